"""The JSON API: games, and opening and joining tables."""

from __future__ import annotations

import contextlib
import json
from typing import Any, cast

from litestar import Request, get, post

from consigliere import bots
from consigliere.engine import ConsigliereError, NotUnderstood
from consigliere.games import find, titles
from consigliere.table.base import secrets
from consigliere.table.base.names import tidy_name
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.play import days
from consigliere.table.play.advice import times_advised
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.record import Broken
from consigliere.table.play.seating import Draft, Person
from consigliere.table.store import queries

from .api_access import Key, TableId, must_be_host
from .api_days import checked_zone, new_person
from .api_types import (
    AtZero,
    Catalogue,
    Done,
    GameInfo,
    Join,
    NewTable,
    Opened,
    Seated,
    SeatState,
    SettingInfo,
    Speed,
    TableInfo,
)
from .limits import address_of
from .requests import base_of, services_of
from .services import Services


@get("/games")
async def games() -> Catalogue:
    """All games, their settings, and the levels of bots."""
    found = [
        GameInfo(
            title.id,
            title.version,
            title.facts.players,
            title.facts.minutes,
            title.facts.hidden,
            title.facts.simultaneous,
            title.trades,
            list(title.facts.endings),
            [SettingInfo(one.name, list(one.values), one.default) for one in title.settings],
        )
        for title in titles()
    ]
    return Catalogue(found, list(bots.BOTS))


@get("/tables")
async def tables(request: Request[Any, Any, Any], key: Key) -> list[TableInfo]:
    """Open tables that anybody may join."""
    services = services_of(request)
    async with services.store.read() as connection:
        rows = await queries.listed(connection, 50)
    found: list[TableInfo] = []
    for row in rows:
        with contextlib.suppress(Broken, ConsigliereError):  # a table that cannot be opened does not hide the others
            loaded = await services.tables.cache.get(row.id)
            if loaded.row.state == "open":
                found.append(await _info(services, loaded))
    return found


@post("/tables", status_code=201)
async def open_table(request: Request[Any, Any, Any], data: NewTable, key: Key) -> Opened:
    """Open a table. The secret of its shuffles is drawn now. Its hash is the `commitment`."""
    services = services_of(request)
    services.limits.spend("table", address_of(request))
    settings = services.settings
    find(data.game)
    if data.window is not None and data.speed != TONIGHT:
        raise NotUnderstood("over days hidden windows have the time of the pace: leave out `window`")
    host = secrets.fresh()
    plan = Draft(
        data.game,
        data.seats,
        data.options,
        tuple(data.places),
        data.listed,
        window=settings.window if data.window is None else data.window,
        pace=settings.pace if data.pace is None else data.pace,
        patience=settings.patience,
        advice=data.advice,
        speed=data.speed,
        at_zero=data.at_zero,
        nights=data.nights,
    )
    person = Person(secrets.hashed(host), tidy_name(data.name), zone=checked_zone(data.zone))
    table = await services.tables.seating.create(person, plan)
    places = data.places or ["me"]
    seat = places.index("me") if "me" in places else None
    token = None if seat is None else await services.tables.seating.new_key(table, seat, "token")
    return Opened(table, f"{base_of(request)}/t/{table}", host, seat, token)


@get("/tables/{table:str}")
async def table_info(request: Request[Any, Any, Any], table: TableId, key: Key) -> TableInfo:
    """Who sits where, and the state of the table."""
    services = services_of(request)
    return await _info(services, await services.tables.cache.get(table))


@post("/tables/{table:str}/join", status_code=201)
async def join(request: Request[Any, Any, Any], table: TableId, data: Join, key: Key) -> Seated:
    """Sit down at a free seat (-1: the first) and get its token."""
    services = services_of(request)
    person = new_person(data.name, data.zone)
    seat = await services.tables.seating.join(person, table, data.seat, person.nickname)
    return Seated(seat, await services.tables.seating.new_key(table, seat, "token"))


@post("/tables/{table:str}/start", status_code=200)
async def start(request: Request[Any, Any, Any], table: TableId, key: Key) -> Done:
    """Begin the game (host)."""
    services = services_of(request)
    loaded = await services.tables.cache.get(table)
    must_be_host(loaded, key)
    await services.tables.seating.start(loaded)
    return Done()


@post("/tables/{table:str}/close", status_code=200)
async def close(request: Request[Any, Any, Any], table: TableId, key: Key) -> Done:
    """Close the table (host)."""
    services = services_of(request)
    loaded = await services.tables.cache.get(table)
    must_be_host(loaded, key)
    await services.tables.seating.close(loaded)
    return Done()


async def _info(services: Services, loaded: LoadedTable) -> TableInfo:
    row = loaded.row
    game = await services.tables.archive.get(loaded) if loaded.finished else None
    present = days.seen_present(loaded, services.tables.hub.present(row.id))
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        row.state,
        json.loads(row.options),
        [
            SeatState(p.seat, p.kind, p.name, p.bot, p.seat in present, times_advised(loaded, p.seat))
            for p in loaded.people
        ],
        loaded.setup.commitment if game is None else game.commitment,
        None if row.result is None else json.loads(row.result),
        row.advice,
        cast(Speed, row.speed),
        cast(AtZero, row.at_zero) if days.over_days(row) else None,
        days.over_days(row) and row.nights,
    )


HANDLERS = [games, tables, open_table, table_info, join, start, close]
