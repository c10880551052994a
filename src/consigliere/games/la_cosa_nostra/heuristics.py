"""What a bot needs to know of La Cosa Nostra: how a position looks, and what a thing on the table is worth."""

from __future__ import annotations

from .state import NewYork


def value(g: NewYork, seat: int) -> float:
    """A guess between 0 (lost) and 1 (won) at how the game stands for a seat."""
    if g.result is not None:
        return g.result.share(seat)
    total = sum(g.cash)
    return g.cash[seat] / total if total else 0.5
