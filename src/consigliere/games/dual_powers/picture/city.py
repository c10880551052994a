"""Petrograd, 1200 by 720: six regions separated by the Neva and its canals and joined by six bridges.

The banks run along one diagonal. Each region has a plate on its embankment (landmark, name, both sides' strength) and
a field for tokens only. When a field is crowded, its tokens shrink together; they never leave it.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from consigliere.drawing import Texts, draw_cached_by, pattern_fill, star
from consigliere.drawing.svg import at, circle, group, path, polygon, rect, text, title
from consigliere.games.dual_powers.components import CONNECTION_ENDS, CONNECTION_IDS, DATA, REGION_IDS

from .glyphs import caption, emblem, numeral, symbol
from .pieces import LARGEST, RADIUS, barricade, objective_marker, token
from .sheet import LEADERS, SYMBOL, Balance, Sheet, called, weighed_up

WIDTH: Final = 1200
HEIGHT: Final = 720

Point = tuple[float, float]
Shape = tuple[Point, ...]


class Land(NamedTuple):
    """A region on the map."""

    outline: Shape
    fields: tuple[Shape, ...]
    """Where tokens lie: convex, clockwise, without overlap."""
    plate: tuple[float, float, float, float]
    """Lower left corner, turn (the tokens' rows turn with it), length."""
    badge: Point
    """Where the sign of unrest is."""
    landmark: tuple[float, float, float]
    """Centre and size of the large landmark under the tokens."""


LANDS: Final[dict[str, Land]] = {
    "green": Land(
        ((0, 0), (556, 0), (612, 306), (520, 330), (0, 160)),
        (((12, 10), (522, 10), (566, 276), (520, 264), (12, 84)),),
        (152, 201, 18.1, 380),
        (112, 160),
        (340, 112, 200),
    ),
    "red": Land(
        ((602, 0), (1200, 0), (1200, 152), (660, 294)),
        (((640, 10), (1190, 10), (1190, 86), (684, 222)),),
        (680, 280, -14.8, 368),
        (1160, 124),
        (900, 88, 164),
    ),
    "brown": Land(
        ((765, 327), (1200, 211), (1200, 450), (728, 560)),
        (((762, 392), (1190, 278), (1190, 424), (742, 528)),),
        (780, 377, -14.9, 294),
        (1162, 254),
        (1006, 392, 150),
    ),
    "purple": Land(
        ((286, 702), (712, 590), (1200, 474), (1200, 720), (286, 720)),
        (((756, 611), (1190, 508), (1190, 712), (822, 712)),),
        (450, 705, 0, 338),
        (420, 682),
        (1030, 622, 180),
    ),
    "white": Land(
        ((104, 547), (530, 421), (562, 383), (742, 333), (708, 572), (116, 720), (104, 720)),
        (
            ((570, 398), (730, 352), (706, 508), (546, 550), (546, 438)),
            ((196, 540), (546, 438), (546, 550), (196, 638)),
        ),
        (184, 694, -14, 388),
        (150, 600),
        (622, 462, 170),
    ),
    "blue": Land(
        ((0, 208), (480, 364), (480, 382), (0, 524)),
        (((10, 268), (66, 252), (370, 351), (10, 456)),),
        (24, 509, -16.5, 338),
        (438, 373),
        (130, 350, 200),
    ),
}

# A bridge's centre, rotation and length, by the tile that blocks it.
_BRIDGES: Final[dict[str, tuple[float, float, float, float]]] = {
    "green_red": (606, 140, -9.5, 104),
    "red_brown": (1092, 210, 75, 116),
    "brown_purple": (962, 518, 76, 84),
    "purple_white": (610, 607, 76, 84),
    "white_blue": (392, 435, 74, 94),
    "blue_green": (52, 201, 107.5, 100),
}
_TILE_OF: Final[dict[str, str]] = {link["id"]: link["tile"] for link in DATA["connections"]}

_PLATE: Final = 44


def city(sheet: Sheet) -> list[str]:
    """The map with everything that lies on it."""
    words, blocked = sheet.words, sheet.table["blocked"]
    return [
        _ground(sheet.id_prefix),
        *(_region(sheet, name) for name in REGION_IDS),
        _beams(),
        _neva(words) if sheet.winner is None else _victory(words, sheet.winner),
        *(_bridge(words, name, name == blocked) for name in CONNECTION_IDS),
        _blockade(sheet),
        *_unrest(sheet),
        *(_pieces(sheet, name) for name in REGION_IDS),
        rect(0, 0, WIDTH, HEIGHT, class_="none", stroke="var(--ink)", stroke_width=8),
    ]


@cache
def _ground(part: str) -> str:
    """The water with the cruiser on it, and the shadows of the land."""
    return "".join(
        (
            rect(0, 0, WIDTH, HEIGHT, class_="steel"),
            rect(0, 0, WIDTH, HEIGHT, fill=pattern_fill(part, "water")),
            _cruiser(),
            *(polygon(_shadow(LANDS[name].outline), class_="ink") for name in REGION_IDS),
        )
    )


@lru_cache(maxsize=64)
def _neva(words: Texts) -> str:
    name = words("pic-neva").upper()
    letters = text(name, 0, 0, 33, text_anchor="middle", class_="display paper", textLength=230)
    return at(850, 289, letters, turn=-14.9)


def _victory(words: Texts, winner: str) -> str:
    """Who has won, on a banner over the river."""
    return at(
        838,
        282,
        polygon(((-250, -27), (262, -27), (250, 27), (-262, 27), (-236, 0)), class_="ink", transform="translate(-6,8)"),
        polygon(((-250, -27), (262, -27), (250, 27), (-262, 27), (-236, 0)), class_="own line"),
        emblem(winner, -204, 0, 38, "on"),
        caption(words("pic-victory", side=winner), 24, 12, 33, 390, class_="display on"),
        turn=-14.9,
        id="victory",
        class_=f"victory {winner}",
    )


def _cruiser() -> str:
    """The Aurora at her place below the Nikolaevsky bridge."""
    return at(54, 664, path(_AURORA, class_="ink"), path("M-60 16H56L52 22H-52Z", class_="poster"), scale=0.86)


def _shadow(shape: Shape) -> Shape:
    """A shape's printed shadow, within the sheet."""
    return tuple((max(x - 7, 0), min(y + 9, HEIGHT)) for x, y in shape)


def inset(shape: Shape, depth: float) -> Shape:
    """A clockwise polygon with every side moved inwards."""
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


def plan(sheet: Sheet, places: list[str]) -> tuple[float, float, float, float, list[str]]:
    """A part of the map without pieces: regions and bridges, and the box around them."""
    words = sheet.words
    regions = [name for name in REGION_IDS if name in places]
    bridges = [name for name in CONNECTION_IDS if name in places]
    corners = [corner for name in regions for corner in LANDS[name].outline]
    for x, y, _, length in [_BRIDGES[name] for name in bridges]:
        corners += [(x - length, y - length), (x + length, y + length)]
    left, top = max(0.0, min(x for x, _ in corners) - 40), max(0.0, min(y for _, y in corners) - 40)
    right, low = min(WIDTH, max(x for x, _ in corners) + 40), min(HEIGHT, max(y for _, y in corners) + 40)
    around = bridges or [name for name in CONNECTION_IDS if _joins(name, regions)]
    lands = regions or [name for name in REGION_IDS if any(_joins(one, [name]) for one in bridges)]
    drawn = [_ground(sheet.id_prefix), *(_region(sheet, name) for name in lands)]
    return left, top, right - left, low - top, [*drawn, *(_bridge(words, name, False) for name in around)]


def _joins(connection: str, regions: list[str]) -> bool:
    return any(REGION_IDS[end] in regions for end in CONNECTION_ENDS[CONNECTION_IDS.index(connection)])


# Hull, three funnels, two masts, the bow gun.
_AURORA: Final = (
    "M-62 2H-40V-4H-30V2H-26V-26H-16V2H-8V-26H2V2H10V-26H20V2H26V-6H38V2H40L58 -2L54 24H-52Z"
    "M-36 -4L-34 -44H-32L-34 -4ZM28 -6L30 -44H32L31 -6ZM38 -6L58 -12V-9L40 -2Z"
)


@cache
def _beams() -> str:
    """Her searchlights, over the roofs."""
    return polygon(((92, 626), (1200, 30), (1200, 150)), class_="chalk beam", opacity=0.13) + polygon(
        ((92, 626), (470, 0), (590, 0)), class_="chalk beam", opacity=0.13
    )


def _region(sheet: Sheet, name: str) -> str:
    markers = tuple([i for i, where in enumerate(sheet.table["markers"], 1) if where == name])
    hangs = tuple([over for over in ("unrest", "blockade") if sheet.table[over] == name])
    return _land(sheet.words, sheet.id_prefix, name, sheet.balance(name), sheet.opposition, hangs, markers)


@lru_cache(maxsize=4096)
def _land(
    words: Texts,
    part: str,
    name: str,
    balance: Balance,
    opposition: str,
    hangs: tuple[str, ...],
    markers: tuple[int, ...],
) -> str:
    land = LANDS[name]
    inner = inset(land.outline, 11)
    x, y, size = land.landmark
    kind = " unrest" if "unrest" in hangs else ""
    # A region's tooltip: its name, the strength of each side and why, unrest and markers.
    told = [words("pic-tally", region=called(words, name), red=str(balance.red), white=str(balance.white))]
    if balance.why != "empty":
        told += weighed_up(words, balance, opposition)
    told += [words("list-unrest" if over == "unrest" else "list-next-unrest") for over in hangs]
    told += [words("objective-marker", number=str(number)) for number in markers]
    return group(
        title("\n".join(told)),
        polygon(land.outline, class_="hue line edge"),
        polygon(inner, class_="paper"),
        polygon(inner, fill=pattern_fill(part, f"tint-{name}"), class_="tinted"),
        symbol(SYMBOL[name], x, y, size, "hue landmark"),
        _plate(words, name, balance),
        id=f"region-{name}",
        class_=f"region of-{name}{kind}",
        data_thing=name,
    )


def _plate(words: Texts, name: str, balance: Balance) -> str:
    """The plate on the embankment: landmark, name, and the strength of both sides with the greater one raised."""
    x, y, turn, length = LANDS[name].plate
    tally = length - 92
    return at(
        x,
        y,
        polygon(((12, -_PLATE), (length, -_PLATE), (length - 12, 0), (0, 0)), class_="ink"),
        polygon(((12, -_PLATE), (60, -_PLATE), (48, 0), (0, 0)), class_="hue line"),
        symbol(SYMBOL[name], 30, -_PLATE / 2, 34, "ink" if name == "white" else "chalk"),
        caption(called(words, name), 66, -12, 29, tally - 74, class_="paper", text_anchor="start"),
        _tally(tally, balance.red, "red", balance.leads == "red"),
        _tally(tally + 42, balance.white, "white", balance.leads == "white"),
        turn=turn,
        class_="plate",
    )


def _tally(x: float, strength: int, side: str, stronger: bool) -> str:
    slant = 10
    shape = ((x + slant, -_PLATE + 4), (x + 40 + slant, -_PLATE + 4), (x + 40, -4), (x, -4))
    inside = [polygon(shape, class_="own")]
    if stronger:
        inside.append(path(f"M{x + 3} 0H{x + 36}L{x + 19} 12Z", class_="own fine"))
    inside.append(numeral(strength, x + 25, -_PLATE / 2, 24 if stronger else 20, "on"))
    return group(*inside, class_=f"tally {side}{' stronger' if stronger else ''}")


@lru_cache(maxsize=128)
def _bridge(words: Texts, name: str, blocked: bool) -> str:
    x, y, turn, length = _BRIDGES[name]
    half, tile = length / 2, _TILE_OF[name]
    shape = (
        (-half, 0), (-half + 24, -27), (-half + 24, -13), (half - 24, -13), (half - 24, -27),
        (half, 0), (half - 24, 27), (half - 24, 13), (-half + 24, 13), (-half + 24, 27),
    )  # fmt: skip
    a, b = CONNECTION_ENDS[CONNECTION_IDS.index(name)]
    kind = " blocked" if blocked else ""
    told = called(words, name, "full")
    return at(
        x,
        y,
        title(f"{told}\n{words('pic-closed')}" if blocked else told),
        polygon(shape, class_="ink", transform=f"rotate({turn}) translate(-3,5)"),
        polygon(shape, class_="paper line", transform=f"rotate({turn})"),
        polygon(((0, -23), (23, 0), (0, 23), (-23, 0)), class_="hue line"),
        symbol(SYMBOL[tile], 0, 0, 24, "ink" if tile == "white" else "chalk"),
        id=f"connection-{name}",
        class_=f"connection of-{tile} joins-{REGION_IDS[a]} joins-{REGION_IDS[b]}{kind}",
        data_thing=name,
    )


def _blockade(sheet: Sheet) -> str:
    name = sheet.table["blocked"]
    x, y, turn, _ = _BRIDGES[name]
    return barricade(sheet.words, name, x, y, turn)


def _unrest(sheet: Sheet) -> list[str]:
    """The sign over the region of unrest."""
    name = sheet.table["unrest"]
    if name is None:
        return []
    x, y = LANDS[name].badge
    return [at(x, y, _shout(), turn=12, id="unrest", class_="marker unrest")]


@cache
def _shout() -> str:
    return path(star(33, 11, 0.72), class_="poster line") + numeral("!", 0, 0, 30, "chalk")


# --- where tokens lie


def _pieces(sheet: Sheet, region: str) -> str:
    tokens = sheet.lying(region)
    markers = [i + 1 for i, where in enumerate(sheet.table["markers"]) if where == region]
    if not tokens and not markers:
        return ""
    away = sheet.away if sheet.table.get("count", {}).get("region") == region else []
    return draw_cached_by(_placed, sheet, region, tokens, markers, sheet.opposition, sheet.view["options"], away)


def _placed(
    sheet: Sheet,
    region: str,
    lying: object,
    markers: list[int],
    opposition: str,
    options: dict[str, Any],
    away: list[str],
) -> list[str]:
    """The region's tokens, red from the left and white from the right, with neutral ones and markers between.

    Those that are `away` (on the stage) leave a pale mark.
    """
    tokens = sheet.tokens_in(region)
    r, slots = room(region, len(tokens) + len(markers))
    free = list(slots)
    places: dict[str, Point] = {}
    for name in tokens:
        if sheet.owner(name) == "red":
            places[name] = free.pop(0)
    for name in tokens:
        if sheet.owner(name) == "white":
            places[name] = free.pop()
    middle = sum(x for x, _ in slots) / len(slots), sum(y for _, y in slots) / len(slots)
    free.sort(key=lambda slot: math.dist(slot, middle))
    for name in tokens:
        if sheet.owner(name) == "neutral":
            places[name] = free.pop(0)
    drawn = [objective_marker(number, *free.pop(0), r / RADIUS) for number in markers]
    # A leader's name is wider than its token, so leaders are drawn over the others, the upper over the lower.
    above = sorted(places, key=lambda name: (name in LEADERS, -places[name][1]))
    prints = [circle(*places[name], r * 0.86, class_="print-left") for name in away]
    return [*prints, *drawn, *(token(sheet, name, *places[name], r) for name in above if name not in away)]


@cache
def room(region: str, count: int) -> tuple[float, Shape]:
    """The largest radius at which this many tokens fit into a region's fields, and their places from left to right."""
    land = LANDS[region]
    angle = math.radians(land.plate[2])
    fields = [_turned(field, -angle) for field in land.fields]
    for r in range(LARGEST, 8, -1):
        for close in (False, True):
            slots = tuple(slot for field in fields for slot in _rows(field, r, close))
            if len(slots) >= count:
                return r, tuple(sorted(_turned(slots, angle)))
    raise ValueError(f"{count} tokens do not fit into {region}")


def _turned(shape: Shape, angle: float) -> Shape:
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple((x * cos - y * sin, x * sin + y * cos) for x, y in shape)


def _rows(field: Shape, r: float, close: bool) -> list[Point]:
    """Centres of discs of radius r inside a convex field, in centred rows or in a hexagonal packing."""
    top, bottom = min(y for _, y in field) + r, max(y for _, y in field) - r
    step = 2 * r + 1
    pitch = step * math.sqrt(0.75) if close else step
    if bottom < top:
        return []
    best: list[Point] = []
    for shift in range(4 if close else 1):
        found: list[Point] = []
        y = top + (bottom - top) % pitch / 2
        odd = 0
        while y <= bottom + 0.01:
            left, right = _span(field, y, r)
            if close:
                offset = step * (shift / 4 + odd / 2)
                left = math.ceil((left - offset) / step) * step + offset
            count = int((right - left) // step) + 1 if right >= left else 0
            start = left if close else (left + right - step * (count - 1)) / 2
            found += [(start + step * i, y) for i in range(count)]
            y += pitch
            odd = 1 - odd
        best = max(best, found, key=len)
    return best


def _span(field: Shape, y: float, r: float) -> tuple[float, float]:
    """The range of x in which the centre of a disc may lie at height y."""
    left, right = -math.inf, math.inf
    for (x0, y0), (x1, y1) in zip(field, (*field[1:], field[0]), strict=True):
        length = math.dist((x0, y0), (x1, y1))
        nx, ny = (y0 - y1) / length, (x1 - x0) / length  # inward, since the corners run clockwise on the screen
        reach = r + nx * x0 + ny * (y0 - y)  # nx * x >= reach
        if abs(nx) < 1e-9:
            if reach > 1e-9:
                return 1, 0
        elif nx > 0:
            left = max(left, reach / nx)
        else:
            right = min(right, reach / nx)
    return left, right
