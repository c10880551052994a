"""The static parts of the map: water and land, bridges, the park, cabs, a liner, shop fronts."""

from __future__ import annotations

from typing import Final

from consigliere.drawing.svg import Value, at, circle, element, line, path, rect

from .inks import (
    ASPHALT,
    CREST,
    GLASS,
    GOLD,
    INK,
    LANE,
    LAWN,
    LAWN_DARK,
    LAWN_LIGHT,
    PAPER,
    RED,
    ROOM,
    SHADE,
    WATER,
)

MAP: Final = (840, 664)
SHOP: Final = (106, 142)
PARK: Final = (230, 140)
_MANHATTAN: Final = (
    "M60 0H840V210H584Q569 210 569 226V420Q569 434 556 434H430Q360 436 356 486V640Q352 656 334 656H140"
    "Q112 654 110 634V492Q108 462 84 446Q62 430 60 400Z"
)
_EAST: Final = "M840 232H612Q598 232 598 246V446Q598 456 586 456H452Q427 458 426 486V664H840Z"
_LANES: Final = "M316 6V200M316 240V424M64 219H560M92 446H350M610 446H836M582 12V200"
_PIERS: Final = ((24, 12), (150, 14), (196, 18), (342, 22), (388, 18))
_CABS: Final = (
    (240, 212, "#f2bc2e", 0),
    (420, 222, "#2c6b4a", 180),
    (310, 60, "#f2bc2e", 90),
    (588, 60, RED, 90),
    (120, 446, "#f2bc2e", 0),
    (322, 390, "#f2bc2e", 90),
    (690, 446, "#2b6cb8", 180),
    (790, 436, "#f2bc2e", 0),
)
_TREES: Final = (
    *((34, 14), (72, 14), (216, 16), (176, 18), (120, 20), (16, 22), (54, 24), (196, 30), (30, 34), (78, 34)),
    *((132, 34), (48, 44), (14, 46), (112, 48), (216, 50), (66, 62), (44, 66), (96, 66), (206, 66), (20, 68)),
    *((178, 88), (212, 92), (168, 104), (140, 108), (206, 108), (100, 112), (186, 118), (88, 124), (126, 124)),
    *((160, 126), (218, 126), (12, 132)),
)
_LEAVES: Final = ("#2f6b3b", "#3c7f45", "#4d9150")


def _cab(x: float, y: float, colour: str, turn: float) -> str:
    drawn = rect(-9, -5, 18, 10, fill=colour, rx=3) + rect(-4, -4, 8, 8, fill=INK, rx=2, opacity=0.65)
    return at(x, y, drawn, rect(-9, -5, 3, 10, fill="#fff", rx=1.5, opacity=0.25), turn=turn, opacity=0.85)


def _pier(y: float, long: float) -> str:
    planks = rect(62 - long, y, long, 15, fill="#6b4a3c", stroke=INK, stroke_width=1)
    return planks + path(f"M{62 - long} {y}h{long}v5h-{long}Z", fill="#8e6650")


def _bridges() -> str:
    steel, stone = "#8e6f5b", "#c79b72"
    drawn = [
        rect(350, 551, 82, 18, fill=steel, stroke=INK, stroke_width=1.2),
        line(350, 560, 432, 560, stroke=LANE, stroke_width=1.5, stroke_dasharray="5 4"),
    ]
    for x in (366, 408):
        drawn.append(rect(x - 2, 522, 10, 52, fill=stone, stroke=INK, stroke_width=1))
        drawn.append(path(f"M{x + 1} 548v-12q2-5 4 0v12Z", fill=INK))
        drawn.append(rect(x - 4, 519, 14, 5, fill="#e1bc8e", stroke=INK, stroke_width=0.8))
    cables = "M350 548Q358 540 369 522Q390 566 411 522Q424 540 432 548"
    drawn.append(path(cables, fill="none", stroke=SHADE, stroke_width=1.6))
    for x, y, wide, high, posts in (
        (562, 320, 40, 20, "M562 316v28M602 316v28"),
        (779, 204, 26, 32, "M773 206v28M811 206v28"),
    ):
        drawn.append(rect(x, y, wide, high, fill=steel, stroke=INK, stroke_width=1))
        drawn.append(path(posts, stroke=stone, stroke_width=3))
    island = element("ellipse", cx=610, cy=217, rx=25, ry=17, fill="#6a5058", stroke="#8c6c5e", stroke_width=2)
    return "".join([*drawn, island])


def _liner() -> str:
    decks = rect(20, 12, 56, 10, fill=PAPER) + rect(28, 5, 38, 7, fill=PAPER)
    funnels = "".join([rect(x, -8, 8, 14, fill=RED) + rect(x, -8, 8, 4, fill=INK) for x in (34, 48)])
    ports = "".join([circle(x, 17, 1.4, fill=INK) for x in range(26, 74, 7)])
    wave = path("M0 38q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0", fill="none", stroke=CREST, stroke_width=2)
    smoke = path("M44 -10q8-9 22-5", fill="none", stroke="#c9b7a0", stroke_width=4, opacity=0.5, stroke_linecap="round")
    hull = path("M4 22H92L84 36H14Z", fill=INK) + path("M4 22H92L90 26H6Z", fill=RED)
    return at(6, 598, hull, decks, funnels, ports, wave, smoke)


def _land() -> str:
    wide, high = MAP
    drawn = [rect(0, 0, wide, high, fill=WATER), rect(0, 0, wide, high, fill="url(#ce_waves)")]
    for shore in (_MANHATTAN, _EAST):
        drawn.append(path(shore, fill=CREST, transform="translate(0 4)", opacity=0.55))
        drawn.append(path(shore, fill=ASPHALT, stroke="#8c6c5e", stroke_width=3))
    drawn.append(path(_LANES, fill="none", stroke=LANE, stroke_width=2, stroke_dasharray="9 8"))
    drawn += [_pier(y, long) for y, long in _PIERS]
    current = path("M6 0C20 120 2 260 18 430", fill="none", stroke=CREST, stroke_width=1.6, opacity=0.5)
    return element("g", *drawn, _bridges(), *[_cab(*cab) for cab in _CABS], current, _liner(), id="ce_land")


def _tree(i: int, x: float, y: float) -> str:
    r = (7, 8.5, 10)[(i * 5 + int(x)) % 3]
    leaf = "#d98a3c" if i % 7 == 3 else _LEAVES[i % 3]
    shine = (
        f"M{x - r * 0.7:.1f} {y - r * 0.2:.1f}A{r * 0.8:.1f} {r * 0.8:.1f} 0 0 1 {x + r * 0.3:.1f} {y - r * 0.75:.1f}"
    )
    shine += f"A{r * 1.1:.1f} {r * 1.1:.1f} 0 0 0 {x - r * 0.7:.1f} {y - r * 0.2:.1f}Z"
    shade = element("ellipse", cx=x + 3, cy=y + r * 0.7, rx=r, ry=r * 0.45, fill="#1f3d24", opacity=0.45)
    return shade + circle(x, y, r, fill=leaf) + path(shine, fill="#fff", opacity=0.28)


def _bank() -> str:
    """A little temple with its effect in the door."""
    columns = [rect(x, 4, 6, 26, fill=PAPER, stroke=INK, stroke_width=0.9) for x in (5, 57)]
    return at(
        126,
        50,
        element("ellipse", cx=34, cy=42, rx=40, ry=7, fill="#1f3d24", opacity=0.5),
        rect(-2, 34, 72, 6, fill=SHADE, stroke=INK, stroke_width=1),
        rect(2, 29, 64, 6, fill=PAPER, stroke=INK, stroke_width=1),
        rect(6, 4, 56, 26, fill=ROOM, stroke=INK, stroke_width=1),
        *columns,
        path("M-3 4L34 -17 71 4Z", fill=PAPER, stroke=INK, stroke_width=1.2),
        path("M8 1.5L34 -13 60 1.5Z", fill=SHADE),
    )


def _park() -> str:
    wide, high = PARK
    gravel: dict[str, Value] = {"fill": "none", "stroke": "#ebd9a8"}
    lake = "M20 112C14 98 34 92 48 98S78 100 80 112 62 128 46 124 24 124 20 112Z"
    drawn = [
        rect(0, high - 2, wide, 12, fill=LAWN_DARK, stroke=INK, stroke_width=1),
        rect(0, 0, wide, high, fill=LAWN, rx=5, stroke=INK, stroke_width=1.4),
        path(f"M4 4H{wide - 4}V40Q190 30 160 46T90 40 4 58Z", fill=LAWN_LIGHT, opacity=0.75),
        path(f"M4 {high - 4}V104Q40 88 80 104T150 118 {wide - 4} 92V{high - 4}Z", fill=LAWN_DARK, opacity=0.6),
        path("M0 84C40 70 60 96 96 88S150 50 180 60 214 80 230 74", stroke_width=5, **gravel),
        path("M96 88C92 110 110 124 104 140M150 63C146 40 160 20 152 0", stroke_width=4, **gravel),
        path(lake, fill=WATER, stroke="#ebd9a8", stroke_width=2),
        path("M32 108q4-3 8 0t8 0M46 116q4-3 8 0t8 0", fill="none", stroke=CREST, stroke_width=1.5),
        path("M58 105l7-8v8ZM55 106h13l-2 3h-9Z", fill=PAPER),
        *[_tree(i, x, y) for i, (x, y) in enumerate(_TREES)],
        _bank(),
    ]
    return element("g", *drawn, id="ce_park")


# --- shops


def _storeys() -> list[str]:
    wide, high = SHOP
    wall = "var(--front)"
    roof, side = f"M0 0L8 -8H{wide + 8}L{wide} 0Z", f"M{wide} 0L{wide + 8} -8V{high - 8}L{wide} {high}Z"
    teeth = "".join([f"M{x} 5v3" for x in range(2, 100, 8)])
    return [
        path(roof, fill=wall),
        path(roof, fill="#000", opacity=0.32),
        path(side, fill=wall),
        path(side, fill="#000", opacity=0.5),
        rect(14, -13, 12, 9, fill="#6b4638", stroke=INK, stroke_width=0.8),
        rect(13, -14.5, 14, 2.5, fill=INK),
        rect(0, 0, wide, high, fill=wall, stroke=INK, stroke_width=1.4),
        rect(0, 6, wide, 48, fill="url(#ce_brick)"),
        rect(-2, -1, wide + 4, 6, fill=SHADE, stroke=INK, stroke_width=1),
        path(teeth, stroke=INK, stroke_width=2.4, opacity=0.5),
    ]


def _back_room() -> list[str]:
    """A door ajar, and the window of the room behind it."""
    panel: dict[str, Value] = {"fill": "none", "stroke": INK, "stroke_opacity": 0.5}
    return [
        rect(6, 15, 21, 38, fill=INK),
        path("M6 15H22V53H6Z", fill="#6e3b2b", stroke=INK, stroke_width=1),
        path("M22 15H27V53H22Z", fill="#c98a3a"),
        rect(9, 19, 10, 12, **panel),
        rect(9, 35, 10, 14, **panel),
        circle(19.5, 35, 1.4, fill=GOLD),
        path("M12 10.5h8l2 3H10Z", fill=GOLD),
        rect(32, 10, 69, 41, fill=INK),
        rect(34, 12, 65, 37, fill=ROOM),
        path("M66.5 12L52 49H81Z", fill="#e9a94b", opacity=0.22),
        rect(62, 12, 9, 3, fill=GOLD),
    ]


def _window() -> list[str]:
    """The shop window, the doorway where a thug stands, and the awning above both."""
    wide, _ = SHOP
    drawn = [
        rect(3, 93, 70, 45, fill=INK),
        rect(5, 95, 66, 41, fill=GLASS),
        path("M12 136L34 98H44L22 136Z", fill="#fff", opacity=0.08),
        path("M50 136L66 106V122L58 136Z", fill="#fff", opacity=0.07),
        rect(77, 92, 26, 48, fill=INK),
        rect(79, 94, 22, 46, fill="#1a0f14"),
        rect(81.5, 98, 17, 40, fill="#4a2f2a"),
        rect(84, 101, 12, 14, fill="#2b1c20"),
        circle(96, 121, 1.3, fill=GOLD),
        rect(77, 139, 26, 4, fill="#7a5a3a", stroke=INK, stroke_width=0.8),
        path(f"M0 85H{wide}L{wide + 4} 94H-4Z", fill=PAPER, stroke=INK, stroke_width=1),
    ]
    stripe = (wide + 6) / 8
    for i in range(8):
        left = -3 + i * stripe
        d = f"M{i * wide / 8:.1f} 85H{(i + 1) * wide / 8:.1f}L{left + stripe:.1f} 94V96"
        d += f"a{stripe / 2:.1f} 3.5 0 0 1 {-stripe:.1f} 0V94Z"
        drawn.append(path(d, fill=PAPER if i % 2 else "var(--awning)", stroke=INK, stroke_width=0.7))
    return drawn


def _shop() -> str:
    wide, _ = SHOP
    fascia = rect(-1, 54, wide + 2, 32, fill="var(--fascia)", stroke=INK, stroke_width=1.2)
    edge = rect(1.5, 56, wide - 3, 28, fill="none", stroke=GOLD, stroke_width=1)
    return element("g", *_storeys(), *_back_room(), fascia, edge, *_window(), id="ce_shop")


SYMBOLS: Final = {"ce_land": _land(), "ce_park": _park(), "ce_shop": _shop()}
