"""The curve of a game as a person would draw it, and the moments that turned it.

The game's own evaluation jumps with every choice: a card is paid for, and earns a moment later. People call it a lead
only if it lasts. So the curve is smoothed. A turning point is where the smoothed curve swings most, above all where the
lead changes hands.
"""

from __future__ import annotations

from math import exp

WIDTH = 0.035  # of the game: the standard deviation of the Gaussian that averages each point
REACH = 3  # standard deviations after which the Gaussian is cut off
APART = 2  # the minimum distance between two turning points, in standard deviations
LEAST = 0.05  # a smaller swing is no turning point
NEW_LEADER = 0.5  # a bonus for a swing after which another side leads

Row = tuple[float, ...]


def sigma(points: int) -> float:
    """Return the standard deviation in choices."""
    return max(1.0, WIDTH * points)


def smoothed(rows: list[Row]) -> list[Row]:
    """Return the standings, each averaged with its neighbours. The last one is exact."""
    if len(rows) < 3:
        return rows
    deviation = sigma(len(rows))
    half = min(len(rows) - 1, round(REACH * deviation))
    bell = [exp(-((n / deviation) ** 2) / 2) for n in range(half + 1)]
    seats = range(len(rows[0]))
    found: list[Row] = []
    for n in range(len(rows)):
        near = range(max(0, n - half), min(len(rows), n + half + 1))
        weights = [bell[abs(n - at)] for at in near]
        total = sum(weights)
        sums = [sum([weight * rows[at][seat] for weight, at in zip(weights, near, strict=True)]) for seat in seats]
        found.append(tuple([round(one / total, 4) for one in sums]))
    return [*found[:-1], rows[-1]]


def turning_points(rows: list[Row], most: int) -> list[int]:
    """Return the choices that turned the game, in order: at most so many, never two of the same swing."""
    if len(rows) < 3:
        return []
    soft, deviation = smoothed(rows), sigma(len(rows))
    step = max(1, round(deviation))
    swings = sorted([(_swing(soft, n, step), n) for n in range(1, len(rows))], key=lambda one: (-one[0], one[1]))
    chosen: list[int] = []
    for swing, n in swings:
        if swing < LEAST or len(chosen) == most:
            break
        if all(abs(n - other) > APART * deviation for other in chosen):
            chosen.append(n)
    return sorted({_sharpest(rows, soft, n, step) for n in chosen})


def _around(soft: list[Row], n: int, step: int) -> tuple[Row, Row]:
    """Return the standings some time before and after a choice."""
    return soft[max(0, n - step)], soft[min(len(soft) - 1, n + step)]


def _swing(soft: list[Row], n: int, step: int) -> float:
    """Return how much the standings change around a choice; more if the lead changes hands."""
    before, after = _around(soft, n, step)
    swing = max([abs(b - a) for a, b in zip(before, after, strict=True)])
    return swing * (1 + NEW_LEADER * (before.index(max(before)) != after.index(max(after))))


def _sharpest(rows: list[Row], soft: list[Row], n: int, step: int) -> int:
    """Return the choice of a swing that contributed most for the seat that gained."""
    before, after = _around(soft, n, step)
    changes = [b - a for a, b in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
    way = 1 if changes[seat] > 0 else -1
    near = range(max(1, n - step), min(len(rows), n + step + 1))
    return max(near, key=lambda at: (way * (rows[at][seat] - rows[at - 1][seat]), -abs(at - n)))
