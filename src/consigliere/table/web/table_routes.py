"""The pages' addresses: what a browser asks for and sends. All works without script; script asks for fragments."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import Request, Response, get, post
from litestar.response import Redirect

from consigliere import bots
from consigliere.board.words import LANGUAGES, Words
from consigliere.engine import ConsigliereError, IllegalMove, NotUnderstood, Stale
from consigliere.engine.deals import LONGEST_WHY
from consigliere.engine.ledger import Rule
from consigliere.games import find
from consigliere.table.base.errors import Refused, sentence_of, status_of
from consigliere.table.base.names import one_line, tidy_name
from consigliere.table.base.turns import in_thread
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import WINDOWS, Draft
from consigliere.table.show import pages
from consigliere.table.show.pages.context import (
    Flash,
    Frame,
    LobbyContext,
    NewTableContext,
    PlayContext,
    RuleInfo,
    RulesContext,
)
from consigliere.table.show.wording import bot_levels, ledger
from consigliere.table.store.database import StoreFailed

from .guards import LANGUAGE, YEAR, Form, checked_form, visitor_of
from .limits import address_of
from .services import Services

Web = Request[Any, Any, Any]
log = logging.getLogger("consigliere.table")
LARGEST_FILE = 3_000_000
LINE = "line"  # what `X-Fragment` says where a live line is open, which brings the news of what was done


def services_of(request: Any) -> Services:
    services: Services = request.app.state.services
    return services


def base_of(request: Any) -> str:
    return f"{request.url.scheme}://{request.headers.get('host') or request.url.netloc}"


def page(text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
    return Response(text, status_code=status, media_type="text/html", headers=headers)


def see(path: str) -> Redirect:
    return Redirect(path, status_code=303)


async def arrive(request: Web, kind: str = "page") -> tuple[Services, Visitor]:
    """Who asks, looked up and counted."""
    services, visitor = services_of(request), visitor_of(request)
    await services.people.know(visitor)
    services.limits.spend(kind, services.people.asker(visitor, address_of(request)))
    return services, visitor


async def submitted(request: Web, kind: str = "post") -> tuple[Services, Visitor, Form]:
    """The same for a form: checked that it comes from our own page."""
    services, visitor = await arrive(request, kind)
    return services, visitor, await checked_form(request)


# --- the front door


@get("/health", include_in_schema=False)
async def health(request: Web) -> Response[str]:
    """For whoever watches over the server: whether it can do its work, which the database has a say in."""
    services = services_of(request)
    services.limits.spend("page", address_of(request))  # it makes the disk work
    try:
        await services.store.check()
        await services.store.check_writing()
    except Exception as error:  # whatever it is, the watcher wants to know
        log.warning("health: the database keeps nothing: %s", error if isinstance(error, StoreFailed) else repr(error))
        return Response("the database keeps nothing", status_code=503, media_type="text/plain")
    return Response("ok", media_type="text/plain")


@get("/ping", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def ping() -> str:
    """Nothing at all: the measure beside which `make load` reports."""
    return "ok"


@get("/", include_in_schema=False)
async def front(request: Web) -> Response[str]:
    services, visitor = await arrive(request)
    return page(pages.front(await services.presenter.front(visitor)))


@post("/language", include_in_schema=False)
async def language(request: Web) -> Redirect:
    _, _, form = await submitted(request)
    answer = see(local(form.text("next", "/")))
    if form.text("language") in LANGUAGES:
        answer.set_cookie(LANGUAGE, form.text("language"), max_age=YEAR, samesite="lax", path="/")
    return answer


@post("/quick", include_in_schema=False)
async def quick(request: Web) -> Redirect:
    """One click: a table against bots, started."""
    services, visitor, form = await submitted(request, "table")
    game = form.text("game")
    title = find(game)
    low, high = title.facts.players
    seats = form.number("seats") or (max(2, low) if high >= 2 else low)
    if not low <= seats <= high:
        raise NotUnderstood(f"{game} has {low} to {high} seats")
    _name(visitor)
    level = form.text("level")
    company = [level] * (seats - 1) if level else bots.company(title.trades, seats - 1)
    places = ("me", *(f"bot:{name}" for name in company))
    table = await services.tables.create(services.people.person(visitor), _plan(services, game, seats, {}, places))
    await services.tables.start(table)
    return see(f"/t/{table}")


@get("/new/{game:str}", include_in_schema=False)
async def new_table(request: Web, game: str) -> Response[str]:
    services, visitor = await arrive(request)
    return page(pages.new_table(_new_table(services, visitor, game)))


@post("/new/{game:str}", include_in_schema=False)
async def make_table(request: Web, game: str) -> Response[Any]:
    services, visitor, form = await submitted(request, "table")
    title = find(game)
    try:
        if form.text("nickname").strip():
            visitor.nickname = tidy_name(form.text("nickname"))  # stored with the table, or not at all
        _name(visitor)
        options: dict[str, Any] = {}
        for setting in title.settings:
            text = form.text(f"opt-{setting.name}")
            if text:
                options[setting.name] = _setting_value(setting.name, text, setting.values)
        seats = form.number("seats", title.facts.players[0]) or 0
        if not title.facts.players[0] <= seats <= title.facts.players[1]:
            raise NotUnderstood(f"{game} has {title.facts.players[0]} to {title.facts.players[1]} seats")
        places = tuple(form.text(f"seat-{i}", "me" if i == 0 else "open") for i in range(seats))
        plan = _plan(services, game, seats, options, places)
        plan.listed, plan.hotseat = form.text("listed") == "1", form.text("hotseat") == "1"
        if form.text("window"):
            if number_in(form, "window") not in WINDOWS:
                raise NotUnderstood(f"a window is open for one of {', '.join(map(str, WINDOWS))} seconds")
            plan.window = float(number_in(form, "window"))
        table = await services.tables.create(services.people.person(visitor), plan)
    except ConsigliereError as error:
        chosen = {name: form.text(name) for name in form.names() if name != "csrf"}
        context = _new_table(services, visitor, game, chosen, sentence_of(error, Words(visitor.language)))
        return page(pages.new_table(context), status_of(error))
    if all(place != "open" for place in places):
        await services.tables.start(table)
    return see(f"/t/{table}")


@post("/import", include_in_schema=False, request_max_body_size=LARGEST_FILE)
async def import_game(request: Web) -> Redirect:
    services, visitor, form = await submitted(request, "table")
    file = form.file("file")
    with services.holds.reading(address_of(request)):
        try:
            data = (await file.read()).decode() if file is not None else form.text("file")
            person, settings = services.people.person(visitor), services.settings
            table = await services.tables.import_game(person, data, settings.window, settings.pace, settings.patience)
        except (ConsigliereError, UnicodeError) as error:
            raise Refused("bad-file", 400, why=str(error)) from error
    return see(f"/t/{table}")


def _new_table(
    services: Services, visitor: Visitor, game: str, chosen: dict[str, str] | None = None, error: str = ""
) -> NewTableContext:
    card = next((card for card in services.presenter.games() if card.id == game and card.facts is not None), None)
    if card is None:
        raise Refused("not-found", 404)
    frame, usual = services.presenter.frame(visitor, f"/new/{game}"), services.settings.window
    return NewTableContext(frame, card, bot_levels(game), chosen or {}, error, usual)


def _plan(services: Services, game: str, seats: int, options: dict[str, Any], places: tuple[str, ...]) -> Draft:
    settings = services.settings
    return Draft(game, seats, options, places, window=settings.window, pace=settings.pace, patience=settings.patience)


def _setting_value(name: str, text: str, values: tuple[str | int | bool, ...]) -> str | int | bool:
    for value in values:
        if str(value).lower() == text.lower():
            return value
    raise NotUnderstood(f"option {name} has no value {text[:40]!r}")


def _name(visitor: Visitor) -> None:
    """A visitor who has not said a name is called a guest, in his own language."""
    if not visitor.nickname:
        visitor.nickname = Words(visitor.language)("guest-name")


def local(path: str) -> str:
    """An address of ours to go on to; never one of another site."""
    parts = urlsplit(path)
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.netloc and not parts.scheme
    return path if safe and path.isprintable() and "\\" not in path else "/"


# --- a table


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Web, table: str) -> Response[str]:
    services, visitor = await arrive(request)
    loaded = await services.tables.get(table)
    return page(services.presenter.html(loaded, await services.presenter.context(loaded, visitor, base_of(request))))


@get("/t/{table:str}/qr.svg", include_in_schema=False)
async def qr_code(request: Web, table: str) -> Response[bytes]:
    services, _ = await arrive(request)
    await services.tables.get(table)
    picture = io.BytesIO()
    segno.make(f"{base_of(request)}/t/{table}", micro=False).save(picture, kind="svg", scale=4, border=2, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


Deed = Callable[[Services, LoadedTable, int, Form, Visitor], Awaitable[str | None]]


async def act(request: Web, table: str, deed: Deed, role: str = "seat") -> Response[Any]:
    """Do something at a table as its seat or host, and answer with what the table looks like then.

    A refusal changes nothing and is told on the page itself. `deed` may name another page to go to.
    """
    services, visitor, form = await submitted(request)
    loaded = await services.tables.get(table)
    presenter = services.presenter
    before = presenter.kind(loaded, visitor)
    wants = request.headers.get("x-fragment", "")
    wants_fragment = wants in ("1", LINE)
    flash, status, goal = None, 200, None
    headers: dict[str, str] = {}
    try:
        seat = presenter.seat(loaded, visitor)
        if role == "seat" and seat is None:
            raise Refused("no-seat", 403)
        if presenter.is_host(loaded, visitor):
            await services.tables.host_is_here(loaded)
        elif role == "host":
            raise Refused("not-host", 403)
        goal = await deed(services, loaded, -1 if seat is None else seat, form, visitor)
    except ConsigliereError as error:
        rule = error.rule if isinstance(error, IllegalMove) else ""
        status = status_of(error)
        headers = error.headers if isinstance(error, Refused) else {}
        words = Words(visitor.language)
        flash = Flash(sentence_of(error, words, form.text("option")), "error", rule)
    loaded = await services.tables.get(table)
    after = presenter.kind(loaded, visitor)
    if goal is not None:
        return see(goal)
    if flash is None and not wants_fragment:
        return see(f"/t/{table}")
    ends = (before, after) == ("play", "result")  # the line shows how, and only then leads to the page of the result
    if wants == LINE and flash is None and (ends or after == before in ("lobby", "play")):
        return Response(None, status_code=204)
    if wants_fragment and (after != before or after not in ("lobby", "play")):
        return see(f"/t/{table}")
    context = await presenter.context(loaded, visitor, base_of(request), flash)
    if wants_fragment and isinstance(context, LobbyContext | PlayContext):
        return page(presenter.fragment(loaded, context), status, headers)
    return page(presenter.html(loaded, context), status, headers)


@post("/t/{table:str}/join", include_in_schema=False)
async def join(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        wanted = form.number("seat", -1)
        if not form.text("nickname").strip():
            _name(visitor)
        name = form.text("nickname").strip() or visitor.nickname
        person = services.people.person(visitor)
        await services.tables.join(person, loaded.id, -1 if wanted is None else wanted, name)

    return await act(request, table, deed, "anybody")


@post("/t/{table:str}/leave", include_in_schema=False)
async def leave(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.leave(loaded.id, visitor.owner)

    return await act(request, table, deed, "anybody")


@post("/t/{table:str}/remove", include_in_schema=False)
async def remove(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.remove(loaded.id, number_in(form, "seat"))

    return await act(request, table, deed, "host")


@post("/t/{table:str}/host", include_in_schema=False)
async def claim_host(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.claim_host(loaded.id, visitor.owner)

    return await act(request, table, deed, "anybody")


@post("/t/{table:str}/start", include_in_schema=False)
async def start(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.start(loaded.id)

    return await act(request, table, deed, "host")


@post("/t/{table:str}/close", include_in_schema=False)
async def close(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.close(loaded.id)

    return await act(request, table, deed, "host")


@post("/t/{table:str}/replace", include_in_schema=False)
async def replace_seat(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        level = form.text("level") or bots.company(find(loaded.row.game).trades, 1)[0]
        bots.make(level)
        await services.tables.seat_bot(loaded.id, number_in(form, "seat"), level)

    return await act(request, table, deed, "host")


@post("/t/{table:str}/restore", include_in_schema=False)
async def restore_seat(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.unseat_bot(loaded.id, number_in(form, "seat"))

    return await act(request, table, deed, "host")


@post("/t/{table:str}/play", include_in_schema=False)
async def play(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        option = _with_reason(form.text("option"), one_line(form.text("why")))
        try:
            await services.tables.play(loaded.id, seat, option, number_in(form, "number"))
        except Stale:  # sent again because no answer came: the first one may have arrived after all
            if form.text("again") != "1" or not (await services.tables.get(loaded.id)).answered(seat, option):
                raise

    return await act(request, table, deed)


def _with_reason(option: str, why: str) -> str:
    """A refusal with the reason that was written beside it; any other answer as it is."""
    verb, _, number = option.partition(":")
    if verb != "refuse" or not why or not number.isdigit():
        return option
    return f"{verb}:{json.dumps({'offer': int(number), 'why': why[:LONGEST_WHY]}, ensure_ascii=False)}"


@get("/t/{table:str}/preview", include_in_schema=False)
async def preview(request: Web, table: str, option: str = "", number: int = 0) -> Response[list[str]]:
    """What a choice would surely do, for whoever points at it."""
    services, visitor = await arrive(request, "post")
    loaded = await services.tables.get(table)
    return Response(services.presenter.preview(loaded, visitor, number, option), headers={"cache-control": "no-store"})


@post("/t/{table:str}/standing", include_in_schema=False)
async def standing(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.order(loaded.id, seat, form.text("kind"), form.text("order"))

    return await act(request, table, deed)


@post("/t/{table:str}/undo", include_in_schema=False)
async def undo(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.undo(loaded.id, seat, form.number("number"), bool(form.text("turn")))

    return await act(request, table, deed)


@post("/t/{table:str}/undo/answer", include_in_schema=False)
async def answer_undo(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        await services.tables.answer_undo(loaded.id, seat, form.text("answer") == "yes")

    return await act(request, table, deed)


@post("/t/{table:str}/chat", include_in_schema=False)
async def chat(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        services.limits.spend("chat", services.people.asker(visitor, address_of(request)))
        await services.tables.say(loaded.id, form.text("room"), seat, form.text("text"))

    return await act(request, table, deed)


@post("/t/{table:str}/room", include_in_schema=False)
async def open_room(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        others = [int(text) for text in form.texts("seat") if text.isascii() and text.isdigit() and len(text) < 4]
        await services.tables.open_room(loaded.id, seat, others)

    return await act(request, table, deed)


@post("/t/{table:str}/sketch", include_in_schema=False)
async def sketch(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        services.limits.spend("chat", services.people.asker(visitor, address_of(request)))
        if form.text("wipe"):
            await services.tables.wipe(loaded.id, seat)
        else:
            await services.tables.sketch(loaded.id, seat, form.text("start"), form.text("end"))

    return await act(request, table, deed)


@post("/t/{table:str}/wish", include_in_schema=False)
async def wish(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        services.limits.spend("chat", services.people.asker(visitor, address_of(request)))
        await services.tables.wish(loaded.id, seat, form.text("option"), form.number("number"))

    return await act(request, table, deed)


@post("/t/{table:str}/curtain", include_in_schema=False)
async def lift_curtain(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> None:
        wanted = number_in(form, "seat")
        if wanted not in services.presenter.own(loaded, visitor):
            raise Refused("no-seat", 403)
        await services.tables.take_screen(loaded.id, visitor.session, wanted)

    return await act(request, table, deed, "anybody")


@post("/t/{table:str}/rematch", include_in_schema=False)
async def rematch(request: Web, table: str) -> Response[Any]:
    async def deed(services: Services, loaded: LoadedTable, seat: int, form: Form, visitor: Visitor) -> str:
        if not services.presenter.own(loaded, visitor) and not services.presenter.is_host(loaded, visitor):
            raise Refused("no-seat", 403)
        fresh = await services.tables.rematch(services.people.person(visitor), loaded.id)
        return f"/t/{fresh}"

    return await act(request, table, deed, "anybody")


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay(request: Web, table: str) -> Response[str]:
    services, visitor = await arrive(request)
    loaded = await services.tables.get(table)
    wanted = request.query_params.get("n", "")
    number = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 10 else None
    return page(
        pages.replay(await services.presenter.replay(loaded, visitor, number, request.query_params.get("eyes", "")))
    )


@post("/t/{table:str}/branch", include_in_schema=False)
async def branch(request: Web, table: str) -> Redirect:
    """Play on from a moment of a finished game, at a table of one's own."""
    services, visitor, form = await submitted(request, "table")
    _name(visitor)
    loaded = await services.tables.get(table)
    seat = None if form.text("seat") == "all" else number_in(form, "seat")
    person, settings = services.people.person(visitor), services.settings
    with services.holds.reading(address_of(request)):
        fresh = await services.tables.branch(
            person, loaded, number_in(form, "n"), seat, settings.window, settings.pace, settings.patience
        )
    return see(f"/t/{fresh}")


@get("/t/{table:str}/picture.svg", include_in_schema=False)
async def picture(request: Web, table: str) -> Response[str]:
    """The last position of a finished game as everybody saw it, on one sheet, to be shown around."""
    services, visitor = await arrive(request)
    loaded = await services.tables.get(table)
    drawn = await services.presenter.last_picture(loaded, visitor.language)
    headers = {"content-disposition": f'attachment; filename="{loaded.row.game}-{loaded.id}.svg"'}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@get("/t/{table:str}/export", include_in_schema=False)
async def export(request: Web, table: str) -> Response[str]:
    services, _ = await arrive(request)
    loaded = await services.tables.get(table)
    name = f"{loaded.row.game}-{loaded.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await services.tables.export(loaded), media_type="application/json", headers=headers)


def number_in(form: Form, name: str) -> int:
    number = form.number(name)
    if number is None:
        raise Refused("not-a-number", 400, name=name)
    return number


# --- rules


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Web, game: str) -> Response[str]:
    """In a thread: the first reader of a language has the whole primer drawn, and nobody's game shall wait for that."""
    services, visitor = await arrive(request)
    try:
        title = find(game)
    except NotUnderstood:
        raise Refused("not-found", 404) from None
    frame = services.presenter.frame(visitor, f"/rules/{game}")
    return page(await in_thread(_rules, title.id, frame))


def _rules(game: str, frame: Frame) -> str:
    found: dict[str, Rule] = ledger(game, frame.language)
    lines = tuple(RuleInfo(rule.id, rule.text, rule.chapter) for rule in found.values() if not rule.internal)
    taught = pages.lessons(game, frame.language)
    return pages.rules(RulesContext(frame, game, lines, taught))


ROUTES = [
    health, ping, front, language, quick, new_table, make_table, import_game,
    table_page, qr_code, join, leave, remove, claim_host, start, close, replace_seat, restore_seat,
    play, preview, standing, undo, answer_undo, chat, open_room, sketch, wish, lift_curtain,
    rematch, replay, branch, picture, export, rules,
]  # fmt: skip
