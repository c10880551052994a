"""What keeps a server small over months: idle tables leave memory, old ones are retired, the past is pruned."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging

from consigliere.engine import ConsigliereError
from consigliere.table.base import clock
from consigliere.table.base.settings import Settings
from consigliere.table.store import queries
from consigliere.table.store.database import StoreDown

from .record import Broken
from .tables import Tables

SWEEP = 15.0  # seconds between two looks for tables that can leave memory
TIDY = 3600.0  # seconds between two looks for what is old in the store
MANY = 200  # old tables closed at one look
DAY = 24 * 3600.0
GUEST = 365 * DAY  # a guest's cookie lasts as long
log = logging.getLogger("consigliere.housekeeper")


class Housekeeper:
    """Two slow rounds, one through memory, one through the store."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self._rounds: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._rounds = [asyncio.create_task(self._sweep()), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self._settings.idle))
            gc.freeze()  # what lives by now is set aside, too
            if self._tables.evict_idle(self._settings.idle):
                await asyncio.to_thread(give_back_memory)

    async def _tidy(self) -> None:
        while True:
            try:
                await self.tidy()
            except StoreDown as error:
                log.warning("tidying failed; trying again later: %s", error)
            except Exception:
                log.exception("tidying failed; trying again later")
            await asyncio.sleep(TIDY)
            look_through_memory()

    async def tidy(self) -> None:
        """One round through the store."""
        now, store = clock.now(), self._tables.store
        if self._settings.retire > 0:
            async with store.read() as connection:
                old = await queries.stale_tables(connection, now - self._settings.retire * DAY, MANY)
            for table_id in old:
                with contextlib.suppress(ConsigliereError, Broken):
                    await self._tables.seating.close(table_id, "retired")
        async with store.write() as connection:
            await queries.prune(connection, now - self._settings.session * DAY, now - GUEST)
        async with store.read() as connection:
            unwritten = await queries.unwritten(connection, MANY)
        for table_id in unwritten:  # while the rules they were played by are here
            with contextlib.suppress(ConsigliereError, Broken):
                await self._tables.archive.get(await self._tables.cache.get(table_id))


def look_through_memory() -> None:
    """Free what goes round in circles, wherever it is, and set the rest aside: no collection looks at it again.

    With a hundred tables in memory that takes a third of a second, in which nobody is served, and Python would do it
    every few seconds. But tables go round in no circle and are freed when they are let go; what does is mostly young.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back_memory() -> None:
    """What was freed goes back to the system, where the C library can be asked to."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
