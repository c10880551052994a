"""Contexts of finished games, and of earlier moments of games in progress.

A finished game is read from its record and never replayed. Its pictures are drawn by the current code: if that cannot
read an old view, the page shows the rest without the picture.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar

from consigliere.board import tell
from consigliere.board.words import Words, title_of, words_for
from consigliere.engine import Event
from consigliere.engine.promises import GivenPromise
from consigliere.match import Match
from consigliere.table.base.turns import in_thread
from consigliere.table.play.advice import reviewable
from consigliere.table.play.commentary import told_events
from consigliere.table.play.finished import FinishedGame
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.record import rewound

from . import share
from .boards import Drawing, drawing, status
from .deals import promised
from .lead import smoothed, turning_points
from .log_lines import log_lines, seen
from .pages.context import Frame, SeatInfo
from .pages.result_context import ReplayContext, ResultContext, RoundLine, ScoreLine, TurningPoint
from .scenes import flights
from .seats import Reader, plain_seats, seat_names
from .wording import Wording

TURNING_POINTS = 4
NOTHING = Drawing(None, (), ())
T = TypeVar("T")
log = logging.getLogger("consigliere.table")


def _render_or(make: Callable[[], T], otherwise: T, game: FinishedGame | None, rules: int) -> T:
    """Render an old game's view with the current code. Return `otherwise` if the code can no longer read it."""
    if game is None or game.save["rules"] == rules:
        return make()
    try:
        return make()
    except Exception as error:
        log.info("a view under rules %s cannot be shown in full: %s", game.save["rules"], type(error).__name__)
        return otherwise


def result(
    loaded: LoadedTable, game: FinishedGame, wording: Wording, reader: Reader, frame: Frame, rules: int
) -> ResultContext:
    """Return the result of a game, or the reason why its table was closed."""
    words = words_for(reader.language, loaded.row.game)
    names = seat_names(loaded, reader.language, own_names=True)
    if not game.bare:
        last = game.view(len(game), None)
        names = _render_or(lambda: seat_names(loaded, reader.language, last, own_names=True), names, game, rules)
    seats = plain_seats(loaded, reader)
    lines: list[str] = []
    drawn = NOTHING
    scores: tuple[ScoreLine, ...] = ()
    points: tuple[TurningPoint, ...] = ()
    by_round: tuple[RoundLine, ...] = ()
    curve = tuple(enumerate(smoothed([tuple(row) for row in game.curve])))
    if not game.bare:
        n = len(game)
        view = game.view(n, reader.seat)
        seats = _render_or(lambda: wording.seats(reader, view, frozenset(), own_names=True), seats, game, rules)
        if game.result is not None:
            lines = _render_or(lambda: tell.outcome(view, words, names), lines, game, rules)
        if n:
            laid_open = {one: game.view(n, one) for one in range(loaded.row.seats)}
            drawn = _render_or(lambda: drawing(view, words, laid_open), NOTHING, game, rules)
        scores = _render_or(lambda: _scores(game, loaded.row.seats, words), (), game, rules)
        points = _render_or(lambda: _turning(game, words, names), (), game, rules)
        by_round = _render_or(lambda: _by_round(game, loaded.row.seats, words), (), game, rules)
    closed = loaded.row.state == "closed"
    if closed:
        lines = [words("web-closed"), words(f"web-closed-{loaded.row.ended or 'host'}")]
    if game.bare:
        lines.append(words("web-bare", rules=str(loaded.row.rules)))
    return ResultContext(
        frame=frame,
        table=loaded.id,
        game=loaded.row.game,
        seat=reader.seat,
        seats=seats,
        headline=lines[0] if lines else words("game-over"),
        outcome=tuple(lines[1:]),
        winners=tuple(game.result["winners"]) if game.result is not None else (),
        scores=scores,
        curve=curve if len(game) else (),
        turning=points,
        choices=len(game),
        commitment=game.commitment,
        secret=game.secret if game.commitment and len(game) else "",
        board=drawn.board,
        areas=drawn.areas,
        can_rematch=bool(reader.own) or reader.host,
        by_round=by_round,
        can_replay=bool(len(game)) and not game.bare,
        can_share=drawn.board is not None,
        can_card=game.result is not None,
        when=_when(loaded, words),
        can_review=reviewable(loaded, game),
    )


def _when(loaded: LoadedTable, words: Words) -> str:
    """Return the day on which a game ended, worded."""
    at = loaded.moved.at or loaded.row.created_at
    return words("web-date", date=datetime.fromtimestamp(at, UTC).date())


def share_picture(loaded: LoadedTable, game: FinishedGame, wording: Wording, language: str, rules: int) -> bytes:
    """Return the picture of a finished game for sharing, with public content only."""
    shown = result(loaded, game, wording, Reader(None, language), Frame(language, ""), rules)
    scores = next((line.values for line in shown.scores if line.total), ())
    return share.png(
        share.Card(
            loaded.row.game,
            title_of(loaded.row.game, language),
            shown.headline,
            shown.when,
            share.sides(shown.seats, scores, shown.winners),
            tuple(standings for _, standings in shown.curve),
        )
    )


def _scores(game: FinishedGame, seats: int, words: Words) -> tuple[ScoreLine, ...]:
    """Return where the points came from, by the game's accounts or by `scored` events, and the sum."""
    if game.result is None:
        return ()
    totals = game.result["scores"]
    if game.accounts:
        lines = [
            ScoreLine(words(label), tuple(_sum(words, n) if n else "" for n in row), rule=rule)
            for label, row, rule in game.accounts
        ]
        sums = tuple(_sum(words, int(score)) for score in totals)
        return (*lines, ScoreLine(words("account-total"), sums, total=True))
    gained = game.scored
    lines = [
        ScoreLine(words.thing(why) if why and words.has(why) else why, tuple(str(n) if n else "" for n in points))
        for why, points in gained.items()
    ]
    if [sum(row[seat] for row in gained.values()) for seat in range(seats)] != [int(score) for score in totals]:
        lines = []  # lines that do not add up are dropped
    label = words("total") if words.has("total") else ""
    return (*lines, ScoreLine(label, tuple(str(score) for score in totals), total=True))


def score_text(game: FinishedGame, words: Words, score: int) -> str:
    """Return points in the unit of the game's accounts, such as dollars."""
    return _sum(words, score) if game.accounts else str(score)


def _sum(words: Words, amount: int) -> str:
    return words("account-sum", amount=abs(amount), sign="minus" if amount < 0 else "plus")


def _by_round(game: FinishedGame, seats: int, words: Words) -> tuple[RoundLine, ...]:
    """Return the points of every seat at the end of each round, by the game's own count. The last is the result."""
    began = game.rounds
    if game.result is None or len(began) < 2:
        return ()
    rows: list[tuple[int, int, list[int]]] = []  # the moment it began, the moment it ended, the points
    for n, over in zip(began, (*began[1:], len(game)), strict=True):
        rows.append((n, over, [0 if one is None else one for one in game.points(over, seats)]))
    if not any(any(had) for _, _, had in rows):
        return ()
    rows[-1] = (*rows[-1][:2], [int(score) for score in game.result["scores"]])
    most = max(abs(one) for _, _, had in rows for one in had) or 1
    return tuple(
        RoundLine(
            _round_name(game, n, words),
            tuple(score_text(game, words, one) for one in had),
            tuple(max(0.0, one / most) for one in had),
            over,
        )
        for n, over, had in rows
    )


def _round_name(game: FinishedGame, n: int, words: Words) -> str:
    """Return the name of the round that began after the given number of choices."""
    return dict(status(game.view(n, None), words)).get("round", "")


def _turning(game: FinishedGame, words: Words, names: list[str]) -> tuple[TurningPoint, ...]:
    """Return the choices that turned the game, in order."""
    view = game.view(len(game), None)
    points: list[TurningPoint] = []
    for number in turning_points([tuple(row) for row in game.curve], TURNING_POINTS):
        lines = log_lines(number, seen(game.events(number), None), view, words, names)
        if lines:
            points.append(TurningPoint(number, " ".join(line.text for line in lines[:3])))
    return tuple(points)


# --- the replay


class Moment(NamedTuple):
    """One moment of a game: the reader's view, what had just happened, and all views if the game is open."""

    n: int
    of: int
    view: dict[str, Any]
    happened: list[Event]
    laid_open: dict[int, dict[str, Any]]
    promises: list[GivenPromise]  # heard by then
    standing: bool = False  # a standing answer made the last choice


def finished_moment(game: FinishedGame, seats: int, n: int | None, seat: int | None, laid_open: bool) -> Moment:
    """Return a moment of a finished game. Every choice is a stop."""
    of = len(game)
    n = of if n is None else max(0, min(n, of))
    views = {one: game.view(n, one) for one in range(seats)} if laid_open else {}
    promises = game.promises(seat, n)
    if laid_open:  # all promises made to anybody
        every = [given for eye in range(seats) for given in game.promises(eye, n)]
        promises = list({given.number: given for given in [*promises, *every]}.values())
    return Moment(n, of, game.view(n, seat), game.events(n), views, promises, n in game.standing)


async def earlier_moment(match: Match, n: int | None, seat: int | None) -> Moment:
    """Return a moment of a game in progress. Its stops are the choices the seat noticed.

    Runs in a thread, because the moment may be long ago. Parts of others' sealed answers are not stops: their number
    may itself be a secret.
    """

    def find() -> Moment:
        history = match.history()
        stops = [0, *(place for place, choice in enumerate(history, 1) if seen(choice.events, seat))]
        of = len(stops) - 1
        at = of if n is None else max(0, min(n, of))
        then = rewound(match, stops[at])
        happened = then.history()[-1].events if stops[at] else then.opening
        return Moment(at, of, then.view(seat), happened, {}, then.promises(seat))

    return await in_thread(find)


async def told_moment(match: Match, told: int, n: int | None, eyes: str) -> Moment:
    """Return a moment of a game in progress for a commentator, up to the choice they may know of.

    Every choice is a stop. With all cards open it is put together from what the seats see, and from nothing else.
    """

    def find() -> Moment:
        at = told if n is None else max(0, min(n, told))
        then, seats = rewound(match, at), range(match.setup.seats)
        happened = then.history()[-1].events if at else then.opening
        views = {one: then.view(one) for one in seats} if eyes == "open" else {}
        seat = int(eyes) if eyes.isdigit() else None
        promises = list({given.number: given for one in views for given in then.promises(one)}.values())
        return Moment(
            at, told, then.view(seat), told_events(happened, len(seats)), views, promises or then.promises(seat)
        )

    return await in_thread(find)


def eyes_of(loaded: LoadedTable, seat: int | None, told: int | None = None) -> tuple[str, ...]:
    """Return the views a reader may use in the replay: their own before the end, any afterwards or as a commentator."""
    if loaded.finished or told is not None:
        return ("open", "public", *(str(one) for one in range(loaded.row.seats)))
    return ("public",) if seat is None else (str(seat), "public")


def replay(
    loaded: LoadedTable,
    moment: Moment,
    wording: Wording,
    reader: Reader,
    frame: Frame,
    eyes: str,
    may: tuple[str, ...],
    game: FinishedGame | None,
    rules: int,
) -> ReplayContext:
    """Return the page of one moment."""
    words = words_for(reader.language, loaded.row.game)
    view, happened = moment.view, moment.happened
    names = seat_names(loaded, reader.language)
    names = _render_or(lambda: seat_names(loaded, reader.language, view), names, game, rules)
    events = seen(happened, int(eyes) if eyes.isdigit() else None)
    if eyes == "open":  # the public board, and next to it what each seat alone saw
        events = [{"event": event.kind, **event.facts, **(event.secret or {})} for event in happened]
    drawn = _render_or(lambda: drawing(view, words, moment.laid_open), NOTHING, game, rules)
    seats: tuple[SeatInfo, ...] = plain_seats(loaded, reader)
    rounds: tuple[tuple[int, str], ...] = ()
    if game is not None:
        played = game
        rounds = _render_or(lambda: tuple((n, _round_name(played, n, words)) for n in played.rounds), (), game, rules)
    return ReplayContext(
        frame=frame,
        table=loaded.id,
        game=loaded.row.game,
        seats=_render_or(lambda: wording.seats(reader, view, frozenset()), seats, game, rules),
        n=moment.n,
        of=moment.of,
        eyes=eyes,
        may=may,
        board=drawn.board,
        areas=drawn.areas,
        lines=_render_or(lambda: tuple(log_lines(moment.n, events, view, words, names)), (), game, rules),
        status=_render_or(lambda: status(view, words), (), game, rules),
        hands=drawn.hands,
        rounds=rounds,
        over=game is not None,
        can_branch=game is not None and game.save["rules"] == rules and moment.n < moment.of,
        promises=_render_or(lambda: promised(moment.promises, None, view, words, names), (), game, rules),
        standing=moment.standing,
        flights=_render_or(lambda: tuple(flights(events, view)), (), game, rules),
    )
