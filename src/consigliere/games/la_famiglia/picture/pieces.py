"""Soldiers, cars, boats, laboratories, letters, markers, coins, each drawn around its own origin."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing.shapes import piece, ring, round_box
from consigliere.drawing.svg import Value, at, circle, group, moved, path, rect, text

from .style import MARKS, icon

CAR: Final = (
    "M1.5 16.5V12.6C1.5 11.6 2.2 11.2 3.4 11L5.2 10.7L8 6.4C8.4 5.8 9 5.5 9.8 5.5H14.6C15.4 5.5 16 5.8 16.5 6.4"
    "L19.4 10.4L21.4 11.2C22.2 11.6 22.5 12.2 22.5 13V16.5H20.6A3 3 0 0 0 14.8 16.5H9.2A3 3 0 0 0 3.4 16.5Z"
)
_WINDOWS: Final = "M7.6 10.4H11.4V7.2H9.7ZM12.8 10.4H17.1L14.8 7.2H12.8Z"
_WHEELS: Final = (
    "M6.3 15A2.1 2.1 0 1 1 6.3 19.2A2.1 2.1 0 1 1 6.3 15ZM17.7 15A2.1 2.1 0 1 1 17.7 19.2A2.1 2.1 0 1 1 17.7 15Z"
)
_HULL: Final = "M1.5 15.5H22.5C22 18.8 20 21 17.6 21H6.4C4 21 2 18.8 1.5 15.5Z"
_SAIL: Final = "M11 2.2V14H3.4C3.8 8.6 6.8 4.4 11 2.2Z"
_JIB: Final = "M13 2.6C17.6 5 20.4 9.2 20.8 14H13Z"
_FLASK: Final = (
    "M8.2 2H15.8V4.2H14.8V9.2L20.8 18.6C21.9 20.4 20.9 22 18.9 22H5.1C3.1 22 2.1 20.4 3.2 18.6L9.2 9.2V4.2H8.2Z"
)
_JUICE: Final = "M7.2 15H16.8L19.4 19.2C19.8 20.2 19.4 20.8 18.6 20.8H5.4C4.6 20.8 4.2 20.2 4.6 19.2Z"
LETTERS: Final = 13.2  # the smallest font size that is legible at 1366 x 768
_SMALL: Final = 12.5  # a marker without room next to it
_CENTRE: Final = 0.36  # how far a digit's baseline is below its middle, as a part of its size


def fig(words: str | int, x: float, y: float, size: float, kind: str = "", anchor: str | None = "middle") -> str:
    """A figure whose middle is at a height."""
    place = round(y + size * _CENTRE, 2)
    return text(str(words), x, place, size, text_anchor=anchor, class_=f"fig {kind}".rstrip())


LIT: Final = "self-lit"  # the class of a piece that contains a `rope`


@lru_cache(maxsize=256)
def rope(shape: str, broad: float = 4) -> str:
    """The line around a piece in its state, along a path: a ticked rope while it may be chosen (theme.css)."""
    return group(
        path(shape, class_="outline-edge", stroke_width=round(broad + 3, 2)),
        path(shape, class_="outline-line", stroke_width=broad),
        path(shape, class_="outline-edge outline-rope", stroke_width=broad, stroke_dasharray="1.5 7.5"),
        class_="outline",
    )


def rope_box(x: float, y: float, wide: float, high: float, r: float = 5, broad: float = 4) -> str:
    """A rope around a box."""
    return rope(round_box(x, y, wide, high, r), broad)


def _outline(colour: str, size: float, kind: str, wide: float = 0, x: float = 0, y: float = 0) -> str:
    """A family's outline in a size, with a line of a given width."""
    scale = size / 100
    stroke = round(wide / scale, 1) if wide else None
    return path(MARKS[colour], class_=kind, stroke_width=stroke, transform=moved(x, y, 0, scale))


@lru_cache(maxsize=1024)
def mark(colour: str, size: float, cast: bool = True, wide: float = 1.8, x: float = 0, y: float = 0) -> str:
    """The sign of a family: its outline with a line inside."""
    inside = [_outline(colour, size, "cast", 0, 1.2, 2)] if cast else []
    inside.append(_outline(colour, size, "own s-ink round", wide))
    if colour != "yellow":
        inside.append(_outline(colour, size * 0.8, "none s-on half", 0.9))
    return at(x, y, *inside, class_=f"of-{colour}")


@lru_cache(maxsize=1024)
def soldiers(colour: str, count: int, size: float, letters: float = 0) -> str:
    """Soldiers of a colour: the family's outline with their number on it."""
    letters = letters or size * 0.6
    down = size * 0.08 if colour == "yellow" else -size * 0.03 if colour == "green" else 0
    return at(0, 0, mark(colour, size), fig(count, 0, down, letters, "on"), class_=f"of-{colour}")


@lru_cache(maxsize=128)
def cars(colour: str, count: int, size: float = 24) -> str:
    """A car in the colour of a family, with a number next to it if there are several."""
    body = [
        path(CAR, class_="chalk s-chalk round", stroke_width=4),
        path(CAR + _WHEELS, class_="ink s-ink round", stroke_width=2),
        path(CAR, class_="own"),
        path(_WINDOWS, class_="chalk"),
        path(_WHEELS, class_="ink"),
    ]
    found = at(-size / 2, -size / 2, *body, scale=size / 24, class_=f"of-{colour}")
    return found + (tally(count, -size * 0.42, -size * 0.3, 7.6) if count > 1 else "")


@lru_cache(maxsize=64)
def flask(size: float = 18) -> str:
    """A flask: the sign of a lab."""
    inside = path(_FLASK, class_="chalk s-ink", stroke_width=2) + path(_JUICE, fill="#3aa39a")
    return at(-size / 2, -size / 2, inside, scale=size / 24)


@lru_cache(maxsize=64)
def labs(count: int, size: float = 18) -> str:
    """A row of labs, one flask each."""
    return "".join([at(size * 0.55 * i, 0, flask(size)) for i in range(count)])


@lru_cache(maxsize=128)
def boats(colour: str, count: int, size: float = 34) -> str:
    """A boat in the colour of a family, with a number next to it if there are several."""
    body = [
        path(_HULL + _SAIL + _JIB, class_="paper s-paper round", stroke_width=3.4),
        path(_HULL, class_="own s-ink", stroke_width=1),
        path(_SAIL, class_="chalk s-ink", stroke_width=1),
        path(_JIB, class_="own s-ink", stroke_width=1),
        _outline(colour, 4.5, "own s-ink", 0.6, 8.2, 10),
    ]
    found = at(-size / 2, -size / 2, *body, scale=size / 24)
    return at(0, 0, found, class_=f"of-{colour}") + (tally(count, size * 0.42, -size * 0.28) if count > 1 else "")


@lru_cache(maxsize=256)
def tally(count: int | str, x: float, y: float, r: float = 8.5, size: float = LETTERS) -> str:
    """A number on a small disc."""
    return circle(x, y, r, class_="chalk s-ink", stroke_width=1.2) + fig(count, x, y, size)


@lru_cache(maxsize=512)
def coin(amount: str, x: float, y: float, kind: str = "pay", r: float = 11.5, size: float = LETTERS) -> str:
    """An amount paid (terracotta), received (lemon) or required (ochre)."""
    ground, letters = {"pay": ("accent", "chalk"), "get": ("lemon", ""), "price": ("ochre", "")}[kind]
    return circle(x, y, r, class_=f"{ground} s-ink", stroke_width=1.3) + fig(amount, x, y, size, letters)


@lru_cache(maxsize=256)
def letter(colour: str, spent: bool = False, wide: float = 25) -> str:
    """A sealed order: an envelope with the family's shape in wax."""
    high = wide * 0.68
    left, top = -wide / 2, -high / 2
    inside = [
        rect(left + 1.2, top + 2, wide, high, rx=1.5, class_="cast"),
        rect(left, top, wide, high, rx=1.5, class_="chalk thin frame"),
        path(f"M{left:g} {top:g}L0 {high * 0.12:g}L{-left:g} {top:g}", class_="none s-ink", stroke_width=1.2),
        _outline(colour, wide * 0.42, "own s-ink", 1.6, 0, high * 0.1),
    ]
    return at(0, 0, *inside, class_=f"of-{colour}{' spent' if spent else ''}")


def pennant(attack: bool, x: float, y: float, wide: float, high: float) -> str:
    """The background of an initiative: pointed for attacks, round for supplies; left edge at x, middle at y."""
    top, foot = y - high / 2, y + high / 2
    if attack:
        tip = min(high * 0.4, wide * 0.34)
        d = f"M{x:g} {top:g}H{x + wide - tip:g}L{x + wide:g} {y:g}L{x + wide - tip:g} {foot:g}H{x:g}Z"
        return path(d, class_="brick s-ink round", stroke_width=1.2)
    r = high / 2
    d = f"M{x:g} {top:g}H{x + wide - r:g}A{r:g} {r:g} 0 0 1 {x + wide - r:g} {foot:g}H{x:g}Z"
    return path(d, class_="sea s-ink round", stroke_width=1.2)


@lru_cache(maxsize=512)
def opened(
    colour: str, attack: bool, initiative: int, vest: int = 0, spent: bool = False, wide: float = 32, size: float = 13.2
) -> str:
    """An open order: its initiative in its shape, with the family's sign next to it."""
    high = wide * 0.6
    left, top = -wide / 2, -high / 2
    inside = [
        rect(left + 1.2, top + 2, wide, high, rx=1.5, class_="cast"),
        rect(left, top, wide, high, rx=1.5, class_="chalk thin frame"),
        pennant(attack, left + 0.7, 0, wide * 0.58, high - 4),
        fig(initiative, left + wide * 0.25, 0, size, "chalk small"),
        mark(colour, wide * 0.3, False, 1.1, wide * 0.31),
    ]
    if vest:
        inside.append(circle(-left - 2, -top + 2, wide * 0.25, class_="chalk s-ink", stroke_width=1.3))
        inside.append(icon("vest", -left - 2, -top + 2, wide * 0.34))
    return at(0, 0, *inside, class_=f"of-{colour}{' spent' if spent else ''}")


@lru_cache(maxsize=512)
def _disc(colour: str, r: float) -> str:
    return (
        circle(1, 1.8, r, class_="cast")
        + circle(0, 0, r, class_="own s-ink frame", stroke_width=1.8)
        + circle(0, 0, r * 0.78, class_="none s-on", stroke_width=0.9, opacity=0.7)
        + _outline(colour, r * 0.98, "on")
    )


def disc(
    x: float, y: float, colour: str, count: int, r: float = 13, told: str = "", down: float = -0.72, **attributes: Value
) -> str:
    """Influence markers of a colour.

    Their number is `down` radii below the centre; on a small marker it replaces the sign.
    """
    inside = [_disc(colour, r)]
    if count > 1 and r < _SMALL:
        inside = [circle(0, 0, r, class_="own s-ink frame", stroke_width=1.4), fig(count, 0, 0, LETTERS, "on")]
    elif count > 1:
        inside.append(tally(count, r * 0.82, r * down))
    inside.insert(1, rope(ring(0, 0, r)))
    more = str(attributes.pop("class_", "") or "")
    return piece(x, y, *inside, tooltip=told, class_=f"marker {LIT} of-{colour} {more}".rstrip(), **attributes)


@lru_cache(maxsize=128)
def lira(amount: int, x: float, y: float, wide: float, high: float) -> str:
    """A banknote with an amount."""
    middle = (x + wide * 0.24, y + high / 2)
    rings = [
        circle(*middle, high * (0.12 + 0.045 * i), class_="none", stroke="#7fa08a" if i % 2 else "#c07a5a")
        for i in range(6)
    ]
    return (
        rect(x + 1, y + 2, wide, high, rx=3, class_="cast")
        + rect(x, y, wide, high, rx=3, fill="#dfe8cf", class_="thin")
        + rect(x + 3.5, y + 3.5, wide - 7, high - 7, rx=2, class_="none s-leaf", stroke_width=1)
        + "".join(rings)
        + icon("boat", *middle, high * 0.34, "c-leaf")
        + fig(f"£{amount}", x + wide * 0.69, y + high / 2, high * 0.54)
    )


def corner(x: float, y: float, wide: float, high: float, r: float = 11) -> str:
    """The corners of a glazed tile."""

    def quarter(size: float) -> str:
        found = ""
        for cx, cy, a, b in ((x, y, 1, 1), (x + wide, y, -1, 1), (x, y + high, 1, -1), (x + wide, y + high, -1, -1)):
            sweep = 0 if a * b > 0 else 1
            found += f"M{cx:g} {cy + b * size:g}A{size:g} {size:g} 0 0 {sweep} {cx + a * size:g} {cy:g}H{cx:g}Z"
        return found

    return path(quarter(r), class_="sea") + path(quarter(r * 0.45), class_="ochre")
