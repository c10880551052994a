"""The store, with the same tests on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import consigliere as cg
from consigliere.table.base.errors import Refused
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.hands import FOLLOWS
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Job, Workers
from consigliere.table.store import queries, rows
from consigliere.table.store.database import Conflict, Store, StoreError
from consigliere.table.store.schema import choices, metadata, snapshots

from .loop import run_async
from .server import LIMIT
from .stored_tables import ANNA, BORIS, advance, anew, duel, empty, run, same


def test_a_game_is_its_rows(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        loaded = await advance(tables, table, random.Random(1))
        assert loaded.row.state == "over"
        same(loaded, await anew(store, table))
        async with store.write() as connection:  # snapshots only save time
            await connection.execute(snapshots.delete())
        same(loaded, await anew(store, table))

    run(database, scene)


def test_every_stage_opens_as_it_was_left(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table, rng = await duel(tables), random.Random(2)
        for _ in range(12):
            loaded = await advance(tables, table, rng, 13)
            if loaded.running:
                seat = next(s for s in (0, 1) if loaded.owes(s))
                await tables.moves.play(table, seat, str(loaded.options(seat)[0]))
                if loaded.running and (await tables.cache.get(table)).can_undo(seat):
                    await tables.undo.take_back(table, seat)
            same(await tables.cache.get(table), await anew(store, table))

    run(database, scene)


def test_a_damaged_snapshot_is_not_believed(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        loaded = await advance(tables, table, random.Random(3), 70)
        async with store.write() as connection:
            assert await connection.scalar(sa.select(sa.func.count()).select_from(snapshots)) == 1
            await connection.execute(snapshots.update().values(data="{}"))
        same(loaded, await anew(store, table))

    run(database, scene)


def test_the_second_writer_loses_and_gets_an_error(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        others = Tables(store)  # another process would have its own memory and the same store
        mine, theirs = await tables.cache.get(table), await others.cache.get(table)
        option, number = str(mine.options(0)[0]), mine.number(0)
        answers = await asyncio.gather(
            tables.moves.play(table, 0, option, number),
            others.moves.play(table, 0, option, number),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Stale"]
        same(await tables.cache.get(table), await others.cache.get(table))
        assert (await tables.cache.get(table)).head == 1
        with pytest.raises(Conflict):
            async with store.write() as connection:
                await queries.add_rows(
                    connection, table, [rows.ChoiceRow(1, 0, "choice", option, "person", time.time())]
                )
        assert theirs.head == 1

    run(database, scene)


def test_many_writers_at_once_leave_one_row_a_number(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        crowd = [tables, *(Tables(store) for _ in range(3))]

        async def one(mine: Tables, seed: int) -> int:
            rng, done = random.Random(seed), 0
            for _ in range(40):
                loaded = await mine.cache.get(table)
                if not loaded.running:
                    break
                seat = rng.choice([s for s in (0, 1) if loaded.owes(s)])
                try:
                    await mine.moves.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
                    done += 1
                except cg.ConsigliereError:
                    pass
            return done

        done = await asyncio.gather(*(one(mine, seed) for seed, mine in enumerate(crowd)))
        async with store.read() as connection:
            rows = await queries.rows_after(connection, table, 0)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert sum(row.hand != FOLLOWS for row in rows) == sum(done)
        for mine in crowd:
            same(await mine.cache.get(table), await tables.cache.get(table))

    run(database, scene)


def test_processes_hear_of_each_other(postgres: str) -> None:
    async def scene() -> None:
        await empty(postgres)
        here, there = await Store.open(postgres), await Store.open(postgres)
        mine, theirs = Tables(here), Tables(there)
        table = await duel(mine)
        with there.hub.listening(table) as heard:
            await mine.moves.play(table, 0, str((await mine.cache.get(table)).options(0)[0]))
            await asyncio.wait_for(heard.wait(), LIMIT)
            same(await mine.cache.get(table), await theirs.cache.get(table))
            heard.clear()
            await here.hub.arrive(table, 1)
            await asyncio.wait_for(heard.wait(), LIMIT)
            assert there.hub.present(table) == there.hub.attended(table) == {1}
            with here.hub.covered(table, [1]):
                assert here.hub.present(table) == {1}
                assert here.hub.attended(table) == set()
            heard.clear()
            await here.hub.depart(table, 1)
            await asyncio.wait_for(heard.wait(), LIMIT)
            assert there.hub.present(table) == set()
        await here.close()
        await there.close()

    run_async(scene())


def test_bots_are_driven_by_one_process_at_a_time_and_taken_over(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await tables.seating.create(
            ANNA, Draft("dual_powers", 2, places=("bot:random", "bot:random"), pace=0.0)
        )
        workers = Workers(1)
        clerks = [Clerk(tables, workers), Clerk(Tables(store), workers)]
        await clerks[0].open()
        await tables.seating.start(table)
        while (await tables.cache.get(table)).head < 10:
            await asyncio.sleep(0.02)
        async with store.write() as connection:
            assert not await queries.lease(connection, table, "somebody else")
        await clerks[0].close()  # it releases its lease
        async with store.write() as connection:
            assert await queries.lease(connection, table, "somebody else")
            await queries.end_leases(connection, ["somebody else"])
        tables.writer.wake = lambda _: None
        await clerks[1].open()
        until = time.monotonic() + LIMIT
        while (await tables.cache.get(table)).running and time.monotonic() < until:
            await asyncio.sleep(0.05)
        assert (await tables.cache.get(table)).row.state == "over"
        await clerks[1].close()
        await workers.close()

    run(database, scene)


def test_a_bot_that_thinks_too_long_is_ended_and_the_game_continues(tmp_path: Path) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        workers = Workers(1, limit=0.4, modules=["tests.table.slow_bot"])
        clerk = Clerk(tables, workers)
        await clerk.open()
        table = await tables.seating.create(ANNA, Draft("dual_powers", 2, places=("me", "bot:random"), pace=0.0))
        async with store.write() as connection:
            await queries.set_seat(connection, table, rows.SeatRow(1, "bot", "", "slow"))
        await tables.seating.start(table)
        until = time.monotonic() + LIMIT
        while not (await tables.cache.get(table)).head and time.monotonic() < until:
            await asyncio.sleep(0.05)
        loaded = await tables.cache.get(table)
        assert loaded.match.history()[0].seat == 1
        await clerk.close()
        await workers.close()

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_a_second_process_starts_only_when_the_first_is_busy() -> None:
    async def scene() -> None:
        workers = Workers(2)
        job = Job(cg.new("dual_powers", 2, seed=1).save(), (), 0, "random", 1)
        for _ in range(3):
            assert await workers.choose(job)
        assert [worker._process is not None for worker in workers._all].count(True) == 1
        await asyncio.gather(workers.choose(job), workers.choose(job))
        assert all(worker._process is not None for worker in workers._all)
        await workers.close()

    run_async(scene())


def test_a_rematch_waits_only_for_people_who_have_to_come(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        woken: list[str] = []
        tables.writer.wake = woken.append

        async def again(*places: str, hotseat: bool = False, guest: bool = False) -> str:
            table = await tables.seating.create(ANNA, Draft("dual_powers", 2, places=places, hotseat=hotseat))
            if guest:
                await tables.seating.join(BORIS, table, 1, "Boris")
            await tables.seating.close(table)
            fresh = await tables.copies.rematch(ANNA, table)
            assert fresh in woken, "bots hear of it"
            return (await tables.cache.get(fresh)).row.state

        assert await again("me", "bot:random") == "running"
        assert await again("me", "me", hotseat=True) == "running"
        assert await again("me", "open") == "open"
        assert await again("me", "open", guest=True) == "open"

    run(database, scene)


def test_what_the_table_refuses(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        async def refused(word: str, call: Awaitable[Any]) -> None:
            with pytest.raises(Refused) as told:
                await call
            assert told.value.word == word

        await refused("no-table", tables.cache.get("nosuch"))
        table = await tables.seating.create(ANNA, Draft("dual_powers", 2))
        await refused("seats-empty", tables.seating.start(table))
        await refused("not-begun", tables.moves.play(table, 0, "pass"))
        await refused("seat-taken", tables.seating.join(BORIS, table, 0, "Boris"))
        await refused("already-seated", tables.seating.join(ANNA, table, 1, "Anna"))
        await refused("name-length", tables.seating.join(BORIS, table, 1, "\u200b\n "))
        await tables.seating.join(BORIS, table, -1, "Boris")
        await refused("no-free-seat", tables.seating.join(Person("c" * 64), table, -1, "Clara"))
        await tables.seating.start(table)
        await refused("begun", tables.seating.start(table))
        await refused("begun", tables.seating.join(Person("c" * 64), table, 1, "Clara"))
        await refused("nothing-to-undo", tables.undo.take_back(table, 0))
        await refused("no-whisper", tables.talk.open_room(table, 0, [1]))
        await refused("not-over", tables.copies.rematch(ANNA, table))
        await refused("line-length", tables.talk.say(table, "", 0, "  "))
        await tables.seating.close(table)
        await refused("over", tables.moves.play(table, 0, "pass"))
        await refused("over", tables.seating.close(table))
        with pytest.raises(cg.NotUnderstood):
            await tables.seating.create(ANNA, Draft("dual_powers", 3))
        with pytest.raises(cg.NotUnderstood):
            await tables.seating.create(ANNA, Draft("dual_powers", 2, places=("me", "bot:nobody")))
        with pytest.raises(cg.NotUnderstood):
            await tables.seating.create(ANNA, Draft("dual_powers", 2, places=("me", "nonsense")))

    run(database, scene)


def test_migrations_lead_to_the_tables_we_describe(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def scene(store: Store, tables: Tables) -> Any:
        async with store.read() as connection:
            return await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))

    assert run(database, scene) == []


def test_sqlite_must_promise_what_we_rely_on(tmp_path: Path) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        async with store.read() as connection:
            for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert await connection.scalar(sa.text(f"PRAGMA {name}")) == value

    run(f"sqlite:///{tmp_path}/tables.db", scene)
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        count = plain.execute("SELECT count(*) FROM alembic_version").fetchone()[0]
    plain.close()
    assert count == 1


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://host/name", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_will_not_do_is_refused_in_a_sentence(address: str) -> None:
    with pytest.raises(StoreError):
        run_async(Store.open(address))


def test_a_secret_is_never_stored_as_such(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> tuple[str, list[str]]:
        table = await duel(tables)
        secret = await tables.seating.new_key(table, 0, "token")
        assert await tables.seating.seat_of_key(secret, "token") == (table, 0)
        assert await tables.seating.seat_of_key(secret[:-1] + ("A" if secret[-1] != "A" else "B"), "token") is None
        assert await tables.seating.seat_of_key(secret, "link") is None, "a key is for one purpose"
        found: list[str] = []
        async with store.read() as connection:
            for one in metadata.sorted_tables:
                found += [str(row) for row in await connection.execute(sa.select(one))]
        return secret, found

    secret, rows = run(database, scene)
    assert not [row for row in rows if secret in row]


def test_choices_carry_their_time_and_hand(database: str) -> None:
    began = time.time()

    async def scene(store: Store, tables: Tables) -> list[Any]:
        table = await duel(tables)
        await advance(tables, table, random.Random(5), 5)
        async with store.read() as connection:
            return list(await connection.execute(sa.select(choices.c.hand, choices.c.at)))

    rows = run(database, scene)
    assert {row[0] for row in rows} == {"person"}
    assert all(began <= row[1] <= time.time() for row in rows)
