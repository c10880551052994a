"""Undo: which choice a seat may take back, and whether a choice has shown somebody something hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from . import deals
from .errors import IllegalMove, NotYours
from .history import EVENTS, FINAL, Choice, is_talk, seen_events
from .option import Option, Seat
from .state import State
from .step import Answers

if TYPE_CHECKING:
    from .match import Match

WORLDS: Final = 12  # in which a choice is tried before it may be taken back
WORLDS_SHOWN: Final = 5  # for each observer, in which a choice is tried to see whether it shows something hidden
NO_CHOICE: Final = -1

Seen = tuple[dict[str, Any], list[dict[str, Any]]]  # what a seat sees of a choice: its view and the events


def would_learn(match: Match, seat: Seat, option: Option) -> bool:
    """Whether a seat would learn something by taking an option now; see `Match.would_learn`."""
    mine = match.clone(record_events=True)
    mine.play(seat, option)
    if mine._new_choices[FINAL]:
        return True
    here = _sight(mine, seat)
    for seed in range(WORLDS):
        world = match.determinize(seat, seed)
        world.state.event_log = []
        world.play(seat, option)
        if _sight(world, seat) != here:
            return True
    return False


def would_show(match: Match, seat: Seat, option: Option) -> bool:
    """Whether taking an option now would show another seat something hidden; see `Match.would_show`."""
    mine = match.clone(record_events=True)
    mine.play(seat, option)
    if mine._new_choices[FINAL]:
        return True
    top = mine.state.stack[-1] if mine.state.stack else None
    if isinstance(top, Answers) and top.row(seat):
        return False
    asked = match.state.stack[-1]
    parts = [*(asked.row(seat) if isinstance(asked, Answers) else ()), option]
    together = match.seats_sharing_view(seat)
    for observer in range(match.setup.seats):
        if observer in together:
            continue
        here = _seen_by(mine, observer)
        if not here[1] and {**match.view(observer), "number": 0} == {**here[0], "number": 0}:
            continue  # the observer sees no difference
        for seed in range(WORLDS_SHOWN):
            if not _could_look_so(match.determinize(observer, seed), seat, parts, observer, here):
                return True
    return False


def _could_look_so(match: Match, seat: Seat, parts: list[Option], observer: Seat, here: Seen) -> bool:
    """Whether some answer of a seat in this world would look to an observer like the one that was given.

    Usually that is the same answer. If a part of it is impossible here, another with the same verb may look the same:
    the observer sees that an order is face down, not which one.
    """
    if not parts:
        return _seen_by(match, observer) == here
    options = match.options(seat)
    part = parts[0]
    for option in [part] if part in options else [other for other in options if other.verb == part.verb]:
        world = match.clone(record_events=True)
        world.play(seat, option)
        if _could_look_so(world, seat, parts[1:], observer, here):
            return True
    return False


def _seen_by(match: Match, observer: Seat) -> Seen:
    """What another seat sees just after a choice: the table, and the events."""
    return match.view(observer), seen_events(match._new_choices[EVENTS], match.seats_sharing_view(observer))


def _sight(match: Match, seat: Seat) -> tuple[Any, ...]:
    """Everything a seat sees just after a choice."""
    told = seen_events(match._new_choices[EVENTS], match.seats_sharing_view(seat))
    return match.view(seat), match.options(seat), match.extras(seat), told


def undone_match(match: Match, seat: Seat) -> Match:
    """The match without the seat's last choice. Raises IllegalMove if the seat may not take it back."""
    undone = find_undoable(match, seat)
    if undone == NO_CHOICE:
        raise IllegalMove("nothing to take back: something was drawn, revealed or done since")
    sealed = _has_sealed(match.state, seat)
    replayed = match.begin(match.setup)
    for i, choice in enumerate(match.history()):
        if i == undone or (i > undone and not sealed and not choice.extra):  # itself, and drafts begun after it
            continue
        try:
            replayed.play(choice.seat, choice.option)
        except (IllegalMove, NotYours):
            # Only talk can come later and fail: what depended on the choice is dropped with it.
            if i < undone:
                raise
    return replayed


def find_undoable(match: Match, seat: Seat, earlier: Match | None = None) -> int:
    """The index in the history of the choice that the seat may take back; NO_CHOICE if there is none.

    What others do in secret must not affect this, or a refusal would reveal it. So a sealed answer may be taken back
    while its question is open and nothing has come between, no matter who has answered meanwhile. Private talk of
    others is skipped. So are the parts of an answer that another seat has begun and nobody has seen: they are dropped
    together with what they depended on.

    Talk does not affect it either: offers, refusals and promises take nothing away. A deal that moved goods ends it,
    because without the choice the goods might not be there. A deal does not end it for a sealed answer: nothing has
    been carried out yet that a deal could have used.
    """
    g = match.state
    if match._is_world or not g.stack:
        return NO_CHOICE
    whom = match.seats_sharing_view(seat)
    top = g.stack[-1]
    sealed = _has_sealed(g, seat)
    if isinstance(top, Answers) and sealed and top.opened_at != g.moves:
        return NO_CHOICE
    drafts = 0  # parts of an answer that another seat has begun
    if (
        isinstance(top, Answers)
        and not sealed
        and top.is_draft()
        and not top.question.shares_answer(g, seat, top.asked[0])
    ):
        drafts = len(top.rows[0])
    last = match.last  # most often it is another's, and there is no need to build the whole history
    if last is None or (last.seat != seat and not sealed and not drafts and not _can_skip(last, whom)):
        return NO_CHOICE
    history = match.history()
    for i in range(len(history) - 1, -1, -1):
        choice = history[i]
        if is_talk(choice) or (sealed and choice.extra and choice.option.verb in deals.VERBS):
            continue
        if choice.seat == seat:
            may = not choice.extra and (sealed or not choice.final)
            return i if may and not _has_shown(match, history, i, earlier) else NO_CHOICE
        if drafts and not choice.extra:
            drafts -= 1
        elif not sealed and not _can_skip(choice, whom):
            return NO_CHOICE
    return NO_CHOICE


def _has_sealed(g: State, seat: Seat) -> bool:
    """Whether the question on the table is still open and the seat has given a part of its answer."""
    top = g.stack[-1]
    return isinstance(top, Answers) and bool(top.row(seat))


def _can_skip(choice: Choice, whom: tuple[Seat, ...]) -> bool:
    """Whether an earlier choice may be undone past this one: it is talk, or these seats know nothing of it."""
    return is_talk(choice) or (choice.extra and bool(choice.events) and not seen_events(choice.events, whom))


def _has_shown(match: Match, history: list[Choice], place: int, earlier: Match | None) -> bool:
    """Whether a choice of this match has shown something to its seat or another one; computed once, then cached."""
    if place not in match._shown_cache:
        played = place + 1 if earlier is None else len(earlier.history())
        if earlier is not None and played <= place:
            before = earlier.clone(record_events=True)
        else:
            before, played = match.begin(match.setup), 0
        for choice in history[played:place]:
            before.play(choice.seat, choice.option)
        choice = history[place]
        firm = would_learn(before, choice.seat, choice.option) or would_show(before, choice.seat, choice.option)
        match._shown_cache = {**match._shown_cache, place: firm}
    return match._shown_cache[place]
