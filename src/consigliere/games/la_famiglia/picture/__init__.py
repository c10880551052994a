"""The table of La Famiglia as painted tiles: a view in, one picture out. Own drawings throughout.

The whole table is one sheet (`part="all"`). A page that wants to lay it out itself asks for the parts and places each
in a box of its own; together they show every piece exactly once, so that ids stay unique on the page:

    board      930 x 686   the map of Sicily, and the battle panel while there is a conflict
    ledger      830 x 686   the two action boards
    families   1760 x 250   the four family boards and the control tokens
    hand       one row, 150 high, as wide as its orders: what lies behind the reader's screen, and the ally's
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Sheet, Texts
from consigliere.drawing.svg import at, rect
from consigliere.engine.errors import NotUnderstood

from . import coast, families, ledger, sicily
from .style import STYLE, patterns

PARTS: Final = ("all", "board", "ledger", "families", "hand")
_GAP: Final = 8


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The table, or a part of it, as the view's seat sees it."""
    if part not in PARTS:
        raise NotUnderstood(f"a picture's part is one of {', '.join(PARTS)}, not {part!r}")
    sheet = Sheet(view, words, f"lf-{part}")
    width: float
    height: float
    if part == "board":
        width, height, inside = coast.WIDTH, coast.HEIGHT, sicily.board(sheet)
    elif part == "ledger":
        width, height, inside = ledger.WIDTH, ledger.HEIGHT, ledger.ledger(sheet)
    elif part == "families":
        width, height, inside = families.WIDTH, families.HEIGHT, families.families(sheet)
    elif part == "hand":
        width, height = families.hq_width(sheet), families.HQ_HEIGHT
        inside = families.hq(sheet, width)
    else:
        width, height, inside = _all(sheet)
    label = words({"all": "pic-table"}.get(part, f"pic-{part}"))
    return Picture.of(width, height, label, STYLE, patterns(sheet.part), *inside, kind=f"lf-{part}")


def _all(sheet: Sheet) -> tuple[float, float, list[str]]:
    width = coast.WIDTH + ledger.WIDTH + _GAP
    height: float = coast.HEIGHT + families.HEIGHT + _GAP
    inside = [
        at(0, 0, *sicily.board(sheet), class_="pane"),
        at(coast.WIDTH + _GAP, 0, *ledger.ledger(sheet), class_="pane"),
        at(0, coast.HEIGHT + _GAP, *families.families(sheet), class_="pane"),
    ]
    if sheet.view["seat"] is not None:
        room = families.hq_width(sheet)
        scale = min(1.0, width / room)
        inside.append(at(0, height + _GAP, *families.hq(sheet, room), class_="pane", scale=scale))
        height += _GAP + families.HQ_HEIGHT * scale
    return width, height, [rect(0, 0, width, height, class_="shade"), *inside]
