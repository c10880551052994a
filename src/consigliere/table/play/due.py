"""What is due at a table without anybody acting, and when.

Bots move, standing answers are given, hidden windows close, time limits and clocks run out, queued and resting
offers are made, old offers expire, and a table goes on over days as agreed.
"""

from __future__ import annotations

from collections.abc import Callable

from consigliere import bots
from consigliere.table.base import clock
from consigliere.table.store.hub import Hub

from . import days, guided, pacing, standing
from .loaded import LoadedTable


def bot_to_move(loaded: LoadedTable) -> int | None:
    """A seat that has to answer and is played by a bot; None if there is none."""
    for seat in loaded.match.deciders:
        if loaded.driven(seat) and loaded.owes(seat) and guided.bot_may_move(loaded, seat):
            return seat
    return None


def bots_with_offers(loaded: LoadedTable) -> list[int]:
    """The seats of bots that may make an offer now: none if the game has no trade or deals are closed.

    In a lesson only the script speaks.
    """
    if loaded.setup.title.trade is None or loaded.deals_closed_by():
        return []
    if guided.guided(loaded) is not None:
        following = guided.speaker(loaded)
        return [] if following is None else [following.seat]
    return [p.seat for p in loaded.people if p.bot and isinstance(bots.make(p.bot), bots.Talker)]


def window_left(loaded: LoadedTable) -> float | None:
    """Seconds until the hidden window has to be closed: at its time, or now if all have answered."""
    if loaded.running and loaded.window_complete():
        return 0.0
    return loaded.window_left()


def seconds_until_due(loaded: LoadedTable, talk: Callable[[LoadedTable], int | None], hub: Hub) -> float | None:
    """Seconds until something is due; None if nothing will be before somebody acts."""
    if not loaded.running:
        return None
    times: list[float] = []
    moves, talks = bot_to_move(loaded) is not None, talk(loaded) is not None
    if talks:
        times.append(pacing.talk_left(loaded, hub, moves))
    elif moves:
        times.append(pacing.move_left(loaded, hub))
    if (answer := standing.due(loaded)) is not None and not days.halted(loaded):
        times.append(answer[0])
    if loaded.to_send() is not None or days.agreed_pace(loaded):
        times.append(0.0)
    limits = (window_left(loaded), loaded.time_left(), days.due_in(loaded))
    times.extend(time for time in limits if time is not None)
    if guided.guided(loaded) is None:  # in a lesson offers stand until they are answered
        times.extend(pacing.expires_in(loaded, number) for number in loaded.offered)
        times.extend(pacing.seconds_until_more_talk(loaded))
        times.extend([0.0] if pacing.to_renew(loaded) is not None else [])
    return None if not times else max(0.0, min(times))


def due_time(loaded: LoadedTable, hub: Hub) -> float | None:
    """When something is due, by the wall clock, as the store keeps it. Counts bots that may make an offer."""
    seconds = seconds_until_due(loaded, lambda table: next(iter(bots_with_offers(table)), None), hub)
    return None if seconds is None else clock.now() + seconds
