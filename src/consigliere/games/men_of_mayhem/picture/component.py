"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at
from consigliere.games.men_of_mayhem.components import MAIN_OPS, PLACE, SIDE_IDS, TRICK_OPS

from .cards import HIGH, WIDE, poster
from .clubs import BOARD, club_side
from .lots import house
from .phrases import printed
from .street import ROAD
from .style import STYLE

_EDGE: Final = 8
_SITE_WIDE: Final = 186.0


def component(table: str, key: str, words: Texts) -> Picture | None:
    """A card, a site or the two sides of a club's board; None for anything else."""
    if table == "cards":
        return _framed(WIDE, HIGH, key, words, poster(key, 0, 0, words))
    if table == "sites":
        terms = tuple([printed(op) for op in (*MAIN_OPS[PLACE[key]], *TRICK_OPS[PLACE[key]])])
        return _framed(_SITE_WIDE, ROAD, key, words, house(key, words, "mm-box", terms))
    if table == "clubs":
        wide, high = BOARD
        sides = [at(i * (wide + 12), 0, club_side(key, side, words)) for i, side in enumerate(SIDE_IDS)]
        return _framed(2 * wide + 12, high, f"side-{key}", words, *sides)
    return None


def _framed(width: float, height: float, key: str, words: Texts, *inside: str) -> Picture:
    return Picture.of(width + 2 * _EDGE, height + 2 * _EDGE, words(key), STYLE, at(_EDGE, _EDGE, *inside))
