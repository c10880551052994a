"""Small drawings: dudes, emblems, guns, bags, cash, flames, fists. All around 0,0 unless told otherwise."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import Texts, badge, coin, piece, sign
from consigliere.drawing.svg import at, circle, group, path, rect, text

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
GUN: Final = "M-46-18H40V-4H6L0 8H-14L-22 40H-42L-34-4H-46Z"
BAG: Final = "M-30-14C-30-34-14-44 0-44C14-44 30-34 30-14H44V44H-44V-14ZM-18-14H18C18-26 10-32 0-32C-10-32-18-26-18-14Z"
FLAME: Final = "M4-48C10-24 34-12 34 16A34 34 0 0 1-34 16C-34 0-24-8-20-22C-12-16-8-10-8-2C2-14 6-30 4-48Z"
BIKE: Final = (
    "M-30 6A18 18 0 1 1-30.1 6ZM-30 16A8 8 0 1 0-29.9 16ZM30 6A18 18 0 1 1 29.9 6ZM30 16A8 8 0 1 0 30.1 16Z"
    "M-26 18L-12-8H14L8-22H24L34 14H26L18-2L2 18Z"
)
WALKER: Final = "M0-44A12 12 0 1 1-.1-44ZM-16-16H16L22 12H12L10 46H-10L-12 12H-22Z"
FIST: Final = (
    "M-36-20C-36-34-22-36-18-28C-14-38 2-38 4-28C10-36 24-34 24-22C34-24 40-16 38-6V18C36 36 20 44 0 44"
    "C-22 44-36 32-36 12ZM-19-22h3v20h-3ZM3-22h3v20h-3ZM23-18h3v16h-3ZM-30 6h40v3h-40Z"
)
# The same hand, opened
PALM: Final = (
    "M-34-2C-40-16-28-22-22-12L-14 0L-16-34C-16-44-4-44-4-34L-2-8L2-38C3-48 14-47 13-37L10-6L20-32C24-40 34-36 31-27"
    "L24 4L34-8C40-14 48-8 44 0L28 30C20 46-10 50-22 34Z"
)
STAR: Final = "M0-48L12-16L46-15L19 6L28 39L0 20L-28 39L-19 6L-46-15L-12-16Z"
HOUSE: Final = "M0-44L46-4H32V42H10V14H-10V42H-32V-4H-46Z"
HOLE: Final = "M0-46L9-16L34-32L20-6L46 4L18 12L28 40L2 22L-22 42L-16 12L-46 6L-20-6L-34-32L-9-16Z"  # a shot that hit
CROSS: Final = "M-12-42H12V-12H42V12H12V42H-12V12H-42V-12H-12Z"
SCYTHE: Final = "M-6 46L22-34L30-31L4 46ZM26-36C4-50-28-44-42-18C-22-30 2-30 20-20Z"


@lru_cache(maxsize=256)
def emblem(club: str, size: float, class_: str = "on") -> str:
    return sign(EMBLEMS[club], 0, 0, size, class_=class_)


def mark(kind: str, r: float) -> str:
    """A dude: members on motorcycles, prospects on foot."""
    if kind == "member":
        return rect(-r, -r, 2 * r, 2 * r, rx=5, class_="own fine frame") + sign(BIKE, 0, -1, r * 1.7, class_="on")
    return circle(0, 0, r * 0.94, class_="own fine frame") + sign(WALKER, 0, -1, r * 1.35, class_="on")


@lru_cache(maxsize=2048)
def figure(club: str, kind: str, place: str, count: int, x: float, y: float, words: Texts, r: float = 17) -> str:
    """Dudes of one kind of one gang at one place, and how many."""
    thing = f"{club}_{kind}_{place}"
    number = badge(count, r * 0.84, r * 0.72, r * 0.72) if count > 1 else ""
    members, prospects = (count, 0) if kind == "member" else (0, count)
    told = f"{words(f'side-{club}')}\n{words('dudes', members=members, prospects=prospects)}"
    own = {"id": f"figure-{thing}", "data_thing": thing, "class_": f"figure of-{club}"}
    return piece(x, y, mark(kind, r), number, told=told, **own)


def goods(item: str, count: int, x: float, y: float, words: Texts, size: float = 40, coins: float = 0.6) -> str:
    """A good with its number; cash is a coin, `coins` of the size from its middle to its rim."""
    told = words(f"n-{item}", count=count)
    if item == "cash":
        inside = coin(0, 0, size * coins, "$")
    else:
        inside = sign(GUN if item == "gun" else BAG, 0, 0, size, class_="ink")
    after = size * max(0.72, coins + 0.1) if item == "cash" else size * 0.72
    figure_ = text(str(count), after, size * 0.3, size * 0.86, class_="ink", font_weight=700)
    return piece(x, y, inside, figure_, told=told, class_="stash")


def flame(count: int, x: float, y: float, size: float = 26) -> str:
    """Printed heat."""
    return at(
        x,
        y,
        sign(FLAME, 0, 0, size, class_="hot"),
        text(str(count), 0, size * 0.36, size * 0.54, text_anchor="middle", class_="chalk", font_weight=700),
    )


def order_token(x: float, y: float, r: float = 15) -> str:
    """An order, spent on a site or still in hand."""
    return at(
        x,
        y,
        circle(0, 0, r, class_="accent fine"),
        path(f"M{-r * 0.5:g} 0L0 {-r * 0.55:g}L{r * 0.5:g} 0L0 {r * 0.55:g}Z", class_="ink"),
    )


def no_guns(x: float, y: float, size: float = 26) -> str:
    """A crossed-out gun: nobody may use one here."""
    r = size / 2
    return group(
        at(
            x,
            y,
            circle(0, 0, r, class_="chalk"),
            sign(GUN, 0, 0, size * 0.62, class_="ink"),
            circle(0, 0, r, class_="none", stroke="var(--hot)", stroke_width=3),
            path(
                f"M{-r * 0.7:g} {-r * 0.7:g}L{r * 0.7:g} {r * 0.7:g}",
                class_="none",
                stroke="var(--hot)",
                stroke_width=3,
            ),
        )
    )
