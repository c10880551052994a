"""Chapter 10: who sees what, and the possible worlds of a seat."""

from __future__ import annotations

from itertools import compress
from typing import Any, Final

from consigliere.engine import Answers, Chance

from .action_boards import BOARD_FIRST, BOARD_SIZE, CELL_IDS, PACK, PACKED
from .battle import Battle
from .components import (
    BASIC_HAND,
    BITS,
    CARD,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    DISTRICT_IDS,
    EVENTS,
    FAMILY_IDS,
    IN_DISTRICT,
    KIND_IDS,
    KINDS,
    NOBODY,
    ORDER_BIT,
    ORDER_IDS,
    PHASE_IDS,
    PLANNING,
    PLANNING_LULL,
    ROWS,
    SEA_IDS,
    SEAS,
    SEATS,
    TEAM,
    TERRITORIES,
    TERRITORY_IDS,
    TOKENS_EACH,
)
from .conflict import CardEffects, LayCards, Pairs, Settle, attack_parts
from .events import EndOrder
from .state import Sicily

FACE_DOWN = (PLANNING, PLANNING_LULL)  # phases in which orders on the map lie face down [LF-EVT-01]
NO_ORDER_EACH: Final = [NOBODY] * TERRITORIES
BERTHS: Final = tuple(range(SEAS * SEATS))  # places for boats: by sea and seat
NO_CLAIMS: Final = (NOBODY,) * (2 * KINDS)
BOARD_CELLS: Final[tuple[tuple[str, ...], ...]] = tuple(
    CELL_IDS[first : first + size] for first, size in zip(BOARD_FIRST, BOARD_SIZE, strict=True)
)
FAMILY_NAMES: Final = (*FAMILY_IDS, None)  # -1 is nobody's
CHARACTER_NAMES: Final = (*CHARACTER_IDS, None)
CELL_NAMES: Final = (*CELL_IDS, None)
Colours = tuple[str | None, ...]  # names of the colours: of seats, grey, and None for nobody's (the last)


def of_team(seat: int | None, other: int) -> bool:
    """Whether a reader belongs to a seat's team."""
    return seat is not None and TEAM[seat] == TEAM[other]


def view(g: Sicily, seat: int | None) -> dict[str, Any]:
    """What a seat may see; a spectator sees what is public. [LF-TEAM-01, LF-RULE-53]

    Owners, soldiers, cars and labs are listed by territory, in the order of the dataset. The rest lists only what is
    there: territories with orders, cells with markers, seas with boats, districts with a control marker and those whose
    marker is turned crest up, control tokens with a marker.
    """
    names = _names.get(g.family)
    if names is None:
        names = _names[g.family] = _Names(g.family)
    colours = names.colours
    kinds, drawn = _drawn.get((g.kinds, g.drawn)) or _what_was_drawn(g)
    control = _controls.get(g.crests) or _Control(g.crests)
    held, owner = control.held[:], g.owner
    for a, b, c in control.bare:
        x, y, z = owner[a], owner[b], owner[c]
        held[x if x in (y, z) else y if y == z else NOBODY] += 1
    up = g.crests_up
    team = TEAM[seat] if seat is not None else NOBODY
    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "first": g.first,
        "turn": g.turn,
        "kinds": kinds[:],
        "drawn": [row[:] for row in drawn],
        "bank": {"soldiers": g.greys, "labs": g.labs_left},
        "seats": _players(g, team, held),
        "owners": [colours[colour] for colour in owner],
        "soldiers": g.soldiers[:],
        "cars": g.cars[:],
        "labs": g.labs[:],
        "orders": _orders_on_map(g, team),
        "resolved": _resolved(g) if g.spent else [],
        "seas": _seas(g.boats, colours),
        "districts": control.districts.copy(),
        "crests": [name for bit, name in control.marked if up & bit] if up else [],
        "upper": _board(g.upper, g.round - 1, names),
        "lower": _board(g.lower, g.round, names),
        "claims": _claims(g) if g.claims != NO_CLAIMS else [{}, {}],
        "current": _current(g) if g.phase == EVENTS else None,
        "battle": None if g.battle is None else _battle(g, g.battle, seat, colours),
    }


def _claims(g: Sicily) -> list[dict[str, int]]:
    """By team: the control tokens with a marker, and whose it is."""
    found: list[dict[str, int]] = [{}, {}]
    claims = g.claims
    for kind in g.kinds:
        if claims[kind] >= 0:
            found[0][KIND_IDS[kind]] = claims[kind]
        if claims[KINDS + kind] >= 0:
            found[1][KIND_IDS[kind]] = claims[KINDS + kind]
    return found


def _seas(boats: tuple[int, ...], colours: Colours) -> dict[str, dict[Any, int]]:
    """The seas with boats."""
    found: dict[str, dict[Any, int]] = {}
    for at in compress(BERTHS, boats):
        sea = SEA_IDS[at // SEATS]
        if sea in found:
            found[sea][colours[at % SEATS]] = boats[at]
        else:
            found[sea] = {colours[at % SEATS]: boats[at]}
    return found


def _players(g: Sicily, team: int, held: list[int]) -> list[dict[str, Any]]:
    """The families: public things, and for their own team what is behind the screen."""
    found: list[dict[str, Any]] = []
    opened, exempt, money, men, hand = g.opened, g.exempt, g.money, g.men, g.hand
    seat = row = 0
    for family, card, supply, cars, boats, markers, bust, gained, sold in zip(
        g.family, g.character, g.supply, g.garage, g.docks, g.discs, g.bust, g.gained, g.sold, strict=True
    ):
        hq: dict[str, Any] | None = None
        if TEAM[seat] == team:
            hq = {"money": money[seat], "soldiers": men[seat], "orders": _orders(family, hand[seat])}
        found.append(
            {
                "seat": seat,
                "team": TEAM[seat],
                "family": FAMILY_NAMES[family],
                "character": CHARACTER_NAMES[card],
                "supply": supply,
                "cars": cars,
                "boats": boats,
                "markers": markers,
                "bust": CELL_NAMES[bust],
                "exempt": exempt >> seat & 1 == 1,
                "opened": list(opened[row : row + ROWS]),
                "gained": [ORDER_IDS[order] for order in gained] if gained else [],
                "sold": _orders(family, sold) if sold else [],
                "districts": held[seat],
                "hq": hq,
            }
        )
        seat += 1
        row += ROWS
    return found


def _orders(family: int, bits: int) -> list[str]:
    """The orders in a set of bits."""
    if not bits:
        return []
    key = bits << 3 | family
    found = _hands.get(key)
    if found is None:
        base = TOKENS_EACH * family
        found = _hands[key] = [ORDER_IDS[base + token] for token in BITS[bits]]
    return found[:]


def _orders_on_map(g: Sicily, team: int) -> dict[str, list[str | None]]:
    """The territories with orders. Enemies see no names of face-down orders. [LF-ACT-05]"""
    found: dict[str, list[str | None]] = {}
    owners = g.owner
    face_up = g.phase not in FACE_DOWN
    for place, order in enumerate(g.orders[::2]):
        if order >= 0:
            name = ORDER_IDS[order] if face_up or TEAM[owners[place]] == team else None
            found[TERRITORY_IDS[place]] = [name]
    second = g.orders[1::2]
    if second != NO_ORDER_EACH:
        for place, order in enumerate(second):
            if order >= 0:
                name = ORDER_IDS[order] if face_up or TEAM[owners[place]] == team else None
                found.setdefault(TERRITORY_IDS[place], []).append(name)
    return found


def _resolved(g: Sicily) -> list[str]:
    """The resolved orders that stay for their vest. [LF-EVT-04]"""
    return [ORDER_IDS[order] for slot, order in enumerate(g.orders) if g.spent >> slot & 1]


def _board(cells: list[int], board: int, names: _Names) -> dict[str, list[str]] | None:
    """The markers by cell and colour, without empty cells; None if the board is not laid yet."""
    if not cells:
        return None
    kept = names.markers
    try:
        return {cell: kept[packed][:] for cell, packed in zip(BOARD_CELLS[board], cells, strict=True) if packed}
    except KeyError:  # not in the cache yet
        return {cell: names.unpack(packed) for cell, packed in zip(BOARD_CELLS[board], cells, strict=True) if packed}


def _what_was_drawn(g: Sicily) -> tuple[list[str], list[list[str]]]:
    """The control tokens in play and the families of the teams, cached."""
    kinds = [KIND_IDS[kind] for kind in g.kinds]
    drawn = [[FAMILY_IDS[family] for family in families] for families in g.drawn]
    if len(_drawn) < MOST_HEAPS:
        _drawn[g.kinds, g.drawn] = (kinds, drawn)
    return kinds, drawn


class _Control:
    """Derived data of the control markers on the map, cached by them."""

    __slots__ = ("bare", "districts", "held", "marked")

    def __init__(self, crests: tuple[int, ...]) -> None:
        self.held = [0] * (SEATS + 2)  # number of districts with a marker, by seat; grey and nobody have none
        self.districts: dict[str, int] = {}
        self.marked: list[tuple[int, str]] = []  # the bit of a district with a marker, and its name
        self.bare: list[tuple[int, ...]] = []  # districts without a marker; a player without markers may hold them
        for district, holder in enumerate(crests):
            if holder >= 0:
                self.held[holder] += 1
                self.districts[DISTRICT_IDS[district]] = holder
                self.marked.append((1 << district, DISTRICT_IDS[district]))
            else:
                self.bare.append(IN_DISTRICT[district])
        if len(_controls) < MOST_HEAPS:
            _controls[crests] = self


class _Names:
    """Names of colours and heaps of markers for a set of families."""

    __slots__ = ("colours", "markers")

    def __init__(self, families: tuple[int, ...]) -> None:
        grey = COLOUR_IDS[-1]
        seats = [FAMILY_IDS[family] if family != NOBODY else None for family in families]
        self.colours: Colours = (*seats, grey, None)
        self.markers: dict[int, list[str]] = {}  # by the packed number; there are few

    def unpack(self, packed: int) -> list[str]:
        """A heap of markers by colour, cached."""
        found = [str(self.colours[c]) for c in range(SEATS + 1) for _ in range(packed >> PACK * c & PACKED)]
        if len(self.markers) < MOST_HEAPS:
            self.markers[packed] = found
        return found[:]


MOST_HEAPS: Final = 5000
_hands: Final[dict[int, list[str]]] = {}  # by bits and family: the cache of `_orders`
_drawn: Final[dict[tuple[object, ...], tuple[list[str], list[list[str]]]]] = {}  # by what was drawn
_controls: Final[dict[tuple[int, ...], _Control]] = {}  # by the control markers of the districts
_names: Final[dict[tuple[int, ...], _Names]] = {}  # by the families of the seats


def _current(g: Sicily) -> dict[str, str] | None:
    """The order being resolved, and where."""
    for step in g.stack:
        if isinstance(step, EndOrder):
            return {"place": TERRITORY_IDS[step.slot >> 1], "order": ORDER_IDS[step.order]}
    return None


def cards_up(g: Sicily) -> bool:
    """Whether the cards of the conflict lie open: nobody is asked before they have taken effect. [LF-MOV-18]"""
    return bool(g.stack) and isinstance(g.stack[-1], (CardEffects, Pairs, Settle))


def _battle(g: Sicily, b: Battle, reader: int | None, colours: Colours) -> dict[str, Any]:
    laid = {0: b.attack_card, 1: b.defence_card}
    players = (b.seat, b.player)
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Answers) and isinstance(top.question, LayCards):
        for side in (0, 1):
            row = top.row(players[side])
            if row:
                laid[side] = CARD[str(row[0].target)]
    cards: list[str | bool | None] = []
    up = cards_up(g)
    for side in (0, 1):
        if laid[side] < 0:
            cards.append(None)
        elif up or of_team(reader, players[side]):
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


# --- possible worlds


def determinize(g: Sicily, seat: int | None, chance: Chance) -> Sicily:
    """Shuffle face-down orders on the map with those in HQ, as far as the times of laying and gaining allow. A laid
    conflict card is any of the three. All amounts stay, since every change was public. [LF-RULE-53]"""
    world = g.clone()
    world.chance = chance
    world.draws = 0
    if g.phase in FACE_DOWN:
        for other in range(SEATS):
            if not of_team(seat, other):
                _redeal(world, other)
    b = world.battle
    if b is not None and g.phase == EVENTS and not cards_up(g):
        if b.attack_card >= 0 and not of_team(seat, b.seat):
            b = b._replace(attack_card=world.random_below(CARDS))
        if b.defence_card >= 0 and not of_team(seat, b.player):
            b = b._replace(defence_card=world.random_below(CARDS))
        world.battle = b
    return world


def _redeal(g: Sicily, seat: int) -> None:
    """Assign a family's orders to places: the earliest first, among the orders that their owner had by then."""
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
        token = choice[g.random_below(len(choice))]
        pool &= ~(1 << token)
        g.orders[slot] = base + token
    g.hand[seat] = pool
