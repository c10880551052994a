"""Scenes: the consequences of a choice, step by step, so that people can follow them.

A beat is one step that recorded events: those events, and the table just after it, for display. Nobody is asked
anything there. All beats together are what `Match.play` does at once.
"""

from __future__ import annotations

from typing import NamedTuple

from .events import Event
from .match import Match
from .option import Option, Seat
from .state import run_one


class Beat(NamedTuple):
    """One step that recorded events."""

    events: list[Event]
    match: Match
    """the table just after it; its history ends before the choice"""


def beats(match: Match, seat: Seat, option: Option) -> list[Beat]:
    """The beats of a legal choice; the given match stays unchanged.

    A deal or an any-time option happens at once: it is one beat, if it recorded events.
    """
    later = match.clone(record_events=True)
    g = later.state
    if option not in match.options(seat):
        later.play(seat, option)
        return [Beat(g.event_log, later)] if g.event_log else []
    found: list[Beat] = []
    g.moves += 1
    g.deciders = ()
    g.stack.pop().take(g, seat, option)
    more = True
    while more:
        if g.event_log:
            found.append(Beat(g.event_log, later.clone()))
            g.event_log = []
        more = run_one(g)
    return found
