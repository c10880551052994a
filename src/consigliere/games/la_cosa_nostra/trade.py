"""Chapters 4.7, 6.2 and 9: deals, and what a player may do at any time."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Gift, Offer, Option, Trade
from consigliere.engine.step import Answers

from . import influence
from .action import ActionTurn
from .components import (
    BUSINESS,
    BUSINESSES,
    END,
    GANGSTER,
    INFLUENCE,
    MODES,
    PEEK,
    SPOT,
    SPOTS,
)
from .draw import RedealCheck
from .hire import HireTurn, IncomeHire
from .income import HandLimit
from .options import HOME, LOOK
from .planning import PlanningTurn
from .state import NewYork

OPEN: Final = (RedealCheck, HireTurn, PlanningTurn, ActionTurn, IncomeHire, HandLimit)
KINDS: Final = ("cash", "business", "gangster", "token")


def closed(g: NewYork) -> str:
    """ "" in an open state; else the rule that locks this moment. [LCN-TIM-01, LCN-END-06, LCN-RULE-47]"""
    if g.phase == END:
        return "LCN-END-06"
    if g.stack:
        top = g.stack[-1]
        if isinstance(top, Answers) and isinstance(top.of, OPEN):
            return ""
    return "LCN-TIM-01"


def lends(g: NewYork, seat: int, spot: int) -> str:
    """ "" if a seat may let others put tokens on a card: its own in play, planned, or a monopoly it holds.

    [LCN-NEG-01, LCN-DEAL-01, LCN-DEAL-10, LCN-RULE-11]
    """
    if spot >= BUSINESSES:
        return "" if g.monopoly[spot - BUSINESSES] == seat else "LCN-NEG-01"
    if g.owner[spot] == seat:
        return "LCN-RULE-11" if g.b_blocked[spot] else ""
    planned = -2 - spot
    for gangster in g.crew[seat]:
        if planned in (g.tasks[2 * gangster], g.tasks[2 * gangster + 1]):
            return ""
    return "LCN-NEG-01"


class Deals(Trade):
    """Cash, businesses and gangsters in play, and leave to put a deal token on a card. [LCN-NEG-01, LCN-NEG-07]"""

    rule = "LCN-TRADE-01"

    def closed(self, g: NewYork) -> str:
        return closed(g)

    def problem(self, g: NewYork, offer: Offer, seat: int | None) -> str:
        """All goods are checked together, against this moment; all of them are public. [LCN-NEG-02]"""
        cash = [0] * g.rules.seats
        tokens = [0] * g.rules.seats
        goods: set[str] = set()
        for giver, taker, kind, what in offer.gives:
            if kind == "cash":
                if not isinstance(what, int):
                    return "LCN-NEG-01"
                cash[giver] += what
                continue
            name = str(what)
            if kind == "token":
                tokens[taker] += 1
                wrong = lends(g, giver, SPOT[name]) if name in SPOT else "LCN-NEG-07"
            else:
                wrong = "LCN-NEG-07" if name in goods else _given(g, giver, kind, name)
                goods.add(name)
            if wrong:
                return wrong
        for party in offer.parties:
            if cash[party] > g.cash[party]:
                return "LCN-NEG-04"
            if tokens[party] > g.tokens_left(party):
                return "LCN-DEAL-05"
        return ""

    def transfer(self, g: NewYork, gift: Gift) -> None:
        giver, taker, kind, what = gift
        if kind == "cash":
            amount = int(what)
            g.cash[giver] -= amount
            g.cash[taker] += amount
        elif kind == "token":
            g.tokens = (*g.tokens, taker * SPOTS + SPOT[str(what)])
        elif kind == "business":
            business = BUSINESS[str(what)]
            g.lose_business(business)
            g.owner[business] = taker
            g.holdings[taker] = (*g.holdings[taker], business)
        else:
            gangster = GANGSTER[str(what)]
            g.leave(gangster, taker)
            g.crew[taker] = (*g.crew[taker], gangster)

    def settled(self, g: NewYork, offer: Offer) -> None:
        """Monopolies are recounted; a token whose owner now owns the card goes home. [LCN-NEG-09]"""
        g.recount()
        for token in g.tokens:
            seat, spot = divmod(token, SPOTS)
            if (g.owner[spot] if spot < BUSINESSES else g.monopoly[spot - BUSINESSES]) == seat:
                g.token_home(token)


def _given(g: NewYork, giver: int, kind: str, name: str) -> str:
    """ "" if a business or gangster is the giver's to give. [LCN-NEG-01, LCN-NEG-07, LCN-RULE-22]"""
    if kind == "business" and name in BUSINESS:
        return "" if g.owner[BUSINESS[name]] == giver else "LCN-NEG-07"
    if kind == "gangster" and name in GANGSTER:
        gangster = GANGSTER[name]
        if g.place[gangster] != giver:
            return "LCN-NEG-07"
        return "LCN-RULE-22" if g.carries(gangster) else ""
    return "LCN-NEG-07"


def extras(g: NewYork, seat: int) -> list[Option]:
    """Take a token home; by agreement look at assigned jobs in another player's turn. [LCN-DEC-27, LCN-DEC-28]"""
    found: list[Option] = []
    if closed(g):
        return found
    for spot in sorted({token % SPOTS for token in g.tokens if token // SPOTS == seat}):
        found.append(HOME[spot])
    if g.rules.espionage and g.turn != seat and g.influence[seat] and influence.can_peek(g, seat):
        found.extend([LOOK[card] for card in sorted(set(g.influence[seat])) if PEEK in MODES[card]])
    return found


def take_extra(g: NewYork, seat: int, option: Option) -> None:
    if option.verb == "home":
        g.token_home(seat * SPOTS + SPOT[str(option.target)])
    else:
        influence.play(g, seat, INFLUENCE[str(option.target)], PEEK)


