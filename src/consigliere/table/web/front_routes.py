"""Routes outside a table: the front page, new tables, imports, the rules, and the health check."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.response import Redirect

from consigliere import bots
from consigliere.board.glossary import glossary
from consigliere.board.lessons import lessons
from consigliere.board.words import LANGUAGES, Words
from consigliere.engine import ConsigliereError, NotUnderstood, Title
from consigliere.engine.ledger import Rule, load_lines
from consigliere.games import find
from consigliere.games.editions import package_of
from consigliere.table.base.errors import Refused, sentence_of, status_of
from consigliere.table.base.names import tidy_name
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.base.turns import in_thread
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import levels
from consigliere.table.play.seating import WINDOWS, Draft
from consigliere.table.show import pages
from consigliere.table.show.clubs import club
from consigliere.table.show.ledgers import ledger
from consigliere.table.show.pages.context import (
    Frame,
    NewTableContext,
    RuleInfo,
    RulesContext,
)
from consigliere.table.show.puzzles import puzzle_info, puzzle_of_today
from consigliere.table.show.seats import bot_levels
from consigliere.table.store.database import StoreFailed

from .guards import LANGUAGE, YEAR, Form
from .limits import address_of
from .puzzle_routes import solved_puzzles
from .requests import Web, identify, local_path, name_guest, number_in, page, redirect, services_of, submitted
from .services import Services

log = logging.getLogger("consigliere.table")
LONGEST_WITH = 200  # letters of the names of invited people
LARGEST_FILE = 3_000_000  # bytes of an imported game


@get("/health", include_in_schema=False)
async def health(request: Web) -> Response[str]:
    """Check that the server works and that its database can be read and written."""
    services = services_of(request)
    services.limits.spend("page", address_of(request))  # the check writes to disk
    try:
        await services.store.check()
        await services.store.check_writing()
    except Exception as error:  # the monitor wants to know of any error
        log.warning(
            "health check: the database cannot be written: %s", error if isinstance(error, StoreFailed) else repr(error)
        )
        return Response("the database keeps nothing", status_code=503, media_type="text/plain")
    return Response("ok", media_type="text/plain")


@get("/ping", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def ping() -> str:
    """Answer without doing any work. `make load` uses it as its baseline."""
    return "ok"


@get("/bar", include_in_schema=False)
async def club_bar(request: Web) -> Response[str]:
    """What the operator tells everybody, for a page without a live connection. Empty if there is nothing."""
    services, visitor = await identify(request)
    return page(pages.club_bar_text(services.presenter.frame(visitor)))


@get("/", include_in_schema=False)
async def front(request: Web) -> Response[str]:
    """The front page."""
    services, visitor = await identify(request)
    context = await services.presenter.front(visitor)
    today = puzzle_of_today()
    if today is not None:
        context = replace(context, daily=puzzle_info(today, await solved_puzzles(services, visitor)))
    return page(pages.front(context))


@get("/tables", include_in_schema=False)
async def tables(request: Web) -> Response[str]:
    """The tables around the reader: those that wait, free seats, games to watch, finished ones, invitations."""
    services, visitor = await identify(request)
    found = await club(services.presenter, visitor)
    return page(pages.club(replace(found, letters=await services.profiles.new_letters(visitor))))


@post("/language", include_in_schema=False)
async def language(request: Web) -> Redirect:
    """Choose the language. Fields: `language`, `next`."""
    services, visitor, form = await submitted(request)
    answer = redirect(local_path(form.text("next", "/")))
    if form.text("language") in LANGUAGES:
        await services.notices.set_language(visitor.owner, form.text("language"))
        answer.set_cookie(LANGUAGE, form.text("language"), max_age=YEAR, samesite="lax", path="/")
    return answer


@post("/quick", include_in_schema=False)
async def quick(request: Web) -> Redirect:
    """Start a table against bots, or ask first if a guided game is wanted instead.

    Fields: `game`, `seats`, `level`, `first` (with the settings of a first game), `learn` (`ask`: offer it).
    """
    services, visitor, form = await submitted(request, "table")
    game = form.text("game")
    title = find(game)
    low, high = title.facts.players
    seats = form.number("seats") or (max(2, low) if high >= 2 else low)
    if not low <= seats <= high:
        raise NotUnderstood(f"{game} has {low} to {high} seats")
    if form.text("learn") == "ask" and lessons(game):
        fields = {name: form.text(name) for name in ("seats", "level", "first") if form.text(name)}
        return redirect(f"/learn/{game}?{urlencode(fields)}")
    name_guest(visitor)
    game = next(iter(services.boxes.get(game, ())), game)
    level = form.text("level")
    company = _company(title, level, seats - 1) if level else bots.default_bots(title.trades, seats - 1)
    places = ("me", *(f"bot:{name}" for name in company))
    table = await services.tables.seating.create(
        services.people.person(visitor),
        _plan(services, game, seats, dict(title.first_game) if form.text("first") else {}, places),
    )
    await services.tables.seating.start(table)
    return redirect(f"/t/{table}")


def _company(title: Title, level: str, number: int) -> list[str]:
    """Return so many bots of a level, each with another temper if the game has deals. A bot's own name works too."""
    names = bot_levels(title.id)
    if level not in levels.by_level(names):
        return [level] * number
    kinds = levels.tempers(names)[1:] or ("",)
    return [levels.named(names, level, kinds[place % len(kinds)]) for place in range(number)]


@get("/new/{game:str}", include_in_schema=False)
async def new_table(request: Web, game: str) -> Response[str]:
    """The form for a new table. Query: `with` (names of accounts to invite, with commas between them)."""
    services, visitor = await identify(request)
    chosen = {"with": request.query_params.get("with", "")[:LONGEST_WITH]}
    return page(pages.new_table(new_table_context(services, visitor, game, chosen if chosen["with"] else None)))


@post("/new/{game:str}", include_in_schema=False)
async def make_table(request: Web, game: str) -> Response[Any]:
    """Open a table.

    Fields: `seats`, `opt-{setting}`, `seat-{i}` (me, open or bot:{level}), `listed`, `hotseat`,
    `advice`, `window`, `nickname`, `box`,
    `speed` (tonight, brisk, steady, easy), `at_zero` (bot, vote, end), `nights`, `rated`, `shared`,
    `lot` (seats are drawn at the start), `steady` (nobody who is often late may sit down),
    `with` (names of accounts that are invited, with commas between them).
    """
    services, visitor, form = await submitted(request, "table")
    title = find(game)
    try:
        if form.text("nickname").strip():
            visitor.nickname = tidy_name(form.text("nickname"))  # stored with the table, or not at all
        name_guest(visitor)
        options = options_in(title, form)
        seats = form.number("seats", title.facts.players[0]) or 0
        if not title.facts.players[0] <= seats <= title.facts.players[1]:
            raise NotUnderstood(f"{game} has {title.facts.players[0]} to {title.facts.players[1]} seats")
        places = tuple(form.text(f"seat-{i}", "me" if i == 0 else "open") for i in range(seats))
        plan = _plan(services, box_in(services, game, form.text("box", game)), seats, options, places)
        plan.listed, plan.hotseat = form.text("listed") == "1", form.text("hotseat") == "1"
        plan.advice = form.text("advice") == "1"
        plan.rated, plan.shared = form.text("rated") == "1", form.text("shared") == "1"
        _set_pace(plan, form)
        plan.lot, plan.steady = form.text("lot") == "1", form.text("steady") == "1" and plan.speed != TONIGHT
        if form.text("window") and plan.speed == TONIGHT:
            if number_in(form, "window") not in WINDOWS:
                raise NotUnderstood(f"a window is open for one of {', '.join(map(str, WINDOWS))} seconds")
            plan.window = float(number_in(form, "window"))
        table = await services.tables.seating.create(services.people.person(visitor), plan)
        await services.circle.invite(visitor, table, form.text("with"))
    except ConsigliereError as error:
        chosen = {name: form.text(name) for name in form.names() if name != "csrf"}
        context = new_table_context(services, visitor, game, chosen, sentence_of(error, Words(visitor.language)))
        return page(pages.new_table(context), status_of(error))
    if all(place != "open" for place in places):
        await services.tables.seating.start(table)
    return redirect(f"/t/{table}")


@post("/import", include_in_schema=False, request_max_body_size=LARGEST_FILE)
async def import_game(request: Web) -> Redirect:
    """Open a table from an exported game. Field: `file`."""
    services, visitor, form = await submitted(request, "table")
    file = form.file("file")
    with services.holds.reading(address_of(request)):
        try:
            data = (await file.read()).decode() if file is not None else form.text("file")
            person, settings = services.people.person(visitor), services.settings
            table = await services.tables.copies.import_game(
                person, data, settings.window, settings.pace, settings.patience
            )
        except (ConsigliereError, UnicodeError) as error:
            raise Refused("bad-file", 400, why=str(error)) from error
    return redirect(f"/t/{table}")


def options_in(title: Title, form: Form) -> dict[str, Any]:
    """Return the settings that a form has chosen. Raises NotUnderstood."""
    chosen = {setting.name: (form.text(f"opt-{setting.name}"), setting.values) for setting in title.settings}
    return {name: _setting_value(name, text, values) for name, (text, values) in chosen.items() if text}


def new_table_context(
    services: Services, visitor: Visitor, game: str, chosen: dict[str, str] | None = None, error: str = ""
) -> NewTableContext:
    """Return the form for a new table, as it was sent if something in it was wrong."""
    cards = {card.id: card for card in services.presenter.games() if card.facts is not None}
    if game not in cards:
        raise Refused("not-found", 404)
    frame, usual = services.presenter.frame(visitor, f"/new/{game}"), services.settings.window
    boxes, invited = services.boxes.get(game, ()), (chosen or {}).get("with", "")
    query = f"?{urlencode({'with': invited})}" if invited else ""
    return NewTableContext(frame, cards[game], bot_levels(game), chosen or {}, error, usual, boxes, tuple(cards), query)


def box_in(services: Services, game: str, wanted: str) -> str:
    """Return the game that a form has chosen: as we have it, or with a box of this server."""
    if wanted not in (game, *services.boxes.get(game, ())):
        raise NotUnderstood(f"no such box of {game} is offered here")
    return wanted


def _plan(services: Services, game: str, seats: int, options: dict[str, Any], places: tuple[str, ...]) -> Draft:
    settings = services.settings
    return Draft(game, seats, options, places, window=settings.window, pace=settings.pace, patience=settings.patience)


def _set_pace(plan: Draft, form: Form) -> None:
    """Read how fast a table is played, and what happens when somebody's time runs out."""
    speed = form.text("speed", TONIGHT)
    if speed != TONIGHT:
        plan.set_pace(speed, form.text("at_zero", "bot"), form.text("nights") == "1")


def _setting_value(name: str, text: str, values: tuple[str | int | bool, ...]) -> str | int | bool:
    for value in values:
        if str(value).lower() == text.lower():
            return value
    raise NotUnderstood(f"option {name} has no value {text[:40]!r}")


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Web, game: str, q: str = "", ours: str = "") -> Response[str]:
    """The rules: how to play, then every rule. Anchors are rule ids and `primer-{lesson}`.

    `q` searches the rules; `ours=1` shows only our own rulings.
    """
    services, visitor = await identify(request)
    try:
        title = find(game)
    except NotUnderstood:
        raise Refused("not-found", 404) from None
    frame = services.presenter.frame(visitor, f"/rules/{game}")
    return page(await in_thread(_rules, title.id, frame, q.strip()[: pages.LONGEST_QUERY], ours == "1"))


def _rules(game: str, frame: Frame, query: str, rulings_only: bool) -> str:
    found: dict[str, Rule] = ledger(game, frame.language)
    at = load_lines(package_of(find(game)))
    lines = tuple(
        RuleInfo(
            rule.id, rule.text, rule.chapter, (at["silent"] | at["rules"]).get(rule.id, 0), rule.id in at["silent"]
        )
        for rule in found.values()
        if not rule.internal
    )
    taught = pages.lessons(game, frame.language)
    return pages.rules(RulesContext(frame, game, lines, taught, query, rulings_only))


@get("/glossary/{game:str}", include_in_schema=False)
async def glossary_of_game(request: Web, game: str) -> Response[str]:
    """The words of a game with their definitions. Anchors are the ids of terms."""
    services, visitor = await identify(request)
    found = _known_game(game)
    if not glossary(found, visitor.language):
        raise Refused("not-found", 404)
    return page(pages.glossary_page(services.presenter.frame(visitor, f"/glossary/{game}"), found))


@get("/glossary/{game:str}/terms", include_in_schema=False)
async def terms_of_game(request: Web, game: str) -> Response[list[dict[str, str]]]:
    """The same for scripts: id, name, text and the words that each term is recognised by."""
    _, visitor = await identify(request)
    terms = glossary(_known_game(game), visitor.language)
    return Response([{"id": t.id, "name": t.name, "text": t.text, "words": "|".join(t.words)} for t in terms])


def _known_game(game: str) -> str:
    try:
        return find(game).id
    except NotUnderstood:
        raise Refused("not-found", 404) from None


ROUTES = [
    *(health, ping, club_bar, front, tables, language, quick, new_table, make_table, import_game, rules),
    *(glossary_of_game, terms_of_game),
]
