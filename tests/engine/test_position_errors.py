"""Errors in a position are reported once, with their path, and consequences of an error are not reported."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import BadPosition, Decision, Option, Sealed, Step
from consigliere.engine.position import _read_step, _write_step, arrange
from consigliere.engine.title import Code
from tests.toy import TITLE
from tests.toy.scene import play, scene
from tests.toy.steps import Bid, Rob, Stash, Turn

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def bidding() -> dict[str, Any]:
    """Seat 0 has begun, seat 1 has answered, seat 2 has not."""
    return play(scene(HANDS, stack=(Bid(),)), "0 bid:crate_1", "1 bid:thief_2", "1 done").position()


def problems(position: dict[str, Any]) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        cg.from_position("toy", position)
    return caught.value.problems


# --- paths


@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        ("hands", [["crate_1", "thief_1"], 7, ["crate_3", "guard_3"]], "table.hands[1] cannot be 7"),
        ("permits", [5], "table.permits cannot be [5]"),
        ("permits", [[1, "stall_1", 9]], "table.permits cannot be [[1, 'stall_1', 9]]"),
        ("stash", [[], [], 5], "table.stash[2] cannot be 5"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_place(part: str, value: Any, said: str) -> None:
    position = bidding()
    position["table"][part] = value
    assert said in problems(position)
    assert not [one for one in problems(position) if "Error" in one]


def test_a_value_within_named_parts_is_named_by_its_place() -> None:
    position = bidding()
    del position["table"]["stalls"]["stall_3"]
    position["table"]["stalls"]["stall_9"] = 0
    assert any("stall_3" in one or "stall_9" in one for one in problems(position))


def test_what_only_follows_from_a_wrong_table_is_not_said() -> None:
    position = scene(HANDS, stack=(Stash(0),), plans=[1, 0, 0]).position()
    position["table"]["plans"] = [0, 0, 0]
    assert len(problems(position)) == 1
    assert problems(position)[0].startswith("stack[1] Stash: ")
    position["table"]["coins"] = [-1, 4, 4]
    assert problems(position) == ["a seat has less than no coins"]


# --- sealed answers


def answered(**change: Any) -> dict[str, Any]:
    position = bidding()
    position["stack"][-1].update(change)
    return position


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rows": [["bid:crate_9"], ["bid:thief_2", "done"], []]}, "seat 0 cannot have answered bid:crate_9"),
        ({"rows": [["bid:crate_1"], ["bid:thief_2", "done", "done"], []]}, "seat 1 cannot have answered done"),
        (
            {"rows": [["bid:crate_1"], ["bid:thief_2"], []]},
            "left is [0, 2], which does not fit what seat 1 has answered",
        ),
        ({"left": [0, 1, 2]}, "left is [0, 1, 2], which does not fit what seat 1 has answered"),
        ({"left": [2]}, "left is [2], which does not fit what seat 0 has answered"),
        ({"opened": 9}, "opened is 9, but there were 0 moves"),
        ({"opened": -1}, "opened is -1, but there were 0 moves"),
        ({"whom": [1, 0, 2], "rows": [[], [], []], "left": [1, 0, 2]}, "whom is [1, 0, 2], but it is put to [0, 1, 2]"),
        ({"whom": [0, 1], "rows": [[], []], "left": [0, 1]}, "whom is [0, 1], but it is put to [0, 1, 2]"),
    ],
)
def test_answers_that_cannot_have_been_given(change: dict[str, Any], said: str) -> None:
    position = answered(**change)
    position["moves"] = position["stack"][-1]["opened"] if "opened" not in change else 0
    assert problems(position) == [f"stack[1] Bid: {said}"]


def test_answers_of_a_question_that_is_asked_again_are_not_checked() -> None:
    """Another step came in between: who is asked, and what is still legal, is determined when the question
    continues."""
    position = answered(whom=[0, 1], rows=[[], []], left=[0, 1])
    position["moves"] = position["stack"][-1]["opened"] + 1
    assert cg.from_position("toy", position).deciders == (0, 1, 2)
    position["stack"].append({"step": "Turn", "seat": 1})  # nor one below another step
    position["moves"] = position["stack"][-2]["opened"]
    assert cg.from_position("toy", position).deciders == (1,)


# --- the kernel's own parts


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"moves": -1}, "moves cannot be -1"),
        ({"chance": {"seed": "0", "draws_made": "-1"}}, "chance.draws_made cannot be -1"),
        ({"chance": {"seed": "0", "draws_made": "0", "luck": "1"}}, "chance.luck means nothing here"),
        ({"out": [1, 1]}, "the seats that are out of the game are not of this table, each once"),
        ({"out": [3]}, "the seats that are out of the game are not of this table, each once"),
        ({"out": [True]}, "the seats that are out of the game are not of this table, each once"),
    ],
)
def test_counters_and_seats(change: dict[str, Any], said: str) -> None:
    assert said in problems({**bidding(), **change})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"reason": "luck"}, "result.reason is 'luck', not one of nights, rich"),
        ({"winners": [1, 1]}, "result.winners names a seat twice"),
        ({"teams": [[0, 1], [2]]}, "result.teams are not the teams of this table"),
        ({"winners": [3]}, "the result is not one of this table's seats"),
        ({"scores": [1, 2]}, "the result is not one of this table's seats"),
        ({"ties": [1]}, "the result is not one of this table's seats"),
    ],
)
def test_a_result_that_cannot_be(change: dict[str, Any], said: str) -> None:
    position = play(scene(HANDS), "0 rest", "1 rest", "2 rest").position()
    assert cg.from_position("toy", position).result is not None
    position["result"] = {**position["result"], **change}
    assert problems(position)[0] == said


def test_steps_or_a_result_and_not_both() -> None:
    said = "a game goes on while steps are on its stack and is over when there are none"
    over = play(scene(HANDS), "0 rest", "1 rest", "2 rest").position()
    assert said in problems({**over, "result": None})
    assert said in problems({**bidding(), "result": over["result"]})


# --- steps


class Many(Decision):
    """A step with a field of every type."""

    def __init__(
        self,
        seats: tuple[int, ...],
        card: int,
        cards: tuple[int, ...],
        deep: tuple[tuple[int, ...], ...],
        inner: Step,
        option: str,
        flag: bool,
        number: int,
    ) -> None:
        self.seats, self.card, self.cards, self.deep = seats, card, cards, deep
        self.inner, self.option, self.flag, self.number = inner, option, flag, number


class Book:
    """The part of a title that is needed to read a step."""

    steps = {"Many": Many, "Turn": Turn, "Bid": Bid}
    seat_fields = ("seat", "seats")
    names = {"card": ("ace", "king"), "cards": ("ace", "king")}
    codes = {"number": Code(lambda value: f"n{value}", lambda text: int(text[1:]))}


WRITTEN = {
    "step": "Many",
    "seats": [0, 2],
    "card": "king",
    "cards": ["ace", "king"],
    "deep": [[1, 2], []],
    "inner": {"step": "Turn", "seat": 1},
    "option": "x",
    "flag": True,
    "number": "n7",
}


def read(written: dict[str, Any]) -> Step:
    title: Any = Book
    return _read_step(title, written, 3)


def test_a_step_is_read_as_written() -> None:
    step: Any = read(WRITTEN)
    assert (step.seats, step.card, step.cards, step.deep) == ((0, 2), 1, (0, 1), ((1, 2), ()))
    assert (step.inner.seat, step.option, step.flag, step.number) == (1, "x", True, 7)
    title: Any = Book
    assert _write_step(title, step) == WRITTEN
    none: Any = read({**WRITTEN, "card": None})
    assert none.card == -1
    assert _write_step(title, none)["card"] is None


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("seats", [0, 3], "seats of Many is [0, 3]; seats are 0 to 2"),
        ("seats", [3, 0], "seats of Many is [3, 0]; seats are 0 to 2"),
        ("seats", [-1], "seats of Many is [-1]; seats are 0 to 2"),
        ("seats", 1, "seats of Many cannot be 1"),
        ("seats", ["x"], "seats of Many cannot be ['x']"),
        ("card", "queen", "there is no card 'queen'"),
        ("cards", ["ace", "queen"], "there is no cards 'queen'"),
        ("deep", [[1, "x"]], "deep of Many cannot be [[1, 'x']]"),
        ("deep", [[1, True]], "deep of Many cannot be [[1, True]]"),
        ("deep", [1], "deep of Many cannot be [1]"),
        ("inner", 7, "inner of Many cannot be 7"),
        ("inner", {"step": "Dance"}, "there is no step 'Dance'"),
        ("option", 7, "option of Many cannot be 7"),
        ("flag", 1, "flag of Many cannot be 1"),
    ],
)
def test_a_field_that_does_not_fit_is_named(field: str, value: Any, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read({**WRITTEN, field: value})
    assert caught.value.problems == [said]


def test_all_fields_that_are_missing_are_named() -> None:
    short = {name: value for name, value in WRITTEN.items() if name not in ("card", "flag")}
    with pytest.raises(BadPosition) as caught:
        read(short)
    assert caught.value.problems == ["card of Many is missing", "flag of Many is missing"]


ANSWERS = {"step": "Answers", "of": {"step": "Bid"}, "opened": 4, "whom": [0, 2], "rows": [["done"], []], "left": [2]}


def test_answers_are_read_as_they_are_written() -> None:
    answers: Any = read(ANSWERS)
    assert isinstance(answers.question, Sealed)
    assert (answers.opened_at, answers.asked, answers.unanswered) == (4, (0, 2), (2,))
    assert answers.rows == ((Option("done"),), ())
    title: Any = Book
    assert _write_step(title, answers) == ANSWERS


@pytest.mark.parametrize(
    "change",
    [
        {"whom": [0, 0]},
        {"whom": [0, 3]},
        {"whom": [0]},
        {"rows": [["done"]]},
        {"left": []},
        {"left": [1]},
        {"left": [2, 0], "whom": [0, 2]},
        {"of": {"step": "Turn", "seat": 0}},
    ],
)
def test_answers_that_do_not_fit_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        read({**ANSWERS, **change})


def test_a_step_of_an_earlier_release_is_read_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def renewed(self: object, step: dict[str, Any]) -> dict[str, Any]:
        names = {"Go": "Turn", "Auction": "Bid"}
        return {**step, "step": names.get(step["step"], step["step"])}

    monkeypatch.setattr(type(TITLE), "upgrade_step", renewed)
    position = bidding()
    position["stack"][-1]["of"] = {"step": "Auction"}
    position["stack"].append({"step": "Go", "seat": 1})
    match = cg.from_position("toy", position)
    assert match.deciders == (1,)
    assert [one["step"] for one in match.position()["stack"]] == ["Night", "Answers", "Turn"]
    assert match.position()["stack"][1]["of"] == {"step": "Bid"}


# --- building a scene


def test_things_are_put_where_a_scene_wants_them() -> None:
    before = {
        "table": {"deck": ["a", "b", "c"], "hands": {"0": ["d"], "1": ["e", "f"]}, "coins": {"0": 4, "1": 5}},
        "seats": 2,
    }
    kept = copy.deepcopy(before)
    after = arrange(before, {"hands": {"0": ["b", "e"]}, "coins": {"1": 9}}, "deck")
    assert before == kept
    assert after["seats"] == 2
    assert after["table"] == {
        "deck": ["a", "c", "d"],  # the displaced piece comes last
        "hands": {"0": ["b", "e"], "1": ["f"]},
        "coins": {"0": 4, "1": 9},
    }
    assert arrange(before, {"hands": {"0": ["b"]}})["table"]["deck"] == ["a", "c"]  # nowhere to go: it is removed
    nested = arrange({"table": {"rows": [["a"], ["b", "c"]], "deck": []}}, {"rows": [["b"], ["a"]]}, "deck")
    assert nested["table"] == {"rows": [["b"], ["a"]], "deck": ["c"]}


# --- where the steps lead


def test_steps_must_lead_to_a_question_or_a_result() -> None:
    position = scene(["crate_1", "", ""], stack=(Rob(0, 2),)).position()
    assert cg.from_position("toy", position).deciders == ()  # nobody can rob; then the last night ends
    position["stack"] = [{"step": "Rob", "seat": 0, "reward": 2}]
    position["result"] = None
    position["table"]["coins"] = [4, 4, 4]
    assert problems(position) == ["the steps on the stack lead to neither a question nor a result"]


def test_a_decider_must_have_an_option_and_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    position = scene(HANDS).position()
    with monkeypatch.context() as patch:
        patch.setattr(Turn, "options", lambda self, g, seat: [])
        assert problems(position) == ["the steps on the stack leave seat 0 no option"]
    with monkeypatch.context() as patch:
        patch.setattr(Turn, "deciders", lambda self, g: (3,))
        assert problems(position) == ["Turn asks seat 3, which is not at this table"]
    nowhere: dict[str, int] = {}
    with monkeypatch.context() as patch:
        patch.setattr(Turn, "question_facts", lambda self, g, seat: nowhere["place"])
        assert problems(position) == ["the steps on the stack cannot be carried out: KeyError: 'place'"]
    assert cg.from_position("toy", position).deciders == (0,)
