"""`lessons`: the guided games, and where people leave them."""

from __future__ import annotations

import asyncio

import click

from consigliere.board.lessons import lessons as lessons_of
from consigliere.games import titles

from .common import load_option


@click.command(
    epilog="""\b
Examples:
  consigliere lessons                                             every guided game, and its beats
  consigliere lessons --database sqlite:///consigliere.db         how many people have reached each beat
\b
The count has no names, no tables and no times.""",
)
@click.option("--database", default="", help="Count who has reached each beat: sqlite:///... or postgresql://...")
@load_option
def lessons(database: str) -> None:
    """List the guided games, and how far people come in them."""
    reached = asyncio.run(_reached(database)) if database else {}
    for title in titles():
        for lesson in lessons_of(title.id):
            click.echo(f"{lesson.id}: {lesson.seats} seats, {len(lesson.beats)} beats, {lesson.minutes} minutes")
            if not database:
                continue
            for beat in (*[beat.id for beat in lesson.beats], "end"):
                click.echo(f"  {beat:<20} {reached.get((lesson.id, beat), 0):>6}")


async def _reached(database: str) -> dict[tuple[str, str], int]:
    from consigliere.table.store.database import Store
    from consigliere.table.store.lesson_rows import beats_reached

    store = await Store.open(database)
    try:
        async with store.read() as connection:
            return await beats_reached(connection)
    finally:
        await store.close()
