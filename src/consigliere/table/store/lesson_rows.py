"""Lessons at tables, and how many people have reached each beat of a lesson. The count knows no names and no times."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from .queries import upsert
from .schema import lesson_counts, lessons


class LessonRow(NamedTuple):
    """The lesson of a table: which, how many of its beats without a move were read, the furthest beat, whether it is
    over."""

    lesson: str
    read: int
    furthest: int
    ended: bool


async def lesson_of(connection: AsyncConnection, table_id: str) -> LessonRow | None:
    """Return the lesson of a table, or None."""
    wanted = sa.select(*(lessons.c[name] for name in LessonRow._fields)).where(lessons.c.table_id == table_id)
    row = (await connection.execute(wanted)).first()
    return None if row is None else LessonRow(*row)


async def keep_lesson(connection: AsyncConnection, table_id: str, row: LessonRow) -> None:
    """Store where the lesson of a table stands."""
    await upsert(connection, lessons, {"table_id": table_id}, row._asdict())


async def count_beats(connection: AsyncConnection, lesson: str, beats: list[str]) -> None:
    """Count that somebody has reached these beats for the first time."""
    for beat in beats:
        key, more = {"lesson": lesson, "beat": beat}, {"reached": lesson_counts.c.reached + 1}
        await upsert(connection, lesson_counts, key, more, {"reached": 1})


async def beats_reached(connection: AsyncConnection) -> dict[tuple[str, str], int]:
    """Return how many have reached each beat, by lesson and beat."""
    found = await connection.execute(sa.select(lesson_counts))
    return {(row.lesson, row.beat): row.reached for row in found}
