"""The colours and fonts of painted tiles. Every colour is a custom property, so that a page can apply another theme.

Colour is never the only mark: every family has its own outline and motif, which also work in black and white.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from consigliere.drawing import BASE_RULES, GOLOS, OSWALD, YESEVA, Livery, Style, pattern_tile
from consigliere.drawing.svg import circle, element, number, path, rect, use

from .coast import OUTLINES

ROOT: Final = "la-famiglia"
LIVERIES: Final[dict[str, Livery]] = {
    "black": Livery("key", "#2a2a2e", "#fffaf0"),
    "blue": Livery("anchor", "#1d4f91", "#fffaf0"),
    "green": Livery("rose", "#2d6a3a", "#fffaf0"),
    "red": Livery("star", "#a9281a", "#fffaf0"),
    "white": Livery("column", "#fffdf6", "#10303a"),
    "yellow": Livery("crown", "#e8b41f", "#2b1c05"),
}
# The glaze of land that a family holds.
_GLAZE: Final = {
    "black": "#aba7a4",
    "blue": "#a9c4e4",
    "green": "#b6d39c",
    "red": "#f0b6a4",
    "white": "#fdfaf1",
    "yellow": "#f7e08a",
}
# An outline for each family, in a box of 100 by 100 around 0,0.
MARKS: Final[dict[str, str]] = {
    "black": "M-44 -44H44V44H-44Z",
    "blue": "M0 -52L45 -26V26L0 52L-45 26V-26Z",
    "green": "M-42 -46H42V6C42 34 18 46 0 54C-18 46 -42 34 -42 6Z",
    "red": "M0 -50A50 50 0 1 0 0 50A50 50 0 1 0 0 -50Z",
    "white": "M0 -60L56 0L0 60L-56 0Z",
    "yellow": "M-46 40L-52 -34L-22 -8L0 -50L22 -8L52 -34L46 40Z",
    "grey": "M-30 -46H30L50 0L30 46H-30L-50 0Z",
}
_PALETTE: Final = {
    "ink": "#10303a",
    "paper": "#f6eedb",
    "shade": "#e2bf86",
    "chalk": "#fffaf0",
    "accent": "#b9502c",
    "night": "#0c2d36",
    "deep": "#123f4a",
    "sea": "#1d6f78",
    "foam": "#8cc6c0",
    "pale": "#cfe6dc",
    "lemon": "#f2d64b",
    "ochre": "#e0a336",
    "cart": "#efc04f",
    "brick": "#8f3415",
    "leaf": "#2f6e4a",
    "ray": "#f3d690",
    "beam": "#efc873",
    "bare": "#f0e6cc",
    "wall": "#d9a877",
    "niche": "#7a4726",
    "worn": "#d8ccb0",
    "open": "#e9d9ae",
    "baize": "#24594a",
    "wood": "#b9804c",
    "velvet": "#a9281a",
    "skin": "#f0c79b",
    "danger": "#b3131b",
}
_RULES: Final = (
    *BASE_RULES,
    f"text{{{OSWALD.rule};font-variant-numeric:lining-nums tabular-nums;fill:var(--ink)}}",
    f".display{{{YESEVA.rule}}}",
    f".words{{{GOLOS.rule}}}",
    f".fig{{{GOLOS.rule.rpartition(':')[0]}:800}}",
    *[f".{name}{{fill:var(--{name})}}" for name in _PALETTE],  # after the rule for text, since text has colours too
    *[f".s-{name}{{stroke:var(--{name})}}" for name in _PALETTE],
    *[f".c-{name}{{color:var(--{name})}}" for name in _PALETTE],
    ".own{fill:var(--own)}",
    ".on{fill:var(--on)}",
    ".c-own{color:var(--own)}",
    ".c-on{color:var(--on)}",
    ".s-on{stroke:var(--on)}",
    ".i{fill:currentColor}",
    ".thin{stroke:var(--ink);stroke-width:1.4}",
    ".edged{stroke:var(--ink);stroke-width:1.6;paint-order:stroke;stroke-linejoin:round}",
    ".round{stroke-linejoin:round;stroke-linecap:round}",
    ".glaze{fill:var(--glaze)}",
    ".seam{stroke:var(--ink);stroke-width:1.6;stroke-dasharray:1 3.4;stroke-opacity:.5}",
    ".band{fill:none;stroke:var(--own);stroke-width:11}",
    ".band-edge{fill:none;stroke:var(--ink);stroke-width:14}",
    ".bound{fill:none;stroke:var(--ink);stroke-width:3.4}",
    ".bound-light{fill:none;stroke:var(--chalk);stroke-width:1.2;opacity:.9}",
    ".coast{stroke:var(--ink);stroke-width:2.6;fill:none}",
    ".halo{paint-order:stroke;stroke:var(--chalk);stroke-width:3.4;stroke-linejoin:round}",
    ".halo-sea{paint-order:stroke;stroke:var(--deep);stroke-width:3.4;stroke-linejoin:round;fill:#e8f4ef}",
    ".mark-1,.mark-2,.mark-3{display:none;fill:none;pointer-events:none}",
    ".outline-rope{display:none}",
    ".cast{fill:var(--night);opacity:.35}",
    ".spent{opacity:.7;filter:grayscale(.85)}",
    ".empty-slot{fill:var(--deep);fill-opacity:.45;stroke:var(--paper);stroke-width:9;stroke-dasharray:16 12}",
    *[
        f".of-{name}{{--own:{livery.colour};--on:{livery.ink};--glaze:{_GLAZE[name]}}}"
        for name, livery in LIVERIES.items()
    ],
    ".of-grey{--own:#70685b;--on:#fffaf0;--glaze:#cdb88c}",
    ".of-nobody{--glaze:#f0e6cc}",
)


def _drawings() -> dict[str, str]:
    """The signs of icons.svg by id, each in a box of 24 by 24, pictures 80 by 80."""
    text = (files("consigliere.games.la_famiglia") / "icons.svg").read_text(encoding="utf-8")
    return {f"lf-i-{name}": drawn for name, drawn in re.findall(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', text)}


STYLE: Final = Style(ROOT, _PALETTE, _RULES, {**OUTLINES, **_drawings()})


@cache
def icon(name: str, x: float, y: float, size: float, kind: str = "c-ink", box: float = 24) -> str:
    """A sign of icons.svg around a point."""
    place = f"translate({number(x - size / 2)},{number(y - size / 2)}) scale({size / box:.4g})"
    return use(f"lf-i-{name}", class_=kind, transform=place)


def emblem(name: str, x: float, y: float, size: float) -> str:
    """One of the larger drawings of icons.svg (tile, lemon, pomegranate, sun), its upper left corner at a point."""
    return use(f"lf-i-{name}", transform=f"translate({number(x)},{number(y)}) scale({size / 80:.4g})")


_WAVE: Final = "M0 4a10 7 0 0 0 20 0a10 7 0 0 0 20 0M-10 15a10 7 0 0 0 20 0a10 7 0 0 0 20 0a10 7 0 0 0 20 0"
_SCALLOPS: Final = "M0 5a5 4 0 0 0 10 0a5 4 0 0 0 10 0M-5 15a5 4 0 0 0 10 0a5 4 0 0 0 10 0a5 4 0 0 0 10 0"
_MOTIFS: Final = {
    "blue": (20, path(_SCALLOPS, fill="none", stroke="#1d4f91", stroke_width=1.5, opacity=0.34), None),
    "green": (20, path("M5 1Q10 5 5 10Q0 5 5 1ZM15 11Q20 15 15 20Q10 15 15 11Z", fill="#2d6a3a", opacity=0.3), None),
    "red": (
        18,
        path("M9 3L10.6 7.4L15 9L10.6 10.6L9 15L7.4 10.6L3 9L7.4 7.4Z", fill="#a9281a", opacity=0.3),
        None,
    ),
    "white": (
        14,
        path("M0 0H14M0 0V14", fill="none", stroke="#10303a", stroke_width=1.1, opacity=0.38)
        + circle(7, 7, 1.3, fill="#10303a", opacity=0.4),
        "rotate(45)",
    ),
    "yellow": (18, path("M2 12L2 6L6 9L9 4L12 9L16 6L16 12Z", fill="#9a6b00", opacity=0.28), None),
    "black": (14, path("M0 0H7V7H0ZM7 7H14V14H7Z", fill="#2a2a2e", opacity=0.2), None),
    "grey": (22, path("M0 .5H22M.5 0V22", fill="none", stroke="#8a7347", stroke_width=1, opacity=0.3), None),
}
_BAND: Final = 12  # a tile of a border


@cache
def patterns(part: str, names: tuple[str, ...] = ("band", "waves", "worn", *_MOTIFS)) -> str:
    """The patterns of a part: borders of tiles, waves, worn squares, the motifs of the families."""
    made = {
        "band": (_BAND, _BAND, use("lf-i-tile", transform=f"scale({_BAND / 80:.4g})"), None),
        "waves": (40, 22, path(_WAVE, fill="none", stroke="#5fb0ae", stroke_width=1.4, opacity=0.32), None),
        "worn": (8, 8, rect(0, 0, 3.4, 8, fill="#10303a", opacity=0.16), "rotate(45)"),
        **{name: (size, size, drawn, turn) for name, (size, drawn, turn) in _MOTIFS.items()},
    }
    return element(
        "defs",
        *[
            pattern_tile(f"{part}-{name}", wide, high, drawn, transform=turn)
            for name, (wide, high, drawn, turn) in made.items()
            if name in names
        ],
    )
