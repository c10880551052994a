"""The games' drawings on a page: their style sheet apart, and marks on what may be chosen.

A picture brings its own style. A strict Content-Security-Policy allows none inside a page, so it is served as a file of
its own (`picture_css`), the same for all drawings of a game. Shapes that never change (`shapes`) a page holds once.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from consigliere.board.words import title_of
from consigliere.drawing import OSWALD, PLAYFAIR, Marks, Picture, Style, sign, star
from consigliere.drawing.svg import element, path, rect
from consigliere.games import COMING, face, titles

from . import html as h
from .frame import Parts, put
from .html import Element, Woven, markup


@cache
def picture_css(game: str) -> str:
    """The style sheet of a game's drawings and of its sides: what the server gives for /picture/{game}.css."""
    shown = face(game)
    sides = [
        f'[data-game="{game}"] [data-side="{worn.pattern or worn.emblem}"] '
        f"{{ --seat: {worn.colour}; --seat-ink: {worn.ink}; }}"
        for worn in shown.liveries.values()
    ]
    return "\n".join([*sides, shown.style.sheet] if shown.style is not None else sides)


@cache
def shapes(game: str) -> Markup:
    """The shapes of a game's drawings that never change, for a page that shows some: outside what is morphed."""
    style = face(game).style
    if style is None or not style.shapes:
        return Markup()
    drawing = element("svg", style.defs(style.shapes), xmlns="http://www.w3.org/2000/svg", class_=style.root)
    return markup(h.div(hidden=True)[Markup(drawing)])


def faces_css() -> str:
    """The themes of all games, announced ones too: what the server gives for /faces.css."""
    games = dict.fromkeys([*(title.id for title in titles()), *COMING])
    return "\n".join([theme for theme in [face(game).file("theme.css") for game in games] if theme])


@cache
def emblems(game: str) -> str:
    """A game's own signs, one symbol each: what the server gives for /emblems/{game}.svg."""
    symbols = [
        element("symbol", path(shape, fill_rule="evenodd"), id=name, viewBox="-50 -50 100 100")
        for name, shape in face(game).emblems.items()
    ]
    return element("svg", *symbols, xmlns="http://www.w3.org/2000/svg")


@cache
def poster(game: str) -> str:
    """A game's poster; a plain one for a game that has drawn none."""
    return face(game).file("poster.svg") or _plain_poster(title_of(game, "en"))


_PLAIN = Style("plain-poster", {}, (f"text{{{PLAYFAIR.rule};fill:#f2e9d8}}", f".small{{{OSWALD.rule}}}"))


def _plain_poster(title: str) -> str:
    rays = path(star(420, 24, 0.55), fill="#3a2d1f", transform="translate(240,300)")
    name = PLAYFAIR.name(title, 240, 560, 44, 420)
    ground = rect(0, 0, 480, 640, fill="#1e1a16")
    return Picture.of(480, 640, title, _PLAIN, ground, rays, sign(star(50), 240, 300, 190), name).svg()


def drawn(*pictures: Picture, marks: Marks | None = None) -> Woven:
    """Pictures for a page, side by side; `marks` are what is to be seen on their things."""
    return Woven.of([block for picture in pictures for block in picture.woven(marks)])


def drawings(board: Picture, areas: tuple[Picture, ...], marks: Marks | None = None) -> dict[str, Markup]:
    """What lies in the places of a stage, by name."""
    return {"board": drawn(board, marks=marks), **{str(i): drawn(area, marks=marks) for i, area in enumerate(areas)}}


def places(game: str, areas: int, parts: Parts) -> Element:
    """The board and the places of the seats. Where each lies, the style sheet says by the number of its place; those
    that may be moved sideways can be reached by keys."""
    stop = "0" if face(game).sideways else None
    beside = [
        h.div(".area", data_place=str(i), data_drawing=str(i), tabindex=stop)[put(parts, str(i))] for i in range(areas)
    ]
    middle = h.div(".area.area-board", data_drawing="board")[put(parts, "board")]
    return h.div("#stage", data_areas=str(areas) if areas else None)[middle, beside]


def stage(game: str, board: Picture, areas: tuple[Picture, ...]) -> Element:
    """A table to look at, whole."""
    return places(game, len(areas), drawings(board, areas))
