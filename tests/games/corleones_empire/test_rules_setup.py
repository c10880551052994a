"""The board, the set-up and phase 1: CE-GEN, CE-BRD, CE-SET, CE-OPEN."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import consigliere as cg
from consigliere.engine import NotUnderstood
from consigliere.games.corleones_empire.components import (
    ALLY_ROUND,
    DATA,
    DISTRICT_IDS,
    DISTRICTS,
    FAMILY_IDS,
    KIND,
    LOCATION_IDS,
    SPACE_IDS,
    SPACE_PLAYERS,
    SPACES_BY,
    TILE_COLOUR,
    TOUCHES,
)

from .scene import GAME, Table, scene

COLOUR = dict(zip(LOCATION_IDS, TILE_COLOUR, strict=True))


def fresh(seats: int, seed: int = 0, first: str = "random") -> Table:
    return Table(cg.new(GAME, seats=seats, seed=seed, options={"first": first}))


def begun(seats: int, seed: int = 0) -> Table:
    """At the first turn, with families chosen."""
    table = fresh(seats, seed)
    for seat in range(seats):
        table.play(seat, f"choose:{FAMILY_IDS[seat]}")
    return table


def phases(seats: int, seed: int) -> list[tuple[int, str]]:
    """Rounds and phases of a random game, in the order they come."""
    match, pick = cg.new(GAME, seats=seats, seed=seed), Random(seed)
    found: list[tuple[int, str]] = []
    while match.result is None:
        table = match.view()["table"]
        if not found or found[-1] != (table["round"], table["phase"]):
            found.append((table["round"], table["phase"]))
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    return found


# --- general


@pytest.mark.rule("CE-GEN-02", "CE-GEN-03", "CE-BRIBE-07")
def test_four_rounds_of_phases_in_order_without_bribery_in_the_last() -> None:
    order = ["open_location", "family_business", "turf_war", "bribery", "tribute"]
    seen: set[tuple[int, str]] = set()
    for seed in range(6):
        row = phases(2, seed)
        assert row == sorted(row, key=lambda one: (one[0], order.index(one[1])))
        seen |= set(row)
    assert {number for number, _ in seen} == {1, 2, 3, 4}
    assert (3, "bribery") in seen
    assert (4, "bribery") not in seen


@pytest.mark.rule("CE-GEN-04")
def test_the_round_track_shows_limit_colour_member_and_bribery() -> None:
    rounds = DATA["round"]
    assert [one["tile_colour"] for one in rounds] == ["blue", "blue", "red", "red"]
    assert [one["joins"] for one in rounds] == ["don", "consigliere", "", "heir"]
    assert [one["bribery"] for one in rounds] == [True, True, True, False]
    for number in (1, 2, 3, 4):
        table = scene(round=number)
        assert table.match.view()["table"]["limit"] == rounds[number - 1]["hand_limit"]


@pytest.mark.rule("CE-GEN-05")
def test_there_is_no_hand_limit_outside_tribute() -> None:
    table = scene(hands=["bill_1*6 gun*5 booze*5"])
    table.do("thug:loc_brooklyn")
    assert len(table.hand(0)) == 18


@pytest.mark.rule("CE-GEN-06", "CE-EX-6")
def test_no_change_is_given() -> None:
    table = scene(hands=["bill_1*5"], cases=["bill_5"])
    for option in ("launder:bill_1", "bill:bill_5", "discard:bill_1", "give:bill_5"):
        rule = {"bill": "CE-SUP-02", "give": "CE-CARD-09"}.get(option.partition(":")[0], "CE-GEN-06")
        table.refuses(option, rule)


@pytest.mark.rule("CE-GEN-07")
def test_gains_go_to_the_hand() -> None:
    table = scene(hands=[""])
    table.do("thug:loc_wall_street")
    assert table.gained(0) == {"dirty_money": 1, "bill_1": 1}
    assert table.case(0) == []


@pytest.mark.rule("CE-GEN-08")
def test_there_is_no_trading() -> None:
    table = scene(hands=["bill_1", "bill_2"])
    assert table.match.title.trade is None
    assert all(table.match.extras(seat) == () for seat in range(3))


@pytest.mark.rule("CE-GEN-09", "CE-RULE-30")
def test_money_is_its_owners_own_knowledge() -> None:
    table = scene(hands=["bill_1 bill_5", "bill_2"], cases=["bill_5", "bill_3 bill_3"])
    for seat in (None, 0, 1, 2):
        for side in table.match.view(seat)["table"]["families"]:
            assert (side["suitcase"] is None) == (side["seat"] != seat)
    own = table.match.view(1)["table"]
    assert own["hand"] == ["bill_2"]
    assert own["families"][1]["suitcase"] == {"bills": ["bill_3", "bill_3"], "jobs": [], "money": 6}
    assert [side["cards"] for side in own["families"]] == [2, 1, 0]


# --- the board


@pytest.mark.rule("CE-BRD-01")
def test_seven_districts_by_number() -> None:
    assert DISTRICT_IDS == (
        "wall_street",
        "brooklyn",
        "upper_east_side",
        "queens",
        "upper_west_side",
        "midtown",
        "chelsea",
    )


@pytest.mark.rule("CE-BRD-02", "CE-BRD-03", "CE-RULE-28")
def test_each_district_has_a_printed_location_and_room_for_one_tile_each_with_one_thug_space() -> None:
    assert [
        one["district"] for one in sorted(DATA["location"], key=lambda x: DISTRICT_IDS.index(x["district"]))
    ] == list(DISTRICT_IDS)
    assert {one["thug_spaces"] for one in (*DATA["location"], *DATA["tile"])} == {1}
    table = scene(5, round=4, tiles="")
    assert len(table.now("tiles")) == DISTRICTS
    assert len(table.may("thug")) == 2 * DISTRICTS
    assert set(table.now("markers")) == set(DISTRICT_IDS)


@pytest.mark.rule("CE-BRD-04", "CE-BRD-05", "CE-EX-1", "CE-EX-2", "CE-RULE-33")
def test_a_figure_is_present_in_all_areas_its_space_touches() -> None:
    table = scene(5, figures={"fs_01": "0f", "fs_02": "4f"})
    g = table.match.state
    don, other = 3, 4 * 6 + 3
    here = [DISTRICT_IDS[d] for d in range(DISTRICTS) if don in g.present(d)]  # type: ignore[attr-defined]
    there = [DISTRICT_IDS[d] for d in range(DISTRICTS) if other in g.present(d)]  # type: ignore[attr-defined]
    assert here == ["midtown", "chelsea"]
    assert there == ["queens", "midtown"]
    spaces = {one["id"]: one["touches"] for one in DATA["family_space"]}
    assert set(spaces["fs_01"]) == {"chelsea", "midtown", "central_park"}
    assert set(spaces["fs_02"]) == {"midtown", "queens"}
    assert {len(touched) for touched in spaces.values()} == {2, 3}
    assert all(space in SPACES_BY[d] for space, row in enumerate(TOUCHES) for d in row)


@pytest.mark.rule("CE-BRD-06", "CE-RULE-11")
def test_six_spaces_are_closed_with_two_players_to_the_mayor_too() -> None:
    closed = {name for name, players in zip(SPACE_IDS, SPACE_PLAYERS, strict=True) if players == 3}
    assert len(closed) == 6
    two, three = scene(2), scene(3)
    assert not closed & two.may("family")
    assert closed <= three.may("family")
    for space in closed:
        two.refuses(f"family:{space}", "CE-BRD-06")
    lent = scene(2, round=2, allies=["ward_politician"])
    lent.do("ally:ward_politician")
    assert not closed & lent.may("place")
    lent.refuses(f"place:{min(closed)}", "CE-BRD-06")


@pytest.mark.rule("CE-BRD-07", "CE-THUG-02")
def test_a_space_holds_one_figure_and_a_district_any_number() -> None:
    table = scene(figures={"loc_midtown": "1t", "fs_01": "1f"})
    table.refuses("thug:loc_midtown", "CE-THUG-02")
    table.refuses("family:fs_01", "CE-BRD-07")
    lent = scene(round=2, allies=["beat_cop"], figures={"loc_midtown": "1t", "fs_01": "1f"})
    lent.do("ally:beat_cop", "apply:place_neutral_police_chief", "patrol:midtown")
    assert lent.now("chief") == "midtown"


@pytest.mark.rule("CE-BRD-08")
def test_central_park_is_no_district() -> None:
    assert "central_park" not in DISTRICT_IDS
    scene().refuses("thug:central_park", "CE-BRD-03")
    cop = scene(round=2, allies=["beat_cop"])
    cop.do("ally:beat_cop", "apply:place_neutral_police_chief")
    cop.refuses("patrol:central_park", "CE-NEU-04")
    front = scene(hands=["dirty_money gun booze time_to_pay"])
    front.do("job:time_to_pay", "apply:collect_front")
    front.refuses("collect:central_park", "CE-CARD-03")


@pytest.mark.rule("CE-BRD-09", "CE-EOR-01")
def test_the_hudson_holds_the_killed_until_the_round_is_over() -> None:
    table = scene(2, phase="tribute", stack=[{"step": "EndOfRound"}], hudson="0t 1f")
    assert table.now("hudson") == []
    assert table.now("round") == 2


# --- set-up


@pytest.mark.rule("CE-SET-01", "CE-SET-02")
def test_the_game_begins_in_round_one_with_full_stacks() -> None:
    table = fresh(3)
    assert (table.now("round"), table.now("phase")) == (1, "open_location")
    stacks = table.now("stacks")
    assert {stacks[good["id"]] for good in DATA["good"]} == {good["count"] for good in DATA["good"]}
    assert stacks["bill_5"] == next(bill["count"] for bill in DATA["bill"] if bill["value"] == 5)


@pytest.mark.rule("CE-SET-03", "CE-SET-04")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 0), (3, 0), (4, 1), (5, 3)])
def test_blue_tiles_open_before_the_game_with_four_and_five(seats: int, tiles: int) -> None:
    seen = set()
    for seed in range(12):
        opened = fresh(seats, seed).now("tiles")
        assert [COLOUR[tile] for tile in opened] == ["blue"] * tiles
        seen.add(tuple(opened))
    assert len(seen) > 3 or not tiles


@pytest.mark.rule("CE-SET-05", "CE-SET-06", "CE-EX-13")
@pytest.mark.parametrize(("seats", "jobs", "allies"), [(2, 2, 1), (3, 3, 2), (4, 3, 3), (5, 4, 4)])
def test_common_jobs_and_allies_by_number_of_players(seats: int, jobs: int, allies: int) -> None:
    table = fresh(seats)
    assert len([job for job in table.now("common") if job]) == jobs
    assert len(table.now("offer")) == allies
    assert all(ALLY_ROUND[KIND[ally]] == 1 for ally in table.now("offer"))
    assert len(table.now("deck")) == 44 - jobs - 2 * seats
    assert len({tuple(fresh(seats, seed).now("offer")) for seed in range(10)}) > 1


@pytest.mark.rule("CE-SET-07", "CE-D-01", "CE-RULE-38", "CE-RULE-1")
def test_families_are_chosen_in_seat_order_and_all_differ() -> None:
    table = fresh(3)
    assert table.seat == 0
    assert table.may("choose") == set(FAMILY_IDS)
    table.do("choose:pizzino")
    assert table.seat == 1
    table.refuses("choose:pizzino", "CE-SET-07")
    table.do("choose:vitale", "choose:caccamo")
    sides = table.match.view()["table"]["families"]
    assert [side["family"] for side in sides] == ["pizzino", "vitale", "caccamo"]
    assert [side["markers"] for side in sides] == [9, 9, 9]
    assert table.now("supply") == [["thug_1", "thug_2", "don"]] * 3
    assert fresh(2).now("supply") == [["thug_1", "thug_2", "thug_3", "don"]] * 2


@pytest.mark.rule("CE-SET-08")
def test_the_neutral_characters_stand_next_to_the_board_and_others_leave_the_game() -> None:
    table = begun(2)
    assert table.now("figures") == {}
    assert table.now("chief") is None
    assert table.match.view()["table"]["hudson"] == []
    for figure in ("vitale_thug_1", "mayor", "police_chief"):
        assert figure not in str(table.now("figures"))


@pytest.mark.rule("CE-SET-09", "CE-EX-13")
def test_each_hand_begins_with_six_dollars_and_two_jobs() -> None:
    table = fresh(3)
    for seat in range(3):
        hand = table.hand(seat)
        assert len(hand) == 5
        assert Counter(hand)["bill_1"] == Counter(hand)["bill_2"] == Counter(hand)["bill_3"] == 1
    assert len({tuple(fresh(3, seed).hand(0)) for seed in range(10)}) > 5


@pytest.mark.rule("CE-SET-10")
def test_the_horse_head_goes_by_lot_or_to_whom_the_table_names() -> None:
    assert {fresh(3, seed).now("horse") for seed in range(20)} == {0, 1, 2}
    assert {fresh(3, seed, "3").now("horse") for seed in range(5)} == {2}
    with pytest.raises(NotUnderstood):
        fresh(3, 0, "4")
    table = fresh(3, 0, "2")
    table.do("choose:marzullo", "choose:vitale", "choose:caccamo")
    assert table.seat == 1


# --- phase 1


@pytest.mark.rule("CE-OPEN-01", "CE-OPEN-02", "CE-OPEN-03", "CE-EX-3", "CE-EX-4", "CE-EX-13")
def test_a_tile_opens_each_round_in_the_lowest_empty_district() -> None:
    five = begun(5)
    assert [COLOUR[tile] for tile in five.now("tiles")] == ["blue"] * 4
    assert five.told("opened")[-1]["district"] == "queens"
    four = scene(4, round=3, phase="tribute", stack=[{"step": "EndOfRound"}])
    assert len(four.now("tiles")) == 5
    assert four.told("opened")[-1]["district"] == "upper_west_side"
    assert COLOUR[four.now("tiles")[-1]] == "red"
    assert four.now("tiles")[:4] == four.before["tiles"][:4]
    three = begun(3)
    assert three.told("opened")[-1]["district"] == "wall_street"


@pytest.mark.rule("CE-OPEN-04")
def test_only_some_red_tiles_give_narcotics() -> None:
    givers = {
        one["id"]
        for one in (*DATA["location"], *DATA["tile"])
        if any(effect.get("good") == "narcotics" for effect in (*one["back"], *one["front"]))
    }
    red = {tile["id"] for tile in DATA["tile"] if tile["colour"] == "red"}
    assert givers
    assert givers < red
    for card in (*DATA["job"], *DATA["ally"]):
        assert "narcotics" not in str(card["effects"])
