"""Heat, arrest and elimination: chapter 3 of the ledger."""

from __future__ import annotations

from consigliere.engine import Option, Result, Row, Step

from .components import (
    CASH,
    CLUB_ARREST_CASH,
    CLUB_FALL_GUY,
    CLUBHOUSE,
    DIRTY_CASH,
    EMERGENCY,
    ITEM_IDS,
    ITEMS,
    KIND_IDS,
    KIND_UNIT,
    MARKET,
    MEMBER,
    MOST_HEAT,
    RESET_HEAT,
    SPOTS,
)
from .knowledge import all_seen
from .moments import SeatAsks
from .options import (
    AT_HOME,
    FIGURE,
    FIGURE_PLACES,
    IN_POOL,
    IN_ROOM,
    PICK,
    PICK_VERB,
)
from .state import Charming, put


def take_heat(g: Charming, seat: int, amount: int) -> None:
    """A gang takes heat. Beyond the end of the track it is arrested instead. [MM-HEAT-02, MM-HEAT-03, MM-HEAT-04]"""
    if amount <= 0:
        return
    amount += g.mods.extra_heat
    if g.heat[seat] + amount > MOST_HEAT:
        arrest(g, seat)
        return
    g.heat[seat] += amount
    dirty = DIRTY_CASH * amount if g.rules.dirty_money else 0  # for each token actually added [MM-VAR-09, MM-RULE-23]
    if dirty:
        g.gain(seat, CASH, dirty)
    if g.event_log is not None:
        g.emit("heat", {"seat": seat, "amount": amount, "heat": g.heat[seat], "cash": dirty})


def cool(g: Charming, seat: int, amount: int) -> None:
    """A gang discards heat, never below 0. [MM-HEAT-02]"""
    amount = min(amount, g.heat[seat])
    g.heat[seat] -= amount
    if g.event_log is not None:
        g.emit("cooled", {"seat": seat, "amount": amount, "heat": g.heat[seat]})


def arrest(g: Charming, seat: int) -> None:
    """Set the heat to 1; somebody must take the fall. [MM-HEAT-03, MM-HEAT-06, MM-HEAT-11]"""
    g.heat[seat] = RESET_HEAT
    if g.event_log is not None:
        g.emit("arrest", {"seat": seat, "heat": RESET_HEAT})
    dudes = g.in_play(seat)
    if dudes >= MEMBER or (dudes and CLUB_FALL_GUY[g.powers[seat]]):
        g.stack.append(Arrest(seat))
    else:
        disband(g, seat)


def disband(g: Charming, seat: int) -> None:
    """A gang with nobody to take the fall is eliminated; nobody inherits anything. [MM-ELIM-01 to -05]"""
    goods = {name: g.goods[seat * ITEMS + item] for item, name in enumerate(ITEM_IDS)}
    g.count_reveal(seat)  # its goods are returned in public
    for item in range(ITEMS):
        g.pay(seat, item, g.goods[seat * ITEMS + item])
    all_seen(g, seat)
    for spot in range(SPOTS):
        g.pool[seat] += g.crew[seat * SPOTS + spot]
        g.crew[seat * SPOTS + spot] = 0
    g.heat[seat] = 0
    g.orders[seat] = 0
    g.eliminate(seat)
    if g.event_log is not None:
        g.emit("disbanded", {"seat": seat, **goods})
    if g.patch == seat:
        g.patch = next(other for other in g.rules.order[seat] if g.lives(other))
        if g.event_log is not None:
            g.emit("patch", {"seat": g.patch})
    left = g.living()
    if len(left) == 1:
        cash = tuple([g.goods[other * ITEMS + CASH] for other in range(g.rules.seats)])
        g.end(Result((left[0],), cash, "last_gang"))


class HeatRow(Step[Charming]):
    """Several gangs take heat at the same moment, each completely before the next. [MM-HEAT-10]"""

    __slots__ = ("amount", "seats")

    def __init__(self, seats: tuple[int, ...], amount: int) -> None:
        self.seats = seats
        self.amount = amount

    def problems(self, g: Charming) -> list[str]:
        if not self.seats or len(set(self.seats)) != len(self.seats):
            return ["seats are one or more, each once"]
        if g.phase == MARKET:
            due, sources = g.mods.traffic_heat, [seat for seat, bags in enumerate(g.sold) if bags]
        elif g.fight is not None:
            due = g.mods.gun_heat
            sources = [seat for seat, guns in zip(g.fight.gangs, g.fight.guns, strict=False) if guns]
        else:
            return ["nobody takes heat now"]
        wrong = [f"seat {seat} has done nothing that brings heat" for seat in self.seats if seat not in sources]
        return wrong if self.amount == due else [*wrong, f"amount is {self.amount}, not {due}"]

    def run(self, g: Charming) -> None:
        seat = self.seats[0]
        if len(self.seats) > 1:
            g.stack.append(HeatRow(self.seats[1:], self.amount))
        if g.lives(seat):
            take_heat(g, seat, self.amount)


def heat_row(g: Charming, seats: list[int], amount: int) -> None:
    """Push the heat that these gangs take, in the order given."""
    if seats and amount > 0:
        g.stack.append(HeatRow(tuple(seats), amount))


def figure(g: Charming, seat: int, option: Option) -> tuple[int, int] | None:
    """Which of a gang's own dudes an option picks: the kind, and a spot or -1 for the pool. None if it is not one of
    its own dudes."""
    if option.verb != PICK_VERB or option.target not in FIGURE:
        return None
    club, kind, at = FIGURE[option.target]
    if club != g.clubs[seat]:
        return None
    if at == IN_POOL:
        return kind, -1
    if at >= AT_HOME:
        return kind, CLUBHOUSE if at == AT_HOME else EMERGENCY
    return (kind, g.sites.index(at)) if at in g.sites else None


def dudes_at(g: Charming, seat: int, spot: int) -> int:
    """The dudes of a gang at a spot, or (-1) in its pool."""
    return g.pool[seat] if spot < 0 else g.crew[seat * SPOTS + spot]


def has(dudes: int, kind: int) -> bool:
    """Whether these dudes include a member (kind 0) or a prospect (kind 1)."""
    return dudes >= MEMBER if kind == 0 else dudes % MEMBER > 0


def picks(g: Charming, seat: int, spots: range, kinds: tuple[int, ...]) -> list[Option]:
    """The options for a gang's dudes of these kinds at these spots, one for each kind and place."""
    found: list[Option] = []
    club = g.clubs[seat]
    for spot in spots:
        dudes = g.crew[seat * SPOTS + spot]
        if dudes:
            at = g.sites[spot] if spot > EMERGENCY else AT_HOME if spot == CLUBHOUSE else IN_ROOM
            for kind in kinds:
                if dudes >= MEMBER if kind == 0 else dudes % MEMBER > 0:
                    found.append(PICK[club][kind][at])
    return found


def _not_arrested(g: Charming, seat: int) -> list[str]:
    """What is wrong with a gang that is supposed to be under arrest."""
    if not g.lives(seat):
        return [f"seat is {seat}, which is out of the game"]
    return [] if g.heat[seat] == RESET_HEAT else [f"heat of seat {seat} is {g.heat[seat]}, not {RESET_HEAT}"]


class Arrest(SeatAsks):
    """The owner chooses who takes the fall, anywhere in play. [MM-HEAT-05, MM-DEC-18]"""

    __slots__ = ()
    rule = "MM-HEAT-05"
    verbs = (PICK_VERB,)

    def problems(self, g: Charming) -> list[str]:
        wrong = _not_arrested(g, self.seat)
        return wrong or ([] if self.options(g, self.seat) else [f"seat {self.seat} has nobody to take the fall"])

    def kinds(self, g: Charming) -> tuple[int, ...]:
        """Who may take the fall: members, and prospects too if the club has that power."""
        return (0, 1) if CLUB_FALL_GUY[g.powers[self.seat]] else (0,)

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return picks(g, seat, range(SPOTS), self.kinds(g))

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        picked = figure(g, seat, option)
        if picked is None or picked[1] < 0:
            return "MM-HEAT-05"
        kind, spot = picked
        if kind not in self.kinds(g):
            return "MM-CLUB-05"
        return "" if has(dudes_at(g, seat, spot), kind) else "MM-HEAT-05"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        _club, kind, at = FIGURE[option.target]
        spot = CLUBHOUSE if at == AT_HOME else EMERGENCY if at == IN_ROOM else g.sites.index(at)
        g.crew[seat * SPOTS + spot] -= KIND_UNIT[kind]
        g.pool[seat] += KIND_UNIT[kind]
        cash = CLUB_ARREST_CASH[g.powers[seat]]  # [MM-CLUB-06]
        g.gain(seat, CASH, cash)
        if g.event_log is not None:
            g.emit("arrested", {"seat": seat, "kind": KIND_IDS[kind], "place": g.name_of(seat, spot), "cash": cash})
        if g.rules.fifteen_years:
            g.stack.append(FifteenYears(seat))


class FifteenYears(SeatAsks):
    """After an arrest one own dude is removed from the game, from the pool or from play. [MM-VAR-06, MM-VAR-13,
    MM-DEC-26]"""

    __slots__ = ()
    rule = "MM-VAR-06"
    verbs = (PICK_VERB,)

    def problems(self, g: Charming) -> list[str]:
        return _not_arrested(g, self.seat) if g.rules.fifteen_years else ["nobody leaves the game for good here"]

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        found = picks(g, seat, range(SPOTS), (0, 1))
        for kind in (0, 1):
            if has(g.pool[seat], kind):
                found.append(PICK[g.clubs[seat]][kind][IN_POOL])
        return found

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        picked = figure(g, seat, option)
        return "" if picked is not None and has(dudes_at(g, seat, picked[1]), picked[0]) else "MM-VAR-06"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        picked = figure(g, seat, option)
        assert picked is not None
        kind, spot = picked
        if spot < 0:
            g.pool[seat] -= KIND_UNIT[kind]
        else:
            g.crew[seat * SPOTS + spot] -= KIND_UNIT[kind]
        g.gone = put(g.gone, seat, g.gone[seat] + KIND_UNIT[kind])
        if g.event_log is not None:
            place = FIGURE_PLACES[IN_POOL] if spot < 0 else g.name_of(seat, spot)
            g.emit("removed", {"seat": seat, "kind": KIND_IDS[kind], "place": place})


STEPS: tuple[type[Step], ...] = (HeatRow, Arrest, FifteenYears)
