"""The board around the map: the calendar above, the support track below. 1200 by 968 with the map between."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Texts, pattern_fill, star
from consigliere.drawing.svg import at, circle, group, path, polygon, rect, title
from consigliere.games.dual_powers.components import (
    BONUS_DAYS,
    DATA,
    FIRST_DAY,
    LAST_DAY,
    MONTH,
    MONTH_ENDS_GAME,
    MONTH_IDS,
    SNAP_DAYS,
    TRACK_SIGN,
    UNREST_POINTS,
)

from . import city, count
from .cards import back, card, empty
from .glyphs import STAR, caption, emblem, icon, numeral, symbol, two_lines
from .pieces import COMES, objective_marker, token
from .sheet import SYMBOL, Sheet, called

WIDTH: Final = 1200
HEIGHT: Final = 968
_MAP_TOP: Final = 158
_TRACK_TOP: Final = 884
_TRACK_SCALE: Final = 0.84  # the track is looked at seldom, so it is small and the map large


def board(sheet: Sheet) -> list[str]:
    """The elements of the board: calendar, city map and support track on paper."""
    return [
        rect(0, 0, WIDTH, HEIGHT, class_="paper"),
        at(0, 0, *calendar(sheet), class_="calendar"),
        at(0, _MAP_TOP, *city.city(sheet), class_="city"),
        *count.stage(sheet, _MAP_TOP),
        at(WIDTH * (1 - _TRACK_SCALE) / 2, _TRACK_TOP, *_support(sheet), scale=_TRACK_SCALE, class_="support"),
    ]


# --- the calendar


DAY: Final = 22.2  # the width of a day
LEFT: Final = 204  # where the first day begins
_MONTH: Final = DAY * (LAST_DAY - FIRST_DAY + 1) / len(MONTH_IDS)


def calendar(sheet: Sheet) -> list[str]:
    """Days and months, and the tiles next to them."""
    words, table = sheet.words, sheet.table
    parts = [_date(words, table["day"], table["month"], not sheet.opposition)]
    for name, month in COMES.items():
        if table["tokens"][name] == "calendar":
            parts.append(token(sheet, name, LEFT + _MONTH * (MONTH[month] + 1) - 21, 79, 29))
    parts += [hanging(words, sheet.id_prefix, space, table[space], 904 + 112 * i) for i, space in enumerate(HANGING)]
    parts.append(_tiles(words, table["tiles_left"]))
    return parts


@lru_cache(maxsize=1024)
def _date(words: Texts, day: int, month: str, ends: bool) -> str:
    """The calendar with its two markers. `ends`: the last month ends the game."""
    told = words("pic-day", day=str(day), month=called(words, month))
    marker = at(
        LEFT + DAY * (day - FIRST_DAY + 0.5),
        6,
        title(told),
        rect(-15, 2, 30, 40, class_="ink"),
        path("M-15 42H15L0 56Z", class_="ink"),
        numeral(day, 0, 21, 20, "paper"),
        id="day",
        class_="marker day",
    )
    months = [_month(words, i, MONTH[month], ends) for i in range(len(MONTH_IDS))]
    ground = polygon(((0, 0), (760, 0), (560, 156), (0, 156)), class_="poster")
    return "".join([ground, *_block(words, day, month), _days(words), *months, marker, _month_marker(MONTH[month])])


def _block(words: Texts, day: int, month: str) -> list[str]:
    """The tear-off block: today's leaf, the corner of the last one, the stubs of those before."""
    torn = (
        "M18 30H186V140L178 134L170 142L160 133L150 141L139 134L129 143L118 135L107 142"
        "L96 134L86 141L74 134L64 142L53 134L42 141L30 134L18 142Z"
    )
    first, second = two_lines(called(words, month))
    return [
        path(torn, class_="ink", transform="translate(-6,10)"),
        path(torn, class_="shade fine", transform="rotate(3 100 30)"),
        path(torn, class_="chalk line"),
        rect(14, 8, 176, 36, class_="ink"),
        *(circle(x, 8, 5, class_="paper") for x in (44, 84, 124, 164)),
        caption(f"{first}{second}", 102, 36, 22, 160, class_="paper"),
        group(numeral(day, 102, 88, 70, "poster"), id="calendar-day"),
    ]


@lru_cache(maxsize=16)
def _days(words: Texts) -> str:
    return "".join([_day(words, day) for day in range(FIRST_DAY, LAST_DAY + 1)])


def _day(words: Texts, day: int) -> str:
    """A day of the strip.

    Bonus days have a star, days that slide on have an arrow, both with a tooltip. [DP-DATE-03, -04, -05]
    """
    bonus, slides = day in BONUS_DAYS, day in SNAP_DAYS
    told = [words("pic-day-bonus")] if bonus else [words("pic-day-slides", day=str(LAST_DAY))] if slides else []
    if day == LAST_DAY:
        told.append(words("pic-day-last"))
    parts = [title("\n".join(told))] if told else []
    parts.append(rect(0, 10, DAY, 46, class_="ink" if bonus else "chalk", stroke="var(--ink)", stroke_width=1.5))
    if bonus:
        parts.append(at(DAY / 2, 22, path(STAR), scale=0.18, class_="poster"))
    elif slides:
        parts.append(path(f"M4 19H{DAY - 11}V14L{DAY - 3} 22L{DAY - 11} 30V25H4Z", class_="ink"))
    else:
        parts.append(rect(0, 10, DAY, 8, class_="shade"))
    low = bonus or slides
    parts.append(numeral(day, DAY / 2, 43 if low else 37, 13, "paper" if bonus else "ink"))
    return at(LEFT + DAY * (day - FIRST_DAY), 0, *parts, class_="bonus" if bonus else None)


def _month(words: Texts, i: int, month: int, ends: bool) -> str:
    """A month's field: its name, the points for unrest, and the end of the game on the last."""
    name = MONTH_IDS[i]
    now, past = i == month, i < month
    first, second = two_lines(called(words, name))
    last = MONTH_ENDS_GAME[i] and ends
    told = [words("pic-month", month=called(words, name), points=UNREST_POINTS[i])]
    told += [called(words, event) for event in DATA["calendar"]["months"][i]["events"]]
    if last:
        told.append(words("pic-month-ends"))
    width = _MONTH - 5
    box = ((10, 66), (width, 66), (width - 10, 150), (0, 150))
    ground = "ink" if now else "shade" if past else "chalk"
    letters = "paper" if now else "ink"
    lines = [caption(first, 12, 122, 18, 66, class_=letters, text_anchor="start")]
    if second:
        lines.append(caption(second, 10, 142, 18, 78, class_=letters, text_anchor="start"))
    return at(
        LEFT + _MONTH * i,
        0,
        title(". ".join(told)),
        polygon(box, class_=f"{ground} line"),
        icon("flame", 25, 87, 28, "poster"),
        numeral(UNREST_POINTS[i], 49, 88, 24, letters),
        *lines,
        *([at(width - 22, 88, path(star(17, 8, 0.55)), class_="poster")] if last else []),
        id=f"month-{name}",
        class_=f"field{' now' if now else ''}{' past' if past else ''}",
    )


def _month_marker(month: int) -> str:
    """A light frame around the current month."""
    width = _MONTH - 5
    frame = ((7, 63), (width + 4, 63), (width - 7, 153), (-4, 153))
    return at(
        LEFT + _MONTH * month,
        0,
        polygon(frame, class_="none", stroke="var(--chalk)", stroke_width=5),
        id="month",
        class_="marker month",
        pointer_events="none",
    )


HANGING: Final = ("unrest", "blockade")


@lru_cache(maxsize=128)
def hanging(words: Texts, part: str, space: str, name: str | None, x: float) -> str:
    """One of the two spaces for region tiles. [DP-COMP-14]"""
    inside = [
        polygon(((8, 2), (108, 2), (100, 152), (0, 152)), class_="ink"),
        caption(words(space), 54, 146, 18, 84, class_="paper"),
    ]
    if name is not None:
        more = words("pic-unrest-first" if space == "unrest" else "list-next-unrest")
        inside.insert(0, title(f"{words(space)} {called(words, name, 'full')}\n{more}"))
        inside += tile(words, part, name)
    return at(x, 0, *inside, id=f"space-{space}", class_=f"space {space}")


@lru_cache(maxsize=64)
def _tiles(words: Texts, left: int) -> str:
    """The stack of region tiles."""
    shift = max(left - 1, 0)
    stack = [rect(1132 + 4 * i, 40 - 5 * i, 56, 72, class_="ink rimmed") for i in range(left)]
    count = numeral(left, 1160 + 4 * shift, 76 - 5 * shift, 30, "paper" if left else "ink")
    return group(title(words("pic-tiles", count=left)), *stack, count, id="tiles", class_="stack tiles")


def tile(words: Texts, part: str, name: str) -> list[str]:
    """A region tile, 88 by 106, its upper left corner at 10, 14."""
    return [
        rect(10, 14, 88, 106, class_=f"of-{name} hue", stroke="var(--paper)", stroke_width=3),
        rect(10, 14, 88, 106, fill=pattern_fill(part, f"print-{name}"), class_="printed"),
        symbol(SYMBOL[name], 54, 58, 62, "ink" if name == "white" else "chalk"),
        caption(called(words, name, "card"), 54, 112, 18, 83, class_="ink" if name == "white" else "chalk"),
    ]


# --- the support track


_CELL: Final = 32
_MIDDLE: Final = 600


def _x(score: int) -> float:
    """The marker's position from the left; red's end is on the left, whatever its sign in the data."""
    return _MIDDLE + _CELL * score * -TRACK_SIGN[0]


@lru_cache(maxsize=256)
def track(words: Texts, half: int, score: int) -> str:
    """Two wedges that grow towards their ends, and one marker between them. [DP-PTS-01]"""
    parts = []
    for i in range(-half, half + 1):
        side = "red" if i * TRACK_SIGN[0] > 0 else "white"
        tall = 26 + 4.2 * abs(i)
        x, end = _x(i), abs(i) == half
        kind = "ink" if i == 0 else "own"
        inside = [rect(x - _CELL / 2, 54 - tall / 2, _CELL, tall, class_=f"{kind} line", stroke_width=1.5)]
        if end:
            inside.append(emblem(side, x, 54, 26, "on"))
        elif i:
            inside.append(numeral(abs(i), x, 54, 15.4, "on"))
        parts.append(group(*inside, class_=f"step {side}"))
    ahead = "" if score == 0 else "red" if score * TRACK_SIGN[0] > 0 else "white"
    told = words("pic-score", points=abs(score), side=words(f"faction-{ahead}") if ahead else "none")
    parts.append(
        at(
            _x(score),
            54,
            title(told),
            polygon(((-22, -48), (22, -48), (22, 30), (0, 48), (-22, 30)), class_="ink"),
            polygon(((-17, -43), (17, -43), (17, 27), (0, 41), (-17, 27)), class_="own" if ahead else "paper"),
            numeral(abs(score), 0, 6, 26, "on" if ahead else "ink"),
            at(0, -26, path(star(11)), class_="on" if ahead else "ink"),
            id="score",
            class_=f"marker score {ahead}".rstrip(),
        )
    )
    return "".join(parts)


def _jump(scored: dict[str, Any] | None) -> str:
    """The arrow along the track from the marker's old position to its new one."""
    if not scored or not scored["points"]:
        return ""
    to = _x(scored["score"])
    way = -1 if scored["side"] == "red" else 1
    start = _x(0) + max(-abs(_x(12) - _x(0)), min(abs(_x(12) - _x(0)), to - way * _CELL * scored["points"] - _x(0)))
    head = to - way * 16
    shape = ((start, -6), (head, -6), (head, -14), (to, 0), (head, 14), (head, 6), (start, 6))
    return group(polygon(shape, class_="own line"), class_=f"jump {scored['side']}", id="jump")


def _support(sheet: Sheet) -> list[str]:
    """The track between deck and discard pile, with the objective markers that are not on the map."""
    table = sheet.table
    parts = [track(sheet.words, table["half_length"], table["score"]), _jump(table.get("count"))]
    homes = [i + 1 for i, where in enumerate(table["markers"]) if where is None]
    for i in (1, 2, 3):
        y = 20 + 34 * (i - 1)
        if i in homes:
            parts.append(objective_marker(i, 142, y, 0.74))
        else:
            parts.append(circle(142, y, 12, class_="none line", stroke_width=1.5))
    parts.append(_deck(sheet.words, table["deck"], 6))
    parts.append(_discard(sheet))
    out = [name for name in sheet.tokens_in("out") if sheet.owner(name) == "neutral"]
    for i, name in enumerate(out):
        parts.append(token(sheet, name, 1032 + 31 * (i % 3), 22 + 32 * (i // 3), 15.4))
    return parts


@lru_cache(maxsize=256)
def _deck(words: Texts, count: int, x: float) -> str:
    cards = [back(x + 4 * i, 4 - 2 * i, 0.46) for i in range(min(3, (count + 15) // 16))]
    told = title(words("pic-deck", count=count))
    return group(told, *cards, _count(x + 42, 80, count), id="deck", class_="stack deck")


def _discard(sheet: Sheet) -> str:
    """Face up: anyone may look through it."""
    pile: list[str] = sheet.table["discard"]
    face = card(sheet, pile[-1], 1124, 2, 0.46) if pile else empty(1124, 2, 0.46, "")
    told = _discarded(sheet.words, tuple(pile))
    return group(told, face, _count(1158, 80, len(pile)), id="discard", class_="stack discard")


@lru_cache(maxsize=1024)
def _discarded(words: Texts, pile: tuple[str, ...]) -> str:
    names = sorted(called(words, name) for name in pile)
    return title(words("pic-discard", count=len(pile)) + "".join(f"\n{name}" for name in names))


def _count(x: float, y: float, count: int) -> str:
    return rect(x - 20, y - 13, 40, 26, class_="chalk line") + numeral(count, x, y, 18, "ink")
