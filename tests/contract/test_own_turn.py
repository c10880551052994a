"""A game declares which of its questions are a seat's own turn: at a table over days these earn time."""

from __future__ import annotations

from itertools import islice

import pytest

from consigliere.engine import OPEN, Title
from consigliere.engine.step import Answers
from tests.cases import all_titles, cases, play_answers

MOMENTS = 400


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_an_own_turn_is_a_public_question(title: Title) -> None:
    """A hidden question runs no clock, so it can earn no time; a step that asks nobody is nobody's turn."""
    turns = [cls for cls in title.steps.values() if cls.own_turn]
    assert turns, "no step says `own_turn = True`: at a table over days nobody would ever get time back"
    assert [cls.__name__ for cls in turns if not cls.waits or cls.progress != OPEN] == []


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_every_seat_gets_its_own_turns(title: Title) -> None:
    case = max((case for case in cases(title) if case.usual), key=lambda case: case.seats)
    asked: set[int] = set()
    for match in islice(play_answers(case.begin(seed=5), seed=5), MOMENTS):
        top = match.state.stack[-1] if match.state.stack else None
        step = top.question if isinstance(top, Answers) else top
        if step is not None and step.own_turn:
            asked.update(match.deciders)
    assert asked == set(range(case.seats))
