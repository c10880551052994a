"""Routes of puzzles: the lists, one puzzle, and its answer."""

from __future__ import annotations

from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.response import Redirect

from consigliere.board.puzzles import Puzzle, find_puzzle
from consigliere.engine import NotUnderstood
from consigliere.games import find
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.base.visitor import Visitor
from consigliere.table.show import pages
from consigliere.table.show.puzzles import puzzle_context, puzzle_list
from consigliere.table.store.puzzle_rows import keep_solved, solved_by
from consigliere.table.store.queries import save_session

from .requests import Web, identify, page, redirect, submitted
from .services import Services


async def solved_puzzles(services: Services, visitor: Visitor) -> set[str]:
    """Return the puzzles that a visitor has solved."""
    async with services.store.read() as connection:
        return await solved_by(connection, {visitor.owner, visitor.session})


def _known(game: str, name: str) -> Puzzle:
    found = find_puzzle(f"{game}/{name}")
    if found is None:
        raise Refused("not-found", 404)
    return found


@get("/puzzles", include_in_schema=False)
async def every(request: Web) -> Response[str]:
    """The puzzles of all games, and the one of the day."""
    services, visitor = await identify(request)
    frame = services.presenter.frame(visitor, "/puzzles")
    return page(pages.puzzle_list(puzzle_list("", await solved_puzzles(services, visitor), frame)))


@get("/puzzles/{game:str}", include_in_schema=False)
async def of_game(request: Web, game: str) -> Response[str]:
    """The puzzles of one game, and its puzzle of the day."""
    services, visitor = await identify(request)
    try:
        known = find(game).id
    except NotUnderstood:
        raise Refused("not-found", 404) from None
    frame = services.presenter.frame(visitor, f"/puzzles/{known}")
    return page(pages.puzzle_list(puzzle_list(known, await solved_puzzles(services, visitor), frame)))


@get("/puzzles/{game:str}/{name:str}", include_in_schema=False)
async def puzzle(request: Web, game: str, name: str, said: str = "", shown: str = "") -> Response[str]:
    """One puzzle, as its seat sees the moment. `said` is an answer that was given, `shown=1` asks for the right one."""
    services, visitor = await identify(request)
    found = _known(game, name)
    solved = await solved_puzzles(services, visitor)
    frame = services.presenter.frame(visitor, f"/puzzles/{found.path}")
    return page(pages.puzzle(await in_thread(puzzle_context, found, said, shown == "1", solved, frame)))


@post("/puzzles/{game:str}/{name:str}", include_in_schema=False)
async def answer(request: Web, game: str, name: str) -> Redirect:
    """Answer a puzzle; the right answer is remembered for the person. Fields: `choice`, or `show` to give up."""
    services, visitor, form = await submitted(request)
    found = _known(game, name)
    if form.text("show"):
        return redirect(f"/puzzles/{found.path}?shown=1")
    choice = form.text("choice")
    if choice not in found.choices:
        raise NotUnderstood("this puzzle has no such choice")
    if choice == found.answer:
        async with services.store.write() as connection:
            if not visitor.stored:  # what a guest has solved is kept as long as their session
                await save_session(connection, visitor.session, visitor.nickname, visitor.account)
            await keep_solved(connection, visitor.owner, found.path)
        visitor.stored = True
    return redirect(f"/puzzles/{found.path}?{urlencode({'said': choice})}")


ROUTES = [every, of_game, puzzle, answer]
