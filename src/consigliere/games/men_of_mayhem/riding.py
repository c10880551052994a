"""Riding and backup: who moves from where to where. Chapter 4 of the ledger."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Step

from .components import DUDES, EMERGENCY, FIRST_TILE, HOME, KIND_UNIT, MEMBER, PLACE, PLACE_IDS, PRINTED, SPOTS
from .law import figure, has
from .moments import SeatAsks
from .operations import bars_target
from .options import ALL, AT_HOME, GO, PICK, PICK_VERB, TO, TO_VERB
from .state import Charming, counted


class RideTo(SeatAsks):
    """Choose the destination of a ride: any other site. [MM-RIDE-01, MM-RIDE-02, MM-DEC-07]"""

    __slots__ = ("source",)
    rule = "MM-RIDE-03"
    verbs = (TO_VERB,)
    listed_because = "straight from the sites on the table, for speed: the second question of every ride"

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def problems(self, g: Charming) -> list[str]:
        return g.acts(self.seat) or no_dudes(g, self.seat, self.source)

    def options(self, g: Charming, seat: int) -> list[Option]:
        source = self.source
        found = [TO[place] for place in g.sites[FIRST_TILE:] if place >= 0 and place != source]
        if source < HOME:
            found.append(TO[HOME + g.clubs[seat]])
        return found

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        return bars_target(g, seat, option) or ("MM-RIDE-01" if TO[self.source] == option else "")

    def take(self, g: Charming, seat: int, option: Option) -> None:
        gather(g, seat, self.source, PLACE[str(option.target)], False)

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"source": PLACE_IDS[self.source]}


def no_dudes(g: Charming, seat: int, source: int) -> list[str]:
    """What is wrong with a place from which a gang's dudes ride."""
    own = 0 <= source < PRINTED or source == HOME + g.clubs[seat]
    spot = g.spot(source) if own else -1
    there = spot >= 0 and g.crew[seat * SPOTS + spot] > 0
    return [] if there else [f"source is {PLACE_IDS[source]}, where seat {seat} has no dudes"]


def gather(g: Charming, seat: int, source: int, target: int, backup: bool) -> None:
    """Ask who moves, if there is a choice."""
    dudes = g.crew[seat * SPOTS + g.spot(source)]
    if DUDES[dudes] == 1:
        ride(g, seat, source, target, dudes, backup)
    else:
        g.stack.append(Gather(seat, source, target, 0, 0, backup))


def ride(g: Charming, seat: int, source: int, target: int, dudes: int, backup: bool) -> None:
    """Move dudes from one site to another. Arriving starts no fight. [MM-RIDE-04]"""
    g.move(seat, g.spot(source), g.spot(target), dudes)
    if g.event_log is not None:
        kind = "backup" if backup else "ride"
        g.emit(kind, {"seat": seat, "from": PLACE_IDS[source], "to": PLACE_IDS[target], **counted(dudes)})


class Gather(SeatAsks):
    """Choose who moves: one dude after another, then `go`; or all at once. [MM-RIDE-01, MM-TD-06]"""

    __slots__ = ("backup", "members", "prospects", "source", "target")
    rule = "MM-RIDE-01"
    verbs = (PICK_VERB, "all", "go")
    listed_because = "straight from the numbers, for speed: asked about every dude of a ride"

    def __init__(self, seat: int, source: int, target: int, members: int, prospects: int, backup: bool) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.members = members
        self.prospects = prospects
        self.backup = backup

    def problems(self, g: Charming) -> list[str]:
        seat = self.seat
        if self.backup:
            fight = g.fight
            if fight is None or fight.site != self.target or seat not in fight.gangs:
                return ["target is not where the backup is called to"]
        elif g.acts(seat) or self.target == self.source or bars_target(g, seat, TO[self.target]):
            return g.acts(seat) or [f"target is {PLACE_IDS[self.target]}, where nobody can ride"]
        wrong = no_dudes(g, seat, self.source)
        if wrong:
            return wrong
        dudes = g.crew[seat * SPOTS + g.spot(self.source)]
        members, prospects = self.members, self.prospects
        if not (0 <= members <= dudes // MEMBER and 0 <= prospects <= dudes % MEMBER):
            return [f"members {members} and prospects {prospects} are not all at the source"]
        if members + prospects >= min(DUDES[dudes], self.most(g)):
            return [f"members {members} and prospects {prospects} have gone already"]
        return [] if DUDES[dudes] > 1 else ["source has one dude, who goes unasked"]

    def most(self, g: Charming) -> int:
        """How many may move; the limit does not apply to backup. [MM-ANA-04]"""
        return 99 if self.backup else g.mods.ride_max

    def options(self, g: Charming, seat: int) -> list[Option]:
        dudes = g.crew[seat * SPOTS + g.spot(self.source)]
        at = self.source if self.source < HOME else AT_HOME
        own = PICK[g.clubs[seat]]
        found: list[Option] = []
        if dudes // MEMBER > self.members:
            found.append(own[0][at])
        if dudes % MEMBER > self.prospects:
            found.append(own[1][at])
        if DUDES[dudes] <= self.most(g):
            found.append(ALL)
        if self.members or self.prospects:
            found.append(GO)
        return found

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        dudes = g.crew[seat * SPOTS + g.spot(self.source)]
        if option == ALL:
            return "" if DUDES[dudes] <= self.most(g) else "MM-ANA-04"
        if option == GO:
            return "" if self.members or self.prospects else "MM-RIDE-01"
        picked = figure(g, seat, option)
        if picked is None:
            return "MM-RIDE-01"
        kind, spot = picked
        if spot != g.spot(self.source):
            return "MM-ER-03" if spot == EMERGENCY else "MM-TD-06" if self.backup else "MM-RIDE-03"
        return "" if has(dudes - self.members * MEMBER - self.prospects, kind) else "MM-RIDE-01"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        dudes = g.crew[seat * SPOTS + g.spot(self.source)]
        going = self.members * MEMBER + self.prospects
        if option.verb == "all":
            ride(g, seat, self.source, self.target, dudes, self.backup)
            return
        if option.verb == "go":
            ride(g, seat, self.source, self.target, going, self.backup)
            return
        picked = figure(g, seat, option)
        assert picked is not None
        going += KIND_UNIT[picked[0]]
        if going == dudes or DUDES[going] >= self.most(g):
            ride(g, seat, self.source, self.target, going, self.backup)
            return
        going_members, going_prospects = going // MEMBER, going % MEMBER
        g.stack.append(Gather(seat, self.source, self.target, going_members, going_prospects, self.backup))

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {
            "source": PLACE_IDS[self.source],
            "target": PLACE_IDS[self.target],
            "members": self.members,
            "prospects": self.prospects,
        }


STEPS: tuple[type[Step], ...] = (RideTo, Gather)
