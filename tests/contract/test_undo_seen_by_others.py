"""Undo in every game: what others have seen cannot be taken back.

Play a choice that can be taken back in worlds that another seat considered possible before it. In each of them some
answer would have looked the same to that seat, so it has learned nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from consigliere.engine import Answers, Option, Seat
from consigliere.match import Match
from tests.cases import ALL, Case, over_play
from tests.contract.test_undo import undoable

WORLDS = range(3000, 3004)  # other worlds than those that the kernel samples


def row_of(match: Match, seat: Seat) -> tuple[Option, ...]:
    """The parts of a sealed answer given so far."""
    top = match.state.stack[-1] if match.state.stack else None
    return top.row(seat) if isinstance(top, Answers) else ()


def seen(match: Match, observer: Seat) -> tuple[Any, ...]:
    """What an observer sees of the newest choice. The number of the question alone reveals nothing."""
    last = match.last
    assert last is not None
    told = [event.seen_by(*match.seats_sharing_view(observer)) for event in last.events]
    return {**match.view(observer), "number": 0}, [one for one in told if one is not None]


def sights(match: Match, seat: Seat, parts: list[Option], observer: Seat) -> Iterator[tuple[Any, ...]]:
    """What an observer could see of an answer with these parts.

    An impossible part may be any other of its kind, such as a card placed face down.
    """
    if not parts:
        yield seen(match, observer)
        return
    options = match.options(seat)
    alike = [parts[0]] if parts[0] in options else [option for option in options if option.verb == parts[0].verb]
    for option in alike:
        after = match.clone(record_events=True)
        after.play(seat, option)
        yield from sights(after, seat, parts[1:], observer)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_nobody_takes_back_what_has_shown_others_something(case: Case) -> None:
    def hidden(match: Match, seed: int) -> None:
        for before, seat, option in undoable(match, seed, 10):
            after = before.clone(record_events=True)
            after.play(seat, option)
            if row_of(after, seat):
                continue  # still sealed
            parts = [*row_of(before, seat), option]
            for observer in range(case.seats):
                if observer in before.seats_sharing_view(seat):
                    continue
                here = seen(after, observer)
                if here == ({**before.view(observer), "number": 0}, []):
                    continue
                for number in WORLDS:
                    world = before.determinize(observer, number)
                    assert here in sights(world, seat, parts, observer), (observer, seat, str(option))

    over_play(case, 4, hidden)
