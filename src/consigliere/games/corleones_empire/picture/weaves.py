"""Patterns for surfaces: the weave of each family and of each colour of jobs, bricks, water, wood, notes."""

from __future__ import annotations

from typing import Final

from consigliere.drawing.style import pattern_tile
from consigliere.drawing.svg import circle, element, path, rect

from .inks import CREST, INK, NOTE_INK, PAPER


def _lines(d: str, stroke: str, strength: float, broad: float) -> str:
    return path(d, fill="none", stroke=stroke, stroke_opacity=strength, stroke_width=broad)


def _stop(offset: float, colour: str, strength: float = 1) -> str:
    return element("stop", offset=offset, stop_color=colour, stop_opacity=strength)


def _dusk() -> str:
    stops = [_stop(0, "#f6b25e"), _stop(0.55, "#ee8a5c"), _stop(1, "#b7597a")]
    return element("linearGradient", *stops, id="ce_dusk", x1=0, y1=0, x2=0, y2=1)


def _glow() -> str:
    stops = [element("stop", offset=at, stop_color="var(--glow)", stop_opacity=much) for at, much in _FADING]
    return element("radialGradient", *stops, id="ce_glow")


_FADING: Final = ((0, 0.95), (0.55, 0.42), (1, 0))
_SQUARES: Final = path("M0 0H6V6H0ZM1.5 1.5V4.5H4.5V1.5Z", fill=PAPER, opacity=0.28, fill_rule="evenodd")
_GUILLOCHE: Final = "M0 6q3-6 6 0t6 0M0 6q3 6 6 0t6 0M6 0q-6 3 0 6t0 6M6 0q6 3 0 6t0 6"
_GRAIN: Final = "M0 3C30 1 60 6 120 3M0 11C40 14 80 8 120 11M0 18C30 16 70 21 120 18"

WEAVES: Final = {
    "ce_w-marzullo": pattern_tile("ce_w-marzullo", 5, 5, rect(0, 0, 5, 2, fill=INK, opacity=0.3)),
    "ce_w-matarazzo": pattern_tile("ce_w-matarazzo", 6, 6, _SQUARES),
    "ce_w-vitale": pattern_tile("ce_w-vitale", 5, 5, rect(0, 0, 2, 5, fill=PAPER, opacity=0.3)),
    "ce_w-caccamo": pattern_tile(
        "ce_w-caccamo", 6, 6, rect(0, 0, 2, 6, fill=PAPER, opacity=0.3), transform="rotate(45)"
    ),
    "ce_w-pizzino": pattern_tile("ce_w-pizzino", 6, 6, circle(3, 3, 1.5, fill=PAPER, opacity=0.4)),
    "ce_w-neutral": pattern_tile("ce_w-neutral", 6, 6, rect(0, 0, 6, 1, fill=INK, opacity=0.3)),
    "ce_j-yellow": pattern_tile("ce_j-yellow", 7, 7, rect(0, 0, 3, 7, fill=INK, opacity=0.13), transform="rotate(45)"),
    "ce_j-blue": pattern_tile("ce_j-blue", 7, 7, circle(2, 2, 1.3, fill=PAPER, opacity=0.22)),
    "ce_j-green": pattern_tile("ce_j-green", 8, 6, _lines("M0 3q2-3 4 0t4 0", PAPER, 0.28, 1)),
    "ce_j-grey": pattern_tile("ce_j-grey", 7, 7, _lines("M0 0L7 7M7 0L0 7", PAPER, 0.18, 1)),
    "ce_brick": pattern_tile("ce_brick", 12, 8, _lines("M0 .5H12M0 4.5H12M3 .5V4.5M9 4.5V8.5", "#000", 0.17, 1)),
    "ce_waves": pattern_tile("ce_waves", 26, 34, _lines("M3 9q3-3 6 0t6 0M14 26q3-3 6 0t6 0", CREST, 0.55, 1.3)),
    "ce_wood": pattern_tile("ce_wood", 120, 22, _lines(_GRAIN, "#000", 0.22, 1.3)),
    "ce_panel": pattern_tile("ce_panel", 22, 22, _lines("M0 0V22M11 0V22", "#000", 0.14, 5)),
    "ce_guilloche": pattern_tile("ce_guilloche", 12, 12, _lines(_GUILLOCHE, NOTE_INK, 0.55, 0.6)),
    "ce_leather": pattern_tile("ce_leather", 7, 7, _lines("M0 3.5L3.5 0 7 3.5 3.5 7Z", "#000", 0.16, 1)),
    "ce_dusk": _dusk(),
    "ce_glow": _glow(),
}
