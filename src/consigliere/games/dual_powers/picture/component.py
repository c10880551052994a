"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at, group, rect
from consigliere.engine import Fast, Match, Setup, Title

from . import board, city
from .cards import HEIGHT, WIDTH, back, card
from .glyphs import emblem, icon
from .pieces import RADIUS, objective_marker, token
from .sheet import Sheet
from .style import STYLE, patterns

_PART: Final = "dp-box"
_EDGE: Final = 8
_SIGN: Final = 90
_DRAWS: Final = "bonus_draw"


def component(title: Title[Any], table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
    """A card, a tile, a token, a marker, a sign, or a part of the board; None for anything else."""
    key = str(entry.get("id", ""))
    sheet = Sheet(_view(title), words, _PART)
    if table in ("command_cards", "leader_cards"):
        return _framed(WIDTH, HEIGHT, card(sheet, key, 0, 0, 1))
    if table in ("units", "leader_tokens"):
        return _framed(4 * RADIUS, 4 * RADIUS, token(sheet, key, 2 * RADIUS, 2 * RADIUS, 1.7 * RADIUS))
    if table == "objective_markers":
        return _framed(60, 60, objective_marker(int(key[-1]), 30, 30, 1.5))
    if table == "region_tiles":
        return _framed(88, 106, at(-10, -14, *board.tile(words, _PART, entry["region"])))
    if table in ("actions", "bonus_actions"):
        return _sign(key)
    if table == "factions":
        side = group(_plate("own"), emblem(key, _SIGN / 2, _SIGN / 2, 66, "on"), class_=f"step {key}")
        return _framed(_SIGN, _SIGN, side)
    return _on_the_board(sheet, table, key)


def _on_the_board(sheet: Sheet, table: str, key: str) -> Picture | None:
    """A part of the board."""
    if table in ("regions", "connections"):
        x, y, wide, high, drawn = city.plan(sheet, [key])
        return _framed(wide, high, at(-x, -y, *drawn))
    if table == "calendar":
        return _framed(board.WIDTH, 156, *board.calendar(sheet))
    if table == "support_track":
        return _framed(board.WIDTH, 108, board.track(sheet.words, sheet.table["half_length"], 0))
    if table == "board_spaces" and key in board.HANGING:
        return _framed(108, 156, board.hanging(sheet.words, _PART, key, None, 0))
    return None


def _sign(action: str) -> Picture:
    """The sign of an action, as cards show it; the back of a card for a bonus that draws one."""
    if action == _DRAWS:
        return _framed(WIDTH * 0.5, HEIGHT * 0.5, back(0, 0, 0.5))
    name = {"bonus_organise": "organise_protest"}.get(action, action.removeprefix("bonus_"))
    return _framed(_SIGN, _SIGN, _plate("chalk"), icon(name, _SIGN / 2, _SIGN / 2, 62, "ink"))


def _plate(ground: str) -> str:
    return rect(0, 0, _SIGN, _SIGN, class_=f"{ground} line")


@lru_cache(maxsize=1)
def _view(title: Title[Any]) -> dict[str, Any]:
    """The table of a game that has just begun."""
    return Match.begin(Setup(title, 2, title.complete_options(2, {}), Fast(7))).view(0)


def _framed(width: float, height: float, *inside: str) -> Picture:
    edge = 2 * _EDGE
    return Picture.of(width + edge, height + edge, "", STYLE, patterns(_PART), at(_EDGE, _EDGE, *inside))
