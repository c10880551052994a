"""Impossible positions are refused with a message that names the path. Possible ones are accepted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from tests.broken_positions import begun, stretches
from tests.cases import USUAL

from .scene import GAME, Table, scene

Position = dict[str, Any]


def whole(table: Table) -> Position:
    position: Position = json.loads(json.dumps(table.match.position()))
    return position


def refused(position: Position, said: str) -> None:
    with pytest.raises(cg.BadPosition) as caught:
        cg.from_position(GAME, position)
    assert any(said in problem for problem in caught.value.problems), caught.value.problems


def on_top(position: Position, **fields: Any) -> Position:
    """The position with changed fields in its next step."""
    top = position["stack"][-1]
    (top["of"] if top["step"] == "Answers" else top).update(fields)
    return position


@pytest.mark.rule("CE-FB-03")
def test_the_turn_of_a_seat_with_an_empty_supply() -> None:
    position = whole(scene())
    out = ["marzullo_thug_1", "marzullo_thug_2", "marzullo_don"]
    position["table"] |= {"supply": [[], *position["table"]["supply"][1:]], "hudson": out}
    refused(position, "Turn: seat is 0, whose supply is empty")


@pytest.mark.parametrize(
    ("phase", "said"), [("tribute", "a turn outside"), ("turf_war", "a turn outside"), ("over", "no phase 'over'")]
)
def test_another_phase_in_the_middle_of_a_turn(phase: str, said: str) -> None:
    position = whole(scene())
    position["table"]["phase"] = phase
    refused(position, said)
    if phase != "over":
        position["table"]["turn"] = None
        position["table"]["supply"] = [[], [], []]
        refused(position, "the figures of seat 0")
    offered = whole(bidder())
    offered["table"]["phase"] = phase
    refused(offered, "there are bids outside bribery" if phase != "over" else said)


@pytest.mark.rule("CE-FIN-06")
def test_a_result_is_the_one_of_its_table() -> None:
    table = scene(2, round=4, phase="tribute", cases=["bill_5*2", "bill_5"], markers={"queens": "1"})
    position = whole(table)
    assert position["result"]["scores"] == [10, 10]
    assert position["result"]["reason"] == "districts"
    assert cg.from_position(GAME, position).position() == position
    for change in ({"winners": [0]}, {"scores": [11, 10]}, {"reason": "money"}, {"ties": [0, 5]}):
        refused({**position, "result": {**position["result"], **change}}, "result")
    over = whole(scene(hands=["bill_1"]))
    made_up = {"winners": [0], "scores": [9, 0, 0], "reason": "money"}
    refused({**over, "stack": [], "result": made_up}, "accounts are closed when the last round is over")


def names(stack: list[dict[str, Any]]) -> list[str]:
    return [step["of"]["step"] if step["step"] == "Answers" else step["step"] for step in stack]


def launder() -> Table:
    return scene(hands=["bill_1"], tiles="tile_restaurant").do("thug:tile_restaurant")


def shared() -> Table:
    return scene(round=2, markers={"brooklyn": "1"}).do("thug:loc_brooklyn")


def exchange() -> Table:
    table = scene(tiles="tile_betting_parlour", hands=["gun booze"])
    return table.do("thug:tile_betting_parlour", "apply:exchange_2_5")


def good() -> Table:
    return scene(round=2, allies=["bandit"]).do("ally:bandit")


def victim() -> Table:
    table = scene(hands=["gun*2 booze drive_by_shooting"], figures={"loc_midtown": "1t", "fs_02": "1f"})
    return table.do("job:drive_by_shooting", "apply:kill_any_family_any_thug_one_district", "where:midtown")


def mover() -> Table:
    table = scene(hands=["booze dirty_money second_visit"], figures={"loc_midtown": "0t", "loc_queens": "1t"})
    return table.do("job:second_visit", "apply:move_own_thug")


def thief() -> Table:
    return scene(hands=["dirty_money gun booze blackmail"], cases=["", "bill_1 bill_5"]).do(
        "job:blackmail", "apply:suitcase_theft_1"
    )


def neutral() -> Table:
    return scene(round=2, allies=["ward_politician"], hudson="union_boss").do("ally:ward_politician")


def marker() -> Table:
    markers = {"wall_street": "010", "brooklyn": "000", "upper_east_side": "000", "queens": "0", "midtown": "1"}
    return scene(2, round=4, phase="turf_war", figures={"loc_midtown": "0t"}, markers=markers)


def bidder() -> Table:
    table = scene(3, phase="bribery", cases=["bill_1", "bill_3", "bill_2"], offer="bandit small_time_bookie")
    return table.play(0, "bid:bill_1", "done").play(1, "bid:bill_3", "done").play(2, "done")


@pytest.mark.parametrize(
    ("table", "fields", "said"),
    [
        (scene, {"seat": 1}, "it is the turn of seat 0"),
        (scene, {"seat": 9}, "seats are 0 to 2"),
        (launder, {"source": "tile_casino"}, "not on the board"),
        (launder, {"source": "fs_01"}, "has just put nobody"),
        (launder, {"source": "gun_down"}, "is not carrying out"),
        (launder, {"source": None}, "source is null"),
        (launder, {"effects": ["gain_bill_2", "gain_bill_2"]}, "does not show so often"),
        (launder, {"effects": [None]}, "effects has None"),
        (launder, {"effects": []}, "effects is empty"),
        (launder, {"seat": 1}, "has no share"),
        (shared, {"controller": 2}, "controller is 2"),
        (shared, {"controller": 0}, "controller is 0"),
        (shared, {"location": "tile_casino"}, "not on the board"),
        (exchange, {"effect": None}, "effect is None"),
        (exchange, {"effect": "launder"}, "not one of exchange"),
        (exchange, {"effect": "exchange_3_3_5"}, "fewer than 3 cards"),
        (exchange, {"seat": 1}, "neither the turn nor a district"),
        (good, {"effect": "gain_good_gun"}, "not one of exchange_good"),
        (victim, {"target": 9}, "target is 9"),
        (victim, {"target": -1}, "target is -1"),
        (victim, {"district": None}, "district is not where the card kills"),
        (victim, {"effect": "kill_opponent_thug_board"}, "district is not where the card kills"),
        (victim, {"figures": ["matarazzo_don"]}, "cannot have been named"),
        (victim, {"figures": [None]}, "cannot have been named"),
        (mover, {"effect": "move_opponent_family"}, "nobody can be moved"),
        (mover, {"effect": "offer"}, "not one of move_own"),
        (lambda: mover().do("move:marzullo_thug_1"), {"figure": "matarazzo_thug_1"}, "cannot be moved"),
        (lambda: mover().do("move:marzullo_thug_1"), {"figure": None}, "cannot be moved"),
        (thief, {"effect": "launder"}, "not one of steal_random"),
        (lambda: thief().do("rob:seat_1"), {"count": 7}, "count is 7"),
        (lambda: thief().do("rob:seat_1"), {"count": 0}, "count is 0"),
        (lambda: thief().do("rob:seat_1"), {"thief": 1}, "thief is 1"),
        (lambda: thief().do("rob:seat_1"), {"seat": 2}, "count is 1; it can be 1 to 0"),
        (neutral, {"figure": "marzullo_don"}, "no neutral character"),
        (neutral, {"figure": "union_boss"}, "for which there is no place"),
        (marker, {"seat": 1}, "has not won"),
        (marker, {"district": "queens"}, "has not won"),
        (marker, {"district": None}, "district is none"),
        (bidder, {"seat": 0}, "is to take no ally now"),
        (bidder, {"seat": 2}, "is to take no ally now"),
    ],
)
def test_fields_of_a_step_that_point_nowhere(table: Callable[[], Table], fields: dict[str, Any], said: str) -> None:
    refused(on_top(whole(table()), **fields), said)


def test_a_launder_of_more_bills_than_any_job_puts_away() -> None:
    table = scene(hands=["dirty_money*2 booze*2 offshore_account bill_1*2"]).do("job:offshore_account")
    position = whole(table.do("apply:put_away_3"))
    assert on_top(position)["stack"][-1]["of"]["more"] == 2
    refused(on_top(position, more=3), "more is 3; it can be 0 to 2")
    refused(on_top(position, more=-1), "more is -1")
    empty = on_top(whole(scene(hands=["bill_1"], tiles="tile_restaurant").do("thug:loc_chelsea")))
    empty["table"]["hands"][0] = []
    empty["table"]["stacks"]["bill_1"] += 1
    refused(empty, "no card that might be a bill")


def test_everything_in_progress_is_on_the_stack() -> None:
    job = whole(victim())
    refused({**job, "stack": [step for step in job["stack"] if step["step"] != "FinishJob"]}, "until it goes into")
    refused({**job, "table": {**job["table"], "commanded": ["mayor"]}}, "mayor is commanded and is not on the board")
    bids = whole(bidder())
    refused({**bids, "table": {**bids["table"], "bids": []}}, "there are no bids")
    stack = [{**step, "order": [0, 1]} if step["step"] == "Served" else step for step in bids["stack"]]
    refused({**bids, "stack": stack}, "a bid shows a bill that is not in its suitcase")
    stack = [{**step, "order": [1]} if step["step"] == "Served" else step for step in bids["stack"]]
    bids["table"]["suitcases"][1], bids["table"]["stacks"]["bill_3"] = ["bill_3"], 29
    refused({**bids, "stack": stack}, "does not end [1, 0], who are served")
    drawn = whole(scene().do("thug:loc_midtown"))
    assert names(drawn["stack"])[-1] == "KeepJob"
    refused(on_top(drawn, seat=1), "neither the turn nor a district")
    refused(on_top(whole(scene().do("thug:loc_midtown")), keep=2), "keep is 2")
    refused({**drawn, "stack": drawn["stack"][:-1]}, "nobody is asked which to keep")


@pytest.mark.rule("CE-WAR-01", "CE-WAR-04", "CE-THUG-09")
def test_markers_and_turf_wars() -> None:
    early = whole(scene(round=1))
    early["table"]["markers"]["queens"] = [1]
    refused(early, "more markers in a district than turf wars")  # no control in round I
    war = whole(marker())
    later = [step for step in war["stack"] if step["step"] == "SettleDistrict"]
    assert [step["district"] for step in later] == ["chelsea"]
    refused({**war, "stack": [*war["stack"][:-1], *later, war["stack"][-1]]}, "not settled in ascending number")
    no_turn = whole(scene())
    no_turn["stack"] = [step for step in no_turn["stack"] if step["step"] != "NextTurn"]
    refused(no_turn, "figures are left in a supply")


def test_families_and_those_who_choose_them() -> None:
    position = whole(Table(cg.new(GAME, seats=3, seed=1)))
    assert names(position["stack"]) == ["Round", "ChooseFamily", "ChooseFamily", "ChooseFamily"]
    refused(on_top(whole(Table(cg.new(GAME, seats=3, seed=1))), seat=1), "seat 0 has no family")
    refused({**position, "stack": position["stack"][:-1]}, "seat 0 has no family and is not asked for one")
    chosen = {**position["table"], "families": ["vitale", None, None]}
    refused({**position, "table": chosen}, "seat is 0, which has a family")


@pytest.mark.parametrize("case", [case for case in USUAL if case.title.id == GAME], ids=str)
def test_what_is_between_two_steps_is_read_as_well(case: Any) -> None:
    """No check refuses a position that occurs in play, at a question or before an automatic step."""
    for position in stretches(case, 3):
        begun(position)
