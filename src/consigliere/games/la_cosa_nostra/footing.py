"""What a family has between two rounds, and how often that wins.

Playouts end there, and bots that look ahead compare what they lead to. The weights (`outlook.json`) were learned from
games of quick players (`python -m consigliere.lab.selfplay`). Cards that were just drawn do not count: they are luck.
"""

from __future__ import annotations

from math import exp
from typing import Final

from consigliere.engine import Footing

from .components import (
    BUSINESS_KIND,
    DRAW,
    FACE,
    FAMILIES,
    FAMILY_IDS,
    GUNS,
    INCOME,
    INFLUENCE_IDS,
    KIND_IDS,
    KINDS,
    MONOPOLIES,
    MONOPOLY_INCOME,
    NOTHING,
    PLANNING,
)
from .heuristics import in_hand, value
from .income import kill_bonus
from .state import NewYork, back

NAMES: Final = (
    "cash",
    "laundered money",
    "income of businesses",
    "income of monopolies",
    *[f"business: {kind}" for kind in KIND_IDS],
    "gangsters",
    "guns",
    "gangsters with three guns or more",
    "bonus for kills",
    "kills",
    *[f"influence card: {card}" for card in INFLUENCE_IDS],
    "jobs kept",
    "expected value of jobs kept",
    "turns after the first",
    *[f"family: {family}" for family in FAMILY_IDS],
)
TEN_THOUSAND: Final = 10000.0
THOUSAND: Final = 1000.0
STRONG: Final = 3
MARGIN: Final = 10000.0  # dollars by which a finished game counts as clearly won


def footing(g: NewYork) -> Footing | None:
    """What each seat has, in the order of NAMES, if a round begins; None at any other moment."""
    if g.result is not None or g.round < 2 or not DRAW <= g.phase <= PLANNING or any(map(_is_task, g.tasks)):
        return None
    rows = tuple([tuple(_of_seat(g, seat)) for seat in range(g.rules.seats)])
    return Footing(g.rules.last_round - g.round + 1, rows)


def _is_task(task: int) -> bool:
    return task != NOTHING


def _of_seat(g: NewYork, seat: int) -> list[float]:
    kinds = [0] * KINDS
    income = 0
    for business in g.holdings[seat]:
        kinds[BUSINESS_KIND[business]] += 1
        income += INCOME[business]
    guns = [GUNS[gangster] + g.growth[gangster] for gangster in g.crew[seat]]
    cards = [0] * len(INFLUENCE_IDS)
    for card in g.influence[seat]:
        cards[card] += 1
    kept = [card % FACE for card in g.jobs[seat] if back(card) < g.round]
    families = [0] * FAMILIES
    if g.family[seat] >= 0:
        families[g.family[seat]] = 1
    return [
        g.cash[seat] / TEN_THOUSAND,
        g.laundered[seat] / TEN_THOUSAND,
        income / THOUSAND,
        sum([MONOPOLY_INCOME[i] for i in range(MONOPOLIES) if g.monopoly[i] == seat]) / THOUSAND,
        *map(float, kinds),
        float(len(guns)),
        float(sum(guns)),
        float(sum([one >= STRONG for one in guns])),
        kill_bonus(g, seat) / TEN_THOUSAND,
        float(len(g.trophies[seat])),
        *map(float, cards),
        float(len(kept)),
        sum([in_hand(g, seat, face, kinds) for face in kept]) / TEN_THOUSAND,
        float((seat - g.first) % g.rules.seats),
        *map(float, families),
    ]


def outlook(g: NewYork, seat: int, weights: dict[int, tuple[float, ...]]) -> float:
    """The chance of a seat to win: by the weights of the rounds that are left, in the order of NAMES.

    In a finished game half of it is how clear the result was: a playout that is won by a dollar says little. Special
    gangsters are not among the names, so with the expansion the evaluation judges.
    """
    if g.result is not None:
        clear = _shares([score / MARGIN for score in g.result.scores])[seat]
        return (g.result.share(seat) + clear) / 2
    found = None if g.rules.expansion else footing(g)
    row = None if found is None else weights.get(found.left)
    if found is None or row is None:
        return value(g, seat)
    return _shares([sum([weight * one for weight, one in zip(row, own, strict=True)]) for own in found.rows])[seat]


def _shares(sums: list[float]) -> list[float]:
    top = max(sums)
    odds = [exp(one - top) for one in sums]
    total = sum(odds)
    return [one / total for one in odds]
