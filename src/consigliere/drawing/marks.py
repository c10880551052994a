"""Hidden marks on a piece that a page can show: that it can be chosen, that it changed, that it was chosen.

The page draws a line around every marked piece (`marks.css`). A piece that shows more than this line contains the
drawing as a direct child of its group. `legal_mark` is visible while the piece can be chosen, `changed_mark` while it
counts as changed, `chosen_mark` once it is chosen. The theme sets the colours, so marks mean the same in every game.
"""

from __future__ import annotations

from typing import Final

from .svg import at, circle, group, path

RULES: Final = (
    ".lamp,.crop,.tick{display:none;pointer-events:none}",
    "[data-legal]:not([data-off])>.lamp,[data-from]>.lamp,[data-new]:not([data-legal])>.crop,.chosen>.tick,[data-chosen]>.tick{display:inline}",
    ".light-of{fill:var(--glow,#ffe27a)}",
    ".rim-of{fill:var(--glow-rim,#15120f)}",
    ".light-line{fill:none;stroke:var(--glow,#ffe27a)}",
    ".rim-line{fill:none;stroke:var(--glow-rim,#15120f)}",
    ".picked-of{fill:var(--picked,#fff)}",
    ".fresh-line{fill:none;stroke:var(--fresh,#7fc4ff)}",
    ".fresh-edge{fill:none;stroke:var(--fresh-rim,#15120f)}",
)
"""How the marks look; part of `BASE_RULES`."""

_BULB: Final = (
    "M0 -8.4A6.2 6.2 0 0 1 3.7 2.8V5H-3.7V2.8A6.2 6.2 0 0 1 0 -8.4ZM-3.4 6.3H3.4V8.2H-3.4ZM-2.2 9.3H2.2V11.2H-2.2Z"
)
_TICK: Final = "M-1.7 4.5L-6.2 0L-4.4 -1.8L-1.7 0.9L4.6 -5.4L6.4 -3.6Z"


def while_legal(*inside: str) -> str:
    """Any drawing that is visible while its piece can be chosen."""
    return group(*inside, class_="lamp")


def legal_mark(x: float, y: float, r: float = 10.5) -> str:
    """A lit bulb on a disc: the piece can be chosen."""
    return at(x, y, *_disc("light-of"), path(_BULB, class_="rim-of"), scale=r / 14, class_="lamp")


def chosen_mark(x: float, y: float, r: float = 10.5) -> str:
    """A tick on a disc: the piece has been chosen."""
    return at(x, y, *_disc("picked-of"), path(_TICK, class_="rim-of"), scale=r / 14, class_="tick")


def changed_mark(x: float, y: float, width: float, height: float, arm: float = 10, broad: float = 3) -> str:
    """Four corners around a piece, like the crop marks of a press photograph: it has just changed."""
    right, low = x + width, y + height
    corners = (
        f"M{x:g} {y + arm:g}V{y:g}H{x + arm:g}M{right - arm:g} {y:g}H{right:g}V{y + arm:g}"
        f"M{right:g} {low - arm:g}V{low:g}H{right - arm:g}M{x + arm:g} {low:g}H{x:g}V{low - arm:g}"
    )
    return group(
        path(corners, class_="fresh-edge", stroke_width=broad + 2.4, stroke_linecap="square"),
        path(corners, class_="fresh-line", stroke_width=broad),
        class_="crop",
    )


def _disc(ground: str) -> tuple[str, str]:
    return circle(0, 0, 14, class_="rim-of"), circle(0, 0, 12, class_=ground)
