"""A database, opened by the operator beside the servers that use it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click
from asyncpg import InterfaceError, PostgresError
from sqlalchemy.exc import SQLAlchemyError

from consigliere.table.play.record import Broken
from consigliere.table.play.tables import Tables
from consigliere.table.store import operator_queries
from consigliere.table.store.database import Store, StoreError, StoreFailed, read_url
from consigliere.table.web.accounts import People

T = TypeVar("T")
UNUSABLE = (StoreError, StoreFailed, SQLAlchemyError, sqlite3.Error, PostgresError, InterfaceError)


class Opened:
    """A store with everything that can be done at its tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store)
        self.people = People(self.tables)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Tell the running servers that something was changed past them, even if the change fails half-way."""
        try:
            yield
        finally:
            async with self.store.write() as connection:
                await operator_queries.changed_outside(connection)


def sqlite_file(database: str) -> Path | None:
    """Return the file of a SQLite database, or None for PostgreSQL. Raises ClickException."""
    try:
        url = read_url(database)
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def work(database: str, do: Callable[[Opened], Awaitable[T]], migrate: bool = False) -> T:
    """Open a database, do something, close it. Trouble becomes one line. Nothing is created and nothing migrated."""
    file = sqlite_file(database)
    if file is not None and not migrate and not (file.exists() and file.stat().st_size):
        raise click.ClickException(f"there is no database in {file}")

    async def run() -> T:
        store = await Store.open(database, migrate=migrate)
        try:
            return await do(Opened(store))
        finally:
            await store.close()

    return safely(lambda: asyncio.run(run()))


def safely(do: Callable[[], T]) -> T:
    """Do something with a database; trouble becomes one line."""
    try:
        return do()
    except UNUSABLE as error:
        told = str(error).splitlines()
        raise click.ClickException(
            f"the database cannot be used: {told[0] if told else type(error).__name__}"
        ) from None
    except Broken as error:
        raise click.ClickException(str(error)) from None


def moment(at: float | None) -> str:
    """Return a time as the operator reads it, in UTC; "" for none."""
    return "" if not at else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


Row = dict[str, Any]
