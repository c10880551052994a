"""A region is scored in front of the dimmed city: two arrows push at one prize. [DP-STR-01, DP-SCO-02]

The tokens that count are on the arrows meanwhile; the region shows pale marks in their places.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import star
from consigliere.drawing.svg import at, group, path, polygon, rect, title
from consigliere.games.dual_powers.components import SIDE_IDS, TRACK_SIGN

from . import city
from .glyphs import caption, emblem, numeral
from .pieces import token
from .sheet import Balance, Sheet, called, weighed_up

_TURN: Final = -9.5  # degrees
_HALF: Final = 78.0  # half the height of the arrows
_STRIP: Final = 44.0  # the text above and below them
_REACH: Final = 720.0  # beyond both edges of the sheet
_NEAR, _FAR = 84.0, 438.0  # the position of tokens, from the middle
_LARGEST: Final = 38.0
_ROW: Final = 7  # tokens of a side in one row
_LEAF: Final = 268  # the width of the leaf with the results of the round
_LEAF_HEAD: Final = 40
_LEAF_ROW: Final = 44


def counted(sheet: Sheet) -> dict[str, list[str]]:
    """The tokens that count in the region on the stage, by side."""
    count: dict[str, Any] | None = sheet.table.get("count")
    if count is None:
        return {}
    neutrals = sheet.balance(count["region"]).neutrals
    found: dict[str, list[str]] = {"red": [], "white": []}
    for name in sheet.away:
        owner = sheet.owner(name)
        found[neutrals if owner == "neutral" else owner].append(name)
    return found


def stage(sheet: Sheet, top: float) -> list[str]:
    """The band over the map, whose upper edge is at `top`; nothing while no region is scored."""
    count: dict[str, Any] | None = sheet.table.get("count")
    if count is None:
        return []
    region = count["region"]
    balance = sheet.balance(region)
    told = [called(sheet.words, region), *weighed_up(sheet.words, balance, sheet.opposition)]
    outline = "M" + "L".join([f"{x:g} {y:g}" for x, y in city.LANDS[region].outline]) + "Z"
    veil = path(f"M0 0H{city.WIDTH}V{city.HEIGHT}H0Z{outline}", fill_rule="evenodd", class_="veil through")
    # The band is in the other half of the map, so that the region stays visible.
    lit = _middle(region)
    middle = city.HEIGHT * (0.7 if lit[1] < city.HEIGHT / 2 else 0.3)
    band = at(
        city.WIDTH / 2,
        middle,
        title("\n".join(told)),
        group(*_arrows(count["side"]), _strips(sheet, count, balance), class_="through"),
        *_tokens(sheet),
        group(*_sums(balance), _prize(count["points"]), class_="through"),
        turn=_TURN,
        id=f"count-{region}",
        class_="count",
    )
    leaf = _leaf(sheet, lit) if len(sheet.table["results"]) > 1 else ""
    return [at(0, top, veil, band, leaf)]


def _middle(region: str) -> tuple[float, float]:
    """The middle of a region's corners."""
    corners = city.LANDS[region].outline
    return sum([x for x, _ in corners]) / len(corners), sum([y for _, y in corners]) / len(corners)


def _leaf(sheet: Sheet, lit: tuple[float, float]) -> str:
    """A leaf of the calendar with the results of the round so far, in the corner beside the region on the stage."""
    words, rows = sheet.words, sheet.table["results"]
    foot = _LEAF_HEAD + _LEAF_ROW * len(rows)
    high = foot + _LEAF_ROW + 6
    parts = [
        rect(7, 8, _LEAF, high, class_="ink"),
        rect(0, 0, _LEAF, high, class_="chalk line"),
        rect(0, 0, _LEAF, _LEAF_HEAD, class_="ink"),
        caption(words("round", number=str(rows[0]["round"])), _LEAF / 2, 29, 24, _LEAF - 24, class_="paper"),
    ]
    parts += [_result(sheet, row, _LEAF_HEAD + _LEAF_ROW * i, i == len(rows) - 1) for i, row in enumerate(rows)]
    parts.append(rect(12, foot + 2, _LEAF - 24, 2, class_="shade"))
    parts.append(caption(words("support-track"), 12, foot + 31, 21, _LEAF - 150, text_anchor="start", class_="ink"))
    first = rows[0]
    gained = first["points"] * TRACK_SIGN[SIDE_IDS.index(first["side"])] if first["side"] else 0
    for score, x in ((first["score"] - gained, _LEAF - 118.0), (rows[-1]["score"], _LEAF - 46.0)):
        side = next((one for one, sign in zip(SIDE_IDS, TRACK_SIGN, strict=True) if score * sign > 0), None)
        if side is not None:
            parts.append(emblem(side, x, foot + 23, 22, _ink(side)))
        parts.append(caption(str(abs(score)), x + 26, foot + 31, 23, 26, class_="ink"))
    parts.append(
        path(f"M{_LEAF - 78} {foot + 23}h14m-6 -6 6 6 -6 6", class_="none", stroke="var(--ink)", stroke_width=3)
    )
    x = 24.0 if lit[0] > city.WIDTH / 2 else city.WIDTH - _LEAF - 24
    y = 24.0 if lit[1] < city.HEIGHT / 2 else city.HEIGHT - high - 24
    return at(x, y, *parts, turn=-2, class_="leaf through")


def _ink(side: str) -> str:
    return "poster" if side == "red" else "ink"


def _result(sheet: Sheet, row: dict[str, Any], y: float, now: bool) -> str:
    """One region: who was the stronger there, and for how many points."""
    said, ink = called(sheet.words, row["region"]), "chalk" if now else "ink"
    parts = [rect(-5, y, _LEAF + 10, _LEAF_ROW, class_=_ink(row["side"] or "white"))] if now else []
    parts.append(caption(said, 12, y + 30, 21, _LEAF - 108, text_anchor="start", class_=ink))
    if row["side"]:
        points = f"+{row['points']}" if row["points"] else "!"
        parts.append(emblem(row["side"], _LEAF - 72, y + _LEAF_ROW / 2, 24, ink if now else _ink(row["side"])))
        parts.append(caption(points, _LEAF - 12, y + 31, 25, 46, text_anchor="end", class_=ink))
    return group(*parts)


def _arrows(side: str | None) -> list[str]:
    """Both sides' arrows; the winner's point pierces the other."""
    tip = {"red": 66.0, "white": -66.0}.get(side or "", 0.0)
    red = ((-_REACH, -_HALF), (tip - 90, -_HALF), (tip, 0), (tip - 90, _HALF), (-_REACH, _HALF))
    white = ((_REACH, -_HALF), (tip + 90, -_HALF), (tip, 0), (tip + 90, _HALF), (_REACH, _HALF))
    whole = rect(-_REACH, -_HALF, 2 * _REACH, 2 * _HALF, class_="own")
    ground = rect(-_REACH, -_HALF - _STRIP, 2 * _REACH, 2 * (_HALF + _STRIP), class_="ink")
    if side == "white":
        return [ground, group(whole, class_="red"), group(polygon(white, class_="own line"), class_="white")]
    return [ground, group(whole, class_="white"), group(polygon(red, class_="own line"), class_="red")]


def _tokens(sheet: Sheet) -> list[str]:
    """The tokens on their arrows, from the middle outwards."""
    drawn: list[str] = []
    for side, names in counted(sheet).items():
        way = -1 if side == "red" else 1
        rows = [names[i : i + _ROW] for i in range(0, len(names), _ROW)]
        across = max([len(row) for row in rows], default=1)
        r = min(_LARGEST, (_FAR - _NEAR) / (2 * across) - 2, _HALF / len(rows) - 4 if rows else _LARGEST)
        for line, row in enumerate(rows):
            y = (line - (len(rows) - 1) / 2) * (2 * r + 4)
            drawn += [token(sheet, name, way * (_NEAR + r + i * (2 * r + 4)), y, r) for i, name in enumerate(row)]
    return drawn


def _sums(balance: Balance) -> list[str]:
    """What each side has, at the outer ends."""
    found = []
    for side, way, strength in (("red", -1, balance.red), ("white", 1, balance.white)):
        size = 96 if strength < 10 else 80  # two figures are wider, and the tokens end before them
        figure = numeral(strength, way * 492, 0, size, "on")
        found.append(group(figure, emblem(side, way * 568, 0, 44, "on"), class_=f"{side} sum"))
    return found


def _prize(points: int) -> str:
    return group(
        path(star(56, 20, 0.86), class_="poster line"),
        path(star(46, 20, 0.9), class_="ink"),
        numeral(points or "!", 0, 0, 50, "chalk"),
        class_="prize",
    )


def _strips(sheet: Sheet, count: dict[str, Any], balance: Balance) -> str:
    """Above: where and what for. Below: the three tests in order, the deciding one on chalk. [DP-STR-03]"""
    words = sheet.words
    above, below = -_HALF - 12, _HALF + _STRIP / 2
    reason = words("unrest" if count["why"] == "unrest" else "secret-objective")
    parts = [
        caption(called(words, count["region"]).upper(), -300, above, 32, 430, class_="display paper"),
        caption(reason, 300, above, 26, 430, class_="paper"),
    ]
    sides = counted(sheet)
    tests = (
        ("strength", words("pic-count-strength", red=str(balance.red), white=str(balance.white))),
        ("numbers", words("pic-count-tokens", red=str(len(sides["red"])), white=str(len(sides["white"])))),
        ("will", words("will-of-the-people")),
    )
    passed = False
    for i, (name, said) in enumerate(tests):
        x = -330 + 330 * i
        decides = balance.why == name
        if decides:
            corners = ((x - 136, below - 20), (x + 150, below - 20), (x + 136, below + 20), (x - 150, below + 20))
            parts.append(polygon(corners, class_="chalk"))
            parts.append(group(emblem(balance.leads, x + 118, below, 26, "ink"), class_=balance.leads))
        ink = "ink" if decides else "paper half" if passed else "paper"
        parts.append(caption(said, x - 8, below + 9, 25, 220, class_=ink))
        passed = passed or decides
    return "".join(parts)
