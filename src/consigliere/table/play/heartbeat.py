"""The heartbeat of a server: it records in the store that it is alive, and notices what the operator has changed there.

A server on SQLite is alone and does not compare its memory with the store. `consigliere admin` writes to the same file
and then counts up a switch. Every server looks at the switches every two seconds.
"""

from __future__ import annotations

import asyncio
import logging

from consigliere import __version__
from consigliere.table.base import clock
from consigliere.table.base.seat_clock import is_halted
from consigliere.table.store import operator_queries
from consigliere.table.store.database import StoreDown

from .lateness import credit_downtime
from .tables import Tables

BEAT = 30.0  # seconds between two signs of life
LOOK = 2.0  # seconds between two looks at the switches
FORGOTTEN = 7 * 24 * 3600.0  # seconds after which a server that has ended is forgotten
log = logging.getLogger("consigliere.heartbeat")


class Heartbeat:
    """One background task."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None
        self._known: dict[str, str] | None = None  # the switches as last seen
        self.beat_at = clock.ticks()  # when the store last heard of this server

    async def open(self) -> None:
        """Give clocks the time back in which no server ran, record that this one is alive, and start."""
        async with self._tables.store.read() as connection:
            beats = await operator_queries.beats(connection)
        await credit_downtime(self._tables.store, beats[0].beat_at if beats else None)
        await self._beat()
        await self._look()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look()
                if clock.ticks() - self.beat_at >= BEAT:
                    await self._beat()
            except StoreDown as error:
                log.warning("no heartbeat; trying again: %s", error)
            except Exception:
                log.exception("no heartbeat; trying again")

    async def _beat(self) -> None:
        async with self._tables.store.write() as connection:
            await operator_queries.beat(connection, self._tables.hub.process, __version__)
            await operator_queries.drop_beats(connection, clock.now() - FORGOTTEN)
        self.beat_at = clock.ticks()

    async def _look(self) -> None:
        async with self._tables.store.read() as connection:
            now = await operator_queries.all_switches(connection)
        known, self._known = self._known, now
        told = (self._tables.bar, self._tables.halted)
        self._tables.bar = now.get(operator_queries.BAR, "")
        self._tables.halted = is_halted(operator_queries.read_halts(now.get(operator_queries.HALTS, "")))
        if told != (self._tables.bar, self._tables.halted):  # open pages show it
            for table_id in self._tables.hub.listened():
                self._tables.hub.changed(table_id)
        if known is None:
            return
        if now.get(operator_queries.OUTSIDE) != known.get(operator_queries.OUTSIDE):
            self._reread()
        if now.get(operator_queries.HALTS) != known.get(operator_queries.HALTS):
            async with self._tables.store.write() as connection:  # this server may just have stored another time
                await operator_queries.look_at_clocks(connection)

    def _reread(self) -> None:
        """Compare everything in memory with the store again."""
        cache, hub = self._tables.cache, self._tables.hub
        self._tables.store.era += 1
        for loaded in cache.in_memory():
            loaded.talk.forget()
        cache.mark_stale()
        self._tables.archive.clear()
        for table_id in hub.listened() | {loaded.id for loaded in cache.in_memory() if loaded.running}:
            self._tables.writer.announce(table_id)
