"""The map: glazed tiles with the real coast, seas with boats, sealed letters, and the battle panel beside it.

Names are written twice: whole, and shortened in larger letters for a map that lies small (theme.css shows one of them).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Sheet, Texts
from consigliere.drawing.fonts import CORMORANT
from consigliere.drawing.shapes import piece, sign
from consigliere.drawing.svg import at, path, rect, title, use
from consigliere.games.la_famiglia.components import DATA, DISTRICT, TERRITORY_IDS
from consigliere.games.la_famiglia.listing import district_told, place_told
from consigliere.games.la_famiglia.telling import order_told

from .battle import battle, sequence
from .coast import DISTRICTS, HEIGHT, LABEL, LANDS, SEAS, SLOT, WIDTH, spot
from .pieces import boats, cars, labs, letter, soldiers
from .style import MARKS

_LARGE: Final = 29  # letters of a map that lies as small as on a phone
_ROOM: Final = 78  # for a shortened name
_WHOLE: Final = 88  # for one that is not
_SHORE: Final = at(0, 0, use("lf-coast", class_="coast"), class_="through")
_WATER: Final = at(
    0,
    0,
    *[
        path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", class_="none dashed", stroke="#fffaf0", stroke_width=1.5, opacity=0.7)
        for (x1, y1), (x2, y2) in [tuple(spot(point) for point in entry["line"]) for entry in DATA["sea_border"]]
    ],
    use("lf-coast", class_="cast", transform="translate(4,6)"),
    class_="through",
)


def board(sheet: Sheet) -> list[str]:
    """The map with everything on it. What it is made of is kept by all that it shows: a choice changes a few pieces."""
    table, words = sheet.table, sheet.words
    tiles, waves = sheet.paint("tiles"), sheet.paint("waves")
    parts = [
        rect(0, 0, WIDTH, HEIGHT, class_="deep"),
        rect(0, 0, WIDTH, HEIGHT, fill=waves, class_="glaze"),
    ]
    parts += [_sea(words, waves, name, name in sheet.chosen) for name in SEAS]
    parts.append(_WATER)
    for name in TERRITORY_IDS:
        parts.append(_land(tiles, name, place_told(name, table, words), name in sheet.chosen))
    parts.append(_SHORE)
    for name in DISTRICTS:
        holder = table["districts"].get(name)
        colour = None if holder is None else table["seats"][holder]["family"]
        parts.append(_slot(name, colour, name in table["crests"], district_told(DISTRICT[name], table, words)))
    parts.append(_names(words))
    sealed = table["phase"].startswith("planning")
    resolved = frozenset(table["resolved"])
    for name, owner, men, machines, works in zip(
        TERRITORY_IDS, table["owners"], table["soldiers"], table["cars"], table["labs"], strict=True
    ):
        parts.append(_standing(name, owner, men, machines, works))
        if name in table["orders"]:
            parts.append(_letters(words, name, owner, tuple(table["orders"][name]), sealed, resolved))
    parts += [_fleet(sheet, name) for name in SEAS]
    parts += sequence(sheet, WIDTH)
    if table["battle"] is not None:
        parts += battle(sheet, table["battle"])
    return parts


@lru_cache(maxsize=1024)
def _sea(words: Texts, waves: str, name: str, chosen: bool) -> str:
    x, y = LABEL[name]
    called = words(name)
    label = CORMORANT.line(called, _inside(called, x, 18), y + 22, 18, 150, class_="halo-sea whole")
    label += CORMORANT.line(called, _inside(called, x, _LARGE), y + 30, _LARGE, 190, class_="halo-sea brief")
    inside = [
        title(called),
        use(f"lf-{name}", class_="sea frame"),
        use(f"lf-{name}", fill=waves, class_="glaze through"),
    ]
    kind = "sea-area chosen" if chosen else "sea-area"
    return at(0, 0, *inside, label, id=f"sea-{name}", class_=kind, data_thing=name)


def _inside(called: str, x: float, size: float) -> float:
    """The middle of a name that is not cut off at the edge of the sheet."""
    half = CORMORANT.wide(called) * size / 2 + 6
    return min(max(x, half), WIDTH - half)


@lru_cache(maxsize=8192)
def _land(tiles: str, name: str, told: str, chosen: bool) -> str:
    """The tile of a territory; what stands on it lies above and lets a click through."""
    inside = [
        title(told),
        use(f"lf-{name}", class_="hue border frame"),
        use(f"lf-{name}", fill=tiles, class_="glaze through"),
    ]
    kind = f"land in-{LANDS[name]['district']}{' chosen' if chosen else ''}"
    return at(0, 0, *inside, id=f"land-{name}", class_=kind, data_thing=name)


@lru_cache(maxsize=8192)
def _standing(name: str, owner: str | None, men: int, machines: int, works: int) -> str:
    """Who and what stands in a territory."""
    x, y = LABEL[name]
    standing = []
    if owner is not None and men:
        standing.append(soldiers(owner, men, 14.1))
    if owner is not None and machines:
        standing.append(at(-26, 2, cars(owner, machines)))
    if works:
        standing.append(at(20, 1, labs(works)))
    return at(x, y, at(0, 0, *standing, class_="stands"), id=f"stand-{name}", class_="through")


@lru_cache(maxsize=16)
def _names(words: Texts) -> str:
    """What territories are called: below all that stands there."""
    short = briefly(words)
    found = ""
    for name in TERRITORY_IDS:
        x, y = LABEL[name]
        found += CORMORANT.line(words(name), x, y + 28, 17.6, 94, class_="halo whole")
        found += CORMORANT.line(short[name], x, y + 40, _LARGE, 92, class_="halo brief")
    return at(0, 0, found, class_="through")


@lru_cache(maxsize=16)
def briefly(words: Texts) -> dict[str, str]:
    """What territories are called on a map that lies small: as much of each name as has room, and no two alike."""
    called = {name: words(name) for name in TERRITORY_IDS}
    found: dict[str, str] = {}
    for name, whole in called.items():
        room = len(whole)
        while CORMORANT.wide(whole) * _LARGE > _WHOLE and CORMORANT.wide(_cut(whole, room)) * _LARGE > _ROOM:
            room -= 1
        while any(other != whole and other.startswith(whole[:room]) for other in called.values()):
            room += 1
        found[name] = _cut(whole, room)
    return found


def _cut(whole: str, room: int) -> str:
    """The beginning of a name, at a word's end or with a full stop."""
    cut = whole[:room]
    if cut == whole or whole[room] in " -":
        return cut
    first = re.match(r"\w{4,}(?=[ -])", cut)
    return first[0] if first else f"{cut.rstrip(' -’')}."


@lru_cache(maxsize=4096)
def _letters(
    words: Texts, name: str, owner: str, lying: tuple[str | None, ...], sealed: bool, resolved: frozenset[str]
) -> str:
    """The orders on a territory: sealed letters until all are turned up; who may know what is in them reads it."""
    x, y = LABEL[name]
    found = ""
    for i, known in enumerate(lying):
        told = order_told(known, words) if known is not None else words("list-sealed")
        drawn = letter(owner, known is None or sealed, known in resolved)
        names: dict[str, Any] = {"id": f"letter-{name}-{i}"}
        if known is not None:
            names = {"id": f"order-{known}", "data_thing": known}
        found += piece(x - 12 * (len(lying) - 1) + 24 * i, y - 22, drawn, told=told, class_="letter", **names)
    return found


@lru_cache(maxsize=1024)
def _slot(name: str, colour: str | None, up: bool, told: str) -> str:
    """The place of a district's control marker: a crest, or an empty shield."""
    x, y = SLOT[name]
    if colour is None:
        inside = sign(MARKS["green"], 0, 0, 20, "empty-slot")
        return piece(x, y, inside, told=told, id=f"crest-{name}", class_="crest")
    shield = sign(MARKS["green"], 0, 0, 30, "own line")
    mark = sign(MARKS[colour], 0, -1, 13, "on" if up else "none fine")
    return piece(x, y, shield, mark, told=told, id=f"crest-{name}", class_=f"crest of-{colour}")


def _fleet(sheet: Sheet, name: str) -> str:
    x, y = LABEL[name]
    fleet = sheet.table["seas"].get(name, {})
    sinking = sheet.view["step"] == "Sink" and sheet.view["facts"].get("sea") == name
    found = ""
    for i, (colour, count) in enumerate(fleet.items()):
        names: dict[str, Any] = {"id": f"boats-{name}-{colour}", "class_": "boat through"}
        if sinking:
            names = {"id": f"boat_{colour}", "class_": "boat", "data_thing": f"boat_{colour}"}
        told = sheet.words("list-boats", colour=colour, count=count)
        found += piece(x - 20 * (len(fleet) - 1) + 40 * i, y - 6, boats(colour, count), told=told, **names)
    return found
