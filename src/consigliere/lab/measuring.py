"""What all contenders of the benchmark measure with."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from typing import TypeVar

BATCHES = 5  # between which the floor is measured again

T = TypeVar("T")


def split(row: Sequence[T]) -> list[list[T]]:
    """Seeds or games in batches, none empty."""
    size = -(-len(row) // BATCHES)
    return [list(row[first : first + size]) for first in range(0, len(row), size)]


def memory(makers: list[Callable[[], object]]) -> float:
    """Bytes that each new thing takes, by Python's own books."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    made = [make() for make in makers]
    grown = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(made)
    tracemalloc.stop()
    return grown / len(made)
