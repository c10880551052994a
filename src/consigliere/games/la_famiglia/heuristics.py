"""What a bot needs to know of La Famiglia: how good a position looks for a team.

The end counts districts, so most of the value is districts held, and districts that could fall at the next attack;
the rest is what makes that likely: soldiers, cars, boats, labs, money, uncovered cells, orders laid where they bite.
"""

from __future__ import annotations

from math import exp
from typing import Final

from consigliere.engine import Option

from .components import (
    ALLY,
    BITS,
    BRONTE,
    COLOUR_IDS,
    DISTRICT_OF,
    EVENTS,
    IN_DISTRICT,
    IS_ATTACK,
    KINDS,
    LAB_DEFENCE,
    NEIGHBOURS,
    NEUTRAL,
    ORDER_PARTS,
    P_ATTACK,
    P_BOMB,
    P_MONEY,
    P_PLACE,
    P_SNITCH,
    ROUNDS,
    SEATS,
    TEAM,
    TEAMS,
    TERRITORIES,
    TERRITORY,
    VEST,
)
from .state import Sicily

# Weights found by playing teams of bots against each other; see `consigliere sim`.
DISTRICT: Final = 1.0
LAND: Final = 0.16  # a territory, whatever its district
GUARD: Final = 0.05  # a soldier on the map, up to a few on a territory
RESERVE: Final = 0.04  # a soldier in HQ
MONEY: Final = 0.045
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


def value(g: Sicily, seat: int) -> float:
    """A guess between 0 (lost) and 1 (won) at how the game stands for a seat's team."""
    if g.result is not None:
        return g.result.share(seat)
    own, other = TEAMS[TEAM[seat]], TEAMS[1 - TEAM[seat]]
    lead = sum([_worth(g, s) for s in own]) - sum([_worth(g, s) for s in other])
    if g.owner[BRONTE] in own:
        lead += BRONTE_HELD
    elif g.owner[BRONTE] in other:
        lead -= BRONTE_HELD
    urgency = 0.5 + 0.15 * min(g.round, ROUNDS)
    return 1.0 / (1.0 + exp(-urgency * lead))


def _worth(g: Sicily, seat: int) -> float:
    owner, soldiers, labs = g.owner, g.soldiers, g.labs
    total = (
        DISTRICT * g.districts(seat)
        + RESERVE * g.men[seat]
        + MONEY * min(g.money[seat], 12)
        + OPENED * sum(g.opened[4 * seat : 4 * seat + 4])
        + TOKEN * len(BITS[g.hand[seat]])
        + BOAT * (4 - g.docks[seat])
        + CAR * (5 - g.garage[seat])
    )
    first = KINDS * TEAM[seat]
    total += CLAIM * g.claims[first : first + KINDS].count(seat)
    for place in range(TERRITORIES):
        if owner[place] == seat:
            total += LAND + GUARD * min(soldiers[place], ENOUGH) + LAB * labs[place]
            if g.orders[2 * place] >= 0:
                total += _laid(g, seat, place)
    battle = g.battle
    if battle is not None and battle.colour == seat:
        total += GUARD * battle.men + (LAND if battle.men > soldiers[battle.place] else 0.0)
    return total


def _laid(g: Sicily, seat: int, place: int) -> float:
    """What the orders on a territory promise: a vest where it is needed, an attack where it takes something."""
    total = 0.0
    for slot in (2 * place, 2 * place + 1):
        order = g.orders[slot]
        if order < 0 or g.spent >> slot & 1:
            continue
        total += LAID + 0.02 * VEST[order]
        for part in ORDER_PARTS[order]:
            if part.kind == P_ATTACK:
                total += _attack(g, seat, place, part.skull + (g.car_attack(seat) if g.cars[place] else 0)) * part.n
            elif part.kind == P_BOMB:
                total += 0.12 * part.n if _enemies_near(g, seat, place) else 0.0
            elif part.kind == P_SNITCH:
                total += 0.04 * sum(part.pattern) if _enemies_near(g, seat, place) else 0.0
            elif part.kind == P_MONEY:
                total += MONEY * part.n
            elif part.kind == P_PLACE:
                total += GUARD * min(part.n, g.men[seat])
    if g.phase == EVENTS and IS_ATTACK[g.orders[2 * place]]:
        total *= 0.9
    return total


def _attack(g: Sicily, seat: int, place: int, bonus: int) -> float:
    """The best that soldiers of a territory could take next door."""
    men = g.soldiers[place]
    best = 0.0
    for target in NEIGHBOURS[place]:
        owner = g.owner[target]
        if owner == seat or owner == ALLY[seat]:
            continue
        guards = g.soldiers[target]
        if owner != -1:
            guards -= max(0, bonus - LAB_DEFENCE * g.labs[target])
        margin = men - max(0, guards)
        if margin <= 0:
            continue
        gain = LAND + (LAND if owner != NEUTRAL and 0 <= owner < SEATS else 0.0)
        gain += BITE * _closes(g, seat, target)
        best = max(best, gain * min(1.0, 0.4 + 0.2 * margin))
    return best


def _closes(g: Sicily, seat: int, place: int) -> int:
    """Whether a territory would give a seat its district, and whether it would take it from an enemy."""
    own = 0
    rival: list[int] = []
    for other in IN_DISTRICT[DISTRICT_OF[place]]:
        if other != place:
            own += g.owner[other] == seat
            rival.append(g.owner[other])
    taken = g.owner[place] in rival and 0 <= g.owner[place] < SEATS and TEAM[g.owner[place]] != TEAM[seat]
    return (own == 1) + taken


def _enemies_near(g: Sicily, seat: int, place: int) -> bool:
    for target in NEIGHBOURS[place]:
        owner = g.owner[target]
        if owner != -1 and owner != seat and owner != ALLY[seat]:
            return True
    return False


# --- what is worth trying out

PLACES: Final = frozenset({"place", "at", "car", "lab", "soldier"})  # verbs of which only the best places are tried
MOST_PLACES: Final = 5
MOST_CELLS: Final = 4


def likely(g: Sicily, seat: int, options: list[Option]) -> list[Option]:
    """Of the legal options those that differ in what matters: a marker that costs nothing, the least and the most of a
    number, places on a border. All where there are few."""
    if len(options) <= MOST_PLACES:
        return options
    verbs: dict[str, list[Option]] = {}
    for option in options:
        verbs.setdefault(option.verb, []).append(option)
    found: list[Option] = []
    for verb, row in verbs.items():
        if verb == "move":
            found += _markers(g, seat, row)
        elif verb in PLACES:
            found += sorted(row, key=lambda option: -_heat(g, seat, TERRITORY[str(option.target)]))[:MOST_PLACES]
        elif verb == "put":
            found += row[:MOST_CELLS]
        elif verb in ("recruit", "soldiers", "cars", "swap", "pay"):
            found += row if len(row) <= 3 else [row[0], row[len(row) // 2], row[-1]]
        else:
            found += row
    return found


def _markers(g: Sicily, seat: int, row: list[Option]) -> list[Option]:
    """One marker that costs nothing, or else one of each colour that costs."""
    own = COLOUR_IDS[g.family[seat]]
    found: dict[str, Option] = {}
    for option in row:
        colour = str(option.target).partition("-")[2]
        found.setdefault("free" if colour in ("grey", own) else colour, option)
    return [found["free"]] if "free" in found else list(found.values())


def _heat(g: Sicily, seat: int, place: int) -> float:
    """How much goes on around a territory: enemies and neutrals next door, districts that could close."""
    heat = 0.1 * g.soldiers[place]
    for other in NEIGHBOURS[place]:
        owner = g.owner[other]
        if owner not in (seat, ALLY[seat]):
            heat += 1.0 + _closes(g, seat, other)
    return heat
