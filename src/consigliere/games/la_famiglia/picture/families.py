"""The four family boards as panels of painted carts, and the same boards opened wide while families are chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, YESEVA, Sheet, Texts
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, circle, path, rect, title
from consigliere.games.la_famiglia.components import (
    CAR_ATTACK,
    CAR_BOMB,
    ECONOMY,
    FAMILY,
    FAMILY_BOARD,
    I_MONEY,
    INSTANT_IDS,
    JUSTICE,
    NO_INSTANT,
    PLACE_BASE,
    POLICE,
    RECRUIT_BASE,
    ROW_IDS,
)
from consigliere.games.la_famiglia.telling import row_told

from .pieces import LETTERS, LIT, fig, mark, rope_box
from .style import icon

WIDTH: Final = 1236
HEIGHT: Final = 66
NAMES: Final = ("white",)
PANEL: Final = 306
_STEP: Final = 310
_CREST: Final = 46
_HIGH: Final = HEIGHT - 2
_ROW: Final = 23.5


def families(sheet: Sheet) -> list[str]:
    """The elements of the panels of all families, team by team."""
    order = sorted(sheet.table["seats"], key=lambda player: (player["team"], player["seat"]))
    return [rect(0, 0, WIDTH, HEIGHT, class_="night"), *[_panel(sheet, one, i) for i, one in enumerate(order)]]


def _panel(sheet: Sheet, player: dict[str, Any], place: int) -> str:
    """A family's board. Its class contains its index, for pages without room for four side by side."""
    words, seat = sheet.words, player["seat"]
    x = 0 if not place else _STEP * place
    if player["family"] is None:
        inside = [
            rect(0, 1, PANEL, _HIGH, rx=6, class_="deep thin"),
            OSWALD.line(words("pic-no-family"), PANEL / 2, 38, 15, PANEL - 40, class_="chalk"),
        ]
        return at(x, 0, *inside, id=f"seat-{seat}", class_=f"pane place-{place}")
    name = player["family"]
    mine = sheet.view["seat"] == seat
    first = sheet.table["first"] == seat
    counts = (player["supply"], player["cars"], player["boats"], player["markers"], _owned(player))
    called = words("pic-you") if mine else words(name)
    inside = [_cart(words, sheet.id_prefix, name, called, counts, first)]
    for index, opened in enumerate(player["opened"]):
        row = ROW_IDS[index]
        names: dict[str, Any] = {"id": f"row-{seat}-{row}"}
        if mine:
            names = {"id": f"row_{row}", "data_thing": f"row_{row}"}
        kind = f"row {LIT} chosen" if mine and f"row_{row}" in sheet.chosen else f"row {LIT}"
        left, wide = (_CREST + 2, 156) if index in (JUSTICE, ECONOMY) else (_CREST + 160, PANEL - _CREST - 162)
        top = 17.5 if index < ECONOMY else 17.5 + _ROW
        line = rope_box(0.5, 1.4, wide - 1, _ROW - 3.8, 4, 2.8)
        inside.append(at(left, top, _row(words, FAMILY[name], index, opened, wide), line, class_=kind, **names))
    kind = f"pane place-{place} of-{name}" + (" lit" if sheet.waits_for(seat) else "")
    return at(x, 0, *inside, id=f"seat-{seat}", class_=kind)


def _owned(player: dict[str, Any]) -> int:
    """Special orders that a family has gained and not sold."""
    return len(player["gained"])


@lru_cache(maxsize=2048)
def _cart(words: Texts, part: str, name: str, called: str, counts: tuple[int, ...], first: bool) -> str:
    """The panel of a cart: medallion, painted edge, and the supply."""
    teeth = "".join([f"M{_CREST + 4 + 8 * i} 2h8l-4 4Z" for i in range((PANEL - _CREST - 8) // 8)])
    crest = f"M0 7A6 6 0 0 1 6 1H{_CREST}V{_HIGH + 1}H6A6 6 0 0 1 0 {_HIGH - 5}Z"
    inside = [
        rect(1, 3, PANEL, _HIGH, rx=6, class_="cast"),
        rect(0, 1, PANEL, _HIGH, rx=6, class_="cart thin frame"),
        path(teeth, class_="accent"),
        path(crest, class_="own thin"),
        path(crest, fill=f"url(#{part}-white)") if name == "white" else "",
        mark(name, 30, True, 1.8, _CREST / 2, 24),
        YESEVA.line(called, _CREST / 2, HEIGHT - 8, LETTERS, _CREST - 4, class_="display on"),
    ]
    x = _CREST + 6.0
    for sign, key, count in zip(
        ("soldier", "car", "boat", "marker", "order"),
        ("supply", "cars", "boats", "markers", "gained"),
        counts,
        strict=True,
    ):
        shown = icon(sign, 8, 9.5, 15) + fig(count, 19, 9.5, LETTERS + 0.4, "", None)
        told = title(words(f"pic-left-{key}", count=count))
        inside.append(at(x, 0, told, rect(-2, 1, 46, 16, fill="transparent"), shown))
        x += 50
    if first:
        sun = title(words("pic-first")) + circle(0, 0, 10.5, class_="lemon s-ink") + icon("first", 0, 0, 18)
        inside.append(at(_CREST - 8, 11, sun))
    return "".join(inside)


@lru_cache(maxsize=8192)
def _row(words: Texts, family: int, index: int, opened: int, wide: float) -> str:
    """A row of the board: its current value, what the next marker uncovers, how many markers are left. The tooltip has
    everything under the markers, which is public. [LF-FAM-01 to LF-FAM-05, LF-SET-08]"""
    high, y = _ROW - 1.5, (_ROW - 1.5) / 2
    parts = [
        title(row_told(family, index, opened, words)),
        rect(0, 0, wide, high, rx=3, class_="chalk s-ink frame", stroke_width=1),
        icon(ROW_IDS[index], 12, y, 17),
    ]
    x = 25.0
    for sign, number in _now(family, index, opened):
        if sign:
            parts.append(icon(sign, x + 7, y, 15, "c-brick"))
            x += 15
        parts.append(fig(number, x, y, 14, "", None))
        x += 8.8 * len(number) + 3
    cells = FAMILY_BOARD[family][index]
    if opened < len(cells):
        parts.append(path(f"M{x:g} {y - 4:g}l5 4l-5 4Z", class_="accent"))
        x += 8
        for sign, number in _next(family, index, opened):
            if sign:
                parts.append(icon(sign, x + 7.5, y, 15, "c-accent"))
                x += 17
            if number:
                parts.append(fig(number, x, y, LETTERS + 0.2, "accent", None))
                x += 8.4 * len(number) + 2
        left = len(cells) - opened
        parts.append(circle(wide - 19, y, 5, class_="own s-ink", stroke_width=1.1))
        parts.append(fig(left, wide - 11.6, y, LETTERS + 0.2, "", None))
    return "".join(parts)


def _now(family: int, index: int, opened: int) -> list[tuple[str, str]]:
    if index == JUSTICE:
        return [("shotgun", str(CAR_ATTACK[family][opened])), ("bomb", str(CAR_BOMB[family][opened]))]
    if index == ECONOMY:
        return []
    return [("", str((PLACE_BASE if index == POLICE else RECRUIT_BASE)[family][opened]))]


def _next(family: int, index: int, at_: int) -> list[tuple[str, str]]:
    """What is under a marker: an instant effect, a better value, an order."""
    cell = FAMILY_BOARD[family][index][at_]
    found: list[tuple[str, str]] = []
    if cell.instant == I_MONEY:
        found.append(("", f"£{cell.n}"))
    elif cell.instant != NO_INSTANT:
        found.append((INSTANT_IDS[cell.instant], ""))
    now, then = (_now(family, index, n) for n in (at_, at_ + 1))
    if now != then:
        found.append(("", "·".join([number for _, number in then])))
    if cell.order >= 0:
        found.append(("order", ""))
    return found


# --- before the game: choosing families


def choosing(sheet: Sheet, width: float, height: float) -> list[str]:
    """The boards of the families drawn, the teams side by side, with everything under their markers. [LF-SET-05]"""
    words = sheet.words
    taken = {player["family"] for player in sheet.table["seats"]}
    most = max([len(names) for names in sheet.table["drawn"]] or [1])
    wide, high = (width - 18) / 2, (height - 40) / max(most, 1) - 6
    found = []
    for team, names in enumerate(sheet.table["drawn"]):
        x = 6 + (wide + 6) * team
        heading = words("pic-team-draws", number=str(team + 1))
        found.append(YESEVA.line(heading, x + wide / 2, 26, 17, wide - 8, class_="display"))
        for i, name in enumerate(names):
            kind = f"crest-choice {LIT} of-{name}{' spent' if name in taken else ''}"
            inside = choice(words, name, wide, high) + rope_box(0, 0, wide, high, 6, 5)
            place = (x, 38 + (high + 6) * i)
            told = words(f"{name}.family")
            found.append(piece(*place, inside, tooltip=told, id=f"family-{name}", class_=kind, data_thing=name))
    return found


@lru_cache(maxsize=128)
def choice(words: Texts, name: str, wide: float, high: float) -> str:
    """A family to choose: what it is good at, the value of each row, and everything under its markers."""
    family = FAMILY[name]
    strength = max(ROW_IDS, key=lambda row: len(FAMILY_BOARD[family][ROW_IDS.index(row)]))
    inside = [
        rect(1, 2, wide, high, rx=6, class_="cast"),
        rect(0, 0, wide, high, rx=6, class_="cart thin frame"),
        path(f"M0 6A6 6 0 0 1 6 0H{wide - 6:g}A6 6 0 0 1 {wide:g} 6V34H0Z", class_="own thin"),
        mark(name, 26, True, 1.8, 20, 17),
        YESEVA.line(words(f"{name}.family"), 40, 16, 15, wide - 48, text_anchor="start", class_="display on"),
        OSWALD.line(words(f"good-at-{strength}"), 40, 30, LETTERS, wide - 44, text_anchor="start", class_="on"),
    ]
    each = (high - 36) / len(ROW_IDS)
    for index, row in enumerate(ROW_IDS):
        told = title(row_told(family, index, 0, words))
        inside.append(at(4, 35 + each * index, told, _opened(family, index, row, wide - 8, each - 2.5)))
    return "".join(inside)


def _opened(family: int, index: int, row: str, wide: float, high: float) -> str:
    """A complete row: its first value, then what each marker uncovers, from the left."""
    parts = [rect(0, 0, wide, high, rx=3, class_="chalk s-ink", stroke_width=1), icon(row, 12, high / 2, 18)]
    begins = "·".join([number for _, number in _now(family, index, 0)])
    cells = FAMILY_BOARD[family][index]
    step = (wide - 25) / (len(cells) + 1)
    parts.append(fig(begins, 23 + step / 2, high / 2, LETTERS))
    for i in range(len(cells)):
        middle = 23 + step * (i + 1.5)
        signs = _next(family, index, i)
        parts.append(
            rect(middle - step / 2 + 0.8, 2, step - 1.6, high - 4, rx=3, class_="open s-ink", stroke_width=0.8)
        )
        value = next((number for _, number in signs if number), "")
        small = [sign for sign, _ in signs if sign]
        heights = [high / 2] if len(small) + bool(value) < 2 else [high * 0.3, high * 0.7]
        if value:
            parts.append(fig(value, middle, heights[-1], LETTERS))
        for sign, y in zip(small, heights, strict=False):
            parts.append(icon(sign, middle, y, 14, "c-brick" if sign == "order" else "c-accent"))
    return "".join(parts)
