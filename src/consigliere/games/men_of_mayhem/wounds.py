"""Step 3 of a throw down: assigning shots, choosing the wounded, losers going home. Chapter 5 of the ledger."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Row, Step

from .components import (
    DUDES,
    EMERGENCY,
    KIND_UNIT,
    MEMBER,
    PLACE_IDS,
    SPOTS,
)
from .law import figure, has
from .moments import SeatAsks
from .operations import rival
from .options import (
    PICK,
    PICK_VERB,
    SHOOT,
    SHOOT_VERB,
)
from .state import Charming, Fight, counted, fight_of, put


class Losses(Step[Charming]):
    """All shots are assigned to gangs before anybody is wounded; then each victim chooses. [MM-TD-18 to MM-TD-23]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        gangs = fight_of(g).gangs
        g.then(Aiming(gangs), Falling(gangs), RETREAT)


def unhit(g: Charming, fight: Fight, at: int) -> int:
    """How many dudes of a gang have no shot assigned yet."""
    dudes: int = DUDES[g.crew[fight.gangs[at] * SPOTS + g.sites.index(fight.site)]]
    return dudes - fight.hits[at]


def not_last(g: Charming, seats: tuple[int, ...]) -> list[str]:
    """What is wrong with the gangs still to be served in a fight: they must be the last of its gangs, at least one."""
    gangs = fight_of(g).gangs
    return (
        [] if seats and seats == gangs[-len(seats) :] else [f"seats are {list(seats)}, not the last of {list(gangs)}"]
    )


class Aiming(Step[Charming]):
    """Serve the gangs with shots left, in turn order. If only one rival has an unhit dude, the shooter is not asked; if
    none has, the shots are lost. [MM-TD-20, MM-RULE-19]"""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def problems(self, g: Charming) -> list[str]:
        return not_last(g, self.seats)

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        seat = self.seats[0]
        mine = fight.gangs.index(seat)
        if fight.shots[mine]:
            there = [at for at in range(len(fight.gangs)) if at != mine and unhit(g, fight, at) > 0]
            if len(there) > 1:
                g.then(Aim(seat), self)
                return
            for at in there:
                give_shots(g, seat, fight.gangs[at], min(fight.shots[mine], unhit(g, fight, at)))
        if len(self.seats) > 1:
            g.stack.append(Aiming(self.seats[1:]))


def give_shots(g: Charming, seat: int, other: int, number: int) -> None:
    """Assign shots of a gang to another."""
    fight = fight_of(g)
    at, mine = fight.gangs.index(other), fight.gangs.index(seat)
    hits = put(fight.hits, at, fight.hits[at] + number)
    g.fight = fight._replace(hits=hits, shots=put(fight.shots, mine, fight.shots[mine] - number))
    if g.event_log is not None:
        g.emit("aimed", {"seat": seat, "at": other, "number": number})


class Aim(SeatAsks):
    """Assign a shot of a rumble to a rival that still has an unhit dude. [MM-TD-20, MM-DEC-16]"""

    __slots__ = ()
    rule = "MM-TD-20"
    verbs = (SHOOT_VERB, PICK_VERB)

    def problems(self, g: Charming) -> list[str]:
        under = g.under(self)
        if not isinstance(under, Aiming) or under.seats[:1] != (self.seat,):
            return [f"seat is {self.seat}, whose turn to aim it is not"]
        fight = fight_of(g)
        if not fight.shots[fight.gangs.index(self.seat)]:
            return [f"seat {self.seat} has no shot left"]
        return [] if len(self.options(g, self.seat)) > 1 else [f"seat {self.seat} has no choice whom to hit"]

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [SHOOT[g.clubs[other]] for other in fight_of(g).gangs]

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        if option.verb == PICK_VERB:  # the shooter names gangs, the owner names dudes [MM-RULE-35]
            return "MM-TD-21"
        fight = fight_of(g)
        other = rival(g, seat, option, SHOOT_VERB)
        if other not in fight.gangs:
            return "MM-TD-20"
        return "" if unhit(g, fight, fight.gangs.index(other)) > 0 else "MM-TD-20"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        give_shots(g, seat, rival(g, seat, option, SHOOT_VERB), 1)

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        fight = fight_of(g)
        return {"site": PLACE_IDS[fight.site], "left": fight.shots[fight.gangs.index(seat)]}


class Falling(Step[Charming]):
    """Serve the victims in turn order. If all their dudes are hit, or all are of one kind, they are not asked."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def problems(self, g: Charming) -> list[str]:
        waits = isinstance(g.over(self), Aiming)  # nobody is wounded before the last shot is assigned
        return not_last(g, self.seats) or (
            ["seats have fallen already"] if waits and self.seats != fight_of(g).gangs else []
        )

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        seat = self.seats[0]
        hits = fight.hits[fight.gangs.index(seat)]
        if hits:
            dudes = g.crew[seat * SPOTS + g.sites.index(fight.site)]
            if hits < DUDES[dudes] and dudes // MEMBER and dudes % MEMBER:
                g.then(Wounded(seat), self)
                return
            hit(g, seat, dudes if hits >= DUDES[dudes] else hits * (MEMBER if dudes >= MEMBER else 1))
        if len(self.seats) > 1:
            g.stack.append(Falling(self.seats[1:]))


class Wounded(SeatAsks):
    """The victim chooses which of its dudes in the fight are hit. [MM-TD-21, MM-DEC-17]"""

    __slots__ = ()
    rule = "MM-TD-21"
    verbs = (PICK_VERB,)

    def problems(self, g: Charming) -> list[str]:
        under = g.under(self)
        if not isinstance(under, Falling) or under.seats[:1] != (self.seat,):
            return [f"seat is {self.seat}, whose turn to fall it is not"]
        fight = fight_of(g)
        hits = fight.hits[fight.gangs.index(self.seat)]
        dudes = g.crew[self.seat * SPOTS + g.sites.index(fight.site)]
        choice = 0 < hits < DUDES[dudes] and dudes >= MEMBER and dudes % MEMBER
        return [] if choice else [f"seat {self.seat} has no choice who falls"]

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [PICK[g.clubs[seat]][kind][fight_of(g).site] for kind in (0, 1)]

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        spot = g.sites.index(fight_of(g).site)
        picked = figure(g, seat, option)
        if picked is None or picked[1] != spot:
            return "MM-TD-21"
        return "" if has(g.crew[seat * SPOTS + spot], picked[0]) else "MM-TD-21"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        picked = figure(g, seat, option)
        assert picked is not None
        hit(g, seat, KIND_UNIT[picked[0]])

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        fight = fight_of(g)
        return {"site": PLACE_IDS[fight.site], "left": fight.hits[fight.gangs.index(seat)]}


def hit(g: Charming, seat: int, dudes: int) -> None:
    """Move dudes from the fight to the emergency room."""
    fight = fight_of(g)
    at = fight.gangs.index(seat)
    g.fight = fight._replace(hits=put(fight.hits, at, fight.hits[at] - DUDES[dudes]))
    g.move(seat, g.sites.index(fight.site), EMERGENCY, dudes)
    if g.event_log is not None:
        g.emit("wounded", {"seat": seat, "place": PLACE_IDS[fight.site], **counted(dudes)})


class Retreat(Step[Charming]):
    """Every gang that did not win goes home; all do if nobody won. [MM-TD-22, MM-TD-23]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        spot = g.sites.index(fight.site)
        gone = [seat for seat in fight.gangs if seat != fight.winner]
        for seat in gone:
            g.go_home(seat, spot)
        if g.event_log is not None:
            winner = fight.winner if fight.winner >= 0 else None
            g.emit("retreat", {"site": PLACE_IDS[fight.site], "seats": gone, "winner": winner})


RETREAT = Retreat()


STEPS: tuple[type[Step], ...] = (Losses, Aiming, Aim, Falling, Wounded, Retreat)
