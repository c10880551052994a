"""Whether a seat may take its last choice, or its whole turn, back without asking anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from consigliere.engine.history import is_talk
from consigliere.match import Match

from .record import rewound

if TYPE_CHECKING:
    from .loaded import LoadedTable


class PerMatch:
    """Answers by seat, cached for one match: each plays in several possible worlds and is expensive."""

    def __init__(self) -> None:
        self._known: tuple[Match, dict[int, bool]] | None = None

    def get(self, match: Match, seat: int, compute: Callable[[], bool]) -> bool:
        """The cached answer for a seat; computed if the match is another one than last time."""
        known = self._known
        if known is None or known[0] is not match:
            known = self._known = (match, {})
        if seat not in known[1]:
            known[1][seat] = compute()
        return known[1][seat]


def choice_undoable(table: LoadedTable, seat: int) -> bool:
    """Whether the engine lets a seat take its last choice back, with everything that was taken together with it."""
    place = table.last_own(seat)
    befores = [one.before for one in table.segments if place is not None and one.place <= place]
    if not table.match.can_undo(seat, befores[-1] if befores else None):
        return False
    earlier = table.match
    for _ in range(table.follows):
        earlier = earlier.clone()
        earlier.undo(seat)
        if not earlier.can_undo(seat):
            return False
    return True


def turn_undoable(table: LoadedTable, seat: int, cache: PerMatch) -> bool:
    """Whether taking back the whole turn is possible and takes back more than a plain undo."""
    made = [(i, choice) for i, choice in enumerate(table.history()) if not is_talk(choice)][-2 - table.follows :]
    last = [choice for _, choice in made]
    if len(last) < 2 + table.follows or any(c.seat != seat or c.extra for c in last) or not table.can_undo(seat):
        return False
    window = table.window()
    if any(c.final for c in last[1:-1]) or (window is not None and seat in window.asked):
        return False  # both take back the same
    return cache.get(table.match, seat, lambda: _before(table, made[-1 - table.follows][0]).can_undo(seat))


def _before(table: LoadedTable, place: int) -> Match:
    """The match after the first `place` choices: usually one that is in memory, with its own cached answers."""
    found = next((one.before for one in reversed(table.segments) if one.place == place), None)
    return found if found is not None else rewound(table.match, place)
