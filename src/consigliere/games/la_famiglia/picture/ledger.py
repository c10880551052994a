"""The action boards as a piazza: six houses with their niches above, the square with its tiles below.

A column of the upper board is a house front with its price on the roof and its markers in niches. Markers go down the
stairs to the lower board, whose cells are tiles. Pictograms show their actions with the reader's own numbers.
"""

from __future__ import annotations

import math
from collections import Counter
from functools import cache, lru_cache
from typing import Final

from consigliere.drawing import OSWALD, Sheet, Texts
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, element, path, rect
from consigliere.games.la_famiglia.action_boards import (
    BOARD_FIRST,
    CELL_IDS,
    CELL_INFINITE,
    CELL_MONEY,
    COLUMN_CELLS,
    COLUMN_IDS,
)
from consigliere.games.la_famiglia.components import DATA
from consigliere.games.la_famiglia.telling import cell_told, column_fees, column_told, marker_fee

from .desk import letters
from .families import choosing
from .pieces import LETTERS, LIT, coin, corner, disc, rope_box
from .signs import Sums, cell_rows, drawn, sums_of
from .style import emblem, icon
from .theatre import theatre

WIDTH: Final = 408
HEIGHT: Final = 600
NAMES: Final = ("band", "worn", "grey", "blue", "green", "red", "white", "yellow", "black")
_COLUMN: Final = WIDTH / 6
_HEAD: Final = 86
_SIGN: Final = 18  # the name below a house front
_NICHE: Final = 30
_WALL: Final = _HEAD + 4  # where the niches begin
_ROWS: Final = 3
_STAIRS: Final = 14
_SQUARE: Final = _WALL + _NICHE * _ROWS + 6 + _STAIRS  # where the lower board begins
_DISC: Final = 13
_GAP: Final = 2.5
_ABREAST: Final = 3  # markers side by side
_MINI: Final = 8  # size of the markers if there are more
_PRICED: Final = 4  # with more colours in a niche only the tooltip says what each costs
_STEP_R: Final = 12.2  # size of the markers that share a niche
_CROWD: Final = {  # how three and more share a niche for any number, around its middle, from its top
    3: ((-16, 0), (16, 0), (0, 24.5)),
    4: ((-16, 0), (16, 0), (-16, 24.8), (16, 24.8)),
    5: ((-21.5, 0), (21.5, 0), (0, 12.4), (-21.5, 24.8), (21.5, 24.8)),
}
_ICONS: Final = {"first_player": "first", "two_institutions": "two"}


def ledger(sheet: Sheet) -> list[str]:
    """The desk of the current phase: the families to choose from, the piazza, the letters, or a conflict."""
    if sheet.table["battle"] is not None:
        return theatre(sheet, sheet.table["battle"])
    if sheet.table["upper"] is None:
        ground = rect(0, 0, WIDTH, HEIGHT, rx=6, class_="ray")
        if all(player["family"] for player in sheet.table["seats"]):
            return [ground]
        return [ground, *choosing(sheet, WIDTH, HEIGHT)]
    if sheet.table["phase"] == "events":
        return letters(sheet, WIDTH, HEIGHT)
    board = sheet.table["round"] - 1
    sums = sums_of(sheet.view)
    parts = [_ground(sheet.id_prefix), _bare(board + 1)]
    lying: list[str] = []  # drawn after all cells, so that no cell covers a marker's highlight
    for side, boxes in (("upper", _niches(board)), ("lower", _tiles(board + 1))):
        for box in boxes:
            parts.append(_cell(sheet, box, side, sums))
            lying += _markers(sheet, box, side)
    parts += [_head(sheet, column, name) for column, name in enumerate(COLUMN_IDS)]
    return [*parts, rect(0, 0, WIDTH, HEIGHT, rx=6, class_="none s-ink through", stroke_width=2), *lying]


@cache
def clips(part: str) -> str:
    """The sky above the houses."""
    return element("defs", element("clipPath", rect(0, 0, WIDTH, _WALL, rx=6), id=f"{part}-sky"))


@cache
def _ground(part: str) -> str:
    """Sky, wall, stairs and square."""
    rays, middle = "", WIDTH / 2
    for i in range(15):
        a = math.pi * (i / 14.5 + 1)
        b = a + math.pi / 29
        ends = [f"{middle + 400 * math.cos(angle):.0f} {_WALL + 400 * math.sin(angle):.0f}" for angle in (a, b)]
        rays += f"M{middle:g} {_WALL}L{ends[0]}L{ends[1]}Z"
    foot = _SQUARE - _STAIRS
    bricks = "".join([f"M0 {_WALL + 9 + 11 * i}H{WIDTH}" for i in range(9)])
    posts = "".join([f"M{_COLUMN * i:g} {_WALL - 2}V{foot}" for i in range(1, 6)])
    return at(
        0,
        0,
        rect(0, 0, WIDTH, _WALL, rx=6, class_="ray"),
        path(rays, class_="beam", clip_path=f"url(#{part}-sky)"),
        rect(0, _WALL - 2, WIDTH, foot - _WALL + 2, class_="wall"),
        path(bricks, class_="none s-wood", stroke_width=0.8, opacity=0.6),
        path(posts, class_="none s-ink", stroke_width=1, opacity=0.5),
        path(f"M0 {_WALL - 2}H{WIDTH}", class_="none thin"),
        rect(0, foot, WIDTH, _STAIRS, class_="chalk"),
        at(0, foot + 1, rect(0, 0, WIDTH, 12, fill=f"url(#{part}-band)")),
        path(f"M0 {foot}H{WIDTH}M0 {_SQUARE}H{WIDTH}", class_="none thin"),
        rect(0, _SQUARE, WIDTH, HEIGHT - _SQUARE, class_="shade"),
        rect(0, _SQUARE, WIDTH, HEIGHT - _SQUARE, fill=f"url(#{part}-grey)"),
        class_="through",
    )


# --- the house fronts


def _front(name: str, x: float, y: float, wide: float, foot: float) -> str:
    """Wall and roof of a column's house."""
    c, far = x + wide / 2, x + wide
    if name == "church":
        wall = f"M{x + 6:g} {foot}V{y + 30:g}L{x + 18:g} {y + 22:g}V{y + 16:g}L{c:g} {y + 2:g}"
        wall += f"L{far - 18:g} {y + 16:g}V{y + 22:g}L{far - 6:g} {y + 30:g}V{foot}Z"
        roof = path(f"M{c - 4:g} {y - 1:g}H{c + 4:g}M{c:g} {y - 5:g}V{y + 4:g}", class_="none s-ink", stroke_width=2)
    elif name == "justice":
        wall = f"M{x + 4:g} {foot}V{y + 22:g}H{far - 4:g}V{foot}Z"
        roof = path(f"M{x + 2:g} {y + 22:g}L{c:g} {y + 3:g}L{far - 2:g} {y + 22:g}Z", class_="accent thin round")
    elif name == "economy":
        wall = f"M{x + 4:g} {foot}V{y + 14:g}H{far - 4:g}V{foot}Z"
        roof = path(f"M{x + 10:g} {y + 8:g}v-4h{wide - 20:g}v4", class_="paper thin")
        roof += rect(x + 2, y + 8, wide - 4, 9, rx=1, class_="accent thin")
    elif name == "police":
        wall = f"M{x + 5:g} {foot}V{y + 16:g}H{far - 5:g}V{foot}Z"
        d = f"M{x + 2:g} {y + 17:g}L{x + 12:g} {y + 6:g}H{far - 12:g}L{far - 2:g} {y + 17:g}Z"
        roof = path(d, class_="accent thin round") + path(f"M{c:g} {y + 6:g}V{y - 4:g}", class_="none thin")
        roof += rect(c, y - 4, 4, 4, class_="leaf") + rect(c + 4, y - 4, 4, 4, class_="chalk")
        roof += rect(c + 8, y - 4, 4, 4, class_="velvet")
    elif name == "first_player":
        wall = f"M{x + 5:g} {foot}V{y + 20:g}H{far - 5:g}V{foot}Z"
        roof = path(f"M{c - 20:g} {y + 20:g}a20 17 0 0 1 40 0Z", class_="ochre thin")
        roof += path(f"M{c:g} {y + 3:g}v-6", class_="none thin") + rect(
            x + 2, y + 18, wide - 4, 6, class_="accent thin"
        )
    else:
        wall = f"M{x + 4:g} {foot}V{y + 12:g}H{c:g}V{y + 20:g}H{far - 4:g}V{foot}Z"
        d = f"M{x + 2:g} {y + 12:g}L{x + wide / 4 + 2:g} {y + 3:g}L{c + 1:g} {y + 12:g}Z"
        d += f"M{c - 1:g} {y + 20:g}L{x + wide * 0.75:g} {y + 10:g}L{far - 2:g} {y + 20:g}Z"
        roof = path(d, class_="accent thin round")
    return path(wall, class_="paper thin round") + roof


@lru_cache(maxsize=512)
def _house(words: Texts, column: int, name: str) -> str:
    wide, foot = _COLUMN - 4, _HEAD - _SIGN
    return "".join(
        [
            rect(1, 6, wide, _HEAD - 4, rx=4, class_="frame", fill="transparent"),
            _front(name, 1, 14, wide - 2, foot),
            icon(_ICONS.get(name, name), _COLUMN / 2 - 2, 53, 30),
            rect(0, foot, wide, _SIGN, class_="deep"),
            OSWALD.line(words(f"pic-column-{name}"), wide / 2, foot + 12, LETTERS + 0.2, wide - 4, class_="chalk"),
        ]
    )


def _head(sheet: Sheet, column: int, name: str) -> str:
    """A house front, with the reader's current cost of influence with its column. [LF-INF-02]"""
    cost = sum(column_fees(name, sheet.view).values())
    seat = sheet.view["seat"]
    hq = None if seat is None else sheet.table["seats"][seat]["hq"]
    dear = hq is not None and hq["money"] < cost
    thing = f"column_{name}"
    return piece(
        _COLUMN * column + 2,
        0,
        _house(sheet.words, column, name),
        rope_box(1.6, 8, _COLUMN - 7.2, _HEAD - 7.5),
        coin(str(cost), _COLUMN - 14, 14, "pay" if dear else "price"),
        tooltip=column_told(name, sheet.view, sheet.words),
        id=thing,
        class_=sheet.classes(thing, f"pillar {LIT}"),
        data_thing=thing,
    )


def front(name: str) -> str:
    """The house of a column by itself, 68 by 86, without a price."""
    return _front(name, 1, 14, _COLUMN - 6, _HEAD - _SIGN) + icon(_ICONS.get(name, name), _COLUMN / 2 - 2, 53, 30)


def page(words: Texts, part: str, board: int) -> list[str]:
    """An action board by itself: its houses with their prices, and its cells. The first has niches only, because it
    never lies below."""
    table = next(one for one in DATA["action_board"] if int(one["id"]) == board)
    found = [_ground(part)]
    for column, name in enumerate(COLUMN_IDS):
        cost = coin(str(table["column_costs"][name]), _COLUMN - 14, 14, "price")
        found.append(at(_COLUMN * column + 2, 0, _house(words, column, name), cost))
    for cell, x, y, wide, high in _niches(board):
        found.append(_niche("", CELL_IDS[cell], cell, x, y, wide, high, False, False))
    if table.get("printed_on_map"):
        return found
    found.append(_bare(board))
    for cell, x, y, wide, high in _tiles(board):
        found.append(_tile(part, "", CELL_IDS[cell], cell, x, y, wide, high, None, False, False))
    return found


# --- cells

Box = tuple[int, float, float, float, float]


@cache
def _niches(board: int) -> list[Box]:
    """The cells of an upper board, two in each row; a cell for any number of markers takes a whole row."""
    found: list[Box] = []
    half = (_COLUMN - 6) / 2
    for column, cells in enumerate(COLUMN_CELLS[board]):
        x = _COLUMN * column + 3
        numbers = [BOARD_FIRST[board] + cell for cell in cells]
        single = [cell for cell in numbers if not CELL_INFINITE[cell]]
        for i, cell in enumerate(single):
            found.append((cell, x + half * (i % 2), _WALL + _NICHE * (i // 2), half, _NICHE))
        for cell in [cell for cell in numbers if CELL_INFINITE[cell]]:
            found.append((cell, x, _WALL + _NICHE * ((len(single) + 1) // 2), 2 * half, _NICHE))
    return found


def _each(board: int) -> float:
    return (HEIGHT - 6 - _SQUARE) / max(map(len, COLUMN_CELLS[board]))


@cache
def _tiles(board: int) -> list[Box]:
    """The cells of a lower board, row by row."""
    each = _each(board)
    return [
        (
            BOARD_FIRST[board] + cell,
            _COLUMN * column + _GAP,
            _SQUARE + 4 + each * row,
            _COLUMN - 2 * _GAP,
            each - 4,
        )
        for column, cells in enumerate(COLUMN_CELLS[board])
        for row, cell in enumerate(cells)
    ]


@cache
def _bare(board: int) -> str:
    """Tiles where a lower board has no cell."""
    each, rows = _each(board), max(map(len, COLUMN_CELLS[board]))
    size = min(_COLUMN, each) - 12
    found = [
        emblem("tile", _COLUMN * (column + 0.5) - size / 2, _SQUARE + 2 + each * (row + 0.5) - size / 2, size)
        for column, cells in enumerate(COLUMN_CELLS[board])
        for row in range(len(cells), rows)
    ]
    return at(0, 0, *found, class_="through", opacity=0.55)


def _cell(sheet: Sheet, box: Box, side: str, sums: Sums | None) -> str:
    """A cell without its markers."""
    cell, x, y, wide, high = box
    name = CELL_IDS[cell]
    told = cell_told(name, sheet.view, sheet.words)
    full = bool(sheet.table[side].get(name))
    chosen = name in sheet.chosen
    if side == "upper":
        return _niche(told, name, cell, x, y, wide, high, full, chosen)
    return _tile(sheet.id_prefix, told, name, cell, x, y, wide, high, sums, full, chosen)


def _markers(sheet: Sheet, box: Box, side: str) -> list[str]:
    """The markers on a cell. Those of others show the cost of moving one, if there is room. [LF-PLAN-03]

    Of overlapping markers the first one is on top, so that none covers another's number.
    """
    cell, x, y, wide, high = box
    words, name, table = sheet.words, CELL_IDS[cell], sheet.table
    colours = Counter(table[side].get(name, ()))
    lying = []
    for (colour, count), (across, down, r) in zip(colours.items(), _spots(box, side, len(colours)), strict=True):
        thing = f"{name}-{colour}"
        fee = marker_fee(colour, sheet.view) if side == "upper" and len(colours) <= _PRICED else 0
        lying.append(_marker(words, thing, colour, count, fee, across, down, r, side, thing in sheet.chosen))
    lying.reverse()
    for player in table["seats"]:
        if player["bust"] == name:
            figure = icon("decisive", 0, 0, 26, "c-own edged")
            place = (x + wide - 15, y + high / 2)
            lying.append(at(*place, figure, class_=f"of-{player['family']} through", id=f"bust-{player['seat']}"))
    return lying


@cache
def _spots(box: Box, side: str, count: int) -> list[tuple[float, float, float]]:
    """The places and the size of markers of this many colours on a cell.

    In a crowded niche they also stand on the stairs, like the eyes of a die, so that each can be hit. On a tile, where
    they cannot be chosen, up to three are side by side, and more in two rows of small ones.
    """
    cell, x, y, wide, high = box
    if side == "upper" and count in _CROWD:
        middle = x + wide / 2
        return [(middle + across, round(y + _STEP_R + 0.6 + down, 1), _STEP_R) for across, down in _CROWD[count]]
    if count > _ABREAST:
        top = y + high - 22
        return [(x + _MINI + 3 + 20 * (i % 3), top + 14 * (i // 3), _MINI) for i in range(count)]
    step = min(2 * _DISC + 1, (wide - 2 * _DISC - 1) / max(count - 1, 1))
    left = x + wide / 2 - step * (count - 1) / 2
    if side == "lower" and CELL_INFINITE[cell]:
        left = x + _DISC + 0.5
    down = y + high * 0.52 + 1 if side == "upper" else y + high - _DISC - 2
    return [(round(left + step * i, 1), down, _DISC) for i in range(count)]


@lru_cache(maxsize=4096)
def _niche(
    told: str, name: str, cell: int, x: float, y: float, wide: float, high: float, full: bool, chosen: bool
) -> str:
    """A niche in a house's wall; as wide as the house for any number of markers."""
    half, arch = wide / 2 - 1.5, high * 0.46
    d = f"M1.5 {high:g}V{high * 0.5:g}A{half:g} {arch:g} 0 0 1 {wide - 1.5:g} {high * 0.5:g}V{high:g}Z"
    inside = [
        path(d, class_="niche s-ink frame", stroke_width=1, stroke_dasharray="2 2.5" if CELL_INFINITE[cell] else None)
    ]
    inside += [path(d, class_=f"mark-{i}") for i in (1, 2, 3)]
    if CELL_INFINITE[cell] and not full:
        inside.append(icon("infinite", wide / 2, high * 0.62, 15, "c-ray"))
    kind = "cell self-lit chosen" if chosen else "cell self-lit"
    return piece(x, y, *inside, tooltip=told, id=f"cell-{name}", class_=kind, data_thing=name)


@lru_cache(maxsize=4096)
def _tile(
    part: str,
    told: str,
    name: str,
    cell: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    sums: Sums | None,
    full: bool,
    chosen: bool,
) -> str:
    """A cell of the square: its actions as pictograms, its money in the corner. A used cell looks worn."""
    endless, money = CELL_INFINITE[cell], CELL_MONEY[cell]
    used = full and not endless
    ground = "worn" if used else "open" if endless else "chalk"
    inside = [
        rect(1, 2, wide, high, rx=2, class_="cast"),
        rect(0, 0, wide, high, rx=2, class_=f"{ground} thin frame"),
        rect(0, 0, wide, high, rx=2, fill=f"url(#{part}-worn)") if used else corner(0.7, 0.7, wide - 1.4, high - 1.4),
    ]
    if endless:
        inside.append(
            rect(
                3.5,
                3.5,
                wide - 7,
                high - 7,
                rx=3,
                class_="none s-accent round",
                stroke_width=1.6,
                stroke_dasharray="1 4",
            )
        )
    rows = cell_rows(cell, sums)
    head = 10 if used else 16 if money and len(rows) > 1 else 8
    foot = 2 * _DISC + 5 if full or endless else 8
    signs = drawn(rows, 6, head, wide - 12, high - head - foot, 41 if len(rows) == 1 else 30)
    inside.append(element("g", signs, opacity=0.55 if used else None))
    inside += [rect(0, 0, wide, high, rx=4, class_=f"mark-{i}") for i in (1, 2, 3)]
    if endless:
        inside.append(icon("infinite", 16, 14, 17, "c-brick"))
    if money:  # over the rope of a cell that may be chosen
        amount = f"{money:+d}".replace("-", "−")
        inside.append(coin(amount, wide - 10, 11, "get" if money > 0 else "pay"))
    kind = "cell self-lit chosen" if chosen else "cell self-lit"
    return piece(x, y, *inside, tooltip=told, id=f"cell-{name}", class_=kind, data_thing=name)


@lru_cache(maxsize=8192)
def _marker(
    words: Texts,
    thing: str,
    colour: str,
    count: int,
    fee: int,
    x: float,
    y: float,
    r: float,
    side: str,
    chosen: bool,
) -> str:
    """Markers of a colour on a cell, with the reader's cost of moving one, if there is room."""
    said = words(thing) if not fee else f"{words(thing)} · {fee}"
    place = {"id": f"marker-{thing}", "data_thing": thing, "class_": "chosen" if chosen else ""}
    if side == "lower":
        place = {"id": f"marker-{thing}", "class_": "through"}
    down = -0.72 if side == "upper" else -0.5  # closer to a marker on a tile, where signs are above it
    found = disc(x, y, colour, count, r, said, down, **place)
    if fee and r > _MINI:
        inside = coin(str(fee), r * 0.84, r * 0.44, "pay", 7.4)
        found += at(x, y, inside, class_="through", id=f"fee-{thing}")
    return found
