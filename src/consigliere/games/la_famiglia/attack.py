"""Chapter 8, move (and attack): by land or by boat, and a second shotgun. [LF-MOV-01 to LF-MOV-08, LF-MOV-26]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, SeatDecision, Step

from .battle import Battle
from .before_conflict import begin_battle
from .boats import reach
from .components import (
    ACCOMPLICES,
    ALLY,
    COAST,
    EVENTS,
    KIND_IDS,
    NEIGHBOURS,
    NEUTRAL,
    NOBODY,
    ORDER_IDS,
    P_ATTACK,
    P_GATHER,
    PAST_COST,
    TERRITORY,
    TERRITORY_IDS,
    part_of,
)
from .gathering import GatherFrom, sources
from .options import MARCH, PAST, SAIL, SOLDIERS_OPTION, START_FROM, STOP, WITH_CAR, WITHOUT_CAR
from .payments import PayNow, Raise, can_pay
from .state import Sicily
from .step_checks import in_phase, own, own_order, unnamed, within

_ATTACKS: Final = [part_of(order, P_ATTACK) for order in range(len(ORDER_IDS))]
SHOTS: Final[tuple[int, ...]] = tuple(part.n if part is not None else 0 for part in _ATTACKS)  # by order
SKULL: Final[tuple[int, ...]] = tuple(part.skull if part is not None else 0 for part in _ATTACKS)
GATHERS: Final[tuple[bool, ...]] = tuple(part_of(order, P_GATHER) is not None for order in range(len(ORDER_IDS)))


def begin_attack(g: Sicily, seat: int, place: int, order: int) -> None:
    """Gather once, right before the first shotgun. [LF-MOV-02, LF-RULE-46]"""
    g.stack.append(Move(seat, place, place, order, 0, True))
    if GATHERS[order] and sources(g, seat, place, ()):
        g.stack.append(GatherFrom(seat, place, (), True, "LF-MOV-02"))


class Move(Sealed[Sicily]):
    """Choose target, route, soldiers and car of a move before anything else happens. [LF-MOV-04 to LF-MOV-07]"""

    __slots__ = ("car", "home", "order", "seat", "shot", "start")
    rule = "LF-MOV-04"
    answer_reveals = False
    listed_because = "the seas in reach are worked out once for all coasts, for speed"

    def __init__(self, seat: int, home: int, start: int, order: int, shot: int, car: bool) -> None:
        self.seat = seat
        self.home = home  # the order's territory
        self.start = start
        self.order = order
        self.shot = shot  # 0 the first, 1 the second shotgun
        self.car = car  # whether a car may still come along

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*in_phase(g, EVENTS), *unnamed(self), *own_order(g, self.seat, self.order)]
        return [*wrong, *within("shot", self.shot, 0, 1)]

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if g.owner[self.start] == self.seat else ()

    # --- guards

    def bars_target(self, g: Sicily, place: int) -> str:
        """The rule against a territory as the end of any move. [LF-MOV-04, LF-TEAM-04]"""
        if place == self.start:
            return "LF-MOV-04"
        return "LF-TEAM-04" if g.owner[place] == ALLY[self.seat] else ""

    def bars_march(self, g: Sicily, place: int) -> str:
        """The rule against a move over land. [LF-MOV-04]"""
        if place < 0 or place not in NEIGHBOURS[self.start]:
            return "LF-MOV-04"
        return self.bars_target(g, place)

    def bars_sail(self, g: Sicily, place: int) -> str:
        """The rule against a move by boat. [LF-MOV-05]"""
        if place < 0 or not any(place in COAST[sea] for sea in reach(g, self.seat, self.start)):
            return "LF-MOV-05"
        return self.bars_target(g, place)

    def bars_past(self, g: Sicily, place: int) -> str:
        """The rule against passing through a territory. [LF-TOK-07, LF-RULE-30]"""
        if not g.holds(self.seat, ACCOMPLICES) or can_pay(g, self.seat) < PAST_COST:
            return "LF-TOK-07"
        if place < 0 or place not in NEIGHBOURS[self.start]:
            return "LF-MOV-04"
        if g.owner[place] not in (NOBODY, NEUTRAL):
            return "LF-RULE-30"
        return "" if self._beyond(g, place) else "LF-RULE-30"

    def bars_beyond(self, g: Sicily, step: int, place: int) -> str:
        """The rule against the end of a move that passes through a territory. [LF-RULE-30]"""
        if place < 0 or place not in NEIGHBOURS[step]:
            return "LF-RULE-30"
        return self.bars_target(g, place)

    def _beyond(self, g: Sicily, step: int) -> list[int]:
        return [place for place in NEIGHBOURS[step] if not self.bars_target(g, place)]

    def car_choice(self, g: Sicily, row: Row) -> bool:
        """Whether a car could come along: by land only, and one for the whole order. [LF-MOV-06, LF-MOV-26]"""
        return self.car and g.cars[self.start] > 0 and "march" in [part.verb for part in row]

    # --- the parts of the answer

    def next_options(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if not row:
            owner, ally = g.owner, ALLY[seat]
            found = [MARCH[place] for place in NEIGHBOURS[self.start] if owner[place] != ally]
            seas = reach(g, seat, self.start)
            if seas:
                shores = {place for sea in seas for place in COAST[sea]}
                found += [SAIL[place] for place in sorted(shores) if not self.bars_target(g, place)]
            if g.holds(seat, ACCOMPLICES):
                found += [PAST[place] for place in NEIGHBOURS[self.start] if not self.bars_past(g, place)]
            return [*found, STOP]
        last = row[-1]
        if last.verb == "past":
            return [MARCH[place] for place in self._beyond(g, TERRITORY[str(last.target)])]
        if last.verb == "soldiers":
            return [WITHOUT_CAR, WITH_CAR]
        return list(SOLDIERS_OPTION[1 : g.soldiers[self.start] + 1])

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        verb = option.verb
        if verb == "from":
            return "LF-RULE-46" if GATHERS[self.order] else "LF-MOV-02"
        place = TERRITORY.get(str(option.target), -1)
        if not row:
            if verb == "march":
                return self.bars_march(g, place)
            if verb == "sail":
                return self.bars_sail(g, place)
            if verb == "past":
                return self.bars_past(g, place)
            return "" if option == STOP else "LF-MOV-04"
        last = row[-1]
        if last.verb == "past":
            return self.bars_beyond(g, TERRITORY[str(last.target)], place) if verb == "march" else "LF-RULE-30"
        if verb == "car_along" or verb == "cars":
            return self.bars_along(g, option, row)
        if last.verb == "soldiers" or verb != "soldiers" or not isinstance(option.target, int):
            return "LF-MOV-07"
        return "" if 1 <= option.target <= g.soldiers[self.start] else "LF-MOV-04"

    def bars_along(self, g: Sicily, option: Option, row: Row) -> str:
        """The rule against taking a car: only by land, one for the whole order, and after the number of soldiers.

        [LF-MOV-06, LF-MOV-07, LF-MOV-26]
        """
        if not self.car:
            return "LF-MOV-26"
        if option not in (WITH_CAR, WITHOUT_CAR) or not self.car_choice(g, row):
            return "LF-MOV-06"
        return "" if row[-1].verb == "soldiers" else "LF-MOV-07"

    def is_complete(self, g: Sicily, seat: int, row: Row) -> bool:
        last = row[-1]
        if last == STOP or last.verb == "car_along":
            return True
        return last.verb == "soldiers" and not self.car_choice(g, row)

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0] == STOP:
            return
        seat, row = answers[0]
        where = row[1 if row[0].verb == "past" else 0]
        target = TERRITORY[str(where.target)]
        men = int(row[-2 if row[-1].verb == "car_along" else -1].target)
        car = 1 if row[-1] == WITH_CAR else 0
        water = 1 if where.verb == "sail" else 0
        out = MarchOut(seat, self.home, self.start, self.order, self.shot, target, men, car, water)
        if row[0].verb == "past":
            if g.event_log is not None:
                g.emit("used", {"seat": seat, "kind": KIND_IDS[ACCOMPLICES]})
            g.then(Raise(seat, PAST_COST), PayNow(seat, PAST_COST, "accomplices"), out)
        else:
            g.stack.append(out)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.start], "shot": self.shot + 1, "soldiers": g.soldiers[self.start]}


class MarchOut(Step[Sicily]):
    """Move the soldiers. An empty or own target ends the move, any other is attacked. [LF-MOV-03, LF-MOV-08]"""

    __slots__ = ("car", "home", "men", "order", "seat", "shot", "start", "target", "water")

    def __init__(
        self, seat: int, home: int, start: int, order: int, shot: int, target: int, men: int, car: int, water: int
    ) -> None:
        self.seat = seat
        self.home = home
        self.start = start
        self.order = order
        self.shot = shot
        self.target = target
        self.men = men
        self.car = car
        self.water = water

    def problems(self, g: Sicily) -> list[str]:
        seat, start, target = self.seat, self.start, self.target
        wrong = [*in_phase(g, EVENTS), *unnamed(self), *own_order(g, seat, self.order), *own(g, seat, start, "start")]
        if wrong:
            return wrong
        wrong += within("men", self.men, 1, g.soldiers[start])
        wrong += [*within("car", self.car, 0, min(1, g.cars[start])), *within("water", self.water, 0, 1)]
        if target == start or g.owner[target] == ALLY[seat]:
            wrong.append(f"target is {TERRITORY_IDS[target]}, where no move leads")
        return [*wrong, *within("shot", self.shot, 0, 1)]

    def run(self, g: Sicily) -> None:
        seat, start, target, men, car = self.seat, self.start, self.target, self.men, self.car
        g.cars[start] -= car
        if g.event_log is not None:
            facts = {"seat": seat, "from": TERRITORY_IDS[start], "to": TERRITORY_IDS[target], "count": men}
            g.emit("marched", {**facts, "car": car, "water": self.water})
        g.leave(start, men)
        owner = g.owner[target]
        g.stack.append(AfterMove(seat, self.home, self.order, self.shot, target, car, owner == seat))
        if owner == NOBODY:
            g.take_over(target, seat, men)
            g.cars[target] += car
        elif owner == seat:
            g.soldiers[target] += men
            g.cars[target] += car
        else:
            fight = Battle(seat, seat, target, start, men, car, self.water, SKULL[self.order], self.order, owner, 0)
            begin_battle(g, fight)


class AfterMove(Step[Sicily]):
    """End a move. With two shotguns the second may follow at once. [LF-MOV-26, LF-RULE-20, LF-RULE-55]"""

    __slots__ = ("car", "home", "order", "own", "seat", "shot", "target")

    def __init__(self, seat: int, home: int, order: int, shot: int, target: int, car: int, own: bool) -> None:
        self.seat = seat
        self.home = home
        self.order = order
        self.shot = shot
        self.target = target
        self.car = car  # whether it took a car
        self.own = own  # whether the target was an own territory before the move

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*in_phase(g, EVENTS), *unnamed(self), *own_order(g, self.seat, self.order)]
        return [*wrong, *within("shot", self.shot, 0, 1), *within("car", self.car, 0, 1)]

    def run(self, g: Sicily) -> None:
        seat = self.seat
        holds = g.owner[self.target] == seat
        if holds and not self.own:
            g.reached = self.target
        if self.shot + 1 >= SHOTS[self.order]:
            return
        if g.owner[self.home] == seat or holds:
            g.stack.append(SecondMove(seat, self.home, self.order, self.target, self.car))


class SecondMove(SeatDecision[Sicily]):
    """Choose where the second shotgun starts, or skip it. [LF-MOV-26, LF-RULE-55]"""

    __slots__ = ("car", "home", "order", "target")
    rule = "LF-MOV-26"

    def __init__(self, seat: int, home: int, order: int, target: int, car: int) -> None:
        self.seat = seat
        self.home = home
        self.order = order
        self.target = target  # the end of the first move
        self.car = car  # whether the first move took a car

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*in_phase(g, EVENTS), *unnamed(self), *own_order(g, self.seat, self.order)]
        return [*wrong, *within("car", self.car, 0, 1)]

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        starts = dict.fromkeys((self.home, self.target))
        return [*[START_FROM[place] for place in starts], STOP]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        verb = option.verb
        if verb == "stop":
            return ""
        if verb == "from":
            return "LF-RULE-46" if GATHERS[self.order] else "LF-MOV-02"
        place = TERRITORY.get(str(option.target), -1)
        if verb != "start" or place not in (self.home, self.target):
            return "LF-MOV-26"
        return "" if g.owner[place] == seat else "LF-RULE-55"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        start = TERRITORY[str(option.target)]
        # One car for the whole order: the one that came along, if the second move starts where it is. [LF-RULE-20]
        car = not self.car or start == self.target
        g.stack.append(Move(seat, self.home, start, self.order, 1, car))


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (Move, MarchOut, AfterMove, SecondMove)
