"""Moments by both clocks, and stretches of play that can be shown step by step."""

from __future__ import annotations

from typing import NamedTuple

from consigliere.engine import Option
from consigliere.engine.scenes import Beat, beats
from consigliere.match import Match
from consigliere.table.base import clock


class Since(NamedTuple):
    """A moment by both clocks: as the store has it, and when this process learned of it."""

    at: float
    noted: float

    def left(self, seconds: float) -> float:
        """How much is left of a time that began then. Where the clock was set back, our own count goes on."""
        return seconds - max(clock.now() - self.at, clock.ticks() - self.noted)


class Stretch:
    """What was played at one go, with the table before it: it can be told step by step."""

    __slots__ = ("_beats", "before", "choices", "place")

    def __init__(self, before: Match, place: int, choices: tuple[tuple[int, Option], ...]) -> None:
        self.before = before
        self.place = place  # choices before it
        self.choices = choices
        self._beats: list[Beat] | None = None

    def beats(self) -> list[Beat]:
        """Its beats, played once for all who look at them."""
        if self._beats is None:
            self._beats = []
            match = self.before
            for number, (seat, option) in enumerate(self.choices, 1):
                self._beats += beats(match, seat, option)
                if number < len(self.choices):
                    match = match.clone()
                    match.play(seat, option)
        return self._beats


def since(at: float) -> Since:
    """A moment of the store's clock, noted now."""
    return Since(at, clock.ticks())
