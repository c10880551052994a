"""Positions in every game: strict parsing, all errors reported together, and never a match that cannot continue."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine.data import load_data
from tests.cases import USUAL, Case, moments
from tests.contract.secrets import leaves

Path = tuple[Any, ...]
every_case = pytest.mark.parametrize("case", USUAL, ids=str)


def at(node: Any, path: Path) -> Any:
    for key in path:
        node = node[key]
    return node


def positions(case: Case, wanted: int) -> Iterator[dict[str, Any]]:
    for match in moments(case, wanted):
        yield json.loads(json.dumps(match.position()))


def refused(game: str, position: dict[str, Any]) -> list[str]:
    with pytest.raises(cg.BadPosition) as caught:
        cg.from_position(game, position)
    return caught.value.problems


@every_case
def test_a_value_of_another_type_is_refused_anywhere(case: Case) -> None:
    """true for 1, "7" for 7, 7.0 for 7, 1 for true: each somewhere in the table, each reported by its path."""
    pick = Random(case.name)
    tried = 0
    for position in positions(case, case.share(25)):
        found = [(path, value) for path, value in leaves(position["table"]) if isinstance(value, int) and value]
        for path, value in pick.sample(found, min(3, len(found))):
            wrongs: list[Any] = [1] if isinstance(value, bool) else [str(value), float(value), value + 0.5]
            if value == 1 and not isinstance(value, bool):
                wrongs.append(True)
            for wrong in wrongs:
                broken = copy.deepcopy(position)
                at(broken["table"], path[:-1])[path[-1]] = wrong
                assert refused(case.title.id, broken), (path, wrong)
                tried += 1
    assert tried


@every_case
def test_a_key_that_nobody_reads_is_refused(case: Case) -> None:
    position = next(positions(case, 1))
    assert "table.moon means nothing here" in refused(case.title.id, _with(position, {"moon": 1}))
    assert "moon means nothing here" in refused(case.title.id, {**position, "moon": 1})
    assert "chance.moon means nothing here" in refused(
        case.title.id, {**position, "chance": {"moon": "1", "seed": "1"}}
    )
    for i, step in enumerate(position["stack"]):
        broken = copy.deepcopy(position)
        broken["stack"][i] = {**step, "moon": 1}
        assert f"stack[{i}].moon means nothing here" in refused(case.title.id, broken)


@every_case
def test_all_that_is_missing_is_named_at_once(case: Case) -> None:
    position = next(positions(case, 1))
    for key in position["table"]:
        broken = {**position, "table": {name: value for name, value in position["table"].items() if name != key}}
        assert f"table.{key} is missing" in refused(case.title.id, broken)
    said = refused(case.title.id, {**position, "table": {}})
    assert {f"table.{key} is missing" for key in position["table"]} <= set(said)


@every_case
def test_no_position_leads_to_a_match_without_a_question_or_a_result(case: Case) -> None:
    """Each step alone on the stack: it asks a question, it ends the game, or the position is refused."""
    dead = 0
    for position in positions(case, 12):
        for step in position["stack"]:
            try:
                match = cg.from_position(case.title.id, {**position, "stack": [step], "result": None})
            except cg.NotUnderstood as error:
                dead += "neither a question nor a result" in str(error)
                continue
            assert match.result is not None or all(match.options(seat) for seat in match.deciders)
            assert match.result is not None or match.deciders
    assert dead or case.title.id != "dual_powers"


def duel(**table: Any) -> list[str]:
    return refused("dual_powers", _with(cg.new("dual_powers", seats=2, seed=4).position(), table))


def _with(position: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    return {**position, "table": {**position["table"], **table}}


def test_what_cannot_be_in_dual_powers() -> None:
    assert "there is no round 11 on day 1 of march_april; the last is 2" in duel(round=11)
    assert "table.day is '7', not a whole number" in duel(day="7")
    assert "table.score is 1.5, not a whole number" in duel(score=1.5)
    assert any("Opposition" in said for said in duel(objective_seen=True))
    cards = cg.new("dual_powers", seats=2, seed=4).position()["table"]["deck"]
    assert any("Opposition" in said for said in duel(pile=cards[:3], deck=cards[3:]))
    assert "marker 1 is not in the region of unrest" in duel(
        phase="scoring", markers=["blue", None, None], unrest="red"
    )
    assert any("marker 2" in said for said in duel(phase="scoring", markers=[None, "blue", None]))


def test_what_cannot_be_in_la_cosa_nostra() -> None:
    match = cg.new("la_cosa_nostra", seats=3, seed=2)
    while match.step is None or type(match.step).__name__ != "PlanningTurn":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    position = match.position()

    def wrong(change: Any) -> list[str]:
        broken = json.loads(json.dumps(position))
        change(broken["table"])
        return refused("la_cosa_nostra", broken)

    assert "there is no round 7; the last is 4" in wrong(lambda table: table.update(round=7))
    grown = wrong(lambda table: table["players"][0]["gangsters"][0].update(growth=50))
    assert any("has grown by 50" in said for said in grown)
    assert "table.players[0].cash is 1.5, not a whole number" in wrong(
        lambda table: table["players"][0].update(cash=1.5)
    )
    assert "table.first is True, not a whole number" in wrong(lambda table: table.update(first=True))


def test_no_number_stands_for_several_things() -> None:
    """Pending rolls are written as ids. A number is a count."""
    case = next(case for case in USUAL if case.title.id == "la_cosa_nostra")
    seen = 0
    for match in moments(case, 300):
        for deed in match.position()["table"]["deeds"]:
            numbers = [value for _, value in leaves(deed) if isinstance(value, int)]
            assert max(numbers) < 100_000
            assert deed["job"] in {job["id"] for job in load_data("consigliere.games.la_cosa_nostra")["jobs"]}
            seen += 1
    assert seen


def test_a_scene_is_set_in_few_words(toy: object) -> None:
    match = cg.scene("toy", 3, table={"hands": [["thief_1"], [], []]}, steps=[{"step": "Turn", "seat": 1}], rest="deck")
    assert match.deciders == (1,)
    assert match.view(0)["table"]["hand"] == ["thief_1"]
    assert match.view(0)["table"]["deck"] == 23
    with pytest.raises(cg.BadPosition, match="one place"):
        cg.scene("toy", 3, table={"hands": [["thief_1"], [], []]})  # where would the others go?


def test_what_chance_says_can_be_dictated(toy: object) -> None:
    match = cg.scene("toy", 3, steps=[{"step": "Turn", "seat": 0}, {"step": "Turn", "seat": 1}], draws=[5, 5])
    match.play(0, "run:stall_1")
    assert match.view(0)["table"]["dice"] == [6, 6]
    again = cg.load(match.save())
    assert again.position() == match.position()
    later = cg.scene("toy", 3, steps=[{"step": "Turn", "seat": 0}]).dictated(0, 0)
    later.play(0, "run:stall_1")
    assert later.view(0)["table"]["dice"] == [1, 1]
    first = cg.new("toy", seats=3, seed=1, draws=[0] * 9)
    assert first.position()["table"]["hands"] != cg.new("toy", seats=3, seed=1).position()["table"]["hands"]
    for wrong in ([-1], [1.5], ["1"], [True]):
        with pytest.raises(cg.NotUnderstood):
            cg.new("toy", seats=3, seed=1, draws=wrong)  # type: ignore[arg-type]
