"""Which options a bot tries, and the hints that a quick player gets for them."""

from __future__ import annotations

from math import exp
from typing import Final

from consigliere.engine import Answers, Option

from . import verbs
from .abilities import DOUBLE
from .action import ActionTurn
from .commit import pool
from .components import (
    BUSINESS,
    BUSINESS_KIND,
    FACE,
    FAMILY,
    GANGSTER,
    GUNS,
    INCOME,
    INFLUENCE,
    JOB,
    JOB_VALUE,
    KINDS,
    NOTHING,
    PIN,
    PIN_STRENGTH,
    PIN_VALUE,
    SLOT,
)
from .dice import RollerDice
from .effects import Launder
from .heuristics import (
    EARNED,
    LAUNDERED_FACTOR,
    WORK,
    WORK_OF_GUN,
    assigned,
    chances,
    in_hand,
    new_monopoly,
    paydays,
)
from .hire import IncomeHire
from .income import HandLimit
from .options import DIE
from .pieces import planned_in
from .planning import PlanningTurn
from .purchase import price
from .state import NewYork

MOST_PEEKS: Final = 3  # cards to look at are all alike from the back
SCALE: Final = 5000.0  # dollars that make a hint of 1
DANGER: Final = 12000.0  # dollars behind the richest rival at which a rival is e times less dangerous


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
    """What a quick player sees in each option. Money counts in units of SCALE.

    For cards to assign and assignments: what they are expected to earn. For gangsters to assign: their guns. For
    attachments: whether the gangster is of the right side and has something to do. For targets: the damage, by how
    dangerous the owner is. For dice: whether a reroll can help. For amounts: the amount. For jobs to discard: their
    expected value.
    """
    top = g.stack[-1]
    if not isinstance(top, Answers):
        if isinstance(top, Launder):
            return [_amount(g, seat, option) / SCALE for option in options]
        return _hires(g, options) if isinstance(top, IncomeHire) else []
    question = top.question
    row = top.row(seat)
    if isinstance(question, PlanningTurn):
        if not row:
            return [
                float(GUNS[GANGSTER[str(option.target)]]) if option.verb == verbs.ASSIGN else 0.0 for option in options
            ]
        if row[0].verb == verbs.ASSIGN:
            return _cards(g, seat, GANGSTER[str(row[0].target)], options)
        return _attachments(g, seat, row[0], options) if row[0].verb == verbs.PLAY else []
    if isinstance(question, ActionTurn):
        if not row:
            return _assignments(g, seat, options)
        if row[0].verb == verbs.PLAY:
            return _attachments(g, seat, row[0], options)
        return _aims(g, seat, row[0], options)
    if isinstance(question, RollerDice):
        deed = g.deeds[-1]
        return [
            0.0
            if option.target == "" or option.target not in DIE
            else 1.0
            if deed.dice[DIE[str(option.target)]] < deed.value
            else -1.0
            for option in options
        ]
    if isinstance(question, HandLimit):
        kinds = _kinds(g, seat)
        return [
            in_hand(g, seat, JOB[str(option.target)], kinds) / SCALE if option.verb == verbs.DISCARD else 0.0
            for option in options
        ]
    return []


def _amount(g: NewYork, seat: int, option: Option) -> float:
    return float(g.cash[seat]) if option.target == "all" else float(int(option.target or 0))


def _hires(g: NewYork, options: list[Option]) -> list[float]:
    """What gangsters are expected to earn until the end, less their price."""
    rounds = g.rules.last_round - g.round
    found: list[float] = []
    for option in options:
        if option.verb == verbs.HIRE:
            gangster = GANGSTER[str(option.target)]
            found.append(((WORK + WORK_OF_GUN * GUNS[gangster]) * rounds - g.rules.hire_cost[gangster]) / SCALE)
        else:
            found.append(0.0)
    return found


def _attachments(g: NewYork, seat: int, played: Option, options: list[Option]) -> list[float]:
    """Whether a gangster is worth an attachment: for a helpful one an own one with a job, else a rival's."""
    card = INFLUENCE.get(str(played.target), -1)
    if card < 0 or not PIN[card]:
        return []
    helps = PIN_STRENGTH[PIN[card]] > 0 or PIN_VALUE[PIN[card]] < 0
    threats = None if helps else _threats(g, seat)
    found: list[float] = []
    for option in options:
        hint = 0.0
        if option.verb == verbs.ON:
            gangster = GANGSTER[str(option.target)]
            owner = g.place[gangster]
            works = g.tasks[2 * gangster] >= 0 or g.tasks[2 * gangster + 1] >= 0
            if (owner == seat) != helps:
                hint = -1.0
            elif threats is None:
                hint = 1.0 if works else 0.0
            else:
                hint = threats[owner] if works else 0.0
        found.append(hint)
    return found


def _threats(g: NewYork, seat: int) -> list[float]:
    """How dangerous each rival is: 1 for the richest, less for others."""
    times = paydays(g)
    rich = [
        g.cash[other] + LAUNDERED_FACTOR * g.laundered[other] + times * g.payday(other)
        for other in range(g.rules.seats)
    ]
    most = max([have for other, have in enumerate(rich) if other != seat])
    return [exp((have - most) / DANGER) if other != seat else 0.0 for other, have in enumerate(rich)]


def _aims(g: NewYork, seat: int, first: Option, options: list[Option]) -> list[float]:
    """For targets, the damage to their owner; for stakes, what they are expected to win."""
    verb = options[0].verb
    if verb == verbs.STAKE:
        slot = SLOT[str(first.target)]
        one, two = chances(pool(g, slot // 2, False), JOB_VALUE[g.tasks[slot] % FACE])
        return [(2 * (one + two) - 1) * _amount(g, seat, option) / SCALE for option in options]
    if verb != verbs.TARGET:
        return []
    threats = _threats(g, seat)
    rounds = g.rules.last_round - g.round
    times = paydays(g)
    found: list[float] = []
    for option in options:
        name = str(option.target)
        if name in BUSINESS:
            business = BUSINESS[name]
            found.append(threats[g.owner[business]] * INCOME[business] * times / SCALE)
        elif name in GANGSTER:
            gangster = GANGSTER[name]
            work = (WORK + WORK_OF_GUN * GUNS[gangster]) * (rounds + g.carries(gangster))
            found.append(threats[g.place[gangster]] * work / SCALE)
        else:
            other = g.family.index(FAMILY[name])
            found.append(threats[other] * g.cash[other] / SCALE)
    return found


def _kinds(g: NewYork, seat: int) -> list[int]:
    """How many usable businesses of each kind a seat has."""
    kinds = [0] * KINDS
    for business in g.holdings[seat]:
        kinds[BUSINESS_KIND[business]] += not g.b_blocked[business]
    return kinds


def _cards(g: NewYork, seat: int, gangster: int, options: list[Option]) -> list[float]:
    """What jobs and purchases are expected to earn on a gangster."""
    kinds = _kinds(g, seat)
    means = float(g.cash[seat])  # money is spent only once; jobs that are assigned may bring more
    for other in g.crew[seat]:
        for task in g.tasks[2 * other : 2 * other + 2]:
            if task < NOTHING:
                means -= price(g, seat, planned_in(task))
            elif task >= 0:
                means += EARNED * assigned(g, seat, other, task, kinds)
    found: list[float] = []
    for option in options:
        if option.verb == verbs.JOB:
            found.append(assigned(g, seat, gangster, JOB[str(option.target)], kinds) / SCALE)
        elif option.verb == verbs.PLAN:
            found.append(_purchase(g, seat, BUSINESS[str(option.target)], means, kinds))
        else:
            found.append(0.0)
    return found


def _purchase(g: NewYork, seat: int, business: int, means: float, kinds: list[int]) -> float:
    """What a business earns until the end of the game; less if it may not be paid."""
    cost = price(g, seat, business)
    times = paydays(g)
    kind = BUSINESS_KIND[business]
    kinds[kind] += 1
    gain = (INCOME[business] * times + new_monopoly(g, seat, kind, kinds, times) - cost) / SCALE
    kinds[kind] -= 1
    return gain if cost <= means or gain < 0 else gain * (max(0.0, means) / cost) ** 2


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
                hint = _purchase(g, seat, planned_in(task), g.cash[seat], kinds)
        found.append(hint)
    return found
