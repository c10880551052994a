"""Chapter 7: the effects of jobs, and the choices in them."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, SeatDecision, Step

from . import free
from .components import (
    AT_GANGSTER,
    BET,
    BLOCK,
    BUSINESS_IDS,
    BUY,
    COLLECT,
    DESTROY,
    FINE,
    FROM_DECK_TOO,
    JOB_EFFECTS,
    KILL,
    LAUNDER,
    STEAL,
    TAKE,
    Effect,
)
from .deed import HARM_BLOCK, HARM_KILL, Deed
from .harm import harm
from .monopolies import gain_business, lose_business
from .options import WASH, WASH_ALL, amount_of, amounts
from .purchase import BuyNow
from .state import NewYork
from .step_checks import rolling


def apply(g: NewYork, deed: Deed, effect: Effect) -> None:
    """Carry out one effect."""
    word = effect.word
    seat = deed.seat
    if word == STEAL:
        g.pay(deed.against, seat, effect.amount, "theft")
    elif word == FINE:
        g.spend(deed.against, min(effect.amount, g.cash[deed.against]), "damage")
    elif word == COLLECT:
        for other in g.order():
            if other != seat:
                g.pay(other, seat, effect.amount, "party")
    elif word == BLOCK:
        blocked = g.g_blocked if deed.aim == AT_GANGSTER else g.b_blocked
        if not blocked[deed.target]:  # blocking a blocked card changes nothing [LCN-RULE-10]
            deed.harm = HARM_BLOCK
            harm(g)
    elif word in (KILL, DESTROY):
        deed.harm = HARM_KILL
        harm(g)
    elif word == TAKE:
        take_over(g, deed)
    elif word == LAUNDER:
        g.stack.append(Launder(seat, effect.amount))
    elif word == BUY:
        g.stack.append(BuyNow(seat, effect.source == FROM_DECK_TOO, effect.amount, effect.num, effect.den, False))
    elif word == BET:
        g.cash[seat] += deed.stake  # the stake comes back, the rest comes from the bank
        g.earn(seat, deed.stake * (effect.num - 1), "races")
        deed.stake = 0


def take_over(g: NewYork, deed: Deed) -> None:
    """Persuasion: the businessman changes sides, blocked or not; tokens on him go home. [LCN-CARD-06]"""
    business = deed.target
    g.tokens_home(business)
    lose_business(g, business)
    if g.event_log is not None:
        facts = {"seat": deed.seat, "from": deed.against, "business": BUSINESS_IDS[business]}
        g.emit("took_over", facts)
    gain_business(g, deed.seat, business)


WASHING: Final = frozenset(e.amount for rows in JOB_EFFECTS for row in rows for e in row if e.word == LAUNDER)


class Launder(SeatDecision[NewYork]):
    """Choose how much cash to launder, after the roll. [LCN-LAUN-01, LCN-DEC-16]"""

    __slots__ = ("limit",)
    rule = "LCN-LAUN-01"

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def problems(self, g: NewYork) -> list[str]:
        wrong = rolling(g)
        if self.limit not in WASHING:
            wrong.append(f"limit is {self.limit}, that of no job")
        return wrong

    def options(self, g: NewYork, seat: int) -> list[Option]:
        return amounts(WASH, WASH_ALL, min(self.limit, g.cash[seat]))

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        free.launder(g, seat, amount_of(option, min(self.limit, g.cash[seat])))

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"limit": self.limit}


STEPS: Final[tuple[type[Step], ...]] = (Launder,)
