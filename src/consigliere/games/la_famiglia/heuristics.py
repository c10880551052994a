"""Estimates how good a position of La Famiglia is for a team. Bots know nothing else about the game.

Districts decide the game, so most of the value is districts held and districts that the next attack could take. The
rest is what makes that likely: soldiers, cars, boats, labs, money, uncovered cells, well-placed orders.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

from .components import (
    ALLY,
    BITS,
    BRONTE,
    DISTRICT_OF,
    EVENTS,
    IN_DISTRICT,
    IS_ATTACK,
    LAB_DEFENCE,
    NEIGHBOURS,
    NEUTRAL,
    NOBODY,
    ORDER_IDS,
    ORDER_PARTS,
    P_ATTACK,
    P_BOMB,
    P_MONEY,
    P_PLACE,
    P_SNITCH,
    PLANNING,
    ROUNDS,
    SEATS,
    SOLDIERS,
    TEAM,
    TERRITORIES,
    TERRITORY_IDS,
    VEST,
)
from .state import Sicily

# Weights found by playing teams of bots against each other; see `consigliere sim`.
DISTRICT: Final = 1.0
LAND: Final = 0.16  # a territory, whatever its district
GUARD: Final = 0.05  # a soldier on the map, up to a few on a territory
RESERVE: Final = 0.04  # a soldier in HQ, up to what can soon be placed
SOON: Final = 8
LATER: Final = 0.01  # a further soldier in HQ
MONEY: Final = 0.045
MOST_MONEY: Final = 12  # more money has no further value
LAB: Final = 0.10
CAR: Final = 0.07
BOAT: Final = 0.05
OPENED: Final = 0.05  # a cell of the family board uncovered
TOKEN: Final = 0.03  # an order in HQ
CLAIM: Final = 0.10  # a control token
LAID: Final = 0.05  # any order on the map
BITE: Final = 0.45  # an attack order that would take a territory which gives a district
BRONTE_HELD: Final = 0.12
ENOUGH: Final = 6  # soldiers on a territory beyond which more are worth little


LAND_WORTH: Final = tuple(LAND + GUARD * min(count, ENOUGH) for count in range(SOLDIERS + 1))  # by soldiers on it
# By soldiers in HQ
RESERVE_WORTH: Final = tuple(RESERVE * min(n, SOON) + LATER * max(n - SOON, 0) for n in range(SOLDIERS + 1))
MONEY_WORTH: Final = tuple(MONEY * amount for amount in range(MOST_MONEY + 1))
# That an attack holds what it takes, by surplus of soldiers up to three
CHANCE: Final[tuple[float, ...]] = (0.0, 0.6, 0.8, 1.0)
OTHERS: Final = tuple(  # by territory: the two others of its district
    tuple(other for other in IN_DISTRICT[DISTRICT_OF[place]] if other != place) for place in range(TERRITORIES)
)
NO_ORDERS: Final = [NOBODY] * (2 * TERRITORIES)


class Promise(NamedTuple):
    """The part of an order's value that depends on the token alone."""

    sure: float
    """For lying there, its vest, its money."""
    skulls: tuple[tuple[int, int], ...]
    """Of each attack: the bonus, and how many shotguns."""
    raids: float
    """Bombs and snitches, if somebody is near."""
    placed: tuple[int, ...]
    """Soldiers that may come from HQ."""


def _promise(order: int) -> Promise:
    parts = ORDER_PARTS[order]
    raids = [0.12 * part.n for part in parts if part.kind == P_BOMB]
    raids += [0.04 * sum(part.pattern) for part in parts if part.kind == P_SNITCH]
    return Promise(
        LAID + 0.02 * VEST[order] + sum(MONEY * part.n for part in parts if part.kind == P_MONEY),
        tuple((part.skull, part.n) for part in parts if part.kind == P_ATTACK),
        sum(raids),
        tuple(part.n for part in parts if part.kind == P_PLACE),
    )


PROMISES: Final = tuple(_promise(order) for order in range(len(ORDER_PARTS)))
SIGNS: Final = tuple(  # by seat: the sign of each colour's value for its team; grey and empty count for nobody
    (*[1.0 if TEAM[other] == TEAM[seat] else -1.0 for other in range(SEATS)], 0.0, 0.0) for seat in range(SEATS)
)


def value(g: Sicily, seat: int) -> float:
    """An estimate of a team's chances between 0 (lost) and 1 (won)."""
    if g.result is not None:
        return g.result.share(seat)
    sign = SIGNS[seat]
    owner, soldiers, labs, opened = g.owner, g.soldiers, g.labs, g.opened
    lead = BRONTE_HELD * sign[owner[BRONTE]]
    for other in range(SEATS):
        row = 4 * other
        lead += sign[other] * (
            RESERVE_WORTH[g.men[other]]
            + MONEY_WORTH[min(g.money[other], MOST_MONEY)]
            + OPENED * (opened[row] + opened[row + 1] + opened[row + 2] + opened[row + 3])
            + TOKEN * len(BITS[g.hand[other]])
            - BOAT * g.docks[other]
            - CAR * g.garage[other]
            + CLAIM * g.claims.count(other)
        )
    for a, b, c in IN_DISTRICT:
        x, y = owner[a], owner[b]
        if x == y:
            lead += DISTRICT * sign[x]
        else:
            z = owner[c]
            if z in (x, y):
                lead += DISTRICT * sign[z]
    for place in range(TERRITORIES):
        weight = sign[owner[place]]
        if weight:
            lead += weight * (LAND_WORTH[soldiers[place]] + LAB * labs[place])
    if g.orders != NO_ORDERS:
        for slot, order in enumerate(g.orders):
            if order >= 0 and not g.spent >> slot & 1:
                place = slot >> 1
                lead += sign[owner[place]] * laid(g, owner[place], place, order)
    battle = g.battle
    if battle is not None and battle.colour < SEATS:
        ahead = LAND if battle.men > soldiers[battle.place] else 0.0
        lead += sign[battle.colour] * (GUARD * battle.men + ahead)
    urgency = 0.5 + 0.15 * min(g.round, ROUNDS)
    return 1.0 / (1.0 + exp(-urgency * lead))


def laid(g: Sicily, seat: int, place: int, order: int) -> float:
    """The expected value of an order: a vest where it is needed, an attack where it takes something."""
    promise = PROMISES[order]
    total = promise.sure
    for skull, shots in promise.skulls:
        total += _attack(g, seat, place, skull + (g.car_attack(seat) if g.cars[place] else 0)) * shots
    if promise.raids and _enemies_near(g, seat, place):
        total += promise.raids
    for count in promise.placed:
        total += GUARD * min(count, g.men[seat])
    return 0.9 * total if g.phase == EVENTS and IS_ATTACK[order] else total


def _attack(g: Sicily, seat: int, place: int, bonus: int) -> float:
    return _aim(g, seat, place, bonus)[0]


def _aim(g: Sicily, seat: int, place: int, bonus: int) -> tuple[float, int]:
    """The best that soldiers of a territory could take next door, and where; -1: nothing."""
    men = g.soldiers[place]
    best, where = 0.0, NOBODY
    for target in NEIGHBOURS[place]:
        gain = taking(g, seat, men, target, bonus)
        if gain > best:
            best, where = gain, target
    return best, where


def taking(g: Sicily, seat: int, men: int, target: int, bonus: int) -> float:
    """What soldiers could gain by taking a territory; 0 if they cannot."""
    owners = g.owner
    owner = owners[target]
    if owner in (seat, ALLY[seat]):
        return 0.0
    if owner != NOBODY:
        gone = bonus - LAB_DEFENCE * g.labs[target]
        guards = g.soldiers[target] - gone if gone > 0 else g.soldiers[target]
        if guards > 0:
            men -= guards
    if men <= 0:
        return 0.0
    a, b = OTHERS[target]
    x, y = owners[a], owners[b]
    gain = LAND
    if owner in (NEUTRAL, NOBODY):
        closes = int((x == seat) != (y == seat))
    else:
        gain += LAND
        closes = ((x == seat) != (y == seat)) + (owner in (x, y))
    return (gain + BITE * closes) * CHANCE[men if men < 3 else 3]


def _enemies_near(g: Sicily, seat: int, place: int) -> bool:
    for target in NEIGHBOURS[place]:
        owner = g.owner[target]
        if owner != -1 and owner != seat and owner != ALLY[seat]:
            return True
    return False


def intends(g: Sicily, seat: int) -> dict[str, Any] | None:
    """What a bot tells its ally about its orders: the most promising attack, else a raid, else a defence."""
    if g.phase != PLANNING:
        return None
    best: tuple[float, dict[str, Any]] | None = None
    for slot, order in enumerate(g.orders):
        place = slot >> 1
        if order < 0 or g.owner[place] != seat:
            continue
        promise = PROMISES[order]
        facts = {"seat": seat, "order": ORDER_IDS[order], "place": TERRITORY_IDS[place]}
        found = (promise.sure, {**facts, "event": "means_to_hold"})
        if promise.raids and _enemies_near(g, seat, place):
            found = (promise.sure + promise.raids, {**facts, "event": "means_to_raid"})
        for skull, _ in promise.skulls:
            gain, target = _aim(g, seat, place, skull + (g.car_attack(seat) if g.cars[place] else 0))
            if target != NOBODY:
                attack = {**facts, "event": "means_to_take", "target": TERRITORY_IDS[target]}
                found = max(found, (promise.sure + gain, attack), key=lambda one: one[0])
        if best is None or found[0] > best[0]:
            best = found
    return None if best is None else best[1]
