"""SQLite: short statements run inline, statements that may wait run in a thread."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from consigliere.table.play.tables import Tables
from consigliere.table.store import checkpoints, queries
from consigliere.table.store.database import Store

from .loop import run_async
from .server import LIMIT
from .stored_tables import advance, duel, run

AWAY = 3  # how often a choice may use another thread: BEGIN, COMMIT, now and then a snapshot's DELETE


def test_a_choice_seldom_crosses_to_another_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    crossing = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, fn: Any, *args: Any, **more: Any) -> Any:
        sent.append(fn)
        return await crossing(self, fn, *args, **more)  # type: ignore[no-untyped-call]

    async def scene(store: Store, tables: Tables) -> None:
        tables.cache.alone = True
        table = await duel(tables)
        await tables.cache.get(table)
        for _ in range(20):
            sent.clear()
            await advance(tables, table, random.Random(1), 1)
            assert len(sent) <= AWAY

    monkeypatch.setattr(checkpoints, "EVERY", 3600.0)  # work outside the choice does not count
    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_another_lock_on_the_file_stops_only_writers(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def scene() -> None:
        store = await Store.open(f"sqlite:///{file}")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")

        async def write() -> None:
            async with store.write() as connection:
                await queries.set_due(connection, "nowhere", None)

        writing = asyncio.create_task(write())
        for _ in range(20):  # the loop continues, and reading is possible
            await asyncio.sleep(0.01)
            await store.check()
        assert not writing.done()
        other.execute("COMMIT")
        await asyncio.wait_for(writing, LIMIT)
        other.close()
        await store.close()

    run_async(scene())


def test_a_write_broken_off_in_the_middle_leaves_a_connection_that_works(tmp_path: Path) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        before = len((await tables.cache.get(table)).history())
        rng = random.Random(2)
        for pause in (0.0, 0.0001, 0.001, 0.003):
            task = asyncio.create_task(advance(tables, table, rng, 1))
            await asyncio.sleep(pause)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        tables.cache.mark_stale()
        await advance(tables, table, rng, 3)
        assert len((await tables.cache.get(table)).history()) >= before + 3

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_the_log_is_checkpointed_in_parallel_and_restarted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No COMMIT does it as a side effect: it would wait for the disk twice more, and all others would wait too."""
    writes, page = 600, 4096
    monkeypatch.setattr(checkpoints, "EVERY", 0.02)
    monkeypatch.setattr(checkpoints, "LONG", 50)

    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        for number in range(writes):
            async with store.write() as connection:
                await queries.set_due(connection, table, float(number))
                left = (await connection.exec_driver_sql("PRAGMA wal_autocheckpoint")).scalar_one()
            assert left == checkpoints.LONGEST
        assert (tmp_path / "tables.db-wal").stat().st_size < writes * page

    run(f"sqlite:///{tmp_path}/tables.db", scene)
