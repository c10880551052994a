"""Queries for tables over days: clocks of seats, nights, holidays, votes."""

from __future__ import annotations

import json
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base.seat_clock import NIGHT, Calendar, SeatClock, night_of

from . import operator_queries
from .queries import upsert
from .schema import clocks, habits, held, holders, holidays, queued, standing, tables, tenures, votes


class Vote(NamedTuple):
    """A seat's vote about a seat whose clock has run out, or about the pace of the table."""

    seat: int
    about: int
    choice: str


class Habit(NamedTuple):
    """A person's own night: the zone and the full hours."""

    zone: str = ""
    night_from: int = NIGHT[0]
    night_to: int = NIGHT[1]


async def clocks_of(
    connection: AsyncConnection, table_id: str, nights: bool
) -> tuple[dict[int, SeatClock], dict[int, Calendar]]:
    """Return the clocks of a table and the calendars by which they run. Without `nights` all time counts."""
    rows = (await connection.execute(sa.select(clocks).where(clocks.c.table_id == table_id))).all()
    free = await _free_days(connection, table_id) if nights else {}
    halts = await operator_queries.halts(connection)
    found: dict[int, SeatClock] = {}
    calendars: dict[int, Calendar] = {}
    for _, seat, left, since, credited, owed, zone, begins, ends in rows:
        found[seat] = SeatClock(left, since, tuple(json.loads(credited)), owed)
        days = free.get(seat, frozenset())
        own = Calendar(zone, night_of(begins, ends), days) if nights else Calendar("UTC", None)
        calendars[seat] = own._replace(halts=halts)
    return found, calendars


async def _free_days(connection: AsyncConnection, table_id: str) -> dict[int, frozenset[str]]:
    wanted = sa.select(holders.c.seat, holidays.c.day).join(holidays, holidays.c.owner == holders.c.owner)
    found: dict[int, set[str]] = {}
    for seat, day in await connection.execute(wanted.where(holders.c.table_id == table_id)):
        found.setdefault(seat, set()).add(day)
    return {seat: frozenset(days) for seat, days in found.items()}


async def add_clock(connection: AsyncConnection, table_id: str, seat: int, left: float, habit: Habit) -> None:
    """Insert the clock of a seat, or set the night of whoever sits there now."""
    night = {"zone": habit.zone or "UTC", "night_from": habit.night_from, "night_to": habit.night_to}
    first = {"left": left, "since": None, "credited": "[]", "owed": 0}
    await upsert(connection, clocks, {"table_id": table_id, "seat": seat}, night, first)


async def set_clocks(connection: AsyncConnection, table_id: str, changed: dict[int, SeatClock]) -> None:
    """Store clocks that have changed."""
    for seat, clock in changed.items():
        mine = clocks.update().where(clocks.c.table_id == table_id, clocks.c.seat == seat)
        values = {"left": clock.left, "since": clock.since, "owed": clock.owed}
        await connection.execute(mine.values(credited=json.dumps(clock.credited), **values))


async def running_clocks(connection: AsyncConnection) -> list[tuple[str, bool]]:
    """Return the tables where a clock runs, and whether nights are free there."""
    wanted = sa.select(tables.c.id, tables.c.nights).where(tables.c.speed != "tonight", tables.c.state == "running")
    there = sa.select(clocks.c.table_id).where(clocks.c.since.is_not(None))
    return [(row[0], row[1]) for row in await connection.execute(wanted.where(tables.c.id.in_(there)))]


async def owed_over_days(connection: AsyncConnection) -> int:
    """Return how many clocks run."""
    there = sa.select(tables.c.id).where(tables.c.state == "running", tables.c.speed != "tonight")
    wanted = sa.select(sa.func.count()).select_from(clocks)
    running = wanted.where(clocks.c.since.is_not(None), clocks.c.table_id.in_(there))
    return int(await connection.scalar(running) or 0)


async def late_seats(connection: AsyncConnection, now: float) -> int:
    """Return how many clocks have run out. Nights and holidays count, so most candidates are looked at closely."""
    passed = sa.and_(clocks.c.since.is_not(None), clocks.c.since + clocks.c.left <= now)
    wanted = sa.select(tables.c.id, tables.c.nights).join(clocks, clocks.c.table_id == tables.c.id)
    late = 0
    for table_id, nights in (
        await connection.execute(wanted.where(passed, tables.c.state == "running").distinct())
    ).all():
        found, calendars = await clocks_of(connection, table_id, nights)
        late += sum(one.since is not None and one.left_at(now, calendars[seat]) <= 0 for seat, one in found.items())
    return late


async def tables_over_days(connection: AsyncConnection, owner: str) -> list[str]:
    """Return the running tables over days where a person sits."""
    wanted = sa.select(tables.c.id).join(holders, holders.c.table_id == tables.c.id).where(holders.c.owner == owner)
    running = wanted.where(tables.c.speed != "tonight", tables.c.state == "running").distinct()
    return [row[0] for row in await connection.execute(running)]


async def last_held(connection: AsyncConnection, table_id: str, question: int) -> float | None:
    """Return when the last answer to a hidden question was given; None if there is none."""
    mine = (held.c.table_id == table_id, held.c.question == question)
    found = await connection.scalar(sa.select(sa.func.max(held.c.at)).where(*mine))
    return None if found is None else float(found)


# --- votes


async def votes_of(connection: AsyncConnection, table_id: str) -> list[Vote]:
    """Return the votes of a table."""
    wanted = sa.select(votes.c.seat, votes.c.about, votes.c.choice).where(votes.c.table_id == table_id)
    return [Vote(*row) for row in await connection.execute(wanted.order_by(votes.c.seat))]


async def vote(connection: AsyncConnection, table_id: str, one: Vote) -> None:
    """Store a vote, in place of an earlier one of the same seat."""
    await upsert(
        connection, votes, {"table_id": table_id, "seat": one.seat}, {"about": one.about, "choice": one.choice}
    )


async def drop_votes(connection: AsyncConnection, table_id: str, about: int | None = None) -> None:
    """Delete the votes of a table, or those about one seat."""
    gone = votes.delete().where(votes.c.table_id == table_id)
    await connection.execute(gone if about is None else gone.where(votes.c.about == about))


# --- tenures


class Tenure(NamedTuple):
    """Who holds a seat, from when to when. Without an owner the seat waits for a substitute."""

    seat: int
    number: int
    owner: str
    name: str
    began: float
    ended: float | None
    why: str


def joined(known: list[Tenure]) -> dict[int, float]:
    """Return since when the present holder of a seat may hear its private talk: from their first tenure there.

    Somebody who comes back after nobody else held the seat hears everything again.
    """
    found: dict[int, float] = {}
    for seat in {one.seat for one in known}:
        people = [one for one in known if one.seat == seat and one.owner]
        others = [one.number for one in people if one.owner != people[-1].owner]
        own = [one for one in people if not others or one.number > max(others)]
        if own[0].number:
            found[seat] = own[0].began
    return found


async def tenures_of(connection: AsyncConnection, table_id: str) -> list[Tenure]:
    """Return the tenures of a table by seat, oldest first."""
    wanted = sa.select(*(tenures.c[name] for name in Tenure._fields)).where(tenures.c.table_id == table_id)
    return [Tenure(*row) for row in await connection.execute(wanted.order_by(tenures.c.seat, tenures.c.number))]


async def votes_and_tenures(connection: AsyncConnection, table_id: str) -> tuple[list[Vote], list[Tenure]]:
    """Return the votes and the tenures of a table."""
    return await votes_of(connection, table_id), await tenures_of(connection, table_id)


async def change_tenure(
    connection: AsyncConnection, table_id: str, known: list[Tenure], later: Tenure, first: Tenure | None = None
) -> None:
    """End the last tenure of a seat and begin another. `first` is the one before, if none is stored yet."""
    number = len(known)
    if known:
        mine = (tenures.c.table_id == table_id, tenures.c.seat == later.seat, tenures.c.number == number - 1)
        await connection.execute(tenures.update().where(*mine).values(ended=later.began, why=later.why))
    elif first is not None:
        await connection.execute(tenures.insert().values(table_id=table_id, **first._replace(number=0)._asdict()))
        number = 1
    fresh = later._replace(number=number, why="")
    await connection.execute(tenures.insert().values(table_id=table_id, **fresh._asdict()))


async def end_tenure(connection: AsyncConnection, table_id: str, left: Tenure) -> None:
    """End the last tenure of a seat whose person leaves. If none is stored, theirs is."""
    known = [one for one in await tenures_of(connection, table_id) if one.seat == left.seat]
    if not known:
        await connection.execute(tenures.insert().values(table_id=table_id, **left._asdict()))
        return
    mine = (tenures.c.table_id == table_id, tenures.c.seat == left.seat, tenures.c.number == known[-1].number)
    await connection.execute(tenures.update().where(*mine).values(ended=left.ended, why=left.why))


async def drop_plans(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Delete what the holder of a seat had planned: standing orders and queued offers."""
    for about in (standing, queued):
        await connection.execute(about.delete().where(about.c.table_id == table_id, about.c.seat == seat))


async def vacant_among(connection: AsyncConnection, table_ids: list[str]) -> set[str]:
    """Return the tables with a seat that waits for a substitute."""
    wanted = sa.select(tenures.c.table_id).where(tenures.c.owner == "", tenures.c.ended.is_(None))
    return {row[0] for row in await connection.execute(wanted.where(tenures.c.table_id.in_(table_ids)))}


# --- nights and holidays


async def habit_of(connection: AsyncConnection, owner: str) -> Habit | None:
    """Return a person's night, or None if they have not chosen one."""
    wanted = sa.select(habits.c.zone, habits.c.night_from, habits.c.night_to).where(habits.c.owner == owner)
    row = (await connection.execute(wanted)).first()
    return None if row is None else Habit(*row)


async def set_habit(connection: AsyncConnection, owner: str, habit: Habit) -> None:
    """Store a person's night."""
    await upsert(connection, habits, {"owner": owner}, habit._asdict())


async def holidays_of(connection: AsyncConnection, owner: str) -> list[str]:
    """Return a person's holidays, in order."""
    wanted = sa.select(holidays.c.day).where(holidays.c.owner == owner).order_by(holidays.c.day)
    return [row[0] for row in await connection.execute(wanted)]


async def set_holidays(connection: AsyncConnection, owner: str, days: list[str], after: str) -> None:
    """Replace a person's holidays after a day."""
    await connection.execute(holidays.delete().where(holidays.c.owner == owner, holidays.c.day > after))
    for day in days:
        if day > after:
            await upsert(connection, holidays, {"owner": owner, "day": day}, {})
