"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at
from consigliere.engine import Fast, Match, Setup, Title

from .cards import HEIGHT, WIDTH, card
from .pieces import RADIUS, objective_marker, token
from .sheet import Sheet
from .style import STYLE, patterns

_PART: Final = "dp-box"
_EDGE: Final = 8


def component(title: Title[Any], table: str, key: str, words: Texts) -> Picture | None:
    """A card, a token or a marker; None for anything else."""
    if table in ("command_cards", "leader_cards"):
        return _framed(WIDTH, HEIGHT, key, words, card(_sheet(title, words), key, 0, 0, 1))
    if table in ("units", "leader_tokens"):
        return _framed(
            4 * RADIUS, 4 * RADIUS, key, words, token(_sheet(title, words), key, 2 * RADIUS, 2 * RADIUS, 1.7 * RADIUS)
        )
    if table == "objective_markers":
        return _framed(60, 60, key, words, objective_marker(int(key[-1]), 30, 30, 1.5))
    return None


def _sheet(title: Title[Any], words: Texts) -> Sheet:
    """The table of a game that has just begun."""
    view = Match.begin(Setup(title, 2, title.complete_options(2, {}), Fast(7))).view(0)
    return Sheet(view, words, _PART)


def _framed(width: float, height: float, key: str, words: Texts, *inside: str) -> Picture:
    edge = 2 * _EDGE
    return Picture.of(width + edge, height + edge, words(key), STYLE, patterns(_PART), at(_EDGE, _EDGE, *inside))
