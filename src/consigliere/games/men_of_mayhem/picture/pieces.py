"""Small drawings: emblems, dudes, banknotes, flames, tokens, hands. All are centred on 0,0 unless stated otherwise."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import OSWALD, Texts, piece, sign
from consigliere.drawing.svg import Value, at, circle, group, moved, path, rect, text, use

# Outlines in a box of 100 by 100
SKULL: Final = (
    "M0-46C-28-46-44-28-44-4C-44 12-36 22-26 28L-26 42H26L26 28C36 22 44 12 44-4C44-28 28-46 0-46Z"
    "M-18-8A11 11 0 1 1-18.1-8ZM18-8A11 11 0 1 1 17.9-8ZM0 8L8 22H-8Z"
)
SUN: Final = "M0-48L10-22L34-34L22-10L48 0L22 10L34 34L10 22L0 48L-10 22L-34 34L-22 10L-48 0L-22-10L-34-34L-10-22Z"
NINE: Final = "M-6-44A24 24 0 1 0 10 4L-8 44H14L32-2A36 36 0 0 0-6-44ZM-4-26A10 10 0 1 1-4.1-26Z"
COIN: Final = "M0-46A46 46 0 1 1-.1-46ZM-14-14H14V14H-14Z"
GRIM: Final = "M-40-40C0-52 38-40 44-8C20-26-6-24-24-10L30 46H14L-34-2L-40 12Z"
ROSE: Final = (
    "M0-44C22-44 34-26 26-8C44-6 48 20 30 30C30 46 4 52 0 36C-4 52-30 46-30 30C-48 20-44-6-26-8C-34-26-22-44 0-44Z"
    "M0-16A16 16 0 1 1-.1-16Z"
)
EMBLEMS: Final = {
    "samcro": GRIM,
    "mayans": SUN,
    "one_niners": NINE,
    "lin_syndicate": COIN,
    "grim_bastards": SKULL,
    "calaveras": ROSE,
}
FLAME: Final = "M4-48C10-24 34-12 34 16A34 34 0 0 1-34 16C-34 0-24-8-20-22C-12-16-8-10-8-2C2-14 6-30 4-48Z"
SCYTHE: Final = "M-6 46L22-34L30-31L4 46ZM26-36C4-50-28-44-42-18C-22-30 2-30 20-20Z"
SHOWN: Final = 3  # the most dudes of a kind that are drawn; a number says the rest
STAGGER: Final = 9.0


def icon(name: str, x: float, y: float, size: float, colour: str = "bone", **attributes: Value) -> str:
    """A sign of the game, in a colour of `style.COLOURED`."""
    return use(f"mm-{name}", class_=f"c-{colour}", transform=moved(x, y, 0, size / 24), **attributes)


@lru_cache(maxsize=256)
def emblem(club: str, size: float, class_: str = "on") -> str:
    """A club's emblem."""
    return sign(EMBLEMS[club], 0, 0, size, class_=class_)


@lru_cache(maxsize=256)
def disc(club: str, x: float, y: float, r: float, stitched: bool = False) -> str:
    """A club's emblem on its colour."""
    dash = f"{r * 0.24:g} {r * 0.16:g}"
    ring: dict[str, Value] = {"stroke": "var(--on)", "stroke_width": max(0.8, r * 0.06), "stroke_dasharray": dash}
    return at(
        x,
        y,
        circle(0, 0, r, class_="own", stroke="var(--ink)", stroke_width=max(1.0, r * 0.12)),
        circle(0, 0, r * 0.82, class_="none", **ring) if stitched else "",
        emblem(club, round(r * 1.06, 1)),
        class_=f"of-{club}",
    )


def count(number: int | str, x: float, y: float, r: float = 8.6) -> str:
    """A count on a small dark disc."""
    return at(
        x,
        y,
        circle(0, 0, r, class_="night", stroke="var(--chalk)", stroke_width=1.2),
        text(str(number), 0, r * 0.55, max(13.5, r * 1.62), text_anchor="middle", class_="chalk"),
    )


def width_of(kind: str, number: int, scale: float = 1.0, shown: int = SHOWN) -> float:
    """The width of dudes of one kind."""
    return ((44 if kind == "member" else 20) + (min(number, shown) - 1) * STAGGER) * scale


@lru_cache(maxsize=1024)
def dudes(kind: str, number: int, scale: float = 1.0, shown: int = SHOWN, numbered: bool = True) -> str:
    """Dudes of one kind in the club's colour, standing on y = 0, the first at the left."""
    shape, half = ("mm-bike", 19.0) if kind == "member" else ("mm-man", 9.0)
    there = [
        use(shape, transform=moved((half + i * STAGGER) * scale, -i * 1.2 * scale, 0, scale))
        for i in range(min(number, shown) - 1, -1, -1)
    ]
    wide = width_of(kind, number, scale, shown)
    badge = count(number, wide - 4 * scale + (3 if scale < 0.8 else 0), -1.0) if numbered else ""
    return group(*there, class_="men") + badge


@lru_cache(maxsize=2048)
def figure(
    club: str,
    kind: str,
    place: str,
    number: int,
    x: float,
    y: float,
    words: Texts,
    scale: float = 1.0,
    shown: int = SHOWN,
) -> str:
    """The dudes of one kind of one gang at one place, and how many: a piece that can be picked."""
    thing = f"{club}_{kind}_{place}"
    members, prospects = (number, 0) if kind == "member" else (0, number)
    told = f"{words(f'side-{club}')}\n{words('dudes', members=members, prospects=prospects)}"
    wide = width_of(kind, number, scale, shown)
    reach = rect(-1, -38 * scale, wide + 3, 42 * scale, rx=5, class_="reach frame")
    own = {"id": f"figure-{thing}", "data_thing": thing, "class_": f"figure of-{club}"}
    return piece(x, y, reach, dudes(kind, number, scale, shown), tooltip=told, **own)


def standing(
    club: str,
    kind: str,
    place: str,
    number: int,
    x: float,
    y: float,
    words: Texts,
    scale: float,
    shown: int,
    away: frozenset[str],
) -> str:
    """Dudes of one kind at one place, or a pale mark if they are elsewhere now."""
    if away and f"{club}_{kind}_{place}" in away:
        return at(x, y, dudes(kind, number, scale, shown), class_=f"half of-{club}")
    return figure(club, kind, place, number, x, y, words, scale, shown)


def crew_width(members: int, prospects: int, scale: float = 1.0, shown: int = SHOWN) -> float:
    """The width of a gang's dudes at one place."""
    wide = 22.0 * scale
    for kind, number in (("member", members), ("prospect", prospects)):
        if number:
            wide += width_of(kind, number, scale, shown) + 6 * scale + (5 if scale < 0.8 else 0)
    return wide


def crew(
    club: str,
    members: int,
    prospects: int,
    place: str,
    x: float,
    y: float,
    words: Texts,
    scale: float = 1.0,
    shown: int = SHOWN,
    away: frozenset[str] = frozenset(),
) -> list[str]:
    """A gang's dudes at one place: its emblem, bikes, men on foot. Those who are `away` leave a pale mark."""
    found = [disc(club, x + 9 * scale, y - 11 * scale, 9.5 * scale)]
    x += 22 * scale
    for kind, number in (("member", members), ("prospect", prospects)):
        if number:
            found.append(standing(club, kind, place, number, round(x, 1), round(y, 1), words, scale, shown, away))
            x += width_of(kind, number, scale, shown) + 6 * scale + (5 if scale < 0.8 else 0)
    return found


def _note_letters(high: float) -> float:
    return max(13.4, high * 0.78)


def note_width(value: str, high: float) -> float:
    """The width of a banknote that shows a value."""
    return max(high * 1.35, OSWALD.width(value) * _note_letters(high) + high * 0.4)


@lru_cache(maxsize=512)
def note(value: str, x: float, y: float, high: float = 20) -> str:
    """Cash: a banknote with its value, from its left edge."""
    wide = note_width(value, high)
    return at(
        x,
        y,
        rect(0, -high / 2, wide, high, rx=2.5, class_="cash"),
        rect(
            2,
            2 - high / 2,
            wide - 4,
            high - 4,
            rx=1.5,
            class_="none",
            stroke="var(--ink)",
            stroke_width=0.8,
            opacity=0.45,
        ),
        text(
            value,
            wide / 2,
            _note_letters(high) * 0.365,
            _note_letters(high),
            text_anchor="middle",
            class_="ink",
            font_weight=700,
        ),
    )


@lru_cache(maxsize=256)
def flame(value: str, x: float, y: float, size: float = 26) -> str:
    """Heat that something causes."""
    return at(
        x,
        y,
        sign(FLAME, 0, 0, size, class_="hot"),
        text(value, 0, size * 0.36, max(13.5, size * 0.58), text_anchor="middle", class_="chalk", font_weight=700),
    )


def goods(item: str, number: int, x: float, y: float, words: Texts, size: float = 40) -> str:
    """A good with its number next to it."""
    name = "bag" if item == "contraband" else item
    return piece(
        x,
        y,
        icon(name, 0, 0, size, name),
        text(str(number), size * 0.72, size * 0.3, size * 0.86, class_="bone", font_weight=700),
        tooltip=words(f"n-{item}", count=number),
        class_="stash",
    )


def order_token(x: float, y: float, r: float = 10) -> str:
    """An order token, spent on a site or unused."""
    return icon("order", x, y, 2 * r, "lamp")


def no_guns(x: float, y: float, r: float = 14) -> str:
    """A crossed-out gun: nobody may use one here."""
    return at(x, y, circle(0, 0, r, class_="chalk fine"), icon("no-guns", 0, 0, r * 1.8, "alarm"))


def reaper(x: float, y: float, r: float, told: str) -> str:
    """The Reaper Patch."""
    return piece(
        x,
        y,
        circle(1.5, 2.5, r, class_="cast"),
        circle(0, 0, r, class_="chalk fine"),
        circle(0, 0, r * 0.84, class_="none fine", stroke_dasharray="3 2"),
        sign(SCYTHE, 0, 0, r * 1.2, class_="ink"),
        tooltip=told,
        id="reaper",
        class_="reaper",
    )


def tank(club: str, x: float, y: float, scale: float) -> str:
    """A painted gas tank: the club's colour and sign."""
    return at(x, y, use("mm-tank"), at(29, -8, emblem(club, 30, "own")), scale=scale, class_=f"of-{club}")


# --- hands

_FINGERS: Final = (
    (-26, 6, 16, 50, -14),
    (-9, 0, 16, 60, -4),
    (8, 0, 16, 57, 5),
    (24, 6, 15, 46, 15),
    (-26, 30, 17, 44, -62),
)
_SKIN: Final[dict[str, Value]] = {"class_": "own", "stroke": "var(--ink)", "stroke_width": 3}


def _cuff() -> str:
    studs = [circle(x, 58, 3.4, fill="#c9cdd1") for x in (-22, -8, 8, 22)]
    return path("M-30 40H30L34 74H-34Z", fill="#241c22", stroke="var(--ink)", stroke_width=3) + "".join(studs)


@lru_cache(maxsize=64)
def hand(guns: int = 0) -> str:
    """An open hand in a glove of the club's colour, with the guns it held; 120 wide, 130 high."""
    fingers = [rect(-w / 2, -h, w, h, rx=w / 2, transform=moved(x, y, turn), **_SKIN) for x, y, w, h, turn in _FINGERS]
    lines: dict[str, Value] = {"fill": "none", "stroke": "var(--on)", "stroke_width": 2.2, "opacity": 0.55}
    held = [
        at(
            -4 + i * 14,
            -2 + i * 22,
            use("mm-gun", color="#e6e9ec", stroke="var(--ink)", stroke_width=1.1),
            turn=i * 6 - 14,
            scale=3.1,
        )
        for i in range(min(guns, 3))
    ]
    return "".join(
        [
            _cuff(),
            *fingers,
            path("M-32 4C-34-6 32-6 32 4L34 34C32 46-28 48-32 38Z", **_SKIN),
            path("M-31 2C-30-5 30-5 31 2L30 14H-31Z", class_="own"),
            path("M-20 14C-8 24 12 22 24 12M-22 26C-10 36 8 34 16 28", stroke_linecap="round", **lines),
            *held,
        ]
    )


@lru_cache(maxsize=2)
def fist() -> str:
    """The same hand, closed."""
    fingers = [rect(x, y, 19, 44, rx=9, **_SKIN) for x, y in ((-37, -34), (-18, -40), (1, -40), (20, -34))]
    knuckles = "".join([f"M{x} {y}h8" for x, y in ((-31, -24), (-12, -30), (7, -30), (26, -24))])
    return "".join(
        [
            _cuff(),
            path("M-38-10C-40-20 40-20 40-8L36 34C34 46-30 48-34 38Z", **_SKIN),
            *fingers,
            rect(-40, 6, 58, 21, rx=10, transform="rotate(-6)", **_SKIN),
            path(knuckles, class_="none", stroke="var(--on)", stroke_width=2, opacity=0.5),
        ]
    )
