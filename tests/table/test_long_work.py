"""Nobody can make others wait: clocks, thousands of stored tables, long imports, several processes."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from consigliere.engine import NotUnderstood
from consigliere.games import register
from consigliere.match import Match, new
from consigliere.table.base import clock
from consigliere.table.base.settings import Settings
from consigliere.table.play import thinker
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.housekeeper import Housekeeper
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Recorder, Workers
from consigliere.table.store import queries
from consigliere.table.store.database import Store
from consigliere.table.store.hub import PostgresHub
from consigliere.table.store.schema import held
from consigliere.table.store.schema import seats as seats_table
from consigliere.table.store.schema import tables as tables_table
from consigliere.table.web.guards import storable
from tests.long_games import long_save
from tests.toy import TITLE

from .loop import run_async
from .server import LIMIT
from .stored_tables import advance, duel

ANNA = Person("a" * 64, "Anna")


# --- time


def scene(database: str, scenario: Any) -> Any:
    async def play() -> Any:
        store = await Store.open(database)
        try:
            return await scenario(store, Tables(store))
        finally:
            await store.close()

    return run_async(play())


def test_bots_go_on_when_the_clock_is_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shift = 0.0
    monkeypatch.setattr(clock, "now", lambda: time.time() + shift)

    async def scenario(store: Store, tables: Tables) -> None:
        nonlocal shift
        workers = Workers(1)
        clerk = Clerk(tables, workers)
        await clerk.open()
        table = await tables.seating.create(
            ANNA, Draft("dual_powers", 2, places=("bot:random", "bot:random"), pace=0.05)
        )
        await tables.seating.start(table)

        async def goes_on() -> None:
            head, until = (await tables.cache.get(table)).head, time.monotonic() + LIMIT
            while (await tables.cache.get(table)).head < head + 4:
                assert time.monotonic() < until, "the bots stand still"
                await asyncio.sleep(0.02)

        await goes_on()
        shift = -3600.0
        await goes_on()
        await clerk.close()
        shift = -7200.0  # and forward again before the next start
        tables.evict_idle(0.0)
        clerk = Clerk(tables, workers)
        await clerk.open()
        await goes_on()
        await clerk.close()
        await workers.close()

    scene(f"sqlite:///{tmp_path}/tables.db", scenario)


def test_ten_thousand_waiting_tables_cost_an_idle_server_nothing(tmp_path: Path) -> None:
    """Nothing is due at tables that wait for people, so none is loaded. A due bot is found among them."""

    async def scenario(store: Store, tables: Tables) -> None:
        first = await duel(tables)
        async with store.write() as connection:
            row = await queries.table(connection, first)
            assert row is not None
            assert row.due_at == pytest.approx(clock.now(), abs=60)
        workers = Workers(1)
        clerk = Clerk(tables, workers)
        await clerk.open()
        until = time.monotonic() + LIMIT
        while (await tables.cache.get(first)).due_at is not None:
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        await clerk.close()
        async with store.write() as connection:
            row = await queries.table(connection, first)
            assert row is not None
            assert row.due_at is None
            many = [row._replace(id=f"t{n:05}")._asdict() for n in range(10_000)]

            await connection.execute(tables_table.insert(), many)
            people = [p._asdict() for p in await queries.seats_of(connection, first)]
            everybody = [{"table_id": one["id"], **p} for one in many for p in people]
            await connection.execute(seats_table.insert(), everybody)
            await connection.execute(
                sa.text("UPDATE seats SET kind = 'bot', bot = 'random' WHERE table_id = 't09999' AND seat = 0")
            )
            await connection.execute(sa.text("UPDATE tables SET due_at = 1 WHERE id = 't09999'"))
        tables.evict_idle(0.0)
        clerk = Clerk(tables, workers)
        await clerk.open()
        until = time.monotonic() + LIMIT
        while True:
            async with store.read() as connection:
                if await queries.rows_after(connection, "t09999", 0):
                    break
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)
        assert set(tables.cache._cached) <= {"t09999"}
        await clerk.close()
        await workers.close()

    scene(f"sqlite:///{tmp_path}/tables.db", scenario)


def test_idle_tables_leave_memory_and_old_ones_are_retired(tmp_path: Path) -> None:

    async def scenario(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        other = await duel(tables)
        assert tables.cache.cached(table) is not None
        with tables.hub.listening(other):
            assert tables.evict_idle(0.0) == 1
        assert tables.cache.cached(table) is None
        assert tables.cache.cached(other) is not None
        async with store.write() as connection:
            await connection.execute(
                sa.text("UPDATE tables SET changed_at = changed_at - 61 * 86400 WHERE id = :id"), {"id": table}
            )
        await Housekeeper(tables, Settings()).tidy()
        closed, open_ = await tables.cache.get(table), await tables.cache.get(other)
        assert (closed.row.state, closed.row.ended) == ("closed", "retired")
        assert open_.row.state == "running"
        await tables.archive.recorder.close()

    scene(f"sqlite:///{tmp_path}/tables.db", scenario)


# --- long work


def test_an_import_is_played_in_a_worker_and_the_loop_continues(tmp_path: Path) -> None:
    """In the event loop itself nothing would run meanwhile, and that is far longer than twenty iterations."""
    save = long_save(600)

    async def scenario(store: Store, tables: Tables) -> None:
        turns = 0

        async def watch() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0.005)
                turns += 1

        await tables.archive.recorder.examine(new("dual_powers", 2, seed=1).save())  # its process has started
        watcher = asyncio.create_task(watch())
        table = await tables.copies.import_game(ANNA, save)
        watcher.cancel()
        assert turns > 20, "the loop stood still"
        game = await tables.archive.get(await tables.cache.get(table))
        assert len(game) > 600
        game.view(len(game), 0)
        await tables.archive.recorder.close()

    scene(f"sqlite:///{tmp_path}/tables.db", scenario)


def test_a_hostile_import_is_refused_before_any_of_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused with one sentence if it is too long, whatever its lines contain."""
    monkeypatch.setattr(thinker, "MOST_LINES", 40)
    save, played = long_save(20), 0

    def load(*_: Any) -> Any:
        nonlocal played
        played += 1
        raise NotUnderstood("played")

    monkeypatch.setattr(Match, "load", load)
    assert "more than the 40 that are read here" in thinker.examine(save)["refused"]
    assert not played
    monkeypatch.setattr(thinker, "MOST_LINES", 10_000)
    assert thinker.examine(save)["refused"] == "played"


def test_a_strangers_import_delays_nobodys_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished game is encoded while an import is being checked, however long that takes."""

    async def scenario(store: Store, tables: Tables) -> None:
        began = asyncio.Event()

        async def for_ever(*_: Any) -> None:
            began.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(tables.archive.recorder._reader, "ask", for_ever)
        sent = asyncio.create_task(tables.copies.import_game(ANNA, "a game"))
        await began.wait()
        table = await duel(tables)
        await tables.seating.close(table)
        assert len(await tables.archive.get(await tables.cache.get(table))) == 0
        assert not sent.done()
        sent.cancel()
        await tables.archive.recorder.close()

    scene(f"sqlite:///{tmp_path}/tables.db", scenario)


def test_reading_a_long_form_is_quick() -> None:
    """Much faster than looking at every letter: the longest form is longer than this."""
    text = "ж" * 3_000_000
    began = time.process_time()
    assert not any(letter == "\0" for letter in text[: len(text) // 4])
    letter_by_letter = time.process_time() - began
    began = time.process_time()
    assert storable(text)
    assert time.process_time() - began < letter_by_letter
    assert not storable(text + "\0")
    assert not storable(text + "\ufffd")
    assert not storable(text + "\udcff")


def test_a_job_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        recorder = Recorder(limit=0.0)

        with pytest.raises(NotUnderstood):
            await recorder.examine(new("dual_powers", 2, seed=1).save())
        recorder.limit = 60.0  # of processor time: the process itself stops the job, and continues with the next
        assert (await recorder.examine(new("dual_powers", 2, seed=1).save()))["seats"] == 2
        await recorder.close()

    run_async(play())


def test_time_that_others_take_of_the_processor_is_nobodys_fault() -> None:
    def waits(job: str) -> str:
        time.sleep(0.3)
        return job

    def works(job: str) -> None:
        while job:
            pass

    before = signal.signal(signal.SIGPROF, thinker.too_long)
    try:
        assert thinker.within(0.2, waits, "done") == "done"
        with pytest.raises(thinker.TooLong):
            thinker.within(0.05, works, "without end")
    finally:
        signal.signal(signal.SIGPROF, before)


# --- two processes


def test_what_was_answered_in_windows_is_not_kept_for_ever(tmp_path: Path) -> None:

    register(TITLE)

    async def scenario(store: Store, tables: Tables) -> int:
        table = await tables.seating.create(ANNA, Draft("toy", 3, places=("me", "me", "me"), hotseat=True, window=0.0))
        await tables.seating.start(table)
        await advance(tables, table, random.Random(4))
        async with store.read() as connection:
            return int((await connection.execute(sa.select(sa.func.count()).select_from(held))).scalar_one())

    assert scene(f"sqlite:///{tmp_path}/tables.db", scenario) == 0


def test_presence_of_others_is_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = 1000.0
    monkeypatch.setattr(clock, "ticks", lambda: ticks)
    hub = PostgresHub(sa.engine.make_url("postgresql://nobody@127.0.0.1/none"))
    news: list[str] = []
    monkeypatch.setattr(hub, "changed", news.append)
    for n in range(100):
        hub._heard(None, 0, "", json.dumps({"table": f"t{n}", "by": "other", "here": [0]}))
    assert len(hub._elsewhere) == len(news) == 100
    hub._heard(None, 0, "", json.dumps({"table": "t1", "by": "other", "here": [0]}))
    assert len(news) == 100, "a repetition is no news"
    hub._heard(None, 0, "", json.dumps({"table": "t1", "by": "other", "here": []}))
    assert hub.present("t1") == set()
    ticks += 60.0
    hub._prune()
    assert hub._elsewhere == {}


def test_a_choice_costs_two_processes_no_more_than_one(postgres: str) -> None:
    """Statements per choice at a table with one person at each of two servers."""

    async def count(processes: int) -> float:
        stores = [await Store.open(postgres) for _ in range(processes)]
        asked = 0

        def note(*_: Any) -> None:
            nonlocal asked
            asked += 1

        for store in stores:
            sa.event.listen(store.engine.sync_engine, "before_cursor_execute", note)
        all_tables = [Tables(store) for store in stores]
        table = await duel(all_tables[0])
        for tables in all_tables:
            await tables.cache.get(table)
        rng, played, asked = random.Random(1), 0, 0
        for _ in range(30):
            tables = all_tables[played % processes]
            loaded = await tables.cache.get(table)
            if not loaded.running:
                break
            seat = rng.choice([s for s in range(2) if loaded.owes(s)])
            await tables.moves.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
            played += 1
        cost = asked / played
        for store in stores:
            await store.close()
        return cost

    async def both() -> tuple[float, float]:
        return await count(1), await count(2)

    one, two = run_async(both())
    assert two <= one + 1.1, (one, two)  # the other server has to read the row it did not write
