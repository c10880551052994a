"""A conflict on the map: its place highlighted, what is at stake, and the orders on a clothes-line."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Any, Final

from consigliere.drawing import YESEVA, Sheet
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, element, path, rect, use
from consigliere.games.la_famiglia.components import (
    DISTRICT_OF,
    FAMILY,
    HOLDS_DISTRICT,
    IN_DISTRICT,
    INITIATIVE,
    IS_ATTACK,
    ORDER,
    TEAM_WINS,
    TERRITORY,
    VEST,
)
from consigliere.games.la_famiglia.telling import in_turn, order_told

from .coast import LABEL, LANDS, WIDTH
from .pieces import cars, fig, mark, opened, pennant, soldiers
from .style import emblem, icon

NEAR_WIDTH: Final = 608  # the map during a conflict: zoomed in, with the theatre next to it
NEAR_HEIGHT: Final = 670
_ZOOM: Final = 1.9
_TOP: Final = 14  # where the clothes-line begins
_CHIP: Final = 46
_HIGH: Final = 28


# --- the orders by initiative


def sequence(sheet: Sheet, width: float) -> list[str]:
    """The orders on the map by initiative: supplies (round), then attacks (pointed).

    The current one is highlighted. [LF-EVT-02]
    """
    rows = in_turn(sheet.table)
    if not rows:
        return []
    room = width - 2 * _CHIP
    step = min(_CHIP + 8, (room - _CHIP) / max(len(rows) - 1, 1))
    left = (width - step * (len(rows) - 1)) / 2
    sag = 14
    rope = f"M30 {_TOP + 4}Q{width / 2:g} {_TOP + 4 + 2 * sag} {width - 30:g} {_TOP + 4}"
    found = [
        at(
            0,
            0,
            rect(0, _TOP - 2, width, 54, class_="night", opacity=0.55),
            path(rope, class_="none s-paper", stroke_width=2),
            class_="through",
        )
    ]
    for i, row in enumerate(rows):
        x = left + step * i
        u = (x - 30) / (width - 60)
        found.append(_chip(sheet, x, _TOP + 4 + 4 * sag * u * (1 - u), row))
    return found


def _chip(sheet: Sheet, x: float, y: float, row: tuple[str, str, str]) -> str:
    place, order, colour = row
    now = sheet.table["current"] == {"place": place, "order": order}
    told = f"{sheet.words(place)}\n{order_told(order, sheet.words)}"
    kind = "turn-now" if now else "turn"
    return piece(round(x, 1), round(y, 1), _hung(colour, order, now), tooltip=told, id=f"turn-{order}", class_=kind)


@lru_cache(maxsize=512)
def _hung(colour: str, name: str, now: bool) -> str:
    """A letter on the line, held by a peg."""
    order = ORDER[name]
    wide, high = (_CHIP + 6, _HIGH + 6) if now else (_CHIP, _HIGH)
    inside = [rect(-wide / 2 - 3, -1, wide + 6, high + 6, rx=5, class_="lemon thin")] if now else []
    inside += [
        rect(-wide / 2, 2, wide, high, rx=3, class_="chalk thin frame"),
        pennant(IS_ATTACK[order], -wide / 2, 2 + high / 2, wide * 0.62, high - 9),
        fig(INITIATIVE[order], -wide / 2 + wide * 0.26, 2 + high / 2, 16 if now else 14.5, "chalk small"),
        mark(colour, 17 if now else 15, False, 1.3, wide / 2 - 10, 2 + high / 2),
        rect(-2.4, -4, 4.8, 10, rx=1, class_="ochre s-ink"),
    ]
    return "".join(inside)


# --- the place of a conflict


@cache
def zoomed(place: str, start: str) -> tuple[float, float, float, float, float]:
    """The zoom of the map during a conflict: width, height, scale, left, top. Both ends of the attack are visible."""
    (ax, ay), (bx, by) = LABEL[place], LABEL[start]
    far = max(abs(ax - bx) / (NEAR_WIDTH - 160), abs(ay - by) / (NEAR_HEIGHT - 320), 0.1)
    scale = min(_ZOOM, max(1 / far, NEAR_WIDTH / WIDTH))
    middle = ((ax + bx) / 2, (ay + by) / 2)
    left, top = NEAR_WIDTH / 2 - middle[0] * scale, (NEAR_HEIGHT - 40) / 2 - middle[1] * scale
    return NEAR_WIDTH, NEAR_HEIGHT, round(scale, 4), round(left, 1), round(top, 1)


def near(name: str, place: str, start: str) -> tuple[float, float]:
    """The place of a point of the map during a conflict."""
    _, _, scale, left, top = zoomed(place, start)
    x, y = LABEL[name]
    return round(x * scale + left, 1), round(y * scale + top, 1)


def fight(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """Highlight the disputed territory and the start of the attack, dim the rest, and show what is at stake.
    [LF-MOV-09, LF-CTL-01]"""
    place, start, part = b["place"], b["from"], sheet.id_prefix
    (px, py), (sx, sy) = near(place, place, start), near(start, place, start)
    _, _, scale, left, top = zoomed(place, start)
    owner = sheet.table["owners"][TERRITORY[start]]
    lit = at(
        left,
        top,
        _lit(part, start, owner, False) if start != place else "",
        _lit(part, place, b["defender"], True),
        scale=scale,
    )
    inside = [_shade(px, py), lit]
    above = sy < py  # the start: its name, and the orders of the disputed place, keep away from the arrow
    if start != place:
        inside.append(_arrow(sx, sy, px, py + 34, b["colour"], bool(b["car"]), bool(b["water"])))
        men = sheet.table["soldiers"][TERRITORY[start]]
        if owner is not None and men:
            inside.append(at(sx, sy + 14, soldiers(owner, men, 34)))
        name = sy - 14 if above else sy + 52
        inside.append(YESEVA.line(sheet.words(start), sx, name, 16, 170, class_="display halo small"))
    inside += [
        at(px - 30, py + 2, soldiers(b["colour"], b["men"], 50)),
        at(px + 30, py - 6, soldiers(b["defender"], b["defenders"], 50)),
        fig("×", px, py, 24, "danger halo"),
        YESEVA.line(sheet.words(place), px, py + 50, 19, 190, class_="display halo"),
    ]
    order = ORDER[b["order"]]
    inside.append(
        at(
            sx + 44,
            sy + (14 if above else -4),
            opened(_owner_of(b), IS_ATTACK[order], INITIATIVE[order], 0, False, 42, 18),
        )
    )
    resting = [name for name in sheet.table["orders"].get(place, ()) if name is not None and VEST[ORDER[name]]]
    for i, name in enumerate(resting):
        vest = opened(b["defender"], IS_ATTACK[ORDER[name]], INITIATIVE[ORDER[name]], VEST[ORDER[name]], False, 38, 16)
        inside.append(at(px + (-74 if above and sx >= px else 68), py - 32 + 30 * i, vest))
    return [at(0, 0, *inside, class_="through"), _stake(sheet, b)]


def _owner_of(b: dict[str, Any]) -> str:
    """The family whose order is being resolved."""
    return str(b["order"].partition("_")[0])


@lru_cache(maxsize=128)
def _lit(part: str, name: str, owner: str | None, danger: bool) -> str:
    shape = f"lf-{name}"
    inside = [use(shape, class_="glaze")]
    if owner is not None:
        inside.append(use(shape, fill=f"url(#{part}-{owner})"))
    inside.append(use(shape, class_="none s-ink", stroke_width=9 if danger else 3))
    if danger:
        inside.append(use(shape, class_="none s-danger", stroke_width=6))
    clipped = element("g", *inside, clip_path=f"url(#{part}-in-{name})")
    return element("g", clipped, use(shape, class_="none s-ink", stroke_width=1.4), class_=f"of-{owner or 'nobody'}")


@lru_cache(maxsize=64)
def _shade(x: float, y: float) -> str:
    rays = ""
    for i in range(22):
        a, b = 2 * math.pi * i / 22, 2 * math.pi * (i + 0.5) / 22
        ends = [f"{x + 1100 * math.cos(angle):.0f} {y + 1100 * math.sin(angle):.0f}" for angle in (a, b)]
        rays += f"M{x:g} {y:g}L{ends[0]}L{ends[1]}Z"
    veil = rect(0, 0, NEAR_WIDTH, NEAR_HEIGHT, class_="night", opacity=0.62)
    return veil + path(rays, class_="ray", opacity=0.12)


@lru_cache(maxsize=64)
def _arrow(ax: float, ay: float, bx: float, by: float, colour: str, car: bool, water: bool) -> str:
    """The route of the attack in the attackers' colour, with their car or boat."""
    length = math.dist((ax, ay), (bx, by)) or 1
    ux, uy = (bx - ax) / length, (by - ay) / length

    def spot(along: float, aside: float) -> str:
        return f"{ax + ux * along - uy * aside:.1f} {ay + uy * along + ux * aside:.1f}"

    head = min(36.0, length * 0.6)
    d = f"M{spot(0, -12)}L{spot(length - head, -10)}L{spot(length - head, -24)}L{spot(length, 0)}"
    d += f"L{spot(length - head, 24)}L{spot(length - head, 10)}L{spot(0, 12)}Z"
    found = path(d, class_="chalk s-chalk round", stroke_width=7) + path(d, class_="own s-ink round", stroke_width=2)
    middle = (ax + ux * length * 0.5, ay + uy * length * 0.5)
    if car:
        found += at(*middle, cars(colour, 1, 32))
    elif water:
        found += icon("boat", *middle, 24, "c-on")
    return at(0, 0, found, class_=f"of-{colour}")


def _holder(owners: list[str | None]) -> str | None:
    return next((name for name in owners if name in FAMILY and owners.count(name) >= HOLDS_DISTRICT), None)


def _stake(sheet: Sheet, b: dict[str, Any]) -> str:
    """What the territory means for its district and for the score, if the attackers win. [LF-CTL-01, LF-END-02]"""
    words, table = sheet.words, sheet.table
    district = DISTRICT_OF[TERRITORY[b["place"]]]
    lands = IN_DISTRICT[district]
    before = [table["owners"][land] for land in lands]
    after = [b["colour"] if land == TERRITORY[b["place"]] else table["owners"][land] for land in lands]
    old, new = _holder(before), _holder(after)
    teams = {player["family"]: player["team"] for player in table["seats"]}
    now = [sum(player["districts"] for player in table["seats"] if player["team"] == team) for team in (0, 1)]
    then = now[:]
    if old != new:
        for family, step in ((old, -1), (new, 1)):
            if family is not None:
                then[teams[family]] += step
    name = LANDS[b["place"]]["district"]
    wide, high = NEAR_WIDTH - 72, 64
    disputed = lands.index(TERRITORY[b["place"]])
    inside = [
        rect(1, 4, wide, high, rx=8, class_="cast"),
        rect(0, 0, wide, high, rx=8, class_="paper thin"),
        YESEVA.line(words(name), 14, 28, 18.5, 150, text_anchor="start", class_="display"),
        fig(f"{now[0]} : {now[1]}", 14, 47, 16, "small", None),
        _trio(sheet.id_prefix, tuple(before), disputed, 180),
        icon("then", 300, high / 2, 24),
        _trio(sheet.id_prefix, tuple(after), disputed, 322),
        YESEVA.line(f"{then[0]} : {then[1]}", wide - 58, high / 2 + 11, 30, 100, class_="display"),
    ]
    if then != now and max(then) >= TEAM_WINS:  # this fight may decide the game
        inside.append(emblem("sun", wide - 148, high / 2 - 21, 42))
    told = words("pic-stake", district=name, colour=b["colour"], change="yes" if old != new else "no")
    return piece(36, NEAR_HEIGHT - high - 22, *inside, tooltip=told, id="stake", class_="stake")


@lru_cache(maxsize=512)
def _trio(part: str, owners: tuple[str | None, ...], disputed: int, x: float) -> str:
    """The territories of a district with their owners; the disputed one has an edge."""
    found, size = "", 30
    for i, owner in enumerate(owners):
        left, top = x + 34 * i, 17
        inside = rect(left, top, size, size, rx=3, class_="glaze thin")
        if owner is not None:
            inside += rect(left, top, size, size, rx=3, fill=f"url(#{part}-{owner})")
            inside += mark(owner, 19, False, 1.3, left + size / 2, top + size / 2)
        if i == disputed:
            inside += rect(left - 1.5, top - 1.5, size + 3, size + 3, rx=4, class_="none s-danger", stroke_width=3)
        found += element("g", inside, class_=f"of-{owner or 'nobody'}")
    return found
