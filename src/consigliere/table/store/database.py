"""The store: a SQLite file by default, or PostgreSQL. What it has acknowledged survives kill -9.

sqlite:///tables.db        postgresql://user:password@host/name
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from consigliere.table.base.errors import Refused

from . import (
    notice_schema,  # noqa: F401 (its tables belong to the metadata)
    sqlite_inline,
    tournament_schema,  # noqa: F401
)
from .checkpoints import LONGEST, Checkpoints
from .hub import Hub, PostgresHub
from .schema import accounts, sessions

PEOPLE = (sessions, accounts)
LOOKED_THROUGH = 256 << 20  # bytes; a larger SQLite file is not checked at startup
BUSY = 10_000  # milliseconds a connection waits for another writer of the same SQLite file


class StoreError(Exception):
    """The database cannot be used. The message says why."""


class Conflict(Exception):
    """Another writer was first: the key (table, number) is taken. Reload and check again."""


class StoreFailed(Exception):
    """A query failed. The message never contains its parameters, because they may be secret."""


class StoreDown(StoreFailed):
    """The database cannot be reached, read or written now: a lost connection, a full disk. It may work soon."""


# Raised by the drivers when no connection can be made. SQLAlchemy does not wrap them.
UNREACHABLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, sa.exc.TimeoutError)
# SQLSTATE: no connection, read-only, rolled back by a deadlock, disk full, shutdown, damage.
DOWN = ("08", "25006", "40", "53", "57", "58", "XX")


def _short_error(error: DBAPIError) -> str:
    """Return the kind of a failure and its first line, which names tables and columns but no values."""
    return _first_line(error.orig if error.orig is not None else error)


def _first_line(error: BaseException) -> str:
    first = (str(error).splitlines() or [""])[0]
    return f"{type(error).__name__}: {first.split('DETAIL')[0][:200]}"


def _failure(error: DBAPIError | UnicodeError) -> Exception:
    """Translate a database error. Text that it cannot store is the sender's fault (SQLSTATE class 22)."""
    if isinstance(error, UnicodeError) or str(getattr(error.orig, "sqlstate", "") or "").startswith("22"):
        return Refused("bad-text", 400)
    return StoreDown(_short_error(error)) if _is_down(error) else StoreFailed(_short_error(error))


def _is_down(error: DBAPIError) -> bool:
    """Return whether the database itself fails, rather than the query."""
    if isinstance(getattr(error.orig, "__cause__", None), asyncpg.InternalClientError):
        return True  # the connection was lost between two steps of the driver's protocol
    state = str(getattr(error.orig, "sqlstate", "") or "")
    if state:
        return state.startswith(DOWN)
    return isinstance(error, OperationalError | InterfaceError) or type(error) is DatabaseError


class Store:
    """A database, and the hub that announces its changes."""

    def __init__(self, engine: AsyncEngine, hub: Hub) -> None:
        self.engine = engine
        self.hub = hub
        self.postgres = engine.dialect.name == "postgresql"
        self.era = 0  # grows when a session or an account may have changed
        self._of_people = False  # whether the current transaction has written to sessions or accounts
        self._one_writer = asyncio.Lock()
        self._checkpoints = None if self.postgres else Checkpoints(str(engine.url.database), self._one_writer)
        event.listen(engine.sync_engine, "after_execute", self._note_statement)

    @staticmethod
    async def open(address: str, migrate: bool = True) -> Store:
        """Connect, migrate the schema, and start listening. Without `migrate`, an older schema is refused."""
        url = read_url(address)
        engine = _postgres(url) if url.get_backend_name() == "postgresql" else _sqlite(url)
        store = Store(engine, PostgresHub(url) if url.get_backend_name() == "postgresql" else Hub())
        try:
            async with store.write() as connection:
                await connection.run_sync(_migrate if migrate else _refuse_older, store.postgres)
            if store._checkpoints is not None:
                await store._checkpoints.open()
            await store.hub.open()
        except BaseException:
            await engine.dispose()
            raise
        return store

    async def close(self) -> None:
        """Close all connections."""
        await self.hub.close()
        if self._checkpoints is not None:
            await self._checkpoints.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, UnicodeError) as error:
            raise _failure(error) from None
        except UNREACHABLE as error:
            raise StoreDown(_first_line(error)) from None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction and commit it when the block ends. Raises Conflict if another writer took a key."""
        try:
            if self.postgres:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                # SQLite has one writer at a time. Queueing here is cheaper than polling the file lock.
                async with self._one_writer, self.engine.connect() as connection:
                    await connection.execution_options(write=True)
                    try:
                        async with connection.begin():
                            yield connection
                    finally:  # also after a failure; the connection may be lost
                        self.era += self._of_people
                        self._of_people = False
        except IntegrityError as error:
            raise Conflict(_short_error(error)) from None
        except (DBAPIError, UnicodeError) as error:
            raise _failure(error) from None
        except UNREACHABLE as error:
            raise StoreDown(_first_line(error)) from None

    def _note_statement(self, connection: sa.Connection, statement: Any, *_: Any) -> None:
        if isinstance(statement, sa.UpdateBase) and statement.table in PEOPLE:
            self._of_people = True

    async def check(self) -> None:
        """Query the database within the time a health check allows. Raises any error."""
        async with asyncio.timeout(2), self.read() as connection:
            await connection.execute(sa.text("SELECT count(*) FROM alembic_version"))

    async def version(self) -> str:
        """Return the version of the schema as the database says it. Raises StoreError if it is too new."""
        async with asyncio.timeout(2), self.read() as connection:
            return await connection.run_sync(_version_of)

    async def check_writing(self) -> None:
        """Write to the database within the same time. A full or read-only database still answers reads."""
        async with asyncio.timeout(2), self.write() as connection:
            kept = await connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
            if kept.rowcount != 1:
                raise StoreFailed("the database does not say which release wrote it")

    async def announce(self, connection: AsyncConnection, table: str, number: int) -> None:
        """Notify the other processes, when this transaction commits, that a table has changed."""
        if self.postgres:
            await connection.execute(
                sa.text("SELECT pg_notify('consigliere', :hint)"), {"hint": self.hub.hint(table, number)}
            )


def read_url(address: str) -> URL:
    """Return the address of a database with our driver. Raises StoreError."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise StoreError(f"not the address of a database: {address!r}") from error
    kind = url.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    if kind == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    raise StoreError(f"a database is sqlite:///file or postgresql://..., not {kind}")


def create_private(path: Path) -> None:
    """Create a file that only its owner can read, unless it exists: it stores every secret of every game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def check_integrity(path: Path) -> None:
    """Check that a SQLite file is intact. Raises StoreError. A very large file is skipped: the check takes too long."""
    if not path.exists() or not 0 < path.stat().st_size <= LOOKED_THROUGH:
        return
    with contextlib.closing(sqlite3.connect(path)) as connection:
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{path} is damaged or no database of ours: {error}") from None
    if found != "ok":
        raise StoreError(f"{path} is damaged: {found.splitlines()[-1]}")


def _sqlite(url: URL) -> AsyncEngine:
    if not url.database or url.database == ":memory:":
        raise StoreError("the SQLite database must be a file: sqlite:///tables.db")
    create_private(Path(url.database))
    file = url.database
    engine = create_async_engine(
        url,
        async_creator=lambda: sqlite_inline.connect(file),
        pool_size=4,
        max_overflow=0,
        pool_timeout=60,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # BEGIN is explicit, below
        cursor = connection.cursor()
        wanted = [("journal_mode", "WAL", "wal"), ("synchronous", "FULL", 2), ("foreign_keys", "ON", 1)]
        wanted += [("busy_timeout", str(BUSY), BUSY), ("wal_autocheckpoint", str(LONGEST), LONGEST)]
        for name, value, answer in wanted:
            cursor.execute(f"PRAGMA {name}={value}")
            cursor.execute(f"PRAGMA {name}")
            got = cursor.fetchone()[0]
            if got != answer:  # some file systems refuse WAL silently
                raise StoreError(f"SQLite answered {got!r} to PRAGMA {name}={value}: this file system will not do")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # IMMEDIATE: a transaction that starts as a reader cannot become a writer after another process has written.
        write = connection.get_execution_options().get("write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine


def _postgres(url: URL) -> AsyncEngine:
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@cache
def known_versions() -> frozenset[str]:
    """Return the versions of the schema that this release can read. The greatest is its own."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(_scripts()).walk_revisions())


def _version_of(connection: sa.Connection) -> str:
    """Return the version of the schema; "" for an empty database. Raises StoreError if it is too new."""
    there = MigrationContext.configure(connection).get_current_heads()
    if not known_versions().issuperset(there):
        newest = max(known_versions())
        raise StoreError(f"a newer release wrote it (version {there[0]}; this one knows {newest} and older)")
    return there[0] if there else ""


def _migrate(connection: sa.Connection, postgres: bool) -> None:
    if postgres:  # if several processes start together, one migrates and the others wait
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(19170308)"))
    _version_of(connection)
    config = _scripts()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _refuse_older(connection: sa.Connection, postgres: bool) -> None:
    there, own = _version_of(connection), max(known_versions())
    if there != own:
        raise StoreError(f"it has version {there or 'none'}, this release needs {own}: start the server once")
