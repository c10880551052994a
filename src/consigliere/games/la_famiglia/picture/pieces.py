"""Soldiers, cars, boats, laboratories, letters, markers: small silhouettes, each drawn around its own origin."""

from __future__ import annotations

from functools import lru_cache

from consigliere.drawing.fonts import YESEVA
from consigliere.drawing.shapes import piece, sign
from consigliere.drawing.svg import Value, at, circle, path, rect, text

from .style import MARKS

CAR = "M-12 3V-1L-8 -2L-5 -7H5L8 -2L12 -1V3H9A3 3 0 0 1 3 3H-3A3 3 0 0 1 -9 3Z"
BOAT = "M-14 2H14L9 9H-9ZM-2 -11H0V0H-2ZM1 -10L10 -1H1ZM-3 -8L-9 -1H-3Z"
LAB = "M-3 -9H3V-8H2V-3L8 7C9 9 8 10 6 10H-6C-8 10 -9 9 -8 7L-2 -3V-8H-3Z"


@lru_cache(maxsize=512)
def soldiers(colour: str, count: int, r: float) -> str:
    """Soldiers of a colour: the family's outline with their number on it."""
    number = text(str(count), 0, r * 0.44, r * 1.25, text_anchor="middle", class_="display on")
    shape = sign(MARKS[colour], 0, 0, 2 * r, "own fine")
    return at(0, 0, sign(MARKS[colour], 1.5, 2, 2 * r, "cast"), shape, number, class_=f"of-{colour}")


@lru_cache(maxsize=64)
def cars(colour: str, count: int) -> str:
    more = text(f"×{count}", 12, 5, 17.6, class_="halo") if count > 1 else ""
    return at(0, 0, path(CAR, class_="own fine"), more, class_=f"of-{colour}")


@lru_cache(maxsize=64)
def labs(count: int) -> str:
    return "".join([at(9 * i, 0, path(LAB, class_="chalk fine")) for i in range(count)])


@lru_cache(maxsize=64)
def boats(colour: str, count: int) -> str:
    more = text(f"×{count}", 12, 8, 16, class_="halo-sea") if count > 1 else ""
    return at(0, 0, path(BOAT, class_="own afloat"), more, scale=1.25, class_=f"of-{colour}")


@lru_cache(maxsize=256)
def letter(colour: str, sealed: bool, spent: bool) -> str:
    """An order on the map: a sealed letter, or one that lies open."""
    body = rect(-11, -7, 22, 14, rx=1.5, class_="chalk fine")
    if sealed:
        flap = path("M-11 -7L0 2L11 -7", class_="none fine")
        inside = flap + circle(0, 1, 4, class_="own fine")
    else:
        inside = path("M-8 -3H8M-8 0H8M-8 3H3", class_="none fine") + circle(7, 4, 2.5, class_="own")
    return at(0, 0, body, inside, class_=f"of-{colour}{' spent' if spent else ''}")


def disc(x: float, y: float, colour: str, count: int, r: float = 10, told: str = "", **attributes: Value) -> str:
    """Influence markers of a colour."""
    inside = [circle(1, 1.5, r, class_="cast"), circle(0, 0, r, class_="own fine")]
    inside.append(sign(MARKS[colour], 0, 0, r * 1.1, "on"))
    if count > 1:
        inside.append(circle(r * 0.8, -r * 0.8, r * 0.9, class_="chalk fine"))
        inside.append(YESEVA.line(str(count), r * 0.8, -r * 0.23, r * 1.6, r, class_="display"))
    more = str(attributes.pop("class_", "") or "")
    return piece(x, y, *inside, told=told, class_=f"marker of-{colour} {more}".rstrip(), **attributes)
