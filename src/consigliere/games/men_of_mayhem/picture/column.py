"""The forecourt on the right: the mast with cards, deck and rounds, the price pole, supply, ambulance."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, YESEVA, Texts, die, piece
from consigliere.drawing.svg import at, circle, group, path, rect, text
from consigliere.games.men_of_mayhem.components import DATA, SURVIVE_ON

from .cards import WIDE, X, edge, slots
from .pieces import count, crew, crew_width, dudes, icon
from .sheet import Valley

POLE: Final = (X + 174, 8.0, 112.0, 392.0)
AMBULANCE: Final = (X, 474.0, 284.0, 122.0)
_MOST_MARKERS: Final = 7


def column(sheet: Valley) -> list[str]:
    """Everything in the forecourt."""
    x, y, wide, high = POLE
    total = counted(sheet)
    prices = prices_of(sheet)
    return [
        group(rect(X + 75, 0, 16, 466, fill="#1d1417"), rect(X + 36, 3, 94, 6, fill="#1d1417"), class_="mast through"),
        *slots(sheet),
        _miles(sheet, X, 404, WIDE, 54),
        pole(prices, total, x, y, wide, high, sheet.words),
        _supply(sheet, X + 174, 404, 112, 54),
        ambulance(sheet),
    ]


def counted(sheet: Valley) -> int:
    """The number of bags sold by all, once they are counted."""
    sold = sheet.table["market"]
    return int(sold["total"]) if sold is not None and sold["counted"] else 0


def prices_of(sheet: Valley) -> tuple[tuple[str, int, int, int], ...]:
    """The rows of the market: from and to which number of bags (-1: no end), and the price of a bag now."""
    return price_rows(DATA["black_market"][f"players_{sheet.view['seats']}"], sheet.mods.price)


def price_rows(steps: list[list[int]], change: int) -> tuple[tuple[str, int, int, int], ...]:
    """The rows of a market from its steps: up to which number of bags, and the price of each."""
    found, low = [], 1
    for up_to, price in steps:
        bags = f"{low}–{up_to}" if up_to > low else str(low) if up_to == low else f"{low}+"
        found.append((bags, low, up_to, max(1, price + change)))
        low = up_to + 1
    return tuple(found)


# --- deck and rounds, the pole, supply


def _miles(sheet: Valley, x: float, y: float, wide: float, high: float) -> str:
    """The deck shows the time: cards left, and the rounds as mile markers."""
    table, words = sheet.table, sheet.words
    deck = [
        rect(
            i * 2,
            high - 46 - i * 2,
            36,
            46,
            rx=3,
            class_="wine" if not i else "slab",
            stroke="var(--paper)" if not i else "var(--ink)",
        )
        for i in range(3, -1, -1)
    ]
    parts = [*deck, count(table["deck"], 18, high - 23, 14)]
    rounds, now = table["rounds"], table["round"]
    if rounds > _MOST_MARKERS:
        parts.append(rect(52, high - 42, wide - 54, 31, rx=3, class_="accent fine"))
        parts.append(
            text(
                f"{now} / {rounds}",
                52 + (wide - 54) / 2,
                high - 19,
                19,
                text_anchor="middle",
                class_="ink",
                font_weight=700,
            )
        )
    else:
        step = (wide - 52) / rounds
        for i in range(1, rounds + 1):
            mid = 52 + step * (i - 0.5)
            ground = "accent fine" if i == now else "heat0 rimmed" if i < now else "plate rimmed"
            parts += [
                rect(mid - 1.5, high - 12, 3, 12, class_="kerb"),
                rect(mid - step / 2 + 1.5, high - 42, step - 3, 31, rx=3, class_=ground),
                text(
                    str(i),
                    mid,
                    high - 20,
                    17,
                    text_anchor="middle",
                    class_="ink" if i == now else "shade",
                    font_weight=700,
                ),
            ]
    told = f"{words('status-round', round=str(now), rounds=str(rounds))}\n{words('status-deck', count=table['deck'])}"
    return piece(x, y, rect(0, 0, wide, high, class_="reach"), *parts, tooltip=told, id="anarchy", class_="anarchy")


@lru_cache(maxsize=256)
def pole(
    prices: tuple[tuple[str, int, int, int], ...],
    total: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    words: Texts,
) -> str:
    """The black market: the price pole of a gas station. Once the bags are counted, their row is lit."""
    mid, scale = wide / 2, wide / 112
    first, second = YESEVA.two_lines(words("phase-black_market"))
    size = min(21 * scale, *[(wide - 18) / YESEVA.width(one) for one in (first, second) if one])
    parts = [
        rect(mid - 14, high - 30, 10, 30, fill="#0e0b10"),
        rect(mid + 4, high - 30, 10, 30, fill="#0e0b10"),
        rect(2, 4, wide, high - 28, rx=10, class_="cast"),
        rect(0, 0, wide, high - 28, rx=10, class_="pole line"),
        rect(4, 4, wide - 8, high - 36, rx=7, class_="none", stroke="var(--paper)", stroke_width=1.6),
        YESEVA.line(first, mid, 30, size, wide - 18, class_="yeseva bone"),
        YESEVA.line(second, mid, 30 + size * 1.08, size, wide - 18, class_="yeseva bone") if second else "",
    ]
    top = 66.0
    row = (high - 28 - top - 10) / len(prices)
    for i, (bags, low, up_to, price) in enumerate(prices):
        lit_ = low <= total and (total <= up_to or up_to < low)
        at_, middle = top + i * row, top + i * row + (row - 5) / 2
        parts += [
            rect(9, at_, wide - 18, row - 5, rx=4, class_="accent fine lit" if lit_ else "night fine"),
            icon("bag", 21, middle, 17, "ink" if lit_ else "bag"),
            OSWALD.line(bags, 32, middle + 6, 17, 37, text_anchor="start", class_="ink" if lit_ else "bone"),
            text(
                f"${price}",
                wide - 14,
                middle + 9.5,
                26,
                text_anchor="end",
                class_="ink" if lit_ else "accent",
                font_weight=700,
            ),
        ]
    return piece(x, y, *parts, tooltip=words("pic-market"), id="market", class_="market")


def _supply(sheet: Valley, x: float, y: float, wide: float, high: float) -> str:
    """Guns and bags left in the supply."""
    left, words = sheet.table["supply"], sheet.words
    told = words("pic-supply")
    label = told.upper()
    parts = [
        rect(0, 0, wide, high, rx=5, class_="plate rimmed"),
        icon("supply", 15, 14, 16, "shade"),
        OSWALD.line(label, 27, 19.5, 14, wide - 33, text_anchor="start", class_="shade"),
    ]
    for name, item, at_ in (("gun", "gun", 19.0), ("bag", "contraband", wide - 44)):
        shown = "∞" if left[item] is None else str(left[item])
        parts += [icon(name, at_, high - 17, 20, name), text(shown, at_ + 13, high - 10.5, 18, class_="bone")]
    return piece(x, y, *parts, tooltip=told, id="supply", class_="supply")


# --- the ambulance


def _rolls(sheet: Valley, y: float, wide: float) -> list[str]:
    """The dice just rolled for a gang's wounded: for whom, and who goes home."""
    rolls = sheet.table.get("rolls", ())
    step = min(44.0, wide / max(1, len(rolls)))
    return [
        at(
            10 + step * i,
            y,
            at(
                0,
                0,
                dudes(roll["kind"], 1, min(0.7, step / 50), numbered=False),
                class_=f"of-{sheet.club(roll['seat'])}",
            ),
            die(roll["die"], step * 0.5, -8, min(22, step * 0.55)),
            icon("home" if roll["lives"] else "pool", step * 0.5, 10, 14, "ink"),
            class_=None if roll["lives"] else "half",
        )
        for i, roll in enumerate(rolls)
    ]


def ambulance(sheet: Valley) -> str:
    """The emergency room with all wounded."""
    words = sheet.words
    x, y, w, h = AMBULANCE
    rows = [{"seat": seat, **there} for seat, there in sheet.table["wounded"].items()]
    rows = [row for row in rows if row["members"] or row["prospects"]]
    label = words("emergency_room").upper()
    body = f"M8 0H{w - 64}L{w - 30} 26 {w - 2} 38V{h - 14}H0V8A8 8 0 0 1 8 0Z"
    wheels = [
        circle(at_, h - 12, r, class_=class_) for at_ in (48, w - 48) for r, class_ in ((13, "ink"), (5, "shade"))
    ]
    return piece(
        x,
        y,
        rect(0, 0, w, h, class_="frame reach"),
        path(body, class_="cast", transform="translate(2 5)"),
        path(body, class_="chalk line"),
        path(f"M{w - 62} 9L{w - 38} 28H{w - 70}V9Z", fill="#20303c"),
        rect(0, h - 40, w - 2, 9, class_="hot"),
        *wheels,
        rect(w - 120, -7, 18, 8, rx=2, class_="hot"),
        rect(w - 102, -7, 18, 8, rx=2, class_="law"),
        icon("er", 22, 20, 24, "hot"),
        OSWALD.line(
            label,
            40,
            27,
            min(18.0, (w - 120) / OSWALD.width(label)),
            w - 116,
            text_anchor="start",
            class_="ink",
            font_weight=700,
        ),
        rect(10, 36, w - 92, h - 82, rx=4, fill="#d9d2c2"),
        *(_rolls(sheet, h - 56, w - 96) or _bunks(sheet, rows, w - 96, h - 50)),
        at(
            w - 62,
            h - 52,
            die(SURVIVE_ON, -2, 0, 19),
            text("+", 11, 6, 17, text_anchor="middle", class_="ink", font_weight=700),
            path("M18-5L25 0 18 5Z", class_="ink"),
            icon("home", 38, 0, 20, "ink"),
        ),
        edge(-2, -4, w + 4, h + 4),
        tooltip=f"{words('emergency_room')}\n{words('pic-emergency', number=str(SURVIVE_ON))}",
        id="emergency_room",
        data_thing="emergency_room",
        class_="emergency self-lit",
    )


def _bunks(sheet: Valley, rows: list[dict[str, Any]], room: float, foot: float) -> list[str]:
    """The wounded, gang by gang."""
    found: list[str] = []
    widths: list[float] = []
    for scale, shown in ((0.82, 2), (0.7, 1), (0.58, 1), (0.48, 1), (0.4, 1)):
        widths = [crew_width(row["members"], row["prospects"], scale, shown) for row in rows]
        if sum(widths) + 6 * len(rows) <= room:
            break
    x = 16.0
    for row, wide in zip(rows, widths, strict=True):
        club = sheet.club(row["seat"])
        found += crew(
            club, row["members"], row["prospects"], "emergency_room", x, foot, sheet.words, scale, shown, sheet.away
        )
        x += wide + 6
    return found
