"""What others have seen cannot be taken back, in any game.

The law: play a choice that can be taken back in worlds that another seat deemed possible before it. The choice could
have been made there, and the other seat would have seen the same: so it has learned nothing hidden.
"""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.engine import Answers, Option, Seat
from consigliere.match import Match
from tests.cases import ALL, Case, over_play
from tests.contract.test_undo import undoable

WORLDS = range(3000, 3004)  # others than those the kernel looks into


def row_of(match: Match, seat: Seat) -> tuple[Option, ...]:
    """The parts of a sealed answer given so far."""
    top = match.state.stack[-1] if match.state.stack else None
    return top.row(seat) if isinstance(top, Answers) else ()


def seen(match: Match, observer: Seat) -> tuple[Any, ...]:
    """What an observer sees of the newest choice; the number of the question tells nothing by itself."""
    last = match.last
    assert last is not None
    told = [event.seen_by(*match.seeing_together(observer)) for event in last.events]
    return {**match.view(observer), "number": 0}, [one for one in told if one is not None]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_nobody_takes_back_what_has_shown_others_something(case: Case) -> None:
    def hidden(match: Match, seed: int) -> None:
        for before, seat, option in undoable(match, seed, 10):
            after = before.clone(telling=True)
            after.play(seat, option)
            if row_of(after, seat):
                continue  # still sealed
            parts = [*row_of(before, seat), option]
            for observer in range(case.seats):
                if observer in before.seeing_together(seat):
                    continue
                here = seen(after, observer)
                if here == ({**before.view(observer), "number": 0}, []):
                    continue
                for number in WORLDS:
                    world = before.determinize(observer, number).clone(telling=True)
                    for part in parts:
                        assert part in world.options(seat), (observer, seat, str(part))
                        world.play(seat, part)
                    assert seen(world, observer) == here, (observer, seat, str(option))

    over_play(case, 4, hidden)
