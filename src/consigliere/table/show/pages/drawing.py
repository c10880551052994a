"""The games' drawings on a page: their separate style sheet, and marks on what may be chosen.

A picture has its own style. The strict Content-Security-Policy forbids inline styles, so the style is served as a file
(`sheets.py`), the same for all drawings of a game. A page contains the constant shapes (`shapes`) once.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from consigliere.drawing import Marks, Picture
from consigliere.drawing.svg import element
from consigliere.games import face

from . import html as h
from .frame import Parts, put
from .html import Element, Woven, markup


@cache
def shapes(game: str) -> Markup:
    """Render the constant shapes of a game's drawings, outside the morphed part of the page."""
    style = face(game).style
    if style is None or not style.shapes:
        return Markup()
    drawing = element("svg", style.defs(style.shapes), xmlns="http://www.w3.org/2000/svg", class_=style.root)
    return markup(h.div(".shapes", aria_hidden="true")[Markup(drawing)])  # `hidden` would leave patterns unpainted


def drawn(*pictures: Picture, marks: Marks | None = None) -> Woven:
    """Render pictures side by side. `marks` are the marks on their things."""
    return Woven.of([block for picture in pictures for block in picture.pieces(marks)])


def drawings(board: Picture, areas: tuple[Picture, ...], marks: Marks | None = None) -> dict[str, Markup]:
    """Return the drawings of a stage, by place."""
    return {"board": drawn(board, marks=marks), **{str(i): drawn(area, marks=marks) for i, area in enumerate(areas)}}


def places(game: str, areas: int, parts: Parts) -> Element:
    """Render the board and the places of the seats.

    The style sheet positions each by its number. Places that scroll sideways can be reached by keyboard.
    """
    stop = "0" if face(game).scrolls_sideways else None
    beside = [
        h.div(".area", data_place=str(i), data_drawing=str(i), tabindex=stop)[put(parts, str(i))] for i in range(areas)
    ]
    middle = h.div(".area.area-board", data_drawing="board")[put(parts, "board")]
    return h.div("#stage", data_areas=str(areas) if areas else None)[middle, beside]


def stage(game: str, board: Picture, areas: tuple[Picture, ...]) -> Element:
    """Render a whole table to look at."""
    return places(game, len(areas), drawings(board, areas))
