"""The table below the stage of a conflict: the cards, the choices between them, and what may come of them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from consigliere.drawing import GOLOS, OSWALD, YESEVA, Sheet, Texts
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, circle, element, path, rect, text
from consigliere.games.la_famiglia.components import CARD, CARD_FLEES, CARD_IDS, CARD_STEP, CARD_SWAPS
from consigliere.games.la_famiglia.forecast import Outcome, both_stay, course, forecast
from consigliere.games.la_famiglia.options import DEEDS

from .pieces import LETTERS, LIT, fig, mark, rope_box
from .style import emblem, icon

WIDTH: Final = 624
HEIGHT: Final = 670
SIDE: Final = 24  # a painted column of the stage
BOARDS: Final = 270  # where the stage ends
SUMS: Final = 44
STEPS: Final = 38
TABLE: Final = BOARDS + SUMS + STEPS
CARD_SIZE: Final = (112, 152)
SIGNS: Final = {
    "skull": "skull",
    "car": "car",
    "cannons": "cannons",
    "labs": "lab",
    "vests": "vest",
    "protection": "protection",
}
_INSET: Final = 20  # of the places for cards, from the columns of the stage
_BELOW: Final = 112  # the height of what is foreseen below the cards
_WITH_CARDS: Final = {"LayCards", "TakeCard", "ApplyCards", "CardEffects", "Pairs", "Conflict", "NeutralDefender"}
_OPEN: Final = {"CardEffects", "Pairs", "Settle"}  # the cards lie face up
_SOLDIERS: Final = ("self", "ally")  # choices whose sign is a soldier; the others have signs of their own


def table(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """The cards at their places, between them the choices, and below what may come of them."""
    words, step = sheet.words, str(sheet.view["step"])
    asks = sheet.view["asked"] and step in DEEDS
    bare = all(card is None for card in b["cards"])
    if bare and not asks and (step in _OPEN or step not in _WITH_CARDS):  # before the cards, or by brute force
        return [*_reasons(words, b), *_course(sheet, b)]
    found = _places(sheet, b, step)
    if step in _OPEN:
        return found + _meanings(sheet, b) + _course(sheet, b)
    if step == "LayCards" and sheet.view["asked"]:
        return found + _hand(sheet, b) + _stay(sheet, b)
    if asks:
        asked = b["colour"] if sheet.view["seat"] == b["seat"] else b["defender"]
        found += [_deed(sheet, b, str(deed.target), i, asked) for i, deed in enumerate(DEEDS[step])]
    else:
        found += _decides(sheet, step)
    return found + (_forecast(sheet, b) or _kinds(sheet, b))


def _places(sheet: Sheet, b: dict[str, Any], step: str) -> list[str]:
    """The place of each side's card, with what lies there."""
    words, found = sheet.words, []
    wide, high = CARD_SIZE
    top = TABLE + 20
    for side, colour in ((0, b["colour"]), (1, b["defender"])):
        x = SIDE + _INSET if not side else WIDTH - SIDE - _INSET - wide
        card = b["cards"][side]
        foe = b["defender"] if not side else b["colour"]
        shown = card if isinstance(card, str) else None
        if step in _OPEN and card is not None:
            found += _opened(sheet, _before(side, b), side, (colour, foe))
        elif card is None:
            found.append(at(x, top, _unlaid(sheet.id_prefix, words, colour), class_="through"))
        else:
            said = words(shown) if shown is not None else words("pic-card-down")
            drawn = conflict_card(sheet.id_prefix, words, shown, colour, foe)
            found.append(piece(x, top, drawn, tooltip=_told(shown, words) or said, id=f"laid-{side}", class_="laid"))
        goes = card is not None and step not in _OPEN and bool(b["taken"] & (2 - side))
        before = words("pic-taken" if goes else "pic-before", colour=foe if goes else colour)
        if goes:  # the enemy has taken it: it acts on the other side [LF-MOV-17]
            found.append(_away(x + wide + 24 if not side else x - 24, top + high / 2, 1 if not side else -1))
        style = "lemon small" if goes else "chalk small"
        found.append(OSWALD.line(before, x + wide / 2, top + high + 22, 14.5, 150, class_=style))
    return found


@lru_cache(maxsize=64)
def _unlaid(part: str, words: Texts, colour: str) -> str:
    """The place of a card that is still in hand: the backs of the three, fanned out."""
    wide, high = CARD_SIZE
    scale, found = 0.62, _empty()
    for turn in (-14, 0, 14):
        back = conflict_card(part, words, None, colour, colour)
        middle = f"translate({wide / 2:g} {high * 0.88:g}) rotate({turn}) scale({scale})"
        found += element("g", back, transform=f"{middle} translate({-wide / 2:g} {-high:g})")
    return found


def _decides(sheet: Sheet, step: str) -> list[str]:
    """Between the cards, while somebody else decides: who, and between what."""
    x, top = WIDTH / 2, TABLE + 50
    seats = [player for seat, player in enumerate(sheet.table["seats"]) if sheet.waits_for(seat)]
    found = [
        mark(str(player["family"]), 40, True, 1.8, x + 52 * i - 26 * (len(seats) - 1), top)
        for i, player in enumerate(seats)
    ]
    deeds = [str(deed.target) for deed in DEEDS[step]] if step in ("Conflict", "TakeCard") else []
    signs = [(name, f"pic-deed-{name}") for name in deeds] or [("cunning", "pic-step-cards")]
    if step == "ApplyCards":
        signs = [("defector", "pic-step-open")]
    for i, (name, said) in enumerate(signs):
        inside = [
            rect(-82, -17, 164, 34, rx=6, class_="night", opacity=0.5),
            icon("soldier" if name in _SOLDIERS else name, -60, 0, 24, "c-paper"),
            YESEVA.line(sheet.words(said), -40, 5.5, 16, 116, text_anchor="start", class_="display paper small"),
        ]
        found.append(at(x, top + 48 + 41 * i, *inside))
    return [at(0, 0, *found, class_="through")]


def _meanings(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """Between the open cards: what each does, and to whom."""
    before = [_before(side, b) for side in (0, 1)]
    wide = CARD_SIZE[0] + 8
    left = SIDE + _INSET + wide * max(len(before[0]), 1)
    room = WIDTH - SIDE - _INSET - wide * max(len(before[1]), 1) - left - 8
    shown = [(side, name) for side in (0, 1) for name in before[side]]
    if sheet.view["options"]["predictable_conflicts"]:
        shown = list(dict.fromkeys(shown))
    shown.sort(key=lambda one: CARD_STEP[CARD[one[1]]])
    found = []
    for i, (side, name) in enumerate(shown):
        y = TABLE + 58 + 76 * i
        found.append(mark(b["defender"] if side else b["colour"], 30, True, 1.6, left + 20, y))
        lines = GOLOS.wrapped(sheet.words(f"pic-does-{name}"), LETTERS + 1, room - 44)
        for row, line in enumerate(lines):
            down = y + 5 + 18 * (row - (len(lines) - 1) / 2)
            found.append(
                GOLOS.line(line, left + 42, down, LETTERS + 1, room - 42, text_anchor="start", class_="words chalk")
            )
    return [at(0, 0, *found, class_="through whole")]


def _reasons(words: Texts, b: dict[str, Any]) -> list[str]:
    """Where there are no cards: what each side's bonus is made of, in words."""
    found = []
    for side, name in ((0, "attack"), (1, "defence")):
        x = SIDE + 26 + 278 * side
        bonuses = [(kind, number) for kind, number in b["bonuses"][side].items() if number]
        total = str(sum([number for _, number in bonuses]))
        title = words(f"tally-{name}")
        parts = [
            rect(x - 10, TABLE + 14, 270, 176, rx=6, class_="night", opacity=0.5),
            mark(b["colour"] if not side else b["defender"], 30, True, 1.6, x + 14, TABLE + 39),
            YESEVA.line(_begun(title), x + 38, TABLE + 46, 21, 160, text_anchor="start", class_="display chalk"),
            fig(total, x + 232, TABLE + 39, 27, "lemon"),
            path(f"M{x} {TABLE + 60}h250", class_="none s-foam", stroke_width=1, opacity=0.6),
        ]
        for i, (kind, number) in enumerate(bonuses):
            y = TABLE + 84 + 40 * i
            said = _begun(words(f"list-adds-{kind}", n=str(number)))
            parts.append(icon(SIGNS[kind], x + 14, y, 30, "c-chalk"))
            parts.append(OSWALD.line(said, x + 40, y + 6.5, 18, 206, text_anchor="start", class_="chalk"))
        if not bonuses:
            parts.append(OSWALD.line("–", x + 14, TABLE + 90, 20, 200, class_="pale"))
        found += parts
    return [at(0, 0, *found, class_="through")]


def _begun(said: str) -> str:
    """With a capital letter."""
    return said[:1].upper() + said[1:]


def _course(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """At the bottom: the count, and how it goes on; at the end, who is left."""
    causes = course(sheet.view)
    now = Outcome(b["men"], b["defenders"])
    y, parts = TABLE + 198 + _BELOW / 2, [_ground(_BELOW)]
    if not causes:
        winner = b["colour"] if now.men else b["defender"]
        if now.men or now.defenders:
            parts += [
                mark(winner, 56, True, 1.8, WIDTH / 2 - 44, y),
                fig(max(now), WIDTH / 2 + 2, y, 40, "chalk", None),
                icon("soldier", WIDTH / 2 + 70, y, 44, "c-paper"),
            ]
        else:
            parts.append(circle(WIDTH / 2, y, 26, class_="none s-chalk", stroke_width=2.4, stroke_dasharray="5 5"))
        return [at(0, 0, *parts, class_="through", id="course")]
    wide, gap = 92.0, 46.0 if len(causes) > 2 else 70.0
    left = WIDTH / 2 - (wide * (len(causes) + 1) + gap * len(causes)) / 2
    for i, (cause, count) in enumerate((("", now), *causes)):
        x = left + (wide + gap) * i
        parts.append(rect(x, y - 27, wide, 54, rx=6, class_="lemon thin" if not i else "chalk thin"))
        said = f"{count.men} : {count.defenders}"
        parts.append(text(said, x + wide / 2, y + 10, 27, text_anchor="middle", class_="display"))
        if cause:
            parts.append(icon(cause, x - gap / 2, y - 14, 26, "c-paper"))
            parts.append(icon("then", x - gap / 2, y + 14, 22, "c-lemon"))
    return [at(0, 0, *parts, class_="through", id="course")]


def _kinds(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """At the bottom, where nothing can be foreseen: what the three cards do; on a phone their signs and names."""
    whole, brief, wide = [], [], (WIDTH - 2 * SIDE - 32) / 3
    middle = TABLE + 198 + _BELOW / 2
    for i, name in enumerate(CARD_IDS):
        drawn = conflict_card(sheet.id_prefix, sheet.words, name, b["colour"], b["defender"], named=False)
        x, room = SIDE + 16 + wide * i, wide - 92
        whole.append(at(x + 6, TABLE + 202, drawn, scale=0.68))
        lines = GOLOS.wrapped(sheet.words(f"pic-does-{name}"), LETTERS, room)
        y = middle - 8.5 * len(lines) + 4.5
        said = sheet.words(name)
        whole.append(YESEVA.line(said, x + 88, y, 14.5, room, text_anchor="start", class_="display lemon"))
        for row, line in enumerate(lines, 1):
            whole.append(
                GOLOS.line(line, x + 88, y + 17 * row, LETTERS, room, text_anchor="start", class_="words chalk")
            )
        brief.append(icon("defector" if CARD_SWAPS[CARD[name]] else "coward", x + wide / 2, middle - 16, 48, "c-paper"))
        brief.append(YESEVA.line(said, x + wide / 2, middle + 36, 20, wide - 8, class_="display lemon"))
    inside = [at(0, 0, *whole, class_="whole"), at(0, 0, *brief, class_="brief")]
    return [at(0, 0, _ground(_BELOW), *inside, class_="through", id="kinds")]


def _ground(high: float) -> str:
    return rect(SIDE + 16, TABLE + 198, WIDTH - 2 * SIDE - 32, high, rx=6, class_="night", opacity=0.6)


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
        x = SIDE + inward if not side else WIDTH - SIDE - inward - wide
        drawn = conflict_card(sheet.id_prefix, sheet.words, name, *colours)
        told = _told(name, sheet.words)
        found.append(piece(x, TABLE + 20, drawn, tooltip=told, id=f"open-{side}-{i}", class_="laid"))
    if not cards:
        x = SIDE + _INSET if not side else WIDTH - SIDE - _INSET - wide
        found.append(at(x, TABLE + 20, _empty(), class_="through"))
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
        found.append(piece(x, TABLE + 34, drawn, line, tooltip=_told(name, sheet.words), scale=scale, **place))
    return found


def _deed(sheet: Sheet, b: dict[str, Any], name: str, place: int, colour: str) -> str:
    """A choice in a conflict, large and in the middle. Brute force has one outcome, which it shows."""
    wide, high = 196, 62
    said = sheet.words(f"pic-deed-{name}")
    soldier = name in _SOLDIERS
    drawn = icon("soldier" if soldier else name, 34, high / 2, 38, "c-own edged" if soldier else "c-ink")
    inside = [
        rect(2, 4, wide, high, rx=8, class_="cast"),
        rect(0, 0, wide, high, rx=8, class_="chalk thin frame"),
        rope_box(-1, -1, wide + 2, high + 2, 9, 5),
        element("g", drawn, class_=f"of-{colour}"),
    ]
    known = forecast(sheet.view).get(name, ()) if name == "brute" else ()
    inside.append(YESEVA.line(said, 62, 28 if known else 38, 20, wide - 72, text_anchor="start", class_="display"))
    inside += [_foreseen(b, outcome, 62, 46, "ink") for outcome in known]
    thing = f"deed_{name}"
    told = sheet.words(f"pic-deed-{name}.hint")
    spot = (WIDTH / 2 - wide / 2, TABLE + 30 + 76 * place)
    return piece(*spot, *inside, tooltip=told, id=thing, class_=sheet.classes(thing, f"deed {LIT}"), data_thing=thing)


def _stay(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """What each card of the reader leads to against each of the enemy's, if nobody takes the other's."""
    return _outlook(sheet, b, sheet.words("pic-both-stay"), both_stay(sheet.view))


def _forecast(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """The outcome of each card that the enemy may have, before the cards are laid and before one is taken. Nothing
    where there is nothing to foresee."""
    if sheet.view["step"] == "Conflict":
        return _stay(sheet, b) if sheet.view["asked"] else []
    found = forecast(sheet.view)
    if not found:
        return []
    foe = b["defender"] if sheet.view["seat"] == b["seat"] else b["colour"]
    deeds = {f"pic-deed-{deed}": outcomes for deed, outcomes in found.items()}
    return _outlook(sheet, b, sheet.words("pic-card-of", colour=foe), deeds)


def _outlook(sheet: Sheet, b: dict[str, Any], heading: str, found: dict[str, tuple[Outcome, ...]]) -> list[str]:
    """A row for each choice by its message, a column for each card that the enemy may have."""
    words, wide, many = sheet.words, WIDTH - 2 * SIDE - 32, len(found) > 2
    foe = b["defender"] if sheet.view["seat"] == b["seat"] else b["colour"]
    line = 32 if many else 36
    parts = [
        rect(0, 0, wide, _BELOW, rx=6, class_="night", opacity=0.6),
        OSWALD.line(heading, 12, 24, 14.5, 106, text_anchor="start", class_="pale small"),
        path(f"M10 {line}H{wide - 10}", class_="none s-foam", stroke_width=1, opacity=0.6),
    ]
    for i, name in enumerate(CARD_IDS):
        x = 138 + 132 * i
        parts.append(at(x - 6, 19, mark(foe, 16, False, 1.2), class_="whole"))
        parts.append(icon("defector" if CARD_SWAPS[CARD[name]] else "coward", x + 13, 19, 19, "c-paper"))
        parts.append(YESEVA.line(words(name), x + 24, 24, 14.5, 90, text_anchor="start", class_="display paper small"))
    for row, (choice, outcomes) in enumerate(found.items()):
        y = (46 + 26 * row) if many else (56 + 34 * row)
        parts.append(OSWALD.line(words(choice), 12, y + 5, 15, 116, text_anchor="start", class_="chalk small"))
        parts += [_foreseen(b, outcome, 138 + 132 * i, y) for i, outcome in enumerate(outcomes)]
    return [at(SIDE + 16, TABLE + 198, *parts, class_="through", id="outlook")]


def _foreseen(b: dict[str, Any], outcome: Outcome, x: float, y: float, ink: str = "chalk") -> str:
    """A count before the pairs fall, and who is left then."""
    parts = [fig(f"{outcome.men} : {outcome.defenders}", x, y, 17.6, ink, None)]
    parts.append(icon("then", x + 64, y, 15, "c-foam" if ink == "chalk" else "c-deep"))
    if outcome.left:
        parts.append(mark(b["colour"] if outcome.left > 0 else b["defender"], 22, False, 1.4, x + 86, y))
    else:
        empty = "s-chalk" if ink == "chalk" else "s-ink"
        parts.append(circle(x + 86, y, 9, class_=f"none {empty}", stroke_width=1.8, stroke_dasharray="3 3"))
    return "".join(parts) + fig(abs(outcome.left), x + 101, y, 17.6, ink, None)


@lru_cache(maxsize=512)
def conflict_card(part: str, words: Texts, name: str | None, own: str, foe: str, named: bool = True) -> str:
    """A conflict card with its effect on its side, or its back of tiles. A small one has no room for its name.
    [LF-MOV-19, LF-MOV-20]"""
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
    if not named:
        return found
    return found + YESEVA.line(words(name), wide / 2, high - 7.4, 16, wide - 8, class_="display chalk small")
