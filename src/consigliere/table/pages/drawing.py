"""The games' drawings on a page: their style sheet apart, and marks on what may be chosen.

A picture brings its own style. A strict Content-Security-Policy allows none inside a page, so it is served as a file of
its own (`picture_css`), the same for all drawings of a game.
"""

from __future__ import annotations

from functools import cache

import htpy as h
from htpy import Element
from markupsafe import Markup

from consigliere.board.picture import draw
from consigliere.drawing import Marks, Picture
from consigliere.games import find
from consigliere.match import new


@cache
def picture_css(game: str) -> str:
    """The style sheet of a game's drawings and of its sides: what the server gives for /picture/{game}.css."""
    title = find(game)
    sides = [
        f'[data-game="{game}"] [data-side="{worn.emblem}"] {{ --seat: {worn.colour}; --seat-ink: {worn.ink}; }}'
        for worn in title.liveries.values()
    ]
    view = new(game, seats=title.facts.players[1], seed=1).view()
    try:
        styles = [draw(view).style.sheet]
    except NotImplementedError:
        styles = []
    return "\n".join([*sides, *styles])


def drawn(picture: Picture, marks: Marks | None = None) -> Markup:
    """A picture for a page; `marks` are what is to be seen on its things."""
    return Markup(picture.svg(marks, styled=False))


def stage(board: Picture, areas: tuple[Picture, ...], marks: Marks | None = None) -> Element:
    """The board and the places of the seats. Where each lies, the style sheet says by the number of its place."""
    places = [h.div(".area", data_place=str(i))[drawn(area, marks)] for i, area in enumerate(areas)]
    middle = h.div(".area.area-board")[drawn(board, marks)]
    return h.div("#stage", data_areas=str(len(areas)) if areas else None)[middle, places]
