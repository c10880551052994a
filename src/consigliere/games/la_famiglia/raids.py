"""Chapter 8: bombs, snitch, conversion, agitation. [LF-BOMB-01 to 06, LF-SNI-01 to 03, LF-SPC-07, LF-AGI-01 to 06]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, Sealed, Step

from .actions import bars_count
from .battle import Battle
from .before_conflict import begin_battle
from .components import (
    ALLY,
    EVENTS,
    NEIGHBOURS,
    NEUTRAL,
    NOBODY,
    P_BOMB,
    SEATS,
    SOLDIERS,
    STEPS_BETWEEN,
    TEAM,
    TERRITORY,
    TERRITORY_IDS,
    TIME_BOMB,
    TIME_BOMB_RANGE,
    WITHIN,
    part_of,
)
from .options import (
    AGITATE,
    BOMB,
    CONVERT,
    INFORM,
    SEND,
    SOLDIERS_OPTION,
    START_FROM,
    STOP,
    WITH_CAR,
    WITHOUT_CAR,
)
from .state import Sicily
from .step_checks import in_phase, own_order, unnamed, within


def hostile(g: Sicily, seat: int, place: int) -> bool:
    """Whether enemy or neutral soldiers are on a territory. [LF-RULE-25]"""
    owner = g.owner[place]
    return owner != NOBODY and owner != seat and owner != ALLY[seat]


def empty_out(g: Sicily, place: int) -> None:
    """Abandon a territory without soldiers: cars are lost, orders return, labs stay. [LF-BOMB-05, LF-RULE-21]"""
    if not g.soldiers[place]:
        g.abandon(place)


# --- explosion


def has_car(g: Sicily, seat: int, start: int) -> bool:
    """Whether a seat has a car on a territory of its own."""
    return g.owner[start] == seat and g.cars[start] > 0


def bomb_targets(g: Sicily, seat: int, start: int) -> list[int]:
    """Where a bomb from a territory can explode. [LF-BOMB-01, LF-TOK-03, LF-RULE-25]"""
    owner, ally = g.owner, ALLY[seat]
    near = NEIGHBOURS[start]
    if g.cars[start] and g.holds(seat, TIME_BOMB) and owner[start] == seat:
        near = WITHIN[TIME_BOMB_RANGE][start]
    return [place for place in near if owner[place] not in (NOBODY, seat, ally)]


def bomb_starts(g: Sicily, seat: int, place: int) -> list[int]:
    """The possible starts of a bomb: the order's territory, and one it has just taken. [LF-SPC-05, LF-RULE-18]"""
    found = [place] if bomb_targets(g, seat, place) else []
    if g.reached != NOBODY and g.reached != place and bomb_targets(g, seat, g.reached):
        found.append(g.reached)
    return found


class Explosion(Sealed[Sicily]):
    """Choose where the bomb explodes, its start, and whether it uses a car. [LF-BOMB-01 to LF-BOMB-06, LF-SPC-05]"""

    __slots__ = ("left", "order", "place", "seat")
    rule = "LF-BOMB-01"
    answer_reveals = False
    listed_because = "the targets of a start are worked out once, for speed"

    def __init__(self, seat: int, place: int, order: int, left: int) -> None:
        self.seat = seat
        self.place = place
        self.order = order
        self.left = left  # bombs, this one included

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*in_phase(g, EVENTS), *unnamed(self), *own_order(g, self.seat, self.order)]
        return wrong or within("left", self.left, 1, self.bombs())

    def bars_target(self, g: Sicily, start: int, place: int) -> str:
        """The rule against a bomb from one territory on another."""
        if place < 0 or place == start or not hostile(g, self.seat, place):
            return "LF-BOMB-01" if place < 0 or place == start else "LF-RULE-25"
        far = STEPS_BETWEEN[start][place]
        if far == 1:
            return ""
        if far > TIME_BOMB_RANGE:
            return "LF-BOMB-01"
        return "" if g.holds(self.seat, TIME_BOMB) and has_car(g, self.seat, start) else "LF-TOK-03"

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if bomb_starts(g, self.seat, self.place) else ()

    def _start(self, g: Sicily, row: Row) -> int:
        if row and row[0].verb == "start":
            return TERRITORY[str(row[0].target)]
        return bomb_starts(g, self.seat, self.place)[0]

    def next_options(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if row:
            start = self._start(g, row)
            if row[-1].verb == "bomb":
                far = STEPS_BETWEEN[start][TERRITORY[str(row[-1].target)]]
                return [WITHOUT_CAR, WITH_CAR] if far == 1 else [WITH_CAR]
            return [BOMB[place] for place in bomb_targets(g, seat, start)]
        starts = bomb_starts(g, seat, self.place)
        if len(starts) > 1:
            return [*[START_FROM[start] for start in starts], STOP]
        return [*[BOMB[place] for place in bomb_targets(g, seat, starts[0])], STOP]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        verb = option.verb
        if row and row[-1].verb == "bomb":
            if option not in (WITH_CAR, WITHOUT_CAR):
                return "LF-BOMB-02"
            far = STEPS_BETWEEN[self._start(g, row)][TERRITORY[str(row[-1].target)]]
            return "LF-TOK-03" if far > 1 and option == WITHOUT_CAR else ""
        if verb == "car_along":
            return "LF-BOMB-02" if self.left == self.bombs() else "LF-BOMB-06"
        if option == STOP and not row:
            return ""
        place = TERRITORY.get(str(option.target), -1)
        starts = bomb_starts(g, seat, self.place)
        if not row and len(starts) > 1:
            if verb != "start":
                return "LF-SPC-05" if verb == "bomb" else "LF-BOMB-01"
            return "" if place in starts else "LF-SPC-05"
        return self.bars_target(g, self._start(g, row), place) if verb == "bomb" else "LF-BOMB-01"

    def bombs(self) -> int:
        """How many bombs the order has."""
        part = part_of(self.order, P_BOMB)
        return part.n if part is not None else 0

    def is_complete(self, g: Sicily, seat: int, row: Row) -> bool:
        last = row[-1]
        if last == STOP or last.verb == "car_along":
            return True
        return last.verb == "bomb" and not has_car(g, seat, self._start(g, row))

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0] == STOP:
            return
        seat, row = answers[0]
        start = self._start(g, row)
        place = TERRITORY[str(row[-2 if row[-1].verb == "car_along" else -1].target)]
        part = part_of(self.order, P_BOMB)
        assert part is not None
        car = row[-1] == WITH_CAR
        attack, defence = part.skull + (g.car_bomb(seat) if car else 0), g.defence(place)
        if g.event_log is not None:
            facts = {"seat": seat, "from": TERRITORY_IDS[start], "place": TERRITORY_IDS[place], "car": int(car)}
            g.emit("explosion", {**facts, "attack": attack, "defence": defence})
        g.kill(place, attack - defence, seat)
        empty_out(g, place)
        if car:
            g.cars[start] -= 1
            g.garage[seat] += 1
        if self.left > 1:
            g.stack.append(Explosion(seat, self.place, self.order, self.left - 1))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "left": self.left, "starts": len(bomb_starts(g, seat, self.place))}


# --- snitch


def begin_snitch(g: Sicily, seat: int, place: int, pattern: tuple[int, ...], cost: int) -> None:
    """Remove an own soldier from the order's territory first, whatever the result. [LF-SNI-01, LF-SNI-02]"""
    g.soldiers[place] -= cost
    g.supply[seat] += cost
    if g.event_log is not None:
        g.emit("snitch", {"seat": seat, "place": TERRITORY_IDS[place], "count": cost})
    empty_out(g, place)
    g.stack.append(Inform(seat, place, pattern, ()))


class Inform(Sealed[Sicily]):
    """Remove enemy or neutral soldiers of land neighbours, one number of the pattern each. [LF-SNI-01, LF-SNI-02]"""

    __slots__ = ("pattern", "place", "seat", "used")
    rule = "LF-SNI-01"
    answer_reveals = False

    def __init__(self, seat: int, place: int, pattern: tuple[int, ...], used: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.pattern = pattern  # numbers left, the largest first
        self.used = used

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*in_phase(g, EVENTS), *unnamed(self)]
        return [*wrong, *[f"pattern has {number}" for number in self.pattern if not 1 <= number <= SOLDIERS]]

    def bars_place(self, g: Sicily, place: int) -> str:
        """The rule against removing soldiers of a territory."""
        if place < 0 or place not in NEIGHBOURS[self.place] or place in self.used:
            return "LF-SNI-01"
        return "" if hostile(g, self.seat, place) else "LF-SNI-02"

    def places(self, g: Sicily) -> list[int]:
        """The neighbours from which soldiers can be removed. [LF-SNI-01, LF-SNI-02]"""
        return [place for place in NEIGHBOURS[self.place] if not self.bars_place(g, place)]

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.pattern and self.places(g) else ()

    def most(self, g: Sicily, row: Row) -> int:
        """The most soldiers that can be removed from the chosen territory."""
        return min(self.pattern[0], g.soldiers[TERRITORY[str(row[0].target)]])

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if row:
            return list(SOLDIERS_OPTION[1 : self.most(g, row) + 1])
        return [*[INFORM[place] for place in NEIGHBOURS[self.place]], STOP]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if row:
            return bars_count(option, 1, self.most(g, row), "LF-SNI-01")
        if option.verb == "stop":
            return ""
        return self.bars_place(g, TERRITORY.get(str(option.target), -1)) if option.verb == "inform" else "LF-SNI-01"

    def is_complete(self, g: Sicily, seat: int, row: Row) -> bool:
        return row[0] == STOP or len(row) == 2

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0] == STOP:
            return
        seat, row = answers[0]
        place, count = TERRITORY[str(row[0].target)], int(row[1].target)
        g.kill(place, count, seat)
        empty_out(g, place)
        left = list(self.pattern)
        left.remove(min([number for number in left if number >= count]))
        g.stack.append(Inform(seat, self.place, tuple(left), (*self.used, place)))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "pattern": list(self.pattern)}


# --- conversion


def may_convert(g: Sicily, seat: int, place: int) -> list[int]:
    """Neighbours with soldiers of an enemy family; neutrals do not count. [LF-SPC-07, LF-RULE-51]"""
    if not g.supply[seat] or g.owner[place] != seat:
        return []
    return [other for other in NEIGHBOURS[place] if hostile(g, seat, other) and g.owner[other] != NEUTRAL]


class Conversion(Decision[Sicily]):
    """Replace enemy soldiers of neighbours by own ones on the order's territory. [LF-SPC-07, LF-RULE-47]"""

    __slots__ = ("left", "place", "seat")
    rule = "LF-SPC-07"

    def __init__(self, seat: int, place: int, left: int) -> None:
        self.seat = seat
        self.place = place
        self.left = left

    def problems(self, g: Sicily) -> list[str]:
        return [*in_phase(g, EVENTS), *unnamed(self), *within("left", self.left, 0, SOLDIERS)]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.left and may_convert(g, self.seat, self.place) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*[CONVERT[place] for place in NEIGHBOURS[self.place]], STOP]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "stop":
            return ""
        place = TERRITORY.get(str(option.target), -1) if option.verb == "convert" else -1
        if place in may_convert(g, seat, self.place):
            return ""
        return "LF-RULE-51" if place >= 0 and g.owner[place] == NEUTRAL else "LF-SPC-07"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        place = TERRITORY[str(option.target)]
        g.kill(place, 1, seat)
        empty_out(g, place)
        g.supply[seat] -= 1
        g.soldiers[self.place] += 1
        if g.event_log is not None:
            g.emit("converted", {"seat": seat, "from": TERRITORY_IDS[place], "to": TERRITORY_IDS[self.place]})
        g.stack.append(Conversion(seat, self.place, self.left - 1))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "left": self.left}


# --- agitation


def may_agitate(g: Sicily, seat: int, place: int, far: int) -> list[int]:
    """Neutral territories in range with soldiers that can move somewhere. [LF-AGI-02, LF-AGI-03]"""
    owner = g.owner
    return [other for other in WITHIN[far][place] if owner[other] == NEUTRAL and send_targets(g, seat, other)]


def send_targets(g: Sicily, seat: int, source: int) -> list[int]:
    """The neighbours to which neutral soldiers can be sent: empty, neutral or hostile ones."""
    owner = g.owner
    return [place for place in NEIGHBOURS[source] if owner[place] in (NOBODY, NEUTRAL) or _enemy(owner[place], seat)]


def _enemy(owner: int, seat: int) -> bool:
    return owner < SEATS and TEAM[owner] != TEAM[seat]


class Agitation(Sealed[Sicily]):
    """Move neutrals near the order; they attack as with a plain shotgun. [LF-AGI-01 to LF-AGI-06, LF-RULE-23]"""

    __slots__ = ("far", "order", "place", "seat")
    rule = "LF-AGI-02"
    answer_reveals = False

    def __init__(self, seat: int, place: int, order: int, far: int) -> None:
        self.seat = seat
        self.place = place
        self.order = order
        self.far = far

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*in_phase(g, EVENTS), *unnamed(self), *own_order(g, self.seat, self.order)]
        return [*wrong, *within("far", self.far, 1, len(WITHIN) - 1)]

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if may_agitate(g, self.seat, self.place, self.far) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if not row:
            return [*[AGITATE[place] for place in WITHIN[self.far][self.place]], STOP]
        source = TERRITORY[str(row[0].target)]
        if len(row) == 1:
            return [SEND[place] for place in NEIGHBOURS[source]]
        return list(SOLDIERS_OPTION[1 : g.soldiers[source] + 1])

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        verb = option.verb
        if verb in ("sail", "boat", "car_along", "cars"):
            return "LF-AGI-04"
        place = TERRITORY.get(str(option.target), -1)
        if not row:
            if verb == "stop":
                return ""
            return "" if verb == "agitate" and place in may_agitate(g, seat, self.place, self.far) else "LF-AGI-02"
        source = TERRITORY[str(row[0].target)]
        if len(row) == 1:
            return "" if verb == "send" and place in send_targets(g, seat, source) else "LF-AGI-03"
        return bars_count(option, 1, g.soldiers[source], "LF-AGI-03")

    def is_complete(self, g: Sicily, seat: int, row: Row) -> bool:
        return row[0] == STOP or len(row) == 3

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0] == STOP:
            return
        seat, row = answers[0]
        source, target, men = TERRITORY[str(row[0].target)], TERRITORY[str(row[1].target)], int(row[2].target)
        if g.event_log is not None:
            facts = {"seat": seat, "from": TERRITORY_IDS[source], "to": TERRITORY_IDS[target], "count": men}
            g.emit("agitated", facts)
        g.leave(source, men)
        owner = g.owner[target]
        if owner == NOBODY:
            g.take_over(target, NEUTRAL, men)
        elif owner == NEUTRAL:
            g.soldiers[target] += men
        else:
            begin_battle(g, Battle(seat, NEUTRAL, target, source, men, 0, 0, 0, self.order, owner, 0))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "far": self.far}


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (Explosion, Inform, Conversion, Agitation)
