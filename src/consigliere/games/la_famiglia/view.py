"""Chapter 10: who sees what, and the worlds a seat deems possible."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Answers, Chance

from .battle import Battle
from .components import (
    BASIC_HAND,
    BITS,
    BOARD_FIRST,
    CARD,
    CARD_IDS,
    CARDS,
    CELL_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    CONTROL_MARKERS,
    CORNER_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    EVENTS,
    FAMILY_IDS,
    IN_DISTRICT,
    KIND_IDS,
    KINDS,
    NOBODY,
    ORDER_BIT,
    ORDER_IDS,
    PACK,
    PACKED,
    PHASE_IDS,
    PLANNING,
    PLANNING_LULL,
    ROW_IDS,
    ROWS,
    SEA_IDS,
    SEAS,
    SEATS,
    TEAM,
    TERRITORIES,
    TERRITORY_IDS,
    TOKENS_EACH,
)
from .conflict import LayCards
from .state import Sicily

FACE_DOWN = (PLANNING, PLANNING_LULL)  # phases in which orders on the map lie face down [LF-EVT-01]


def of_team(seat: int | None, other: int) -> bool:
    """Whether a reader belongs to a seat's team."""
    return seat is not None and TEAM[seat] == TEAM[other]


def view(g: Sicily, seat: int | None) -> dict[str, Any]:
    """What a seat may see; a spectator sees what all see. [LF-TEAM-01, LF-RULE-53]"""
    colours = [g.colour_id(colour) for colour in range(SEATS)] + [COLOUR_IDS[-1]]
    crests, up, claims = g.crests, g.crests_up, g.claims
    districts: dict[str, dict[str, Any]] = {}
    held = [0] * (SEATS + 2)  # districts by soldiers: of seats, of grey ones, of nobody
    owner = g.owner
    for a, b, c in IN_DISTRICT:
        x, y, z = owner[a], owner[b], owner[c]
        held[x if x in (y, z) else y if y == z else -1] += 1
    for d in range(DISTRICTS):
        holder = crests[d]
        districts[DISTRICT_IDS[d]] = {"holder": holder if holder >= 0 else None, "crest": up >> d & 1 == 1}
    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "first": g.first,
        "turn": g.turn,
        "kinds": [KIND_IDS[kind] for kind in g.kinds],
        "drawn": [[FAMILY_IDS[family] for family in drawn] for drawn in g.drawn],
        "bank": {"soldiers": g.greys, "labs": g.labs_left},
        "seats": [_player(g, seat, other, held[other]) for other in range(SEATS)],
        "territories": _territories(g, seat, colours),
        "seas": _seas(g.boats, colours),
        "districts": districts,
        "upper": _board(g.upper, g.round - 1, colours),
        "lower": _board(g.lower, g.round, colours),
        "claims": [
            {KIND_IDS[kind]: claims[kind + first] if claims[kind + first] >= 0 else None for kind in g.kinds}
            for first in (0, KINDS)
        ],
        "battle": None if g.battle is None else _battle(g, g.battle, seat, colours),
    }


def _seas(boats: list[int], colours: list[str]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for sea in range(SEAS):
        fleet: dict[str, int] = {}
        for seat in range(SEATS):
            if boats[SEATS * sea + seat]:
                fleet[colours[seat]] = boats[SEATS * sea + seat]
        found[SEA_IDS[sea]] = fleet
    return found


def _player(g: Sicily, reader: int | None, seat: int, held: int) -> dict[str, Any]:
    family = g.family[seat]
    found: dict[str, Any] = {
        "seat": seat,
        "corner": CORNER_IDS[seat],
        "team": TEAM[seat],
        "family": FAMILY_IDS[family] if family != NOBODY else None,
        "character": CHARACTER_IDS[g.character[seat]] if g.character[seat] != NOBODY else None,
        "supply": g.supply[seat],
        "cars": g.garage[seat],
        "boats": g.docks[seat],
        "markers": g.discs[seat],
        "crests": CONTROL_MARKERS - g.crests.count(seat),
        "bust": CELL_IDS[g.bust[seat]] if g.bust[seat] != NOBODY else None,
        "exempt": bool(g.exempt >> seat & 1),
        "opened": {ROW_IDS[row]: g.opened[4 * seat + row] for row in range(ROWS)},
        "gained": [ORDER_IDS[order] for order in g.gained[seat]],
        "sold": g.order_ids(seat, g.sold[seat]) if family != NOBODY else [],
        "districts": held,
    }
    if family != NOBODY:
        values = {"place": g.place_base(seat), "recruit": g.recruit_base(seat)}
        found["values"] = {**values, "car_attack": g.car_attack(seat), "car_bomb": g.car_bomb(seat)}
    else:
        found["values"] = None
    if of_team(reader, seat):
        orders = g.order_ids(seat, g.hand[seat]) if family != NOBODY else []
        found["hq"] = {"money": g.money[seat], "soldiers": g.men[seat], "orders": orders}
    else:
        found["hq"] = None
    return found


def _territories(g: Sicily, reader: int | None, colours: list[str]) -> dict[str, dict[str, Any]]:
    hidden = g.phase in FACE_DOWN
    owners, soldiers, cars, labs, orders = g.owner, g.soldiers, g.cars, g.labs, g.orders
    found: dict[str, dict[str, Any]] = {}
    for place in range(TERRITORIES):
        owner = owners[place]
        lying: list[dict[str, Any]] = []
        if orders[2 * place] >= 0 or orders[2 * place + 1] >= 0:
            known = not hidden or of_team(reader, owner)
            for slot in (2 * place, 2 * place + 1):
                if orders[slot] >= 0:
                    order = ORDER_IDS[orders[slot]] if known else None
                    lying.append({"order": order, "resolved": g.spent >> slot & 1 == 1})
        found[TERRITORY_IDS[place]] = {
            "colour": colours[owner] if owner >= 0 else None,
            "soldiers": soldiers[place],
            "cars": cars[place],
            "labs": labs[place],
            "orders": lying,
        }
    return found


def _board(cells: list[int], board: int, colours: list[str]) -> dict[str, list[str]]:
    """The markers on every cell, by colour."""
    first = BOARD_FIRST[board]
    found: dict[str, list[str]] = {}
    for at in range(len(cells)):
        packed = cells[at]
        found[CELL_IDS[first + at]] = _markers(packed, colours) if packed else []
    return found


def _markers(packed: int, colours: list[str]) -> list[str]:
    found = _unpacked.get(packed)
    if found is None:
        found = tuple([c for c in range(SEATS + 1) for _ in range(packed >> PACK * c & PACKED)])
        _unpacked[packed] = found
    return [colours[colour] for colour in found]


_unpacked: Final[dict[int, tuple[int, ...]]] = {}  # the colours of packed markers; there are few such numbers


def _battle(g: Sicily, b: Battle, reader: int | None, colours: list[str]) -> dict[str, Any]:
    laid = {0: b.attack_card, 1: b.defence_card}
    players = (b.seat, b.player)
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Answers) and isinstance(top.of, LayCards):
        for side in (0, 1):
            row = top.row(players[side])
            if row:
                laid[side] = CARD[str(row[0].target)]
    cards: list[str | bool | None] = []
    for side in (0, 1):
        if laid[side] < 0:
            cards.append(None)
        elif of_team(reader, players[side]):
            cards.append(CARD_IDS[laid[side]])
        else:
            cards.append(True)  # one lies face down
    return {
        "seat": b.seat,
        "colour": colours[b.colour],
        "place": TERRITORY_IDS[b.place],
        "from": TERRITORY_IDS[b.start],
        "men": b.men,
        "car": b.car,
        "water": b.boats,
        "order": ORDER_IDS[b.order],
        "defender": colours[b.defender],
        "defenders": g.soldiers[b.place],
        "player": b.player if b.player != NOBODY else None,
        "cards": cards,
        "taken": b.taken,
    }


# --- other worlds


def determinize(g: Sicily, seat: int | None, chance: Chance) -> Sicily:
    """Orders face down on the map are mixed with those in HQ, as the times of laying and gaining allow; a laid
    conflict card is any of the three. All amounts stay: every change of them was public. [LF-RULE-53]"""
    world = g.clone()
    world.chance = chance
    world.draws = 0
    if g.phase in FACE_DOWN:
        for other in range(SEATS):
            if not of_team(seat, other):
                _redeal(world, other)
    b = world.battle
    if b is not None and g.phase == EVENTS:
        if b.attack_card >= 0 and not of_team(seat, b.seat):
            b = b._replace(attack_card=world.below(CARDS))
        if b.defence_card >= 0 and not of_team(seat, b.player):
            b = b._replace(defence_card=world.below(CARDS))
        world.battle = b
    return world


def _redeal(g: Sicily, seat: int) -> None:
    """Which of a family's orders lie where: those laid first choose first, among what their owner had by then."""
    slots = [s for s in range(2 * TERRITORIES) if g.orders[s] >= 0 and g.owner[s >> 1] == seat]
    if not slots:
        return
    pool = g.hand[seat]
    for slot in slots:
        pool |= ORDER_BIT[g.orders[slot]]
    base = TOKENS_EACH * g.family[seat]
    slots.sort(key=lambda slot: g.known[slot])
    for slot in slots:
        had = BASIC_HAND[g.family[seat]]
        for order in g.gained[seat][: g.known[slot]]:
            had |= ORDER_BIT[order]
        choice = BITS[pool & had]
        token = choice[g.below(len(choice))]
        pool &= ~(1 << token)
        g.orders[slot] = base + token
    g.hand[seat] = pool
