"""How good a state looks: all a bot is told of the game."""

from __future__ import annotations

from .components import ITEMS
from .state import Charming


def value(g: Charming, seat: int) -> float:
    if g.result is not None:
        return g.result.share(seat)
    return min(0.99, g.goods[seat * ITEMS] / 100)


def blows(g: Charming, attacker: int, victim: int) -> list[tuple[float, Charming]]:
    return []
