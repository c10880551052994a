"""Commentators: an account sees all hands of a running table, later, because all people at the table agree.

One person names an account and a delay, and every other person agrees. Any of them ends it at any time. Everybody at
the table sees who looks, and how much later. Nobody who plays or has played there may look, and nobody who has looked
may play there: with a second account that cannot be checked, so people agree to a name that they know.

What a commentator sees is put together from the views of the seats, at a moment that lies far enough back.
"""

from __future__ import annotations

from typing import Any

from consigliere.engine import Event, NotUnderstood
from consigliere.table.base import clock, secrets
from consigliere.table.base.errors import Refused
from consigliere.table.store import day_queries, people_queries, queries, watching_queries
from consigliere.table.store.rows import ChoiceRow
from consigliere.table.store.watching_queries import Commentator

from . import days
from .finished import kept_rows
from .loaded import LoadedTable
from .table_cache import TableRef
from .writer import TableWriter, must_run

MINUTE, DAY = 60.0, 86400.0
TIMES = {"15m": 15 * MINUTE, "60m": 60 * MINUTE, "1d": DAY, "3d": 3 * DAY}  # seconds that a choice stays untold
ROUNDS = {"1r": 1, "2r": 2}  # whole rounds that stay untold, with the one that is played


def delays(loaded: LoadedTable) -> tuple[str, ...]:
    """Return the delays to choose from at a table."""
    slow = days.over_days(loaded.row)
    times = [name for name, seconds in TIMES.items() if (seconds >= DAY) == slow]
    rounds = ROUNDS if days.round_events(loaded.row.game) else ()
    return (*rounds, *times) if slow else (*times, *rounds)


def people(loaded: LoadedTable) -> list[int]:
    """Return the seats that must agree: all that people hold, also while a bot plays them."""
    return [person.seat for person in loaded.people if person.kind == "human"]


def current(loaded: LoadedTable) -> Commentator | None:
    """Return the commentator of a running table, agreed or only proposed."""
    return next((one for one in loaded.commentators if not one.ended), None) if loaded.running else None


def is_agreed(loaded: LoadedTable, one: Commentator) -> bool:
    """Return whether everybody agrees, so that a commentator may look."""
    return one.agreed.issuperset(people(loaded))


def has_looked(loaded: LoadedTable, owner: str) -> bool:
    """Return whether a person has seen hands of others at this table."""
    return any(one.account == owner and one.seen for one in loaded.commentators)


def key(one: Commentator) -> str:
    """Return a key of a proposal: whoever agrees sends back what they have read."""
    return secrets.hashed(f"{one.account} {one.delay} {one.seat}")[:16]


def told_until(loaded: LoadedTable, rows: list[ChoiceRow], delay: str) -> int | None:
    """Return how many choices a commentator may know of now. None: not even how the game began.

    `rows` are all rows of the table. Only choices that still stand count.
    """
    history = loaded.history()
    if delay in ROUNDS:
        kinds = days.round_events(loaded.row.game)
        begins = [place for place, choice in enumerate(history) if any(event.kind in kinds for event in choice.events)]
        return begins[-ROUNDS[delay]] if len(begins) >= ROUNDS[delay] else None
    last = clock.now() - TIMES[delay]
    if (loaded.row.started_at or loaded.row.created_at) > last:
        return None
    told = 0
    for row in kept_rows(rows)[: len(history)]:
        if row.at > last:
            break
        told += 1
    return told


def told_events(events: list[Event], seats: int) -> list[Event]:
    """Return events as all seats together know them. What nobody knows stays untold."""
    found = []
    for event in events:
        if event.seen_by(*range(seats)) is not None:
            known = event.secret if set(event.knows) & set(range(seats)) else None
            found.append(Event(event.kind, event.facts, known, event.knows if known is not None else ()))
    return found


class Commentaries:
    """Proposes, agrees to and ends commentaries, and says how far a commentator may look."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def propose(self, table: TableRef, seat: int, name: str, delay: str) -> None:
        """Propose a commentator by the name of an account, and agree.

        Whether that account plays here is checked when it looks: a refusal now would tell who sits here under another
        name.
        """
        async with self._cache.at(table) as loaded:
            self._check_voter(loaded, seat)
            if delay not in delays(loaded):
                raise NotUnderstood(f"a delay is one of {', '.join(delays(loaded))}, not {delay[:40]!r}")
            if current(loaded) is not None:
                raise Refused("commentator-named", 409)
            async with self._writer.store.read() as connection:
                member = await people_queries.member(connection, name[:80])
                if member is None:
                    raise Refused("no-person", 404)
            seen = has_looked(loaded, member.id)
            one = Commentator(member.id, member.name, delay, seat, frozenset({seat}), False, seen)
            await self._writer.change(loaded, lambda c: watching_queries.set_commentator(c, loaded.id, one))

    async def agree(self, table: TableRef, seat: int, proposal: str) -> None:
        """Agree to the commentator who is proposed, by the key of the proposal that one has read."""
        async with self._cache.at(table) as loaded:
            self._check_voter(loaded, seat)
            one = current(loaded)
            if one is None or key(one) != proposal:
                raise Refused("no-commentator", 409)
            both = one._replace(agreed=one.agreed | {seat})
            await self._writer.change(loaded, lambda c: watching_queries.set_commentator(c, loaded.id, both))

    async def end(self, table: TableRef, seat: int) -> None:
        """Refuse, withdraw or end it: one person is enough."""
        async with self._cache.at(table) as loaded:
            self._check_voter(loaded, seat)
            one = current(loaded)
            if one is None:
                raise Refused("no-commentator", 409)

            async def write(connection: Any) -> None:
                if one.seen:
                    await watching_queries.set_commentator(connection, loaded.id, one._replace(ended=True))
                else:
                    await watching_queries.drop_commentator(connection, loaded.id, one.account)

            await self._writer.change(loaded, write)

    async def until(self, loaded: LoadedTable, account: str | None) -> int | None:
        """Return how many choices a commentator may know of now; None if it is still too early.

        Raises Refused if an account does not comment here.
        """
        one = current(loaded)
        if one is None or account is None or one.account != account or not is_agreed(loaded, one):
            raise Refused("not-over", 403)
        async with self._writer.store.read() as connection:
            await self._check_stranger(connection, loaded, account)
            rows = await queries.rows_after(connection, loaded.id, 0)
        told = told_until(loaded, rows, one.delay)
        if told is not None and not one.seen:
            await self._note_look(loaded, account)
        return told

    async def _note_look(self, loaded: LoadedTable, account: str) -> None:
        """Store that a commentator has seen hands, before they are shown."""
        async with self._cache.at(loaded) as now:
            one = current(now)
            if one is None or one.account != account:
                raise Refused("not-over", 403)
            await self._writer.change(
                now, lambda c: watching_queries.set_commentator(c, now.id, one._replace(seen=True))
            )

    @staticmethod
    def _check_voter(loaded: LoadedTable, seat: int) -> None:
        """Raise Refused unless a seat has a say: a person's, at a running table with a screen for each."""
        must_run(loaded)
        if loaded.row.hotseat or loaded.lesson is not None:
            raise Refused("no-commentator-here", 409)
        if seat not in people(loaded):
            raise Refused("no-seat", 403)

    @staticmethod
    async def _check_stranger(connection: Any, loaded: LoadedTable, account: str) -> None:
        """Raise Refused if an account plays here, or has played."""
        tenures = await day_queries.tenures_of(connection, loaded.id)
        if loaded.seats_of(account) or any(one.owner == account for one in tenures):
            raise Refused("commentator-plays", 409)
