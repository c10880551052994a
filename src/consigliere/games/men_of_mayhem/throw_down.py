"""Throw downs and rumbles: chapter 5 of the ledger, step by step as the rulebook times them."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Row, Sealed, Step

from .components import (
    CLUB_BARS,
    DUDES,
    EMERGENCY,
    GUN,
    GUN_BONUS,
    GUNS_PER_DUDE,
    HOME,
    ITEMS,
    KIND_UNIT,
    MEMBER,
    NO_GUNS,
    PLACE,
    PLACE_IDS,
    ROOM,
    SPOTS,
    STRENGTH,
)
from .exploit import bars_exploit, exploit, rival, steal
from .law import figure, has, heat_row
from .moments import Asks, misplaced
from .options import (
    CALL,
    CALL_VERB,
    DONE,
    EXPLOIT,
    EXPLOIT_VERB,
    GUNS,
    GUNS_VERB,
    LEAVE,
    PICK,
    PICK_VERB,
    SHOOT,
    SHOOT_VERB,
    TAKE,
)
from .riding import gather
from .state import Charming, Fight, counted, put


def begin_fight(g: Charming, seat: int, place: int, barred: bool) -> None:
    """All gangs with a dude at the site take part. [MM-TD-01, MM-TD-02, MM-CLUB-04]"""
    spot = g.sites.index(place)
    gangs = g.gangs_at(spot)
    if barred:
        g.orders[seat] -= CLUB_BARS[g.powers[seat]]
    g.fight = Fight(place, seat, gangs, barred)
    if g.told is not None:
        g.tell("fight", {"seat": seat, "site": PLACE_IDS[place], "seats": list(gangs), "barred": barred})
    g.then(*[Backup(other, ()) for other in gangs], *COURSE)


def fight_of(g: Charming) -> Fight:
    assert g.fight is not None
    return g.fight


# --- step 1: backup


class Backup(Asks):
    """One decision: none, or an order for each site from which dudes come. [MM-TD-05 to MM-TD-10, MM-DEC-14]"""

    __slots__ = ("called", "seat")
    FIELDS = ("seat", "called")
    rule = "MM-TD-06"
    verbs = (CALL_VERB, "done")
    listed = "by places, for which the same guard is asked whether there is anything to call"

    def __init__(self, seat: int, called: tuple[int, ...]) -> None:
        self.seat = seat
        self.called = called

    def deciders(self, g: Charming) -> tuple[int, ...]:
        seat = self.seat
        fight = fight_of(g)
        if fight.barred or g.mods.no_backup or not g.orders[seat]:
            return ()
        return (seat,) if self.sources(g) else ()

    def sources(self, g: Charming) -> list[int]:
        """From where dudes can be called."""
        seat = self.seat
        there = [g.place(seat, spot) for spot in range(SPOTS) if g.crew[seat * SPOTS + spot]]
        return [place for place in there if not self.bars_source(g, place)]

    def bars_source(self, g: Charming, place: int) -> str:
        """What forbids calling dudes from a place, "" if nothing. [MM-TD-04, MM-TD-07]"""
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
        """Whoever has no order is not asked. [MM-TD-10]"""
        return self.bars_source(g, PLACE.get(str(option.target), -1)) if option.verb == CALL_VERB else ""

    def take(self, g: Charming, seat: int, option: Option) -> None:
        if option.verb == "done":
            return
        place = PLACE[str(option.target)]
        g.orders[seat] -= 1
        g.stack.append(Backup(seat, (*self.called, place)))
        gather(g, seat, place, fight_of(g).site, True)

    def asks(self, g: Charming, seat: int) -> dict[str, Any]:
        fight = fight_of(g)
        called = [PLACE_IDS[place] for place in self.called]
        return {"site": PLACE_IDS[fight.site], "starter": fight.starter, "orders": g.orders[seat], "called": called}


# --- step 2: guns


class PullGuns(Step[Charming]):
    """Fists are closed, except where nobody may use guns. [MM-TD-11, MM-TD-13]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        if NO_GUNS[fight.site]:
            open_fists(g, (0,) * len(fight.gangs), False)
        else:
            g.stack.append(CLOSE_FISTS)


class CloseFists(Sealed[Charming]):
    """Everybody in the fight commits guns at the same time, unseen, none included. [MM-TD-11, MM-TD-12, MM-DEC-15]"""

    __slots__ = ()
    rule = "MM-TD-11"
    listed = "the first of a row of numbers"

    def seats(self, g: Charming) -> tuple[int, ...]:
        return fight_of(g).gangs

    def most(self, g: Charming, seat: int) -> int:
        dudes = g.crew[seat * SPOTS + g.sites.index(fight_of(g).site)]
        most: int = min(g.goods[seat * ITEMS + GUN], GUNS_PER_DUDE * DUDES[dudes])
        return most

    def next_options(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return list(GUNS[: self.most(g, seat) + 1])

    def bars(self, g: Charming, seat: int, option: Option, row: Row) -> str:
        if option.verb != GUNS_VERB:
            return misplaced(g, seat, option)
        number = option.target
        return "" if isinstance(number, int) and 0 <= number <= self.most(g, seat) else "MM-TD-11"

    def answered(self, g: Charming, seat: int) -> None:
        """A closed fist ends the offers its owner has a part in, whatever is in it. [MM-TRD-12]"""
        g.offers = tuple([offer for offer in g.offers if seat not in offer.parties])

    def resolve(self, g: Charming, answers: list[tuple[int, Row]]) -> None:
        open_fists(g, tuple([int(row[0].target) for _, row in answers]), True)

    def asks(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"site": PLACE_IDS[fight_of(g).site], "most": self.most(g, seat)}


CLOSE_FISTS = CloseFists()


# --- step 3: dice and losses


def open_fists(g: Charming, guns: tuple[int, ...], fists: bool) -> None:
    """All are shown at the same moment; nobody is asked anything from here to the totals. [MM-TD-14, MM-TRD-04]"""
    fight = fight_of(g)
    g.offers = ()
    for seat, number in zip(fight.gangs, guns, strict=True):
        g.goods[seat * ITEMS + GUN] -= number
        if g.links:
            g.noted(seat)
    g.fight = fight._replace(guns=guns)
    if g.told is not None and fists:
        for seat, number in zip(fight.gangs, guns, strict=True):
            g.tell("fist", {"seat": seat, "site": PLACE_IDS[fight.site], "guns": number})
    g.stack.append(THROW_DICE)


class ThrowDice(Step[Charming]):
    """A die for every gang, and the totals. [MM-TD-15 to MM-TD-17, MM-TD-19]"""

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
        if g.told is not None:
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
                g.tell("showed", {"site": PLACE_IDS[fight.site], **row})
            g.tell("totals", {"site": PLACE_IDS[fight.site], "gangs": gangs, "winner": winner if winner >= 0 else None})


THROW_DICE = ThrowDice()


def winner_of(g: Charming, gangs: tuple[int, ...], totals: tuple[int, ...]) -> int:
    """The highest total; of several, the holder of the patch if it is one of them, else nobody. [MM-TD-16, MM-TD-17]"""
    best = max(totals)
    tied = [seat for seat, total in zip(gangs, totals, strict=True) if total == best]
    if len(tied) == 1:
        return tied[0]
    return g.patch if g.patch in tied else -1


class Losses(Step[Charming]):
    """Shots are given to gangs, all of them, before anybody falls; then each victim chooses. [MM-TD-18 to MM-TD-23]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        gangs = fight_of(g).gangs
        g.then(Aiming(gangs), Falling(gangs), RETREAT)


def unhit(g: Charming, fight: Fight, at: int) -> int:
    """How many dudes of a gang no shot has been given to yet."""
    dudes: int = DUDES[g.crew[fight.gangs[at] * SPOTS + g.sites.index(fight.site)]]
    return dudes - fight.hits[at]


class Aiming(Step[Charming]):
    """Gangs with shots left, in turn order. Where only one rival has an unhit dude, there is nothing to ask; where none
    has, the shots are lost. [MM-TD-20, MM-RULE-19]"""

    __slots__ = ("seats",)
    FIELDS = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

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
    """So many shots of a gang hit another."""
    fight = fight_of(g)
    at, mine = fight.gangs.index(other), fight.gangs.index(seat)
    hits = put(fight.hits, at, fight.hits[at] + number)
    g.fight = fight._replace(hits=hits, shots=put(fight.shots, mine, fight.shots[mine] - number))
    if g.told is not None:
        g.tell("aimed", {"seat": seat, "at": other, "number": number})


class Aim(Asks):
    """A shot of a rumble goes to a rival that still has an unhit dude. [MM-TD-20, MM-DEC-16]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "MM-TD-20"
    verbs = (SHOOT_VERB, PICK_VERB)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Charming) -> tuple[int, ...]:
        return (self.seat,)

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

    def asks(self, g: Charming, seat: int) -> dict[str, Any]:
        fight = fight_of(g)
        return {"site": PLACE_IDS[fight.site], "left": fight.shots[fight.gangs.index(seat)]}


class Falling(Step[Charming]):
    """Victims in turn order. Where all their dudes are hit, or all are of one kind, there is nothing to ask."""

    __slots__ = ("seats",)
    FIELDS = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

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


class Wounded(Asks):
    """The victim chooses which of its dudes in the fight are hit. [MM-TD-21, MM-DEC-17]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "MM-TD-21"
    verbs = (PICK_VERB,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Charming) -> tuple[int, ...]:
        return (self.seat,)

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

    def asks(self, g: Charming, seat: int) -> dict[str, Any]:
        fight = fight_of(g)
        return {"site": PLACE_IDS[fight.site], "left": fight.hits[fight.gangs.index(seat)]}


def hit(g: Charming, seat: int, dudes: int) -> None:
    """Dudes go from the fight to the emergency room, lying down."""
    fight = fight_of(g)
    at = fight.gangs.index(seat)
    g.fight = fight._replace(hits=put(fight.hits, at, fight.hits[at] - DUDES[dudes]))
    g.move(seat, g.sites.index(fight.site), EMERGENCY, dudes)
    if g.told is not None:
        g.tell("wounded", {"seat": seat, "place": PLACE_IDS[fight.site], **counted(dudes)})


class Retreat(Step[Charming]):
    """Every gang that did not win goes home; so do all where nobody did. [MM-TD-22, MM-TD-23]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        spot = g.sites.index(fight.site)
        gone = [seat for seat in fight.gangs if seat != fight.winner]
        for seat in gone:
            g.go_home(seat, spot)
        if g.told is not None:
            winner = fight.winner if fight.winner >= 0 else None
            g.tell("retreat", {"site": PLACE_IDS[fight.site], "seats": gone, "winner": winner})


RETREAT = Retreat()


# --- the end


class EndFight(Step[Charming]):
    """Guns used go to the supply; whoever used one takes heat, in turn order. [MM-TD-24, MM-HEAT-10]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        used = dict(zip(fight.gangs, fight.guns, strict=True))
        g.supply[GUN] += sum(fight.guns)
        heat_row(g, [seat for seat in g.living() if used.get(seat)], g.mods.gun_heat)


class WinnersLoot(Step[Charming]):
    """Effects tied to winning: by card the winner steals from each defeated gang. [MM-TD-24, MM-TD-28, MM-OP-10]"""

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
    """The winner takes from one defeated gang."""

    __slots__ = ("item", "number", "seat", "victim")
    FIELDS = ("seat", "victim", "item", "number")

    def __init__(self, seat: int, victim: int, item: int, number: int) -> None:
        self.seat = seat
        self.victim = victim
        self.item = item
        self.number = number

    def run(self, g: Charming) -> None:
        steal(g, self.seat, self.victim, self.item, self.number)


class DealsOpen(Step[Charming]):
    """The theft is over: deals are open again. [MM-TRD-13]"""

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
            if g.told is not None:
                g.tell("patch", {"seat": seat})

    def asks(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"holder": g.patch}


class FightOver(Step[Charming]):
    """The fight is over; a starter who won may go on to exploit the site. [MM-TD-25, MM-TD-26, MM-TD-27]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        fight = fight_of(g)
        g.fight = None
        if fight.winner == fight.starter:
            g.stack.append(ExploitAfter(fight.starter, fight.site))


class ExploitAfter(Asks):
    """The starter who won may exploit the site at once for one more order. [MM-TD-25, MM-DEC-20]"""

    __slots__ = ("seat", "site")
    FIELDS = ("seat", "site")
    rule = "MM-TD-25"
    verbs = (EXPLOIT_VERB, GUNS_VERB, "leave")

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

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

    def asks(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"site": PLACE_IDS[self.site]}


# What follows the backup, in this order
COURSE = (PullGuns(), Losses(), EndFight(), WinnersLoot(), ClaimPatch(), FightOver())
STEPS: tuple[type[Step], ...] = (
    Backup,
    PullGuns,
    CloseFists,
    ThrowDice,
    Losses,
    Aiming,
    Aim,
    Falling,
    Wounded,
    Retreat,
    EndFight,
    WinnersLoot,
    Loot,
    DealsOpen,
    ClaimPatch,
    FightOver,
    ExploitAfter,
)
