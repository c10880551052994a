"""Rows of options that a seat may give one after the other: what one click can stand for.

Everything here is tried in a world that the seat deems possible, never in the match itself, and only across options
that draw and reveal nothing there. So no row tells a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .match import Match
from .option import Option, Seat

DEEPEST: Final = 3  # options of a row that is searched for
MOST_TRIED: Final = 160  # options tried in a search: it must not take long at a large question

Row = tuple[Option, ...]


class Route(NamedTuple):
    """How a second option is reached."""

    first: Option
    then: Match
    """a world of the seat's own in which the second is asked: it is worded as it will be then"""


class Way(NamedTuple):
    """A row of options, and for each the world of the seat's own in which it is asked."""

    row: Row
    worlds: tuple[Match, ...]


Aims = Callable[[Row, tuple[Match, ...]], bool]
"""Whether a row is one of those sought; it is asked with the worlds in which its options are asked."""
Enters = Callable[[Option, int], bool]
"""Whether an option at this place of a row (0 is the first) may have others behind it."""


def after(world: Match, seat: Seat, option: Option) -> Match | None:
    """The world behind an option, if the same seat alone is asked on and nothing was drawn or revealed on the way."""
    later = world.clone()
    g = later.state
    known = g.draws + g.reveals
    g.event_log = []
    later.play(seat, option)
    return later if later.deciders == (seat,) and g.draws + g.reveals == known else None


def after_row(match: Match, seat: Seat, row: Row) -> Match | None:
    """The world behind a row of options. None if one of them may not follow, or something else happens on the way."""
    world: Match | None = match.determinize(seat, 0)
    for option in row:
        if world is None or option not in world.options(seat):
            return None
        world = after(world, seat, option)
    return world


def successors(match: Match, seat: Seat) -> dict[Option, Match]:
    """By option, the world behind it, where the same seat is asked on and nothing is drawn or revealed.

    Not behind an option that names nothing: to be done, to decline gives something up, and nobody does that by aiming
    at what comes next.
    """
    if match.deciders != (seat,):
        return {}
    world = match.determinize(seat, 0)
    tried = {option: after(world, seat, option) for option in match.options(seat) if option.target != ""}
    return {option: later for option, later in tried.items() if later is not None}


def two_step_routes(match: Match, seat: Seat, found: dict[Option, Match] | None = None) -> dict[Option, Route]:
    """What can be aimed at two options ahead: each second option that only one first option leads to, with that one.

    Of several that lead there it is the one that does nothing else first: who points at the victim of a job means the
    killing, not the pay after which the killing is all that is left. `found` are the successors, if they are known.
    """
    first = match.options(seat)
    routes: dict[Option, list[Route]] = {}
    quiet: dict[Option, list[Route]] = {}
    for option, later in (successors(match, seat) if found is None else found).items():
        for second in later.options(seat):
            if second not in first and second.target != "":
                routes.setdefault(second, []).append(Route(option, later))
                if not later.state.event_log:
                    quiet.setdefault(second, []).append(Route(option, later))
    ways = {second: options if len(options) == 1 else quiet.get(second, []) for second, options in routes.items()}
    return {second: options[0] for second, options in ways.items() if len(options) == 1}


def shortest_ways(match: Match, seat: Seat, aims: Aims, enters: Enters) -> list[Way]:
    """The shortest rows of options that are sought; those that do nothing else first, if there are any.

    Behind an option only those count that could not be chosen before it: they would be another action.
    """
    if match.deciders != (seat,):
        return []
    level = [Way((), (match.determinize(seat, 0),))]
    known: set[Option] = set()
    tried = 0
    for depth in range(DEEPEST):
        found: list[Way] = []
        longer: list[Way] = []
        here: set[Option] = set()
        for row, worlds in level:
            for option in worlds[-1].options(seat):
                if option in known:
                    continue
                here.add(option)
                way = Way((*row, option), worlds)
                if aims(*way):
                    found.append(way)
                elif option.target != "" and enters(option, depth):
                    longer.append(way)
        if found or depth == DEEPEST - 1:
            still = [way for way in found if not any(world.state.event_log for world in way.worlds)]
            return still or found
        known |= here
        level = []
        for row, worlds in longer[: MOST_TRIED - tried]:
            later = after(worlds[-1], seat, row[-1])
            if later is not None:
                level.append(Way(row, (*worlds, later)))
        tried += len(longer)
    return []
