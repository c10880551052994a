"""How long a hidden window stays open.

The host chooses a length for the table. A window that comes with every turn is open for at most half of it, since
everybody knows the question. If windows follow each other closely, later ones are shorter, so that quick players wait
little. The length depends only on what everybody has seen: which windows were open and when. It does not depend on who
was asked, who has answered, what or how fast, or who holds what.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

LEAST = 3.0  # seconds in any case: enough to read a familiar question and press a key
RECENT = 4.0  # window lengths: how far back waiting counts
WAIT_BUDGET = 2.5  # window lengths: the budget for waiting in that time; a window takes at most half of the rest
LONG = 60.0  # seconds; at slower tables nobody sits waiting, so windows are never shortened
MOST = 16  # more waits than fit into that time


class Wait(NamedTuple):
    """A hidden window that has closed, by the wall clock."""

    began: float
    ended: float


def spent(chosen: float, waits: Iterable[Wait], now: float) -> float:
    """Return the seconds that all have recently waited in hidden windows."""
    since = now - RECENT * chosen
    return sum(min(chosen, max(0.0, min(wait.ended, now) - max(wait.began, since))) for wait in waits)


def length(chosen: float, routine: bool, waited: float) -> float:
    """Return the seconds a window is open, at a table that agreed on `chosen` and recently waited `waited`."""
    if chosen >= LONG:
        return chosen
    most, least = (chosen / 2, LEAST) if routine else (chosen, chosen / 2)
    left = (WAIT_BUDGET * chosen - waited) * most / (2 * chosen)
    return min(chosen, max(LEAST, least, min(most, left)))
