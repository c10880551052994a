"""The statistics that a claim about strength needs."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

Z95 = 1.959963984540054  # 95 % of a normal distribution are within this many standard deviations of its mean


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval that contains the true rate with 95 % confidence, after `wins` of `games` (a shared win counts as a
    part).

    Wilson's score interval: unlike the common "rate plus or minus", it is valid for few games and for rates near 0 and
    1.

    >>> low, high = wilson(20, 25)
    >>> round(low, 3), round(high, 3)
    (0.609, 0.911)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def median(values: list[float]) -> float:
    """The median: the middle value, or the mean of the two in the middle.

    >>> median([3.0, 1.0, 2.0]), median([4.0, 1.0])
    (2.0, 2.5)
    """
    row = sorted(values)
    half = len(row) // 2
    return row[half] if len(row) % 2 else (row[half - 1] + row[half]) / 2


def describe(counts: Counter[int]) -> dict[str, Any]:
    """Mean, standard deviation, least, median and most of whole numbers, given how often each occurred.

    Computed from counts in integers up to the last division, so the order of the games does not matter.

    >>> describe(Counter([1, 2, 3]))
    {'mean': 2.0, 'sd': 1.0, 'least': 1, 'median': 2.0, 'most': 3}
    """
    games = counts.total()
    if not games:
        return {"mean": None, "sd": None, "least": None, "median": None, "most": None}
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    variance = (squares * games - total * total) / (games * (games - 1)) if games > 1 else 0.0
    return {
        "mean": total / games,
        "sd": sqrt(variance),
        "least": min(counts),
        "median": (_nth(counts, (games - 1) // 2) + _nth(counts, games // 2)) / 2,
        "most": max(counts),
    }


def _nth(counts: Counter[int], n: int) -> int:
    """The n-th smallest value, counted from 0."""
    for value in sorted(counts):
        n -= counts[value]
        if n < 0:
            return value
    raise IndexError(n)
