"""Petrograd, 1200 by 720: six pieces of land that the Neva and its canals cut apart, six bridges that join them.

The banks run along one diagonal. Each region has a plate on its embankment (landmark, name, both sides' strength) and a
field for tokens that nothing else uses; tokens shrink together when a field grows crowded, and never leave it.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from consigliere.engine.svg import at, group, path, polygon, rect, text, title
from consigliere.games.dual_powers.components import CONNECTION_ENDS, CONNECTION_IDS, DATA, REGION_IDS

from .glyphs import caption, numeral, star, symbol
from .pieces import LARGEST, RADIUS, barricade, objective_marker, token
from .sheet import SYMBOL, Sheet
from .style import pattern

WIDTH: Final = 1200
HEIGHT: Final = 720

Point = tuple[float, float]
Shape = tuple[Point, ...]


class Land(NamedTuple):
    """A region as it lies on the map."""

    outline: Shape
    fields: tuple[Shape, ...]  # convex, clockwise, without overlap: where tokens lie
    plate: tuple[float, float, float, float]  # lower left corner, turn (the tokens' rows turn with it), length
    badge: Point  # where unrest is shouted
    landmark: tuple[float, float, float]  # centre and size of the great landmark under the tokens


LANDS: Final[dict[str, Land]] = {
    "green": Land(
        ((0, 0), (556, 0), (612, 346), (520, 370), (0, 206)),
        (((12, 10), (534, 10), (586, 322), (520, 306), (12, 146)),),
        (166, 249, 17.5, 352),
        (50, 180),
        (330, 120, 230),
    ),
    "red": Land(
        ((602, 0), (1200, 0), (1200, 192), (660, 334)),
        (((628, 10), (1190, 10), (1190, 126), (672, 264)),),
        (680, 320, -14.8, 352),
        (1160, 164),
        (900, 92, 190),
    ),
    "brown": Land(
        ((765, 367), (1200, 251), (1200, 466), (728, 572)),
        (((762, 432), (1190, 318), (1190, 450), (742, 550)),),
        (795, 413, -14.9, 272),
        (1162, 296),
        (1010, 430, 170),
    ),
    "purple": Land(
        ((286, 702), (710, 602), (1200, 490), (1200, 720), (286, 720)),
        (((742, 612), (1190, 506), (1190, 712), (810, 712)),),
        (452, 714, 0, 346),
        (424, 694),
        (1030, 628, 170),
    ),
    "white": Land(
        ((104, 578), (528, 464), (562, 423), (742, 373), (708, 580), (116, 720), (104, 720)),
        (
            ((566, 436), (730, 390), (708, 514), (552, 552), (552, 476)),
            ((196, 570), (552, 474), (552, 552), (196, 636)),
        ),
        (186, 698, -13.3, 330),
        (146, 622),
        (630, 470, 130),
    ),
    "blue": Land(
        ((0, 254), (476, 408), (476, 424), (0, 552)),
        (((8, 274), (352, 384), (8, 478)),),
        (24, 540, -15.1, 306),
        (436, 418),
        (120, 382, 190),
    ),
}

# A bridge's centre, its turn and length; it belongs to the tile that blocks it.
_BRIDGES: Final[dict[str, tuple[float, float, float, float]]] = {
    "green_red": (607, 168, -9.5, 104),
    "red_brown": (1092, 248, 75, 118),
    "brown_purple": (962, 532, 76, 84),
    "purple_white": (610, 614, 77, 84),
    "white_blue": (392, 474, 74, 108),
    "blue_green": (100, 262, 107.5, 104),
}
_TILE_OF: Final[dict[str, str]] = {link["id"]: link["tile"] for link in DATA["connections"]}

_PLATE: Final = 44


def city(sheet: Sheet) -> list[str]:
    """The map with everything that lies on it."""
    return [
        rect(0, 0, WIDTH, HEIGHT, class_="steel"),
        rect(0, 0, WIDTH, HEIGHT, fill=pattern(sheet.part, "water")),
        _cruiser(),
        *(polygon(_shadow(LANDS[name].outline), class_="ink") for name in REGION_IDS),
        _neva(sheet),
        *(_region(sheet, name) for name in REGION_IDS),
        *_beams(),
        *(_plate(sheet, name) for name in REGION_IDS),
        *(_bridge(sheet, name) for name in CONNECTION_IDS),
        _blockade(sheet),
        *_unrest(sheet),
        *(piece for name in REGION_IDS for piece in _pieces(sheet, name)),
        rect(0, 0, WIDTH, HEIGHT, class_="none", stroke="var(--ink)", stroke_width=8),
    ]


def _neva(sheet: Sheet) -> str:
    name = sheet.words("pic-neva").upper()
    letters = text(name, 0, 0, 33, text_anchor="middle", class_="display paper", textLength=230)
    return at(850, 329, letters, turn=-14.9)


def _cruiser() -> str:
    """The Aurora where she lay, below the Nikolaevsky bridge."""
    return at(54, 664, path(_AURORA, class_="ink"), path("M-60 16H56L52 22H-52Z", class_="poster"), scale=0.86)


def _shadow(shape: Shape) -> Shape:
    """A shape's printed shadow, kept on the sheet."""
    return tuple((max(x - 7, 0), min(y + 9, HEIGHT)) for x, y in shape)


def inset(shape: Shape, depth: float) -> Shape:
    """A shape whose corners run clockwise, with every side moved inwards."""
    lines = []
    for (x0, y0), (x1, y1) in zip(shape, (*shape[1:], shape[0]), strict=True):
        length = math.dist((x0, y0), (x1, y1))
        nx, ny = (y0 - y1) / length, (x1 - x0) / length
        lines.append((nx, ny, nx * x0 + ny * y0 + depth))
    corners = []
    for (a, b, c), (d, e, f) in zip((lines[-1], *lines[:-1]), lines, strict=True):
        det = a * e - b * d
        corners.append(((c * e - b * f) / det, (a * f - c * d) / det))
    return tuple(corners)


# Hull, three funnels, two masts, the bow gun.
_AURORA: Final = (
    "M-62 2H-40V-4H-30V2H-26V-26H-16V2H-8V-26H2V2H10V-26H20V2H26V-6H38V2H40L58 -2L54 24H-52Z"
    "M-36 -4L-34 -44H-32L-34 -4ZM28 -6L30 -44H32L31 -6ZM38 -6L58 -12V-9L40 -2Z"
)


def _beams() -> list[str]:
    """Her searchlights, over the roofs."""
    return [
        polygon(((92, 626), (1200, 30), (1200, 150)), class_="chalk beam", opacity=0.13),
        polygon(((92, 626), (470, 0), (590, 0)), class_="chalk beam", opacity=0.13),
    ]


def _region(sheet: Sheet, name: str) -> str:
    land = LANDS[name]
    inner = inset(land.outline, 11)
    x, y, size = land.landmark
    kind = " unrest" if sheet.table["unrest"] == name else ""
    return group(
        title(sheet.name(name, "full")),
        polygon(land.outline, class_="hue line edge"),
        polygon(inner, class_="paper"),
        polygon(inner, fill=pattern(sheet.part, f"tint-{name}"), class_="tinted"),
        symbol(SYMBOL[name], x, y, size, "hue landmark"),
        id=f"region-{name}",
        class_=f"region of-{name}{kind}",
        data_thing=name,
    )


def _plate(sheet: Sheet, name: str) -> str:
    """The embankment's plate: landmark, name, and the strength of both sides with the greater one raised."""
    x, y, turn, length = LANDS[name].plate
    red, white, stronger = sheet.totals(name)
    tally = length - 92
    return at(
        x,
        y,
        polygon(((12, -_PLATE), (length, -_PLATE), (length - 12, 0), (0, 0)), class_="ink"),
        polygon(((12, -_PLATE), (60, -_PLATE), (48, 0), (0, 0)), class_="hue line"),
        symbol(SYMBOL[name], 30, -_PLATE / 2, 34, "ink" if name == "white" else "chalk"),
        caption(sheet.name(name), 66, -12, 29, tally - 74, class_="paper", text_anchor="start"),
        _tally(tally, red, "red", stronger == "red"),
        _tally(tally + 42, white, "white", stronger == "white"),
        turn=turn,
        class_=f"plate of-{name}",
    )


def _tally(x: float, strength: int, side: str, stronger: bool) -> str:
    slant = 10
    shape = ((x + slant, -_PLATE + 4), (x + 40 + slant, -_PLATE + 4), (x + 40, -4), (x, -4))
    inside = [polygon(shape, class_="own")]
    if stronger:
        inside.append(path(f"M{x + 3} 0H{x + 36}L{x + 19} 12Z", class_="own fine"))
    inside.append(numeral(strength, x + 25, -_PLATE / 2, 24 if stronger else 20, "on"))
    return group(*inside, class_=f"tally {side}{' stronger' if stronger else ''}")


def _bridge(sheet: Sheet, name: str) -> str:
    x, y, turn, length = _BRIDGES[name]
    half, tile = length / 2, _TILE_OF[name]
    shape = (
        (-half, 0), (-half + 24, -27), (-half + 24, -13), (half - 24, -13), (half - 24, -27),
        (half, 0), (half - 24, 27), (half - 24, 13), (-half + 24, 13), (-half + 24, 27),
    )  # fmt: skip
    a, b = CONNECTION_ENDS[CONNECTION_IDS.index(name)]
    blocked = " blocked" if sheet.table["blocked"] == name else ""
    return at(
        x,
        y,
        title(sheet.name(name, "full")),
        polygon(shape, class_="ink", transform=f"rotate({turn}) translate(-3,5)"),
        polygon(shape, class_="paper line", transform=f"rotate({turn})"),
        polygon(((0, -23), (23, 0), (0, 23), (-23, 0)), class_="hue line"),
        symbol(SYMBOL[tile], 0, 0, 24, "ink" if tile == "white" else "chalk"),
        id=f"connection-{name}",
        class_=f"connection of-{tile} joins-{REGION_IDS[a]} joins-{REGION_IDS[b]}{blocked}",
        data_thing=name,
    )


def _blockade(sheet: Sheet) -> str:
    x, y, turn, _ = _BRIDGES[sheet.table["blocked"]]
    return barricade(sheet, x, y, turn)


def _unrest(sheet: Sheet) -> list[str]:
    """A shout over the region in unrest."""
    name = sheet.table["unrest"]
    if name is None:
        return []
    x, y = LANDS[name].badge
    told = title(f"{sheet.words('unrest')} {sheet.name(name)}")
    burst = path(star(33, 11, 0.72), class_="poster line")
    return [at(x, y, told, burst, numeral("!", 0, 0, 30, "chalk"), turn=12, id="unrest", class_="marker unrest")]


# --- where tokens lie


def _pieces(sheet: Sheet, region: str) -> list[str]:
    """The region's tokens, red from the left and white from the right, with neutral ones and markers between."""
    tokens = sheet.tokens_in(region)
    markers = [i + 1 for i, where in enumerate(sheet.table["markers"]) if where == region]
    if not tokens and not markers:
        return []
    r, slots = room(region, len(tokens) + len(markers))
    free = list(slots)
    placed = []
    for name in tokens:
        if sheet.owner(name) == "red":
            placed.append(token(sheet, name, *free.pop(0), r))
    for name in tokens:
        if sheet.owner(name) == "white":
            placed.append(token(sheet, name, *free.pop(), r))
    middle = sum(x for x, _ in slots) / len(slots), sum(y for _, y in slots) / len(slots)
    free.sort(key=lambda slot: math.dist(slot, middle))
    for name in tokens:
        if sheet.owner(name) == "neutral":
            placed.append(token(sheet, name, *free.pop(0), r))
    for number in markers:
        placed.append(objective_marker(sheet, number, *free.pop(0), r / RADIUS))
    return placed


@cache
def room(region: str, count: int) -> tuple[float, tuple[Point, ...]]:
    """The largest radius at which that many tokens fit into a region's field, and their places from left to right."""
    land = LANDS[region]
    for r in range(LARGEST, 8, -1):
        slots = [slot for field in land.fields for slot in _rows(field, r, math.radians(land.plate[2]))]
        if len(slots) >= count:
            return r, tuple(sorted(slots))
    raise ValueError(f"{count} tokens do not fit into {region}")


def _turned(shape: Shape, angle: float) -> Shape:
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple((x * cos - y * sin, x * sin + y * cos) for x, y in shape)


def _rows(field: Shape, r: float, angle: float) -> Shape:
    """Centres of discs of radius r in rows along the embankment, all of them inside a convex field."""
    return _turned(tuple(_level_rows(_turned(field, -angle), r)), angle)


def _level_rows(field: Shape, r: float) -> list[Point]:
    top, bottom = min(y for _, y in field) + r, max(y for _, y in field) - r
    found: list[Point] = []
    if bottom < top:
        return found
    step = 2 * r + 1
    spare = (bottom - top) % step
    y = top + spare / 2
    while y <= bottom + 0.01:
        left, right = _span(field, y, r)
        if right >= left:
            count = int((right - left) // step) + 1
            start = (left + right - step * (count - 1)) / 2
            found += [(start + step * i, y) for i in range(count)]
        y += step
    return found


def _span(field: Shape, y: float, r: float) -> tuple[float, float]:
    """From where to where the centre of a disc may lie at height y."""
    left, right = -math.inf, math.inf
    for (x0, y0), (x1, y1) in zip(field, (*field[1:], field[0]), strict=True):
        length = math.dist((x0, y0), (x1, y1))
        nx, ny = (y0 - y1) / length, (x1 - x0) / length  # inward, for corners that run clockwise on the screen
        reach = r + nx * x0 + ny * (y0 - y)  # nx * x >= reach
        if abs(nx) < 1e-9:
            if reach > 1e-9:
                return 1, 0
        elif nx > 0:
            left = max(left, reach / nx)
        else:
            right = min(right, reach / nx)
    return left, right


