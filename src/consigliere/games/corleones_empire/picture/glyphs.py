"""Signs and small things: pictograms, rows of them, bank notes, emblems, markers, figures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from consigliere.drawing import OSWALD, sign
from consigliere.drawing.svg import at, circle, element, path, rect, text, use
from consigliere.games.corleones_empire.components import (
    DRAW_JOBS,
    E_BILLS,
    E_COUNT,
    E_GOODS,
    E_KIND,
    EFFECT,
    EFFECT_KINDS,
    EXCHANGE,
    EXCHANGE_GOOD,
    GAIN_BILL,
    GAIN_GOOD,
    HORSE_HEAD,
    KIND_IDS,
    LAUNDER,
    PUT_AWAY,
    REWARD,
)

from .icons24 import MARKS, PREFIX

__all__ = ["MARKS"]

LEAST: Final = 13.2  # the smallest font size: 11 px on a notebook
_PLAIN: Final = {
    "gain_good_choice": ("any_good",),
    "collect_front": ("front",),
    "steal_random": ("take_card",),
    "suitcase_theft": ("case_theft",),
    "opponents_discard": ("all_discard",),
    "offer": ("offer", "arrow", "bill"),
}
_DEEDS: Final = {
    "place_neutral_mayor": ("mayor", "back"),
    "place_neutral_union_boss": ("union_boss", "front"),
    "place_neutral_police_chief": ("police_chief", "arrow"),
    "move_own_thug": ("thug", "move_again"),
    "move_own_family": ("don", "move_again"),
    "move_opponent_thug": ("thug", "move"),
    "move_opponent_family": ("don", "move"),
    "kill_opponent_thug_board": ("thug", "kill"),
    "kill_opponent_family_board": ("don", "kill"),
    "kill_opponent_any_board": ("figure", "kill"),
    "kill_opponent_thug_opponent_thug_opponent_thug_board": ("thug", "thug", "thug", "kill"),
    "kill_any_family_any_thug_one_district": ("don", "thug", "kill"),
    "kill_any_any_any_any_one_district": ("figure", "figure", "kill"),
    "kill_opponent_thug_chief_district": ("thug", "kill"),
    "kill_opponent_any_chief_district": ("figure", "kill"),
}


class Sign(NamedTuple):
    """One sign of a row: a pictogram by name, a bank note (`bills`), or cards given away for something (`cards`)."""

    name: str = ""
    bills: tuple[str, ...] = ()
    cards: int = 0

    @property
    def share(self) -> float:
        """Its width, as a multiple of its size."""
        if self.cards:
            return 2.1 if self.name else 2.75 + 1.1 * (len(self.bills) - 1)
        return 1.32 if self.bills else 1.02


def pict(name: str, x: float, y: float, size: float, class_: str = "c-ink") -> str:
    """A pictogram around x, y."""
    scale = size / 24
    move = f"translate({x - size / 2:.2f},{y - size / 2:.2f}) scale({scale:.4g})"
    return use(f"{PREFIX}{name}", transform=move, class_=class_)


@lru_cache(maxsize=256)
def signs(effect: str) -> tuple[Sign, ...]:
    """The pictograms of an effect, from left to right."""
    number = EFFECT[effect]
    kind = E_KIND[number]
    bills = tuple([KIND_IDS[bill].removeprefix("bill_") for bill in E_BILLS[number]])
    if kind in (LAUNDER, PUT_AWAY):
        return (Sign("launder"),) * (E_COUNT[number] if kind == PUT_AWAY else 1)
    if kind == DRAW_JOBS:
        return (Sign("jobs"),)
    if kind in (GAIN_BILL, REWARD):
        return tuple([Sign(bills=(bill,)) for bill in bills])
    if kind == GAIN_GOOD:
        return (Sign(KIND_IDS[E_GOODS[number][0]]),)
    if kind == HORSE_HEAD:
        return (Sign("horse"),)
    if kind == EXCHANGE:
        return (Sign(bills=bills, cards=E_COUNT[number]),)
    if kind == EXCHANGE_GOOD:
        return (Sign("any_good", cards=E_COUNT[number]),)
    named = _DEEDS.get(effect) or _PLAIN.get(EFFECT_KINDS[kind], ())
    return tuple([Sign(name) for name in named])


def all_signs(effects: list[str] | tuple[str, ...]) -> tuple[Sign, ...]:
    """The signs of several effects, in their order."""
    return tuple([one for effect in effects for one in signs(effect)])


@lru_cache(maxsize=4096)
def row(
    shown: tuple[Sign, ...], x: float, y: float, size: float, room: float, ink: str = "ink", tall: float = 0
) -> str:
    """Signs side by side around x, y, scaled down to fit; in two rows if `tall` gives enough room."""
    total = _total(shown, size)
    if tall and len(shown) > 1 and total > room * 1.12:
        smaller = min(tall / 2 - 1, size)
        first = row(shown[:1], x, y - tall / 4, smaller, room, ink)
        return first + row(shown[1:], x, y + tall / 4, smaller, room, ink)
    if total > room:
        size, total = size * room / total, room
    left = x - total / 2
    drawn = []
    for one in shown:
        wide = one.share * size
        drawn.append(_sign(one, left, y, size, wide, ink))
        left += wide + size * 0.16
    return "".join(drawn)


def _total(shown: tuple[Sign, ...], size: float) -> float:
    return sum([one.share * size for one in shown]) + size * 0.16 * (len(shown) - 1)


def _sign(one: Sign, left: float, y: float, size: float, wide: float, ink: str) -> str:
    if not one.cards:
        middle = left + wide / 2
        return (
            bill(one.bills[0], middle, y, size * 1.28, size * 0.78)
            if one.bills
            else pict(one.name, middle, y, size, f"c-{ink}")
        )
    card = max(size * 0.62, 12.5)
    high = max(size * 0.84, 16.4)
    letter = max(LEAST, size * 0.62)
    drawn = rect(left, y - high / 2, card, high, rx=2, class_="none", stroke=f"var(--{ink})", stroke_width=1.6)
    drawn += text(str(one.cards), left + card / 2, y + letter * 0.36, letter, text_anchor="middle", class_=ink)
    arrow = min(size * 0.42, 11)
    drawn += pict("arrow", left + card + 2 + arrow / 2, y, arrow, f"c-{ink}")
    rest = left + card + 4 + arrow
    end = left + wide
    if one.bills:
        return drawn + bill("+".join(one.bills), (rest + end) / 2, y, end - rest, size * 0.78)
    return drawn + pict(one.name, (rest + end) / 2, y, min(size * 0.86, end - rest), f"c-{ink}")


def icon(effect: str, x: float, y: float, size: float, ink: str = "ink") -> str:
    """An effect in a box of a size."""
    return row(signs(effect), x, y, size, size * 1.6, ink)


# --- money


@lru_cache(maxsize=1024)
def bill(value: str, x: float, y: float, width: float, height: float = 0) -> str:
    """A bank note around x, y, never too small to read its value."""
    height = max(height or width * 0.5, 16.2)
    width = max(width, OSWALD.width(f"${value}") * LEAST + 6)
    inner = ""
    if height > 18:
        inner = rect(
            -width / 2 + 2.5,
            -height / 2 + 2.5,
            width - 5,
            height - 5,
            class_="none",
            stroke="#9dbe91",
            stroke_width=1.2,
        )
    size = max(LEAST, min(height * 0.78, (width - 5) / OSWALD.width(f"${value}")))
    return at(
        x,
        y,
        rect(-width / 2, -height / 2, width, height, rx=2, class_="note", stroke="#1f4d36", stroke_width=1),
        inner,
        text(f"${value}", 0, size * 0.37, size, text_anchor="middle", class_="money"),
    )


@lru_cache(maxsize=64)
def big_bill(value: str, width: float, height: float) -> str:
    """A bank note as it lies in a hand, around 0,0."""
    ovals = [
        element(
            "ellipse",
            rx=height * 0.4,
            ry=height * 0.17,
            class_="none",
            stroke="#1f4d36",
            stroke_width=0.7,
            transform=f"rotate({20 * i})",
        )
        for i in range(9)
    ]
    size = height * 0.52
    ends = [
        rect(x, -height / 2 + 5, height * 0.56, height - 10, rx=2, class_="note")
        + text(f"${value}", x + height * 0.28, size * 0.36, size, text_anchor="middle", class_="money")
        for x in (-width / 2 + 5, width / 2 - 5 - height * 0.56)
    ]
    return "".join(
        [
            rect(-width / 2, -height / 2, width, height, rx=2, class_="note frame", stroke="#1f4d36"),
            rect(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6, fill="url(#ce_guilloche)", stroke="#1f4d36"),
            *ovals,
            circle(0, 0, height * 0.31, class_="note", stroke="#1f4d36", stroke_width=1.3),
            at(0, 0, pict("don", 0, -height * 0.02, height * 0.5, "c-money"), opacity=0.5),
            *ends,
        ]
    )


# --- families


def emblem(family: str, x: float, y: float, r: float) -> str:
    """A family's sign on a plate of its colour."""
    plate = circle(0, 0, r, class_="own", stroke="var(--paper)", stroke_width=max(1.0, r * 0.12))
    return at(x, y, plate, sign(MARKS[family], 0, 0, r * 1.75, "on"), class_=f"of-{family}")


def pill(counts: tuple[tuple[str, int], ...], x: float, y: float) -> str:
    """Numbers by family, the strongest first, on a dark pill around x, y."""
    each = 30
    wide = 8 + each * len(counts)
    drawn = [rect(-wide / 2, -9.5, wide, 19, rx=9.5, class_="ink edged")]
    for i, (family, count) in enumerate(counts):
        left = -wide / 2 + 13 + each * i
        drawn.append(emblem(family, left, 0, 7.2))
        drawn.append(text(str(count), left + 14, 5.2, 14.5, text_anchor="middle", class_="paper"))
    return at(x, y, *drawn)


@lru_cache(maxsize=64)
def chip(family: str, r: float = 13, thick: float = 5, top: bool = True) -> str:
    """A control marker at an angle, its lower edge on 0,0; the topmost of a stack shows its sign."""
    flat = r * 0.42
    side = f"M{-r:g} {-thick:g}V0A{r:g} {flat:.2f} 0 0 0 {r:g} 0V{-thick:g}Z"
    face = element(
        "ellipse",
        cy=-thick,
        rx=r,
        ry=flat,
        class_="own",
        stroke=f"var(--{'paper' if top else 'ink'})",
        stroke_width=1.2,
    )
    mark = element("g", sign(MARKS[family], 0, 0, r * 1.7, "on"), transform=f"translate(0,{-thick:g}) scale(1,.5)")
    return path(side, class_="own thin") + path(side, class_="weave") + face + (mark if top else "")


def marker(family: str) -> str:
    """A control marker from above, around 0,0."""
    return circle(0, 0, 15, class_="own thin") + sign(MARKS[family], 0, 0, 26, "on")


@lru_cache(maxsize=256)
def figure(role: str, family: str) -> str:
    """A figure that stands on 0,0, in the colours of the class around it."""
    role = "thug" if role.startswith("thug") else role
    return use(f"ce_{role}") + sign(MARKS[family], 0, -9, 11.5, "own")


def drowned(role: str, family: str) -> str:
    """A figure that lies in the river."""
    lies = at(-21, 1, figure(role, family), turn=79, scale=0.98)
    return use("ce_pool") + lies + use("ce_closing")


def role_of(name: str) -> tuple[str, str]:
    """A figure's role and family by its id."""
    family, _, role = name.partition("_")
    return (role.rstrip("_0123456789"), family) if family in MARKS else (name, "neutral")
