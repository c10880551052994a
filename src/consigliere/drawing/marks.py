"""Hidden marks on a piece that a page can show: that it can be chosen, that it changed, that it was chosen.

The page draws a line around every marked piece (`marks.css`). A piece that shows more than this line contains the
drawing as a direct child of its group. `legal_mark` is visible while the piece can be chosen, `changed_mark` while it
counts as changed, `chosen_mark` once it is chosen. The theme sets the colours, so marks mean the same in every game.

A piece whose silhouette is no good outline (a house with a flag, a card with a pin) is of class `self-lit` and contains
an `outline_mark` in a shape of its own.
"""

from __future__ import annotations

from typing import Final

from .svg import at, circle, group, path

RULES: Final = (
    ".lamp,.crop,.tick,.outline{display:none;pointer-events:none}",
    "[data-legal]:not([data-off])>.lamp,[data-from]>.lamp,[data-new]:not([data-legal])>.crop,.chosen>.tick,[data-chosen]>.tick{display:inline}",
    ":is([data-legal]:not([data-off]),[data-from],[data-about],[data-aim],[data-chosen],.chosen)>.outline{display:inline}",
    ".outline{fill:none;stroke:var(--line-of,var(--glow,#ffe27a))}",
    ".outline-edge{stroke:var(--edge-of,var(--glow-rim,#15120f))}",
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


def outline_mark(shape: str, broad: float = 3.4, edge: float = 2.2) -> str:
    """A line along a path, with an edge on both sides, in the colours of the piece's state.

    For a piece of class `self-lit`: it replaces the line that the page draws around the silhouette.
    """
    return group(
        path(shape, class_="outline-edge", stroke_width=round(broad + 2 * edge, 2)),
        path(shape, stroke_width=broad),
        class_="outline",
    )


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
