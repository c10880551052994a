"""Background cleaning: evicts idle tables, retires old ones, prunes old rows."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
from collections.abc import Callable
from functools import cache

from consigliere.drawing import evict_unused
from consigliere.engine import ConsigliereError
from consigliere.table.base import clock
from consigliere.table.base.settings import Settings
from consigliere.table.store import notice_queries, person_rows, queries, tournament_queries
from consigliere.table.store.database import StoreDown

from .record import Broken
from .tables import Tables

SWEEP = 15.0  # seconds between two evictions of idle tables
UNUSED = 600.0  # seconds between two evictions from the caches of drawings, texts and parts of pages
TIDY = 3600.0  # seconds between two cleanups of the store
MANY = 200  # old tables closed per cleanup
DAY = 24 * 3600.0
TOLD = 30 * DAY  # for which it is known who was told of what
GUEST = 365 * DAY  # as long as a guest's cookie lasts
log = logging.getLogger("consigliere.housekeeper")


class Housekeeper:
    """Two background loops: one cleans memory, one cleans the store.

    `evict` is called in each round of the memory loop: caches evict what was not used lately.
    """

    def __init__(self, tables: Tables, settings: Settings, evict: Callable[[], None] | None = None) -> None:
        self._tables = tables
        self._evict = evict
        self._settings = settings
        self._rounds: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Start both loops."""
        self._rounds = [asyncio.create_task(self._sweep()), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        """Stop both loops."""
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)

    async def _sweep(self) -> None:
        evicted = clock.ticks()
        while True:
            await asyncio.sleep(min(SWEEP, self._settings.idle))
            gc.freeze()  # a frozen cycle stays until the next full collection, so our own code makes none
            if self._evict is not None:
                self._evict()
            if clock.ticks() - evicted >= UNUSED:
                evicted = clock.ticks()
                evict_unused()
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
            collect_and_freeze()

    async def tidy(self) -> None:
        """Clean the store once."""
        now, store = clock.now(), self._tables.store
        if self._settings.retire > 0:
            async with store.read() as connection:
                old = await queries.stale_tables(connection, now - self._settings.retire * DAY, MANY)
            for table_id in old:
                with contextlib.suppress(ConsigliereError, Broken):
                    await self._tables.seating.close(table_id, "retired")
            await self._cancel_forgotten(now - self._settings.retire * DAY)
        async with store.write() as connection:
            await queries.prune(connection, now - self._settings.session * DAY, now - GUEST)
            await person_rows.forget_gone(connection)
            await notice_queries.prune_notices(connection, now - TOLD)
        async with store.read() as connection:
            unwritten = await queries.games_without_record(connection, MANY)
        for table_id in unwritten:  # while the rules of these games are installed
            with contextlib.suppress(ConsigliereError, Broken):
                await self._tables.archive.get(await self._tables.cache.get(table_id))

    async def _cancel_forgotten(self, before: float) -> None:
        """Call off tournaments that nobody has started."""
        async with self._tables.store.read() as connection:
            old = await tournament_queries.forgotten(connection, before)
        for tournament_id in old:
            with contextlib.suppress(ConsigliereError):
                await self._tables.tournaments.cancel(tournament_id)


def collect_and_freeze() -> None:
    """Run a full collection and freeze the survivors, so that no later collection scans them.

    With a hundred tables in memory a full collection takes a third of a second, in which nobody is served, and Python
    would run it every few seconds. Tables and live connections are in no cycle, so they are freed as soon as nothing
    refers to them.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back_memory() -> None:
    """Return freed memory to the system. Only glibc supports this."""
    trim = _malloc_trim()
    if trim is not None:
        trim(0)


@cache
def _malloc_trim() -> Callable[[int], int] | None:
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
    return trim
