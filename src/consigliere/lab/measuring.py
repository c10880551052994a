"""Measuring functions shared by all contenders of the benchmark."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from typing import TypeVar

BATCHES = 5  # the floor is measured again between these batches

T = TypeVar("T")


def split(row: Sequence[T]) -> list[list[T]]:
    """Seeds or games in batches, none empty."""
    size = -(-len(row) // BATCHES)
    return [list(row[first : first + size]) for first in range(0, len(row), size)]


def memory(makers: list[Callable[[], object]]) -> float:
    """The bytes of each new object, by Python's own accounting."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    made = [make() for make in makers]
    grown = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(made)
    tracemalloc.stop()
    return grown / len(made)
