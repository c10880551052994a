"""Actions of cells and parts of orders as pictograms with numbers. Their words are in tooltips and in the list."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from consigliere.games.la_famiglia.action_boards import (
    A_DECISIVE,
    A_EQUIP,
    A_FIRST,
    A_GATHER,
    A_INFLUENCE,
    A_LAUNDER,
    A_ORDER,
    A_PLACE,
    A_RECRUIT,
    CELL_ACTIONS,
    CELL_JOIN,
    DISTINCT,
    JOIN_AND,
    OWN_ONLY,
    SAME,
    TO_BOARD,
    Action,
)
from consigliere.games.la_famiglia.components import (
    CHEMISTS,
    CHEMISTS_BONUS,
    FAMILY,
    KIND_IDS,
    LAB_PAYS,
    ORDER_PARTS,
    P_AGITATE,
    P_AID,
    P_ATTACK,
    P_BOAT,
    P_BOMB,
    P_CAR,
    P_CONVERT,
    P_GATHER,
    P_LAB,
    P_MONEY,
    P_PAY,
    P_PLACE,
    P_PLACE_BASE,
    P_RECRUIT,
    P_RECRUIT_BASE,
    P_REINFORCE,
    P_REPLACE,
    P_SNITCH,
    Part,
    base_values,
)

from .pieces import LETTERS, fig
from .style import icon

Row = tuple[tuple[str, str], ...]
"""Signs of a line: an icon and its number, or "" for either."""


class Sums(NamedTuple):
    """The reader's own values: base values, and the income of laundering."""

    place: int
    recruit: int
    launder: int


def sums_of(view: dict[str, Any]) -> Sums | None:
    """The reader's sums; None for a spectator and before families are chosen."""
    seat, table = view["seat"], view["table"]
    if seat is None or table["seats"][seat]["family"] is None:
        return None
    player = table["seats"][seat]
    base = base_values(FAMILY[player["family"]], player["opened"])
    labs = sum(n for n, owner in zip(table["labs"], table["owners"], strict=True) if owner == player["family"])
    bonus = CHEMISTS_BONUS if labs and table["claims"][player["team"]].get(KIND_IDS[CHEMISTS]) == seat else 0
    return Sums(base["place"], base["recruit"], LAB_PAYS * labs + bonus)


def _sum(base: int | None, bonus: int) -> str:
    """The reader's own sum; for others the bonus alone."""
    if base is not None:
        return str(base + bonus)
    return f"+{bonus}" if bonus else ""


def _action(action: Action, sums: Sums | None) -> Row:
    kind = action.kind
    if kind == A_RECRUIT:
        return (("recruit", _sum(None if sums is None else sums.recruit, action.n)),)
    if kind == A_PLACE:
        name = "place-own" if action.how == OWN_ONLY else "place"
        return ((name, _sum(None if sums is None else sums.place, action.n)),)
    if kind == A_ORDER:
        return (({SAME: "orders-same", DISTINCT: "orders-two"}.get(action.how, "order"), ""),)
    if kind == A_LAUNDER:
        return (("launder", "" if sums is None else str(sums.launder)),)
    if kind == A_EQUIP:
        return (("car", ""), ("boat", ""), ("lab", ""))
    if kind == A_INFLUENCE:
        two = "influence-two" if action.n > 1 else "influence"
        return (("influence-board" if action.how == TO_BOARD else two, ""),)
    return (({A_GATHER: "gather", A_FIRST: "first", A_DECISIVE: "decisive"}[kind], ""),)


@lru_cache(maxsize=2048)
def cell_rows(cell: int, sums: Sums | None) -> tuple[Row, ...]:
    """What is printed on a cell, one line for each action, with "/" or "+" before the second."""
    rows = [_action(action, sums) for action in CELL_ACTIONS[cell]]
    joint = "+" if CELL_JOIN[cell] == JOIN_AND else "/"
    return tuple([row if not i else (("", joint), *row) for i, row in enumerate(rows)])


_NAMED: Final = {
    P_MONEY: "coin",
    P_RECRUIT: "recruit",
    P_RECRUIT_BASE: "recruit",
    P_PLACE: "place",
    P_PLACE_BASE: "place",
    P_CAR: "car",
    P_BOAT: "boat",
    P_LAB: "lab",
    P_REINFORCE: "lab",
    P_AID: "aid",
    P_GATHER: "gather",
    P_SNITCH: "snitch",
    P_CONVERT: "convert",
    P_AGITATE: "agitate",
    P_REPLACE: "swap",
    P_PAY: "buy-off",
}


def _part(part: Part) -> Row:
    if part.kind in (P_ATTACK, P_BOMB):
        name = "shotgun" if part.kind == P_ATTACK else "bomb"
        first = (f"{name}s" if part.n > 1 else name, "")
        return (first, ("skull", str(part.skull))) if part.skull else (first,)
    if part.kind == P_SNITCH:
        return (("snitch", "·".join([str(one) for one in part.pattern])),)
    if part.kind == P_GATHER:
        return (("gather", ""),)
    amount = f"+{part.n}" if part.kind in (P_RECRUIT_BASE, P_PLACE_BASE) and part.n else str(part.n)
    if part.kind in (P_CAR, P_BOAT, P_LAB, P_REINFORCE) and part.n <= 1:
        amount = ""
    return ((_NAMED[part.kind], amount),)


@lru_cache(maxsize=256)
def order_rows(order: int) -> tuple[Row, ...]:
    """What is printed on an order, one line for each part."""
    return tuple([_part(part) for part in ORDER_PARTS[order]])


_JOINT: Final = 10


def _wide(row: Row, size: float) -> float:
    long = 0.0
    for name, number in row:
        long += size if name else 0
        long += len(number) * max(size * 0.74, LETTERS) * 0.62 + 3 if number and name else _JOINT if number else 0
    return long


@lru_cache(maxsize=8192)
def drawn(rows: tuple[Row, ...], x: float, y: float, wide: float, high: float, most: float, shade: str = "ink") -> str:
    """Lines of signs in a box, as large as fits, up to a limit."""
    each = high / len(rows)
    found = ""
    for i, row in enumerate(rows):
        size = min(most, each * 0.98)
        while size > 12 and _wide(row, size) > wide:
            size -= 0.5
        left, middle = x + (wide - _wide(row, size)) / 2, y + each * (i + 0.5)
        for name, number in row:
            if name:
                found += icon(name, left + size / 2, middle, size, f"c-{shade}")
                left += size
            if number:
                letters = max(size * 0.74, LETTERS) if name else 16
                tint = "brick" if name == "skull" and shade == "ink" else shade
                found += fig(number, left + (2 if name else 0), middle, letters, tint, None)
                left += len(number) * letters * 0.62 + 3 if name else _JOINT
    return found
