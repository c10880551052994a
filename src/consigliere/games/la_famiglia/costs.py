"""Chapter 4: the costs of a planning move, and which moves can be paid. [LF-PLAN-03, LF-INF-02, LF-RULE-4]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option

from .action_boards import (
    BOARD_FIRST,
    BOARD_SIZE,
    CELL_COST,
    CELL_INFINITE,
    CELL_NEEDS,
    COLUMN_CELLS,
    COLUMN_COST,
    COLUMNS,
    NEEDS_ALL,
    PACK,
    PACKED,
)
from .actions import TO_ORDER, doable
from .components import BITS, COLUMN_FEE, MARKER_FEE, NEUTRAL, ORDER_BIT, ORDER_FAMILY, ORDER_IDS, SALE, SEATS
from .options import SALE_THING
from .state import Sicily, put

MOST_HEAPS: Final = 5000
_heaps: Final[dict[int, tuple[int, ...]]] = {}  # by packed markers: the cache of `heap_costs`
# By board: its cells as (place on the board, infinite, cost, needs), the cheapest first.
BY_COST: Final[tuple[tuple[tuple[int, bool, int, int], ...], ...]] = tuple(
    tuple(
        sorted(
            (
                (at, CELL_INFINITE[first + at], CELL_COST[first + at], CELL_NEEDS[first + at])
                for at in range(BOARD_SIZE[board])
            ),
            key=lambda cell: cell[2],
        )
    )
    for board, first in enumerate(BOARD_FIRST)
)

# --- what a move costs


def fee(g: Sicily, seat: int, colour: int) -> int:
    """The fee to the owner of a moved marker. [LF-PLAN-03, LF-RULE-34, LF-TOK-01]"""
    return MARKER_FEE if colour != seat and colour != NEUTRAL and not g.exempt >> seat & 1 else 0


def in_column(g: Sicily, column: int) -> list[int]:
    """The markers of a column of the upper board: how many of each colour."""
    packed = 0
    for at in COLUMN_CELLS[g.round - 1][column]:
        packed += g.upper[at]
    return [packed >> PACK * colour & PACKED for colour in range(SEATS + 1)]


def column_cost(g: Sicily, seat: int, column: int) -> int:
    """The column's head, plus a lira for each marker, plus a lira to each owner; -1 if it is empty. [LF-INF-02]"""
    packed = sum([g.upper[at] for at in COLUMN_CELLS[g.round - 1][column]])
    if not packed:
        return -1
    return COLUMN_COST[g.round - 1][column] + heap_costs(packed)[SEATS if g.exempt >> seat & 1 else seat]


def heap_costs(packed: int) -> tuple[int, ...]:
    """The cost of a column's markers without its head, by seat; the last entry is without fees to owners."""
    found = _heaps.get(packed)
    if found is None:
        counts = [packed >> PACK * colour & PACKED for colour in range(SEATS + 1)]
        count = sum(counts)
        each = [COLUMN_FEE * count + MARKER_FEE * (count - counts[seat] - counts[NEUTRAL]) for seat in range(SEATS)]
        found = (*each, COLUMN_FEE * count)
        if len(_heaps) < MOST_HEAPS:
            _heaps[packed] = found
    return found


def cheapest(g: Sicily, seat: int, wanted: int) -> int:
    """The cost of the cheapest free lower cell with a possible action; -1: none. [LF-RULE-4]"""
    lower = g.lower
    for at, infinite, cost, needs in BY_COST[g.round]:
        if (infinite or not lower[at]) and doable(g, seat, needs & wanted):
            return cost
    return -1


def some_move(g: Sicily, seat: int, money: int, wanted: int) -> bool:
    """Whether a payable move performs an action: the moves L of the ruling. [LF-RULE-4]"""
    low = cheapest(g, seat, wanted)
    if low >= 0 and money >= low + MARKER_FEE:
        return True
    for column in range(COLUMNS):
        if 0 <= column_cost(g, seat, column) <= money:
            return True
    if not 0 <= low <= money:
        return False
    free = g.exempt >> seat & 1
    for packed in g.upper:
        if packed and (free or packed >> PACK * seat & PACKED or packed >> PACK * NEUTRAL):
            return True
    return False


def may_sell(g: Sicily, seat: int) -> bool:
    """Whether selling orders would make a move payable. [LF-RULE-4]"""
    tokens = len(BITS[g.hand[seat]])
    for sold in range(1, tokens + 1):
        wanted = NEEDS_ALL if sold < tokens else NEEDS_ALL & ~TO_ORDER
        if some_move(g, seat, g.money[seat] + SALE * sold, wanted):
            return True
    return False


def bars_sale(g: Sicily, seat: int, option: Option) -> str:
    """The rule against selling a token: it must be the seat's own, in HQ. [LF-FREE-01, LF-FREE-03]"""
    order = SALE_THING.get(str(option.target), -1)
    if order < 0 or ORDER_FAMILY[order] != g.family[seat]:
        return "LF-FREE-01"
    return "" if g.hand[seat] & ORDER_BIT[order] else "LF-FREE-03"


def sell(g: Sicily, seat: int, order: int) -> None:
    """Sell an order for a lira. It leaves the game face up, so this is final. [LF-FREE-01]"""
    g.count_reveal(seat)
    g.hand[seat] &= ~ORDER_BIT[order]
    g.sold = put(g.sold, seat, g.sold[seat] | ORDER_BIT[order])
    g.money[seat] += SALE
    if g.event_log is not None:
        g.emit("sold", {"seat": seat, "order": ORDER_IDS[order], "amount": SALE})


def pay_fee(g: Sicily, seat: int, colour: int, count: int) -> None:
    """Pay lire to the owner of the moved markers."""
    amount = fee(g, seat, colour) * count
    if amount:
        g.money[seat] -= amount
        g.money[colour] += amount
        if g.event_log is not None:
            g.emit("fee", {"seat": seat, "other": colour, "amount": amount})
