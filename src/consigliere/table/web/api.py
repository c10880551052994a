"""The machine interface: JSON over HTTP under /api/v1, described at /api/v1/openapi.json. For bot authors.

A program opens or joins a table and gets a token for its seat; with `Authorization: Bearer <token>` it sees that seat's
view and options and plays. Cookies mean nothing here, so that no web page can act for a visitor.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Annotated, Any

from litestar import Request, Router, delete, get, post, put
from litestar.di import Provide
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from consigliere import bots
from consigliere.engine import ConsigliereError
from consigliere.engine.deals import parse_offer
from consigliere.games import find, titles
from consigliere.table.base import secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import tidy_name
from consigliere.table.base.turns import end_turn, in_thread
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.record import Broken
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.team import noted
from consigliere.table.store import queries

from .api_types import (
    Answer,
    Catalogue,
    Done,
    GameInfo,
    Happened,
    Join,
    NewTable,
    OfferMade,
    Opened,
    Order,
    PromiseHeard,
    Question,
    Refusal,
    Said,
    Seated,
    SeatState,
    SettingInfo,
    StandingOrders,
    TableInfo,
    TalkLine,
    WaitingOffer,
)
from .guards import storable
from .held_connections import Hold
from .limits import Asker, address_of
from .services import Services
from .table_routes import base_of, services_of

LONGEST_WAIT = 25.0

WindowKind = Annotated[str, Parameter(description="A kind of hidden window, as in `windows`.", max_length=60)]
TableId = Annotated[str, Parameter(description="The table's id, as in its address.", max_length=24)]


class Key(Struct):
    """What the token of a request opens; an empty one opens nothing and sees what spectators see."""

    token: str
    table: str = ""
    seat: int = -1


async def key_of(request: Request[Any, Any, Any]) -> Key:
    services = services_of(request)
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip() if kind.lower() == "bearer" else ""
    found = await services.tables.seat_of_key(token, "token") if token else None
    known = Asker("token", secrets.hashed(token)) if found is not None else address_of(request)
    services.limits.spend("api", known)
    await _readable(request)
    return Key(token) if found is None else Key(token, found[0], found[1])


async def _readable(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not text, or holds what no database keeps."""
    if request.method in ("POST", "PUT"):
        try:
            text = (await request.body()).decode()
        except UnicodeError as error:
            raise Refused("bad-text", 400) from error
        if not storable(text) or "\\u0000" in text:
            raise Refused("bad-text", 400)


async def _seated(services: Services, key: Key, table: str) -> LoadedTable:
    """The table of a request that acts for a seat."""
    loaded = await services.tables.get(table)
    if key.table != table:
        raise Refused("bad-key", 401 if not key.token else 403)
    return loaded


def _host(loaded: LoadedTable, key: Key) -> None:
    if not key.token or secrets.hashed(key.token) != loaded.row.host:
        raise Refused("not-host", 401 if not key.token else 403)


# --- games and tables


@get("/games")
async def games() -> Catalogue:
    """Every game, its settings, and the levels of bots there are."""
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
        with contextlib.suppress(Broken, ConsigliereError):  # one that cannot be opened keeps nobody from the others
            loaded = await services.tables.get(row.id)
            if loaded.row.state == "open":
                found.append(await _info(services, loaded))
    return found


@post("/tables", status_code=201)
async def open_table(request: Request[Any, Any, Any], data: NewTable, key: Key) -> Opened:
    """Open a table. The secret of its shuffles is drawn now; its hash is the `commitment`."""
    services = services_of(request)
    services.limits.spend("table", address_of(request))
    settings = services.settings
    find(data.game)
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
    )
    table = await services.tables.create(Person(secrets.hashed(host), tidy_name(data.name)), plan)
    places = data.places or ["me"]
    seat = places.index("me") if "me" in places else None
    token = None if seat is None else await services.tables.new_key(table, seat, "token")
    return Opened(table, f"{base_of(request)}/t/{table}", host, seat, token)


@get("/tables/{table:str}")
async def table_info(request: Request[Any, Any, Any], table: TableId, key: Key) -> TableInfo:
    """Who sits where, and how the table stands."""
    services = services_of(request)
    return await _info(services, await services.tables.get(table))


@post("/tables/{table:str}/join", status_code=201)
async def join(request: Request[Any, Any, Any], table: TableId, data: Join, key: Key) -> Seated:
    """Sit down at a free seat (-1: the first) and get its token."""
    services = services_of(request)
    name = tidy_name(data.name)
    seat = await services.tables.join(Person(secrets.hashed(secrets.fresh()), name), table, data.seat, name)
    return Seated(seat, await services.tables.new_key(table, seat, "token"))


@post("/tables/{table:str}/start", status_code=200)
async def start(request: Request[Any, Any, Any], table: TableId, key: Key) -> Done:
    """Begin the game (host)."""
    services = services_of(request)
    _host(await services.tables.get(table), key)
    await services.tables.start(table)
    return Done()


@post("/tables/{table:str}/close", status_code=200)
async def close(request: Request[Any, Any, Any], table: TableId, key: Key) -> Done:
    """End the evening (host)."""
    services = services_of(request)
    _host(await services.tables.get(table), key)
    await services.tables.close(table)
    return Done()


# --- playing


@get("/tables/{table:str}/view")
async def view(request: Request[Any, Any, Any], table: TableId, key: Key) -> dict[str, Any]:
    """Everything the seat may know now; without a token, what spectators may."""
    services = services_of(request)
    loaded = await (_seated(services, key, table) if key.token else services.tables.get(table))
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)
    seat = key.seat if key.token else None
    if loaded.finished:
        game = await services.tables.finished(loaded)
        if game.bare:
            raise Refused("bare", 410, rules=str(loaded.row.rules))
        return game.view(len(game), seat)
    return loaded.view(seat)


@get("/tables/{table:str}/options")
async def options(request: Request[Any, Any, Any], table: TableId, key: Key) -> Question:
    """What the seat is asked, and every legal answer."""
    services = services_of(request)
    return _question(await _seated(services, key, table), key.seat)


@get("/tables/{table:str}/turn")
async def turn(
    request: Request[Any, Any, Any],
    table: TableId,
    key: Key,
    timeout: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 20.0,
) -> Question:
    """The same, but wait until the seat is asked something or the game is over, `timeout` seconds at most."""
    services = services_of(request)
    ends = time.monotonic() + timeout
    question = _question(await _seated(services, key, table), key.seat)
    if question.asked or question.over or not timeout:
        return question
    asker = Asker("token", secrets.hashed(key.token))
    with services.tables.hub.listening(table) as heard, services.holds.poll(asker, address_of(request)) as hold:
        hold.wake = heard
        end_turn()
        gone = asyncio.create_task(_end_when_gone(request, hold))
        try:
            while True:
                heard.clear()
                question = _question(await _seated(services, key, table), key.seat)
                left = ends - time.monotonic()
                if question.asked or question.over or left <= 0 or hold.ended:
                    return question
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), left)
        finally:
            gone.cancel()


async def _end_when_gone(request: Request[Any, Any, Any], hold: Hold) -> None:
    """Nobody waits for the answer any more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    hold.end()


@post("/tables/{table:str}/play", status_code=200)
async def play(request: Request[Any, Any, Any], table: TableId, data: Answer, key: Key) -> Question:
    """Take an option. With the answer to this request it is stored; `number` guards against answering twice."""
    services = services_of(request)
    await _seated(services, key, table)
    await services.tables.play(table, key.seat, data.option, data.number)
    return _question(await services.tables.get(table), key.seat)


@post("/tables/{table:str}/undo", status_code=200)
async def undo(request: Request[Any, Any, Any], table: TableId, key: Key) -> Done:
    """Take the last choice back; `done` is false where the others have to agree first."""
    services = services_of(request)
    await _seated(services, key, table)
    return Done(await services.tables.undo(table, key.seat))


@post("/tables/{table:str}/undo/answer", status_code=200)
async def answer_undo(request: Request[Any, Any, Any], table: TableId, data: Done, key: Key) -> Done:
    """Agree (true) or refuse (false) when another seat asks to take back."""
    services = services_of(request)
    await _seated(services, key, table)
    await services.tables.answer_undo(table, key.seat, data.done)
    return Done()


@post("/tables/{table:str}/offers", status_code=201)
async def make_offer(request: Request[Any, Any, Any], table: TableId, data: OfferMade, key: Key) -> Done:
    """Offer a deal. It is answered by the options accept:N, refuse:N, withdraw:N; standing offers are in the view.

    `done` is false where it waits until deals are open.
    """
    services = services_of(request)
    await _seated(services, key, table)
    offer = {"gives": [list(gift) for gift in data.gives], "text": data.text, "public": data.public, "to": data.to}
    text = json.dumps(offer, ensure_ascii=False)
    return Done(await services.tables.offer(table, key.seat, text, data.counter, data.wait))


@get("/tables/{table:str}/waiting")
async def waiting_offers(request: Request[Any, Any, Any], table: TableId, key: Key) -> list[WaitingOffer]:
    """The seat's own offers that wait until deals are open, and those that could not go out."""
    services = services_of(request)
    loaded = await _seated(services, key, table)
    found: list[WaitingOffer] = []
    for one in loaded.queued:
        if one.seat == key.seat:
            offer = parse_offer(one.seat, loaded.row.seats, one.offer)
            gives: list[Any] = [tuple(gift) for gift in offer.gives]
            found.append(WaitingOffer(one.number, gives, offer.text, offer.public, one.why))
    return found


@delete("/tables/{table:str}/waiting/{number:int}", status_code=200)
async def take_offer_back(request: Request[Any, Any, Any], table: TableId, number: int, key: Key) -> Done:
    """Take back an offer that waits, or put away one that could not go out."""
    services = services_of(request)
    await _seated(services, key, table)
    await services.tables.unqueue(table, key.seat, number)
    return Done()


@get("/tables/{table:str}/promises")
async def promises(request: Request[Any, Any, Any], table: TableId, key: Key) -> list[PromiseHeard]:
    """The promises the seat has heard given. What became of one in free words its two say: kept:N or broken:N."""
    services = services_of(request)
    loaded = await _seated(services, key, table)
    if loaded.finished:
        heard = (await services.tables.finished(loaded)).promises(key.seat)
    else:
        heard = loaded.match.promises(key.seat)
    return [PromiseHeard(**given.to_json()) for given in heard]


@get("/tables/{table:str}/standing")
async def standing(request: Request[Any, Any, Any], table: TableId, key: Key) -> StandingOrders:
    """The seat's own standing orders for hidden windows."""
    services = services_of(request)
    return _standing(await _seated(services, key, table), key.seat)


@put("/tables/{table:str}/standing/{kind:str}")
async def order(
    request: Request[Any, Any, Any], table: TableId, kind: WindowKind, data: Order, key: Key
) -> StandingOrders:
    """Give a standing order: it answers windows of the kind like the seat itself, and nothing shows before they close.

    At a table whose windows have no fixed time "unless" asks always: the time that passes would tell who holds what.
    """
    return await _order(request, table, kind, data.order, key)


@delete("/tables/{table:str}/standing/{kind:str}", status_code=200)
async def take_order_back(
    request: Request[Any, Any, Any], table: TableId, kind: WindowKind, key: Key
) -> StandingOrders:
    """Take a standing order back: the seat is asked again."""
    return await _order(request, table, kind, "", key)


async def _order(request: Request[Any, Any, Any], table: str, kind: str, what: str, key: Key) -> StandingOrders:
    services = services_of(request)
    await _seated(services, key, table)
    await services.tables.order(table, key.seat, kind, what)
    return _standing(await services.tables.get(table), key.seat)


def _standing(loaded: LoadedTable, seat: int) -> StandingOrders:
    given = {kind: order for (whose, kind), order in sorted(loaded.standing.items()) if whose == seat}
    return StandingOrders(list(loaded.window_kinds()), given)


@get("/tables/{table:str}/events")
async def events(
    request: Request[Any, Any, Any],
    table: TableId,
    key: Key,
    since: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
) -> Happened:
    """What happened, as the seat (or a spectator) may know it; `next` is the `since` of the next request."""
    services = services_of(request)
    loaded = await (_seated(services, key, table) if key.token else services.tables.get(table))
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)
    seat = key.seat if key.token else None
    if loaded.finished:
        rows = await in_thread((await services.tables.finished(loaded)).told, seat)
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
    """What has been said at the table and in the seat's private rooms. `id` counts what this reader could hear."""
    services = services_of(request)
    loaded = await (_seated(services, key, table) if key.token else services.tables.get(table))
    return [
        TalkLine(number, line.room, line.seat, line.name, line.text)
        for number, line in loaded.talk.heard_by(key.seat if key.token else None)
        if number > since and line.text and noted(line) is None
    ]


@post("/tables/{table:str}/talk", status_code=201)
async def say(request: Request[Any, Any, Any], table: TableId, data: Said, key: Key) -> Done:
    """Say something to the table, or in a private room."""
    services = services_of(request)
    await _seated(services, key, table)
    services.limits.spend("chat", Asker("token", secrets.hashed(key.token)))
    await services.tables.say(table, data.room, key.seat, data.text)
    return Done()


@get("/tables/{table:str}/save")
async def save(request: Request[Any, Any, Any], table: TableId, key: Key) -> dict[str, Any]:
    """The whole game with its secret, once it is over; `consigliere.load` reads it."""
    services = services_of(request)
    saved: dict[str, Any] = json.loads(await services.tables.export(await services.tables.get(table)))
    return saved


async def _info(services: Services, loaded: LoadedTable) -> TableInfo:
    row = loaded.row
    game = await services.tables.finished(loaded) if loaded.finished else None
    present = services.tables.hub.present(row.id)
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        row.state,
        json.loads(row.options),
        [SeatState(p.seat, p.kind, p.name, p.bot, p.seat in present) for p in loaded.people],
        loaded.setup.commitment if game is None else game.commitment,
        None if row.result is None else json.loads(row.result),
    )


def _question(loaded: LoadedTable, seat: int) -> Question:
    if loaded.finished:
        return Question(seat, False, True, 0, None, [], [], False)
    asked = loaded.owes(seat)
    step = loaded.match.step
    return Question(
        seat,
        asked,
        False,
        loaded.number(seat),
        type(step).__name__ if step is not None and loaded.row.state != "open" else None,
        [str(option) for option in loaded.options(seat)],
        [str(option) for option in loaded.extras(seat)],
        loaded.can_undo(seat),
    )


REFUSALS = {
    status: ResponseSpec(data_container=Refusal, description=text, generate_examples=False)
    for status, text in (
        (400, "Not understood"),
        (401, "A token is needed"),
        (403, "Not yours"),
        (404, "No such table"),
        (409, "Stale: the game has moved on"),
        (413, "Too large"),
        (422, "Not legal"),
        (429, "Too many requests"),
        (503, "The database cannot be reached just now: try again"),
    )
}
HANDLERS = [
    games, tables, open_table, table_info, join, start, close,
    view, options, turn, play, undo, answer_undo, make_offer, waiting_offers, take_offer_back, promises,
    standing, order, take_order_back,
    events, talk, say, save,
]  # fmt: skip
for handler in HANDLERS:
    handler.responses = REFUSALS

router = Router(
    "/api/v1",
    route_handlers=HANDLERS,
    dependencies={"key": Provide(key_of)},
    security=[{"seat": []}, {}],
    tags=["table"],
)
