"""Finished games for researchers: one JSON object per line, without names, with what every seat saw.

Only games that all their people have given away: whoever sat down at a table that says so, or all of them afterwards.
The views are those of the record (`finished.py`): the first one whole, then the difference that each choice made.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator
from itertools import pairwise
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.engine.deals import VERBS
from consigliere.table.base.turns import in_thread
from consigliere.table.store import queries
from consigliere.table.store.database import Store
from consigliere.table.store.rows import SeatRow, TableRow
from consigliere.table.store.schema import consents, finished, seats, tables

from .finished import PUBLIC, FinishedGame, change
from .record import Damaged

FORMAT = 1  # grows when a field changes its meaning
UNSAID = "…"  # where something was said in a player's own words


class Given(NamedTuple):
    """A finished game that may be given away."""

    row: TableRow
    people: list[SeatRow]
    data: bytes


def given_ids() -> sa.Select[Any]:
    """Return the finished games that all their people have given away, the oldest first."""
    silent = (
        sa.select(seats.c.seat)
        .where(seats.c.table_id == tables.c.id, seats.c.kind == "human")
        .where(
            ~sa.select(consents.c.seat)
            .where(consents.c.table_id == tables.c.id, consents.c.seat == seats.c.seat)
            .exists()
        )
        .exists()
    )
    wanted = sa.select(tables.c.id).where(tables.c.state == "over", ~tables.c.imported)
    return wanted.where(sa.or_(tables.c.shared, ~silent)).order_by(tables.c.started_at, tables.c.id)


async def _read(connection: AsyncConnection, table_id: str) -> Given | None:
    row = await queries.table(connection, table_id)
    data = await connection.scalar(sa.select(finished.c.data).where(finished.c.table_id == table_id))
    if row is None or data is None:
        return None
    return Given(row, await queries.seats_of(connection, table_id), data)


async def lines(store: Store) -> AsyncIterator[str]:
    """Yield the games, one line each. Nothing is locked meanwhile: each game is read by itself."""
    async with store.read() as connection:
        ids = [one[0] for one in await connection.execute(given_ids())]
    for table_id in ids:
        async with store.read() as connection:
            found = await _read(connection, table_id)
        if found is not None:
            text = await in_thread(line, found)
            if text:
                yield text


def line(given: Given) -> str:
    """Return a game as one line; "" if its record cannot be read."""
    try:
        game = FinishedGame.read(given.data)
    except Damaged:
        return ""
    row, save = given.row, game.save
    moments = range(len(game) + 1)
    eyes: dict[str, int | None] = {PUBLIC: None, **{str(seat): seat for seat in range(row.seats)}}
    views = {name: [without_words(game.view(n, seat)) for n in moments] for name, seat in eyes.items()}
    events = [game.events(n) for n in moments]
    found: dict[str, Any] = {
        "format": FORMAT,
        "id": hashlib.sha256(row.id.encode()).hexdigest()[:16],  # the address of a table stays among its people
        "game": save["game"],
        "rules": save["rules"],
        "seats": row.seats,
        "options": save["options"],
        "players": [f"bot:{person.bot}" if person.kind == "bot" else "person" for person in given.people],
        "speed": row.speed,
        "result": game.result,
        "choosers": [int(text.split(" ", 1)[0]) for text in save["choices"]],
        "choices": [_choice(text.split(" ", 1)[1]) for text in save["choices"]],
        "told": {
            name: [[without_words(fact) for one in row if (fact := one.seen_by(seat)) is not None] for row in events]
            for name, seat in eyes.items()
        },
        "first": {name: seen[0] for name, seen in views.items()},
        "changes": {name: [change(a, b) for a, b in pairwise(seen)] for name, seen in views.items()},
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def without_words(value: Any) -> Any:
    """Return a view or an event without what people wrote in offers. Promises that the game understands stay."""
    if isinstance(value, list):
        return [without_words(one) for one in value]
    if not isinstance(value, dict):
        return value
    found = {key: without_words(one) for key, one in value.items()}
    if "offer" in found and isinstance(found.get("why"), str):
        found["why"] = ""
    if "promise" in found:  # a report or a remark about a promise
        found.update({key: _tags(found[key]) or UNSAID for key in ("why", "words") if found.get(key)})
    if isinstance(found.get("text"), str):
        found["text"] = _tags(found["text"])
    return found


def _tags(text: str) -> str:
    return " ".join([word for word in text.split() if word.startswith("#")])


def _choice(text: str) -> str:
    """Return a choice without what its maker wrote."""
    verb, _, rest = text.partition(":")
    if verb not in VERBS or not rest.startswith("{"):
        return text
    return f"{verb}:{json.dumps(without_words(json.loads(rest)), ensure_ascii=False, separators=(',', ':'))}"


async def consent(connection: AsyncConnection, table_id: str, own: list[int]) -> None:
    """Store that the people of some seats give a finished game away."""
    for seat in own:
        await queries.upsert(connection, consents, {"table_id": table_id, "seat": seat}, {})


async def consented(connection: AsyncConnection, table_id: str) -> frozenset[int]:
    """Return the seats whose people have given a finished game away."""
    wanted = sa.select(consents.c.seat).where(consents.c.table_id == table_id)
    return frozenset([one[0] for one in await connection.execute(wanted)])
