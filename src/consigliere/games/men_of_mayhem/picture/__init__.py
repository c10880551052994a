"""The table of Men of Mayhem as a desert road at dusk: a view in, one picture out. Own drawings throughout.

The whole table is one sheet (`part="all"`). A page that lays it out itself asks for the parts:

    board            1240 x 604   sites as lots along two roads; contacts, cards, prices, ambulance; a scene over them
    seat-0, seat-1   232 high     a gang each: the reader's 484 wide (404 with more than four seats), the others share
                                  the rest

A piece is a group with an id (`site-docks`, `figure-samcro_member_docks`, `patch-samcro`), placed by its `transform`
alone; a possible target of an option has `data-thing`.
"""

from __future__ import annotations

from typing import Any

from consigliere.drawing import Picture, Texts, draw_cached
from consigliere.drawing.svg import at, element, rect
from consigliere.engine.errors import NotUnderstood

from . import board, gang
from .sheet import Valley
from .street import HEIGHT, WIDTH
from .style import STYLE, patterns


def parts_of(view: dict[str, Any]) -> tuple[str, ...]:
    """The parts: the board, then the gangs clockwise from the reader's."""
    return ("board", *[f"seat-{seat}" for seat in order_of(view)])


def order_of(view: dict[str, Any]) -> list[int]:
    """The seats in drawing order: the reader first, then clockwise."""
    first = view["seat"] or 0
    return [(first + i) % view["seats"] for i in range(view["seats"])]


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The table, or a part of it, as the view's seat sees it."""
    known = ("all", *parts_of(view))
    if part not in known:
        raise NotUnderstood(f"a picture's part is one of {', '.join(known)}, not {part!r}")
    sheet = Valley(view, words, f"mm-{part}")
    width, height = float(WIDTH), float(HEIGHT)
    if part == "board":
        inside = board.board(sheet)
    elif part == "all":
        height, inside = _all(sheet)
    else:
        seat = int(part.removeprefix("seat-"))
        order = order_of(view)
        width, height = gang.widths(len(order))[order.index(seat)], gang.HIGH
        if sheet.shown_open:  # each area is its owner's view, and all are alike
            width = gang.width_of_each(len(order))
        inside = [_gang(sheet, seat, width, seat == order[0] and not sheet.shown_open)]
    kind = part.partition("-")[0]
    label = words("pic-label", part=kind, round=str(view["table"]["round"]))
    return Picture.of(width, height, label, STYLE, *inside, kind=kind)


def _gang(sheet: Valley, seat: int, width: float, first: bool) -> str:
    club = sheet.club(seat)
    defs = element("defs", patterns(sheet.id_prefix, (club,))) if club and sheet.id_prefix != "mm-all" else ""
    return defs + draw_cached(gang.area, sheet.before(seat, first), seat, width, first)


def _all(sheet: Valley) -> tuple[float, list[str]]:
    """The board, and the gangs in a row below it."""
    height = HEIGHT + 8 + gang.HIGH
    inside = [rect(0, 0, WIDTH, height, class_="night"), *board.board(sheet)]
    order = order_of(sheet.view)
    for seat, x, width in gang.seat_row(order):
        inside.append(at(x, HEIGHT + 4, _gang(sheet, seat, width, seat == order[0])))
    return height, inside
