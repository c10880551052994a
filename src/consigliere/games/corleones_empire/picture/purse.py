"""The reader's bills, goods and suitcase in one line, for windows in which the hand does not fit: only to look at."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, PLAYFAIR, Texts
from consigliere.drawing.svg import at, path, rect, text, title
from consigliere.games.corleones_empire import listing

from . import glyphs
from .cards import GOOD_HUES, GOODS
from .hand import BILLS

WIDTH: Final = 390
HEIGHT: Final = 46
_SLOT: Final = 35.5
_CASE: Final = 98  # width of the suitcase


def purse(view: dict[str, Any], words: Texts) -> list[str]:
    """What the reader could pay with, and the money that counts."""
    table = view["table"]
    held = Counter(table["hand"])
    counts = tuple([held[card] for card in (*BILLS, *GOODS)])
    return [_line(counts, table["families"][view["seat"]]["suitcase"]["money"], words)]


@lru_cache(maxsize=512)
def _line(counts: tuple[int, ...], money: int, words: Texts) -> str:
    drawn = [rect(0, 0, WIDTH, HEIGHT, class_="felt"), rect(0, HEIGHT - 1.4, WIDTH, 1.4, class_="gold")]
    for i, (card, count) in enumerate(zip((*BILLS, *GOODS), counts, strict=True)):
        name = title(f"{listing.name(card, words)}: {count}")
        drawn.append(at(4 + _SLOT * (i + 0.5), 0, name, _sign(card), _count(count), opacity=None if count else 0.5))
    lid = f"M{WIDTH - _CASE + 8} 4H{WIDTH - 11}L{WIDTH - 4} 14V42H{WIDTH - _CASE}V14Z"
    middle = WIDTH - _CASE / 2 - 2
    drawn += [
        path(lid, class_="lining gilt"),
        PLAYFAIR.line(f"${money}", middle, 26, 22, _CASE - 16, class_="display gold"),
        OSWALD.line(words("pic-suitcase"), middle, 39, 12, _CASE - 12, class_="paper"),
    ]
    return "".join(drawn)


def _sign(card: str) -> str:
    if card in GOOD_HUES:
        return rect(-13, 3, 26, 23, rx=3, fill=GOOD_HUES[card]) + glyphs.pict(card, 0, 14.5, 19, "c-paper")
    return glyphs.bill(card.removeprefix("bill_"), 0, 14.5, 33, 20)


def _count(count: int) -> str:
    return text(str(count), 0, 40, 14, text_anchor="middle", class_="paper")
