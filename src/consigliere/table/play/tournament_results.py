"""What a table that ends means for its tournament. Written in the transaction that ends the table."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.engine import Result
from consigliere.table.base.pairing import BOT
from consigliere.table.base.standings import AWAY, PLAYED, UNFINISHED, SeatResult, places_of
from consigliere.table.store import queries, tournament_queries
from consigliere.table.store.rows import Holder
from consigliere.table.store.tournament_queries import RUNNING, TournamentTable

from . import days
from .loaded import LoadedTable


async def record(connection: AsyncConnection, loaded: LoadedTable, result: Result | None) -> None:
    """Store what a table that ends gives its seats. Without a result it has ended unfinished."""
    found = await tournament_queries.table_here(connection, loaded.id)
    if found is None or found[1].ended:
        return
    tournament_id, at = found
    if not await tournament_queries.claim(connection, tournament_id, (RUNNING,)):
        return
    drawn = await tournament_queries.seats_drawn(connection, tournament_id, at)
    people = await queries.seats_of(connection, loaded.id)
    held = set(await queries.holders_of(connection, loaded.id))  # as the change that ends the table leaves them
    playing = {
        seat
        for seat, (owner, _) in enumerate(drawn)
        if Holder(seat, owner) in held and people[seat].kind == "human" and not people[seat].bot
    }
    if result is None:
        playing -= {seat for seat in playing if days.is_late(loaded, seat)}
    await tournament_queries.set_results(connection, tournament_id, at, _results(at, drawn, playing, result))


async def record_lost(connection: AsyncConnection, tournament_id: str, at: TournamentTable) -> None:
    """The same for a table that the operator has deleted: unfinished, and everybody was there."""
    drawn = await tournament_queries.seats_drawn(connection, tournament_id, at)
    everybody = set(range(len(drawn)))
    await tournament_queries.set_results(connection, tournament_id, at, _results(at, drawn, everybody, None))


def _results(
    at: TournamentTable, drawn: list[tuple[str, int]], playing: set[int], result: Result | None
) -> list[SeatResult]:
    seats = range(len(drawn))
    places = places_of(result.ranking if result is not None else [tuple(seats)])
    fair = PLAYED if result is not None else UNFINISHED
    return [
        SeatResult(
            at.round, at.number, seat, drawn[seat][1], *places[seat],
            how=fair if seat in playing or drawn[seat][1] == BOT else AWAY,
        )
        for seat in seats
    ]  # fmt: skip
