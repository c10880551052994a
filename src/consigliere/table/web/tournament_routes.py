"""Routes of tournaments: the list, a new one, one tournament, and what people do there."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post

from consigliere.board.words import Words
from consigliere.engine import ConsigliereError
from consigliere.games import find
from consigliere.table.base.errors import Refused, sentence_of, status_of
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.tournaments import MOST_POINTS, Organiser, TournamentPlan
from consigliere.table.show import pages
from consigliere.table.show.pages.context import Flash
from consigliere.table.show.pages.tournament_context import TournamentContext, TournamentListContext
from consigliere.table.show.tournaments import tournament_card, tournament_context
from consigliere.table.store import tournament_queries

from .front_routes import box_in, new_table_context, options_in
from .guards import Form
from .requests import Web, base_of, identify, number_in, page, redirect, submitted
from .services import Services

MOST_LISTED = 60
LONGEST_POINTS = 60


@get("/tournaments", include_in_schema=False)
async def tournaments(request: Web) -> Response[str]:
    """Tournaments that anybody finds, and one's own."""
    services, visitor = await identify(request)
    async with services.store.read() as connection:
        found = await tournament_queries.listed(connection, visitor.account or "", MOST_LISTED)
    games = tuple([card for card in services.presenter.games() if card.facts is not None and card.facts.players[1] > 1])
    cards = tuple([tournament_card(one.row, one.people) for one in found])
    frame = services.presenter.frame(visitor, "/tournaments")
    return page(pages.tournament_list(TournamentListContext(frame, cards, games)))


@get("/tournaments/new/{game:str}", include_in_schema=False)
async def new_tournament(request: Web, game: str) -> Response[Any]:
    """The form for a new tournament. It needs an account."""
    services, visitor = await identify(request)
    if visitor.account is None:
        return redirect("/tournaments")
    return page(pages.new_tournament(new_table_context(services, visitor, game)))


@post("/tournaments/new/{game:str}", include_in_schema=False)
async def make_tournament(request: Web, game: str) -> Response[Any]:
    """Open a tournament.

    Fields: `name`, `seats`, `rounds`, `points` (by place, with blanks between them), `opt-{setting}`, `box`,
    `speed`, `at_zero`, `nights`, `bot` (takes seats that are left), `listed` (anybody finds it).
    """
    services, visitor, form = await submitted(request, "table")
    try:
        cup = await services.tables.tournaments.create(_person(visitor), _plan(services, game, form))
    except ConsigliereError as error:
        chosen = {name: form.text(name) for name in form.names() if name != "csrf"}
        context = new_table_context(services, visitor, game, chosen, sentence_of(error, Words(visitor.language)))
        return page(pages.new_tournament(context), status_of(error))
    return redirect(f"/tournaments/{cup}")


def _plan(services: Services, game: str, form: Form) -> TournamentPlan:
    settings, title = services.settings, find(game)
    over_days = form.text("speed", TONIGHT) != TONIGHT
    return TournamentPlan(
        form.text("name"),
        box_in(services, game, form.text("box", game)),
        number_in(form, "seats"),
        number_in(form, "rounds"),
        read_points(form.text("points"), number_in(form, "seats")),
        options_in(title, form),
        form.text("speed", TONIGHT),
        form.text("at_zero", "bot") if over_days else "bot",
        form.text("nights") == "1" if over_days else True,
        form.text("listed") == "1",
        form.text("bot"),
        settings.window,
        settings.pace,
        settings.patience,
    )


def read_points(text: str, seats: int) -> tuple[int, ...]:
    """Return points by place from a text such as "3 2 1 0"; () for an empty one. Raises Refused."""
    parts = text.replace(",", " ").split()
    if len(text) > LONGEST_POINTS or not all(part.isascii() and part.isdigit() for part in parts):
        raise Refused("tournament-points", 400, seats=seats, most=MOST_POINTS)
    return tuple([int(part) for part in parts])


def _person(visitor: Visitor) -> Organiser:
    if visitor.account is None:
        raise Refused("no-account", 403)
    return Organiser(visitor.account, visitor.account_name, visitor.zone)


# --- one tournament


async def _context(
    request: Web, services: Services, visitor: Visitor, cup: str, flash: Flash | None = None
) -> TournamentContext:
    found = await services.tables.tournaments.get(cup)
    frame = services.presenter.frame(visitor, f"/tournaments/{cup}", flash)
    return tournament_context(found, frame, visitor.account or "", base_of(request))


@get("/tournaments/{cup:str}", include_in_schema=False)
async def tournament(request: Web, cup: str) -> Response[str]:
    """One tournament: standings, rounds and tables, and the link for joining."""
    services, visitor = await identify(request)
    return page(pages.tournament(await _context(request, services, visitor, cup)))


@get("/tournaments/{cup:str}/news", include_in_schema=False)
async def tournament_news(request: Web, cup: str, since: int = 0) -> Response[Any]:
    """What changes on the page of a tournament. Query: `since` (the version that the page shows); 204 if it is new."""
    services, visitor = await identify(request)
    async with services.store.read() as connection:
        if await tournament_queries.revision_of(connection, cup) == since:
            return Response(None, status_code=204)
    return page(str(pages.tournament_main(await _context(request, services, visitor, cup)).__html__()))


async def _act(request: Web, cup: str, action: str, number: int = 0) -> Response[Any]:
    """Do something at a tournament. A refusal changes nothing and is shown on its page."""
    services, visitor, _ = await submitted(request)
    cups = services.tables.tournaments
    try:
        person = _person(visitor)
        if action == "join":
            await cups.join(person, cup)
        elif action == "leave":
            await cups.leave(cup, person.account)
        elif action == "start":
            await cups.start(cup, person.account)
        elif action == "close":
            await cups.close_round(cup, person.account, number)
        else:
            await cups.cancel(cup, person.account)
    except ConsigliereError as error:
        flash = Flash(sentence_of(error, Words(visitor.language)))
        return page(pages.tournament(await _context(request, services, visitor, cup, flash)), status_of(error))
    return redirect(f"/tournaments/{cup}")


@post("/tournaments/{cup:str}/join", include_in_schema=False)
async def join_tournament(request: Web, cup: str) -> Response[Any]:
    """Take part in a tournament, before its start."""
    return await _act(request, cup, "join")


@post("/tournaments/{cup:str}/leave", include_in_schema=False)
async def leave_tournament(request: Web, cup: str) -> Response[Any]:
    """Take part no more."""
    return await _act(request, cup, "leave")


@post("/tournaments/{cup:str}/start", include_in_schema=False)
async def start_tournament(request: Web, cup: str) -> Response[Any]:
    """Draw the first round (organiser)."""
    return await _act(request, cup, "start")


@post("/tournaments/{cup:str}/close/{number:int}", include_in_schema=False)
async def close_round(request: Web, cup: str, number: int) -> Response[Any]:
    """Close the tables of a round that are still played (organiser)."""
    return await _act(request, cup, "close", number)


@post("/tournaments/{cup:str}/cancel", include_in_schema=False)
async def cancel_tournament(request: Web, cup: str) -> Response[Any]:
    """Call a tournament off (organiser)."""
    return await _act(request, cup, "cancel")


ROUTES = [
    *(tournaments, new_tournament, make_tournament, tournament, tournament_news),
    *(join_tournament, leave_tournament, start_tournament, close_round, cancel_tournament),
]
