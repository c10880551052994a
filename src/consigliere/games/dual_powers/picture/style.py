"""The poster's colours and fonts. Every colour is a custom property, so that a page can apply another theme.

The properties have no specificity (`:where`): a page that says `.dual-powers { --ink: navy }` wins. Colour is
never the only mark: regions have a landmark and a pattern, sides a shape, faces a stroke; all of it prints in black.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from consigliere.drawing import OSWALD, RUSSO, Style, pattern_tile
from consigliere.drawing.svg import circle, element, path, rect
from consigliere.games.dual_powers.components import DATA, REGION_IDS

from .glyphs import SHAPES

ROOT: Final = "dual-powers"
HUES: Final[dict[str, str]] = {region["id"]: region["css"] for region in DATA["regions"]}

_PALETTE: Final = {
    "ink": "#181513",
    "paper": "#efe5cf",
    "shade": "#dccdaa",
    "chalk": "#fdfaf1",
    "red": "#c9261b",
    "blood": "#8f160f",
    "steel": "#3b5d75",
    "deep": "#2b475b",
    **{f"region-{name}": HUES[name] for name in REGION_IDS},
    "display": RUSSO.family,
    "letters": OSWALD.family,
}

_RULES: Final = (
    "text{font-family:var(--letters);font-weight:600;fill:var(--ink);font-kerning:none}",
    ".display{font-family:var(--display);font-weight:400}",
    ".ink{fill:var(--ink)}",
    ".paper{fill:var(--paper)}",
    ".shade{fill:var(--shade)}",
    ".chalk{fill:var(--chalk)}",
    ".poster{fill:var(--red)}",
    ".blood{fill:var(--blood)}",
    ".steel{fill:var(--steel)}",
    ".deep{fill:var(--deep)}",
    ".hue{fill:var(--hue)}",
    ".landmark{opacity:.42}",
    # a region's pattern is printed in ink on its colour, or in its colour on paper
    ".print{--print:var(--ink);fill:var(--print)}",
    ".tint{--print:var(--hue);fill:var(--print)}",
    ".tint.of-white{--print:var(--ink)}",
    ".printed{opacity:.25}",
    ".tinted{opacity:.3}",
    ".of-white .tinted{opacity:.16}",
    ".of-white .landmark{fill:var(--ink);opacity:.12}",
    ".line{stroke:var(--ink);stroke-width:3;stroke-linejoin:miter}",
    ".fine{stroke:var(--ink);stroke-width:1.5}",
    ".hair{stroke:var(--ink);stroke-width:1;fill:none}",
    ".none{fill:none}",
    ".rimmed{stroke:var(--paper);stroke-width:3}",
    ".faint{opacity:.35}",
    ".half{opacity:.6}",
    # the owner of a piece: --own is its colour, --on is legible on it
    ".red{--own:var(--red);--on:var(--chalk);--under:var(--blood)}",
    ".white{--own:var(--chalk);--on:var(--ink);--under:var(--shade)}",
    ".neutral{--own:var(--ink);--on:var(--chalk)}",
    ".own{fill:var(--own)}",
    ".under{fill:var(--under)}",
    ".on{fill:var(--on)}",
    # tokens: ready is filled; exhausted is outlined and struck through
    ".body{fill:var(--own);stroke:var(--ink);stroke-width:3}",
    ".exhausted .body{fill:var(--paper);stroke:var(--ink);stroke-width:2.5;stroke-dasharray:none}",
    ".exhausted.red .body,.exhausted.red .strike{stroke:var(--red)}",
    ".exhausted{--on:var(--ink)}",
    ".exhausted.red{--on:var(--blood)}",
    ".strike{stroke:var(--ink);stroke-width:6;fill:none}",
    ".exhausted .count{stroke:var(--paper);stroke-width:26;paint-order:stroke;stroke-linejoin:round}",
    ".rim{fill:none;stroke:var(--on);stroke-width:1.4}",
    ".exhausted .rim{stroke:none}",
    ".other{fill:var(--paper);stroke:var(--ink);stroke-width:2}",
    ".exhausted .other{fill:var(--ink)}",
    ".exhausted .other+.small{fill:var(--paper)}",
    ".small{fill:var(--ink)}",
    ".veil{fill:#181513;fill-opacity:.66}",
    ".through{pointer-events:none}",
    ".print-left{fill:none;stroke:var(--ink);stroke-width:2;stroke-dasharray:6 5;opacity:.6}",
    ".beam,.marker.unrest,.marker.objective{pointer-events:none}",
    ".chosen>.frame{stroke:var(--picked,var(--steel));stroke-width:8}",
)

_PATTERNS: Final[dict[str, tuple[int, str]]] = {
    "green": (14, circle(4, 4, 2) + circle(11, 11, 2)),
    "red": (12, path("M-3 3L3 -3M0 12L12 0M9 15L15 9", class_="stripe")),
    "brown": (10, rect(0, 0, 10, 2)),
    "purple": (12, path("M0 0L12 12M12 0L0 12", class_="stripe")),
    "white": (22, path("M4 1H6V4H9V6H6V9H4V6H1V4H4ZM15 12H17V15H20V17H17V20H15V17H12V15H15Z")),
    "blue": (12, rect(0, 0, 2, 12)),
}


_HUE_RULES: Final = [f".of-{name}{{--hue:var(--region-{name})}}" for name in REGION_IDS]
_STRIPE: Final = ".stripe{stroke:var(--print);stroke-width:2;fill:none}"
STYLE: Final = Style(ROOT, _PALETTE, (*_RULES, *_HUE_RULES, _STRIPE), SHAPES)


@cache
def patterns(part: str) -> str:
    """The pattern of each region and of the water. Ids contain the part, since several parts may share a page."""
    found: list[str] = []
    for name, (size, inside) in _PATTERNS.items():
        for kind in ("print", "tint"):
            found.append(pattern_tile(f"{part}-{kind}-{name}", size, size, inside, f"{kind} of-{name}"))
    waves = path("M0 7H16M22 7H40M10 21H34", stroke="var(--paper)", stroke_width=1.3, opacity=0.3)
    found.append(pattern_tile(f"{part}-water", 44, 28, waves))
    return element("defs", *found)
