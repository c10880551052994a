"""Chapter 8: the events phase. Orders are turned up; supplies come before attacks, each by initiative."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, SeatDecision, Step

from .components import (
    EVENTS,
    INITIATIVE,
    IS_ATTACK,
    NOBODY,
    ORDER,
    ORDER_FROM,
    ORDER_IDS,
    ROUNDS,
    SEATS,
    TERRITORIES,
    TERRITORY_IDS,
    VEST,
)
from .lull import EVENTS_LULL_STEP, NEXT_ROUND, PLANNING_LULL_STEP
from .options import FIRST
from .planning import START_PLANNING
from .resolving import ResolveOrder
from .state import Sicily
from .step_checks import in_phase, unless, unnamed


class Round(Step[Sicily]):
    """A round: planning phase, lull, events phase, lull. [LF-RND-01]"""

    __slots__ = ()

    def run(self, g: Sicily) -> None:
        following: tuple[Step[Sicily], ...] = (NEXT_ROUND, self) if g.round < ROUNDS else ()
        g.then(START_PLANNING, PLANNING_LULL_STEP, REVEAL, EVENTS_LULL_STEP, *following)


class Reveal(Step[Sicily]):
    """Turn all orders face up at once. [LF-EVT-01]"""

    __slots__ = ()

    def run(self, g: Sicily) -> None:
        g.phase = EVENTS
        g.lead = g.first
        g.count_reveal()
        if g.event_log is not None:
            lying = [
                {"place": TERRITORY_IDS[slot >> 1], "order": ORDER_IDS[order], "seat": g.owner[slot >> 1]}
                for slot, order in enumerate(g.orders)
                if order >= 0
            ]
            g.emit("revealed", {"round": g.round, "orders": lying})
        g.then(NextOrder(NOBODY, NOBODY), EndEvents())


# The rank of an order: supplies before attacks, each by ascending initiative. [LF-EVT-02]
ATTACKS: Final = 100  # attacks have this rank and above
RANK: Final[tuple[int, ...]] = tuple(
    (ATTACKS if attack else 0) + initiative for attack, initiative in zip(IS_ATTACK, INITIATIVE, strict=True)
)
NEVER: Final = 1000


class NextOrder(Step[Sicily]):
    """Resolve the next order. Equal ones alternate in turn order, one for each player. [LF-EVT-02, LF-RULE-6]"""

    __slots__ = ("last", "rank")

    def __init__(self, rank: int, last: int) -> None:
        self.rank = rank  # of the order resolved last
        self.last = last  # its owner

    def problems(self, g: Sicily) -> list[str]:
        known = self.rank == -1 or (self.rank in RANK and 0 <= self.last < SEATS)
        return in_phase(g, EVENTS) or unless(known, f"last is {self.last}, and rank none of an order")

    def run(self, g: Sicily) -> None:
        order = ORDER_FROM[g.first]
        low = NEVER
        waiting: list[int] = []  # the owners of orders of the lowest rank, in turn order
        for seat in order:
            first = next_rank(g, seat)
            if first < low:
                low = first
                waiting = [seat]
            elif first == low:
                waiting.append(seat)
        if low == NEVER:
            return
        seat = waiting[0]
        if low == self.rank:  # a tie: continue after the last owner
            last = order.index(self.last)
            for one in waiting:
                if order.index(one) > last:
                    seat = one
                    break
        own = slots_of(g, seat, low)
        g.stack.append(NextOrder(low, seat))
        if len(own) == 1:
            begin(g, seat, own[0])
        else:
            g.stack.append(WhichFirst(seat, low))


def next_rank(g: Sicily, seat: int) -> int:
    """The rank of a seat's next unresolved order, NEVER if it has none."""
    orders, spent = g.orders, g.spent
    low = NEVER
    for place in g.lands[seat]:
        for slot in (2 * place, 2 * place + 1):
            order = orders[slot]
            if order >= 0 and RANK[order] < low and not spent >> slot & 1:
                low = RANK[order]
    return low


def slots_of(g: Sicily, seat: int, rank: int) -> list[int]:
    """The slots of a seat's unresolved orders of a rank."""
    orders, spent = g.orders, g.spent
    found: list[int] = []
    for place in g.lands[seat]:
        for slot in (2 * place, 2 * place + 1):
            if orders[slot] >= 0 and RANK[orders[slot]] == rank and not spent >> slot & 1:
                found.append(slot)
    return found


def begin(g: Sicily, seat: int, slot: int) -> None:
    """Resolve the order in a slot, then end it."""
    if g.event_log is not None:
        g.emit("order_begins", {"seat": seat, "order": ORDER_IDS[g.orders[slot]], "place": TERRITORY_IDS[slot >> 1]})
    g.then(ResolveOrder(seat, slot >> 1, g.orders[slot]), EndOrder(slot, g.orders[slot]))


class WhichFirst(SeatDecision[Sicily]):
    """A player with several equal orders chooses which comes first. [LF-RULE-6]"""

    __slots__ = ("rank",)
    rule = "LF-RULE-6"

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def problems(self, g: Sicily) -> list[str]:
        return in_phase(g, EVENTS) or unless(slots_of(g, self.seat, self.rank), "no order of this rank lies on the map")

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [FIRST[g.orders[slot]] for slot in slots_of(g, seat, self.rank)]

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        begin(g, seat, g.orders.index(ORDER[str(option.target)]))


class EndOrder(Step[Sicily]):
    """Return a resolved order to HQ. One with a vest stays and continues to defend. [LF-EVT-04]"""

    __slots__ = ("order", "slot")

    def __init__(self, slot: int, order: int) -> None:
        self.slot = slot
        self.order = order

    def problems(self, g: Sicily) -> list[str]:
        return [*in_phase(g, EVENTS), *unnamed(self)]

    def run(self, g: Sicily) -> None:
        if g.orders[self.slot] != self.order:
            return  # its territory was left or lost meanwhile [LF-RULE-18]
        if VEST[self.order]:
            g.spent |= 1 << self.slot
        else:
            g.return_order(self.slot)


class EndEvents(Step[Sicily]):
    """Return all orders left on the map to their owners. [LF-EVT-05]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return in_phase(g, EVENTS)

    def run(self, g: Sicily) -> None:
        for slot in range(2 * TERRITORIES):
            if g.orders[slot] >= 0:
                g.return_order(slot)


REVEAL: Final = Reveal()
ROUND: Final = Round()
STEPS: Final[tuple[type[Step[Sicily]], ...]] = (Round, Reveal, NextOrder, WhichFirst, EndOrder, EndEvents)
