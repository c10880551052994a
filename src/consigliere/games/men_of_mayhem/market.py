"""Phase 4: the black market. Chapter 7 of the ledger."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Row, Sealed, Step

from .components import BAG, CASH, ITEMS, MARKET, traffic_limit
from .law import heat_row
from .moments import misplaced
from .options import BAGS, BAGS_VERB
from .state import Charming


class MarketPhase(Step[Charming]):
    """The market opens when all orders are used. [MM-MKT-01]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.phase = MARKET
        g.stack.append(TRAFFIC)


class Traffic(Sealed[Charming]):
    """All commit bags at the same time, hidden, possibly none; all reveal together. [MM-MKT-03, MM-DEC-23]"""

    __slots__ = ()
    rule = "MM-MKT-02"
    listed_because = "the first of a row of numbers"

    def seats(self, g: Charming) -> tuple[int, ...]:
        return tuple(g.living())

    def most(self, g: Charming, seat: int) -> int:
        """The most bags a gang may commit: what it has, up to the limit set by its heat."""
        limit = traffic_limit(g.heat[seat], g.powers[seat], g.mods)
        bags = g.goods[seat * ITEMS + BAG]
        return bags if limit < 0 else min(limit, bags)

    def next_options(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return list(BAGS[: self.most(g, seat) + 1])

    def forbidden_by(self, g: Charming, seat: int, option: Option, row: Row) -> str:
        if option.verb != BAGS_VERB:
            return misplaced(g, seat, option) or self.rule
        number = option.target
        return "" if isinstance(number, int) and 0 <= number <= self.most(g, seat) else "MM-MKT-02"

    def on_answered(self, g: Charming, seat: int) -> None:
        """A closed fist ends the offers in which its owner takes part, whatever is in it. [MM-TRD-12]"""
        g.offers = tuple([offer for offer in g.offers if seat not in offer.parties])

    def resolve(self, g: Charming, answers: list[tuple[int, Row]]) -> None:
        """Open all fists; then come the price, payment, and heat for sellers. [MM-MKT-04 to MM-MKT-08]"""
        g.offers = ()
        shown = [0] * g.rules.seats
        for seat, answer in answers:
            shown[seat] = number = int(answer[0].target)
            g.pay(seat, BAG, number)
            if g.event_log is not None:
                g.emit("hand", {"seat": seat, "bags": number})
        g.sold = tuple(shown)
        sellers = tuple([seat for seat, _ in answers if shown[seat]])
        heat_row(g, list(sellers), g.mods.traffic_heat)
        g.then(COUNT, *[Sale(seat) for seat in sellers])

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        limit = traffic_limit(g.heat[seat], g.powers[seat], g.mods)
        return {"most": self.most(g, seat), "limit": limit if limit >= 0 else None}


def price_of_all(g: Charming) -> int:
    """The price of a bag, once all fists are open. [MM-MKT-04]"""
    total = sum(g.sold)
    return g.rules.price(total, g.mods) if total else 0


class Count(Step[Charming]):
    """Count all bags; their number sets the price. [MM-MKT-04, MM-MKT-08]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        if g.event_log is not None:
            price = price_of_all(g)
            rows = [{"seat": seat, "bags": g.sold[seat], "cash": price * g.sold[seat]} for seat in g.living()]
            g.emit("market", {"total": sum(g.sold), "price": price, "gangs": rows})


class Sale(Step[Charming]):
    """Pay one gang for its bags. [MM-MKT-05]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Charming) -> list[str]:
        sold = g.sold[self.seat] if g.sold else 0
        return [] if sold else [f"seat is {self.seat}, which has shown no bags"]

    def run(self, g: Charming) -> None:
        bags = g.sold[self.seat]
        cash = price_of_all(g) * bags
        g.gain(self.seat, CASH, cash)
        if g.event_log is not None:
            g.emit("trafficked", {"seat": self.seat, "bags": bags, "cash": cash})


TRAFFIC = Traffic()
COUNT = Count()
MARKET_PHASE = MarketPhase()
STEPS: tuple[type[Step], ...] = (MarketPhase, Traffic, Count, Sale)
