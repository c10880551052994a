"""Runs a coroutine from a test, whatever else runs in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine, run in a thread with its own event loop.

    Playwright keeps a loop running in the main thread while a browser is open, and a worker that has run a browser test
    may run one of these tests next.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
