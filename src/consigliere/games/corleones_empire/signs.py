"""What tells how well a seat of Corleone's Empire stands, besides the evaluation. Only chances to win depend on it.

`consigliere fit` finds how much each of these counts, by parts of the game.
"""

from __future__ import annotations

from typing import Final

from .bribery import worth
from .components import BILL_VALUE, BILLS, FIRST_ALLY, FIRST_JOB
from .state import Empire

NAMES: Final = (
    "money in the suitcase",
    "jobs in the suitcase",
    "money in hand",
    "goods in hand",
    "jobs in hand",
    "allies",
    "figures in the supply",
    "control markers",
    "districts controlled",
    "the horse head",
    "turns after the horse head",
    "to move",
)


def signs(g: Empire) -> tuple[tuple[float, ...], ...]:
    """By seat, the signs in the order of NAMES."""
    seats = g.rules.seats
    found: list[tuple[float, ...]] = []
    for seat in range(seats):
        hand = g.hands[seat]
        found.append(
            (
                float(worth(g.cases[seat])),
                float(sum([kind >= BILLS for kind in g.cases[seat]])),
                float(sum([BILL_VALUE[kind] for kind in hand if kind < BILLS])),
                float(sum([BILLS <= kind < FIRST_JOB for kind in hand])),
                float(sum([FIRST_JOB <= kind < FIRST_ALLY for kind in hand])),
                float(sum([kind >= FIRST_ALLY for kind in hand]) + len(g.played[seat])),
                float(g.supply[seat].bit_count()),
                float(sum([stack.count(seat) for stack in g.markers])),
                float(sum([bool(stack) and stack[-1] == seat for stack in g.markers])),
                float(g.horse == seat),
                float((seat - g.horse) % seats),
                float(g.turn == seat),
            )
        )
    return tuple(found)
