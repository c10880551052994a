"""What tells how well a player of La Famiglia stands, besides the evaluation. Only chances to win depend on it.

`consigliere fit` finds how much each of these counts for a team, by parts of the game.
"""

from __future__ import annotations

from typing import Final

from .components import ALLY, BITS, BRONTE, IN_DISTRICT, NEIGHBOURS, NOBODY, SEATS, TERRITORIES
from .state import Sicily

NAMES: Final = (
    "soldiers in HQ",
    "soldiers on the map",
    "soldiers in the supply",
    "money",
    "cells uncovered",
    "orders in HQ",
    "boats in dock",
    "cars in the garage",
    "cars on the map",
    "labs",
    "control tokens",
    "districts",
    "territories",
    "territories threatened",
    "Bronte",
)


def signs(g: Sicily) -> tuple[tuple[float, ...], ...]:
    """By seat, the signs in the order of NAMES."""
    rows = [[0.0] * len(NAMES) for _ in range(SEATS)]
    owner, soldiers = g.owner, g.soldiers
    for seat, row in enumerate(rows):
        row[0] = float(g.men[seat])
        row[2] = float(g.supply[seat])
        row[3] = float(g.money[seat])
        row[4] = float(sum(g.opened[4 * seat : 4 * seat + 4]))
        row[5] = float(len(BITS[g.hand[seat]]))
        row[6] = float(g.docks[seat])
        row[7] = float(g.garage[seat])
        row[10] = float(g.claims.count(seat))
        row[14] = float(owner[BRONTE] == seat)
    for a, b, c in IN_DISTRICT:
        holder = owner[a] if owner[a] in (owner[b], owner[c]) else owner[b] if owner[b] == owner[c] else NOBODY
        if 0 <= holder < SEATS:
            rows[holder][11] += 1.0
    for place in range(TERRITORIES):
        holder = owner[place]
        if not 0 <= holder < SEATS:
            continue
        row = rows[holder]
        row[1] += soldiers[place]
        row[8] += g.cars[place]
        row[9] += g.labs[place]
        row[12] += 1.0
        friends = (holder, ALLY[holder], NOBODY)
        row[13] += any(soldiers[near] > soldiers[place] for near in NEIGHBOURS[place] if owner[near] not in friends)
    return tuple([tuple(row) for row in rows])
