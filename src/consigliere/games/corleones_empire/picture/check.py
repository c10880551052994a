"""The guest check in the corner of the map: what the game is about, and the three ways to money at the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.drawing import OSWALD, Texts, piece
from consigliere.drawing.svg import at, group, line, path, rect, text
from consigliere.games.corleones_empire.components import COLOUR_AWARD, DISTRICT_AWARD

from . import glyphs
from .city import CHECK

View = dict[str, Any]


def check(view: View, words: Texts) -> str:
    """The drawn guest check. It is the same for every view; only the language matters."""
    return _check(words)


@lru_cache(maxsize=16)
def _check(words: Texts) -> str:
    """The aim of the game, in a line and three rows."""
    _, _, wide, tall = CHECK
    teeth = "".join(["l-5.125 -5 -5.125 5" for _ in range(16)])
    rows = (
        (glyphs.pict("launder", 18, 0, 22, "c-ink"), words("pic-aim-suitcase"), "$"),
        (glyphs.pict("marker", 18, 0, 22, "c-ink"), words("pic-aim-district"), f"+${DISTRICT_AWARD}"),
        (glyphs.pict("award", 18, 0, 22, "c-ink"), words("pic-aim-jobs"), f"+${COLOUR_AWARD}"),
    )
    drawn = [
        rect(4, 5, wide, tall, fill="#000", opacity=0.45),
        path(f"M0 0H{wide}V{tall}{teeth}Z", fill="#f4f0d2", class_="thin"),
        rect(0, 0, wide, 26, class_="green"),
        OSWALD.line(words("pic-aim").upper(), 10, 19, 16.5, wide - 20, text_anchor="start", class_="paper"),
    ]
    lines = OSWALD.wrapped(words("pic-aim-line"), 13.6, wide - 18)
    for i, said in enumerate(lines):
        drawn.append(OSWALD.line(said, 9, 43 + 16 * i, 13.6, wide - 16, text_anchor="start"))
    top = 32 + 16 * len(lines)
    each = (tall - 10 - top) / 3
    for i, (icon, said, pays) in enumerate(rows):
        y = top + each * i
        drawn.append(line(6, y, wide - 6, y, stroke="#2c6b4a", stroke_opacity=0.55))
        middle = y + each / 2
        drawn.append(at(0, middle, icon))
        drawn += _said(said, 34, middle, wide - 34 - 33)
        drawn.append(text(pays, wide - 7, middle + 6, 16, text_anchor="end", class_="money"))
    far = [  # on the whole map of a phone: larger, in signs alone
        rect(4, 5, wide, tall, fill="#000", opacity=0.45),
        path(f"M0 0H{wide}V{tall}{teeth}Z", fill="#f4f0d2", class_="thin"),
        rect(0, 0, wide, 36, class_="green"),
        OSWALD.line(words("pic-aim").upper(), wide / 2, 27, 25, wide - 16, class_="paper"),
    ]
    for i, (name, pays) in enumerate(
        (("launder", "$"), ("marker", f"+${DISTRICT_AWARD}"), ("award", f"+${COLOUR_AWARD}"))
    ):
        y = 62 + 50 * i
        far += [glyphs.pict(name, 42, y, 42), text(pays, wide - 16, y + 11, 30, text_anchor="end", class_="money")]
    drawn = [group(*drawn, class_="close-up"), group(*far, class_="overview", display="none")]
    return piece(0, 0, *drawn, tooltip=f"{words('pic-aim')}\n{words('pic-aim-line')}", id="check", data_card="here")


def _said(words: str, x: float, middle: float, room: float) -> list[str]:
    lines = OSWALD.wrapped(words, 13.4, room)
    top = middle + 4.8 - 7.5 * (len(lines) - 1)
    return [OSWALD.line(one, x, top + 15 * i, 13.4, room, text_anchor="start") for i, one in enumerate(lines)]
