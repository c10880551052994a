"""Small signs: goods, bills, what effects look like, figures, markers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import PT_SERIF, sign, star
from consigliere.drawing.svg import at, circle, path, rect, text
from consigliere.games.corleones_empire.components import (
    DRAW_JOBS,
    E_BILLS,
    E_COUNT,
    E_GOODS,
    E_KIND,
    EFFECT,
    EXCHANGE,
    EXCHANGE_GOOD,
    GAIN_BILL,
    GAIN_GOOD,
    HORSE_HEAD,
    KIND_IDS,
    LAUNDER,
)

SHAPES: Final = {
    "gun": "M-42 -26H40V-6H8L4 10H-10V4H-20L-26 36H-44L-36 -6H-42Z",
    "dirty_money": "M-46 -26H46V26H-46ZM-17 0A17 17 0 1 0 17 0A17 17 0 1 0 -17 0Z",
    "booze": "M-9 -48H9V-24C9 -16 21 -12 21 0V46H-21V0C-21 -12 -9 -16 -9 -24ZM-13 8V32H13V8Z",
    "narcotics": "M-34 8L8 -34A22 22 0 0 1 38 -4L-4 38A22 22 0 0 1 -34 8ZM-13 -13L17 17L13 21L-17 -9Z",
    "suitcase": "M-46 -20H-18V-38H18V-20H46V38H-46ZM-9 -20H9V-29H-9ZM-46 2V8H46V2Z",
    "horse": "M-26 46C-26 14 -6 12 -8 -6L-32 8L-40 -8L-12 -36L-14 -48L2 -40C30 -30 38 4 34 46Z",
    "car": "M-48 14V2L-34 -4L-22 -22H16L30 -4L48 2V14H37A11 11 0 0 1 15 14H-15A11 11 0 0 1 -37 14Z"
    "M-18 -6L-12 -16H-4V-6ZM2 -6V-16H11L18 -6ZM-8 -23V-31H4V-23Z",
}
MARKS: Final = {  # the sign of a family, for those who do not go by colour
    "marzullo": "M0 -30L30 22H-30Z",
    "matarazzo": "M-26 -26H26V26H-26Z",
    "vitale": star(34),
    "caccamo": "M0 -34L30 0L0 34L-30 0Z",
    "pizzino": "M-28 0A28 28 0 1 1 28 0A28 28 0 1 1 -28 0Z",
    "neutral": "M-34 -9H34V9H-34Z",
}


def words_at(words: str, x: float, y: float, size: float, class_: str | None = None) -> str:
    return text(words, x, y, size, text_anchor="middle", class_=class_)


def _bill_width(value: str, width: float) -> float:
    return max(width, 9.0 * len(value) + 17)


@lru_cache(maxsize=512)
def bill(value: str, x: float, y: float, width: float) -> str:
    """A bill of a value; never so small that the value could not be read."""
    width = _bill_width(value, width)
    height = max(width * 0.52, 23.0)
    return at(
        x,
        y,
        rect(-width / 2, -height / 2, width, height, rx=3, class_="money thin"),
        words_at(f"${value}", 0, height * 0.3, height * 0.84, "light"),
    )


@lru_cache(maxsize=512)
def good(name: str, x: float, y: float, size: float) -> str:
    """A good of a kind."""
    return sign(SHAPES[name], x, y, size, "mahogany" if name != "narcotics" else "accent")


def _card(x: float, y: float, size: float, mark: str = "") -> str:
    width, height = size * 0.5, size * 0.72
    letter = max(size * 0.5, 19.2) if mark else 0.0  # never so small that it could not be read
    return at(
        x,
        y,
        rect(-width / 2, -height / 2, width, height, rx=3, class_="chalk thin"),
        words_at(mark, 0, letter * 0.36, letter) if mark else "",
    )


def share(effect: str) -> int:
    """How much room an effect takes beside others: two for one that pays several bills."""
    number = EFFECT[effect]
    return 2 if E_KIND[number] == EXCHANGE and len(E_BILLS[number]) > 1 else 1


@lru_cache(maxsize=1024)
def icon(effect: str, x: float, y: float, size: float) -> str:
    """What an effect of a location looks like; "" for one that only cards have: they say it in words."""
    number = EFFECT[effect]
    kind = E_KIND[number]
    if kind == LAUNDER:
        return sign(SHAPES["suitcase"], x, y + size * 0.1, size * 0.8, "mahogany") + bill(
            "", x, y - size * 0.3, size * 0.42
        )
    if kind == GAIN_BILL:
        return bill(KIND_IDS[E_BILLS[number][0]].removeprefix("bill_"), x, y, size * 0.95)
    if kind == GAIN_GOOD:
        return good(KIND_IDS[E_GOODS[number][0]], x, y, size * 0.9)
    if kind == HORSE_HEAD:
        return sign(SHAPES["horse"], x, y, size * 0.95, "ink")
    if kind == DRAW_JOBS:
        return _card(x - size * 0.16, y, size, "") + _card(x + size * 0.16, y, size, "?")
    if kind == EXCHANGE:
        apart, paid = max(size * 0.28, 11.6), E_BILLS[number]  # several bills lie one above the other
        wide, card = _bill_width("5", size * 0.6), max(size * 0.8, 32.0)  # side by side, however small they are
        right = x + card / 4 + 1
        bills = [
            bill(KIND_IDS[one].removeprefix("bill_"), right, y + apart * (2 * i + 1 - len(paid)), wide)
            for i, one in enumerate(paid)
        ]
        return _card(right - (wide + card / 2) / 2 - 2, y, card, str(E_COUNT[number])) + "".join(bills)
    if kind == EXCHANGE_GOOD:
        goods = [
            good(KIND_IDS[one], x + size * 0.28, y + size * (i - 1) * 0.3, size * 0.3)
            for i, one in enumerate(E_GOODS[number])
        ]
        return _card(x - size * 0.25, y, size * 0.8, str(E_COUNT[number])) + "".join(goods)
    return ""


@lru_cache(maxsize=256)
def figure(role: str, family: str) -> str:
    """A figure that stands on 0,0: family members on a round base, thugs on a square one."""
    thug = role.startswith("thug") or role == "union_boss"
    base = (
        rect(-17, -8, 34, 10, class_="own thin")
        if thug
        else path("M-18 -3A18 6 0 1 0 18 -3A18 6 0 1 0 -18 -3Z", class_="own thin")
    )
    body = path(
        "M-14 -8L-11 -30Q0 -38 11 -30L14 -8Z" if not thug else "M-15 -8L-15 -30Q0 -36 15 -30L15 -8Z", class_="own thin"
    )
    head = circle(0, -40, 8, class_="own thin")
    hat = path("M-13 -43H13V-46H8V-53H-8V-46H-13Z", class_="ink") if role in ("don", "mayor", "police_chief") else ""
    return base + body + head + hat + sign(MARKS[family], 0, -19, 17, "on")


@lru_cache(maxsize=64)
def marker(family: str) -> str:
    """A control marker around 0,0."""
    return circle(0, 0, 15, class_="own thin") + sign(MARKS[family], 0, 0, 18, "on")


def sign_of(family: str, size: float) -> str:
    """A family's sign alone, around 0,0: in its wax."""
    return sign(MARKS[family], 0, 0, size, "on")


def letters(words: str, x: float, y: float, size: float, width: float, height: float) -> str:
    """A sentence in a box; what has no room is told when the card is pointed at."""
    return PT_SERIF.paragraph(words, x, y, size, width, height, leading=1.03, least=0.975)
