"""Moments by both clocks, and stretches of play that can be shown step by step."""

from __future__ import annotations

from typing import NamedTuple

from consigliere.engine import Choice, Option
from consigliere.engine.deals import VERBS
from consigliere.engine.history import is_talk
from consigliere.engine.scenes import Beat, beats
from consigliere.match import Match
from consigliere.table.base import clock
from consigliere.table.store.rows import ChoiceRow


class Since(NamedTuple):
    """A moment by both clocks: as stored, and when this process learned of it."""

    at: float
    noted: float

    def left(self, seconds: float) -> float:
        """Seconds left of a period that began then. If the wall clock was set back, the monotonic clock counts."""
        return seconds - max(clock.now() - self.at, clock.ticks() - self.noted)


class Segment:
    """Choices that were played together, with the match before them, to show them step by step."""

    __slots__ = ("_beats", "before", "choices", "place")

    def __init__(self, before: Match, place: int, choices: tuple[tuple[int, Option], ...]) -> None:
        self.before = before
        self.place = place  # choices before it
        self.choices = choices
        self._beats: list[Beat] | None = None

    def beats(self) -> list[Beat]:
        """Return its beats, computed once for all readers."""
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
    """Return a moment of the store's clock, noted now."""
    return Since(at, clock.ticks())


def said(row: ChoiceRow, last: Choice | None) -> tuple[bool, bool]:
    """Whether a row was only talk about deals, and whether it was about deals at all.

    `last` is the newest choice of the match, if it is known: it tells whether an acceptance moved any goods.
    """
    verb = row.text.partition(":")[0]
    if row.kind != "choice" or verb not in VERBS:
        return False, False
    known = last is not None and (last.seat, str(last.option)) == (row.seat, row.text)
    return (is_talk(last) if known and last is not None else verb != "accept"), True


def readers_of_undone(before: Match, now: Match) -> list[int | None]:
    """Return the readers who saw something that was undone: they must read again. Nobody else may notice."""
    old, new = before.history(), now.history()
    kept = 0
    while kept < min(len(old), len(new)) and (old[kept].seat, old[kept].option) == (new[kept].seat, new[kept].option):
        kept += 1
    events = [event for choice in old[kept:] for event in choice.events]
    eyes = (None, *range(now.setup.seats))
    return [eye for eye in eyes if any(event.seen_by(*now.seats_sharing_view(eye)) is not None for event in events)]
