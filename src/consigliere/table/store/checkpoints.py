"""SQLite's checkpoints, taken beside the writers.

What is committed lies in a log beside the file of the database, and now and then has to be carried over. SQLite does
that by itself inside of some COMMIT, about every hundredth, and whoever waits for it waits for the disk two times more,
with all who want to write behind him. So it is done here, by a connection of its own, while others go on writing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3

import aiosqlite

from . import sqlite_inline

EVERY = 2.0  # seconds between two looks
LONG = 4_000  # pages: a log that is longer is begun anew, for which nobody may be writing
LONGEST = 20_000  # pages after which SQLite does it by itself, should nobody look any more

log = logging.getLogger("consigliere.table")


class Checkpoints:
    """Carries over what has been committed; `writing` is held by whoever writes."""

    def __init__(self, path: str, writing: asyncio.Lock) -> None:
        self._path = path
        self._writing = writing
        self._connection: aiosqlite.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start."""
        self._connection = await sqlite_inline.connect(self._path)
        self._task = asyncio.create_task(self._look(self._connection))

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:  # behind what its thread is still at
            await self._connection.close()

    async def _look(self, connection: aiosqlite.Connection) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if await _carried(connection) > LONG:
                    async with self._writing:  # with all of it carried over, the next writer begins the log anew
                        await _carried(connection)
            except sqlite3.Error as error:
                log.warning("the database's log was not carried over, trying again later: %s", error)


async def _carried(connection: aiosqlite.Connection) -> int:
    """Carry over what there is, as far as nobody has to wait for it; how many pages the log has."""
    async with connection.execute("PRAGMA wal_checkpoint(PASSIVE)") as cursor:
        row = await cursor.fetchone()
    return int(row[1]) if row is not None else 0
