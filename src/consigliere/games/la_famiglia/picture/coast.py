"""Coordinates on the map: the real coast, outlines of territories and seas, places of names and markers."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import regions
from consigliere.drawing.maps import borders
from consigliere.games.la_famiglia.components import DATA

WIDTH: Final = 824
HEIGHT: Final = 600
# The sea above and next to the island leaves room for the names of the northern seas.
_ABOVE: Final = 70
_BESIDE: Final = 24
_LONS: Final = [point[0] for point in DATA["map"]["coastline"]]
_LATS: Final = [point[1] for point in DATA["map"]["coastline"]]
_SCALE: Final = (WIDTH - 2 * _BESIDE) / ((max(_LONS) - min(_LONS)) * DATA["map"]["lon_scale"])

Point = tuple[float, float]


def spot(point: list[float]) -> Point:
    """A place on the sheet for a longitude and latitude."""
    lon, lat = point
    x = (lon - min(_LONS)) * DATA["map"]["lon_scale"] * _SCALE + _BESIDE
    y = (max(_LATS) - lat) * _SCALE + _ABOVE
    return round(min(max(x, 0), WIDTH), 1), round(min(max(y, 0), HEIGHT), 1)


def _closed(corners: tuple[Point, ...]) -> str:
    """The `d` of a polygon."""
    return f"M{'L'.join([f'{x:g} {y:g}' for x, y in corners])}Z"


LANDS: Final = {land["id"]: land for land in DATA["territory"]}
SEAS: Final = {sea["id"]: sea for sea in DATA["sea"]}
DISTRICTS: Final = {district["id"]: district for district in DATA["district"]}
_COAST: Final = tuple(spot(point) for point in DATA["map"]["coastline"])
_CORNERS: Final = {name: [spot(point) for point in land["polygon"]] for name, land in LANDS.items()}
SHAPES: Final = regions(_CORNERS, smooth=0.35)
# Pieces of a territory are next to its label point if that suits the map better.
_NUDGES: Final[dict[str, Point]] = {
    "piazza_armerina": (-9, -2),
    "caltagirone": (4, 4),
    "gela": (-3, 2),
    "termini_imerese": (0, -4),
    "bronte": (-2, -8),
    "taormina": (6, -6),
    "palermo": (0, 2),
    "petralia": (2, 4),
    "cefalu": (6, -2),
    "licata": (-4, 0),
    "camastra": (-4, 4),
    "enna": (4, 4),
    "nicosia": (4, -2),
    "mistretta": (-2, -6),
    "siracusa": (-6, -6),
    "noto": (2, 0),
    "catania": (-2, 4),
    "adrano": (-2, 0),
    "palagonia": (4, 2),
    "milazzo": (0, -2),
    "patti": (2, 4),
    "capo_d_orlando": (-2, 2),
    "corleone": (2, 0),
    "trapani": (2, 0),
    "scordia": (8, 0),
    "alcamo": (0, 4),
}


def _stand(name: str) -> Point:
    x, y = spot(LANDS[name]["label"])
    right, down = _NUDGES.get(name, (0, 0))
    return round(x + right, 1), round(y + down, 1)


# The positions of sea names, with boats next to them: chosen by eye, away from the coast.
_AFLOAT: Final[dict[str, Point]] = {
    "mare_trapani": (92, 66),
    "mare_palermo": (270, 40),
    "mare_cefalu": (478, 60),
    "mare_milazzo": (690, 48),
    "mare_marsala": (98, 400),
    "mare_agrigento": (270, 474),
    "mare_licata": (384, 562),
    "mare_siracusa": (738, 548),
    "mare_catania": (746, 292),
}
LABEL: Final[dict[str, Point]] = {**{name: _stand(name) for name in LANDS}, **_AFLOAT}
ETNA: Final = spot([15.0, 37.755])
_EDGE: Final = 22  # the least distance of a crest from the edge of the sheet


def _slot(point: list[float]) -> Point:
    x, y = spot(point)
    return min(max(x, _EDGE), WIDTH - _EDGE), min(max(y, _EDGE), HEIGHT - _EDGE)


SLOT: Final = {name: _slot(district["slot"]) for name, district in DISTRICTS.items()}
_WATERS: Final = {name: tuple(spot(point) for point in sea["polygon"]) for name, sea in SEAS.items()}
_AROUND: Final = 34  # px of the map around a part of it


def around(names: list[str]) -> tuple[float, float, float, float]:
    """The box (left, top, right, low) around territories and seas, with some of what lies beside them."""
    corners = [corner for name in names for corner in (*_CORNERS.get(name, ()), *_WATERS.get(name, ()))]
    left, top = min(x for x, _ in corners) - _AROUND, min(y for _, y in corners) - _AROUND
    right, low = max(x for x, _ in corners) + _AROUND, max(y for _, y in corners) + _AROUND
    return max(0, left), max(0, top), min(WIDTH, right), min(HEIGHT, low)


_BOUNDS: Final = borders(_CORNERS, {name: land["district"] for name, land in LANDS.items()}, smooth=0.35)
OUTLINES: Final = {  # outlines of static things, by their ids
    "lf-coast": _closed(_COAST),
    **{f"lf-{name}": shape.outline for name, shape in SHAPES.items()},
    **{f"lf-{name}": _closed(corners) for name, corners in _WATERS.items()},
    **{f"lf-{name}": bound for name, bound in _BOUNDS.items()},
}
