"""Chapter 4, influence: markers leave the family board. [LF-ACT-13, LF-ACT-14, LF-FAM-01 to 06]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, SeatDecision, Step

from .action_boards import (
    BOARD_FIRST,
    BOARD_SIZE,
    CELL,
    CELL_COLUMN,
    CELL_IDS,
    CELL_INFINITE,
    COLUMN_CELLS,
    ONE,
    PACK,
    PACKED,
    TO_BOARD,
    TO_SPLIT,
)
from .components import (
    FAMILY_BOARD,
    I_CAR,
    I_LAB,
    I_MONEY,
    LABS_EACH,
    ORDER_BIT,
    ORDER_IDS,
    ROW_IDS,
    ROW_LENGTH,
    ROWS,
    TERRITORY,
)
from .options import CAR, DECLINE, LAB, PUT, ROW_OPTION, ROW_THING, STOP, TO_BOARDS, TO_SUPPLY
from .state import Sicily, put
from .step_checks import planning, unless, within

TAKEN_AT_ONCE: Final = 2  # the most markers of one action [LF-ACT-14, LF-INF-05]


def covered(g: Sicily, seat: int) -> bool:
    """Whether a marker is left on the family board."""
    return g.opened[ROWS * seat : ROWS * seat + ROWS] != ROW_LENGTH[g.family[seat]]


def left_in(g: Sicily, seat: int, row: int) -> int:
    """Markers left in a row."""
    return ROW_LENGTH[g.family[seat]][row] - g.opened[4 * seat + row]


def empty_row(g: Sicily, seat: int, row: int) -> list[str]:
    """What is wrong if a row has no marker left to take."""
    return unless(left_in(g, seat, row), f"row is {ROW_IDS[row]}, where seat {seat} has no marker left")


# --- where a marker may be put [LF-ACT-13, LF-RULE-10, LF-RULE-50]

# By board and column: its cells as (place on the board, infinite, option); by board: its cells as (infinite, option).
COLUMN_PUTS: Final[tuple[tuple[tuple[tuple[int, bool, Option], ...], ...], ...]] = tuple(
    tuple(tuple((at, CELL_INFINITE[first + at], PUT[first + at]) for at in column) for column in columns)
    for first, columns in zip(BOARD_FIRST, COLUMN_CELLS, strict=True)
)
LOWER_PUTS: Final[tuple[tuple[tuple[bool, Option], ...], ...]] = tuple(
    tuple((CELL_INFINITE[cell], PUT[cell]) for cell in range(first, first + size))
    for first, size in zip(BOARD_FIRST, BOARD_SIZE, strict=True)
)


def bars_lower(g: Sicily, cell: int) -> str:
    """The rule against a marker on a cell of the lower board."""
    at = cell - BOARD_FIRST[g.round]
    if not 0 <= at < len(g.lower):
        return "LF-CELL-01"
    return "LF-PLAN-05" if g.lower[at] and not CELL_INFINITE[cell] else ""


def bars_upper(g: Sicily, cell: int) -> str:
    """The rule against a marker on a cell of the upper board: its column must hold another marker."""
    board = g.round - 1
    at = cell - BOARD_FIRST[board]
    if not 0 <= at < len(g.upper):
        return "LF-ACT-13"
    if g.upper[at] and not CELL_INFINITE[cell]:
        return "LF-PLAN-05"
    for other in COLUMN_CELLS[board][CELL_COLUMN[cell]]:
        if g.upper[other]:
            return ""
    return "LF-ACT-13"


def free_cells(g: Sicily) -> list[Option]:
    """The cells of both boards on which an influence action may put a marker, as options."""
    upper = g.upper
    found: list[Option] = []
    for cells in COLUMN_PUTS[g.round - 1]:
        for at, _, _ in cells:
            if upper[at]:
                found += [put for at, infinite, put in cells if infinite or not upper[at]]
                break
    return found + free_below(g)


def free_below(g: Sicily) -> list[Option]:
    """The free cells of the lower board alone."""
    return [put for (infinite, put), packed in zip(LOWER_PUTS[g.round], g.lower, strict=True) if infinite or not packed]


def put_marker(g: Sicily, colour: int, cell: int) -> None:
    """Place a marker of a colour on a cell of the lower or the upper board."""
    at = cell - BOARD_FIRST[g.round]
    if at >= 0:
        g.lower[at] += ONE[colour]
    else:
        g.upper[cell - BOARD_FIRST[g.round - 1]] += ONE[colour]


def lowest(packed: int) -> int:
    """The first colour among packed markers: seats in order, then grey."""
    colour = 0
    while not packed >> PACK * colour & PACKED:
        colour += 1
    return colour


# --- taking a marker


def uncover(g: Sicily, seat: int, row: int, cell: int) -> None:
    """Move the leftmost marker to supply or a board; then give its special order and instant effect. [LF-FAM-06]"""
    if cell < 0:
        g.discs[seat] += 1
    else:
        put_marker(g, seat, cell)
    at = g.opened[4 * seat + row]
    g.opened = put(g.opened, 4 * seat + row, at + 1)
    found = FAMILY_BOARD[g.family[seat]][row][at]
    if g.event_log is not None:
        facts = {"seat": seat, "row": ROW_IDS[row], "cell": CELL_IDS[cell] if cell >= 0 else None}
        g.emit("uncovered", facts)
    if found.order >= 0:
        g.hand[seat] |= ORDER_BIT[found.order]
        rows = list(g.gained)
        rows[seat] = (*rows[seat], found.order)
        g.gained = tuple(rows)
        if g.event_log is not None:
            g.emit("order_gained", {"seat": seat, "order": ORDER_IDS[found.order]})
    if found.instant == I_MONEY:
        g.earn(seat, found.n, "instant")
    elif found.instant == I_CAR:
        g.then(*[InstantCar(seat) for _ in range(found.n)])
    elif found.instant == I_LAB:
        g.then(*[InstantLab(seat) for _ in range(found.n)])
    elif found.instant:
        g.launder(seat)


class InstantCar(SeatDecision[Sicily]):
    """Place an uncovered car on an own territory, or decline it. [LF-FAM-03, LF-RULE-52]"""

    __slots__ = ()
    rule = "LF-FAM-03"

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self)

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if g.garage[self.seat] and g.lands[self.seat] else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*[CAR[place] for place in g.lands[seat]], DECLINE]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "decline":
            return ""
        place = TERRITORY.get(str(option.target), -1)
        if option.verb != "car":
            return "LF-FAM-03"
        return "" if place >= 0 and g.owner[place] == seat else "LF-ACT-09"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "car":
            g.garage[seat] -= 1
            g.cars[TERRITORY[str(option.target)]] += 1
            if g.event_log is not None:
                g.emit("unit_placed", {"seat": seat, "unit": "car", "place": str(option.target)})
        elif g.event_log is not None:
            g.emit("instant_declined", {"seat": seat, "unit": "car"})


class InstantLab(SeatDecision[Sicily]):
    """Place an uncovered lab on an own territory with at most one, or decline it. [LF-FAM-03, LF-RULE-52]"""

    __slots__ = ()
    rule = "LF-FAM-03"

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self)

    def places(self, g: Sicily) -> list[int]:
        """Own territories with room for another lab."""
        labs = g.labs
        return [place for place in g.lands[self.seat] if labs[place] < LABS_EACH]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if g.labs_left and self.places(g) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*[LAB[place] for place in g.lands[seat]], DECLINE]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "decline":
            return ""
        if option.verb != "lab":
            return "LF-FAM-03"
        return "" if TERRITORY.get(str(option.target), -1) in self.places(g) else "LF-ACT-11"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "lab":
            g.labs_left -= 1
            g.labs[TERRITORY[str(option.target)]] += 1
            if g.event_log is not None:
                g.emit("unit_placed", {"seat": seat, "unit": "lab", "place": str(option.target)})
        elif g.event_log is not None:
            g.emit("instant_declined", {"seat": seat, "unit": "lab"})


class Influence(Decision[Sicily]):
    """Take the leftmost marker of a row. Of "two from one row" the second is optional. [LF-ACT-13, LF-ACT-14]"""

    __slots__ = ("left", "row", "seat", "to")
    rule = "LF-ACT-13"

    def __init__(self, seat: int, left: int, to: int, row: int) -> None:
        self.seat = seat
        self.left = left  # markers that may still be taken
        self.to = to  # TO_BOARD: the marker goes on an action board
        self.row = row  # the row of the first marker, -1 before it is chosen

    def problems(self, g: Sicily) -> list[str]:
        wrong = [
            *planning(g, self, "row"),
            *within("left", self.left, 1, TAKEN_AT_ONCE),
            *within("to", self.to, 0, TO_BOARD),
        ]
        return wrong if self.row >= 0 or covered(g, self.seat) else [*wrong, f"seat {self.seat} has no marker left"]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.row < 0 or left_in(g, self.seat, self.row) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [*ROW_OPTION, STOP]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb == "stop":
            return "LF-CELL-05" if self.row < 0 else ""
        if option.verb != "row":
            return "LF-ACT-13"
        of = ROW_THING.get(str(option.target), -1)
        if of < 0 or (self.row >= 0 and of != self.row):
            return "LF-ACT-14"
        return "" if left_in(g, seat, of) else "LF-FAM-01"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == STOP:
            return
        row = ROW_THING[str(option.target)]
        if self.left > 1:
            g.stack.append(Influence(seat, self.left - 1, self.to, row))
        if self.to == TO_BOARD:
            g.stack.append(PutMarker(seat, row))
        else:
            uncover(g, seat, row, -1)


class RowDecision(SeatDecision[Sicily]):
    """A question about the leftmost marker of a row."""

    __slots__ = ("row",)

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def problems(self, g: Sicily) -> list[str]:
        return planning(g, self) or empty_row(g, self.seat, self.row)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"row": ROW_IDS[self.row]}


class PutMarker(RowDecision):
    """Put the marker on an empty cell of either board without performing its action. [LF-ACT-13]"""

    __slots__ = ()
    rule = "LF-ACT-13"
    listed_because = "from tables, for speed: it asks for the free cells of two boards"

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return free_cells(g)

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb != "put":
            return "LF-ACT-13"
        cell = CELL.get(str(option.target), -1)
        return bars_lower(g, cell) if cell >= BOARD_FIRST[g.round] else bars_upper(g, cell)

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        uncover(g, seat, self.row, CELL[str(option.target)])


class TakeRow(Step[Sicily]):
    """Take a column's markers: the two leftmost of its row, if there are two. This is mandatory. [LF-INF-05]"""

    __slots__ = ("left", "row", "seat")

    def __init__(self, seat: int, row: int, left: int) -> None:
        self.seat = seat
        self.row = row
        self.left = left

    def problems(self, g: Sicily) -> list[str]:
        return [*planning(g, self), *within("left", self.left, 1, TAKEN_AT_ONCE)]

    def run(self, g: Sicily) -> None:
        if self.left and left_in(g, self.seat, self.row):
            if self.left > 1:
                g.stack.append(TakeRow(self.seat, self.row, self.left - 1))
            uncover(g, self.seat, self.row, -1)


class TwoRows(Decision[Sicily]):
    """Take the leftmost marker of each of two rows: one to supply, the other on a board. [LF-INF-06, LF-RULE-49]"""

    __slots__ = ("kept", "row", "seat")
    rule = "LF-INF-06"

    def __init__(self, seat: int, row: int, kept: int) -> None:
        self.seat = seat
        self.row = row  # the row of the first marker, -1 before it
        self.kept = kept  # where the first one went: 0 to supply, 1 on a board

    def problems(self, g: Sicily) -> list[str]:
        wrong = [*planning(g, self, "row"), *within("kept", self.kept, 0, TO_BOARD)]
        return wrong if self.row >= 0 or not self.kept else [*wrong, "kept is told of no row"]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        return (seat,) if self.options(g, seat) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return list(ROW_OPTION)

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        of = ROW_THING.get(str(option.target), -1)
        if option.verb != "row" or of < 0 or of == self.row:
            return "LF-INF-06"
        return "" if left_in(g, seat, of) else "LF-FAM-01"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        row = ROW_THING[str(option.target)]
        if self.row < 0:
            g.stack.append(WhereTo(seat, row))
        elif self.kept == TO_BOARD:
            uncover(g, seat, row, -1)
        else:
            g.stack.append(PutMarker(seat, row))


class WhereTo(RowDecision):
    """Choose where the first of two markers goes; the second goes the other way. [LF-INF-06]"""

    __slots__ = ()
    rule = "LF-INF-06"

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [TO_SUPPLY, TO_BOARDS]

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option == TO_SUPPLY:
            g.stack.append(TwoRows(seat, self.row, 0))
            uncover(g, seat, self.row, -1)
        else:
            g.stack.append(TwoRows(seat, self.row, TO_BOARD))
            g.stack.append(PutMarker(seat, self.row))


def begin(g: Sicily, seat: int, row: int, count: int, how: int) -> Step[Sicily]:
    """The influence action of a column. With a switch, whoever takes the first marker may leave the second."""
    if how == TO_SPLIT:
        return TwoRows(seat, -1, 0)
    return Influence(seat, count, 0, row) if g.rules.fewer_markers else TakeRow(seat, row, count)


STEPS: Final[tuple[type[Step[Sicily]], ...]] = (InstantCar, InstantLab, Influence, PutMarker, TakeRow, TwoRows, WhereTo)
