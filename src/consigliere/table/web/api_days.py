"""The JSON API: tables over days. Clocks, votes about late seats, substitutes, coming back, and changes of the pace."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request, get, post

from consigliere.table.base import secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import tidy_name
from consigliere.table.base.seat_clock import known_zone
from consigliere.table.play import days
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Person
from consigliere.table.show.clocks import clock_of
from consigliere.table.store.rows import owner_of

from .api_access import Key, TableId, seated
from .api_day_types import Clocks, LateVote, PaceInfo, PaceProposal, PaceWanted, SeatTime, Substitute
from .api_types import AtZero, Seated, Speed
from .requests import services_of

MS = 1000


@get("/tables/{table:str}/clocks")
async def clocks(request: Request[Any, Any, Any], table: TableId, key: Key) -> Clocks:
    """The clocks of all seats, and when the question closes at the latest. Without a token: for spectators."""
    services = services_of(request)
    loaded = await (seated(services, key, table) if key.token else services.tables.cache.get(table))
    return clocks_for(loaded, key.seat if key.token else None)


@post("/tables/{table:str}/vote", status_code=200)
async def vote(request: Request[Any, Any, Any], table: TableId, data: LateVote, key: Key) -> Clocks:
    """Vote about a seat whose time is up. Two thirds of the other people decide. A later vote replaces an earlier."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    await services.tables.lateness.vote(loaded, key.seat, data.seat, data.choice)
    return clocks_for(services.tables.cache.current(loaded), key.seat)


@post("/tables/{table:str}/back", status_code=200)
async def back(request: Request[Any, Any, Any], table: TableId, key: Key) -> Clocks:
    """Take the seat back from the bot that plays it, with one increment at least."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    await services.tables.lateness.come_back(loaded, owner_of(loaded.holders, key.seat), key.seat)
    return clocks_for(services.tables.cache.current(loaded), key.seat)


@post("/tables/{table:str}/substitute", status_code=201)
async def substitute(request: Request[Any, Any, Any], table: TableId, data: Substitute, key: Key) -> Seated:
    """Take a seat that waits for a substitute, and get its token. The token of the person before ends."""
    services = services_of(request)
    name, person = tidy_name(data.name), new_person(data.name, data.zone)
    await services.tables.lateness.take_over(person, table, data.seat, name)
    return Seated(data.seat, await services.tables.seating.new_key(table, data.seat, "token"))


@post("/tables/{table:str}/over-days", status_code=200)
async def go_over_days(request: Request[Any, Any, Any], table: TableId, data: PaceWanted, key: Key) -> Clocks:
    """Propose to go on over days at a pace, agree to that, or refuse it. It begins when all people have agreed."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    if data.speed == "no":
        await services.tables.pace_votes.refuse(loaded, key.seat)
    else:
        person = Person(owner_of(loaded.holders, key.seat), zone=checked_zone(data.zone))
        await services.tables.pace_votes.agree(person, loaded, key.seat, data.speed)
    return clocks_for(services.tables.cache.current(loaded), key.seat)


def checked_zone(zone: str) -> str:
    """Return a zone. Raises Refused if this machine does not know it."""
    if zone and not known_zone(zone):
        raise Refused("bad-zone", 400)
    return zone


def new_person(name: str, zone: str) -> Person:
    """Return a program that sits down, as a guest whose browser nobody has."""
    return Person(secrets.hashed(secrets.fresh()), tidy_name(name), zone=checked_zone(zone))


def clocks_for(loaded: LoadedTable, reader: int | None) -> Clocks:
    """Return the times of a table for a seat, or for spectators: as its page shows them."""
    slow, closes = days.over_days(loaded.row), days.closes(loaded)
    return Clocks(
        now=round(days.now_at(loaded)),
        speed=cast(Speed, loaded.row.speed),
        pace=PaceInfo(*map(round, days.pace_of(loaded.row))) if slow else None,
        at_zero=cast(AtZero, loaded.row.at_zero) if slow else None,
        nights=slow and loaded.row.nights,
        halted=slow and days.halted(loaded),
        closes=None if closes is None else round(closes),
        seats=[_seat_time(loaded, seat, reader) for seat in range(loaded.row.seats)],
        proposal=_proposal(loaded, reader),
    )


def _seat_time(loaded: LoadedTable, seat: int, reader: int | None) -> SeatTime:
    info, vacant = clock_of(loaded, seat, () if reader is None else (reader,)), seat in days.vacant(loaded)
    if info is None:
        return SeatTime(seat, None, vacant=vacant)
    zero = days.runs_out_at(loaded, seat) if seat == reader else None
    found = SeatTime(
        seat,
        info.left,
        running=info.runs,
        asleep=info.asleep,
        late=info.late,
        stops=info.stops // MS or None,
        deadline=None if zero is None else round(zero),
        vacant=vacant,
    )
    if info.late:
        found.votes = {days.WAIT: info.wait, days.BOT: info.bot, days.SUBSTITUTE: info.substitute}
        found.needed, found.may_vote = info.needed, info.votable
    return found


def _proposal(loaded: LoadedTable, reader: int | None) -> PaceProposal | None:
    if reader is None or not days.may_slow_down(loaded, reader):
        return None
    votes = days.pace_votes(loaded)
    if not votes:
        return None
    mine = any(one.seat == reader for one in votes)
    return PaceProposal(cast(Speed, votes[0].choice), votes[0].seat, len(votes), len(days.people(loaded)), mine)


HANDLERS = [clocks, vote, back, substitute, go_over_days]
