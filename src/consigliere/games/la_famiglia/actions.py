"""Chapter 4, actions of the cells of the action boards. [LF-ACT-01 to LF-ACT-16]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, SeatDecision, Step

from .action_boards import (
    A_DECISIVE,
    A_EQUIP,
    A_FIRST,
    A_GATHER,
    A_INFLUENCE,
    A_LAUNDER,
    A_ORDER,
    A_PLACE,
    A_RECRUIT,
    CELL_IDS,
    DISTINCT,
    NEEDS_OWN,
    NEEDS_SAME,
    OWN_ONLY,
    SAME,
    Action,
)
from .boats import launch, next_to_own
from .components import (
    ALLY,
    BITS,
    EVENTS,
    LABS_EACH,
    NEIGHBOURS,
    NOBODY,
    ORDER,
    ORDER_BIT,
    ORDER_FAMILY,
    ORDER_IDS,
    ORDERS_MOST,
    PLANNING,
    SEA,
    SEAS,
    SOLDIERS,
    SUBORDINATION,
    TERRITORY,
    TERRITORY_IDS,
    TOKENS_EACH,
)
from .gathering import GatherTo
from .influence import Influence, covered
from .options import AT, BOAT, CAR, LAB, ORDER_OPTION, PLACE, RECRUIT, SOLDIERS_OPTION, STOP
from .state import Sicily, put
from .step_checks import in_phase, planning, unless, within

ORDERS_AT_ONCE: Final = 2  # the most orders of one action [LF-ACT-06, LF-ACT-07]

# --- is an action possible? [LF-CELL-05, LF-RULE-5]

FOR_RECRUIT: Final = 1 << A_RECRUIT
FOR_PLACE: Final = 1 << A_PLACE
TO_PLACE: Final = FOR_PLACE | NEEDS_OWN
FOR_ORDER: Final = 1 << A_ORDER
TO_ORDER: Final = FOR_ORDER | NEEDS_SAME
FOR_EQUIP: Final = 1 << A_EQUIP
FOR_LAUNDER: Final = 1 << A_LAUNDER
FOR_INFLUENCE: Final = 1 << A_INFLUENCE
FOR_GATHER: Final = 1 << A_GATHER
FOR_DECISIVE: Final = 1 << A_DECISIVE
AT_ANY_TIME: Final = 1 << A_FIRST
WITHOUT_TOKENS: Final = FOR_LAUNDER | FOR_GATHER  # they depend on own territories, without orders in HQ
ON_OWN: Final = WITHOUT_TOKENS | TO_ORDER  # the same with orders in HQ
NEAR: Final[tuple[int, ...]] = tuple(sum(1 << other for other in near) for near in NEIGHBOURS)  # as bits


def doable(g: Sicily, seat: int, wanted: int) -> int:
    """Which of these needs are met, so that the action would move a piece or bring a lira. Bits as in `Action.need`."""
    can = wanted & AT_ANY_TIME
    if wanted & FOR_RECRUIT and g.supply[seat] > 0:
        can |= FOR_RECRUIT
    if wanted & FOR_INFLUENCE and covered(g, seat):
        can |= FOR_INFLUENCE
    if wanted & FOR_DECISIVE and g.bust[seat] == NOBODY:
        can |= FOR_DECISIVE
    if wanted & FOR_EQUIP and can_equip(g, seat):
        can |= FOR_EQUIP
    if wanted & TO_PLACE and g.men[seat] > 0:
        if g.lands[seat]:
            can |= wanted & TO_PLACE
        elif g.lands[NOBODY]:
            can |= wanted & FOR_PLACE
    wanted &= ON_OWN if g.hand[seat] else WITHOUT_TOKENS
    if not wanted:
        return can
    own = g.lands[seat]
    if wanted & TO_ORDER:
        orders = g.orders
        for place in own:
            if orders[2 * place] < 0:
                can |= wanted & TO_ORDER
                break
        else:
            if wanted & FOR_ORDER and some_second_order(g, seat, own):
                can |= FOR_ORDER
    if wanted & FOR_LAUNDER:
        labs = g.labs
        for place in own:
            if labs[place]:
                can |= FOR_LAUNDER
                break
    if wanted & FOR_GATHER:
        seen = 0
        for place in own:
            if NEAR[place] & seen:
                can |= FOR_GATHER
                break
            seen |= 1 << place
    return can


def some_second_order(g: Sicily, seat: int, own: tuple[int, ...]) -> bool:
    """Whether a second order may be laid on a territory with one. [LF-TOK-08]"""
    for place in own:
        if not bars_order(g, seat, place, 0):
            return True
    return False


def bars_order(g: Sicily, seat: int, place: int, spread: int) -> str:
    """The rule against laying an action's first order on a territory. [LF-ACT-05, LF-ACT-07, LF-TOK-08]"""
    if g.owner[place] != seat:
        return "LF-ACT-05"
    orders = g.orders
    laid = (orders[2 * place] >= 0) + (orders[2 * place + 1] >= 0)
    if not laid:
        return ""
    if laid >= ORDERS_MOST:
        return "LF-ACT-07"
    if spread == SAME:
        return "LF-ACT-07"
    if not g.holds(seat, SUBORDINATION):
        return "LF-ACT-05"
    return "LF-TOK-08" if g.fresh >> place & 1 else ""


def can_equip(g: Sicily, seat: int) -> bool:
    """Whether a seat can place a car, a boat or a lab at all. [LF-ACT-10, LF-ACT-11]"""
    if not g.lands[seat]:
        return False
    if g.garage[seat]:
        return True
    if g.docks[seat]:
        for sea in range(SEAS):
            if next_to_own(g, seat, sea):
                return True
    if g.labs_left:
        labs = g.labs
        for place in g.lands[seat]:
            if labs[place] < LABS_EACH:
                return True
    return False


# --- carrying out actions


def act(g: Sicily, seat: int, action: Action, cell: int) -> None:
    """Begin an action that is possible."""
    kind = action.kind
    if kind == A_RECRUIT:
        g.stack.append(Recruit(seat, g.recruit_base(seat) + action.n))
    elif kind == A_PLACE:
        g.stack.append(Place(seat, g.place_base(seat) + action.n, action.how))
    elif kind == A_ORDER:
        g.stack.append(GiveOrder(seat, action.n, action.how, ()))
    elif kind == A_EQUIP:
        g.stack.append(Equip(seat))
    elif kind == A_LAUNDER:
        g.launder(seat)
    elif kind == A_INFLUENCE:
        g.stack.append(Influence(seat, action.n, action.how, -1))
    elif kind == A_GATHER:
        g.stack.append(GatherTo(seat))
    elif kind == A_FIRST:
        g.first = seat
        if g.event_log is not None:
            g.emit("took_first", {"seat": seat})
    else:
        g.bust[seat] = cell
        if g.event_log is not None:
            g.emit("bust", {"seat": seat, "cell": CELL_IDS[cell]})


class Recruit(SeatDecision[Sicily]):
    """Recruit up to a number of soldiers from supply to HQ. [LF-ACT-01, LF-CELL-04]"""

    __slots__ = ("most",)
    rule = "LF-ACT-01"
    listed_because = "numbers up to the least limit, for speed"

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def problems(self, g: Sicily) -> list[str]:
        wrong = unless(g.supply[self.seat], f"seat {self.seat} has no soldiers in supply")
        return [*in_phase(g, PLANNING, EVENTS), *within("most", self.most, 1, SOLDIERS), *wrong]

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return list(RECRUIT[1 : min(self.most, g.supply[seat]) + 1])

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        count = option.target
        if option.verb != "recruit":
            return "LF-ACT-01"
        if not isinstance(count, int) or count < 1:
            return "LF-CELL-05"
        if count > self.most:
            return "LF-ACT-01"
        return "" if count <= g.supply[seat] else "LF-COM-01"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        g.recruit(seat, int(option.target))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"most": min(self.most, g.supply[seat])}


class Place(Sealed[Sicily]):
    """Place up to a number of soldiers from HQ on one own or empty territory. [LF-ACT-02 to LF-ACT-04, LF-RULE-42]"""

    __slots__ = ("most", "seat", "where")
    rule = "LF-ACT-02"
    answer_reveals = False
    listed_because = "from the lists of territories, for speed"

    def __init__(self, seat: int, most: int, where: int) -> None:
        self.seat = seat
        self.most = most
        self.where = where  # OWN_ONLY: not on an empty territory

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*planning(g, self), *within("most", self.most, 1, SOLDIERS), *within("where", self.where, 0, OWN_ONLY)]
        if not g.men[self.seat]:
            wrong.append(f"seat {self.seat} has no soldiers in HQ")
        return wrong or unless(self.next_options(g, self.seat, ()), "there is no territory to place them")

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if row:
            return list(SOLDIERS_OPTION[1 : min(self.most, g.men[seat]) + 1])
        own, empty = g.lands[seat], g.lands[NOBODY]
        return [PLACE[place] for place in (own if self.where == OWN_ONLY else sorted((*own, *empty)))]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if row:
            return bars_count(option, 1, min(self.most, g.men[seat]), "LF-ACT-02")
        place = TERRITORY.get(str(option.target), -1)
        if option.verb != "place" or place < 0:
            return "LF-ACT-02"
        owner = g.owner[place]
        if owner == seat:
            return ""
        if owner != NOBODY:
            return "LF-ACT-02"
        return "LF-ACT-04" if self.where == OWN_ONLY else ""

    def is_complete(self, g: Sicily, seat: int, row: Row) -> bool:
        return len(row) == 2

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        place_from_hq(g, seat, TERRITORY[str(row[0].target)], int(row[1].target))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"most": min(self.most, g.men[seat])}


def bars_count(option: Option, least: int, most: int, rule: str) -> str:
    """The rule against a number of soldiers, "" if it is in range."""
    if option.verb != "soldiers" or not isinstance(option.target, int):
        return rule
    return "" if least <= option.target <= most else rule


def place_from_hq(g: Sicily, seat: int, place: int, count: int) -> None:
    """Move soldiers from HQ to an own territory, or to an empty one, which they take over. [LF-ACT-02, LF-ACT-03]"""
    g.men[seat] -= count
    if g.event_log is not None:
        g.emit("placed", {"seat": seat, "count": count, "place": TERRITORY_IDS[place]})
    if g.owner[place] == seat:
        g.soldiers[place] += count
    else:
        g.take_over(place, seat, count)


class GiveOrder(Sealed[Sicily]):
    """Lay an order from HQ face down on an own territory: first the token, then the place, shown together.

    [LF-ACT-05 to LF-ACT-07, LF-TOK-08]
    """

    __slots__ = ("left", "seat", "spread", "used")
    rule = "LF-ACT-05"
    answer_reveals = False
    listed_because = "the tokens of HQ as they are, for speed"

    def __init__(self, seat: int, left: int, spread: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left  # orders that may still be given
        self.spread = spread
        self.used = used  # territories that already got an order by this action

    def problems(self, g: Sicily) -> list[str]:
        seat, used = self.seat, self.used
        most = 1 if self.spread not in (SAME, DISTINCT) else ORDERS_AT_ONCE
        wrong = [
            *planning(g, self),
            *within("spread", self.spread, 0, SAME),
            *within("left", self.left, 1, most - len(used)),
        ]
        for place in used:
            if place >= 0 and (g.owner[place] != seat or g.orders[2 * place] < 0):
                wrong.append(f"used names {TERRITORY_IDS[place]}, where seat {seat} has laid no order")
        if len(set(used)) != len(used):
            wrong.append("used names a territory twice")
        can = g.hand[seat] and self._places(g) if not wrong else []
        return wrong if wrong or used or can else ["no order can be given"]

    def seats(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        if self.used and (not self.left or not g.hand[seat] or not self._places(g)):
            return ()
        return (seat,)

    def bars_place(self, g: Sicily, place: int) -> str:
        """The rule against a territory for the next order."""
        if place < 0:
            return "LF-ACT-05"
        used = self.used
        if used:
            if self.spread == SAME:
                return "" if place in used else "LF-ACT-07"
            if place in used:
                return "LF-ACT-06"
        return bars_order(g, self.seat, place, self.spread)

    def _places(self, g: Sicily) -> list[int]:
        return [place for place in g.lands[self.seat] if not self.bars_place(g, place)]

    def next_options(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if row:
            return [AT[place] for place in self._places(g)]
        base = TOKENS_EACH * g.family[seat]
        found = [ORDER_OPTION[base + i] for i in BITS[g.hand[seat]]]
        if self.used:
            found.append(STOP)
        return found

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        verb, name = option.verb, str(option.target)
        if row:
            return self.bars_place(g, TERRITORY.get(name, -1)) if verb == "at" else "LF-ACT-05"
        if option == STOP:
            return "" if self.used else "LF-CELL-05"
        order = ORDER.get(name, -1) if verb == "order" else -1
        own = order >= 0 and ORDER_FAMILY[order] == g.family[seat] and g.hand[seat] & ORDER_BIT[order]
        return "" if own else "LF-ACT-05"

    def is_complete(self, g: Sicily, seat: int, row: Row) -> bool:
        return len(row) == 2 or row[0] == STOP or (self.spread == SAME and bool(self.used))

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0] == STOP:
            return
        seat, row = answers[0]
        place = TERRITORY[str(row[1].target)] if len(row) == 2 else self.used[0]
        lay_order(g, seat, ORDER[str(row[0].target)], place)
        if self.left > 1 and self.spread in (SAME, DISTINCT):
            g.stack.append(GiveOrder(seat, self.left - 1, self.spread, (*self.used, place)))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"left": self.left, "places": [TERRITORY_IDS[place] for place in self.used]}


def lay_order(g: Sicily, seat: int, order: int, place: int) -> None:
    """Lay the token face down. Only its owner and the ally know it. [LF-ACT-05, LF-RULE-53]"""
    slot = 2 * place if g.orders[2 * place] < 0 else 2 * place + 1
    g.hand[seat] &= ~ORDER_BIT[order]
    g.orders[slot] = order
    if g.gained[seat]:
        g.known = put(g.known, slot, len(g.gained[seat]))
    g.fresh |= 1 << place
    if g.event_log is not None:
        facts = {"seat": seat, "place": TERRITORY_IDS[place]}
        g.emit("order_laid", facts, {"order": ORDER_IDS[order]}, (seat, ALLY[seat]))


class Equip(SeatDecision[Sicily]):
    """Place one car, boat or lab on the map. [LF-ACT-08 to LF-ACT-11]"""

    __slots__ = ()
    rule = "LF-ACT-08"
    listed_because = "from the list of territories, for speed: what is in no supply is not looked at"

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self) or unless(self.options(g, self.seat), "nothing can be put on the map")

    def options(self, g: Sicily, seat: int) -> list[Option]:
        labs = g.labs
        own = g.lands[seat]
        found: list[Option] = []
        if g.garage[seat]:
            found += [CAR[place] for place in own]
        if g.docks[seat]:
            found += [BOAT[sea] for sea in range(SEAS) if next_to_own(g, seat, sea)]
        if g.labs_left:
            found += [LAB[place] for place in own if labs[place] < LABS_EACH]
        return found

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        name = str(option.target)
        if option.verb == "boat":
            return bars_boat(g, seat, SEA.get(name, -1))
        if option.verb == "car":
            return bars_car(g, seat, TERRITORY.get(name, -1))
        return bars_lab(g, seat, TERRITORY.get(name, -1)) if option.verb == "lab" else "LF-ACT-08"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        name = str(option.target)
        if option.verb == "car":
            put_car(g, seat, TERRITORY[name])
        elif option.verb == "lab":
            put_lab(g, seat, TERRITORY[name])
        else:
            launch(g, seat, SEA[name])


def bars_car(g: Sicily, seat: int, place: int) -> str:
    """The rule against a car on a territory. [LF-ACT-09]"""
    if place < 0 or g.owner[place] != seat:
        return "LF-ACT-09"
    return "" if g.garage[seat] else "LF-COM-01"


def bars_lab(g: Sicily, seat: int, place: int) -> str:
    """The rule against a lab on a territory. [LF-ACT-11]"""
    if place < 0 or g.owner[place] != seat or g.labs[place] >= LABS_EACH:
        return "LF-ACT-11"
    return "" if g.labs_left else "LF-COM-01"


def bars_boat(g: Sicily, seat: int, sea: int) -> str:
    """The rule against a boat on a sea. [LF-ACT-10]"""
    if sea < 0 or not next_to_own(g, seat, sea):
        return "LF-ACT-10"
    return "" if g.docks[seat] else "LF-COM-01"


def put_car(g: Sicily, seat: int, place: int) -> None:
    """Place a car from the seat's supply on a territory."""
    g.garage[seat] -= 1
    g.cars[place] += 1
    if g.event_log is not None:
        g.emit("unit_placed", {"seat": seat, "unit": "car", "place": TERRITORY_IDS[place]})


def put_lab(g: Sicily, seat: int, place: int) -> None:
    """Place a lab from the common supply on a territory."""
    g.labs_left -= 1
    g.labs[place] += 1
    if g.event_log is not None:
        g.emit("unit_placed", {"seat": seat, "unit": "lab", "place": TERRITORY_IDS[place]})


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (Recruit, Place, GiveOrder, Equip)
