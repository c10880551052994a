"""Offers between seats, and offers that wait until deals are open."""

from __future__ import annotations

from consigliere.engine import ConsigliereError, IllegalMove, NotYours, Option
from consigliere.engine.deals import MAX_OPEN_OFFERS, parse_offer
from consigliere.match import Match
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.store import queries
from consigliere.table.store.rows import ChoiceRow, Queued

from . import pacing
from .ended_offers import FAILED, EndedOffer
from .loaded import LoadedTable
from .segments import since
from .table_cache import TableRef
from .writer import TableWriter, marked, must_run, next_row


class Offers:
    """Makes, queues and sends offers."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def make(
        self, table: TableRef, seat: int, offer: str, counter: int | None = None, wait: bool = False
    ) -> bool:
        """Make an offer. A counter-offer also refuses the offer it answers: both happen, or neither.

        With `wait`, an offer made while deals are closed is queued and sent when they open. Returns False if queued.
        """
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            if wait and loaded.deals_closed_by():
                await self._queue(loaded, seat, offer, counter)
                return False
            match, rows = _offered(loaded, seat, offer, counter)
            await self._writer.append(loaded, rows, match)
            return True

    async def _queue(self, loaded: LoadedTable, seat: int, offer: str, counter: int | None) -> None:
        if seat in loaded.match.state.seats_out:
            raise NotYours(f"seat {seat} is out of the game")
        number = parse_offer(seat, loaded.row.seats, offer).number
        if sum(one.seat == seat and one.number != number for one in loaded.queued) >= MAX_OPEN_OFFERS:
            raise Refused("queue-full", 409, most=MAX_OPEN_OFFERS)
        waiting = Queued(seat, number, offer, counter, "", clock.now())
        await self._writer.change(loaded, lambda c: queries.queue(c, loaded.id, waiting))

    async def unqueue(self, table: TableRef, seat: int, number: int) -> None:
        """Remove a queued offer, or one that could not be sent."""
        async with self._cache.at(table) as loaded:
            if not any((one.seat, one.number) == (seat, number) for one in loaded.queued):
                raise Refused("not-queued", 409)
            await self._writer.change(loaded, lambda c: queries.unqueue(c, loaded.id, seat, number))

    async def send_queued(self, table: TableRef, waiting: Queued) -> None:
        """Send a queued offer now that deals are open. If a rule forbids it, store the rule with it instead."""
        async with self._cache.at(table) as loaded:
            if loaded.to_send() != waiting:
                return
            counter = waiting.counter
            if not any(offer.number == counter for offer in loaded.match.state.offers):
                counter = None  # the offer it answers is gone
            try:
                match, rows = _offered(loaded, waiting.seat, waiting.offer, counter)
            except ConsigliereError as error:
                failed = waiting._replace(why=(error.rule if isinstance(error, IllegalMove) else "") or "-")
                await self._writer.change(loaded, lambda c: queries.queue(c, loaded.id, failed))
            else:
                await self._writer.append(loaded, rows, match, sent=waiting)

    async def renew(self, table: TableRef, resting: EndedOffer) -> None:
        """Make a bot's offer again that a rule ended before its time. If it cannot be made, it has ended now."""
        async with self._cache.at(table) as loaded:
            if pacing.to_renew(loaded) != resting:
                return
            match, maker = loaded.match.clone(record_events=True), resting.offer.maker
            try:
                match.play(maker, resting.text)
            except ConsigliereError:  # its maker has spent the goods, or somebody is out of the game
                ended = resting._replace(why=FAILED, by=maker, ended=since(clock.now()))
                loaded.ended = tuple([ended if one == resting else one for one in loaded.ended])
            else:
                row = next_row(loaded, 1, maker, "choice", resting.text, "bot")
                await self._writer.append(loaded, [marked(row, match)], match)


def _offered(loaded: LoadedTable, seat: int, offer: str, counter: int | None) -> tuple[Match, list[ChoiceRow]]:
    """The match after an offer, and the rows that lead there."""
    match = loaded.match.clone(record_events=True)
    rows: list[ChoiceRow] = []
    for text in [*([f"refuse:{counter}"] if counter is not None else []), f"offer:{offer}"]:
        option = Option.parse(text)
        match.play(seat, option)
        rows.append(marked(next_row(loaded, len(rows) + 1, seat, "choice", str(option), "person"), match))
    return match, rows
