"""Chapter 8, the parts of orders: for each kind the rule against it, if any, and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .actions import Recruit, put_car, put_lab
from .attack import begin_attack
from .components import (
    LABS_EACH,
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
    SEAS_OF,
    SNITCH_COST,
    Part,
)
from .raids import Agitation, Conversion, Explosion, begin_snitch, bomb_starts, may_agitate, may_convert
from .state import Sicily
from .supplies import Aid, BoatHere, CarsHere, PlaceHere, Reinforce


class PartKind(NamedTuple):
    """How to handle parts of one kind. Both functions get the state, the seat and the order's territory."""

    possible: Callable[[Sicily, int, int, Part], bool]
    rule: str
    """The rule cited if the part is not possible."""
    begin: Callable[[Sicily, int, int, int, Part], None]
    """It gets the order too, before the part."""


def _can_place(g: Sicily, seat: int, place: int, part: Part) -> bool:
    return g.owner[place] == seat and g.men[seat] > 0


def _can_recruit(g: Sicily, seat: int, place: int, part: Part) -> bool:
    return g.supply[seat] > 0


def _can_equip(g: Sicily, seat: int, place: int, part: Part) -> bool:
    return g.owner[place] == seat and g.garage[seat] > 0


def _can_launch(g: Sicily, seat: int, place: int, part: Part) -> bool:
    return g.owner[place] == seat and g.docks[seat] > 0 and bool(SEAS_OF[place])


def _can_build(g: Sicily, seat: int, place: int, part: Part) -> bool:
    return g.owner[place] == seat and g.labs_left > 0 and g.labs[place] < LABS_EACH


def _can_reinforce(g: Sicily, seat: int, place: int, part: Part) -> bool:
    return g.men[seat] > 0 and g.own_labs(seat) > 0


def _can_aid(g: Sicily, seat: int, place: int, part: Part) -> bool:
    return g.owner[place] == seat and bool(Aid(seat, place, part.n, part.skull, ()).places(g))


def _can_snitch(g: Sicily, seat: int, place: int, part: Part) -> bool:
    return g.owner[place] == seat and g.soldiers[place] >= SNITCH_COST


def _earn(g: Sicily, seat: int, place: int, order: int, part: Part) -> None:
    g.earn(seat, part.n, "order")


def _place_base(g: Sicily, seat: int, place: int, order: int, part: Part) -> None:
    g.stack.append(PlaceHere(seat, place, g.place_base(seat) + part.n))


def _recruit_base(g: Sicily, seat: int, place: int, order: int, part: Part) -> None:
    g.stack.append(Recruit(seat, g.recruit_base(seat) + part.n))


def _equip(g: Sicily, seat: int, place: int, order: int, part: Part) -> None:
    if min(part.n, g.garage[seat]) == 1:
        put_car(g, seat, place)
    else:
        g.stack.append(CarsHere(seat, place, part.n))


def _build(g: Sicily, seat: int, place: int, order: int, part: Part) -> None:
    for _ in range(min(part.n, g.labs_left, LABS_EACH - g.labs[place])):
        put_lab(g, seat, place)


PART_KINDS: Final[dict[int, PartKind]] = {
    P_MONEY: PartKind(lambda g, seat, place, part: True, "", _earn),
    P_RECRUIT: PartKind(
        _can_recruit, "LF-COM-01", lambda g, seat, place, order, part: g.stack.append(Recruit(seat, part.n))
    ),
    P_RECRUIT_BASE: PartKind(_can_recruit, "LF-COM-01", _recruit_base),
    P_PLACE: PartKind(
        _can_place, "LF-SUP-02", lambda g, seat, place, order, part: g.stack.append(PlaceHere(seat, place, part.n))
    ),
    P_PLACE_BASE: PartKind(_can_place, "LF-SUP-02", _place_base),
    P_CAR: PartKind(_can_equip, "LF-SUP-02", _equip),
    P_BOAT: PartKind(
        _can_launch,
        "LF-SUP-02",
        lambda g, seat, place, order, part: g.then(*[BoatHere(seat, place, i > 0) for i in range(part.n)]),
    ),
    P_LAB: PartKind(_can_build, "LF-SUP-02", _build),
    P_REINFORCE: PartKind(
        _can_reinforce, "LF-SPC-02", lambda g, seat, place, order, part: g.stack.append(Reinforce(seat, ()))
    ),
    P_AID: PartKind(
        _can_aid,
        "LF-SPC-06",
        lambda g, seat, place, order, part: g.stack.append(Aid(seat, place, part.n, part.skull, ())),
    ),
    P_ATTACK: PartKind(
        lambda g, seat, place, part: g.owner[place] == seat,
        "LF-MOV-04",
        lambda g, seat, place, order, part: begin_attack(g, seat, place, order),
    ),
    P_BOMB: PartKind(
        lambda g, seat, place, part: bool(bomb_starts(g, seat, place)),
        "LF-BOMB-01",
        lambda g, seat, place, order, part: g.stack.append(Explosion(seat, place, order, part.n)),
    ),
    P_SNITCH: PartKind(
        _can_snitch,
        "LF-SNI-01",
        lambda g, seat, place, order, part: begin_snitch(g, seat, place, part.pattern, SNITCH_COST),
    ),
    P_CONVERT: PartKind(
        lambda g, seat, place, part: bool(may_convert(g, seat, place)),
        "LF-SPC-07",
        lambda g, seat, place, order, part: g.stack.append(Conversion(seat, place, part.n)),
    ),
    P_AGITATE: PartKind(
        lambda g, seat, place, part: bool(may_agitate(g, seat, place, part.n)),
        "LF-AGI-02",
        lambda g, seat, place, order, part: g.stack.append(Agitation(seat, place, order, part.n)),
    ),
}
