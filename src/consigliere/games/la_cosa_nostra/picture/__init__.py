"""The table of La Cosa Nostra as a police dossier: a view in, one picture out. Own drawings throughout.

The whole table is one sheet (`part="all"`). A page with its own layout asks for the parts and puts each into its own
box. Together the parts show every piece exactly once, so that ids stay unique on the page:

    board            1320 x 630    round and phase, market, monopolies, the felt with its dice, order of play, decks
    seat-0, seat-1   a family's play area each: the near one (the reader's, or seat 0) 1320 x 630, the others
                     890 x 555, 760 x 690 or 650 x 800, if there are two, three or four of them
    hand             one row, 296 high, as wide as its cards: give it a height and let it scroll on a narrow screen

A piece is a group with an id (`gangster-fat_tony`, `business-pimp_1`, `job-theft_r1_a`, `monopoly-lending`, `die_1`,
`first`), placed by its `transform` alone; a possible target of an option has `data-thing`.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Picture, Texts, draw_cached
from consigliere.drawing.svg import at, rect
from consigliere.engine.errors import NotUnderstood

from . import board, family, files, payday, room
from .sheet import Sheet
from .style import STYLE, patterns

_GAP: Final = 10
_WIDTH: Final = board.ACROSS  # of the whole table, without its margin


def parts_of(view: dict[str, Any]) -> tuple[str, ...]:
    """The parts of a view's table: the board, the seats clockwise from the near one, the hand if there is one."""
    seats = Sheet(view, _silent, "").order()
    hand = () if view["table"]["hand"] is None else ("hand",)
    return ("board", *(f"seat-{seat}" for seat in seats), *hand)


def _silent(message_id: str, /, **args: Any) -> str:
    return ""


def draw(view: dict[str, Any], words: Texts, part: str = "all") -> Picture:
    """The table, or a part of it, as the view's seat sees it."""
    known = ("all", *parts_of(view))
    if part not in (*known, "hand"):
        raise NotUnderstood(f"a picture's part is one of {', '.join(known)}, not {part!r}")
    # Several hands may share a page: an open table shows them all.
    sheet = Sheet(view, words, f"lcn-{part}-{view['seat']}" if part == "hand" else f"lcn-{part}")
    width: float
    height: float
    if part == "board":
        width, height, inside = board.WIDTH, board.HEIGHT, board.board(sheet)
    elif part == "hand":
        width, height = files.hand_width(sheet), files.HAND_HEIGHT
        inside = [draw_cached(files.hand, sheet.in_hand(), width)]
    elif part == "all":
        width, height, inside = _all(sheet)
    else:
        seat = int(part.removeprefix("seat-"))
        width, height = _size(sheet, seat)
        inside = [draw_cached(family.area, sheet.before(seat), seat, width, height)]
    kind, of = part.partition("-")[0], sheet.called(seat) if part.startswith("seat-") else ""
    label = words("pic-label", part=kind, family=of, round=str(view["table"]["round"]))
    return Picture.of(width, height, label, STYLE, patterns(sheet.id_prefix), *inside, kind=kind)


def stage(view: dict[str, Any], events: list[dict[str, Any]], words: Texts) -> Picture | None:
    """What is shown in front of the board during these events: payday, or a job and its dice."""
    sheet = Sheet(view, words, "lcn-stage")
    paid = next((one["to"] for one in events if one["event"] == "money" and one["why"] == "income"), None)
    if paid is not None:
        width, height, inside = payday.WIDTH, payday.HEIGHT, payday.skyline(sheet, paid)
    elif view["table"]["deeds"] and any(one["event"] in _STAGED for one in events):
        width, height, inside = room.WIDTH, room.HEIGHT, room.room(sheet, view["table"]["deeds"][-1])
    else:
        return None
    label = words("pic-label", part="board", family="", round=str(view["table"]["round"]))
    return Picture.of(width, height, label, STYLE, patterns(sheet.id_prefix), *inside, kind="stage")


_STAGED: Final = frozenset({"revealed", "rolled", "rerolled", "outcome", "repelled", "prevented", "killed"})


def _size(sheet: Sheet, seat: int) -> tuple[float, float]:
    """The near area is as large as the board."""
    return (board.WIDTH, board.HEIGHT) if seat == sheet.near() else board.FAR[sheet.seats - 1]


def _all(sheet: Sheet) -> tuple[float, float, list[str]]:
    """The other families in a row above, clockwise from the left; board and near family below, then the hand."""
    near, *others = sheet.order()
    wide = (_WIDTH - _GAP * (len(others) - 1)) / len(others)
    far = round(board.height_across(len(others)))
    width, height = _WIDTH + 2 * _GAP, float(far + board.HEIGHT + 3 * _GAP)
    inside = []
    for i, seat in enumerate(others):
        area = draw_cached(family.area, sheet.before(seat), seat, wide, far)
        inside.append(at(_GAP + (wide + _GAP) * i, _GAP, area, class_="panel seat"))
    low = far + 2 * _GAP
    inside.append(at(_GAP, low, *board.board(sheet), class_="panel board"))
    area = draw_cached(family.area, sheet.before(near), near, *_size(sheet, near))
    inside.append(at(2 * _GAP + board.WIDTH, low, area, class_="panel seat"))
    if sheet.table["hand"] is not None:
        inside.append(at(0, height, draw_cached(files.hand, sheet.in_hand(), width), class_="panel hand"))
        height += files.HAND_HEIGHT
    return width, height, [rect(0, 0, width, height, class_="night"), *inside]
