"""Behind the reader's screen: money, soldiers and orders of the reader and of the ally."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, YESEVA, Sheet, Texts
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, path, rect
from consigliere.games.la_famiglia.components import INITIATIVE, IS_ATTACK, ORDER, VEST
from consigliere.games.la_famiglia.telling import order_told

from .pieces import LETTERS, LIT, fig, lira, pennant, rope_box, soldiers, tally
from .signs import drawn, order_rows
from .style import icon

WIDTH: Final = 1216
HEIGHT: Final = 118
NAMES: Final = ("band", "blue", "green", "red", "white", "yellow", "black")
_TOP: Final = 15
_TALL: Final = HEIGHT - _TOP - 4
_CARD: Final = 84
_SMALL: Final = 68  # width of the ally's orders
_PURSE: Final = 104
_FREE: Final = 40  # the least visible width of an overlapped card


def seen(sheet: Sheet) -> list[dict[str, Any]]:
    """The players whose HQ the reader sees, the reader first."""
    found = [player for player in sheet.table["seats"] if player["hq"] is not None and player["family"] is not None]
    return sorted(found, key=lambda player: player["seat"] != sheet.view["seat"])


def hq(sheet: Sheet) -> list[str]:
    """One row: the reader's purse and orders, then the ally's, smaller. Many orders overlap."""
    parts = [_ground(sheet.id_prefix)]
    players = seen(sheet)
    if not players:
        words = sheet.words("pic-hq-empty")
        return [*parts, OSWALD.line(words, WIDTH / 2, 70, 17, WIDTH - 24, class_="chalk")]
    counts = [len(player["hq"]["orders"]) for player in players]
    sizes = [_CARD, _SMALL][: len(players)]
    room = WIDTH - 12 - sum(_PURSE + 10 - 12 * i for i in range(len(players))) - 20
    wanted = sum(count * (size + 4.5) for count, size in zip(counts, sizes, strict=True))
    squeeze = min(1.0, room / wanted) if wanted else 1.0
    x = 6.0
    for i, (player, size) in enumerate(zip(players, sizes, strict=True)):
        if i:
            line: dict[str, Any] = {"stroke_width": 2, "stroke_dasharray": "2 5"}
            parts.append(path(f"M{x + 4:g} {_TOP}v{_TALL}", class_="none s-ochre round", **line))
            x += 14
        wide = _PURSE - 12 * i
        parts.append(_purse(sheet, player, x, wide))
        x += wide + 8
        step = max((size + 4.5) * squeeze, _FREE)
        for order in player["hq"]["orders"]:
            parts.append(_order(sheet, player["family"], order, x, i == 0))
            x += step
        if player["hq"]["orders"]:
            x += size + 4.5 - step
    return parts


@lru_cache(maxsize=8)
def _ground(part: str) -> str:
    return (
        rect(0, 0, WIDTH, HEIGHT, class_="deep")
        + rect(0, 0, WIDTH, 12, fill=f"url(#{part}-band)")
        + path(f"M0 12.5H{WIDTH}", class_="none thin")
    )


def _purse(sheet: Sheet, player: dict[str, Any], x: float, wide: float) -> str:
    mine = player["seat"] == sheet.view["seat"]
    hq_ = player["hq"]
    told = sheet.words("list-hq" if mine else "list-hq-ally")
    called = sheet.words("pic-hq") if mine else sheet.words("pic-ally-brief")
    inside = _open_purse(called, player["family"], hq_["money"], hq_["soldiers"], wide)
    return piece(x, _TOP, inside, tooltip=told, id=f"hq-{player['seat']}", class_=f"purse of-{player['family']}")


@lru_cache(maxsize=1024)
def _open_purse(called: str, family: str, money: int, men: int, wide: float) -> str:
    return "".join(
        [
            rect(1.5, 3, wide, _TALL, rx=6, class_="cast"),
            rect(0, 0, wide, _TALL, rx=6, class_="own thin frame"),
            rect(3.5, 3.5, wide - 7, _TALL - 7, rx=4, class_="none s-on", stroke_width=1, opacity=0.6),
            YESEVA.line(called, wide / 2, 19, 15, wide - 14, class_="display on"),
            lira(money, 8, 26, wide - 16, 34),
            icon("hq", wide * 0.3, _TALL - 21, 28, "c-on"),
            at(wide * 0.68, _TALL - 21, soldiers(family, men, 33)),
        ]
    )


def _order(sheet: Sheet, family: str, order: str, x: float, own: bool) -> str:
    """An order in HQ, with everything printed on the token."""
    inside = _letter(sheet.words, sheet.id_prefix, family, order, own)
    kind = sheet.classes(order, f"order {LIT} of-{family}")
    told = order_told(order, sheet.words)
    top = _TOP if own else _TOP + 6
    wide, high = (_CARD, _TALL) if own else (_SMALL, _TALL - 8)
    line = rope_box(-1.6, -1.6, wide + 3.2, high + 3.2, 5, 3.4)
    return piece(x, top, inside, line, tooltip=told, id=f"order-{order}", class_=kind, data_thing=order)


@lru_cache(maxsize=2048)
def _letter(words: Texts, part: str, family: str, name: str, own: bool) -> str:
    """A letter: its initiative (pointed: an attack, round: a supply), its vest, its parts as pictograms."""
    order = ORDER[name]
    wide, high = (_CARD, _TALL) if own else (_SMALL, _TALL - 8)
    scale = wide / 88
    strip = 19 if own else 9
    flag = 25 * scale
    foot = f"M1 {high - strip:g}H{wide - 1:g}V{high - 4:g}A3 3 0 0 1 {wide - 4:g} {high - 1:g}"
    foot += f"H4A3 3 0 0 1 1 {high - 4:g}Z"
    inside = [
        rect(1.5, 3, wide, high, rx=4, class_="cast"),
        rect(0, 0, wide, high, rx=4, class_="chalk thin frame"),
        path(foot, class_="own"),
        path(f"M1 {high - strip:g}H{wide - 1:g}", class_="none s-ink", stroke_width=1.2),
        pennant(IS_ATTACK[order], 1, 4 + flag / 2, 40 * scale, flag),
        fig(INITIATIVE[order], 16 * scale, 4 + flag / 2, max(20 * scale, LETTERS), "chalk"),
    ]
    if VEST[order]:
        inside.append(icon("vest", wide - 18 * scale, 17 * scale, 25 * scale, "c-deep"))
        inside.append(tally(VEST[order], wide - 9.5, 25 * scale, 8.2))
    top = 6 + flag
    inside.append(drawn(order_rows(order), 4, top, wide - 8, high - strip - top - 2, 32 * scale))
    if own:
        inside.append(OSWALD.line(words(name), wide / 2, high - 5.4, LETTERS, wide - 8, class_="name on"))
    else:
        inside.append(rect(1, high - strip, wide - 2, strip - 1, fill=f"url(#{part}-{family})"))
    return "".join(inside)


LETTER: Final = (_CARD, _TALL)


def letter_inside(words: Texts, part: str, family: str, name: str) -> str:
    """An order as its owner sees it, from its upper left corner; its size is LETTER."""
    return _letter(words, part, family, name, True)
