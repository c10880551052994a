"""Gathering: own soldiers and cars are pulled in from land neighbours. [LF-ACT-16, LF-MOV-02, LF-RULE-48]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, Sealed, Step

from .components import NEIGHBOURS, TERRITORY, TERRITORY_IDS
from .options import CARS_OPTION, FROM, GATHER, SOLDIERS_OPTION, STOP
from .state import Sicily


def sources(g: Sicily, seat: int, place: int, used: tuple[int, ...]) -> list[int]:
    """The own land neighbours that have not been gathered from."""
    owner = g.owner
    return [other for other in NEIGHBOURS[place] if owner[other] == seat and other not in used]


class GatherTo(Decision[Sicily]):
    """The own territory to which soldiers and cars come together. [LF-ACT-16]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "LF-ACT-16"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def bars_aim(self, g: Sicily, place: int) -> str:
        if place < 0 or g.owner[place] != self.seat:
            return "LF-ACT-16"
        return "" if sources(g, self.seat, place, ()) else "LF-RULE-5"

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [GATHER[place] for place in g.lands[seat] if not self.bars_aim(g, place)]

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        return self.bars_aim(g, TERRITORY.get(str(option.target), -1)) if option.verb == "gather" else self.rule

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        g.stack.append(GatherFrom(seat, TERRITORY[str(option.target)], (), False, "LF-ACT-16"))


class GatherFrom(Sealed[Sicily]):
    """Soldiers and cars of one neighbour after the other: how many of each. [LF-MOV-02, LF-MOV-03]"""

    __slots__ = ("may_stop", "place", "rule_id", "seat", "used")
    FIELDS = ("seat", "place", "used", "may_stop", "rule_id")
    rule = "LF-MOV-02"
    shows = False

    def __init__(self, seat: int, place: int, used: tuple[int, ...], may_stop: bool, rule_id: str) -> None:
        self.seat = seat
        self.place = place
        self.used = used  # neighbours gathered from
        self.may_stop = may_stop  # in the planning phase at least one unit must come
        self.rule_id = rule_id

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if sources(g, self.seat, self.place, self.used) else ()

    def next_options(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if not row:
            found = [FROM[place] for place in sources(g, seat, self.place, self.used)]
            return [*found, STOP] if self.may_stop else found
        place = TERRITORY[str(row[0].target)]
        cars = g.cars[place]
        if len(row) == 1:
            return list(SOLDIERS_OPTION[0 if cars else 1 : g.soldiers[place] + 1])
        return list(CARS_OPTION[0 if row[1].target else 1 : cars + 1])

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if row:
            return "" if option in self.next_options(g, seat, row) else self.rule_id
        if option == STOP:
            return "" if self.may_stop else "LF-RULE-5"
        if option.verb != "from":
            return self.rule_id
        place = TERRITORY.get(str(option.target), -1)
        return "" if place in sources(g, seat, self.place, self.used) else self.rule_id

    def complete(self, g: Sicily, seat: int, row: Row) -> bool:
        if row[0] == STOP or len(row) == 3:
            return True
        return len(row) == 2 and not g.cars[TERRITORY[str(row[0].target)]]

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0] == STOP:
            return
        seat, row = answers[0]
        source = TERRITORY[str(row[0].target)]
        men = int(row[1].target)
        cars = int(row[2].target) if len(row) == 3 else 0
        g.cars[source] -= cars
        g.cars[self.place] += cars
        g.soldiers[self.place] += men
        if g.told is not None:
            facts = {"seat": seat, "from": TERRITORY_IDS[source], "to": TERRITORY_IDS[self.place]}
            g.tell("gathered", {**facts, "count": men, "cars": cars})
        if men:
            g.leave(source, men)
        g.stack.append(GatherFrom(seat, self.place, (*self.used, source), True, self.rule_id))

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place]}


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (GatherTo, GatherFrom)
