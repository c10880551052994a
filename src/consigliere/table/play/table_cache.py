"""The tables that this process holds in memory, and how it keeps them up to date with the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.store import queries
from consigliere.table.store.database import Store

from .loaded import LoadedTable
from .record import Broken, Damaged
from .versions import version_to_continue

MOST_CACHED = 256  # tables in memory
log = logging.getLogger("consigliere.table")

TableRef = str | LoadedTable  # a table by its id, or one that the caller has already loaded


class TableCache:
    """Loads tables from the store and keeps those in use in memory."""

    def __init__(self, store: Store, alone: bool = False) -> None:
        self.store = store
        self.hub = store.hub
        self.alone = alone  # no other process writes, so a cached table equals the stored one
        self._cached: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, table_id: str) -> LoadedTable:
        """Return a table, up to date with the store. Raises Refused if there is none."""
        loaded = self._cached.get(table_id)
        if loaded is None:
            loaded = await self._load(table_id)
        elif not self._is_current(loaded):
            async with loaded.lock:
                await self.refresh(loaded)
        loaded.used_at = clock.ticks()
        return loaded

    @asynccontextmanager
    async def at(self, table: TableRef) -> AsyncIterator[LoadedTable]:
        """Lock a table for a change, up to date with the store."""
        if isinstance(table, LoadedTable):
            loaded = self.current(table)
        else:
            loaded = self._cached.get(table) or await self._load(table)
        async with loaded.lock:
            if not self._is_current(loaded):
                await self.refresh(loaded)
            loaded.used_at = clock.ticks()
            yield loaded

    def current(self, loaded: LoadedTable) -> LoadedTable:
        """Return the instance that is in use for a table: usually `loaded`, unless it was evicted and loaded again."""
        return self._cached.setdefault(loaded.id, loaded)

    def cached(self, table_id: str) -> LoadedTable | None:
        """Return a table as this process last saw it, or None if it is not in memory."""
        return self._cached.get(table_id)

    async def refresh(self, loaded: LoadedTable) -> None:
        """Bring a table up to date with the store. The caller holds its lock."""
        try:
            async with self.store.read() as connection:
                await loaded.refresh(connection)
        except Refused:  # the operator has deleted it
            self._cached.pop(loaded.id, None)
            raise
        loaded.is_current = True

    def _is_current(self, loaded: LoadedTable) -> bool:
        return self.alone and loaded.is_current

    async def _load(self, table_id: str) -> LoadedTable:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id in self._cached:
                    return self._cached[table_id]
                loaded = await self._read(table_id)
                self._cached[table_id] = loaded
                if len(self._cached) > MOST_CACHED:
                    self.evict_idle(0.0, MOST_CACHED // 8)
                return loaded
            finally:
                self._loading.pop(table_id, None)

    async def _read(self, table_id: str) -> LoadedTable:
        for again in (True, False):
            try:
                async with self.store.read() as connection:
                    loaded = await LoadedTable.load(connection, table_id, replayed=False)
                if loaded is None:
                    raise Refused("no-table", 404)
                return loaded
            except Damaged as error:  # leave it as it is: the operator may have a backup
                log.error("table %s is damaged: %s", table_id, error)
                raise
            except Broken:
                if not again:
                    raise
                await self._move_to_current_rules(table_id)
        raise Refused("no-table", 404)

    async def _move_to_current_rules(self, table_id: str) -> None:
        """Move an unfinished table to the current version of the rules, or close it if nobody can vouch for that."""
        async with self.store.read() as connection:
            row = await queries.table(connection, table_id)
            rows = await queries.rows_after(connection, table_id, 0)
        assert row is not None
        version = await in_thread(version_to_continue, row, rows)
        async with self.store.write() as connection:
            if version is None:
                await queries.touch(connection, table_id, state="closed", ended="rules", due_at=None)
            else:
                await queries.touch(connection, table_id, rules=version)
            await self.store.announce(connection, table_id, len(rows))

    def evict_idle(self, idle: float, most: int | None = None) -> int:
        """Evict tables that nobody has used for `idle` seconds and nobody listens to; return how many.

        With `most`, evict only that many, least recently used first.
        """
        now, listened = clock.ticks(), self.hub.listened()
        unused = [
            one
            for one in self._cached.values()
            if now - one.used_at >= idle and not one.lock.locked() and one.id not in listened
        ]
        for loaded in sorted(unused, key=lambda one: one.used_at)[:most]:
            del self._cached[loaded.id]
            loaded.is_current = False  # a request may still hold it and put it back
            loaded.wording = None  # break the reference cycle, so that both are freed at once
        return len(unused[:most])

    def in_memory(self) -> list[LoadedTable]:
        """Return the tables in memory, as this process last saw them."""
        return list(self._cached.values())

    def mark_stale(self) -> None:
        """Compare every table with the store before its next use: something was written past this cache."""
        for loaded in self._cached.values():
            loaded.is_current = False
