"""Endings that random play does not find: the ends of games, played from slightly changed positions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, count
from random import Random
from typing import Any

import consigliere as cg
from consigliere.engine import ConsigliereError, Title
from consigliere.games.la_cosa_nostra.income import estate
from consigliere.games.la_famiglia.components import IN_DISTRICT
from consigliere.match import Match
from tests.cases import Case, cases, play_random
from tests.games.men_of_mayhem.scene import gang
from tests.games.men_of_mayhem.scene import scene as mayhem

LAST = 40  # choices played after the position


def shared_win(case: Case) -> Match:
    """La Cosa Nostra won by two families: their estates are equal, and some money makes their wealth equal too.

    The last choices of a random game are repeated after both families have received what they lack. [LCN-END-07]
    """
    for seed in count():
        match = case.begin(seed)
        pick = Random(seed)
        moments = [match.clone()]
        while match.result is None:
            play_random(match, pick)
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
    """Repeat the last choices of a match in another position. Empty if they are not possible there."""
    again = cg.from_position(match.title.id, position)
    try:
        for choice in match.history()[first:]:
            again.play(choice.seat, choice.option)
    except ConsigliereError:  # with more money there are other questions
        return None
    return again


def conquered(*holders: int) -> Callable[[Case], Match]:
    """La Famiglia won before the last round: in a random game, districts change hands after the orders are revealed.

    Two territories of a district go to each of `holders`, one soldier on each. [LF-END-02]
    """

    def played(case: Case) -> Match:
        for seed in count():
            match = case.begin(seed)
            pick = Random(seed)
            while match.view()["table"]["phase"] != "events":
                play_random(match, pick)
            state: Any = match.state.clone()
            for district, seat in enumerate(holders):
                for place in IN_DISTRICT[district][:2]:
                    if state.owner[place] != seat:
                        state.to_supply(state.owner[place], state.soldiers[place])
                        state.soldiers[place] = 0
                        state.abandon(place)
                        state.to_supply(seat, -1)
                        state.take_over(place, seat, 1)
            again = cg.from_position(case.title.id, {**match.position(), "table": case.title.position(state)})
            while again.result is None:
                play_random(again, pick)
            if again.result.reason == ("one_family" if len(set(holders)) == 1 else "two_families"):
                return again
        raise AssertionError

    return played


def last_gang(case: Case) -> Match:
    """Men of Mayhem won because all others were disbanded: gangs of prospects with high heat, and a warrant.
    [MM-ELIM-04]"""
    hot = gang(home="3p", heat=3)
    table = mayhem(round=2, phase="market", lying="warrant", samcro=gang(home="2m", heat=1), mayans=hot, one_niners=hot)
    return table.do("samcro bags:2", "mayans bags:0", "one_niners bags:0").match


def tie(*guns: int) -> Callable[[Case], Match]:
    """Men of Mayhem with equal cash at the end: guns decide, or a final roll. [MM-END-02, MM-END-03]"""

    def played(case: Case) -> Match:
        one, two = [gang(home="2m", cash=9, guns=number) for number in guns]
        table = mayhem(round=6, phase="market", patch="one_niners", samcro=one, mayans=two)
        return table.do("samcro bags:0", "mayans bags:0", "one_niners bags:0").match

    return played


RARE: dict[str, tuple[Callable[[Case], Match], ...]] = {
    "la_cosa_nostra": (shared_win,),
    "men_of_mayhem": (last_gang, tie(1, 2), tie(1, 1)),
    "la_famiglia": (conquered(0, 0, 0, 0, 0, 0, 0), conquered(1, 1, 1, 1, 3, 3, 3, 3)),
}


def rare(title: Title) -> list[tuple[Case, Match]]:
    """A game for each rare ending, with the fewest seats."""
    case = cases(title)[0]
    return [(case, play(case)) for play in RARE.get(title.id, ())]
