"""Seats that a browser held as a guest before it signed in.

Signing in moves them into the account, and signing out gives them back, so all its pages keep their seats.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from .queries import add_holder
from .rows import Holder
from .schema import brought, holders, screens, tables

UNFINISHED = sa.select(tables.c.id).where(tables.c.state.in_(("open", "running")))


async def record(connection: AsyncConnection, guest: str, session: str) -> None:
    """Record for a new session which seats its browser holds as a guest, in games that are not over."""
    held = sa.select(sa.literal(session), holders.c.table_id, holders.c.seat)
    held = held.where(holders.c.owner == guest, holders.c.table_id.in_(UNFINISHED))
    await connection.execute(brought.insert().from_select(["session_id", "table_id", "seat"], held))


async def return_to_guest(connection: AsyncConnection, session: str, account: str, guest: str) -> bool:
    """Return to a guest the seats their session brought, if the account holds them. Return whether there are any."""
    same = sa.and_(holders.c.table_id == brought.c.table_id, holders.c.seat == brought.c.seat)
    wanted = sa.select(brought.c.table_id, brought.c.seat).join(holders, same)
    wanted = wanted.where(
        brought.c.session_id == session, holders.c.owner == account, brought.c.table_id.in_(UNFINISHED)
    )
    rows = (await connection.execute(wanted)).all()
    for table_id, seat in rows:
        await add_holder(connection, table_id, Holder(seat, guest))
        await connection.execute(tables.update().where(tables.c.id == table_id).values(revision=tables.c.revision + 1))
    return bool(rows)


async def move_to_session(connection: AsyncConnection, old: str, new: str) -> None:
    """Move what a session brought to the same browser's new session in the same account."""
    await connection.execute(brought.update().where(brought.c.session_id == old).values(session_id=new))


async def keep_screen(connection: AsyncConnection, old: str, new: str) -> None:
    """Hot-seat: keep the seat at the screen when its browser changes to another session."""
    await connection.execute(screens.update().where(screens.c.guest_id == old).values(guest_id=new))
