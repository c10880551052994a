"""Maps: regions with smooth borders that meet exactly, links between them, and positions for tokens.

A map is given as the corners of its regions. Neighbouring regions name the same corners. The section they share is then
one border, and its smooth line is the same on both sides.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from .shapes import Point, piece
from .svg import Value, at, circle, number, path, text

Corners = Sequence[Point]


class Region(NamedTuple):
    """A region of a map."""

    id: str
    outline: str
    """The `d` of a path, smooth."""
    corners: tuple[Point, ...]

    @property
    def label(self) -> Point:
        """The position of its name: well inside. Computed on request: a map may have its own positions for names."""
        return _label(self.corners)


def regions(corners: Mapping[str, Corners], smooth: float = 0.5, sharp: Iterable[Point] = ()) -> dict[str, Region]:
    """The regions of a map, by their ids.

    `smooth` 0 gives straight lines, 1 rounds as much as possible. Borders keep a corner where three sections meet and
    at every point named in `sharp`.

    >>> two = regions({"west": [(0, 0), (5, 0), (6, 5), (0, 9)], "east": [(5, 0), (9, 0), (9, 9), (6, 5)]}, smooth=0)
    >>> two["west"].outline
    'M5 0L6 5L0 9L0 0L5 0Z'
    """
    ends = _meeting(corners) | set(sharp)
    found = {}
    for name, around in corners.items():
        points = list(around)
        stretches = _stretches(points, ends)
        d = f"M{_pair(stretches[0][0])}" + "".join([_curve(stretch, smooth) for stretch in stretches]) + "Z"
        found[name] = Region(name, d, tuple(points))
    return found


def borders(
    corners: Mapping[str, Corners], groups: Mapping[str, str], smooth: float = 0.5, sharp: Iterable[Point] = ()
) -> dict[str, str]:
    """The border around each group of regions (a country of provinces), as the `d` of a path by the group's name: the
    same smooth lines that the regions have, without those between two regions of one group.

    >>> west, east, isle = [(0, 0), (5, 0), (5, 5), (0, 5)], [(5, 0), (9, 0), (9, 5), (5, 5)], [(9, 0), (12, 0), (9, 5)]
    >>> borders({"west": west, "east": east, "isle": isle}, {"west": "main", "east": "main", "isle": "rest"}, 0)["rest"]
    'M9 0L9 5M9 0L12 0L9 5'
    """
    ends = _meeting(corners) | set(sharp)
    sides: dict[frozenset[frozenset[Point]], tuple[list[Point], list[str]]] = {}
    for name, around in corners.items():
        for stretch in _stretches(list(around), ends):
            key = frozenset([frozenset((stretch[i], stretch[i + 1])) for i in range(len(stretch) - 1)])
            sides.setdefault(key, (stretch, []))[1].append(groups[name])
    found: dict[str, str] = dict.fromkeys(groups.values(), "")
    for stretch, beside in sides.values():
        for group in beside:
            if beside.count(group) == 1:
                found[group] += line(stretch, smooth)
    return found


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _meeting(corners: Mapping[str, Corners]) -> set[Point]:
    """The points where a border ends: where the regions on its two sides change."""
    owners: dict[frozenset[Point], set[str]] = {}
    for name, around in corners.items():
        for a, b in _edges(around):
            owners.setdefault(frozenset((a, b)), set()).add(name)
    found: set[Point] = set()
    for around in corners.values():
        points = list(around)
        for i, point in enumerate(points):
            before = owners[frozenset((points[i - 1], point))]
            after = owners[frozenset((point, points[(i + 1) % len(points)]))]
            if before != after:
                found.add(point)
    return found


def _edges(around: Corners) -> list[tuple[Point, Point]]:
    points = list(around)
    return [(points[i], points[(i + 1) % len(points)]) for i in range(len(points))]


def _stretches(points: list[Point], ends: set[Point]) -> list[list[Point]]:
    """A closed outline cut where borders end; one without ends is a single closed section."""
    cuts = [i for i, point in enumerate(points) if point in ends]
    if not cuts:
        return [[*points, points[0]]]
    turned = points[cuts[0] :] + points[: cuts[0] + 1]
    found = [[turned[0]]]
    for point in turned[1:]:
        found[-1].append(point)
        if point in ends:
            found.append([point])
    return [stretch for stretch in found if len(stretch) > 1]


def _curve(stretch: Sequence[Point], smooth: float) -> str:
    """A line through points, as curves; the same line in both directions."""
    if smooth <= 0 or len(stretch) == 2:
        return "".join([f"L{_pair(point)}" for point in stretch[1:]])
    closed = stretch[0] == stretch[-1]
    parts = []
    for i in range(len(stretch) - 1):
        a, b = stretch[i], stretch[i + 1]
        before = stretch[i - 1] if i else stretch[-2] if closed else a
        after = stretch[i + 2] if i + 2 < len(stretch) else stretch[1] if closed else b
        k = smooth / 3
        c1 = (a[0] + (b[0] - before[0]) * k, a[1] + (b[1] - before[1]) * k)
        c2 = (b[0] - (after[0] - a[0]) * k, b[1] - (after[1] - a[1]) * k)
        parts.append(f"C{_pair(c1)} {_pair(c2)} {_pair(b)}")
    return "".join(parts)


def line(points: Sequence[Point], smooth: float = 0.5) -> str:
    """A river, a road, a coast: the `d` of a smooth line through points."""
    return f"M{_pair(points[0])}{_curve(points, smooth)}"


# --- inside a region


def contains_point(corners: Corners, point: Point) -> bool:
    """Whether a point is inside an outline."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in _edges(corners):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def border_distance(corners: Corners, point: Point) -> float:
    """The distance of a point from the nearest border."""
    return min(_distance(point, a, b) for a, b in _edges(corners))


def _distance(p: Point, a: Point, b: Point) -> float:
    (px, py), (ax, ay), (bx, by) = p, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    t = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length)) if length else 0.0
    return math.dist(p, (ax + t * (bx - ax), ay + t * (by - ay)))


def inner_point(corners: Corners) -> Point:
    """The point inside an outline that is about farthest from its border: the best position for a name."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    left, top, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    best, room = (sum(xs) / len(xs), sum(ys) / len(ys)), -1.0
    step = max(wide, high) / 12
    for _ in range(4):
        around = best if room >= 0 else (left + wide / 2, top + high / 2)
        for i in range(-8, 9):
            for j in range(-8, 9):
                point = (around[0] + i * step, around[1] + j * step)
                if contains_point(corners, point) and border_distance(corners, point) > room:
                    best, room = point, border_distance(corners, point)
        step /= 4
    return best


@cache
def _label(corners: tuple[Point, ...]) -> Point:
    return inner_point(corners)


def token_spots(
    corners: Corners, count: int, r: float, around: Point | None = None, smallest: float = 8
) -> tuple[list[Point], float]:
    """Positions for a number of tokens in a region, without touching each other or the border, and their size: they
    shrink together if there are many. The first are nearest to `around` (by default, the widest spot)."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    middle = around or inner_point(corners)
    while True:
        found: list[Point] = []
        step, high = 2.1 * r, 2.1 * r * math.sqrt(3) / 2
        rows = range(math.floor((min(ys) - middle[1]) / high), math.ceil((max(ys) - middle[1]) / high) + 1)
        columns = range(math.floor((min(xs) - middle[0]) / step) - 1, math.ceil((max(xs) - middle[0]) / step) + 2)
        for j in rows:
            for i in columns:
                point = (middle[0] + (i + 0.5 * (j % 2)) * step, middle[1] + j * high)
                if contains_point(corners, point) and border_distance(corners, point) >= r * 1.05:
                    found.append(point)
        if len(found) >= count or r <= smallest:
            found.sort(key=lambda point: (round(math.dist(point, middle), 3), point[1], point[0]))
            return found[:count], r
        r *= 0.92


# --- drawing


def draw_region(
    region: Region, *inside: str, tooltip: str = "", name: str = "", size: float = 20, **attributes: Value
) -> str:
    """A region: its surface (class `own`), its border, its name at its label point, and what is drawn on it."""
    written = ""
    if name:
        x, y = region.label
        written = at(x, y, _written(name, size), class_="through")
    surface = path(region.outline, class_="own frame")
    border = path(region.outline, class_="none line through")
    return piece(0, 0, surface, border, *inside, written, tooltip=tooltip, **attributes)


def _written(name: str, size: float) -> str:
    halo: dict[str, Value] = {
        "stroke": "var(--paper)",
        "stroke_width": size * 0.22,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    return text(name, 0, size * 0.36, size, text_anchor="middle", class_="ink", **halo)


def link(
    a: Point, b: Point, bend: float = 0, tooltip: str = "", road: bool = True, short: float = 0, **attributes: Value
) -> str:
    """A link from one point to another: a road, or a dashed sea lane.

    `bend` moves its middle sideways, `short` keeps its ends away from what is there.
    """
    (ax, ay), (bx, by) = a, b
    length = math.dist(a, b) or 1
    ux, uy = (bx - ax) / length, (by - ay) / length
    start, stop = (ax + ux * short, ay + uy * short), (bx - ux * short, by - uy * short)
    middle = ((ax + bx) / 2 - uy * bend, (ay + by) / 2 + ux * bend)
    d = f"M{_pair(start)}Q{_pair(middle)} {_pair(stop)}"
    drawn = (
        [
            path(d, class_="none", stroke="var(--ink)", stroke_width=9, stroke_linecap="round"),
            path(d, class_="none frame", stroke="var(--paper)", stroke_width=5, stroke_linecap="round"),
        ]
        if road
        else [path(d, class_="none line frame", stroke_dasharray="3 8", stroke_linecap="round")]
    )
    return piece(0, 0, *drawn, tooltip=tooltip, **attributes)


def town(x: float, y: float, r: float = 7, tooltip: str = "", **attributes: Value) -> str:
    """A point on the map that has a name."""
    return piece(
        x,
        y,
        circle(0, 0, r, class_="paper line frame"),
        circle(0, 0, r * 0.4, class_="ink"),
        tooltip=tooltip,
        **attributes,
    )
