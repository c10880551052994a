"""Tokens: red discs with a star, white shields, black hexagons; leaders are cogs with a name.

A ready token is filled, an exhausted one is a struck-through outline. The large number counts now, the small one is
that of the other face.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import Texts, star
from consigliere.drawing.svg import at, circle, group, line, path, polygon, rect, title
from consigliere.games.dual_powers.components import DATA, TOKEN, TOKEN_VALUE

from .glyphs import FIST, caption, numeral
from .sheet import LEADERS, Sheet, called

RADIUS: Final = 34  # a token's radius as drawn, leaders included
SMALL: Final = 27  # below this radius only the number that counts is drawn; nothing else would be legible
LARGEST: Final = 42  # the radius where there is plenty of room

_DISC: Final = "M0 -30A30 30 0 1 1 0 30A30 30 0 1 1 0 -30Z"
_DISC_RIM: Final = "M0 -25.5A25.5 25.5 0 1 1 0 25.5A25.5 25.5 0 1 1 0 -25.5Z"
_SHIELD: Final = "M-27 -29H27V4C27 19 15 27 0 33C-15 27 -27 19 -27 4Z"
_SHIELD_RIM: Final = "M-22.5 -24.5H22.5V3.5C22.5 15 13 22.5 0 28C-13 22.5 -22.5 15 -22.5 3.5Z"
_HEXAGON: Final = "M-17 -29H17L33 0L17 29H-17L-33 0Z"
_HEXAGON_RIM: Final = "M-14.5 -24.5H14.5L28 0L14.5 24.5H-14.5L-28 0Z"
_BODIES: Final = {"red": (_DISC, _DISC_RIM), "white": (_SHIELD, _SHIELD_RIM), "neutral": (_HEXAGON, _HEXAGON_RIM)}
_COG: Final = star(36, 14, 0.87)
_SMALL_STAR: Final = star(7.5)

COMES: Final[dict[str, str]] = {
    effect["to"] if "to" in effect else effect["token"]: month["id"]
    for month in DATA["calendar"]["months"]
    for event in DATA["calendar"]["events"]
    if event["id"] in month["events"]
    for effect in event["effects"]
}  # the month in which a token on the calendar enters


def token(sheet: Sheet, name: str, x: float, y: float, r: float = RADIUS) -> str:
    """A token at its place: the face that is up, and the strength of the other one."""
    where, exhausted = sheet.place(name)
    now, other = sheet.strength(name, exhausted), sheet.strength(name, not exhausted)
    owner = sheet.owner(name)
    holder = "unseated" if sheet.will == sheet.opposition else sheet.will
    obeys = holder if owner == "neutral" else ""
    return _token(sheet.words, name, owner, obeys, where, exhausted, now, other, x, y, r)


@lru_cache(maxsize=8192)
def _token(
    words: Texts,
    name: str,
    owner: str,
    obeys: str,
    where: str,
    exhausted: bool,
    now: int,
    other: int,
    x: float,
    y: float,
    r: float,
) -> str:
    leader = name in LEADERS
    face = ("exhausted" if exhausted else "ready") if where not in ("supply", "out", "calendar") else where
    numbers = {"strength": str(now), "other": str(other)}
    told = [words("pic-token", name=called(words, name), place=where, face=face, **numbers)]
    if where == "supply" and not leader:
        told.append(words("pic-value", value=TOKEN_VALUE[TOKEN[name]]))
    elif where == "calendar":
        told.append(words("pic-trotsky-returns" if owner == "neutral" else "pic-trotsky-joins", month=COMES[name]))
    elif obeys and where != "out":
        told.append(words("pic-obeys", side=f"side-{obeys}"))
    kind = "leader" if leader else "unit"
    if r < SMALL:
        inside = _small(_COG if leader else _BODIES[owner][0], now, exhausted)
    elif leader:
        inside = _leader(words, name, owner, now, other, exhausted)
    else:
        inside = _unit(name, owner, now, other, exhausted)
    return at(
        x,
        y,
        title("\n".join(told)),
        *inside,
        scale=r / RADIUS,
        id=f"token-{name}",
        class_=f"token {kind} {owner} {face}",
        data_thing=name,
    )


def _emblem(owner: str, y: float) -> str:
    if owner == "red":
        return at(0, y, path(_SMALL_STAR), class_="on")
    if owner == "white":
        return rect(-15, y - 4.5, 30, 3, class_="on") + rect(-15, y + 1, 30, 3, class_="on")
    return at(0, y, path(FIST, fill_rule="evenodd"), scale=0.14, class_="on")


def _unit(name: str, owner: str, now: int, other: int, exhausted: bool) -> list[str]:
    body, rim = _BODIES[owner]
    value = TOKEN_VALUE[TOKEN[name]]
    parts = [path(body, class_="body"), path(rim, class_="rim"), _emblem(owner, -18)]
    if exhausted:
        parts.append(line(-25, 19, 25, -19, class_="strike"))
    parts.append(numeral(now, -1, 2.5, 25, "count on"))
    parts += [rect(-value * 4.5 + 9 * i - 3, 18, 6, 5, class_="on bar") for i in range(value)]
    parts += _other(other, 21, 19)
    return parts


def _small(body: str, now: int, exhausted: bool) -> list[str]:
    """A small token: its owner, the face that is up and its strength."""
    strike = line(-25, 19, 25, -19, class_="strike") if exhausted else ""
    return [path(body, class_="body"), strike, numeral(now, 0, 0, 34, "count on")]


def _leader(words: Texts, name: str, owner: str, now: int, other: int, exhausted: bool) -> list[str]:
    parts = [path(_COG, class_="body"), circle(0, 0, 26, class_="rim"), _emblem(owner, -21)]
    if exhausted:
        parts.append(line(-27, 12, 27, -18, class_="strike"))
    parts.append(numeral(now, -1, -4, 22, "count on"))
    shown = words("pic-trotsky") if name.startswith("trotsky") else called(words, name)
    parts.append(rect(-36, 10, 72, 25, class_="ribbon ink"))
    parts.append(caption(shown, 0, 31, 23, 68, class_="paper"))
    parts += _other(other, 24, -18)
    return parts


def _other(number: int, x: float, y: float) -> list[str]:
    """The other face's strength, in a small disc that shows which face that is."""
    return [circle(x, y, 13, class_="other"), numeral(number, x, y, 16.5, "small")]


# --- markers


@lru_cache(maxsize=1024)
def objective_marker(number: int, x: float, y: float, scale: float = 1) -> str:
    """A pennant with the marker's number. [DP-COMP-11]"""
    return at(
        x,
        y,
        rect(-18, -26, 5, 54, class_="ink"),
        polygon(((-13, -25), (24, -25), (15, -8), (24, 9), (-13, 9)), class_="poster line"),
        numeral(number, 1, -8, 21, "chalk"),
        scale=scale,
        id=f"marker-{number}",
        class_="marker objective",
    )


def will_marker(sheet: Sheet, x: float, y: float, scale: float = 1) -> str:
    """The Will of the People: a raised fist in a wheel of rays. [DP-COMP-10]"""
    return _will(sheet.words, sheet.will, x, y, scale)


@lru_cache(maxsize=64)
def _will(words: Texts, holder: str, x: float, y: float, scale: float) -> str:
    told = words("pic-will-held", side=words(f"faction-{holder}"))
    return at(
        x,
        y,
        title(told),
        path(star(34, 16, 0.8), class_="ink"),
        circle(0, 0, 25, class_="paper"),
        at(0, 0, path(FIST, fill_rule="evenodd"), scale=0.4, class_="poster"),
        scale=scale,
        id="will",
        class_=f"marker will {holder}",
    )


@lru_cache(maxsize=64)
def barricade(words: Texts, connection: str, x: float, y: float, turn: float) -> str:
    """The blockade marker: striped planks across the bridge. [DP-ORD-11]"""
    planks = []
    for angle in (-32, 32):
        stripes = [polygon(((i, -9), (i + 12, -9), (i + 4, 9), (i - 8, 9)), class_="poster") for i in (-30, -6, 18)]
        plank = rect(-42, -9, 84, 18, class_="paper") + group(*stripes) + rect(-42, -9, 84, 18, class_="none line")
        planks.append(at(0, 0, plank, turn=angle))
    told = words("pic-blocked", connection=called(words, connection))
    return at(x, y, title(told), at(0, 0, *planks, turn=turn), id="blockade", class_="marker blockade")
