"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Picture, Texts
from consigliere.drawing.svg import at, rect
from consigliere.engine import Fast, Match, Setup, Title

from .board import monopoly
from .cards import BUSINESS_HEIGHT, business, recruit
from .cards import WIDTH as BUSINESS_WIDTH
from .felt import boss
from .files import HEIGHT, SLIP_WIDTH, WIDTH, job_file, slip
from .glyphs import GANGS, SIGNS, drawn
from .letters import line_of, name_lines
from .sheet import Sheet
from .style import STYLE, patterns

_PART: Final = "lcn-box"
_EDGE: Final = 8
_RECRUIT: Final = (60.0, 88.0)
_SCALE: Final = 2.0
_BOSS: Final = (176.0, 300.0)
_MONOPOLY: Final = (125.0, 169.0)
_GANG: Final = (150.0, 170.0)
_BILL: Final = (190.0, 90.0)


def component(title: Title[Any], table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
    """A card of any kind, or a bill; None for anything else."""
    key, sheet = str(entry.get("id", "")), Sheet(_view(title), words, _PART)
    if table == "jobs":
        return _framed(WIDTH, HEIGHT, job_file(sheet, key, 0, 0))
    if table == "influence":
        return _framed(SLIP_WIDTH, HEIGHT, slip(sheet, key, 0, 0))
    if table == "businesses":
        card = business(sheet, f"{key}_1", 0, 0, _SCALE)
        return _framed(BUSINESS_WIDTH * _SCALE, BUSINESS_HEIGHT * _SCALE, card)
    if table in ("gangsters", "special_gangsters"):
        price = int(entry.get("hire_cost", entry.get("price", 0)))
        wide, high = _RECRUIT
        return _framed(wide * _SCALE, high * _SCALE, recruit(sheet, key, 0, 0, _SCALE, price))
    if table == "families":
        return _framed(*_BOSS, at(0, 0, *boss(sheet, key, *_BOSS), class_=f"of-{key}"))
    if table == "monopolies":
        wide, high = _MONOPOLY
        return _framed(wide, high, monopoly(sheet, key, 0))
    if table == "special_gangs":
        return _gang(sheet, key)
    return _bill(sheet, int(entry["denomination"])) if table == "bills" else None


def _gang(sheet: Sheet, gang: str) -> Picture:
    """The sign of a gang of special gangsters, with its name."""
    wide, high = _GANG
    name = name_lines(sheet.words(gang), wide / 2, 140, 28, wide - 12, 1.0, least=1)
    card = rect(0, 0, wide, high, class_="bone edge frame")
    return _framed(wide, high, card, drawn(GANGS[gang], wide / 2, 62, 92, "ink"), name)


def _bill(sheet: Sheet, worth: int) -> Picture:
    """A bill: its worth between two signs."""
    wide, high = _BILL
    inside = [rect(0, 0, wide, high, class_="manila edge frame"), rect(6, 6, wide - 12, high - 12, class_="none edge")]
    inside += [drawn(SIGNS["earning"], x, high / 2, 34, "ink") for x in (26, wide - 26)]
    return _framed(
        wide, high, *inside, line_of(sheet.money(worth), wide / 2, high / 2 + 13, 36, wide - 96, class_="ink")
    )


@lru_cache(maxsize=1)
def _view(title: Title[Any]) -> dict[str, Any]:
    """The table of a game for three that has just begun."""
    options = title.complete_options(3, {"bosses": "choice", "first_player": "host"})
    match = Match.begin(Setup(title, 3, options, Fast(1)))
    while match.options(match.deciders[0])[0].verb == "boss":
        seat = match.deciders[0]
        match.play(seat, match.options(seat)[0])
    return match.view(0)


def _framed(width: float, height: float, *inside: str) -> Picture:
    edge = 2 * _EDGE
    return Picture.of(width + edge, height + edge, "", STYLE, patterns(_PART), at(_EDGE, _EDGE, *inside))
