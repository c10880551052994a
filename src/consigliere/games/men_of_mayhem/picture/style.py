"""The look of the pictures: a desert road at dusk. Colours, fonts, CSS rules, and shapes that a page defines once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import BASE_RULES, OSWALD, RUBIK_MONO, RUSSO, YESEVA, Style, owner_rule, pattern_tile
from consigliere.drawing.svg import Value, circle, group, path, rect

from .houses import HOUSES
from .icons import ICONS

# By club: the pattern of the frame, the colour, the ink on it
HUES: Final = {
    "samcro": ("star", "#e07b39", "#1a1008"),
    "mayans": ("wheel", "#2f8f83", "#04140f"),
    "one_niners": ("crown", "#8e6bd0", "#0d0618"),
    "lin_syndicate": ("key", "#d6b23f", "#191203"),
    "grim_bastards": ("bell", "#c8ccd0", "#14171a"),
    "calaveras": ("rose", "#e0679a", "#1d0510"),
}
PALETTE: Final = {
    "ink": "#15110d",
    "paper": "#f1e7d3",
    "shade": "#c9beac",
    "chalk": "#fff9ec",
    "accent": "#ffd36b",
    "night": "#15121a",
    "plate": "#1b181f",
    "slab": "#1f1b24",
    "asphalt": "#27252c",
    "bays": "#312d36",
    "kerb": "#45404b",
    "edge": "#5a5462",
    "lane": "#e8c15a",
    "plum": "#2c1a30",
    "wine": "#5e2636",
    "rust": "#9c432b",
    "ember": "#d9692f",
    "sand": "#eda95a",
    "sun": "#ffd68c",
    "hour0": "#0f1b26",
    "hour1": "#17303d",
    "hour2": "#27515b",
    "hour3": "#5e7a74",
    "hour4": "#c79c6a",
    "hot": "#cc3a20",
    "law": "#5b97ff",
    "cash": "#a8d78b",
    "gun": "#dce0e4",
    "bag": "#e0a868",
    "home": "#5a2b1e",
    "pole": "#8e2f2b",
    "hassle": "#e8c15a",
    "aftermath": "#b9c7e8",
    "ambush": "#f07a5a",
    "heat0": "#2e2a33",
    "heat1": "#6b3325",
    "heat2": "#8a3820",
    "heat3": "#ae3f1e",
    "heat4": "#c8401c",
}
# Names of colours for houses and signs; anything else there is a CSS colour
PAINTS: Final = {
    "own": "currentColor",
    "dark": "#140f16",
    "dusk": "#2b1f2c",
    "haze": "#46323f",
    **{name: f"var(--{name})" for name in ("chalk", "ember", "hot", "law")},
    "bone": "var(--paper)",
    "lamp": "var(--accent)",
}
FILLED: Final = (
    *(
        "night",
        "plate",
        "slab",
        "asphalt",
        "bays",
        "kerb",
        "plum",
        "wine",
        "rust",
        "ember",
        "sand",
        "sun",
        "hot",
        "law",
    ),
    *("hour0", "hour1", "hour2", "hour3", "hour4", "cash", "gun", "bag", "home", "pole", "hassle", "aftermath"),
    *("ambush", "lane", "heat0", "heat1", "heat2", "heat3", "heat4"),
)
# The class sets the colour of a sign: `c-hot` is red, `c-own` the club's
COLOURED: Final = {
    **{
        name: f"var(--{name})"
        for name in ("ink", "shade", "chalk", "hot", "law", "cash", "gun", "bag", "own", "on", "edge")
    },
    "bone": "var(--paper)",
    "lamp": "var(--accent)",
    "alarm": "#b3261a",
}

# The pieces: a dark outline, the club's colour, two details in its ink
_WHEELS: Final = ((-13.0, -7.0), (15.5, -7.0))
_FRAME: Final = "M-17.5-9.5L-7-13.5C-3-18 5-18.5 9-14.5L5-6.5H-8.5L-12.5-6.5Z"
_RIDER: Final = (
    "M-9.5-14.5C-12-21-9.5-27-4-27.5L1.5-26 9.5-24.5 9.8-21.8 1-21.6 2.2-15.2 8.8-11.6 6.4-6.8-2.4-10.4Z"
    "M-8.8-30A4.6 4.6 0 1 1 .4-30A4.6 4.6 0 1 1-8.8-30Z"
)
_MAN: Final = (
    "M-6.5-23.5C-6.5-26 6.5-26 6.5-23.5L8.8-11.5 6.2-10.6 4.6-15V0H.7V-9.5H-.7V0H-4.6V-15L-6.2-10.6-8.8-11.5Z"
    "M-4.4-29A4.4 4.4 0 1 1 4.4-29A4.4 4.4 0 1 1-4.4-29Z"
)
_OUTLINE: Final[dict[str, Value]] = {
    "fill": "#0e0b10",
    "stroke": "#0e0b10",
    "stroke_width": 3.4,
    "stroke_linejoin": "round",
}
TANK: Final = "M-62 8C-62-14-44-30-10-33C26-36 52-22 63 2C65 8 60 14 50 15C20 18-20 19-46 17C-56 16-62 14-62 8Z"
_LICK: Final = (
    "M63 2C52-22 26-36-10-33C-16-32.5-22-31.6-27-30C-10-28-2-24 4-17C-8-18-18-16-26-11C-8-12 4-8 10 0"
    "C0-1-8 1-14 5C4 3 14 8 20 16.4C32 16 42 15.6 50 15C60 14 65 8 63 2Z"
)


def _bike(colour: str, ink: str, edge: dict[str, Value]) -> str:
    """A member on a chopper: 46 wide, 34 high, standing at 0,0."""
    fork: dict[str, Value] = {"fill": "none", "stroke_linecap": "round"}
    return "".join(
        [
            group(
                *[circle(x, y, 7) for x, y in _WHEELS],
                path(_FRAME + _RIDER),
                path("M15.5-7L8.4-25.6", fill="none", stroke_width=6),
                **edge,
            ),
            *[circle(x, y, 5.6, fill="none", stroke=colour, stroke_width=3.2) for x, y in _WHEELS],
            path("M15.5-7L8.8-24.4 6-25.4", stroke=colour, stroke_width=2.4, **fork),
            path(_FRAME + _RIDER, fill=colour),
            path("M-8.8-30.6H.4V-29H-8.8Z", fill=ink),
            path("M-8-16L1-15.4M-13-7L-6-12.6M-14-3.2H-2.5L2-7", stroke=ink, stroke_width=1.5, fill="none"),
        ]
    )


def _man(colour: str, ink: str, edge: dict[str, Value]) -> str:
    """A prospect on foot: 18 wide, 34 high."""
    return "".join(
        [
            path(_MAN, **edge),
            path(_MAN, fill=colour),
            path("M0-25V-16M-4.6-14.4H4.6", stroke=ink, stroke_width=1.3, fill="none"),
        ]
    )


def _tank() -> str:
    """A painted gas tank: flames at its nose, chrome on top."""
    line: dict[str, Value] = {"fill": "none", "stroke_linecap": "round"}
    return "".join(
        [
            path(TANK, opacity=0.4, transform="translate(2 4)"),
            path(TANK, fill="var(--own)", stroke="var(--ink)", stroke_width=2.6),
            path(_LICK, fill="var(--on)", opacity=0.82),
            path("M-52-4C-46-16-30-25-8-27", stroke="#fff", stroke_width=3.6, opacity=0.6, **line),
            rect(-10, -40, 22, 8, rx=3, fill="#c9cdd1", stroke="var(--ink)", stroke_width=1.8),
            path("M-58 12C-20 16 20 15 58 9", stroke="var(--paper)", stroke_width=1.6, opacity=0.7, **line),
        ]
    )


def _painted(parts: tuple[tuple[str, str], ...], rule: str | None = None) -> str:
    """The parts of a house or a sign as SVG."""
    found = []
    for paint, outline in parts:
        rest, _, opacity = paint.partition("*")
        name, _, width = rest.partition("/")
        colour = PAINTS.get(name, name)
        through = float(opacity) if opacity else None
        if width:
            join: dict[str, Value] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
            found.append(path(outline, fill="none", stroke=colour, stroke_width=float(width), opacity=through, **join))
        else:
            found.append(path(outline, fill=colour, fill_rule=rule, opacity=through))
    return "".join(found)


_PLAIN: Final[dict[str, Value]] = {**_OUTLINE, "fill": "var(--on)", "stroke": "var(--on)"}
SHAPES: Final[dict[str, str]] = {
    **{f"mm-{name}": _painted(parts, "evenodd") for name, parts in ICONS.items()},
    **{f"mm-at-{site}": _painted(parts) for site, parts in HOUSES.items()},
    "mm-bike": _bike("var(--own)", "var(--on)", _OUTLINE),
    "mm-man": _man("var(--own)", "var(--on)", _OUTLINE),
    "mm-bike-ink": _bike("var(--on)", "var(--own)", _PLAIN),
    "mm-man-ink": _man("var(--on)", "var(--own)", _PLAIN),
    "mm-tank": _tank(),
}
STYLE: Final = Style(
    "men-of-mayhem",
    PALETTE,
    (
        *BASE_RULES,
        f"text{{{OSWALD.rule};font-variant-numeric:lining-nums}}",
        f".mono{{{RUBIK_MONO.rule}}}",
        f".russo{{{RUSSO.rule}}}",
        f".yeseva{{{YESEVA.rule}}}",
        *[f".{name}{{fill:var(--{name})}}" for name in FILLED],
        *[f".c-{name}{{color:{colour}}}" for name, colour in COLOURED.items()],
        ".bone{fill:var(--paper)}",
        ".dashes{fill:none;stroke:var(--lane);stroke-width:2.6;stroke-dasharray:26 20;opacity:.85}",
        ".bay{fill:none;stroke:#6d6674;stroke-width:1.3;opacity:.55}",
        ".rim{fill:none;stroke:var(--edge);stroke-width:1.2}",
        ".vacant{fill:none;stroke:var(--shade);stroke-width:1.4;stroke-dasharray:6 6;opacity:.55}",
        ".tear{fill:none;stroke:var(--shade);stroke-width:1.4;stroke-dasharray:3 4;opacity:.9}",
        ".shut .house{opacity:.6}",
        ".shut .op{opacity:.62}",
        ".off .men{opacity:.5}",
        ".reach{fill:transparent}",
        ".rimmed{stroke:var(--edge);stroke-width:1.2}",
        ".c-legal{color:var(--glow,#7cf5c8)}",
        ".verb{display:none}",
        ".struck{stroke:var(--hot);stroke-width:3;fill:none}",
        *[owner_rule(club, colour, ink) for club, (_, colour, ink) in HUES.items()],
    ),
    SHAPES,
)

# One pattern for each club, in addition to its colour
_PATTERNS: Final = {
    "mayans": "M0 3H12M0 9H12",
    "one_niners": "M-3 15L15-3M-9 9L9-9M3 21L21 3",
    "lin_syndicate": "M3 0V12M9 0V12",
    "grim_bastards": "M0 6H12M6 0V12",
    "calaveras": "M3 3h.1M9 9h.1",
}
_FLAMES: Final = "M0 20C6 20 7 12 5 6C11 9 13 15 12 20C18 18 19 12 17 6C24 10 26 16 26 20V26H0Z"


@lru_cache(maxsize=512)
def patterns(part: str, clubs: tuple[str, ...]) -> str:
    """The patterns of the clubs and the police tape, for the definitions of a picture."""
    found = [
        pattern_tile(
            f"{part}-tape", 34, 34, rect(0, 0, 34, 34, class_="night") + path("M-17 34L17 0H34L0 34Z", class_="lane")
        )
    ]
    for club in clubs:
        if club == "samcro":
            found.append(pattern_tile(f"{part}-{club}", 26, 26, path(_FLAMES, fill=HUES[club][2], opacity=0.16)))
            continue
        wide = 3.4 if club == "calaveras" else 2
        how: dict[str, Value] = {"fill": "none", "stroke": HUES[club][2], "stroke_linecap": "round", "opacity": 0.3}
        found.append(pattern_tile(f"{part}-{club}", 12, 12, path(_PATTERNS[club], stroke_width=wide, **how)))
    return "".join(found)
