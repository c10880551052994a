"""Gathers the tables around a reader."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import sqlalchemy as sa

from consigliere.board.words import words_for
from consigliere.table.base.visitor import Visitor
from consigliere.table.store import people_queries, queries, watching_queries
from consigliere.table.store.rows import TableRow
from consigliere.table.store.schema import tables

from .cards import table_card
from .pages.club import ClubContext
from .pages.context import Flash, TableCard
from .presenter import Presenter
from .profiles import outcome_of

OWN, FINISHED = 30, 6  # tables of the reader that are looked at; finished ones that are shown


async def club(presenter: Presenter, visitor: Visitor, flash: Flash | None = None) -> ClubContext:
    """Return the page of tables for a reader."""
    found = await presenter.front(visitor, flash, OWN)
    mine = {card.id for card in found.own}
    invited = await _invited(presenter, visitor, mine)
    known = mine | {card.id for card, _ in invited}
    commented = await _commented(presenter, visitor)
    known |= {card.id for card in commented}
    others = [card for card in found.tables if card.id not in known]
    return ClubContext(
        replace(presenter.frame(visitor, "/tables", flash), waiting=found.frame.waiting),
        waiting=tuple([card for card in found.own if card.your_move]),
        others=tuple([card for card in found.own if not card.your_move and card.state != "over"]),
        free=tuple([card for card in others if card.state == "open" or card.vacant]),
        watch=(*commented, *[card for card in others if card.state == "running" and not card.vacant]),
        finished=await _finished(presenter, visitor),
        invited=invited,
    )


async def _finished(presenter: Presenter, visitor: Visitor) -> tuple[TableCard, ...]:
    """Return the last games of the reader that have ended, with how they ended for them."""
    if visitor.fresh:
        return ()
    async with presenter.store.read() as connection:
        past = await people_queries.past_of(connection, visitor.owner, FINISHED)
        seats = await queries.seats_at(connection, [one.table.id for one in past])
    found = []
    for one in past:
        words = words_for(visitor.language, one.table.game)
        card = table_card(one.table, seats[one.table.id], visitor)
        others = tuple(name for seat, name in enumerate(card.names) if seat != one.seat)
        day = words("web-date", date=datetime.fromtimestamp(one.ended, UTC).date())
        found.append(replace(card, names=others, outcome=outcome_of(one, words), day=day))
    return tuple(found)


async def _commented(presenter: Presenter, visitor: Visitor) -> tuple[TableCard, ...]:
    """Return the running tables on which the reader comments, or is proposed to."""
    if visitor.account is None:
        return ()
    async with presenter.store.read() as connection:
        ids = await watching_queries.commented_by(connection, visitor.account)
    return await _cards(presenter, visitor, set(ids), "running")


async def _cards(presenter: Presenter, visitor: Visitor, ids: set[str], state: str) -> tuple[TableCard, ...]:
    """Return the cards of those tables that are in a state."""
    if not ids:
        return ()
    async with presenter.store.read() as connection:
        wanted = sa.select(tables).where(tables.c.id.in_(ids), tables.c.state == state)
        rows = [TableRow(*row) for row in await connection.execute(wanted.order_by(tables.c.created_at))]
        seats = await queries.seats_at(connection, [row.id for row in rows])
    return tuple([table_card(row, seats[row.id], visitor) for row in rows])


async def _invited(presenter: Presenter, visitor: Visitor, mine: set[str]) -> tuple[tuple[TableCard, str], ...]:
    if visitor.account is None:
        return ()
    async with presenter.store.read() as connection:
        asked = await people_queries.invited(connection, visitor.account)
    cards = await _cards(presenter, visitor, set(asked) - mine, "open")
    return tuple([(card, asked[card.id]) for card in cards if card.taken < card.seats])
