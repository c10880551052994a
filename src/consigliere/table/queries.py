"""Every question we ask the store about tables, and every way we write to it. Nothing in here knows a rule."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .record import Row
from .schema import chat, choices, guests, held, holders, keys, requests, screens, seats, snapshots, standing, tables

LAST_WORDS = 300  # lines of talk a page shows


class TableRow(NamedTuple):
    """A row of `tables`."""

    id: str
    game: str
    rules: int
    seats: int
    options: str
    chance: str
    position: str | None
    state: str
    revision: int
    host: str
    listed: bool
    hotseat: bool
    imported: bool
    window: float
    pace: float
    patience: float
    result: str | None
    rematch: str | None
    driver: str | None
    driven_until: float
    created_at: float
    changed_at: float


class SeatRow(NamedTuple):
    seat: int
    kind: str
    name: str
    bot: str


class Holder(NamedTuple):
    seat: int
    guest: str
    account: str | None


class Line(NamedTuple):
    """A line of talk; an empty text opens a private room."""

    id: int
    room: str
    seat: int | None
    name: str
    text: str
    at: float


class Wish(NamedTuple):
    """A standing request to take back."""

    seat: int
    number: int
    keep: int
    agreed: tuple[int, ...]


async def table(connection: AsyncConnection, table_id: str) -> TableRow | None:
    row = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).first()
    return None if row is None else TableRow(*row)


async def pulse(connection: AsyncConnection, table_id: str) -> tuple[int, int] | None:
    """A table's revision and the number of its last choice: whether anything has changed, in one question."""
    last = sa.select(sa.func.max(choices.c.number)).where(choices.c.table_id == table_id).scalar_subquery()
    row = (await connection.execute(sa.select(tables.c.revision, last).where(tables.c.id == table_id))).first()
    return None if row is None else (row[0], row[1] or 0)


async def rows_after(connection: AsyncConnection, table_id: str, number: int) -> list[Row]:
    columns = (choices.c.number, choices.c.seat, choices.c.kind, choices.c.text, choices.c.hand, choices.c.at)
    wanted = sa.select(*columns).where(choices.c.table_id == table_id, choices.c.number > number)
    return [Row(*row) for row in await connection.execute(wanted.order_by(choices.c.number))]


async def seats_of(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    wanted = sa.select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot).where(seats.c.table_id == table_id)
    return [SeatRow(*row) for row in await connection.execute(wanted.order_by(seats.c.seat))]


async def holders_of(connection: AsyncConnection, table_id: str) -> list[Holder]:
    wanted = sa.select(holders.c.seat, holders.c.guest_id, holders.c.account_id)
    return [Holder(*row) for row in await connection.execute(wanted.where(holders.c.table_id == table_id))]


async def held_of(connection: AsyncConnection, table_id: str) -> dict[tuple[int, int], tuple[str, ...]]:
    """Answers held back in hidden windows, by question and seat, in the order they came in."""
    wanted = sa.select(held.c.question, held.c.seat, held.c.answers).where(held.c.table_id == table_id)
    rows = await connection.execute(wanted.order_by(held.c.at, held.c.seat))
    return {(row[0], row[1]): tuple(json.loads(row[2])) for row in rows}


async def standing_of(connection: AsyncConnection, table_id: str) -> dict[tuple[int, str], str]:
    """Standing orders for hidden windows, by seat and kind of window."""
    wanted = sa.select(standing.c.seat, standing.c.kind, standing.c.order).where(standing.c.table_id == table_id)
    rows = await connection.execute(wanted.order_by(standing.c.seat, standing.c.kind))
    return {(row[0], row[1]): row[2] for row in rows}


async def screens_of(connection: AsyncConnection, table_id: str) -> dict[str, int]:
    wanted = sa.select(screens.c.guest_id, screens.c.seat).where(screens.c.table_id == table_id)
    return {row[0]: row[1] for row in await connection.execute(wanted)}


async def wish_of(connection: AsyncConnection, table_id: str) -> Wish | None:
    columns = (requests.c.seat, requests.c.number, requests.c.keep, requests.c.agreed)
    row = (await connection.execute(sa.select(*columns).where(requests.c.table_id == table_id))).first()
    return None if row is None else Wish(row[0], row[1], row[2], tuple(json.loads(row[3])))


async def talk_after(connection: AsyncConnection, table_id: str, line: int) -> list[Line]:
    columns = (chat.c.id, chat.c.room, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    wanted = sa.select(*columns).where(chat.c.table_id == table_id, chat.c.id > line)
    found = [Line(*row) for row in await connection.execute(wanted.order_by(chat.c.id.desc()).limit(LAST_WORDS))]
    return found[::-1]


async def snapshot(connection: AsyncConnection, table_id: str, release: str) -> tuple[int, str] | None:
    """The newest snapshot written by this release."""
    wanted = sa.select(snapshots.c.number, snapshots.c.data).where(
        snapshots.c.table_id == table_id, snapshots.c.release == release
    )
    row = (await connection.execute(wanted.order_by(snapshots.c.number.desc()).limit(1))).first()
    return None if row is None else (row[0], row[1])


# --- lists


async def listed(connection: AsyncConnection, limit: int) -> list[TableRow]:
    """Open tables that anybody may find, newest first."""
    wanted = sa.select(tables).where(tables.c.state == "open", tables.c.listed)
    newest = wanted.order_by(tables.c.changed_at.desc()).limit(limit)
    return [TableRow(*row) for row in await connection.execute(newest)]


async def own(connection: AsyncConnection, guest: str, account: str | None, limit: int) -> list[TableRow]:
    """Tables where a person sits, the latest first."""
    mine = holders.c.guest_id == guest
    if account is not None:
        mine = sa.or_(mine, holders.c.account_id == account)
    ids = sa.select(holders.c.table_id).where(mine)
    wanted = sa.select(tables).where(tables.c.id.in_(ids), tables.c.state != "closed")
    latest = wanted.order_by(tables.c.changed_at.desc()).limit(limit)
    return [TableRow(*row) for row in await connection.execute(latest)]


async def seats_at(connection: AsyncConnection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    wanted = sa.select(seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot)
    found: dict[str, list[SeatRow]] = {one: [] for one in table_ids}
    if table_ids:
        for row in await connection.execute(wanted.where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)):
            found[row[0]].append(SeatRow(*row[1:]))
    return found


async def forsaken(connection: AsyncConnection, limit: int = 1000) -> list[str]:
    """Running tables that no process drives now: after a crash, those are taken up again."""
    wanted = sa.select(tables.c.id).where(tables.c.state == "running", tables.c.driven_until < time.time())
    return [row[0] for row in await connection.execute(wanted.limit(limit))]


# --- writing


async def add_table(connection: AsyncConnection, row: TableRow, people: list[SeatRow], seated: list[Holder]) -> None:
    await connection.execute(tables.insert().values(row._asdict()))
    await connection.execute(seats.insert(), [{"table_id": row.id, **person._asdict()} for person in people])
    for holder in seated:
        await add_holder(connection, row.id, holder)


async def add_holder(connection: AsyncConnection, table_id: str, holder: Holder) -> None:
    await _upsert(
        connection,
        holders,
        {"table_id": table_id, "seat": holder.seat, "guest_id": holder.guest},
        {"account_id": holder.account},
    )


async def drop_holders(connection: AsyncConnection, table_id: str, seat: int) -> None:
    await connection.execute(holders.delete().where(holders.c.table_id == table_id, holders.c.seat == seat))
    await connection.execute(keys.delete().where(keys.c.table_id == table_id, keys.c.seat == seat))


async def set_seat(connection: AsyncConnection, table_id: str, person: SeatRow) -> None:
    await connection.execute(
        seats.update()
        .where(seats.c.table_id == table_id, seats.c.seat == person.seat)
        .values(kind=person.kind, name=person.name, bot=person.bot)
    )


async def touch(connection: AsyncConnection, table_id: str, **values: Any) -> None:
    """Something about a table has changed that is not a choice."""
    changed = tables.update().where(tables.c.id == table_id)
    await connection.execute(changed.values(revision=tables.c.revision + 1, changed_at=time.time(), **values))


async def add_rows(connection: AsyncConnection, table_id: str, rows: list[Row]) -> None:
    """The one insert that a move is. A number already taken makes the whole transaction fail."""
    await connection.execute(choices.insert(), [{"table_id": table_id, **row._asdict()} for row in rows])


async def add_snapshot(connection: AsyncConnection, table_id: str, number: int, release: str, data: str) -> None:
    """Only the newest is kept: the rows are the truth."""
    await connection.execute(snapshots.delete().where(snapshots.c.table_id == table_id))
    values = {"table_id": table_id, "number": number, "release": release, "data": data}
    await connection.execute(snapshots.insert().values(values))


async def hold(connection: AsyncConnection, table_id: str, question: int, seat: int, answers: tuple[str, ...]) -> None:
    key = {"table_id": table_id, "question": question, "seat": seat}
    await _upsert(connection, held, key, {"answers": json.dumps(answers), "at": time.time()})


async def drop_held(connection: AsyncConnection, table_id: str) -> None:
    await connection.execute(held.delete().where(held.c.table_id == table_id))


async def set_standing(connection: AsyncConnection, table_id: str, seat: int, kind: str, order: str) -> None:
    """A seat's standing order for windows of a kind; "" takes it back."""
    if order:
        await _upsert(connection, standing, {"table_id": table_id, "seat": seat, "kind": kind}, {"order": order})
        return
    mine = (standing.c.table_id == table_id, standing.c.seat == seat, standing.c.kind == kind)
    await connection.execute(standing.delete().where(*mine))


async def set_screen(connection: AsyncConnection, table_id: str, guest: str, seat: int) -> None:
    await _upsert(connection, screens, {"table_id": table_id, "guest_id": guest}, {"seat": seat})


async def set_wish(connection: AsyncConnection, table_id: str, wish: Wish | None) -> None:
    await connection.execute(requests.delete().where(requests.c.table_id == table_id))
    if wish is not None:
        values = {**wish._asdict(), "agreed": json.dumps(wish.agreed), "table_id": table_id}
        await connection.execute(requests.insert().values(values))


async def say(connection: AsyncConnection, table_id: str, room: str, seat: int | None, name: str, text: str) -> None:
    values = {"table_id": table_id, "room": room, "seat": seat, "name": name, "text": text, "at": time.time()}
    await connection.execute(chat.insert().values(values))


async def add_key(connection: AsyncConnection, table_id: str, seat: int, hashed: str) -> None:
    values = {"hash": hashed, "table_id": table_id, "seat": seat, "created_at": time.time()}
    await connection.execute(keys.insert().values(values))


async def find_key(connection: AsyncConnection, hashed: str) -> tuple[str, int] | None:
    """The table and seat a key opens."""
    row = (await connection.execute(sa.select(keys.c.table_id, keys.c.seat).where(keys.c.hash == hashed))).first()
    return None if row is None else (row[0], row[1])


async def lease(connection: AsyncConnection, table_id: str, process: str, until: float) -> bool:
    """Take or renew the right to move a table's bots; False while another process has it."""
    free = sa.or_(tables.c.driver == process, tables.c.driven_until < time.time())
    taken = tables.update().where(tables.c.id == table_id, free).values(driver=process, driven_until=until)
    return bool((await connection.execute(taken)).rowcount)


async def end_leases(connection: AsyncConnection) -> None:
    """Nobody drives anything any more."""
    await connection.execute(tables.update().where(tables.c.driven_until > 0).values(driven_until=0.0))


# --- people


async def guest(connection: AsyncConnection, guest_id: str) -> tuple[str, str | None] | None:
    """A browser's nickname and account."""
    wanted = sa.select(guests.c.nickname, guests.c.account_id).where(guests.c.id == guest_id)
    row = (await connection.execute(wanted)).first()
    return None if row is None else (row[0], row[1])


async def keep_guest(connection: AsyncConnection, guest_id: str, nickname: str, account: str | None) -> None:
    known = {"nickname": nickname, "account_id": account}
    await _upsert(connection, guests, {"id": guest_id}, known, {"created_at": time.time()})


async def _upsert(
    connection: AsyncConnection,
    into: sa.Table,
    key: dict[str, Any],
    values: dict[str, Any],
    first: dict[str, Any] | None = None,
) -> None:
    """Insert, or change what is there under that key. `first` are values that only a new row gets."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(into).values({**key, **values, **(first or {})})
    await connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values))
