"""A review that people look at together: one leads through the replay of a finished game, others follow.

Who leads is stored, so that it works across servers. It ends when they say so, and when nothing is heard of their page
for a while. Following happens in the reader's browser alone: they may look elsewhere and come back.
"""

from __future__ import annotations

from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.store import watching_queries
from consigliere.table.store.watching_queries import Lead

from .loaded import LoadedTable
from .writer import TableWriter

SILENT = 70.0  # seconds after which whoever led has gone: their page is heard of every 25 seconds


class SharedReviews:
    """Reviews that somebody leads."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._store = writer.store

    async def lead(self, loaded: LoadedTable, owner: str, name: str, place: int, eyes: str) -> None:
        """Lead the others to a moment. Anybody who sat at the table may lead, also in place of somebody else."""
        if not loaded.finished:
            raise Refused("not-over", 409)
        if not loaded.seats_of(owner):
            raise Refused("no-seat", 403)
        if eyes not in ("open", "public", *map(str, range(loaded.row.seats))) or place < 0:
            raise Refused("not-found", 404)
        await self._tell(loaded, Lead(owner, name, place, eyes, clock.now()))

    async def stop(self, loaded: LoadedTable, owner: str) -> None:
        """Lead no more."""
        async with self._store.write() as connection:
            await watching_queries.drop_lead(connection, loaded.id, owner)
            await self._store.announce(connection, loaded.id, loaded.head)
        self._writer.hub.changed(loaded.id)

    async def stay(self, loaded: LoadedTable, owner: str) -> None:
        """Note that whoever leads is still there."""
        async with self._store.write() as connection:
            await watching_queries.still_leads(connection, loaded.id, owner)

    async def current(self, loaded: LoadedTable) -> Lead | None:
        """Return who leads now, or None."""
        if not loaded.finished:
            return None
        async with self._store.read() as connection:
            one = await watching_queries.lead_of(connection, loaded.id)
        return one if one is not None and clock.now() - one.at < SILENT else None

    async def _tell(self, loaded: LoadedTable, one: Lead) -> None:
        async with self._store.write() as connection:
            await watching_queries.set_lead(connection, loaded.id, one)
            await self._store.announce(connection, loaded.id, loaded.head)
        self._writer.hub.changed(loaded.id)
