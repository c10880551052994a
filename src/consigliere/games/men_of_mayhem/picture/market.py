"""The black market on the stage: fists, then bags as crates, the sum that leads to the price pole, the payments."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import OSWALD, RUBIK_MONO, YESEVA, Texts, piece
from consigliere.drawing.svg import Value, at, path, rect, text

from .column import counted, prices_of
from .fight import TAPE
from .pieces import disc, fist, flame, hand, icon
from .sheet import Valley
from .street import HEIGHT, WIDTH

STAGE: Final = 900.0
_HEAD: Final = 62.0
_FOOT: Final = 62.0


def market_scene(sheet: Valley) -> str:
    """Lanes for all gangs next to the price pole."""
    words, table = sheet.words, sheet.table
    sold = table["market"]
    gangs = [player for player in table["players"] if not player["out"]]
    high = (HEIGHT - 2 * TAPE - _HEAD - _FOOT) / len(gangs) - 2
    title = words("phase-black_market")
    inside = [
        rect(0, 0, WIDTH, HEIGHT, class_="night"),
        rect(0, 0, STAGE, TAPE, fill=sheet.fill("tape")),
        rect(0, HEIGHT - TAPE, STAGE, TAPE, fill=sheet.fill("tape")),
        RUBIK_MONO.line(title.upper(), 18, 54, 28, 520, text_anchor="start", class_="mono chalk"),
    ]
    inside += [_lane(sheet, player["seat"], TAPE + _HEAD + i * (high + 2), high) for i, player in enumerate(gangs)]
    rows, total = prices_of(sheet), counted(sheet)
    lit = next((i for i, (_, low, up_to, _) in enumerate(rows) if low <= total and (total <= up_to or up_to < low)), -1)
    inside.append(_great_pole(rows, lit, words))
    if sold is not None:
        inside += _sum(sheet, sold["total"], rows, lit)
    return piece(0, 0, *inside, tooltip=words("pic-market"), id="bazaar", class_="stage bazaar")


def _lane(sheet: Valley, seat: int, y: float, high: float) -> str:
    """A gang's fist, or what it sells and earns."""
    club, words, sold = sheet.club(seat), sheet.words, sheet.table["market"]
    waiting = sheet.view["waiting"] or []
    closed = sold is not None or (sheet.view["step"] == "Traffic" and seat not in waiting)
    middle = high / 2
    parts = [
        rect(0, 0, STAGE, high, class_="slab"),
        rect(0, 0, 9, high, class_="own"),
        rect(0, 0, 9, high, fill=sheet.fill(club)),
        path(f"M120 {high * 0.6:g}L{STAGE:g} 8V{high - 6:g}Z", class_="accent", opacity=0.08),
        at(
            76,
            high * 0.55,
            fist() if sold is None else hand(),
            scale=round(min(0.8, high / 150), 3),
            opacity=None if closed else 0.4,
        ),
        disc(club, 162, middle, min(19.0, high * 0.4), True),
        OSWALD.caption(
            words(f"side-{club}"),
            192,
            middle + 9,
            24,
            168,
            0.8,
            text_anchor="start",
            class_="bone who",
            font_weight=700,
        ),
    ]
    parts += _deal(sheet, seat, high) if sold is not None else _allowed(sheet, seat, high)
    return at(0, y, *parts, class_=f"of-{club}")


def _allowed(sheet: Valley, seat: int, high: float) -> list[str]:
    """Before the fists open: the bags that a gang's heat allows, as empty crates. [MM-MKT-02]"""
    most = sheet.player(seat)["limit"]
    if most is None:
        return [icon("bag", 390, high / 2, min(36.0, high - 26), "bag half"), icon("nolimit", 430, high / 2, 30, "bag")]
    step = min(62.0, 250 / max(1, most))
    crate: dict[str, Value] = {"stroke": "var(--bag)", "stroke_width": 1.6, "stroke_dasharray": "5 5"}
    return [rect(372 + i * step, 10, min(54.0, step - 3), high - 20, rx=5, class_="none", **crate) for i in range(most)]


def _deal(sheet: Valley, seat: int, high: float) -> list[str]:
    """Bags as crates, their price, the cash, the heat."""
    sold, words, middle = sheet.table["market"], sheet.words, high / 2
    bags = sold["bags"][seat]
    if not bags:
        return [
            OSWALD.line(
                words("pic-sells-nothing"),
                372,
                middle + 9,
                22,
                240,
                text_anchor="start",
                class_="shade who",
                font_weight=500,
            )
        ]
    step = min(62.0, 250 / bags)
    crate: dict[str, Value] = {"fill": "#2d2419", "stroke": "var(--bag)", "stroke_width": 1.6}
    found = []
    for i in range(bags):
        left = 372 + i * step
        found.append(rect(left, 10, min(54.0, step - 3), high - 20, rx=5, **crate))
        found.append(icon("bag", left + min(54.0, step - 3) / 2, middle, min(36.0, step - 8, high - 26), "bag"))
    says = f"{bags} × ${sold['price']}" if sold["counted"] else f"×{bags}"
    found.append(text(says, 634, middle + 10, 26, class_="shade who" if sold["counted"] else "bone who"))
    if sold["counted"] and seat not in sold["unpaid"]:
        cash = f"+${bags * sold['price']}"
        found.append(
            text(cash, 822, middle + 14, min(40.0, high * 0.6), text_anchor="end", class_="cash", font_weight=700)
        )
        heat = sheet.mods.traffic_heat
        if heat:
            found.append(flame(f"+{heat}", 860, middle, min(42.0, high * 0.7)))
    return found


def _sum(sheet: Valley, total: int, rows: tuple[tuple[str, int, int, int], ...], lit: int) -> list[str]:
    """The sum of all bags, and a line to the row of the price pole that applies."""
    y = HEIGHT - TAPE - _FOOT / 2
    step = min(31.0, 290 / max(1, total))
    found = [
        OSWALD.caption(
            sheet.words("pic-all-together"),
            192,
            y + 9,
            24,
            170,
            0.8,
            text_anchor="start",
            class_="bone who",
            font_weight=700,
        ),
        *[icon("bag", 384 + i * step, y, min(25.0, step), "bag") for i in range(total)],
        text(str(total), 740, y + 16, 46, text_anchor="end", class_="mono accent"),
    ]
    if lit >= 0:
        row = _row_at(len(rows), lit)
        way = f"M756 {y:g}H{STAGE - 22:g}V{row:g}H{STAGE:g}"
        found += [
            path(way, class_="none to-pole", stroke="var(--accent)", stroke_width=5, stroke_linejoin="round"),
            path(
                f"M{STAGE - 4:g} {row - 16:g}l30 16l-30 16Z",
                class_="accent to-pole",
                stroke="var(--night)",
                stroke_width=2,
            ),
        ]
    return found


_POLE: Final = (910.0, 8.0, 322.0, 586.0)
_TOP: Final = 84.0


def _row_at(rows: int, i: int) -> float:
    """The middle of a row of the price pole, on the board."""
    each = (_POLE[3] - 36 - _TOP - 20) / rows
    return _POLE[1] + _TOP + i * each + (each - 8) / 2


def _great_pole(rows: tuple[tuple[str, int, int, int], ...], lit: int, words: Texts) -> str:
    x, y, w, h = _POLE
    title = words("phase-black_market")
    each = (h - 36 - _TOP - 20) / len(rows)
    parts = [
        rect(w / 2 - 40, h - 40, 22, 40, fill="#0e0b10"),
        rect(w / 2 + 18, h - 40, 22, 40, fill="#0e0b10"),
        rect(0, 0, w, h - 36, rx=18, class_="pole line"),
        rect(8, 8, w - 16, h - 52, rx=12, class_="none", stroke="var(--paper)", stroke_width=2.4),
        YESEVA.line(title, w / 2, 58, min(40.0, (w - 50) / YESEVA.width(title)), w - 50, class_="yeseva bone"),
    ]
    tall = each - 8
    for i, (bags, _, _, price) in enumerate(rows):
        on = i == lit
        ink = "ink" if on else "accent"
        row = [
            rect(-14, -7, w - 8, tall + 14, rx=12, class_="accent", opacity=0.4) if on else "",
            rect(0, 0, w - 36, tall, rx=8, class_="accent line lit" if on else "night line"),
            icon("bag", 36, tall / 2, 42, "ink" if on else "bag"),
            text(bags, 68, tall / 2 + 14, 38, class_="ink" if on else "shade"),
            text(f"${price}", w - 52, tall / 2 + 22, 58, text_anchor="end", class_=ink, font_weight=700),
        ]
        parts.append(at(18, _TOP + i * each, *row, class_=f"price price-{i}"))
    return at(x, y, *parts, class_="great-pole")
