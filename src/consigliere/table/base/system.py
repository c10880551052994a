"""Features that only some systems have: limits, locks, priorities, timers. The table runs without them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import IO


def _module(name: str) -> ModuleType | None:
    """Import a module of the standard library. Returns None if this system lacks it."""
    try:
        return import_module(name)
    except ImportError:
        return None


def event_loop() -> str:
    """Return the event loop for uvicorn. uvloop is the fastest, but does not exist for Windows."""
    return "uvloop" if _module("uvloop") is not None else "asyncio"


def open_files(needed: int) -> int | None:
    """Return how many files this process may have open, after asking for `needed`. None: there is no limit to read."""
    resource = _module("resource")
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return None if soft == resource.RLIM_INFINITY else int(soft)


def limit_memory(size: int) -> None:
    """Limit the address space of this process to so many bytes."""
    resource = _module("resource")
    if resource is not None:
        with suppress(ValueError, OSError):  # macOS does not support this limit
            resource.setrlimit(resource.RLIMIT_AS, (size, size))


def lower_priority() -> None:
    """Lower the priority of this process."""
    if hasattr(os, "nice"):
        os.nice(5)


def on_timer(call: Callable[..., None]) -> None:
    """Set the function to call when the time set by `timer` is up."""
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, call)


def timer(seconds: float) -> None:
    """Start a timer of processor time in seconds; 0 stops it. Without timers the caller's own limit applies."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def lock(file: IO[str]) -> bool:
    """Lock a file for this process until it ends. Raises BlockingIOError if another process has it.

    Returns False if this system cannot lock files.
    """
    fcntl, msvcrt = _module("fcntl"), _module("msvcrt")
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    if msvcrt is not None:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(str(error)) from error
        return True
    return False
