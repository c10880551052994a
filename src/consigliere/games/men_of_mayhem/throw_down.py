"""Throw downs and rumbles: chapter 5 of the ledger, in the rulebook's order."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Row, Sealed, Step

from .components import (
    CLUB_BARS,
    DUDES,
    GUN,
    GUN_BONUS,
    GUNS_PER_DUDE,
    HOME,
    ITEMS,
    NO_GUNS,
    PLACE,
    PLACE_IDS,
    PRINTED,
    ROOM,
    SPOTS,
    STRENGTH,
)
from .moments import SeatAsks, misplaced
from .options import (
    CALL,
    CALL_VERB,
    DONE,
    GUNS,
    GUNS_VERB,
)
from .riding import Gather, gather
from .state import Charming, Fight, counted, fight_of
from .victory import ClaimPatch, EndFight, FightOver, WinnersLoot
from .wounds import Losses


def begin_fight(g: Charming, seat: int, place: int, barred: bool) -> None:
    """All gangs with a dude at the site take part. [MM-TD-01, MM-TD-02, MM-CLUB-04]"""
    spot = g.sites.index(place)
    gangs = g.gangs_at(spot)
    if barred:
        g.orders[seat] -= CLUB_BARS[g.powers[seat]]
    g.fight = Fight(place, seat, gangs, barred)
    if g.event_log is not None:
        g.emit("fight", {"seat": seat, "site": PLACE_IDS[place], "seats": list(gangs), "barred": barred})
    g.then(*[Backup(other, ()) for other in gangs], *COURSE)


# --- step 1: backup


class Backup(SeatAsks):
    """Call backup: none, or one order for each site that dudes come from. [MM-TD-05 to MM-TD-10, MM-DEC-14]"""

    __slots__ = ("called",)
    rule = "MM-TD-06"
    verbs = (CALL_VERB, "done")
    listed_because = "by places, for which the same guard is asked whether there is anything to call"

    def __init__(self, seat: int, called: tuple[int, ...]) -> None:
        self.seat = seat
        self.called = called

    def problems(self, g: Charming) -> list[str]:
        fight = g.fight
        seat = self.seat
        if fight is None or seat not in fight.gangs:
            return [f"seat is {seat}, which is not in the fight"]
        own = [place for place in self.called if 0 <= place < PRINTED and place in g.sites]
        own += [HOME + g.clubs[seat]] if HOME + g.clubs[seat] in self.called else []
        if fight.site in own or sorted(set(own)) != sorted(self.called):
            return [f"called names what is no other site of seat {seat}, or one twice"]
        above = g.over(self)
        if isinstance(above, Gather):
            called = self.called[-1] if self.called else -1
            if not above.backup or (above.seat, above.source) != (seat, called):
                return ["the Gather upon it is not that of the last place called"]
        elif isinstance(above, Backup):
            later = fight.gangs.index(seat) > fight.gangs.index(above.seat) if above.seat in fight.gangs else False
            if not later or self.called:
                return [f"seat {seat} calls before its turn"]
        return []

    def deciders(self, g: Charming) -> tuple[int, ...]:
        seat = self.seat
        fight = fight_of(g)
        if fight.barred or g.mods.no_backup or not g.orders[seat]:
            return ()
        return (seat,) if self.sources(g) else ()

    def sources(self, g: Charming) -> list[int]:
        """The places from which dudes can be called."""
        seat = self.seat
        there = [g.place(seat, spot) for spot in range(SPOTS) if g.crew[seat * SPOTS + spot]]
        return [place for place in there if not self.bars_source(g, place)]

    def bars_source(self, g: Charming, place: int) -> str:
        """The rule against calling dudes from a place, "" if none. [MM-TD-04, MM-TD-07]"""
        seat = self.seat
        if place == fight_of(g).site:
            return "MM-TD-04"
        if place < 0 or place == ROOM or place in self.called:
            return "MM-TD-07"
        spot = g.spot(place) if place < HOME or place == HOME + g.clubs[seat] else -1
        return "" if spot >= 0 and g.crew[seat * SPOTS + spot] else "MM-TD-07"

    def options(self, g: Charming, seat: int) -> list[Option]:
        return [*[CALL[place] for place in self.sources(g)], DONE]

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        """A gang without an order is not asked. [MM-TD-10]"""
        return self.bars_source(g, PLACE.get(str(option.target), -1)) if option.verb == CALL_VERB else ""

    def take(self, g: Charming, seat: int, option: Option) -> None:
        if option.verb == "done":
            return
        place = PLACE[str(option.target)]
        g.orders[seat] -= 1
        g.stack.append(Backup(seat, (*self.called, place)))
        gather(g, seat, place, fight_of(g).site, True)

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        fight = fight_of(g)
        called = [PLACE_IDS[place] for place in self.called]
        return {"site": PLACE_IDS[fight.site], "starter": fight.starter, "orders": g.orders[seat], "called": called}


# --- step 2: guns


class PullGuns(Step[Charming]):
    """Close the fists, unless guns are forbidden here. [MM-TD-11, MM-TD-13]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        if NO_GUNS[fight.site]:
            open_fists(g, (0,) * len(fight.gangs), False)
        else:
            g.stack.append(CLOSE_FISTS)


class CloseFists(Sealed[Charming]):
    """All participants commit guns at the same time, hidden, possibly none. [MM-TD-11, MM-TD-12, MM-DEC-15]"""

    __slots__ = ()
    rule = "MM-TD-11"
    listed_because = "the first of a row of numbers"

    def seats(self, g: Charming) -> tuple[int, ...]:
        return fight_of(g).gangs

    def most(self, g: Charming, seat: int) -> int:
        """The most guns a gang may commit: what it has, within the limit for each dude in the fight. [MM-TD-11]"""
        dudes = g.crew[seat * SPOTS + g.sites.index(fight_of(g).site)]
        most: int = min(g.goods[seat * ITEMS + GUN], GUNS_PER_DUDE * DUDES[dudes])
        return most

    def next_options(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return list(GUNS[: self.most(g, seat) + 1])

    def forbidden_by(self, g: Charming, seat: int, option: Option, row: Row) -> str:
        if option.verb != GUNS_VERB:
            return misplaced(g, seat, option) or self.rule
        number = option.target
        return "" if isinstance(number, int) and 0 <= number <= self.most(g, seat) else "MM-TD-11"

    def on_answered(self, g: Charming, seat: int) -> None:
        """A closed fist ends the offers in which its owner takes part, whatever is in it. [MM-TRD-12]"""
        g.offers = tuple([offer for offer in g.offers if seat not in offer.parties])

    def resolve(self, g: Charming, answers: list[tuple[int, Row]]) -> None:
        open_fists(g, tuple([int(row[0].target) for _, row in answers]), True)

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"site": PLACE_IDS[fight_of(g).site], "most": self.most(g, seat)}


CLOSE_FISTS = CloseFists()


# --- step 3: dice and losses


def open_fists(g: Charming, guns: tuple[int, ...], fists: bool) -> None:
    """Reveal all fists together; nobody is asked anything until the totals. [MM-TD-14, MM-TRD-04]"""
    fight = fight_of(g)
    g.offers = ()
    for seat, number in zip(fight.gangs, guns, strict=True):
        g.goods[seat * ITEMS + GUN] -= number
        if g.links:
            g.noted(seat)
    g.fight = fight._replace(guns=guns)
    if g.event_log is not None and fists:
        for seat, number in zip(fight.gangs, guns, strict=True):
            g.emit("fist", {"seat": seat, "site": PLACE_IDS[fight.site], "guns": number})
    g.stack.append(THROW_DICE)


class ThrowDice(Step[Charming]):
    """Roll a die for every gang, and add up the totals. [MM-TD-15 to MM-TD-17, MM-TD-19]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        guns = fight.guns
        spot = g.sites.index(fight.site)
        dice: list[int] = []
        totals: list[int] = []
        for seat, number in zip(fight.gangs, guns, strict=True):
            die = g.roll()
            dice.append(die)
            totals.append(die + STRENGTH[g.crew[seat * SPOTS + spot]] + GUN_BONUS * number)
        winner = winner_of(g, fight.gangs, tuple(totals))
        hits = [0] * len(guns)
        shots = guns
        if len(guns) == 2:  # the rival's guns, at most the dudes there [MM-TD-19]
            for i, seat in enumerate(fight.gangs):
                hits[i] = min(guns[1 - i], DUDES[g.crew[seat * SPOTS + spot]])
            shots = (0, 0)
        holder = winner >= 0 and g.patch in fight.gangs and g.patch != winner
        g.fight = fight._replace(
            dice=tuple(dice), totals=tuple(totals), winner=winner, hits=tuple(hits), shots=shots, holder=holder
        )
        g.shut = winner >= 0 and bool(g.mods.steals)  # [MM-TRD-13]
        if g.event_log is not None:
            gangs = [
                {
                    "seat": seat,
                    **counted(g.crew[seat * SPOTS + spot]),
                    "guns": guns[i],
                    "die": dice[i],
                    "total": totals[i],
                }
                for i, seat in enumerate(fight.gangs)
            ]
            for row in gangs:
                g.emit("showed", {"site": PLACE_IDS[fight.site], **row})
            g.emit("totals", {"site": PLACE_IDS[fight.site], "gangs": gangs, "winner": winner if winner >= 0 else None})


THROW_DICE = ThrowDice()


def winner_of(g: Charming, gangs: tuple[int, ...], totals: tuple[int, ...]) -> int:
    """The highest total wins; among several, the holder of the patch or nobody. [MM-TD-16, MM-TD-17]"""
    best = max(totals)
    tied = [seat for seat, total in zip(gangs, totals, strict=True) if total == best]
    if len(tied) == 1:
        return tied[0]
    return g.patch if g.patch in tied else -1


# The steps after the backup, in this order
COURSE = (PullGuns(), Losses(), EndFight(), WinnersLoot(), ClaimPatch(), FightOver())
STEPS: tuple[type[Step], ...] = (Backup, PullGuns, CloseFists, ThrowDice)
