"""Whether a game goes on long enough for a person to answer an offer, found by playing on at random.

The worlds that are played are possible by public knowledge, so the answer tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from consigliere.match import Match

WORLDS = 6  # one in which the game ends too early is enough
MARGIN = 1.5  # times as long as needed: bots that know what they want are quicker than random ones
MOST = 400  # choices of one world: a game that goes on for so many does not end soon


def lasts(match: Match, bots: frozenset[int], pause: Callable[[bool], float], seconds: float) -> bool:
    """Whether bots alone take so many seconds for moves during which deals are open. People may answer at once.

    `pause` says how long a bot waits before a move; True: before another choice in its own move.
    """
    return all(_goes_on(match, bots, pause, MARGIN * seconds, seed) for seed in range(WORLDS))


def _goes_on(match: Match, bots: frozenset[int], pause: Callable[[bool], float], seconds: float, seed: int) -> bool:
    world, pick, before = match.determinize(None, seed), Random(seed), -1
    for _ in range(MOST):
        if world.result is not None:
            return False
        if seconds <= 0:
            return True
        asked = world.deciders
        seat = asked[0]
        if len(asked) == 1:
            if seat in bots and not world.deals_closed_by():
                seconds -= pause(seat == before)
            before = seat
        world.play(seat, pick.choice(world.options(seat)))
    return True
