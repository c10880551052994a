"""What many tables over days cost an idle server: `make idle`, or `python -m tests.ops.idle --tables 5000`.

Tables over days are opened and begun as people do it; their clocks run, everybody was told of their turn, and reminders
wait in the outbox. The tables are then copied in the database until there are so many. Nobody comes. It prints the
share of one processor core that each server uses (its own process; processor time, so other load on the machine hardly
matters), on SQLite and on PostgreSQL, and for two servers on one PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from consigliere.table.base import clock
from consigliere.table.play.due import seconds_until_due
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.store import schema
from consigliere.table.store.database import Store
from consigliere.table.store.notice_queries import TOLD
from consigliere.table.store.notice_schema import outbox

from .installation import Database, Node

REAL = 20  # tables that are opened and begun; the rest are copies
COPIED = (schema.seats, schema.holders, schema.clocks, schema.choices, outbox)
BAR = 0.01  # of a core
SETTLE = 20.0  # seconds after the start that are not measured


async def fill(database: str, count: int) -> int:
    """Open tables over days; return how many notices wait."""
    store = await Store.open(database)
    tables = Tables(store)
    found = []
    for n in range(min(REAL, count)):
        anna, boris = (Person(f"{2 * n + i:064}", name) for i, name in enumerate(("Anna", "Boris")))
        draft = Draft("dual_powers", 2, speed=("brisk", "steady", "easy")[n % 3], nights=n % 2 == 0)
        table = await tables.seating.create(anna, draft)
        await tables.seating.join(boris, table, 1, "Boris")
        await tables.seating.start(table)
        loaded = await tables.cache.get(table)
        await tables.writer.postpone(loaded, seconds_until_due(loaded, lambda _: None, store.hub))  # as the clerk does
        found.append(table)
    async with store.write() as connection:
        await connection.execute(outbox.update().where(outbox.c.due_at < clock.now() + 3600).values(state=TOLD))
        for n in range(len(found), count):
            await _copy(connection, found[n % len(found)], f"copy{n:010}")
        waiting = await connection.scalar(sa.select(sa.func.count()).select_from(outbox))
    await store.close()
    return int(waiting or 0)


async def _copy(connection: Any, table: str, fresh: str) -> None:
    for one in (schema.tables, *COPIED):
        key = "id" if one is schema.tables else "table_id"
        names = [
            column.name for column in one.columns if column.name != key and not (one is outbox and column.name == "id")
        ]
        rows = sa.select(sa.literal(fresh), *(one.c[name] for name in names)).where(one.c[key] == table)
        await connection.execute(one.insert().from_select([key, *names], rows))


def measure(folder: Path, database: str, servers: int, seconds: float) -> list[float]:
    """The share of a core that each idle server uses."""
    nodes = [Node(folder, f"server-{servers}-{n}", database) for n in range(servers)]
    try:
        time.sleep(SETTLE)
        before, began = [node.processor() for node in nodes], time.monotonic()
        time.sleep(seconds)
        lasted = time.monotonic() - began
        return [(node.processor() - used) / lasted for node, used in zip(nodes, before, strict=True)]
    finally:
        for node in nodes:
            node.close()


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--tables", type=int, default=5000)
    options.add_argument("--seconds", type=float, default=120.0)
    given = options.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        running = Database(folder / "postgres")
        places = ((f"sqlite:///{folder}/tables.db", "SQLite", (1,)), (running.uri, "PostgreSQL", (1, 2)))
        for database, kind, counts in places:
            notices = asyncio.run(fill(database, given.tables))
            for servers in counts:
                shares = measure(folder, database, servers, given.seconds)
                failed |= max(shares) >= BAR
                told = ", ".join(f"{share:.2%}" for share in shares)
                print(
                    f"{kind}, {given.tables} tables over days, {notices} notices in the outbox: {told} of a core",
                    flush=True,
                )
        running.close()
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
