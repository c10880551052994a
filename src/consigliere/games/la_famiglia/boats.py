"""Boats: placing them, their single move, and the third boat on a sea. [LF-ACT-10, LF-SUP-02, LF-TOK-04]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, SeatDecision, Step

from .components import (
    BOATS_COLLIDE,
    COAST,
    COLOUR,
    NOBODY,
    SEA,
    SEA_IDS,
    SEA_NEIGHBOURS,
    SEAS,
    SEAS_OF,
    SEATS,
    TEAM,
)
from .options import SAIL_ON, SINK, STAY
from .state import Sicily
from .step_checks import unnamed


def next_to_own(g: Sicily, seat: int, sea: int) -> bool:
    """Whether a sea is next to an own territory."""
    owner = g.owner
    for place in COAST[sea]:
        if owner[place] == seat:
            return True
    return False


def reach(g: Sicily, seat: int, start: int) -> list[int]:
    """The seas that soldiers on a territory can cross by chains of the team's boats. [LF-MOV-05, LF-TEAM-03]"""
    boats, team = g.boats, TEAM[seat]
    crossed: list[int] = []
    for sea in SEAS_OF[start]:
        if _team_boat(boats, sea, team):
            crossed.append(sea)
    for sea in crossed:
        for other in SEA_NEIGHBOURS[sea]:
            if other not in crossed and _team_boat(boats, other, team):
                crossed.append(other)
    return crossed


def _team_boat(boats: tuple[int, ...], sea: int, team: int) -> bool:
    for seat in range(SEATS):
        if TEAM[seat] == team and boats[SEATS * sea + seat]:
            return True
    return False


def launch(g: Sicily, seat: int, sea: int) -> None:
    """Put a boat on a sea; then it may move once."""
    g.float(seat, sea, 1)
    if g.event_log is not None:
        g.emit("unit_placed", {"seat": seat, "unit": "boat", "place": SEA_IDS[sea]})
    g.stack.append(SailOn(seat, sea))


def crowded(g: Sicily, but: int = NOBODY) -> list[str]:
    """What is wrong with seas that hold too many boats. The sea `but` is not checked."""
    full = [sea for sea in range(SEAS) if sea != but and g.sea_boats(sea) >= BOATS_COLLIDE]
    return [f"{SEA_IDS[sea]} holds {g.sea_boats(sea)} boats" for sea in full]


class SeaDecision(SeatDecision[Sicily]):
    """A question about the boats on one sea. [LF-ACT-10]"""

    __slots__ = ("sea",)
    rule = "LF-ACT-10"

    def __init__(self, seat: int, sea: int) -> None:
        self.seat = seat
        self.sea = sea

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"sea": SEA_IDS[self.sea]}


class SailOn(SeaDecision):
    """The boat just placed may move to one neighbouring sea. [LF-ACT-10]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        wrong = unnamed(self)
        if not wrong and not g.boats[SEATS * self.sea + self.seat]:
            wrong.append(f"no boat of seat {self.seat} is on {SEA_IDS[self.sea]}")
        return [*wrong, *crowded(g, self.sea)]

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [STAY, *[SAIL_ON[sea] for sea in SEA_NEIGHBOURS[self.sea]]]

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        sea = self.sea
        if option.verb == "sail_on":
            g.float(seat, sea, -1)
            sea = SEA[str(option.target)]
            g.float(seat, sea, 1)
            if g.event_log is not None:
                g.emit("boat_moved", {"seat": seat, "from": SEA_IDS[self.sea], "to": SEA_IDS[sea]})
        if g.sea_boats(sea) == BOATS_COLLIDE:
            g.float(seat, sea, -1)
            others = [colour for colour in range(SEATS) if g.boats[SEATS * sea + colour]]
            if len(others) == 1:
                sink(g, seat, sea, others[0])
            else:
                g.stack.append(Sink(seat, sea))


class Sink(SeaDecision):
    """The third boat is lost, and so is another one on that sea, which its owner chooses. [LF-ACT-10]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        wrong = unnamed(self)
        if not wrong and len(self.options(g, self.seat)) < BOATS_COLLIDE - 1:
            wrong.append(f"{SEA_IDS[self.sea]} does not hold boats of two colours")
        return [*wrong, *crowded(g)]

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [SINK[g.family[colour]] for colour in range(SEATS) if g.boats[SEATS * self.sea + colour]]

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        sink(g, seat, self.sea, g.family.index(COLOUR[str(option.target).removeprefix("boat_")]))


def sink(g: Sicily, seat: int, sea: int, colour: int) -> None:
    """Return both boats to their owners' supplies."""
    g.float(colour, sea, -1)
    if g.event_log is not None:
        g.emit("boats_lost", {"seat": seat, "sea": SEA_IDS[sea], "colour": g.colour_id(colour)})


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (SailOn, Sink)
