"""Which options a bot tries, and the hints that a quick player gets for them."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Answers, Option

from . import verbs
from .abilities import DOUBLE
from .action import ActionTurn
from .components import BUSINESS, BUSINESS_KIND, FACE, GANGSTER, GUNS, INCOME, JOB, KINDS, NOTHING, SLOT
from .heuristics import assigned, in_hand, paydays
from .income import HandLimit
from .pieces import planned_in
from .planning import PlanningTurn
from .purchase import price
from .state import NewYork

MOST_PEEKS: Final = 3  # cards to look at are all alike from the back
SCALE: Final = 5000.0  # dollars that make a hint of 1


def options_to_try(g: NewYork, seat: int, options: list[Option]) -> list[Option]:
    """The sensible options: no assignment is cancelled while another can be carried out, only one of several gangsters
    who do a job equally well is tried, and only a few of the cards that can be looked at."""
    if len(options) < 3:
        return options
    verb = options[0].verb
    if verb == verbs.PEEK:
        return [*options[:MOST_PEEKS], *[option for option in options[MOST_PEEKS:] if option.verb != verbs.PEEK]]
    top = g.stack[-1]
    if not isinstance(top, Answers):
        return options
    question = top.question
    if isinstance(question, ActionTurn) and not top.row(seat):
        if any(option.verb in (verbs.PERFORM, verbs.BUY) for option in options):
            return [option for option in options if option.verb != verbs.CANCEL]
    elif isinstance(question, PlanningTurn) and verb == verbs.ASSIGN and not g.rules.expansion:
        return _different(g, options)
    return options


def _different(g: NewYork, options: list[Option]) -> list[Option]:
    """The options without gangsters who would do a job as well as another."""
    found: list[Option] = []
    seen: set[tuple[int, int, bool]] = set()
    for option in options:
        if option.verb == verbs.ASSIGN:
            gangster = GANGSTER[str(option.target)]
            key = (GUNS[gangster] + g.growth[gangster], g.pins[gangster], DOUBLE[gangster])
            if key in seen:
                continue
            seen.add(key)
        found.append(option)
    return found


def hints(g: NewYork, seat: int, options: list[Option]) -> list[float]:
    """For cards to assign: what they are expected to earn with this gangster.

    For assignments: what carrying them out earns. For gangsters: their guns. For jobs to discard: their expected value.
    """
    top = g.stack[-1]
    if not isinstance(top, Answers):
        return []
    question = top.question
    if isinstance(question, PlanningTurn):
        row = top.row(seat)
        if not row:
            return [
                float(GUNS[GANGSTER[str(option.target)]]) if option.verb == verbs.ASSIGN else 0.0 for option in options
            ]
        return _cards(g, seat, GANGSTER[str(row[0].target)], options) if row[0].verb == verbs.ASSIGN else []
    if isinstance(question, ActionTurn):
        return [] if top.row(seat) else _assignments(g, seat, options)
    if isinstance(question, HandLimit):
        kinds = _kinds(g, seat)
        return [
            in_hand(g, seat, JOB[str(option.target)], kinds) / SCALE if option.verb == verbs.DISCARD else 0.0
            for option in options
        ]
    return []


def _kinds(g: NewYork, seat: int) -> list[int]:
    """How many usable businesses of each kind a seat has."""
    kinds = [0] * KINDS
    for business in g.holdings[seat]:
        kinds[BUSINESS_KIND[business]] += not g.b_blocked[business]
    return kinds


def _cards(g: NewYork, seat: int, gangster: int, options: list[Option]) -> list[float]:
    """What jobs and purchases are expected to earn on a gangster."""
    kinds = _kinds(g, seat)
    cash = g.cash[seat]
    for other in g.crew[seat]:  # money is spent only once
        for task in g.tasks[2 * other : 2 * other + 2]:
            if task < NOTHING:
                cash -= price(g, seat, planned_in(task))
    found: list[float] = []
    for option in options:
        if option.verb == verbs.JOB:
            found.append(assigned(g, seat, gangster, JOB[str(option.target)], kinds) / SCALE)
        elif option.verb == verbs.PLAN:
            found.append(_purchase(g, seat, BUSINESS[str(option.target)], cash))
        else:
            found.append(0.0)
    return found


def _purchase(g: NewYork, seat: int, business: int, cash: int) -> float:
    """What a business earns until the end of the game; little if it cannot be paid."""
    cost = price(g, seat, business)
    gain = (INCOME[business] * paydays(g) - cost) / SCALE
    return gain if cost <= cash or gain < 0 else 0.2 * gain


def _assignments(g: NewYork, seat: int, options: list[Option]) -> list[float]:
    """What carrying out an assignment is expected to earn."""
    kinds = _kinds(g, seat)
    found: list[float] = []
    for option in options:
        hint = 0.0
        if option.verb in (verbs.PERFORM, verbs.BUY):
            slot = SLOT[str(option.target)]
            task = g.tasks[slot]
            if option.verb == verbs.PERFORM:
                hint = assigned(g, seat, slot // 2, task % FACE, kinds) / SCALE
            else:
                hint = _purchase(g, seat, planned_in(task), g.cash[seat])
        found.append(hint)
    return found
