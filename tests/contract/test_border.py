"""A value of the wrong Python type gets our own error, in plain Python and in the compiled build (`make compiled`).

Compiled code checks the declared types of a function's arguments before its first line, with a bare TypeError. What
callers hand in is therefore declared as `Given` (engine/native.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import NotUnderstood, Option
from consigliere.engine.match import verify
from tests.cases import USUAL, Case, match_after

NO_SEATS: tuple[Any, ...] = ("x", "0", 1.0, True, False, b"0", [0], (0,), {}, 2**70, -1, object(), float("nan"))
NO_OPTIONS: tuple[Any, ...] = (None, 7, 1.5, True, b"pass", ["pass"], ("pass", ""), {}, object())
BAD_OPTIONS: tuple[Any, ...] = (
    *(Option(3, "x"), Option(None, ""), Option("pass", None), Option("pass", 1.5)),  # type: ignore[arg-type]
    *(Option(b"pass", ""), Option("offer", ["x"]), Option("accept", None)),  # type: ignore[arg-type]
)
NO_NUMBERS: tuple[Any, ...] = ("0", 1.5, 0.0, True, [1], b"1")
NO_WORDS: tuple[Any, ...] = (None, 7, b"en", ["en"], "xx")


def refused(call: Callable[..., object], *given: Any, **named: Any) -> str:
    """What the call is told: one clear line."""
    with pytest.raises(NotUnderstood) as caught:
        call(*given, **named)
    said = str(caught.value)
    assert said
    assert "\n" not in said
    assert len(said) < 300
    return said


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_match_refuses_wrong_types_and_stays_as_it_was(case: Case) -> None:
    match: Any = match_after(case, 1, 20)
    before = json.dumps(match.position()) + match.save()
    seat = match.deciders[0]
    option, number = match.options(seat)[0], match.number(seat)
    asks = (match.options, match.extras, match.can_undo, match.undo)
    looks = (match.view, match.events, match.promises, match.number, match.svg, match.text)
    for wrong in NO_SEATS:
        told = {refused(ask, wrong) for ask in (*asks, *looks)}
        told |= {refused(match.play, wrong, given) for given in (option, str(option))}
        told |= {refused(ask, wrong, option) for ask in (match.why_not, match.would_learn, match.would_show)}
        told.add(refused(match.determinize, wrong, 1))
        assert told == {f"no seat {repr(wrong)[:40]} at this table; seats are 0 to {case.seats - 1}"}
    for ask in asks:
        refused(ask, None)
    for wrong in NO_OPTIONS:
        assert "option" in refused(match.play, seat, wrong)
    for wrong in (*NO_OPTIONS, *BAD_OPTIONS):
        for ask in (match.play, match.why_not, match.would_learn, match.would_show):
            assert "option" in refused(ask, seat, wrong)
    for wrong in NO_NUMBERS:
        assert "whole number" in refused(match.play, seat, option, wrong)
        assert "whole number" in refused(match.play, seat, "nonsense", wrong)
        assert "whole number" in refused(match.events, seat, wrong)
        if type(wrong) is not int:
            assert "whole number" in refused(match.determinize, seat, wrong)
    for wrong in NO_WORDS:
        for look in (match.picture, match.svg):
            refused(look, seat, wrong)
        for word in ("form", "language", "rules"):
            refused(match.text, seat, **{word: wrong})
    for wrong in (7, "x", [1], {}):
        refused(match.can_undo, seat, wrong)
    assert json.dumps(match.position()) + match.save() == before
    match.play(seat, option, number)
    assert json.dumps(match.position()) + match.save() != before


JSON: tuple[Any, ...] = (None, 7, 1.5, True, "x", [1], [[]], {"a": 1})
ANY: tuple[Any, ...] = (None, 7, 1.5, True, "x", b"x", [1], [[]], (1,), {"a": 1}, object())


def test_no_match_begins_from_wrong_types() -> None:
    make: Any = cg
    title, seats = "dual_powers", 2
    position = cg.new(title, seats, seed=1).position()
    for wrong in ANY:
        for begin in (make.new, make.scene):
            refused(begin, wrong, seats)
            refused(begin, title, wrong)
        refused(make.from_position, wrong, position)
        refused(make.from_position, title, wrong)
        refused(make.load, wrong)
        refused(verify, cg.new(title, seats), wrong)
        if wrong is not None:
            refused(make.new, title, seats, options=wrong)
            refused(make.new, title, seats, secret=wrong)
            refused(make.scene, title, seats, table=wrong)
        if wrong != 7 and wrong is not None:
            refused(make.new, title, seats, seed=wrong)
            refused(make.scene, title, seats, seed=wrong)
        if wrong not in ([1], (1,)):
            refused(make.new, title, seats, draws=wrong)
            refused(make.scene, title, seats, draws=wrong)
        refused(make.scene, title, seats, steps=wrong)
        if not isinstance(wrong, str):
            refused(make.scene, title, seats, table={"phase": "action"}, rest=wrong)


def test_no_field_of_a_position_is_read_with_a_wrong_type() -> None:
    """The frame of a position, each field with each wrong value; what is inside the table is in `make positions`."""
    title = "dual_powers"
    position = cg.new(title, 2, seed=1).position()
    for field in position:
        for wrong in JSON:
            if type(wrong) is not type(position[field]):
                assert refused(cg.from_position, title, {**position, field: wrong})
