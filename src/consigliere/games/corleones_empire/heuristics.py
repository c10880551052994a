"""What a bot needs to know of Corleone's Empire: how good a state looks."""

from __future__ import annotations

from .rounds import worth
from .state import Empire


def value(g: Empire, seat: int) -> float:
    if g.result is not None:
        return g.result.share(seat)
    return min(1.0, worth(g.cases[seat]) / 200)
