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
_OPEN: Final = 190  # the height that the current letter needs below the lines
_LARGE: Final = 1.7  # its scale


def letters(sheet: Sheet, width: float, height: float) -> list[str]:
    """The letters still to be resolved: initiative, owner, place, effect. The current one is lit. [LF-EVT-02]"""
    rows = in_turn(sheet.table)
    parts = [_ground(sheet.id_prefix, width, height), _heading(sheet.words, len(rows), width)]
    each = min(_MOST, (height - _HEAD - 16) / max(len(rows), 1))
    for i, (place, order, colour) in enumerate(rows):
        now = sheet.table["current"] == {"place": place, "order": order}
        told = f"{sheet.words(place)}\n{order_told(order, sheet.words)}"
        inside = _line(sheet.words, place, order, colour, now, width - 16, each - 3)
        kind = "turn-now" if now else "turn"
        parts.append(piece(8, round(_HEAD + 4 + each * i, 1), inside, tooltip=told, id=f"turn-{order}", class_=kind))
    low = _HEAD + 4 + each * len(rows)
    for place, order, colour in rows:
        if sheet.table["current"] == {"place": place, "order": order} and height - low > _OPEN + 20:
            top = low + (height - 12 - low - _OPEN) / 2
            parts.append(at(0, top, _present(sheet.id_prefix, sheet.words, place, order, colour, width)))
    return parts


@lru_cache(maxsize=512)
def _present(part: str, words: Texts, place: str, order: str, colour: str, width: float) -> str:
    """The current letter, open: as it looks in its owner's hand, and what it does in words."""
    wide, high = LETTER[0] * _LARGE, LETTER[1] * _LARGE
    left, room = 24 + wide + 18, width - wide - 62
    title, *does = order_told(order, words).split("\n")
    said = [line for one in does for line in GOLOS.wrapped(one, 14.5, room)][:7]
    return at(
        0,
        0,
        at(24, 0, letter_inside(words, part, colour, order), scale=_LARGE, class_=f"of-{colour}"),
        YESEVA.line(words(place), left, 24, 22, room, text_anchor="start", class_="display lemon"),
        OSWALD.line(title, left, 48, 16, room, text_anchor="start", class_="chalk"),
        *[
            GOLOS.line(line, left, 74 + 19 * i, 14.5, room, text_anchor="start", class_="words chalk")
            for i, line in enumerate(said)
        ],
        path(f"M24 {-14}H{width - 24}", class_="none s-ochre", stroke_width=1.4, opacity=0.7) if high else "",
        class_="through",
    )


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
        OSWALD.line(words(place), 76, y + 5.2, LETTERS + 1.4, 124, text_anchor="start"),
        drawn((signs,), 204, 0, wide - 236, high, 31),
    ]
    if VEST[order]:
        found.append(icon("vest", wide - 22, y, min(22, high - 4), "c-deep"))
        found.append(tally(VEST[order], wide - 10, y + 4, 7.5))
    return "".join(found)
