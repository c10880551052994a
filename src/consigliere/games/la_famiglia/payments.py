"""A payment with too little money: orders are sold until there is enough. [LF-RULE-54]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, Step

from .components import (
    BITS,
    SALE,
    TOKENS_EACH,
)
from .costs import bars_sale, sell
from .options import (
    SALE_THING,
    SELL,
)
from .state import Sicily
from .step_checks import above, unless, within

WHY: Final = ("accomplices", "bribe", "order")  # what payments of orders are made for


def can_pay(g: Sicily, seat: int) -> int:
    """The most a seat can pay: its money and a lira for each order it could sell. [LF-RULE-54]"""
    return g.money[seat] + SALE * len(BITS[g.hand[seat]])


class Raise(Decision[Sicily]):
    """A payment with too little money: sell orders, or get a gift of the ally, until there is enough. [LF-RULE-54]"""

    __slots__ = ("price", "seat")
    rule = "LF-RULE-54"

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def problems(self, g: Sicily) -> list[str]:
        short = can_pay(g, self.seat) < self.price
        wrong = [f"price is {self.price}, more than seat {self.seat} can bring up"] if short else []
        return wrong if self.price > 0 else ["price is not above 0"]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if g.money[self.seat] < self.price else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        base = TOKENS_EACH * g.family[seat]
        return [SELL[base + i] for i in BITS[g.hand[seat]]]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        return bars_sale(g, seat, option) if option.verb == "sell" else "LF-RULE-54"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        sell(g, seat, SALE_THING[str(option.target)])
        g.stack.append(self)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"price": self.price, "money": g.money[seat]}


class PayNow(Step[Sicily]):
    """Pay the bank."""

    __slots__ = ("price", "seat", "why")

    def __init__(self, seat: int, price: int, why: str) -> None:
        self.seat = seat
        self.price = price
        self.why = why

    def problems(self, g: Sicily) -> list[str]:
        before = above(g, self)
        raised = isinstance(before, Raise) and before.seat == self.seat and before.price >= self.price
        has = can_pay(g, self.seat) if raised else g.money[self.seat]
        return [
            *within("price", self.price, 1, has),
            *unless(self.why in WHY, f"why is not one of {', '.join(WHY)}"),
        ]

    def run(self, g: Sicily) -> None:
        g.pay(self.seat, self.price, self.why)


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (Raise, PayNow)
