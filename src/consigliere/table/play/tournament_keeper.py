"""Goes on with tournaments when a round is over: at once in the process where its last table ended, else soon."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from consigliere.engine import ConsigliereError
from consigliere.table.store.database import StoreDown

from .tables import Tables

EVERY = 20.0  # seconds between two looks for rounds that ended in a process that died then
log = logging.getLogger("consigliere.tournaments")


class TournamentKeeper:
    """One background loop. Every server has one; whoever is first draws a round."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._look = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the loop."""
        self._tables.writer.on_tournament = lambda _: self._look.set()
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop the loop. A round that is being drawn is drawn, or not at all."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            self._look.clear()
            try:
                await self._tables.tournaments.advance_ripe()
            except (StoreDown, ConsigliereError) as error:  # somebody left while we drew: the next look draws again
                log.warning("tournaments wait; trying again: %s", error)
            except Exception:
                log.exception("tournaments wait; trying again")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), EVERY)
