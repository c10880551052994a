"""Advice for a seat, and reviews of finished games: who may ask, what is stored, and what is computed once.

Advice depends only on what the seat sees: even the seed of the sampled worlds comes from the seat's view. The number of
requests of each seat is public and stored in the table's row.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from consigliere.engine import NotUnderstood, NotYours, Option, Stale
from consigliere.games import find
from consigliere.table.base.errors import Refused
from consigliere.table.store import queries

from .analysis import seed_of_view
from .archive import Archive
from .finished import FinishedGame
from .loaded import LoadedTable
from .workers import Analysts
from .writer import TableWriter, must_run

MOST_KNOWN = 256  # cached pieces of advice
MOST_WAITING = 8  # how many may wait for advice at a time
log = logging.getLogger("consigliere.table")


def times_advised(loaded: LoadedTable, seat: int) -> int:
    """Return how often a seat has asked for advice in this game."""
    counts: list[int] = json.loads(loaded.row.advised)
    return counts[seat] if seat < len(counts) else 0


def may_ask(loaded: LoadedTable, seat: int | None) -> bool:
    """Return whether a seat may ask for advice on the question it has now.

    Not in a hidden window: a pause to think there would reveal something to the others.
    """
    return may_hint(loaded, seat) and loaded.setup.title.evaluates


def may_hint(loaded: LoadedTable, seat: int | None) -> bool:
    """Return whether a seat may ask what it can do now. Where there is advice there are hints, in every game."""
    return seat is not None and loaded.row.advice and loaded.owes(seat) and loaded.window() is None


class Advising:
    """Gives advice, and makes reviews once."""

    def __init__(self, writer: TableWriter, archive: Archive, analysts: Analysts | None = None) -> None:
        self._writer = writer
        self._cache = writer.cache
        self._archive = archive
        self.analysts = analysts or Analysts()
        self.playouts = 0  # another budget, without a time limit: for tests
        self._known: dict[tuple[object, ...], dict[str, Any]] = {}
        self._making: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def ask(
        self, loaded: LoadedTable, seat: int, number: int, other: str = "", language: str = "en"
    ) -> dict[str, Any]:
        """Return advice on the question of a seat, with one more option if asked. Everybody sees that it was asked."""
        must_run(loaded)
        if not loaded.row.advice:
            raise Refused("no-advice", 403)
        if not loaded.owes(seat):
            raise NotYours("nothing is asked of you now")
        if not may_ask(loaded, seat):
            raise Refused("no-advice-here", 409)
        if number != loaded.number(seat) or (other and Option.parse(other) not in loaded.options(seat)):
            raise Stale("this choice is not offered now")
        seed = seed_of_view(loaded.view(seat))
        question = (loaded.id, seat, number, seed)
        known = self._known.get((*question, other, language))
        if known is not None:
            return known
        if self.analysts.waiting >= MOST_WAITING:
            raise Refused("advice-busy", 503, {"retry-after": "5"})
        job: list[object] = [loaded.match.save(), seat, seed, other, language]
        if self.playouts:
            job += [self.playouts, 0.0]
        if not any(key[:4] == question for key in self._known):
            await self._note(loaded, seat)
        found = await self.analysts.advise(job)
        if found is None:
            raise Refused("advice-busy", 503, {"retry-after": "5"})
        while len(self._known) >= MOST_KNOWN:
            self._known.pop(next(iter(self._known)))
        self._known[(*question, other, language)] = found
        return found

    async def _note(self, loaded: LoadedTable, seat: int) -> None:
        """Store that a seat has asked, for everybody to see."""
        async with self._cache.at(loaded) as now:
            counts = [times_advised(now, one) + (one == seat) for one in range(now.row.seats)]

            async def nothing(connection: Any) -> None:
                """The row contains everything."""

            await self._writer.change(now, nothing, advised=json.dumps(counts))

    # --- reviews

    async def review(self, loaded: LoadedTable) -> dict[str, Any] | None:
        """Return the review of a finished game, or None while it is being made. Raises Refused if there is none."""
        if not loaded.finished:
            raise Refused("not-over", 409)
        async with self._writer.store.read() as connection:
            text = await queries.review_of(connection, loaded.id)
        if text is not None:
            found: dict[str, Any] = json.loads(text)
            return found
        game = await self._archive.get(loaded)
        if not reviewable(loaded, game) or loaded.id in self._failed:
            raise Refused("review-none", 404)
        if loaded.id not in self._making:
            task = asyncio.create_task(self._make(loaded, game))
            self._making[loaded.id] = task
            task.add_done_callback(lambda _: self._making.pop(loaded.id, None))
        return None

    async def _make(self, loaded: LoadedTable, game: FinishedGame) -> None:
        people = [person.seat for person in loaded.people if person.kind == "human"]
        saved = {name: value for name, value in game.save.items() if name != "names"}
        try:
            found = await self.analysts.review([saved, people])
            if found is None:
                self._failed.add(loaded.id)
                return
            async with self._writer.store.write() as connection:
                await queries.add_review(connection, loaded.id, json.dumps(found))
        except asyncio.CancelledError:
            raise
        except Exception:
            self._failed.add(loaded.id)
            log.exception("table %s: no review", loaded.id)

    async def close(self) -> None:
        """Stop the reviews in progress. They start again on the next request."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analysts.close()


def reviewable(loaded: LoadedTable, game: FinishedGame) -> bool:
    """Return whether a finished game can be reviewed: it was played to its end, under the rules of this release."""
    try:
        title = find(loaded.row.game)
    except NotUnderstood:
        return False
    ended = game.result is not None and not game.bare and len(game) > 0
    return ended and title.evaluates and game.save["rules"] == title.version
