"""The tables a process has in memory: found, caught up with the store, changed there first, told, and let go.

A move is tried on a copy of the match, inserted under the key (table, number), and only when the store has committed
it does this process show it. Where another process was first, the insert fails, the table is read again, and the
mover is told that the game has moved on.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from consigliere.engine import Stale
from consigliere.match import Match
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.store import queries
from consigliere.table.store.database import Conflict, Store
from consigliere.table.store.rows import ChoiceRow

from . import due
from .finished import FinishedGame
from .loaded import LoadedTable
from .record import EVERY, Broken, Damaged, find_rules, freeze, release, told
from .versions import bring_over
from .workers import Recorder

MOST_KEPT = 256  # tables kept in memory
MOST_RECORDS = 24  # finished games kept in memory
log = logging.getLogger("consigliere.table")


class KeptTables:
    """All tables of the store; those in use are in memory."""

    def __init__(self, store: Store, recorder: Recorder | None = None, alone: bool = False) -> None:
        self.store = store
        self.recorder = recorder or Recorder()
        self.hub = store.hub
        self.wake: Callable[[str], None] = lambda table_id: None  # the clerk's ear: bots and windows may be due
        self.alone = alone  # every change goes through this object, so what it keeps is what is stored
        self._kept: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._records: dict[str, FinishedGame] = {}

    # --- finding

    async def get(self, table_id: str) -> LoadedTable:
        """A table, caught up with the store."""
        loaded = self._kept.get(table_id)
        if loaded is None:
            loaded = await self._load(table_id)
        elif not (self.alone and loaded.sure):
            async with loaded.lock:
                await self._refresh(loaded)
        loaded.used_at = clock.ticks()
        return loaded

    async def _load(self, table_id: str) -> LoadedTable:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id in self._kept:
                    return self._kept[table_id]
                loaded = await self._read(table_id)
                self._kept[table_id] = loaded
                if len(self._kept) > MOST_KEPT:
                    self.let_go(0.0, MOST_KEPT // 8)
                return loaded
            finally:
                self._loading.pop(table_id, None)

    async def _read(self, table_id: str) -> LoadedTable:
        for again in (True, False):
            try:
                async with self.store.read() as connection:
                    loaded = await LoadedTable.load(connection, table_id, whole=False)
                if loaded is None:
                    raise Refused("no-table", 404)
                return loaded
            except Damaged as error:  # it stays as it is: whoever runs the server may have a copy
                log.error("table %s is damaged: %s", table_id, error)
                raise
            except Broken:
                if not again:
                    raise
                await self._bring_over(table_id)
        raise Refused("no-table", 404)

    async def _bring_over(self, table_id: str) -> None:
        """A table that waits for people, under other rules than ours: bring it over with proof, or end it honestly."""
        async with self.store.read() as connection:
            row = await queries.table(connection, table_id)
            rows = await queries.rows_after(connection, table_id, 0)
        assert row is not None
        version = await in_thread(bring_over, row, rows)
        async with self.store.write() as connection:
            if version is None:
                await queries.touch(connection, table_id, state="closed", ended="rules", due_at=None)
            else:
                await queries.touch(connection, table_id, rules=version)
            await self.store.announce(connection, table_id, len(rows))

    def kept(self, table_id: str) -> LoadedTable | None:
        """A table as this process last saw it, if it has it in memory."""
        return self._kept.get(table_id)

    def let_go(self, idle: float, most: int | None = None) -> int:
        """Forget tables nobody has used for so many seconds and nobody listens to; how many. They are in the store."""
        now, listened = clock.ticks(), self.hub.listened()
        unused = [
            one
            for one in self._kept.values()
            if now - one.used_at >= idle and not one.lock.locked() and one.id not in listened
        ]
        for loaded in sorted(unused, key=lambda one: one.used_at)[:most]:
            del self._kept[loaded.id]
            loaded.wording = None  # it leads back to the table: let both go at once
        if not idle or unused:
            self._records.clear()
        return len(unused[:most])

    def doubt(self) -> None:
        """Something was written past this object: compare with the store again before the next look."""
        for loaded in self._kept.values():
            loaded.sure = False

    async def _refresh(self, loaded: LoadedTable) -> None:
        async with self.store.read() as connection:
            await loaded.refresh(connection)
        loaded.sure = True

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LoadedTable]:
        """A table held for a change, caught up with the store."""
        loaded = self._kept.get(table_id) or await self._load(table_id)
        async with loaded.lock:
            if not (self.alone and loaded.sure):
                await self._refresh(loaded)
            loaded.used_at = clock.ticks()
            yield loaded

    # --- writing

    async def _append(
        self, loaded: LoadedTable, rows: list[ChoiceRow], match: Match, also: Callable[[Any], Any] | None = None
    ) -> None:
        """Insert rows and what follows from them, commit, and tell. `also` is written with them, or nothing is."""
        over = match.result is not None
        later = loaded.with_rows(rows, match)
        due_at = None if over else due.moment(later)
        held = {key: row for key, row in loaded.held.items() if key[0] == later.question}
        frozen = None
        if rows[-1].number // EVERY > loaded.head // EVERY:
            frozen = await in_thread(freeze, match)
        try:
            async with self.store.write() as connection:
                await queries.add_rows(connection, loaded.id, rows)
                if also is not None:
                    await also(connection)
                    await queries.touch(connection, loaded.id)
                await queries.set_due(connection, loaded.id, due_at)
                if over:
                    result = json.dumps(match.result.to_json()) if match.result is not None else None
                    await queries.touch(connection, loaded.id, state="over", result=result)
                if loaded.wish is not None and any(row.kind != "choice" for row in rows):
                    await queries.set_wish(connection, loaded.id, None)
                    await queries.touch(connection, loaded.id)
                if len(held) < len(loaded.held):  # answers to a window that is shut now
                    await queries.drop_held(connection, loaded.id, later.question)
                if frozen is not None:
                    await queries.add_snapshot(connection, loaded.id, rows[-1].number, release(match.title), frozen)
                await self.store.announce(connection, loaded.id, rows[-1].number)
        except Conflict as error:
            await self._refresh(loaded)
            raise Stale("somebody else was first; the game has moved on") from error
        loaded.adopt(rows, match)
        loaded.due_at, loaded.held = due_at, held
        if over or loaded.wish is not None or also is not None:
            await self._refresh(loaded)
        self._tell(loaded.id)

    async def _change(
        self, loaded: LoadedTable, write: Callable[[Any], Any], stirs: bool = False, **values: Any
    ) -> None:
        """A change that is not a choice: write it, raise the revision, commit, and tell.

        `stirs`: something may be due now that was not. The clerk finds out; if it cannot, the store says: look here.
        """
        if stirs:
            values["due_at"] = clock.now()
        async with self.store.write() as connection:
            await write(connection)
            await queries.touch(connection, loaded.id, **values)
            await self.store.announce(connection, loaded.id, loaded.head)
        await self._refresh(loaded)
        self._tell(loaded.id)

    async def put_off(self, loaded: LoadedTable, left: float | None) -> None:
        """Write down that nothing is due at a table for so many seconds, or ever: that it waits for people alone."""
        known, later = loaded.due_at, None if left is None else clock.now() + left
        if known is not None and (later is None or known < later - 1.0):
            async with self.store.write() as connection:
                await queries.put_off(connection, loaded.id, known, later)
            loaded.due_at = later

    def _tell(self, table_id: str) -> None:
        self.hub.changed(table_id)
        self.wake(table_id)

    # --- finished games

    async def finished(self, loaded: LoadedTable) -> FinishedGame:
        """A finished game as everybody saw it. It is made once, in a process of its own, and kept for ever."""
        if loaded.id not in self._records:
            async with self._loading.setdefault(f"{loaded.id}/record", asyncio.Lock()):
                if loaded.id not in self._records:
                    game = await self._read_finished(loaded)
                    if len(self._records) >= MOST_RECORDS:
                        self._records.pop(next(iter(self._records)))
                    self._records[loaded.id] = game
            self._loading.pop(f"{loaded.id}/record", None)
        return self._records[loaded.id]

    async def _read_finished(self, loaded: LoadedTable) -> FinishedGame:
        async with self.store.read() as connection:
            data = await queries.finished_game(connection, loaded.id)
            if data is not None:
                try:
                    return await in_thread(FinishedGame.read, data)
                except Damaged as error:  # it can be made anew if its choices and its rules are there
                    log.error("table %s: %s", loaded.id, error)
            rows = await queries.rows_after(connection, loaded.id, 0)
            if data is not None and not rows:
                raise Damaged("its record is damaged, and no choices are left")
        row = loaded.row
        try:
            find_rules(row.game, row.rules)
        except Broken:  # it was never written down while its rules were here: the bare row of choices is left
            return FinishedGame.bare_of(row, rows)
        try:
            data = await self.recorder.record(row, rows)
        except Damaged as error:
            log.error("table %s is damaged: %s", loaded.id, error)
            raise
        async with self.store.write() as connection:
            await queries.add_finished(connection, loaded.id, data)
        return await in_thread(FinishedGame.read, data)


def marked(row: ChoiceRow, match: Match) -> ChoiceRow:
    """A row with the digest of what it told."""
    return row._replace(told=told(match))
