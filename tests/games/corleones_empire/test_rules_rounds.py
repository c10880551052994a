"""Phases 3 to 5, upkeep and the end. CE-WAR, CE-BRIBE, CE-TRIB, CE-EOR, CE-FIN."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.board.tell import outcome
from consigliere.board.words import Words
from consigliere.games.corleones_empire.accounts import dominated
from consigliere.games.corleones_empire.state import Empire

from .scene import GAME, Table, everything_of, scene

# --- turf war


def war(seats: int = 3, **table: Any) -> Table:
    """The turf war, resolved."""
    return scene(seats, phase="turf_war", **table)


@pytest.mark.rule("CE-WAR-01")
def test_districts_are_settled_in_ascending_number() -> None:
    table = war(figures={"fs_01": "0f"})
    assert [event["district"] for event in table.told("turf")] == [
        "wall_street",
        "brooklyn",
        "upper_east_side",
        "queens",
        "upper_west_side",
        "midtown",
        "chelsea",
    ]


@pytest.mark.rule("CE-WAR-02", "CE-WAR-03", "CE-WAR-04", "CE-WAR-05", "CE-WAR-06", "CE-EX-11", "CE-EX-12", "CE-RULE-3")
def test_midtown_and_chelsea_of_the_rulebook() -> None:
    """Green (here seat 1) 3 against blue (seat 2) 2 and the mayor; then blue 2 against 1, 1 and two neutral ones."""
    table = war(
        3,
        round=4,
        figures={
            "fs_01": "1f",  # green: Midtown and Chelsea
            "fs_02": "1f",  # green: Midtown
            "loc_midtown": "1t",
            "fs_03": "2f",  # blue: Midtown and Chelsea
            "fs_07": "2f",  # blue: Midtown
            "loc_chelsea": "2t",
            "fs_10": "0f",  # yellow: Chelsea
            "fs_17": "mayor",  # both
        },
        chief="chelsea",
        markers={"chelsea": "0", "midtown": "2"},
    )
    told = {event["district"]: event for event in table.told("turf")}
    assert (told["midtown"]["points"], told["midtown"]["neutral"], told["midtown"]["winner"]) == ([0, 3, 2], 1, 1)
    assert (told["chelsea"]["points"], told["chelsea"]["neutral"], told["chelsea"]["winner"]) == ([1, 1, 2], 2, None)
    assert table.now("markers")["midtown"] == [2, 1]
    assert table.now("markers")["chelsea"] == [0]  # the markers there stay and keep control


@pytest.mark.rule("CE-WAR-04", "CE-WAR-05")
@pytest.mark.parametrize(
    ("figures", "winner"),
    [
        ({"loc_brooklyn": "0t"}, 0),
        ({"loc_brooklyn": "0t", "fs_11": "1f"}, None),  # a tie
        ({"loc_brooklyn": "union_boss"}, None),  # the neutral side alone
        ({"loc_brooklyn": "0t", "fs_11": "mayor"}, None),  # a tie with it
        ({"loc_brooklyn": "0t", "fs_11": "mayor", "fs_08": "0f"}, 0),
        ({}, None),
    ],
)
def test_only_the_single_strongest_places_a_marker(figures: dict[str, str], winner: int | None) -> None:
    table = war(round=2, figures=figures, markers={"brooklyn": "0"})
    assert table.now("markers")["brooklyn"] == ([0, winner] if winner is not None else [0])


@pytest.mark.rule("CE-WAR-08", "CE-RULE-24", "CE-D-24")
def test_a_winner_without_markers_may_move_an_own_one() -> None:
    markers = {"wall_street": "010", "brooklyn": "000", "upper_east_side": "000", "queens": "0", "midtown": "1"}
    table = war(2, round=4, figures={"loc_midtown": "0t"}, markers=markers)
    assert table.step == "MoveMarker"
    assert table.seat == 0
    table.refuses("marker:midtown_1", "CE-WAR-08")  # another's
    table.refuses("marker:wall_street_2", "CE-WAR-08")
    assert "marker:wall_street_1" in table.may()  # from deep in a stack
    table.do("marker:wall_street_3")
    assert table.now("markers")["wall_street"] == [0, 1]  # control there goes to the marker below
    assert table.now("markers")["midtown"] == [1, 0]
    left = war(2, round=4, figures={"loc_midtown": "0t"}, markers=markers)
    left.do("decline")
    assert left.now("markers")["midtown"] == [1]
    stock = war(2, round=4, figures={"loc_midtown": "0t"}, markers=markers | {"queens": ""})
    assert stock.now("markers")["midtown"] == [1, 0]  # a marker in stock: nothing is asked


@pytest.mark.rule("CE-RULE-24")
def test_a_winner_may_place_a_marker_on_an_own_top_marker() -> None:
    markers = {"wall_street": "000", "brooklyn": "000", "upper_east_side": "00", "midtown": "0"}
    table = war(2, round=4, figures={"loc_midtown": "0t"}, markers=markers)
    assert table.step == "MoveMarker"
    assert "marker:midtown_1" not in table.may()  # that is the same as none
    table.do("marker:brooklyn_1")
    assert table.now("markers")["midtown"] == [0, 0]


@pytest.mark.rule("CE-RULE-24", "CE-WAR-08")
def test_a_winner_may_move_an_own_marker_from_deeper_in_the_district_just_won() -> None:
    markers = {"wall_street": "000", "brooklyn": "000", "upper_east_side": "00", "midtown": "01"}
    table = war(2, round=4, figures={"loc_midtown": "0t"}, markers=markers)
    assert table.step == "MoveMarker"
    table.refuses("marker:midtown_2", "CE-WAR-08")  # another's
    table.do("marker:midtown_1")
    assert table.now("markers")["midtown"] == [1, 0]
    assert table.told("marker")[-1]["from"] == table.told("marker")[-1]["to"] == "midtown"


# --- bribery


def bribery(cases: list[str], horse: int = 0, offer: str = "", round: int = 1) -> Table:
    seats = len(cases)
    allies = offer or " ".join(everything_of(round)[: seats - 1])
    return scene(seats, round=round, phase="bribery", cases=cases, horse=horse, offer=allies)


@pytest.mark.rule("CE-BRIBE-01", "CE-D-21", "CE-RULE-16")
def test_bids_are_sealed_and_come_from_the_suitcase() -> None:
    table = bribery(["bill_1*2 bill_3", "bill_5 gun_down", ""])
    assert table.match.deciders == (0, 1)  # seat 2 has nothing there, as all can infer
    assert {str(option) for option in table.match.options(0)} == {"bid:bill_1", "bid:bill_3", "done"}
    before = table.match.view(1)
    table.play(0, "bid:bill_1", "bid:bill_1")
    table.refuses("bid:bill_1", "CE-BRIBE-01")
    table.refuses("bid:gun_down", "CE-BRIBE-01")
    table.play(0, "done")
    after = table.match.view(1)
    assert {**after, "waiting": None} == {**before, "waiting": None}
    table.play(1, "done")
    assert table.told("bids")[0]["sums"] == [2, 0, 0]


@pytest.mark.rule("CE-BRIBE-02", "CE-BRIBE-03", "CE-BRIBE-04", "CE-D-22", "CE-RULE-17")
def test_highest_first_and_the_lowest_gets_their_bills_back() -> None:
    table = bribery(["bill_1", "bill_5 bill_1", "bill_3"])
    table.play(0, "bid:bill_1", "done").play(1, "bid:bill_5", "done").play(2, "bid:bill_3", "done")
    assert table.seat == 1
    assert table.may("take") == {"bandit", "family_accountant", "small_time_bookie"} & table.may("take")
    first, second = sorted(table.may("take"))
    table.refuses("decline", "CE-RULE-18")
    table.refuses("take:capo", "CE-BRIBE-03")
    table.do(f"take:{second}")
    assert second in table.hand(1)
    assert first in table.hand(2)  # the last one needs no question
    assert table.case(0) == ["bill_1"]  # refunded
    assert table.case(1) == ["bill_1"]
    assert table.case(2) == []
    assert (table.stack("bill_5"), table.stack("bill_3"), table.stack("bill_1")) == (1, 1, 0)


@pytest.mark.rule("CE-BRIBE-02", "CE-RULE-29")
@pytest.mark.parametrize(("horse", "ranked"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_ties_go_to_the_horse_head_and_then_clockwise(horse: int, ranked: list[int]) -> None:
    table = bribery(["bill_2", "bill_2", "bill_1*2"], horse=horse)
    table.play(0, "bid:bill_2", "done").play(1, "bid:bill_2", "done").play(2, "bid:bill_1", "bid:bill_1", "done")
    assert table.told("bids")[0]["ranked"] == ranked
    assert table.seat == ranked[0]
    table.do(f"take:{sorted(table.may('take'))[0]}")
    assert sorted(table.case(ranked[2])) in (["bill_2"], ["bill_1", "bill_1"])


@pytest.mark.rule("CE-BRIBE-05", "CE-RULE-17")
def test_who_bids_nothing_takes_nothing_and_all_who_bid_are_served() -> None:
    table = bribery(["bill_1", "bill_1", "bill_5", "bill_2"])
    table.play(0, "bid:bill_1", "done").play(1, "done").play(2, "done").play(3, "bid:bill_2", "done")
    assert table.seat == 3
    table.do(f"take:{sorted(table.may('take'))[0]}")
    assert table.seat == 0
    table.do(f"take:{sorted(table.may('take'))[0]}")
    assert [len(row) for row in table.now("allies")] == [1, 0, 0, 1]
    none = bribery(["bill_1", "bill_1", "bill_5"])
    none.play(0, "done").play(1, "done").play(2, "done")
    assert none.now("allies") == [[], [], []]
    assert none.now("suitcases") == none.before["suitcases"]


@pytest.mark.rule("CE-RULE-18", "CE-BRIBE-03")
def test_with_two_players_the_higher_bid_takes_the_only_ally() -> None:
    table = bribery(["bill_3", "bill_2"])
    table.play(0, "bid:bill_3", "done").play(1, "bid:bill_2", "done")
    assert len(table.hand(0)) == 1
    assert table.case(0) == []
    assert table.case(1) == ["bill_2"]


@pytest.mark.rule("CE-BRIBE-06", "CE-TRIB-02")
def test_a_new_ally_counts_in_the_coming_tribute() -> None:
    table = scene(
        2,
        phase="bribery",
        cases=["bill_3"],
        hands=["gun*5"],
        offer="bandit",
    )
    table.play(0, "bid:bill_3", "done")
    assert table.step == "PayTribute"
    assert table.may() == {"discard:gun", "discard:bandit"}


@pytest.mark.rule("CE-BRIBE-07")
def test_no_bribery_in_round_four() -> None:
    table = scene(2, round=4, phase="bribery", cases=["bill_3", "bill_3"])
    assert table.match.result is not None
    assert table.match.result.scores == (3, 3)


# --- tribute


@pytest.mark.rule("CE-TRIB-01", "CE-ALLY-02")
def test_played_allies_come_back_before_the_limit_is_looked_at() -> None:
    table = scene(2, round=2, phase="tribute", hands=["gun*4", "booze"], played=["bandit", "capo"])
    assert table.match.deciders == (0,)
    assert "discard:bandit" in table.may()
    table.do("discard:gun")
    assert sorted(table.hand(0)) == ["bandit", "gun", "gun", "gun"]
    assert "capo" in table.hand(1)


@pytest.mark.rule("CE-TRIB-02", "CE-TRIB-03", "CE-TRIB-04", "CE-D-23", "CE-RULE-19")
def test_exactly_the_excess_is_discarded_all_at_once_and_goes_where_it_belongs() -> None:
    table = scene(
        3,
        round=3,
        phase="tribute",
        hands=["bill_1*2 gun", "booze bill_5 inside_man car_bomb", "gun"],
        allies=["", "bandit", "capo"],
        cases=["", "bill_3*4"],
    )
    assert table.match.deciders == (1,)
    table.refuses("discard:bill_3", "CE-TRIB-02")  # suitcases do not count and are not touched
    table.do("discard:inside_man", "discard:bandit")
    assert sorted(table.hand(1)) == ["bill_5", "booze", "car_bomb"]
    assert table.case(1) == ["bill_3"] * 4
    assert table.now("discard") == ["inside_man"] or "inside_man" in [*table.now("deck"), *table.now("discard")]
    assert "bandit" not in str(table.match.position()["table"])
    both = scene(2, round=3, phase="tribute", hands=["gun*4", "booze*4"])
    both.play(0, "discard:gun")
    assert both.stack("gun") == 0  # not before the last answer is in
    both.play(1, "discard:booze")
    assert (both.stack("gun"), both.stack("booze")) == (1, 1)


@pytest.mark.rule("CE-D-23", "CE-TRIB-02")
def test_a_hand_of_equal_cards_is_asked_all_the_same() -> None:
    table = scene(2, round=4, phase="tribute", hands=["bill_2*4"])
    assert table.step == "PayTribute"
    assert table.may() == {"discard:bill_2"}


@pytest.mark.rule("CE-TRIB-05")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_round_ends_when_all_hands_are_within_the_limit(round: int) -> None:
    table = scene(2, round=round, phase="tribute", hands=["gun*3"])
    assert table.now("round") == round + 1
    assert (table.step, table.now("phase")) == ("Turn", "family_business")


# --- between rounds


@pytest.mark.rule("CE-EOR-01", "CE-EOR-02", "CE-EOR-03", "CE-GEN-03")
@pytest.mark.parametrize(
    ("round", "members"),
    [(1, ["don", "consigliere"]), (2, ["don", "consigliere"]), (3, ["don", "consigliere", "heir"])],
)
def test_figures_go_home_and_new_members_join(round: int, members: list[str]) -> None:
    table = scene(
        3,
        round=round,
        phase="tribute",
        figures={"fs_01": "0f", "loc_midtown": "1t", "fs_02": "mayor"},
        chief="queens",
        hudson="2t",
    )
    assert table.now("round") == round + 1
    assert table.now("figures") == {}
    assert (table.now("chief"), table.now("hudson")) == (None, [])
    assert table.now("supply") == [["thug_1", "thug_2", *members]] * 3


@pytest.mark.rule("CE-EOR-04", "CE-SUP-03")
def test_with_no_job_left_a_cell_stays_empty() -> None:
    table = scene(3, phase="tribute", common="car_bomb - -", deck="", discard="gun_down")
    assert table.now("common") == ["car_bomb", "gun_down", None]


@pytest.mark.rule("CE-EOR-05", "CE-SET-06")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_allies_left_leave_the_game_and_those_of_the_next_round_are_dealt(round: int) -> None:
    table = scene(4, round=round, phase="tribute", offer=everything_of(round)[0])
    offer = table.now("offer")
    assert len(offer) == (3 if round < 3 else 0)
    assert set(offer) <= set(everything_of(round + 1))
    assert everything_of(round)[0] not in str(table.match.position()["table"])


# --- the end


def end(seats: int = 3, **table: Any) -> Table:
    return scene(seats, round=4, phase="tribute", **table)


@pytest.mark.rule("CE-FIN-01", "CE-FIN-02", "CE-GEN-01", "CE-RULE-27")
def test_two_cards_may_be_kept_and_only_bills_count() -> None:
    table = end(2, hands=["bill_5*2 gun", "gun booze"], cases=["bill_1", "bill_3"])
    table.refuses("discard:bill_1", "CE-TRIB-02")
    table.do("discard:gun")
    result = table.match.result
    assert result is not None
    assert result.scores == (11, 3)
    assert table.now("hands") == [[], []]
    assert table.stack("booze") == 1


@pytest.mark.rule("CE-FIN-03", "CE-GEN-09")
def test_suitcases_are_opened_at_the_end() -> None:
    table = end(cases=["bill_5 gun_down", "bill_3", ""])
    sides = table.match.view()["table"]["families"]
    assert sides[0]["suitcase"] == {"bills": ["bill_5"], "jobs": ["gun_down"], "money": 5}
    assert [row["colour_award"] for row in table.match.view()["table"]["awards"]] == [5, 0, 0]


@pytest.mark.rule("CE-FIN-04", "CE-RULE-21", "CE-RULE-22", "CE-RULE-20")
@pytest.mark.parametrize(
    ("stack", "winner"),
    [
        ("0", 0),
        ("011", 1),
        ("01", 1),  # tied: the marker that lies highest
        ("10", 0),
        ("0112", 1),
        ("0012", 0),
        ("1022", 2),
        ("0110", 0),
        ("010", 0),
        ("0011", 1),
        ("1002", 0),
        ("", None),
    ],
)
def test_five_dollars_for_most_markers_in_a_district(stack: str, winner: int | None) -> None:
    table = end(markers={"queens": stack}, cases=["bill_1", "bill_1", "bill_1"])
    result = table.match.result
    assert result is not None
    assert result.scores == tuple(1 + 5 * (seat == winner) for seat in range(3))


@pytest.mark.rule("CE-FIN-04", "CE-RULE-22")
@pytest.mark.parametrize(
    ("stack", "winner"),
    [
        ((0, 1, 0, 1, 2), 1),
        ((1, 0, 1, 0, 2), 0),
        ((0, 1, 1, 0, 2), 0),
        ((0, 0, 1, 1, 2, 3), 1),
        ((2, 1, 1, 0, 0, 2), 2),
    ],
)
def test_a_tie_below_a_marker_of_an_untied_player(stack: tuple[int, ...], winner: int) -> None:
    """Two are tied, and a player with fewer is on top: the highest marker of a tied player decides.

    Four turf wars place four markers in a district, so this does not occur in a game: the rule is tested directly.
    """
    g = end(4).match.clone().state
    assert isinstance(g, Empire)
    g.markers = ((), (), (), stack, (), (), ())
    assert dominated(g) == [[3] if seat == winner else [] for seat in range(4)]


@pytest.mark.rule("CE-FIN-04")
def test_the_top_marker_alone_decides_nothing() -> None:
    table = end(3, markers={"queens": "1002"})
    assert table.match.result is not None
    assert table.match.result.scores == (5, 0, 0)


@pytest.mark.rule("CE-FIN-05", "CE-RULE-21", "CE-JOB-06")
def test_five_dollars_for_most_jobs_of_a_colour_all_who_are_tied() -> None:
    table = end(
        4,
        cases=[
            "time_to_pay street_tax gun_down",  # two yellow, one grey
            "protection_money car_bomb",  # one yellow, one grey
            "inside_man",  # one blue
            "",
        ],
    )
    assert table.match.result is not None
    assert table.match.result.scores == (10, 5, 5, 0)  # nobody has green


@pytest.mark.rule("CE-FIN-06", "CE-RULE-23", "CE-GEN-01")
def test_most_money_wins_then_district_money_then_all_who_are_tied() -> None:
    most = end(cases=["bill_5*2", "bill_3", "bill_1"])
    assert most.match.result is not None
    assert (most.match.result.winners, most.match.result.reason) == ((0,), "money")
    district = end(cases=["bill_5", "", "bill_3"], markers={"queens": "1"})
    assert district.match.result is not None
    assert (district.match.result.scores, district.match.result.winners) == ((5, 5, 3), (1,))
    assert district.match.result.reason == "districts"
    shared = end(cases=["bill_5", "bill_3 bill_2", "bill_1"])
    assert shared.match.result is not None
    assert (shared.match.result.winners, shared.match.result.reason) == ((0, 1), "shared")
    others = end(cases=["bill_5*2", "bill_5", ""], markers={"queens": "2"})
    assert others.match.result is not None
    assert others.match.result.scores == (10, 5, 5)
    assert others.match.result.ranking == ((0,), (2,), (1,))
    assert cg.from_position(GAME, others.match.position()).result == others.match.result
    told = outcome(others.match.view(None), Words("en", GAME), ("Anna", "Boris", "Vera"))
    assert [line[0] for line in told[-3:]] == ["A", "V", "B"]


@pytest.mark.rule("CE-RULE-20")
def test_awards_are_amounts_not_cards() -> None:
    table = end(2, cases=["bill_5*all", "bill_3*all"], markers={"queens": "1"})
    assert table.match.result is not None
    assert table.match.result.scores == (150, 95)
    assert table.now("stacks")["bill_5"] == 0


@pytest.mark.rule("CE-FIN-02", "CE-GEN-06")
def test_bills_cannot_go_into_the_suitcase_before_the_end() -> None:
    table = scene(2, round=3, phase="tribute", hands=["bill_5*4"])
    for option in ("launder:bill_5", "bid:bill_5"):
        with pytest.raises(cg.IllegalMove):
            table.match.play(0, option)
