"""Four kinds of refusal: each has one clear sentence and leaves the state unchanged, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import ConsigliereError, IllegalMove, NotUnderstood, NotYours, Option, Stale
from tests.toy.scene import everything, play, scene

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def refusal(match: cg.Match, kind: type[ConsigliereError], seat: Any, option: Any, number: int | None = None) -> str:
    """The error text of a refused request. Nothing has changed."""
    before = everything(match)
    with pytest.raises(kind) as caught:
        match.play(seat, option, number)
    assert type(caught.value) is kind
    assert everything(match) == before
    said = str(caught.value)
    assert said
    assert "\n" not in said
    assert len(said) < 250
    return said


@pytest.mark.parametrize("text", ["", "run:", "RUN:x", "run stall_1", "x" * 5000, None, 7, ["rest"], ("rest", "")])
def test_not_understood(text: Any) -> None:
    assert "option" in refusal(scene(HANDS), NotUnderstood, 0, text)


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0", 0.0, True, False, [0]])
def test_no_such_seat(seat: Any) -> None:
    match = scene(HANDS)
    assert "seats are 0 to 2" in refusal(match, NotUnderstood, seat, "rest")
    for look in (match.options, match.extras, match.view, match.events, match.can_undo, match.number, match.promises):
        if seat is None and look in (match.view, match.events, match.number, match.promises):
            continue
        with pytest.raises(NotUnderstood):
            look(seat)
    if seat is not None:
        with pytest.raises(NotUnderstood):
            match.determinize(seat, 1)


@pytest.mark.parametrize("seat", [0.0, False])
def test_what_equals_a_seat_is_no_seat_even_if_its_options_are_known(seat: Any) -> None:
    """It would be stored unchanged, and the save could not be read."""
    match = scene(HANDS)
    option = match.options(0)[0]
    for call in (lambda: match.play(seat, option), lambda: match.options(seat), lambda: match.why_not(seat, option)):
        assert match.options(0)
        with pytest.raises(NotUnderstood, match="seats are 0 to 2"):
            call()
    assert match.history() == []


def test_not_legal_names_the_rule() -> None:
    match = scene(HANDS)
    assert refusal(match, IllegalMove, 0, "run:stall_2") == "run:stall_2 is not among the legal options [TOY-RUN]"
    assert refusal(match, IllegalMove, 0, "pass").endswith("[TOY-TURN]")
    assert refusal(match, IllegalMove, 0, "run:" + "x" * 3000).endswith("[TOY-RUN]")
    with pytest.raises(IllegalMove) as caught:
        match.play(0, Option("run", "stall_2"))
    assert caught.value.rule == "TOY-RUN"
    assert match.why_not(0, Option("run", "stall_2")) == "TOY-RUN"
    assert match.why_not(0, Option("rest")) == ""
    assert match.why_not(1, Option("rest")) == ""


def test_not_yours() -> None:
    assert "seat 1 owes no answer" in refusal(scene(HANDS), NotYours, 1, "rest")
    assert refusal(scene(HANDS), NotYours, 2, "run:stall_3")


def test_stale() -> None:
    match = scene(HANDS)
    first = match.number(0)
    match.play(0, "rest", first)
    assert str(first) in refusal(match, Stale, 0, "rest", first)  # a second click
    now = match.number(1)
    assert refusal(match, Stale, 1, "rest", now + 1)
    assert refusal(match, Stale, 1, "nonsense", now + 1)
    match.play(1, "rest", now)
    play(match, "2 rest")
    assert refusal(match, Stale, 0, "rest") == "the game is over"


def test_stale_in_a_sealed_answer() -> None:
    match = play(scene(HANDS), "0 plan")
    first = match.number(0)
    match.play(0, "stash:crate_1", first)
    refusal(match, Stale, 0, "stash:thief_1", first)  # both fit, but this one answers the previous question
    match.play(0, "stash:thief_1", match.number(0))


def test_what_equals_an_option_is_played_as_the_option_it_equals() -> None:
    match = play(scene(HANDS, draws=(5, 5)), "0 run:stall_1", "1 rob:thief_2")
    match.play(1, Option("stake", 1.0))  # type: ignore[arg-type]
    assert match.history()[-1].option is not None
    assert str(match.history()[-1].option) == "stake:1"
    assert cg.load(match.save()).position() == match.position()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: cg.new("chess", seats=2), "no game 'chess'"),
        (lambda: cg.new("", seats=2), "no game"),
        (lambda: cg.new("toy", seats=2), "3 to 6 seats"),
        (lambda: cg.new("toy", seats=True), "3 to 6 seats"),
        (lambda: cg.new("toy", seats="3"), "3 to 6 seats"),  # type: ignore[arg-type]
        (lambda: cg.new("toy", seats=3, seed="x"), "whole number"),  # type: ignore[arg-type]
        (lambda: cg.new("toy", seats=3, seed=True), "whole number"),
        (lambda: cg.new("toy", seats=3, secret=b"short"), "32 bytes"),
        (lambda: cg.new("toy", seats=3, options={"moon": 1}), "no option 'moon'"),
        (lambda: cg.new("toy", seats=3, options={"nights": 9}), "nights is one of 1, 2"),
        (lambda: cg.new("toy", seats=3, options={"nights": "1"}), "nights is one of 1, 2"),
        (lambda: cg.new("toy", seats=3, options={"nights": True}), "nights is one of 1, 2"),
        (lambda: cg.new("toy", seats=3, options={"nights": [1]}), "nights is one of 1, 2"),
        (lambda: cg.new("toy", seats=3, options={"nights": 1, "homeless": True}), "two nights"),
        (lambda: cg.new("toy", seats=3, options=["nights"]), "by name"),  # type: ignore[arg-type]
    ],
)
def test_a_match_that_cannot_be(call: Any, words: str) -> None:
    with pytest.raises(NotUnderstood, match=words) as caught:
        call()
    assert "\n" not in str(caught.value)


def test_every_refusal_is_a_consigliere_error_and_a_misunderstanding_a_value_error() -> None:
    assert all(issubclass(kind, cg.ConsigliereError) for kind in (NotUnderstood, IllegalMove, NotYours, Stale))
    assert issubclass(NotUnderstood, ValueError)
    assert issubclass(cg.BadPosition, NotUnderstood)
