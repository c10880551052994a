"""Routes of advice, of hints, of the planner, and of reviews."""

from __future__ import annotations

from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.response import Redirect

from consigliere.board.words import Words
from consigliere.engine import ConsigliereError, NotYours
from consigliere.table.base.errors import Refused, sentence_of, status_of
from consigliere.table.base.turns import in_thread
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.show import pages
from consigliere.table.show.plans import MOST_MOVES, Plan, answered, planned

from .actions import FRAGMENT
from .advising import advice_for, hints_for, review_for
from .limits import address_of
from .requests import Web, identify, number_in, page, redirect, submitted
from .services import Services


@post("/t/{table:str}/advice", include_in_schema=False)
async def advice(request: Web, table: str) -> Response[str]:
    """Ask which choices look best; everybody sees that the seat asked. Fields: `number`, `option` (one more choice)."""
    services, visitor, form = await submitted(request)
    loaded = await services.tables.cache.get(table)
    wants_fragment = request.headers.get("x-fragment", "") == FRAGMENT
    try:
        seat = _seat(services, loaded, visitor)
        number, other = number_in(form, "number"), form.text("option")
        services.limits.spend("advice", services.people.asker(visitor, address_of(request)))
        frame = services.presenter.frame(visitor, f"/t/{table}")
        context = await advice_for(services, loaded, seat, number, other, frame)
    except ConsigliereError as error:
        if not wants_fragment:
            raise
        headers = error.headers if isinstance(error, Refused) else {}
        return Response(
            sentence_of(error, Words(visitor.language)),
            status_code=status_of(error),
            media_type="text/plain",
            headers=headers,
        )
    return page(pages.advice_panel(context) if wants_fragment else pages.advice(context))


@get("/t/{table:str}/hints", include_in_schema=False)
async def hints(request: Web, table: str) -> Response[str]:
    """What the visitor can do now and what each choice leads to. Nobody else can notice it."""
    services, visitor = await identify(request, "post")
    loaded = await services.tables.cache.get(table)
    seat = _seat(services, loaded, visitor)
    context = await hints_for(loaded, seat, services.presenter.frame(visitor, f"/t/{table}"))
    wants_fragment = request.headers.get("x-fragment", "") == FRAGMENT
    return page(pages.hints_panel(context) if wants_fragment else pages.hints(context))


def _seat(services: Services, loaded: LoadedTable, visitor: Visitor) -> int:
    """Return the visitor's seat at the screen. Raises Refused if they have none."""
    seat = services.presenter.seat(loaded, visitor)
    if seat is None:
        raise Refused("no-seat", 403)
    if services.presenter.seat_behind_curtain(loaded, visitor) is not None:
        raise NotYours("another seat is at the screen")
    return seat


@get("/t/{table:str}/plan", include_in_schema=False)
async def plan(request: Web, table: str) -> Response[str] | Redirect:
    """Try moves ahead on a private copy of a running game. Query: `at`, `world`, `m` (repeated), `reply`.

    The address contains the whole plan: nothing is stored, and nobody else can notice it.
    """
    services, visitor = await identify(request)
    loaded = await services.tables.cache.get(table)
    if not loaded.running:
        return redirect(f"/t/{table}")
    seat = _seat(services, loaded, visitor)
    query = request.query_params
    moves = tuple([str(one) for one in query.getall("m", [])])
    if len(moves) > MOST_MOVES:
        raise Refused("plan-long", 400, most=MOST_MOVES)
    at, world = _number(query.get("at", "")), _number(query.get("world", ""))
    now = loaded.match.number(seat)
    wanted = Plan(seat, now if at is None else at, 1 if world is None else world, moves)
    if wanted.at != now:
        raise Refused("plan-stale", 409)
    frame = services.presenter.frame(visitor, f"/t/{table}/plan")
    reader = services.presenter.reader(loaded, visitor)
    if query.get("reply"):
        longer = await in_thread(answered, loaded, wanted)
        return redirect(f"/t/{table}/plan?{urlencode(longer.query())}")
    wording = services.presenter.wording(loaded)
    return page(pages.plan(await in_thread(planned, loaded, wanted, reader, wording, frame)))


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


@get("/t/{table:str}/review", include_in_schema=False)
async def review(request: Web, table: str) -> Response[str]:
    """The review of a finished game for the reader: chances, moments, promises. The first request starts it."""
    services, visitor = await identify(request)
    loaded = await services.tables.cache.get(table)
    presenter = services.presenter
    frame, reader = presenter.frame(visitor, f"/t/{table}/review"), presenter.reader(loaded, visitor)
    context = await review_for(services, loaded, reader, frame)
    headers = None if context.ready else {"refresh": "5"}
    return page(pages.review(context), headers=headers)


ROUTES = [advice, hints, plan, review]
