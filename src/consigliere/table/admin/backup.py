"""Backups: a snapshot through the database, checked, with one game replayed from it; and the way back.

A backup is always one SQLite file, whichever database it comes from, so it can be restored into either. Copying the
file of a running SQLite database would miss what is still in its log, or give a file that does not open.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import click
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.games import find
from consigliere.match import Match
from consigliere.table.base import system
from consigliere.table.play.record import DAMAGE, after, digest_of_last, setup
from consigliere.table.store.database import Store, create_private, known_versions
from consigliere.table.store.rows import ChoiceRow, TableRow
from consigliere.table.store.schema import chat, metadata

from .opened import Opened

BATCH = 500  # rows copied at a time
CANDIDATES = 20  # games looked at to find one that can be replayed


class Checked(NamedTuple):
    """What was found in a backup."""

    version: str  # of the schema
    tables: int
    accounts: int
    choices: int
    replayed: str  # the table that was replayed; "" if none could be
    replayed_choices: int


class Unsound(click.ClickException):
    """A backup that must not be trusted."""


# --- making one


async def backup(opened: Opened, target: Path) -> Checked:
    """Write a snapshot into a new file, and check it. Raises ClickException if the file exists or is not sound."""
    if target.exists():
        raise click.ClickException(f"{target} exists already")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    create_private(part)
    try:
        source = opened.store.engine.url.database
        if opened.store.postgres:
            await _copy_rows(opened.store, part)
        else:
            with contextlib.closing(sqlite3.connect(str(source), timeout=30)) as connection:
                connection.execute("VACUUM INTO ?", (str(part),))
        found = check(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return found


async def _copy_rows(store: Store, part: Path) -> None:
    """Copy every row of a PostgreSQL database, as of one moment, into a SQLite file."""
    engine = sa.create_engine(f"sqlite:///{part}")
    try:
        metadata.create_all(engine)
        async with store.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            with engine.begin() as copy:
                copy.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
                version = await connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
                copy.execute(sa.text("INSERT INTO alembic_version VALUES (:version)"), {"version": version})
                for table in metadata.sorted_tables:
                    async with connection.stream(sa.select(table)) as rows:
                        async for some in rows.mappings().partitions(BATCH):
                            copy.execute(table.insert(), [dict(row) for row in some])
    finally:
        engine.dispose()


# --- checking one


def check(path: Path) -> Checked:
    """Check that a backup is intact and that a game in it replays to what was stored. Raises Unsound."""
    if not path.exists():
        raise click.ClickException(f"there is no file {path}")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            told = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if told != "ok":
                raise Unsound(f"{path} is damaged: {told.splitlines()[-1]}")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise Unsound(f"{path} has rows that refer to missing ones")
            version = str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
            if version not in known_versions():
                raise Unsound(f"a newer release wrote {path} (version {version})")
            counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED]
            replayed, choices = _replay_one(connection, path)
    except sqlite3.Error as error:
        raise Unsound(f"{path} is damaged or no database of ours: {error}") from None
    return Checked(version, counts[0], counts[1], counts[2], replayed, choices)


COUNTED = ("tables", "accounts", "choices")


def _replay_one(connection: sqlite3.Connection, path: Path) -> tuple[str, int]:
    """Replay the longest game whose rules this release has; return its table and its number of choices."""
    for row, rows in _games(connection):
        if find_version(row.game) != row.rules:
            continue
        try:
            match = Match.begin(setup(row.game, row.rules, row.seats, row.options, row.chance, row.position))
            for one in rows:
                match = after(match, one)
                if one.kind == "choice" and one.told and digest_of_last(match) != one.told:
                    raise Unsound(f"{path}: choice {one.number} of table {row.id} replays to something else")
        except DAMAGE as error:
            raise Unsound(f"{path}: table {row.id} cannot be replayed: {type(error).__name__}") from None
        if row.state == "over" and match.result is None:
            raise Unsound(f"{path}: table {row.id} is stored as finished, but is not when replayed")
        return row.id, len(rows)
    return "", 0


def find_version(game: str) -> int | None:
    """Return the version of a game's rules in this release; None if it is not installed."""
    try:
        return find(game).version
    except DAMAGE:
        return None


def _games(connection: sqlite3.Connection) -> Iterator[tuple[TableRow, list[ChoiceRow]]]:
    """Yield stored games with their choices, the longest first."""
    longest = connection.execute(
        "SELECT table_id FROM choices GROUP BY table_id ORDER BY max(number) DESC, table_id LIMIT ?", (CANDIDATES,)
    ).fetchall()
    for (table_id,) in longest:
        stored = dict(connection.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone())
        fields = {name: stored[name] for name in TableRow._fields if name in stored}
        rows = connection.execute("SELECT * FROM choices WHERE table_id = ? ORDER BY number", (table_id,)).fetchall()
        names = [name for name in ChoiceRow._fields if not rows or name in rows[0].keys()]  # noqa: SIM118
        yield TableRow(**fields), [ChoiceRow(**{name: row[name] for name in names}) for row in rows]


# --- the way back


def restore_file(source: Path, target: Path, replace: bool) -> Path | None:
    """Put a backup in the place of a SQLite database; return where the old one is kept. No server may use it."""
    check(source)
    create_private(Path(f"{target}.lock"))
    with Path(f"{target}.lock").open("w") as lock:
        try:
            system.lock(lock)
        except BlockingIOError:
            raise click.ClickException(f"a server has {target} open: stop it first") from None
        used = target.exists() and target.stat().st_size > 0
        if used and not replace:
            raise click.ClickException(f"{target} exists already; --replace keeps it under another name")
        part = target.with_name(f"{target.name}.restoring")
        part.unlink(missing_ok=True)
        create_private(part)
        _copy(source, part)
        kept = _set_aside(target) if used else None
        part.replace(target)
    return kept


def _copy(source: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
    with target.open("rb") as written:
        os.fsync(written.fileno())


def _set_aside(target: Path) -> Path:
    """Rename a database, with everything in its log folded into it first."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a damaged one is kept as it is
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    kept = target.with_name(f"{target.name}.before-{stamp}")
    for ending in ("", "-wal", "-shm"):
        old = Path(f"{target}{ending}")
        if old.exists():
            old.replace(f"{kept}{ending}")
    return kept


async def restore_rows(opened: Opened, source: Path) -> None:
    """Write a backup into an empty PostgreSQL database, in one transaction."""
    with tempfile.TemporaryDirectory() as folder:
        current = Path(folder) / "backup.db"  # a copy, brought up to this release's schema
        _copy(source, current)
        await (await Store.open(f"sqlite:///{current}")).close()
        engine = sa.create_engine(f"sqlite:///{current}")
        try:
            async with opened.store.write() as connection:
                for table in metadata.sorted_tables:
                    if table.name != "servers" and await connection.scalar(sa.select(sa.literal(1)).select_from(table)):
                        raise click.ClickException(f"the database is not empty: {table.name} has rows")
                with engine.connect() as copy:
                    await _insert_all(copy, connection)
        finally:
            engine.dispose()


async def _insert_all(copy: sa.Connection, connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if table.name == "servers":
            continue
        for some in copy.execute(sa.select(table)).mappings().partitions(BATCH):
            await connection.execute(table.insert(), [dict(row) for row in some])
    last = sa.select(sa.func.coalesce(sa.func.max(chat.c.id), 0) + 1).scalar_subquery()
    sequence = sa.func.pg_get_serial_sequence("chat", "id")
    await connection.execute(sa.select(sa.func.setval(sequence, last, False)))
