"""Tracks for markers, straight or winding, and a thermometer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .shapes import Point, piece, points_along
from .svg import Value, at, circle, path, rect, text


def track(
    x: float,
    y: float,
    length: float,
    labels: Sequence[str],
    markers: Mapping[int, Sequence[str]] | None = None,
    height: float = 44,
    upright: bool = False,
    tooltip: str = "",
    reached: int | None = None,
    **attributes: Value,
) -> str:
    """Spaces side by side, each with its label; an upright track begins at the bottom.

    `markers` are drawings around 0,0, by space; several on one space are spread out. Spaces below `reached` are filled.
    """
    count = len(labels)
    step = length / count
    parts = []
    for i, label in enumerate(labels):
        left, top, wide, high = (
            (0.0, length - step * (i + 1), height, step) if upright else (step * i, 0.0, step, height)
        )
        parts.append(
            rect(left, top, wide, high, class_="shade fine" if reached is not None and i < reached else "paper fine")
        )
        size = min(height, step) * 0.42
        parts.append(
            text(label, left + wide / 2, top + high / 2 + size * 0.36, size, text_anchor="middle", class_="ink half")
        )
    for i, standing in (markers or {}).items():
        for j, one in enumerate(standing):
            off = (j - (len(standing) - 1) / 2) * min(step, height) * 0.4
            middle = step * (i + 0.5)
            parts.append(at(height / 2 + off, length - middle, one) if upright else at(middle, height / 2 + off, one))
    return piece(x, y, *parts, tooltip=tooltip, **attributes)


def winding_track(
    x: float,
    y: float,
    points: Sequence[Point],
    labels: Sequence[str],
    markers: Mapping[int, Sequence[str]] | None = None,
    r: float = 20,
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A track that winds along a line of points: round spaces at equal distances, with what is on them."""
    places = points_along(points, len(labels))
    road = "M" + "L".join(f"{px:g} {py:g}" for px, py in points)
    parts = [path(road, class_="none", stroke="var(--shade)", stroke_width=r * 0.7, stroke_linejoin="round")]
    for (px, py, _), label in zip(places, labels, strict=True):
        parts.append(circle(px, py, r, class_="paper line"))
        parts.append(text(label, px, py + r * 0.32, r * 0.9, text_anchor="middle", class_="ink"))
    for i, standing in (markers or {}).items():
        px, py, _ = places[i]
        parts += [at(px + (j - (len(standing) - 1) / 2) * r, py, one) for j, one in enumerate(standing)]
    return piece(x, y, *parts, tooltip=tooltip, **attributes)


def thermometer(
    x: float,
    y: float,
    height: float,
    level: int,
    top: int,
    alarm: int | None = None,
    width: float = 34,
    tooltip: str = "",
    numbers: bool = True,
    **attributes: Value,
) -> str:
    """A thermometer that shows `level` of `top` degrees, each a mark with its number; from `alarm` on the scale warns.

    The level is also a figure in the bulb, which is legible from afar. In a small drawing, where only that is legible,
    leave out `numbers`.
    """
    bulb = width * 0.72
    foot = height - bulb * 1.6
    degree = (foot - width / 2) / top
    mercury = foot - degree * level
    tube = width * 0.42
    parts = [
        rect(-width / 2, 0, width, foot + bulb, rx=width / 2, class_="paper line"),
        circle(0, height - bulb, bulb, class_="paper line"),
        rect(-tube / 2, mercury, tube, height - bulb - mercury, rx=tube / 2, class_="accent"),
        circle(0, height - bulb, bulb * 0.8, class_="accent"),
    ]
    for i in range(top + 1):
        low = foot - degree * i
        hot = alarm is not None and i >= alarm
        size = min(degree * 0.75, width * 0.5)
        long = 10 if hot else 6
        parts.append(path(f"M{width / 2:g} {low:.1f}h{long}", class_="none line"))
        if numbers:
            parts.append(
                text(
                    str(i),
                    width / 2 + 16,
                    low + size * 0.36,
                    size,
                    class_="accent" if hot else "ink",
                    font_weight=700 if hot else 400,
                )
            )
    size = bulb * 1.05
    parts.append(
        text(str(level), 0, height - bulb + size * 0.36, size, text_anchor="middle", class_="chalk", font_weight=700)
    )
    return piece(x, y, *parts, tooltip=tooltip, **attributes)
