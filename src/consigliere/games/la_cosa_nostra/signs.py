"""What tells how well a family of La Cosa Nostra stands, besides the evaluation. Only chances to win depend on it.

`consigliere fit` finds how much each of these counts, by parts of the game. Money is in thousands of dollars.
"""

from __future__ import annotations

from typing import Final

from .components import BUSINESSES, GUNS, INCOME, MONOPOLIES, MONOPOLY_INCOME, NOTHING
from .heuristics import paydays, wealth
from .state import NewYork

NAMES: Final = (
    "expected result",
    "cash",
    "laundered money",
    "income of businesses to come",
    "income of monopolies to come",
    "blocked businesses",
    "businesses",
    "gangsters",
    "guns",
    "idle gangsters",
    "assigned jobs",
    "planned purchases",
    "jobs in hand",
    "influence cards",
    "deal tokens with others",
    "turns after the first",
    "to move",
)
THOUSAND: Final = 1000.0


def signs(g: NewYork) -> tuple[tuple[float, ...], ...]:
    """By seat, the signs in the order of NAMES."""
    seats, times = g.rules.seats, paydays(g)
    found: list[tuple[float, ...]] = []
    for seat in range(seats):
        held = g.holdings[seat]
        tasks = [task for x in g.crew[seat] for task in g.tasks[2 * x : 2 * x + 2]]
        monopolies = sum([MONOPOLY_INCOME[i] for i in range(MONOPOLIES) if g.monopoly[i] == seat])
        idle = [x for x in g.crew[seat] if g.tasks[2 * x] == NOTHING and g.tasks[2 * x + 1] == NOTHING]
        found.append(
            (
                wealth(g, seat) / THOUSAND,
                g.cash[seat] / THOUSAND,
                g.laundered[seat] / THOUSAND,
                times * sum([INCOME[business] for business in held if not g.b_blocked[business]]) / THOUSAND,
                times * monopolies / THOUSAND,
                float(sum([g.b_blocked[business] for business in held])),
                float(len(held)),
                float(len(g.crew[seat])),
                float(sum([GUNS[x] + g.growth[x] for x in g.crew[seat]])),
                float(len(idle)),
                float(sum([task >= 0 for task in tasks])),
                float(sum([task < NOTHING for task in tasks])),
                float(len(g.jobs[seat])),
                float(len(g.influence[seat])),
                float(sum([token.seat == seat and token.spot < BUSINESSES for token in g.tokens])),
                float((seat - g.first) % seats),
                float(g.turn == seat),
            )
        )
    return tuple(found)
