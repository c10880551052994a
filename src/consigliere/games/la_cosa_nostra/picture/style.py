"""The dossier's colours and fonts. Every colour is a custom property, so that a page can apply another theme.

The properties have no specificity (`:where`): a page that says `.la-cosa-nostra { --paper: white }` wins. Colour is
never the only mark: a family has an emblem and a pattern, a blocked card has police tape, a success is a filled die;
all of it works in black and white.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import OLD_STANDARD, OSWALD, Style, pattern_tile
from consigliere.drawing.svg import circle, element, path, rect
from consigliere.games.la_cosa_nostra.components import FAMILY_IDS

from . import figures, glyphs

ROOT: Final = "la-cosa-nostra"

# A family's colour and the ink that is legible on it
HUES: Final[dict[str, tuple[str, str]]] = {
    "blundetto": ("#e0b023", "#0a0d15"),
    "dimaggio": ("#2f7d4f", "#ffffff"),
    "calmuti": ("#c0263e", "#ffffff"),
    "laserva": ("#7b54a6", "#ffffff"),
    "caruso": ("#2c6cae", "#ffffff"),
}

_PALETTE: Final = {
    "night": "#080b14",
    "dark": "#111829",
    "slate": "#222c43",
    "steel": "#46526d",
    "ash": "#aeb6c4",
    "bone": "#f1ead9",
    "paper": "#e4dcc6",
    "manila": "#cdbf97",
    "ink": "#14130f",
    "lamp": "#f2c84b",
    "glare": "#fff0ae",
    "lipstick": "#c92a45",
    "felt": "#17533f",
    "deep": "#0d3628",
    **{f"hue-{name}": hue for name, (hue, _) in HUES.items()},
    **{f"on-{name}": on for name, (_, on) in HUES.items()},
    "label": OSWALD.family,
    "book": OLD_STANDARD.family,
}
_FILLS: Final = (
    "night", "dark", "slate", "steel", "ash", "bone", "paper", "manila", "ink", "lamp", "glare", "lipstick",
    "felt", "deep",
)  # fmt: skip

_RULES: Final = (
    "text{font-family:var(--label);font-weight:600;fill:var(--ink);font-kerning:none}",
    ".book{font-family:var(--book);font-weight:400}",
    ".bold{font-weight:700}",
    ".plain{font-weight:400}",
    *(f".{name}{{fill:var(--{name})}}" for name in _FILLS),
    ".none{fill:none}",
    ".rule{stroke:var(--ink);stroke-width:1.2;opacity:.35}",
    ".edge{stroke:var(--night);stroke-width:2}",
    ".lit{stroke:var(--lamp);stroke-width:4}",
    ".pale{stroke:var(--steel);stroke-width:1.5}",
    ".half{opacity:.55}",
    ".faint{opacity:.3}",
    ".rim-light{fill:var(--glare)}",
    # the owner of a piece: --own is the family's colour, --on is legible on it
    ".nobody{--own:var(--steel);--on:var(--bone)}",
    *(f".of-{name}{{--own:var(--hue-{name});--on:var(--on-{name})}}" for name in FAMILY_IDS),
    ".own{fill:var(--own)}",
    ".on{fill:var(--on)}",
    ".printed{opacity:.34}",
    ".print{fill:var(--ink);stroke:none}",
    ".stripe{stroke:var(--ink);fill:none}",
    ".card-shade{fill:#000;opacity:.38}",
    ".beam{fill:var(--glare);opacity:.05}",
    ".glow{fill:var(--lamp);opacity:.14}",
    ".watermark{opacity:.1}",
    ".lamp-light{stop-color:var(--glare);stop-opacity:.2}",
    ".lamp-shade{stop-color:var(--glare);stop-opacity:.03}",
    ".lamp-night{stop-color:#000;stop-opacity:.5}",
    ".grain{opacity:.5}",
    ".through{pointer-events:none}",
    ".chosen>.frame{stroke:var(--picked,var(--lamp));stroke-width:6}",
)

# Every family's own pattern, in ink on its colour
_PRINTS: Final[dict[str, tuple[int, str]]] = {
    "blundetto": (9, circle(2.5, 2.5, 1.5) + circle(7, 7, 1.5)),
    "dimaggio": (7, rect(0, 0, 7, 2.4)),
    "calmuti": (8, path("M-2 2L2 -2M0 8L8 0M6 10L10 6", class_="stripe", stroke_width=2)),
    "laserva": (9, path("M0 0L9 9M9 0L0 9", class_="stripe", stroke_width=1.4)),
    "caruso": (7, rect(0, 0, 2.4, 7)),
}


STYLE: Final = Style(ROOT, _PALETTE, _RULES, {**glyphs.SHAPES, **figures.SHAPES})


@lru_cache(maxsize=64)
def patterns(part: str) -> str:
    """Each family's pattern, blinds, tape, grain. Ids contain the part, because several parts may share a page."""
    found = [pattern_tile(f"{part}-{name}", size, size, inside, "print") for name, (size, inside) in _PRINTS.items()]
    slats = rect(0, 0, 40, 13, class_="dark") + rect(0, 1, 40, 7.6, class_="lamp") + rect(0, 1, 40, 1.4, class_="glare")
    found.append(pattern_tile(f"{part}-blinds", 40, 13, slats))
    tape = rect(0, 0, 26, 26, class_="lamp") + path("M0 26L13 0H26L13 26Z", class_="night")
    found.append(pattern_tile(f"{part}-tape", 26, 26, tape))
    specks = "".join(
        rect(x, y, w, 1, fill=fill, opacity=o)
        for x, y, w, fill, o in (
            (3, 5, 1.2, "#fff", 0.10),
            (17, 2, 1, "#000", 0.35),
            (29, 11, 1.4, "#fff", 0.07),
            (9, 17, 1, "#000", 0.3),
            (23, 23, 1.2, "#fff", 0.09),
            (5, 29, 1, "#fff", 0.06),
            (33, 30, 1.3, "#000", 0.35),
            (14, 35, 1, "#fff", 0.08),
        )
    )
    found.append(pattern_tile(f"{part}-grain", 37, 41, specks))
    weave = path("M0 0L10 10M10 0L0 10", stroke="var(--steel)", stroke_width=0.9, fill="none", opacity=0.6)
    found.append(pattern_tile(f"{part}-weave", 10, 10, weave))
    nap = "".join(circle(x, y, 0.8, fill="#000", opacity=0.22) for x, y in ((2, 3), (8, 9), (12, 2), (5, 12)))
    found.append(pattern_tile(f"{part}-nap", 14, 14, nap))
    # street light through the blinds
    beam = rect(0, 0, 40, 92, class_="beam")
    found.append(pattern_tile(f"{part}-beams", 92, 92, beam, transform="skewX(-28)"))
    found.append(element("clipPath", rect(0, 0, 92, 74), id=f"{part}-window"))
    # a lamp hangs over the table: bright in the middle, night at the edges
    found.append(
        element(
            "radialGradient",
            element("stop", offset=0, class_="lamp-light"),
            element("stop", offset=0.45, class_="lamp-shade"),
            element("stop", offset=1, class_="lamp-night"),
            id=f"{part}-light",
            cx=0.5,
            cy=0.42,
            r=0.72,
        )
    )
    return element("defs", *found)
