"""Mixtures of settings: few games that cover every pair of values of two settings, the number of seats included.

A bug in one rule appears whenever the rule is used, a bug between two rules when both are used. So mixtures find more
than single settings, with fewer games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

from consigliere.engine import NotUnderstood, Title

SEATS = ""  # the key of the number of seats among the settings

Value = tuple[str, Any]
Row = dict[str, Any]


@cache
def mixtures(title: Title) -> tuple[tuple[int, Row], ...]:
    """Seats and settings that, together with the default games, cover every valid pair of values."""
    low, high = title.facts.players
    values = values_of(title, range(low, high + 1))
    missing = pairs(title, values[SEATS])
    for seats in values[SEATS]:
        missing -= met({SEATS: seats, **title.defaults(seats)})
    pick = Random(title.id)
    found: list[tuple[int, Row]] = []
    while missing:
        row = _mixture(title, values, missing, pick)
        missing -= met(row)
        found.append(
            (row[SEATS], {setting.name: row[setting.name] for setting in title.settings if not setting.silent})
        )
    return tuple(found)


def values_of(title: Title, seats: Sequence[int]) -> dict[str, Sequence[Any]]:
    """Everything that can be chosen before a game, except silent switches of rulings: their game has its own tests."""
    return {SEATS: seats} | {setting.name: setting.values for setting in title.settings if not setting.silent}


def pairs(title: Title, seats: Sequence[int]) -> set[frozenset[Value]]:
    """All valid pairs of values for these numbers of seats."""
    values = values_of(title, seats)
    found = set()
    for one, two in combinations(values, 2):
        for a, b in product(values[one], values[two]):
            if any(complete(title, {SEATS: n, one: a, two: b}) is not None for n in ([a] if one == SEATS else seats)):
                found.add(frozenset(((one, a), (two, b))))
    return found


def met(row: Row) -> set[frozenset[Value]]:
    """The pairs of values that occur together in a game."""
    return {frozenset(pair) for pair in combinations(row.items(), 2)}


def complete(title: Title, part: Row) -> Row | None:
    """A game with these settings and defaults for the rest; None if they are not valid together."""
    low, high = title.facts.players
    for seats in [part[SEATS]] if SEATS in part else range(low, high + 1):
        row = {**title.defaults(seats), **part, SEATS: seats}
        try:
            title.check(seats, row)
        except NotUnderstood:
            continue
        return row
    return None


def _mixture(title: Title, values: dict[str, Sequence[Any]], missing: set[frozenset[Value]], pick: Random) -> Row:
    """Start with a missing pair, then choose for each setting the value that covers the most missing pairs."""
    row: Row = dict(pick.choice(sorted(sorted(pair, key=str) for pair in missing)))
    for name in pick.sample(list(values), len(values)):
        if name not in row:
            fits = [value for value in values[name] if complete(title, {**row, name: value}) is not None]
            gain = [sum(frozenset(((name, value), one)) in missing for one in row.items()) for value in fits]
            best = [value for value, count in zip(fits, gain, strict=True) if count == max(gain)]
            row[name] = pick.choice(best)
    return row
