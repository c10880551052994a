"""Writes changes of a table: to the store first, then to memory, then to everybody who listens.

A move is tried on a copy of the match and inserted under the key (table, number). Only after the store has committed it
does this process show it. If another process was first, the insert fails, the table is refreshed, and the mover gets
`Stale`.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.engine import Result, Stale
from consigliere.match import Match
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.store import day_queries, notice_queries, people_queries, queries
from consigliere.table.store.database import Conflict
from consigliere.table.store.rows import ChoiceRow, Queued

from . import days, due, notices, ratings, standing, tournament_results
from .loaded import LoadedTable
from .record import EVERY, digest_of_last, release, to_snapshot
from .table_cache import TableCache
from .talk import Talk


class TableWriter:
    """The only way to change a stored table."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self.store = cache.store
        self.hub = cache.hub
        self.wake: Callable[[str], None] = lambda table_id: None  # set by the clerk: something may be due there
        self.on_tournament: Callable[[str], None] = lambda tournament_id: None  # set by the keeper: a table has ended
        self.on_rows: Callable[[list[ChoiceRow]], None] = lambda rows: None  # set by the metrics: rows were stored

    async def append(
        self, loaded: LoadedTable, rows: list[ChoiceRow], match: Match, sent: Queued | None = None
    ) -> None:
        """Insert rows and what follows from them in one transaction, then announce.

        `sent` is the queued offer that the rows make: it leaves the queue with them, in the store and in memory, so
        that no reader ever sees it in both places.
        """
        over = match.result is not None
        later = loaded.with_rows(rows, match)
        later.queued = [one for one in loaded.queued if one != sent]
        later.clocks = clocks = days.after_rows(loaded, later, rows)
        turned, voted = days.changed(loaded.clocks, clocks), any(one.about != days.PACE for one in loaded.votes)
        given = days.answered(loaded, turned, rows)
        if over:
            later.row = loaded.row._replace(state="over")
        later.standing = standing.after_rows(loaded, later, rows)
        concerned = notices.changes(notices.situation(loaded), notices.situation(later), later)
        due_at = None if over else due.due_time(later, self.hub)
        held = {key: row for key, row in loaded.held.items() if key[0] == later.question}
        full = rows[-1].number // EVERY > loaded.head // EVERY
        snapshot = await in_thread(to_snapshot, match) if full else None
        try:
            async with self.store.write() as connection:
                await queries.add_rows(connection, loaded.id, rows)
                if sent is not None:
                    await queries.unqueue(connection, loaded.id, sent.seat, sent.number)
                    await queries.touch(connection, loaded.id)
                await queries.set_due(connection, loaded.id, due_at)
                await day_queries.set_clocks(connection, loaded.id, turned)
                await people_queries.add_answers(connection, loaded.id, given)
                await notice_queries.note(connection, loaded.id, *concerned)
                if voted:  # the game goes on, so there is nothing left to decide
                    await day_queries.drop_votes(connection, loaded.id)
                    await queries.touch(connection, loaded.id)
                await _write_standing(connection, loaded, later)
                if match.result is not None:
                    await _write_result(connection, loaded, match.result)
                if loaded.pending_undo is not None and any(row.kind != "choice" for row in rows):
                    await queries.set_pending_undo(connection, loaded.id, None)
                    await queries.touch(connection, loaded.id)
                if len(held) < len(loaded.held):  # answers to a window that is closed now
                    await queries.drop_held(connection, loaded.id, later.question)
                if snapshot is not None:
                    await queries.add_snapshot(connection, loaded.id, rows[-1].number, release(match.title), snapshot)
                await self.store.announce(connection, loaded.id, rows[-1].number)
        except Conflict as error:
            await self.cache.refresh(loaded)
            raise Stale("somebody else was first; the game has moved on") from error
        self.on_rows(rows)
        loaded.adopt(rows, match)
        loaded.due_at, loaded.held, loaded.clocks = due_at, held, clocks
        loaded.held_at = loaded.held_at if held else None
        loaded.queued = [one for one in loaded.queued if one != sent]
        ordered, loaded.standing = later.standing != loaded.standing, later.standing
        if over or voted or ordered or loaded.pending_undo is not None or sent is not None:
            await self.cache.refresh(loaded)
        if over and loaded.row.tournament is not None:
            self.on_tournament(loaded.row.tournament)
        self.announce(loaded.id)

    async def change(
        self, loaded: LoadedTable, write: Callable[[Any], Any], stirs: bool = False, **values: Any
    ) -> None:
        """Write a change that is not a choice, raise the revision, and announce it.

        `stirs`: something may be due now that was not. The row is marked due at once, so that another process looks
        at it if this one stops before its clerk does.
        """
        if stirs:
            values["due_at"] = clock.now()
        async with self.store.write() as connection:
            await write(connection)
            await queries.touch(connection, loaded.id, **values)
            if loaded.row.tournament is not None and values.get("state") == "closed":
                await tournament_results.record(connection, loaded, None)
            if days.over_days(loaded.row) or "speed" in values:
                await self.follow(connection, loaded)
            await self.store.announce(connection, loaded.id, loaded.head)
        await self.cache.refresh(loaded)
        if loaded.row.tournament is not None and loaded.finished:
            self.on_tournament(loaded.row.tournament)
        self.announce(loaded.id)

    async def follow(self, connection: Any, loaded: LoadedTable) -> None:
        """Write what follows from a change at a table over days: clocks that start or stop, and whom it concerns.

        The change is not committed yet, so a copy of the table reads it.
        """
        later = copy.copy(loaded)
        later.talk = Talk()
        await later.reread(connection)
        settled = days.settled(later)
        turned = days.changed(later.clocks, settled)
        await day_queries.set_clocks(connection, loaded.id, turned)
        await people_queries.add_answers(connection, loaded.id, days.answered(later, turned, late_only=True))
        later.clocks = settled
        concerned = notices.changes(notices.situation(loaded), notices.situation(later), later)
        await notice_queries.note(connection, loaded.id, *concerned)

    async def postpone(self, loaded: LoadedTable, left: float | None) -> None:
        """Store that nothing is due at a table for `left` seconds; None: not until somebody acts."""
        known, later = loaded.due_at, None if left is None else clock.now() + left
        if known is not None and (later is None or known < later - 1.0):
            async with self.store.write() as connection:
                await queries.postpone(connection, loaded.id, known, later)
            loaded.due_at = later

    def announce(self, table_id: str) -> None:
        """Tell the listeners of this process, and its clerk, that a table has changed."""
        self.hub.changed(table_id)
        self.wake(table_id)


def marked(row: ChoiceRow, match: Match) -> ChoiceRow:
    """Return the row with the digest of what it told."""
    return row._replace(told=digest_of_last(match))


def next_row(loaded: LoadedTable, offset: int, seat: int, kind: str, text: str, hand: str) -> ChoiceRow:
    """Return a row of `choices`, `offset` places after the last one that is stored."""
    return ChoiceRow(loaded.head + offset, seat, kind, text, hand, clock.now())


def must_run(loaded: LoadedTable) -> None:
    """Raise Refused unless the game is in progress."""
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)
    if not loaded.running:
        raise Refused("over", 409)


async def _write_standing(connection: AsyncConnection, loaded: LoadedTable, later: LoadedTable) -> None:
    """Write the standing answers that have changed."""
    for (seat, kind), order in standing.changes(loaded.standing, later.standing).items():
        await queries.set_standing(connection, loaded.id, seat, kind, order)
    if later.standing != loaded.standing:  # other processes have to read them
        await queries.touch(connection, loaded.id)


async def _write_result(connection: AsyncConnection, loaded: LoadedTable, result: Result) -> None:
    """Write that a game is over, and what follows from its result."""
    await queries.touch(connection, loaded.id, state="over", result=json.dumps(result.to_json()))
    await ratings.rate(connection, loaded, result)
    if loaded.row.tournament is not None:
        await tournament_results.record(connection, loaded, result)
