"""The components of La Famiglia as tables of numbers, read once from data.toml.

A territory, sea, district, family, order, cell or token is its index in these tables; its id stands in `..._IDS`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from consigliere.engine import NotUnderstood
from consigliere.engine.data import load_data

from .dataset import shape

DATA: Final[dict[str, Any]] = load_data("consigliere.games.la_famiglia")
if shape(DATA):
    raise NotUnderstood("the dataset of la_famiglia cannot be played with: " + "; ".join(shape(DATA)))


def _ids(table: str) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in DATA[table])


def _index(names: tuple[str, ...]) -> dict[str, int]:
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

TERRITORY_IDS: Final = _ids("territory")
TERRITORY: Final = _index(TERRITORY_IDS)
TERRITORIES: Final = 36
SEA_IDS: Final = _ids("sea")
SEA: Final = _index(SEA_IDS)
SEAS: Final = 9
DISTRICT_IDS: Final = _ids("district")
DISTRICT: Final = _index(DISTRICT_IDS)
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
    """How many land steps every territory lies from one."""
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


# WITHIN[n][territory]: the territories that lie 1 to n land steps away
WITHIN: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_within(place, most) for place in range(TERRITORIES)) for most in range(4)
)

# --- limits

_LIMITS: Final[dict[str, Any]] = DATA["limits"]
_GAME: Final[dict[str, Any]] = DATA["game"]
LABS_EACH: Final[int] = _LIMITS["labs_per_territory"]
BOATS_COLLIDE: Final[int] = _LIMITS["boats_per_sea_removed_at"]
ORDERS_EACH: Final[int] = _LIMITS["orders_per_territory"]
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

FAMILY_IDS: Final = _ids("family")
FAMILY: Final = _index(FAMILY_IDS)
FAMILIES: Final = 6
COLOUR_IDS: Final = (*FAMILY_IDS, "grey")  # what a marker or a boat can look like
COLOUR: Final = _index(COLOUR_IDS)
BEGINNER: Final[tuple[int, ...]] = tuple(FAMILY[entry["id"]] for entry in DATA["family"] if entry["beginner"])
ROW_IDS: Final[tuple[str, ...]] = tuple(
    entry["id"] for entry in sorted(DATA["row"], key=lambda entry: int(entry["position"]))
)
ROW: Final = _index(ROW_IDS)
ROWS: Final = 4
JUSTICE: Final = 0
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3

# what a cell gives at once
NO_INSTANT: Final = 0
I_MONEY: Final = 1
I_CAR: Final = 2
I_LAB: Final = 3
I_LAUNDER: Final = 4
INSTANT_IDS: Final = ("none", "money", "car", "lab", "launder")

# --- orders [LF-SET-07, LF-SET-10]

_ORDERS: Final[list[dict[str, Any]]] = sorted(DATA["order"], key=lambda entry: FAMILY[entry["family"]])
ORDER_IDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _ORDERS)
ORDER: Final = _index(ORDER_IDS)
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
PART: Final = _index(PART_IDS)
SUPPLY_PARTS: Final = P_AID  # parts up to this one are supplies, whatever the token's type


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
    """The part of a kind that an order has; none if it has none."""
    for part in ORDER_PARTS[order]:
        if part.kind == kind:
            return part
    return None


class BoardCell(NamedTuple):
    """A round cell of a family board: the special order its uncovering gives, and what comes at once."""

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
    """All of them, for a family whose rows have so many cells uncovered."""
    return {
        "place": PLACE_BASE[family][opened[POLICE]],
        "recruit": RECRUIT_BASE[family][opened[CHURCH]],
        "attack": CAR_ATTACK[family][opened[JUSTICE]],
        "bomb": CAR_BOMB[family][opened[JUSTICE]],
    }


# --- action boards [LF-SET-01, LF-CELL-01 to 06]

COLUMN_IDS: Final = _ids("column")
COLUMN: Final = _index(COLUMN_IDS)
COLUMNS: Final = 6

# what an action does
A_RECRUIT: Final = 0
A_PLACE: Final = 1
A_ORDER: Final = 2
A_EQUIP: Final = 3
A_LAUNDER: Final = 4
A_INFLUENCE: Final = 5
A_GATHER: Final = 6
A_FIRST: Final = 7
A_DECISIVE: Final = 8
ACTION_IDS: Final = (
    "recruit",
    "place",
    "order",
    "equip",
    "launder",
    "influence",
    "gather_to",
    "first_player",
    "decisive",
)
# How an action is done: where soldiers are placed, how orders are spread, where markers of influence go.
WHERE_IDS: Final = ("own_or_empty", "own")
SPREAD_IDS: Final = ("one", "distinct", "same")
TO_IDS: Final = ("supply", "board", "split")
SAME: Final = 2
DISTINCT: Final = 1
OWN_ONLY: Final = 1
TO_BOARD: Final = 1
TO_SPLIT: Final = 2
# rows of influence beside a row's own number
ANY_ROW: Final = -1
TWO_ROWS: Final = -2


# What an action needs so that it can be done at all, as a bit: its kind's, but for two that ask for more. [LF-CELL-05]
NEEDS_OWN: Final = 1 << 9  # soldiers may be placed on own territories only
NEEDS_SAME: Final = 1 << 10  # two orders on one territory
NEEDS_ALL: Final = (1 << 11) - 1


class Action(NamedTuple):
    """A partial action of a cell or column."""

    kind: int
    n: int
    """Bonus or count."""
    how: int
    """Of its kind: a place in WHERE_IDS, SPREAD_IDS or TO_IDS."""
    row: int
    need: int


_HOW: Final = {name: number for row in (WHERE_IDS, SPREAD_IDS, TO_IDS) for number, name in enumerate(row)}


def _action(entry: dict[str, Any]) -> Action:
    how = entry.get("where", entry.get("spread", entry.get("to", "one")))
    rows = entry.get("rows", "any_one")
    row = {"any_one": ANY_ROW, "two_different": TWO_ROWS}.get(rows, ROW.get(rows, ANY_ROW))
    return action(ACTION_IDS.index(entry["kind"]), entry.get("bonus", entry.get("count", 0)), _HOW[how], row)


def action(kind: int, n: int, how: int, row: int) -> Action:
    """An action with what it needs."""
    need = 1 << kind
    if kind == A_PLACE and how == OWN_ONLY:
        need = NEEDS_OWN
    elif kind == A_ORDER and how == SAME:
        need = NEEDS_SAME
    return Action(kind, n, how, row, need)


COLUMN_ACTIONS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(_action(action) for action in entry["actions"]) for entry in DATA["column"]
)

BOARDS: Final = 5
JOIN_OR: Final = 1
JOIN_AND: Final = 2
JOIN_IDS: Final = ("single", "or", "and")


def _cells(board: dict[str, Any]) -> list[dict[str, Any]]:
    """The cells of a board; board 0 gives numbers, its grey circles come first in their column. [LF-RULE-50]"""
    if not board["printed_on_map"]:
        return list(board["cells"])
    found: list[dict[str, Any]] = []
    for column in board["cells"]:
        for i in range(column["neutral"] + column["free"]):
            name = f"b{board['id']}_{column['column']}_{i + 1}"
            cell = {"id": name, "column": column["column"], "infinite": False, "money": 0, "join": "single"}
            found.append({**cell, "actions": [], "circle": i < column["neutral"]})
    return found


_BOARD_CELLS: Final = [_cells(board) for board in sorted(DATA["action_board"], key=lambda board: int(board["id"]))]
_CELLS: Final = [cell for cells in _BOARD_CELLS for cell in cells]
CELL_IDS: Final[tuple[str, ...]] = tuple(cell["id"] for cell in _CELLS)
CELL: Final = _index(CELL_IDS)
BOARD_SIZE: Final[tuple[int, ...]] = tuple(len(cells) for cells in _BOARD_CELLS)
BOARD_FIRST: Final[tuple[int, ...]] = tuple(sum(BOARD_SIZE[:board]) for board in range(BOARDS))
CELL_BOARD: Final[tuple[int, ...]] = tuple(b for b, cells in enumerate(_BOARD_CELLS) for _ in cells)
CELL_COLUMN: Final[tuple[int, ...]] = tuple(COLUMN[cell["column"]] for cell in _CELLS)
CELL_INFINITE: Final[tuple[bool, ...]] = tuple(cell["infinite"] for cell in _CELLS)
CELL_MONEY: Final[tuple[int, ...]] = tuple(cell["money"] for cell in _CELLS)
CELL_JOIN: Final[tuple[int, ...]] = tuple(JOIN_IDS.index(cell["join"]) for cell in _CELLS)
CELL_CIRCLE: Final[tuple[bool, ...]] = tuple(cell.get("circle", False) for cell in _CELLS)
CELL_ACTIONS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(_action(action) for action in cell["actions"]) for cell in _CELLS
)
CELL_NEEDS: Final[tuple[int, ...]] = tuple(  # bits: a cell can be used when one of them can be done
    sum({action.need for action in acts}) for acts in CELL_ACTIONS
)
CELL_COST: Final[tuple[int, ...]] = tuple(max(0, -money) for money in CELL_MONEY)
CELL_DECISIVE: Final[tuple[bool, ...]] = tuple(any(a.kind == A_DECISIVE for a in acts) for acts in CELL_ACTIONS)
COLUMN_COST: Final[tuple[tuple[int, ...], ...]] = tuple(  # by board and column
    tuple(board["column_costs"][column] for column in COLUMN_IDS)
    for board in sorted(DATA["action_board"], key=lambda board: int(board["id"]))
)
# COLUMN_CELLS[board][column]: places of its cells on the board
COLUMN_CELLS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(i for i in range(BOARD_SIZE[b]) if CELL_COLUMN[BOARD_FIRST[b] + i] == column) for column in range(COLUMNS)
    )
    for b in range(BOARDS)
)
# Markers on a cell are packed: six bits for each colour, seats first, then grey.
PACK: Final = 6
PACKED: Final = 63
ONE: Final[tuple[int, ...]] = tuple(1 << PACK * colour for colour in range(SEATS + 1))

# --- control tokens [LF-TOK-01 to 12]

KIND_IDS: Final = _ids("control_token")
KIND: Final = _index(KIND_IDS)
KINDS: Final = 11
_EFFECTS: Final[list[dict[str, Any]]] = [entry["effect"] for entry in DATA["control_token"]]
# The vocabulary of their effects, each with the token that has it; a dataset gives an effect to one token.
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

CHARACTER_IDS: Final = _ids("character")
CHARACTER: Final = _index(CHARACTER_IDS)


class Character(NamedTuple):
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
CARD_IDS: Final = _ids("conflict_card")
CARD: Final = _index(CARD_IDS)
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
    """What was agreed before the game."""

    __slots__ = ("beginner", "predictable")

    def __init__(self, options: dict[str, Any]) -> None:
        self.beginner: bool = options["beginner_families"]
        self.predictable: bool = options["predictable_conflicts"]
