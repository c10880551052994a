"""The doctor: looks for everything that can be wrong with a server's database, and changes nothing."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from consigliere.table.base import clock
from consigliere.table.play.record import DAMAGE, Broken, find_rules
from consigliere.table.play.versions import version_to_continue
from consigliere.table.store import operator_queries, queries
from consigliere.table.store.database import StoreDown, StoreFailed, known_versions
from consigliere.table.store.schema import seats, tables

from .opened import Opened, moment
from .tables import orphans

LEAST_FREE = 512 << 20  # bytes of free disk space, below which the operator is warned
SILENT = 120.0  # seconds without a heartbeat after which a server is taken for dead
GOOD, WARNING, BAD = "ok", "warning", "bad"


class Finding(NamedTuple):
    """One finding of the doctor."""

    what: str
    verdict: str  # GOOD, WARNING or BAD
    text: str


async def examine(opened: Opened, deep: bool) -> list[Finding]:
    """Examine a database. `deep` replays every game in progress."""
    found = [await _schema(opened), await _writing(opened), *await _files(opened), await _integrity(opened)]
    found += [await _servers(opened), await _seats(opened), await _owners(opened), await _rules(opened)]
    found.append(await _records(opened))
    if deep:
        found.append(await _games(opened))
    return found


async def _schema(opened: Opened) -> Finding:
    version, own = await opened.store.version(), max(known_versions())
    return Finding("schema", GOOD if version == own else BAD, f"version {version}, this release has {own}")


async def _writing(opened: Opened) -> Finding:
    try:
        await opened.store.check_writing()
    except (StoreFailed, StoreDown, TimeoutError) as error:
        return Finding("writing", BAD, str(error) or "the database does not answer in time")
    return Finding("writing", GOOD, "the database stores what it is given")


async def _files(opened: Opened) -> list[Finding]:
    if opened.store.postgres:
        return []
    file = Path(str(opened.store.engine.url.database))
    free = shutil.disk_usage(file.absolute().parent).free
    space = Finding("disk", GOOD if free >= LEAST_FREE else BAD, f"{free >> 20} MB free beside {file}")
    others = stat.S_IMODE(file.stat().st_mode) & 0o077
    said = "only its owner can read it" if not others else "others can read it, and it holds every secret: chmod 600"
    return [space, Finding("permissions", WARNING if others else GOOD, f"{file}: {said}")]


async def _integrity(opened: Opened) -> Finding:
    if opened.store.postgres:
        return Finding("integrity", GOOD, "PostgreSQL checks its own pages")
    async with opened.store.read() as connection:
        told = str(await connection.scalar(sa.text("PRAGMA integrity_check(1)")))
        lost = (await connection.execute(sa.text("PRAGMA foreign_key_check"))).first()
    if told != "ok":
        return Finding("integrity", BAD, told.splitlines()[-1])
    return Finding("integrity", GOOD if lost is None else BAD, "intact" if lost is None else f"{lost[0]} has lost rows")


async def _servers(opened: Opened) -> Finding:
    async with opened.store.read() as connection:
        beats = await operator_queries.beats(connection)
    if not beats:
        return Finding("servers", WARNING, "no server has used this database yet")
    alive = [beat for beat in beats if abs(clock.now() - beat.beat_at) < SILENT]
    if not alive:
        return Finding("servers", WARNING, f"none is running; the last was alive at {moment(beats[0].beat_at)} UTC")
    releases = {beat.release for beat in alive}
    verdict = GOOD if len(releases) == 1 else WARNING
    return Finding("servers", verdict, f"{len(alive)} running, release {', '.join(sorted(releases))}")


async def _seats(opened: Opened) -> Finding:
    count = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    async with opened.store.read() as connection:
        wrong = [row[0] for row in await connection.execute(sa.select(tables.c.id).where(tables.c.seats != count))]
    return Finding("seats", BAD if wrong else GOOD, f"tables with missing seats: {_some(wrong)}")


async def _owners(opened: Opened) -> Finding:
    async with opened.store.read() as connection:
        lost = await orphans(connection)
    return Finding("owners", WARNING if lost else GOOD, f"{lost} seats held by nobody who exists")


async def _rules(opened: Opened) -> Finding:
    """Games in progress that this release cannot continue are closed when somebody opens them."""
    async with opened.store.read() as connection:
        wanted = sa.select(tables.c.game, tables.c.rules).where(tables.c.state.in_(("open", "running"))).distinct()
        played = [(row[0], row[1]) for row in await connection.execute(wanted)]
    other = []
    for game, rules in played:
        try:
            find_rules(game, rules)
        except Broken as error:
            other.append(str(error))
    return Finding("rules", WARNING if other else GOOD, f"games in progress under other rules: {_some(other)}")


async def _records(opened: Opened) -> Finding:
    async with opened.store.read() as connection:
        missing = await queries.games_without_record(connection, 1000)
    return Finding("records", WARNING if missing else GOOD, f"finished games without a record: {_some(missing)}")


async def _games(opened: Opened) -> Finding:
    damaged = []
    async with opened.store.read() as connection:
        wanted = sa.select(tables.c.id).where(tables.c.state == "running").order_by(tables.c.id)
        ids = [row[0] for row in await connection.execute(wanted)]
        for table_id in ids:
            row = await queries.table(connection, table_id)
            assert row is not None
            try:
                if version_to_continue(row, await queries.rows_after(connection, table_id, 0)) is None:
                    damaged.append(table_id)
            except DAMAGE:
                damaged.append(table_id)
    return Finding("games", BAD if damaged else GOOD, f"{len(ids)} replayed; not as stored: {_some(damaged)}")


def _some(names: list[str]) -> str:
    more = f" and {len(names) - 5} more" if len(names) > 5 else ""
    return ", ".join(names[:5]) + more if names else "none"
