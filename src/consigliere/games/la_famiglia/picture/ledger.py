"""The action boards as a ledger page: the board that empties above, the one whose actions are used below."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from consigliere.drawing import Sheet, Texts
from consigliere.drawing.fonts import CORMORANT, YESEVA
from consigliere.drawing.shapes import piece, sign
from consigliere.drawing.svg import at, circle, path, rect, text
from consigliere.games.la_famiglia.action_boards import (
    BOARD_FIRST,
    CELL_IDS,
    CELL_INFINITE,
    CELL_MONEY,
    COLUMN_CELLS,
    COLUMN_IDS,
)
from consigliere.games.la_famiglia.telling import cell_told, column_fees, column_told, marker_fee

from .families import drawn
from .pieces import disc
from .style import MARKS

WIDTH: Final = 830
HEIGHT: Final = 686
_COLUMN: Final = 136
_WIDE: Final = _COLUMN - 6  # a cell
_FIRST: Final = 24  # where the heads of the columns lie
_HEAD: Final = 66
_UPPER: Final = 34
_TITLE: Final = 24  # between the boards
_SHORT: Final = 59  # a row of the lower board whose actions are one line
_LETTERS: Final = 17.6  # what is read at 1366 x 768
_DISC: Final = 11
_FOOT: Final = 13  # a marker's middle above the foot of its cell
_FULL: Final = 4  # rows that a lower board has, as a rule
_FEW: Final = 3  # lines of actions that leave room for markers below them


def ledger(sheet: Sheet) -> list[str]:
    parts = [rect(0, 0, WIDTH, HEIGHT, fill=sheet.paint("squares")), rect(0, 0, WIDTH, HEIGHT, class_="none line")]
    if sheet.table["upper"] is None:
        return parts if all(player["family"] for player in sheet.table["seats"]) else parts + drawn(sheet, WIDTH)
    board = sheet.table["round"] - 1
    parts.append(CORMORANT.line(sheet.words("pic-upper-title"), 12, 18, 18, 400, text_anchor="start"))
    for column, name in enumerate(COLUMN_IDS):
        parts.append(_head(sheet, column, name))
    for place in _places(board, [(_FIRST + _HEAD + _UPPER * row, _UPPER - 4) for row in range(5)]):
        parts += _cell(sheet, *place, "upper")
    top = _FIRST + _HEAD + _UPPER * max(map(len, COLUMN_CELLS[board])) + _TITLE
    parts.append(path(f"M0 {top - 21}H{WIDTH}", class_="none line"))
    parts.append(CORMORANT.line(sheet.words("pic-lower-title"), 12, top - 6, 18, 420, text_anchor="start"))
    for place in _places(board + 1, _rows(board + 1, top)):
        parts += _cell(sheet, *place, "lower")
    return parts


def _rows(board: int, top: float) -> list[tuple[float, float]]:
    """Where the rows of a lower board begin and how high they are: all that is there; a fifth has one line to say."""
    fifth = max(map(len, COLUMN_CELLS[board])) > _FULL
    each = (HEIGHT - 3 - top - (_SHORT if fifth else 0)) / _FULL
    rows = [(top + each * row, each - 5) for row in range(_FULL)]
    return [*rows, (top + each * _FULL, _SHORT - 5)] if fifth else rows


def _places(board: int, rows: list[tuple[float, float]]) -> list[tuple[int, float, float, float]]:
    """The cells of a board, with left, top and height of each."""
    first = BOARD_FIRST[board]
    return [
        (first + cell, 8 + _COLUMN * column, *rows[row])
        for column, cells in enumerate(COLUMN_CELLS[board])
        for row, cell in enumerate(cells)
    ]


def _head(sheet: Sheet, column: int, name: str) -> str:
    """The head of a column: what gaining influence costs, and what it would cost the reader now. [LF-INF-02]"""
    words = sheet.words
    fees = column_fees(name, sheet.view)
    inside = [
        rect(0, 0, _WIDE, _HEAD - 6, rx=5, class_="clay line frame"),
        *_called(words(name)),
        *_price(fees),
    ]
    thing = f"column_{name}"
    return piece(
        8 + _COLUMN * column,
        _FIRST,
        *inside,
        told=column_told(name, sheet.view, words),
        id=thing,
        class_=sheet.marked(thing, "pillar"),
        data_thing=thing,
    )


def _called(name: str) -> list[str]:
    """A column's name on one line, or on two: never in letters smaller than all others."""
    wide, middle = _WIDE - 4, _WIDE / 2
    lines = [name] if YESEVA.wide(name) * 18 <= wide else [line for line in YESEVA.two_lines(name) if line]
    first = 24 if len(lines) == 1 else 17
    return [YESEVA.line(line, middle, first + 18 * i, 18, wide, class_="display light") for i, line in enumerate(lines)]


def _fee(fee: int) -> list[str]:
    """What moving another's marker costs, on the marker itself. [LF-PLAN-03]"""
    return [circle(0, 0, 9, class_="sun fine"), text(str(fee), 0, 6, 17.6, text_anchor="middle", class_="display")]


def _price(fees: dict[str, int]) -> list[str]:
    """What a column costs now: a coin for the bank, then a marker for each owner who gets a share."""
    told = [str(amount) for amount in fees.values()]
    signs, room = 19 * len(told), _WIDE - 6
    long = [YESEVA.wide(amount) * 18 for amount in told]
    fit = min(1, (room - signs) / sum(long))
    gap = min(6, (room - signs - sum(long) * fit) / max(len(told) - 1, 1))
    x, y = (_WIDE - signs - sum(long) * fit - gap * (len(told) - 1)) / 2 + 8, _HEAD - 16
    found = []
    for colour, amount, wide in zip(fees, told, long, strict=True):
        if colour:
            found.append(at(x, y, sign(MARKS[colour], 0, 0, 15, "own fine"), class_=f"of-{colour}"))
        else:
            found.append(circle(x, y, 8, class_="sun fine"))
        found.append(YESEVA.line(amount, x + 10, y + 6, 18, wide * fit, text_anchor="start", class_="display light"))
        x += 19 + wide * fit + gap
    return found


def _cell(sheet: Sheet, cell: int, x: float, y: float, high: float, side: str) -> list[str]:
    """A cell with its action (below), and the markers on it; those of others say what they cost. [LF-PLAN-03]

    Of markers that lie close the left one lies on top: so none covers the number at another's right edge.
    """
    words, name = sheet.words, CELL_IDS[cell]
    told = cell_told(name, sheet.view, words)
    found = [_ground(words, told, name, cell, x, y, high, side, name in sheet.chosen)]
    markers = sheet.table[side].get(name)
    if markers:
        colours = Counter(markers)
        first, last = _between(words, name, cell) if side == "lower" else (3, _WIDE)
        step = min(25, (last - first - 2 * _DISC - 4) / max(len(colours) - 1, 1))
        lying = []
        for i, (colour, count) in enumerate(colours.items()):
            thing = f"{name}-{colour}"
            fee = marker_fee(colour, sheet.view) if side == "upper" else 0
            spot = (x + first + _DISC + step * i, y + high - (_FOOT if side == "lower" else 15))
            lying.append(_marker(words, thing, colour, count, fee, *spot, side, thing in sheet.chosen))
        found += reversed(lying)
    for player in sheet.table["seats"]:
        if player["bust"] == name:
            bust = path("M-7 10C-7 2 -4 1 -3 -1A5 6 0 1 1 3 -1C4 1 7 2 7 10Z", class_="own line")
            place = (x + _COLUMN - 20, y + high - 34)
            found.append(at(*place, bust, class_=f"of-{player['family']} through", id=f"bust-{player['seat']}"))
    return found


def _actions(words: Texts, name: str) -> tuple[str, ...]:
    """What a cell does, in the lines that are printed on it."""
    return CORMORANT.wrapped(words(f"actions_of-{name}"), _LETTERS, _WIDE - 8)


def _signs(cell: int) -> str:
    """What is printed at the foot of a cell: that it takes any number of markers, and its money."""
    money = CELL_MONEY[cell]
    return f"{'∞' if CELL_INFINITE[cell] else ''} {f'{money:+d}'.replace('-', '−') if money else ''}".strip()


def _between(words: Texts, name: str, cell: int) -> tuple[float, float]:
    """From where to where markers may lie at the foot of a cell: never on its letters, nor on the signs at the right.

    Where the actions fill the cell it is beside the end of their last line.
    """
    lines, signs = _actions(words, name), _signs(cell)
    first = 3 if len(lines) <= _FEW else 8 + CORMORANT.wide(lines[-1]) * _LETTERS
    return first, _WIDE - 7 - YESEVA.wide(signs) * 18


@lru_cache(maxsize=2048)
def _ground(
    words: Texts, told: str, name: str, cell: int, x: float, y: float, high: float, side: str, chosen: bool
) -> str:
    """What is printed on a cell: its actions in words, money and that it takes any number of markers as signs."""
    frame = "paper fine frame" if not CELL_INFINITE[cell] else "shade fine frame dashed"
    inside = [rect(0, 0, _WIDE, high, rx=4, class_=frame)]
    if side == "lower":
        for i, line in enumerate(_actions(words, name)):
            inside.append(
                CORMORANT.line(
                    line, 5, 2 + _LETTERS * (i + 0.82), _LETTERS, _WIDE - 8, text_anchor="start", class_="ink"
                )
            )
        if signs := _signs(cell):
            inside.append(YESEVA.line(signs, _WIDE - 5, high - 6, 18, _WIDE, text_anchor="end", class_="display"))
    kind = "cell chosen" if chosen else "cell"
    return piece(x, y, *inside, told=told, id=f"cell-{name}", class_=kind, data_thing=name)


@lru_cache(maxsize=8192)
def _marker(
    words: Texts, thing: str, colour: str, count: int, fee: int, x: float, y: float, side: str, chosen: bool
) -> str:
    """Markers of a colour on a cell, with what moving one would cost the reader."""
    said = words(thing) if not fee else f"{words(thing)} · {fee}"
    place = {"id": f"marker-{thing}", "data_thing": thing, "class_": " chosen" if chosen else ""}
    if side == "lower":
        place = {"id": f"marker-{thing}", "class_": "through"}
    found = disc(x, y, colour, count, _DISC, said, **place)
    if fee:
        found += at(x + 9, y + 7, *_fee(fee), class_="through", id=f"fee-{thing}")
    return found
