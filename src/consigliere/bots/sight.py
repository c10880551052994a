"""What a bot gets to see, and what a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from consigliere.engine import Match, Option, Seat


class Sight:
    """A match through the eyes of one seat: its view, its options, and worlds that it cannot tell from the real one.

    A bot is given this and never the match itself, so it cannot cheat even by mistake.
    """

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self.seat = seat

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see, JSON-able."""
        return self._match.view(self.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers to the question on the table."""
        return self._match.options(self.seat)

    @property
    def extras(self) -> tuple[Option, ...]:
        """What the seat may do at any time beside its answer: offers to accept or refuse, a game's own."""
        return self._match.extras(self.seat)

    def world(self, seed: int) -> Match:
        """A possible world: everything the seat cannot know is dealt anew. Play in it as you like."""
        return self._match.determinize(self.seat, seed)


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, sight: Sight) -> Option:
        """One of `sight.options`."""
        ...
