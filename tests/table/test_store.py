"""The store, with the same tests on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import consigliere as cg
from consigliere.engine import Title
from consigliere.table import queries, record
from consigliere.table.clerk import Clerk
from consigliere.table.errors import Refused
from consigliere.table.loaded import FOLLOWS, LoadedTable
from consigliere.table.schema import choices, metadata, snapshots
from consigliere.table.seating import Draft, Person
from consigliere.table.store import Conflict, Store, StoreError
from consigliere.table.tables import Tables
from consigliere.table.workers import Job, Workers

from .loop import run_async
from .server import LIMIT, start_postgres

ANNA = Person("a" * 64, "Anna")
BORIS = Person("b" * 64, "Boris")
SECRET = bytes(range(32))  # of all tables: the same games in every run

Scene = Callable[[Store, Tables], Awaitable[Any]]


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = start_postgres(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    uri: str = request.getfixturevalue("postgres")
    run_async(empty(uri))
    return uri


async def empty(uri: str) -> None:
    store = await Store.open(uri)
    async with store.write() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(table.delete())
    await store.close()


def run(database: str, scene: Scene) -> Any:
    async def play() -> Any:
        store = await Store.open(database)
        try:
            return await scene(store, Tables(store, secret=SECRET))
        finally:
            await store.close()

    return run_async(play())


async def duel(tables: Tables, **more: Any) -> str:
    """Anna against Boris, begun."""
    table = await tables.create(ANNA, Draft("dual_powers", 2, **more))
    await tables.join(BORIS, table, 1, "Boris")
    await tables.start(table)
    return table


async def advance(tables: Tables, table: str, rng: random.Random, steps: int = 10_000) -> LoadedTable:
    """Random choices by everybody, up to the end or for a while."""
    loaded = await tables.get(table)
    for _ in range(steps):
        if not loaded.running:
            break
        seat = rng.choice([s for s in range(loaded.row.seats) if loaded.owes(s)])
        await tables.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
        loaded = await tables.get(table)
    return loaded


async def anew(store: Store, table: str) -> LoadedTable:
    """A table made from the store alone, played to where it stands."""
    async with store.read() as connection:
        found = await LoadedTable.load(connection, table)
    assert found is not None
    return found


def same(one: LoadedTable, other: LoadedTable) -> None:
    """Two sittings are the same match to everybody, with the same past."""
    assert one.match.save() == other.match.save()
    for seat in (None, *range(one.row.seats)):
        assert one.view(seat) == other.view(seat)
        assert one.match.events(seat) == other.match.events(seat)
    for seat in range(one.row.seats):
        assert one.options(seat) == other.options(seat)
        assert one.can_undo(seat) == other.can_undo(seat)
    assert one.head == other.head
    assert one.row.state == other.row.state


def test_a_game_is_its_rows(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        loaded = await advance(tables, table, random.Random(1))
        assert loaded.row.state == "over"
        same(loaded, await anew(store, table))
        async with store.write() as connection:  # snapshots are a short cut and nothing more
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
                await tables.play(table, seat, str(loaded.options(seat)[0]))
                if loaded.running and (await tables.get(table)).can_undo(seat):
                    await tables.undo(table, seat)
            same(await tables.get(table), await anew(store, table))

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


def test_the_second_writer_loses_and_is_told(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        others = Tables(store)  # another process would have its own memory and the same store
        mine, theirs = await tables.get(table), await others.get(table)
        option, number = str(mine.options(0)[0]), mine.number(0)
        answers = await asyncio.gather(
            tables.play(table, 0, option, number), others.play(table, 0, option, number), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Stale"]
        same(await tables.get(table), await others.get(table))
        assert (await tables.get(table)).head == 1
        with pytest.raises(Conflict):
            async with store.write() as connection:
                await queries.add_rows(
                    connection, table, [record.ChoiceRow(1, 0, "choice", option, "person", time.time())]
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
                loaded = await mine.get(table)
                if not loaded.running:
                    break
                seat = rng.choice([s for s in (0, 1) if loaded.owes(s)])
                try:
                    await mine.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
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
            same(await mine.get(table), await tables.get(table))

    run(database, scene)


def test_processes_hear_of_each_other(postgres: str) -> None:
    async def scene() -> None:
        await empty(postgres)
        here, there = await Store.open(postgres), await Store.open(postgres)
        mine, theirs = Tables(here), Tables(there)
        table = await duel(mine)
        with there.hub.listening(table) as heard:
            await mine.play(table, 0, str((await mine.get(table)).options(0)[0]))
            await asyncio.wait_for(heard.wait(), LIMIT)
            same(await mine.get(table), await theirs.get(table))
            heard.clear()
            await here.hub.arrive(table, 1)
            await asyncio.wait_for(heard.wait(), LIMIT)
            assert there.hub.present(table) == {1}
            heard.clear()
            await here.hub.depart(table, 1)
            await asyncio.wait_for(heard.wait(), LIMIT)
            assert there.hub.present(table) == set()
        await here.close()
        await there.close()

    run_async(scene())


def test_bots_are_driven_by_one_process_at_a_time_and_taken_over(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await tables.create(ANNA, Draft("dual_powers", 2, places=("bot:random", "bot:random"), pace=0.0))
        workers = Workers(1)
        clerks = [Clerk(tables, workers), Clerk(Tables(store), workers)]
        await clerks[0].open()
        await tables.start(table)
        while (await tables.get(table)).head < 10:
            await asyncio.sleep(0.02)
        async with store.write() as connection:
            assert not await queries.lease(connection, table, "somebody else")
        await clerks[0].close()  # it gives its lease away
        async with store.write() as connection:
            assert await queries.lease(connection, table, "somebody else")
            await queries.end_leases(connection)
        tables.wake = lambda _: None
        await clerks[1].open()
        until = time.monotonic() + LIMIT
        while (await tables.get(table)).running and time.monotonic() < until:
            await asyncio.sleep(0.05)
        assert (await tables.get(table)).row.state == "over"
        await clerks[1].close()
        await workers.close()

    run(database, scene)


def test_a_bot_that_thinks_too_long_is_ended_and_the_game_goes_on(tmp_path: Path) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        workers = Workers(1, limit=0.4, modules=["tests.table.slow"])
        clerk = Clerk(tables, workers)
        await clerk.open()
        table = await tables.create(ANNA, Draft("dual_powers", 2, places=("me", "bot:random"), pace=0.0))
        async with store.write() as connection:
            await queries.set_seat(connection, table, queries.SeatRow(1, "bot", "", "slow"))
        await tables.start(table)
        until = time.monotonic() + LIMIT
        while not (await tables.get(table)).head and time.monotonic() < until:
            await asyncio.sleep(0.05)
        loaded = await tables.get(table)
        assert loaded.match.history()[0].seat == 1
        await clerk.close()
        await workers.close()

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_a_rematch_waits_only_for_people_who_have_to_come(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        woken: list[str] = []
        tables.wake = woken.append

        async def again(*places: str, hotseat: bool = False, guest: bool = False) -> str:
            table = await tables.create(ANNA, Draft("dual_powers", 2, places=places, hotseat=hotseat))
            if guest:
                await tables.join(BORIS, table, 1, "Boris")
            await tables.close(table)
            fresh = await tables.rematch(ANNA, table)
            assert fresh in woken, "bots hear of it"
            return (await tables.get(fresh)).row.state

        assert await again("me", "bot:random") == "running"
        assert await again("me", "me", hotseat=True) == "running"
        assert await again("me", "open") == "open"
        assert await again("me", "open", guest=True) == "open"

    run(database, scene)


def test_what_the_table_refuses(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        async def refused(word: str, deed: Awaitable[Any]) -> None:
            with pytest.raises(Refused) as told:
                await deed
            assert told.value.word == word

        await refused("no-table", tables.get("nosuch"))
        table = await tables.create(ANNA, Draft("dual_powers", 2))
        await refused("seats-empty", tables.start(table))
        await refused("not-begun", tables.play(table, 0, "pass"))
        await refused("seat-taken", tables.join(BORIS, table, 0, "Boris"))
        await refused("already-seated", tables.join(ANNA, table, 1, "Anna"))
        await refused("name-length", tables.join(BORIS, table, 1, "\u200b\n "))
        await tables.join(BORIS, table, -1, "Boris")
        await refused("no-free-seat", tables.join(Person("c" * 64), table, -1, "Clara"))
        await tables.start(table)
        await refused("begun", tables.start(table))
        await refused("begun", tables.join(Person("c" * 64), table, 1, "Clara"))
        await refused("nothing-to-undo", tables.undo(table, 0))
        await refused("no-whisper", tables.open_room(table, 0, [1]))
        await refused("not-over", tables.rematch(ANNA, table))
        await refused("line-length", tables.say(table, "", 0, "  "))
        await tables.close(table)
        await refused("over", tables.play(table, 0, "pass"))
        await refused("over", tables.close(table))
        with pytest.raises(cg.NotUnderstood):
            await tables.create(ANNA, Draft("dual_powers", 3))
        with pytest.raises(cg.NotUnderstood):
            await tables.create(ANNA, Draft("dual_powers", 2, places=("me", "bot:nobody")))
        with pytest.raises(cg.NotUnderstood):
            await tables.create(ANNA, Draft("dual_powers", 2, places=("me", "nonsense")))

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
        secret = await tables.new_key(table, 0, "token")
        assert await tables.seat_of_key(secret, "token") == (table, 0)
        assert await tables.seat_of_key(secret[:-1] + ("A" if secret[-1] != "A" else "B"), "token") is None
        assert await tables.seat_of_key(secret, "link") is None, "a key is for one purpose"
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


# --- the toy game: hidden windows, deals, private rooms


async def market(tables: Tables, seats: int = 3, window: float = 0.0) -> str:
    table = await tables.create(ANNA, Draft("toy", seats, window=window))
    for seat in range(1, seats):
        await tables.join(Person(str(seat) * 64), table, seat, f"Guest {seat}")
    await tables.start(table)
    return table


async def to_a_window(tables: Tables, table: str, rng: random.Random) -> LoadedTable:
    for _ in range(2000):
        loaded = await tables.get(table)
        if loaded.window() is not None or not loaded.running:
            return loaded
        seat = rng.choice([s for s in range(loaded.row.seats) if loaded.owes(s)])
        options = loaded.options(seat)
        running = [option for option in options if option.verb == "run"]
        await tables.play(table, seat, str(rng.choice(running or options)), loaded.number(seat))
    raise AssertionError("no window in sight")


def test_a_hidden_window_shows_nobody_who_has_answered(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        for seed in range(6):
            table = await market(tables, window=30.0)
            loaded = await to_a_window(tables, table, random.Random(seed))
            window = loaded.window()
            if window is None:
                continue
            seat = next(s for s in range(3) if loaded.owes(s))
            others = [s for s in (None, 0, 1, 2) if s != seat]
            before = {s: (loaded.view(s), loaded.number(s), loaded.match.events(s)) for s in others}
            await tables.play(table, seat, str(loaded.options(seat)[-1]), loaded.number(seat))
            loaded = await tables.get(table)
            assert before == {s: (loaded.view(s), loaded.number(s), loaded.match.events(s)) for s in others}
            assert loaded.view(seat)["row"]
            assert loaded.can_undo(seat)
            same(loaded, await anew(store, table))  # what was said in the window survives a crash
            await tables.undo(table, seat)
            assert (await tables.get(table)).view(seat)["row"] == []

    run(database, scene)


@pytest.mark.rule("LCN-TIM-14")
def test_a_standing_order_answers_and_nobody_else_notices(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables, window=30.0)
        loaded = await to_a_window(tables, table, random.Random(1))
        asked = loaded.window()
        assert asked is not None
        kind, seat = type(asked.of).__name__, next(s for s in range(3) if loaded.owes(s))
        others = [s for s in (None, 0, 1, 2) if s != seat]
        before = {s: (loaded.view(s), loaded.number(s), loaded.match.events(s)) for s in others}
        await tables.order(table, seat, kind, "pass")
        loaded = await tables.get(table)
        assert before == {s: (loaded.view(s), loaded.number(s), loaded.match.events(s)) for s in others}
        assert not loaded.owes(seat)
        assert loaded.view(seat)["row"] == ["pass"]
        assert loaded.standing == (await anew(store, table)).standing == {(seat, kind): "pass"}
        await tables.undo(table, seat)  # this once he answers himself after all
        assert (await tables.get(table)).owes(seat)
        await tables.order(table, seat, kind, "unless")
        loaded = await tables.get(table)
        assert loaded.owes(seat)
        assert loaded.standing == {(seat, kind): "unless"}
        await tables.order(table, seat, kind, "")
        assert (await tables.get(table)).standing == {}
        for wrong in (("Nothing", "pass"), (kind, "always")):
            with pytest.raises(Refused):
                await tables.order(table, seat, *wrong)

    run(database, scene)


@pytest.mark.rule("LCN-VAR-07")
def test_when_the_time_agreed_is_up_the_clerk_answers_for_the_person(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        options = {"planning_timer_seconds": 60, "first_player": "host"}
        plan = Draft("la_cosa_nostra", 3, options, ("me", "me", "me"), hotseat=True, window=0)
        table = await tables.create(ANNA, plan)
        await tables.start(table)
        while (await tables.get(table)).match.view(None)["step"] != "PlanningTurn":
            loaded = await tables.get(table)
            seat = next(one for one in range(3) if loaded.owes(one))
            legal = [str(option) for option in loaded.options(seat)]
            await tables.play(table, seat, "keep" if "keep" in legal else legal[0])
        clerk = Clerk(tables, None)  # type: ignore[arg-type]  # no bot sits here
        loaded = await tables.get(table)
        assert 0 < (clerk._left(loaded) or 0) <= 60
        loaded.opened = loaded.opened._replace(at=loaded.opened.at - 61)
        before = len(loaded.match.history())
        assert clerk._left(loaded) == 0
        await clerk._act(loaded)
        made = (await tables.get(table)).match.history()[before:]
        assert [choice.option.verb for choice in made] == ["assign", "plan"]

    run(database, scene)


@pytest.mark.rule("LCN-TIM-14")
def test_windows_without_time_close_by_standing_orders_alone(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables)
        loaded = await to_a_window(tables, table, random.Random(1))
        asked, question = loaded.window(), loaded.question
        assert asked is not None
        for seat in range(3):
            await tables.order(table, seat, type(asked.of).__name__, "pass")
        assert (await tables.get(table)).question != question
        clerk = Clerk(tables, Workers(1))
        await clerk.open()
        again = await to_a_window(tables, table, random.Random(1))  # nobody is asked: it is the clerk who closes it
        question, until = again.question, time.monotonic() + LIMIT
        while (again := await tables.get(table)).question == question and again.running and time.monotonic() < until:
            await asyncio.sleep(0.01)
        assert again.question != question or not again.running
        await clerk.close()

    run(database, scene)


@pytest.mark.rule("LCN-TIM-14")
def test_with_unless_only_who_has_something_to_say_is_asked_where_windows_have_their_time(
    database: str, toy: Title
) -> None:
    async def scene(store: Store, tables: Tables) -> set[bool]:
        seen: set[bool] = set()
        for seed in range(12):
            for window in (30.0, 0.0):
                table = await market(tables, window=window)
                loaded = await to_a_window(tables, table, random.Random(seed))
                asked = loaded.window()
                if asked is None:
                    continue
                for seat in asked.deciders(loaded.match.state):
                    able = len(loaded.options(seat)) > 1
                    await tables.order(table, seat, type(asked.of).__name__, "unless")
                    loaded = await tables.get(table)
                    assert loaded.owes(seat) == (able or window == 0)
                    seen.add(able)
        return seen

    assert run(database, scene) == {True, False}


def test_a_timed_window_closes_at_its_time_whoever_could_react(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> list[float]:
        lasted: list[float] = []
        for seed in range(5):
            table = await market(tables, window=0.5)
            clerk = Clerk(tables, Workers(1))
            await clerk.open()
            loaded = await to_a_window(tables, table, random.Random(seed))
            opened, question, head = loaded.opened.at, loaded.question, loaded.head
            if seed % 2:  # everybody has said something before the time is up; it closes no sooner
                with contextlib.suppress(cg.ConsigliereError):  # it has closed meanwhile
                    for seat in range(3):
                        while (loaded := await tables.get(table)).question == question and loaded.owes(seat):
                            await tables.play(table, seat, str(loaded.options(seat)[0]), loaded.number(seat))
            until = time.monotonic() + LIMIT
            while (await tables.get(table)).question == question and time.monotonic() < until:
                await asyncio.sleep(0.01)
            async with store.read() as connection:
                rows = await queries.rows_after(connection, table, head)
            lasted.append(rows[0].at - opened)
            await clerk.close()
        return lasted

    lasted = run(database, scene)
    assert min(lasted) >= 0.5


def test_one_person_among_bots_waits_for_no_clock(tmp_path: Path, toy: Title) -> None:
    """There is nobody to hide from: the last answer closes the window, however long its time is."""

    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables, window=600.0)
        for seat in (1, 2):
            await tables.seat_bot(table, seat, "random")
        loaded = await to_a_window(tables, table, random.Random(1))
        window = loaded.window()
        assert window is not None
        assert not loaded.timed(window)
        assert loaded.window_left() is None
        question = loaded.question
        for seat in range(3):
            while (loaded := await tables.get(table)).question == question and loaded.owes(seat):
                await tables.play(table, seat, str(loaded.options(seat)[-1]), loaded.number(seat))
        assert (await tables.get(table)).question != question

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_a_whole_market_with_windows_opens_as_it_was_left(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table, rng = await market(tables, 4), random.Random(8)
        for _ in range(60):
            loaded = await advance(tables, table, rng, 9)
            same(loaded, await anew(store, table))
            if not loaded.running:
                break
        assert loaded.row.state == "over"

    run(database, scene)


def test_deals_are_struck_countered_and_expire(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table, rng = await market(tables), random.Random(9)
        for _ in range(500):  # to a moment when trade is open
            loaded = await tables.get(table)
            if not loaded.setup.title.trade.closed(loaded.match.state):  # type: ignore[union-attr]
                break
            await advance(tables, table, rng, 1)
        await tables.offer(table, 0, '{"gives": [[0, 1, "coins", 1]], "text": "a gift"}')
        offer = (await tables.get(table)).view(1)["offers"][0]
        assert (await tables.get(table)).view(2)["offers"] == []
        await tables.offer(table, 1, '{"gives": [[0, 1, "coins", 2]]}', offer["number"])
        loaded = await tables.get(table)
        assert [one["maker"] for one in loaded.view(0)["offers"]] == [1]
        with pytest.raises(cg.ConsigliereError):  # a counter-offer that fails refuses nothing
            await tables.offer(table, 0, '{"gives": []}', loaded.view(0)["offers"][0]["number"])
        assert (await tables.get(table)).view(0)["offers"] == loaded.view(0)["offers"]
        coins = [loaded.match.state.coins[seat] for seat in (0, 1)]  # type: ignore[attr-defined]
        await tables.play(table, 0, f"accept:{loaded.view(0)['offers'][0]['number']}")
        loaded = await tables.get(table)
        assert [loaded.match.state.coins[seat] for seat in (0, 1)] == [coins[0] - 2, coins[1] + 2]  # type: ignore[attr-defined]
        await tables.offer(table, 0, '{"gives": [[0, 2, "coins", 1]]}')
        async with store.write() as connection:
            await connection.execute(sa.text("UPDATE tables SET patience = 0, due_at = 0, revision = revision + 1"))
        clerk = Clerk(tables, Workers(1))
        await clerk.open()
        until = time.monotonic() + LIMIT
        while (await tables.get(table)).view(0)["offers"] and time.monotonic() < until:
            await asyncio.sleep(0.02)
        assert (await tables.get(table)).view(0)["offers"] == []
        await clerk.close()

    run(database, scene)


def test_private_rooms_are_heard_by_their_seats_alone(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables, 4)
        room = await tables.open_room(table, 0, [2])
        await tables.say(table, room, 2, "between us")
        await tables.say(table, "", 1, "to all")
        with pytest.raises(Refused):
            await tables.say(table, room, 1, "let me in")
        with pytest.raises(Refused):
            await tables.say(table, "1-3", 1, "never opened")
        loaded = await tables.get(table)
        heard = {seat: [line.text for line in loaded.heard_by(seat) if line.text] for seat in (None, 0, 1, 2, 3)}
        assert heard[0] == heard[2] == ["between us", "to all"]
        assert heard[None] == heard[1] == heard[3] == ["to all"]

    run(database, scene)


class Hurried(Workers):
    """On a machine so busy that the first time to think is up before the bot's process has come up."""

    late = 1

    async def choose(self, job: Job, watched: bool = True) -> str | None:
        if self.late:
            self.late -= 1
            return None
        return await super().choose(job, watched)


def test_a_bot_that_was_given_no_time_is_asked_again(tmp_path: Path, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> list[str]:
        workers = Hurried(1, modules=["tests.table.shelf"])
        clerk = Clerk(tables, workers)
        table = await tables.create(ANNA, Draft("toy", 3, places=("me", "me", "bot:trader"), hotseat=True, pace=0.0))
        await tables.start(table)
        while (loaded := await tables.get(table)).setup.title.trade.closed(loaded.match.state):  # type: ignore[union-attr]
            await advance(tables, table, random.Random(9), 1)
        await tables.offer(table, 0, '{"gives": [[0, 2, "coins", 1]]}')
        await clerk.open()
        until = time.monotonic() + LIMIT
        while (await tables.get(table)).view(0)["offers"] and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await clerk.close()
        await workers.close()
        async with store.read() as connection:
            return [row.text.partition(":")[0] for row in await queries.rows_after(connection, table, 0)]

    assert "accept" in run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_bots_negotiate_at_the_table(tmp_path: Path, toy: Title) -> None:
    """Bots that talk make offers to each other and answer those made to them, between the moves."""

    async def scene(store: Store, tables: Tables) -> list[str]:
        workers = Workers(2, modules=["tests.table.shelf"])
        clerk = Clerk(tables, workers)
        await clerk.open()
        places = ("bot:trader", "bot:trader", "bot:bully")
        verbs: list[str] = []
        for _ in range(6):  # a short game may pass without a deal worth making
            table = await tables.create(ANNA, Draft("toy", 3, places=places, pace=0.0, window=0.0))
            await tables.start(table)
            until = time.monotonic() + LIMIT
            while (await tables.get(table)).running and time.monotonic() < until:
                await asyncio.sleep(0.1)
            assert not (await tables.get(table)).running
            async with store.read() as connection:
                verbs += [row.text.partition(":")[0] for row in await queries.rows_after(connection, table, 0)]
            if "offer" in verbs and {"accept", "refuse"} & set(verbs):
                break
        await clerk.close()
        await workers.close()
        return verbs

    verbs = run(f"sqlite:///{tmp_path}/tables.db", scene)
    assert "offer" in verbs
    assert {"accept", "refuse"} & set(verbs)
