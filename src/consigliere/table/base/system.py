"""What only some systems have: limits, locks, priorities, timers. The table runs without those that are missing."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import IO


def _module(name: str) -> ModuleType | None:
    """A module of the standard library; None where this system has none."""
    try:
        return import_module(name)
    except ImportError:
        return None


def event_loop() -> str:
    """The event loop for uvicorn: uvloop is the quickest, and there is none for Windows."""
    return "uvloop" if _module("uvloop") is not None else "asyncio"


def open_files(needed: int) -> int | None:
    """How many files and connections this process may have open, after asking for `needed`; None: nobody counts."""
    resource = _module("resource")
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return None if soft == resource.RLIM_INFINITY else int(soft)


def limit_memory(size: int) -> None:
    """Let this process have no more than so many bytes of address space."""
    resource = _module("resource")
    if resource is not None:
        with suppress(ValueError, OSError):  # macOS takes no such limit
            resource.setrlimit(resource.RLIMIT_AS, (size, size))


def give_way() -> None:
    """Let other processes run before this one."""
    if hasattr(os, "nice"):
        os.nice(5)


def on_timer(call: Callable[..., None]) -> None:
    """What is called when the time set by `timer` is up."""
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, call)


def timer(seconds: float) -> None:
    """Set the timer to so many seconds of processor time; 0 stops it. Without timers the caller's own limit ends it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def lock(file: IO[str]) -> bool:
    """Keep a file for this process until it ends; raises BlockingIOError where another has it.

    False: this system cannot lock files.
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
