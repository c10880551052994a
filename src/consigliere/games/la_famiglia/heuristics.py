"""What a bot needs to know of La Famiglia: how good a position looks for a team."""

from __future__ import annotations

from .state import Sicily


def value(g: Sicily, seat: int) -> float:
    return 0.5
