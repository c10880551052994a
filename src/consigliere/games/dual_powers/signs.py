"""What tells how well a side of Dual Powers stands, besides the evaluation. Only chances to win depend on it.

`consigliere fit` finds how much each of these counts, by parts of the game.
"""

from __future__ import annotations

from typing import Final

from .components import CARD_POINTS, CARD_RECRUIT, CARD_REGION, COMMANDS, REGIONS, TRACK_SIGN, UNREST_POINTS
from .state import Petrograd

NAMES: Final = (
    "points on the track",
    "lead in the region of the unrest",
    "lead in the region of the own objective",
    "lead in the region of the blockade",
    "strength on the board",
    "ready tokens",
    "tokens on the board",
    "regions led",
    "the Will of the People",
    "command cards in hand",
    "leader cards in hand",
    "recruit values in hand",
    "to move",
)


def signs(g: Petrograd) -> tuple[tuple[float, ...], ...]:
    """By seat, the signs in the order of NAMES."""
    strength = [[0] * REGIONS, [0] * REGIONS]
    tokens, ready = [0, 0], [0, 0]
    rules = g.rules
    for token, region in enumerate(g.where):
        who = rules.owner[token]
        if region < REGIONS and who < 2:
            strength[who][region] += rules.strength[2 * token + g.tired[token]]
            tokens[who] += 1
            ready[who] += 1 - g.tired[token]
    asked = g.deciders[0] if g.deciders else -1
    found: list[tuple[float, ...]] = []
    for seat in range(len(rules.side_by_seat)):
        side = rules.side_of(seat)
        lead = [mine - theirs for mine, theirs in zip(strength[side], strength[1 - side], strict=True)]
        own, hand = g.objective[side], g.hands[side]
        found.append(
            (
                float(g.score * TRACK_SIGN[side]),
                float(UNREST_POINTS[g.month] * _sign(lead[g.unrest])) if g.unrest >= 0 and g.markers[0] < 0 else 0.0,
                float(CARD_POINTS[own] * _sign(lead[CARD_REGION[own]])) if own >= 0 else 0.0,
                float(UNREST_POINTS[g.month] * _sign(lead[g.blockade])) if g.blockade >= 0 else 0.0,
                float(sum(strength[side])),
                float(ready[side]),
                float(tokens[side]),
                float(sum([one > 0 for one in lead])),
                float(g.will == side),
                float(sum([card < COMMANDS for card in hand])),
                float(sum([card >= COMMANDS for card in hand])),
                float(sum([CARD_RECRUIT[card] for card in hand])),
                float(asked == seat),
            )
        )
    return tuple(found)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
