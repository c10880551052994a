"""A travel poster of New York at dusk: dark streets, brass and bottle green, bank notes, gold leaf.

Colour is never the only mark: a family has a weave and a sign, a figure's kind shows in its hat and its base. Yellow
light marks what may be chosen; nothing else on the streets is yellow.
"""

from __future__ import annotations

from typing import Final

from consigliere.drawing import BASE_RULES, OSWALD, PLAYFAIR, PT_SERIF, Style, owner_rule
from consigliere.games.corleones_empire.components import DISTRICT_IDS, PARK_ID

from . import art, inks, people, portraits, posters
from .icons24 import ICONS
from .inks import HUES, JOB_HUES
from .weaves import WEAVES

AREA_IDS: Final = (*DISTRICT_IDS, PARK_ID)
_FILLS: Final = {
    "ink": inks.INK,
    "paper": inks.PAPER,
    "shade": inks.SHADE,
    "chalk": "#fffaf0",
    "accent": inks.BRASS,
    "gold": inks.GOLD,
    "night": inks.NIGHT,
    "mahogany": inks.MAHOGANY,
    "tray": inks.TRAY,
    "felt": inks.FELT,
    "wall": inks.WALL,
    "street": inks.ASPHALT,
    "note": inks.NOTE,
    "money": inks.NOTE_INK,
    "red": inks.RED,
    "lining": inks.LINING,
    "take": inks.TAKE,
    "danger": inks.DANGER,
    "water": inks.WATER,
    "faded": "#d9c79b",
    "lacks": "#9b3b22",
    "green": "#2c6b4a",
    "case": "#5e3520",
    "sage": "#a9c3b4",
    "moss": "#7fa08e",
    "sea": "#9bd0cc",
}
_KIT: Final = {"ink", "paper", "shade", "chalk", "accent"}
STYLE: Final = Style(
    "corleones-empire",
    _FILLS,
    (
        *BASE_RULES,
        f"text{{{OSWALD.rule};fill:var(--ink)}}",
        f".display{{{PLAYFAIR.rule};font-variant-numeric:lining-nums}}",
        f".serif{{{PT_SERIF.rule};font-weight:700}}",
        *(f".{name}{{fill:var(--{name})}}" for name in _FILLS if name not in _KIT),
        *(f".c-{name}{{color:var(--{name})}}" for name in _FILLS),
        ".c-own{color:var(--own)}",
        ".c-on{color:var(--on)}",
        ".none{fill:none}",
        ".thin{stroke:var(--ink);stroke-width:1.2}",
        ".line{stroke:var(--ink);stroke-width:1.4}",
        ".gilt{stroke:var(--gold);stroke-width:1.4}",
        ".bold-gilt{stroke:var(--gold);stroke-width:3}",
        ".edged{stroke:var(--paper);stroke-width:1.2}",
        ".brassy{stroke:#8a5c1b;stroke-width:1}",
        ".weave{fill:var(--weave)}",
        ".hole{stroke:#a9c3b4;stroke-width:1.2;stroke-dasharray:4 4}",
        ".shop-wall{fill:var(--front)}",
        ".awning{fill:var(--awning)}",
        ".shop-room{fill:#2b1820}",
        ".glass{fill:#17383e}",
        ".slot{fill:#4a1f19}",
        ".gap{stroke:var(--gold);stroke-opacity:.6;stroke-width:1.2;stroke-dasharray:5 4}",
        ".lacked{stroke:var(--lacks);stroke-width:1.5;stroke-dasharray:3 2}",
        ".wood{fill:url(#ce_wood)}",
        ".boards{fill:url(#ce_panel)}",
        ".leather{fill:url(#ce_leather)}",
        ".zebra{stroke:var(--paper);stroke-width:10;stroke-dasharray:4 3.2;opacity:.55;fill:none}",
        ".lit-zebra{stroke:var(--glow,#ffe27a);stroke-width:10;stroke-dasharray:4 3.2;fill:none}",
        ".disc{fill:#5a434c;stroke:var(--paper);stroke-width:1.8}",
        ".ghost{fill:none;stroke:var(--paper);stroke-opacity:.4;stroke-width:1.2}",
        ".glow-of{fill:url(#ce_glow)}",
        *(f".hue-{name}{{fill:{colour}}}" for name, (colour, _) in JOB_HUES.items()),
        *(f".j-{name}{{fill:url(#ce_j-{name})}}" for name in JOB_HUES),
        *(owner_rule(family, colour, ink) for family, (colour, ink) in HUES.items()),
        *(f".of-{family}{{--weave:url(#ce_w-{family})}}" for family in HUES),
        *(f".at-{location}{{--front:{colour}}}" for location, colour in inks.WALLS.items()),
        ".printed{--awning:#2c6b4a;--fascia:#1e2a22}",
        ".blue-tile{--awning:#2f6196;--fascia:#1e2a22}",
        ".red-tile{--awning:#b9322c;--fascia:#3a0f12}",
        *(f".on-{district}{{fill:{colour}}}" for district, colour in inks.TINTS.items()),
        ".closed{opacity:.45}",
        ".halo{display:none}",
        *(f".to-{area}:hover~.halo-{area},.to-{area}[data-aim]~.halo-{area}{{display:inline}}" for area in AREA_IDS),
        # the shadow of a card lies below its outline
        ":is([data-legal]:not([data-off]),[data-about],[data-aim],[data-chosen],.chosen)>.fallen{display:none}",
        ".dim{fill:#12080f;opacity:.64}",
        ".beam{fill:#fff3c4;opacity:.12}",
    ),
    symbols={**WEAVES, **ICONS, **people.SYMBOLS, **portraits.SYMBOLS, **art.SYMBOLS, **posters.SYMBOLS},
)
