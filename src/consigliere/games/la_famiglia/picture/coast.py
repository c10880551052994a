"""Where everything on the map lies: the real coast, territories and seas as outlines, places of names and markers."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import regions
from consigliere.games.la_famiglia.components import DATA

WIDTH: Final = 930
HEIGHT: Final = 686
# So much sea lies around the island, in degrees: above it there is room for the row of orders.
_SIDE: Final = 0.16
_ABOVE: Final = 0.3
_BELOW: Final = 0.12
_LONS: Final = [point[0] for point in DATA["map"]["coastline"]]
_LATS: Final = [point[1] for point in DATA["map"]["coastline"]]
_LEFT: Final = min(_LONS) - _SIDE
_HIGH: Final = max(_LATS) + _ABOVE
_WIDE: Final = (max(_LONS) + _SIDE - _LEFT) * DATA["map"]["lon_scale"]
_SCALE: Final = min(WIDTH / _WIDE, HEIGHT / (_HIGH - min(_LATS) + _BELOW))
_SHIFT: Final = (WIDTH - _WIDE * _SCALE) / 2

Point = tuple[float, float]


def spot(point: list[float]) -> Point:
    """A place on the sheet for a longitude and latitude."""
    lon, lat = point
    x, y = (lon - _LEFT) * DATA["map"]["lon_scale"] * _SCALE + _SHIFT, (_HIGH - lat) * _SCALE
    return round(min(max(x, 0), WIDTH), 1), round(min(max(y, 0), HEIGHT), 1)


def _closed(corners: tuple[Point, ...]) -> str:
    """The `d` of a polygon."""
    return f"M{'L'.join([f'{x:g} {y:g}' for x, y in corners])}Z"


LANDS: Final = {land["id"]: land for land in DATA["territory"]}
SEAS: Final = {sea["id"]: sea for sea in DATA["sea"]}
DISTRICTS: Final = {district["id"]: district for district in DATA["district"]}
_COAST: Final = tuple(spot(point) for point in DATA["map"]["coastline"])
SHAPES: Final = regions({name: [spot(point) for point in land["polygon"]] for name, land in LANDS.items()}, smooth=0.35)
LABEL: Final[dict[str, Point]] = {name: spot(entry["label"]) for name, entry in (*LANDS.items(), *SEAS.items())}


SLOT: Final = {name: spot(district["slot"]) for name, district in DISTRICTS.items()}
_CORNERS: Final = {name: tuple(spot(point) for point in sea["polygon"]) for name, sea in SEAS.items()}
OUTLINES: Final = {  # of everything that never moves, by the ids under which it is used
    "lf-coast": _closed(_COAST),
    **{f"lf-{name}": shape.outline for name, shape in SHAPES.items()},
    **{f"lf-{name}": _closed(corners) for name, corners in _CORNERS.items()},
}
