"""The end of a throw down: guns, heat, loot, the patch, and the site for a winning starter. Chapter 5 of the ledger."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Row, Step

from .components import (
    GUN,
    NO_GUNS,
    PLACE_IDS,
)
from .exploit import exploit, steal
from .law import heat_row
from .moments import Asks, SeatAsks
from .operations import bars_exploit
from .options import (
    EXPLOIT,
    EXPLOIT_VERB,
    GUNS_VERB,
    LEAVE,
    TAKE,
)
from .state import Charming, fight_of


class EndFight(Step[Charming]):
    """Return used guns to the supply; every gang that used one takes heat, in turn order. [MM-TD-24, MM-HEAT-10]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        used = dict(zip(fight.gangs, fight.guns, strict=True))
        g.supply[GUN] += sum(fight.guns)
        heat_row(g, [seat for seat in g.living() if used.get(seat)], g.mods.gun_heat)


class WinnersLoot(Step[Charming]):
    """Effects of winning: a card may let the winner steal from each defeated gang. [MM-TD-24, MM-TD-28, MM-OP-10]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        winner = fight.winner
        if winner >= 0 and g.lives(winner) and g.mods.steals:
            losers = [seat for seat in g.living() if seat in fight.gangs and seat != winner]
            thefts = [Loot(winner, seat, item, number) for seat in losers for item, number in g.mods.steals]
            g.then(*thefts, DEALS_OPEN)
        else:
            g.shut = False


class Loot(Step[Charming]):
    """The winner steals from one defeated gang."""

    __slots__ = ("item", "number", "seat", "victim")

    def __init__(self, seat: int, victim: int, item: int, number: int) -> None:
        self.seat = seat
        self.victim = victim
        self.item = item
        self.number = number

    def problems(self, g: Charming) -> list[str]:
        fight = fight_of(g)
        if self.seat != fight.winner or self.victim == self.seat or self.victim not in fight.gangs:
            return [f"seat {self.seat} has not defeated victim {self.victim}"]
        if not g.lives(self.victim):
            return [f"victim is {self.victim}, which is out of the game"]
        stolen = (self.item, self.number) in g.mods.steals
        return [] if stolen else [f"item and number ({self.number}) are not what winners steal"]

    def run(self, g: Charming) -> None:
        steal(g, self.seat, self.victim, self.item, self.number, spoils=True)


class DealsOpen(Step[Charming]):
    """After the theft, open deals again. [MM-TRD-13]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.shut = False


DEALS_OPEN = DealsOpen()


class ClaimPatch(Asks):
    """The winner may take the patch if its holder was defeated in this fight. [MM-PAT-05, MM-RULE-33, MM-DEC-19]"""

    __slots__ = ()
    rule = "MM-PAT-05"
    verbs = ("take", "leave")

    def deciders(self, g: Charming) -> tuple[int, ...]:
        fight = fight_of(g)
        winner = fight.winner
        return (winner,) if fight.holder and g.lives(winner) and g.patch != winner else ()

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [TAKE, LEAVE]

    def take(self, g: Charming, seat: int, option: Option) -> None:
        if option.verb == "take":
            g.patch = seat
            if g.event_log is not None:
                g.emit("patch", {"seat": seat})

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"holder": g.patch}


class FightOver(Step[Charming]):
    """End the fight; a winning starter may then exploit the site. [MM-TD-25, MM-TD-26, MM-TD-27]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        g.fight = None
        if fight.winner == fight.starter:
            g.stack.append(ExploitAfter(fight.starter, fight.site))


class ExploitAfter(SeatAsks):
    """The winning starter may exploit the site at once for one more order. [MM-TD-25, MM-DEC-20]"""

    __slots__ = ("site",)
    rule = "MM-TD-25"
    verbs = (EXPLOIT_VERB, GUNS_VERB, "leave")

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def problems(self, g: Charming) -> list[str]:
        return g.acts(self.seat) or g.open_site(self.site)

    def deciders(self, g: Charming) -> tuple[int, ...]:
        seat = self.seat
        if g.lives(seat) and g.orders[seat] and not bars_exploit(g, seat, self.site):
            return (seat,)
        return ()

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [EXPLOIT[self.site], LEAVE]

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        if option.verb == GUNS_VERB:  # the fight is over
            return "MM-TD-13" if NO_GUNS[self.site] else "MM-TD-14"
        return "MM-TD-25" if option.verb == EXPLOIT_VERB and option != EXPLOIT[self.site] else ""

    def take(self, g: Charming, seat: int, option: Option) -> None:
        if option.verb == EXPLOIT_VERB:
            exploit(g, seat, self.site)

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"site": PLACE_IDS[self.site]}


STEPS: tuple[type[Step], ...] = (
    EndFight,
    WinnersLoot,
    Loot,
    DealsOpen,
    ClaimPatch,
    FightOver,
    ExploitAfter,
)
