"""Chapters 4.9 and 5: the income phase, and the final payday that ends the game."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Option, Result, Row, Sealed, SeatDecision, Step

from . import verbs
from .abilities import DOUBLES_INCOME, GROW_COST, GROW_MAX, GROWTH, NO_HAND_LIMIT
from .components import (
    BUSINESS_KIND,
    COST,
    DATA,
    END,
    FACE,
    GANGSTER,
    GANGSTER_IDS,
    GUN_COST,
    GUNS,
    INCOME,
    INFLUENCE,
    INFLUENCE_IDS,
    JOB,
    JOB_IDS,
    KILL_BONUS,
    KIND,
    KIND_IDS,
    LIMITS,
    NONE,
    PAYDAY,
    SCORING,
    STARTER,
)
from .options import DISCARD_INFLUENCE, DISCARD_JOB, DOUBLE_KIND, GROW
from .planning import lay_down
from .state import NewYork, back, put, without
from .step_checks import in_phase, only_expansion

MOST_JOBS: Final[int] = LIMITS["hand_jobs"]
MOST_INFLUENCE: Final[int] = LIMITS["hand_influence"]


class Income(Step[NewYork]):
    """One player's payday. [LCN-INC-01]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, PAYDAY, END)

    def run(self, g: NewYork) -> None:
        if g.rules.expansion and g.having(self.seat, DOUBLES_INCOME) >= 0:
            g.stack.append(ChooseKind(self.seat))
        else:
            pay_income(g, self.seat, NONE)


def income_of(g: NewYork, seat: int, doubled: int) -> int:
    """The income of a payday; one kind of business may count twice. [LCN-INC-01, LCN-SG-21]"""
    found = g.payday(seat)
    if doubled >= 0:
        for business in g.holdings[seat]:
            if BUSINESS_KIND[business] == doubled and not g.b_blocked[business]:
                found += INCOME[business]
    return found


def pay_income(g: NewYork, seat: int, doubled: int) -> None:
    """Announce and pay the income; it is doubled in the final payday. [LCN-INC-01, LCN-END-02]"""
    amount = income_of(g, seat, doubled)
    if g.phase == END:
        amount *= SCORING["final_income_factor"]
    g.income = put(g.income, seat, amount)
    g.earn(seat, amount, "income")


class ChooseKind(SeatDecision[NewYork]):
    """Choose the kind of business that pays double. [LCN-SG-21, LCN-DEC-22]"""

    __slots__ = ()
    rule = "LCN-SG-21"

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, PAYDAY, END) + only_expansion(g)

    def options(self, g: NewYork, seat: int) -> list[Option]:
        kinds = {BUSINESS_KIND[business] for business in g.holdings[self.seat] if not g.b_blocked[business]}
        return [DOUBLE_KIND[kind] for kind in sorted(kinds)] or [PASS]

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        kind = KIND[str(option.target)] if option.verb == verbs.DOUBLE else NONE
        if g.event_log is not None and kind >= 0:
            g.emit("doubled", {"seat": seat, "kind": KIND_IDS[kind]})
        pay_income(g, seat, kind)


class BonusIncome(Step[NewYork]):
    """Variant: the highest income of the payday gets a bonus; nobody on a tie. [LCN-VAR-02]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, PAYDAY, END)

    def run(self, g: NewYork) -> None:
        if g.rules.bonus_income:
            most = max(g.income)
            if g.income.count(most) == 1:
                g.earn(g.income.index(most), DATA["variants"]["bonus_income_amount"], "bonus_income")


class Growth(SeatDecision[NewYork]):
    """A player may pay for a gangster's growth, which lasts. [LCN-SG-16, LCN-RULE-72, LCN-DEC-24]"""

    __slots__ = ()
    rule = "LCN-SG-16"

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, PAYDAY) + only_expansion(g)

    def _growing(self, g: NewYork) -> list[int]:
        found: list[int] = []
        for gangster in g.crew[self.seat]:
            cost, grown = GROW_COST[gangster], GUNS[gangster] + g.growth[gangster] + GROWTH[gangster]
            if 0 < cost <= g.cash[self.seat] and grown <= GROW_MAX[gangster] and not g.g_blocked[gangster]:
                found.append(gangster)
        return found

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        return (self.seat,) if self._growing(g) else ()

    def options(self, g: NewYork, seat: int) -> list[Option]:
        return [PASS, *[GROW[gangster] for gangster in self._growing(g)]]

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == verbs.GROW:
            gangster = GANGSTER[str(option.target)]
            g.spend(seat, GROW_COST[gangster], "growth")  # the money is under the card, out of the game
            g.growth = put(g.growth, gangster, g.growth[gangster] + GROWTH[gangster])
            if g.event_log is not None:
                g.emit("grew", {"seat": seat, "gangster": GANGSTER_IDS[gangster]})


class HandLimit(Sealed[NewYork]):
    """Discard down to three jobs and three influence cards, unrevealed. [LCN-INC-03, LCN-DEC-25]

    Trade continues meanwhile: a player who sells the gangster that lifts the limit is asked at once, and one who buys
    him is asked no longer. [LCN-SG-18, LCN-TIM-01]
    """

    __slots__ = ()
    rule = "LCN-INC-03"

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, PAYDAY)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        found = []
        for seat in g.order():
            over = len(g.jobs[seat]) > MOST_JOBS or len(g.influence[seat]) > MOST_INFLUENCE
            if over and not (g.rules.expansion and g.having(seat, NO_HAND_LIMIT) >= 0):
                found.append(seat)
        return tuple(found)

    def _left(self, g: NewYork, seat: int, row: Row) -> tuple[list[int], list[int]]:
        jobs = [card % FACE for card in g.jobs[seat]]
        cards = list(g.influence[seat])
        for option in row:
            if option.verb == verbs.DISCARD:
                jobs.remove(JOB[str(option.target)])
            elif option.verb == verbs.DISCARD_INFLUENCE:
                cards.remove(INFLUENCE[str(option.target)])
        return jobs, cards

    def next_options(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        jobs, cards = self._left(g, seat, row)
        if len(jobs) > MOST_JOBS:  # jobs first; the two limits are independent
            return [DISCARD_JOB[face] for face in sorted(set(jobs))]
        return [DISCARD_INFLUENCE[card] for card in sorted(set(cards))]

    def is_complete(self, g: NewYork, seat: int, row: Row) -> bool:
        jobs, cards = self._left(g, seat, row)
        return len(jobs) <= MOST_JOBS and len(cards) <= MOST_INFLUENCE

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            for option in row:
                if option.verb == verbs.DISCARD:
                    card = lay_down(g, seat, JOB[str(option.target)])
                    g.bury_job(card)
                    if g.event_log is not None:
                        secret = {"card": JOB_IDS[card % FACE]}
                        g.emit("discarded_job", {"seat": seat, "round": back(card)}, secret, (seat,))
                elif option.verb == verbs.DISCARD_INFLUENCE:
                    card = INFLUENCE[str(option.target)]
                    g.influence[seat] = without(g.influence[seat], card)
                    g.discard_influence(card, 1 << seat)
                    if g.event_log is not None:
                        g.emit("discarded_influence", {"seat": seat}, {"card": INFLUENCE_IDS[card]}, (seat,))

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"jobs": MOST_JOBS, "influence": MOST_INFLUENCE}


# --- chapter 5


class FinalPayday(Step[NewYork]):
    """Score the majority of gangsters, kills and laundered money; then end the game. [LCN-END-03 to LCN-END-07]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, END)

    def run(self, g: NewYork) -> None:
        seats = range(g.rules.seats)
        counts = [sum([not g.g_blocked[gangster] for gangster in g.crew[seat]]) for seat in seats]
        if counts.count(max(counts)) == 1:
            g.earn(counts.index(max(counts)), SCORING["most_gangsters_bonus"], "most_gangsters")
        for seat in seats:
            g.earn(seat, kill_bonus(g, seat), "kills")
        for seat in seats:
            washed = g.laundered[seat]
            g.laundered = put(g.laundered, seat, 0)
            g.cash[seat] += washed
            g.earn(seat, (SCORING["laundered_factor"] - 1) * washed, "laundered")
        result = outcome(g)
        if g.event_log is not None:
            g.emit("ended", {"winners": list(result.winners), "money": list(g.cash), "reason": result.reason})
        g.end(result)


def outcome(g: NewYork) -> Result:
    """Most money wins, then the estate; else the victory is shared. [LCN-END-06, LCN-END-07]"""
    most = max(g.cash)
    winners = [seat for seat in range(g.rules.seats) if g.cash[seat] == most]
    reason = "most_money"
    if len(winners) > 1:
        worth = [estate(g, seat) for seat in winners]
        winners = [seat for seat, value in zip(winners, worth, strict=True) if value == max(worth)]
        reason = "estate" if len(winners) == 1 else "shared"
    return Result(tuple(winners), tuple(g.cash), reason)


def kill_bonus(g: NewYork, seat: int) -> int:
    """The score of kills: an amount for every gun, which rises with their number. [LCN-END-04, LCN-RULE-44]"""
    killed = g.trophies[seat]
    rate = KILL_BONUS[min(len(killed), len(KILL_BONUS) - 1)]
    return rate * sum([GUNS[gangster] + g.growth[gangster] for gangster in killed])


def estate(g: NewYork, seat: int) -> int:
    """The cost of everything a player has in play, which breaks ties. [LCN-END-07, LCN-RULE-18]"""
    found = sum([COST[business] for business in g.holdings[seat]])
    for gangster in g.crew[seat]:
        found += GUNS[gangster] * GUN_COST if STARTER[gangster] else g.rules.hire_cost[gangster]
    return found


BONUS_INCOME: Final = BonusIncome()
HAND_LIMIT: Final = HandLimit()
FINAL_PAYDAY: Final = FinalPayday()
STEPS: Final[tuple[type[Step], ...]] = (
    Income,
    ChooseKind,
    BonusIncome,
    Growth,
    HandLimit,
    FinalPayday,
)
