"""Estimates how good a position of La Famiglia is for a team. Bots know nothing else about the game.

Districts decide the game, so most of the value is districts held and districts that the next attack could take. The
rest is what makes that likely: soldiers, cars, boats, labs, money, uncovered cells, well-placed orders.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

from consigliere.engine import Option

from .action_boards import (
    A_INFLUENCE,
    A_LAUNDER,
    A_ORDER,
    A_PLACE,
    A_RECRUIT,
    CELL,
    CELL_ACTIONS,
    CELL_JOIN,
    CELL_MONEY,
    JOIN_AND,
    Action,
)
from .components import (
    ALLY,
    BITS,
    BRONTE,
    COLOUR_IDS,
    DISTRICT_OF,
    EVENTS,
    IN_DISTRICT,
    IS_ATTACK,
    LAB_DEFENCE,
    NEIGHBOURS,
    NEUTRAL,
    NOBODY,
    ORDER,
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
    TERRITORY,
    TERRITORY_IDS,
    VEST,
)
from .state import Sicily

# Weights found by playing teams of bots against each other; see `consigliere sim`.
DISTRICT: Final = 1.0
LAND: Final = 0.16  # a territory, whatever its district
GUARD: Final = 0.05  # a soldier on the map, up to a few on a territory
RESERVE: Final = 0.04  # a soldier in HQ
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
MONEY_WORTH: Final = tuple(MONEY * amount for amount in range(MOST_MONEY + 1))
CHANCE: Final = (0.0, 0.6, 0.8, 1.0)  # that an attack holds what it takes, by surplus of soldiers up to three
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
            RESERVE * g.men[other]
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
                lead += sign[owner[place]] * _laid(g, owner[place], place, order)
    battle = g.battle
    if battle is not None and battle.colour < SEATS:
        ahead = LAND if battle.men > soldiers[battle.place] else 0.0
        lead += sign[battle.colour] * (GUARD * battle.men + ahead)
    urgency = 0.5 + 0.15 * min(g.round, ROUNDS)
    return 1.0 / (1.0 + exp(-urgency * lead))


def _laid(g: Sicily, seat: int, place: int, order: int) -> float:
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
    owners, soldiers = g.owner, g.soldiers
    men, ally = soldiers[place], ALLY[seat]
    best, where = 0.0, NOBODY
    for target in NEIGHBOURS[place]:
        owner = owners[target]
        if owner in (seat, ally):
            continue
        margin = men
        if owner != NOBODY:
            gone = bonus - LAB_DEFENCE * g.labs[target]
            guards = soldiers[target] - gone if gone > 0 else soldiers[target]
            if guards > 0:
                margin -= guards
        if margin <= 0:
            continue
        a, b = OTHERS[target]
        x, y = owners[a], owners[b]
        gain = LAND
        if owner in (NEUTRAL, NOBODY):
            closes = int((x == seat) != (y == seat))
        else:
            gain += LAND
            closes = ((x == seat) != (y == seat)) + (owner in (x, y))
        gain = (gain + BITE * closes) * CHANCE[margin if margin < 3 else 3]
        if gain > best:
            best, where = gain, target
    return best, where


def _closes(g: Sicily, seat: int, place: int) -> int:
    """Whether a territory would give a seat its district, and whether it would take it from an enemy."""
    a, b = OTHERS[place]
    x, y, owner = g.owner[a], g.owner[b], g.owner[place]
    taken = owner in (x, y) and 0 <= owner < SEATS and TEAM[owner] != TEAM[seat]
    return ((x == seat) != (y == seat)) + taken


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


# --- options worth trying

PLACES: Final = frozenset({"place", "at", "car", "lab", "soldier"})  # verbs of which only the best places are tried
AMOUNTS: Final = frozenset({"recruit", "soldiers", "cars", "swap", "pay"})
FEW: Final = 3  # up to this many options, all are tried
MOST_PLACES: Final = 4
MOST_CELLS: Final = 3  # for markers whose cells do nothing
MOST_ACTIONS: Final = 7
MOST_ORDERS: Final = 4


def likely(g: Sicily, seat: int, options: list[Option]) -> list[Option]:
    """The legal options worth trying: a marker without a cost, the least and the most of a number, places on a border,
    the most promising cells and orders. If there are few options, all of them."""
    if len(options) <= FEW:
        return options
    verbs: dict[str, list[Option]] = {}
    for option in options:
        verbs.setdefault(option.verb, []).append(option)
    found: list[Option] = []
    for verb, row in verbs.items():
        if verb == "move":
            found += _markers(g, seat, row)
        elif verb in PLACES:
            found += _best(row, [_heat(g, seat, TERRITORY[str(option.target)]) for option in row], MOST_PLACES)
        elif verb == "to":
            found += _best(row, [_use(g, seat, CELL[str(option.target)]) for option in row], MOST_ACTIONS)
        elif verb == "order":
            found += _best(row, [HOPES[ORDER[str(option.target)]] for option in row], MOST_ORDERS)
        elif verb == "put":
            found += row[:MOST_CELLS]
        elif verb in AMOUNTS:
            found += row if len(row) <= FEW else [row[0], row[len(row) // 2], row[-1]]
        else:
            found += row
    return found


def _best(row: list[Option], scores: list[float], most: int) -> list[Option]:
    """The options with the highest scores, in the order in which they were given."""
    if len(row) <= most:
        return row
    bar = sorted(scores, reverse=True)[most - 1]
    return [option for option, score in zip(row, scores, strict=True) if score >= bar][:most]


# A rough value of orders before it is known where they would be laid.
HOPES: Final = tuple(
    promise.sure + promise.raids + sum((0.3 + 0.1 * skull) * shots for skull, shots in promise.skulls)
    for promise in PROMISES
)


def _use(g: Sicily, seat: int, cell: int) -> float:
    """A rough value of a cell of the lower board for a seat."""
    parts = [_part_of_use(g, seat, action) for action in CELL_ACTIONS[cell]]
    done = sum(parts) if CELL_JOIN[cell] == JOIN_AND else max(parts)
    return done + MONEY * CELL_MONEY[cell]


def _part_of_use(g: Sicily, seat: int, action: Action) -> float:
    kind, n = action.kind, action.n
    if kind == A_RECRUIT:
        return RESERVE * min(g.recruit_base(seat) + n, g.supply[seat])
    if kind == A_PLACE:
        return (GUARD + 0.02) * min(g.place_base(seat) + n, g.men[seat])
    if kind == A_ORDER:
        return 0.3 * min(max(n, 1), len(BITS[g.hand[seat]]))
    if kind == A_LAUNDER:
        return MONEY * g.own_labs(seat)
    if kind == A_INFLUENCE:
        return 2 * OPENED * max(n, 1)
    return LAB


def _markers(g: Sicily, seat: int, row: list[Option]) -> list[Option]:
    """One marker that costs nothing, or else one of each colour that costs."""
    own = COLOUR_IDS[g.family[seat]]
    found: dict[str, Option] = {}
    for option in row:
        colour = str(option.target).partition("-")[2]
        found.setdefault("free" if colour in ("grey", own) else colour, option)
    return [found["free"]] if "free" in found else list(found.values())


def _heat(g: Sicily, seat: int, place: int) -> float:
    """How contested a territory is: adjacent enemies and neutrals, districts that could be completed."""
    heat = 0.1 * g.soldiers[place]
    for other in NEIGHBOURS[place]:
        owner = g.owner[other]
        if owner not in (seat, ALLY[seat]):
            heat += 1.0 + _closes(g, seat, other)
    return heat
