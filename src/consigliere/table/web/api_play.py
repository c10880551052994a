"""The JSON API: a seat's view, its questions and answers, and standing orders."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Annotated, Any, Literal, cast

from litestar import Request, delete, get, post, put
from litestar.params import Parameter

from consigliere.board.text_form import Seen, option_words, question_words, table_text
from consigliere.engine import OPEN
from consigliere.table.base import secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import end_turn, in_thread
from consigliere.table.play import days
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.standing import answers_to, declared, kinds_of
from consigliere.table.show.seats import seat_names
from consigliere.table.show.table_text import seen_at
from consigliere.table.store.rows import StandingOrder

from .api_access import Key, TableId, WindowKind, seated
from .api_types import (
    Answer,
    Done,
    Order,
    Question,
    StandingChoices,
    StandingOrders,
    TableText,
    Until,
)
from .held_connections import Hold
from .limits import Asker, address_of
from .requests import services_of

LONGEST_WAIT = 25.0  # seconds that a request for a turn may wait


@get("/tables/{table:str}/view")
async def view(request: Request[Any, Any, Any], table: TableId, key: Key) -> dict[str, Any]:
    """Everything the seat may know now. Without a token: what spectators may know."""
    services = services_of(request)
    loaded = await (seated(services, key, table) if key.token else services.tables.cache.get(table))
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)
    seat = key.seat if key.token else None
    if seat is None:
        await services.tables.hub.note_spectator(table)
    if loaded.finished:
        game = await services.tables.archive.get(loaded)
        if game.bare:
            raise Refused("bare", 410, rules=str(loaded.row.rules))
        return game.view(len(game), seat)
    return loaded.view(seat)


@get("/tables/{table:str}/text")
async def text(
    request: Request[Any, Any, Any],
    table: TableId,
    key: Key,
    form: Literal["short", "full"] = "full",
    language: Literal["en", "ru", "uk"] = "en",
    rules: Literal["none", "question", "all"] = "none",
) -> TableText:
    """The table as text: what the seat sees, is asked and may do, each option with its code.

    Text by other players is between ⟪ and ⟫. Without a token: what spectators may know. `rules` adds the rule of the
    question, or all rules.
    """
    services = services_of(request)
    loaded = await (seated(services, key, table) if key.token else services.tables.cache.get(table))
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)
    # It costs as much as a page, so it is limited like one.
    services.limits.spend("page", Asker("token", secrets.hashed(key.token)) if key.token else address_of(request))
    seat = key.seat if key.token else None
    if seat is None:
        await services.tables.hub.note_spectator(table)
    game = await services.tables.archive.get(loaded) if loaded.finished else None
    if game is not None and game.bare:
        raise Refused("bare", 410, rules=str(loaded.row.rules))
    seen = seen_at(loaded, seat, language) if game is None else await in_thread(seen_at, loaded, seat, language, game)
    return TableText(table_text(seen, form, language, rules), seen.view["number"])


@get("/tables/{table:str}/options")
async def options(
    request: Request[Any, Any, Any], table: TableId, key: Key, language: Literal["", "en", "ru", "uk"] = ""
) -> Question:
    """What the seat is asked, and every legal answer. With a `language`, in words too."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    question = _question(loaded, key.seat)
    if language and loaded.running:
        names = seat_names(loaded, language)
        seen = Seen(loaded.view(key.seat), loaded.options(key.seat), loaded.extras(key.seat), names=names)
        question.question = question_words(seen, language)
        question.words = {str(one): option_words(one, seen, language) for one in (*seen.options, *seen.extras)}
    return question


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
    question = _question(await seated(services, key, table), key.seat)
    if question.asked or question.over or not timeout:
        return question
    asker = Asker("token", secrets.hashed(key.token))
    hub = services.tables.hub
    with (
        hub.listening(table) as heard,
        hub.polling(table, key.seat),
        services.holds.poll(asker, address_of(request)) as hold,
    ):
        hold.wake = heard
        end_turn()
        gone = asyncio.create_task(_end_when_gone(request, hold))
        try:
            while True:
                heard.clear()
                question = _question(await seated(services, key, table), key.seat)
                left = ends - time.monotonic()
                if question.asked or question.over or left <= 0 or hold.ended:
                    return question
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), left)
        finally:
            gone.cancel()


async def _end_when_gone(request: Request[Any, Any, Any], hold: Hold) -> None:
    """End the wait when the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    hold.end()


@post("/tables/{table:str}/play", status_code=200)
async def play(request: Request[Any, Any, Any], table: TableId, data: Answer, key: Key) -> Question:
    """Take an option. It is stored when this request is answered. `number` guards against answering twice."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    await services.tables.moves.play(loaded, key.seat, data.option, data.number)
    return _question(services.tables.cache.current(loaded), key.seat)


@post("/tables/{table:str}/undo", status_code=200)
async def undo(request: Request[Any, Any, Any], table: TableId, key: Key) -> Done:
    """Take the last choice back. `done` is false if the others have to agree first."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    return Done(await services.tables.undo.take_back(loaded, key.seat))


@post("/tables/{table:str}/undo/answer", status_code=200)
async def answer_undo(request: Request[Any, Any, Any], table: TableId, data: Done, key: Key) -> Done:
    """Agree (true) or refuse (false) when another seat asks to take back."""
    services = services_of(request)
    loaded = await seated(services, key, table)
    await services.tables.undo.answer(loaded, key.seat, data.done)
    return Done()


@get("/tables/{table:str}/standing")
async def standing(request: Request[Any, Any, Any], table: TableId, key: Key) -> StandingOrders:
    """The seat's own standing answers, and those that the game has."""
    services = services_of(request)
    return _standing(await seated(services, key, table), key.seat)


@put("/tables/{table:str}/standing/{kind:str}")
async def set_standing_answer(
    request: Request[Any, Any, Any], table: TableId, kind: WindowKind, data: Order, key: Key
) -> StandingOrders:
    """Give a standing answer to questions of a kind. `GET` lists the answers and conditions.

    An open question of the kind is answered now, later ones after a pause. In hidden windows nothing shows before they
    close. At a table over days, and where windows have no fixed time, the order "unless" always asks: the time that
    passes would reveal who holds what.
    """
    return await _order(request, table, kind, StandingOrder(data.order, data.until, data.unless, data.value), key)


@delete("/tables/{table:str}/standing/{kind:str}", status_code=200)
async def remove_standing_answer(
    request: Request[Any, Any, Any], table: TableId, kind: WindowKind, key: Key
) -> StandingOrders:
    """Take a standing answer back. The seat is asked again."""
    return await _order(request, table, kind, None, key)


async def _order(
    request: Request[Any, Any, Any], table: str, kind: str, what: StandingOrder | None, key: Key
) -> StandingOrders:
    services = services_of(request)
    loaded = await seated(services, key, table)
    await services.tables.moves.set_standing_answer(loaded, key.seat, kind, what)
    return _standing(services.tables.cache.current(loaded), key.seat)


def _standing(loaded: LoadedTable, seat: int) -> StandingOrders:
    given = {kind: order for (whose, kind), order in sorted(loaded.standing.items()) if whose == seat}
    title = loaded.setup.title
    own = declared(title).kinds
    return StandingOrders(
        [kind for kind in kinds_of(title) if title.steps[kind].progress != OPEN],
        {kind: order.order for kind, order in given.items()},
        {
            kind: StandingChoices(
                list(answers_to(title, kind)),
                {name: one.values for name, one in own[kind].unless.items()} if kind in own else {},
            )
            for kind in kinds_of(title)
        },
        {
            kind: Order(order.order, cast(Until, order.until), order.unless, order.value)
            for kind, order in given.items()
        },
        {kind: order.stopped for kind, order in given.items() if order.stopped},
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
        deadline=_deadline(loaded, seat) if asked else None,
    )


def _deadline(loaded: LoadedTable, seat: int) -> int | None:
    """Return when the time for a seat's own question is up: its clock runs out, or the question closes."""
    moments = [one for one in (days.runs_out_at(loaded, seat), days.closes(loaded)) if one is not None]
    return round(min(moments)) if moments else None


HANDLERS = [view, text, options, turn, play, undo, answer_undo, standing, set_standing_answer, remove_standing_answer]
