"""Names of components in sentences: the message for each thing, and its arguments.

Territories, seas, districts, tokens and cards have one message each, named by their id. Orders and cells are composed
from their parts, which are things too, so that a figure corrected in the dataset is correct in texts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from .action_boards import (
    A_DECISIVE,
    A_FIRST,
    A_GATHER,
    A_INFLUENCE,
    A_ORDER,
    A_PLACE,
    A_RECRUIT,
    ACTION_IDS,
    BOARD_FIRST,
    CELL,
    CELL_ACTIONS,
    CELL_BOARD,
    CELL_COLUMN,
    CELL_IDS,
    CELL_INFINITE,
    CELL_JOIN,
    CELL_MONEY,
    COLUMN_CELLS,
    COLUMN_IDS,
    DISTINCT,
    JOIN_IDS,
    OWN_ONLY,
    SAME,
    TO_BOARD,
    Action,
)
from .components import COLOUR, DATA, INITIATIVE, IS_ATTACK, KIND, ORDER, ORDER_PARTS, PART_IDS, VEST
from .options import COLUMN_THING, ROW_THING

Name = tuple[str, dict[str, Any]]
_ORDERS: Final[dict[str, dict[str, Any]]] = {entry["id"]: entry for entry in DATA["order"]}


@cache
def name_of(thing: str) -> Name:
    """The message that names a thing, and its arguments."""
    if thing in ORDER:
        return _order(thing)
    if thing.startswith("sale_"):
        return name_of(thing.partition("_")[2])
    if thing in CELL:
        return _cell(CELL[thing])
    if thing in ROW_THING or thing in COLUMN_THING:
        return thing.partition("_")[2], {}
    if thing.startswith("boat_"):
        return thing.partition("_")[2], {}
    head, _, rest = thing.partition("-")
    if head in CELL and rest in COLOUR:
        return "marker-on", {"colour": rest, "cell": head}
    if head in KIND:  # a control token of the other team's
        return head, {}
    if head in _COMPOSED:
        return _COMPOSED[head](rest)
    return thing, {}


def _order(name: str) -> Name:
    order, entry = ORDER[name], _ORDERS[name]
    basic = entry["class"] == "basic"
    title = f"basic-{name.partition('_basic_')[2]}" if basic else f"special-{entry['row']}-{entry['letter']}"
    return "token", {
        "title": title,
        "kind": "order-attack" if IS_ATTACK[order] else "order-supply",
        "initiative": str(INITIATIVE[order]),
        "parts": f"parts_of-{name}",
        "vest": f"vest_of-{VEST[order]}",
    }


def _special(rest: str) -> Name:
    row, _, letter = rest.partition("-")
    return "special-order", {"row": row, "letter": letter}


def _parts(name: str) -> Name:
    rows = [f"part_of-{name}-{i}" for i in range(len(ORDER_PARTS[ORDER[name]]))]
    return f"parts-{len(rows)}", dict(zip("abc", rows, strict=False))


def _part(rest: str) -> Name:
    name, _, number = rest.rpartition("-")
    part = ORDER_PARTS[ORDER[name]][int(number)]
    pattern = "/".join(str(one) for one in part.pattern)
    return f"part-{PART_IDS[part.kind]}", {"n": part.n, "skull": str(part.skull), "pattern": pattern}


def _vest(rest: str) -> Name:
    return "vest", {"n": int(rest)}


def _cell(cell: int) -> Name:
    column, board = COLUMN_IDS[CELL_COLUMN[cell]], CELL_BOARD[cell]
    number = str(COLUMN_CELLS[board][CELL_COLUMN[cell]].index(cell - BOARD_FIRST[board]) + 1)
    if not board:
        return "cell-zero", {"column": column, "number": number}
    return "cell", {
        "column": column,
        "number": number,
        "money": f"money_of-{CELL_IDS[cell]}",
        "actions": f"actions_of-{CELL_IDS[cell]}",
        "many": f"many_of-{CELL_IDS[cell]}",
    }


def _money(name: str) -> Name:
    money = CELL_MONEY[CELL[name]]
    return "cell-money", {"sign": "minus" if money < 0 else "plus" if money else "none", "n": str(abs(money))}


def _many(name: str) -> Name:
    return "cell-many", {"infinite": "yes" if CELL_INFINITE[CELL[name]] else "no"}


def _actions(name: str) -> Name:
    cell = CELL[name]
    rows = [f"action_of-{name}-{i}" for i in range(len(CELL_ACTIONS[cell]))]
    return f"cell-{JOIN_IDS[CELL_JOIN[cell]]}", dict(zip("ab", rows, strict=False))


def _action(rest: str) -> Name:
    name, _, number = rest.rpartition("-")
    action = CELL_ACTIONS[CELL[name]][int(number)]
    return action_message(action), {"n": str(action.n)}


def action_message(action: Action) -> str:
    """The message of a partial action."""
    if action.kind in (A_PLACE, A_RECRUIT) and not action.n and action.how != OWN_ONLY:
        return f"act-{ACTION_IDS[action.kind]}-base"  # the base value without a bonus
    if action.kind == A_PLACE:
        return "act-place-own" if action.how == OWN_ONLY else "act-place"
    if action.kind == A_ORDER:
        return {SAME: "act-order-same", DISTINCT: "act-order-distinct"}.get(action.how, "act-order")
    if action.kind == A_INFLUENCE:
        if action.how == TO_BOARD:
            return "act-influence-board"
        return "act-influence-two" if action.n > 1 else "act-influence"
    named = {A_GATHER: "gather", A_DECISIVE: "decisive", A_FIRST: "first"}
    return f"act-{named.get(action.kind, ACTION_IDS[action.kind])}"


_COMPOSED: Final[dict[str, Callable[[str], Name]]] = {
    "special": _special,
    "parts_of": _parts,
    "part_of": _part,
    "vest_of": _vest,
    "money_of": _money,
    "many_of": _many,
    "actions_of": _actions,
    "action_of": _action,
}
