"""Late seats at a table over days: the others vote, a caretaker bot plays on, and the person comes back."""

from __future__ import annotations

import logging
from typing import Any

from consigliere import bots
from consigliere.engine import NotUnderstood
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import tidy_name
from consigliere.table.store import day_queries, people_queries, queries
from consigliere.table.store.database import Store
from consigliere.table.store.day_queries import Tenure, Vote
from consigliere.table.store.rows import Holder, SeatRow
from consigliere.table.store.watching_queries import disagree

from . import days
from .admission import admit
from .commentary import has_looked
from .loaded import LoadedTable
from .seating import Person, set_night
from .table_cache import TableRef
from .writer import TableWriter, must_run

SILENCE = 300.0  # seconds without any server after which clocks get the time back
log = logging.getLogger("consigliere.clocks")


class Lateness:
    """What happens to a seat whose clock has run out."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def vote(self, table: TableRef, seat: int, about: int, choice: str) -> None:
        """Vote about a late seat: wait for it, or let a bot play on. Two thirds of the other people decide."""
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            if choice not in (days.WAIT, days.BOT, days.SUBSTITUTE):
                raise NotUnderstood(f"a vote is wait, bot or seat, not {choice[:40]!r}")
            if seat == about or seat not in days.people(loaded):
                raise Refused("no-seat", 403)
            if days.halted(loaded):
                raise Refused("clocks-halted", 409)
            if not days.is_late(loaded, about) or not days.decides_by_vote(loaded):
                raise Refused("not-late", 409)
            votes = [one for one in loaded.votes if one.seat != seat and one.about == about]
            same = 1 + sum(one.choice == choice for one in votes)
            if same < days.needed(loaded, about):
                mine = Vote(seat, about, choice)
                await self._writer.change(loaded, lambda c: day_queries.vote(c, loaded.id, mine))
            elif choice == days.BOT:
                await self._put_caretaker(loaded, about)
            elif choice == days.SUBSTITUTE:
                await self._open_seat(loaded, about)
            else:
                await self._grant(loaded, about)

    async def _grant(self, loaded: LoadedTable, seat: int) -> None:
        """Give a late seat one increment more."""
        pace, now = days.pace_of(loaded.row), days.now_at(loaded)
        more = loaded.clocks[seat].stopped(now, loaded.calendars[seat]).with_floor(pace).started(now)

        missed = days.answered(loaded, {seat: more}, late_only=True)

        async def write(connection: Any) -> None:
            await day_queries.set_clocks(connection, loaded.id, {seat: more})
            await people_queries.add_answers(connection, loaded.id, missed)
            await day_queries.drop_votes(connection, loaded.id, seat)

        await self._writer.change(loaded, write, stirs=True)

    async def put_caretaker(self, table: TableRef, seat: int) -> None:
        """Let a bot play on for a late seat. The seat stays its person's."""
        async with self._cache.at(table) as loaded:
            if days.is_late(loaded, seat):
                await self._put_caretaker(loaded, seat)

    async def _put_caretaker(self, loaded: LoadedTable, seat: int) -> None:
        person = loaded.people[seat]._replace(bot=bots.default_bots(loaded.setup.title.trades, 1)[0])

        async def write(connection: Any) -> None:
            await queries.set_seat(connection, loaded.id, person)
            await day_queries.drop_votes(connection, loaded.id, seat)

        await self._writer.change(loaded, write, stirs=True)

    async def _open_seat(self, loaded: LoadedTable, seat: int) -> None:
        """Let a bot play a seat until a substitute comes, or its person comes back."""
        now = days.now_at(loaded)
        known = [one for one in loaded.tenures if one.seat == seat]
        owner = next((one.owner for one in loaded.holders if one.seat == seat), "")
        first = Tenure(seat, 0, owner, loaded.people[seat].name, loaded.row.started_at or 0.0, now, "vote")
        vacancy = Tenure(seat, 0, "", "", now, None, "vote")
        person = loaded.people[seat]._replace(bot=bots.default_bots(loaded.setup.title.trades, 1)[0])

        async def write(connection: Any) -> None:
            await day_queries.change_tenure(connection, loaded.id, known, vacancy, first)
            await queries.set_seat(connection, loaded.id, person)
            await day_queries.drop_votes(connection, loaded.id, seat)

        await self._writer.change(loaded, write, stirs=True)

    async def take_over(self, person: Person, table: TableRef, seat: int, name: str) -> None:
        """Take a seat that waits for a substitute. The newcomer gets what the seat knows by the rules.

        Private talk before that, standing orders, queued offers, links and tokens of the seat are not passed on.
        """
        name = tidy_name(name)
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            if seat not in days.vacant(loaded):
                raise Refused("seat-taken", 409)
            if loaded.seats_of(person.owner):
                raise Refused("already-seated", 409)
            if has_looked(loaded, person.owner):
                raise Refused("has-commented", 403)
            now, known = days.now_at(loaded), [one for one in loaded.tenures if one.seat == seat]
            arrives = Tenure(seat, 0, person.owner, name, now, None, "taken")
            stood = loaded.clocks[seat].stopped(now, loaded.calendars[seat]).with_floor(days.pace_of(loaded.row))
            alone = not any(one.seat != seat for one in loaded.holders) and loaded.row.tournament is None
            heir = {"host": person.owner} if alone else {}

            async def write(connection: Any) -> None:
                rest = [one for one in loaded.holders if one.seat != seat]
                await admit(connection, person.owner, person.account, loaded.row, rest)
                await queries.save_session(connection, person.session, person.nickname or name, person.account)
                await queries.drop_holders(connection, loaded.id, seat)
                await queries.add_holder(connection, loaded.id, Holder(seat, person.owner))
                await queries.set_seat(connection, loaded.id, SeatRow(seat, "human", name, ""))
                await day_queries.drop_plans(connection, loaded.id, seat)
                await disagree(connection, loaded.id, seat)
                await day_queries.change_tenure(connection, loaded.id, known, arrives)
                await day_queries.set_clocks(connection, loaded.id, {seat: stood})
                await set_night(connection, loaded.row, seat, person)

            await self._writer.change(loaded, write, stirs=True, **heir)

    async def raise_to_floor(self, table: TableRef, seat: int) -> None:
        """Leave a seat one increment after a bot has answered for it: the next answer is its own again."""
        async with self._cache.at(table) as loaded:
            if seat not in loaded.clocks:
                return
            now = days.now_at(loaded)
            stood = loaded.clocks[seat].stopped(now, loaded.calendars[seat]).with_floor(days.pace_of(loaded.row))
            after = stood.started(now) if seat in days.ticking(loaded) else stood
            await self._writer.change(loaded, lambda c: day_queries.set_clocks(c, loaded.id, {seat: after}), stirs=True)

    async def reread_calendars(self, owner: str) -> None:
        """Read a person's holidays again at every table over days where they sit, and when their clocks run out."""
        async with self._writer.store.read() as connection:
            found = await day_queries.tables_over_days(connection, owner)
        for table_id in found:
            async with self._cache.at(table_id) as loaded:
                await self._writer.change(loaded, _nothing, stirs=True)

    async def come_back(self, table: TableRef, owner: str, only: int | None = None) -> None:
        """Take one's own seats back from the bot that has played them, or only one, with one increment at least."""
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            away = [seat for seat in loaded.seats_of(owner) if loaded.driven(seat) and only in (None, seat)]
            if not away:
                raise Refused("no-seat", 409)
            found = {
                seat: loaded.clocks[seat].stopped(days.now_at(loaded), loaded.calendars[seat]) for seat in away
                if seat in loaded.clocks
            }  # fmt: skip

            async def write(connection: Any) -> None:
                for seat in away:
                    await queries.set_seat(connection, loaded.id, loaded.people[seat]._replace(bot=""))
                    if seat in days.vacant(loaded):
                        known = [one for one in loaded.tenures if one.seat == seat]
                        again = Tenure(seat, 0, owner, loaded.people[seat].name, days.now_at(loaded), None, "back")
                        await day_queries.change_tenure(connection, loaded.id, known, again)
                if found:
                    pace = days.pace_of(loaded.row)
                    there = {seat: one.with_floor(pace) for seat, one in found.items()}
                    await day_queries.set_clocks(connection, loaded.id, there)

            await self._writer.change(loaded, write, stirs=True)


async def _nothing(connection: Any) -> None:
    return None


async def credit_downtime(store: Store, last: float | None) -> int:
    """Give all running clocks the time back in which no server was there to take an answer; return how many tables.

    `last` is the last sign of life of any server. Clocks ran until then, and run again from now on.
    """
    now = clock.now()
    if last is None or now - last <= SILENCE:
        return 0
    async with store.write() as connection:
        found = await day_queries.running_clocks(connection)
        for table_id, nights in found:
            clocks, calendars = await day_queries.clocks_of(connection, table_id, nights)
            again = {
                seat: one.stopped(last, calendars[seat]).started(now)
                for seat, one in clocks.items()
                if one.since is not None
            }
            await day_queries.set_clocks(connection, table_id, again)
            await queries.touch(connection, table_id, due_at=now)
    if found:
        log.warning("no server ran for %d minutes; the clocks of %d tables stood", (now - last) // 60, len(found))
    return len(found)
