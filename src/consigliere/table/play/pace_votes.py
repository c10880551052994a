"""A table of tonight goes on over days, if all people who sit there agree on a pace.

One person proposes a pace, the others agree, and one "no" ends the proposal. Bots do not vote. The clocks begin as if
the table had been opened so, but not while a hidden question is open: it is closed by the rules under which it began.
"""

from __future__ import annotations

from typing import Any

from consigliere.engine import NotUnderstood
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import PACES, SeatClock
from consigliere.table.store import day_queries
from consigliere.table.store.day_queries import Habit, Vote

from . import days
from .seating import Person
from .table_cache import TableRef
from .writer import TableWriter, must_run


class PaceVotes:
    """Proposals to go on over days."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def agree(self, person: Person, table: TableRef, seat: int, speed: str) -> None:
        """Propose to go on over days at a pace, or agree to that proposal."""
        if speed not in PACES:
            raise NotUnderstood(f"a pace is one of {', '.join(PACES)}, not {speed[:40]!r}")
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            if not days.may_slow_down(loaded, seat):
                raise Refused("not-over-days", 409)
            standing = days.proposed_pace(loaded)
            if standing not in ("", speed):
                raise Refused("pace-proposed", 409)
            mine, bank = Vote(seat, days.PACE, speed), PACES[speed].bank

            async def write(connection: Any) -> None:
                if not standing:  # votes of people who have left since
                    await day_queries.drop_votes(connection, loaded.id, days.PACE)
                await day_queries.vote(connection, loaded.id, mine)
                habit = await day_queries.habit_of(connection, person.owner) or Habit(person.zone)
                await day_queries.add_clock(connection, loaded.id, seat, bank, habit)

            await self._writer.change(loaded, write, stirs=True)
        await self.begin(table)

    async def refuse(self, table: TableRef, seat: int) -> None:
        """End the proposal: the table stays one of tonight."""
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            if seat not in days.people(loaded) or not days.proposed_pace(loaded):
                raise Refused("no-pace-proposed", 409)
            await self._writer.change(loaded, lambda c: day_queries.drop_votes(c, loaded.id, days.PACE))

    async def begin(self, table: TableRef) -> None:
        """Begin the clocks, if all have agreed and no hidden question is open."""
        async with self._cache.at(table) as loaded:
            speed = days.agreed_pace(loaded)
            if not speed:
                return
            fresh = SeatClock(PACES[speed].bank)

            async def write(connection: Any) -> None:
                await day_queries.drop_votes(connection, loaded.id)
                known, _ = await day_queries.clocks_of(connection, loaded.id, nights=False)
                for seat in set(range(loaded.row.seats)) - known.keys():
                    await day_queries.add_clock(connection, loaded.id, seat, fresh.left, Habit())
                await day_queries.set_clocks(connection, loaded.id, dict.fromkeys(range(loaded.row.seats), fresh))

            values = {"speed": speed, "at_zero": days.BOT, "nights": True}
            times = {"window": PACES[speed].window, "patience": days.PATIENCE}
            await self._writer.change(loaded, write, stirs=True, **values, **times)
