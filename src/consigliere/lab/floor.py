"""The unit of our benchmarks: the floor step, one method call and one copy of a list of 60 whole numbers.

It is about the minimum that any Python program does for a step in a game. A figure in floor steps is the ratio of two
times measured in the same process within the same second, so another machine or a noisy minute affects both in the same
way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple

STEPS = 40_000  # calls in one measurement of the floor: about a hundredth of a second


class _Floor:
    """An object with 60 numbers and one method. Plain on purpose: its cost is the unit."""

    def __init__(self) -> None:
        self.cells = list(range(60))

    def step(self) -> list[int]:
        return self.cells[:]


def floor_step(steps: int = STEPS) -> float:
    """Seconds for one floor step, now."""
    floor = _Floor()
    began = process_time()
    for _ in range(steps):
        floor.step()
    return (process_time() - began) / steps


class Timing(NamedTuple):
    """How long some work took, and how long a floor step took during it."""

    seconds: float
    floor: float
    """Seconds per floor step."""

    def floor_steps(self, count: int) -> float:
        """Floor steps for each of `count` equal pieces of the work."""
        return self.seconds / count / self.floor


def time_with_floor(batches: Sequence[Callable[[], object]]) -> Timing:
    """Time work in batches with the floor measured before, between and after them."""
    floors = [floor_step()]
    seconds = 0.0
    for batch in batches:
        began = process_time()
        batch()
        seconds += process_time() - began
        floors.append(floor_step())
    return Timing(seconds, sum(floors) / len(floors))
