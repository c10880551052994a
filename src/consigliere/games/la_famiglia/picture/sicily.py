"""The map: glazed tiles with the real coast, seas with boats, sealed letters, and the battle panel beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Sheet, regions
from consigliere.drawing.fonts import CORMORANT
from consigliere.drawing.shapes import piece, sign
from consigliere.drawing.svg import at, circle, path, polygon, rect, title
from consigliere.games.la_famiglia.components import DATA, TERRITORY, TERRITORY_IDS
from consigliere.games.la_famiglia.listing import place_line

from .battle import battle, sequence
from .pieces import boats, cars, labs, letter, soldiers
from .style import MARKS

WIDTH: Final = 1000
HEIGHT: Final = 736
_EDGE: Final = 0.3  # of the sea around the island that is left out, in degrees
_LONS: Final = [point[0] for point in DATA["map"]["coastline"]]
_LATS: Final = [point[1] for point in DATA["map"]["coastline"]]
_LEFT: Final = min(_LONS) - _EDGE
_HIGH: Final = max(_LATS) + _EDGE
_WIDE: Final = (max(_LONS) + _EDGE - _LEFT) * DATA["map"]["lon_scale"]
_SCALE: Final = min(WIDTH / _WIDE, HEIGHT / (_HIGH - min(_LATS) + _EDGE * 0.7))
_SHIFT: Final = (WIDTH - _WIDE * _SCALE) / 2

Point = tuple[float, float]


def spot(point: list[float]) -> Point:
    """A place on the sheet for a longitude and latitude."""
    lon, lat = point
    x, y = (lon - _LEFT) * DATA["map"]["lon_scale"] * _SCALE + _SHIFT, (_HIGH - lat) * _SCALE
    return round(min(max(x, 0), WIDTH), 1), round(min(max(y, 0), HEIGHT), 1)


_LANDS: Final = {land["id"]: land for land in DATA["territory"]}
_SEAS: Final = {sea["id"]: sea for sea in DATA["sea"]}
_DISTRICTS: Final = {district["id"]: district for district in DATA["district"]}
_COAST: Final = tuple(spot(point) for point in DATA["map"]["coastline"])
SHAPES: Final = regions(
    {name: [spot(point) for point in land["polygon"]] for name, land in _LANDS.items()}, smooth=0.35
)
LABEL: Final[dict[str, Point]] = {name: spot(entry["label"]) for name, entry in (*_LANDS.items(), *_SEAS.items())}


@lru_cache(maxsize=16)
def _water(part: str) -> str:
    edges = "".join(
        [
            path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", class_="none dashed", stroke="#fffaf0", stroke_width=1.5, opacity=0.7)
            for (x1, y1), (x2, y2) in [tuple(spot(point) for point in entry["line"]) for entry in DATA["sea_border"]]
        ]
    )
    return edges + polygon(_COAST, class_="cast", transform="translate(4,6)")


def board(sheet: Sheet) -> list[str]:
    """The map with everything on it."""
    parts = [
        rect(0, 0, WIDTH, HEIGHT, class_="deep"),
        rect(0, 0, WIDTH, HEIGHT, fill=sheet.paint("waves"), class_="glaze"),
    ]
    parts += [_sea(sheet, name) for name in _SEAS]
    parts.append(at(0, 0, _water(sheet.part), class_="through"))
    parts += [_land(sheet, name) for name in TERRITORY_IDS]
    parts.append(at(0, 0, polygon(_COAST, class_="coast"), class_="through"))
    parts += [_slot(sheet, name) for name in _DISTRICTS]
    parts += [_standing(sheet, name) for name in TERRITORY_IDS]
    parts += [_fleet(sheet, name) for name in _SEAS]
    parts += sequence(sheet, WIDTH)
    if sheet.table["battle"] is not None:
        parts += battle(sheet, sheet.table["battle"])
    elif any(player["family"] is None for player in sheet.table["seats"]):
        parts += _crests(sheet)
    return parts


def _sea(sheet: Sheet, name: str) -> str:
    corners = tuple(spot(point) for point in _SEAS[name]["polygon"])
    x, y = LABEL[name]
    words = sheet.words(name)
    label = CORMORANT.line(words, x, y + 22, 17, 150, class_="halo-sea")
    inside = [
        title(words),
        polygon(corners, class_="sea frame"),
        polygon(corners, fill=sheet.paint("waves"), class_="glaze through"),
    ]
    return at(0, 0, *inside, label, id=f"sea-{name}", class_=sheet.marked(name, "sea-area"), data_thing=name)


def _land(sheet: Sheet, name: str) -> str:
    """The tile of a territory; what stands on it lies above and lets a click through."""
    shape = SHAPES[name]
    told = place_line(name, sheet.table, sheet.words).text
    inside = [
        title(told),
        path(shape.outline, class_="hue border frame"),
        path(shape.outline, fill=sheet.paint("tiles"), class_="glaze through"),
    ]
    kind = sheet.marked(name, f"land in-{_LANDS[name]['district']}")
    return at(0, 0, *inside, id=f"land-{name}", class_=kind, data_thing=name)


def _standing(sheet: Sheet, name: str) -> str:
    x, y = LABEL[name]
    table = sheet.table
    place = TERRITORY[name]
    owner = table["owners"][place]
    men, machines, works = table["soldiers"][place], table["cars"][place], table["labs"][place]
    parts = [CORMORANT.line(sheet.words(name), 0, 26, 16, 92, class_="halo")]
    if owner is not None and men:
        parts.append(soldiers(owner, men, 13))
    if machines:
        parts.append(at(-26, 2, cars(owner, machines)))
    if works:
        parts.append(at(20, 1, labs(works)))
    found = at(x, y, *parts, id=f"stand-{name}", class_="through")
    lying = sheet.table["orders"].get(name, ())
    for i, known in enumerate(lying):
        told = sheet.words(f"{known}.full") if known is not None else sheet.words("list-sealed")
        drawn = letter(owner, known is None or sheet.table["phase"].startswith("planning"), known in table["resolved"])
        names: dict[str, Any] = {"id": f"letter-{name}-{i}"}
        if known is not None:
            names = {"id": f"order-{known}", "data_thing": known}
        found += piece(x - 12 * (len(lying) - 1) + 24 * i, y - 22, drawn, told=told, class_="letter", **names)
    return found


def _slot(sheet: Sheet, name: str) -> str:
    """The place of a district's control marker: a crest, or an empty shield."""
    x, y = spot(_DISTRICTS[name]["slot"])
    holder = sheet.table["districts"].get(name)
    words = sheet.words
    if holder is None:
        told = words("list-district", district=name)
        inside = sign(MARKS["green"], 0, 0, 20, "empty-slot")
        return piece(x, y, inside, told=told, id=f"crest-{name}", class_="crest")
    colour = sheet.table["seats"][holder]["family"]
    told = words("list-held", district=name, colour=colour)
    shield = sign(MARKS["green"], 0, 0, 30, "own line")
    mark = sign(MARKS[colour], 0, -1, 13, "on" if name in sheet.table["crests"] else "none fine")
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
        told = sheet.words("list-boats", colour=colour, n=str(count))
        found += piece(x - 20 * (len(fleet) - 1) + 40 * i, y - 6, boats(colour, count), told=told, **names)
    return found


# --- before the game: whose families they are


def _crests(sheet: Sheet) -> list[str]:
    found = []
    taken = {player["family"] for player in sheet.table["seats"]}
    for team, drawn in enumerate(sheet.table["drawn"]):
        for i, name in enumerate(drawn):
            x, y = 70 + 80 * i + (WIDTH - 320) * team, 640
            inside = [
                circle(0, 0, 32, class_="chalk line frame"),
                sign(MARKS[name], 0, 0, 40, "own fine"),
                CORMORANT.line(sheet.words(f"{name}.family"), 0, 53, 16, 84, class_="halo-sea"),
            ]
            kind = f"crest-choice of-{name}{' spent' if name in taken else ''}"
            told = sheet.words(f"{name}.family")
            found.append(piece(x, y, *inside, told=told, id=f"family-{name}", class_=kind, data_thing=name))
    return found
