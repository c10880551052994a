"""The colours and letters of painted tiles. Every colour is a custom property, so that a page can give another theme.

Colour is never the only mark: every family has an outline of its own, neutrals a broken ring; it all prints in black.
"""

from __future__ import annotations

from typing import Final

from consigliere.drawing import CORMORANT, KIT, YESEVA, Livery, Style, tile, whose
from consigliere.drawing.svg import circle, element, path, rect
from consigliere.games.la_famiglia.components import DATA

from .coast import OUTLINES

ROOT: Final = "la-famiglia"
LIVERIES: Final[dict[str, Livery]] = {
    "black": Livery("key", "#2b2a29", "#fffaf0"),
    "blue": Livery("anchor", "#1f5f8b", "#fffaf0"),
    "green": Livery("rose", "#3f6b3a", "#fffaf0"),
    "red": Livery("star", "#a8321c", "#fffaf0"),
    "white": Livery("column", "#efe9da", "#123038"),
    "yellow": Livery("crown", "#e0b23a", "#2b1c05"),
}
# An outline for each family, in a box of 100 by 100 around 0,0.
MARKS: Final[dict[str, str]] = {
    "black": "M-44 -44H44V44H-44Z",
    "blue": "M0 -52L45 -26V26L0 52L-45 26V-26Z",
    "green": "M-42 -46H42V6C42 34 18 46 0 54C-18 46 -42 34 -42 6Z",
    "red": "M0 -50A50 50 0 1 0 0 50A50 50 0 1 0 0 -50Z",
    "white": "M0 -56L50 0L0 56L-50 0Z",
    "yellow": "M-46 40L-52 -34L-22 -8L0 -50L22 -8L52 -34L46 40Z",
    "grey": "M-30 -46H30L50 0L30 46H-30L-50 0Z",
}
_PALETTE: Final = {
    "ink": "#123038",
    "paper": "#f6eedb",
    "shade": "#e4d2a4",
    "chalk": "#fffaf0",
    "accent": "#a8431f",
    "sea": "#2f7f86",
    "deep": "#1f6169",
    "sun": "#dba13a",
    "clay": "#c46a3f",
}
_RULES: Final = (
    *KIT,
    f"text{{{CORMORANT.rule};fill:var(--ink);font-kerning:none}}",
    f".display{{{YESEVA.rule}}}",
    "text.on{fill:var(--on)}",
    ".light{fill:var(--chalk)}",
    ".sea{fill:var(--sea)}",
    ".deep{fill:var(--deep)}",
    ".sun{fill:var(--sun)}",
    ".clay{fill:var(--clay)}",
    ".hue{fill:var(--hue)}",
    ".border{stroke:var(--chalk);stroke-width:2}",
    ".coast{stroke:var(--ink);stroke-width:2.5;fill:none}",
    ".halo{paint-order:stroke;stroke:var(--paper);stroke-width:3;stroke-linejoin:round}",
    ".halo-sea{paint-order:stroke;stroke:var(--deep);stroke-width:3;stroke-linejoin:round;fill:var(--chalk)}",
    ".rule{stroke:#8fb2b5;stroke-width:1}",
    ".glaze{opacity:.16}",
    ".brief{display:none}",
    ".afloat{stroke:var(--chalk);stroke-width:2.5;stroke-linejoin:round;paint-order:stroke}",
    ".spent{opacity:.45}",
    ".empty-slot{fill:none;stroke:var(--chalk);stroke-width:8;stroke-dasharray:14 10}",
    *[whose(name, livery.colour, livery.ink) for name, livery in LIVERIES.items()],
    whose("grey", "#8b8577", "#1a1712"),
    *[f".in-{district['id']}{{--hue:{district['colour']}}}" for district in DATA["district"]],
)
STYLE: Final = Style(ROOT, _PALETTE, _RULES, OUTLINES)


def patterns(part: str) -> str:
    """The glaze of the tiles, the waves of the sea, the squares of the ledger."""
    flower = path("M12 2C15 8 16 9 22 12C16 15 15 16 12 22C9 16 8 15 2 12C8 9 9 8 12 2Z", class_="none fine")
    wave = path("M0 8Q6 2 12 8T24 8", class_="none", stroke="var(--chalk)", stroke_width=1.4)
    square = path("M0 0H12M0 0V12", class_="none rule")
    return element(
        "defs",
        tile(f"{part}-tiles", 24, 24, flower + circle(0, 0, 2, class_="ink")),
        tile(f"{part}-waves", 24, 16, wave),
        tile(f"{part}-squares", 12, 12, rect(0, 0, 12, 12, class_="chalk") + square),
    )
