"""The table as pictures: the streets of New York with everything beside them, and the reader's own hand."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.engine import NotUnderstood

from .board import WIDTH, board, height
from .hand import HAND_HEIGHT, hand
from .style import STYLE

PARTS: Final = ("all", "board", "hand")


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The whole table on one sheet, or a part of it: "board" or "hand"."""
    if part not in PARTS:
        raise NotUnderstood(f"a picture's part is one of {', '.join(PARTS)}, not {part!r}")
    if part == "board":
        return Picture.of(WIDTH, height(view), words("pic-board"), STYLE, board(view, words), kind="board")
    if part == "hand":
        return Picture.of(WIDTH, HAND_HEIGHT, words("pic-hand"), STYLE, hand(view, words, 0), kind="hand")
    if view["table"]["hand"] is None:
        return draw(view, words, "board")
    top = height(view)
    inside = board(view, words) + hand(view, words, top)
    return Picture.of(WIDTH, top + HAND_HEIGHT, words("pic-board"), STYLE, inside, kind="table")
