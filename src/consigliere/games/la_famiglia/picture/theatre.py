"""A conflict as a puppet play: both sides, their bonuses, the cards, and what they would do."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, YESEVA, Sheet, Texts
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, circle, element, path, rect, text
from consigliere.games.la_famiglia.components import CARD, CARD_FLEES, CARD_IDS, CARD_SWAPS
from consigliere.games.la_famiglia.forecast import Outcome, both_stay, forecast
from consigliere.games.la_famiglia.options import DEEDS

from .pieces import LIT, cars, fig, mark, rope_box
from .style import MARKS, emblem, icon

WIDTH: Final = 624
HEIGHT: Final = 670
_TITLE: Final = 64
_SIDE: Final = 24  # a painted column of the stage
_FLOOR: Final = 232
_BOARDS: Final = 270  # where the stage ends
_SUMS: Final = 44
_STEPS: Final = 38
_TABLE: Final = _BOARDS + _SUMS + _STEPS
CARD_SIZE: Final = (112, 152)
_INSET: Final = 20  # of the places for cards, from the columns of the stage
_SIGNS: Final = {
    "skull": "skull",
    "car": "car",
    "cannons": "cannons",
    "labs": "lab",
    "vests": "vest",
    "protection": "protection",
}
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

_WITH_CARDS: Final = {"LayCards", "TakeCard", "ApplyCards", "CardEffects", "Pairs", "Conflict", "NeutralDefender"}
_OPEN: Final = {"CardEffects", "Pairs", "Settle"}  # the cards lie face up
_SOLDIERS: Final = ("self", "ally")  # choices whose sign is a soldier; the others have signs of their own


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
    return [piece(0, 0, *stage, tooltip=told, id="battle", class_="battle through"), *_table(sheet, b)]


# --- the stage


@cache
def clips(part: str) -> str:
    """The stage, and the back of a card."""
    box = rect(_SIDE, _TITLE, WIDTH - 2 * _SIDE, _BOARDS - _TITLE)
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
    planks = "".join([f"M{cx + (i - 8) * 52:g} {_FLOOR}L{cx + (i - 8) * 76:g} {_BOARDS}" for i in range(17)])
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
    scallops, each = "", (WIDTH - 2 * _SIDE) / 10
    for i in range(10):
        scallops += f"M{_SIDE + each * i:g} {_TITLE}h{each:g}v12a{each / 2:g} 16 0 0 1 {-each:g} 0Z"
    curtains = ""
    for x, way in ((_SIDE, 1), (WIDTH - _SIDE, -1)):
        d = f"M{x} {_TITLE}h{way * 54}c{-way * 4} 60 {-way * 14} 96 {-way * 32} 120"
        d += f"c{way * 4} 30 {way * 2} 60 {-way * 2} 86h{-way * 20}Z"
        curtains += path(d, class_="velvet thin")
        curtains += rect(x + (4 if way > 0 else -26), _TITLE + 116, 22, 8, rx=3, class_="ochre s-ink")
    columns = ""
    for x in (0, WIDTH - _SIDE):
        columns += rect(x, _TITLE, _SIDE, HEIGHT - _TITLE, class_="cart thin")
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
            rect(_SIDE, _TABLE, WIDTH - 2 * _SIDE, HEIGHT - _TABLE - 4, class_="baize thin"),
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
    """Both sides on their rods, two rows of up to four."""
    found = []
    for side, colour, count in ((0, b["colour"], b["men"]), (1, b["defender"], b["defenders"])):
        for i in range(min(count, _SHOWN)):
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
    parts = [rect(_SIDE, _BOARDS, WIDTH - 2 * _SIDE, _SUMS, class_="paper thin")]
    y = _BOARDS + _SUMS / 2
    totals = [sum(side.values()) for side in b["bonuses"]]
    for side, bonuses in enumerate(b["bonuses"]):
        shown = [(name, number) for name, number in bonuses.items() if number]
        x = 40.0 if not side else WIDTH - 40 - 50 * len(shown) - 46
        for name, number in shown:
            parts.append(icon(_SIGNS[name], x + 13, y, 25) + fig(number, x + 28, y, 19, "", None))
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
    y = _BOARDS + _SUMS
    wide = (WIDTH - 2 * _SIDE) / len(_STAGES)
    found = rect(_SIDE, y, WIDTH - 2 * _SIDE, _STEPS, class_="deep thin")
    for i, (name, sign) in enumerate(zip(_STAGES, _STAGE_ICONS, strict=True)):
        x = _SIDE + wide * i
        if i == now:
            d = f"M{x:g} {y + 1}h{wide - 10:g}l11 {_STEPS / 2 - 1:g}l-11 {_STEPS / 2 - 1:g}h{10 - wide:g}Z"
            found += path(d, class_="lemon thin")
        shade = "ink" if i == now else "paper" if i < now else "foam"
        found += icon(sign, x + 17, y + _STEPS / 2, 20, f"c-{shade}")
        words_ = words(f"pic-step-{name}")
        found += OSWALD.line(words_, x + 30, y + 24, 13.6, wide - 40, text_anchor="start", class_=f"{shade} whole")
    return found


def _verdict(sheet: Sheet, b: dict[str, Any]) -> str:
    """In place of the steps, when the fight is over: who is left, and what becomes of the territory. [LF-MOV-24]"""
    how = "held" if b["defenders"] else "taken" if b["men"] else "empty"
    said = sheet.words("event-attack_over", how=how, place=b["place"])
    y, x = _BOARDS + _SUMS, WIDTH / 2
    parts = [
        rect(_SIDE, y, WIDTH - 2 * _SIDE, _STEPS, class_="lemon thin"),
        YESEVA.line(said, x, y + 26, 21, 360, class_="display"),
    ]
    if how != "empty":
        left = x - min(YESEVA.width(said) * 21, 360) / 2 - 30
        parts.append(mark(b["colour"] if how == "taken" else b["defender"], 28, True, 1.6, left, y + _STEPS / 2))
    return "".join(parts)


# --- the table with the cards


def _table(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """The cards at their places, and between them the choices."""
    words, view = sheet.words, sheet.view
    found = []
    wide, _ = CARD_SIZE
    top = _TABLE + 20
    step = str(view["step"])
    asks = view["asked"] and step in DEEDS
    if step not in _WITH_CARDS and not asks and all(card is None for card in b["cards"]):
        return _reasons(words, b)
    for side, colour in ((0, b["colour"]), (1, b["defender"])):
        x = _SIDE + _INSET if not side else WIDTH - _SIDE - _INSET - wide
        card = b["cards"][side]
        foe = b["defender"] if not side else b["colour"]
        shown = card if isinstance(card, str) else None
        if step in _OPEN and card is not None:
            found += _opened(sheet, _before(side, b), side, (colour, foe))
        elif card is None:
            found.append(at(x, top, _empty(), class_="through"))
        else:
            said = words(shown) if shown is not None else words("pic-card-down")
            drawn = conflict_card(sheet.id_prefix, words, shown, colour, foe)
            found.append(piece(x, top, drawn, tooltip=_told(shown, words) or said, id=f"laid-{side}", class_="laid"))
        goes = card is not None and step not in _OPEN and bool(b["taken"] & (2 - side))
        before = words("pic-taken" if goes else "pic-before", colour=foe if goes else colour)
        if goes:  # the enemy has taken it: it acts on the other side [LF-MOV-17]
            found.append(_away(x + wide + 24 if not side else x - 24, top + CARD_SIZE[1] / 2, 1 if not side else -1))
        style = "lemon small" if goes else "chalk small"
        found.append(OSWALD.line(before, x + wide / 2, top + CARD_SIZE[1] + 22, 14.5, 150, class_=style))
    if step == "LayCards" and view["asked"]:
        found += _hand(sheet, b)
        found += _outlook(sheet, b, sheet.words("pic-both-stay"), both_stay(sheet.view), 198)
    elif step in DEEDS and view["asked"]:
        asked = b["colour"] if view["seat"] == b["seat"] else b["defender"]
        found += [_deed(sheet, str(deed.target), i, asked) for i, deed in enumerate(DEEDS[step])]
        found += _forecast(sheet, b)
    return found


def _reasons(words: Texts, b: dict[str, Any]) -> list[str]:
    """Where there are no cards: what each side's bonus is made of, in words."""
    found = []
    for side, name in ((0, "attack"), (1, "defence")):
        x = _SIDE + 26 + 278 * side
        bonuses = [(kind, number) for kind, number in b["bonuses"][side].items() if number]
        total = str(sum([number for _, number in bonuses]))
        parts = [
            rect(x - 10, _TABLE + 20, 270, 58 + 40 * max(len(bonuses), 1), rx=6, class_="night", opacity=0.5),
            mark(b["colour"] if not side else b["defender"], 30, True, 1.6, x + 14, _TABLE + 45),
            YESEVA.line(
                words(f"tally-{name}"), x + 38, _TABLE + 52, 21, 160, text_anchor="start", class_="display chalk"
            ),
            fig(total, x + 232, _TABLE + 45, 27, "lemon"),
            path(f"M{x} {_TABLE + 66}h250", class_="none s-foam", stroke_width=1, opacity=0.6),
        ]
        for i, (kind, number) in enumerate(bonuses):
            y = _TABLE + 90 + 40 * i
            said = words(f"list-adds-{kind}", n=str(number))
            said = said[:1].upper() + said[1:]
            parts.append(icon(_SIGNS[kind], x + 14, y, 30, "c-chalk"))
            parts.append(OSWALD.line(said, x + 40, y + 6.5, 18, 206, text_anchor="start", class_="chalk"))
        if not bonuses:
            parts.append(OSWALD.line("–", x + 14, _TABLE + 96, 20, 200, class_="pale"))
        found += parts
    return [at(0, 0, *found, class_="through")]


@cache
def _away(x: float, y: float, way: int) -> str:
    """An arrow from a card that has been taken to its taker."""
    d = "M-13 -5H1V-12L14 0L1 12V5H-13Z"
    return at(x, y, path(d, class_="lemon thin", transform=f"scale({way},1)"), class_="through")


def _before(side: int, b: dict[str, Any]) -> list[str]:
    """The open cards before a side: its own unless the enemy took it, and the enemy's if it took that. [LF-MOV-17]"""
    holders = (1 if b["taken"] & 2 else 0, 0 if b["taken"] & 1 else 1)
    return [str(card) for card, holder in zip(b["cards"], holders, strict=True) if holder == side]


def _opened(sheet: Sheet, cards: list[str], side: int, colours: tuple[str, str]) -> list[str]:
    """The cards before a side after they have been turned up: none, one or two, side by side. [LF-MOV-18]"""
    wide, _ = CARD_SIZE
    found = []
    for i, name in enumerate(cards):
        inward = _INSET + (wide + 8) * i
        x = _SIDE + inward if not side else WIDTH - _SIDE - inward - wide
        drawn = conflict_card(sheet.id_prefix, sheet.words, name, *colours)
        told = _told(name, sheet.words)
        found.append(piece(x, _TABLE + 20, drawn, tooltip=told, id=f"open-{side}-{i}", class_="laid"))
    if not cards:
        x = _SIDE + _INSET if not side else WIDTH - _SIDE - _INSET - wide
        found.append(at(x, _TABLE + 20, _empty(), class_="through"))
    return found


@cache
def _empty() -> str:
    wide, high = CARD_SIZE
    return rect(0, 0, wide, high, rx=6, class_="none s-foam", stroke_width=1.6, stroke_dasharray="4 5", opacity=0.7)


def _told(name: str | None, words: Texts) -> str:
    return f"{words(name)}\n{words(f'{name}.hint')}" if name is not None else ""


def _hand(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """The three cards that the reader may lay."""
    attacks = sheet.view["seat"] == b["seat"]
    own, foe = (b["colour"], b["defender"]) if attacks else (b["defender"], b["colour"])
    found = []
    scale = 0.82
    wide = CARD_SIZE[0] * scale
    for i, name in enumerate(CARD_IDS):
        x = WIDTH / 2 + (wide + 10) * (i - 1) - wide / 2
        drawn = conflict_card(sheet.id_prefix, sheet.words, name, own, foe)
        kind = sheet.classes(name, f"card {LIT}")
        place = {"id": f"card-{name}", "class_": kind, "data_thing": name}
        line = rope_box(-1, -1, CARD_SIZE[0] + 2, CARD_SIZE[1] + 2, 7, 5)
        found.append(piece(x, _TABLE + 34, drawn, line, tooltip=_told(name, sheet.words), scale=scale, **place))
    return found


def _deed(sheet: Sheet, name: str, place: int, colour: str) -> str:
    """A choice in a conflict, large and in the middle."""
    wide, high = 196, 62
    said = sheet.words(f"pic-deed-{name}")
    soldier = name in _SOLDIERS
    drawn = icon("soldier" if soldier else name, 34, high / 2, 38, "c-own edged" if soldier else "c-ink")
    inside = [
        rect(2, 4, wide, high, rx=8, class_="cast"),
        rect(0, 0, wide, high, rx=8, class_="chalk thin frame"),
        rope_box(-1, -1, wide + 2, high + 2, 9, 5),
        element("g", drawn, class_=f"of-{colour}"),
        YESEVA.line(said, 62, high / 2 + 7, 20, wide - 72, text_anchor="start", class_="display"),
    ]
    thing = f"deed_{name}"
    told = sheet.words(f"pic-deed-{name}.hint")
    spot = (WIDTH / 2 - wide / 2, _TABLE + 30 + 76 * place)
    return piece(*spot, *inside, tooltip=told, id=thing, class_=sheet.classes(thing, f"deed {LIT}"), data_thing=thing)


def _forecast(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """The outcome of each card that the enemy may have, if the enemy does not take the reader's card; that of brute
    force, where no cards are played. Nothing where there is nothing to foresee."""
    found = forecast(sheet.view)
    if not found:
        return []
    foe = b["defender"] if sheet.view["seat"] == b["seat"] else b["colour"]
    deeds = {f"pic-deed-{deed}": outcomes for deed, outcomes in found.items()}
    return _outlook(sheet, b, sheet.words("pic-card-of", colour=foe), deeds, 204)


def _outlook(
    sheet: Sheet, b: dict[str, Any], heading: str, found: dict[str, tuple[Outcome, ...]], down: float
) -> list[str]:
    """A row for each choice by its message, a column for each card that the enemy may have."""
    words, top, wide = sheet.words, _TABLE + down, WIDTH - 2 * _SIDE - 32
    cards, row_high = max(map(len, found.values())) > 1, 30 if len(found) < 3 else 26
    high = 42 + row_high * len(found) if cards else 44
    if len(found) > 2:
        high -= 8
    parts = [rect(0, 0, wide, high, rx=6, class_="night", opacity=0.6)]
    if cards:
        parts.append(OSWALD.line(heading, 12, 24, 14.5, 116, text_anchor="start", class_="pale small"))
        line = 36 if len(found) < 3 else 32
        parts.append(path(f"M10 {line}H{wide - 10}", class_="none s-foam", stroke_width=1, opacity=0.6))
    for i, name in enumerate(CARD_IDS if cards else ()):
        x = 138 + 132 * i
        parts.append(icon("defector" if CARD_SWAPS[CARD[name]] else "coward", x + 10, 19, 22, "c-paper"))
        parts.append(YESEVA.line(words(name), x + 25, 24, 14.5, 98, text_anchor="start", class_="display paper small"))
    for row, (choice, outcomes) in enumerate(found.items()):
        y = ((54 if len(found) < 3 else 46) if cards else 22) + row_high * row
        said = words(choice)
        parts.append(OSWALD.line(said, 12, y + 5, 15, 116, text_anchor="start", class_="chalk small"))
        for i, outcome in enumerate(outcomes):
            x = 138 + 132 * i
            parts.append(fig(f"{outcome.men} : {outcome.defenders}", x, y, 17.6, "chalk", None))
            parts.append(icon("then", x + 64, y, 15, "c-foam"))
            winner = b["colour"] if outcome.left > 0 else b["defender"]
            if outcome.left:
                parts.append(mark(winner, 22, False, 1.4, x + 86, y))
            else:
                parts.append(circle(x + 86, y, 9, class_="none s-chalk", stroke_width=1.8, stroke_dasharray="3 3"))
            parts.append(fig(abs(outcome.left), x + 101, y, 17.6, "chalk", None))
    return [at(_SIDE + 16, top, *parts, class_="through", id="outlook")]


@lru_cache(maxsize=512)
def conflict_card(part: str, words: Texts, name: str | None, own: str, foe: str) -> str:
    """A conflict card with its effect on its side, or its back of tiles. [LF-MOV-19, LF-MOV-20]"""
    wide, high = CARD_SIZE
    found = rect(2, 4, wide, high, rx=6, class_="cast") + rect(0, 0, wide, high, rx=6, class_="chalk thin frame")
    if name is None:
        size = (wide - 10) / 2
        tiles = "".join([emblem("tile", 5 + size * i, 5 + size * j, size) for i in range(2) for j in range(3)])
        found += element("g", tiles, clip_path=f"url(#{part}-back)")
        found += rect(5, 5, wide - 10, high - 10, rx=3, class_="none thin")
        return found + mark(own, 48, True, 1.8, wide / 2, high / 2)
    card = CARD[name]
    swaps, flees = CARD_SWAPS[card], CARD_FLEES[card]
    sky = f"M1 {high * 0.5:g}L{wide - 1} {high * 0.36:g}V7A6 6 0 0 0 {wide - 7} 1H7A6 6 0 0 0 1 7Z"
    found += path(sky, class_="ray" if swaps else "open")
    sign = "defector" if swaps else "coward"
    found += icon(sign, wide * (0.5 if flees < 2 else 0.58), high * 0.28, 54)
    if flees > 1:
        found += icon(sign, wide * 0.3, high * 0.31, 44)
    if swaps:
        for i, (said, colour) in enumerate(((f"+{swaps}", own), (f"−{swaps}", foe))):
            y = high * (0.59 + 0.17 * i)
            found += fig(said, wide * 0.48, y, 21, "", "end")
            found += at(wide * 0.66, y, icon("soldier", 0, 0, 26, "c-own edged"), class_=f"of-{colour}")
    else:
        y = high * 0.67
        found += fig(f"−{flees}", 20, y, 20, "brick")
        found += at(45, y, icon("soldier", 0, 0, 25, "c-own edged"), class_=f"of-{own}")
        found += icon("then", 69, y, 17) + icon("hq", 93, y, 24)
    strip = f"M1 {high - 24}H{wide - 1}V{high - 7}A6 6 0 0 1 {wide - 7} {high - 1}H7A6 6 0 0 1 1 {high - 7}Z"
    found += path(strip, class_="deep")
    return found + YESEVA.line(words(name), wide / 2, high - 7.4, 16, wide - 8, class_="display chalk small")
