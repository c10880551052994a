"""SQLite connections that use another thread only for what may take long.

`aiosqlite` gives every connection a thread and sends each call there, about twenty for a choice. Each call wakes two
threads, which costs more than the call itself. Writing a row by its key takes microseconds and never waits: the lock is
already held, and nothing goes to the disk before COMMIT. So such calls run inline. Calls that may wait for the disk or
for a lock, or may read much, stay in the thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import aiosqlite

AT_ONCE = frozenset({"cursor", "close", "rollback"})  # on a cursor, or on a connection that returns to the pool
WRITTEN = ("INSERT ", "UPDATE ")  # all of them by key
FETCHED = 64  # rows that aiosqlite reads at once during iteration


class InlineConnection(aiosqlite.Connection):
    """A connection that runs short statements inline and sends the rest to its thread."""

    def __init__(self, path: str) -> None:
        super().__init__(lambda: _connected(path), FETCHED)
        self._thread.daemon = True
        self._there = 0  # statements sent to the thread and not finished

    async def _execute(self, fn: Callable[..., Any], *args: Any, **more: Any) -> Any:
        if not self._there and self._connection is not None and self._short(fn.__name__, args):
            return fn(*args, **more)

        def done_there() -> Any:
            try:
                return fn(*args, **more)
            finally:
                self._there -= 1

        self._there += 1
        return await super()._execute(done_there)  # type: ignore[no-untyped-call]

    def _short(self, name: str, args: tuple[Any, ...]) -> bool:
        if name in ("execute", "executemany"):
            return self._conn.in_transaction and args[0].startswith(WRITTEN)
        if name == "rollback":
            return not self._conn.in_transaction
        return name in AT_ONCE


def _connected(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, check_same_thread=False)
    # Damaged text breaks only the table it belongs to, which reports it, and no list that includes it.
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    return connection


async def connect(path: str) -> aiosqlite.Connection:
    """Open a connection."""
    return await InlineConnection(path)
