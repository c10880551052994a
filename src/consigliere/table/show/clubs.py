"""Gathers the tables around a reader."""

from __future__ import annotations

import sqlalchemy as sa

from consigliere.table.base.visitor import Visitor
from consigliere.table.store import people_queries, queries
from consigliere.table.store.rows import TableRow
from consigliere.table.store.schema import tables

from .pages.club import ClubContext
from .pages.context import Flash, TableCard
from .presenter import Presenter, table_card

OWN, FINISHED = 30, 6  # tables of the reader that are looked at; finished ones that are shown


async def club(presenter: Presenter, visitor: Visitor, flash: Flash | None = None) -> ClubContext:
    """Return the page of tables for a reader."""
    found = await presenter.front(visitor, flash, OWN)
    mine = {card.id for card in found.own}
    invited = await _invited(presenter, visitor, mine)
    known = mine | {card.id for card, _ in invited}
    others = [card for card in found.tables if card.id not in known]
    return ClubContext(
        presenter.frame(visitor, "/tables", flash),
        waiting=tuple([card for card in found.own if card.your_move]),
        others=tuple([card for card in found.own if not card.your_move and card.state != "over"]),
        free=tuple([card for card in others if card.state == "open" or card.vacant]),
        watch=tuple([card for card in others if card.state == "running" and not card.vacant]),
        finished=tuple([card for card in found.own if card.state == "over"][:FINISHED]),
        invited=invited,
    )


async def _invited(presenter: Presenter, visitor: Visitor, mine: set[str]) -> tuple[tuple[TableCard, str], ...]:
    if visitor.account is None:
        return ()
    async with presenter.store.read() as connection:
        asked = await people_queries.invited(connection, visitor.account)
        wanted = sa.select(tables).where(tables.c.id.in_(set(asked) - mine))
        rows = [TableRow(*row) for row in await connection.execute(wanted)]
        seats = await queries.seats_at(connection, [row.id for row in rows])
    cards = [(table_card(row, seats[row.id], visitor), asked[row.id]) for row in rows]
    return tuple([(card, name) for card, name in cards if card.taken < card.seats])
