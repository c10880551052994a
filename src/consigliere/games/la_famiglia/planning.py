"""Chapter 4: the planning phase. Markers move from the upper board to the lower one and trigger actions."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, SeatDecision, Step

from .action_boards import (
    BOARD_FIRST,
    BOARD_SIZE,
    CELL,
    CELL_ACTIONS,
    CELL_COLUMN,
    CELL_COST,
    CELL_DECISIVE,
    CELL_IDS,
    CELL_INFINITE,
    CELL_MONEY,
    CELL_NEEDS,
    COLUMN_COST,
    COLUMNS,
    NEEDS_ALL,
    ONE,
    PACK,
    PACKED,
)
from .actions import bars_boat, bars_car, doable, put_car
from .boats import launch, next_to_own
from .cells import Decisive, perform
from .columns import gain_influence
from .components import (
    AUTHORITY,
    AUTHORITY_COST,
    BITS,
    DRIVERS,
    FAMILIES,
    KIND_IDS,
    MARKER_FEE,
    MORE_BOATS,
    NEUTRAL,
    NOBODY,
    ORDER_FROM,
    PLANNING,
    SEA,
    SEAS,
    SEATS,
    TERRITORY,
    TOKENS_EACH,
)
from .costs import bars_sale, cheapest, column_cost, fee, heap_costs, may_sell, pay_fee, sell, some_move
from .influence import bars_lower, put_marker
from .options import BOAT, CAR, COLUMN_THING, DECLINE, GAIN, MARKER_THING, MOVE, SALE_THING, SELL, TO, USE
from .state import Sicily
from .step_checks import planning, unless


class StartPlanning(Step[Sicily]):
    """Begin the phase. The holders of some control tokens are asked first. [LF-PLAN-01, LF-RULE-36]"""

    __slots__ = ()

    def run(self, g: Sicily) -> None:
        g.phase = PLANNING
        g.lead = g.first
        g.exempt = 0
        if g.event_log is not None:
            g.emit("planning", {"round": g.round, "seat": g.first})
        asked: list[Step[Sicily]] = []
        for seat in ORDER_FROM[g.first]:
            asked += [UseAuthority(seat), UseBoats(seat), UseDrivers(seat)]
        g.then(*asked, NextTurn(g.first))


class UseAuthority(SeatDecision[Sicily]):
    """Pay a soldier from HQ for a phase without fees to the owners of markers. [LF-TOK-01]"""

    __slots__ = ()
    rule = "LF-TOK-01"

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self)

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        asked = g.holds(self.seat, AUTHORITY) and g.men[self.seat] >= AUTHORITY_COST
        return (self.seat,) if asked else ()

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [USE[AUTHORITY], DECLINE]

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "use":
            g.men[seat] -= AUTHORITY_COST
            g.supply[seat] += AUTHORITY_COST
            g.exempt |= 1 << seat
            if g.event_log is not None:
                g.emit("used", {"seat": seat, "kind": KIND_IDS[AUTHORITY]})


class UseBoats(SeatDecision[Sicily]):
    """Place a boat by the normal rules at the start of the phase. [LF-TOK-04]"""

    __slots__ = ()
    rule = "LF-TOK-04"

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self)

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        if not g.holds(seat, MORE_BOATS) or not g.docks[seat]:
            return ()
        return (seat,) if any(next_to_own(g, seat, sea) for sea in range(SEAS)) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*BOAT, DECLINE]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "decline":
            return ""
        return bars_boat(g, seat, SEA.get(str(option.target), -1)) if option.verb == "boat" else "LF-TOK-04"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "boat":
            if g.event_log is not None:
                g.emit("used", {"seat": seat, "kind": KIND_IDS[MORE_BOATS]})
            launch(g, seat, SEA[str(option.target)])


class UseDrivers(SeatDecision[Sicily]):
    """Place a car on an own territory at the start of the phase. [LF-TOK-10]"""

    __slots__ = ()
    rule = "LF-TOK-10"

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self)

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        return (seat,) if g.holds(seat, DRIVERS) and g.garage[seat] and g.lands[seat] else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*[CAR[place] for place in g.lands[seat]], DECLINE]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "decline":
            return ""
        return bars_car(g, seat, TERRITORY.get(str(option.target), -1)) if option.verb == "car" else "LF-TOK-10"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "car":
            if g.event_log is not None:
                g.emit("used", {"seat": seat, "kind": KIND_IDS[DRIVERS]})
            put_car(g, seat, TERRITORY[str(option.target)])


class NextTurn(Step[Sicily]):
    """Single turns in turn order until the upper board is empty. [LF-PLAN-01]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self)

    def run(self, g: Sicily) -> None:
        if any(g.upper):
            g.turn = self.seat
            g.fresh = 0
            g.stack += TURNS[self.seat]
            return
        g.turn = NOBODY
        # Decisive actions keep this phase's turn order, even if the first player has changed. [LF-PLAN-10, LF-RULE-7]
        g.then(*[Decisive(seat) for seat in ORDER_FROM[g.lead] if g.bust[seat] != NOBODY])


# By board: its cells with their columns.
UPPER: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((cell, CELL_COLUMN[cell]) for cell in range(first, first + size))
    for first, size in zip(BOARD_FIRST, BOARD_SIZE, strict=True)
)
MOST_COST: Final = max(CELL_COST)
MOST_KEPT: Final = 5000  # the size of the caches below; no game has nearly as many heaps of markers or rows of cells
_markers: Final[dict[tuple[int, ...], dict[int, list[Option]]]] = {}  # by families; by cell and packed markers
_usable: Final[dict[int, list[tuple[int, bool, Option]]]] = {}  # by board, money and needs met


def movable(kept: dict[int, list[Option]], family: tuple[int, ...], cell: int, packed: int) -> list[Option]:
    """The markers of a cell of the upper board as options, cached."""
    names = (*family, FAMILIES)
    found = [MOVE[cell][names[colour]] for colour in range(SEATS + 1) if packed >> PACK * colour & PACKED]
    if len(kept) < MOST_KEPT:
        kept[packed << 8 | cell] = found
    return found


def usable(board: int, money: int, can: int) -> list[tuple[int, bool, Option]]:
    """The cells of a lower board that are affordable and possible, each with whether it is infinite."""
    money = min(money, MOST_COST)
    key = can << 8 | money << 4 | board
    found = _usable.get(key)
    if found is None:
        first = BOARD_FIRST[board]
        cells = [cell for cell in range(first, first + BOARD_SIZE[board]) if CELL_NEEDS[cell] & can]
        found = [(cell - first, CELL_INFINITE[cell], TO[cell]) for cell in cells if CELL_COST[cell] <= money]
        if len(_usable) < MOST_KEPT:
            _usable[key] = found
    return found


NORMAL: Final = 0
SALES: Final = 1
EMERGENCY: Final = 2


class Turn(Sealed[Sicily]):
    """Move one marker to an action cell, or all markers of a column; passing is not allowed.

    The marker and its cell are two parts of one answer. If something is sold or given between them, the first part is
    checked again. A complete answer reveals nothing hidden (`shows`), so it can be undone until somebody learns
    something or another player acts. [LF-PLAN-01 to LF-PLAN-05, LF-CELL-01 to LF-CELL-06, LF-INF-01, LF-RULE-4]
    """

    __slots__ = ("seat",)
    rule = "LF-PLAN-02"
    own_turn = True
    answer_reveals = False
    listed_because = "from tables, for speed: a turn offers some thirty markers"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self) or unless(any(g.upper), "no marker is left on the upper board")

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def mode(self, g: Sicily) -> int:
        """NORMAL if a move can be paid, SALES if selling orders would allow one, else EMERGENCY. [LF-RULE-4]"""
        seat = self.seat
        if some_move(g, seat, g.money[seat], NEEDS_ALL):
            return NORMAL
        return SALES if may_sell(g, seat) else EMERGENCY

    # --- guards

    def bars_cell(self, g: Sicily, cell: int, money: int, mode: int) -> str:
        """The rule against a lower cell, given the money left after the marker's fee."""
        bar = bars_lower(g, cell)
        if bar or mode == EMERGENCY:
            return bar
        if CELL_MONEY[cell] < 0 and money < -CELL_MONEY[cell]:
            return "LF-CELL-02"
        if doable(g, self.seat, CELL_NEEDS[cell]):
            return ""
        return "LF-RULE-39" if CELL_DECISIVE[cell] and len(CELL_ACTIONS[cell]) == 1 else "LF-CELL-05"

    def bars_marker(self, g: Sicily, cell: int, colour: int, mode: int) -> str:
        """The rule against moving a marker of a colour off an upper cell."""
        at = cell - BOARD_FIRST[g.round - 1]
        if not 0 <= at < len(g.upper) or not 0 <= colour <= NEUTRAL or not g.upper[at] >> PACK * colour & PACKED:
            return "LF-CELL-01"
        if mode == SALES:
            return "LF-RULE-4"
        if mode == EMERGENCY:
            return ""
        money = g.money[self.seat] - fee(g, self.seat, colour)
        if money < 0:
            return "LF-PLAN-03"
        low = cheapest(g, self.seat, NEEDS_ALL)
        if low < 0:
            return "LF-CELL-05"
        return "" if money >= low else "LF-CELL-02"

    def bars_column(self, g: Sicily, column: int, mode: int) -> str:
        """The rule against gaining influence in a column. [LF-INF-01, LF-INF-02]"""
        if column < 0:
            return "LF-INF-01"
        cost = column_cost(g, self.seat, column)
        if cost < 0:
            return "LF-INF-01"
        return "LF-INF-02" if cost > g.money[self.seat] or mode != NORMAL else ""

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        verb, name = option.verb, str(option.target)
        mode = self.mode(g)
        if row:
            money = g.money[seat] - fee(g, seat, colour_of(g, row[0]))
            return self.bars_cell(g, CELL.get(name, -1), money, mode) if verb == "to" else "LF-CELL-01"
        if verb == "move":
            return self.bars_marker(g, cell_of(option), colour_of(g, option), mode)
        if verb == "gain":
            return self.bars_column(g, COLUMN_THING.get(name, -1), mode)
        if verb == "sell":
            return bars_sale(g, seat, option) or ("" if mode == SALES else "LF-RULE-4")
        return "LF-PLAN-01" if verb in ("stop", "decline") else "LF-PLAN-02"

    # --- options

    def next_options(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        """The options that the guards above allow, in order, read from tables for speed."""
        if row:
            return self._cells(g, row[0])
        money = g.money[seat]
        low = cheapest(g, seat, NEEDS_ALL)
        found: list[Option] = []
        heaps = [0] * COLUMNS
        exempt = g.exempt >> seat & 1 != 0
        board = g.round - 1
        if 0 <= low <= money and (exempt or money >= low + MARKER_FEE):
            kept = _markers.get(g.family)
            if kept is None:
                kept = _markers[g.family] = {}
            for (cell, column), packed in zip(UPPER[board], g.upper, strict=True):
                if packed:
                    heaps[column] += packed
                    found += kept.get(packed << 8 | cell) or movable(kept, g.family, cell, packed)
        else:
            for (cell, column), packed in zip(UPPER[board], g.upper, strict=True):
                if packed:
                    heaps[column] += packed
                    if 0 <= low <= money:  # enough for own and grey markers at least
                        if packed >> PACK * seat & PACKED:
                            found.append(MOVE[cell][g.family[seat]])
                        if packed >> PACK * NEUTRAL:
                            found.append(MOVE[cell][FAMILIES])
        heads = COLUMN_COST[board]
        payer = SEATS if exempt else seat
        for column in range(COLUMNS):
            packed = heaps[column]
            if packed and heads[column] + heap_costs(packed)[payer] <= money:
                found.append(GAIN[column])
        return found or self._without_a_move(g, seat)

    def _without_a_move(self, g: Sicily, seat: int) -> list[Option]:
        """Sales until something can be paid, or else any marker anywhere for free. [LF-RULE-4]"""
        if may_sell(g, seat):
            base = TOKENS_EACH * g.family[seat]
            return [SELL[base + i] for i in BITS[g.hand[seat]]]
        found: list[Option] = []
        first = BOARD_FIRST[g.round - 1]
        for at, packed in enumerate(g.upper):
            found += movable({}, g.family, first + at, packed)
        return found

    def _cells(self, g: Sicily, marker: Option) -> list[Option]:
        money = g.money[self.seat] - fee(g, self.seat, colour_of(g, marker))
        if money >= 0:
            lower = g.lower
            able = usable(g.round, money, doable(g, self.seat, NEEDS_ALL))
            found = [to for at, infinite, to in able if infinite or not lower[at]]
            if found:  # a move can be paid, so no other case of the ruling applies
                return found
        mode = self.mode(g)
        first = BOARD_FIRST[g.round]
        return [TO[at] for at in range(first, first + len(g.lower)) if not self.bars_cell(g, at, money, mode)]

    def is_complete(self, g: Sicily, seat: int, row: Row) -> bool:
        return len(row) == 2 or row[0].verb != "move"

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        verb = row[0].verb
        if verb == "sell":
            sell(g, seat, SALE_THING[str(row[0].target)])
            g.stack.append(self)
        elif verb == "gain":
            gain_influence(g, seat, COLUMN_THING[str(row[0].target)])
        else:
            colour, cell = colour_of(g, row[0]), CELL[str(row[1].target)]
            money = g.money[seat] - fee(g, seat, colour)
            paid = money >= 0 and not self.bars_cell(g, cell, money, NORMAL)
            use_cell(g, seat, cell_of(row[0]), colour, cell, not paid)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"mode": ("normal", "sales", "emergency")[self.mode(g)], "money": g.money[seat]}


def cell_of(marker: Option) -> int:
    """The upper cell that the name of a marker begins with."""
    return MARKER_THING.get(str(marker.target), (-1, -1))[0]


def colour_of(g: Sicily, marker: Option) -> int:
    """The owner of a marker, by the end of its name: a seat, or grey; -1 if unknown."""
    colour = MARKER_THING.get(str(marker.target), (-1, -1))[1]
    if colour == FAMILIES:
        return NEUTRAL
    return g.family.index(colour) if colour in g.family else -1


# --- A. using an action cell


def use_cell(g: Sicily, seat: int, source: int, colour: int, cell: int, emergency: bool) -> None:
    """Move the marker, pay fees and the cell's cost, begin its action. [LF-CELL-01, LF-CELL-02]"""
    g.upper[source - BOARD_FIRST[g.round - 1]] -= ONE[colour]
    put_marker(g, colour, cell)
    if g.event_log is not None:
        facts = {"seat": seat, "from": CELL_IDS[source], "to": CELL_IDS[cell], "colour": g.colour_id(colour)}
        g.emit("emergency" if emergency else "moved", facts)
    if emergency:
        return
    pay_fee(g, seat, colour, 1)
    perform(g, seat, cell)


START_PLANNING: Final = StartPlanning()
TURNS: Final = tuple((NextTurn((seat + 1) % SEATS), Turn(seat)) for seat in range(SEATS))  # in stack order
STEPS: Final[tuple[type[Step[Sicily]], ...]] = (StartPlanning, UseAuthority, UseBoats, UseDrivers, NextTurn, Turn)
