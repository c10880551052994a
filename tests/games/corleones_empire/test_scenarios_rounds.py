"""Scenarios derived from sentences of the rulebook: turf war, bribery, tribute, the end. The numbering continues."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import consigliere as cg

from .scene import GAME, Table, everything_of, scene


def war(seats: int = 3, **table: Any) -> dict[str, tuple[list[int], int, int | None]]:
    """A turf war without questions: by district, the points, those of the neutral side, the winner."""
    told = scene(seats, phase="turf_war", **table).told("turf")
    return {event["district"]: (event["points"], event["neutral"], event["winner"]) for event in told}


def bribery(cases: list[str], bids: list[str], horse: int = 0, round: int = 1) -> Table:
    """Bids, the last seat first: all are revealed together, whatever their order."""
    seats = len(cases)
    offer = " ".join(everything_of(round)[: seats - 1])
    table = scene(seats, round=round, phase="bribery", cases=cases, horse=horse, offer=offer)
    for seat in reversed(range(seats)):
        if seat in table.match.deciders:
            table.play(seat, *(f"bid:{bill}" for bill in bids[seat].split()), "done")
    return table


def end(cases: list[str], hands: list[str] | None = None, **table: Any) -> cg.Match:
    """The last tribute and the accounts; hands are within the limit."""
    return scene(len(cases), round=4, phase="tribute", cases=cases, hands=hands or [], **table).match


# 49 to 53: influence
@pytest.mark.rule("CE-WAR-02", "CE-BRD-05")
def test_one_figure_on_three_districts_counts_three_times() -> None:
    told = war(figures={"fs_03": "0f"})
    assert [name for name, (_, _, winner) in told.items() if winner == 0] == ["wall_street", "midtown", "chelsea"]


@pytest.mark.rule("CE-WAR-02", "CE-BRD-08")
def test_by_the_park_a_figure_counts_in_districts_alone() -> None:
    told = war(figures={"fs_12": "0f"})
    assert [name for name, (points, _, _) in told.items() if points[0]] == ["upper_west_side"]
    assert "central_park" not in told


@pytest.mark.rule("CE-WAR-02")
def test_thugs_in_both_locations_of_a_district_are_two() -> None:
    told = war(figures={"loc_wall_street": "0t", "tile_gun_shop": "0t", "fs_11": "1f"}, tiles="tile_gun_shop")
    assert told["wall_street"] == ([2, 1, 0], 0, 0)


@pytest.mark.rule("CE-WAR-03", "CE-WAR-05")
def test_three_neutral_characters_are_one_side() -> None:
    """Two figures of a player lose to mayor, union boss and chief together, although each of these is one."""
    told = war(figures={"fs_02": "mayor", "loc_queens": "union_boss", "fs_14": "0f", "fs_15": "1f"}, chief="queens")
    assert told["queens"] == ([1, 1, 0], 3, None)
    assert told["midtown"] == ([0, 0, 0], 1, None)


@pytest.mark.rule("CE-WAR-04", "CE-WAR-06", "CE-RULE-3")
def test_a_tie_leaves_the_old_master_in_control_and_a_win_stacks_up() -> None:
    table = scene(
        3,
        round=2,
        phase="turf_war",
        figures={"loc_queens": "0t", "fs_14": "1f", "loc_brooklyn": "2t"},
        markers={"queens": "2", "brooklyn": "2"},
    )
    assert table.now("markers")["queens"] == [2]
    assert table.now("markers")["brooklyn"] == [2, 2]
    table.idle()
    while table.step != "Turn":
        table.idle()
    table.play(table.seat, "thug:loc_queens")
    assert table.may("first") == {"seat_0", "seat_2"}


# 54 to 57: relocation
@pytest.mark.rule("CE-WAR-08", "CE-RULE-24")
def test_a_relocated_marker_is_seen_by_the_districts_after_it() -> None:
    """Nine are on the board. Wall Street takes the one of Chelsea. Chelsea, also won, then asks again."""
    markers = {"brooklyn": "00", "upper_east_side": "00", "queens": "00", "upper_west_side": "00", "chelsea": "0"}
    table = scene(2, round=4, phase="turf_war", figures={"loc_wall_street": "0t", "loc_chelsea": "0t"}, markers=markers)
    assert table.match.step is not None
    table.do("marker:chelsea_1")
    assert table.now("markers")["chelsea"] == []
    assert table.may("marker") == {
        "wall_street_1",
        *(f"{name}_{n}" for name in ("brooklyn", "upper_east_side", "queens", "upper_west_side") for n in (1, 2)),
    }
    table.do("marker:queens_2")
    assert table.now("markers")["chelsea"] == [0]
    assert sum(map(len, table.now("markers").values())) == 9


@pytest.mark.rule("CE-WAR-08")
def test_the_ninth_marker_is_placed_and_the_tenth_is_not() -> None:
    markers = {"brooklyn": "00", "upper_east_side": "00", "queens": "00", "upper_west_side": "00"}
    table = scene(2, round=4, phase="turf_war", figures={"loc_wall_street": "0t", "loc_chelsea": "0t"}, markers=markers)
    assert table.now("markers")["wall_street"] == [0]  # their ninth
    table.do("decline")
    assert table.now("markers")["chelsea"] == []


# 58 to 66: bribery
@pytest.mark.rule("CE-BRIBE-02", "CE-BRIBE-03", "CE-BRIBE-04")
def test_four_bids_in_rank_three_pay_and_the_lowest_gets_theirs_back() -> None:
    table = bribery(
        ["bill_1 bill_5", "bill_5 bill_3", "bill_2", "bill_1*3"], ["bill_5", "bill_5 bill_3", "bill_2", "bill_1"]
    )
    assert table.seat == 1
    table.do(f"take:{sorted(table.may('take'))[0]}")
    assert table.seat == 0
    table.do(f"take:{sorted(table.may('take'))[0]}")  # the last ally goes to seat 2 automatically
    assert table.now("suitcases") == [["bill_1"], [], [], ["bill_1", "bill_1", "bill_1"]]
    assert [len(row) for row in table.now("allies")] == [1, 1, 1, 0]


@pytest.mark.rule("CE-BRIBE-02", "CE-BRIBE-04")
@pytest.mark.parametrize(("horse", "left_out"), [(0, 2), (1, 0), (2, 1)])
def test_all_equal_the_last_clockwise_from_the_horse_head_goes_without(horse: int, left_out: int) -> None:
    table = bribery(["bill_3", "bill_2 bill_1", "bill_3"], ["bill_3", "bill_2 bill_1", "bill_3"], horse)
    assert table.seat == horse
    table.do(f"take:{sorted(table.may('take'))[0]}")
    assert [len(row) for row in table.now("allies")] == [int(seat != left_out) for seat in range(3)]
    assert [bool(row) for row in table.now("suitcases")] == [seat == left_out for seat in range(3)]


@pytest.mark.rule("CE-BRIBE-03")
def test_the_sum_counts_and_not_the_bills() -> None:
    table = bribery(["bill_1*4", "bill_3"], ["bill_1 bill_1 bill_1 bill_1", "bill_3"], horse=1)
    assert [len(row) for row in table.now("allies")] == [1, 0]
    assert table.now("suitcases") == [[], ["bill_3"]]


@pytest.mark.rule("CE-BRIBE-04", "CE-RULE-17")
def test_two_players_a_tie_goes_to_the_horse_head_and_the_other_keeps_their_money() -> None:
    table = bribery(["bill_2", "bill_2"], ["bill_2", "bill_2"], horse=1)
    assert table.now("suitcases") == [["bill_2"], []]
    assert [len(row) for row in table.now("allies")] == [0, 1]


@pytest.mark.rule("CE-BRIBE-05", "CE-RULE-17")
def test_one_bid_alone_takes_an_ally_and_zero_takes_none_though_one_is_left() -> None:
    table = bribery(["bill_1", "bill_5", "bill_5"], ["bill_1", "", ""])
    table.do(f"take:{sorted(table.may('take'))[0]}")
    assert [len(row) for row in table.now("allies")] == [1, 0, 0]
    assert table.now("suitcases") == [[], ["bill_5"], ["bill_5"]]


@pytest.mark.rule("CE-BRIBE-05")
def test_nobody_bids_and_nobody_takes() -> None:
    table = bribery(["bill_1", "bill_5", "bill_5"], ["", "", ""])
    assert table.now("allies") == [[], [], []]
    assert table.now("round") == 2
    assert not set(table.now("offer")) & set(everything_of(1))


@pytest.mark.rule("CE-BRIBE-03", "CE-GEN-06")
def test_a_bid_is_paid_whole_and_no_change_is_given() -> None:
    table = bribery(["bill_5", "bill_1", ""], ["bill_5", "bill_1", ""])
    table.do(f"take:{sorted(table.may('take'))[0]}")
    assert table.now("suitcases") == [[], [], []]
    assert (table.stack("bill_5"), table.stack("bill_1")) == (1, 1)


@pytest.mark.rule("CE-BRIBE-01", "CE-GEN-06")
def test_neither_hand_money_nor_jobs_can_be_bid() -> None:
    table = scene(2, phase="bribery", hands=["bill_5"], cases=["bill_1 gun_down", "bill_1"], offer=everything_of(1)[0])
    assert {str(option) for option in table.match.options(0)} == {"bid:bill_1", "done"}
    table.play(0, "bid:bill_1")
    assert {str(option) for option in table.match.options(0)} == {"done"}


@pytest.mark.rule("CE-BRIBE-02", "CE-RULE-29")
def test_a_horse_head_taken_in_business_breaks_the_tie_and_begins_the_next_round() -> None:
    table = scene(
        2,
        spent={0: "ttf", 1: "tttf"},
        cases=["bill_2", "bill_2"],
        horse=1,
        offer=everything_of(1)[0],
    )
    table.do("thug:loc_queens")
    table.play(0, "bid:bill_2", "done").play(1, "bid:bill_2", "done")
    assert [len(row) for row in table.now("allies")] == [1, 0]
    while table.step != "Turn":
        table.idle()
    assert table.seat == 0


# 67 to 72: tribute and the end of a round
@pytest.mark.rule("CE-TRIB-02", "CE-BRIBE-06")
def test_an_ally_just_bribed_counts_and_may_be_what_is_given_up() -> None:
    table = scene(2, round=3, phase="bribery", hands=["gun*3"], cases=["bill_1", ""], offer=everything_of(3)[0])
    table.play(0, "bid:bill_1", "done")
    assert table.step == "PayTribute"
    table.do(f"discard:{everything_of(3)[0]}")
    assert table.now("round") == 4
    assert table.hand(0) == ["gun"] * 3


@pytest.mark.rule("CE-TRIB-04")
def test_a_full_suitcase_does_not_count_against_the_limit() -> None:
    table = scene(2, round=3, phase="tribute", hands=["gun*3"], cases=["bill_5*20 gun_down"])
    assert table.now("round") == 4


@pytest.mark.rule("CE-TRIB-02", "CE-TRIB-03", "CE-RULE-19")
def test_tribute_is_shown_when_all_have_chosen_and_goes_home() -> None:
    table = scene(3, round=3, phase="tribute", hands=["gun bill_5 gun_down booze", "bill_1*5", "gun"])
    table.play(1, "discard:bill_1")
    assert not table.told("tribute")
    table.play(1, "discard:bill_1")
    assert not table.told("tribute")
    assert len(table.hand(1)) == 5  # nothing has moved yet
    table.play(0, "discard:gun_down")
    assert Counter(table.hand(0)) == Counter(bill_5=1, gun=1, booze=1)
    assert table.stack("bill_1") == 2


@pytest.mark.rule("CE-EOR-01", "CE-EOR-03", "CE-KILL-05")
def test_the_drowned_and_the_neutral_go_home() -> None:
    table = scene(
        3,
        round=1,
        phase="tribute",
        figures={"fs_02": "mayor", "loc_queens": "0t"},
        hudson="union_boss 1f",
        chief="queens",
    )
    assert (table.now("figures"), table.now("hudson"), table.now("chief")) == ({}, [], None)
    assert table.now("supply") == [["thug_1", "thug_2", "don", "consigliere"]] * 3


@pytest.mark.rule("CE-EOR-04", "CE-JOB-08", "CE-SUP-03")
def test_empty_cells_are_filled_from_a_reshuffled_discard_as_far_as_it_goes() -> None:
    table = scene(3, round=1, phase="tribute", common="gun_down", deck="", discard="car_bomb")
    assert Counter(table.now("common")) == Counter(["gun_down", "car_bomb", None])
    assert table.now("common")[0] == "gun_down"


@pytest.mark.rule("CE-EOR-05", "CE-BRIBE-07")
def test_before_round_four_no_ally_is_dealt() -> None:
    table = scene(3, round=3, phase="tribute", offer=" ".join(everything_of(3)[:2]))
    assert table.now("offer") == []
    assert table.now("round") == 4


# 73 to 80: the accounts
@pytest.mark.rule("CE-FIN-01", "CE-FIN-02")
def test_the_last_two_cards_may_be_bills_and_everything_else_is_worth_nothing() -> None:
    table = scene(2, round=4, phase="tribute", hands=["bill_5*2 bill_3", "gun narcotics"], cases=["bill_1", "bill_2"])
    table.do("discard:bill_3")
    assert table.match.result is not None
    assert table.match.result.scores == (11, 2)


@pytest.mark.rule("CE-FIN-01", "CE-TRIB-01")
def test_an_ally_played_in_round_four_comes_back_and_takes_a_place() -> None:
    table = scene(2, round=4, phase="tribute", hands=["bill_5*2", ""], played=["bandit"])
    assert table.step == "PayTribute"
    table.do("discard:bandit")
    assert table.match.result is not None
    assert table.match.result.scores == (10, 0)


@pytest.mark.rule("CE-FIN-04")
@pytest.mark.parametrize(
    ("stack", "scores"),
    [("0011", (0, 5, 0)), ("1100", (5, 0, 0)), ("0122", (0, 0, 5)), ("201", (0, 5, 0)), ("0021", (5, 0, 0))],
)
def test_most_markers_and_among_equals_the_highest(stack: str, scores: tuple[int, ...]) -> None:
    result = end(["", "", ""], markers={"midtown": stack}).result
    assert result is not None
    assert result.scores == scores


@pytest.mark.rule("CE-FIN-05")
def test_every_colour_is_awarded_and_all_who_tie_have_it_whole() -> None:
    result = end(["gun_down cook_the_books inside_man", "car_bomb blackmail", "street_tax"]).result
    assert result is not None
    assert result.scores == (15, 10, 5)  # grey and green shared, blue and yellow alone


@pytest.mark.rule("CE-FIN-06")
def test_equal_money_is_decided_by_districts_even_against_more_in_the_suitcase() -> None:
    result = end(["bill_5*2", "bill_5", ""], markers={"queens": "1"}).result
    assert result is not None
    assert result.scores == (10, 10, 0)
    assert result.winners == (1,)


@pytest.mark.rule("CE-FIN-06", "CE-RULE-23")
def test_equal_in_everything_they_share_the_victory() -> None:
    result = end(["bill_5", "bill_3 bill_2", "bill_1"], markers={"queens": "1", "midtown": "0"}).result
    assert result is not None
    assert result.scores == (10, 10, 1)
    assert result.winners == (0, 1)


@pytest.mark.rule("CE-FIN-04", "CE-FIN-05", "CE-FIN-06", "CE-GEN-01")
def test_a_whole_account_by_hand() -> None:
    """Five families. Seat 0: 13 in the suitcase, 2 in hand, two districts, grey. The rest by the same sums."""
    match = end(
        ["bill_5*2 bill_3 gun_down*2", "bill_5*4 car_bomb", "bill_2", "", "bill_1*3"],
        ["bill_2 gun", "bill_1", "", "booze", "bill_5 bill_3"],
        markers={"queens": "0", "midtown": "010", "chelsea": "32", "brooklyn": "444"},
    )
    assert match.result is not None
    assert match.result.scores == (13 + 2 + 10 + 5, 20 + 1, 2 + 5, 0, 3 + 8 + 5)
    assert match.result.ranking == ((0,), (1,), (4,), (2,), (3,))
    awards = match.view(3)["table"]["awards"]
    for seat, row in enumerate(awards):
        assert row["money"] + row["district_award"] + row["colour_award"] == match.result.scores[seat]
    assert cg.from_position(GAME, match.position()).result == match.result
