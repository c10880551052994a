"""Queries for notice: the outbox, channels, deliveries, levels, leases and keys of the server."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock

from .notice_schema import channels, deliveries, leases, notice_levels, outbox, server_keys, told_people
from .queries import SKEW, upsert
from .schema import accounts, bans, holders, seats, tables

WAITING, TOLD, SEEN, GONE = "waiting", "told", "seen", "gone"  # of a notice
SENT, DROPPED, DEAD = "sent", "dropped", "dead"  # of a delivery, besides WAITING
NOTICE, CONFIRM, RESET, TEST = "notice", "confirm", "reset", "test"  # kinds of deliveries
MAIL, PUSH = "mail", "push"  # kinds of channels, besides webhooks
ALL, DEADLINES, NONE = "all", "deadlines", "none"  # of what a person is told
LEASE = 20.0  # seconds that one process does the work of all
AT_ONCE = 500  # keys in one query


class Fact(NamedTuple):
    """Something that one person is to be told, not before a time."""

    owner: str
    event: str
    seat: int
    moment: int
    due_at: float


class Past(NamedTuple):
    """Notices of a seat that no longer matter: some events; with a `moment` only of that one."""

    seat: int
    events: tuple[str, ...]
    moment: int | None = None


class Notice(NamedTuple):
    """A row of the outbox."""

    id: int
    owner: str
    table_id: str  # "" for a letter
    event: str
    seat: int
    moment: int
    due_at: float


class Channel(NamedTuple):
    """A row of `channels`."""

    id: str
    owner: str
    kind: str
    address: str
    keys: str
    name: str
    confirmed: bool
    created_at: float
    told_at: float = 0.0
    failing_since: float | None = None
    error: str = ""
    off: bool = False


class Delivery(NamedTuple):
    """A message that is to be sent now, with its channel."""

    id: str
    kind: str
    notices: tuple[int, ...]
    attempts: int
    created_at: float
    channel: Channel


class Preferences(NamedTuple):
    """How a person wants to be told."""

    language: str = "en"
    base: str = ""
    level: str = ALL


class About(NamedTuple):
    """What a notice may say about a table: its game, its pace, and who sits there."""

    game: str
    speed: str
    nights: bool
    names: tuple[tuple[int, str], ...]
    holders: tuple[tuple[int, str], ...]


# --- the outbox


async def note(connection: AsyncConnection, table_id: str, past: Iterable[Past], fresh: Iterable[Fact]) -> None:
    """Forget what is past and write what is new, in the transaction that causes both.

    A fact that is known stays as it is, so nobody is told twice. One that was told, went by and is back counts as told.
    """
    for gone in past:
        mine = [outbox.c.table_id == table_id, outbox.c.seat == gone.seat, outbox.c.event.in_(gone.events)]
        if gone.moment is not None:
            mine.append(outbox.c.moment == gone.moment)
        await connection.execute(outbox.delete().where(*mine, outbox.c.state == WAITING))
        await connection.execute(outbox.update().where(*mine, outbox.c.state == TOLD).values(state=GONE))
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for fact in fresh:
        values = {"table_id": table_id, "state": WAITING, "created_at": clock.now(), **fact._asdict()}
        again = sa.case((outbox.c.state == GONE, TOLD), else_=outbox.c.state)
        key = ["owner", "table_id", "event", "seat", "moment"]
        await connection.execute(
            insert(outbox).values(values).on_conflict_do_update(index_elements=key, set_={"state": again})
        )


async def due_notices(
    connection: AsyncConnection, now: float, limit: int, without: tuple[str, ...] = ()
) -> list[Notice]:
    """Return the notices that may be sent now, the oldest first; none of some events."""
    wanted = sa.select(*(outbox.c[name] for name in Notice._fields)).where(outbox.c.event.not_in(without))
    mine = wanted.where(outbox.c.state == WAITING, outbox.c.due_at <= now).order_by(outbox.c.due_at, outbox.c.id)
    return [_notice(row) for row in await connection.execute(mine.limit(limit))]


async def told_notices(connection: AsyncConnection, ids: tuple[int, ...]) -> list[Notice]:
    """Return those of some notices that were handed over and still matter."""
    wanted = sa.select(*(outbox.c[name] for name in Notice._fields)).where(outbox.c.state == TOLD)
    return [_notice(row) for row in await connection.execute(wanted.where(outbox.c.id.in_(ids)).order_by(outbox.c.id))]


def _notice(row: Sequence[Any]) -> Notice:
    number, owner, table_id, event, seat, moment, due_at = row
    return Notice(number, owner, table_id or "", event, seat, moment, due_at)


async def set_notices(connection: AsyncConnection, ids: list[int], state: str) -> None:
    """Change the state of notices that still wait."""
    mine = outbox.update().where(outbox.c.id.in_(ids), outbox.c.state == WAITING)
    await connection.execute(mine.values(state=state))


async def postpone_notice(connection: AsyncConnection, notice: int, due_at: float) -> None:
    """Let a notice wait longer."""
    mine = outbox.update().where(outbox.c.id == notice, outbox.c.state == WAITING)
    await connection.execute(mine.values(due_at=due_at))


async def anything_due(connection: AsyncConnection, now: float, without: tuple[str, ...] = ()) -> bool:
    """Return whether a notice, not of some events, or a message is due."""
    mine = (outbox.c.state == WAITING, outbox.c.due_at <= now, outbox.c.event.not_in(without))
    told = sa.select(outbox.c.id).where(*mine).exists()
    tried = sa.select(deliveries.c.id).where(deliveries.c.state == WAITING, deliveries.c.try_at <= now).exists()
    return bool(await connection.scalar(sa.select(sa.or_(told, tried))))


async def oldest_due(connection: AsyncConnection, now: float) -> float:
    """Return for how many seconds the oldest notice or message that is due has waited."""
    first = await connection.scalar(
        sa.select(sa.func.min(outbox.c.due_at)).where(outbox.c.state == WAITING, outbox.c.due_at <= now)
    )
    tried = await connection.scalar(
        sa.select(sa.func.min(deliveries.c.try_at)).where(deliveries.c.state == WAITING, deliveries.c.try_at <= now)
    )
    return max([now - one for one in (first, tried) if one is not None], default=0.0)


async def prune_notices(connection: AsyncConnection, before: float) -> None:
    """Delete what was told, or could not be told, before a time."""
    await connection.execute(outbox.delete().where(outbox.c.state != WAITING, outbox.c.created_at < before))
    old = deliveries.delete().where(deliveries.c.state != WAITING, deliveries.c.created_at < before)
    await connection.execute(old)
    unconfirmed = channels.delete().where(sa.not_(channels.c.confirmed), channels.c.created_at < before)
    await connection.execute(unconfirmed)


# --- what the sender looks at


async def about_tables(connection: AsyncConnection, table_ids: list[str]) -> dict[str, About]:
    """Return what notices may say about tables."""
    found: dict[str, About] = {}
    for some in _chunks(table_ids):
        names: dict[str, list[tuple[int, str]]] = {}
        held: dict[str, list[tuple[int, str]]] = {}
        sat = sa.select(seats.c.table_id, seats.c.seat, seats.c.name).where(
            seats.c.table_id.in_(some), seats.c.kind == "human"
        )
        for table_id, seat, name in await connection.execute(sat.order_by(seats.c.seat)):
            names.setdefault(table_id, []).append((seat, name))
        owned = sa.select(holders.c.table_id, holders.c.seat, holders.c.owner).where(holders.c.table_id.in_(some))
        for table_id, seat, owner in await connection.execute(owned):
            held.setdefault(table_id, []).append((seat, owner))
        wanted = sa.select(tables.c.id, tables.c.game, tables.c.speed, tables.c.nights).where(tables.c.id.in_(some))
        for table_id, game, speed, nights in await connection.execute(wanted):
            here, theirs = tuple(names.get(table_id, ())), tuple(held.get(table_id, ()))
            found[table_id] = About(game, speed, nights, here, theirs)
    return found


async def preferences_of(connection: AsyncConnection, owners: list[str]) -> dict[str, Preferences]:
    """Return how people want to be told. Who has chosen nothing is missing."""
    columns = (told_people.c.owner, told_people.c.language, told_people.c.base, told_people.c.level)
    found: dict[str, Preferences] = {}
    for some in _chunks(owners):
        for owner, *rest in await connection.execute(sa.select(*columns).where(told_people.c.owner.in_(some))):
            found[owner] = Preferences(*rest)
    return found


async def levels_of(connection: AsyncConnection, owners: list[str]) -> dict[tuple[str, str], str]:
    """Return what people have chosen at single tables, by owner and table."""
    columns = (notice_levels.c.owner, notice_levels.c.table_id, notice_levels.c.level)
    found: dict[tuple[str, str], str] = {}
    for some in _chunks(owners):
        for owner, table_id, level in await connection.execute(
            sa.select(*columns).where(notice_levels.c.owner.in_(some))
        ):
            found[owner, table_id] = level
    return found


async def banned_among(connection: AsyncConnection, owners: list[str]) -> set[str]:
    """Return which of some people are kept out."""
    found: set[str] = set()
    for some in _chunks(owners):
        found.update(row[0] for row in await connection.execute(sa.select(bans.c.owner).where(bans.c.owner.in_(some))))
    return found


def _chunks(keys: list[str]) -> Iterable[list[str]]:
    unique = sorted(set(keys))
    return (unique[first : first + AT_ONCE] for first in range(0, len(unique), AT_ONCE))


# --- channels


async def channels_of(connection: AsyncConnection, owners: list[str]) -> dict[str, list[Channel]]:
    """Return the channels of people, the oldest first."""
    found: dict[str, list[Channel]] = {}
    for some in _chunks(owners):
        wanted = sa.select(channels).where(channels.c.owner.in_(some)).order_by(channels.c.created_at, channels.c.id)
        for row in await connection.execute(wanted):
            found.setdefault(row.owner, []).append(Channel(*row))
    return found


async def channel(connection: AsyncConnection, channel_id: str) -> Channel | None:
    """Return a channel, or None."""
    row = (await connection.execute(sa.select(channels).where(channels.c.id == channel_id))).first()
    return None if row is None else Channel(*row)


async def add_channel(connection: AsyncConnection, one: Channel) -> None:
    """Insert a channel."""
    await connection.execute(channels.insert().values(one._asdict()))


async def drop_channel(connection: AsyncConnection, channel_id: str, owner: str | None = None) -> bool:
    """Delete a channel with its messages, if it is the owner's. Returns False if there is none."""
    mine = channels.delete().where(channels.c.id == channel_id)
    gone = await connection.execute(mine if owner is None else mine.where(channels.c.owner == owner))
    return bool(gone.rowcount)


async def change_channel(connection: AsyncConnection, channel_id: str, **values: Any) -> bool:
    """Change a channel. Returns False if it is gone."""
    mine = channels.update().where(channels.c.id == channel_id)
    return bool((await connection.execute(mine.values(**values))).rowcount)


# --- deliveries


async def add_delivery(
    connection: AsyncConnection, delivery: str, channel_id: str, kind: str, notices: list[int] | None = None
) -> None:
    """Insert a message that is to be sent."""
    now = clock.now()
    values = {"id": delivery, "channel_id": channel_id, "kind": kind, "notices": json.dumps(notices or [])}
    more = {"state": WAITING, "attempts": 0, "try_at": now, "created_at": now, "error": ""}
    await connection.execute(deliveries.insert().values({**values, **more}))


async def claim(
    connection: AsyncConnection, which: sa.ColumnElement[bool], now: float, until: float, limit: int
) -> list[Delivery]:
    """Take messages that are due to send them now. Until a time no other process takes them."""
    columns = [deliveries.c[name] for name in ("id", "kind", "notices", "attempts", "created_at", "try_at")]
    ready = (deliveries.c.state == WAITING, deliveries.c.try_at <= now, which)
    wanted = sa.select(*columns, *channels.c).join(channels, channels.c.id == deliveries.c.channel_id).where(*ready)
    found = (await connection.execute(wanted.order_by(deliveries.c.try_at, deliveries.c.id).limit(limit))).all()
    taken: list[Delivery] = []
    for row in found:
        mine = (deliveries.c.id == row[0], deliveries.c.state == WAITING, deliveries.c.try_at == row[5])
        claimed = deliveries.update().where(*mine).values(try_at=until, attempts=deliveries.c.attempts + 1)
        if (await connection.execute(claimed)).rowcount:
            taken.append(Delivery(row[0], row[1], tuple(json.loads(row[2])), row[3] + 1, row[4], Channel(*row[6:])))
    return taken


def lane(kinds: tuple[str, ...] | None, failing: bool) -> sa.ColumnElement[bool]:
    """Return a condition on messages: by the kinds of their channels, and whether those failed last."""
    fails = channels.c.failing_since.is_not(None)
    return fails if kinds is None else sa.and_(channels.c.kind.in_(kinds), fails if failing else sa.not_(fails))


async def end_delivery(connection: AsyncConnection, delivery: str, state: str, error: str = "") -> None:
    """Store that a message was sent, or never will be."""
    mine = deliveries.update().where(deliveries.c.id == delivery)
    await connection.execute(mine.values(state=state, error=error))


async def retry_delivery(connection: AsyncConnection, delivery: str, try_at: float, error: str) -> None:
    """Store when a message is tried again."""
    mine = deliveries.update().where(deliveries.c.id == delivery)
    await connection.execute(mine.values(try_at=try_at, error=error))


async def lately(connection: AsyncConnection, channel_id: str, kind: str, after: float) -> int:
    """Return how many messages of a kind were made for a channel since a time."""
    mine = (deliveries.c.channel_id == channel_id, deliveries.c.kind == kind, deliveries.c.created_at > after)
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(deliveries).where(*mine)) or 0)


async def dead_letters(connection: AsyncConnection, limit: int) -> list[tuple[str, str, str, str, float, int]]:
    """Return messages that could not be sent: id, kind, kind of channel, error, when, how often tried."""
    columns = (deliveries.c.id, deliveries.c.kind, channels.c.kind, deliveries.c.error)
    more = (deliveries.c.created_at, deliveries.c.attempts)
    wanted = sa.select(*columns, *more).join(channels, channels.c.id == deliveries.c.channel_id)
    dead = wanted.where(deliveries.c.state == DEAD).order_by(deliveries.c.created_at.desc()).limit(limit)
    return [(row[0], row[1], row[2], row[3], row[4], row[5]) for row in await connection.execute(dead)]


# --- what people choose


async def set_preferences(connection: AsyncConnection, owner: str, preferences: Preferences) -> None:
    """Store how a person wants to be told."""
    await upsert(connection, told_people, {"owner": owner}, preferences._asdict())


async def set_language(connection: AsyncConnection, owner: str, language: str) -> None:
    """Store the language of a person who is told something."""
    await connection.execute(told_people.update().where(told_people.c.owner == owner).values(language=language))


async def set_level(connection: AsyncConnection, owner: str, table_id: str, level: str) -> None:
    """Store of what a person is told at one table."""
    await upsert(connection, notice_levels, {"table_id": table_id, "owner": owner}, {"level": level})


async def forget_person(connection: AsyncConnection, owner: str) -> None:
    """Delete everything about how a person is told."""
    for table in (channels, told_people, notice_levels, outbox):
        await connection.execute(table.delete().where(table.c.owner == owner))


async def transfer_notice(connection: AsyncConnection, guest: str, account: str) -> None:
    """Give an account the channels of a guest, and what was chosen at tables."""
    await connection.execute(channels.update().where(channels.c.owner == guest).values(owner=account))
    preferences = (await preferences_of(connection, [guest])).get(guest)
    if preferences is not None and not await preferences_of(connection, [account]):
        await set_preferences(connection, account, preferences)
    for (_, table_id), level in (await levels_of(connection, [guest])).items():
        await set_level(connection, account, table_id, level)
    also = outbox.alias()
    same = [also.c[name] == outbox.c[name] for name in ("table_id", "event", "seat", "moment")]
    known = sa.select(also.c.id).where(also.c.owner == account, *same).exists()
    await connection.execute(outbox.update().where(outbox.c.owner == guest, ~known).values(owner=account))
    await forget_person(connection, guest)


# --- one process for all, and the server's own keys


async def take_lease(connection: AsyncConnection, name: str, process: str) -> bool:
    """Take or renew a lease. Returns False while another process holds it."""
    now = clock.now()
    await upsert(connection, leases, {"name": name}, {}, {"process": process, "until": 0.0})
    free = sa.or_(leases.c.process == process, leases.c.until < now, leases.c.until > now + LEASE + SKEW)
    mine = leases.update().where(leases.c.name == name, free).values(process=process, until=now + LEASE)
    return bool((await connection.execute(mine)).rowcount)


async def end_lease(connection: AsyncConnection, name: str, process: str) -> None:
    """Give a lease back, if this process holds it."""
    mine = leases.update().where(leases.c.name == name, leases.c.process == process)
    await connection.execute(mine.values(until=0.0))


async def server_key(connection: AsyncConnection, name: str, made: str) -> str:
    """Return a key of the server. If there is none, `made` becomes it, for all processes."""
    await upsert(connection, server_keys, {"name": name}, {}, {"value": made})
    return str(await connection.scalar(sa.select(server_keys.c.value).where(server_keys.c.name == name)))


async def password_of(connection: AsyncConnection, account: str) -> str | None:
    """Return the hash of an account's password, or None if there is no such account."""
    found = await connection.scalar(sa.select(accounts.c.password).where(accounts.c.id == account))
    return None if found is None else str(found)


async def mail_of_account(connection: AsyncConnection, folded: str) -> Channel | None:
    """Return the confirmed mail address of an account, by its folded name; None if it has none."""
    wanted = sa.select(channels).join(accounts, accounts.c.id == channels.c.owner)
    mine = (accounts.c.folded == folded, channels.c.kind == MAIL, channels.c.confirmed)
    row = (await connection.execute(wanted.where(*mine).limit(1))).first()
    return None if row is None else Channel(*row)
