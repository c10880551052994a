"""The greedy bot in La Famiglia avoids blunders that any player would notice."""

from __future__ import annotations

from consigliere.games.la_famiglia import TITLE, heuristics
from consigliere.games.la_famiglia.components import PLANNING
from tests.games.la_famiglia.scene import A, Scene


def test_nobody_hoards_13_lire() -> None:
    """Money beyond twelve lire is worth nothing, so whatever it buys is better than keeping it."""
    rich = Scene(phase=PLANNING).put("corleone", A, 2).g
    rich.money[A] = heuristics.MOST_MONEY
    richer = rich.clone()
    richer.money[A] += 1
    assert TITLE.value(richer, A) == TITLE.value(rich, A)
    spent = richer.clone()
    spent.money[A] -= 1
    spent.men[A] += 1
    spent.supply[A] -= 1
    assert TITLE.value(spent, A) > TITLE.value(richer, A)
