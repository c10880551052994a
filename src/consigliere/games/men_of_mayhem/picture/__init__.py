"""The table of Men of Mayhem as a valley town: a view in, one picture out. Own drawings throughout.

The whole table is one sheet (`part="all"`). A page that lays it out itself asks for the parts:

    board            1600 x 752   road signs (sites), contacts, anarchy cards, market, emergency room, a fight
    seat-0, seat-1   520 x 300    a gang each: patch, heat, orders, blind, clubhouse, pool; 404 x 290 where more than
                                  four sit side by side

A piece is a group with an id (`site-docks`, `figure-samcro_member_docks`, `patch-samcro`), placed by its `transform`
alone; what an option can point at has `data-thing`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from consigliere.drawing import Picture, Texts, kept
from consigliere.drawing.svg import at, rect
from consigliere.engine.errors import NotUnderstood

from . import board, gang
from .sheet import Valley
from .style import STYLE

_GAP: Final = 10
_ROOM_FOR: Final = 4  # gangs beside each other


def parts_of(view: dict[str, Any]) -> tuple[str, ...]:
    """The board, then the gangs clockwise from the reader's."""
    return ("board", *[f"seat-{seat}" for seat in order_of(view)])


def order_of(view: dict[str, Any]) -> list[int]:
    first = view["seat"] or 0
    return [(first + i) % view["seats"] for i in range(view["seats"])]


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The table, or a part of it, as the view's seat sees it."""
    known = ("all", *parts_of(view))
    if part not in known:
        raise NotUnderstood(f"a picture's part is one of {', '.join(known)}, not {part!r}")
    sheet = Valley(view, words, f"mm-{part}")
    width, height = float(board.WIDTH), float(board.HEIGHT)
    if part == "board":
        inside = board.board(sheet)
    elif part == "all":
        width, height, inside = _all(sheet)
    else:
        seat = int(part.removeprefix("seat-"))
        area, room = _gang(view)
        width, height = room.width, room.height
        inside = [kept(area, sheet.before(seat), seat)]
    kind = part.partition("-")[0]
    label = words("pic-label", part=kind, round=str(view["table"]["round"]))
    return Picture.of(width, height, label, STYLE, *inside, kind=kind)


def _gang(view: dict[str, Any]) -> tuple[Callable[[Valley, int], list[str]], gang.Room]:
    """How gangs are drawn, and how large."""
    return (gang.narrow, gang.NARROW) if view["seats"] > _ROOM_FOR else (gang.area, gang.ROOMY)


def _all(sheet: Valley) -> tuple[float, float, list[str]]:
    """The board, and the gangs in rows of three below it."""
    order = order_of(sheet.view)
    columns = 3 if len(order) != 4 else 4
    area, room = _gang(sheet.view)
    scale = (board.WIDTH - _GAP * (columns - 1)) / columns / room.width
    high = room.height * scale
    rows = -(-len(order) // columns)
    width, height = board.WIDTH + 2.0 * _GAP, board.HEIGHT + _GAP + rows * (high + _GAP) + _GAP
    inside = [rect(0, 0, width, height, class_="asphalt"), at(_GAP, _GAP, *board.board(sheet))]
    for i, seat in enumerate(order):
        x = _GAP + (i % columns) * (room.width * scale + _GAP)
        y = board.HEIGHT + 2 * _GAP + (i // columns) * (high + _GAP)
        inside.append(at(x, y, kept(area, sheet.before(seat), seat), scale=scale))
    return width, height, inside
