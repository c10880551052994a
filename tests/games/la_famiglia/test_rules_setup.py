"""Chapters 1 to 3: components, setup, course of the game, free actions."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

import consigliere as cg
from consigliere.engine import IllegalMove, NotYours
from consigliere.games.la_famiglia import TITLE
from consigliere.games.la_famiglia.action_boards import BOARD_SIZE
from consigliere.games.la_famiglia.actions import GiveOrder, Recruit
from consigliere.games.la_famiglia.components import (
    ALLY,
    BASIC_HAND,
    CHARACTERS,
    DATA,
    FAMILY,
    FAMILY_BOARD,
    NEIGHBOURS,
    NEUTRAL,
    ORDER_FROM,
    ROW_IDS,
    SEATS,
    START,
    TEAM,
    TERRITORIES,
    base_values,
)
from consigliere.games.la_famiglia.state import Sicily
from consigliere.match import Match

from .scene import GAME, A, B, C, D, Scene, planning


def new(seed: int, **options: Any) -> Match:
    return cg.new(GAME, seats=4, seed=seed, options=options)


def to_planning(seed: int, **options: Any) -> Match:
    """A match whose setup is done, by random choices."""
    match, pick = new(seed, **options), Random(seed)
    while match.view()["table"]["phase"] == "setup":
        seat = match.deciders[0]
        match.play(seat, pick.choice(match.options(seat)))
    return match


def events_of(match: Match, kind: str) -> list[dict[str, Any]]:
    return [event for row in match.events() for event in row if event["event"] == kind]


@pytest.mark.rule("LF-COM-01")
def test_what_is_not_in_supply_does_not_come() -> None:
    scene = planning().put("enna", A, 48).ask(Recruit(A, 5))
    assert scene.offers(A, "recruit") == {"1", "2"}
    assert scene.why(A, "recruit:3") == "LF-COM-01"


@pytest.mark.rule("LF-COM-02")
def test_money_is_unlimited() -> None:
    scene = planning().put("enna", A, 2)
    scene.g.earn(A, 500, "cell")
    assert scene.g.money[A] == 500 > DATA["components"]["common"]["coins_1"] + 2 * 42


@pytest.mark.rule("LF-RULE-1")
def test_a_family_has_five_cars() -> None:
    assert planning().put("enna", A, 2).g.garage == [5, 5, 5, 5]


@pytest.mark.rule("LF-SET-01")
def test_board_0_is_the_upper_board_of_round_1_and_board_1_the_lower() -> None:
    match = to_planning(1)
    table = match.view()["table"]
    assert {cell.split("_")[0] for cell in table["upper"]} == {"b0"}
    assert (table["lower"], len(cast(Sicily, match.state).lower)) == ({}, BOARD_SIZE[1])


@pytest.mark.rule("LF-SET-02", "LF-SET-03")
def test_two_teams_of_two_and_play_passes_to_the_other_team() -> None:
    assert [TEAM.count(team) for team in (0, 1)] == [2, 2]
    for seat in range(SEATS):
        for here, there in pairwise((*ORDER_FROM[seat], seat)):
            assert TEAM[here] != TEAM[there]
        assert TEAM[ALLY[seat]] == TEAM[seat] != TEAM[ORDER_FROM[seat][1]]


@pytest.mark.rule("LF-SET-04")
def test_seven_kinds_of_control_tokens_are_the_same_for_both_teams_and_public() -> None:
    drawn = set()
    for seed in range(30):
        match = new(seed)
        kinds = match.view()["table"]["kinds"]
        assert len(set(kinds)) == 7
        assert match.view()["table"]["claims"] == [{}, {}]
        assert events_of(match, "kinds_drawn")[0]["kinds"] == kinds
        drawn |= set(kinds)
    assert len(drawn) == 11


@pytest.mark.rule("LF-SET-05", "LF-RULE-44", "LF-RULE-58")
def test_corners_choose_in_cycle_order_one_of_their_teams_three_families() -> None:
    match = new(3)
    drawn = match.view()["table"]["drawn"]
    assert len(set(drawn[0]) | set(drawn[1])) == 6
    for seat in (A, B, C, D):
        assert match.deciders == (seat,)
        with pytest.raises(NotYours):
            match.play(ALLY[seat], f"family:{drawn[TEAM[seat]][0]}")
        free = [f for f in drawn[TEAM[seat]] if f not in {p["family"] for p in match.view()["table"]["seats"]}]
        assert [str(option) for option in match.options(seat)] == [f"family:{family}" for family in free]
        with pytest.raises(IllegalMove, match="LF-SET-05"):
            match.play(seat, f"family:{drawn[1 - TEAM[seat]][0]}")
        match.play(seat, f"family:{free[-1]}")
        if seat in (A, B):
            assert match.view(ALLY[seat])["table"]["seats"][seat]["family"] == free[-1]
    assert match.view()["step"] != "ChooseFamily"


@pytest.mark.rule("LF-RULE-44")
def test_the_second_ally_cannot_take_the_first_ones_family() -> None:
    match = new(3)
    taken = str(match.options(A)[0])
    match.play(A, taken)
    match.play(B, match.options(B)[0])
    assert match.why_not(C, cg.Option.parse(taken)) == "LF-RULE-44"


@pytest.mark.rule("LF-SET-06")
def test_a_first_game_leaves_black_and_white_out_and_deals_the_rest() -> None:
    seen = set()
    for seed in range(12):
        table = new(seed, beginner_families=True).view()["table"]
        families = tuple(player["family"] for player in table["seats"])
        assert set(families) == {"blue", "green", "red", "yellow"}
        seen.add(families)
    assert len(seen) > 6


@pytest.mark.rule("LF-SET-07", "LF-SET-09", "LF-SET-10")
def test_five_basic_orders_in_hq_eight_special_ones_on_the_board_the_rest_in_supply() -> None:
    match = to_planning(5)
    g: Any = match.state
    for seat in range(SEATS):
        player = match.view(seat)["table"]["seats"][seat]
        assert len(player["hq"]["orders"]) == 5
        assert all("_basic_" in order for order in player["hq"]["orders"])
        assert g.hand[seat] == BASIC_HAND[g.family[seat]]
        cells = FAMILY_BOARD[g.family[seat]]
        assert sum(cell.order >= 0 for row in cells for cell in row) == 8
        public = match.view()["table"]["seats"][seat]
        card = CHARACTERS[g.character[seat]]
        assert public["supply"] == 50 - 15 - card.hq_soldiers - card.map_soldiers
        assert (public["cars"], public["boats"], public["markers"]) == (5 - card.cars, 4 - card.boats, 8 - 2)


@pytest.mark.rule("LF-SET-08", "LF-SET-19")
def test_seventeen_cells_in_four_rows_all_public() -> None:
    table = to_planning(5).view()["table"]
    assert ROW_IDS == ("justice", "police", "economy", "church")
    for family in FAMILY_BOARD:
        assert sum(len(row) for row in family) == 17
    for player in table["seats"]:
        assert player["opened"] == [0, 0, 0, 0]
        values = base_values(FAMILY[player["family"]], player["opened"])
        assert (values["place"], values["recruit"]) == (2, 3)


@pytest.mark.rule("LF-SET-11", "LF-SET-12")
def test_every_territory_starts_with_two_or_three_soldiers_of_one_colour() -> None:
    match = new(8, beginner_families=True)
    g: Any = match.state
    extra = [0] * SEATS
    for place in range(TERRITORIES):
        colour, count = START[place]
        assert (g.owner[place], 2 <= g.soldiers[place] <= 3) == (colour, True)
        assert g.soldiers[place] == count
        if colour < SEATS:
            extra[colour] += 1
    assert extra == [6, 6, 6, 6]
    assert g.greys == 30 - sum(count for colour, count in START if colour == NEUTRAL)


@pytest.mark.rule("LF-SET-13", "LF-SET-14", "LF-SET-15", "LF-EX-20")
def test_first_player_and_characters_by_lot_and_a_lira_for_the_last_player() -> None:
    firsts, cards = set(), set()
    for seed in range(24):
        match = new(seed, beginner_families=True)
        g: Any = match.state
        firsts.add(g.first)
        assert len(set(g.character)) == 4
        cards |= set(g.character)
        last = ORDER_FROM[g.first][-1]
        assert TEAM[last] != TEAM[g.first]
        for seat in range(SEATS):
            card = CHARACTERS[g.character[seat]]
            assert g.men[seat] == card.hq_soldiers
            assert g.money[seat] == card.money - (seat == g.first) + (seat == last)
        gift = events_of(match, "first_gift")[0]
        assert (gift["seat"], gift["other"], gift["amount"]) == (g.first, last, 1)
    assert firsts == {0, 1, 2, 3}
    assert len(cards) == 6


@pytest.mark.rule("LF-SET-16", "LF-RULE-2")
def test_extra_units_on_own_territories_in_turn_order_and_a_boat_that_does_not_move() -> None:
    from consigliere.games.la_famiglia.setup import StartUnits

    scene = Scene().put("licata", A, 2).put("enna", A, 2).put("gela", C, 2).put("modica", B, 2)
    scene.ask(StartUnits(A, 1, 1, 1), StartUnits(B, 1, 0, 0))
    assert scene.offers(A, "soldier") == scene.offers(A, "car") == {"licata", "enna"}
    assert scene.offers(A, "boat") == {"mare_agrigento", "mare_licata"}
    assert scene.why(A, "soldier:gela") == scene.why(A, "boat:mare_palermo") == "LF-SET-16"
    scene.play(A, "boat:mare_licata")
    assert scene.asked == "StartUnits"  # no question about moving it
    assert scene.why(A, "boat:mare_licata") == "LF-SET-16"
    scene.play(A, "soldier:enna", "car:licata")
    assert (scene.at("enna"), scene.car("licata"), scene.who) == ((A, 3), 1, (B,))
    assert scene.g.supply[A] == 50 - 5


@pytest.mark.rule("LF-SET-17")
def test_labs_on_own_territories_at_most_two_each() -> None:
    from consigliere.games.la_famiglia.setup import StartLabs

    scene = Scene().put("licata", A, 2).put("gela", C, 2).put("enna", 4, 2).ask(StartLabs(A, 3))
    scene.play(A, "lab:licata", "lab:licata")
    assert scene.why(A, "lab:gela") == scene.why(A, "lab:enna") == "LF-SET-17"
    assert scene.why(A, "lab:licata") == "LF-ACT-11"
    assert scene.g.labs_left == 28


@pytest.mark.rule("LF-SET-18", "LF-RULE-50")
def test_two_markers_each_on_free_cells_below_the_grey_circles() -> None:
    from consigliere.games.la_famiglia.setup import StartMarker

    scene = planning().marker("b0_justice_1", 4).marker("b0_justice_3", B).ask(StartMarker(A))
    assert scene.why(A, "marker:b0_justice_1") == "LF-SET-18"
    assert scene.why(A, "marker:b1_justice_2") == "LF-SET-18"
    assert scene.why(A, "marker:b0_justice_3") == "LF-PLAN-05"
    scene.play(A, "marker:b0_justice_2")
    assert scene.on("b0_justice_2") == {"red": 1}
    match = to_planning(2)
    g: Any = match.state
    markers = events_of(match, "marker_placed")
    assert [event["seat"] for event in markers] == [*ORDER_FROM[g.first]] * 2
    assert sum(bool(packed) for packed in g.upper) == 8 + 8 <= BOARD_SIZE[0]


@pytest.mark.rule("LF-SET-20", "LF-EX-1")
def test_the_map_has_twelve_districts_nine_seas_and_the_neighbours_of_the_example() -> None:
    lands = {land["id"]: land for land in DATA["territory"]}
    assert (len(lands), len(DATA["district"]), len(DATA["sea"])) == (36, 12, 9)
    district = next(d for d in DATA["district"] if "camastra" in d["territories"])
    assert set(district["territories"]) == {"caltanissetta", "agrigento", "camastra"}
    assert "camastra" in lands["enna"]["neighbours"]
    assert set(lands["licata"]["seas"]) == {"mare_agrigento", "mare_licata"}
    for name, land in lands.items():
        points = {tuple(point) for point in land["polygon"]}
        for other, there in lands.items():
            shared = points & {tuple(point) for point in there["polygon"]}
            if other != name:
                assert (len(shared) >= 2) == (other in land["neighbours"]), (name, other)  # a point is no border
    assert TITLE.check_data() == []
    assert all(place in NEIGHBOURS[other] for place in range(TERRITORIES) for other in NEIGHBOURS[place])


# --- the course of the game


@pytest.mark.rule("LF-RND-01", "LF-CTL-10")
def test_a_round_is_planning_lull_events_lull_at_most_four_times() -> None:
    match, pick = new(4), Random(4)
    while match.result is None:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    kinds = ("planning", "lull", "revealed")
    row = [event for turn in match.events() for event in turn if event["event"] in kinds]
    assert [event["event"] for event in row] == ["planning", "lull", "revealed", "lull"] * (len(row) // 4)
    assert [e["phase"] for e in row if e["event"] == "lull"] == ["planning", "events"] * (len(row) // 4)
    assert len(row) // 4 <= 4


@pytest.mark.rule("LF-RND-02", "LF-EX-18")
def test_after_round_2_board_1_leaves_and_board_2_comes_up_with_its_markers() -> None:
    from consigliere.games.la_famiglia.lull import NEXT_ROUND

    scene = Scene(round=2).put("enna", A, 2).marker("b2_church_1", B)
    scene.ask(NEXT_ROUND, Recruit(A, 1))
    table = scene.match.view()["table"]
    assert table["round"] == 3
    assert table["upper"]["b2_church_1"] == ["blue"]
    assert scene.on("b2_church_1") == {"blue": 1}
    assert (table["lower"], len(scene.g.lower)) == ({}, BOARD_SIZE[3])


# --- free actions


@pytest.mark.rule("LF-FREE-01", "LF-FREE-04")
def test_an_order_is_sold_face_up_for_a_lira_also_in_another_turn() -> None:
    scene = planning().put("enna", A, 2).hq(B, money=0).ask(Recruit(A, 2))
    scene.play(B, "sell:sale_blue_basic_bomb", "sell:sale_blue_basic_muster")
    assert scene.g.money[B] == 2
    assert scene.who == (A,)
    for reader in (None, A, B, C, D):
        assert set(scene.match.view(reader)["table"]["seats"][B]["sold"]) == {"blue_basic_bomb", "blue_basic_muster"}
    assert "sell:sale_blue_basic_bomb" not in scene.extras(B)


@pytest.mark.rule("LF-FREE-02", "LF-TEAM-02")
def test_a_gift_costs_as_much_again() -> None:
    scene = planning().put("enna", A, 2).hq(B, money=5).hq(D, money=1).ask(Recruit(A, 2))
    assert {option for option in scene.extras(B) if option.startswith("give")} == {"give:1", "give:2"}
    assert not any(option.startswith("give") for option in scene.extras(D))
    scene.play(B, "give:2")
    assert (scene.g.money[B], scene.g.money[D]) == (1, 3)
    assert (scene.g.money[A], scene.g.money[C]) == (0, 0)


@pytest.mark.rule("LF-FREE-03")
def test_what_is_on_the_map_or_the_family_board_cannot_be_sold_and_enemies_get_nothing() -> None:
    scene = planning().put("enna", A, 2, orders="red_basic_strike").hq(A, money=4).ask(Recruit(B, 1))
    assert "sell:sale_red_basic_strike" not in scene.extras(A)
    assert "sell:sale_red_justice_a" not in scene.extras(A)
    assert {option for option in scene.extras(A) if option.startswith("give")} == {"give:1", "give:2"}
    with pytest.raises(IllegalMove, match="LF-FREE-03"):
        scene.play(A, "sell:sale_red_basic_strike")


@pytest.mark.parametrize("asked", [A, B], ids=["asked", "not asked"])
@pytest.mark.rule("LF-FREE-01", "LF-FREE-02", "LF-FREE-03")
def test_a_refused_free_action_cites_its_own_rule_no_matter_who_is_asked(asked: int) -> None:
    scene = planning().put("enna", A, 2, orders="red_basic_strike").put("bronte", B, 2).ask(Recruit(asked, 1))
    scene.play(A, "sell:sale_red_basic_muster")
    refused = {
        "sell:sale_red_basic_strike": "LF-FREE-03",  # it lies on the map
        "sell:sale_red_justice_a": "LF-FREE-03",  # it lies on the family board
        "sell:sale_red_basic_muster": "LF-FREE-03",  # it has been sold
        "sell:sale_blue_basic_bomb": "LF-FREE-01",  # it is another family's
        "sell:enna": "LF-FREE-01",
        "give:1": "LF-FREE-02",  # with 1 lira left
        "give:0": "LF-FREE-02",
        "give:-1": "LF-FREE-02",
        "give:31": "LF-FREE-02",
        "give:seat_1": "LF-FREE-03",  # an enemy
        "give:seat_2": "LF-FREE-02",  # the ally, but no amount
    }
    for option, rule in refused.items():
        assert scene.why(A, option) == rule, option
        with pytest.raises(IllegalMove, match=rule):
            scene.match.play(A, option)
    assert scene.why(A, "march:enna") == ("LF-ACT-01" if asked == A else "")


@pytest.mark.rule("LF-RULE-3")
def test_free_actions_of_the_setup_are_refused_by_the_ruling_on_their_time() -> None:
    match = new(1)
    for seat in range(SEATS):
        for option in ("sell:sale_red_basic_bomb", "give:1"):
            assert match.why_not(seat, cg.Option.parse(option)) == "LF-RULE-3"
            with pytest.raises(IllegalMove, match="LF-RULE-3"):
                match.play(seat, option)


@pytest.mark.rule("LF-RULE-3")
def test_free_actions_come_between_questions_not_in_the_setup_and_never_end_the_own_one() -> None:
    match = new(1)
    assert all(match.extras(seat) == () for seat in range(SEATS))
    scene = planning().put("enna", A, 2).hq(A, orders="red_basic_strike red_basic_bomb").ask(GiveOrder(A, 1, 0, ()))
    scene.play(A, "sell:sale_red_basic_bomb")
    assert scene.asked == "GiveOrder"
    assert "sell:sale_red_basic_strike" not in scene.extras(A)  # the order has to be given
    assert scene.why(A, "sell:sale_red_basic_strike") == "LF-RULE-3"
    assert scene.offers(A, "order") == {"red_basic_strike"}
    scene.play(A, "order:red_basic_strike")
    scene.play(C, "sell:sale_green_basic_bomb")  # in the middle of the choice; it continues
    scene.play(A, "at:enna")
    assert scene.laid("enna") == ["red_basic_strike"]


@pytest.mark.rule("LF-RULE-3")
def test_during_the_secret_choice_of_cards_an_order_may_be_sold() -> None:
    from .attacks import at_the_cards

    scene = at_the_cards()
    scene.play(A, "card:defector")
    scene.play(A, "sell:sale_red_basic_bomb")
    scene.play(B, "sell:sale_blue_basic_bomb", "card:coward_1")
    assert scene.asked == "TakeCard"
