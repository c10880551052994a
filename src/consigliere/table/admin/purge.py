"""Retention: deletes what is old. Without `--yes` it only counts."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from consigliere.table.base import clock
from consigliere.table.store.person_rows import forget_gone
from consigliere.table.store.schema import chat, choices, holders, letters, sessions, tables

from .opened import Opened, Row

DAY = 24 * 3600.0


class Kept(NamedTuple):
    """For how many days things are kept; 0: forever."""

    finished: float
    lobbies: float
    guests: float
    letters: float


async def purge(opened: Opened, kept: Kept, really: bool) -> list[Row]:
    """Count what is older than it is to be kept, and delete it if `really`."""
    now = clock.now()
    old = {
        "finished games": (kept.finished, tables.c.state.in_(("over", "closed"))),
        "tables that never began": (kept.lobbies, tables.c.state == "open"),
    }
    found: list[Row] = []
    async with opened.changing(), opened.store.write() as connection:
        for kind, (days, which) in old.items():
            if not days:
                found.append({"what": kind, "older than": "kept", "tables": 0, "choices": 0, "lines of talk": 0})
                continue
            them = sa.and_(which, tables.c.changed_at < now - days * DAY)
            ids = sa.select(tables.c.id).where(them)
            counts = [
                await connection.scalar(sa.select(sa.func.count()).select_from(table).where(column.in_(ids)))
                for table, column in ((tables, tables.c.id), (choices, choices.c.table_id), (chat, chat.c.table_id))
            ]
            names = ("tables", "choices", "lines of talk")
            found.append({"what": kind, "older than": f"{days:g} days", **dict(zip(names, counts, strict=True))})
            if really:
                await connection.execute(tables.delete().where(them))
        if kept.guests:
            seated = sa.select(holders.c.owner).where(holders.c.owner == sessions.c.id).exists()
            hosting = sa.select(tables.c.id).where(tables.c.host == sessions.c.id).exists()
            them = sa.and_(
                sessions.c.account_id.is_(None), sessions.c.seen_at < now - kept.guests * DAY, ~seated, ~hosting
            )
            count = await connection.scalar(sa.select(sa.func.count()).select_from(sessions).where(them))
            found.append({"what": "guests without a seat", "older than": f"{kept.guests:g} days", "guests": count})
            if really:
                await connection.execute(sessions.delete().where(them))
                await forget_gone(connection)
        if kept.letters:
            them = letters.c.at < now - kept.letters * DAY
            count = await connection.scalar(sa.select(sa.func.count()).select_from(letters).where(them))
            found.append({"what": "messages between people", "older than": f"{kept.letters:g} days", "messages": count})
            if really:
                await connection.execute(letters.delete().where(them))
    return found
