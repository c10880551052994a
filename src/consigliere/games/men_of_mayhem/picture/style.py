"""The world of the pictures: a valley town, asphalt and chrome. Colours, letters, rules."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import KIT, OSWALD, RUBIK_MONO, Style, whose

# By club: whose pattern of the frame it wears, colour, ink upon it
HUES: Final = {
    "samcro": ("star", "#e07b39", "#1a1008"),
    "mayans": ("wheel", "#2f8f83", "#04140f"),
    "one_niners": ("crown", "#8e6bd0", "#0d0618"),
    "lin_syndicate": ("key", "#d6b23f", "#191203"),
    "grim_bastards": ("bell", "#c8ccd0", "#14171a"),
    "calaveras": ("rose", "#e0679a", "#1d0510"),
}
PALETTE: Final = {
    "ink": "#14120f",
    "paper": "#efe6d5",
    "shade": "#b9ae9b",
    "chalk": "#f7f2e6",
    "accent": "#f58a38",
    "asphalt": "#2b2d30",
    "road": "#3a3d41",
    "lane": "#e8c15a",
    "rust": "#9a4a25",
    "sign": "#1f5c43",
    "hot": "#c8371f",
    "chrome": "#c9cdd1",
}
STYLE: Final = Style(
    "men-of-mayhem",
    PALETTE,
    (
        *KIT,
        f"text{{{OSWALD.rule}}}",
        f".mono{{{RUBIK_MONO.rule}}}",
        ".asphalt{fill:var(--asphalt)}",
        ".road{fill:none;stroke:var(--road);stroke-width:26}",
        ".lane{fill:none;stroke:var(--lane);stroke-width:3;stroke-dasharray:18 16}",
        ".rust{fill:var(--rust)}",
        ".sign{fill:var(--sign)}",
        ".hot{fill:var(--hot)}",
        ".chrome{fill:var(--chrome)}",
        ".bone{fill:var(--paper)}",
        ".heat text.ink{fill:var(--paper)}",  # the scale stands on asphalt
        ".heat path.line{stroke:var(--shade)}",
        ".edge{fill:none;stroke:var(--paper);stroke-width:3}",
        ".hazard{fill:none;stroke:var(--accent);stroke-width:3;stroke-dasharray:16 10}",
        ".acts{fill:none;stroke:var(--accent);stroke-width:4}",
        ".used>.op,.used>.frame{opacity:.6}",
        *[whose(club, colour, ink) for club, (_, colour, ink) in HUES.items()],
    ),
)
