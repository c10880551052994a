"""The action boards and columns of La Famiglia as tables of whole numbers. [LF-SET-01, LF-CELL-01 to 06]"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .components import DATA, ROW, SEATS, ids_of, index_of

COLUMN_IDS: Final = ids_of("column")
COLUMN: Final = index_of(COLUMN_IDS)
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
# The variants of an action: where soldiers are placed, how orders are spread, where influence markers go.
WHERE_IDS: Final = ("own_or_empty", "own")
SPREAD_IDS: Final = ("one", "distinct", "same")
TO_IDS: Final = ("supply", "board", "split")
SAME: Final = 2
DISTINCT: Final = 1
OWN_ONLY: Final = 1
TO_BOARD: Final = 1
TO_SPLIT: Final = 2
# values of an influence row besides row numbers
ANY_ROW: Final = -1
TWO_ROWS: Final = -2

# What an action needs to be possible, as a bit: the bit of its kind, except for two with further needs. [LF-CELL-05]
NEEDS_OWN: Final = 1 << 9  # soldiers may be placed on own territories only
NEEDS_SAME: Final = 1 << 10  # two orders on one territory
NEEDS_ALL: Final = (1 << 11) - 1


class Action(NamedTuple):
    """A partial action of a cell or column."""

    kind: int
    n: int
    """Bonus or count."""
    how: int
    """The variant, depending on the kind: an index into WHERE_IDS, SPREAD_IDS or TO_IDS."""
    row: int
    need: int


_HOW: Final = {name: number for row in (WHERE_IDS, SPREAD_IDS, TO_IDS) for number, name in enumerate(row)}


def _action(entry: dict[str, Any]) -> Action:
    how = entry.get("where", entry.get("spread", entry.get("to", "one")))
    rows = entry.get("rows", "any_one")
    row = {"any_one": ANY_ROW, "two_different": TWO_ROWS}.get(rows, ROW.get(rows, ANY_ROW))
    return action(ACTION_IDS.index(entry["kind"]), entry.get("bonus", entry.get("count", 0)), _HOW[how], row)


def action(kind: int, n: int, how: int, row: int) -> Action:
    """An action with its needs."""
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
    """The cells of a board. Board 0 only has counts; its grey circles come first in their column. [LF-RULE-50]"""
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
CELL: Final = index_of(CELL_IDS)
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
CELL_NEEDS: Final[tuple[int, ...]] = tuple(  # bits: a cell can be used if one of these needs is met
    sum({action.need for action in acts}) for acts in CELL_ACTIONS
)
CELL_COST: Final[tuple[int, ...]] = tuple(max(0, -money) for money in CELL_MONEY)
CELL_DECISIVE: Final[tuple[bool, ...]] = tuple(any(a.kind == A_DECISIVE for a in acts) for acts in CELL_ACTIONS)
COLUMN_COST: Final[tuple[tuple[int, ...], ...]] = tuple(  # by board and column
    tuple(board["column_costs"][column] for column in COLUMN_IDS)
    for board in sorted(DATA["action_board"], key=lambda board: int(board["id"]))
)
# COLUMN_CELLS[board][column]: indices of its cells on the board
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
