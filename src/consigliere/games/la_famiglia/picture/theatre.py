"""A conflict as a puppet play: both sides, their bonuses, the cards, and what they would do."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, YESEVA, Sheet, Texts
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, circle, element, path, rect, text

from .cards import BOARDS, CARD_SIZE, HEIGHT, SIDE, SIGNS, STEPS, SUMS, TABLE, WIDTH, table
from .pieces import cars, fig, mark
from .style import MARKS, icon

_TITLE: Final = 64
_FLOOR: Final = 232
_STAGES: Final = ("bonuses", "cards", "taking", "open", "pairs")
_STAGE_ICONS: Final = ("skull", "cunning", "take", "defector", "pairs")
# The step of a conflict that a question belongs to; without a question it is the bonuses.
_NOW: Final = {
    "Conflict": 1,
    "NeutralDefender": 1,
    "LayCards": 1,
    "TakeCard": 2,
    "ApplyCards": 3,
    "CardEffects": 3,
    "Pairs": 4,
}


def theatre(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """Every step of a conflict. [LF-MOV-09 to LF-MOV-25]"""
    told = sheet.words("list-battle", place=b["place"])
    stage = [
        _scene(sheet.id_prefix),
        *_crowds(b),
        _front(sheet.id_prefix),
        _heading(sheet, b),
        _count(b["men"], b["defenders"]),
        _sums(b),
        _verdict(sheet, b)
        if sheet.view["step"] == "Settle"
        else _steps(sheet.words, _NOW.get(str(sheet.view["step"]), 0)),
    ]
    return [piece(0, 0, *stage, tooltip=told, id="battle", class_="battle through"), *table(sheet, b)]


# --- the stage


@cache
def clips(part: str) -> str:
    """The stage, and the back of a card."""
    box = rect(SIDE, _TITLE, WIDTH - 2 * SIDE, BOARDS - _TITLE)
    back = rect(5, 5, CARD_SIZE[0] - 10, CARD_SIZE[1] - 10, rx=3)
    return element("defs", element("clipPath", box, id=f"{part}-stage"), element("clipPath", back, id=f"{part}-back"))


@cache
def _scene(part: str) -> str:
    """The backdrop: sky with rays, Etna, boards."""
    cx, cy = WIDTH / 2, _FLOOR
    rays = ""
    for i in range(30):
        a, b = 2 * math.pi * i / 30, 2 * math.pi * (i + 0.5) / 30
        ends = [f"{cx + 600 * math.cos(angle):.0f} {cy + 600 * math.sin(angle):.0f}" for angle in (a, b)]
        rays += f"M{cx:g} {cy:g}L{ends[0]}L{ends[1]}Z"
    hill = f"M120 {cy}L{cx - 34:g} {cy - 120}L{cx + 34:g} {cy - 120}L{WIDTH - 120} {cy}Z"
    planks = "".join([f"M{cx + (i - 8) * 52:g} {_FLOOR}L{cx + (i - 8) * 76:g} {BOARDS}" for i in range(17)])
    return rect(0, 0, WIDTH, HEIGHT, rx=8, class_="niche thin") + element(
        "g",
        rect(0, _TITLE, WIDTH, 220, class_="ray"),
        path(rays, class_="beam"),
        path(hill, fill="#cf7a4e", opacity=0.5),
        rect(0, _FLOOR, WIDTH, 60, class_="wood"),
        path(planks, class_="none s-niche", stroke_width=1.4),
        clip_path=f"url(#{part}-stage)",
    )


@cache
def _front(part: str) -> str:
    """Curtains, the painted frame, the bar of the title and the table."""
    scallops, each = "", (WIDTH - 2 * SIDE) / 10
    for i in range(10):
        scallops += f"M{SIDE + each * i:g} {_TITLE}h{each:g}v12a{each / 2:g} 16 0 0 1 {-each:g} 0Z"
    curtains = ""
    for x, way in ((SIDE, 1), (WIDTH - SIDE, -1)):
        d = f"M{x} {_TITLE}h{way * 54}c{-way * 4} 60 {-way * 14} 96 {-way * 32} 120"
        d += f"c{way * 4} 30 {way * 2} 60 {-way * 2} 86h{-way * 20}Z"
        curtains += path(d, class_="velvet thin")
        curtains += rect(x + (4 if way > 0 else -26), _TITLE + 116, 22, 8, rx=3, class_="ochre s-ink")
    columns = ""
    for x in (0, WIDTH - SIDE):
        columns += rect(x, _TITLE, SIDE, HEIGHT - _TITLE, class_="cart thin")
        rhombs = "".join([f"M{x + 2} {_TITLE + 14 + 24 * i}l10 -10l10 10l-10 10Z" for i in range(25)])
        inner = "".join([f"M{x + 7} {_TITLE + 14 + 24 * i}l5 -5l5 5l-5 5Z" for i in range(25)])
        columns += path(rhombs, class_="accent") + path(inner, class_="leaf")
    return "".join(
        [
            curtains,
            path(scallops, class_="velvet thin"),
            columns,
            rect(0, 0, WIDTH, _TITLE, rx=8, class_="deep thin"),
            at(0, _TITLE - 12, rect(0, 0, WIDTH, 12, fill=f"url(#{part}-band)")),
            rect(SIDE, TABLE, WIDTH - 2 * SIDE, HEIGHT - TABLE - 4, class_="baize thin"),
        ]
    )


def _heading(sheet: Sheet, b: dict[str, Any]) -> str:
    words, reader = sheet.words, sheet.view["seat"]
    sides = []
    for side, colour, seat in ((0, b["colour"], b["seat"]), (1, b["defender"], b["player"])):
        mine = reader is not None and seat == reader
        said = words("pic-attacks" if not side else "pic-defends", colour=colour, you="yes" if mine else "no")
        x = 32 if not side else WIDTH - 32
        sides.append(mark(colour, 34, True, 1.8, x, 27))
        anchor = "start" if not side else "end"
        sides.append(
            OSWALD.line(said, 56 if not side else WIDTH - 56, 33, 16, 130, text_anchor=anchor, class_="chalk small")
        )
    told = words("pic-by-order", order=b["order"], place=b["from"])
    return "".join(
        [
            *sides,
            YESEVA.line(words(b["place"]), WIDTH / 2, 30, 28, 220, class_="display chalk"),
            OSWALD.line(told, WIDTH / 2, 48, 13.6, 236, class_="pale whole"),
        ]
    )


_CAP: Final = "M2.5 10.4C2.2 6 6.4 3 11.6 3C16.4 3 19.4 5.2 20.2 8.2L23 10.4C20 11.6 6 11.8 2.5 10.4Z"
_MOUSTACHE: Final = (
    "M6.8 18.6C7.2 16.2 9.8 15 11.8 16C13.8 15 16.4 16.2 16.8 18.6"
    "C15 17.8 13 18.6 11.8 17.9C10.6 18.6 8.6 17.8 6.8 18.6Z"
)
_SHOWN: Final = 8  # the most puppets of a side; for more, the last one has a number
_LARGE: Final = 1.5  # the scale of few


@lru_cache(maxsize=64)
def _puppet(colour: str, flip: bool) -> str:
    """A soldier of the puppet theatre: cap, moustache, shoulders in the family's colour, a rod from above."""
    size = 42
    scale = size / 24
    body = [
        path("M1 30C1.6 24.6 5.6 22.4 9 21.6H14.6C18 22.4 22 24.6 22.6 30Z", class_="own"),
        path("M9 18H14.6V22.4L11.8 24.6L9 22.4Z", fill="#e2ac7c"),
        path(
            "M5.4 11C8.6 12 14.6 12 18 11V14.6C18 18.6 15.2 21.6 11.8 21.6C8.2 21.6 5.4 18.6 5.4 14.6Z", class_="skin"
        ),
        path(_MOUSTACHE, class_="ink", stroke="none"),
        path(_CAP, class_="own"),
    ]
    way = f"scale({'-' if flip else ''}{scale:.3g} {scale:.3g}) translate(-12 -14)"
    drawn = element("g", *body, transform=way, class_="s-ink round", stroke_width=1.3)
    sign = path(MARKS[colour], class_="on s-ink", stroke_width=10, transform=f"translate(0 {size * 0.52:g}) scale(.11)")
    rod = path(f"M0 {-size * 0.42:g}V-170", class_="none s-ink", stroke_width=1.8, opacity=0.6)
    return element("g", rod, drawn, sign, class_=f"of-{colour}")


def _crowds(b: dict[str, Any]) -> list[str]:
    """Both sides on their rods: up to three large ones, or two rows of up to four."""
    found = []
    large = max(b["men"], b["defenders"]) < 4
    for side, colour, count in ((0, b["colour"], b["men"]), (1, b["defender"], b["defenders"])):
        for i in range(min(count, _SHOWN)):
            if large:
                x = 98 + 62 * i
                place = (x if not side else WIDTH - x, 181 + (6 if i % 2 else 0))
                found.append(at(*place, _puppet(colour, bool(side)), id=f"puppet-{side}-{i}", scale=_LARGE))
                continue
            row, column = divmod(i, 4)
            x = 92 + 44 * column + (22 if row else 0) - 12
            y = 196 - 42 * row if count > 4 else 190
            place = (x if not side else WIDTH - x, y + (4 if column % 2 else 0))
            found.append(at(*place, _puppet(colour, bool(side)), id=f"puppet-{side}-{i}"))
        if count > _SHOWN:
            found.append(fig(f"×{count}", 250 if not side else WIDTH - 250, 214, 20, "halo"))
    found.reverse()
    if b["car"]:
        found.append(at(66, 252, cars(b["colour"], 1, 50)))
    return found


@lru_cache(maxsize=256)
def _count(men: int, defenders: int) -> str:
    x, y = WIDTH / 2, 164
    said = f"{men} : {defenders}"
    return (
        circle(x, y, 50, class_="chalk s-ink", stroke_width=3)
        + circle(x, y, 44, class_="none s-ochre", stroke_width=2.4)
        + text(said, x, y + 13, 38 if len(said) < 6 else 30, text_anchor="middle", class_="display")
    )


def _sums(b: dict[str, Any]) -> str:
    """The bonuses of both sides in step 2, sign by sign, and the losses they caused. [LF-MOV-09 to LF-MOV-13]"""
    parts = [rect(SIDE, BOARDS, WIDTH - 2 * SIDE, SUMS, class_="paper thin")]
    y = BOARDS + SUMS / 2
    totals = [sum(side.values()) for side in b["bonuses"]]
    for side, bonuses in enumerate(b["bonuses"]):
        shown = [(name, number) for name, number in bonuses.items() if number]
        x = 40.0 if not side else WIDTH - 40 - 50 * len(shown) - 46
        for name, number in shown:
            parts.append(icon(SIGNS[name], x + 13, y, 25) + fig(number, x + 28, y, 19, "", None))
            x += 50
        parts.append(fig("=", x, y, 20, "", None) + fig(totals[side], x + 18, y, 26, "sea" if side else "brick", None))
    fallen = max(totals[0] - totals[1], 0)
    parts.append(fig(f"{totals[0]} − {totals[1]}", WIDTH / 2, y - 9, 15, "small"))
    parts.append(at(WIDTH / 2, y + 11, icon("soldier", -14, 0, 18, "c-own edged"), class_=f"of-{b['defender']}"))
    parts.append(
        fig(f"−{fallen}" if fallen else "0", WIDTH / 2 + 10, y + 11, 16, "small danger" if fallen else "small")
    )
    return "".join(parts)


@lru_cache(maxsize=64)
def _steps(words: Texts, now: int) -> str:
    """The five steps of a conflict; the current one is lemon."""
    y = BOARDS + SUMS
    wide = (WIDTH - 2 * SIDE) / len(_STAGES)
    found = rect(SIDE, y, WIDTH - 2 * SIDE, STEPS, class_="deep thin")
    for i, (name, sign) in enumerate(zip(_STAGES, _STAGE_ICONS, strict=True)):
        x = SIDE + wide * i
        if i == now:
            d = f"M{x:g} {y + 1}h{wide - 10:g}l11 {STEPS / 2 - 1:g}l-11 {STEPS / 2 - 1:g}h{10 - wide:g}Z"
            found += path(d, class_="lemon thin")
        shade = "ink" if i == now else "paper" if i < now else "foam"
        found += icon(sign, x + 17, y + STEPS / 2, 20, f"c-{shade}")
        words_ = words(f"pic-step-{name}")
        found += OSWALD.line(words_, x + 30, y + 24, 13.6, wide - 40, text_anchor="start", class_=f"{shade} whole")
    return found


def _verdict(sheet: Sheet, b: dict[str, Any]) -> str:
    """In place of the steps, when the fight is over: who is left, and what becomes of the territory. [LF-MOV-24]"""
    how = "held" if b["defenders"] else "taken" if b["men"] else "empty"
    said = sheet.words("event-attack_over", how=how, place=b["place"])
    y, x = BOARDS + SUMS, WIDTH / 2
    parts = [
        rect(SIDE, y, WIDTH - 2 * SIDE, STEPS, class_="lemon thin"),
        YESEVA.line(said, x, y + 26, 21, 360, class_="display"),
    ]
    if how != "empty":
        left = x - min(YESEVA.width(said) * 21, 360) / 2 - 30
        parts.append(mark(b["colour"] if how == "taken" else b["defender"], 28, True, 1.6, left, y + STEPS / 2))
    return "".join(parts)
