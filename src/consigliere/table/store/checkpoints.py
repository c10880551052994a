"""SQLite's checkpoints, run in parallel with the writers.

Committed data is in the write-ahead log and has to be copied into the database file from time to time. SQLite does that
inside about every hundredth COMMIT, which then takes three times as long, and all other writers wait. So a separate
connection does it here, while others continue writing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3

import aiosqlite

from . import sqlite_inline

EVERY = 2.0  # seconds between two checkpoints
LONG = 4_000  # pages; a longer log is reset while nobody writes
LONGEST = 20_000  # pages after which SQLite runs a checkpoint itself

log = logging.getLogger("consigliere.table")


class Checkpoints:
    """Runs checkpoints. Writers hold the lock `writing`."""

    def __init__(self, path: str, writing: asyncio.Lock) -> None:
        self._path = path
        self._writing = writing
        self._connection: aiosqlite.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start the checkpoints."""
        self._connection = await sqlite_inline.connect(self._path)
        self._task = asyncio.create_task(self._look(self._connection))

    async def close(self) -> None:
        """Stop the checkpoints."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:  # queued behind the work its thread still does
            await self._connection.close()

    async def _look(self, connection: aiosqlite.Connection) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if await _checkpoint(connection) > LONG:
                    async with self._writing:  # after a full checkpoint the next writer resets the log
                        await _checkpoint(connection)
            except sqlite3.Error as error:
                log.warning("checkpoint failed; trying again later: %s", error)


async def _checkpoint(connection: aiosqlite.Connection) -> int:
    """Run a passive checkpoint, which blocks nobody, and return the number of pages in the log."""
    async with connection.execute("PRAGMA wal_checkpoint(PASSIVE)") as cursor:
        row = await cursor.fetchone()
    return int(row[1]) if row is not None else 0
