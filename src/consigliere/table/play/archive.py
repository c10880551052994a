"""Finished games as everybody saw them: encoded once in a worker process, stored, and cached."""

from __future__ import annotations

import asyncio
import logging

from consigliere.table.base.turns import in_thread
from consigliere.table.store import queries
from consigliere.table.store.database import Store

from .finished import FinishedGame
from .loaded import LoadedTable
from .record import Broken, Damaged, find_rules
from .workers import Recorder

MOST_RECORDS = 24  # finished games in memory
log = logging.getLogger("consigliere.table")


class Archive:
    """Finds the record of a finished game, or creates it."""

    def __init__(self, store: Store, recorder: Recorder | None = None) -> None:
        self.store = store
        self.recorder = recorder or Recorder()
        self._records: dict[str, FinishedGame] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, loaded: LoadedTable) -> FinishedGame:
        """Return a finished game. The first request encodes and stores it."""
        if loaded.id not in self._records:
            async with self._loading.setdefault(loaded.id, asyncio.Lock()):
                if loaded.id not in self._records:
                    game = await self._read(loaded)
                    if len(self._records) >= MOST_RECORDS:
                        self._records.pop(next(iter(self._records)))
                    self._records[loaded.id] = game
            self._loading.pop(loaded.id, None)
        return self._records[loaded.id]

    def clear(self) -> None:
        """Empty the cache."""
        self._records.clear()

    async def _read(self, loaded: LoadedTable) -> FinishedGame:
        async with self.store.read() as connection:
            data = await queries.finished_game(connection, loaded.id)
            if data is not None:
                try:
                    return await in_thread(FinishedGame.read, data)
                except Damaged as error:  # it can be encoded again if its choices and its rules exist
                    log.error("table %s: %s", loaded.id, error)
            rows = await queries.rows_after(connection, loaded.id, 0)
            if data is not None and not rows:
                raise Damaged("its record is damaged, and no choices are left")
        row = loaded.row
        try:
            find_rules(row.game, row.rules)
        except Broken:  # not encoded while its rules were installed: only the list of choices is left
            return FinishedGame.bare_of(row, rows)
        try:
            data = await self.recorder.record(row, rows)
        except Damaged as error:
            log.error("table %s is damaged: %s", loaded.id, error)
            raise
        async with self.store.write() as connection:
            await queries.add_finished(connection, loaded.id, data)
        return await in_thread(FinishedGame.read, data)
