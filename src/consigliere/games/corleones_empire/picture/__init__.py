"""The table as pictures: the streets of New York, the wall next to them, and the reader's own strip below both."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at
from consigliere.engine import NotUnderstood

from .art import MAP
from .board import streets
from .hand import HEIGHT as HAND
from .hand import hand
from .purse import HEIGHT as LINE
from .purse import WIDTH as PURSE
from .purse import purse
from .style import STYLE
from .wall import WIDTH as WALL_WIDTH
from .wall import wall

PARTS: Final = ("all", "board", "beside", "purse", "hand")


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The whole table on one sheet, or a part of it: the streets, the wall next to them, the purse, the hand."""
    if part not in PARTS:
        raise NotUnderstood(f"a picture's part is one of {', '.join(PARTS)}, not {part!r}")
    wide, high = MAP
    if part == "board":
        return Picture.of(wide, high, words("pic-board"), STYLE, *streets(view, words), kind="board")
    if part == "beside":
        return Picture.of(WALL_WIDTH, high, words("pic-beside"), STYLE, *wall(view, words), kind="beside")
    if part == "purse":
        return Picture.of(PURSE, LINE, words("pic-hand"), STYLE, *purse(view, words), kind="purse")
    if part == "hand":
        return Picture.of(wide + WALL_WIDTH, HAND, words("pic-hand"), STYLE, *hand(view, words), kind="hand")
    inside = "".join([*streets(view, words), at(wide, 0, *wall(view, words))])
    if view["table"]["hand"] is None:
        return Picture.of(wide + WALL_WIDTH, high, words("pic-board"), STYLE, inside, kind="table")
    inside += at(0, high, *hand(view, words))
    return Picture.of(wide + WALL_WIDTH, high + HAND, words("pic-board"), STYLE, inside, kind="table")
