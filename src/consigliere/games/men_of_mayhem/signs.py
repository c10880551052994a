"""What tells how well a gang of Men of Mayhem stands, besides the evaluation. Only chances to win depend on it.

`consigliere fit` finds how much each of these counts, by parts of the game.
"""

from __future__ import annotations

from typing import Final

from .components import BAG, CASH, CLUBHOUSE, DUDES, EMERGENCY, FIRST_TILE, GUN, ITEMS, MEMBERS, PROSPECTS, SPOTS
from .state import Charming

NAMES: Final = (
    "cash",
    "bags",
    "guns",
    "heat",
    "the patch",
    "members",
    "prospects",
    "wounded",
    "at the clubhouse",
    "sites with own dudes",
    "orders",
    "to move",
)


def signs(g: Charming) -> tuple[tuple[float, ...], ...]:
    """By seat, the signs in the order of NAMES."""
    found: list[tuple[float, ...]] = []
    for seat in range(g.rules.seats):
        at = seat * SPOTS
        everybody = g.in_play(seat) if g.lives(seat) else 0
        found.append(
            (
                float(g.goods[seat * ITEMS + CASH]),
                float(g.goods[seat * ITEMS + BAG]),
                float(g.goods[seat * ITEMS + GUN]),
                float(g.heat[seat]),
                float(g.patch == seat),
                float(MEMBERS[everybody]),
                float(PROSPECTS[everybody]),
                float(DUDES[g.crew[at + EMERGENCY]]),
                float(DUDES[g.crew[at + CLUBHOUSE]]),
                float(sum([g.crew[at + spot] > 0 for spot in range(FIRST_TILE, SPOTS)])),
                float(g.orders[seat]),
                float(g.turn == seat),
            )
        )
    return tuple(found)
