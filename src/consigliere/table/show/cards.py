"""Cards of tables in lists: what a reader may know of a table before they open its page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from consigliere.board.words import words_for
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.days import is_slow
from consigliere.table.play.record import Broken
from consigliere.table.store import day_queries, queries
from consigliere.table.store.rows import SeatRow, TableRow

from .boards import status
from .clocks import clock_on_card, some_names
from .pages.context import TableCard
from .seats import names_of, seat_names

if TYPE_CHECKING:
    from .presenter import Presenter

LISTED = 20  # open tables in a list


async def listed_cards(presenter: Presenter, visitor: Visitor) -> tuple[TableCard, ...]:
    """Return the tables that everybody may find.

    Listing does not load tables: one that is not in memory is listed without its position. So is one to which people
    come now and then, or the list would show that somebody is there.
    """
    async with presenter.store.read() as connection:
        rows = await queries.listed(connection, LISTED)
        seats = await queries.seats_at(connection, [row.id for row in rows])
        vacant = await day_queries.vacant_among(connection, [row.id for row in rows])
    cards = [replace(table_card(one, seats[one.id], visitor), vacant=one.id in vacant) for one in rows]
    known = [not is_slow(one) and presenter.cache.cached(one.id) is not None for one in rows]
    pairs = zip(cards, rows, known, strict=True)
    return tuple([await _running(presenter, card, row, visitor) if here else card for card, row, here in pairs])


async def own_cards(presenter: Presenter, visitor: Visitor, limit: int) -> tuple[TableCard, ...]:
    """Return the tables of a visitor. Tables that wait for them come first, the most urgent one before all."""
    if visitor.fresh:
        return ()
    async with presenter.store.read() as connection:
        rows = await queries.own(connection, visitor.owner, limit)
        seats = await queries.seats_at(connection, [row.id for row in rows])
    cards = [await _running(presenter, table_card(row, seats[row.id], visitor), row, visitor) for row in rows]
    return tuple(sorted(cards, key=lambda card: (not card.your_move, card.seconds)))


def table_card(row: TableRow, people: list[SeatRow], visitor: Visitor) -> TableCard:
    """Return a table in a list, from its stored rows alone."""
    called = names_of(tuple(people), visitor.language, row.game)
    names = tuple(name for name, person in zip(called, people, strict=True) if person.kind != "empty")
    host = next((p.name for p in people if p.kind == "human"), "")
    state: Literal["open", "running", "over"] = "over"
    if row.state in ("open", "running"):
        state = "open" if row.state == "open" else "running"
    speed = row.speed if row.speed != TONIGHT else ""
    zero, nights = (row.at_zero, row.nights) if speed else ("", False)
    return TableCard(
        row.id, row.game, host, row.seats, len(names), state, names=names, speed=speed, zero=zero, nights=nights,
        rated=row.rated, steady=row.steady,
    )  # fmt: skip


async def _running(presenter: Presenter, card: TableCard, row: TableRow, visitor: Visitor) -> TableCard:
    """Return the card of a running table: its position, whom it waits for and since when."""
    if row.state != "running":
        return card
    try:
        loaded = await presenter.cache.get(row.id)
    except (Broken, Refused):
        return card
    seat = presenter.seat(loaded, visitor)
    view, words = loaded.view(seat), words_for(visitor.language, row.game)
    names = seat_names(loaded, visitor.language)
    awaited = [names[one] for one in view["waiting"] or () if one != seat]
    card = replace(
        card,
        your_move=presenter.asked(loaded, visitor),
        standing=", ".join(text for _, text in status(view, words)),
        waiting=some_names(awaited, words),
        since=max(0, round(-loaded.opened.left(0))),
    )
    card = replace(card, **clock_on_card(loaded, seat, names, words, visitor.zone))
    if not card.your_move or seat is None:
        return card
    reader, wording = presenter.reader(loaded, visitor), presenter.wording(loaded)
    seats = wording.seats(reader, view, frozenset())
    others = tuple(name for one, name in enumerate(names) if one not in reader.own)
    return replace(card, people=seats, names=others, lately=wording.lately(reader, view, names))
