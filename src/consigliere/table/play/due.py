"""What is due at a table without anybody acting, and when.

Bots move, hidden windows close, time limits run out, queued offers are sent and old offers expire.
"""

from __future__ import annotations

from collections.abc import Callable

from consigliere import bots
from consigliere.table.base import clock

from .loaded import LoadedTable
from .team import asked_ally


def bot_to_move(loaded: LoadedTable) -> int | None:
    """A seat that has to answer and is played by a bot; None if there is none."""
    for seat in loaded.match.deciders:
        if loaded.driven(seat) and loaded.owes(seat):
            return seat
    return None


def talkers(loaded: LoadedTable) -> list[int]:
    """The seats of bots that may make an offer now: none if the game has no trade or deals are closed."""
    if loaded.setup.title.trade is None or loaded.deals_shut():
        return []
    return [p.seat for p in loaded.people if p.bot and isinstance(bots.make(p.bot), bots.Talker)]


GOES_ON = 3  # a bot in the middle of its own move is this many times as fast


def pause(pace: float, goes_on: bool) -> float:
    """Seconds a bot waits before a choice; `goes_on`: it made the last choice too."""
    return pace / GOES_ON if goes_on else pace


HEARS = 5  # and it waits this many times as long if an ally could suggest something first


def bot_left(loaded: LoadedTable) -> float:
    """Seconds until a bot may answer or make an offer."""
    last = loaded.match.last
    own = last is not None and not last.extra and loaded.match.deciders == (last.seat,) and loaded.window() is None
    people = [person.seat for person in loaded.people if person.kind == "human" and not loaded.driven(person.seat)]
    if any(asked_ally(loaded, seat) is not None for seat in people):
        return loaded.moved.left(loaded.row.pace * HEARS)
    return loaded.moved.left(pause(loaded.row.pace, own))


def window_left(loaded: LoadedTable) -> float | None:
    """Seconds until the hidden window has to be closed: at its time, or now if all have answered."""
    if loaded.running and loaded.window_done():
        return 0.0
    return loaded.window_left()


def left(loaded: LoadedTable, talk: Callable[[LoadedTable], int | None]) -> float | None:
    """Seconds until something is due; None if nothing will be before somebody acts."""
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
    """When something is due, by the wall clock, as the store keeps it. Counts bots that may make an offer."""
    seconds = left(loaded, lambda table: next(iter(talkers(table)), None))
    return None if seconds is None else clock.now() + seconds
