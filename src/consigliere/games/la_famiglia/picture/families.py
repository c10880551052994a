"""The four family boards, the control tokens of both teams, and what lies behind the reader's screen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Sheet, Texts
from consigliere.drawing.fonts import CORMORANT, YESEVA
from consigliere.drawing.shapes import piece, sign
from consigliere.drawing.svg import at, circle, path, rect, text, title
from consigliere.games.la_famiglia.components import (
    CAR_ATTACK,
    CAR_BOMB,
    FAMILY,
    FAMILY_BOARD,
    I_CAR,
    I_LAB,
    I_MONEY,
    NO_INSTANT,
    PLACE_BASE,
    RECRUIT_BASE,
    ROW_IDS,
    base_values,
)
from consigliere.games.la_famiglia.telling import order_told, row_told

from .pieces import CAR, LAB, soldiers
from .style import MARKS

WIDTH: Final = 1760
HEIGHT: Final = 250
_PANEL: Final = 436
HQ_HEIGHT: Final = 150
_TOKEN: Final = 132


def families(sheet: Sheet) -> list[str]:
    parts = [rect(0, 0, WIDTH, HEIGHT, class_="shade")]
    order = sorted(sheet.table["seats"], key=lambda player: (player["team"], player["seat"]))
    for i, player in enumerate(order):
        parts.append(_panel(sheet, player, i))
    return parts


def _panel(sheet: Sheet, player: dict[str, Any], place: int) -> str:
    """A family's board; the class names its place in the row, for pages without room for four side by side."""
    words = sheet.words
    seat, x = player["seat"], 4 + (_PANEL + 3) * place
    inside = [rect(0, 0, _PANEL, HEIGHT - 8, rx=8, class_="paper line")]
    if player["family"] is None:
        inside.append(CORMORANT.line(words("pic-no-family"), _PANEL / 2, 100, 20, _PANEL - 40))
        return at(x, 4, *inside, *_claims(sheet, player), id=f"seat-{seat}", class_=f"pane place-{place}")
    name = player["family"]
    inside += [
        at(24, 24, sign(MARKS[name], 0, 0, 30, "own line")),
        YESEVA.line(words(f"{name}.family"), 46, 23, 18, 144, text_anchor="start", class_="display"),
    ]
    numbers = {what: str(number) for what, number in base_values(FAMILY[name], player["opened"]).items()}
    inside.append(CORMORANT.line(words("pic-values", **numbers), _PANEL - 8, 21, 17.6, 232, text_anchor="end"))
    supply = {key: str(player[key]) for key in ("supply", "cars", "boats", "markers")}
    inside.append(CORMORANT.line(words("pic-supply", **supply), _PANEL - 8, 42, 17.6, 380, text_anchor="end"))
    mine = sheet.view["seat"] == seat
    for index, opened in enumerate(player["opened"]):
        chosen = mine and f"row_{ROW_IDS[index]}" in sheet.chosen
        row = ROW_IDS[index]
        names: dict[str, Any] = {"id": f"row-{seat}-{row}"}
        if mine:
            names = {"id": f"row_{row}", "data_thing": f"row_{row}"}
        kind = "row chosen" if chosen else "row"
        inside.append(
            at(6, 48 + 33 * index, _row(words, FAMILY[name], index, opened, _PANEL - 12), class_=kind, **names)
        )
    inside += _claims(sheet, player)
    kind = f"pane place-{place} of-{name}" + (" lit" if sheet.waits_for(seat) else "")
    return at(x, 4, *inside, id=f"seat-{seat}", class_=kind)


@lru_cache(maxsize=8192)
def _row(words: Texts, family: int, index: int, opened: int, wide: float, shown: bool = False) -> str:
    """A row of the family board: values and instant effects uncovered from the left, or all `shown`, for everybody may
    look under the markers. [LF-FAM-01 to LF-FAM-05, LF-SET-08]"""
    row = ROW_IDS[index]
    cells = FAMILY_BOARD[family][index]
    parts = [
        title(row_told(family, index, opened, words)),
        rect(0, 0, wide, 31, rx=5, class_="chalk fine frame"),
        CORMORANT.line(words(row), 6, 21, 17.6, 80 if shown else 92, text_anchor="start"),
    ]
    for at_, cell in enumerate([None, *cells]):
        x = 104 + 39 * at_ if shown else 116 + 42 * at_
        if at_ > opened and not shown:
            parts.append(circle(x, 15.5, 14, class_="own fine"))
            if cell is not None and cell.order >= 0:
                parts.append(path(f"M{x - 4} 12H{x + 4}V19H{x - 4}Z", class_="on"))
            continue
        parts.append(circle(x, 15.5, 14, class_="paper fine"))
        instant = NO_INSTANT if cell is None else cell.instant
        if instant == I_CAR:
            parts.append(at(x, 17, path(CAR, class_="own fine"), scale=0.8))
        elif instant == I_LAB:
            parts.append(at(x, 15, path(LAB, class_="none fine"), scale=0.9))
        elif instant == I_MONEY and cell is not None:
            parts.append(text(f"+{cell.n}", x, 21, 17.6, text_anchor="middle", class_="display"))
        elif instant:
            parts.append(text("₤", x, 21, 17.6, text_anchor="middle", class_="display"))
        else:
            parts.append(YESEVA.line(_value(family, index, at_), x, 21, 17.6, 29, class_="display"))
        if shown and cell is not None and cell.order >= 0:
            parts.append(at(x + 11, 5, path("M-6 -4H6V4H-6Z", class_="own fine")))
    return "".join(parts)


def _value(family: int, row: int, opened: int) -> str:
    if row == 0:
        return f"{CAR_ATTACK[family][opened]}/{CAR_BOMB[family][opened]}"
    if row == 1:
        return str(PLACE_BASE[family][opened])
    return str(RECRUIT_BASE[family][opened]) if row == 3 else "·"


def _claims(sheet: Sheet, player: dict[str, Any]) -> list[str]:
    """The control tokens of a team lie with its first family; who holds one has a marker on it. [LF-CTL-05]"""
    team, seat, reader = player["team"], player["seat"], sheet.view["seat"]
    if seat >= 2:
        return []
    own = reader is not None and reader % 2 == team
    found = []
    claims, kinds = sheet.table["claims"][team], sheet.table["kinds"]
    across = max(-(-len(kinds) // 2), 1)
    wide = (_PANEL - 14) / across
    for i, kind in enumerate(kinds):
        holder = claims.get(kind)
        room = wide - 10 - (20 if holder is not None else 0)
        inside = [
            rect(0, 0, wide - 3, 27, rx=5, class_="sun fine frame"),
            CORMORANT.line(sheet.words(kind), 5, 20, 17.6, room, text_anchor="start"),
        ]
        if holder is not None:
            colour = sheet.table["seats"][holder]["family"]
            mark = sign(MARKS[colour], wide - 15, 14, 18, "own fine")
            inside.append(at(0, 0, mark, class_=f"of-{colour}"))
        names: dict[str, Any] = {"id": f"token-{team}-{kind}", "class_": sheet.marked(kind if own else "", "token")}
        if own:
            names |= {"id": f"token_{kind}", "data_thing": kind}
        told = f"{sheet.words(kind)}\n{sheet.words(f'{kind}.hint')}"
        found.append(piece(7 + wide * (i % across), 181 + 30 * (i // across), *inside, told=told, **names))
    return found


# --- before the game: which families each team chooses from


def drawn(sheet: Sheet, width: float) -> list[str]:
    """The boards of the families drawn, the teams side by side, with all that lies under their markers. [LF-SET-05]"""
    words = sheet.words
    taken = {player["family"] for player in sheet.table["seats"]}
    wide = (width - 18) / 2
    found = []
    for team, names in enumerate(sheet.table["drawn"]):
        x = 6 + (wide + 6) * team
        heading = words("pic-team-draws", number=str(team + 1))
        found.append(YESEVA.line(heading, x + wide / 2, 32, 20, wide - 20, class_="display"))
        for i, name in enumerate(names):
            rows = [
                at(6, 50 + 34 * row, _row(words, FAMILY[name], row, 0, wide - 12, True)) for row in range(len(ROW_IDS))
            ]
            inside = [
                rect(0, 0, wide, 194, rx=8, class_="paper line frame"),
                at(24, 24, sign(MARKS[name], 0, 0, 30, "own line")),
                YESEVA.line(words(f"{name}.family"), 46, 30, 18, wide - 60, text_anchor="start", class_="display"),
                *rows,
            ]
            kind = f"crest-choice of-{name}{' spent' if name in taken else ''}"
            told = words(f"{name}.family")
            place = (x, 52 + 204 * i)
            found.append(piece(*place, *inside, told=told, id=f"family-{name}", class_=kind, data_thing=name))
    return found


# --- behind the screen


def hq_width(sheet: Sheet) -> float:
    count = sum(len(player["hq"]["orders"]) + 1 for player in _open(sheet))
    return max(400, 20 + (_TOKEN + 8) * count)


def _open(sheet: Sheet) -> list[dict[str, Any]]:
    """The players whose HQ the reader sees, the reader first."""
    seen = [player for player in sheet.table["seats"] if player["hq"] is not None and player["family"] is not None]
    return sorted(seen, key=lambda player: player["seat"] != sheet.view["seat"])


def hq(sheet: Sheet, width: float) -> list[str]:
    parts = [rect(0, 0, width, HQ_HEIGHT, class_="deep")]
    if not _open(sheet):
        parts.append(CORMORANT.line(sheet.words("pic-hq-empty"), width / 2, 82, 20, width - 24, class_="light"))
    x = 10.0
    for player in _open(sheet):
        parts.append(_purse(sheet, player, x))
        x += _TOKEN + 8
        for order in player["hq"]["orders"]:
            parts.append(_order(sheet, player["family"], order, x))
            x += _TOKEN + 8
    return parts


def _purse(sheet: Sheet, player: dict[str, Any], x: float) -> str:
    words = sheet.words
    hq_ = player["hq"]
    mine = player["seat"] == sheet.view["seat"]
    told = words("list-hq" if mine else "list-hq-ally")
    inside = [
        rect(0, 0, _TOKEN, HQ_HEIGHT - 16, rx=8, class_="own line"),
        YESEVA.line(
            words("pic-hq") if mine else words("pic-ally"), _TOKEN / 2, 24, 17, _TOKEN - 12, class_="display on"
        ),
        circle(36, 66, 22, class_="sun line"),
        text(str(hq_["money"]), 36, 74, 22, text_anchor="middle", class_="display"),
        text("₤", 36, 108, 18, text_anchor="middle", class_="display on"),
        at(96, 66, soldiers("grey" if player["family"] is None else player["family"], hq_["soldiers"], 22)),
    ]
    return piece(x, 8, *inside, told=told, id=f"hq-{player['seat']}", class_=f"purse of-{player['family']}")


def _order(sheet: Sheet, family: str, order: str, x: float) -> str:
    """An order in HQ: everything that stands on the token."""
    words = sheet.words
    full = words(f"{order}.full")
    inside = [
        rect(2, 3, _TOKEN, HQ_HEIGHT - 16, rx=8, class_="cast"),
        rect(0, 0, _TOKEN, HQ_HEIGHT - 16, rx=8, class_="paper line frame"),
        path(f"M0 8A8 8 0 0 1 8 0H{_TOKEN - 8}A8 8 0 0 1 {_TOKEN} 8V30H0Z", class_="own"),
        YESEVA.line(words(order), _TOKEN / 2, 21, 15, _TOKEN - 12, class_="display on"),
        CORMORANT.paragraph(full.partition(" · ")[2] or full, 8, 36, 15, _TOKEN - 16, HQ_HEIGHT - 52, 1.06, 0.86),
    ]
    kind = sheet.marked(order, f"order of-{family}")
    told = order_told(order, words)
    return piece(x, 8, *inside, told=told, id=f"order-{order}", class_=kind, data_thing=order)
