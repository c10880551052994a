"""Chapter 8, before a conflict: the bribe and the order's own swap or payment, after the target is fixed.

[LF-TOK-02, LF-SPC-01 to LF-SPC-04, LF-RULE-54]
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, SeatDecision, Step

from .battle import Battle
from .components import (
    BRIBE,
    BRIBE_COST,
    BRIBED,
    KIND_IDS,
    NEUTRAL,
    ORDER_IDS,
    P_PAY,
    P_REPLACE,
    SOLDIERS,
    TERRITORY_IDS,
    part_of,
)
from .conflict import CLASH, FIXED, bars_fixed, fight
from .options import (
    DECLINE,
    PAY,
    SWAP,
    USE,
)
from .payments import PayNow, Raise, can_pay
from .state import Sicily
from .step_checks import attacking, fighting, within


class UseBribe(SeatDecision[Sicily]):
    """Pay lire to remove a defender. [LF-TOK-02]"""

    __slots__ = ()
    rule = "LF-TOK-02"

    def problems(self, g: Sicily) -> list[str]:
        return attacking(g, self.seat)

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        return (seat,) if g.holds(seat, BRIBE) and can_pay(g, seat) >= BRIBE_COST else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [USE[BRIBE], DECLINE]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb in FIXED:
            return bars_fixed(g, option)
        return "LF-RULE-54" if option == USE[BRIBE] and can_pay(g, seat) < BRIBE_COST else ""

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "use":
            if g.event_log is not None:
                g.emit("used", {"seat": seat, "kind": KIND_IDS[BRIBE]})
            g.then(Raise(seat, BRIBE_COST), PayNow(seat, BRIBE_COST, "bribe"), RemoveDefenders(BRIBED))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[fight(g).place], "price": BRIBE_COST}


class RemoveDefenders(Step[Sicily]):
    """Return defenders to their supply."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def problems(self, g: Sicily) -> list[str]:
        return [*fighting(g), *within("count", self.count, 0, SOLDIERS)]

    def run(self, g: Sicily) -> None:
        b = fight(g)
        g.kill(b.place, self.count, b.seat)


class Swap(Decision[Sicily]):
    """Replace defenders by own soldiers from supply, who join the attackers. [LF-SPC-01, LF-SPC-04, LF-RULE-47]"""

    __slots__ = ("most", "seat")
    rule = "LF-SPC-01"

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def problems(self, g: Sicily) -> list[str]:
        return [*attacking(g, self.seat), *within("most", self.most, 1, SOLDIERS)]

    def limit(self, g: Sicily) -> int:
        """The most defenders that can be swapped: limited by the defenders and by the supply."""
        return min(self.most, g.soldiers[fight(g).place], g.supply[self.seat])

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.limit(g) > 0 else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return list(SWAP[: self.limit(g) + 1])

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb in FIXED:
            return bars_fixed(g, option)
        if option.verb != "swap" or not isinstance(option.target, int) or option.target < 0:
            return "LF-SPC-01"
        if option.target > g.supply[seat]:
            return "LF-RULE-47"
        return "" if option.target <= self.limit(g) else "LF-SPC-01"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        count = int(option.target)
        if count:
            b = fight(g)
            g.soldiers[b.place] -= count
            g.to_supply(b.defender, count)  # a swap brings nobody to HQ, even of grey ones [LF-RULE-16]
            g.supply[seat] -= count
            g.battle = b.with_men(b.men + count, b.fallen)
            if g.event_log is not None:
                g.emit("swapped", {"seat": seat, "count": count, "place": TERRITORY_IDS[b.place]})

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[fight(g).place], "most": self.limit(g)}


class PayRemove(Decision[Sicily]):
    """Pay lire to remove as many defenders. [LF-SPC-03, LF-RULE-54]"""

    __slots__ = ("each", "seat")
    rule = "LF-SPC-03"

    def __init__(self, seat: int, each: int) -> None:
        self.seat = seat
        self.each = each

    def problems(self, g: Sicily) -> list[str]:
        return [*attacking(g, self.seat), *within("each", self.each, 1, SOLDIERS)]

    def limit(self, g: Sicily) -> int:
        """The most defenders that the seat can pay to remove."""
        return min(can_pay(g, self.seat) // self.each, g.soldiers[fight(g).place])

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.limit(g) > 0 else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return list(PAY[: self.limit(g) + 1])

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb in FIXED:
            return bars_fixed(g, option)
        if option.verb != "pay" or not isinstance(option.target, int) or option.target < 0:
            return "LF-SPC-03"
        if option.target * self.each > can_pay(g, seat):
            return "LF-RULE-54"
        return "" if option.target <= self.limit(g) else "LF-SPC-03"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        count = int(option.target)
        if count:
            price = self.each * count
            g.then(Raise(seat, price), PayNow(seat, price, "order"), RemoveDefenders(count))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[fight(g).place], "most": self.limit(g), "each": self.each}


HAS_EFFECT: Final[tuple[bool, ...]] = tuple(
    part_of(order, P_REPLACE) is not None or part_of(order, P_PAY) is not None for order in range(len(ORDER_IDS))
)


class OrderEffect(Step[Sicily]):
    """The order's own swap or payment. [LF-RULE-54]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return fighting(g)

    def run(self, g: Sicily) -> None:
        b = fight(g)
        if not g.soldiers[b.place]:
            return
        if not HAS_EFFECT[b.order]:
            return
        swap, pay = part_of(b.order, P_REPLACE), part_of(b.order, P_PAY)
        if swap is not None:
            g.stack.append(Swap(b.seat, swap.n))
        if pay is not None:
            g.stack.append(PayRemove(b.seat, pay.n))


def begin_battle(g: Sicily, battle: Battle) -> None:
    """Begin an attack on a neutral or enemy territory."""
    g.battle = battle
    if g.event_log is not None:
        facts = {"seat": battle.seat, "colour": g.colour_id(battle.colour), "place": TERRITORY_IDS[battle.place]}
        defenders = {"defender": g.colour_id(battle.defender), "defenders": g.soldiers[battle.place]}
        g.emit("attack", {**facts, "count": battle.men, "car": battle.car, **defenders})
    if battle.colour == NEUTRAL:
        g.stack.append(CLASH)
    else:
        g.then(UseBribe(battle.seat), ORDER_EFFECT, CLASH)


ORDER_EFFECT: Final = OrderEffect()
STEPS: Final[tuple[type[Step[Sicily]], ...]] = (UseBribe, RemoveDefenders, Swap, PayRemove, OrderEffect)
