"""A database of every earlier schema is upgraded, and nothing in it is lost.

`docs/releasing.md` promises this. For each revision the test builds a database as that release left it, with an
account, a guest, a game in progress and a finished one, and opens it with today's server.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

import consigliere as cg
from consigliere.table.play.tables import Tables
from consigliere.table.store import schema
from consigliere.table.store.database import Store, StoreError, read_url

from .loop import run_async

CONFIG = Config()
CONFIG.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
REVISIONS = sorted(script.revision for script in ScriptDirectory.from_config(CONFIG).walk_revisions())
T = TypeVar("T")
CHOICES = 9
GUEST, ACCOUNT, BROWSER = "g" * 64, "account", "b" * 64


@cache
def played(choices: int | None) -> tuple[cg.Match, list[tuple[int, str]]]:
    """A game of Dual Powers after so many choices (None: to its end), and the choices."""
    match = cg.new("dual_powers", seats=2, seed=7)
    made: list[tuple[int, str]] = []
    while match.result is None and (choices is None or len(made) < choices):
        seat = match.deciders[0]
        option = match.options(seat)[len(made) % len(match.options(seat))]
        match.play(seat, option)
        made.append((seat, str(option)))
    return match, made


def stored(table: str, match: cg.Match, choices: list[tuple[int, str]]) -> dict[str, list[dict[str, Any]]]:
    """The rows of a game between an account and a guest, with every column that any release has had."""
    over = match.result is not None
    result = json.dumps(match.result.to_json()) if match.result is not None else None
    row = {
        "id": table, "game": "dual_powers", "rules": match.title.version, "seats": 2, "position": None,
        "options": json.dumps(match.setup.options), "chance": json.dumps(match.setup.chance.record()),
        "state": "over" if over else "running", "revision": 1, "host": BROWSER, "listed": True, "hotseat": False,
        "imported": False, "window": 8.0, "pace": 0.9, "patience": 600.0, "result": result, "rematch": None,
        "driver": None, "driven_until": 0.0, "created_at": 5.0, "changed_at": 6.0, "host_seen": 6.0, "due_at": 0.0,
        "ended": "", "started_at": 5.0,
    }  # fmt: skip
    hand = {"table_id": table, "kind": "choice", "hand": "person", "at": 5.0, "told": ""}
    made = [{**hand, "number": i, "seat": seat, "text": text} for i, (seat, text) in enumerate(choices, start=1)]
    seats = [("Anna", ACCOUNT, BROWSER), ("Boris", None, GUEST)]
    return {
        "tables": [row],
        "seats": [
            {"table_id": table, "seat": i, "kind": "human", "name": name, "bot": ""}
            for i, (name, *_) in enumerate(seats)
        ],
        "holders": [
            {"table_id": table, "seat": i, "guest_id": guest, "account_id": account, "owner": account or guest}
            for i, (_, account, guest) in enumerate(seats)
        ],
        "choices": made,
        "chat": [{"table_id": table, "room": "", "seat": 0, "name": "Anna", "text": f"hello {table}", "at": 5.0}],
        "keys": [{"hash": f"key-{table}", "table_id": table, "seat": 0, "created_at": 5.0, "purpose": "token"}],
        "standing": [{"table_id": table, "seat": 0, "kind": "Reaction", "order": "pass"}],
        "queued": [{"table_id": table, "seat": 0, "number": 1, "offer": "{}", "counter": None, "why": "", "at": 5.0}],
        "brought": [{"session_id": GUEST, "table_id": table, "seat": 1}],
    }  # fmt: skip


PEOPLE: dict[str, list[dict[str, Any]]] = {
    "accounts": [{"id": ACCOUNT, "name": "Anna", "folded": "anna", "password": "$argon2", "created_at": 1.0}],
    "guests": [
        {"id": BROWSER, "nickname": "Anna", "account_id": ACCOUNT, "created_at": 1.0},
        {"id": GUEST, "nickname": "Boris", "account_id": None, "created_at": 1.0},
    ],
    "sessions": [
        {"id": BROWSER, "nickname": "Anna", "account_id": ACCOUNT, "created_at": 1.0, "seen_at": 1e12},
        {"id": GUEST, "nickname": "Boris", "account_id": None, "created_at": 1.0, "seen_at": 1e12},
    ],
}


def write_as(connection: sa.Connection, revision: str, rows: list[dict[str, list[dict[str, Any]]]]) -> None:
    """Create the tables of a revision and fill those that it has, column by column."""
    CONFIG.attributes["connection"] = connection
    command.upgrade(CONFIG, revision)
    for many in rows:
        for name, entries in many.items():
            columns = {column["name"] for column in columns_of(connection, name)}
            if columns:
                known = [{key: value for key, value in entry.items() if key in columns} for entry in entries]
                connection.execute(sa.table(name, *map(sa.column, known[0])).insert(), known)


def columns_of(connection: sa.Connection, table: str) -> list[dict[str, Any]]:
    """The columns of a table; none if there is no such table."""
    return [dict(row) for row in connection.execute(sa.text(f"PRAGMA table_info({table})")).mappings()]


def schema_of(connection: sa.Connection) -> list[Any]:
    """All tables with their columns, and all indexes."""
    rows = connection.execute(sa.text("SELECT type, name, tbl_name FROM sqlite_master ORDER BY type, name")).all()
    return [(*row, sorted(str(one) for one in columns_of(connection, row.name))) for row in rows]


def contents(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Every row that players would miss."""
    wanted = {
        "accounts": ("id", "name", "password"),
        "seats": ("table_id", "seat", "kind", "name"),
        "choices": ("table_id", "number", "seat", "kind", "text", "hand"),
        "chat": ("table_id", "seat", "text"),
        "keys": ("hash", "table_id", "seat"),
        "tables": ("id", "game", "state", "chance", "result"),
        "standing": ("table_id", "seat", "kind", "order"),
        "queued": ("table_id", "seat", "number", "offer"),
        "brought": ("session_id", "table_id", "seat"),
    }
    return {
        name: sorted(tuple(row) for row in connection.execute(sa.table(name, *map(sa.column, columns)).select()))
        for name, columns in wanted.items()
        if columns_of(connection, name)
    }


def at(file: Path, work: Callable[[sa.Connection], T]) -> T:
    """Do something with a database without a server, which would switch threads for each of thousands of statements."""
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


@pytest.fixture(scope="module")
def new_schema(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """The schema of a new database. It is the one described in `schema.py` (tests/table/test_store.py)."""
    file = tmp_path_factory.mktemp("new") / "tables.db"

    async def scene() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    run_async(scene())
    return at(file, schema_of)


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_every_earlier_schema_is_migrated_and_keeps_everything(
    tmp_path: Path, revision: str, new_schema: list[Any]
) -> None:
    file = tmp_path / "tables.db"
    running, some = played(CHOICES)
    finished, all_of_them = played(None)
    assert finished.result is not None
    result = finished.result.to_json()
    rows = [PEOPLE, stored("running", running, some), stored("finished", finished, all_of_them)]
    at(file, lambda connection: write_as(connection, revision, rows))
    before = at(file, contents)

    async def scene() -> None:
        store = await Store.open(f"sqlite:///{file}")
        tables = Tables(store)
        try:
            assert at(file, schema_of) == new_schema
            after = at(file, contents)
            assert {name: after[name] for name in before} == before
            loaded = await tables.cache.get("running")
            assert loaded.match.position() == running.position()
            assert [(held.seat, held.owner) for held in loaded.holders] == [(0, ACCOUNT), (1, GUEST)]
            seat = running.deciders[0]
            await tables.moves.play("running", seat, str(loaded.options(seat)[0]))
            assert len((await tables.cache.get("running")).match.history()) == CHOICES + 1
            over = await tables.archive.get(await tables.cache.get("finished"))
            assert (over.result, len(over)) == (result, len(all_of_them))
        finally:
            await tables.archive.recorder.close()
            await store.close()

    run_async(scene())


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"

    async def scene() -> None:
        await (await Store.open(address)).close()
        engine = create_async_engine(read_url(address))
        async with engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreError, match="a newer release wrote it"):
            await Store.open(address)
        async with engine.begin() as connection:
            assert await connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "9999"
        await engine.dispose()

    run_async(scene())
