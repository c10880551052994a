"""Phase 4, bribery: sealed bids from the suitcases, and an ally for all but the lowest. [CE-BRIBE]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, SeatDecision, Step

from .components import BILL_VALUE, BILLS, BRIBERY, BRIBING, KIND_IDS, KINDS, TURF_WAR
from .icons import CARD_BY_CARD, kinds_left
from .options import BID, DONE, KIND_OF, TAKE, foreign
from .robbing import bars_bill
from .state import Empire, with_card, without_card
from .step_checks import BEFORE_WAR, begins, phase_is


class Bribery(Step[Empire]):
    """Sealed bids from the suitcases; none in the last round. [CE-BRIBE-01, CE-BRIBE-07]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return begins(g, isinstance(g.step, Bribery), BRIBING, (*BEFORE_WAR, TURF_WAR))

    def run(self, g: Empire) -> None:
        if BRIBERY[g.round]:
            g.phase = BRIBING
            g.stack.append(BIDS)


class Bids(Sealed[Empire]):
    """All players secretly set aside any number of bills from their suitcases. All bids are shown together.

    Players without a bill there, which is public, bid nothing and are not asked. [CE-BRIBE-01, CE-D-21]
    """

    __slots__ = ()
    rule = "CE-BRIBE-01"
    values_parts = True
    listed_because = CARD_BY_CARD

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, BRIBING)
        if not BRIBERY[g.round] or g.bids:
            wrong.append("no bids are made now")
        return wrong

    def seats(self, g: Empire) -> tuple[int, ...]:
        return tuple([seat for seat in range(g.rules.seats) if g.bills_in_case(seat)])

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        found = kinds_left(g.cases[seat], BILLS, row, BID)
        found.append(DONE)
        return found

    def is_complete(self, g: Empire, seat: int, row: Row) -> bool:
        return row[-1].verb == "done"

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        bids: list[tuple[int, ...]] = [()] * g.rules.seats
        for seat, row in answers:
            bids[seat] = tuple(sorted([KIND_OF[option.target] for option in row[:-1]]))
        g.bids = tuple(bids)
        ranked = ranking(g)
        if g.event_log is not None:
            g.emit("bids", {"sums": [worth(bid) for bid in bids], "ranked": ranked})
        g.then(OpenEnvelope(tuple(ranked)), Served(to_serve(g)))

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        return "" if option == DONE else bars_bill(g, g.cases[seat], option, row, "bid", "CE-BRIBE-01")


class OpenEnvelope(Step[Empire]):
    """Open one envelope. The highest bid comes first, so that everybody can follow. [CE-BRIBE-01]"""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order  # seats whose envelope is still closed

    def problems(self, g: Empire) -> list[str]:
        if not g.bids:
            return ["there are no bids"]
        order = tuple(ranking(g))
        fits = self.order and self.order == order[len(order) - len(self.order) :]
        return [] if fits else [f"order is {list(self.order)}, which does not end the ranking {list(order)}"]

    def run(self, g: Empire) -> None:
        seat, *more = self.order
        if g.event_log is not None:
            names = [KIND_IDS[bill] for bill in g.bids[seat]]
            g.emit("bid", {"seat": seat, "cards": names, "total": worth(g.bids[seat])})
        if more:
            g.stack.append(OpenEnvelope(tuple(more)))


def sealed(g: Empire) -> tuple[int, ...]:
    """The seats whose envelope is still closed after all bids are in."""
    top = g.stack[-1] if g.stack else None
    return top.order if isinstance(top, OpenEnvelope) else ()


def worth(cards: tuple[int, ...]) -> int:
    """The value of the bills among sorted cards."""
    total = 0
    for kind in cards:
        if kind >= BILLS:
            break
        total += BILL_VALUE[kind]
    return total


def ranking(g: Empire) -> list[int]:
    """Seats by the sum of their bids. Ties go to the horse head, then clockwise from it.

    [CE-BRIBE-02, CE-RULE-29]
    """
    order = [g.horse, *g.after(g.horse)]
    order.sort(key=lambda seat: -worth(g.bids[seat]))  # a stable sort: seats with equal bids stay in that order
    return order


def to_serve(g: Empire) -> tuple[int, ...]:
    """The seats that get an ally, in order: all that bid something, except the last. [CE-BRIBE-03 to CE-BRIBE-05]"""
    return tuple([seat for seat in ranking(g)[:-1] if g.bids[seat]])


def shown_in_case(g: Empire, seat: int) -> tuple[int, ...]:
    """The bills of an open bid that are still in the suitcase: not paid yet, or never to be paid."""
    if not g.bids:
        return ()
    paid = to_serve(g)
    for step in g.stack:
        if isinstance(step, Served):
            return g.bids[seat] if seat in step.order or seat not in paid else ()
    return ()


class Served(Step[Empire]):
    """In the order of their bids, players pay and take an ally. The last keeps their bills.

    [CE-BRIBE-03 to CE-BRIBE-05, CE-RULE-17, CE-RULE-18]
    """

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order  # seats still to be served

    def problems(self, g: Empire) -> list[str]:
        if not g.bids:
            return ["there are no bids"]
        order = to_serve(g)
        fits = self.order == order[len(order) - len(self.order) :]
        return [] if fits else [f"order is {list(self.order)}, which does not end {list(order)}, who are served"]

    def run(self, g: Empire) -> None:
        if not self.order or not g.allies:
            g.bids = ()
            return
        seat = self.order[0]
        for bill in g.bids[seat]:
            g.cases[seat] = without_card(g.cases[seat], bill)
            g.stock[bill] += 1
        if g.event_log is not None:
            g.emit("paid", {"seat": seat, "cards": [KIND_IDS[bill] for bill in g.bids[seat]]})
        g.stack.append(Served(self.order[1:]))
        if len(g.allies) == 1:
            take_ally(g, seat, g.allies[0])
        else:
            g.stack.append(TakeAlly(seat))


def take_ally(g: Empire, seat: int, ally: int) -> None:
    """Move an ally on offer into a hand, face up. [CE-BRIBE-03]"""
    g.allies = without_card(g.allies, ally)
    g.hands[seat] = with_card(g.hands[seat], ally)
    if g.event_log is not None:
        g.emit("ally_taken", {"seat": seat, "card": KIND_IDS[ally]})


class TakeAlly(SeatDecision[Empire]):
    """A bidder who has paid must take an ally. [CE-BRIBE-03, CE-D-22, CE-RULE-18]"""

    __slots__ = ()
    rule = "CE-BRIBE-03"

    def problems(self, g: Empire) -> list[str]:
        waiting = [step.order for step in g.stack if isinstance(step, Served)]
        if not g.bids or not waiting:
            return ["there are no bids"]
        order = to_serve(g)
        served = order[: len(order) - len(waiting[0])]
        if not served or served[-1] != self.seat or not g.allies:
            return [f"seat is {self.seat}, which is to take no ally now"]
        return []

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [TAKE[ally] for ally in g.allies]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "take":
            return foreign(g, option, "CE-RULE-18")
        return "" if KIND_OF.get(option.target, KINDS) in g.allies else "CE-BRIBE-03"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        take_ally(g, seat, KIND_OF[option.target])


BRIBES: Final = Bribery()
BIDS: Final = Bids()
STEPS: Final[tuple[type[Step], ...]] = (Bribery, Bids, OpenEnvelope, Served, TakeAlly)
