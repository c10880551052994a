"""Chapters 1 and 2: components, supplies, setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Dictated, NotUnderstood, Option
from consigliere.games.men_of_mayhem.components import CARD_KIND_IDS, DATA
from consigliere.match import Match
from tests.games.men_of_mayhem.scene import gang, scene, state_of


def begin(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    return cg.new("men_of_mayhem", seats=seats, seed=seed, options=options)


def chosen(match: Match) -> Match:
    """Everybody takes the first option until the first turn."""
    while match.view()["table"]["phase"] == "setup":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    return match


# --- components


@pytest.mark.rule("MM-CMP-01")
@pytest.mark.rule("MM-CMP-02")
@pytest.mark.rule("MM-CMP-03")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counts = DATA["counts"]
    assert (counts["clubhouse_boards"], counts["player_blinds"], counts["dice"], counts["reaper_patch"]) == (4, 4, 4, 1)
    assert counts["site_tiles"] == len(DATA["sites"]) == 24
    cards = DATA["cards"]
    assert counts["anarchy_cards"] == sum(not card["hardcore"] for card in cards) == 36
    assert counts["hardcore_anarchy_cards"] == sum(card["hardcore"] for card in cards) == 4
    assert (counts["members"], counts["prospects"]) == (20, 20)
    assert (counts["contraband"], counts["guns"], counts["heat_tokens"]) == (24, 24, 16)
    assert (counts["order_tokens"], counts["cash"]) == (34, 136)
    assert {card["kind"] for card in cards} == set(CARD_KIND_IDS)


@pytest.mark.rule("MM-CMP-04")
@pytest.mark.rule("MM-RULE-1")
@pytest.mark.rule("MM-CMP-05")
def test_four_start_sites_and_twenty_random_ones_and_the_emergency_room_is_none() -> None:
    assert Counter(site["kind"] for site in DATA["sites"]) == {"start": 4, "random": 20}
    assert DATA["emergency_room"]["is_site"] is False
    table = chosen(begin(4)).view()["table"]
    kinds = Counter(site["kind"] for site in table["sites"])
    assert kinds["tile"] == 4 + 2  # the start sites are open from the beginning, and two random ones are revealed
    assert kinds["face_down"] == 4
    assert 4 + 6 + DATA["counts"]["emergency_room_tiles"] == 11
    assert "emergency_room" not in [site["id"] for site in table["sites"]]


@pytest.mark.rule("MM-CMP-06")
def test_a_board_prints_limits_starting_amounts_base_orders_and_two_rules() -> None:
    for club in DATA["clubs"]:
        for side in ("unleaded", "high_octane"):
            assert set(club[side]) >= {"base_orders", "cash", "guns", "contraband", "heat", "members", "prospects"}
        assert len(club["high_octane"]["rules"]) == 2
        assert "rules" not in club["unleaded"]
    assert [level["heat"] for level in DATA["heat_track"]["levels"]] == [0, 1, 2, 3, 4]


@pytest.mark.rule("MM-CMP-07")
@pytest.mark.rule("MM-SUP-08")
@pytest.mark.rule("MM-X56-03")
def test_an_expansion_adds_its_pieces_only_if_its_club_plays() -> None:
    base = state_of(chosen(begin(3, clubs="both")))
    assert sum(base.goods[1::3]) + base.supply[1] == 24
    match = begin(3, clubs="calaveras")
    match.play(match.deciders[0], "club:calaveras")
    state = state_of(chosen(match))
    assert sum(state.goods[1::3]) + state.supply[1] == 24 + DATA["counts_per_expansion"]["guns"]
    assert sum(state.goods[2::3]) + state.supply[2] == 24 + DATA["counts_per_expansion"]["contraband"]


@pytest.mark.rule("MM-CMP-08")
def test_a_die_has_six_sides() -> None:
    table = scene(samcro=gang(docks="2m"), mayans=gang(docks="2m"), phase="orders")
    table.do("fight:docks").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    assert [row["die"] for row in table.happened("totals")[0]["gangs"]] == [6, 1]
    table = scene(samcro=gang(docks="2m"), mayans=gang(docks="2m"))
    with pytest.raises(NotUnderstood, match="below 6"):
        table.do("fight:docks").dice(7, 1).do("samcro guns:0", "mayans guns:0")


# --- supplies


@pytest.mark.rule("MM-SUP-01")
@pytest.mark.rule("MM-RULE-2")
@pytest.mark.rule("MM-SUP-02")
def test_guns_and_bags_run_out_a_gain_gives_what_is_left_and_a_purchase_needs_all() -> None:
    table = scene(contacts="irish_freddy", samcro=gang(irish_freddy="1m"), supply={"gun": 1})
    assert table.do("exploit:irish_freddy", "use:irish_freddy_1").goods("samcro") == (4, 3, 2)
    assert table.table["supply"]["gun"] == 0
    table = scene(samcro=gang(gun_factory="1m", cash=9), supply={"gun": 0})
    assert "exploit:gun_factory" in table.may()
    table.do("exploit:gun_factory")  # with nothing to gain, only the trick is asked
    assert table.step() == "TrickChoice"
    table = scene(samcro=gang(hairy_dog="1m", guns=2), supply={"contraband": 1})
    table.do("exploit:hairy_dog")
    assert table.step() != "Operations"  # two bags for a gun, and there is only one


@pytest.mark.rule("MM-SUP-02")
def test_a_use_that_the_supply_cannot_fill_is_refused() -> None:
    table = scene(samcro=gang(docks="1m", cash=9), supply={"contraband": 1})
    table.do("exploit:docks", "use:docks_1")
    assert table.step() == "Turn"  # the last bag came by the gain
    table = scene(samcro=gang(docks="1m", cash=9), supply={"contraband": 2})
    table.do("exploit:docks", "use:docks_2", "use:docks_1")
    assert table.goods("samcro") == (8, 2, 4)


@pytest.mark.rule("MM-SUP-03")
def test_cash_is_never_short() -> None:
    table = scene(samcro=gang(brothel="1m", cash=500), mayans=gang(cash=500, home="2m"))
    assert table.do("exploit:brothel", "use:brothel_1").cash("samcro") == 503


@pytest.mark.rule("MM-SUP-04")
def test_there_are_always_enough_tokens() -> None:
    boards = [club for club in DATA["clubs"] if club["box"] == "base"]
    most = [max(club["unleaded"]["base_orders"], club["high_octane"]["base_orders"]) + 5 for club in boards]
    assert sum(most) == 33 <= DATA["counts"]["order_tokens"] == 34
    assert DATA["heat_track"]["max"] == DATA["counts_per_club"]["heat_tokens"] == 4
    for club in DATA["clubs"]:
        if club["box"] != "base":
            needed = max(club["unleaded"]["base_orders"], club["high_octane"]["base_orders"]) + 5
            assert needed <= DATA["counts_per_expansion"]["order_tokens"] == 8


@pytest.mark.rule("MM-SUP-05")
def test_an_empty_pool_brings_nobody() -> None:
    table = scene(contacts="nomad", samcro=gang(nomad="1m", home="4p"))
    table.do("exploit:nomad", "use:nomad_1")  # two prospects, but one is left
    assert table.crew("samcro")["home"] == "5p"
    table = scene(contacts="nomad", samcro=gang(nomad="1m", home="5p"))
    assert table.do("exploit:nomad").step() == "Turn"


@pytest.mark.rule("MM-SUP-06")
def test_what_is_paid_can_be_taken_again_at_once() -> None:
    table = scene(contacts="arms_broker", samcro=gang(arms_broker="1m", bags=3), supply={"gun": 1})
    table.do("exploit:arms_broker", "use:arms_broker_1")
    assert table.table["supply"]["gun"] == 0
    before = table.table["supply"]["contraband"]
    table = scene(samcro=gang(reservation="1m", guns=3), supply={"gun": 0})
    table.do("exploit:reservation", "use:reservation_1")
    assert table.table["supply"]["gun"] == 1
    assert before > 0


@pytest.mark.rule("MM-SUP-07")
def test_a_short_supply_serves_gangs_in_turn_order_and_its_stock_is_public() -> None:
    table = scene(
        phase="reveal",
        patch="mayans",
        seats=3,
        stack=[{"step": "OrdersPhase"}, {"step": "CardActs", "card": "crate_of_guns"}],
        samcro=gang(guns=0, home="2m"),
        mayans=gang(guns=0, home="2m"),
        one_niners=gang(guns=22, home="2m"),
    )
    assert [table.goods(club)[1] for club in ("samcro", "mayans", "one_niners")] == [0, 1, 23]
    assert table.match.view()["table"]["supply"] == {"gun": 0, "contraband": 18}


# --- setup


@pytest.mark.rule("MM-SET-01")
@pytest.mark.rule("MM-SET-02")
@pytest.mark.rule("MM-X56-01")
@pytest.mark.parametrize(("seats", "random"), [(3, 6), (4, 6), (5, 8), (6, 8)])
def test_start_sites_lie_open_and_random_ones_face_down(seats: int, random: int) -> None:
    match = begin(seats, mode="unleaded")
    while match.view()["table"]["phase"] == "setup":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    sites = match.position()["table"]["sites"]
    assert sites[:4] == ["charming_police", "st_thomas_hospital", "cut_house", "gun_factory"]
    assert sum(name not in (None, *sites[:4]) for name in sites[:12]) == random
    assert sites.count("face_down") == random - 2
    assert len(match.position()["table"]["tiles"]) == 20 - 2


@pytest.mark.rule("MM-SET-03")
@pytest.mark.rule("MM-ANA-11")
def test_a_deck_of_fifteen_without_the_hardcore_cards() -> None:
    match = chosen(begin())
    position = match.position()["table"]
    hardcore = {card["id"] for card in DATA["cards"] if card["hardcore"]}
    seen = {*position["deck"], *position["lying"], *position["discard"]}
    assert not seen & hardcore
    assert len(seen) == 36
    assert position["cards_left"] == match.view()["table"]["deck"] == 14
    assert not set(position["deck"]) & set(str(match.view(0)).split("'"))  # nobody sees what comes


@pytest.mark.rule("MM-SET-04")
@pytest.mark.rule("MM-RULE-3")
@pytest.mark.rule("MM-DEC-02")
@pytest.mark.rule("MM-CLUB-02")
def test_in_high_octane_everybody_is_free_to_choose_a_side() -> None:
    match = begin(mode="high_octane")
    seat = match.deciders[0]
    match.play(seat, "club:mayans")
    assert {str(option) for option in match.options(seat)} == {"side:high_octane", "side:unleaded"}
    match.play(seat, "side:unleaded")
    assert match.view()["table"]["players"][seat]["side"] == "unleaded"
    assert state_of(match).powers[seat] == 6  # no special rules
    match = begin(mode="unleaded")
    match.play(match.deciders[0], "club:mayans")
    assert match.view()["step"] == "ChooseClub"
    with pytest.raises(cg.IllegalMove):
        match.play(match.deciders[0], "side:high_octane")


def test_the_high_octane_side_is_refused_in_an_unleaded_game() -> None:
    match = begin(mode="unleaded")
    assert match.why_not(match.deciders[0], Option("side", "high_octane")) == "MM-SET-04"


@pytest.mark.rule("MM-SET-05")
@pytest.mark.rule("MM-SET-06")
@pytest.mark.rule("MM-DEC-01")
def test_the_highest_roll_chooses_first_then_clockwise_and_the_last_has_the_patch() -> None:
    from consigliere.engine import Setup
    from consigliere.games.men_of_mayhem import TITLE

    options = TITLE.complete_options(4, {"mode": "unleaded"})
    rolls = (2, 4, 4, 1, 0, 5)  # seats 1 and 2 tie and roll again; seat 2 wins
    match = Match.begin(Setup(TITLE, 4, options, Dictated(rolls)))
    assert match.deciders == (2,)
    order = []
    while match.view()["step"] == "ChooseClub":
        order.append(match.deciders[0])
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    assert order == [2, 3, 0, 1]
    assert match.view()["table"]["patch"] == match.view()["table"]["turn"] == 1


@pytest.mark.rule("MM-SET-05")
def test_a_chosen_club_is_no_longer_there() -> None:
    match = begin(mode="unleaded")
    first = match.deciders[0]
    match.play(first, "club:samcro")
    second = match.deciders[0]
    assert match.why_not(second, Option("club", "samcro")) == "MM-SET-05"
    with pytest.raises(cg.NotYours):
        match.play(first, "club:mayans")


@pytest.mark.rule("MM-SET-07")
@pytest.mark.rule("MM-SET-08")
@pytest.mark.rule("MM-SET-09")
def test_each_gang_takes_what_its_side_prints_and_the_rest_is_its_pool() -> None:
    match = begin()
    while match.view()["table"]["phase"] == "setup":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    boards = {club["id"]: club for club in DATA["clubs"]}
    for seat, player in enumerate(match.position()["table"]["players"]):
        printed = boards[player["club"]][player["side"]]
        drawn = match.events()[0]
        assert player["clubhouse"] == {"members": printed["members"], "prospects": printed["prospects"]}
        assert player["pool"] == {"members": 5 - printed["members"], "prospects": 5 - printed["prospects"]}
        assert 0 <= player["heat"] <= 4
        assert drawn
        assert match.view(seat)["table"]["players"][seat]["goods"] is not None


@pytest.mark.rule("MM-SET-10")
@pytest.mark.parametrize(("seats", "clubs"), [(5, "base"), (6, "base"), (6, "calaveras")])
def test_a_game_needs_as_many_clubs_as_players(seats: int, clubs: str) -> None:
    with pytest.raises(NotUnderstood):
        begin(seats, clubs=clubs)
    begin(seats, clubs="both")


@pytest.mark.rule("MM-SET-10")
def test_clubs_of_a_box_that_is_not_there_cannot_be_chosen() -> None:
    match = begin(3, clubs="grim_bastards")
    names = {str(option.target) for option in match.options(match.deciders[0])}
    assert "calaveras" not in names
    assert "grim_bastards" in names
