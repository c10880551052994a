"""Outlines and small signs for all games. An outline is the `d` of a path, around 0,0 unless stated otherwise."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from .svg import Value, at, circle, group, line, moved, path, text, title, use

Point = tuple[float, float]


def star(r: float, points: int = 5, inner: float = 0.4, x: float = 0, y: float = 0) -> str:
    """The outline of a star with one point up. With many points and a large `inner` it is a rosette or a cog."""
    corners = []
    for i in range(2 * points):
        length = r if i % 2 == 0 else r * inner
        angle = math.pi * i / points
        corners.append(f"{x + length * math.sin(angle):.1f} {y - length * math.cos(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


def ring(x: float, y: float, r: float) -> str:
    """A circle as part of a path."""
    return f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}Z"


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle as part of a path."""
    return f"M{x} {y}h{width}v{height}h{-width}Z"


def round_box(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with round corners as part of a path."""
    arc = f"a{r:g} {r:g} 0 0 1"
    across, down = width - 2 * r, height - 2 * r
    return (
        f"M{x + r:g} {y:g}h{across:g}{arc} {r:g} {r:g}v{down:g}{arc} {-r:g} {r:g}"
        f"h{-across:g}{arc} {-r:g} {-r:g}v{-down:g}{arc} {r:g} {-r:g}Z"
    )


def shield(width: float, height: float) -> str:
    """A heater shield in a box around 0,0."""
    w, h = width / 2, height / 2
    brow, cheek, chin = f"{h * 0.1:g}", f"{h * 0.6:g}", f"{h * 0.85:g}"
    right = f"C{w} {cheek} {w / 2:g} {chin} 0 {h}"
    return f"M{-w} {-h}H{w}V{brow}{right}C{-w / 2:g} {chin} {-w} {cheek} {-w} {brow}Z"


def hexagon(r: float) -> str:
    """A hexagon that lies on a side."""
    h = r * math.sqrt(3) / 2
    return f"M{-r / 2:g} {-h:.1f}H{r / 2:g}L{r:g} 0L{r / 2:g} {h:.1f}H{-r / 2:g}L{-r:g} 0Z"


def arrow(length: float, width: float) -> str:
    """A broad arrow to the right, from 0,0 to its tip."""
    shaft, head = width * 0.22, min(length, width * 0.9)
    return f"M0 {-shaft:g}H{length - head:g}V{-width / 2:g}L{length:g} 0L{length - head:g} {width / 2:g}V{shaft:g}H0Z"


def sign(shape: str, x: float, y: float, size: float, class_: str | None = None, turn: float = 0) -> str:
    """An outline drawn in a box of 100 by 100 around 0,0, as a sign of a given size; inner outlines are cut out.

    A shape of the game's style (`Style.shapes`) is named by "#" and its id.
    """
    if shape[0] == "#":
        return use(shape[1:], fill_rule="evenodd", class_=class_, transform=moved(x, y, turn, size / 100))
    return at(x, y, path(shape, fill_rule="evenodd"), turn=turn, scale=size / 100, class_=class_)


def piece(x: float, y: float, *inside: str, tooltip: str = "", **attributes: Value) -> str:
    """A piece on the table: positioned only by its `transform`, with its own tooltip.

    Give it an `id` that is the same at every place and for every reader, and `data_thing`, the component's id, if an
    option can point at it. All pieces of this package take `tooltip`, `turn` (degrees), `scale` and such attributes.
    """
    turn, scale = float(attributes.pop("turn", 0) or 0), float(attributes.pop("scale", 1) or 1)
    return at(x, y, title(tooltip) if tooltip else "", *inside, turn=turn, scale=scale, **attributes)


def callout(
    mark: str,
    spot: Point,
    target: Point,
    ink: str = "--ink",
    halo: str = "--chalk",
    r: float = 20,
    dot: float = 5,
    rim: float = 2,
) -> str:
    """A number (`mark`, drawn around 0,0) on a disc next to something, and a line to what it explains.

    `ink` and `halo` are custom properties: the colour of the line, and of its outline.
    """
    (x, y), (tx, ty) = spot, target
    return group(
        line(x, y, tx, ty, stroke=f"var({halo})", stroke_width=7),
        line(x, y, tx, ty, stroke=f"var({ink})", stroke_width=3),
        circle(tx, ty, dot, fill=f"var({ink})", stroke=f"var({halo})", stroke_width=rim),
        circle(x, y, r, fill=f"var({ink})", stroke=f"var({halo})", stroke_width=3),
        at(x, y, mark),
    )


def badge(count: int | str, x: float, y: float, r: float, **attributes: Value) -> str:
    """A count on a disc. Numbers that matter are numerals, not only stacks to count."""
    size = r * (1.25 if len(str(count)) < 2 else 0.98 if len(str(count)) < 3 else 0.74)
    return piece(
        x,
        y,
        circle(0, 0, r, class_="ink", stroke="var(--paper)", stroke_width=r * 0.12),
        text(str(count), 0, size * 0.36, size, text_anchor="middle", class_="paper", font_weight=700),
        tooltip="",
        **attributes,
    )


def row_positions(
    count: int, size: float, room: float, gap: float, margin: float = 24, between: float = 0
) -> list[float]:
    """The positions of things of a size side by side, centred in a space. They overlap if there are too many.

    `margin` is left free in total, and `between` is reserved for a gap inside the row that the caller makes.

    >>> row_positions(2, 100, 300, 10)
    [45.0, 155.0]
    >>> row_positions(9, 100, 300, 10)[:2]
    [12.0, 34.0]
    """
    step = min(size + gap, (room - margin - between - size) / max(count - 1, 1))
    left = (room - step * (count - 1) - size - between) / 2 if count else 0.0
    return [left + step * i for i in range(count)]


def points_along(points: Sequence[Point], count: int) -> list[tuple[float, float, float]]:
    """A number of positions at equal distances along a line of points, the first and last at its ends: x, y and the
    direction in degrees. For winding tracks."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    total = sum(lengths)
    found = []
    for i in range(count):
        left = total * i / max(count - 1, 1)
        for ((ax, ay), (bx, by)), length in zip(pairwise(points), lengths, strict=True):
            if left <= length or (bx, by) == points[-1]:
                share = left / length if length else 0.0
                turn = math.degrees(math.atan2(by - ay, bx - ax))
                found.append((ax + (bx - ax) * share, ay + (by - ay) * share, turn))
                break
            left -= length
    return found
