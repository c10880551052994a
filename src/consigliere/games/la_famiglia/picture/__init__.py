"""The table of La Famiglia as painted tiles: a view in, one picture out. Own drawings throughout.

The whole table is one sheet (`part="all"`). A page with its own layout asks for the parts and puts each into its own
box. Together the parts show every piece exactly once, so that ids stay unique on the page:

    score      1236 x 42    the districts of both teams, and their control tokens
    board       824 x 600   the map of Sicily; in a conflict it is zoomed in, and 608 x 670
    ledger      408 x 600   the two action boards as a piazza; in a conflict the theatre, 624 x 670
    families   1236 x 66    the four family boards
    hand       1216 x 118   what lies behind the reader's screen, and the ally's
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Sheet, Texts
from consigliere.drawing.svg import at, element, rect
from consigliere.engine.errors import NotUnderstood

from . import battle, cards, coast, families, hq, ledger, score, sicily, theatre
from .style import STYLE, patterns

PARTS: Final = ("all", "board", "score", "ledger", "families", "hand")
_GAP: Final = 4


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The table, or a part of it, as the view's seat sees it."""
    if part not in PARTS:
        raise NotUnderstood(f"a picture's part is one of {', '.join(PARTS)}, not {part!r}")
    sheet = Sheet(view, words, f"lf-{part}")
    fighting = view["table"]["battle"] is not None
    width, height, paint, inside = _all(sheet, fighting) if part == "all" else _part(sheet, part, fighting)
    label = words({"all": "pic-table"}.get(part, f"pic-{part}"))
    kind = f"lf-{part} lf-fight" if fighting else f"lf-{part}"
    return Picture.of(width, height, label, STYLE, paint, *inside, kind=kind)


def _part(sheet: Sheet, part: str, fighting: bool) -> tuple[float, float, str, list[str]]:
    """A part's size, its patterns, and its contents."""
    name = sheet.id_prefix
    if part == "board":
        size = (battle.NEAR_WIDTH, battle.NEAR_HEIGHT) if fighting else (coast.WIDTH, coast.HEIGHT)
        return *size, patterns(name, sicily.NAMES) + sicily.clips(name), sicily.board(sheet)
    if part == "score":
        return score.WIDTH, score.HEIGHT, patterns(name, score.NAMES), score.score(sheet)
    if part == "ledger":
        size = (cards.WIDTH, cards.HEIGHT) if fighting else (ledger.WIDTH, ledger.HEIGHT)
        paint = patterns(name, ledger.NAMES) + ledger.clips(name) + theatre.clips(name)
        return *size, paint, ledger.ledger(sheet)
    if part == "families":
        return families.WIDTH, families.HEIGHT, patterns(name, families.NAMES), families.families(sheet)
    return hq.WIDTH, hq.HEIGHT, patterns(name, hq.NAMES), hq.hq(sheet)


def _all(sheet: Sheet, fighting: bool) -> tuple[float, float, str, list[str]]:
    """The parts on one sheet: score, map and desk, families, hand."""
    name, width = sheet.id_prefix, score.WIDTH
    wide, high = (battle.NEAR_WIDTH, battle.NEAR_HEIGHT) if fighting else (coast.WIDTH, coast.HEIGHT)
    top = score.HEIGHT + _GAP
    bounds = element("clipPath", rect(0, 0, wide, high), id=f"{name}-map")
    inside = [
        at(0, 0, *score.score(sheet), class_="pane"),
        at(0, top, *sicily.board(sheet), class_="pane", clip_path=f"url(#{name}-map)"),
        at(wide + _GAP, top, *ledger.ledger(sheet), class_="pane"),
        at(0, top + high + _GAP, *families.families(sheet), class_="pane"),
    ]
    height: float = top + high + 2 * _GAP + families.HEIGHT
    if sheet.view["seat"] is not None:
        inside.append(at((width - hq.WIDTH) / 2, height, *hq.hq(sheet), class_="pane"))
        height += hq.HEIGHT
    clips = sicily.clips(name) + ledger.clips(name) + theatre.clips(name) + element("defs", bounds)
    return width, height, patterns(name) + clips, [rect(0, 0, width, height, class_="night"), *inside]
