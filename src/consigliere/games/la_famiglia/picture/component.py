"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at
from consigliere.engine import Title

from . import hq, ledger, sicily, theatre
from .families import choice
from .score import token
from .style import STYLE, patterns

_PART: Final = "lf-box"
_EDGE: Final = 8
_FAMILY: Final = (300, 250)


def component(title: Title[Any], table: str, key: str, data: dict[str, Any], words: Texts) -> Picture | None:
    """An order, a family's board, a control token, or a whole board; None for anything else. `data` is its entry."""
    if table == "order":
        wide, high = hq.LETTER
        letter = at(0, 0, hq.letter_inside(words, _PART, data["family"], key), class_=f"of-{data['family']}")
        return _framed(wide, high, key, words, letter)
    if table == "family":
        wide, high = _FAMILY
        return _framed(wide, high, key, words, at(0, 0, choice(words, key, wide, high), class_=f"of-{key}"))
    if table == "control_token":
        return _framed(60, 60, key, words, at(30, 30, token(key), scale=1.5))
    return None


def _framed(width: float, height: float, key: str, words: Texts, *inside: str) -> Picture:
    edge = 2 * _EDGE
    clips = sicily.clips(_PART) + ledger.clips(_PART) + theatre.clips(_PART)
    return Picture.of(
        width + edge, height + edge, words(key), STYLE, patterns(_PART) + clips, at(_EDGE, _EDGE, *inside)
    )
