"""What is due at a table by itself, and when: bots, hidden windows, the time agreed for a question, offers that
have waited and offers that are old."""

from __future__ import annotations

from collections.abc import Callable

from consigliere import bots
from consigliere.table.base import clock

from .loaded import LoadedTable
from .team import asked_ally


def bot_to_move(loaded: LoadedTable) -> int | None:
    """A seat that owes an answer and is played by a bot."""
    for seat in loaded.match.deciders:
        if loaded.driven(seat) and loaded.owes(seat):
            return seat
    return None


def talkers(loaded: LoadedTable) -> list[int]:
    """Seats of bots that may speak unasked now: where the game has trade and it is open."""
    if loaded.setup.title.trade is None or loaded.deals_shut():
        return []
    return [p.seat for p in loaded.people if p.bot and isinstance(bots.make(p.bot), bots.Talker)]


GOES_ON = 3  # a bot in the middle of its move goes on so many times as fast: what it does follows from what was seen


def pause(pace: float, goes_on: bool) -> float:
    """Seconds a bot waits before a choice; `goes_on`: the last one at the table was its own."""
    return pace / GOES_ON if goes_on else pace


HEARS = 5  # and waits so many times as long where an ally may state a wish first, whether one does or not


def bot_left(loaded: LoadedTable) -> float:
    """Seconds until a bot may answer or speak. What is asked in a hidden window is asked of many: nobody goes on."""
    last = loaded.match.last
    own = last is not None and not last.extra and loaded.match.deciders == (last.seat,) and loaded.window() is None
    people = [person.seat for person in loaded.people if person.kind == "human" and not loaded.driven(person.seat)]
    if any(asked_ally(loaded, seat) is not None for seat in people):
        return loaded.moved.left(loaded.row.pace * HEARS)
    return loaded.moved.left(pause(loaded.row.pace, own))


def window_left(loaded: LoadedTable) -> float | None:
    """Seconds until the hidden window on the table is to be closed: at its time, or now where all have answered."""
    if loaded.running and loaded.window_done():
        return 0.0
    return loaded.window_left()


def left(loaded: LoadedTable, talk: Callable[[LoadedTable], int | None]) -> float | None:
    """Seconds until something must be done; None if nothing ever must as things stand."""
    if not loaded.running:
        return None
    times: list[float] = []
    if bot_to_move(loaded) is not None or talk(loaded) is not None:
        times.append(bot_left(loaded))
    if loaded.to_send() is not None:
        times.append(0.0)
    closes, late = window_left(loaded), loaded.time_left()
    times.extend(time for time in (closes, late) if time is not None)
    times.extend(offered.left(loaded.row.patience) for offered in loaded.offered.values())
    return None if not times else max(0.0, min(times))


def moment(loaded: LoadedTable) -> float | None:
    """When something is due, by the clock of the day: what the store keeps. Bots that may speak are to be heard."""
    seconds = left(loaded, lambda table: next(iter(talkers(table)), None))
    return None if seconds is None else clock.now() + seconds
