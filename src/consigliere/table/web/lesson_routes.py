"""Routes of guided games: beginning one, reading on, going back, playing on without it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.response import Redirect

from consigliere.board.lessons import lessons
from consigliere.engine import NotUnderstood
from consigliere.table.base.errors import Refused
from consigliere.table.show import pages
from consigliere.table.show.pages.lesson_context import LearnContext

from .actions import Click, action
from .requests import Web, identify, name_guest, page, redirect, submitted


@get("/learn/{game:str}", include_in_schema=False)
async def learn(request: Web, game: str) -> Response[str]:
    """The choice between a guided first game and a game at once. Query: the fields of `/quick`."""
    services, visitor = await identify(request)
    try:
        found = lessons(game)
    except NotUnderstood:
        found = ()
    if not found:
        raise Refused("not-found", 404)
    fields = {name: str(request.query_params.get(name, "")) for name in QUICK}
    frame = services.presenter.frame(visitor, f"/learn/{game}")
    return page(pages.learn(LearnContext(frame, game, found, {name: text for name, text in fields.items() if text})))


QUICK = ("seats", "level", "first")


@post("/learn/{game:str}", include_in_schema=False)
async def begin(request: Web, game: str) -> Redirect:
    """Begin a guided game. Field: `lesson`."""
    services, visitor, form = await submitted(request, "table")
    name_guest(visitor)
    person, lesson = services.people.person(visitor), f"{game}/{form.text('lesson')}"
    table = await services.tables.lessons.begin(person, lesson, services.settings.pace)
    return redirect(f"/t/{table}")


@action("lesson-next")
async def read_on(click: Click) -> None:
    """Go on from a beat of the lesson that asks for no move. Field: `beat`."""
    await click.tables.lessons.read_on(click.loaded, click.seat, click.form.text("beat"))


@action("lesson-back")
async def go_back(click: Click) -> None:
    """Return to the beat before."""
    await click.tables.lessons.go_back(click.loaded, click.seat)


@action("lesson-undo")
async def take_back(click: Click) -> None:
    """Take a move back that the lesson did not ask for."""
    await click.tables.lessons.take_back(click.loaded, click.seat)


@action("lesson-keep")
async def keep(click: Click) -> None:
    """Keep a move that the lesson did not ask for: the lesson goes on if it can."""
    await click.tables.lessons.keep(click.loaded, click.seat)


@action("lesson-end")
async def play_on(click: Click) -> None:
    """Play on without the lesson."""
    await click.tables.lessons.play_on(click.loaded, click.seat)


ROUTES = [learn, begin, read_on, go_back, take_back, keep, play_on]
