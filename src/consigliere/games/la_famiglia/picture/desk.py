"""The desk of the events phase: every letter by initiative, one in each line."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from consigliere.drawing import GOLOS, OSWALD, YESEVA, Sheet, Texts
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, path, rect
from consigliere.games.la_famiglia.components import INITIATIVE, IS_ATTACK, ORDER, VEST
from consigliere.games.la_famiglia.telling import in_turn, order_told

from .hq import LETTER, letter_inside
from .pieces import LETTERS, fig, mark, pennant, tally
from .signs import drawn, order_rows
from .style import icon

_HEAD: Final = 44
_MOST: Final = 54  # the largest height of a line, in px
_LEAST: Final = 40  # the smallest that makes room for the current letter
_OPEN: Final = 190  # the height that the current letter needs below the lines
_LARGE: Final = 1.7  # its scale


def letters(sheet: Sheet, width: float, height: float) -> list[str]:
    """The letters still to be resolved: initiative, owner, place, effect. The current one is lit. [LF-EVT-02]"""
    rows = in_turn(sheet.table)
    parts = [_ground(sheet.id_prefix, width, height), _heading(sheet.words, len(rows), width)]
    room = height - _HEAD - 16
    each = min(_MOST, room / max(len(rows), 1))
    if any(_is_now(sheet, row) for row in rows):  # narrower lines, if that leaves room for the current letter
        narrow = (room - _OPEN - 22) / len(rows)
        each = min(each, narrow) if narrow >= _LEAST else each
    for i, (place, order, colour) in enumerate(rows):
        now = _is_now(sheet, (place, order, colour))
        told = f"{sheet.words(place)}\n{order_told(order, sheet.words)}"
        inside = _line(sheet.words, place, order, colour, now, width - 16, each - 3)
        kind = "turn-now" if now else "turn"
        parts.append(piece(8, round(_HEAD + 4 + each * i, 1), inside, tooltip=told, id=f"turn-{order}", class_=kind))
    low = _HEAD + 4 + each * len(rows)
    for row in rows:
        if _is_now(sheet, row) and height - low > _OPEN + 20:
            inside, high = _present(sheet.id_prefix, sheet.words, *row, width, height - 36 - low)
            parts.append(at(0, low + (height - 12 - low - high) / 2, inside))
    return parts


def _is_now(sheet: Sheet, row: tuple[str, str, str]) -> bool:
    return bool(sheet.table["current"] == {"place": row[0], "order": row[1]})


@lru_cache(maxsize=512)
def _present(
    part: str, words: Texts, place: str, order: str, colour: str, width: float, most: float
) -> tuple[str, float]:
    """The current letter, open: as it looks in its owner's hand, and what it does in words. With its height."""
    wide, high = LETTER[0] * _LARGE, LETTER[1] * _LARGE
    left, room = 24 + wide + 18, width - wide - 62
    title, *does = order_told(order, words).split("\n")
    heads = OSWALD.wrapped(title, 16, room)
    top = 54 + 20 * len(heads)
    said = [line for one in does for line in GOLOS.wrapped(one, 14.5, room)][: int((most - top) / 19) + 1]
    drawn = at(
        0,
        0,
        at(24, 0, letter_inside(words, part, colour, order), scale=_LARGE, class_=f"of-{colour}"),
        YESEVA.line(words(place), left, 24, 22, room, text_anchor="start", class_="display lemon"),
        *[
            OSWALD.line(line, left, 48 + 20 * i, 16, room, text_anchor="start", class_="chalk")
            for i, line in enumerate(heads)
        ],
        *[
            GOLOS.line(line, left, top + 19 * i, 14.5, room, text_anchor="start", class_="words chalk")
            for i, line in enumerate(said)
        ],
        path(f"M24 {-14}H{width - 24}", class_="none s-ochre", stroke_width=1.4, opacity=0.7),
        class_="through",
    )
    return drawn, max(high, top + 19 * (len(said) - 1) + 6)


@cache
def _ground(part: str, width: float, height: float) -> str:
    return at(
        0,
        0,
        rect(0, 0, width, height, rx=6, class_="deep thin"),
        at(0, height - 12, rect(0, 0, width, 12, fill=f"url(#{part}-band)")),
        path(f"M0 {_HEAD}H{width}", class_="none s-ochre", stroke_width=2),
        class_="through",
    )


@lru_cache(maxsize=256)
def _heading(words: Texts, count: int, width: float) -> str:
    return (
        icon("order", 26, 22, 26, "c-lemon")
        + YESEVA.line(words("pic-letters"), 48, 29, 19, width - 110, text_anchor="start", class_="display chalk")
        + fig(count, width - 24, 22, 22, "lemon")
    )


@lru_cache(maxsize=2048)
def _line(words: Texts, place: str, name: str, colour: str, now: bool, wide: float, high: float) -> str:
    order = ORDER[name]
    y = high / 2
    signs = tuple([sign for row in order_rows(order) for sign in row])
    found = [
        rect(0, 0, wide, high, rx=4, class_="lemon thin frame" if now else "chalk thin frame"),
        pennant(IS_ATTACK[order], 1, y, 42, min(high - 5, 26)),
        fig(INITIATIVE[order], 16, y, min(17, high - 3), "chalk"),
        mark(colour, min(high - 6, 28), False, 1.4, 60, y),
        OSWALD.line(words(place), 81, y + 5.2, LETTERS + 1.4, 119, text_anchor="start"),
        drawn((signs,), 204, 0, wide - 236, high, 31),
    ]
    if VEST[order]:
        found.append(icon("vest", wide - 22, y, min(22, high - 4), "c-deep"))
        found.append(tally(VEST[order], wide - 10, y + 4, 7.5))
    return "".join(found)
