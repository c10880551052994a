"""Queries about those who look on: commentators of running tables, and who leads the review of a finished game."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock

from .queries import upsert
from .schema import commentators, leads


class Commentator(NamedTuple):
    """An account that sees all hands of a table with a delay, if all people there agree."""

    account: str
    name: str
    delay: str
    seat: int  # who has proposed it
    agreed: frozenset[int]
    ended: bool
    seen: bool  # has seen hands


class Lead(NamedTuple):
    """Who leads the review of a finished game, and where they are."""

    owner: str
    name: str
    place: int
    eyes: str
    at: float


# --- commentators


async def commentators_of(connection: AsyncConnection, table_id: str) -> list[Commentator]:
    """Return the commentators of a table: the present or proposed one, and those who have seen something before."""
    columns = ("account_id", "name", "delay", "seat", "agreed", "ended", "seen")
    wanted = sa.select(*(commentators.c[name] for name in columns)).where(commentators.c.table_id == table_id)
    rows = await connection.execute(wanted.order_by(commentators.c.account_id))
    return [Commentator(row[0], row[1], row[2], row[3], _seats(row[4]), row[5], row[6]) for row in rows]


def _seats(text: str) -> frozenset[int]:
    return frozenset([int(one) for one in text.split() if one.isdecimal()])


async def set_commentator(connection: AsyncConnection, table_id: str, one: Commentator) -> None:
    """Store a commentator."""
    values = {"name": one.name, "delay": one.delay, "seat": one.seat, "ended": one.ended, "seen": one.seen}
    agreed = " ".join(map(str, sorted(one.agreed)))
    await upsert(
        connection, commentators, {"table_id": table_id, "account_id": one.account}, {**values, "agreed": agreed}
    )


async def drop_commentator(connection: AsyncConnection, table_id: str, account: str) -> None:
    """Delete a commentator who has seen nothing."""
    mine = (commentators.c.table_id == table_id, commentators.c.account_id == account, ~commentators.c.seen)
    await connection.execute(commentators.delete().where(*mine))


async def disagree(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Take back what a seat has agreed to: it has another holder now."""
    for one in await commentators_of(connection, table_id):
        if seat in one.agreed:
            await set_commentator(connection, table_id, one._replace(agreed=one.agreed - {seat}))


async def commented_by(connection: AsyncConnection, account: str) -> list[str]:
    """Return the tables where an account is to comment, or already does."""
    wanted = sa.select(commentators.c.table_id).where(commentators.c.account_id == account, ~commentators.c.ended)
    return [row[0] for row in await connection.execute(wanted)]


# --- a review that somebody leads


async def lead_of(connection: AsyncConnection, table_id: str) -> Lead | None:
    """Return who leads the review of a game, or None."""
    wanted = sa.select(*(leads.c[name] for name in Lead._fields)).where(leads.c.table_id == table_id)
    row = (await connection.execute(wanted)).first()
    return None if row is None else Lead(*row)


async def set_lead(connection: AsyncConnection, table_id: str, one: Lead) -> None:
    """Store who leads, and where they are."""
    await upsert(connection, leads, {"table_id": table_id}, one._asdict())


async def still_leads(connection: AsyncConnection, table_id: str, owner: str) -> None:
    """Record that whoever leads is still there."""
    mine = (leads.c.table_id == table_id, leads.c.owner == owner)
    await connection.execute(leads.update().where(*mine).values(at=clock.now()))


async def drop_lead(connection: AsyncConnection, table_id: str, owner: str) -> None:
    """End a person's lead."""
    await connection.execute(leads.delete().where(leads.c.table_id == table_id, leads.c.owner == owner))
