"""Every query about tables: reading and writing. Knows no rules."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock

from .rows import ChoiceRow, Holder, PendingUndo, Queued, Said, SeatRow, StandingOrder, TableRow, TableVersion
from .schema import (
    accounts,
    chat,
    choices,
    finished,
    held,
    holders,
    keys,
    queued,
    requests,
    reviews,
    screens,
    seats,
    sessions,
    snapshots,
    standing,
    tables,
)

MAX_CHAT_LINES = 300  # chat lines that a reader is shown


async def table(connection: AsyncConnection, table_id: str) -> TableRow | None:
    """Return a table, or None."""
    row = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).first()
    return None if row is None else TableRow(*row)


async def table_version(connection: AsyncConnection, table_id: str) -> TableVersion | None:
    """Return what tells whether a table has changed, in one query."""
    last = sa.select(sa.func.max(choices.c.number)).where(choices.c.table_id == table_id).scalar_subquery()
    wanted = sa.select(tables.c.revision, last, tables.c.due_at).where(tables.c.id == table_id)
    row = (await connection.execute(wanted)).first()
    return None if row is None else TableVersion(row[0], row[1] or 0, row[2])


async def rows_after(connection: AsyncConnection, table_id: str, number: int) -> list[ChoiceRow]:
    """Return the rows of a table after a number, oldest first."""
    wanted = sa.select(*(choices.c[name] for name in ChoiceRow._fields)).where(
        choices.c.table_id == table_id, choices.c.number > number
    )
    return [ChoiceRow(*row) for row in await connection.execute(wanted.order_by(choices.c.number))]


async def seats_of(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    """Return the seats of a table."""
    wanted = sa.select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot).where(seats.c.table_id == table_id)
    return [SeatRow(*row) for row in await connection.execute(wanted.order_by(seats.c.seat))]


async def holders_of(connection: AsyncConnection, table_id: str) -> list[Holder]:
    """Return who holds which seat."""
    wanted = sa.select(holders.c.seat, holders.c.owner).order_by(holders.c.seat, holders.c.owner)
    return [Holder(*row) for row in await connection.execute(wanted.where(holders.c.table_id == table_id))]


async def held_of(connection: AsyncConnection, table_id: str) -> dict[tuple[int, int], tuple[str, ...]]:
    """Return the answers held in hidden windows, by question and seat, in order of arrival."""
    wanted = sa.select(held.c.question, held.c.seat, held.c.answers).where(held.c.table_id == table_id)
    rows = await connection.execute(wanted.order_by(held.c.at, held.c.seat))
    return {(row[0], row[1]): tuple(json.loads(row[2])) for row in rows}


async def standing_of(connection: AsyncConnection, table_id: str) -> dict[tuple[int, str], StandingOrder]:
    """Return the standing answers, by seat and kind of question."""
    columns = (standing.c.seat, standing.c.kind, *(standing.c[name] for name in StandingOrder._fields))
    wanted = sa.select(*columns).where(standing.c.table_id == table_id)
    rows = await connection.execute(wanted.order_by(standing.c.seat, standing.c.kind))
    return {(row[0], row[1]): StandingOrder(*row[2:]) for row in rows}


async def queued_of(connection: AsyncConnection, table_id: str) -> list[Queued]:
    """Return the queued offers, oldest first."""
    wanted = sa.select(*(queued.c[name] for name in Queued._fields)).where(queued.c.table_id == table_id)
    return [Queued(*row) for row in await connection.execute(wanted.order_by(queued.c.at, queued.c.number))]


async def queue(connection: AsyncConnection, table_id: str, one: Queued) -> None:
    """Queue an offer. The same offer replaces itself."""
    await unqueue(connection, table_id, one.seat, one.number)
    await connection.execute(sa.insert(queued).values(table_id=table_id, **one._asdict()))


async def unqueue(connection: AsyncConnection, table_id: str, seat: int, number: int) -> None:
    """Remove a queued offer."""
    its = (queued.c.table_id == table_id, queued.c.seat == seat, queued.c.number == number)
    await connection.execute(sa.delete(queued).where(*its))


async def screens_of(connection: AsyncConnection, table_id: str) -> dict[str, int]:
    """Return which seat is at the screen of each browser."""
    wanted = sa.select(screens.c.guest_id, screens.c.seat).where(screens.c.table_id == table_id)
    return {row[0]: row[1] for row in await connection.execute(wanted)}


async def pending_undo_of(connection: AsyncConnection, table_id: str) -> PendingUndo | None:
    """Return the undo request that waits for consent, or None."""
    columns = (requests.c.seat, requests.c.number, requests.c.keep, requests.c.agreed)
    row = (await connection.execute(sa.select(*columns).where(requests.c.table_id == table_id))).first()
    return None if row is None else PendingUndo(row[0], row[1], row[2], tuple(json.loads(row[3])))


async def talk_after(connection: AsyncConnection, table_id: str, line: int) -> tuple[list[Said], dict[str, int]]:
    """Return the last lines of every room after a line, oldest first, and the number of lines in each room after it.

    Every room has its own limit. Otherwise a long private talk would push out public lines, and others would notice.
    """
    given = {"table": table_id, "line": line, "most": MAX_CHAT_LINES}
    rows = (await connection.execute(_talk_after(), given)).all()
    return [Said(*row[:6]) for row in rows], {row.room: row.among for row in rows}


@cache
def _talk_after() -> sa.Select[Any]:
    """Build the query once: a subquery is a reference cycle of 140 objects that only the garbage collector frees."""
    columns = (chat.c.id, chat.c.room, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    back = sa.func.row_number().over(partition_by=chat.c.room, order_by=chat.c.id.desc()).label("back")
    among = sa.func.count().over(partition_by=chat.c.room).label("among")
    later = (chat.c.table_id == sa.bindparam("table"), chat.c.id > sa.bindparam("line"))
    spoken = sa.select(*columns, back, among).where(*later).subquery()
    return sa.select(spoken).where(spoken.c.back <= sa.bindparam("most")).order_by(spoken.c.id)


async def snapshot(connection: AsyncConnection, table_id: str, release: str) -> tuple[int, str] | None:
    """Return the newest snapshot written by this release."""
    wanted = sa.select(snapshots.c.number, snapshots.c.data).where(
        snapshots.c.table_id == table_id, snapshots.c.release == release
    )
    row = (await connection.execute(wanted.order_by(snapshots.c.number.desc()).limit(1))).first()
    return None if row is None else (row[0], row[1])


# --- lists


async def listed(connection: AsyncConnection, limit: int) -> list[TableRow]:
    """Return the listed tables, open and running: open ones first, then the newest first.

    The time of the last change is not used for sorting: it would reveal whispers and answers held in hidden windows.
    """
    wanted = sa.select(tables).where(tables.c.state.in_(("open", "running")), tables.c.listed)
    newest = wanted.order_by(tables.c.state, tables.c.created_at.desc(), tables.c.id).limit(limit)
    return [TableRow(*row) for row in await connection.execute(newest)]


async def own(connection: AsyncConnection, owner: str, limit: int) -> list[TableRow]:
    """Return the tables where a person sits: unfinished ones first, then the newest first."""
    ids = sa.select(holders.c.table_id).where(holders.c.owner == owner)
    wanted = sa.select(tables).where(tables.c.id.in_(ids), tables.c.state != "closed")
    newest = wanted.order_by(tables.c.state == "over", tables.c.created_at.desc(), tables.c.id).limit(limit)
    return [TableRow(*row) for row in await connection.execute(newest)]


async def seats_at(connection: AsyncConnection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of several tables."""
    wanted = sa.select(seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot)
    found: dict[str, list[SeatRow]] = {one: [] for one in table_ids}
    if table_ids:
        for row in await connection.execute(wanted.where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)):
            found[row[0]].append(SeatRow(*row[1:]))
    return found


async def due(connection: AsyncConnection, ahead: float, limit: int) -> list[tuple[str, float]]:
    """Return running tables without a driver where something is due within `ahead` seconds, most overdue first.

    Each comes with the seconds left. A table whose last change lies in the future was changed before the clock was set
    back: its due time is unreliable, so it is returned for a check.
    """
    now = clock.now()
    astray = tables.c.changed_at > now + SKEW
    soon = sa.or_(tables.c.due_at <= now + ahead, astray)
    left = sa.case((astray, 0.0), else_=tables.c.due_at - now)
    wanted = sa.select(tables.c.id, left).where(
        tables.c.due_at.is_not(None), soon, tables.c.state == "running", _free(now)
    )
    return [(row[0], row[1]) for row in await connection.execute(wanted.order_by(tables.c.due_at).limit(limit))]


# --- writing


async def add_table(connection: AsyncConnection, row: TableRow, people: list[SeatRow], seated: list[Holder]) -> None:
    """Insert a table with its seats and their holders."""
    await connection.execute(tables.insert().values(row._asdict()))
    await connection.execute(seats.insert(), [{"table_id": row.id, **person._asdict()} for person in people])
    for holder in seated:
        await add_holder(connection, row.id, holder)


async def add_holder(connection: AsyncConnection, table_id: str, holder: Holder) -> None:
    """Let an owner act for a seat."""
    await upsert(connection, holders, {"table_id": table_id, **holder._asdict()}, {})


async def drop_holders(connection: AsyncConnection, table_id: str, seat: int, except_of: str | None = None) -> None:
    """Remove all holders of a seat, or all but one, and delete its keys."""
    gone = holders.delete().where(holders.c.table_id == table_id, holders.c.seat == seat)
    if except_of is not None:
        gone = gone.where(holders.c.owner != except_of)
    else:
        await connection.execute(keys.delete().where(keys.c.table_id == table_id, keys.c.seat == seat))
    await connection.execute(gone)


async def set_seat(connection: AsyncConnection, table_id: str, person: SeatRow) -> None:
    """Store who sits at a seat."""
    await connection.execute(
        seats.update()
        .where(seats.c.table_id == table_id, seats.c.seat == person.seat)
        .values(kind=person.kind, name=person.name, bot=person.bot)
    )


async def touch(connection: AsyncConnection, table_id: str, **values: Any) -> None:
    """Record a change to a table that is not a choice."""
    changed = tables.update().where(tables.c.id == table_id)
    await connection.execute(changed.values(revision=tables.c.revision + 1, changed_at=clock.now(), **values))


# Built once: it runs with every choice.
_DUE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table"))
    .values(due_at=sa.bindparam("due"), changed_at=sa.bindparam("now"))
)


async def set_due(connection: AsyncConnection, table_id: str, due_at: float | None) -> None:
    """Store the next due time of a table after a choice. The revision does not change."""
    await connection.execute(_DUE, {"table": table_id, "due": due_at, "now": clock.now()})


async def postpone(connection: AsyncConnection, table_id: str, known: float, due_at: float | None) -> None:
    """Move the due time to a later time, or to never, unless somebody has changed it meanwhile."""
    mine = (tables.c.id == table_id, tables.c.due_at == known)
    await connection.execute(tables.update().where(*mine).values(due_at=due_at))


async def host_seen(connection: AsyncConnection, table_id: str, host: str) -> None:
    """Record that the host was seen. This is not a change that others see."""
    mine = (tables.c.id == table_id, tables.c.host == host)
    await connection.execute(tables.update().where(*mine).values(host_seen=clock.now()))


async def host_of(connection: AsyncConnection, table_id: str) -> tuple[str, float] | None:
    """Return the host and when they were last seen."""
    row = (
        await connection.execute(sa.select(tables.c.host, tables.c.host_seen).where(tables.c.id == table_id))
    ).first()
    return None if row is None else (row[0], row[1])


async def add_rows(connection: AsyncConnection, table_id: str, rows: list[ChoiceRow]) -> None:
    """Insert the rows of a move. A number that is already taken fails the whole transaction."""
    await connection.execute(choices.insert(), [{"table_id": table_id, **row._asdict()} for row in rows])


async def add_snapshot(connection: AsyncConnection, table_id: str, number: int, release: str, data: str) -> None:
    """Store a snapshot. Only the newest is kept: the rows are authoritative."""
    await connection.execute(snapshots.delete().where(snapshots.c.table_id == table_id))
    values = {"table_id": table_id, "number": number, "release": release, "data": data}
    await connection.execute(snapshots.insert().values(values))


async def hold(connection: AsyncConnection, table_id: str, question: int, seat: int, answers: tuple[str, ...]) -> None:
    """Store a seat's answer to a hidden window, in place of an earlier one."""
    key = {"table_id": table_id, "question": question, "seat": seat}
    await upsert(connection, held, key, {"answers": json.dumps(answers), "at": clock.now()})


async def drop_held(connection: AsyncConnection, table_id: str, except_of: int) -> None:
    """Delete answers to windows other than the current question."""
    await connection.execute(held.delete().where(held.c.table_id == table_id, held.c.question != except_of))


async def set_standing(
    connection: AsyncConnection, table_id: str, seat: int, kind: str, order: StandingOrder | None
) -> None:
    """Store a seat's standing answer to questions of a kind. None deletes it."""
    if order is not None:
        await upsert(connection, standing, {"table_id": table_id, "seat": seat, "kind": kind}, order._asdict())
        return
    mine = (standing.c.table_id == table_id, standing.c.seat == seat, standing.c.kind == kind)
    await connection.execute(standing.delete().where(*mine))


async def set_screen(connection: AsyncConnection, table_id: str, guest: str, seat: int) -> None:
    """Store which seat is at the screen of a browser."""
    await upsert(connection, screens, {"table_id": table_id, "guest_id": guest}, {"seat": seat})


async def set_pending_undo(connection: AsyncConnection, table_id: str, asked: PendingUndo | None) -> None:
    """Replace the undo request. None removes it."""
    await connection.execute(requests.delete().where(requests.c.table_id == table_id))
    if asked is not None:
        values = {**asked._asdict(), "agreed": json.dumps(asked.agreed), "table_id": table_id}
        await connection.execute(requests.insert().values(values))


async def say(connection: AsyncConnection, table_id: str, room: str, seat: int | None, name: str, text: str) -> None:
    """Insert a chat line. Who holds the seat now is stored with it: they may leave before they delete their account."""
    values = {"table_id": table_id, "room": room, "seat": seat, "name": name, "text": text, "at": clock.now()}
    holds = sa.select(sa.func.max(holders.c.owner)).where(holders.c.table_id == table_id, holders.c.seat == seat)
    owner = sa.func.coalesce(holds.scalar_subquery(), "")
    await connection.execute(chat.insert().values({**values, "owner": owner}))


async def add_key(
    connection: AsyncConnection, table_id: str, seat: int, hashed: str, purpose: str, expires_at: float | None
) -> None:
    """Insert the hash of a key to a seat."""
    values = {"hash": hashed, "table_id": table_id, "seat": seat, "purpose": purpose, "expires_at": expires_at}
    await connection.execute(keys.insert().values({**values, "created_at": clock.now()}))


async def find_key(connection: AsyncConnection, hashed: str, purpose: str) -> tuple[str, int] | None:
    """Return the table and seat a key opens, if the purpose matches and it has not expired."""
    holds = sa.or_(keys.c.expires_at.is_(None), keys.c.expires_at > clock.now())
    wanted = sa.select(keys.c.table_id, keys.c.seat).where(keys.c.hash == hashed, keys.c.purpose == purpose, holds)
    row = (await connection.execute(wanted)).first()
    return None if row is None else (row[0], row[1])


async def drop_key(connection: AsyncConnection, hashed: str) -> bool:
    """Delete a key on use. Returns False if somebody else used it first."""
    return bool((await connection.execute(keys.delete().where(keys.c.hash == hashed))).rowcount)


async def drop_keys(connection: AsyncConnection, table_id: str, seat: int, purpose: str) -> None:
    """Delete the keys of a seat for a purpose."""
    mine = (keys.c.table_id == table_id, keys.c.seat == seat, keys.c.purpose == purpose)
    await connection.execute(keys.delete().where(*mine))


# --- leases

LEASE = 20.0  # seconds a lease on a table lasts
SKEW = 5.0  # seconds two clocks may differ


def _free(now: float) -> sa.ColumnElement[bool]:
    """Condition: no process holds a lease. A lease that ends too late predates a clock that was set back."""
    return sa.or_(tables.c.driven_until < now, tables.c.driven_until > now + LEASE + SKEW)


async def lease(connection: AsyncConnection, table_id: str, process: str) -> bool:
    """Take or renew the lease on a table. Returns False while another process holds it."""
    now = clock.now()
    free = sa.or_(tables.c.driver == process, _free(now))
    taken = tables.update().where(tables.c.id == table_id, free).values(driver=process, driven_until=now + LEASE)
    return bool((await connection.execute(taken)).rowcount)


async def drivers(connection: AsyncConnection) -> list[str]:
    """Return the processes that hold leases, dead ones included."""
    wanted = sa.select(tables.c.driver).where(tables.c.driven_until > 0, tables.c.driver.is_not(None)).distinct()
    return [row[0] for row in await connection.execute(wanted)]


async def end_leases(connection: AsyncConnection, of: list[str]) -> None:
    """Release the leases of these processes."""
    ended = tables.update().where(tables.c.driven_until > 0, tables.c.driver.in_(of))
    await connection.execute(ended.values(driven_until=0.0))


# --- records of finished games


async def add_finished(connection: AsyncConnection, table_id: str, data: bytes) -> None:
    """Store the record of a finished game."""
    await upsert(connection, finished, {"table_id": table_id}, {"data": data, "made_at": clock.now()})


async def finished_game(connection: AsyncConnection, table_id: str) -> bytes | None:
    """Return the record of a finished game, or None."""
    row = (await connection.execute(sa.select(finished.c.data).where(finished.c.table_id == table_id))).first()
    return None if row is None else bytes(row[0])


async def add_review(connection: AsyncConnection, table_id: str, data: str) -> None:
    """Store the review of a finished game."""
    await upsert(connection, reviews, {"table_id": table_id}, {"data": data, "made_at": clock.now()})


async def review_of(connection: AsyncConnection, table_id: str) -> str | None:
    """Return the review of a finished game, or None."""
    row = (await connection.execute(sa.select(reviews.c.data).where(reviews.c.table_id == table_id))).first()
    return None if row is None else str(row[0])


async def games_without_record(connection: AsyncConnection, limit: int) -> list[str]:
    """Return finished games without a record."""
    known = sa.select(finished.c.table_id).where(finished.c.table_id == tables.c.id).exists()
    wanted = sa.select(tables.c.id).where(tables.c.state.in_(("over", "closed")), ~known)
    return [row[0] for row in await connection.execute(wanted.order_by(tables.c.changed_at.desc()).limit(limit))]


# --- cleanup


async def stale_tables(connection: AsyncConnection, before: float, limit: int) -> list[str]:
    """Return unfinished tables where nothing has happened since a time."""
    wanted = sa.select(tables.c.id).where(tables.c.state.in_(("open", "running")), tables.c.changed_at < before)
    return [row[0] for row in await connection.execute(wanted.limit(limit))]


async def prune(connection: AsyncConnection, sessions_before: float, guests_before: float) -> None:
    """Delete expired sessions, old guests without a seat or table, expired keys, and held answers of ended games."""
    signed_in = sa.and_(sessions.c.account_id.is_not(None), sessions.c.seen_at < sessions_before)
    seated = sa.select(holders.c.owner).where(holders.c.owner == sessions.c.id).exists()
    hosting = sa.select(tables.c.id).where(tables.c.host == sessions.c.id).exists()
    guest = sa.and_(sessions.c.account_id.is_(None), sessions.c.seen_at < guests_before, ~seated, ~hosting)
    await connection.execute(sessions.delete().where(sa.or_(signed_in, guest)))
    await connection.execute(keys.delete().where(keys.c.expires_at < clock.now()))
    ended = sa.select(tables.c.id).where(tables.c.state.in_(("over", "closed")))
    await connection.execute(held.delete().where(held.c.table_id.in_(ended)))


# --- sessions and accounts


async def save_session(connection: AsyncConnection, session: str, nickname: str, account: str | None) -> None:
    """Insert a browser's session, or update its nickname and account."""
    known = {"nickname": nickname, "account_id": account}
    now = clock.now()
    await upsert(connection, sessions, {"id": session}, known, {"created_at": now, "seen_at": now})


async def transfer_seats(connection: AsyncConnection, guest: str, account: str) -> None:
    """Transfer a guest's seats and host rights to an account.

    A seat that another account holds too, because it was played from this browser, stays with that account.
    """
    also = holders.alias()
    same = sa.and_(also.c.table_id == holders.c.table_id, also.c.seat == holders.c.seat, also.c.owner != account)
    anothers = sa.select(also).where(same, also.c.owner.in_(sa.select(accounts.c.id))).exists()
    held_now = sa.select(holders.c.table_id, holders.c.seat).where(holders.c.owner == guest, ~anothers)
    for table_id, seat in (await connection.execute(held_now)).all():
        await add_holder(connection, table_id, Holder(seat, account))
        await connection.execute(tables.update().where(tables.c.id == table_id).values(revision=tables.c.revision + 1))
    await connection.execute(holders.delete().where(holders.c.owner == guest))
    hosted = tables.update().where(tables.c.host == guest)
    await connection.execute(hosted.values(host=account, revision=tables.c.revision + 1))


async def upsert(
    connection: AsyncConnection,
    into: sa.Table,
    key: dict[str, Any],
    values: dict[str, Any],
    first: dict[str, Any] | None = None,
) -> None:
    """Insert a row, or update the one with that key. `first` has values that only a new row gets."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(into).values({**key, **values, **(first or {})})
    keys_ = list(key)
    if values:
        await connection.execute(statement.on_conflict_do_update(index_elements=keys_, set_=values))
    else:
        await connection.execute(statement.on_conflict_do_nothing(index_elements=keys_))
