"""Moves everybody at a table to another seat, when seats are drawn by lot at the start."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import brought, chat, clocks, holders, keys, seats

AWAY = 100  # added to a seat meanwhile: a seat is part of keys, and no two rows may share one
OF_A_SEAT = (seats, holders, keys, clocks, brought, chat)  # what a seat can have before the first move


async def move_seats(connection: AsyncConnection, table_id: str, to: Sequence[int]) -> None:
    """Move whatever belongs to each seat to another one: `to[seat]`."""
    for one in OF_A_SEAT:
        here = one.update().where(one.c.table_id == table_id, one.c.seat.is_not(None))
        await connection.execute(here.values(seat=one.c.seat + AWAY))
        found = sa.case({old + AWAY: new for old, new in enumerate(to)}, value=one.c.seat)
        await connection.execute(here.values(seat=found))
