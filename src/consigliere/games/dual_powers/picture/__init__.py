"""The table of Dual Powers as a poster: a view in, one picture out. Own drawings throughout.

The whole table is one sheet (`part="all"`). A page with its own layout asks for the parts and puts each into its own
box. Together the parts show every piece exactly once, so that ids stay unique on the page:

    board   1200 x 968    calendar, map and support track
    red     290 x 1000    the Soviet's place: objective, cards, supply
    white   290 x 1000    the Government's
    hand    one row, 260 high, as wide as its cards: give it a height and let it scroll on a narrow screen

A piece is a group with an id (`token-red_unit_01`, `region-green`, `connection-green_red`, `card-command_green_2`,
`day`, `month`, `score`, `will`, `blockade`), placed by its `transform` alone; a possible target of an option has
`data-thing`.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Texts, draw_cached
from consigliere.drawing.svg import at, rect
from consigliere.engine.errors import NotUnderstood

from . import board, sides
from .sheet import Sheet
from .style import STYLE, patterns

PARTS: Final = ("all", "board", "red", "white", "hand")
_GAP: Final = 10


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The table, or a part of it, as the view's seat sees it."""
    if part not in PARTS:
        raise NotUnderstood(f"a picture's part is one of {', '.join(PARTS)}, not {part!r}")
    return _drawn(Sheet(view, words, ""), part)


def pictures(view: dict[str, Any], words: Texts) -> dict[str, Picture]:
    """The parts for a page with its own layout; shared data is looked up once."""
    sheet = Sheet(view, words, "")
    return {part: _drawn(sheet, part) for part in PARTS[1 : 4 if view["table"]["hand"] is None else 5]}


def _drawn(sheet: Sheet, part: str) -> Picture:
    sheet.id_prefix = f"dp-{part}"
    width: float
    height: float
    if part == "board":
        width, height, inside = board.WIDTH, board.HEIGHT, [draw_cached(board.board, sheet.public())]
    elif part == "hand":
        width, height = max(sides.hand_width(sheet), 1), sides.HAND_HEIGHT
        inside = sides.hand(sheet, width)
    elif part != "all":
        width, height, inside = sides.WIDTH, sides.HEIGHT, [draw_cached(sides.side, sheet.beside(part), part)]
    else:
        width, height, inside = _all(sheet)
    label = sheet.words("pic-label", part=part, round=str(sheet.table["round"]))
    return Picture.of(width, height, label, STYLE, patterns(sheet.id_prefix), *inside, kind=part)


def _all(sheet: Sheet) -> tuple[float, float, list[str]]:
    """Red's place on the left, white's on the right, like the ends of the support track; the reader's hand below."""
    width = 2 * sides.WIDTH + board.WIDTH + 4 * _GAP
    height = sides.HEIGHT + 2 * _GAP
    inside = [
        at(_GAP, _GAP, *sides.side(sheet, "red"), class_="panel red"),
        at(2 * _GAP + sides.WIDTH, _GAP, *board.board(sheet), class_="panel board"),
        at(3 * _GAP + sides.WIDTH + board.WIDTH, _GAP, *sides.side(sheet, "white"), class_="panel white"),
    ]
    if sheet.you is not None:
        inside.append(at(0, height, *sides.hand(sheet, width), class_="panel hand"))
        height += sides.HAND_HEIGHT
    return width, height, [rect(0, 0, width, height, class_="shade"), *inside]
