"""Queries about boxes: corrected components that tables are played with."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock

from .schema import boxes


async def add_box(connection: AsyncConnection, game: str, data: str) -> None:
    """Store a box under the id of its corrected game. A box never changes, because its id depends on its figures."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {"game": game, "data": data, "made_at": clock.now()}
    await connection.execute(insert(boxes).values(row).on_conflict_do_nothing(index_elements=["game"]))


async def stored_box(connection: AsyncConnection, game: str) -> str | None:
    """Return the box of a corrected game, or None."""
    found = (await connection.execute(sa.select(boxes.c.data).where(boxes.c.game == game))).scalar()
    return None if found is None else str(found)


async def count_boxes(connection: AsyncConnection) -> int:
    """Return how many boxes are stored."""
    return int((await connection.execute(sa.select(sa.func.count()).select_from(boxes))).scalar() or 0)
