"""What the parts of a picture share while it is drawn, and how unchanged parts are cached.

A table is redrawn after every choice, and most of it is unchanged. There are two ways to draw a part once. A function
that draws a piece gets no sheet, only everything it depends on, and is cached by its arguments (`functools.lru_cache`).
A larger part is drawn on a sheet that contains only what it depends on, and `draw_cached` caches it by that content.
"""

from __future__ import annotations

from collections.abc import Callable
from marshal import dumps
from sys import getsizeof
from typing import Any, Final, TypeVar

from .byte_cache import OVERHEAD, ByteCache
from .style import pattern_fill
from .texts import Texts

S = TypeVar("S", bound="Sheet")
V = TypeVar("V")


class Sheet:
    """A picture while it is drawn: the view, the reader's words, and the prefix of its pattern ids."""

    def __init__(self, view: dict[str, Any], words: Texts, id_prefix: str) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.words = words
        self.id_prefix = id_prefix
        # What the reader has chosen in an answer that is not complete yet
        self.chosen = frozenset([option.partition(":")[2] for option in view.get("row", ())])
        result = view["result"]
        self.winners: tuple[int, ...] = tuple(result["winners"]) if result else ()

    def fill(self, name: str) -> str:
        """The paint that fills a shape with a pattern of this picture."""
        return pattern_fill(self.id_prefix, name)

    def classes(self, thing: str, kind: str) -> str:
        """The classes of a piece, with `chosen` if it has been chosen."""
        return f"{kind} chosen" if thing in self.chosen else kind

    def waits_for(self, seat: int | None) -> bool:
        """Whether the table is known to wait for a seat."""
        waiting = self.view["waiting"]
        return waiting is not None and seat is not None and seat in waiting


_drawn: Final[ByteCache[tuple[object, ...], str]] = ByteCache(32_000_000)


def draw_cached(draw: Callable[..., list[str]], sheet: S, *more: float | str) -> str:
    """A part drawn on a sheet that contains only what it depends on; cached."""
    return _draw_cached(draw, sheet, (sheet.view, more), more)


def draw_cached_by(draw: Callable[..., list[str]], sheet: S, *facts: object) -> str:
    """A part that depends only on the words and patterns of its sheet and on these facts; cached."""
    return _draw_cached(draw, sheet, facts, facts)


def _draw_cached(draw: Callable[..., list[str]], sheet: S, known_by: object, given: tuple[object, ...]) -> str:
    key = (draw, sheet.words, sheet.id_prefix, cache_key(known_by))
    drawn = _drawn.get(key)
    if drawn is None:
        drawn = "".join(draw(sheet, *given))
        _drawn.put(key, drawn, OVERHEAD + getsizeof(key) + getsizeof(key[3]) + getsizeof(drawn))
    return drawn


_places: Final[ByteCache[tuple[object, ...], Any]] = ByteCache(4_000_000)


def cached_place(make: Callable[..., V], words: Texts, facts: object, *given: object) -> V:
    """The lines of a place in a listing, cached by these facts: everything that they depend on."""
    key = (make, words, cache_key(facts))
    made: V | None = _places.get(key)
    if made is None:
        made = make(*given)
        _places.put(key, made)
    return made


def cache_key(facts: Any) -> bytes:
    """A cache key of plain facts, such as those of a view: equal if nothing differs."""
    return dumps(facts, 2)  # of version 2: later ones also encode which of the facts are the same object
