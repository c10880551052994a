"""Chapter 4.2: the planning phase. Players assign jobs (face down) and businesses (face up) to gangsters in turn."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, Step

from . import free, market, verbs
from .abilities import DOUBLE, JOB_TASK, PLANS_FROM_DECK, PURCHASE_TASK, SECOND_TASK, SPLITS_DICE
from .components import (
    BUSINESS,
    BUSINESS_IDS,
    DRAW,
    FACE,
    GANGSTER,
    GANGSTER_IDS,
    HIRE,
    JOB,
    JOB_IDS,
    LIMITS,
    MARKET_SIZE,
    NONE,
    NOTHING,
    PLACE_KNOWN,
    PLANNING,
    SLOT_IDS,
)
from .options import ASSIGN, DECLINE, DONE, JOB_CARD, PLAN, PLAN_FROM_DECK, SEARCH
from .pieces import purchase_of
from .purchase import price
from .state import NewYork, back, without
from .step_checks import in_phase, knows_deck, next_in, only_expansion, whose_turn

ANY_TASK: Final = JOB_TASK | PURCHASE_TASK


class PlanningPhase(Step[NewYork]):
    """Begin the phase. An incomplete market is refilled first. [LCN-PLAN-01, LCN-RULE-83]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return next_in(g, self, HIRE if g.rules.expansion else DRAW, PLANNING)

    def run(self, g: NewYork) -> None:
        g.phase = PLANNING
        g.declined = 0
        while len(g.market) < MARKET_SIZE and g.deck:
            market.refill_market(g, len(g.market))
        if g.event_log is not None:
            g.emit("planning", {"round": g.round})
        g.stack.append(PlanningCycle(g.first))


class PlanningCycle(Step[NewYork]):
    """Find the next player with a gangster to assign. If nobody has one, the phase ends. [LCN-PLAN-05, LCN-PLAN-06]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, PLANNING)

    def run(self, g: NewYork) -> None:
        seats = g.rules.seats
        for i in range(seats):
            seat = (self.seat + i) % seats
            if can_plan(g, seat):
                g.turn = seat
                g.then(PlanningTurn(seat, _per_turn(g), (), False), PlanningCycle((seat + 1) % seats))
                return
        g.turn = NONE


def _per_turn(g: NewYork) -> int:
    """Assignments in a turn: one; two with five players from round 2, as a variant. [LCN-PLAN-11, LCN-VAR-04]"""
    two = g.rules.two_assignments and g.round >= LIMITS["planning_assignments_five_players_from_round"]
    found: int = LIMITS["planning_assignments_per_turn_five_players" if two else "planning_assignments_per_turn"]
    return found


def supplies(g: NewYork, seat: int) -> int:
    """The sorts of assignment for which a seat has a card. [LCN-PLAN-06]"""
    found = JOB_TASK if g.jobs[seat] else 0
    if g.market or (g.deck and g.rules.expansion and g.having(seat, PLANS_FROM_DECK) >= 0):
        found |= PURCHASE_TASK
    return found


def open_to(g: NewYork, gangster: int) -> int:
    """The sorts of assignment that may still be laid on a gangster. [LCN-SG-15, LCN-SG-22, LCN-SG-24]"""
    one, two = g.tasks[2 * gangster], g.tasks[2 * gangster + 1]
    if one == NOTHING and two == NOTHING:
        return ANY_TASK
    if not DOUBLE[gangster] or (one != NOTHING and two != NOTHING):
        return 0
    lying = one if one != NOTHING else two
    return SECOND_TASK[gangster][JOB_TASK if lying >= 0 else PURCHASE_TASK]


def can_plan(g: NewYork, seat: int) -> bool:
    """Whether a seat has a planning turn: something to lay and a gangster to lay it on. [LCN-PLAN-05, 06, 13]"""
    have = supplies(g, seat)
    if have:
        declined = g.declined >> seat & 1
        tasks = g.tasks
        for gangster in g.crew[seat]:
            if tasks[2 * gangster] == NOTHING and tasks[2 * gangster + 1] == NOTHING:
                return True
            if DOUBLE[gangster] and not declined and open_to(g, gangster) & have:
                return True
    return False


class PlanningTurn(Sealed[NewYork]):
    """Assign a job or a purchase to one gangster; influence cards before and after. [LCN-PLAN-01 to LCN-PLAN-13]

    The gangster and the card are named one by one and stay hidden until both are. [LCN-TIM-17]
    """

    __slots__ = ("fresh", "left", "searched", "seat")
    rule = "LCN-PLAN-01"
    own_turn = True
    listed_because = "in one loop over the crew, for speed: asked more often than anything else"

    def __init__(self, seat: int, left: int, fresh: tuple[int, ...], searched: bool) -> None:
        self.seat = seat
        self.left = left  # gangsters still to be assigned in this turn
        self.fresh = fresh  # gangsters assigned in it
        self.searched = searched  # the player has looked through the business deck

    def problems(self, g: NewYork) -> list[str]:
        wrong = in_phase(g, PLANNING) + whose_turn(g, self, self.seat)
        for gangster in self.fresh:
            if gangster < 0 or g.place[gangster] != self.seat or not g.carries(gangster):
                wrong.append("fresh names a gangster who has no assignment of this seat")
        if self.left != _per_turn(g) - len(set(self.fresh)):
            wrong.append(f"left is {self.left}, after {len(set(self.fresh))} of {_per_turn(g)} assignments")
        return wrong + (only_expansion(g) + knows_deck(g, self.seat) if self.searched else [])

    def seats(self, g: NewYork) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        if row:
            if row[0].verb == verbs.ASSIGN:
                return self._cards(g, GANGSTER[str(row[0].target)])
            return free.parts(g, seat, row, False)
        have = supplies(g, seat)
        tasks, left, fresh = g.tasks, self.left, self.fresh
        declined = g.declined >> seat & 1
        found: list[Option] = []
        sorts = 0
        must = False
        for gangster in g.crew[seat]:  # `_assign_bars` and `_owed` in one
            if tasks[2 * gangster] == NOTHING and tasks[2 * gangster + 1] == NOTHING:
                if not left or not have:
                    continue
                must = True
                sorts |= have
            else:
                if not DOUBLE[gangster] or ((not left or declined) and gangster not in fresh):
                    continue
                fits = have & open_to(g, gangster)
                if not fits:
                    continue
                sorts |= fits
            found.append(ASSIGN[gangster])
        only_seconds = bool(found) and not must
        if sorts & PURCHASE_TASK and g.deck and not self.searched and g.having(seat, PLANS_FROM_DECK) >= 0:
            found.append(SEARCH)
        found.extend(free.options(g, seat, False))
        if not must:
            found.append(DECLINE if only_seconds and left and not fresh else DONE)
        return found

    def _assign_bars(self, g: NewYork, have: int, gangster: int) -> str:
        """The rule against giving a gangster an assignment of those a seat has, "" if none."""
        seat = self.seat
        if gangster < 0 or g.place[gangster] != seat:
            return "LCN-PLAN-01"
        if not g.carries(gangster):
            if not self.left:
                return "LCN-PLAN-01"
            return "" if have else "LCN-PLAN-06"
        if not DOUBLE[gangster]:
            return "LCN-PLAN-01"
        if gangster not in self.fresh and (not self.left or g.declined >> seat & 1):
            return "LCN-PLAN-13"
        return "" if have & open_to(g, gangster) else "LCN-PLAN-13"

    def _owed(self, g: NewYork, have: int) -> tuple[bool, bool]:
        """Whether an assignment must be given, and whether only second ones can be."""
        must = some = False
        for gangster in g.crew[self.seat]:
            if not self._assign_bars(g, have, gangster):
                some = True
                must = must or not g.carries(gangster)
        return must, some and not must

    def _cards(self, g: NewYork, gangster: int) -> list[Option]:
        sorts = open_to(g, gangster)
        found: list[Option] = []
        if sorts & JOB_TASK:
            found.extend([JOB_CARD[face] for face in sorted({card % FACE for card in g.jobs[self.seat]})])
        if sorts & PURCHASE_TASK:
            found.extend([PLAN[business] for business in g.market])
            if self.searched:
                found.extend([PLAN_FROM_DECK[card % PLACE_KNOWN] for card in g.deck])
        return found

    def is_complete(self, g: NewYork, seat: int, row: Row) -> bool:
        verb = row[0].verb
        if verb == verbs.ASSIGN:
            return len(row) == 2
        return verb not in free.VERBS or not free.parts(g, seat, row, False)

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        verb = row[0].verb
        if verb == verbs.ASSIGN:
            gangster = GANGSTER[str(row[0].target)]
            on_top = gangster in self.fresh
            assign(g, seat, gangster, row[1])
            g.stack.append(PlanningTurn(seat, self.left - (not on_top), (*self.fresh, gangster), False))
        elif verb == verbs.SEARCH:
            market.look_through_deck(g, seat)
            g.stack.append(PlanningTurn(seat, self.left, self.fresh, True))
        elif verb == verbs.DECLINE:
            g.declined |= 1 << seat
            if g.event_log is not None:
                g.emit("declined", {"seat": seat})
        elif verb != verbs.DONE:
            free.take(g, seat, row, False, self)

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        facts: dict[str, object] = {"left": self.left, "fresh": [GANGSTER_IDS[gangster] for gangster in self.fresh]}
        if self.searched:
            deck = [card % PLACE_KNOWN for card in g.deck]
            facts["prices"] = {BUSINESS_IDS[business]: price(g, seat, business) for business in deck}
        return facts

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if row:
            if row[0].verb == verbs.ASSIGN:
                return self._card_bars(g, GANGSTER[str(row[0].target)], option)
            asked = option.verb in [part.verb for part in free.parts(g, seat, row, False)]
            return free.part_bars(g, seat, row, False, option) if asked else self.rule
        verb, have = option.verb, supplies(g, seat)
        if verb == verbs.ASSIGN:
            return self._assign_bars(g, have, GANGSTER.get(str(option.target), NONE))
        if option in (DONE, DECLINE):
            must, only_seconds = self._owed(g, have)
            if must and option == DONE:
                return "LCN-PLAN-01"
            declines = only_seconds and self.left > 0 and not self.fresh
            if must:
                return "LCN-PLAN-13"
            return "" if declines == (option == DECLINE) else "LCN-PLAN-13"
        if option == SEARCH:
            return "" if option in self.next_options(g, seat, ()) else "LCN-SG-20"
        if verb in free.VERBS:
            return free.bars(g, seat, option, False)
        return "LCN-SG-20" if verb == verbs.PLAN_FROM_DECK else self.rule

    def _card_bars(self, g: NewYork, gangster: int, option: Option) -> str:
        """The rule against laying a card on a gangster, "" if none."""
        sorts, verb = open_to(g, gangster), option.verb
        if verb == verbs.JOB:
            if not any(card % FACE == JOB.get(str(option.target), NONE) for card in g.jobs[self.seat]):
                return "LCN-PLAN-02"
            return "" if sorts & JOB_TASK else _second_rule(gangster)
        business = BUSINESS.get(str(option.target), NONE)
        if verb == verbs.PLAN:
            if business not in g.market:
                return "LCN-PLAN-03"
        elif verb == verbs.PLAN_FROM_DECK:
            if not self.searched or not any(card % PLACE_KNOWN == business for card in g.deck):
                return "LCN-SG-20"
        else:
            return self.rule
        return "" if sorts & PURCHASE_TASK else _second_rule(gangster)


def _second_rule(gangster: int) -> str:
    """The rule that says which two assignments a double gangster may carry."""
    if SPLITS_DICE[gangster]:
        return "LCN-SG-15"
    return "LCN-SG-24" if SECOND_TASK[gangster][PURCHASE_TASK] & PURCHASE_TASK else "LCN-SG-22"


def when_time_is_up(g: NewYork, turn: PlanningTurn, row: Row) -> Option:
    """The default of a planning turn when time is up: the first purchase, or else the first job, for the first free
    gangster.

    A choice in progress is completed. If no gangster is free, the turn ends, since a second assignment is optional.
    [LCN-VAR-07]
    """
    legal = turn.next_options(g, turn.seat, row)
    wanted = (verbs.PLAN,) if row else (verbs.ASSIGN, verbs.DECLINE, verbs.DONE)
    for verb in wanted:
        for option in legal:
            if option.verb == verb and not (verb == verbs.ASSIGN and g.carries(GANGSTER[str(option.target)])):
                return option
    return legal[0]


def assign(g: NewYork, seat: int, gangster: int, what: Option) -> None:
    """Lay the card on the gangster: a job face down, a business face up. [LCN-PLAN-02, LCN-PLAN-03, LCN-PLAN-04]"""
    slot = 2 * gangster if g.tasks[2 * gangster] == NOTHING else 2 * gangster + 1
    if what.verb == verbs.JOB:
        card = lay_down(g, seat, JOB[str(what.target)])
        g.tasks[slot] = card
        if g.event_log is not None:
            facts = {"seat": seat, "at": SLOT_IDS[slot], "round": back(card)}
            g.emit("assigned", facts, {"card": JOB_IDS[card % FACE]}, (seat,))
        return
    business = BUSINESS[str(what.target)]
    g.tasks[slot] = purchase_of(business)
    if g.event_log is not None:
        g.emit("planned", {"seat": seat, "at": SLOT_IDS[slot], "business": BUSINESS_IDS[business]})
    if what.verb == verbs.PLAN:
        market.take_from_market(g, business)
    else:
        market.take_from_deck(g, business)


def lay_down(g: NewYork, seat: int, face: int) -> int:
    """Remove a job face down from the hand.

    Players who knew cards with that back in this hand no longer know which is gone, unless it was the only one.
    [LCN-RULE-84]
    """
    hand = g.jobs[seat]
    number = back(face)
    if len([card for card in hand if back(card) == number]) > 1:
        own = FACE << seat
        hand = tuple([card % FACE + own if back(card) == number else card for card in hand])
    card = next(card for card in hand if card % FACE == face)
    g.jobs[seat] = without(hand, card)
    return card


PHASE: Final = PlanningPhase()
STEPS: Final[tuple[type[Step], ...]] = (PlanningPhase, PlanningCycle, PlanningTurn)
