"""Clocks of a table over days as everybody may see them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import datetime
from typing import Any

from consigliere.board.words import Words
from consigliere.table.base.seat_clock import HOUR, LONGEST_NIGHT, Calendar
from consigliere.table.play import days
from consigliere.table.play.loaded import LoadedTable

from .pages.context import Agreed, ClockInfo
from .pages.over_days import LOW, duration
from .pages.play_context import PaceVote

MS = 1000
NAMES = 24  # letters of names in a line of a list


def agreed(loaded: LoadedTable) -> Agreed | None:
    """Return what was agreed about time; None for a table of tonight."""
    row = loaded.row
    return Agreed(row.speed, row.at_zero, row.nights) if days.over_days(row) else None


def clock_of(loaded: LoadedTable, seat: int, own: tuple[int, ...]) -> ClockInfo | None:
    """Return a seat's clock for a reader with these seats; None if it has none.

    It depends on nothing but rows and changes that everybody sees: a hidden question runs no clock.
    """
    one, person = loaded.clocks.get(seat), loaded.people[seat]
    if one is None or not loaded.running or person.kind != "human" or person.bot:
        return None
    now, calendar = days.now_at(loaded), loaded.calendars[seat]
    left, runs, late = one.left_at(now, calendar), one.since is not None, days.is_late(loaded, seat)
    halted = days.halted(loaded)
    asleep = runs and not halted and calendar.is_free(now)
    votes = [vote.choice for vote in loaded.votes if vote.about == seat]
    others = bool(own) and seat not in own and any(mine in days.people(loaded) for mine in own)
    return ClockInfo(
        left=round(left),
        at=round(MS * now),
        stored=(one.left, one.since, calendar),
        runs=runs and not asleep and not late and not halted,
        asleep=asleep,
        late=late,
        halted=halted,
        low=_is_low(loaded, left),
        stops=round(MS * calendar.next_stop(now)) if runs and not asleep and not halted else 0,
        votable=late and others and not halted and days.decides_by_vote(loaded),
        wait=votes.count(days.WAIT),
        bot=votes.count(days.BOT),
        substitute=votes.count(days.SUBSTITUTE),
        needed=days.needed(loaded, seat),
    )


def pace_vote(loaded: LoadedTable, seat: int | None, names: Sequence[str]) -> PaceVote | None:
    """Return the proposal to go on over days for a reader; None if they may neither propose nor answer."""
    if seat is None or not days.may_slow_down(loaded, seat):
        return None
    votes, needed = days.pace_votes(loaded), len(days.people(loaded))
    if not votes:
        return PaceVote(needed=needed)
    first = votes[0]
    mine = any(one.seat == seat for one in votes)
    return PaceVote(first.choice, names[first.seat], first.seat, mine, len(votes), needed)


def _is_low(loaded: LoadedTable, left: float) -> bool:
    return left < LOW * days.pace_of(loaded.row).bank


def stamp(loaded: LoadedTable) -> tuple[Hashable, ...]:
    """Return what time and calendars change on the page: who is late or soon will be, whose clock stands, until when.

    It must be complete: otherwise a change that only another reader may notice would bring it onto the page.
    """
    now, found = days.now_at(loaded), list[Hashable]()
    for seat in days.ticking(loaded):
        calendar = loaded.calendars.get(seat)
        if calendar is not None:
            late, low = days.is_late(loaded, seat), _is_low(loaded, days.left(loaded, seat))
            stops = 0.0 if calendar.is_free(now) else calendar.next_stop(now)  # 0: it stands
            found.append((seat, late, low, days.halted(loaded), stops, calendar))
    return tuple(found)


def clock_on_card(
    loaded: LoadedTable, seat: int | None, names: Sequence[str], words: Words, zone: str = ""
) -> dict[str, Any]:
    """Return the fields about time of a table in a list: the reader's clock, if it runs, else those of the others.

    Whose time is up is named alone. Otherwise all are named whose clocks run, with the least time of those who are
    awake. `zone`: the reader's; "" if it is not known.
    """
    seats = days.ticking(loaded)
    if not seats:
        return {}
    if seat in seats:
        left = max(0.0, days.left(loaded, seat))
        share = min(1.0, left / days.pace_of(loaded.row).cap)
        said = words("web-late") if days.is_late(loaded, seat) else duration(left, words)
        return {"left": said, "seconds": left, "share": share, "low": _is_low(loaded, left)}
    late = [one for one in seats if days.is_late(loaded, one)]
    if late:
        return {"waiting": some_names([names[one] for one in late], words), "theirs": words("web-late"), "late": True}
    waits = sorted([(_is_asleep(loaded, one), days.left(loaded, one), one) for one in seats])
    asleep, left, first = waits[0]
    several = len(waits) > 1
    return {
        "waiting": some_names([names[one] for *_, one in waits], words),
        "theirs": duration(max(0.0, left), words),
        "several": several,
        "asleep": asleep,
        "wakes": _wakes(loaded.calendars[first], days.now_at(loaded), zone) if asleep and not several else "",
    }


def some_names(names: Sequence[str], words: Words) -> str:
    """Return the names that fit into a line of a list, and how many more there are."""
    shown = list(names)
    while len(shown) > 1 and len(", ".join(shown)) > NAMES:
        shown.pop()
    said, rest = ", ".join(shown), len(names) - len(shown)
    return words("web-names-more", names=said, count=rest) if rest else said


def _is_asleep(loaded: LoadedTable, seat: int) -> bool:
    """Return whether a seat's clock stands because of a night or a holiday."""
    calendar = loaded.calendars.get(seat)
    return calendar is not None and calendar.is_free(days.now_at(loaded)) and not days.halted(loaded)


def _wakes(calendar: Calendar, now: float, zone: str) -> str:
    """Return when somebody's night ends, by the reader's clock; "" if it is no night, or a holiday follows."""
    at = calendar.after(now, 1.0) - 1.0
    if not calendar.is_night(now) or at - now > (LONGEST_NIGHT + 1) * HOUR:  # one may be longer by an hour in autumn
        return ""
    time = datetime.fromtimestamp(at, Calendar(zone).tz() if zone else calendar.tz())
    return f"{time.hour}:{time.minute:02}" if time.minute else str(time.hour)
