"""Every column that names a person: what an export shows of it, and what deleting an account does to it.

`tests/table/test_person_rows.py` reads the schema: a column that names a person and is not listed here fails there.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from .notice_schema import channels, notice_levels, outbox, told_people
from .schema import (
    accounts,
    answers,
    bans,
    chat,
    commentators,
    habits,
    holders,
    holidays,
    invitations,
    leads,
    letters,
    notes,
    profiles,
    ratings,
    reports,
    sessions,
    solved_puzzles,
    tenures,
    ties,
)
from .tournament_schema import account_keys, entrants, tournaments

REPORTER, REPORTED = 0, 1  # the "seats" of the lines of a report about letters
COLUMNS = ("owner", "who", "whom", "account_id")  # the names of columns that name a person


class About(NamedTuple):
    """A table with rows about a person."""

    table: sa.Table
    column: str  # which says about whom
    shown: bool = True  # an export has these rows under the name of the table
    blank: tuple[str, ...] = ()  # texts that are emptied with the column when the rows must stay; (): rows are deleted
    own: bool = False  # of use to that person alone: deleted too when a guest's browser is forgotten

    def rows_of(self, person: str) -> sa.ColumnElement[bool]:
        """Return the condition for the rows about a person."""
        return self.table.c[self.column] == person


PERSONAL = (
    About(profiles, "account_id"),
    About(ties, "who"),  # also of spectators, whose browsers need not be stored
    About(ties, "whom", shown=False),  # what others have decided is theirs
    About(answers, "owner"),
    About(chat, "owner", shown=False, blank=("name", "text")),  # an export shows lines with their tables
    About(tenures, "owner", blank=("name",)),  # the seat has had a holder then
    About(notes, "owner", own=True),
    About(letters, "who"),
    About(letters, "whom"),
    About(invitations, "whom"),
    About(commentators, "account_id"),
    About(leads, "owner", own=True),
    About(ratings, "account_id"),
    About(reports, "who", blank=("who_name",)),  # it still says something about another person
    About(reports, "whom", shown=False),  # it would tell who has reported them
    About(habits, "owner", own=True),
    About(holidays, "owner", own=True),
    About(solved_puzzles, "owner", own=True),
    About(told_people, "owner", own=True),
    About(notice_levels, "owner", own=True),
    About(outbox, "owner", own=True),
    About(channels, "owner", shown=False, own=True),  # an export shows them without their keys
    About(sessions, "account_id", shown=False),  # an export shows browsers, without what identifies them
    About(holders, "owner", shown=False),  # an export shows seats with their tables
    About(tournaments, "owner", blank=("organiser",)),  # others take part in it
    About(entrants, "owner", blank=("name",)),  # what the others have won depends on it
    About(account_keys, "account_id", shown=False),
    About(bans, "owner", shown=False),  # the operator's own words
)


async def rows_about(connection: AsyncConnection, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return the rows about a person that an export shows, by table."""
    found: dict[str, list[dict[str, Any]]] = {}
    for about in PERSONAL:
        if about.shown:
            rows = await connection.execute(sa.select(about.table).where(about.rows_of(person)))
            found.setdefault(about.table.name, []).extend([dict(row._mapping) for row in rows])
    return found


async def forget(connection: AsyncConnection, person: str) -> None:
    """Delete the rows about a person, and take them out of the rows that must stay."""
    await _forget_words(connection, sa.and_(reports.c.table_id == "", reports.c.who == person), REPORTER)
    for about in PERSONAL:
        mine = about.rows_of(person)
        if about.blank:
            nobody = dict.fromkeys((about.column, *about.blank), "")
            await connection.execute(about.table.update().where(mine).values(nobody))
        else:
            await connection.execute(about.table.delete().where(mine))


async def forget_gone(connection: AsyncConnection) -> None:
    """Delete what belonged to guests whose sessions are deleted. Bans and reports stay."""
    known = sa.union_all(sa.select(sessions.c.id), sa.select(accounts.c.id))
    for about in PERSONAL:
        if about.own:
            await connection.execute(about.table.delete().where(about.table.c[about.column].not_in(known)))


async def left_words(connection: AsyncConnection, person: str) -> list[tuple[str, int, str]]:
    """Return at which tables, in which seats and under which names a person has spoken, also where they left."""
    mine = sa.select(chat.c.table_id, chat.c.seat, chat.c.name).where(chat.c.owner == person, chat.c.seat.is_not(None))
    return [(row[0], row[1], row[2]) for row in await connection.execute(mine.distinct())]


async def forget_words(connection: AsyncConnection, table_id: str, seat: int, name: str | None = None) -> None:
    """Take what a seat has said, only under a `name` if one is given, out of the reports that keep it."""
    await _forget_words(connection, reports.c.table_id == table_id, seat, name)


async def _forget_words(
    connection: AsyncConnection, which: sa.ColumnElement[bool], seat: int, name: str | None = None
) -> None:
    kept = sa.select(reports.c.id, reports.c.lines).where(which)
    for number, lines in (await connection.execute(kept)).all():
        rest = [
            [room, speaker, *(("", "") if speaker == seat and name in (None, said_by) else (said_by, text)), at]
            for room, speaker, said_by, text, at in json.loads(lines)
        ]
        text = json.dumps(rest, ensure_ascii=False)
        await connection.execute(reports.update().where(reports.c.id == number).values(lines=text))
