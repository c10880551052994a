"""How long a hidden window stays open.

The host chooses a length for the table. A window that comes with every turn is open for at most half of it, since
everybody knows the question. If windows follow each other closely, later ones are shorter, so that quick players wait
little. The length depends only on what everybody has seen: which windows were open and when. It does not depend on who
was asked, who has answered, what or how fast, or who holds what.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

LEAST = 3.0  # seconds, whatever happened before: enough to read a question one knows and press a key
LATELY = 4.0  # lengths: how far back waiting counts
PURSE = 2.5  # lengths: what may be waited in that time; a window takes half of what is left of it at most
LONG = 60.0  # seconds: whoever plays over hours or days is not waiting, and windows are never shortened
MOST = 16  # waits that can lie in that time, and more


class Wait(NamedTuple):
    """A hidden window that has closed, by the clock of the day."""

    began: float
    ended: float


def spent(chosen: float, waits: Iterable[Wait], now: float) -> float:
    """Seconds that all have waited in hidden windows shortly before now."""
    since = now - LATELY * chosen
    return sum(min(chosen, max(0.0, min(wait.ended, now) - max(wait.began, since))) for wait in waits)


def length(chosen: float, routine: bool, waited: float) -> float:
    """Seconds that a window is open, at a table where `chosen` are agreed and `waited` of them passed just now."""
    if chosen >= LONG:
        return chosen
    most, least = (chosen / 2, LEAST) if routine else (chosen, chosen / 2)
    left = (PURSE * chosen - waited) * most / (2 * chosen)
    return min(chosen, max(LEAST, least, min(most, left)))
