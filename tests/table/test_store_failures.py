"""When the store fails: each failure has one clear message, affects nobody else, and ends with its cause."""

from __future__ import annotations

import asyncio
import importlib
import random
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from consigliere.table.base import secrets
from consigliere.table.base.settings import Settings
from consigliere.table.client import Client, Refused, Table
from consigliere.table.play.record import Damaged
from consigliere.table.play.table_cache import log as kept_log
from consigliere.table.play.tables import Tables
from consigliere.table.store.database import Store, StoreDown
from consigliere.table.store.hub import Hub
from consigliere.table.web.app import create_app
from consigliere.table.web.command import serve
from consigliere.table.web.guards import COOKIE, answer_when_stopped
from tests.commands import invoke

from .loop import run_async
from .server import LIMIT, Browser, Server, start_postgres, text_of
from .stored_tables import advance, duel, run

# --- a server that stops


def test_a_request_that_a_stopping_server_cannot_finish_may_be_sent_again() -> None:
    """uvicorn cancels what is not done three seconds after the signal, and would answer 500."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(LIMIT)

    async def send(message: Any) -> None:
        sent.append(message)

    async def scene() -> None:
        served: Any = answer_when_stopped(app)
        request = asyncio.create_task(served({"type": "http"}, None, send))
        await asyncio.sleep(0)
        request.cancel()
        await request

    run_async(scene())
    assert [message.get("status") for message in sent] == [503, None]
    assert (b"retry-after", b"5") in sent[0]["headers"]


# --- a database that goes away


def test_a_connection_that_is_lost_inside_the_driver_counts_as_a_database_that_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """PostgreSQL can end between two steps of asyncpg's protocol: requests get 503, and nobody logs a traceback."""

    async def scene() -> None:
        engine = create_async_engine("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
        adapter: Any = engine.dialect.loaded_dbapi

        async def lost() -> Any:
            try:
                raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
            except asyncpg.InternalClientError as error:
                raise adapter.InternalClientError(str(error), error) from error

        monkeypatch.setattr(engine.dialect, "connect", lambda *_, **__: await_only(lost()))
        store = Store(engine, Hub())
        with pytest.raises(StoreDown):
            async with store.read():
                pass
        await engine.dispose()

    run_async(scene())


def test_the_loser_of_a_deadlock_may_try_again(postgres: str) -> None:
    """PostgreSQL ends one of two transactions that wait for each other. Its request gets 503 and is sent again."""

    async def scene() -> tuple[BaseException | None, BaseException | None]:
        store = await Store.open(postgres)
        holding = [asyncio.Event(), asyncio.Event()]

        async def take(first: int) -> None:
            async with store.write() as connection:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({first})"))
                holding[first].set()
                await holding[1 - first].wait()
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({1 - first})"))

        try:
            return await asyncio.gather(take(0), take(1), return_exceptions=True)
        finally:
            await store.close()

    ended = run_async(scene())
    assert sorted(type(one).__name__ for one in ended) == ["NoneType", "StoreDown"]


# --- a database that cannot be opened


def made(folder: Path) -> Path:
    """A database as a server leaves it, with a game in it."""

    async def scene(_store: Store, tables: Tables) -> None:
        await advance(tables, await duel(tables), random.Random(1), 80)

    run(f"sqlite:///{folder}/tables.db", scene)
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    return folder / "tables.db"


def no_database(folder: Path) -> str:
    (folder / "junk.db").write_bytes(random.Random(1).randbytes(20_000))
    return f"sqlite:///{folder}/junk.db"


def a_folder(folder: Path) -> str:
    return f"sqlite:///{folder}"


def damaged_pages(folder: Path) -> str:
    path = made(folder)
    data = bytearray(path.read_bytes())
    data[5 * 4096 : 9 * 4096] = bytes([0x55]) * 4 * 4096
    path.write_bytes(data)
    return f"sqlite:///{path}"


def half_of_it(folder: Path) -> str:
    path = made(folder)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    return f"sqlite:///{path}"


def of_a_newer_release(folder: Path) -> str:
    path = made(folder)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return f"sqlite:///{path}"


def of_another_program(folder: Path) -> str:
    with sqlite3.connect(folder / "other.db") as connection:
        connection.execute("CREATE TABLE tables (wood TEXT)")
    connection.close()
    return f"sqlite:///{folder}/other.db"


def nobody_there(folder: Path) -> str:
    return "postgresql://somebody:hunter2@127.0.0.1:1/none"


TROUBLES = (
    no_database,
    a_folder,
    damaged_pages,
    half_of_it,
    of_a_newer_release,
    of_another_program,
    nobody_there,
)


@pytest.mark.parametrize("trouble", TROUBLES, ids=[one.__name__ for one in TROUBLES])
def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path, trouble: Any) -> None:
    database = trouble(tmp_path)
    answer = invoke(serve, ["--port", "0", "--database", database])
    assert isinstance(answer.exception, SystemExit), answer.exception
    assert answer.exit_code == 1
    lines = answer.output.strip().splitlines()
    assert len(lines) == 1, answer.output
    assert "the database" in lines[0]
    assert "cannot be used: " in lines[0]
    assert "hunter2" not in lines[0]
    if trouble is of_a_newer_release:
        assert "newer release" in lines[0]
    if trouble in (no_database, damaged_pages, half_of_it):
        assert "damaged" in lines[0]


def test_no_traceback_leaves_the_program(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "consigliere", "serve", "--port", "0", "--database", of_a_newer_release(tmp_path)]
    ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=LIMIT)
    assert ended.returncode == 2
    assert len((ended.stdout + ended.stderr).strip().splitlines()) == 1, ended.stderr


# --- one damaged table


DAMAGES = {
    "a choice that is none": "UPDATE choices SET text = '{{{' WHERE table_id = :id AND number = 3",
    "a choice that is not legal": "UPDATE choices SET text = 'fly:moon' WHERE table_id = :id AND number = 3",
    "a choice of nobody": "UPDATE choices SET seat = 7 WHERE table_id = :id AND number = 3",
    "a choice of no kind": "UPDATE choices SET kind = 'x' WHERE table_id = :id AND number = 3",
    "half a letter": "UPDATE choices SET text = CAST(x'ff66' AS TEXT) WHERE table_id = :id AND number = 3",
    "bytes for text": "UPDATE choices SET text = x'00ff' WHERE table_id = :id AND number = 3",
    "a choice that is missing": "DELETE FROM choices WHERE table_id = :id AND number = 3",
    "options": "UPDATE tables SET options = '{' WHERE id = :id",
    "the secret": "UPDATE tables SET chance = '{}' WHERE id = :id",
    "a seat that is missing": "DELETE FROM seats WHERE table_id = :id AND seat = 1",
    "held answers": "INSERT INTO held (table_id, question, seat, answers, at) VALUES (:id, 1, 0, '[', 0)",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_says_so_and_is_not_changed(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(_store: Store, tables: Tables) -> None:
        table, other = await duel(tables), await duel(tables)
        await advance(tables, table, random.Random(1), 8)
        await advance(tables, other, random.Random(1), 8)
        tables.evict_idle(0.0)
        with sqlite3.connect(tmp_path / "tables.db", timeout=30) as connection:
            connection.execute("DELETE FROM snapshots")
            connection.execute(DAMAGES[damage], {"id": table})
        connection.close()
        for _ in range(2):  # a second request gets the same answer: the table was not closed meanwhile
            with pytest.raises(Damaged):
                await tables.cache.get(table)
        assert (await tables.cache.get(other)).running
        await advance(tables, other, random.Random(2), 3)

    with caplog.at_level("ERROR", kept_log.name):
        run(f"sqlite:///{tmp_path}/tables.db", scene)
    said = caplog.text
    assert "is damaged: " in said
    assert "fly:moon" not in said, "what people chose is secret, in the log too"


def test_other_tables_continue_while_one_is_damaged(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits")
    try:
        seats = [Client(server.address).open("dual_powers", 2, places=["me", "bot:random"]) for _ in range(2)]
        for seat in seats:
            seat.start()
            play_some(seat, 6)
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("DELETE FROM snapshots")
            connection.execute(DAMAGES["a choice that is not legal"], {"id": seats[0].table})
        connection.close()
        server.start()
        browser = Browser(server.address)
        page = browser.get(f"/t/{seats[0].table}")
        assert page.status_code == 409
        assert "What is stored of this game is damaged" in text_of(page.text)
        assert "too long" not in page.text
        with pytest.raises(Refused) as refused:
            seats[0].options()
        assert (refused.value.status, refused.value.kind) == (409, "broken")
        assert browser.get("/").status_code == 200
        play_some(seats[1], 4)
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            state = connection.execute("SELECT state FROM tables WHERE id = ?", (seats[0].table,)).fetchone()[0]
        connection.close()
        assert state == "running", "it was not closed: the database may be mended"
        browser.close()
    finally:
        server.stop()


def play_some(seat: Table, choices: int) -> None:
    for _ in range(choices):
        question = seat.turn()
        if question["over"]:
            return
        seat.play(question["options"][0], question["number"])


def test_a_damaged_record_is_made_again_from_the_choices(tmp_path: Path) -> None:
    async def scene(_store: Store, tables: Tables) -> None:
        table = await duel(tables)
        await advance(tables, table, random.Random(1), 8)
        await tables.seating.close(table)
        before = await tables.archive.get(await tables.cache.get(table))
        tables.evict_idle(0.0)
        with sqlite3.connect(tmp_path / "tables.db", timeout=30) as connection:
            connection.execute("UPDATE finished SET data = CAST(substr(data, 1, 600) || x'00112233' AS BLOB)")
        connection.close()
        after = await tables.archive.get(await tables.cache.get(table))
        assert after.view(len(after), 0) == before.view(len(before), 0)
        tables.evict_idle(0.0)
        with sqlite3.connect(tmp_path / "tables.db", timeout=30) as connection:
            connection.execute("UPDATE finished SET data = x'00'")
            connection.execute(DAMAGES["a choice that is not legal"], {"id": table})
        connection.close()
        with pytest.raises(Damaged):
            await tables.archive.get(await tables.cache.get(table))
        await tables.archive.recorder.close()

    run(f"sqlite:///{tmp_path}/tables.db", scene)


# --- a database that becomes unavailable


def test_a_full_disk_is_reported_and_play_continues_when_there_is_room(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits")
    try:
        seat = Client(server.address).open("dual_powers", 2, places=["me", "bot:random"])
        seat.start()
        play_some(seat, 2)
        question = seat.turn()
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, hard))  # not a byte can be written any more
        try:
            assert httpx.get(f"{server.address}/health", timeout=LIMIT).status_code == 503
            assert httpx.get(f"{server.address}/ping", timeout=LIMIT).status_code == 200
            refused = httpx.post(
                f"{server.address}/api/v1/tables/{seat.table}/play",
                json={"option": question["options"][0], "number": question["number"]},
                headers={"authorization": f"Bearer {seat.token}"},
                timeout=LIMIT,
            )
            assert refused.status_code == 503, refused.text
            assert refused.json()["kind"] == "unavailable"
            assert int(refused.headers["retry-after"]) > 0
        finally:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        until_well(server)
        play_some(seat, 3)
    finally:
        server.stop()


def until_well(server: Server) -> None:
    until = time.monotonic() + LIMIT
    while httpx.get(f"{server.address}/health", timeout=LIMIT).status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.2)


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        running = start_postgres(Path(folder) / "postgres")
        yield running
        running.cleanup()


def test_a_postgresql_that_is_down_is_503_and_play_continues_when_it_is_back(own_postgres: Any) -> None:
    server = Server(own_postgres.get_uri(), "--no-limits")
    try:
        seat = Client(server.address).open("dual_powers", 2, places=["me", "bot:random"])
        seat.start()
        play_some(seat, 2)
        browser = Browser(server.address)
        stop_postgres(own_postgres)
        addresses = ["/", f"/t/{seat.table}", "/health", f"/api/v1/tables/{seat.table}", "/api/v1/tables"]
        for _ in range(2):
            for path in addresses:
                answer = browser.http.get(path, headers={"authorization": f"Bearer {seat.token}"})
                assert answer.status_code == 503, (path, answer.status_code, text_of(answer.text)[:200])
                if path != "/health":
                    assert int(answer.headers["retry-after"]) > 0
        answer = browser.post("/quick", game="dual_powers")
        assert answer.status_code == 503
        assert "cannot reach its database" in text_of(answer.text)
        assert browser.http.get("/ping").status_code == 200
        own_postgres.ensure_postgres_running()
        until_well(server)
        play_some(seat, 3)
        browser.quick()
        browser.close()
    finally:
        server.stop()


def stop_postgres(running: Any) -> None:
    commands: Any = importlib.import_module("pgserver._commands")
    commands.pg_ctl(["stop", "-m", "immediate", "-w"], pgdata=running.pgdata, user=running.system_user)


# --- strangers leave nothing behind


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_strangers_refused_form_stores_nothing(tmp_path: Path) -> None:
    """Every form of the site, sent by browsers with an invented cookie: a refused form leaves no row."""
    fields = {
        "nickname": "Stranger",
        "name": "Nobody",
        "password": "wrong password",
        "game": "chess",
        "seats": "99",
        "option": "pass",
        "number": "1",
        "seat": "1",
        "text": "hello",
        "file": "{}",
        "n": "1",
    }

    async def scene() -> dict[str, int]:
        app = create_app(Settings(f"sqlite:///{tmp_path}/tables.db", alone=True, limits=False))
        stored: dict[str, int] = {}
        async with app.lifespan():
            services = app.state.services
            table = await duel(services.tables)
            transport: Any = httpx.ASGITransport(app)  # type: ignore[arg-type]
            paths = [route.path for route in app.routes if "POST" in getattr(route, "methods", ())]
            for number, path in enumerate(one for one in paths if not one.startswith("/api/")):
                secret = f"{number:043}"
                address = path.replace("{table:str}", table).replace("{game:str}", "dual_powers")
                data = {**fields, "csrf": secrets.csrf(secret)}
                async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as http:
                    answer = await http.post(address, data=data, headers={"cookie": f"{COOKIE}={secret}"})
                if answer.status_code >= 400:
                    stored[path] = len(await sessions_of(services.store, secret))
        return stored

    stored = run_async(scene())
    assert "/new/{game:str}" in stored
    assert len(stored) > 20
    assert not [path for path, rows in stored.items() if rows], stored


async def sessions_of(store: Store, secret: str) -> list[Any]:
    from consigliere.table.store.schema import sessions

    async with store.read() as connection:
        wanted = sessions.select().where(sessions.c.id == secrets.hashed(secret))
        return list((await connection.execute(wanted)).all())
