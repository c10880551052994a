"""Commentators of a table as everybody there sees them."""

from __future__ import annotations

from consigliere.table.base.errors import Refused
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import commentary
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.tables import Tables
from consigliere.table.store.watching_queries import Commentator

from .pages.play_context import CommentaryInfo


def commentator_of(loaded: LoadedTable, visitor: Visitor) -> Commentator | None:
    """Return the visitor as a commentator to whom all have agreed, or None."""
    one = commentary.current(loaded)
    mine = one is not None and visitor.account is not None and one.account == visitor.account
    return one if one is not None and mine and commentary.is_agreed(loaded, one) else None


async def told_to(tables: Tables, loaded: LoadedTable, visitor: Visitor) -> int | None:
    """Return up to which choice a visitor sees all hands as a commentator; None for everybody else.

    Raises Refused while there is nothing that a commentator may know of.
    """
    if commentator_of(loaded, visitor) is None:
        return None
    told = await tables.commentaries.until(loaded, visitor.account)
    if told is None:
        raise Refused("too-early", 403)
    return told


def commentary_info(loaded: LoadedTable, seat: int | None, names: list[str] | None = None) -> CommentaryInfo | None:
    """Return who comments on a table, for a reader; None if nobody does and the reader may not propose anybody."""
    people, one = commentary.people(loaded), commentary.current(loaded)
    votes = seat in people and loaded.running and not loaded.row.hotseat and loaded.lesson is None
    if one is None:
        return CommentaryInfo(votes=True, delays=commentary.delays(loaded)) if votes else None
    agreed = len(one.agreed & set(people))
    by = names[one.seat] if names else ""
    mine = seat in one.agreed
    return CommentaryInfo(one.name, one.delay, by, one.seat, mine, votes, agreed, len(people), key=commentary.key(one))
