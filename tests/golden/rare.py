"""Endings that play at random does not find: whole ends of games, from positions in which little has been changed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, count
from random import Random
from typing import Any

import consigliere as cg
from consigliere.engine import ConsigliereError, Title
from consigliere.games.la_cosa_nostra.income import estate
from consigliere.match import Match
from tests.cases import Case, cases, step

LAST = 40  # choices that are played from the position on


def shared_win(case: Case) -> Match:
    """La Cosa Nostra won by two families: their estates were equal, and some money makes their wealth so too.

    The last choices of a random game are made again after both have been given what they lack. [LCN-END-07]
    """
    for seed in count():
        match = case.begin(seed)
        pick = Random(seed)
        moments = [match.clone()]
        while match.result is None:
            step(match, pick)
            moments.append(match.clone())
        before = moments[-1 - LAST]
        state: Any = match.state
        for pair in combinations(range(case.seats), 2):
            if len({estate(state, seat) for seat in pair}) == 1:
                position = before.position()
                for seat in pair:
                    lacks = max(match.result.scores) + 1000 - match.result.scores[seat]
                    position["table"]["players"][seat]["cash"] += lacks
                again = _again(position, match, len(before.history()))
                if again is not None and again.result is not None and again.result.winners == pair:
                    return again
    raise AssertionError


def _again(position: dict[str, Any], match: Match, first: int) -> Match | None:
    """The last choices of a match in another position; none if they cannot be made there."""
    again = cg.from_position(match.title.id, position)
    try:
        for choice in match.history()[first:]:
            again.play(choice.seat, choice.option)
    except ConsigliereError:  # with more money there are other questions
        return None
    return again


RARE: dict[str, Callable[[Case], Match]] = {"la_cosa_nostra": shared_win}


def rare(title: Title) -> list[tuple[Case, Match]]:
    """A game of each rare ending, of the fewest seats."""
    return [(cases(title)[0], RARE[title.id](cases(title)[0]))] if title.id in RARE else []
