"""Chapter 8: an order and its parts, in the order its owner likes. [LF-EVT-03, LF-SUP-01 to 05, LF-RULE-45]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, Step

from .actions import Recruit, bars_count, place_from_hq, put_car, put_lab
from .attack import begin_attack
from .boats import launch
from .components import (
    ALLY,
    ANY_ORDER,
    LABS_EACH,
    NEIGHBOURS,
    NEUTRAL,
    NOBODY,
    ORDER_IDS,
    ORDER_PARTS,
    P_AGITATE,
    P_AID,
    P_ATTACK,
    P_BOAT,
    P_BOMB,
    P_CAR,
    P_CONVERT,
    P_LAB,
    P_MONEY,
    P_PLACE,
    P_PLACE_BASE,
    P_RECRUIT,
    P_RECRUIT_BASE,
    P_REINFORCE,
    P_SNITCH,
    PART,
    SEA,
    SEAS_OF,
    SNITCH_COST,
    SUPPLY_PARTS,
    TERRITORY,
    TERRITORY_IDS,
    Part,
)
from .options import AID, BOAT, CARS_OPTION, PART_OPTION, REINFORCE, SOLDIERS_OPTION, STOP
from .raids import Agitation, Conversion, Explosion, begin_snitch, bomb_starts, may_agitate, may_convert
from .state import Sicily

ASKS_ITSELF: Final = (P_ATTACK, P_BOMB, P_CONVERT, P_AGITATE)  # parts whose own question can be declined
RAIDS: Final = (P_ATTACK, P_BOMB, P_SNITCH, P_CONVERT)  # parts that keep the printed order


class ResolveOrder(Step[Sicily]):
    """An order's turn has come."""

    __slots__ = ("order", "place", "seat")
    FIELDS = ("seat", "place", "order")

    def __init__(self, seat: int, place: int, order: int) -> None:
        self.seat = seat
        self.place = place
        self.order = order

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
    own = g.owner[place] == seat
    if kind == P_ATTACK:
        return "" if own else "LF-MOV-04"
    if kind == P_BOMB:
        return "" if bomb_starts(g, seat, place) else "LF-BOMB-01"
    if kind == P_MONEY:
        return ""
    if kind in (P_RECRUIT, P_RECRUIT_BASE):
        return "" if g.supply[seat] else "LF-COM-01"
    if kind in (P_PLACE, P_PLACE_BASE):
        return "" if own and g.men[seat] else "LF-SUP-02"
    if kind == P_CAR:
        return "" if own and g.garage[seat] else "LF-SUP-02"
    if kind == P_BOAT:
        return "" if own and g.docks[seat] and SEAS_OF[place] else "LF-SUP-02"
    if kind == P_LAB:
        return "" if own and g.labs_left and g.labs[place] < LABS_EACH else "LF-SUP-02"
    if kind == P_REINFORCE:
        return "" if g.men[seat] and g.own_labs(seat) else "LF-SPC-02"
    if kind == P_AID:
        return "" if own and Aid(seat, place, parts[which].n, parts[which].skull, ()).places(g) else "LF-SPC-06"
    if kind == P_SNITCH:
        return "" if own and g.soldiers[place] >= SNITCH_COST else "LF-SNI-01"
    if kind == P_CONVERT:
        return "" if may_convert(g, seat, place) else "LF-SPC-07"
    if kind == P_AGITATE:
        return "" if may_agitate(g, seat, place, parts[which].n) else "LF-AGI-02"
    return "LF-RULE-45"  # gathering, swaps and payments belong to the shotgun


class NextPart(Step[Sicily]):
    """What of the order can still be done; nothing is asked where there is nothing to choose. [LF-EVT-03]"""

    __slots__ = ("done", "order", "place", "seat")
    FIELDS = ("seat", "place", "order", "done")

    def __init__(self, seat: int, place: int, order: int, done: int) -> None:
        self.seat = seat
        self.place = place
        self.order = order
        self.done = done  # bits of the parts begun

    def run(self, g: Sicily) -> None:
        go_on(g, self.seat, self.place, self.order, self.done)


def go_on(g: Sicily, seat: int, place: int, order: int, done: int) -> None:
    left = parts_left(g, seat, place, order, done)
    if not left:
        return
    if len(left) == 1 and ORDER_PARTS[order][left[0]].kind in ASKS_ITSELF:
        begin_part(g, seat, place, order, done, left[0])
    else:
        g.stack.append(ChooseNext(seat, place, order, done))


def parts_left(g: Sicily, seat: int, place: int, order: int, done: int) -> list[int]:
    return [i for i in range(len(ORDER_PARTS[order])) if not bars_part(g, seat, place, order, done, i)]


class ChooseNext(Decision[Sicily]):
    """Which part of the order comes next, or enough. [LF-EVT-03, LF-SUP-01, LF-RULE-45]"""

    __slots__ = ("done", "order", "place", "seat")
    FIELDS = ("seat", "place", "order", "done")
    rule = "LF-EVT-03"

    def __init__(self, seat: int, place: int, order: int, done: int) -> None:
        self.seat = seat
        self.place = place
        self.order = order
        self.done = done

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*[PART_OPTION[part.kind] for part in ORDER_PARTS[self.order]], STOP]

    def bars(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
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

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"order": ORDER_IDS[self.order], "place": TERRITORY_IDS[self.place]}


def begin_part(g: Sicily, seat: int, place: int, order: int, done: int, which: int) -> None:
    """A part begins; the others come after it."""
    part = ORDER_PARTS[order][which]
    g.stack.append(NextPart(seat, place, order, done | 1 << which))
    if part.kind <= SUPPLY_PARTS:
        supply(g, seat, place, part)
    elif part.kind == P_ATTACK:
        begin_attack(g, seat, place, order)
    elif part.kind == P_BOMB:
        g.stack.append(Explosion(seat, place, order, part.n))
    elif part.kind == P_SNITCH:
        begin_snitch(g, seat, place, part.pattern, SNITCH_COST)
    elif part.kind == P_CONVERT:
        g.stack.append(Conversion(seat, place, part.n))
    else:
        g.stack.append(Agitation(seat, place, order, part.n))


# --- supplies


def supply(g: Sicily, seat: int, place: int, part: Part) -> None:
    kind = part.kind
    if kind == P_MONEY:
        g.earn(seat, part.n, "order")
    elif kind == P_RECRUIT:
        g.stack.append(Recruit(seat, part.n))
    elif kind == P_RECRUIT_BASE:
        g.stack.append(Recruit(seat, g.recruit_base(seat) + part.n))
    elif kind == P_PLACE:
        g.stack.append(PlaceHere(seat, place, part.n))
    elif kind == P_PLACE_BASE:
        g.stack.append(PlaceHere(seat, place, g.place_base(seat) + part.n))
    elif kind == P_CAR:
        if min(part.n, g.garage[seat]) == 1:
            put_car(g, seat, place)
        else:
            g.stack.append(CarsHere(seat, place, part.n))
    elif kind == P_BOAT:
        g.then(*[BoatHere(seat, place, i > 0) for i in range(part.n)])
    elif kind == P_LAB:
        for _ in range(min(part.n, g.labs_left, LABS_EACH - g.labs[place])):
            put_lab(g, seat, place)
    elif kind == P_REINFORCE:
        g.stack.append(Reinforce(seat, ()))
    else:
        g.stack.append(Aid(seat, place, part.n, part.skull, ()))


class PlaceHere(Decision[Sicily]):
    """Soldiers from HQ to the order's territory; fewer than printed may come. [LF-SUP-02, LF-EVT-08, LF-RULE-11]"""

    __slots__ = ("most", "place", "seat")
    FIELDS = ("seat", "place", "most")
    rule = "LF-SUP-02"

    def __init__(self, seat: int, place: int, most: int) -> None:
        self.seat = seat
        self.place = place
        self.most = most

    def limit(self, g: Sicily) -> int:
        return min(self.most, g.men[self.seat])

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.limit(g) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return list(SOLDIERS_OPTION[1 : self.limit(g) + 1])

    def bars(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        return bars_count(option, 1, self.limit(g), "LF-EVT-08" if option.verb == "soldiers" else "LF-SUP-02")

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        place_from_hq(g, seat, self.place, int(option.target))

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "most": self.limit(g)}


class CarsHere(Decision[Sicily]):
    """Cars from supply to the order's territory. [LF-SUP-02]"""

    __slots__ = ("most", "place", "seat")
    FIELDS = ("seat", "place", "most")
    rule = "LF-SUP-02"

    def __init__(self, seat: int, place: int, most: int) -> None:
        self.seat = seat
        self.place = place
        self.most = most

    def limit(self, g: Sicily) -> int:
        return min(self.most, g.garage[self.seat])

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return list(CARS_OPTION[1 : self.limit(g) + 1])

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        for _ in range(int(option.target)):
            put_car(g, seat, self.place)

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "most": self.limit(g)}


class BoatHere(Decision[Sicily]):
    """A boat on a sea next to the order's territory; then it may move. [LF-SUP-02]"""

    __slots__ = ("may_stop", "place", "seat")
    FIELDS = ("seat", "place", "may_stop")
    rule = "LF-SUP-02"

    def __init__(self, seat: int, place: int, may_stop: bool) -> None:
        self.seat = seat
        self.place = place
        self.may_stop = may_stop  # the second boat of an order may be left

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if g.docks[self.seat] else ()

    def options(self, g: Sicily, seat: int) -> list[Option]:
        found = [BOAT[sea] for sea in SEAS_OF[self.place]]
        return [*found, STOP] if self.may_stop else found

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option != STOP:
            launch(g, seat, SEA[str(option.target)])

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place]}


class Reinforce(Decision[Sicily]):
    """A soldier from HQ at each own lab anywhere, as far as HQ goes. [LF-SPC-02, LF-RULE-35]"""

    __slots__ = ("seat", "used")
    FIELDS = ("seat", "used")
    rule = "LF-SPC-02"

    def __init__(self, seat: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.used = used  # territories that got one, once for each

    def bars_place(self, g: Sicily, place: int) -> str:
        """The rule against one more soldier on a territory."""
        if place < 0 or g.owner[place] != self.seat or not g.men[self.seat]:
            return "LF-SPC-02"
        return "" if g.labs[place] > self.used.count(place) else "LF-SPC-02"

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        for place in g.lands[self.seat]:
            if not self.bars_place(g, place):
                return (self.seat,)
        return ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*[REINFORCE[place] for place in g.lands[seat]], STOP]

    def bars(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "stop":
            return ""
        return self.bars_place(g, TERRITORY.get(str(option.target), -1)) if option.verb == "reinforce" else "LF-SPC-02"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option != STOP:
            place = TERRITORY[str(option.target)]
            place_from_hq(g, seat, place, 1)
            g.stack.append(Reinforce(seat, (*self.used, place)))


class Aid(Decision[Sicily]):
    """Soldiers on the order's territory and on some neighbours: own, the ally's, or neutral. [LF-SPC-06, LF-RULE-32]"""

    __slots__ = ("left", "most", "place", "seat", "used")
    FIELDS = ("seat", "place", "most", "left", "used")
    rule = "LF-SPC-06"

    def __init__(self, seat: int, place: int, most: int, left: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.most = most  # soldiers on each territory
        self.left = left  # neighbours that may still be chosen
        self.used = used

    def bars_place(self, g: Sicily, place: int) -> str:
        """The rule against soldiers on a territory."""
        if place < 0 or place in self.used or (place != self.place and place not in NEIGHBOURS[self.place]):
            return "LF-SPC-06"
        if place != self.place and not self.left:
            return "LF-SPC-06"
        owner = g.owner[place]
        if owner == self.seat:
            return "" if g.men[self.seat] else "LF-COM-01"
        if owner == ALLY[self.seat] and place != self.place:
            return "" if g.men[owner] else "LF-RULE-32"
        if owner == NEUTRAL and place != self.place:
            return "" if g.greys else "LF-RULE-32"
        return "LF-SPC-06"

    def places(self, g: Sicily) -> list[int]:
        return [place for place in (self.place, *NEIGHBOURS[self.place]) if not self.bars_place(g, place)]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.places(g) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [AID[self.place], *[AID[place] for place in NEIGHBOURS[self.place]], STOP]

    def bars(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "stop":
            return ""
        return self.bars_place(g, TERRITORY.get(str(option.target), -1)) if option.verb == "aid" else "LF-SPC-06"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        place = TERRITORY[str(option.target)]
        left = self.left - (place != self.place)
        g.stack.append(Aid(seat, self.place, self.most, left, (*self.used, place)))
        owner = g.owner[place]
        if owner == seat:
            g.stack.append(PlaceHere(seat, place, self.most))
        elif owner == NEUTRAL:
            g.stack.append(AidNeutrals(seat, place, self.most))
        else:
            g.stack.append(AidAlly(owner, place, self.most))

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "left": self.left}


class AidNeutrals(Decision[Sicily]):
    """Neutral soldiers from the bank. [LF-SPC-06, LF-RULE-32]"""

    __slots__ = ("most", "place", "seat")
    FIELDS = ("seat", "place", "most")
    rule = "LF-RULE-32"

    def __init__(self, seat: int, place: int, most: int) -> None:
        self.seat = seat
        self.place = place
        self.most = most

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return list(SOLDIERS_OPTION[1 : min(self.most, g.greys) + 1])

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        count = int(option.target)
        g.greys -= count
        g.soldiers[self.place] += count
        if g.told is not None:
            g.tell("neutrals_came", {"seat": seat, "count": count, "place": TERRITORY_IDS[self.place]})

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "most": min(self.most, g.greys)}


class AidAlly(Decision[Sicily]):
    """The ally may place soldiers from the ally's own HQ. [LF-SPC-06, LF-RULE-32]"""

    __slots__ = ("most", "place", "seat")
    FIELDS = ("seat", "place", "most")
    rule = "LF-RULE-32"

    def __init__(self, seat: int, place: int, most: int) -> None:
        self.seat = seat  # the ally
        self.place = place
        self.most = most

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return list(SOLDIERS_OPTION[: min(self.most, g.men[seat]) + 1])

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.target:
            place_from_hq(g, seat, self.place, int(option.target))

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "most": min(self.most, g.men[seat])}


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (
    ResolveOrder,
    NextPart,
    ChooseNext,
    PlaceHere,
    CarsHere,
    BoatHere,
    Reinforce,
    Aid,
    AidNeutrals,
    AidAlly,
)
