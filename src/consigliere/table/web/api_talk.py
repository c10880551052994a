"""The JSON API: offers and promises, events, talk, and the save of a finished game."""

from __future__ import annotations

import json
from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter

from consigliere.engine.deals import parse_offer
from consigliere.table.base import secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.play.team import noted

from .api_access import Key, TableId, seated
from .api_types import (
    Done,
    Happened,
    OfferMade,
    PromiseHeard,
    Said,
    TalkLine,
    WaitingOffer,
)
from .limits import Asker
from .requests import services_of


@post("/tables/{table:str}/offers", status_code=201)
async def make_offer(request: Request[Any, Any, Any], table: TableId, data: OfferMade, key: Key) -> Done:
    """Offer a deal. It is answered by the options accept:N, refuse:N, withdraw:N. Standing offers are in the view.

    `done` is false if it waits until deals are open.
    """
    services = services_of(request)
    loaded = await seated(services, key, table)
    offer = {"gives": [list(gift) for gift in data.gives], "text": data.text, "public": data.public, "to": data.to}
    text = json.dumps(offer, ensure_ascii=False)
    return Done(await services.tables.offers.make(loaded, key.seat, text, data.counter, data.wait))


@get("/tables/{table:str}/waiting")
async def waiting_offers(request: Request[Any, Any, Any], table: TableId, key: Key) -> list[WaitingOffer]:
    """The seat's own offers that wait until deals are open, and those that were refused then."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    found: list[WaitingOffer] = []
    for one in loaded.queued:
        if one.seat == key.seat:
            offer = parse_offer(one.seat, loaded.row.seats, one.offer)
            gives: list[Any] = [tuple(gift) for gift in offer.gives]
            found.append(WaitingOffer(one.number, gives, offer.text, offer.public, one.why))
    return found


@delete("/tables/{table:str}/waiting/{number:int}", status_code=200)
async def take_offer_back(request: Request[Any, Any, Any], table: TableId, number: int, key: Key) -> Done:
    """Take back a waiting offer, or dismiss a refused one."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    await services.tables.offers.unqueue(loaded, key.seat, number)
    return Done()


@get("/tables/{table:str}/promises")
async def promises(request: Request[Any, Any, Any], table: TableId, key: Key) -> list[PromiseHeard]:
    """The promises the seat has heard.

    For one in free text, its two seats report the outcome: kept:N or broken:N.
    """
    services = services_of(request)
    loaded = await seated(services, key, table)
    if loaded.finished:
        heard = (await services.tables.archive.get(loaded)).promises(key.seat)
    else:
        heard = loaded.match.promises(key.seat)
    return [PromiseHeard(**given.to_json()) for given in heard]


@get("/tables/{table:str}/events")
async def events(
    request: Request[Any, Any, Any],
    table: TableId,
    key: Key,
    since: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
) -> Happened:
    """What happened, as the seat (or a spectator) may know it. `next` is the `since` of the next request."""
    services = services_of(request)
    loaded = await (seated(services, key, table) if key.token else services.tables.cache.get(table))
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)
    seat = key.seat if key.token else None
    if loaded.finished:
        rows = await in_thread((await services.tables.archive.get(loaded)).told, seat)
    else:
        rows = loaded.match.events(seat)
    return Happened(rows[since:], len(rows), loaded.retakes[seat])


@get("/tables/{table:str}/talk")
async def talk(
    request: Request[Any, Any, Any],
    table: TableId,
    key: Key,
    since: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
) -> list[TalkLine]:
    """What was said at the table and in the seat's private rooms. `id` counts the lines this reader could hear."""
    services = services_of(request)
    loaded = await (seated(services, key, table) if key.token else services.tables.cache.get(table))
    return [
        TalkLine(number, line.room, line.seat, line.name, line.text)
        for number, line in loaded.talk.heard_by(key.seat if key.token else None)
        if number > since and line.text and noted(line) is None
    ]


@post("/tables/{table:str}/talk", status_code=201)
async def say(request: Request[Any, Any, Any], table: TableId, data: Said, key: Key) -> Done:
    """Say something to the table, or in a private room."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    services.limits.spend("chat", Asker("token", secrets.hashed(key.token)))
    await services.tables.talk.say(loaded, data.room, key.seat, data.text)
    return Done()


@get("/tables/{table:str}/save")
async def save(request: Request[Any, Any, Any], table: TableId, key: Key) -> dict[str, Any]:
    """The whole game with its secret, once it is over. `consigliere.load` reads it."""
    services = services_of(request)
    saved: dict[str, Any] = json.loads(await services.tables.copies.export(await services.tables.cache.get(table)))
    return saved


HANDLERS = [make_offer, waiting_offers, take_offer_back, promises, events, talk, say, save]
