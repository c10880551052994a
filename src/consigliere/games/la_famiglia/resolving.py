"""Chapter 8: resolving the parts of an order, in a sequence that its owner chooses. [LF-EVT-03, LF-RULE-45]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, SeatDecision, Step

from .components import (
    ANY_ORDER,
    EVENTS,
    NOBODY,
    ORDER_IDS,
    ORDER_PARTS,
    P_AGITATE,
    P_ATTACK,
    P_BOMB,
    P_CAR,
    P_CONVERT,
    P_LAB,
    P_REINFORCE,
    P_SNITCH,
    PART,
    TERRITORY_IDS,
)
from .options import PART_OPTION, STOP
from .parts import PART_KINDS
from .state import Sicily
from .step_checks import in_phase, own_order, unnamed

ASKS_ITSELF: Final = (P_ATTACK, P_BOMB, P_CONVERT, P_AGITATE)  # parts whose own question can be declined
RAIDS: Final = (P_ATTACK, P_BOMB, P_SNITCH, P_CONVERT)  # parts that keep the printed order


class ResolveOrder(Step[Sicily]):
    """Begin to resolve an order."""

    __slots__ = ("order", "place", "seat")

    def __init__(self, seat: int, place: int, order: int) -> None:
        self.seat = seat
        self.place = place
        self.order = order

    def problems(self, g: Sicily) -> list[str]:
        return bad_order(g, self, self.seat, self.order, 0)

    def run(self, g: Sicily) -> None:
        g.reached = NOBODY
        go_on(g, self.seat, self.place, self.order, 0)


def bars_part(g: Sicily, seat: int, place: int, order: int, done: int, which: int) -> str:
    """The rule against doing a part of an order now. [LF-SUP-02, LF-RULE-18, LF-RULE-35, LF-RULE-45]"""
    parts = ORDER_PARTS[order]
    if done >> which & 1:
        return "LF-RULE-45"
    kind = parts[which].kind
    if done:
        for i, other in enumerate(parts):
            if done >> i & 1:
                if other.kind == P_AGITATE:
                    return "LF-AGI-01"
                if other.kind == P_REINFORCE and kind in (P_CAR, P_LAB):
                    return "LF-RULE-35"
                if i > which and other.kind in RAIDS and kind in RAIDS and not ANY_ORDER[order]:
                    return "LF-RULE-45"
    found = PART_KINDS.get(kind)
    if found is None:
        return "LF-RULE-45"  # gathering, swaps and payments are part of the shotgun
    return "" if found.possible(g, seat, place, parts[which]) else found.rule


def bad_order(g: Sicily, step: Step[Sicily], seat: int, order: int, done: int) -> list[str]:
    """What is wrong with an order that is being resolved."""
    wrong = [*in_phase(g, EVENTS), *unnamed(step), *own_order(g, seat, order)]
    if not wrong and done >= 1 << len(ORDER_PARTS[order]):
        wrong.append("done names a part that the order has not")
    return wrong


class NextPart(Step[Sicily]):
    """Continue with an order's parts, without a question if there is no choice. [LF-EVT-03]"""

    __slots__ = ("done", "order", "place", "seat")

    def __init__(self, seat: int, place: int, order: int, done: int) -> None:
        self.seat = seat
        self.place = place
        self.order = order
        self.done = done  # bits of the parts begun

    def problems(self, g: Sicily) -> list[str]:
        return bad_order(g, self, self.seat, self.order, self.done)

    def run(self, g: Sicily) -> None:
        go_on(g, self.seat, self.place, self.order, self.done)


def go_on(g: Sicily, seat: int, place: int, order: int, done: int) -> None:
    """Begin the only part of an order that is left, ask which comes next, or stop if none is left."""
    left = parts_left(g, seat, place, order, done)
    if not left:
        return
    if len(left) == 1 and ORDER_PARTS[order][left[0]].kind in ASKS_ITSELF:
        begin_part(g, seat, place, order, done, left[0])
    else:
        g.stack.append(ChooseNext(seat, place, order, done))


def parts_left(g: Sicily, seat: int, place: int, order: int, done: int) -> list[int]:
    """The parts of an order that can be carried out now."""
    return [i for i in range(len(ORDER_PARTS[order])) if not bars_part(g, seat, place, order, done, i)]


class ChooseNext(SeatDecision[Sicily]):
    """Choose the next part of the order, or stop. [LF-EVT-03, LF-SUP-01, LF-RULE-45]"""

    __slots__ = ("done", "order", "place")
    rule = "LF-EVT-03"

    def __init__(self, seat: int, place: int, order: int, done: int) -> None:
        self.seat = seat
        self.place = place
        self.order = order
        self.done = done

    def problems(self, g: Sicily) -> list[str]:
        return bad_order(g, self, self.seat, self.order, self.done)

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*[PART_OPTION[part.kind] for part in ORDER_PARTS[self.order]], STOP]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "stop":
            return ""
        kind = PART.get(str(option.target), -1) if option.verb == "part" else -1
        for i, part in enumerate(ORDER_PARTS[self.order]):
            if part.kind == kind:
                return bars_part(g, seat, self.place, self.order, self.done, i)
        return "LF-EVT-03"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        kind = PART[str(option.target)]
        for which, part in enumerate(ORDER_PARTS[self.order]):
            if part.kind == kind:
                begin_part(g, seat, self.place, self.order, self.done, which)
                return

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"order": ORDER_IDS[self.order], "place": TERRITORY_IDS[self.place]}


def begin_part(g: Sicily, seat: int, place: int, order: int, done: int, which: int) -> None:
    """Begin a part; the others follow."""
    part = ORDER_PARTS[order][which]
    g.stack.append(NextPart(seat, place, order, done | 1 << which))
    PART_KINDS[part.kind].begin(g, seat, place, order, part)


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (ResolveOrder, NextPart, ChooseNext)
