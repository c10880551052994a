"""Standing answers: what a seat wants to be answered for it, and when that happens.

The game declares them (`consigliere.engine.standing`). A standing answer to a hidden question counts as any other
answer, and nothing shows before the question closes. A standing answer to a question that everybody sees is given after
a pause as a person makes one: its length depends on the table's secret and the number of the question alone. Whether
it is given depends only on what everybody knows. So neither tells the others anything about what the seat holds.

A surprise that everybody sees stops a standing answer, and its person is asked. A private offer does not: whoever else
is at the table would learn of it from the time that passes. The page of its person shows it as always.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from consigliere.drawing import PHASE, ROUND
from consigliere.engine import Answers, Option, Title
from consigliere.engine.standing import (
    ENDS,
    FILE,
    GAME_END,
    PHASE_END,
    ROUND_END,
    StandingAnswers,
    StandingKind,
    read_standing,
)
from consigliere.games import face
from consigliere.games.editions import base_of
from consigliere.match import Match
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import TONIGHT, Calendar
from consigliere.table.store.rows import ChoiceRow, StandingOrder

if TYPE_CHECKING:
    from .loaded import LoadedTable

PASSES, UNLESS = "pass", "unless"  # in any hidden window: always pass, or pass unless there is another option
SURPRISE, ILLEGAL, UNDONE, OFFERED = "surprise", "illegal", "undone", "offered"  # why it stopped
STOPS = (SURPRISE, ILLEGAL, UNDONE, OFFERED)
PAUSE, LONGEST_PAUSE = 2.0, 8.0  # seconds before it is given tonight, at least and at most
DAYS_PAUSE, LONGEST_DAYS_PAUSE = 300.0, 2100.0  # the same over days, in the person's waking time
Orders = dict[tuple[int, str], StandingOrder]


@lru_cache(64)
def _declared(game: str, title: Title[Any]) -> StandingAnswers:
    return read_standing(face(base_of(game)).read_file(FILE), title.steps)


def declared(title: Title[Any]) -> StandingAnswers:
    """Return the standing answers that a game declares."""
    return _declared(title.id, title)


def question_kind(match: Match) -> str:
    """Return the kind of the question on the table; "" if there is none."""
    return "" if match.step is None else type(match.step).__name__


def answers_to(title: Title[Any], kind: str) -> tuple[str, ...]:
    """Return the standing answers to a kind of question, by name."""
    own = declared(title).kinds.get(kind)
    hidden = kind in title.steps and title.steps[kind].progress != "open"
    return (*((PASSES, UNLESS) if hidden else ()), *(own.answers if own is not None else ()))


def kinds_of(title: Title[Any]) -> tuple[str, ...]:
    """Return the kinds of questions to which there are standing answers."""
    return tuple(kind for kind in title.steps if answers_to(title, kind))


def checked(title: Title[Any], kind: str, order: StandingOrder) -> StandingOrder:
    """Return a standing answer that somebody wants to give, if the game has it. Raises Refused."""
    own = declared(title).kinds.get(kind)
    condition = own.unless.get(order.unless) if own is not None and order.unless else None
    if order.order not in answers_to(title, kind) or order.until not in ENDS or (order.unless and condition is None):
        raise Refused("bad-order", 400)
    if condition is None or condition.values is None:
        return order._replace(value=0, stopped="")
    if not condition.values[0] <= order.value <= condition.values[1]:
        raise Refused("bad-order", 400)
    return order._replace(stopped="")


class Verdict(NamedTuple):
    """What a standing answer says to the question on the table."""

    option: Option | None = None
    stopped: str = ""
    """Why it cannot go on; "" if its person is only asked this time."""


def side_of(seat: int, public: dict[str, Any]) -> str:
    """Return the side that a seat plays, or ""."""
    return next((side for side, who in face(public["game"]).sides(public).items() if who == seat), "")


def asks(match: Match, seat: int, kind: StandingKind | None, order: StandingOrder) -> bool:
    """Return whether the condition of a standing answer wants its person to be asked."""
    condition = kind.unless.get(order.unless) if kind is not None else None
    if condition is None:
        return False
    public = match.view(None)
    return condition.holds(match.view(seat), public, seat, side_of(seat, public), order.value)


def verdict(match: Match, seat: int, order: StandingOrder) -> Verdict:
    """Return what a standing answer says to the question that a seat is asked in public."""
    kind = declared(match.title).kinds.get(question_kind(match))
    if kind is None or order.stopped or seat not in match.deciders or asks(match, seat, kind, order):
        return Verdict()
    option = kind.choose(order.order, match.options(seat), seat)
    return Verdict(option, "" if option is not None else ILLEGAL)


# --- at a table


def order_now(loaded: LoadedTable, seat: int) -> StandingOrder | None:
    """Return the seat's standing answer to the question on the table, if it may be used."""
    if not loaded.standing or not loaded.running or loaded.row.hotseat or loaded.driven(seat):
        return None
    order = loaded.standing.get((seat, question_kind(loaded.match)))
    return order if order is not None and not order.stopped else None


def window_answer(loaded: LoadedTable, window: Answers, seat: int) -> tuple[Option, ...]:
    """Return the standing answer to a hidden question; () if there is none, or if the seat has to be asked.

    It counts as any other answer, and nothing shows before the question closes. [LCN-TIM-14] Where the last answer
    closes it, "unless" always asks: otherwise the time that passes would reveal who holds something.
    """
    order = order_now(loaded, seat)
    kind = declared(loaded.setup.title).kinds.get(question_kind(loaded.match))
    if order is None or asks(loaded.match, seat, kind, order):
        return ()
    if order.order == UNLESS:
        hastens = loaded.row.speed != TONIGHT or not loaded.timed(window)  # over days on the next quarter hour
        if hastens or len(window.question.next_options(loaded.match.state, seat, ())) > 1:
            return ()
    row: tuple[Option, ...] = ()
    while kind is not None and order.order in kind.answers and not loaded.is_complete(window, seat, row):
        legal = tuple(window.question.next_options(loaded.match.state, seat, row))
        option = kind.choose(order.order, legal, seat)
        if option is None:
            break
        row = (*row, option)
    return loaded.default_answer(window, seat, row)


def public_answer(loaded: LoadedTable, seat: int) -> Option | None:
    """Return the standing answer to the question that a seat is asked in public; None if its person is asked."""
    order = order_now(loaded, seat) if loaded.window() is None and loaded.lesson is None else None
    return None if order is None else verdict(loaded.match, seat, order).option


def given_at(loaded: LoadedTable, seat: int) -> float:
    """Return when the standing answer to a public question is given."""
    text = f"standing/{seat}/{loaded.question}".encode()
    share = hashlib.blake2b(text, key=loaded.row.chance.encode()[:64], digest_size=2).digest()
    part = int.from_bytes(share) / 65536
    if loaded.row.speed == TONIGHT:
        return loaded.opened.at + PAUSE + part * (LONGEST_PAUSE - PAUSE)
    pause = DAYS_PAUSE + part * (LONGEST_DAYS_PAUSE - DAYS_PAUSE)
    one = loaded.clocks.get(seat)
    return loaded.calendars.get(seat, Calendar()).after(
        loaded.opened.at, pause if one is None else min(pause, one.left / 2)
    )


def due(loaded: LoadedTable) -> tuple[float, int] | None:
    """Return in how many seconds the next standing answer to a public question is given, and whose."""
    if not loaded.standing or not loaded.running or loaded.window() is not None:
        return None
    seats = [seat for seat in loaded.match.deciders if public_answer(loaded, seat) is not None]
    times = [(loaded.opened.left(given_at(loaded, seat) - loaded.opened.at), seat) for seat in seats]
    return min(times) if times else None


# --- what ends and stops them


def after_rows(loaded: LoadedTable, later: LoadedTable, rows: list[ChoiceRow]) -> Orders:
    """Return the standing answers after some rows: without those that have ended, with the reasons of those stopped."""
    if not loaded.standing:
        return loaded.standing
    title, game = loaded.setup.title, face(loaded.row.game)
    own, public = declared(title), loaded.match.view(None)
    fresh = later.history()[len(loaded.history()) :]
    parts = {game.section_events.get(event.kind) for choice in fresh for event in choice.events}
    ended = {PHASE_END: bool({PHASE, ROUND} & parts), ROUND_END: ROUND in parts, GAME_END: False}
    known = {offer["number"] for offer in public["offers"]}
    offers = [offer for offer in later.match.view(None)["offers"] if offer["number"] not in known]
    top = loaded.match.state.stack[-1] if loaded.match.state.stack else None
    together = isinstance(top, Answers) and len(top.asked) > 1
    found: Orders = {}
    for (seat, name), order in loaded.standing.items():
        if ended[order.until]:
            continue
        kind = own.kinds.get(name)
        expected = kind.expects if kind is not None else frozenset[str]()
        seen = [
            event.seen_by(None)
            for choice in fresh
            if together or choice.seat != seat  # what comes of one's own choice is no surprise
            for event in choice.events
        ]
        side, why = side_of(seat, public), order.stopped
        if any(row.kind != "choice" and row.seat == seat for row in rows):
            why = why or UNDONE
        if any(event is not None and own.surprised(event, public, seat, side, expected) for event in seen):
            why = why or SURPRISE
        if any(seat in offer["parties"] and seat != offer["maker"] for offer in offers):
            why = why or OFFERED
        found[seat, name] = order._replace(stopped=why)
    return _without_illegal(later, found)


def _without_illegal(later: LoadedTable, orders: Orders) -> Orders:
    """Stop those that have no option for the question that is asked now."""
    name, window = question_kind(later.match), later.window()
    for seat in later.match.deciders if window is None and later.match.result is None else ():
        order = orders.get((seat, name))
        if order is not None and not order.stopped:
            orders[seat, name] = order._replace(stopped=verdict(later.match, seat, order).stopped)
    return orders


def changes(before: Orders, after: Orders) -> dict[tuple[int, str], StandingOrder | None]:
    """Return what has to be stored: the new ones, and None for those that are gone."""
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    return {key: after.get(key) for key in keys}
