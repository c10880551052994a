"""The components of La Famiglia as tables of numbers, read once from data.toml.

Code refers to territories, seas, districts, families, orders, cells and tokens by index. `..._IDS` hold the ids.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from consigliere.engine import NotUnderstood
from consigliere.engine.data import load_data

from .dataset import shape

DATA: Final[dict[str, Any]] = load_data(__package__)
if shape(DATA):
    raise NotUnderstood("the dataset of la_famiglia cannot be played with: " + "; ".join(shape(DATA)))


def ids_of(table: str) -> tuple[str, ...]:
    """The ids of a table of data.toml, in its order."""
    return tuple(entry["id"] for entry in DATA[table])


def index_of(names: tuple[str, ...]) -> dict[str, int]:
    """The number of every id."""
    return {name: i for i, name in enumerate(names)}


# --- corners and teams [LF-SET-02, LF-SET-03]

CORNER_IDS: Final[tuple[str, ...]] = tuple(DATA["turn_order"]["cycle"])  # a seat is a corner, in the order of play
SEATS: Final = 4
NOBODY: Final = -1
NEUTRAL: Final = 4  # the colour of grey pieces; colours 0 to 3 are seats
TEAM: Final[tuple[int, ...]] = tuple(
    next(i for i, team in enumerate(DATA["turn_order"]["teams"]) if corner in team) for corner in CORNER_IDS
)
ALLY: Final[tuple[int, ...]] = tuple(
    next(other for other in range(SEATS) if other != seat and TEAM[other] == TEAM[seat]) for seat in range(SEATS)
)
ORDER_FROM: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple((seat + i) % SEATS for i in range(SEATS)) for seat in range(SEATS)
)
TEAMS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(s for s in range(SEATS) if TEAM[s] == t) for t in (0, 1))

# --- the map [LF-SET-20]

TERRITORY_IDS: Final = ids_of("territory")
TERRITORY: Final = index_of(TERRITORY_IDS)
TERRITORIES: Final = 36
SEA_IDS: Final = ids_of("sea")
SEA: Final = index_of(SEA_IDS)
SEAS: Final = 9
DISTRICT_IDS: Final = ids_of("district")
DISTRICT: Final = index_of(DISTRICT_IDS)
DISTRICTS: Final = 12
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(TERRITORY[name] for name in entry["neighbours"])) for entry in DATA["territory"]
)
SEAS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(SEA[name] for name in entry["seas"])) for entry in DATA["territory"]
)
COAST: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(TERRITORY[name] for name in entry["coast"])) for entry in DATA["sea"]
)
SEA_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(SEA[name] for name in entry["neighbours"])) for entry in DATA["sea"]
)
DISTRICT_OF: Final[tuple[int, ...]] = tuple(DISTRICT[entry["district"]] for entry in DATA["territory"])
IN_DISTRICT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(TERRITORY[name] for name in entry["territories"]) for entry in DATA["district"]
)
BRONTE: Final[int] = TERRITORY[DATA["game"]["tie_break_territory"]]
START: Final[tuple[tuple[int, int], ...]] = tuple(  # the colour that begins here, and how many
    (
        NEUTRAL if entry["start"]["owner"] == "neutral" else CORNER_IDS.index(entry["start"]["owner"]),
        entry["start"]["soldiers"],
    )
    for entry in DATA["territory"]
)
START_OWNERS: Final[tuple[int, ...]] = tuple(colour for colour, _ in START)
START_LANDS: Final[tuple[tuple[int, ...], ...]] = tuple(  # by colour, grey before nobody's
    tuple(place for place in range(TERRITORIES) if START_OWNERS[place] == colour)
    for colour in (*range(NEUTRAL + 1), NOBODY)
)


def _steps(start: int) -> tuple[int, ...]:
    """The distance of every territory from one, in land steps."""
    far = [-1] * TERRITORIES
    far[start] = 0
    reached = [start]
    for place in reached:
        for other in NEIGHBOURS[place]:
            if far[other] < 0:
                far[other] = far[place] + 1
                reached.append(other)
    return tuple(far)


STEPS_BETWEEN: Final[tuple[tuple[int, ...], ...]] = tuple(_steps(place) for place in range(TERRITORIES))


def _within(start: int, most: int) -> tuple[int, ...]:
    return tuple(place for place in range(TERRITORIES) if 1 <= STEPS_BETWEEN[start][place] <= most)


# WITHIN[n][territory]: the territories 1 to n land steps away
WITHIN: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_within(place, most) for place in range(TERRITORIES)) for most in range(4)
)

# --- limits

_LIMITS: Final[dict[str, Any]] = DATA["limits"]
_GAME: Final[dict[str, Any]] = DATA["game"]
LABS_EACH: Final[int] = _LIMITS["labs_per_territory"]
BOATS_COLLIDE: Final[int] = _LIMITS["boats_per_sea_removed_at"]
ORDERS_MOST: Final[int] = _LIMITS["orders_per_territory_max_special"]
KINDS_IN_PLAY: Final[int] = _LIMITS["control_tokens_in_play"]
MARKER_FEE: Final[int] = _LIMITS["other_player_marker_fee"]
COLUMN_FEE: Final[int] = _LIMITS["column_fee_per_marker"]
GIFT_COST: Final[int] = _LIMITS["gift_cost"]
SALE: Final[int] = _LIMITS["order_sale_value"]
BRUTE: Final[int] = _LIMITS["brute_force_cost"]
DRAWN_EACH: Final[int] = _LIMITS["families_drawn_per_team"]
START_MARKERS: Final[int] = _LIMITS["start_markers_per_player"]
FIRST_GIFT: Final[int] = _LIMITS["first_player_gift"]
LAB_PAYS: Final[int] = _LIMITS["launder_per_lab"]
LAB_DEFENCE: Final[int] = _LIMITS["lab_defence"]
LAB_LOSS: Final[int] = _LIMITS["labs_removed_on_new_control"]
SNITCH_COST: Final[int] = _LIMITS["snitch_cost"]
ROUNDS: Final[int] = _GAME["rounds"]
ALONE_WINS: Final[int] = _GAME["win_family_districts"]
TEAM_WINS: Final[int] = _GAME["win_team_districts"]
HOLDS_DISTRICT: Final[int] = _GAME["district_control_territories"]

_COMMON: Final[dict[str, Any]] = DATA["components"]["common"]
_EACH: Final[dict[str, Any]] = DATA["components"]["family"]
LABS: Final[int] = _COMMON["labs"]
NEUTRALS: Final[int] = _COMMON["neutral_soldiers"]
NEUTRAL_MARKERS: Final[int] = _COMMON["neutral_influence"]
SOLDIERS: Final[int] = _EACH["soldiers"]
BOATS: Final[int] = _EACH["boats"]
CARS: Final[int] = _EACH["cars"]
EXTRA_MARKERS: Final[int] = _EACH["influence_extra"]
BOARD_MARKERS: Final[int] = _EACH["influence_on_board"]
CONTROL_MARKERS: Final[int] = _EACH["control_markers"]

# --- families and their boards [LF-SET-19, LF-FAM-01 to 05]

FAMILY_IDS: Final = ids_of("family")
FAMILY: Final = index_of(FAMILY_IDS)
FAMILIES: Final = 6
COLOUR_IDS: Final = (*FAMILY_IDS, "grey")  # what a marker or a boat can look like
COLOUR: Final = index_of(COLOUR_IDS)
BEGINNER: Final[tuple[int, ...]] = tuple(FAMILY[entry["id"]] for entry in DATA["family"] if entry["beginner"])
ROW_IDS: Final[tuple[str, ...]] = tuple(
    entry["id"] for entry in sorted(DATA["row"], key=lambda entry: int(entry["position"]))
)
ROW: Final = index_of(ROW_IDS)
ROWS: Final = 4
JUSTICE: Final = 0
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3

# the instant effects of a cell
NO_INSTANT: Final = 0
I_MONEY: Final = 1
I_CAR: Final = 2
I_LAB: Final = 3
INSTANT_IDS: Final = ("none", "money", "car", "lab", "launder")

# --- orders [LF-SET-07, LF-SET-10]

_ORDERS: Final[list[dict[str, Any]]] = sorted(DATA["order"], key=lambda entry: FAMILY[entry["family"]])
ORDER_IDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _ORDERS)
ORDER: Final = index_of(ORDER_IDS)
TOKENS_EACH: Final = 13
ORDER_FAMILY: Final[tuple[int, ...]] = tuple(FAMILY[entry["family"]] for entry in _ORDERS)
ORDER_BIT: Final[tuple[int, ...]] = tuple(1 << i % TOKENS_EACH for i in range(len(_ORDERS)))
ORDER_BASIC: Final[tuple[bool, ...]] = tuple(entry["class"] == "basic" for entry in _ORDERS)
IS_ATTACK: Final[tuple[bool, ...]] = tuple(entry["type"] == "attack" for entry in _ORDERS)
INITIATIVE: Final[tuple[int, ...]] = tuple(entry["initiative"] for entry in _ORDERS)
VEST: Final[tuple[int, ...]] = tuple(entry["vest"] for entry in _ORDERS)
ANY_ORDER: Final[tuple[bool, ...]] = tuple(entry.get("any_order", False) for entry in _ORDERS)
BASIC_HAND: Final[tuple[int, ...]] = tuple(  # by family, as bits
    sum(ORDER_BIT[i] for i in range(len(_ORDERS)) if ORDER_FAMILY[i] == family and ORDER_BASIC[i])
    for family in range(FAMILIES)
)
# by bits of tokens: which of a family's thirteen they are
BITS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(i for i in range(TOKENS_EACH) if mask >> i & 1) for mask in range(1 << TOKENS_EACH)
)

# the parts of an order
P_MONEY: Final = 0
P_RECRUIT: Final = 1
P_RECRUIT_BASE: Final = 2
P_PLACE: Final = 3
P_PLACE_BASE: Final = 4
P_CAR: Final = 5
P_BOAT: Final = 6
P_LAB: Final = 7
P_REINFORCE: Final = 8
P_AID: Final = 9
P_GATHER: Final = 10
P_ATTACK: Final = 11
P_BOMB: Final = 12
P_SNITCH: Final = 13
P_CONVERT: Final = 14
P_AGITATE: Final = 15
P_REPLACE: Final = 16
P_PAY: Final = 17
PART_IDS: Final = (
    "money",
    "recruit",
    "recruit_base",
    "place",
    "place_base",
    "car",
    "boat",
    "lab",
    "lab_reinforce",
    "aid",
    "gather",
    "attack",
    "bomb",
    "snitch",
    "convert_adjacent",
    "agitate",
    "replace_defenders",
    "pay_remove",
)
PART: Final = index_of(PART_IDS)


class Part(NamedTuple):
    """One symbol of an order: what it is and its numbers."""

    kind: int
    n: int
    """Amount, bonus, shotguns, bombs, range, most swapped, lire each."""
    skull: int
    pattern: tuple[int, ...]


_AMOUNT: Final = ("n", "bonus", "shots", "count", "range", "max", "lire_each", "soldiers")


def _part(effect: dict[str, Any]) -> Part:
    amount = next((effect[name] for name in _AMOUNT if name in effect), 0)
    skull = effect.get("neighbours", effect.get("skull", 0))  # of aid: how many neighbours
    return Part(PART[effect["kind"]], amount, skull, tuple(sorted(effect.get("pattern", ()), reverse=True)))


ORDER_PARTS: Final[tuple[tuple[Part, ...], ...]] = tuple(
    tuple(_part(effect) for effect in entry["effects"]) for entry in _ORDERS
)


def part_of(order: int, kind: int) -> Part | None:
    """An order's part of a kind; None if it has none."""
    for part in ORDER_PARTS[order]:
        if part.kind == kind:
            return part
    return None


class BoardCell(NamedTuple):
    """A round cell of a family board: the special order and the instant effect that uncovering it gives."""

    order: int
    """-1: none."""
    instant: int
    n: int


def _special(family: str, row: str, letter: str) -> int:
    return next(
        i
        for i, entry in enumerate(_ORDERS)
        if entry["family"] == family and entry.get("row") == row and entry.get("letter") == letter
    )


def _board_cell(family: str, row: str, cell: dict[str, Any]) -> BoardCell:
    order = _special(family, row, cell["order"]) if "order" in cell else -1
    instant = cell.get("instant", {"kind": "none"})
    return BoardCell(order, INSTANT_IDS.index(instant["kind"]), instant.get("n", 0))


def _family_row(family: dict[str, Any], row: str) -> dict[str, Any]:
    return next(entry for entry in family["rows"] if entry["row"] == row)


# FAMILY_BOARD[family][row]: its cells from the left
FAMILY_BOARD: Final[tuple[tuple[tuple[BoardCell, ...], ...], ...]] = tuple(
    tuple(tuple(_board_cell(f["id"], row, cell) for cell in _family_row(f, row)["cells"]) for row in ROW_IDS)
    for f in DATA["family"]
)
ROW_LENGTH: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(len(cells) for cells in family) for family in FAMILY_BOARD)


def _bases(row: str, half: str) -> tuple[tuple[int, ...], ...]:
    """By family and cells uncovered: the rightmost uncovered value. [LF-FAM-02]"""
    found = []
    for family in DATA["family"]:
        entry = _family_row(family, row)
        value = entry["base"][half] if half else entry["base"]
        values = [value]
        for cell in entry["cells"]:
            if "base" in cell:
                value = cell["base"][half] if half else cell["base"]
            values.append(value)
        found.append(tuple(values))
    return tuple(found)


CAR_ATTACK: Final = _bases("justice", "attack")
CAR_BOMB: Final = _bases("justice", "bomb")
PLACE_BASE: Final = _bases("police", "")
RECRUIT_BASE: Final = _bases("church", "")


def base_values(family: int, opened: list[int]) -> dict[str, int]:
    """The base values of a family by name, given how many cells of each row are uncovered."""
    return {
        "place": PLACE_BASE[family][opened[POLICE]],
        "recruit": RECRUIT_BASE[family][opened[CHURCH]],
        "attack": CAR_ATTACK[family][opened[JUSTICE]],
        "bomb": CAR_BOMB[family][opened[JUSTICE]],
    }


# --- action boards [LF-SET-01, LF-CELL-01 to 06]


# --- control tokens [LF-TOK-01 to 12]

KIND_IDS: Final = ids_of("control_token")
KIND: Final = index_of(KIND_IDS)
KINDS: Final = 11
_EFFECTS: Final[list[dict[str, Any]]] = [entry["effect"] for entry in DATA["control_token"]]
# Each effect with the token that has it; a dataset gives an effect to one token.
EFFECT: Final[dict[str, int]] = {effect["kind"]: i for i, effect in enumerate(_EFFECTS)}
AUTHORITY: Final[int] = EFFECT["discard_hq_soldier_for"]
BRIBE: Final[int] = EFFECT["pay_remove_defender"]
TIME_BOMB: Final[int] = EFFECT["bomb_range_with_car"]
MORE_BOATS: Final[int] = EFFECT["place_boat"]
RECRUITS: Final[int] = EFFECT["place_from_hq"]
CANNONS: Final[int] = EFFECT["attack_bonus"]
ACCOMPLICES: Final[int] = EFFECT["attack_past"]
SUBORDINATION: Final[int] = EFFECT["second_order_allowed"]
DRIVERS: Final[int] = EFFECT["place_car"]
PROTECTION: Final[int] = EFFECT["defence_bonus_with_lab"]
CHEMISTS: Final[int] = EFFECT["launder_bonus"]
AUTHORITY_COST: Final[int] = _EFFECTS[AUTHORITY]["soldiers"]
BRIBE_COST: Final[int] = _EFFECTS[BRIBE]["lire"]
BRIBED: Final[int] = _EFFECTS[BRIBE]["defenders"]
TIME_BOMB_RANGE: Final[int] = _EFFECTS[TIME_BOMB]["range"]
RECRUITS_PLACE: Final[int] = _EFFECTS[RECRUITS]["soldiers"]
CANNONS_BONUS: Final[int] = _EFFECTS[CANNONS]["n"]
PAST_COST: Final[int] = _EFFECTS[ACCOMPLICES]["lire"]
PROTECTS: Final[int] = _EFFECTS[PROTECTION]["n"]
CHEMISTS_BONUS: Final[int] = _EFFECTS[CHEMISTS]["n"]

# --- characters and conflict cards [LF-SET-14, LF-RULE-13]

CHARACTER_IDS: Final = ids_of("character")
CHARACTER: Final = index_of(CHARACTER_IDS)


class Character(NamedTuple):
    """The setup of a character card: money, soldiers in HQ and on the map, and equipment. [LF-SET-14]"""

    money: int
    hq_soldiers: int
    map_soldiers: int
    cars: int
    boats: int
    labs: int


CHARACTERS: Final[tuple[Character, ...]] = tuple(
    Character(c["money"], c["hq_soldiers"], c["map_soldiers"], c["cars"], c["boats"], c["labs"])
    for c in DATA["character"]
)
CARD_IDS: Final = ids_of("conflict_card")
CARD: Final = index_of(CARD_IDS)
CARDS: Final = 3
CARD_STEP: Final[tuple[int, ...]] = tuple(entry["step"] for entry in DATA["conflict_card"])
CARD_SWAPS: Final[tuple[int, ...]] = tuple(
    entry["effect"]["n"] if entry["effect"]["kind"] == "swap_enemy_soldier" else 0 for entry in DATA["conflict_card"]
)
CARD_FLEES: Final[tuple[int, ...]] = tuple(
    entry["effect"]["n"] if entry["effect"]["kind"] == "own_soldiers_to_hq" else 0 for entry in DATA["conflict_card"]
)

# --- the course of a round [LF-RND-01]

SETUP: Final = 0
PLANNING: Final = 1
PLANNING_LULL: Final = 2
EVENTS: Final = 3
EVENTS_LULL: Final = 4
PHASE_IDS: Final = ("setup", "planning", "planning_lull", "events", "events_lull")


class Rules:
    """The settings of a match."""

    __slots__ = (
        "beginner",
        "defector_needs_supply",
        "exact_placement",
        "fewer_markers",
        "only_family",
        "predictable",
        "swaps_count",
    )

    def __init__(self, options: dict[str, Any]) -> None:
        self.beginner: bool = options["beginner_families"]
        self.predictable: bool = options["predictable_conflicts"]
        self.only_family: bool = options.get("only_family", False)
        self.exact_placement: bool = options.get("exact_placement", False)
        self.defector_needs_supply: bool = options.get("defector_needs_supply", False)
        self.swaps_count: bool = options.get("swapped_neutrals_count", False)
        self.fewer_markers: bool = options.get("fewer_markers", False)
