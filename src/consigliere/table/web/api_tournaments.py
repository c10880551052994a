"""The JSON API of tournaments. Reading needs nothing; the rest needs the token of an account, from its page."""

from __future__ import annotations

import json
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from consigliere.games import find
from consigliere.table.base import secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.pairing import BOT
from consigliere.table.base.standings import AWAY, points_of
from consigliere.table.play.tournaments import Organiser, Tournament, TournamentPlan
from consigliere.table.store import tournament_queries
from consigliere.table.store.tournament_queries import TournamentRow

from .api_access import Key
from .api_tournament_types import (
    CloseRound,
    DrawnSeat,
    DrawnTable,
    NewTournament,
    OpenedTournament,
    StandingRow,
    TournamentEntrant,
    TournamentInfo,
    TournamentSeat,
    TournamentSummary,
)
from .api_types import Done
from .limits import address_of
from .requests import base_of, services_of
from .services import Services

MOST_LISTED = 60
CupId = Annotated[str, Parameter(description="The tournament's id, as in its address.", max_length=24)]
Asked = Request[Any, Any, Any]


async def _account(services: Services, key: Key) -> Organiser:
    """Return the account that a token acts for. Raises Refused if it is none."""
    found = None
    if secrets.plausible(key.token):
        async with services.store.read() as connection:
            found = await tournament_queries.account_of_key(connection, secrets.hashed(key.token))
    if found is None:
        raise Refused("bad-account-key", 403 if key.token else 401)
    return Organiser(*found)


@get("/tournaments")
async def tournaments(request: Asked, key: Key) -> list[TournamentSummary]:
    """Tournaments that anybody finds: open ones first, then those that are played, then finished ones."""
    async with services_of(request).store.read() as connection:
        found = await tournament_queries.listed(connection, "", MOST_LISTED)
    return [_summary(one.row, one.people) for one in found]


@post("/tournaments", status_code=201)
async def open_tournament(request: Asked, data: NewTournament, key: Key) -> OpenedTournament:
    """Open a tournament, with the token of an account. Who opens it takes part only after joining."""
    services = services_of(request)
    services.limits.spend("table", address_of(request))
    person, settings = await _account(services, key), services.settings
    find(data.game)
    plan = TournamentPlan(
        data.name, data.game, data.seats, data.rounds, tuple(data.points), dict(data.options), data.speed,
        data.at_zero, data.nights, data.listed, data.bot, settings.window, settings.pace, settings.patience,
    )  # fmt: skip
    cup = await services.tables.tournaments.create(person, plan)
    return OpenedTournament(cup, f"{base_of(request)}/tournaments/{cup}")


@get("/tournaments/{cup:str}")
async def show_tournament(request: Asked, cup: CupId, key: Key) -> TournamentInfo:
    """A tournament: who takes part, the standings, every round with its tables."""
    return _info(await services_of(request).tables.tournaments.get(cup))


@post("/tournaments/{cup:str}/join", status_code=200)
async def join_tournament(request: Asked, cup: CupId, key: Key) -> Done:
    """Take part, before the start."""
    services = services_of(request)
    await services.tables.tournaments.join(await _account(services, key), cup)
    return Done()


@post("/tournaments/{cup:str}/leave", status_code=200)
async def leave_tournament(request: Asked, cup: CupId, key: Key) -> Done:
    """Take part no more. After the start: be drawn no more."""
    services = services_of(request)
    await services.tables.tournaments.leave(cup, (await _account(services, key)).account)
    return Done()


@post("/tournaments/{cup:str}/start", status_code=200)
async def start_tournament(request: Asked, cup: CupId, key: Key) -> Done:
    """Draw the first round (organiser)."""
    services = services_of(request)
    await services.tables.tournaments.start(cup, (await _account(services, key)).account)
    return Done()


@post("/tournaments/{cup:str}/close-round", status_code=200)
async def close_round(request: Asked, cup: CupId, data: CloseRound, key: Key) -> Done:
    """Close the tables of this round that are still played, and go on (organiser)."""
    services = services_of(request)
    await services.tables.tournaments.close_round(cup, (await _account(services, key)).account, data.round)
    return Done()


@post("/tournaments/{cup:str}/cancel", status_code=200)
async def cancel_tournament(request: Asked, cup: CupId, key: Key) -> Done:
    """Call a tournament off (organiser). Games that are played go on as ordinary tables."""
    services = services_of(request)
    await services.tables.tournaments.cancel(cup, (await _account(services, key)).account)
    return Done()


@post("/tournaments/{cup:str}/seat", status_code=201)
async def tournament_seat(request: Asked, cup: CupId, key: Key) -> TournamentSeat:
    """Your seat in the round that is played, and a token that plays it."""
    services = services_of(request)
    table, seat = await services.tables.tournaments.seat_now(cup, (await _account(services, key)).account)
    return TournamentSeat(table, seat, await services.tables.seating.new_key(table, seat, "token"))


def _summary(row: TournamentRow, people: int) -> TournamentSummary:
    return TournamentSummary(
        row.id, row.name, row.game, row.state, row.organiser, people, row.seats, row.round, row.rounds, row.speed
    )


def _info(found: Tournament) -> TournamentInfo:
    row, names = found.row, {one.number: one.name for one in found.entrants}
    return TournamentInfo(
        _summary(row, len(found.entrants)),
        json.loads(row.options),
        list(row.by_place),
        row.bot,
        row.seed if row.round else "",
        [TournamentEntrant(one.number, one.name, one.left) for one in found.entrants],
        [
            StandingRow(
                one.rank, one.player, names[one.player], float(one.points), float(one.opponents), one.wins, one.games
            )
            for one in found.standings
        ],
        [
            DrawnTable(
                table.round,
                table.number,
                table.table_id if table.state else "",
                table.ended,
                [
                    DrawnSeat(
                        None if one.player == BOT else one.player, one.place, float(points_of(one, row.by_place)),
                        one.how == AWAY,
                    )
                    for one in found.results
                    if (one.round, one.table) == (table.round, table.number)
                ],
            )
            for table in found.tables
        ],
    )  # fmt: skip


HANDLERS = [
    *(tournaments, open_tournament, show_tournament, join_tournament, leave_tournament, start_tournament),
    *(close_round, cancel_tournament, tournament_seat),
]
