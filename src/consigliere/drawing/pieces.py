"""Dice, tokens, money. All are drawn around their middle."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from .shapes import badge, piece
from .svg import Value, at, circle, element, path, rect, text

PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def pips(face: int, size: float, class_: str = "ink") -> list[str]:
    """The pips of a die's face."""
    return [circle(dx * size * 0.27, dy * size * 0.27, size * 0.088, class_=class_) for dx, dy in PIPS[face]]


def die(
    face: int | str,
    x: float,
    y: float,
    size: float,
    ground: str = "paper",
    ink: str = "ink",
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A die: pips for a number from 1 to 6, otherwise `face` itself, a drawing around 0,0."""
    h = size / 2
    shown = pips(face, size, ink) if isinstance(face, int) else [face]
    return piece(
        x,
        y,
        rect(-h + 3, -h + 4, size, size, rx=size * 0.18, class_="cast"),
        rect(-h, -h, size, size, rx=size * 0.18, class_=f"{ground} line frame"),
        *shown,
        tooltip=tooltip,
        data_die=str(face) if isinstance(face, int) else None,
        **attributes,
    )


def dice_angles(count: int) -> list[float]:
    """Rotation of dice in a row, so that they look rolled; always the same for the same row."""
    return [(-7, 5, -4, 9, -2, 6, -8, 3)[i % 8] for i in range(count)]


# --- tokens


def token(
    x: float,
    y: float,
    r: float,
    mark: str = "",
    shape: str = "",
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A token of cardboard or wood in its owner's colour (set by a class `of-...`), with a mark on it.

    `shape` is an outline of the size of `r`; without it the token is a disc.
    """
    body = path(shape, class_="own line frame") if shape else circle(0, 0, r, class_="own line frame")
    rim = "" if shape else circle(0, 0, r * 0.82, class_="none", stroke="var(--on)", stroke_width=r * 0.05, opacity=0.7)
    return piece(x, y, body, rim, mark, tooltip=tooltip, **attributes)


def token_stack(
    x: float,
    y: float,
    r: float,
    owners: Sequence[str],
    mark: str = "",
    count: bool = True,
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A stack of tokens, seen from an angle, the last on top; `owners` are the classes that colour them.

    If there are three or more, their number is shown next to the stack.
    """
    flat, thick = 0.62, r * 0.34
    parts = [element("ellipse", cx=2, cy=4, rx=r, ry=r * flat, class_="cast")]
    for i, owner in enumerate(owners):
        low = -thick * i
        side = f"M{-r:g} {low - thick:.1f}V{low:.1f}A{r:g} {r * flat:.1f} 0 0 0 {r:g} {low:.1f}V{low - thick:.1f}Z"
        parts.append(
            at(
                0,
                0,
                path(side, class_="own fine"),
                path(side, fill="#000", opacity=0.22),
                element("ellipse", cx=0, cy=low - thick, rx=r, ry=r * flat, class_="own fine"),
                class_=owner,
            )
        )
    if owners and mark:
        parts.append(at(0, -thick * len(owners), element("g", mark, transform=f"scale(1 {flat})"), class_=owners[-1]))
    if count and len(owners) > 2:
        parts.append(badge(len(owners), r * 0.9, r * 0.3, r * 0.42))
    return piece(x, y, *parts, tooltip=tooltip, **attributes)


# --- money


def coin(
    x: float, y: float, r: float, value: str, ground: str = "accent", tooltip: str = "", **attributes: Value
) -> str:
    """A coin with its value."""
    teeth = 2 * math.pi * r * 0.93 / 48
    size = r * (1.05 if len(value) < 2 else 0.8 if len(value) < 3 else 0.58)
    return piece(
        x,
        y,
        circle(2, 3, r, class_="cast"),
        circle(0, 0, r, class_=f"{ground} fine frame"),
        circle(
            0,
            0,
            r * 0.93,
            class_="none",
            stroke="var(--ink)",
            stroke_width=r * 0.1,
            stroke_dasharray=f"{teeth / 2:.2f} {teeth / 2:.2f}",
            opacity=0.5,
        ),
        circle(0, 0, r * 0.76, class_="none fine"),
        text(value, 0, size * 0.36, size, text_anchor="middle", class_="ink", font_weight=700),
        tooltip=tooltip,
        **attributes,
    )


def bill(x: float, y: float, width: float, value: str, tooltip: str = "", **attributes: Value) -> str:
    """A bank note with its value, drawn from its upper left corner; its height is 0.46 of its width. Its colour is its
    owner's or its denomination's (`--own`, `--on`)."""
    height = width * 0.46
    size = min(height * 0.5, width * 0.62 / max(len(value), 2))
    corner = height * 0.2
    waves = "".join(
        f"M{left:.1f} {height * (0.22 + 0.14 * i):.1f}q{width * 0.11:.1f} {-height * 0.12:.1f} {width * 0.22:.1f} 0"
        for i in range(5)
        for left in (width * 0.05, width * 0.73)
    )
    return piece(
        x,
        y,
        rect(2, 3, width, height, class_="cast"),
        rect(0, 0, width, height, class_="own fine frame"),
        rect(
            width * 0.03,
            height * 0.07,
            width * 0.94,
            height * 0.86,
            class_="none",
            stroke="var(--on)",
            stroke_width=1.2,
        ),
        path(waves, class_="none", stroke="var(--on)", stroke_width=0.8, opacity=0.55),
        element("ellipse", cx=width / 2, cy=height / 2, rx=width * 0.24, ry=height * 0.36, class_="on"),
        text(value, width / 2, height / 2 + size * 0.36, size, text_anchor="middle", class_="own", font_weight=700),
        text(value, width * 0.06, height * 0.24, corner, class_="on", font_weight=700),
        text(value, width * 0.94, height * 0.9, corner, text_anchor="end", class_="on", font_weight=700),
        tooltip=tooltip,
        **attributes,
    )
