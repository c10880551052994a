"""A picture is a value: its size, what is drawn, its style, and the things on it that can be pointed at.

Whoever shows it says what to write on a thing (that it may be chosen, that it has just changed) by the thing's name;
nobody takes a drawing apart to do so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import unescape

from .style import Style
from .svg import element, escape, number

Marks = Mapping[str, Sequence[str]]
"""What is to be seen on things, by name: {"red_unit_01": ("legal", "new")} writes `data-legal` and `data-new` on it."""

# Texts are escaped, so that only the writer (svg.element) can have written these.
_THING = ' data-thing="'
_ID = re.compile(r' id="([^"]*)"')
_PAINT = re.compile(r"url\(#([^)]*)\)")
_PATTERN = re.compile(r'<pattern id="([^"]*)".*?</pattern>', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Picture:
    """One drawing, whole: it scales with its box, names itself to screen readers and refers to nothing outside."""

    width: float
    height: float
    label: str
    """What it shows, for those who cannot see it."""
    style: Style
    kind: str
    """Classes of its root beside the style's own."""
    body: tuple[str, ...]
    """What is drawn before the first thing's name, between the first and the second, ..."""
    things: tuple[str, ...]
    """What can be pointed at, in the order it is drawn."""

    @classmethod
    def of(cls, width: float, height: float, label: str, style: Style, *inside: str, kind: str = "") -> Picture:
        """A picture with what is drawn on it, from back to front."""
        return cls(width, height, label, style, kind, *_cut(inside))

    def svg(self, marks: Marks | None = None, styled: bool = True) -> str:
        """The `<svg>` root; `styled` it brings its own style sheet, without which a page gives it one."""
        parts = [self.body[0]]
        for thing, after in zip(self.things, self.body[1:], strict=True):
            parts += (_marked(thing, tuple(marks[thing]) if marks and thing in marks else ()), after)
        return self._root("".join(parts), styled)

    def _root(self, inside: str, styled: bool, spoken: bool = True) -> str:
        return element(
            "svg",
            element("style", self.style.sheet) if styled else "",
            inside,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            role="img" if spoken else None,
            aria_label=self.label if spoken else None,
            aria_hidden=None if spoken else "true",
            class_=f"{self.style.root} {self.kind}".rstrip(),
        )

    def still(self, prefix: str, spoken: bool = True) -> str:
        """The root of a picture to look at and not to play on, so that a page may hold many of a game's.

        No piece of it has an id; what it is painted with has, with a prefix, and what it is not painted with is left
        out. One whose caption says what it shows is not `spoken` a second time.
        """
        return _still(self, prefix, spoken)

    def _repr_svg_(self) -> str:
        """A notebook shows it by itself."""
        return self.svg()


@lru_cache(maxsize=8192)
def _marked(thing: str, marks: tuple[str, ...]) -> str:
    """A thing's name as it is written, with what is to be seen on it."""
    return "".join([_THING, escape(thing), '"', *[f' data-{mark}="1"' for mark in marks]])


@lru_cache(maxsize=256)
def _cut(inside: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is drawn between the names of things, and these: most parts of a table are as they were."""
    first, *rest = "".join(inside).split(_THING)
    parts = [first]
    things = []
    for piece in rest:
        name, _, after = piece.partition('"')
        things.append(unescape(name))
        parts.append(after)
    return tuple(parts), tuple(things)


@lru_cache(maxsize=512)
def _still(picture: Picture, prefix: str, spoken: bool) -> str:
    bare = " ".join(picture.body)
    used = set(_PAINT.findall(bare))
    bare = _PATTERN.sub(lambda found: found[0] if found[1] in used else "", bare)
    bare = _ID.sub(lambda found: f' id="{prefix}{found[1]}"' if found[1] in used else "", bare)
    return picture._root(_PAINT.sub(lambda found: f"url(#{prefix}{found[1]})", bare), False, spoken)
