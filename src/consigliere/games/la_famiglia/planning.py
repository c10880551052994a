"""Chapter 4: the planning phase. Markers move from the upper board to the lower one, and what they touch happens."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, Sealed, Step

from . import influence
from .actions import act, bars_boat, bars_car, can_act, put_car, some_place_for_order
from .boats import launch, next_to_own
from .components import (
    A_FIRST,
    A_INFLUENCE,
    A_ORDER,
    ACTION_IDS,
    AUTHORITY,
    AUTHORITY_COST,
    BITS,
    BOARD_FIRST,
    CELL,
    CELL_ACTIONS,
    CELL_DECISIVE,
    CELL_IDS,
    CELL_INFINITE,
    CELL_JOIN,
    CELL_MONEY,
    COLUMN,
    COLUMN_ACTIONS,
    COLUMN_CELLS,
    COLUMN_COST,
    COLUMN_FEE,
    COLUMN_IDS,
    COLUMNS,
    DRIVERS,
    FAMILIES,
    JOIN_AND,
    JOIN_OR,
    KIND_IDS,
    MARKER_FEE,
    MORE_BOATS,
    NEUTRAL,
    NOBODY,
    ONE,
    ORDER,
    ORDER_BIT,
    ORDER_FAMILY,
    ORDER_FROM,
    ORDER_IDS,
    PACK,
    PACKED,
    PLANNING,
    SALE,
    SEA,
    SEAS,
    SEATS,
    TERRITORIES,
    TERRITORY,
    TOKENS_EACH,
    Action,
)
from .influence import bars_lower, put_marker
from .options import BOAT, CAR, DECLINE, DO, GAIN, MOVE, PUT, SELL, STOP, TO, USE
from .state import Sicily

ORDER_ACTION: Final = Action(A_ORDER, 1, 0, -1)  # what every column allows beside its own action [LF-INF-03]


class StartPlanning(Step[Sicily]):
    """The phase opens; the holders of some control tokens are asked first. [LF-PLAN-01, LF-RULE-36]"""

    __slots__ = ()

    def run(self, g: Sicily) -> None:
        g.phase = PLANNING
        g.lead = g.first
        g.exempt = 0
        if g.told is not None:
            g.tell("planning", {"round": g.round, "seat": g.first})
        asked: list[Step[Sicily]] = []
        for seat in ORDER_FROM[g.first]:
            asked += [UseAuthority(seat), UseBoats(seat), UseDrivers(seat)]
        g.then(*asked, NextTurn(g.first))


class UseAuthority(Decision[Sicily]):
    """A soldier of HQ for a phase without fees to the owners of markers. [LF-TOK-01]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "LF-TOK-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

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
            if g.told is not None:
                g.tell("used", {"seat": seat, "kind": KIND_IDS[AUTHORITY]})


class UseBoats(Decision[Sicily]):
    """A boat by the normal rules at the start of the phase. [LF-TOK-04]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "LF-TOK-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        if not g.holds(seat, MORE_BOATS) or not g.docks[seat]:
            return ()
        return (seat,) if any(next_to_own(g, seat, sea) for sea in range(SEAS)) else ()

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [*[BOAT[sea] for sea in range(SEAS) if not bars_boat(g, seat, sea)], DECLINE]

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        return bars_boat(g, seat, SEA.get(str(option.target), -1)) if option.verb == "boat" else self.rule

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "boat":
            if g.told is not None:
                g.tell("used", {"seat": seat, "kind": KIND_IDS[MORE_BOATS]})
            launch(g, seat, SEA[str(option.target)])


class UseDrivers(Decision[Sicily]):
    """A car on an own territory at the start of the phase. [LF-TOK-10]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "LF-TOK-10"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        return (seat,) if g.holds(seat, DRIVERS) and g.garage[seat] and seat in g.owner else ()

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [*[CAR[place] for place in range(TERRITORIES) if g.owner[place] == seat], DECLINE]

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        return bars_car(g, seat, TERRITORY.get(str(option.target), -1)) if option.verb == "car" else self.rule

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "car":
            if g.told is not None:
                g.tell("used", {"seat": seat, "kind": KIND_IDS[DRIVERS]})
            put_car(g, seat, TERRITORY[str(option.target)])


class NextTurn(Step[Sicily]):
    """Single turns in turn order until the upper board is empty. [LF-PLAN-01]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Sicily) -> None:
        if any(g.upper):
            g.turn = self.seat
            g.fresh = 0
            g.then(Turn(self.seat), NextTurn((self.seat + 1) % SEATS))
            return
        g.turn = NOBODY
        # Decisive actions in this phase's own order, whoever has the marker by now. [LF-PLAN-10, LF-RULE-7]
        g.then(*[Decisive(seat) for seat in ORDER_FROM[g.lead] if g.bust[seat] != NOBODY])


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


NORMAL: Final = 0
SALES: Final = 1
EMERGENCY: Final = 2


class Turn(Sealed[Sicily]):
    """Move one marker to an action cell, or all markers of a column; passing is not allowed.

    The marker and its cell are two parts of one answer: whatever is sold or given between them is judged anew.
    [LF-PLAN-01 to LF-PLAN-05, LF-CELL-01 to LF-CELL-06, LF-INF-01, LF-RULE-4]
    """

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "LF-PLAN-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def mode(self, g: Sicily) -> int:
        """Which of the ruling's three cases it is. [LF-RULE-4]"""
        seat = self.seat
        if some_move(g, seat, g.money[seat], g.hand[seat] != 0):
            return NORMAL
        return SALES if may_sell(g, seat) else EMERGENCY

    # --- guards

    def bars_cell(self, g: Sicily, cell: int, money: int, mode: int) -> str:
        """The rule against a lower cell for a marker whose fee has left so much money."""
        bar = bars_lower(g, cell)
        if bar or mode == EMERGENCY:
            return bar
        if CELL_MONEY[cell] < 0 and money < -CELL_MONEY[cell]:
            return "LF-CELL-02"
        tokens = g.hand[self.seat] != 0
        for action in CELL_ACTIONS[cell]:
            if can_act(g, self.seat, action, tokens):
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
        low = cheapest(g, self.seat, g.hand[self.seat] != 0)
        if low < 0:
            return "LF-CELL-05"
        return "" if money >= low else "LF-CELL-02"

    def bars_column(self, g: Sicily, column: int, mode: int) -> str:
        if column < 0:
            return "LF-INF-01"
        cost = column_cost(g, self.seat, column)
        if cost < 0:
            return "LF-INF-01"
        return "LF-INF-02" if cost > g.money[self.seat] or mode != NORMAL else ""

    # --- options

    def next_options(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        if row:
            return self._cells(g, row[0])
        money = g.money[seat]
        low = cheapest(g, seat, g.hand[seat] != 0)
        found: list[Option] = []
        if low >= 0:
            first = BOARD_FIRST[g.round - 1]
            upper, family = g.upper, g.family
            free = money >= low
            charged = money >= low + MARKER_FEE or (free and g.exempt >> seat & 1 != 0)
            for at in range(len(upper)):
                packed = upper[at]
                if packed and free:
                    row_of = MOVE[first + at]
                    for colour in range(SEATS):
                        if packed >> PACK * colour & PACKED and (colour == seat or charged):
                            found.append(row_of[family[colour]])
                    if packed >> PACK * NEUTRAL:
                        found.append(row_of[FAMILIES])
        for column in range(COLUMNS):
            if 0 <= column_cost(g, seat, column) <= money:
                found.append(GAIN[column])
        return found or self._without_a_move(g, seat)

    def _without_a_move(self, g: Sicily, seat: int) -> list[Option]:
        """Sales until something can be paid, or any marker anywhere for nothing. [LF-RULE-4]"""
        if may_sell(g, seat):
            base = TOKENS_EACH * g.family[seat]
            return [SELL[base + i] for i in BITS[g.hand[seat]]]
        found: list[Option] = []
        first = BOARD_FIRST[g.round - 1]
        for at, packed in enumerate(g.upper):
            for colour in range(SEATS + 1):
                if packed >> PACK * colour & PACKED:
                    found.append(MOVE[first + at][g.family[colour] if colour < SEATS else FAMILIES])
        return found

    def _cells(self, g: Sicily, marker: Option) -> list[Option]:
        mode = self.mode(g)
        money = g.money[self.seat] - fee(g, self.seat, colour_of(g, marker))
        first = BOARD_FIRST[g.round]
        cells = range(first, first + len(g.lower))
        return [TO[cell] for cell in cells if not self.bars_cell(g, cell, money, mode)]

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        verb, name = option.verb, str(option.target)
        mode = self.mode(g)
        if row:
            money = g.money[seat] - fee(g, seat, colour_of(g, row[0]))
            return self.bars_cell(g, CELL.get(name, -1), money, mode) if verb == "to" else "LF-CELL-01"
        if verb == "move":
            return self.bars_marker(g, cell_of(option), colour_of(g, option), mode)
        if verb == "gain":
            return self.bars_column(g, COLUMN.get(name, -1), mode)
        if verb == "sell":
            order = ORDER.get(name, -1)
            own = order >= 0 and ORDER_FAMILY[order] == g.family[seat] and g.hand[seat] & ORDER_BIT[order]
            return "" if own and mode == SALES else "LF-RULE-4" if own else "LF-FREE-03"
        return "LF-PLAN-01" if verb in ("stop", "decline") else self.rule

    def complete(self, g: Sicily, seat: int, row: Row) -> bool:
        return len(row) == 2 or row[0].verb != "move"

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        verb = row[0].verb
        if verb == "sell":
            sell(g, seat, ORDER[str(row[0].target)])
            g.stack.append(self)
        elif verb == "gain":
            gain_influence(g, seat, COLUMN[str(row[0].target)])
        else:
            mode = self.mode(g)
            use_cell(g, seat, cell_of(row[0]), colour_of(g, row[0]), CELL[str(row[1].target)], mode == EMERGENCY)

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"mode": ("normal", "sales", "emergency")[self.mode(g)], "money": g.money[seat]}


def cell_of(marker: Option) -> int:
    """The upper cell that the name of a marker begins with."""
    return CELL.get(str(marker.target).partition(".")[0], -1)


def colour_of(g: Sicily, marker: Option) -> int:
    """Whose marker it is, by the end of its name: a seat, or grey; -1 if nobody's."""
    name = str(marker.target).partition(".")[2]
    for seat in range(SEATS):
        if g.colour_id(seat) == name:
            return seat
    return NEUTRAL if name == "grey" else -1


def sell(g: Sicily, seat: int, order: int) -> None:
    """An order out of the game, face up for all, for a lira. [LF-FREE-01]"""
    g.hand[seat] &= ~ORDER_BIT[order]
    g.sold[seat] |= ORDER_BIT[order]
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


# --- A. using an action cell


def use_cell(g: Sicily, seat: int, source: int, colour: int, cell: int, emergency: bool) -> None:
    """The marker moves, the fees are paid, the cell's money changes hands, its action begins. [LF-CELL-01, 02]"""
    g.upper[source - BOARD_FIRST[g.round - 1]] -= ONE[colour]
    put_marker(g, colour, cell)
    if g.told is not None:
        facts = {"seat": seat, "from": CELL_IDS[source], "to": CELL_IDS[cell], "colour": g.colour_id(colour)}
        g.tell("emergency" if emergency else "moved", facts)
    if emergency:
        return
    pay_fee(g, seat, colour, 1)
    perform(g, seat, cell)


def perform(g: Sicily, seat: int, cell: int) -> None:
    money = CELL_MONEY[cell]
    if money < 0:
        g.pay(seat, -money, "cell")
    else:
        g.earn(seat, money, "cell")
    g.stack.append(Perform(seat, cell, 0))


class Perform(Step[Sicily]):
    """What of a cell's actions comes next; nothing is asked where there is nothing to choose. [LF-CELL-03 to 05]"""

    __slots__ = ("cell", "done", "seat")
    FIELDS = ("seat", "cell", "done")

    def __init__(self, seat: int, cell: int, done: int) -> None:
        self.seat = seat
        self.cell = cell
        self.done = done  # bits of the actions performed

    def run(self, g: Sicily) -> None:
        left = possible(g, self.seat, self.cell, self.done)
        if not left:
            return
        if self.done or len(left) > 1:
            g.stack.append(ChoosePart(self.seat, self.cell, self.done))
        else:
            begin_action(g, self.seat, self.cell, self.done, left[0])


def possible(g: Sicily, seat: int, cell: int, done: int) -> list[int]:
    """The actions of a cell that can be performed now. "/" is used up by the first one."""
    if done and CELL_JOIN[cell] != JOIN_AND:
        return []
    tokens = g.hand[seat] != 0
    actions = CELL_ACTIONS[cell]
    return [i for i in range(len(actions)) if not done >> i & 1 and can_act(g, seat, actions[i], tokens)]


def begin_action(g: Sicily, seat: int, cell: int, done: int, which: int) -> None:
    if CELL_JOIN[cell] == JOIN_AND:
        g.stack.append(Perform(seat, cell, done | 1 << which))
    act(g, seat, CELL_ACTIONS[cell][which], cell)


class ChoosePart(Decision[Sicily]):
    """Which of the cell's actions: one of "/", the next of "+", or enough once one is done. [LF-CELL-03, 04, 05]"""

    __slots__ = ("cell", "done", "seat")
    FIELDS = ("seat", "cell", "done")
    rule = "LF-CELL-03"

    def __init__(self, seat: int, cell: int, done: int) -> None:
        self.seat = seat
        self.cell = cell
        self.done = done

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Sicily, seat: int) -> list[Option]:
        actions = CELL_ACTIONS[self.cell]
        found = [DO[actions[i].kind] for i in possible(g, seat, self.cell, self.done)]
        return [*found, STOP] if self.done else found

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option == STOP:
            return "" if self.done else "LF-CELL-05"
        if option in self.options(g, seat):
            return ""
        return "LF-CELL-05" if option.verb == "do" and self._names(option) else self.rule

    def _names(self, option: Option) -> bool:
        """Whether the option is one of the cell's actions."""
        return any(option == DO[action.kind] for action in CELL_ACTIONS[self.cell])

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        kind = ACTION_IDS.index(str(option.target))
        actions = CELL_ACTIONS[self.cell]
        which = next(i for i in possible(g, seat, self.cell, self.done) if actions[i].kind == kind)
        begin_action(g, seat, self.cell, self.done, which)

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"cell": CELL_IDS[self.cell], "join": "or" if CELL_JOIN[self.cell] == JOIN_OR else "and"}


# --- B. gaining influence


def gain_influence(g: Sicily, seat: int, column: int) -> None:
    """All costs before the action, then the markers, then the action with its order. [LF-INF-01 to LF-INF-03]"""
    counts = in_column(g, column)
    if g.told is not None:
        g.tell("gained_influence", {"seat": seat, "column": COLUMN_IDS[column]})
    g.pay(seat, COLUMN_COST[g.round - 1][column] + COLUMN_FEE * sum(counts), "column")
    for colour in range(SEATS):
        if counts[colour]:
            pay_fee(g, seat, colour, counts[colour])
    g.then(Spread(seat, column), ColumnAction(seat, column, False, False))


class Spread(Decision[Sicily]):
    """Every marker of the column goes to an empty lower cell; nothing of it is performed. [LF-INF-01]"""

    __slots__ = ("column", "seat")
    FIELDS = ("seat", "column")
    rule = "LF-INF-01"

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Sicily, seat: int) -> list[Option]:
        first = BOARD_FIRST[g.round]
        return [PUT[cell] for cell in range(first, first + len(g.lower)) if not bars_lower(g, cell)]

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        return bars_lower(g, CELL.get(str(option.target), -1)) if option.verb == "put" else self.rule

    def next_marker(self, g: Sicily) -> tuple[int, int]:
        """The upper cell and the colour of the marker to be put next; -1 where none is left."""
        for at in COLUMN_CELLS[g.round - 1][self.column]:
            packed = g.upper[at]
            if packed:
                return at, next(c for c in range(SEATS + 1) if packed >> PACK * c & PACKED)
        return -1, -1

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        at, colour = self.next_marker(g)
        cell = CELL[str(option.target)]
        g.upper[at] -= ONE[colour]
        put_marker(g, colour, cell)
        if g.told is not None:
            source = CELL_IDS[BOARD_FIRST[g.round - 1] + at]
            g.tell("spread", {"seat": seat, "from": source, "to": CELL_IDS[cell], "colour": g.colour_id(colour)})
        if self.next_marker(g)[0] >= 0:
            g.stack.append(self)

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        at, colour = self.next_marker(g)
        return {"colour": g.colour_id(colour), "from": CELL_IDS[BOARD_FIRST[g.round - 1] + at]}


class ColumnAction(Step[Sicily]):
    """The column's action, with an order before or after it. [LF-INF-03 to LF-INF-06]"""

    __slots__ = ("acted", "column", "ordered", "seat")
    FIELDS = ("seat", "column", "ordered", "acted")

    def __init__(self, seat: int, column: int, ordered: bool, acted: bool) -> None:
        self.seat = seat
        self.column = column
        self.ordered = ordered
        self.acted = acted

    def run(self, g: Sicily) -> None:
        seat = self.seat
        choice = ColumnChoice(seat, self.column, self.ordered, self.acted)
        if not self.ordered and not self.acted and COLUMN_ACTIONS[self.column][0].kind == A_FIRST:
            act(g, seat, COLUMN_ACTIONS[self.column][0], NOBODY)
        if choice.may_order(g) or (choice.may_act(g) and not choice.must_act()):
            g.stack.append(choice)
        elif choice.may_act(g):
            choice.begin(g, seat)


class ColumnChoice(Decision[Sicily]):
    """The order first, the action first, or enough. [LF-INF-03, LF-INF-04]"""

    __slots__ = ("acted", "column", "ordered", "seat")
    FIELDS = ("seat", "column", "ordered", "acted")
    rule = "LF-INF-03"

    def __init__(self, seat: int, column: int, ordered: bool, acted: bool) -> None:
        self.seat = seat
        self.column = column
        self.ordered = ordered
        self.acted = acted

    def action(self) -> Action:
        """What of the column's action is left to do: taking the marker of the first player is done at once."""
        return COLUMN_ACTIONS[self.column][-1]

    def may_order(self, g: Sicily) -> bool:
        return not self.ordered and g.hand[self.seat] != 0 and some_place_for_order(g, self.seat, 0)

    def may_act(self, g: Sicily) -> bool:
        if self.acted:
            return False
        action = self.action()
        if action.kind == A_INFLUENCE and action.row >= 0:
            return influence.left_in(g, self.seat, action.row) > 0
        return can_act(g, self.seat, action, True)

    def must_act(self) -> bool:
        """Markers are taken; equipment may be left. [LF-INF-04, LF-INF-05]"""
        return self.action().kind == A_INFLUENCE

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Sicily, seat: int) -> list[Option]:
        found: list[Option] = []
        if self.may_order(g):
            found.append(DO[A_ORDER])
        act_now = self.may_act(g)
        if act_now:
            found.append(DO[self.action().kind])
        if not act_now or not self.must_act():
            found.append(STOP)
        return found

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option in self.options(g, seat):
            return ""
        if option == STOP:
            return "LF-INF-05" if self.action().row >= 0 else "LF-INF-06"
        return "LF-ACT-05" if option == DO[A_ORDER] and not self.ordered else self.rule

    def begin(self, g: Sicily, seat: int) -> None:
        g.stack.append(ColumnAction(seat, self.column, self.ordered, True))
        action = self.action()
        if action.kind == A_INFLUENCE:
            g.stack.append(influence.begin(seat, action.row, action.n, action.how))
        else:
            act(g, seat, action, NOBODY)

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        if option == DO[A_ORDER]:
            # An order that came first may be followed by the action, never by the first player marker once more.
            g.stack.append(ColumnAction(seat, self.column, True, self.acted))
            act(g, seat, ORDER_ACTION, NOBODY)
        else:
            self.begin(g, seat)

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"column": COLUMN_IDS[self.column], "ordered": self.ordered, "acted": self.acted}


# --- the decisive action


class Decisive(Decision[Sicily]):
    """The marker beside the bust may move on, without a fee; the bust returns. [LF-ACT-15, LF-RULE-8]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "LF-ACT-15"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,)

    def bars(self, g: Sicily, cell: int) -> str:
        bar = bars_lower(g, cell)
        if cell == g.bust[self.seat]:
            return "LF-ACT-15"
        if bar:
            return bar
        if CELL_DECISIVE[cell]:
            return "LF-RULE-8"
        if CELL_MONEY[cell] < 0 and g.money[self.seat] < -CELL_MONEY[cell]:
            return "LF-CELL-02"
        tokens = g.hand[self.seat] != 0
        for action in CELL_ACTIONS[cell]:
            if can_act(g, self.seat, action, tokens):
                return ""
        return "LF-CELL-05"

    def options(self, g: Sicily, seat: int) -> list[Option]:
        first = BOARD_FIRST[g.round]
        return [STOP, *[TO[cell] for cell in range(first, first + len(g.lower)) if not self.bars(g, cell)]]

    def illegal(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option == STOP:
            return ""
        return self.bars(g, CELL.get(str(option.target), -1)) if option.verb == "to" else self.rule

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        source = g.bust[seat]
        g.bust[seat] = NOBODY
        if option == STOP:
            if g.told is not None:
                g.tell("bust_back", {"seat": seat})
            return
        at = source - BOARD_FIRST[g.round]
        colour = next(c for c in range(SEATS + 1) if g.lower[at] >> PACK * c & PACKED)
        cell = CELL[str(option.target)]
        g.lower[at] -= ONE[colour]
        put_marker(g, colour, cell)
        g.turn = seat
        g.fresh = 0
        if g.told is not None:
            facts = {"seat": seat, "from": CELL_IDS[source], "to": CELL_IDS[cell], "colour": g.colour_id(colour)}
            g.tell("decisive", facts)
        perform(g, seat, cell)

    def asks(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"cell": CELL_IDS[g.bust[seat]]}


START_PLANNING: Final = StartPlanning()
STEPS: Final[tuple[type[Step[Sicily]], ...]] = (
    StartPlanning,
    UseAuthority,
    UseBoats,
    UseDrivers,
    NextTurn,
    Turn,
    Perform,
    ChoosePart,
    Spread,
    ColumnAction,
    ColumnChoice,
    Decisive,
)
