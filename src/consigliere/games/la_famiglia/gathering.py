"""Gathering: own soldiers and cars come from land neighbours. [LF-ACT-16, LF-MOV-02, LF-RULE-48]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, SeatDecision, Step

from .components import EVENTS, NEIGHBOURS, PLANNING, TERRITORY, TERRITORY_IDS
from .options import CARS_OPTION, FROM, GATHER, SOLDIERS_OPTION, STOP
from .state import Sicily
from .step_checks import in_phase, own, planning, unless, unnamed

GATHER_RULES: Final = ("LF-ACT-16", "LF-MOV-02")  # in the planning and in the events phase


def sources(g: Sicily, seat: int, place: int, used: tuple[int, ...]) -> list[int]:
    """The own land neighbours that have not been gathered from."""
    owner = g.owner
    return [other for other in NEIGHBOURS[place] if owner[other] == seat and other not in used]


class GatherTo(SeatDecision[Sicily]):
    """Choose the own territory where soldiers and cars gather. [LF-ACT-16]"""

    __slots__ = ()
    rule = "LF-ACT-16"

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self) or unless(self.options(g, self.seat), "nobody can gather anywhere")

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [GATHER[place] for place in g.lands[seat]]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        place = TERRITORY.get(str(option.target), -1)
        if option.verb != "gather" or place < 0 or g.owner[place] != seat:
            return "LF-ACT-16"
        return "" if sources(g, seat, place, ()) else "LF-RULE-5"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        g.stack.append(GatherFrom(seat, TERRITORY[str(option.target)], (), False, "LF-ACT-16"))


class GatherFrom(Sealed[Sicily]):
    """Choose how many soldiers and cars come, neighbour by neighbour. [LF-MOV-02, LF-MOV-03]"""

    __slots__ = ("may_stop", "place", "rule_id", "seat", "used")
    rule = "LF-MOV-02"
    answer_reveals = False

    def __init__(self, seat: int, place: int, used: tuple[int, ...], may_stop: bool, rule_id: str) -> None:
        self.seat = seat
        self.place = place
        self.used = used  # neighbours gathered from
        self.may_stop = may_stop  # in the planning phase at least one unit must come
        self.rule_id = rule_id

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*in_phase(g, PLANNING, EVENTS), *unnamed(self), *own(g, self.seat, self.place)]
        return wrong if self.rule_id in GATHER_RULES else [*wrong, f"rule_id is not one of {', '.join(GATHER_RULES)}"]

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if sources(g, self.seat, self.place, self.used) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if not row:
            return [*[FROM[place] for place in NEIGHBOURS[self.place]], STOP]
        place = TERRITORY[str(row[0].target)]
        return list(SOLDIERS_OPTION[: g.soldiers[place] + 1] if len(row) == 1 else CARS_OPTION[: g.cars[place] + 1])

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if row:
            return self.bars_number(g, option, row)
        if option.verb == "stop":
            return "" if self.may_stop else "LF-RULE-5"
        place = TERRITORY.get(str(option.target), -1) if option.verb == "from" else -1
        return "" if place in sources(g, seat, self.place, self.used) else self.rule_id

    def bars_number(self, g: Sicily, option: Option, row: Row) -> str:
        """The rule against a number of soldiers or cars: at most those there, and at least one unit in all."""
        place, count = TERRITORY[str(row[0].target)], option.target
        men = len(row) == 1
        if option.verb != ("soldiers" if men else "cars") or not isinstance(count, int):
            return self.rule_id
        none = g.cars[place] > 0 if men else bool(row[1].target)  # whether 0 leaves another unit to come
        there = g.soldiers[place] if men else g.cars[place]
        return "" if (0 if none else 1) <= count <= there else self.rule_id

    def is_complete(self, g: Sicily, seat: int, row: Row) -> bool:
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
        if g.event_log is not None:
            facts = {"seat": seat, "from": TERRITORY_IDS[source], "to": TERRITORY_IDS[self.place]}
            g.emit("gathered", {**facts, "count": men, "cars": cars})
        if men:
            g.leave(source, men)
        g.stack.append(GatherFrom(seat, self.place, (*self.used, source), True, self.rule_id))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place]}


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (GatherTo, GatherFrom)
