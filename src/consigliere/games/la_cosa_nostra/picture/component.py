"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at
from consigliere.engine import Fast, Match, Setup, Title

from .cards import BUSINESS_HEIGHT, business, recruit
from .cards import WIDTH as BUSINESS_WIDTH
from .files import HEIGHT, SLIP_WIDTH, WIDTH, job_file, slip
from .sheet import Sheet
from .style import STYLE

_PART: Final = "lcn-box"
_EDGE: Final = 8
_RECRUIT: Final = (60, 88)
_SCALE: Final = 2.0


def component(title: Title[Any], table: str, key: str, data: dict[str, Any], words: Texts) -> Picture | None:
    """A card of any kind; None for anything else. `data` is its entry."""
    sheet = Sheet(_view(title), words, _PART)
    if table == "jobs":
        return _framed(WIDTH, HEIGHT, key, words, job_file(sheet, key, 0, 0))
    if table == "influence":
        return _framed(SLIP_WIDTH, HEIGHT, key, words, slip(sheet, key, 0, 0))
    if table == "businesses":
        drawn = business(sheet, f"{key}_1", 0, 0, _SCALE)
        return _framed(BUSINESS_WIDTH * _SCALE, BUSINESS_HEIGHT * _SCALE, key, words, drawn)
    if table in ("gangsters", "special_gangsters"):
        price = int(data.get("hire_cost", data.get("price", 0)))
        wide, high = _RECRUIT
        return _framed(wide * _SCALE, high * _SCALE, key, words, recruit(sheet, key, 0, 0, _SCALE, price))
    return None


@lru_cache(maxsize=1)
def _view(title: Title[Any]) -> dict[str, Any]:
    """The table of a game for three that has just begun."""
    options = title.complete_options(3, {"bosses": "choice", "first_player": "host"})
    match = Match.begin(Setup(title, 3, options, Fast(1)))
    while match.options(match.deciders[0])[0].verb == "boss":
        seat = match.deciders[0]
        match.play(seat, match.options(seat)[0])
    return match.view(0)


def _framed(width: float, height: float, key: str, words: Texts, *inside: str) -> Picture:
    return Picture.of(width + 2 * _EDGE, height + 2 * _EDGE, words(key), STYLE, at(_EDGE, _EDGE, *inside))
