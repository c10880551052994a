"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at

from . import glyphs
from .art import SHOP
from .board import sign_inside
from .cards import ALLY_HEIGHT, CARD_WIDTH, JOB_HEIGHT, ally_inside, good_inside, job_inside
from .style import STYLE

_ROLES: Final = ("don", "consigliere", "heir", "thug_1")
_EDGE: Final = 14  # around a piece: pins and shadows reach over its edge


def component(table: str, key: str, words: Texts) -> Picture | None:
    """A card, a location, goods, a bill, or the figures of a family; None for anything else."""
    if table == "job":
        return _framed(CARD_WIDTH, JOB_HEIGHT, key, words, job_inside(key, words))
    if table == "ally":
        return _framed(CARD_WIDTH, ALLY_HEIGHT, key, words, ally_inside(key, words))
    if table in ("tile", "location"):
        return _framed(*SHOP, key, words, sign_inside(key, words))
    if table == "good":
        return _framed(66, 73, key, words, good_inside(key, 1, words))
    if table == "family":
        people = [at(24 + 42 * i, 62, glyphs.figure(role, key), scale=1.3) for i, role in enumerate(_ROLES)]
        return _framed(180, 70, key, words, at(0, 0, *people, class_=f"of-{key}"))
    return None


def _framed(width: float, height: float, key: str, words: Texts, *inside: str) -> Picture:
    return Picture.of(width + 2 * _EDGE, height + 2 * _EDGE, words(key), STYLE, at(_EDGE, _EDGE, *inside))
