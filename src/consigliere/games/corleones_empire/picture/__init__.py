"""The table as pictures: the streets of New York with everything beside them, and the reader's own hand."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at
from consigliere.engine import NotUnderstood

from .board import HEIGHT, STREETS, WIDTH, beside, streets
from .hand import HAND_HEIGHT, hand
from .style import STYLE

PARTS: Final = ("all", "board", "beside", "hand")


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The whole table on one sheet, or a part of it: the streets, what lies beside them, the hand."""
    if part not in PARTS:
        raise NotUnderstood(f"a picture's part is one of {', '.join(PARTS)}, not {part!r}")
    if part == "board":
        return Picture.of(STREETS, HEIGHT, words("pic-board"), STYLE, streets(view, words), kind="board")
    if part == "beside":
        shifted = at(-STREETS, 0, beside(view, words))
        return Picture.of(WIDTH - STREETS, HEIGHT, words("pic-beside"), STYLE, shifted, kind="beside")
    if part == "hand":
        return Picture.of(WIDTH, HAND_HEIGHT, words("pic-hand"), STYLE, hand(view, words, 0), kind="hand")
    inside = streets(view, words) + beside(view, words)
    if view["table"]["hand"] is None:
        return Picture.of(WIDTH, HEIGHT, words("pic-board"), STYLE, inside, kind="table")
    inside += hand(view, words, HEIGHT)
    return Picture.of(WIDTH, HEIGHT + HAND_HEIGHT, words("pic-board"), STYLE, inside, kind="table")
