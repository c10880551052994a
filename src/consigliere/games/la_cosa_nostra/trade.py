"""Chapters 4.7, 6.2 and 9: deals, and actions at any time."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Gift, Offer, Option, Trade
from consigliere.engine.step import Answers

from . import heuristics, influence, verbs
from .action import ActionTurn
from .components import (
    BUSINESS,
    BUSINESS_IDS,
    BUSINESS_KIND,
    BUSINESSES,
    END,
    FACE,
    GANGSTER,
    GANGSTER_IDS,
    INFLUENCE,
    MODES,
    MONOPOLY_KIND,
    NONE,
    PAYDAY,
    PEEK,
    PLANNING,
    SPOT,
)
from .draw import RedealCheck
from .hire import HireTurn, IncomeHire
from .income import HandLimit
from .monopolies import lose_business, recount
from .options import HOME, LOOK
from .pieces import Token, purchase_of
from .planning import PlanningTurn
from .state import NewYork, put

OPEN: Final = (RedealCheck, HireTurn, PlanningTurn, ActionTurn, IncomeHire, HandLimit)
KINDS: Final = ("cash", "business", "gangster", "token")


def closed(g: NewYork) -> str:
    """The rule against deals at this moment, "" if they are open. [LCN-TIM-01, LCN-END-06, LCN-RULE-47]"""
    if g.phase == END:
        return "LCN-END-06"
    if g.stack:
        top = g.stack[-1]
        if isinstance(top, Answers) and isinstance(top.question, OPEN):
            return ""
    return "LCN-TIM-01"


def lends(g: NewYork, seat: int, spot: int) -> str:
    """The rule against letting others put tokens on a card, "" for an own card in play or planned, or an own monopoly.

    [LCN-NEG-01, LCN-DEAL-01, LCN-DEAL-10, LCN-RULE-11]
    """
    if spot >= BUSINESSES:
        return "" if g.monopoly[spot - BUSINESSES] == seat else "LCN-NEG-01"
    if g.owner[spot] == seat:
        return "LCN-RULE-11" if g.b_blocked[spot] else ""
    planned = purchase_of(spot)
    for gangster in g.crew[seat]:
        if planned in (g.tasks[2 * gangster], g.tasks[2 * gangster + 1]):
            return ""
    return "LCN-NEG-01"


class Deals(Trade[NewYork]):
    """Deals in cash, businesses and gangsters in play, and permission for a deal token. [LCN-NEG-01, LCN-NEG-07]"""

    rule = "LCN-TRADE-01"
    money_kind = "cash"
    money_unit = 500
    promisable = KINDS

    def closed_by(self, g: NewYork) -> str:
        return closed(g)

    def problem(self, g: NewYork, offer: Offer, seat: int | None) -> str:
        """Check all goods together against the current state; all of them are public. [LCN-NEG-02]"""
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
            g.tokens = (*g.tokens, Token(taker, SPOT[str(what)]))
        elif kind == "business":
            business = BUSINESS[str(what)]
            lose_business(g, business)
            g.owner = put(g.owner, business, taker)
            g.holdings[taker] = (*g.holdings[taker], business)
        else:
            gangster = GANGSTER[str(what)]
            g.leave(gangster, taker)
            g.crew[taker] = (*g.crew[taker], gangster)

    def goods(self, view: dict[str, Any]) -> list[tuple[int, str, str, int]]:
        """Everything an offer could name now, with its owner. [LCN-NEG-01]"""
        found: list[tuple[int, str, str, int]] = []
        for player in view["table"]["players"]:
            seat = player["seat"]
            found.append((seat, "cash", "", player["cash"]))
            for business in player["businesses"]:
                found.append((seat, "business", business["id"], 1))
                if not business["blocked"]:
                    found.append((seat, "token", business["id"], 1))
            for gangster in player["gangsters"]:
                planned = [task["business"] for task in gangster["tasks"] if task and task["kind"] == "purchase"]
                found += [(seat, "token", name, 1) for name in planned]
                if not any(gangster["tasks"]):
                    found.append((seat, "gangster", gangster["id"], 1))
            found += [(seat, "token", name, 1) for name in player["monopolies"]]
        return found

    def after_deal(self, g: NewYork, offer: Offer) -> None:
        """Recount monopolies, and return tokens whose owner now owns the card. [LCN-NEG-09]"""
        recount(g)
        for token in g.tokens:
            seat, spot = token
            if (g.owner[spot] if spot < BUSINESSES else g.monopoly[spot - BUSINESSES]) == seat:
                g.token_home(token)

    # --- for bots

    def money_available(self, g: NewYork, seat: int) -> int:
        return g.cash[seat]

    def suggestions(self, g: NewYork, seat: int) -> list[tuple[Gift, ...]]:
        return ideas(g, seat)

    def possible_attacks(self, g: NewYork, attacker: int, victim: int) -> list[tuple[float, NewYork]]:
        """The expected loss by an attack, as money. [LCN-ATK-07]"""
        found: list[tuple[float, NewYork]] = []
        for likely, loss in heuristics.threats(g, attacker, victim):
            after = g.clone()
            after.cash[victim] -= int(loss)
            found.append((likely, after))
        return found

    def attack_in(self, event: dict[str, Any]) -> tuple[int, int] | None:
        """Every job revealed against somebody: attacks, and robberies too."""
        if event["event"] == "revealed" and event["mode"] != "shoot_back" and "against" in event:
            return event["seat"], event["against"]
        return None

    def gifts_in(self, event: dict[str, Any]) -> list[Gift]:
        """A deal token that goes home ends the permission. [LCN-DEAL-02]"""
        if event["event"] == "token_home":
            return [Gift(event["seat"], NONE, "token", event["spot"])]
        return [gift for gift in super().gifts_in(event) if gift.kind != "token"]

    def fulfil(self, g: NewYork, gift: Gift) -> bool:
        if gift.kind != "token":
            return super().fulfil(g, gift)
        token = Token(gift.giver, SPOT.get(str(gift.what), NONE))
        if token not in g.tokens:
            return False
        g.token_home(token)
        return True

    def promises_due(self, g: NewYork) -> bool:
        """From payday on; until then borrowed goods can still be used. [LCN-INC-01]"""
        return bool(g.phase >= PAYDAY)

    def ends_promises(self, event: dict[str, Any]) -> bool:
        return bool(event["event"] == "round")


def ideas(g: NewYork, seat: int) -> list[tuple[Gift, ...]]:
    """What a bot asks for: tokens that make an own job possible, businessmen towards a monopoly, idle gangsters.

    [LCN-TIP-01, LCN-TIP-02, LCN-TIP-07]
    """
    found: list[tuple[Gift, ...]] = []
    mine = [card % FACE for card in g.jobs[seat]]
    mine += [g.tasks[s] % FACE for x in g.crew[seat] for s in (2 * x, 2 * x + 1) if g.tasks[s] >= 0]
    for other in range(g.rules.seats):
        if other == seat:
            continue
        for face in dict.fromkeys(mine):
            wanted = _lent_by(g, other, heuristics.missing_kinds(g, seat, face))
            if wanted:
                found.append(tuple([Gift(other, seat, "token", BUSINESS_IDS[business]) for business in wanted]))
        for business in g.holdings[other]:
            if BUSINESS_KIND[business] in MONOPOLY_KIND:
                found.append((Gift(other, seat, "business", BUSINESS_IDS[business]),))
        if g.phase <= PLANNING:
            idle = [gangster for gangster in g.crew[other] if not g.carries(gangster)]
            found += [(Gift(other, seat, "gangster", GANGSTER_IDS[gangster]),) for gangster in idle]
    return list(dict.fromkeys(found))


def _lent_by(g: NewYork, other: int, kinds: list[int]) -> list[int]:
    """Cards of another player that would fill every gap, or none."""
    free = [business for business in g.holdings[other] if not g.b_blocked[business]]
    found: list[int] = []
    for kind in kinds:
        fitting = [business for business in free if BUSINESS_KIND[business] == kind]
        if not fitting:
            return []
        found.append(fitting[0])
        free.remove(fitting[0])
    return found


def _given(g: NewYork, giver: int, kind: str, name: str) -> str:
    """The rule against giving a business or gangster, "" if none. [LCN-NEG-01, LCN-NEG-07, LCN-RULE-22]"""
    if kind == "business" and name in BUSINESS:
        return "" if g.owner[BUSINESS[name]] == giver else "LCN-NEG-07"
    if kind == "gangster" and name in GANGSTER:
        gangster = GANGSTER[name]
        if g.place[gangster] != giver:
            return "LCN-NEG-07"
        return "LCN-RULE-22" if g.carries(gangster) else ""
    return "LCN-NEG-07"


def extras(g: NewYork, seat: int) -> list[Option]:
    """Take a token home; as a variant, look at assigned jobs in another player's turn. [LCN-DEC-27, LCN-DEC-28]"""
    if closed(g):
        return []
    found = [HOME[spot] for spot in sorted({token.spot for token in g.tokens if token.seat == seat})]
    if g.rules.espionage:
        found += [LOOK[card] for card in sorted(set(g.influence[seat]))]
    return [option for option in found if not extra_forbidden_by(g, seat, option)]


def extra_forbidden_by(g: NewYork, seat: int, option: Option) -> str:
    """The rule against an action at any time, "" if none. The seat need not be asked anything."""
    if option.verb == verbs.HOME:
        mine = Token(seat, SPOT.get(str(option.target), NONE)) in g.tokens
        return closed(g) if mine else "LCN-DEAL-07"
    if option.verb != verbs.LOOK:
        return ""
    if not g.rules.espionage or g.turn == seat:
        return "LCN-RULE-03"
    card = INFLUENCE.get(str(option.target), NONE)
    if card not in g.influence[seat]:
        return "LCN-INF-03"
    if PEEK not in MODES[card]:
        return "LCN-VAR-01"
    return closed(g) or ("" if influence.can_peek(g, seat) else "LCN-INF-05")


def take_extra(g: NewYork, seat: int, option: Option) -> None:
    """Take a deal token home, or look at assigned jobs. [LCN-DEC-27, LCN-DEC-28]"""
    if option.verb == verbs.HOME:
        g.token_home(Token(seat, SPOT[str(option.target)]))
    else:
        influence.play(g, seat, INFLUENCE[str(option.target)], PEEK)
