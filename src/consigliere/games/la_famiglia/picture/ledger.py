"""The action boards as a ledger page: the board that empties above, the one whose actions are used below."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from consigliere.drawing import Sheet, Texts
from consigliere.drawing.fonts import CORMORANT, YESEVA
from consigliere.drawing.shapes import piece, sign
from consigliere.drawing.svg import at, circle, path, rect, text
from consigliere.games.la_famiglia.components import (
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
_HEAD: Final = 66
_UPPER: Final = 34
_LOWER: Final = 97


def ledger(sheet: Sheet) -> list[str]:
    parts = [rect(0, 0, WIDTH, HEIGHT, fill=sheet.paint("squares")), rect(0, 0, WIDTH, HEIGHT, class_="none line")]
    if sheet.table["upper"] is None:
        return parts if all(player["family"] for player in sheet.table["seats"]) else parts + drawn(sheet, WIDTH)
    board = sheet.table["round"] - 1
    parts.append(CORMORANT.line(sheet.words("pic-upper-title"), 12, 19, 18, 400, text_anchor="start"))
    for column, name in enumerate(COLUMN_IDS):
        parts.append(_head(sheet, column, name))
        for row, cell in enumerate(COLUMN_CELLS[board][column]):
            x, y = 8 + _COLUMN * column, 26 + _HEAD + _UPPER * row
            parts += _cell(
                sheet, CELL_IDS[BOARD_FIRST[board] + cell], BOARD_FIRST[board] + cell, x, y, _UPPER - 4, "upper"
            )
    top = 26 + _HEAD + _UPPER * 5 + 26
    board += 1
    parts.append(path(f"M0 {top - 22}H{WIDTH}", class_="none line"))
    parts.append(CORMORANT.line(sheet.words("pic-lower-title"), 12, top - 4, 18, 420, text_anchor="start"))
    for column in range(len(COLUMN_IDS)):
        for row, cell in enumerate(COLUMN_CELLS[board][column]):
            x, y = 8 + _COLUMN * column, top + 4 + _LOWER * row
            parts += _cell(
                sheet, CELL_IDS[BOARD_FIRST[board] + cell], BOARD_FIRST[board] + cell, x, y, _LOWER - 5, "lower"
            )
    return parts


def _head(sheet: Sheet, column: int, name: str) -> str:
    """The head of a column: what gaining influence costs, and what it would cost the reader now. [LF-INF-02]"""
    words = sheet.words
    fees = column_fees(name, sheet.view)
    inside = [
        rect(0, 0, _COLUMN - 6, _HEAD - 6, rx=5, class_="clay line frame"),
        *_called(words(name)),
        *_price(fees),
    ]
    thing = f"column_{name}"
    return piece(
        8 + _COLUMN * column,
        26,
        *inside,
        told=column_told(name, sheet.view, words),
        id=thing,
        class_=sheet.marked(thing, "pillar"),
        data_thing=thing,
    )


def _called(name: str) -> list[str]:
    """A column's name on one line, or on two: never in letters smaller than all others."""
    wide, middle = _COLUMN - 10, (_COLUMN - 6) / 2
    lines = [name] if YESEVA.wide(name) * 18 <= wide else [line for line in YESEVA.two_lines(name) if line]
    first = 24 if len(lines) == 1 else 17
    return [YESEVA.line(line, middle, first + 18 * i, 18, wide, class_="display light") for i, line in enumerate(lines)]


def _fee(fee: int) -> list[str]:
    """What moving another's marker costs, on the marker itself. [LF-PLAN-03]"""
    return [circle(0, 0, 9, class_="sun fine"), text(str(fee), 0, 6, 17.6, text_anchor="middle", class_="display")]


def _price(fees: dict[str, int]) -> list[str]:
    """What a column costs now: a coin for the bank, then a marker for each owner who gets a share."""
    wide = 40 + 32 * (len(fees) - 1)
    x, y = (_COLUMN - 6 - wide) / 2 + 10, _HEAD - 16
    found = []
    for colour, amount in fees.items():
        if colour:
            found.append(at(x, y, sign(MARKS[colour], 0, 0, 15, "own fine"), class_=f"of-{colour}"))
        else:
            found.append(circle(x, y, 8, class_="sun fine"))
        found.append(text(str(amount), x + 11, y + 6, 18, class_="display light"))
        x += 32
    return found


def _cell(sheet: Sheet, name: str, cell: int, x: float, y: float, high: float, side: str) -> list[str]:
    """A cell with its action (below), and the markers on it; those of others say what they cost. [LF-PLAN-03]"""
    words = sheet.words
    told = cell_told(name, sheet.view, words)
    found = [_ground(words, told, name, cell, x, y, high, side, name in sheet.chosen)]
    markers = sheet.table[side].get(name)
    if markers:
        colours = Counter(markers)
        step = min(25, 72 / max(len(colours) - 1, 1))
        for i, (colour, count) in enumerate(colours.items()):
            thing = f"{name}-{colour}"
            fee = marker_fee(colour, sheet.view) if side == "upper" else 0
            spot = (x + 16 + step * i, y + high - 15)
            found.append(_marker(words, thing, colour, count, fee, *spot, side, thing in sheet.chosen))
    for player in sheet.table["seats"]:
        if player["bust"] == name:
            bust = path("M-7 10C-7 2 -4 1 -3 -1A5 6 0 1 1 3 -1C4 1 7 2 7 10Z", class_="own line")
            place = (x + _COLUMN - 20, y + high - 34)
            found.append(at(*place, bust, class_=f"of-{player['family']} through", id=f"bust-{player['seat']}"))
    return found


@lru_cache(maxsize=2048)
def _ground(
    words: Texts, told: str, name: str, cell: int, x: float, y: float, high: float, side: str, chosen: bool
) -> str:
    """What is printed on a cell: its actions in words, money and that it takes any number of markers as signs."""
    wide = _COLUMN - 6
    frame = "paper fine frame" if not CELL_INFINITE[cell] else "shade fine frame dashed"
    inside = [rect(0, 0, wide, high, rx=4, class_=frame)]
    if side == "lower":
        inside.append(
            CORMORANT.paragraph(words(f"actions_of-{name}"), 5, 3, 17.6, wide - 8, high - 21, 1.0, 1, class_="ink")
        )
        money = f"{CELL_MONEY[cell]:+d}" if CELL_MONEY[cell] else ""
        many = "∞" if CELL_INFINITE[cell] else ""
        inside.append(text(f"{many} {money}".strip(), wide - 5, high - 6, 18, text_anchor="end", class_="display"))
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
    found = disc(x, y, colour, count, 11, said, **place)
    if fee:
        found += at(x + 9, y + 7, *_fee(fee), class_="through", id=f"fee-{thing}")
    return found
