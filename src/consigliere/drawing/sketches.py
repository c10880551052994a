"""What people draw on a board for their allies: arrows and rings in a side's colour, above everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import hypot
from typing import Final, NamedTuple

from .picture import Block, Picture, Piece
from .svg import Value, circle, group, path

Point = tuple[float, float]

_RING: Final = 30  # of a mark
_SHORT: Final = 16  # an arrow ends this far before the middle of its target
_HEAD: Final = 15


class Stroke(NamedTuple):
    """An arrow, or a ring around one spot; dashed for the second member of a team, so that colour is not the only
    difference."""

    start: Point
    end: Point | None
    colour: str
    dashed: bool = False


def add_sketches(board: Picture, strokes: list[Stroke]) -> Picture:
    """A picture with strokes above everything; clicks pass through them."""
    if not strokes:
        return board
    over = group(*[_stroke(stroke) for stroke in strokes], class_="through sketch", aria_hidden="true")
    return replace(board, body=(*board.body, Block(Piece.of(over))))


def _stroke(stroke: Stroke) -> str:
    colour = stroke.colour or "#b3261e"
    dash = "9 6" if stroke.dashed else None
    if stroke.end is None:
        x, y = stroke.start
        return _twice(lambda **how: circle(x, y, _RING, stroke_dasharray=dash, **how), colour)
    shaft, head = _arrow(stroke.start, stroke.end)
    return _twice(lambda **how: path(shaft, stroke_dasharray=dash, **how) + path(head, **how), colour)


def _twice(line: Callable[..., str], colour: str) -> str:
    """A line with a dark outline: visible on land and sea, whatever its colour."""
    how: dict[str, Value] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return line(stroke="#241c12", stroke_width=7.5, opacity=0.8, **how) + line(stroke=colour, stroke_width=4.5, **how)


def _arrow(start: Point, end: Point) -> tuple[str, str]:
    """A slightly curved shaft and its head: two arrows between the same spots do not overlap."""
    (x1, y1), (x2, y2) = start, end
    far = max(hypot(x2 - x1, y2 - y1), 1.0)
    ux, uy = (x2 - x1) / far, (y2 - y1) / far
    x2, y2 = x2 - ux * min(_SHORT, far / 3), y2 - uy * min(_SHORT, far / 3)
    bend = min(0.14 * far, 40)
    cx, cy = (x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend
    long = max(hypot(x2 - cx, y2 - cy), 1.0)
    vx, vy = (x2 - cx) / long, (y2 - cy) / long
    left = (x2 - _HEAD * vx - 0.6 * _HEAD * vy, y2 - _HEAD * vy + 0.6 * _HEAD * vx)
    right = (x2 - _HEAD * vx + 0.6 * _HEAD * vy, y2 - _HEAD * vy - 0.6 * _HEAD * vx)
    shaft = f"M{x1:.1f} {y1:.1f}Q{cx:.1f} {cy:.1f} {x2:.1f} {y2:.1f}"
    return shaft, f"M{left[0]:.1f} {left[1]:.1f}L{x2:.1f} {y2:.1f}L{right[0]:.1f} {right[1]:.1f}"
