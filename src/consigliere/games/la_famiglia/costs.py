"""Chapter 4: what a planning move costs, and to whom; what can be paid at all. [LF-PLAN-03, LF-INF-02, LF-RULE-4]"""

from __future__ import annotations

from .actions import can_act
from .components import (
    BITS,
    BOARD_FIRST,
    CELL_ACTIONS,
    CELL_INFINITE,
    CELL_MONEY,
    COLUMN_CELLS,
    COLUMN_COST,
    COLUMN_FEE,
    COLUMNS,
    MARKER_FEE,
    NEUTRAL,
    ORDER_BIT,
    ORDER_IDS,
    PACK,
    PACKED,
    SALE,
    SEATS,
)
from .state import Sicily, put

# --- what a move costs


def fee(g: Sicily, seat: int, colour: int) -> int:
    """What the owner of a marker gets for its being moved. [LF-PLAN-03, LF-RULE-34, LF-TOK-01]"""
    return MARKER_FEE if colour != seat and colour != NEUTRAL and not g.exempt >> seat & 1 else 0


def in_column(g: Sicily, column: int) -> list[int]:
    """The markers of a column of the upper board: how many of each colour."""
    packed = 0
    for at in COLUMN_CELLS[g.round - 1][column]:
        packed += g.upper[at]
    return [packed >> PACK * colour & PACKED for colour in range(SEATS + 1)]


def column_cost(g: Sicily, seat: int, column: int) -> int:
    """Head, a lira for each marker, a lira to each owner; -1 where the column is empty. [LF-INF-02]"""
    total = 0
    packed = 0
    for at in COLUMN_CELLS[g.round - 1][column]:
        packed += g.upper[at]
    if not packed:
        return -1
    free = g.exempt >> seat & 1
    for colour in range(SEATS + 1):
        count = packed >> PACK * colour & PACKED
        if count:
            total += COLUMN_FEE * count
            if colour != seat and colour != NEUTRAL and not free:
                total += MARKER_FEE * count
    return total + COLUMN_COST[g.round - 1][column]


def cheapest(g: Sicily, seat: int, tokens: bool) -> int:
    """What the cheapest free lower cell costs whose action could be performed; -1 if there is none. [LF-RULE-4]"""
    first = BOARD_FIRST[g.round]
    best = -1
    lower = g.lower
    for at in range(len(lower)):
        cell = first + at
        if lower[at] and not CELL_INFINITE[cell]:
            continue
        cost = -CELL_MONEY[cell]
        if cost < 0:
            cost = 0
        if best >= 0 and cost >= best:
            continue
        for action in CELL_ACTIONS[cell]:
            if can_act(g, seat, action, tokens):
                best = cost
                break
        if best == 0:
            break
    return best


def some_move(g: Sicily, seat: int, money: int, tokens: bool) -> bool:
    """Whether a payable move performs something: the moves L of the ruling. [LF-RULE-4]"""
    for column in range(COLUMNS):
        if 0 <= column_cost(g, seat, column) <= money:
            return True
    low = cheapest(g, seat, tokens)
    if low < 0:
        return False
    if money >= low + MARKER_FEE:
        return True
    free = g.exempt >> seat & 1
    for packed in g.upper:
        if packed and (free or packed >> PACK * seat & PACKED or packed >> PACK * NEUTRAL):
            return money >= low
    return False


def may_sell(g: Sicily, seat: int) -> bool:
    """With no move to pay for: whether selling some orders would make one payable. [LF-RULE-4]"""
    tokens = len(BITS[g.hand[seat]])
    for sold in range(1, tokens + 1):
        if some_move(g, seat, g.money[seat] + SALE * sold, sold < tokens):
            return True
    return False


def sell(g: Sicily, seat: int, order: int) -> None:
    """An order out of the game, face up for all, for a lira. [LF-FREE-01]"""
    g.hand[seat] &= ~ORDER_BIT[order]
    g.sold = put(g.sold, seat, g.sold[seat] | ORDER_BIT[order])
    g.money[seat] += SALE
    if g.told is not None:
        g.tell("sold", {"seat": seat, "order": ORDER_IDS[order], "amount": SALE})


def pay_fee(g: Sicily, seat: int, colour: int, count: int) -> None:
    """Liras from the mover to the owner of the moved markers."""
    amount = fee(g, seat, colour) * count
    if amount:
        g.money[seat] -= amount
        g.money[colour] += amount
        if g.told is not None:
            g.tell("fee", {"seat": seat, "other": colour, "amount": amount})
