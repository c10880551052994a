"""Chapter 4, A: the actions of a cell, and the decisive action at the end. [LF-CELL-02 to 05, LF-ACT-15]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, SeatDecision, Step

from .action_boards import (
    ACTION_IDS,
    BOARD_FIRST,
    CELL,
    CELL_ACTIONS,
    CELL_DECISIVE,
    CELL_IDS,
    CELL_JOIN,
    CELL_MONEY,
    CELL_NEEDS,
    JOIN_AND,
    JOIN_OR,
    ONE,
)
from .actions import act, doable
from .components import NOBODY
from .influence import bars_lower, lowest, put_marker
from .options import DO, STOP, TO
from .state import Sicily
from .step_checks import planning, unless


def perform(g: Sicily, seat: int, cell: int) -> None:
    """Pay or earn the money of a cell, then perform its actions."""
    money = CELL_MONEY[cell]
    if money < 0:
        g.pay(seat, -money, "cell")
    else:
        g.earn(seat, money, "cell")
    g.stack.append(Perform(seat, cell, 0))


class Perform(Step[Sicily]):
    """Continue with a cell's actions, without a question if there is no choice. [LF-CELL-03 to LF-CELL-05]"""

    __slots__ = ("cell", "done", "seat")

    def __init__(self, seat: int, cell: int, done: int) -> None:
        self.seat = seat
        self.cell = cell
        self.done = done  # bits of the actions performed

    def problems(self, g: Sicily) -> list[str]:
        return bad_cell(g, self, self.cell, self.done)

    def run(self, g: Sicily) -> None:
        left = possible(g, self.seat, self.cell, self.done)
        if not left:
            return
        if self.done or len(left) > 1:
            g.stack.append(ChoosePart(self.seat, self.cell, self.done))
        else:
            begin_action(g, self.seat, self.cell, self.done, left[0])


def bad_cell(g: Sicily, step: Step[Sicily], cell: int, done: int) -> list[str]:
    """What is wrong if a cell is not on the lower board or has no marker."""
    wrong = planning(g, step)
    if wrong:
        return wrong
    at = cell - BOARD_FIRST[g.round]
    if not 0 <= at < len(g.lower) or not g.lower[at]:
        return [f"cell is {CELL_IDS[cell]}, where no marker of the lower board lies"]
    return unless(done < 1 << len(CELL_ACTIONS[cell]), "done names an action that the cell has not")


def possible(g: Sicily, seat: int, cell: int, done: int) -> list[int]:
    """The actions of a cell that can be performed now. Of actions joined by "/" only one may be performed."""
    if done and CELL_JOIN[cell] != JOIN_AND:
        return []
    can = doable(g, seat, CELL_NEEDS[cell])
    if not can:
        return []
    return [i for i, action in enumerate(CELL_ACTIONS[cell]) if action.need & can and not done >> i & 1]


def begin_action(g: Sicily, seat: int, cell: int, done: int, which: int) -> None:
    """Begin one action of a cell. Of actions joined by "+" the others follow."""
    if CELL_JOIN[cell] == JOIN_AND:
        g.stack.append(Perform(seat, cell, done | 1 << which))
    act(g, seat, CELL_ACTIONS[cell][which], cell)


class ChoosePart(SeatDecision[Sicily]):
    """Choose an action of the cell, or stop after the first. [LF-CELL-03 to LF-CELL-05]"""

    __slots__ = ("cell", "done")
    rule = "LF-CELL-03"
    listed_because = "what is possible is worked out once for all actions of the cell, for speed"

    def __init__(self, seat: int, cell: int, done: int) -> None:
        self.seat = seat
        self.cell = cell
        self.done = done

    def problems(self, g: Sicily) -> list[str]:
        return bad_cell(g, self, self.cell, self.done) or unless(
            self.options(g, self.seat), "no action of the cell can be performed"
        )

    def options(self, g: Sicily, seat: int) -> list[Option]:
        actions = CELL_ACTIONS[self.cell]
        found = [DO[actions[i].kind] for i in possible(g, seat, self.cell, self.done)]
        return [*found, STOP] if self.done else found

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option == STOP:
            return "" if self.done else "LF-CELL-05"
        actions = CELL_ACTIONS[self.cell]
        for which, action in enumerate(actions):
            if option == DO[action.kind]:
                return "" if which in possible(g, seat, self.cell, self.done) else "LF-CELL-05"
        return "LF-CELL-03"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        kind = ACTION_IDS.index(str(option.target))
        actions = CELL_ACTIONS[self.cell]
        for which in possible(g, seat, self.cell, self.done):
            if actions[which].kind == kind:
                begin_action(g, seat, self.cell, self.done, which)
                return

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        join = "or" if CELL_JOIN[self.cell] == JOIN_OR else "rest" if self.done else "and"
        return {"cell": CELL_IDS[self.cell], "join": join}


# --- the decisive action


class Decisive(SeatDecision[Sicily]):
    """The marker next to the bust may move again without a fee; the bust returns. [LF-ACT-15, LF-RULE-8]"""

    __slots__ = ()
    rule = "LF-ACT-15"

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self) or unless(g.bust[self.seat] != NOBODY, f"the bust of seat {self.seat} is in supply")

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        first = BOARD_FIRST[g.round]
        return [STOP, *TO[first : first + len(g.lower)]]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "stop":
            return ""
        cell = CELL.get(str(option.target), -1)
        if option.verb != "to" or cell == g.bust[seat]:
            return "LF-ACT-15"
        bar = bars_lower(g, cell)
        if bar:
            return bar
        if CELL_DECISIVE[cell]:
            return "LF-RULE-8"
        if CELL_MONEY[cell] < 0 and g.money[seat] < -CELL_MONEY[cell]:
            return "LF-CELL-02"
        return "" if doable(g, seat, CELL_NEEDS[cell]) else "LF-CELL-05"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        source = g.bust[seat]
        g.bust[seat] = NOBODY
        if option == STOP:
            if g.event_log is not None:
                g.emit("bust_back", {"seat": seat})
            return
        at = source - BOARD_FIRST[g.round]
        colour = lowest(g.lower[at])
        cell = CELL[str(option.target)]
        g.lower[at] -= ONE[colour]
        put_marker(g, colour, cell)
        g.turn = seat
        g.fresh = 0
        if g.event_log is not None:
            facts = {"seat": seat, "from": CELL_IDS[source], "to": CELL_IDS[cell], "colour": g.colour_id(colour)}
            g.emit("decisive", facts)
        perform(g, seat, cell)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"cell": CELL_IDS[g.bust[seat]]}


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (Perform, ChoosePart, Decisive)
