"""Travel posters on the hoardings of vacant lots, one for each district."""

from __future__ import annotations

from typing import Final

from consigliere.drawing.svg import circle, element, path, rect

from .art import SHOP
from .inks import INK, LAWN_DARK, PAPER, RED, WATER

_FAR: Final = "#8c3f5e"
_NEAR: Final = "#3a2440"
_LAMPS: Final = "#ffe3a0"
_SUN: Final = circle(70, 46, 19, fill=_LAMPS)


def _windows(columns: tuple[int, ...], rows: tuple[int, ...]) -> str:
    d = "".join([f"M{x} {y}v3" for x in columns for y in rows])
    return path(d, stroke=_LAMPS, stroke_width=1.6)


def _midtown() -> str:
    tower = "M34 112V60h6V42h6V28h4V8h3v20h4v14h6v18h6v52Z"
    return "".join(
        [
            path("M4 112V78h12V62h12v50ZM72 112V70h12V82h18v30Z", fill=_FAR),
            path(tower, fill=_NEAR),
            path("M53 28h4v14h6v18h6v52H53Z", fill=INK, opacity=0.5),
            _windows((39, 44, 49, 57, 62), (66, 74, 82, 90, 98)),
        ]
    )


def _upper_west_side() -> str:
    towers = "M20 112V50h4v-10l6-8 6 8v10h4v18h22V50h4V40l6-8 6 8v10h4v62Z"
    trees = "".join([circle(x, 108, 9, fill="#2f6b3b") for x in (8, 22, 38, 54, 70, 86, 98)])
    lit = _windows((26, 31, 36, 66, 71, 76), (58, 66, 74, 82, 90))
    return path("M4 112V84h98v28Z", fill=_FAR) + path(towers, fill=_NEAR) + lit + trees


def _chelsea() -> str:
    funnels = "".join(
        [path(f"M{x} 61V40h11V61Z", fill=RED) + rect(x, 40, 11, 6, fill=INK) for x in (36, 56)],
    )
    ports = "".join([circle(x, 77, 1.7, fill=_NEAR) for x in range(28, 84, 8)])
    smoke = path("M42 36q10-14 34-10", fill="none", stroke=PAPER, stroke_width=6, opacity=0.55, stroke_linecap="round")
    hull = path("M10 92l8 14h74l10-22H10Z", fill=INK) + path("M10 84h92l-3 6H10Z", fill=RED)
    decks = rect(22, 70, 64, 14, fill=PAPER) + rect(32, 61, 44, 9, fill=PAPER)
    return path("M4 112V92h98v20Z", fill=WATER) + hull + decks + funnels + ports + smoke


def _wall_street() -> str:
    """A canyon of towers, a church at its end."""
    church = path("M46 112V70l3-4V52l4-18 4 18v14l3 4v42Z", fill=_FAR)
    left = path("M4 112V24h14v10h10v16h8v62Z", fill=_NEAR) + path("M102 112V16H88v14H76v22h-8v60Z", fill=_NEAR)
    lit = _windows((10, 16, 23, 30), (42, 52, 62, 72, 82, 92)) + _windows((76, 83, 90, 97), (40, 50, 60, 70, 80, 90))
    return church + left + lit + path("M36 112L50 96h6l12 16Z", fill=_LAMPS, opacity=0.55)


def _brooklyn() -> str:
    """A tower of the bridge over the river, with its cables."""
    cables = "".join([f"M53 34L{x} 88" for x in (4, 14, 24, 34, 72, 82, 92, 102)])
    tower = "M36 112V40h-3v-6h40v6h-3v72H62V66q-4-8-7 0v46h-4V66q-4-8-7 0v46Z"
    water = path("M4 112V94h98v18Z", fill=WATER)
    shore = path("M4 94V82h10v-6h8v10h8v8ZM102 94V80H92v-8h-8v12h-8v10Z", fill=_FAR)
    road = rect(4, 86, 98, 4, fill=INK)
    return water + shore + path(cables, stroke=_NEAR, stroke_width=1.2) + road + path(tower, fill=_NEAR)


def _upper_east_side() -> str:
    """A terrace of brownstones with stoops."""
    drawn = [path("M4 112V60h98v52Z", fill=_FAR)]
    for x in (4, 37, 70):
        drawn.append(path(f"M{x} 112V52h2v-5h28v5h2v60Z", fill=_NEAR))
        drawn.append(path(f"M{x + 18} 112V92q5-7 10 0v20Z", fill=RED))
        drawn.append(path(f"M{x + 14} 112v-3h18v3Z", fill=PAPER, opacity=0.6))
    lit = (
        _windows((11, 17, 25), (60, 72, 84))
        + _windows((44, 50, 58), (60, 72, 84))
        + _windows((77, 83, 91), (60, 72, 84))
    )
    return "".join(drawn) + lit


def _queens() -> str:
    """The grandstand of a racetrack with its flags."""
    roof = path("M8 62L30 44h62v8L40 66H8Z", fill=_NEAR)
    rows = "".join(
        [path(f"M{12 + 4 * i} {100 - 9 * i}H98v7H{9 + 4 * i}Z", fill=_FAR if i % 2 else _NEAR) for i in range(4)]
    )
    flags = "".join([path(f"M{x} 44V24l12 4-12 4", fill=RED, stroke=INK, stroke_width=1.2) for x in (38, 62, 84)])
    track = path("M4 112v-8h98v8Z", fill=LAWN_DARK) + path("M4 104h98", stroke=PAPER, stroke_width=2)
    return rows + roof + path("M30 66v34M60 58v42M90 52v48", stroke=INK, stroke_width=2) + flags + track


_DRAWN: Final = {
    "midtown": _midtown,
    "upper_west_side": _upper_west_side,
    "chelsea": _chelsea,
    "wall_street": _wall_street,
    "brooklyn": _brooklyn,
    "upper_east_side": _upper_east_side,
    "queens": _queens,
}


def _hoarding(district: str) -> str:
    wide, high = SHOP
    legs = rect(8, high - 8, 5, 10, fill=INK) + rect(wide - 13, high - 8, 5, 10, fill=INK)
    board = rect(0, 0, wide, high - 8, fill="#5b3a30", stroke=INK, stroke_width=1.2)
    sky = rect(4, 4, wide - 8, high - 34, fill="url(#ce_dusk)")
    edge = rect(4, 4, wide - 8, high - 34, fill="none", stroke=PAPER, stroke_width=1.5)
    cut = element("g", _SUN, _DRAWN[district](), clip_path="url(#ce_sky)")
    return element("g", legs, board, sky, cut, edge, id=f"ce_lot-{district}")


SYMBOLS: Final = {
    "ce_sky": element("clipPath", rect(4, 4, SHOP[0] - 8, SHOP[1] - 34), id="ce_sky"),
    **{f"ce_lot-{district}": _hoarding(district) for district in _DRAWN},
}
