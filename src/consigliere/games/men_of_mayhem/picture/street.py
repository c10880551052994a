"""The street: two stretches of road, the upper at sunset, the lower in the blue hour, and the positions of the lots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing.svg import Value, at, circle, group, path, rect

WIDTH: Final = 1240
HEIGHT: Final = 604
LOTS: Final = 932.0
"""the width of the street; the forecourt is on its right"""
TOP: Final = 4.0
ROW: Final = 299.0
HORIZON: Final = 128.0
KERB: Final = 212.0  # where the bays begin, below the plate
ROAD: Final = 262.0
END: Final = 296.0

_DUSK: Final = (("plum", 0.0), ("wine", 0.2), ("rust", 0.36), ("ember", 0.52), ("sand", 0.7))
_NIGHT: Final = (("hour0", 0.0), ("hour1", 0.22), ("hour2", 0.42), ("hour3", 0.62), ("hour4", 0.78))
# Mesas on the horizon: width of the slope, height, width of the top
_MESAS: Final = ((42, 34, 88), (60, 14, 112), (36, 40, 64), (66, 22, 96), (48, 34, 74), (58, 14, 118), (40, 22, 60))
_STARS: Final = ((40, 58), (160, 54), (205, 62), (330, 56), (520, 50), (720, 60), (742, 54), (880, 58))


def columns_of(spots: int) -> int:
    """The number of lots in a row."""
    return -(-spots // 2)


def lot_width(spots: int) -> float:
    """The width of a lot when this many sites share the street."""
    return LOTS / columns_of(spots)


def lot_at(spot: int, spots: int) -> tuple[float, float]:
    """The upper left corner of a lot."""
    row, column = divmod(spot, columns_of(spots))
    return column * lot_width(spots), TOP + row * ROW


@lru_cache(maxsize=8)
def sky(x: float, y: float, width: float, high: float, hour: int) -> str:
    """Bands with rough edges, like a print; no gradient."""
    found = []
    for i, (colour, share) in enumerate(_NIGHT if hour else _DUSK):
        top = y + high * share
        if not i:
            found.append(rect(x, y, width, high, class_=colour))
            continue
        step = width / 4
        swells = "".join([f"q{step / 2:g} {-7 if (k + i) % 2 else 6} {step:g} 0" for k in range(4)])
        found.append(path(f"M{x:g} {top:.1f}{swells}V{y + high:g}H{x:g}Z", class_=colour))
    return "".join(found)


def _mesas(y: float, width: float, colour: str, first: int) -> str:
    way, x, i = f"M0 {y:g}", 0.0, first
    while x < width:
        slope, high, broad = _MESAS[i % len(_MESAS)]
        for far, up in ((slope * 0.5, 0.3), (slope * 0.62, 1), (slope * 0.62 + broad, 1), (slope * 0.8 + broad, 0.35)):
            way += f"L{min(x + far, width):.0f} {y - high * up:.1f}"
        x += slope + broad
        i += 1
    return path(f"{way}L{width:g} {y:g}Z", fill=colour)


def _road(y: float) -> str:
    high = END - ROAD
    return group(
        rect(0, y, LOTS, high, class_="asphalt"),
        rect(0, y, LOTS, 2.4, class_="kerb"),
        path(f"M0 {y + high / 2:g}H{LOTS:g}", class_="dashes"),
    )


@lru_cache(maxsize=1)
def street() -> str:
    """Sky, mesas, sun and moon, the two roads, the forecourt on the right. Nothing in it can be clicked."""
    y = TOP + HORIZON
    sunset = [
        sky(0, 0, WIDTH, y + 4, 0),
        path(f"M482 {y:g}A78 78 0 0 1 638 {y:g}Z", class_="sun"),
        *[rect(470, 76 + k * 14, 190, 2.5 + k * 1.2, class_="ember" if k < 2 else "sand") for k in range(4)],
        _mesas(y + 2, WIDTH, "#4a2126", 0),
        rect(0, y, LOTS, ROAD - HORIZON, fill="#2a1e24"),
        _road(TOP + ROAD),
    ]
    low = TOP + ROW
    dusk = [
        sky(0, low - 3, LOTS, HORIZON + 7, 1),
        at(560, low + 30, circle(0, 0, 15, class_="bone", opacity=0.9), circle(6, -4, 13, class_="hour1")),
        *[circle(x, low + up, 1.1, class_="bone", opacity=0.7) for x, up in _STARS],
        _mesas(low + HORIZON + 2, LOTS, "#1b3a44", 3),
        rect(0, low + HORIZON, LOTS, ROAD - HORIZON, fill="#16222c"),
        _road(low + ROAD),
    ]
    edge: dict[str, Value] = {"class_": "none", "stroke": "var(--kerb)", "stroke_width": 2.4}
    court = [
        rect(LOTS, y, WIDTH - LOTS, HEIGHT - y, class_="asphalt"),
        rect(LOTS, y, WIDTH - LOTS, 6, fill="#3a2a2c"),
        path(f"M{LOTS + 1} {y + 6}V{TOP + ROAD}M{LOTS + 1} {TOP + END}V{low + ROAD}", **edge),
    ]
    return group(rect(0, 0, WIDTH, HEIGHT, class_="night"), *sunset, *dusk, *court, class_="street through")
