"""Phase 4: the black market. Chapter 7 of the ledger."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Row, Sealed, Step

from .components import BAG, CASH, ITEMS, MARKET, traffic_limit
from .law import heat_row
from .options import BAGS, BAGS_VERB
from .state import Charming


class MarketPhase(Step[Charming]):
    """The market opens when all orders are used. [MM-MKT-01]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.phase = MARKET
        g.stack.append(TRAFFIC)


class Traffic(Sealed[Charming]):
    """Everybody commits bags at the same time, unseen, none included; all reveal together. [MM-MKT-03, MM-DEC-23]"""

    __slots__ = ()
    rule = "MM-MKT-02"

    def seats(self, g: Charming) -> tuple[int, ...]:
        return tuple(g.living())

    def most(self, g: Charming, seat: int) -> int:
        limit = traffic_limit(g.heat[seat], g.powers[seat], g.mods)
        bags = g.goods[seat * ITEMS + BAG]
        return bags if limit < 0 else min(limit, bags)

    def next_options(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return list(BAGS[: self.most(g, seat) + 1])

    def illegal(self, g: Charming, seat: int, option: Option, row: Row) -> str:
        number = option.target if option.verb == BAGS_VERB else -1
        return "" if isinstance(number, int) and 0 <= number <= self.most(g, seat) else "MM-MKT-02"

    def answered(self, g: Charming, seat: int) -> None:
        """A closed fist ends the offers its owner has a part in, whatever is in it. [MM-TRD-12]"""
        g.offers = tuple([offer for offer in g.offers if seat not in offer.parties])

    def resolve(self, g: Charming, answers: list[tuple[int, Row]]) -> None:
        """Price by the total of all; payment, then heat for whoever sold. [MM-MKT-04 to MM-MKT-08]"""
        g.offers = ()
        shown = [0] * g.rules.seats
        for seat, answer in answers:
            shown[seat] = int(answer[0].target)
        g.sold = tuple(shown)
        bags = [int(row[0].target) for _, row in answers]
        seats = [seat for seat, _ in answers]
        total = sum(bags)
        price = g.rules.price(total, g.mods) if total else 0
        for seat, number in zip(seats, bags, strict=True):
            g.pay(seat, BAG, number)
            g.gain(seat, CASH, price * number)
        if g.told is not None:
            rows = [{"seat": seat, "bags": n, "cash": price * n} for seat, n in zip(seats, bags, strict=True)]
            g.tell("market", {"total": total, "price": price, "gangs": rows})
            for row in rows:
                if row["bags"]:
                    g.tell("trafficked", {**row})
        heat_row(g, [seat for seat, number in zip(seats, bags, strict=True) if number], g.mods.traffic_heat)

    def asks(self, g: Charming, seat: int) -> dict[str, Any]:
        limit = traffic_limit(g.heat[seat], g.powers[seat], g.mods)
        return {"most": self.most(g, seat), "limit": limit if limit >= 0 else None}


TRAFFIC = Traffic()
MARKET_PHASE = MarketPhase()
STEPS: tuple[type[Step], ...] = (MarketPhase, Traffic)
