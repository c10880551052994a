"""The games' drawings on a page: their style sheet apart, and marks on what may be chosen.

A drawing is a whole `<svg>` root that brings its own `<style>`. A strict Content-Security-Policy allows none inside a
page, so it is taken out here and served as a file of its own (`sheet`), the same for all drawings of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html import unescape

import htpy as h
from htpy import Element
from markupsafe import Markup

from consigliere.board.picture import draw
from consigliere.games import find
from consigliere.match import new

_STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
_THING = 'data-thing="'
_ID = re.compile(r' id="([^"]*)"')
_PAINT = re.compile(r"url\(#([^)]*)\)")
_PATTERN = re.compile(r'<pattern id="([^"]*)".*?</pattern>', re.DOTALL)
_NAMED = re.compile(r'role="img" aria-label="[^"]*"')


@cache
def sheet(game: str) -> str:
    """The style sheet of a game's drawings and of its sides: what the server gives for /picture/{game}.css."""
    title = find(game)
    sides = [
        f'[data-game="{game}"] [data-side="{worn.emblem}"] {{ --seat: {worn.colour}; --seat-ink: {worn.ink}; }}'
        for worn in title.liveries.values()
    ]
    view = new(game, seats=title.facts.players[1], seed=1).view()
    try:
        styles = [unescape(style) for style in _STYLE.findall(draw(view))]
    except NotImplementedError:
        styles = []
    return "\n".join([*sides, *dict.fromkeys(styles)])


# A drawing is long, and cut at plain strings: with patterns that took as long as drawing it.


def _bare(svg: str) -> str:
    """A drawing without its style sheet; several in a row without theirs."""
    first, *rest = svg.split("<style")
    return first + "".join([piece.partition("</style>")[2] for piece in rest])


def things_on(svg: str) -> list[str]:
    """Everything on a drawing that can be pointed at."""
    return [unescape(piece.partition('"')[0]) for piece in svg.split(_THING)[1:]]


def drawn(svg: str, mark: Callable[[str], str] | None = None) -> Markup:
    """A drawing for a page; `mark` gives the attributes to add to the thing of a name."""
    bare = _bare(svg)
    if mark is None:
        return Markup(bare)
    first, *rest = bare.split(_THING)
    parts = [first]
    for piece in rest:
        name, quote, after = piece.partition('"')
        parts += (_THING, name, quote, mark(unescape(name)), after)
    return Markup("".join(parts))


def figure(svg: str, prefix: str, spoken: bool = True) -> Markup:
    """A drawing to look at and not to play on, so that a page may hold many of a game's.

    No piece of it has an id; what it is painted with has, with a prefix, and what it is not painted with is left out.
    One whose caption says what it shows is not `spoken` a second time.
    """
    bare = re.sub(r'data-thing="[^"]*"', "", _bare(svg))
    if not spoken:
        bare = _NAMED.sub('aria-hidden="true"', bare, count=1)
    used = set(_PAINT.findall(bare))
    bare = _PATTERN.sub(lambda found: found[0] if found[1] in used else "", bare)
    bare = _ID.sub(lambda found: f' id="{prefix}{found[1]}"' if found[1] in used else "", bare)
    return Markup(_PAINT.sub(lambda found: f"url(#{prefix}{found[1]})", bare))


def stage(board: str, areas: tuple[str, ...], mark: Callable[[str], str] | None = None) -> Element:
    """The board and the places of the seats. Where each lies, the style sheet says by the number of its place."""
    places = [h.div(".area", data_place=str(i))[drawn(area, mark)] for i, area in enumerate(areas)]
    middle = h.div(".area.area-board")[drawn(board, mark)]
    return h.div("#stage", data_areas=str(len(areas)) if areas else None)[middle, places]
