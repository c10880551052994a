"""Chapter 10: who sees what, and the worlds a seat deems possible."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Answers, Chance

from .battle import Battle
from .components import (
    BASIC_HAND,
    BITS,
    BOARD_FIRST,
    CAR_ATTACK,
    CAR_BOMB,
    CARD,
    CARD_IDS,
    CARDS,
    CELL_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    CONTROL_MARKERS,
    CORNER_IDS,
    DISTRICT_IDS,
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
    PLACE_BASE,
    PLANNING,
    PLANNING_LULL,
    RECRUIT_BASE,
    SEA_IDS,
    SEAS,
    SEATS,
    TEAM,
    TERRITORIES,
    TERRITORY_IDS,
    TOKENS_EACH,
)
from .conflict import LayCards, attack_parts
from .events import EndOrder
from .state import Sicily

FACE_DOWN = (PLANNING, PLANNING_LULL)  # phases in which orders on the map lie face down [LF-EVT-01]
NO_ORDERS: Final = [NOBODY] * (2 * TERRITORIES)
NO_BOATS: Final = (0,) * (SEAS * SEATS)
Colours = tuple[str | None, ...]  # names of the colours: of seats, grey, and None for nobody's (the last)


def of_team(seat: int | None, other: int) -> bool:
    """Whether a reader belongs to a seat's team."""
    return seat is not None and TEAM[seat] == TEAM[other]


def view(g: Sicily, seat: int | None) -> dict[str, Any]:
    """What a seat may see; a spectator sees what all see. [LF-TEAM-01, LF-RULE-53]

    Only what is there is listed: cells with markers, seas with boats, territories with orders, districts
    held, control tokens with a marker.
    """
    names = _names.get(g.family)
    if names is None:
        names = _names[g.family] = _Names(g.family)
    colours = names.colours
    held = [0] * (SEATS + 2)  # districts by soldiers: of seats, of grey ones, of nobody
    owner = g.owner
    for a, b, c in IN_DISTRICT:
        x, y = owner[a], owner[b]
        if x == y:
            held[x] += 1
        else:
            z = owner[c]
            held[z if z in (x, y) else NOBODY] += 1
    up, claims = g.crests_up, g.claims
    team = TEAM[seat] if seat is not None else NOBODY
    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "first": g.first,
        "turn": g.turn,
        "kinds": [KIND_IDS[kind] for kind in g.kinds],
        "drawn": [[FAMILY_IDS[family] for family in drawn] for drawn in g.drawn],
        "bank": {"soldiers": g.greys, "labs": g.labs_left},
        "seats": [_player(g, TEAM[other] == team, other, held[other]) for other in range(SEATS)],
        "territories": {
            name: {"colour": colours[owner], "soldiers": soldiers, "cars": cars, "labs": labs}
            for name, owner, soldiers, cars, labs in zip(TERRITORY_IDS, owner, g.soldiers, g.cars, g.labs, strict=True)
        },
        "orders": _orders_on_map(g, team),
        "seas": _seas(g.boats, colours),
        "districts": {
            DISTRICT_IDS[district]: {"holder": holder, "crest": up >> district & 1 == 1}
            for district, holder in enumerate(g.crests)
            if holder >= 0
        },
        "upper": _board(g.upper, g.round - 1, names),
        "lower": _board(g.lower, g.round, names),
        "claims": [
            {KIND_IDS[kind]: claims[kind + first] for kind in g.kinds if claims[kind + first] >= 0}
            for first in (0, KINDS)
        ],
        "current": _current(g),
        "battle": None if g.battle is None else _battle(g, g.battle, seat, colours),
    }


def _seas(boats: tuple[int, ...], colours: Colours) -> dict[str, dict[Any, int]]:
    """The seas with boats."""
    found: dict[str, dict[Any, int]] = {}
    if boats != NO_BOATS:
        for at in range(SEATS * SEAS):
            if boats[at]:
                found.setdefault(SEA_IDS[at // SEATS], {})[colours[at % SEATS]] = boats[at]
    return found


def _player(g: Sicily, ally: bool, seat: int, held: int) -> dict[str, Any]:
    """A family, in full for its own team: what all see, and what stands behind the screen."""
    family = g.family[seat]
    opened = g.opened
    row = 4 * seat
    known = family != NOBODY
    justice, police, economy, church = opened[row], opened[row + 1], opened[row + 2], opened[row + 3]
    return {
        "seat": seat,
        "corner": CORNER_IDS[seat],
        "team": TEAM[seat],
        "family": FAMILY_IDS[family] if known else None,
        "character": CHARACTER_IDS[g.character[seat]] if g.character[seat] != NOBODY else None,
        "supply": g.supply[seat],
        "cars": g.garage[seat],
        "boats": g.docks[seat],
        "markers": g.discs[seat],
        "crests": CONTROL_MARKERS - g.crests.count(seat),
        "bust": CELL_IDS[g.bust[seat]] if g.bust[seat] != NOBODY else None,
        "exempt": g.exempt >> seat & 1 == 1,
        "opened": {"justice": justice, "police": police, "economy": economy, "church": church},
        "gained": [ORDER_IDS[order] for order in g.gained[seat]] if g.gained[seat] else [],
        "sold": _orders(family, g.sold[seat]),
        "districts": held,
        "values": {
            "place": PLACE_BASE[family][police],
            "recruit": RECRUIT_BASE[family][church],
            "car_attack": CAR_ATTACK[family][justice],
            "car_bomb": CAR_BOMB[family][justice],
        }
        if known
        else None,
        "hq": {"money": g.money[seat], "soldiers": g.men[seat], "orders": _orders(family, g.hand[seat])}
        if ally
        else None,
    }


def _orders(family: int, bits: int) -> list[str]:
    """Orders that a number has the bits of."""
    if not bits:
        return []
    key = bits << 3 | family
    found = _hands.get(key)
    if found is None:
        base = TOKENS_EACH * family
        found = _hands[key] = [ORDER_IDS[base + token] for token in BITS[bits]]
    return found[:]


def _orders_on_map(g: Sicily, team: int) -> dict[str, list[dict[str, Any]]]:
    """The territories with orders on them; what lies face down has no name for enemies. [LF-ACT-05]"""
    found: dict[str, list[dict[str, Any]]] = {}
    orders = g.orders
    if orders == NO_ORDERS:
        return found
    hidden = g.phase in FACE_DOWN
    owners = g.owner
    for slot in range(2 * TERRITORIES):
        if orders[slot] >= 0:
            place = slot >> 1
            known = not hidden or TEAM[owners[place]] == team
            lying = {"order": ORDER_IDS[orders[slot]] if known else None, "resolved": g.spent >> slot & 1 == 1}
            found.setdefault(TERRITORY_IDS[place], []).append(lying)
    return found


def _board(cells: list[int], board: int, names: _Names) -> dict[str, list[str]] | None:
    """The markers on every cell that has any, by colour; None: the board is not laid yet."""
    if not cells:
        return None
    found: dict[str, list[str]] = {}
    first, kept = BOARD_FIRST[board], names.markers
    for at, packed in enumerate(cells):
        if packed:
            markers = kept.get(packed)
            found[CELL_IDS[first + at]] = names.unpack(packed) if markers is None else markers[:]
    return found


class _Names:
    """What colours and heaps of markers are called while certain families play."""

    __slots__ = ("colours", "markers")

    def __init__(self, families: tuple[int, ...]) -> None:
        grey = COLOUR_IDS[-1]
        seats = [FAMILY_IDS[family] if family != NOBODY else None for family in families]
        self.colours: Colours = (*seats, grey, None)
        self.markers: dict[int, list[str]] = {}  # by the packed number; there are few

    def unpack(self, packed: int) -> list[str]:
        """A heap of markers by colour, kept for the next view."""
        found = [str(self.colours[c]) for c in range(SEATS + 1) for _ in range(packed >> PACK * c & PACKED)]
        if len(self.markers) < MOST_HEAPS:
            self.markers[packed] = found
        return found[:]


MOST_HEAPS: Final = 5000
_hands: Final[dict[int, list[str]]] = {}  # by bits and family: what `_orders` has spelled out already
_names: Final[dict[tuple[int, ...], _Names]] = {}  # by the families of the seats


def _current(g: Sicily) -> dict[str, str] | None:
    """The order that is being carried out, and where."""
    if g.phase == EVENTS:
        for step in g.stack:
            if isinstance(step, EndOrder):
                return {"place": TERRITORY_IDS[step.slot >> 1], "order": ORDER_IDS[step.order]}
    return None


def _battle(g: Sicily, b: Battle, reader: int | None, colours: Colours) -> dict[str, Any]:
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
        "bonuses": [attack_parts(g, b), g.defence_parts(b.place)],
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
