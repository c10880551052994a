"""Chapter 4, B: gaining influence with a whole column of the upper board. [LF-INF-01 to LF-INF-06]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, SeatDecision, Step

from . import influence
from .action_boards import (
    A_FIRST,
    A_INFLUENCE,
    A_ORDER,
    BOARD_FIRST,
    CELL,
    CELL_IDS,
    COLUMN_ACTIONS,
    COLUMN_CELLS,
    COLUMN_COST,
    COLUMN_IDS,
    ONE,
    Action,
    action,
)
from .actions import act, doable
from .components import COLUMN_FEE, NOBODY, SEATS
from .costs import in_column, pay_fee
from .influence import bars_lower, free_below, lowest, put_marker
from .options import DO, STOP
from .state import Sicily
from .step_checks import planning, unless

ORDER_ACTION: Final = action(A_ORDER, 1, 0, -1)  # every column allows it besides its own action [LF-INF-03]


# --- B. gaining influence


def gain_influence(g: Sicily, seat: int, column: int) -> None:
    """Pay all costs, move the markers, then perform the action and the order. [LF-INF-01 to LF-INF-03]"""
    counts = in_column(g, column)
    if g.event_log is not None:
        g.emit("gained_influence", {"seat": seat, "column": COLUMN_IDS[column]})
    g.pay(seat, COLUMN_COST[g.round - 1][column] + COLUMN_FEE * sum(counts), "column")
    for colour in range(SEATS):
        if counts[colour]:
            pay_fee(g, seat, colour, counts[colour])
    g.then(Spread(seat, column), ColumnAction(seat, column, False, False))


class Spread(SeatDecision[Sicily]):
    """Move every marker of the column to an empty lower cell, without performing its action. [LF-INF-01]"""

    __slots__ = ("column",)
    rule = "LF-INF-01"
    listed_because = "from tables, for speed: every marker of every column asks for the free cells"

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self) or unless(self.next_marker(g)[0] >= 0, "no marker is left in the column")

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return free_below(g)

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        return bars_lower(g, CELL.get(str(option.target), -1)) if option.verb == "put" else "LF-INF-01"

    def next_marker(self, g: Sicily) -> tuple[int, int]:
        """The upper cell and the colour of the next marker; -1 if none is left."""
        for at in COLUMN_CELLS[g.round - 1][self.column]:
            packed = g.upper[at]
            if packed:
                return at, lowest(packed)
        return -1, -1

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        at, colour = self.next_marker(g)
        cell = CELL[str(option.target)]
        g.upper[at] -= ONE[colour]
        put_marker(g, colour, cell)
        if g.event_log is not None:
            source = CELL_IDS[BOARD_FIRST[g.round - 1] + at]
            g.emit("spread", {"seat": seat, "from": source, "to": CELL_IDS[cell], "colour": g.colour_id(colour)})
        if self.next_marker(g)[0] >= 0:
            g.stack.append(self)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        at, colour = self.next_marker(g)
        return {"colour": g.colour_id(colour), "from": CELL_IDS[BOARD_FIRST[g.round - 1] + at]}


class ColumnAction(Step[Sicily]):
    """Perform the column's action, with an order before or after it. [LF-INF-03 to LF-INF-06]"""

    __slots__ = ("acted", "column", "ordered", "seat")

    def __init__(self, seat: int, column: int, ordered: bool, acted: bool) -> None:
        self.seat = seat
        self.column = column
        self.ordered = ordered
        self.acted = acted

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self)

    def run(self, g: Sicily) -> None:
        seat = self.seat
        choice = ColumnChoice(seat, self.column, self.ordered, self.acted)
        if not self.ordered and not self.acted and COLUMN_ACTIONS[self.column][0].kind == A_FIRST:
            act(g, seat, COLUMN_ACTIONS[self.column][0], NOBODY)
        if choice.may_order(g) or (choice.may_act(g) and not choice.must_act(g)):
            g.stack.append(choice)
        elif choice.may_act(g):
            choice.begin(g, seat)


class ColumnChoice(SeatDecision[Sicily]):
    """Choose the order or the action first, or stop. [LF-INF-03, LF-INF-04]"""

    __slots__ = ("acted", "column", "ordered")
    rule = "LF-INF-03"
    listed_because = "whether the action is possible is computed once, for speed"

    def __init__(self, seat: int, column: int, ordered: bool, acted: bool) -> None:
        self.seat = seat
        self.column = column
        self.ordered = ordered
        self.acted = acted

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self)

    def action(self) -> Action:
        """The column's action. Taking the first player marker is done already."""
        return COLUMN_ACTIONS[self.column][-1]

    def may_order(self, g: Sicily) -> bool:
        """Whether the column's order can still be given."""
        return not self.ordered and doable(g, self.seat, ORDER_ACTION.need) != 0

    def may_act(self, g: Sicily) -> bool:
        """Whether the column's action can still be performed."""
        if self.acted:
            return False
        action = self.action()
        if action.kind == A_INFLUENCE and action.row >= 0:
            return influence.left_in(g, self.seat, action.row) > 0
        return doable(g, self.seat, action.need) != 0

    def must_act(self, g: Sicily) -> bool:
        """Whether the action is mandatory: taking markers is, equipment is not. [LF-INF-04, LF-INF-05]

        With a switch, taking the markers of one row is not either.
        """
        action = self.action()
        return action.kind == A_INFLUENCE and not (g.rules.fewer_markers and action.row >= 0)

    def options(self, g: Sicily, seat: int) -> list[Option]:
        found: list[Option] = []
        if self.may_order(g):
            found.append(DO[A_ORDER])
        act_now = self.may_act(g)
        if act_now:
            found.append(DO[self.action().kind])
        if not act_now or not self.must_act(g):
            found.append(STOP)
        return found

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option == STOP:
            if not self.must_act(g) or not self.may_act(g):
                return ""
            return "LF-INF-05" if self.action().row >= 0 else "LF-INF-06"
        if option == DO[A_ORDER]:
            return "" if self.may_order(g) else "LF-INF-03" if self.ordered else "LF-ACT-05"
        return "" if option == DO[self.action().kind] and self.may_act(g) else "LF-INF-03"

    def begin(self, g: Sicily, seat: int) -> None:
        """Begin the column's action, and return to the column afterwards."""
        g.stack.append(ColumnAction(seat, self.column, self.ordered, True))
        action = self.action()
        if action.kind == A_INFLUENCE:
            g.stack.append(influence.begin(g, seat, action.row, action.n, action.how))
        else:
            act(g, seat, action, NOBODY)

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        if option == DO[A_ORDER]:
            # After an order the action may follow, but not the first player marker again.
            g.stack.append(ColumnAction(seat, self.column, True, self.acted))
            act(g, seat, ORDER_ACTION, NOBODY)
        else:
            self.begin(g, seat)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"column": COLUMN_IDS[self.column], "ordered": self.ordered, "acted": self.acted}


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (Spread, ColumnAction, ColumnChoice)
