"""Queries about reports: what people tell the operator about others."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock

from .schema import reports

LONGEST_REASON = 500
FROZEN = 30  # lines that a report keeps
A_DAY = 24 * 3600.0
MOST_A_DAY = 20  # reports of one person


class Report(NamedTuple):
    """Something that a person has reported. `lines` is as they heard it then."""

    who: str
    who_name: str
    whom: str
    whom_name: str
    table_id: str
    choices: int
    lines: str
    why: str


class StoredReport(NamedTuple):
    """A report with its number and times."""

    id: int
    at: float
    done_at: float | None
    report: Report


async def add_report(connection: AsyncConnection, report: Report) -> None:
    """Store a report."""
    await connection.execute(reports.insert().values(at=clock.now(), done_at=None, **report._asdict()))


async def recent_reports(connection: AsyncConnection, who: str, since: float) -> int:
    """Return how many reports a person has made since a time."""
    mine = (reports.c.who == who, reports.c.at >= since)
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(reports).where(*mine)) or 0)


async def all_reports(connection: AsyncConnection, done: bool, limit: int) -> list[StoredReport]:
    """Return the reports that wait for the operator, the oldest first; or all of them, the newest first."""
    fields = [reports.c[name] for name in Report._fields]
    wanted = sa.select(reports.c.id, reports.c.at, reports.c.done_at, *fields)
    order = wanted.order_by(reports.c.id.desc()) if done else wanted.where(reports.c.done_at.is_(None)).order_by("id")
    rows = await connection.execute(order.limit(limit))
    return [StoredReport(row.id, row.at, row.done_at, Report(*row[3:])) for row in rows]


async def close_report(connection: AsyncConnection, number: int) -> bool:
    """Store that the operator is done with a report. Returns False if there is none that waits."""
    mine = (reports.c.id == number, reports.c.done_at.is_(None))
    return bool((await connection.execute(reports.update().where(*mine).values(done_at=clock.now()))).rowcount)
