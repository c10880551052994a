"""Queries about letters: private messages between two people with accounts."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock

from .notice_schema import outbox
from .schema import accounts, letters, ties

WAITING = "waiting"  # of a notice
APART = 6 * 3600.0  # seconds between two notices of unread letters of one person


class Letter(NamedTuple):
    """A private message."""

    id: int
    who: str
    whom: str
    text: str
    at: float
    read: bool


class Talked(NamedTuple):
    """Letters with one person: when the last one was written, and how many of theirs the reader has not seen."""

    other: str
    last: float
    unread: int


def _between(one: str, other: str) -> sa.ColumnElement[bool]:
    there = sa.and_(letters.c.who == one, letters.c.whom == other)
    return sa.or_(there, sa.and_(letters.c.who == other, letters.c.whom == one))


async def between(connection: AsyncConnection, one: str, other: str, limit: int) -> list[Letter]:
    """Return the last letters between two people, the oldest first."""
    wanted = sa.select(letters).where(_between(one, other)).order_by(letters.c.id.desc()).limit(limit)
    return [Letter(*row) for row in reversed((await connection.execute(wanted)).all())]


async def has_written(connection: AsyncConnection, who: str, whom: str) -> bool:
    """Return whether a person has written to another."""
    wanted = sa.select(letters.c.id).where(letters.c.who == who, letters.c.whom == whom).limit(1)
    return (await connection.execute(wanted)).first() is not None


async def unanswered(connection: AsyncConnection, who: str, whom: str) -> int:
    """Return how many letters a person has written to another since that one answered last."""
    answer = sa.select(sa.func.max(letters.c.id)).where(letters.c.who == whom, letters.c.whom == who)
    last = await connection.scalar(answer) or 0
    mine = (letters.c.who == who, letters.c.whom == whom, letters.c.id > last)
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(letters).where(*mine)) or 0)


async def written_since(connection: AsyncConnection, who: str, since: float) -> int:
    """Return how many letters a person has written since a time."""
    mine = (letters.c.who == who, letters.c.at >= since)
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(letters).where(*mine)) or 0)


async def write(connection: AsyncConnection, who: str, whom: str, text: str, event: str, due_in: float) -> None:
    """Store a letter, and a notice of it. Unread letters of one person make one notice in some hours."""
    now = clock.now()
    mine = (letters.c.who == who, letters.c.whom == whom, sa.not_(letters.c.read))
    told = sa.select(outbox.c.id).join(letters, letters.c.id == outbox.c.moment)
    lately = (outbox.c.owner == whom, outbox.c.event == event, outbox.c.created_at > now - APART)
    waits = (await connection.execute(told.where(*mine, *lately).limit(1))).first() is not None
    values = {"who": who, "whom": whom, "text": text, "at": now, "read": False}
    number = (await connection.execute(letters.insert().values(values).returning(letters.c.id))).scalar_one()
    if not waits:
        fact = {"owner": whom, "table_id": None, "event": event, "seat": 0, "moment": number}
        times = {"state": WAITING, "due_at": now + due_in, "created_at": now}
        await connection.execute(outbox.insert().values({**fact, **times}))


async def mark_read(connection: AsyncConnection, reader: str, who: str) -> None:
    """Store that a person has seen what another has written to them."""
    mine = (letters.c.whom == reader, letters.c.who == who, sa.not_(letters.c.read))
    await connection.execute(letters.update().where(*mine).values(read=True))


async def has_unread(connection: AsyncConnection, reader: str, who: str) -> bool:
    """Return whether a person has not seen everything that another has written to them."""
    mine = (letters.c.whom == reader, letters.c.who == who, sa.not_(letters.c.read))
    return (await connection.execute(sa.select(letters.c.id).where(*mine).limit(1))).first() is not None


async def talked_with(connection: AsyncConnection, reader: str) -> list[Talked]:
    """Return with whom a person has exchanged letters, the latest first."""
    other = sa.case((letters.c.who == reader, letters.c.whom), else_=letters.c.who)
    fresh = sa.case((sa.and_(letters.c.whom == reader, sa.not_(letters.c.read)), 1), else_=0)
    mine = sa.or_(letters.c.who == reader, letters.c.whom == reader)
    wanted = sa.select(other, sa.func.max(letters.c.at), sa.func.sum(fresh)).where(mine).group_by(other)
    rows = (await connection.execute(wanted.order_by(sa.func.max(letters.c.at).desc()))).all()
    return [Talked(row[0], row[1], int(row[2])) for row in rows]


async def writers_of(connection: AsyncConnection, numbers: list[int], unwanted: tuple[str, ...]) -> dict[int, str]:
    """Return who has written letters that are still unread, by their numbers.

    Not those of people about whom their reader has decided something `unwanted`.
    """
    if not numbers:
        return {}
    decided = sa.select(ties.c.who).where(
        ties.c.who == letters.c.whom, ties.c.whom == letters.c.who, ties.c.kind.in_(unwanted)
    )
    wanted = sa.select(letters.c.id, accounts.c.name).join(accounts, accounts.c.id == letters.c.who)
    mine = wanted.where(letters.c.id.in_(numbers), sa.not_(letters.c.read), ~decided.exists())
    return {row[0]: row[1] for row in await connection.execute(mine)}
