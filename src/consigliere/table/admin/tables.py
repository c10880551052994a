"""Tables, their seats, and the tokens that open seats to programs."""

from __future__ import annotations

import click
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.store import queries
from consigliere.table.store.rows import TableRow
from consigliere.table.store.schema import accounts, choices, holders, keys, seats, sessions, tables

from .opened import Opened, Row, moment

STATES = ("open", "running", "over", "closed")
SHOWN_OF_HASH = 12


async def listed(opened: Opened, state: str, game: str, limit: int) -> list[Row]:
    """List tables, the newest first."""
    people = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind == "human")
    wanted = sa.select(
        tables.c.id, tables.c.game, tables.c.state, tables.c.seats, people.scalar_subquery(), tables.c.created_at,
        tables.c.changed_at,
    )  # fmt: skip
    if state:
        wanted = wanted.where(tables.c.state == state)
    if game:
        wanted = wanted.where(tables.c.game == game)
    async with opened.store.read() as connection:
        rows = await connection.execute(wanted.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit))
        names = ("table", "game", "state", "seats", "people")
        return [
            {**dict(zip(names, row[:5], strict=True)), "opened": moment(row[5]), "changed": moment(row[6])}
            for row in rows
        ]


async def _row(connection: AsyncConnection, table_id: str) -> TableRow:
    row = await queries.table(connection, table_id)
    if row is None:
        raise click.ClickException(f"no table {table_id!r}")
    return row


async def show(opened: Opened, table_id: str) -> Row:
    """Show a table: no cards and no choices, only who sits where and how it stands."""
    async with opened.store.read() as connection:
        row = await _row(connection, table_id)
        people = await queries.seats_of(connection, table_id)
        held = await queries.holders_of(connection, table_id)
        names = await _names(connection, {one.owner for one in held})
        count = await connection.scalar(sa.select(sa.func.count()).where(choices.c.table_id == table_id))
    return {
        "table": row.id,
        "game": row.game,
        "rules": row.rules,
        "state": row.state,
        "ended": row.ended,
        "host": names.get(row.host, row.host[:SHOWN_OF_HASH]),
        "choices": count,
        "opened": moment(row.created_at),
        "started": moment(row.started_at),
        "changed": moment(row.changed_at),
        "due": moment(row.due_at),
        "seats": [
            {
                "seat": one.seat,
                "kind": one.kind,
                "name": one.name,
                "bot": one.bot,
                "held by": ", ".join(names[holder.owner] for holder in held if holder.seat == one.seat),
            }
            for one in people
        ],
    }


async def _names(connection: AsyncConnection, owners: set[str]) -> dict[str, str]:
    """Return how the operator names each owner: an account by its name, a guest by the beginning of the id."""
    named = {owner: f"guest:{owner[:SHOWN_OF_HASH]}" for owner in owners}
    wanted = sa.select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(owners))
    named.update({row[0]: row[1] for row in await connection.execute(wanted)})
    return named


async def close(opened: Opened, table_id: str) -> None:
    """Close a table. The game stays readable."""
    async with opened.store.read() as connection:
        await _row(connection, table_id)
    async with opened.changing():
        await opened.tables.seating.close(table_id)


async def remove(opened: Opened, table_id: str) -> None:
    """Delete a table with everything that belongs to it."""
    async with opened.store.read() as connection:
        await _row(connection, table_id)
    async with opened.changing(), opened.store.write() as connection:
        await connection.execute(tables.delete().where(tables.c.id == table_id))


async def free_seat(opened: Opened, table_id: str, seat: int) -> None:
    """Remove a person from a seat. In a game a bot plays on."""
    async with opened.store.read() as connection:
        row = await _row(connection, table_id)
    if not 0 <= seat < row.seats:
        raise click.ClickException(f"table {table_id} has seats 0 to {row.seats - 1}")
    async with opened.changing():
        await opened.tables.seating.expel(table_id, seat)


async def tokens(opened: Opened, table_id: str) -> list[Row]:
    """List the keys to seats: tokens of programs and links for other devices. The secrets are not stored."""
    wanted = sa.select(keys.c.hash, keys.c.table_id, keys.c.seat, keys.c.purpose, keys.c.created_at, keys.c.expires_at)
    if table_id:
        wanted = wanted.where(keys.c.table_id == table_id)
    async with opened.store.read() as connection:
        return [
            {
                "token": row[0][:SHOWN_OF_HASH],
                "table": row[1],
                "seat": row[2],
                "purpose": row[3],
                "made": moment(row[4]),
                "expires": moment(row[5]),
            }
            for row in await connection.execute(wanted.order_by(keys.c.created_at.desc()))
        ]


async def revoke(opened: Opened, token: str) -> Row:
    """Revoke a token by the beginning of its hash, as `token list` shows it."""
    if len(token) < SHOWN_OF_HASH or not token.isalnum():
        raise click.ClickException(f"a token is named by {SHOWN_OF_HASH} characters, as `token list` shows them")
    wanted = sa.select(keys.c.hash, keys.c.table_id, keys.c.seat).where(keys.c.hash.startswith(token, autoescape=True))
    async with opened.changing(), opened.store.write() as connection:
        found = (await connection.execute(wanted.limit(2))).all()
        if len(found) != 1:
            raise click.ClickException(f"{'several tokens begin with' if found else 'no token begins with'} {token}")
        await connection.execute(keys.delete().where(keys.c.hash == found[0][0]))
    return {"table": found[0][1], "seat": found[0][2]}


async def orphans(connection: AsyncConnection) -> int:
    """Return how many seats are held by somebody who does not exist."""
    known = sa.union_all(sa.select(accounts.c.id), sa.select(sessions.c.id))
    wanted = sa.select(sa.func.count()).select_from(holders).where(holders.c.owner.not_in(known))
    return int(await connection.scalar(wanted) or 0)
