"""Scenes: what a choice sets going, step by step, so that it can be followed.

A beat is one step that told something: what it told, and the table just after it, to be looked at. Nobody is asked
anything there. All beats together are what `Match.play` does in one go.
"""

from __future__ import annotations

from typing import NamedTuple

from .events import Event
from .match import Match
from .option import Option, Seat
from .state import run_one


class Beat(NamedTuple):
    """One step of a stretch that told something."""

    events: list[Event]
    match: Match
    """the table just after it; it has the past from before the choice"""


def beats(match: Match, seat: Seat, option: Option) -> list[Beat]:
    """The beats of a choice that is legal; the match given stays as it is.

    What is done beside the question (a deal, an any-time option) happens at once: it is one beat, if it told anything.
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
