"""Businesses entering and leaving play, and the monopolies that follow from them. [LCN-MONO]"""

from __future__ import annotations

from .abilities import COUNTS_AS, HAS_ALIAS
from .components import (
    BUSINESS_KIND,
    KINDS,
    MONOPOLIES,
    MONOPOLY_IDS,
    MONOPOLY_KIND,
    MONOPOLY_MINIMUM,
    NONE,
    SPOTS,
)
from .state import NewYork, put, without


def gain_business(g: NewYork, seat: int, business: int) -> None:
    """Put a business into play. It counts at once. [LCN-ACT-05]"""
    g.owner = put(g.owner, business, seat)
    g.holdings[seat] = (*g.holdings[seat], business)
    recount(g)


def lose_business(g: NewYork, business: int) -> None:
    """Remove a business from its owner. The caller recounts the monopolies."""
    seat = g.owner[business]
    g.owner = put(g.owner, business, NONE)
    g.holdings[seat] = without(g.holdings[seat], business)


def counted(g: NewYork) -> list[int]:
    """The number of unblocked businesses by seat and kind, at seat * KINDS + kind. [LCN-MONO-04, LCN-SG-23]"""
    blocked = g.b_blocked
    counts = [0] * (KINDS * g.rules.seats)
    for seat in range(g.rules.seats):
        low = seat * KINDS
        for business in g.holdings[seat]:
            if not blocked[business]:
                counts[low + BUSINESS_KIND[business]] += 1
        if g.rules.expansion:
            alias = g.having(seat, HAS_ALIAS)
            if alias >= 0:
                for business in g.holdings[seat]:
                    if not blocked[business]:
                        for kind in COUNTS_AS[alias][BUSINESS_KIND[business]]:
                            counts[low + kind] += 1
    return counts


def monopolists(g: NewYork) -> tuple[int, ...]:
    """The holder of each monopoly by the rule: two or more, and more than all others together. [LCN-MONO-02]"""
    counts = counted(g)
    found = [NONE] * MONOPOLIES
    for i in range(MONOPOLIES):
        row = counts[MONOPOLY_KIND[i] :: KINDS]
        most = max(row)
        if most >= MONOPOLY_MINIMUM[i] and 2 * most > sum(row):
            found[i] = row.index(most)
    return tuple(found)


def recount(g: NewYork) -> None:
    """Update the holders of monopolies. They change as soon as the condition does. [LCN-MONO-03, LCN-RULE-50]"""
    found = monopolists(g)
    for i in range(MONOPOLIES):
        if found[i] != g.monopoly[i]:
            g.tokens_home(SPOTS - MONOPOLIES + i)
            if g.event_log is not None:
                g.emit("monopoly", {"monopoly": MONOPOLY_IDS[i], "seat": found[i] if found[i] >= 0 else None})
    g.monopoly = found
