"""People: accounts and guests, bans, passwords, export and deletion."""

from __future__ import annotations

import secrets as random_secrets
from typing import Any, NamedTuple

import click
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base.names import folded
from consigliere.table.notice.links import RESET, Links, fingerprint
from consigliere.table.store import notice_queries, operator_queries, person_rows, tournament_queries
from consigliere.table.store.schema import (
    accounts,
    bans,
    chat,
    holders,
    seats,
    sessions,
    tables,
)

from .opened import Opened, Row, moment

GUEST = "guest:"  # before the beginning of a guest's id
LEAST_OF_ID = 6  # characters of a guest's id
SHOWN_OF_ID = 12


class Found(NamedTuple):
    """A person: an account, or a guest's session."""

    owner: str
    name: str
    guest: bool
    created_at: float


async def find(connection: AsyncConnection, who: str) -> Found:
    """Return a person by the name of the account, or a guest by `guest:` and the beginning of the id."""
    if who.startswith(GUEST):
        start = who.removeprefix(GUEST)
        if len(start) < LEAST_OF_ID or not start.isalnum():
            raise click.ClickException(f"a guest is {GUEST} and at least {LEAST_OF_ID} characters of the id")
        guests = sa.select(sessions.c.id, sessions.c.nickname, sessions.c.created_at)
        mine = (sessions.c.account_id.is_(None), sessions.c.id.startswith(start, autoescape=True))
        found = (await connection.execute(guests.where(*mine).limit(2))).all()
        if len(found) == 1:
            return Found(found[0][0], found[0][1], True, found[0][2])
        raise click.ClickException(f"{'several guests are' if found else 'no guest is'} {who}")
    wanted = sa.select(accounts.c.id, accounts.c.name, accounts.c.created_at)
    row = (await connection.execute(wanted.where(accounts.c.folded == folded(who)))).first()
    if row is None:
        raise click.ClickException(f"no account {who!r}")
    return Found(row[0], row[1], False, row[2])


async def listed(opened: Opened, like: str, guests: bool, limit: int) -> list[Row]:
    """List accounts, or guests: when they came, when they were last seen, how many seats they hold."""
    async with opened.store.read() as connection:
        owner = sessions.c.id if guests else accounts.c.id
        held = sa.select(sa.func.count()).where(holders.c.owner == owner).scalar_subquery()
        banned = sa.select(bans.c.owner).where(bans.c.owner == owner).exists()
        if guests:
            wanted = sa.select(
                sessions.c.id, sessions.c.nickname, sessions.c.created_at, sessions.c.seen_at, held, banned
            ).where(sessions.c.account_id.is_(None))
            name = sessions.c.nickname
        else:
            seen = sa.select(sa.func.max(sessions.c.seen_at)).where(sessions.c.account_id == accounts.c.id)
            wanted = sa.select(
                accounts.c.id, accounts.c.name, accounts.c.created_at, seen.scalar_subquery(), held, banned
            )
            name = accounts.c.name
        if like:
            wanted = wanted.where(sa.func.lower(name).contains(like.lower(), autoescape=True))
        rows = await connection.execute(wanted.order_by(name).limit(limit))
        return [
            {
                "name": row[1],
                "id": f"{GUEST}{row[0][:SHOWN_OF_ID]}" if guests else row[0],
                "since": moment(row[2]),
                "seen": moment(row[3]),
                "seats": row[4],
                "banned": bool(row[5]),
            }
            for row in rows
        ]


async def show(opened: Opened, who: str) -> Row:
    """Show one person with their tables."""
    async with opened.store.read() as connection:
        person = await find(connection, who)
        browsers = sa.select(sa.func.count(), sa.func.max(sessions.c.seen_at)).where(
            sessions.c.id == person.owner if person.guest else sessions.c.account_id == person.owner
        )
        count, seen = (await connection.execute(browsers)).one()
        return {
            "name": person.name,
            "id": person.owner,
            "kind": "guest" if person.guest else "account",
            "since": moment(person.created_at),
            "seen": moment(seen),
            "browsers": count,
            "banned": await operator_queries.is_banned(connection, person.owner),
            "tables": await _tables_of(connection, person.owner),
        }


async def _tables_of(connection: AsyncConnection, owner: str) -> list[Row]:
    wanted = (
        sa.select(tables.c.id, tables.c.game, tables.c.state, holders.c.seat, tables.c.created_at)
        .join(holders, holders.c.table_id == tables.c.id)
        .where(holders.c.owner == owner)
        .order_by(tables.c.created_at.desc(), holders.c.seat)
    )
    return [
        {"table": row[0], "game": row[1], "state": row[2], "seat": row[3], "opened": moment(row[4])}
        for row in await connection.execute(wanted)
    ]


async def ban(opened: Opened, who: str, why: str) -> int:
    """Keep a person out. Bots play their seats, their sessions and tokens end. Returns the number of seats."""
    async with opened.store.read() as connection:
        person = await find(connection, who)
        held = await _tables_of(connection, person.owner)
    async with opened.changing():
        async with opened.store.write() as connection:
            await operator_queries.ban(connection, person.owner, person.name, why)
            await connection.execute(sessions.delete().where(sessions.c.account_id == person.owner))
            await tournament_queries.withdraw(connection, person.owner)
            await tournament_queries.set_account_key(connection, person.owner, "")
        for table_id in {row["table"] for row in held if row["state"] in ("open", "running")}:
            await opened.tables.seating.put_aside(table_id, person.owner)
    return sum(row["state"] in ("open", "running") for row in held)


async def unban(opened: Opened, who: str) -> None:
    """Let a person in again."""
    async with opened.store.read() as connection:
        person = await find(connection, who)
    async with opened.changing(), opened.store.write() as connection:
        if not await operator_queries.unban(connection, person.owner):
            raise click.ClickException(f"{who} is not banned")


async def all_bans(opened: Opened) -> list[Row]:
    """List all bans."""
    async with opened.store.read() as connection:
        found = await operator_queries.all_bans(connection)
        guests = {row[0] for row in await connection.execute(sa.select(sessions.c.id))}
    return [
        {
            "name": one.name,
            "id": f"{GUEST}{one.owner[:SHOWN_OF_ID]}" if one.owner in guests else one.owner,
            "at": moment(one.at),
            "why": one.why,
        }
        for one in found
    ]


async def new_password(opened: Opened, who: str) -> str:
    """Give an account a new random password and sign it out everywhere; return the password."""
    async with opened.store.read() as connection:
        person = await find(connection, who)
    if person.guest:
        raise click.ClickException("a guest has no password")
    password = random_secrets.token_urlsafe(12)
    async with opened.changing():
        await opened.people.set_password(person.owner, password)
    return password


async def password_link(opened: Opened, who: str, public: str) -> str:
    """Return a link to a new password for an account. It works once, within an hour. Until then nothing changes."""
    async with opened.store.read() as connection:
        person = await find(connection, who)
        hashed = None if person.guest else await notice_queries.password_of(connection, person.owner)
    if hashed is None:
        raise click.ClickException("a guest has no password")
    signed = (await Links.open(opened.store)).sign(RESET, person.owner, fingerprint(hashed))
    return f"{public}/account/reset/{signed}"


async def export(opened: Opened, who: str) -> dict[str, Any]:
    """Return everything that is stored about a person: the account, browsers, seats, and what they said."""
    async with opened.store.read() as connection:
        person = await find(connection, who)
        mine = sessions.c.id == person.owner if person.guest else sessions.c.account_id == person.owner
        browsers = sa.select(sessions.c.nickname, sessions.c.created_at, sessions.c.seen_at).where(mine)
        seated = (
            sa.select(
                tables.c.id, tables.c.game, tables.c.state, tables.c.result, tables.c.created_at, seats.c.seat,
                seats.c.name,
            )
            .join(holders, holders.c.table_id == tables.c.id)
            .join(seats, sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == holders.c.seat))
            .where(holders.c.owner == person.owner)
            .order_by(tables.c.created_at)
        )  # fmt: skip
        said = (
            sa.select(chat.c.table_id, chat.c.room, chat.c.text, chat.c.at)
            .outerjoin(holders, sa.and_(holders.c.table_id == chat.c.table_id, holders.c.seat == chat.c.seat))
            .where(
                sa.or_(chat.c.owner == person.owner, sa.and_(chat.c.owner == "", holders.c.owner == person.owner)),
                chat.c.text != "",
            )
            .distinct()
            .order_by(chat.c.at)
        )
        return {
            "name": person.name,
            "kind": "guest" if person.guest else "account",
            "created_at": person.created_at,
            "browsers": [dict(row._mapping) for row in await connection.execute(browsers)],
            "seats": [dict(row._mapping) for row in await connection.execute(seated)],
            "channels": [
                {"kind": one.kind, "address": one.address, "confirmed": one.confirmed, "off": one.off}
                for one in (await notice_queries.channels_of(connection, [person.owner])).get(person.owner, [])
            ],
            "said": [dict(row._mapping) for row in await connection.execute(said)],
            **await person_rows.rows_about(connection, person.owner),
        }


async def delete(opened: Opened, who: str) -> None:
    """Delete an account: its seats (bots play on), its name at tables, what it said."""
    async with opened.store.read() as connection:
        person = await find(connection, who)
    if person.guest:
        raise click.ClickException("only an account can be deleted; `purge` forgets guests")
    async with opened.changing():
        await opened.people.delete_account(person.owner)
