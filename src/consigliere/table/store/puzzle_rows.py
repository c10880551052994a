"""Which puzzles a person has solved. A person is an account, or a guest's browser."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from .queries import upsert
from .schema import solved_puzzles


async def keep_solved(connection: AsyncConnection, owner: str, puzzle: str) -> None:
    """Store that a person has solved a puzzle."""
    await upsert(connection, solved_puzzles, {"owner": owner, "puzzle": puzzle}, {})


async def solved_by(connection: AsyncConnection, owners: set[str]) -> set[str]:
    """Return the puzzles that a person has solved, as a guest or with their account."""
    wanted = sa.select(solved_puzzles.c.puzzle).where(solved_puzzles.c.owner.in_(owners))
    return {row[0] for row in await connection.execute(wanted)}


async def transfer_solved(connection: AsyncConnection, guest: str, account: str) -> None:
    """Transfer what a guest has solved to an account."""
    for puzzle in sorted(await solved_by(connection, {guest})):
        await keep_solved(connection, account, puzzle)
    await connection.execute(solved_puzzles.delete().where(solved_puzzles.c.owner == guest))
