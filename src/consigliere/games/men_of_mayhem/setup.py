"""Chapter 2 of the ledger: choosing clubs, then laying out the valley."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Row, Step

from .components import (
    BAG,
    BAGS_IN_BOX,
    BAGS_IN_EXPANSION,
    CASH,
    CLUB,
    CLUB_BOX,
    CLUB_IDS,
    DATA,
    DECK_SIZE,
    EMPTY,
    EXTRA_CARDS,
    FACE_DOWN,
    FIRST_CONTACT,
    FIRST_TILE,
    GUN,
    GUNS_IN_BOX,
    GUNS_IN_EXPANSION,
    HIGH_OCTANE,
    HOSPITAL,
    ITEMS,
    MEMBER,
    MOST_MEMBERS,
    MOST_PROSPECTS,
    PLAIN,
    RANDOM_TILES,
    ROUNDS,
    SIDE_IDS,
    SPOTS,
    START_TILES,
    UNLEADED,
    mods_of,
)
from .moments import SeatAsks
from .options import CHOOSE_CLUB, CHOOSE_SIDE, CLUB_VERB, SIDE_VERB
from .state import Charming, put


class RollForClubs(Step[Charming]):
    """The highest roll chooses first, then clockwise; the last to choose gets the patch. [MM-SET-05, MM-SET-06]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        seats = g.rules.seats
        tied = list(range(seats))
        while len(tied) > 1:
            rolls = [g.roll() for _ in tied]
            if g.event_log is not None:
                for seat, roll in zip(tied, rolls, strict=True):
                    g.emit("rolled", {"seat": seat, "die": roll})
            tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == max(rolls)]
        order = g.rules.order[tied[0]]
        g.patch = order[-1]
        steps: list[Step] = []
        for seat in order:
            steps.append(ChooseClub(seat))
            if g.rules.high_octane:
                steps.append(ChooseSide(seat))
        g.then(*steps)


class ChooseClub(SeatAsks):
    """Choose a club that nobody has yet. [MM-SET-05, MM-SET-10, MM-DEC-01]"""

    __slots__ = ()
    rule = "MM-SET-05"
    verbs = (CLUB_VERB,)

    def problems(self, g: Charming) -> list[str]:
        return [f"seat {self.seat} has a club already"] if g.clubs[self.seat] >= 0 else []

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [CHOOSE_CLUB[club] for club in g.rules.clubs]

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        club = CLUB.get(str(option.target), -1)
        return "" if club in g.rules.clubs and club not in g.clubs else "MM-SET-05"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        g.clubs = put(g.clubs, seat, CLUB[str(option.target)])
        if not g.rules.high_octane:
            choose_side(g, seat, UNLEADED)


class ChooseSide(SeatAsks):
    """In high octane, choose either side of the board. [MM-SET-04, MM-RULE-3, MM-DEC-02]"""

    __slots__ = ()
    rule = "MM-SET-04"
    verbs = (SIDE_VERB,)

    def problems(self, g: Charming) -> list[str]:
        return [f"seat {self.seat} has a side already"] if g.sides[self.seat] >= 0 else []

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [CHOOSE_SIDE[HIGH_OCTANE], CHOOSE_SIDE[UNLEADED]]

    def take(self, g: Charming, seat: int, option: Option) -> None:
        choose_side(g, seat, SIDE_IDS.index(str(option.target)))

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"club": CLUB_IDS[g.clubs[seat]]}


def choose_side(g: Charming, seat: int, side: int) -> None:
    """Place a board: the gang gets its powers, if the side has any. [MM-CLUB-02]"""
    g.sides = put(g.sides, seat, side)
    g.powers = put(g.powers, seat, g.clubs[seat] if side == HIGH_OCTANE else PLAIN)
    if g.event_log is not None:
        g.emit("club", {"seat": seat, "club": CLUB_IDS[g.clubs[seat]], "side": SIDE_IDS[side]})


class LayOut(Step[Charming]):
    """Lay out the valley, the deck, the supply, and what each board side prints. [MM-SET-01 to MM-SET-10]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        rules = g.rules
        start = [EMPTY if rules.deadly and tile == HOSPITAL else tile for tile in START_TILES]
        face_down = [FACE_DOWN] * rules.random_tiles
        empty = [EMPTY] * (FIRST_CONTACT - FIRST_TILE - len(start) - len(face_down))
        contacts = [EMPTY] * (SPOTS - FIRST_CONTACT)
        g.sites = (EMPTY,) * FIRST_TILE + (*start, *face_down, *empty, *contacts)
        g.tiles = RANDOM_TILES
        g.deck = rules.cards
        g.left = DECK_SIZE + EXTRA_CARDS * (rules.last_round - ROUNDS)
        g.mods = mods_of(rules.permanent)
        added = sum(CLUB_BOX[club] != "base" for club in g.clubs)  # an expansion counts if its club plays [MM-SUP-08]
        g.supply[GUN] = GUNS_IN_BOX + added * GUNS_IN_EXPANSION
        g.supply[BAG] = BAGS_IN_BOX + added * BAGS_IN_EXPANSION
        for seat in range(rules.seats):
            self._gang(g, seat)

    def _gang(self, g: Charming, seat: int) -> None:
        """Place goods behind the blind, heat on the track, dudes in the clubhouse, the rest in the pool. [MM-SET-07]"""
        side = DATA["clubs"][g.clubs[seat]][SIDE_IDS[g.sides[seat]]]
        g.goods[seat * ITEMS + CASH] = side["cash"]
        for item, name in ((GUN, "guns"), (BAG, "contraband")):
            g.goods[seat * ITEMS + item] = side[name]
            g.supply[item] -= side[name]
        g.heat[seat] = side["heat"]
        dudes = side["members"] * MEMBER + side["prospects"]
        g.crew[seat * SPOTS] = dudes
        g.pool[seat] = MOST_MEMBERS * MEMBER + MOST_PROSPECTS - dudes
        if g.rules.lean:  # prospects outside the gang are removed from the game [MM-VAR-04]
            g.gone = put(g.gone, seat, g.pool[seat] % MEMBER)
            g.pool[seat] -= g.pool[seat] % MEMBER


ROLL_FOR_CLUBS = RollForClubs()
LAY_OUT = LayOut()
STEPS: tuple[type[Step], ...] = (RollForClubs, ChooseClub, ChooseSide, LayOut)
