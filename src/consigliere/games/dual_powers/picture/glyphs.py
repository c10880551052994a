"""The poster's numerals, landmarks, emblems and icons.

Numerals are shapes, not text, so that important numbers look the same in every browser, notebook and print.
Landmarks, emblems and icons are drawn around 0,0 in a box of 100 by 100.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from consigliere.drawing import OSWALD, Font, sign, star
from consigliere.drawing.svg import Value, at, group, path

# --- numerals: block figures 100 high, corners cut

_FIGURES: Final[dict[str, tuple[int, str]]] = {
    "0": (60, "M14 0H46L60 14V86L46 100H14L0 86V14ZM22 22V78H38V22Z"),
    "1": (42, "M0 24L24 0H42V100H19V34L0 44Z"),
    "2": (60, "M0 0H46L60 14V52L26 78H60V100H0V70L37 41V22H0Z"),
    "3": (60, "M0 0H46L60 14V40L51 50L60 60V86L46 100H0V78H37V61H12V39H37V22H0Z"),
    "4": (62, "M0 0H23V44H36V0H58V44H62V66H58V100H36V66H0Z"),
    "5": (60, "M0 0H58V22H23V36H46L60 50V86L46 100H0V78H37V58H0Z"),
    "6": (60, "M14 0H56V22H23V38H46L60 52V86L46 100H14L0 86V14ZM23 59V78H37V59Z"),
    "7": (58, "M0 0H58V24L34 100H10L33 22H0Z"),
    "8": (60, "M14 0H46L60 14V40L51 50L60 60V86L46 100H14L0 86V60L9 50L0 40V14ZM23 21V40H37V21ZM23 60V79H37V60Z"),
    "9": (60, "M46 100H4V78H37V62H14L0 48V14L14 0H46L60 14V86ZM37 41V22H23V41Z"),
    "+": (54, "M17 23H37V40H54V60H37V77H17V60H0V40H17Z"),
    "!": (24, "M0 0H24L20 64H4ZM2 76H22V100H2Z"),
}
_GAP: Final = 10


def numeral(figures: int | str, x: float, y: float, height: float, class_: str | None = None) -> str:
    """A number centred on x, y."""
    width, drawn = _row(str(figures))
    scale = height / 100
    kind = f"fig {class_}" if class_ else "fig"
    return at(x - width * scale / 2, y - height / 2, drawn, scale=scale, fill_rule="evenodd", class_=kind)


@cache
def _row(figures: str) -> tuple[int, str]:
    """Digits side by side, and their width at full height."""
    left, drawn = -_GAP, ""
    for c in figures:
        left += _GAP
        drawn += path(_FIGURES[c][1], transform=f"translate({left},0)" if left else None)
        left += _FIGURES[c][0]
    return left, drawn


# --- words: condensed capitals that fit a width

# The approximate width of Oswald capitals, a little too wide, so that text never overflows
POSTER: Final = Font(OSWALD.family, 600, {29: "IІЇJ!.,':’ -", 76: "MWМЖШЩЫЮФ"}, other=55.5)


def caption(words: str, x: float, y: float, size: float, fit: float, **attributes: Value) -> str:
    """A line in capitals, at most `fit` wide in any font. `text_anchor` says what x means (the middle by default)."""
    return POSTER.line(words.upper(), x, y, size, fit, **attributes)


def two_lines(words: str) -> tuple[str, str]:
    """A name in two halves of similar length; a slash stays with the first half."""
    return POSTER.two_lines(words.replace("/", "/ "), at=" ")


# --- the landmarks of the regions

SYMBOLS: Final[dict[str, str]] = {
    # Peter and Paul: bastion, nave, the needle
    "fortress": "M-48 46L-38 14H38L48 46ZM-22 8V-8H-12V-2H-8V-16L-4 -20L0 -50L4 -20L8 -16V-2H12V-8H22V8Z"
    "M-28 24V36H-20V24ZM-4 24V36H4V24ZM20 24V36H28V24Z",
    # the works of the Vyborg Side: a saw-tooth roof and two chimneys
    "factory": "M-48 46V4L-26 -14V4L-4 -14V4H6L9 -48H21L24 4H28L30 -32H41L44 46ZM-40 18V28H-28V18ZM-20 18V28H-8V18Z"
    "M0 18V28H12V18Z",
    # the Tauride palace: a dome over columns
    "palace": "M-5 -50H5V-42A22 22 0 0 1 22 -22H-22A22 22 0 0 1 -5 -42ZM-48 -17H48V-6H-48Z"
    "M-42 -1H-32V32H-42ZM-24 -1H-14V32H-24ZM-5 -1H5V32H-5ZM14 -1H24V32H14ZM32 -1H42V32H32ZM-48 37H48V46H-48Z",
    # the Narva gate: an arch with its chariot
    "gate": "M-48 46V-14H-40V-26H40V-14H48V46H20V12A20 20 0 0 0 -20 12V46ZM-20 -31L-12 -44H-4L0 -50L4 -44H12L20 -31Z"
    "M-40 -8V34H-34V-8ZM34 -8V34H40V-8Z",
    # the Admiralty: an anchor
    "anchor": "M0 -50A13 13 0 0 1 6 -25.5V-18H24V-7H6V31A32 32 0 0 0 31 10L22 12L40 -8L50 16L42 13"
    "A44 44 0 0 1 0 48A44 44 0 0 1 -42 13"
    "L-50 16L-40 -8L-22 12L-31 10A32 32 0 0 0 -6 31V-7H-24V-18H-6V-25.5A13 13 0 0 1 0 -50Z"
    "M0 -43A6 6 0 1 0 0 -31A6 6 0 1 0 0 -43Z",
    # the Strelka: a rostral column with ships' beaks and its fire
    "column": "M-26 46V37H26V46ZM-18 33L-12 22H12L18 33ZM-9 18V8L-30 4L-24 -5H-9V-11L-30 -15L-24 -24H-9V-30H9V-24"
    "H24L30 -15L9 -11V-5H24"
    "L30 4L9 8V18ZM-15 -34H15V-38H-15ZM0 -50L9 -41H-9Z",
}


# --- emblems of the sides


STAR: Final = star(50)
# The Provisional Government's shield: two bars and a cleft foot. Not a historical coat of arms.
SHIELD: Final = "M-40 -46H40V4C40 26 22 40 0 50C-22 40 -40 26 -40 4Z"
SHIELD_BARS: Final = "M-26 -32H26V-20H-26ZM-26 -10H26V2H-26ZM-15 12H15L0 32Z"
FIST: Final = (
    "M-26 50V20L-34 8V-22L-26 -30L-18 -22V-38L-10 -46L-2 -38V-42L6 -50L14 -42V-36L22 -42L30 -34V6L22 20V50Z"
    "M-18 -14V-2H-13V-14ZM-2 -22V-4H3V-22ZM14 -20V-4H19V-20Z"
)

# --- icons: what a card does

ICONS: Final[dict[str, str]] = {
    "move": "M-46 -14H4V-40L48 0L4 40V14H-46Z",
    "double_move": "M-50 -11H-28V-34L0 0L-28 34V11H-50ZM2 -11H22V-34L50 0L22 34V11H2L10 0Z",
    "refresh": "M-42 6A42 42 0 0 1 26 -34L36 -48L46 -6L4 -8L15 -20A25 25 0 0 0 -25 6Z"
    "M42 -4A42 42 0 0 1 -26 36L-36 50L-46 8L-4 10L-15 22"
    "A25 25 0 0 0 25 -4Z",
    "recruit": "M-10 -46H10V-26H-10ZM-30 -20H30V14H18V48H4V20H-4V48H-18V14H-30Z",
    "leader_recruit": "M-16 -48H16V-16H-16ZM-44 48V6L-22 -10L0 12L22 -10L44 6V48Z",
    # a barricade of crossed planks
    "organise_protest": "M-46 -30L-32 -44L0 -12L32 -44L46 -30L14 2L46 34L32 48L0 16L-32 48L-46 34L-14 2Z"
    "M-48 -6H-24V8H-48ZM24 -6H48V8H24Z",
    # an eye
    "espionage": "M-50 0L-22 -26H22L50 0L22 26H-22ZM0 -18A18 18 0 1 0 0 18A18 18 0 1 0 0 -18Z"
    "M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z",
    # a megaphone
    "inspire_people": "M-48 -14H-26L26 -44V44L-26 14V12H-14V44H-32V14H-48ZM34 -18H46V18H34Z",
    "flame": "M0 -50L14 -22L24 -34L38 6V20L22 46H-22L-38 20V0L-22 -22L-14 -6ZM0 4L-14 22V32L-8 38H8L14 32V22Z",
}


# By id, prefixed: a page may hold the shapes of several games.
SHAPES: Final = {
    **{f"dp-i-{name}": shape for name, shape in ICONS.items()},
    **{f"dp-s-{name}": shape for name, shape in SYMBOLS.items()},
    "dp-red": STAR,
    "dp-white": SHIELD + SHIELD_BARS,
}


def icon(name: str, x: float, y: float, size: float, class_: str | None = None) -> str:
    """An icon centred on x, y."""
    return sign(f"#dp-i-{name}", x, y, size, class_)


def symbol(name: str, x: float, y: float, size: float, class_: str | None = None) -> str:
    """A landmark centred on x, y."""
    return sign(f"#dp-s-{name}", x, y, size, class_)


def emblem(side: str, x: float, y: float, size: float, class_: str | None = None) -> str:
    """The star of the Soviet or the shield of the Government, as a flat shape."""
    return sign("#dp-red" if side == "red" else "#dp-white", x, y, size, class_)


# --- the leaders as paper cuts: dark shapes, then light ones on top

_SHOULDERS: Final = "M-46 50V34L-16 20H16L46 34V50Z"
PORTRAITS: Final[dict[str, tuple[str, str]]] = {
    "lenin": (
        _SHOULDERS + "M-20 -28L-12 -42H12L20 -28V6L8 22H-8L-20 6Z",
        "M-16 -26L-9 -36H9L16 -26L12 -22H-12ZM-10 2H10L0 18ZM-7 22H7L0 50Z",
    ),
    "stalin": (
        _SHOULDERS + "M-24 -20L-20 -46H14L24 -34V8L12 24H-12L-22 8Z",
        "M-16 -22H16V-8H-16ZM-14 4L0 -2L14 4V10L0 6L-14 10ZM-12 28H12V34H-12Z",
    ),
    "zinoviev": (
        _SHOULDERS + "M-30 -10L-34 -30L-20 -46L0 -50L20 -46L34 -30L30 -10L18 16L8 22H-8L-18 16Z",
        "M-14 -18H14V6L8 14H-8L-14 6ZM-10 24H10L0 44Z",
    ),
    "kerensky": (
        _SHOULDERS + "M-20 -30L-18 -48H18L20 -30V8L8 22H-8L-20 8Z",
        "M-14 -28H14V6L7 14H-7L-14 6ZM-12 24H-3V32H-12ZM3 24H12V32H3Z",
    ),
    "lvov": (
        _SHOULDERS + "M-20 -30L-10 -44H10L20 -30V6L26 16L0 42L-26 16L-20 6Z",
        "M-14 -24L-8 -34H8L14 -24V-4H-14ZM-4 40L0 46L4 40Z",
    ),
    "kornilov": (
        _SHOULDERS + "M-30 -34L-22 -48H22L30 -34L20 -28V8L8 22H-8L-20 8V-28Z",
        "M-24 -33H24L16 -27H-16ZM-14 -20H14V-6H-14ZM-12 2H12L16 8H-16ZM-40 36H-24V40H-40ZM24 36H40V40H24Z",
    ),
}


def portrait(leader: str, x: float, y: float, size: float, dark: str, light: str) -> str:
    """A leader's bust centred on x, y; `dark` and `light` are classes."""
    under, over = PORTRAITS[leader]
    return at(x, y, group(path(under), class_=dark), path(over, class_=light), scale=size / 100)
