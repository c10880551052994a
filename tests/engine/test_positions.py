"""Positions: the whole state as readable JSON and back, or a list of everything that is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import BadPosition, NotUnderstood, Option
from tests.toy.scene import play, scene
from tests.toy.steps import Bid

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def busy() -> cg.Match:
    """A position with all features: sealed answers below a pushed step, an offer, a permit."""
    match = scene(HANDS, stack=(Bid(),), permits=[[1, "stall_1"]])
    play(match, "0 bid:crate_1", "1 bid:thief_2", "1 done", "2 search")
    match.state.offers = scene_offer()
    return match


def scene_offer() -> tuple[Any, ...]:
    match = scene(HANDS)
    match.play(0, Option("offer", json.dumps({"gives": [[0, 1, "coins", 2]], "text": "and?"})))
    return match.state.offers


def test_the_round_trip_leads_to_the_same_match() -> None:
    match = busy()
    position = match.position()
    text = json.dumps(position)
    again = cg.from_position("toy", json.loads(text))
    assert again.position() == position
    for seat in (None, 0, 1, 2):
        assert again.view(seat) == match.view(seat)
    for one in (match, again):
        play(one, "2 look:stall_1", "0 done", "2 done")
    assert again.position() == match.position()


def test_a_finished_game_is_a_position_too() -> None:
    match = play(scene(HANDS), "0 rest", "1 rest", "2 rest")
    again = cg.from_position("toy", match.position())
    assert again.result == match.result
    assert again.deciders == ()
    assert again.view(0) == match.view(0)


def test_a_position_of_a_real_table_keeps_the_hash() -> None:
    match = cg.new("toy", seats=3)
    assert cg.from_position("toy", match.position()).view(1) == match.view(1)


def test_it_is_readable() -> None:
    position = busy().position()
    assert position["stack"][-1] == {"step": "Search", "seat": 2}
    assert position["stack"][-2]["of"] == {"step": "Bid"}
    assert position["stack"][-2]["rows"] == [["bid:crate_1"], ["bid:thief_2", "done"], []]
    assert position["table"]["hands"][0] == ["crate_1", "thief_1"]


def test_everything_that_is_wrong_is_listed_at_once() -> None:
    position = busy().position()
    position["table"]["coins"] = [-1, 4, 4]
    position["table"]["deck"].pop()
    position["table"]["permits"] = [[0, "stall_1"]]
    position["table"]["night"] = 7
    position["stack"][0] = {"step": "Dance"}
    position["stack"][-1] = {"step": "Search"}
    position["offers"][0]["maker"] = 9
    position["moves"] = "many"
    position["result"] = {"winners": [5], "scores": [1], "reason": "luck"}
    with pytest.raises(BadPosition) as caught:
        cg.from_position("toy", position)
    said = caught.value.problems
    for words in (
        "each in one place",
        "less than no coins",
        "a permit lies where it cannot",
        "no night 7",
        "no step 'Dance'",
        "seat of Search is missing",
        "is not between seats",
        "moves cannot be read",
        "result is not one of",
        "a game goes on while steps",
    ):
        assert any(words in problem for problem in said), words
    assert str(caught.value) == "not a possible position: " + "; ".join(said)


def test_names_that_do_not_exist_are_all_listed() -> None:
    position = busy().position()
    position["table"]["hands"][0] = ["crate_99", "king"]
    position["table"]["permits"] = [[1, "palace"]]
    with pytest.raises(BadPosition) as caught:
        cg.from_position("toy", position)
    assert [p for p in caught.value.problems if p.startswith("there is no")] == [
        "there is no card 'crate_99'",
        "there is no card 'king'",
        "there is no stall 'palace'",
    ]


def answers(**change: Any) -> Callable[[dict[str, Any]], None]:
    def damage(position: dict[str, Any]) -> None:
        position["stack"][-2].update(change)

    return damage


@pytest.mark.parametrize(
    "damage",
    [
        answers(whom=[0, 1]),
        answers(whom=[0, 0, 1]),
        answers(whom=[0, 1, 7]),
        answers(whom=None),
        answers(rows=[[]]),
        answers(rows=[["BID"], [], []]),
        answers(rows=5),
        answers(left=[]),
        answers(left=[2, 0]),
        answers(left=[5]),
        answers(of={"step": "Turn", "seat": 0}),
        answers(of={"step": "Answers"}),
        answers(of=7),
        answers(opened="x"),
        lambda position: position.update(stack=7),
        lambda position: position.update(stack=[]),
        lambda position: position.update(stack=[7]),
        lambda position: position.update(stack=[{}]),
        lambda position: position.update(stack=[{"step": "Turn", "seat": 9}]),
        lambda position: position.update(stack=[{"step": "Turn", "seat": "red"}]),
        lambda position: position.update(stack=[{"step": "Turn", "seat": None}]),
        lambda position: position.update(stack=[{"step": "Rob", "seat": 0, "reward": "much"}, {"step": "Bid"}, None]),
        lambda position: position.update(chance={}),
        lambda position: position.update(chance={"seed": "0", "draws_made": "x"}),
        lambda position: position.update(chance=[1]),
        lambda position: position.update(moves=[]),
        lambda position: position.update(offers=[{}]),
        lambda position: position.update(offers=5),
        lambda position: position.update(offers=[{**position["offers"][0], "gives": [[0, 9, "coins", 1]]}]),
        lambda position: position.update(table={}),
        lambda position: position.update(table=None),
        lambda position: position.update(result=5),
        lambda position: position["table"].update(hands=[]),
        lambda position: position["table"].update(hands=7),
        lambda position: position["table"].update(coins=["a", "b", "c"]),
        lambda position: position["table"].update(permits=[[9, "stall_1"]] * 3),
        lambda position: position.update(rules=2),
        lambda position: position.pop("rules"),
        lambda position: position.update(game="dual_powers"),
        lambda position: position.update(seats=9),
        lambda position: position.update(seats=None),
        lambda position: position.update(options={"moon": 1}),
        lambda position: position.update(options=5),
    ],
)
def test_every_damage_is_refused(damage: Callable[[dict[str, Any]], None]) -> None:
    position = copy.deepcopy(busy().position())
    damage(position)
    with pytest.raises(NotUnderstood) as caught:
        cg.from_position("toy", position)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("thing", [None, 5, "x", [], {}, {"game": "toy"}, {1, 2}, object()])
def test_what_is_no_position(thing: Any) -> None:
    with pytest.raises(NotUnderstood):
        cg.from_position("toy", thing)


def test_every_part_left_out_is_refused_or_has_a_default() -> None:
    whole = busy().position()
    may_lack = {"moves", "offers", "result", "options"}
    for key in whole:
        part = {name: value for name, value in whole.items() if name != key}
        if key in may_lack:
            cg.from_position("toy", part | {"options": whole["options"]})
        else:
            with pytest.raises(NotUnderstood):
                cg.from_position("toy", part)
    for key in whole["table"]:
        broken = copy.deepcopy(whole)
        del broken["table"][key]
        with pytest.raises(BadPosition, match=key):
            cg.from_position("toy", broken)
