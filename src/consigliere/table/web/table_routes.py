"""Routes of a table: its page, playing, chat, replay, and export."""

from __future__ import annotations

import io
import json
from dataclasses import replace

import segno
from litestar import Response, get, post
from litestar.response import Redirect

from consigliere.engine import Stale
from consigliere.engine.deals import BECAUSE, MAX_REASON
from consigliere.engine.standing import GAME_END
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import one_line
from consigliere.table.show import pages
from consigliere.table.show.asking import Ask, Found
from consigliere.table.show.pages.result_context import ResultContext
from consigliere.table.show.pages.stepper import with_amount
from consigliere.table.store.rows import StandingOrder

from . import encodings
from .actions import Click, action
from .board_pictures import board_picture
from .limits import address_of
from .requests import Web, base_of, identify, name_guest, number_in, page, redirect, submitted

NOT_STORED = {"cache-control": "no-store"}
MOST_AT_POINTER = 4  # pieces under a pointer, one above the other


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Web, table: str) -> Response[str]:
    """The table now: lobby, game, curtain or result; without a seat, as a spectator."""
    services, visitor = await identify(request)
    loaded = await services.tables.cache.get(table)
    if loaded.running and not services.presenter.own(loaded, visitor):
        await services.tables.hub.note_spectator(table)
    context = await services.presenter.context(loaded, visitor, base_of(request))
    if isinstance(context, ResultContext) and services.presenter.own(loaded, visitor):
        note, shares = await services.circle.note(visitor, table), await services.circle.shares(loaded, visitor)
        context = replace(context, note=note, shares=shares)
    return page(services.presenter.html(loaded, context))


@get("/t/{table:str}/qr.svg", include_in_schema=False)
async def qr_code(request: Web, table: str) -> Response[bytes]:
    """The invitation as a QR code."""
    services, _ = await identify(request)
    await services.tables.cache.get(table)
    picture = io.BytesIO()
    segno.make(f"{base_of(request)}/t/{table}", micro=False).save(picture, kind="svg", scale=4, border=2, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/t/{table:str}/preview", include_in_schema=False)
async def preview(request: Web, table: str, option: str = "", number: int = 0) -> Response[list[str]]:
    """What a choice would certainly do. Query: `option`, `number`."""
    services, visitor = await identify(request, "post")
    loaded = await services.tables.cache.get(table)
    return Response(services.presenter.preview(loaded, visitor, number, option), headers=NOT_STORED)


@get("/t/{table:str}/following", include_in_schema=False)
async def following(request: Web, table: str, option: str = "", number: int = 0) -> Response[list[Ask]]:
    """The questions for the menu next to a piece after a choice. Query: `option`, `number`."""
    services, visitor = await identify(request, "post")
    loaded = await services.tables.cache.get(table)
    return Response(services.presenter.following(loaded, visitor, number, option), headers=NOT_STORED)


@get("/t/{table:str}/ways", include_in_schema=False)
async def ways(request: Web, table: str, thing: str = "", sources: str = "", number: int = 0) -> Response[Found]:
    """What a click on a piece can stand for, or why it can stand for nothing. Query: `thing`, `sources`, `number`."""
    services, visitor = await identify(request, "post")
    loaded = await services.tables.cache.get(table)
    things, carriers = thing.split()[:MOST_AT_POINTER], frozenset(sources.split()[:MOST_AT_POINTER])
    return Response(services.presenter.ways(loaded, visitor, number, things, carriers), headers=NOT_STORED)


@action("play")
async def play(click: Click) -> None:
    """Answer the question, or take an option that is open at any time. Fields: `option`, `number`, `why`, `again`."""
    form, loaded = click.form, click.loaded
    option = with_amount(form.text("option"), form.text("amount").strip())
    option = _with_reason(option, one_line(form.text("why")))
    try:
        await click.tables.moves.play(loaded, click.seat, option, number_in(form, "number"))
    except Stale:  # the browser sends again if no answer came; the first request may have arrived
        if form.text("again") != "1" or not click.tables.cache.current(loaded).answered(click.seat, option):
            raise
    if loaded.lesson is not None:
        await click.tables.lessons.note(loaded)


def _with_reason(option: str, why: str) -> str:
    """Add the written reason to a refusal or to a remark about a promise. Other answers stay as they are."""
    verb, _, number = option.partition(":")
    about = {"refuse": "offer", BECAUSE: "promise"}.get(verb)
    if about is None or not why or not number.isdigit():
        return option
    return f"{verb}:{json.dumps({about: int(number), 'why': why[:MAX_REASON]}, ensure_ascii=False)}"


@action("standing")
async def standing(click: Click) -> None:
    """Set a standing answer. Fields: `kind` of question, `order` (empty: none), `until`, `unless`, `value`."""
    form, order = click.form, None
    if form.text("order"):
        order = StandingOrder(
            form.text("order"), form.text("until") or GAME_END, form.text("unless"), form.number("value") or 0
        )
    await click.tables.moves.set_standing_answer(click.loaded, click.seat, form.text("kind"), order)


@action("undo")
async def undo(click: Click) -> None:
    """Take the last choice back, or the whole turn. Fields: `number`, `turn`."""
    turn = bool(click.form.text("turn"))
    await click.tables.undo.take_back(click.loaded, click.seat, click.form.number("number"), turn)


@action("undo/answer")
async def answer_undo(click: Click) -> None:
    """Agree or refuse when another seat asks to take back. Field: `answer` (yes or no)."""
    await click.tables.undo.answer(click.loaded, click.seat, click.form.text("answer") == "yes")


@action("chat")
async def chat(click: Click) -> None:
    """Say something, to all or in a private room. Fields: `room`, `text`."""
    click.spend("chat")
    await click.tables.talk.say(click.loaded, click.form.text("room"), click.seat, click.form.text("text"))


@action("room")
async def open_room(click: Click) -> None:
    """Open a private room. Field: `seat` (repeated)."""
    others = [int(text) for text in click.form.texts("seat") if text.isascii() and text.isdigit() and len(text) < 4]
    await click.tables.talk.open_room(click.loaded, click.seat, others)


@action("sketch")
async def sketch(click: Click) -> None:
    """Draw on the board for your team, or erase everything. Fields: `start`, `end`, `wipe`."""
    click.spend("chat")
    if click.form.text("wipe"):
        await click.tables.team.wipe(click.loaded, click.seat)
    else:
        await click.tables.team.sketch(click.loaded, click.seat, click.form.text("start"), click.form.text("end"))


@action("wish")
async def suggest(click: Click) -> None:
    """Suggest an answer to an ally. Fields: `option`, `number`."""
    click.spend("chat")
    await click.tables.team.suggest(click.loaded, click.seat, click.form.text("option"), click.form.number("number"))


@action("rematch", "anybody")
async def rematch(click: Click) -> str:
    """Open a table for the same game with the same people, and go there."""
    presenter, loaded, visitor = click.services.presenter, click.loaded, click.visitor
    if not presenter.own(loaded, visitor) and not presenter.is_host(loaded, visitor):
        raise Refused("no-seat", 403)
    fresh = await click.tables.copies.rematch(click.services.people.person(visitor), loaded)
    return f"/t/{fresh}"


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay(request: Web, table: str) -> Response[str]:
    """A moment of the game. Query: `n`, `eyes` (a seat, open or public)."""
    services, visitor = await identify(request)
    loaded = await services.tables.cache.get(table)
    wanted = request.query_params.get("n", "")
    number = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 10 else None
    return page(
        pages.replay(await services.presenter.replay(loaded, visitor, number, request.query_params.get("eyes", "")))
    )


@post("/t/{table:str}/branch", include_in_schema=False)
async def branch(request: Web, table: str) -> Redirect:
    """Play on from a moment of a finished game, at a new table. Fields: `n`, `seat` (a number or all)."""
    services, visitor, form = await submitted(request, "table")
    name_guest(visitor)
    loaded = await services.tables.cache.get(table)
    seat = None if form.text("seat") == "all" else number_in(form, "seat")
    person, settings = services.people.person(visitor), services.settings
    with services.holds.reading(address_of(request)):
        fresh = await services.tables.copies.branch(
            person, loaded, number_in(form, "n"), seat, settings.window, settings.pace, settings.patience
        )
    return redirect(f"/t/{fresh}")


@get("/t/{table:str}/picture.svg", include_in_schema=False)
async def picture(request: Web, table: str) -> Response[str]:
    """The last position of a finished game as everybody saw it, as one picture."""
    services, visitor = await identify(request)
    loaded = await services.tables.cache.get(table)
    drawn = await services.presenter.last_picture(loaded, visitor.language)
    headers = {"content-disposition": f'attachment; filename="{loaded.row.game}-{loaded.id}.svg"'}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@get("/t/{table:str}/board.svg", include_in_schema=False)
async def board(request: Web, table: str) -> Response[bytes]:
    """The board of a running game as everybody sees it now, for the card of the table."""
    services, visitor = await identify(request)
    loaded = await services.tables.cache.get(table)
    encoding = encodings.best(request.headers.get("accept-encoding"))
    drawn = await board_picture(loaded, visitor.language, encoding)
    tag = f'W/"{drawn.tag}"'
    headers = {"cache-control": "private, no-cache", "etag": tag, "vary": "Accept-Encoding, Accept-Language, Cookie"}
    if tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type="image/svg+xml")
    if encoding:
        headers["content-encoding"] = encoding
    return Response(drawn.body, headers=headers, media_type="image/svg+xml")


@get("/t/{table:str}/picture.png", include_in_schema=False)
async def card(request: Web, table: str) -> Response[bytes]:
    """A finished game as a picture for sharing and link previews: title, winner, date, scores, curve."""
    services, visitor = await identify(request)
    loaded = await services.tables.cache.get(table)
    with services.holds.reading(address_of(request)):
        drawn = await services.presenter.share_picture(loaded, visitor.language)
    headers = {
        "content-disposition": f'inline; filename="{loaded.row.game}-{loaded.id}.png"',
        "cache-control": "private, max-age=3600",
        "vary": "Accept-Language, Cookie",
    }
    return Response(drawn, media_type="image/png", headers=headers)


@get("/t/{table:str}/export", include_in_schema=False)
async def export(request: Web, table: str) -> Response[str]:
    """The save of a finished game, which `consigliere.load` reads."""
    services, _ = await identify(request)
    loaded = await services.tables.cache.get(table)
    name = f"{loaded.row.game}-{loaded.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await services.tables.copies.export(loaded), media_type="application/json", headers=headers)


ROUTES = [
    table_page, qr_code, preview, following, ways, play, standing, undo, answer_undo, chat, open_room, sketch, suggest,
    rematch, replay, branch, board, picture, card, export,
]  # fmt: skip
