"""Letters: private messages between two people with accounts."""

from __future__ import annotations

import json

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import one_line
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.notices import LETTER, SETTLE
from consigliere.table.show.pages.letters import LONGEST_LETTER
from consigliere.table.show.profiles import may_write
from consigliere.table.store import letter_queries, people_queries, report_queries
from consigliere.table.store.database import Store
from consigliere.table.store.people_queries import BLOCK, Member
from consigliere.table.store.person_rows import REPORTED, REPORTER
from consigliere.table.store.report_queries import A_DAY, FROZEN, LONGEST_REASON, MOST_A_DAY, Report

UNANSWERED = 5  # letters to somebody who has not answered
MOST_LETTERS = 200  # letters of one person in a day


class Letters:
    """Stores letters, and reports about them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def write(self, visitor: Visitor, name: str, text: str) -> None:
        """Write to a person. The notice is stored in the same transaction."""
        account, text = _account(visitor), "\n".join(map(one_line, text.splitlines())).strip()
        if not text or len(text) > LONGEST_LETTER:
            raise Refused("line-length", 400, most=LONGEST_LETTER)
        async with self._store.write() as connection:
            person = await self._person(connection, account, name)
            if not await may_write(connection, account, person.id):
                raise Refused("may-not-write", 403)
            if await letter_queries.unanswered(connection, account, person.id) >= UNANSWERED:
                raise Refused("unanswered", 409, most=UNANSWERED)
            if await letter_queries.written_since(connection, account, clock.now() - A_DAY) >= MOST_LETTERS:
                raise Refused("too-many", 429)
            await letter_queries.write(connection, account, person.id, text, LETTER, SETTLE)

    async def mark_read(self, visitor: Visitor, name: str) -> None:
        """Store that a person has seen the letters of another. Reading twice writes nothing."""
        account = _account(visitor)
        async with self._store.read() as connection:
            person = await people_queries.member(connection, name)
            if person is None or not await letter_queries.has_unread(connection, account, person.id):
                return
        async with self._store.write() as connection:
            await letter_queries.mark_read(connection, account, person.id)

    async def report(self, visitor: Visitor, name: str, why: str) -> None:
        """Report a person's letters to the operator. The report keeps the last ones of both."""
        account, why = _account(visitor), one_line(why)
        if not why or len(why) > LONGEST_REASON:
            raise Refused("report-why", 400, most=LONGEST_REASON)
        async with self._store.write() as connection:
            person = await people_queries.member(connection, name)
            kept = await letter_queries.between(connection, account, person.id, FROZEN) if person is not None else []
            if person is None or not any(one.who == person.id for one in kept):
                raise Refused("no-person", 404)
            if await report_queries.recent_reports(connection, account, clock.now() - A_DAY) >= MOST_A_DAY:
                raise Refused("too-many", 429)
            names = {account: (REPORTER, visitor.account_name), person.id: (REPORTED, person.name)}
            lines = json.dumps([["", *names[one.who], one.text, one.at] for one in kept], ensure_ascii=False)
            found = Report(account, visitor.account_name, person.id, person.name, "", 0, lines, why)
            await report_queries.add_report(connection, found)

    async def _person(self, connection: AsyncConnection, account: str, name: str) -> Member:
        """Return to whom a letter is written. Whoever has blocked the writer is not there, as on their page."""
        person = await people_queries.member(connection, name)
        if person is None or account in (await people_queries.ties_of(connection, person.id))[BLOCK]:
            raise Refused("no-person", 404)
        if person.id == account:
            raise Refused("no-self", 400)
        return person


def _account(visitor: Visitor) -> str:
    if visitor.account is None:
        raise Refused("no-account", 403)
    return visitor.account
