"""A picture is a value: its size, its elements, its style, and the things on it that can be pointed at.

The caller adds marks to a thing by its name (it can be chosen, it has just changed). Nobody has to parse a drawing for
that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from itertools import chain
from sys import getsizeof
from typing import Final, NamedTuple

from .byte_cache import OVERHEAD, ByteCache, sized_lru_cache
from .style import Style
from .svg import element, escape, number

Marks = Mapping[str, Sequence[str]]
"""Marks on things, by name: {"red_unit_01": ("legal", "new")} adds the attributes `data-legal` and `data-new`."""

# Texts are escaped, so only the writer (svg.element) can have written these.
_THING = ' data-thing="'
_UNNAMED = re.compile(f'{_THING}[^"]*"')
_ID = re.compile(r' id="([^"]*)"')
_PAINT = re.compile(r"url\(#([^)]*)\)")
_PATTERN = re.compile(r'<pattern id="([^"]*)".*?</pattern>', re.DOTALL)


class Piece(NamedTuple):
    """A piece of text, the thing it is about ("" if none) and its number of tags: code that compares two drawings
    counts tags."""

    text: str
    thing: str
    tags: int

    @classmethod
    def of(cls, text: str, about: str = "") -> Piece:
        """A piece with its tags counted."""
        return cls(text, about, text.count("<"))


class Block(NamedTuple):
    """A piece of a drawing: from the tag that names a thing, or from the beginning of a part, to the next such tag."""

    piece: Piece
    at: int = 0  # where marks on the thing are inserted in its text; 0 if no thing is named
    has_title: bool = False  # whether the thing has a title of its own


@dataclass(frozen=True, slots=True)
class Picture:
    """One complete drawing: it scales with its box, has a label for screen readers and refers to nothing outside."""

    width: float
    height: float
    label: str
    """What it shows, for screen readers."""
    style: Style
    kind: str
    """Classes of its root besides the style's own."""
    body: tuple[Block, ...]

    @classmethod
    def of(cls, width: float, height: float, label: str, style: Style, *inside: str, kind: str = "") -> Picture:
        """A picture of these elements, from back to front."""
        body = tuple(chain.from_iterable([_cut(part) for part in inside if part]))
        return cls(width, height, label, style, kind, body)

    @property
    def things(self) -> tuple[str, ...]:
        """The things that can be pointed at, in drawing order."""
        return tuple([piece.thing for piece, _, _ in self.body if piece.thing])

    @property
    def unlabelled_things(self) -> tuple[str, ...]:
        """Those among them that have no title, everywhere they occur."""
        return tuple([piece.thing for piece, _, tells in self.body if piece.thing and not tells])

    def svg(self, marks: Marks | None = None, styled: bool = True) -> str:
        """The `<svg>` root. If `styled`, it has its own style sheet and shapes; otherwise the page has them."""
        return "".join([*self._root(styled), *[piece.text for piece in self._pieces(marks)], "</svg>"])

    def pieces(self, marks: Marks | None = None) -> list[Piece]:
        """The root without its style sheet in pieces: most of them stay the same from one drawing to the next."""
        return [Piece("".join(self._root(False)), "", 1), *self._pieces(marks), _END]

    def _pieces(self, marks: Marks | None) -> list[Piece]:
        """The elements, with marks on things."""
        if not marks:
            return [piece for piece, _, _ in self.body]
        return [
            _marked(piece, at, marks[piece.thing]) if at and piece.thing in marks else piece
            for piece, at, _ in self.body
        ]

    def _root(self, styled: bool, spoken: bool = True) -> tuple[str, str]:
        opened = element(
            "svg",
            "",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            role="img" if spoken else None,
            aria_label=self.label if spoken else None,
            aria_hidden=None if spoken else "true",
            class_=f"{self.style.root} {self.kind}".rstrip(),
        )
        return opened.removesuffix("</svg>"), element("style", self.style.sheet) + self._shapes() if styled else ""

    def _shapes(self) -> str:
        """The shapes of its style that it uses."""
        if not self.style.shapes:
            return ""
        return self.style.defs(self.style.used_by("".join([piece.text for piece, _, _ in self.body])))

    def static_svg(self, prefix: str, spoken: bool = True) -> str:
        """The root of a picture for looking at, not for playing, so that a page can contain many of them.

        Its pieces have no ids. Its paints have ids with a prefix, and unused paints are left out. If a caption already
        says what it shows, `spoken` is false and screen readers skip it.
        """
        return _still(self, prefix, spoken)

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        return self.svg()


_END: Final = Piece.of("</svg>")


def _marked(piece: Piece, at: int, marks: Sequence[str]) -> Piece:
    """A piece that names a thing, with its marks."""
    text, thing, tags = piece
    return Piece("".join([text[:at], *[f' data-{mark}="1"' for mark in marks], text[at:]]), thing, tags)


BLOCK = 250  # bytes of a block besides its text
_blocks: Final[ByteCache[str, tuple[Block, ...]]] = ByteCache(32_000_000)


def _cut(part: str) -> tuple[Block, ...]:
    """A part of a drawing in blocks. Cached: most parts of a table stay the same."""
    known = _blocks.get(part)
    if known is None:
        first, *rest = part.split(_THING)
        found, begins, thing = [], "", ""
        for piece in rest:
            at = first.rindex("<")  # the tag that names the next thing
            if at or thing:
                found.append(_block(begins, thing, first[:at]))
            name, _, after = piece.partition('"')
            begins, thing, first = first[at:], unescape(name), after
        known = (*found, _block(begins, thing, first))
        _blocks.put(part, known, OVERHEAD + 2 * getsizeof(part) + BLOCK * len(known))
    return known


def _block(begins: str, thing: str, rest: str) -> Block:
    """A block from its tag up to the thing's name, that name, and the rest."""
    if not thing:
        return Block(Piece.of(rest))
    named = f'{begins}{_THING}{escape(thing)}"'
    return Block(Piece.of(named + rest, thing), len(named), _tells(rest))


def _tells(rest: str) -> bool:
    """Whether a title is the first thing inside the tag that ends here."""
    return rest.startswith("<title>", rest.find(">") + 1)


@sized_lru_cache(512)
def _still(picture: Picture, prefix: str, spoken: bool) -> str:
    bare = "".join([_UNNAMED.sub(" ", piece.text, count=1) if at else piece.text for piece, at, _ in picture.body])
    used = set(_PAINT.findall(bare))
    bare = _PATTERN.sub(lambda found: found[0] if found[1] in used else "", bare)
    bare = _ID.sub(lambda found: f' id="{prefix}{found[1]}"' if found[1] in used else "", bare)
    kept = picture.style.shapes  # a page defines these once, under their own names
    inside = _PAINT.sub(lambda found: found[0] if found[1] in kept else f"url(#{prefix}{found[1]})", bare)
    return "".join([*picture._root(False, spoken), inside, "</svg>"])
