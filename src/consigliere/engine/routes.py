"""Rows of options that a seat may take one after another, so that one click can stand for several.

Everything here is tried in a world that the seat considers possible, never in the match itself, and only across options
that draw and reveal nothing there. So no row reveals a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .match import Match
from .option import Option, Seat

DEEPEST: Final = 3  # the maximum length of a row
MOST_TRIED: Final = 160  # the maximum number of options tried in a search, so that it is fast for large questions too

Row = tuple[Option, ...]


class Route(NamedTuple):
    """How a second option is reached."""

    first: Option
    then: Match
    """a possible world of the seat in which the second option is asked: its label is formed there"""


class Way(NamedTuple):
    """A row of options, and for each the possible world of the seat in which it is asked."""

    row: Row
    worlds: tuple[Match, ...]


Aims = Callable[[Row, tuple[Match, ...]], bool]
"""Whether a row is a result of the search; called with the worlds in which its options are asked."""
Enters = Callable[[Option, int], bool]
"""Whether the search may continue after an option at this index of a row (0 is the first)."""


def after(world: Match, seat: Seat, option: Option) -> Match | None:
    """The world after an option, if the same seat alone is asked next and nothing was drawn or revealed."""
    later = world.clone()
    g = later.state
    known = g.draws + g.reveals
    g.event_log = []
    later.play(seat, option)
    return later if later.deciders == (seat,) and g.draws + g.reveals == known else None


def after_row(match: Match, seat: Seat, row: Row) -> Match | None:
    """The world after a row of options. None if one of them may not follow, or something else happens."""
    world: Match | None = match.determinize(seat, 0)
    for option in row:
        if world is None or option not in world.options(seat):
            return None
        world = after(world, seat, option)
    return world


def successors(match: Match, seat: Seat) -> dict[Option, Match]:
    """By option, the world after it, if the same seat is asked next and nothing is drawn or revealed.

    Not after an option without a target: "done" and "decline" give something up, and nobody means that by aiming at
    what comes next.
    """
    if match.deciders != (seat,):
        return {}
    world = match.determinize(seat, 0)
    tried = {option: after(world, seat, option) for option in match.options(seat) if option.target != ""}
    return {option: later for option, later in tried.items() if later is not None}


def two_step_routes(match: Match, seat: Seat, found: dict[Option, Match] | None = None) -> dict[Option, Route]:
    """The targets that are two options ahead: each second option that only one first option leads to, with that one.

    If several lead there, it is the one without other effects: pointing at the victim of a job means the killing, not
    the pay after which only the killing is left. `found` are the successors, if they are known.
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
    """The shortest rows of options that fit; if possible, only those without other effects.

    After an option only those count that could not be chosen before it: the others would be another action.
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
