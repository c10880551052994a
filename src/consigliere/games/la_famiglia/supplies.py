"""Chapter 8, supplies: what an order brings to the map and to HQ. [LF-SUP-01 to 05, LF-SPC-02, LF-SPC-06, LF-EVT-08]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, SeatDecision, Step

from .actions import bars_count, place_from_hq, put_car
from .boats import launch
from .components import (
    ALLY,
    CARS,
    EVENTS,
    NEIGHBOURS,
    NEUTRAL,
    NEUTRALS,
    SEA,
    SEAS_OF,
    SOLDIERS,
    TERRITORY,
    TERRITORY_IDS,
)
from .options import AID, BOAT, CARS_OPTION, REINFORCE, SOLDIERS_OPTION, STOP
from .state import Sicily
from .step_checks import in_phase, own, unless, unnamed, within


class UnitsCome(SeatDecision[Sicily]):
    """Choose how many units come to a territory: at most the printed number, and those available."""

    __slots__ = ("most", "place")

    def __init__(self, seat: int, place: int, most: int) -> None:
        self.seat = seat
        self.place = place
        self.most = most

    def limit(self, g: Sicily) -> int:
        """The most units that can come."""
        raise NotImplementedError

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "most": self.limit(g)}


class PlaceHere(UnitsCome):
    """Soldiers from HQ to the order's territory, up to the printed number. [LF-SUP-02, LF-EVT-08, LF-RULE-11]"""

    __slots__ = ()
    rule = "LF-SUP-02"

    def problems(self, g: Sicily) -> list[str]:
        return [*in_phase(g, EVENTS), *own(g, self.seat, self.place), *within("most", self.most, 1, SOLDIERS)]

    def limit(self, g: Sicily) -> int:
        """The most soldiers that can come: HQ may hold fewer than printed."""
        return min(self.most, g.men[self.seat])

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.limit(g) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return list(SOLDIERS_OPTION[self.least(g) : self.limit(g) + 1])

    def least(self, g: Sicily) -> int:
        """The fewest that may come: any number, or by a switch all that can. [LF-RULE-11]"""
        return self.limit(g) if g.rules.exact_placement else 1

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        rule = "LF-EVT-08" if option.verb == "soldiers" else "LF-SUP-02"
        return bars_count(option, self.least(g), self.limit(g), rule)

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        place_from_hq(g, seat, self.place, int(option.target))


class CarsHere(UnitsCome):
    """Cars from supply to the order's territory. [LF-SUP-02]"""

    __slots__ = ()
    rule = "LF-SUP-02"

    def problems(self, g: Sicily) -> list[str]:
        wrong = unless(g.garage[self.seat], f"seat {self.seat} has no cars in supply")
        return [*in_phase(g, EVENTS), *own(g, self.seat, self.place), *within("most", self.most, 1, CARS), *wrong]

    def limit(self, g: Sicily) -> int:
        """The most cars that can come: the supply may hold fewer than printed."""
        return min(self.most, g.garage[self.seat])

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return list(CARS_OPTION[1 : self.limit(g) + 1])

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        for _ in range(int(option.target)):
            put_car(g, seat, self.place)


class BoatHere(Decision[Sicily]):
    """Put a boat on a sea next to the order's territory; then it may move. [LF-SUP-02]"""

    __slots__ = ("may_stop", "place", "seat")
    rule = "LF-SUP-02"

    def __init__(self, seat: int, place: int, may_stop: bool) -> None:
        self.seat = seat
        self.place = place
        self.may_stop = may_stop  # the second boat of an order is optional

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*in_phase(g, EVENTS), *unnamed(self)]
        return wrong or unless(SEAS_OF[self.place], f"no sea is next to {TERRITORY_IDS[self.place]}")

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if g.docks[self.seat] else ()

    def options(self, g: Sicily, seat: int) -> list[Option]:
        found = [BOAT[sea] for sea in SEAS_OF[self.place]]
        return [*found, STOP] if self.may_stop else found

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option != STOP:
            launch(g, seat, SEA[str(option.target)])

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place]}


class Reinforce(Decision[Sicily]):
    """Place a soldier from HQ at each own lab anywhere, while HQ has some. [LF-SPC-02, LF-RULE-35]"""

    __slots__ = ("seat", "used")
    rule = "LF-SPC-02"

    def __init__(self, seat: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.used = used  # territories that got one, once for each

    def problems(self, g: Sicily) -> list[str]:
        return [*in_phase(g, EVENTS), *unnamed(self)]

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

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "stop":
            return ""
        return self.bars_place(g, TERRITORY.get(str(option.target), -1)) if option.verb == "reinforce" else "LF-SPC-02"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option != STOP:
            place = TERRITORY[str(option.target)]
            place_from_hq(g, seat, place, 1)
            g.stack.append(Reinforce(seat, (*self.used, place)))


class Aid(Decision[Sicily]):
    """Place soldiers on the order's territory and some neighbours: own, allied or neutral. [LF-SPC-06, LF-RULE-32]"""

    __slots__ = ("left", "most", "place", "seat", "used")
    rule = "LF-SPC-06"

    def __init__(self, seat: int, place: int, most: int, left: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.most = most  # soldiers on each territory
        self.left = left  # neighbours that may still be chosen
        self.used = used

    def problems(self, g: Sicily) -> list[str]:
        numbers = [*within("most", self.most, 1, SOLDIERS), *within("left", self.left, 0, len(NEIGHBOURS[self.place]))]
        return [*in_phase(g, EVENTS), *unnamed(self), *numbers]

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
        """The territories that can still get soldiers: the order's own and its neighbours. [LF-SPC-06]"""
        return [place for place in (self.place, *NEIGHBOURS[self.place]) if not self.bars_place(g, place)]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.places(g) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [AID[self.place], *[AID[place] for place in NEIGHBOURS[self.place]], STOP]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
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

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "left": self.left}


class AidNeutrals(UnitsCome):
    """Neutral soldiers from the bank. [LF-SPC-06, LF-RULE-32]"""

    __slots__ = ()
    rule = "LF-RULE-32"

    def problems(self, g: Sicily) -> list[str]:
        wrong = unless(g.greys and self.place >= 0 and g.owner[self.place] == NEUTRAL, "no neutral soldiers can come")
        return [*in_phase(g, EVENTS), *within("most", self.most, 1, NEUTRALS), *wrong]

    def limit(self, g: Sicily) -> int:
        """The most soldiers that can come: the bank may hold fewer than printed."""
        return min(self.most, g.greys)

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return list(SOLDIERS_OPTION[1 : self.limit(g) + 1])

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        count = int(option.target)
        g.greys -= count
        g.soldiers[self.place] += count
        if g.event_log is not None:
            g.emit("neutrals_came", {"seat": seat, "count": count, "place": TERRITORY_IDS[self.place]})


class AidAlly(UnitsCome):
    """The ally, who is the seat asked, may place soldiers from their own HQ. [LF-SPC-06, LF-RULE-32]"""

    __slots__ = ()
    rule = "LF-RULE-32"

    def problems(self, g: Sicily) -> list[str]:
        return [*in_phase(g, EVENTS), *own(g, self.seat, self.place), *within("most", self.most, 1, SOLDIERS)]

    def limit(self, g: Sicily) -> int:
        """The most soldiers that can come: the ally's HQ may hold fewer than printed."""
        return min(self.most, g.men[self.seat])

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return list(SOLDIERS_OPTION[: self.limit(g) + 1])

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.target:
            place_from_hq(g, seat, self.place, int(option.target))


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (PlaceHere, CarsHere, BoatHere, Reinforce, Aid, AidNeutrals, AidAlly)
