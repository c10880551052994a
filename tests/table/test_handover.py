"""A server that stops leaves nothing undone: another server, or the next one, does what is due at its tables.

Scans and expiring leases are switched off: whatever continues was handed over.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from consigliere.games import register
from consigliere.table.base import clock
from consigliere.table.client import Client
from consigliere.table.play import clerk as clerks
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.seating import Draft
from consigliere.table.play.tables import Tables
from consigliere.table.play.thinker import think
from consigliere.table.play.workers import Job, Workers
from consigliere.table.store import queries
from consigliere.table.store.database import Store
from consigliere.table.store.hub import Hub, PostgresHub
from tests.toy import TITLE

from .loop import run_async
from .server import LIMIT, Server
from .stored_tables import ANNA, SECRET
from .test_toy_game import market, to_a_window

BOTS = ("bot:random", "bot:random")


@pytest.fixture(autouse=True)
def at_hints_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "SCAN", 3600.0)
    monkeypatch.setattr(clerks, "LEASE", 3600.0)
    monkeypatch.setattr(queries, "LEASE", 3600.0)


@pytest.fixture(params=["the next", "another"])
def scene(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scene], None]:
    """One server after another on one SQLite file, or two at once on one PostgreSQL."""
    if request.param == "the next":
        return lambda scenario: run_async(_one_after_another(f"sqlite:///{tmp_path}/tables.db", scenario))
    postgres = request.getfixturevalue("postgres")
    return lambda scenario: run_async(_two_at_once(postgres, scenario))


class Here(Workers):
    """Bots that answer at once, or never, if told so."""

    def __init__(self) -> None:
        super().__init__(1)
        self.lost_in_thought = False
        self.asked = asyncio.Event()

    async def choose(self, job: Job, watched: bool = True) -> str | None:
        self.asked.set()
        if self.lost_in_thought:
            await asyncio.Event().wait()
        return think(job.save, list(job.held), job.seat, job.bot, job.seed, job.offers)


class Desk:
    """A process: its tables, its clerk, its bots."""

    def __init__(self, store: Store) -> None:
        self.tables = Tables(store, secret=SECRET)
        self.workers = Here()
        self.clerk = Clerk(self.tables, self.workers)

    async def head(self, table: str) -> int:
        return (await self.tables.cache.get(table)).head

    async def moves(self, table: str, moves: int = 1) -> None:
        """Wait until so many more moves have been made there."""
        before = await self.head(table)
        await until(lambda: self._beyond(table, before + moves - 1))

    async def _beyond(self, table: str, head: int) -> bool:
        loaded = await self.tables.cache.get(table)
        return loaded.head > head or not loaded.running


Scene = Callable[[Desk, Callable[[], Awaitable[Desk]]], Awaitable[None]]


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    limit = time.monotonic() + LIMIT
    while not await holds():
        assert time.monotonic() < limit, "nobody takes over"
        await asyncio.sleep(0.01)


@asynccontextmanager
async def desk(database: str) -> AsyncIterator[Desk]:
    store = await Store.open(database)
    found = Desk(store)
    await found.clerk.open()
    try:
        yield found
    finally:
        await found.clerk.close()
        await store.close()


async def _one_after_another(database: str, scenario: Scene) -> None:
    async with desk(database) as first:
        store = first.tables.store

        async def stop() -> Desk:
            await first.clerk.close()
            after = Desk(store)
            await after.clerk.open()
            later.append(after)
            return after

        later: list[Desk] = []
        await scenario(first, stop)
        for one in later:
            await one.clerk.close()


async def _two_at_once(database: str, scenario: Scene) -> None:
    async with desk(database) as first, desk(database) as second:

        async def stop() -> Desk:
            await first.clerk.close()
            return second

        await scenario(first, stop)


def test_a_bots_move_that_is_due_soon_is_handed_over(scene: Callable[[Scene], None]) -> None:
    """A regression test: what was not due yet at the other server's scan waited for its next scan."""

    async def scenario(first: Desk, stop: Callable[[], Awaitable[Desk]]) -> None:
        table = await first.tables.seating.create(ANNA, Draft("dual_powers", 2, places=BOTS, pace=0.4))
        await first.tables.seating.start(table)
        await first.moves(table)
        second = await stop()
        await second.moves(table, 2)

    scene(scenario)


def test_a_bots_move_that_was_being_thought_of_is_handed_over(scene: Callable[[Scene], None]) -> None:
    async def scenario(first: Desk, stop: Callable[[], Awaitable[Desk]]) -> None:
        first.workers.lost_in_thought = True
        table = await first.tables.seating.create(ANNA, Draft("dual_powers", 2, places=BOTS, pace=0.0))
        await first.tables.seating.start(table)
        await asyncio.wait_for(first.workers.asked.wait(), LIMIT)
        second = await stop()
        await second.moves(table, 2)

    scene(scenario)


def test_a_windows_end_is_handed_over(scene: Callable[[Scene], None]) -> None:
    """A window that will close in a moment when its server stops. Only a clerk closes it."""
    register(TITLE)

    async def scenario(first: Desk, stop: Callable[[], Awaitable[Desk]]) -> None:
        table = await market(first.tables, window=600.0)
        loaded = await to_a_window(first.tables, table, random.Random(4))
        assert loaded.window_left() is not None
        async with first.tables.store.write() as connection:  # as if it had been open for long
            passed = clock.now() - loaded.opened.at
            await queries.touch(connection, table, window=passed + 0.5, due_at=clock.now() + 0.5)
        second = await stop()
        await second.moves(table)

    scene(scenario)


def test_what_people_do_at_a_server_that_ends_is_followed_up_elsewhere(postgres: str) -> None:
    """A stopping server lets its visitors finish. The other server drives the bots that owe them an answer."""

    async def waits_for_its_person(one: Desk, table: str) -> bool:
        loaded = await one.tables.cache.get(table)
        return not loaded.running or (loaded.owes(0) and not loaded.owes(1))

    async def scenario() -> None:
        async with desk(postgres) as first, desk(postgres) as second:
            table = await first.tables.seating.create(
                ANNA, Draft("dual_powers", 2, places=("me", "bot:random"), pace=0.0)
            )
            await first.tables.seating.start(table)
            await until(lambda: waits_for_its_person(first, table))
            await first.clerk.close()
            answered = 0
            while await waits_for_its_person(first, table):
                loaded = await first.tables.cache.get(table)
                await first.tables.moves.play(table, 0, str(loaded.options(0)[0]), loaded.number(0))
                answered = loaded.head + 1
            await until(lambda: waits_for_its_person(second, table))
            assert await second.head(table) > answered

    run_async(scenario())


def test_an_alarm_of_the_past_keeps_nobody_from_taking_over(postgres: str) -> None:
    """The other server had something to do there in some minutes.

    Then the driver asked another question, and stopped.
    """

    async def scenario() -> None:
        async with desk(postgres) as first, desk(postgres) as second:
            table = await first.tables.seating.create(ANNA, Draft("dual_powers", 2, places=BOTS, pace=0.3))
            await first.tables.seating.start(table)
            await first.moves(table)
            second.clerk._set_timer(table, 2 * clerks.SCAN)
            await first.clerk.close()
            await second.moves(table, 2)

    run_async(scenario())


def test_a_table_due_far_ahead_is_postponed_and_not_found_again(tmp_path: Path) -> None:
    """A window that will be open for long: a scan before its end does not find the table, and does not load it."""
    register(TITLE)

    async def scenario(first: Desk, stop: Callable[[], Awaitable[Desk]]) -> None:
        table = await market(first.tables, window=3 * clerks.SCAN)
        loaded = await to_a_window(first.tables, table, random.Random(4))
        async with first.tables.store.write() as connection:
            await queries.touch(connection, table, due_at=1.0)  # as it is when bots have answered in it
        second = await stop()
        await until(lambda: nothing_due(second))
        closes = loaded.opened.at + loaded.row.window
        assert (await second.tables.cache.get(table)).due_at == pytest.approx(closes, abs=60)

    async def nothing_due(one: Desk) -> bool:
        async with one.tables.store.read() as connection:
            return not await queries.due(connection, clerks.SCAN, 9)

    run_async(_one_after_another(f"sqlite:///{tmp_path}/tables.db", scenario))


def test_a_process_that_has_just_begun_to_drive_is_not_taken_for_dead(postgres: str) -> None:
    async def scenario() -> None:
        async with desk(postgres) as first, desk(postgres) as second:
            here, there = first.tables.hub, second.tables.hub
            assert await here.dead([there.process, here.process, "gone"]) == ["gone"]
            await there.close()
            await until(lambda: gone(here, there.process))

    async def gone(hub: Hub, process: str) -> bool:
        return await hub.dead([process]) == [process]

    run_async(scenario())


def test_a_connection_is_used_only_once_it_listens(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After PostgreSQL was away a scan may come while the hub connects again. The connection takes one command at a
    time; a scan that fails there leaves the tables of a dead process for ten seconds longer."""
    held, listens = asyncio.Event(), asyncpg.Connection.add_listener

    async def slowly(line: asyncpg.Connection, *channel: Any) -> None:
        held.set()
        await line.execute("SELECT pg_sleep(0.2)")
        await listens(line, *channel)

    async def scenario() -> None:
        monkeypatch.setattr(asyncpg.Connection, "add_listener", slowly)
        hub = PostgresHub(sa.engine.make_url(postgres))
        connecting = asyncio.create_task(hub._connect())
        await held.wait()
        assert await hub.dead(["gone"]) == [], "nobody is reported before the hub can know"
        await hub._say({"table": "t", "by": hub.process})
        await connecting
        assert await hub.dead(["gone"]) == ["gone"]
        assert hub._line is not None
        hub._line.terminate()
        assert await hub.dead(["gone"]) == [], "while the connection is broken nobody is reported"
        await hub.close()

    run_async(scenario())


def test_a_server_that_stops_hands_its_tables_over(postgres: str) -> None:
    """End to end with real servers: one of two is stopped, then the other is killed and restarted."""
    servers = [Server(postgres, "--no-limits", "--load", "tests.table.no_scans", pace=0.05) for _ in range(2)]
    try:
        table = Client(servers[0].address).open("dual_powers", 2, places=list(BOTS), pace=0.05)
        table.start()
        watching = Client(servers[1].address)

        def goes_on(moves: int) -> None:
            def head() -> int:
                return int(watching.call("GET", f"/tables/{table.table}/events")["next"])

            limit, before = time.monotonic() + LIMIT, head()
            while head() < before + moves and watching.call("GET", f"/tables/{table.table}")["state"] == "running":
                assert time.monotonic() < limit, "nobody takes over"
                time.sleep(0.02)

        goes_on(6)
        servers[0].stop()
        goes_on(2)
        servers[1].kill()  # no other server can lease its tables
        servers[1].start()
        goes_on(2)
    finally:
        for server in servers:
            server.stop()
