"""Figures: the hat shows who it is, coat and pin the owner, the base the kind (round: family member, square: thug).

A figure stands on 0,0, about 34 wide and 46 high. Its colours are its owner's (`--own`, `--on`), its weave `--weave`.
"""

from __future__ import annotations

from typing import Final

from consigliere.drawing.svg import Value, circle, element, path, rect

from .inks import BRASS, CREST, DEEP, INK, PAPER, SHADOW, SKIN, WATER

OWN: Final = "var(--own)"
_HAT: Final[dict[str, Value]] = {"fill": INK, "stroke": PAPER, "stroke_width": 1.2, "stroke_linejoin": "round"}
_SQUARE: Final = ("thug", "union_boss")
_SUITED: Final = ("don", "consigliere", "heir")


def _base(thug: bool) -> str:
    edge: dict[str, Value] = {"stroke": PAPER, "stroke_width": 1.2}
    weave = "var(--weave)"
    if thug:
        return path("M-15 -4H15V2H-15Z", fill=OWN, **edge) + rect(-15, -4, 30, 6, fill=weave)
    side = "M-15 -4V0A15 5 0 0 0 15 0V-4"
    return "".join(
        [
            path(f"{side}Z", fill=OWN, **edge),
            element("ellipse", cy=-4, rx=15, ry=5, fill=OWN, **edge),
            path(f"{side}A15 5 0 0 1 -15 -4Z", fill=weave),
        ]
    )


def _body(thug: bool) -> str:
    wide = 15.0 if thug else 13.5
    end = wide - 3.5
    coat = (
        f"M-{wide:g} -4C-{wide:g} -15 -{wide:g} -21 -{end:g} -23Q-6 -26.5 0 -26.5Q6 -26.5 {end:g} -23"
        f"C{wide:g} -21 {wide:g} -15 {wide:g} -4Z"
    )
    dark = f"M3 -26.2Q7 -26 {end:g} -23C{wide:g} -21 {wide:g} -15 {wide:g} -4H5Q8 -14 3 -26.2Z"
    return "".join(
        [
            path(coat, fill=OWN, stroke=PAPER, stroke_width=1.3),
            path(dark, fill="#000", opacity=0.22),
            path("M-5 -31.5C-5 -26 -3 -23.5 0 -23.5S5 -26 5 -31.5V-35H-5Z", fill=SKIN, stroke=INK, stroke_width=0.9),
            path("M.5 -35H5V-31.5C5 -26 3 -23.5 .5 -23.5Z", fill=SHADOW),
            path("M-5 -35H5V-30.5H-5Z", fill=INK, opacity=0.75),
        ]
    )


def _tie() -> str:
    shirt = path("M-4.5 -25.5L0 -14 4.5 -25.5 0 -22.5Z", fill=PAPER)
    return shirt + path("M-1.3 -22.5H1.3L1.8 -15.5 0 -13 -1.8 -15.5Z", fill=INK)


def _don() -> str:
    hat = (
        "M-12 -35.5Q-8 -37.5 -6.5 -37.3L-5.6 -44Q-4.5 -46.8 0 -44.8Q4.5 -46.8 5.6 -44L6.5 -37.3Q8 -37.5 12 -35.5"
        "Q0 -31.5 -12 -35.5Z"
    )
    band = "M-6.2 -39.3L-6.5 -37.3Q0 -35.8 6.5 -37.3L6.2 -39.3Q0 -37.9 -6.2 -39.3Z"
    rose = circle(-8.5, -19.5, 2.1, fill="#e8574a", stroke=PAPER, stroke_width=0.7)
    return path(hat, **_HAT) + path(band, fill=OWN) + rose


def _consigliere() -> str:
    hat = (
        "M-12.5 -33.5Q-9 -37 -6.5 -37L-5.5 -43.5Q-3 -46 .5 -44Q4 -45.5 5.5 -42.5L6.5 -37Q10 -37 12 -35.5"
        "Q2 -32 -12.5 -33.5Z"
    )
    band = "M-6.2 -39L-6.5 -37Q0 -35.4 6.5 -37L6.2 -39Q0 -37.5 -6.2 -39Z"
    glasses = "M-4.8 -30.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0M.6 -30.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0"
    seen = path(glasses, fill="#fff", fill_opacity=0.25, stroke=PAPER, stroke_width=1)
    return path(hat, **_HAT) + path(band, fill=OWN) + seen


def _heir() -> str:
    hair = "M-6 -30C-7 -38.5 -4 -41.5 1 -41.5S7 -37 5.8 -30Q5.5 -34.5 3.5 -36Q-1 -34 -4.5 -35.5Q-5.8 -33.5 -6 -30Z"
    return path(hair, **_HAT)


def _thug() -> str:
    cap = (
        "M-8.3 -33.2C-10.8 -40.5 -5 -43.6 .5 -43C6.5 -42.6 8.6 -39 8 -35.4L12.2 -32.6C8 -31.3 3 -31.6 -1 -32.3"
        "Q-5 -32.4 -8.3 -33.2Z"
    )
    edge = path("M-6.5 -35.2Q1 -37.8 7.6 -35.3", fill="none", stroke=OWN, stroke_width=1.5)
    return path(cap, **_HAT) + edge + path("M-5 -25.6Q0 -22 5 -25.6L5 -22.5Q0 -19.5 -5 -22.5Z", fill=INK)


def _mayor() -> str:
    hat = "M-11.5 -35Q-8 -37 -6.3 -37L-6.8 -49H6.8L6.3 -37Q8 -37 11.5 -35Q0 -31.5 -11.5 -35Z"
    band = "M-6.4 -40L-6.3 -37.3Q0 -35.8 6.3 -37.3L6.4 -40Q0 -38.5 -6.4 -40Z"
    return path(hat, **_HAT) + path(band, fill=BRASS) + path("M-11 -22L10 -6H4L-13 -18Z", fill=BRASS)


def _union_boss() -> str:
    hat = "M-7 -34.5C-7.5 -42 -4 -44.5 0 -44.5S7.5 -42 7 -34.5Q0 -32.5 -7 -34.5Z"
    return path(hat, **_HAT) + path("M-7.5 -37H7.5V-34Q0 -31.8 -7.5 -34Z", fill=BRASS)


def _police_chief() -> str:
    star = "M0 -42.6L.6 -40.8 2.5 -40.8 1 -39.7 1.5 -37.9 0 -39 -1.5 -37.9 -1 -39.7 -2.5 -40.8 -.6 -40.8Z"
    return "".join(
        [
            path("M-9.5 -40Q0 -47 9.5 -40L6.5 -36H-6.5Z", **_HAT),
            path("M-7 -36.2H7V-33.5Q0 -30.8 -7 -33.5Z", fill=INK),
            path(star, fill=BRASS),
            path("M-4.5 -25.5L0 -14 4.5 -25.5 0 -22.5Z", fill=PAPER),
        ]
    )


_HEADS: Final = {
    "don": _don,
    "consigliere": _consigliere,
    "heir": _heir,
    "thug": _thug,
    "mayor": _mayor,
    "union_boss": _union_boss,
    "police_chief": _police_chief,
}
ROLES: Final = tuple(_HEADS)


def _figure(role: str) -> str:
    thug = role in _SQUARE
    shade = element("ellipse", cx=5, cy=1, rx=17, ry=5, fill="#000", opacity=0.35)
    dressed = _tie() if role in _SUITED else ""
    pin = circle(0, -9, 6.2, fill="var(--on)")
    return element("g", shade, _base(thug), _body(thug), dressed, _HEADS[role](), pin, id=f"ce_{role}")


def _water() -> str:
    """The waves that close over a figure in the river: it lies on its back below them."""
    crest = "M-27 9q4.5 -4 9 0t9 0 9 0 9 0 9 0 9 0"
    return element(
        "g",
        path(f"{crest}V16Q0 22 -27 16Z", fill=WATER),
        path(crest, fill="none", stroke="#7cc9c3", stroke_width=1.8),
        id="ce_closing",
    )


def _pool() -> str:
    ring = element("ellipse", cy=3, rx=28, ry=12, fill="none", stroke=CREST, stroke_width=1.3, opacity=0.7)
    return element("g", ring, element("ellipse", cy=3, rx=24, ry=9, fill=DEEP), id="ce_pool")


SYMBOLS: Final = {
    **{f"ce_{role}": _figure(role) for role in ROLES},
    "ce_closing": _water(),
    "ce_pool": _pool(),
}
