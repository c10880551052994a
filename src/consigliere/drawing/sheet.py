"""What the parts of a picture share while it is drawn, and how parts that have not changed are kept.

A table is drawn again after every choice, and most of it is as it was. Two ways to draw it once: a function that draws
a piece is given no sheet, only all that it depends on, and kept by its arguments (`functools.lru_cache`); a larger part
is drawn on a sheet that has nothing but what it depends on, and `kept` by what its view says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from .style import pattern
from .texts import Texts

S = TypeVar("S", bound="Sheet")


class Sheet:
    """One picture being drawn: the view, the reader's words, and what the ids of its patterns begin with."""

    def __init__(self, view: dict[str, Any], words: Texts, part: str) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.words = words
        self.part = part
        # What the reader has pointed at in an answer not yet complete
        self.chosen = frozenset([option.partition(":")[2] for option in view.get("row", ())])
        result = view["result"]
        self.winners: tuple[int, ...] = tuple(result["winners"]) if result else ()

    def paint(self, name: str) -> str:
        """What fills a shape with a pattern of this picture."""
        return pattern(self.part, name)

    def marked(self, thing: str, kind: str) -> str:
        """The classes of a piece, with the mark of what has been chosen."""
        return f"{kind} chosen" if thing in self.chosen else kind

    def waits_for(self, seat: int | None) -> bool:
        """Whether the table is known to wait for a seat."""
        waiting = self.view["waiting"]
        return waiting is not None and seat is not None and seat in waiting


_MOST: Final = 1024  # parts kept: some tens of megabytes, however many tables there are
_drawn: Final[dict[tuple[object, ...], str]] = {}


def kept(draw: Callable[..., list[str]], sheet: S, *more: float) -> str:
    """A part drawn on a sheet that has only what it depends on, made once."""
    key = (draw, sheet.words, sheet.part, repr(sheet.view), more)
    drawn = _drawn.get(key)
    if drawn is None:
        drawn = "".join(draw(sheet, *more))
        if len(_drawn) >= _MOST:
            _drawn.clear()
        _drawn[key] = drawn
    return drawn
