"""A picture is a value: its size, what is drawn, its style, and the things on it that can be pointed at.

Whoever shows it says what to write on a thing (that it may be chosen, that it has just changed) by the thing's name;
nobody takes a drawing apart to do so.
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
"""What is to be seen on things, by name: {"red_unit_01": ("legal", "new")} writes `data-legal` and `data-new` on it."""

# Texts are escaped, so that only the writer (svg.element) can have written these.
_THING = ' data-thing="'
_UNNAMED = re.compile(f'{_THING}[^"]*"')
_ID = re.compile(r' id="([^"]*)"')
_PAINT = re.compile(r"url\(#([^)]*)\)")
_PATTERN = re.compile(r'<pattern id="([^"]*)".*?</pattern>', re.DOTALL)


class Piece(NamedTuple):
    """A text to be written, what it is about ("" for nothing) and how many tags it has: whoever looks for what has
    changed between two drawings counts by tags."""

    text: str
    thing: str
    tags: int

    @classmethod
    def of(cls, text: str, about: str = "") -> Piece:
        """A piece with its tags counted."""
        return cls(text, about, text.count("<"))


class Block(NamedTuple):
    """A piece of what is drawn: from the tag that names a thing, or from where a part begins, to the next such tag."""

    piece: Piece
    at: int = 0  # where in its text marks on the thing are written; 0 where no thing is named
    has_title: bool = False  # the thing says of itself what it is, in a title


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
    body: tuple[Block, ...]

    @classmethod
    def of(cls, width: float, height: float, label: str, style: Style, *inside: str, kind: str = "") -> Picture:
        """A picture with what is drawn on it, from back to front."""
        body = tuple(chain.from_iterable([_cut(part) for part in inside if part]))
        return cls(width, height, label, style, kind, body)

    @property
    def things(self) -> tuple[str, ...]:
        """What can be pointed at, in the order it is drawn."""
        return tuple([piece.thing for piece, _, _ in self.body if piece.thing])

    @property
    def unlabelled_things(self) -> tuple[str, ...]:
        """Those among them that do not say what they are, everywhere they lie."""
        return tuple([piece.thing for piece, _, tells in self.body if piece.thing and not tells])

    def svg(self, marks: Marks | None = None, styled: bool = True) -> str:
        """The `<svg>` root; `styled` it brings its own style sheet and shapes, else a page gives it both."""
        return "".join([*self._root(styled), *[piece.text for piece in self._pieces(marks)], "</svg>"])

    def pieces(self, marks: Marks | None = None) -> list[Piece]:
        """The root without its style sheet in pieces: from one drawing to the next most of them stay as they are."""
        return [Piece("".join(self._root(False)), "", 1), *self._pieces(marks), _END]

    def _pieces(self, marks: Marks | None) -> list[Piece]:
        """What is drawn, with marks on things."""
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
        """The shapes of its style that it shows."""
        if not self.style.shapes:
            return ""
        return self.style.defs(self.style.used_by("".join([piece.text for piece, _, _ in self.body])))

    def static_svg(self, prefix: str, spoken: bool = True) -> str:
        """The root of a picture to look at and not to play on, so that a page may hold many of a game's.

        No piece of it has an id; what it is painted with has, with a prefix, and what it is not painted with is left
        out. One whose caption says what it shows is not `spoken` a second time.
        """
        return _still(self, prefix, spoken)

    def _repr_svg_(self) -> str:
        """A notebook shows it by itself."""
        return self.svg()


_END: Final = Piece.of("</svg>")


def _marked(piece: Piece, at: int, marks: Sequence[str]) -> Piece:
    """A piece that names a thing, with what is to be seen on it."""
    text, thing, tags = piece
    return Piece("".join([text[:at], *[f' data-{mark}="1"' for mark in marks], text[at:]]), thing, tags)


BLOCK = 250  # bytes of a block beside its text
_blocks: Final[ByteCache[str, tuple[Block, ...]]] = ByteCache(32_000_000)


def _cut(part: str) -> tuple[Block, ...]:
    """A part of a drawing in blocks: most parts of a table are as they were."""
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
    """A block of its tag up to the thing's name, that name, and the rest."""
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
    kept = picture.style.shapes  # a page holds these once, under their own names
    inside = _PAINT.sub(lambda found: found[0] if found[1] in kept else f"url(#{prefix}{found[1]})", bare)
    return "".join([*picture._root(False, spoken), inside, "</svg>"])
