"""Foresight: what a choice certainly does, and which answers are forced.

Both are computed in worlds that a seat considers possible, never in the match itself. These worlds depend only on what
the seat sees, so nothing here can reveal a secret. Games need no code of their own for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from .match import Match
from .option import Option, Seat
from .promises import BROKEN, STANDING, FreePromise, GivenPromise, PromiseTracker
from .state import State, run_one
from .step import OPEN, Answers

FORCED_WORLDS: Final = 32  # worlds in which an answer must be the only one, to be given automatically
ORDER_WORLDS: Final = 4  # worlds in which the order must not matter
MOST_ENDS: Final = 120  # choices tried from one option of such a question; beyond that the order may matter
WORLDS: Final = 8  # tried for each choice, always the same number: the time it takes reveals nothing either


Figures = Callable[[dict[str, Any]], Mapping[str, Any]]  # the figures of a view that are predicted, by name


class Foreseen(NamedTuple):
    """How figures change after a choice, up to the next decision of anybody."""

    certain: dict[str, tuple[Any, Any]]
    """by figure: its value now and then, before anything is drawn or revealed; None: no such figure"""
    uncertain: tuple[str, ...]
    """figures that change in some world; nothing more can be said about them"""


def foresee(match: Match, seat: Seat, option: Option, figures: Figures, preceding: tuple[Option, ...] = ()) -> Foreseen:
    """What a choice of the seat certainly does, and what it leaves open; `preceding`: the options before it in a row.

    Sampled worlds alone cannot prove that something is certain: an outcome of one world in fifty is usually not among
    eight. Therefore nothing counts that comes after the first draw or reveal in any of them. What comes before that
    follows from what the seat sees. Revealing what only the seat itself knew does not count (`State.count_reveal`).
    If one of the preceding options draws or reveals something, the result is empty.
    """
    worlds = [match.determinize(seat, seed) for seed in range(WORLDS)]
    if preceding and not all(_leads_to(world, seat, option, preceding) for world in worlds):
        return Foreseen({}, ())
    calm = min([_steps_before_reveal(world.state.clone(), seat, option) for world in worlds])
    before = figures(match.view(seat))
    soon: list[Mapping[str, Any]] = []
    later: list[Mapping[str, Any]] = []
    for world in worlds:
        if calm >= 0:
            near = world.clone()
            take_and_run(near.state, seat, option, calm)
            soon.append(figures(near.view(seat)))
        world.play(seat, option)
        later.append(figures(world.view(seat)))
    sure: dict[str, tuple[Any, Any]] = {}
    unsure: list[str] = []
    for name in _changed(before, [*soon, *later]):
        now = before.get(name)
        near_by = [one.get(name) for one in soon]
        if near_by and near_by[0] != now and all(value == near_by[0] for value in near_by):
            sure[name] = (now, near_by[0])
        elif any(one.get(name) != now for one in later):
            unsure.append(name)
    return Foreseen(sure, tuple(unsure))


class Breach(NamedTuple):
    """An own promise that a choice breaks."""

    promise: GivenPromise
    certain: bool
    """certain: in every world, by the choice itself or before anything is drawn or revealed; otherwise possible"""


def breaches(match: Match, seat: Seat, option: Option, preceding: tuple[Option, ...] = ()) -> list[Breach]:
    """The seat's own open promises that a choice breaks, judged by what the seat then sees.

    Promises in free text are not covered: only their two seats can judge them.
    """
    return breaches_of(match.promises(seat), match, seat, option, preceding)


def breaches_of(
    heard: list[GivenPromise], match: Match, seat: Seat, option: Option, preceding: tuple[Option, ...] = ()
) -> list[Breach]:
    """The same for given promises, whether they were made in this match or not."""
    own = [
        given
        for given in heard
        if given.state == STANDING and given.promise.giver == seat and not isinstance(given.promise, FreePromise)
    ]
    if not own:
        return []
    worlds = [match.determinize(seat, seed) for seed in range(WORLDS)]
    if preceding and not all(_leads_to(world, seat, option, preceding) for world in worlds):
        return []
    calm = max(0, min([_steps_before_reveal(world.state.clone(), seat, option) for world in worlds]))
    sure, open_ = set(range(len(own))), set[int]()
    for world in worlds:
        near = world.clone(record_events=True)
        take_and_run(near.state, seat, option, calm)
        sure &= _breaks(near, seat, own)
        world.state.event_log = []
        world.play(seat, option)
        open_ |= _breaks(world, seat, own)
    return [Breach(given, i in sure) for i, given in enumerate(own) if i in sure or i in open_]


def _breaks(world: Match, seat: Seat, own: list[GivenPromise]) -> set[int]:
    """The promises that the latest events break."""
    assert world.title.trade is not None
    ledger = PromiseTracker(world.title.trade)
    ledger.promises = list(own)
    for event in world.state.event_log or ():
        seen = event.seen_by(*world.seats_sharing_view(seat))
        if seen is not None:
            ledger.read_event(seen)
    return {i for i, given in enumerate(ledger.promises) if given.state == BROKEN}


def _leads_to(world: Match, seat: Seat, option: Option, preceding: tuple[Option, ...]) -> bool:
    """Play the options that precede one in a row.

    True if it may follow them, with nothing drawn or revealed to the seat on the way.
    """
    world.state.reveals_for = seat
    known = world.state.draws + world.state.reveals
    for first in preceding:
        if first not in world.options(seat):
            return False
        world.play(seat, first)
    return world.state.draws + world.state.reveals == known and option in world.options(seat)


def _changed(before: Mapping[str, Any], after: list[Mapping[str, Any]]) -> list[str]:
    """The figures that differ afterwards in some world, in the order in which they are named."""
    found: dict[str, None] = {}
    for one in after:
        if one != before:
            found |= {name: None for name in {**before, **one} if one.get(name) != before.get(name)}
    return [name for name in {**dict.fromkeys(before), **found} if name in found]


def take_and_run(g: State, seat: Seat, option: Option, steps: int) -> None:
    """Take an option and run a number of the automatic steps that follow."""
    g.moves += 1
    g.stack.pop().take(g, seat, option)
    for _ in range(steps):
        run_one(g)


def _steps_before_reveal(g: State, seat: Seat, option: Option) -> int:
    """How many automatic steps run after an option before one draws, or reveals something new to the seat; -1 if the
    option itself does."""
    g.reveals_for = seat
    known = g.draws + g.reveals
    take_and_run(g, seat, option, 0)
    steps = -1
    while g.draws + g.reveals == known:
        steps += 1
        if not run_one(g):
            break
    return steps


def forced_answer(match: Match) -> tuple[Seat, Option] | None:
    """The answer to the current question, if everybody, spectators included, knows that it is the only one.

    Only then may it be given automatically: otherwise that would reveal that there was no choice. Sampled worlds can
    miss a rare one, so a step whose options depend on a secret of the seat declares it (`veiled`).
    """
    g = match.state
    if len(g.deciders) != 1 or not g.stack or isinstance(g.stack[-1], Answers) or g.stack[-1].progress != OPEN:
        return None
    if g.stack[-1].always_ask:
        return None
    seat = g.deciders[0]
    options = match.options(seat)
    if len(options) != 1:
        return None
    for seed in range(FORCED_WORLDS):
        if match.determinize(None, seed).options(seat) != options:
            return None
    return seat, options[0]


def needless_order(match: Match) -> tuple[Seat, Option] | None:
    """An answer to a question of order that does not matter: take a plain gain before a decision.

    The option asks nothing itself, draws and reveals nothing, and every result that another order can reach can still
    be reached after it. As with `forced_answer` this must hold in all worlds that everybody considers possible, so that
    an automatic answer reveals nothing.
    """
    g = match.state
    if len(g.deciders) != 1 or not g.stack or not g.stack[-1].asks_order:
        return None
    seat = g.deciders[0]
    options = match.options(seat)
    left = [option for option in options if option.target != ""] if len(options) > 1 else []
    for seed in range(ORDER_WORLDS):
        world = match.determinize(None, seed) if left else match
        left = [option for option in left if _asks_nothing(world, seat, option)]
        if not left or world.options(seat) != options:
            return None
        ends = {option: _ends(world, seat, option) for option in options}
        whole = frozenset[str]().union(*[found for found in ends.values() if found is not None])
        if None in ends.values():
            return None
        left = [option for option in left if ends[option] == whole]
    return (seat, left[0]) if left else None


def _asks_nothing(world: Match, seat: Seat, option: Option) -> bool:
    """Whether an option is carried out without a question, a draw or a reveal."""
    g = world.state.clone()
    known = g.draws + g.reveals
    take_and_run(g, seat, option, 0)
    return g.draws + g.reveals == known and bool(g.stack) and not g.stack[-1].waits


def _ends(world: Match, seat: Seat, option: Option) -> frozenset[str] | None:
    """Every position that the seat can reach with an option and its next answers; None if there are too many."""
    depth = len(world.state.stack)
    ends: set[str] = set()
    open_: list[tuple[Match, Option]] = [(world, option)]
    for tried in range(MOST_ENDS + 1):
        if not open_:
            return frozenset(ends)
        if tried == MOST_ENDS:
            break
        before, taken = open_.pop()
        later = before.clone()
        later.play(seat, taken)
        if later.deciders == (seat,) and len(later.state.stack) >= depth:
            open_ += [(later, one) for one in later.options(seat)]
        else:
            ends.add(
                json.dumps({**later.position(), "moves": 0}, sort_keys=True)
            )  # one order may need fewer questions than another
    return None


def repeat_counts(match: Match, seat: Seat, verbs: frozenset[str], most: int) -> dict[Option, int]:
    """How often an option can be repeated within one sealed answer, if more than once: that many equal cards can be
    named at once. Tried in a possible world of the seat; an incomplete answer shows nothing to anybody."""
    found: dict[Option, int] = {}
    if not match.state.stack or not isinstance(match.state.stack[-1], Answers):
        return found
    options = [option for option in match.options(seat) if option.verb in verbs]
    world = match.determinize(seat, 0) if options else match
    for option in options:
        later = world.clone()
        step, count = later.step, 0
        while count < most and later.step is step and seat in later.deciders and option in later.options(seat):
            later.play(seat, option)
            count += 1
        if count > 1:
            found[option] = count
    return found
