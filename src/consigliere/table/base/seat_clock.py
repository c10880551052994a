"""The clock of a seat at a table over days. Pure arithmetic: no store, no game, no clock of this machine.

A clock is stored as (left, since): the seconds left when it was last stopped, and since when it runs. While it runs,
only waking time counts: not the person's own night, not their holidays, and not while the operator has halted all
clocks. Waking time is a fixed set of moments on the calendar, so reading or storing a clock in between changes nothing.
Four laws follow, and `tests/table/test_seat_clock.py` holds them:

- Only a credit raises what is left, never above the cap of the pace.
- A turn is credited once. A turn that was taken back and played again is not credited again.
- Any sequence of stops, starts, nights, holidays, halts, undo and restarts leaves at most what an undisturbed clock has
  left.
- A wall clock that was set back adds nothing to what is stored.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

HOUR = 3600.0
GRID = 900.0  # seconds: windows over days close on the quarter hour
SOONEST = 300.0  # seconds a window is open at least, so that a standing pass does not show
LONGEST_NIGHT = 12  # hours
FARTHEST = 400  # days that are looked ahead for a deadline
NIGHT = (23, 8)  # hours, unless a person has chosen others
Halts = tuple[tuple[float, float], ...]  # from when to when the operator halted all clocks, in order; disjoint


class Pace(NamedTuple):
    """How fast a table over days is played, in seconds."""

    bank: float  # at the start
    increment: float  # added once per own turn
    cap: float  # no credit raises a clock above it
    window: float  # waking time until a sealed question closes at the latest


PACES = {
    "brisk": Pace(24 * HOUR, 4 * HOUR, 72 * HOUR, 6 * HOUR),
    "steady": Pace(72 * HOUR, 12 * HOUR, 120 * HOUR, 12 * HOUR),
    "easy": Pace(120 * HOUR, 36 * HOUR, 240 * HOUR, 24 * HOUR),
}
TONIGHT = "tonight"


class Calendar(NamedTuple):
    """When a person's clock stands: at night, by hours in their own zone, and on holidays."""

    zone: str = "UTC"
    night: tuple[int, int] | None = NIGHT  # from and to, in full hours; None: nights count
    holidays: frozenset[str] = frozenset()  # days as 2026-12-31, in their own zone
    halts: Halts = ()  # the same for everybody

    def tz(self) -> tzinfo:
        """Return the zone. A zone that this machine does not know counts as UTC."""
        return _zone(self.zone)

    def is_free(self, at: float) -> bool:
        """Return whether the clock stands at a moment."""
        return not any(start <= at < end for start, end in self._waking(_day(at, self.tz())))

    def is_night(self, at: float) -> bool:
        """Return whether it is the person's own night."""
        if self.night is None:
            return False
        begins, ends = self.night
        return (datetime.fromtimestamp(at, self.tz()).hour - begins) % 24 < (ends - begins) % 24

    def next_stop(self, at: float) -> float:
        """Return when the clock stands next, from a moment at which it runs."""
        return next((end for start, end in self._waking(_day(at, self.tz())) if start <= at < end), at)

    def waking(self, start: float, end: float) -> float:
        """Return the seconds between two moments in which the clock runs; 0 if the end is not after the start."""
        if end <= start:
            return 0.0
        if self._always_wakes():
            return end - start
        tz, total = self.tz(), 0.0
        day, last = _day(start, tz) - timedelta(days=1), _day(end, tz) + timedelta(days=1)
        while day <= last:
            for opens, closes in self._waking(day):
                total += max(0.0, min(end, closes) - max(start, opens))
            day += timedelta(days=1)
        return total

    def after(self, start: float, seconds: float) -> float:
        """Return the moment at which so many waking seconds have passed since `start`."""
        if seconds <= 0 or self._always_wakes():
            return start + max(0.0, seconds)
        day = _day(start, self.tz()) - timedelta(days=1)
        for _ in range(0 if is_halted(self.halts) and self.halts[-1][0] <= start else FARTHEST):
            for opens, closes in self._waking(day):
                begins = max(start, opens)
                if closes <= begins:
                    continue
                if closes - begins >= seconds:
                    return begins + seconds
                seconds -= closes - begins
            day += timedelta(days=1)
        return start + FARTHEST * 24 * HOUR

    def as_if_resumed(self) -> Calendar:
        """Return the calendar without a halt that has no end yet."""
        return self._replace(halts=self.halts[:-1]) if is_halted(self.halts) else self

    def _always_wakes(self) -> bool:
        return self.night is None and not self.holidays and not self.halts

    def _waking(self, day: date) -> list[tuple[float, float]]:
        """Return the waking spans that begin on a day. Together, the spans of all days are disjoint and in order."""
        spans = self._own_waking(day)
        for begins, ends in self.halts:
            spans = [
                part
                for start, end in spans
                for part in ((start, min(end, begins)), (max(start, ends), end))
                if part[0] < part[1]
            ]
        return spans

    def _own_waking(self, day: date) -> list[tuple[float, float]]:
        if day.isoformat() in self.holidays:
            return []
        tz = self.tz()
        midnight, next_midnight = _instant(day, 0, tz), _instant(day + timedelta(days=1), 0, tz)
        if self.night is None:
            return [(midnight, next_midnight)]
        falls, dawn = _instant(day, self.night[0], tz), _instant(day, self.night[1], tz)
        if self.night[0] > self.night[1]:  # over midnight: 23 to 8
            return [(dawn, max(dawn, falls))]
        return [(midnight, max(midnight, falls)), (min(dawn, next_midnight), next_midnight)]


def night_of(begins: int, ends: int) -> tuple[int, int] | None:
    """Return a night by its hours; None if it is empty. Raises ValueError if it is too long or no hour of a day."""
    if not (0 <= begins <= 23 and 0 <= ends <= 23):
        raise ValueError("an hour is 0 to 23")
    if (ends - begins) % 24 > LONGEST_NIGHT:
        raise ValueError(f"a night is at most {LONGEST_NIGHT} hours")
    return None if begins == ends else (begins, ends)


@lru_cache(256)
def known_zone(name: str) -> bool:
    """Return whether this machine knows a zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@lru_cache(256)
def _zone(name: str) -> tzinfo:
    return ZoneInfo(name) if known_zone(name) else UTC


def _day(at: float, tz: tzinfo) -> date:
    return datetime.fromtimestamp(at, tz).date()


@lru_cache(4096)
def _instant(day: date, hour: int, tz: tzinfo) -> float:
    return datetime.combine(day, time(hour), tz).timestamp()


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of one seat, as stored."""

    left: float  # seconds when it was last stopped or credited
    since: float | None = None  # since when it runs; None: it stands
    credited: tuple[int, ...] = ()  # the numbers of the questions at which turns were credited, ascending
    owed: int = 0  # credits of turns that were taken back: so many turns are not credited again

    def left_at(self, now: float, calendar: Calendar) -> float:
        """Return the seconds left at a moment, at least 0. A moment before it was started counts as its start."""
        return self.left if self.since is None else max(0.0, self.left - calendar.waking(self.since, now))

    def zero_at(self, calendar: Calendar) -> float | None:
        """Return when it runs out; None if it stands."""
        return None if self.since is None else calendar.after(self.since, self.left)

    def stopped(self, now: float, calendar: Calendar) -> SeatClock:
        """Return the clock, standing."""
        return replace(self, left=self.left_at(now, calendar), since=None)

    def started(self, now: float) -> SeatClock:
        """Return the clock, running. One that runs already goes on."""
        return self if self.since is not None else replace(self, since=now)

    def with_credit(self, pace: Pace, number: int) -> SeatClock:
        """Return the clock after a new own turn has begun at a question. The clock must stand."""
        if self.credited and number <= self.credited[-1]:
            return self
        if self.owed:
            return replace(self, owed=self.owed - 1, credited=(*self.credited, number))
        left = max(self.left, min(pace.cap, self.left + pace.increment))
        return replace(self, left=left, credited=(*self.credited, number))

    def taken_back(self, number: int) -> SeatClock:
        """Return the clock after the game went back to a question: what was credited later counts as spent."""
        kept = tuple(one for one in self.credited if one <= number)
        return replace(self, credited=kept, owed=self.owed + len(self.credited) - len(kept))

    def with_floor(self, pace: Pace) -> SeatClock:
        """Return the clock after a question was answered for it: one increment is there for the next. It must stand."""
        return replace(self, left=max(self.left, pace.increment))


def on_grid(at: float) -> float:
    """Return the next full quarter hour."""
    return -(-at // GRID) * GRID


def is_halted(halts: Halts) -> bool:
    """Return whether the operator has halted all clocks, and has not said until when."""
    return bool(halts) and halts[-1][1] == math.inf


def halts_in(calendars: Mapping[int, Calendar]) -> Halts:
    """Return the halts of the calendars of a table: they are the same in all."""
    return next((one.halts for one in calendars.values()), ())


def after_halts(at: float, halts: Halts) -> float:
    """Return a moment, or the end of the halt that it is in; far away if that has no end yet."""
    ends = next((end for start, end in halts if start <= at < end), at)
    return ends if ends < math.inf else at + FARTHEST * 24 * HOUR


def _on_running_grid(at: float, halts: Halts) -> float:
    """Return the next full quarter hour at which clocks are not halted."""
    closes = on_grid(at)
    for start, end in halts:
        if start <= closes < end:
            closes = on_grid(end) if end < math.inf else closes + FARTHEST * 24 * HOUR
    return closes


def envelope_closes(
    opened: float, answered: float | None, calendars: list[Calendar], pace: Pace, halts: Halts = ()
) -> float:
    """Return when a sealed question closes: on a quarter hour after the last answer, else after its waking time.

    Every seat that was asked gets the whole waking time. `answered` is None until all have answered. Only the quarter
    hour shows when the last one did, and nothing shows whether it was a standing order. While clocks are halted,
    nothing closes.
    """
    last = max((calendar.after(opened, pace.window) for calendar in calendars), default=opened + pace.window)
    latest = _on_running_grid(last, halts)
    if answered is None:
        return latest
    return min(latest, _on_running_grid(max(answered, opened + SOONEST), halts))
