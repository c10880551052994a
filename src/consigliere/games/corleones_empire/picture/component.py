"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at, circle
from consigliere.games.corleones_empire.components import PARK_ID

from . import glyphs
from .art import SHOP
from .board import plan, sign_inside
from .cards import ALLY_HEIGHT, CARD_WIDTH, JOB_HEIGHT, ally_inside, good_inside, job_inside
from .style import STYLE

_ROLES: Final = ("don", "consigliere", "heir", "thug_1")
_EDGE: Final = 14  # around a piece: pins and shadows reach over its edge
_BILL: Final = (150.0, 76.0)
_PLANS: Final = ("district", "central_park", "family_space")
_SIGNS: Final = {"don_vito": "don", "police_car": "car", "horse_head": "horse"}  # of the markers, on their plates


def component(table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
    """A card, a location, goods, a bill, a figure, a marker or a part of the map; None for anything else."""
    key = str(entry.get("id", ""))
    if table == "job":
        return _framed(CARD_WIDTH, JOB_HEIGHT, job_inside(key, words))
    if table == "ally":
        return _framed(CARD_WIDTH, ALLY_HEIGHT, ally_inside(key, words))
    if table in ("tile", "location"):
        return _framed(*SHOP, sign_inside(key, words))
    if table == "good":
        return _framed(66, 73, good_inside(key, 1, words))
    if table == "family":
        people = [at(24 + 42 * i, 62, glyphs.figure(role, key), scale=1.3) for i, role in enumerate(_ROLES)]
        return _framed(180, 70, at(0, 0, *people, class_=f"of-{key}"))
    if table == "bill":
        wide, high = _BILL
        note = glyphs.big_bill(str(entry["value"]), wide, high)
        return _framed(wide, high, at(wide / 2, high / 2, note))
    if table == "neutral_figure":
        standing = at(40, 90, glyphs.figure(*glyphs.role_of(key)), scale=1.9, class_="of-neutral")
        return _framed(80, 100, standing)
    if table == "marker_piece":
        plate = circle(40, 40, 38, class_="accent thin") + glyphs.pict(_SIGNS[key], 40, 40, 54)
        return _framed(80, 80, plate)
    if table in _PLANS:
        (x, y, wide, high), drawn = plan(str(entry.get("id") or PARK_ID), words)
        return _framed(wide, high, at(-x, -y, *drawn))
    return None


def _framed(width: float, height: float, *inside: str) -> Picture:
    return Picture.of(width + 2 * _EDGE, height + 2 * _EDGE, "", STYLE, at(_EDGE, _EDGE, *inside))
