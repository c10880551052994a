"""Runs the games of a long run in this process, in several, or on a cluster.

A run is divided into pieces of work. Each piece is a call of one function with picklable arguments, and the results
come back in any order. The caller must not depend on that order.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, TypeVar

from consigliere.engine import NotUnderstood
from consigliere.engine.box import box_from
from consigliere.games import install_box, load_modules, loaded_modules
from consigliere.games.editions import boxes

MOST_WORKERS = 256

T = TypeVar("T")


def default_workers() -> int:
    """Return the number of processors, within `MOST_WORKERS`."""
    return max(1, min(MOST_WORKERS, os.cpu_count() or 1))


def check_workers(workers: int) -> None:
    """Raise NotUnderstood unless so many workers can be started."""
    if not 1 <= workers <= MOST_WORKERS:
        raise NotUnderstood(f"the number of workers lies between 1 and {MOST_WORKERS}, not {workers}")


def run(
    task: Callable[..., T], pieces: Sequence[tuple[Any, ...]], workers: int = 1, executor: Any = None
) -> Iterator[T]:
    """Call `task` with the arguments of each piece and yield the results as they are done.

    With one worker and no executor everything runs in this process. An `executor` is anything with the interface of
    `concurrent.futures`, or a Dask client. A cluster starts a piece again if the machine that had it is lost.
    """
    check_workers(workers)
    if executor is None and workers == 1:
        for piece in pieces:
            yield task(*piece)
        return
    modules, known = loaded_modules(), [box.to_json() for box in boxes()]
    pool: Executor
    if executor is None:
        pool = ProcessPoolExecutor(workers)
    elif hasattr(executor, "get_executor"):  # a Dask client: its futures need their own way of waiting
        pool = executor.get_executor(pure=False)
    else:
        pool = executor
    waiting = [pool.submit(_call, modules, known, task, piece) for piece in pieces]
    try:
        for future in as_completed(waiting):
            yield future.result()
    finally:
        for future in waiting:
            future.cancel()
        if executor is None:
            pool.shutdown(wait=True, cancel_futures=True)


def _call(modules: tuple[str, ...], known: list[Any], task: Callable[..., T], piece: tuple[Any, ...]) -> T:
    """Run one piece in a worker, which first loads the games and boxes that the caller has loaded."""
    load_modules(modules)
    for box in known:
        install_box(box_from(box))
    return task(*piece)


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Connect to a Dask scheduler by its address; "" is no cluster and gives None.

    Raises NotUnderstood if Dask is not installed or nobody answers at the address.
    """
    if not address:
        yield None
        return
    try:
        from distributed import Client
    except ImportError:
        raise NotUnderstood("a cluster needs Dask: pip install 'consigliere[lab]'") from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError, TimeoutError) as error:
        raise NotUnderstood(f"no Dask scheduler answers at {address}: {error}") from None
    try:
        yield client
    finally:
        client.close()
