"""Tables in a store, for tests without a server: begin a game, continue it, open it again."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.store.database import Store
from consigliere.table.store.schema import metadata

from .loop import run_async

ANNA = Person("a" * 64, "Anna")
BORIS = Person("b" * 64, "Boris")
SECRET = bytes(range(32))  # of all tables: the same games in every run

Scene = Callable[[Store, Tables], Awaitable[Any]]


async def empty(uri: str) -> None:
    store = await Store.open(uri)
    async with store.write() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(table.delete())
    await store.close()


def run(database: str, scene: Scene) -> Any:
    async def play() -> Any:
        store = await Store.open(database)
        try:
            return await scene(store, Tables(store, secret=SECRET))
        finally:
            await store.close()

    return run_async(play())


async def duel(tables: Tables, **more: Any) -> str:
    """A table of Anna against Boris, started."""
    table = await tables.seating.create(ANNA, Draft("dual_powers", 2, **more))
    await tables.seating.join(BORIS, table, 1, "Boris")
    await tables.seating.start(table)
    return table


async def advance(tables: Tables, table: str, rng: random.Random, steps: int = 10_000) -> LoadedTable:
    """Random choices by all seats, up to the end or for so many choices."""
    loaded = await tables.cache.get(table)
    for _ in range(steps):
        if not loaded.running:
            break
        seat = rng.choice([s for s in range(loaded.row.seats) if loaded.owes(s)])
        await tables.moves.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
        loaded = await tables.cache.get(table)
    return loaded


async def anew(store: Store, table: str) -> LoadedTable:
    """A table loaded from the store alone, and replayed."""
    async with store.read() as connection:
        found = await LoadedTable.load(connection, table)
    assert found is not None
    return found


def same(one: LoadedTable, other: LoadedTable) -> None:
    """Check that two tables are the same match to everybody, with the same history."""
    assert one.match.save() == other.match.save()
    for seat in (None, *range(one.row.seats)):
        assert one.view(seat) == other.view(seat)
        assert one.match.events(seat) == other.match.events(seat)
    for seat in range(one.row.seats):
        assert one.options(seat) == other.options(seat)
        assert one.can_undo(seat) == other.can_undo(seat)
    assert one.head == other.head
    assert one.row.state == other.row.state
