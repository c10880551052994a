"""An evening edition of the fifties: mahogany, ivory, brass, bottle green.

Colour is never the only mark: a family has a sign on its figures and markers, a figure's kind shows in its base.
"""

from __future__ import annotations

from typing import Final

from consigliere.drawing import KIT, PLAYFAIR, PT_SERIF, Style, whose
from consigliere.games.corleones_empire.components import DISTRICT_IDS, PARK_ID

AREA_IDS: Final = (*DISTRICT_IDS, PARK_ID)
HUES: Final = {
    "marzullo": ("#e0b030", "#241503"),
    "matarazzo": ("#2f5fa0", "#fdf6e3"),
    "vitale": ("#a8281f", "#fdf6e3"),
    "caccamo": ("#6d3f86", "#fdf6e3"),
    "pizzino": ("#2c6e49", "#fdf6e3"),
    "neutral": ("#8b8378", "#17120c"),
}
JOB_HUES: Final = {"yellow": "#d8a520", "blue": "#33618f", "green": "#2f6b49", "grey": "#6d675f"}
STYLE: Final = Style(
    "corleones-empire",
    {
        "ink": "#22140d",
        "paper": "#f3e8cf",
        "shade": "#ddcba3",
        "chalk": "#fffaf0",
        "accent": "#b3822f",
        "mahogany": "#5a2a1c",
        "street": "#cdb98d",
        "park": "#7d9a6c",
        "hudson": "#22353c",
        "money": "#3f6d4f",
        "glow-line": "#e08a1e",
    },
    (
        *KIT,
        f"text{{{PT_SERIF.rule};fill:var(--ink)}}",
        f".display{{{PLAYFAIR.rule}}}",
        ".mahogany{fill:var(--mahogany)}",
        ".street{fill:var(--street)}",
        ".park{fill:var(--park)}",
        ".hudson{fill:var(--hudson)}",
        ".money{fill:var(--money)}",
        ".light,text.light{fill:var(--chalk)}",
        ".display{stroke:var(--ink);stroke-width:.8;stroke-linejoin:round}",  # else the bar of a small Н fades to a П
        ".display.light{stroke:var(--chalk)}",
        ".brass{stroke:var(--accent);stroke-width:2.5}",
        ".thin{stroke:var(--ink);stroke-width:1}",
        ".leg{stroke:var(--mahogany);stroke-width:5;stroke-linecap:round;opacity:.55}",
        ".wave{stroke:#48646b;stroke-width:2;fill:none}",
        ".map{stroke:var(--ink);stroke-width:2}",
        *(f".hue-{name}{{fill:{colour}}}" for name, colour in JOB_HUES.items()),
        *(whose(family, colour, ink) for family, (colour, ink) in HUES.items()),
        ".closed{opacity:.35}",
        ".lit{stroke:var(--glow-line);stroke-width:7}",
        ".halo{display:none}",
        ".handle{stroke:var(--accent);stroke-width:6;stroke-linejoin:round}",
        *(f".to-{area}:hover~.halo-{area},.to-{area}[data-aim]~.halo-{area}{{display:inline}}" for area in AREA_IDS),
        ".crease{stroke:#fffaf0;stroke-width:3;opacity:.28}",
        ".block{stroke:#b39c6b;stroke-width:1.5;opacity:.55}",
    ),
)
