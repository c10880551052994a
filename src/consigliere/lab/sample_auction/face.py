"""Everything people see of Sample Auction: two lit stalls at night, and a counter for each seat."""

from __future__ import annotations

from typing import Any, Final

from consigliere import drawing
from consigliere.drawing import (
    BASE_RULES,
    OSWALD,
    ROUND,
    YESEVA,
    Face,
    Line,
    Note,
    Picture,
    Place,
    Sheet,
    Style,
    Texts,
    View,
    owner_rule,
    svg,
)
from consigliere.engine import Seat, seat_id

from .components import GOOD_IDS, KINDS, MAJORITY, SET, STALL_IDS

COLOURS: Final = (
    ("#c8452f", "#ffffff"),
    ("#2f6f9f", "#ffffff"),
    ("#d3a12f", "#1a140c"),
    ("#3f7a3d", "#ffffff"),
    ("#7d559b", "#ffffff"),
)
SIGNS: Final = {
    "tea": "M-38 34C-44 -10 -14 -44 40 -42C44 8 14 42 -26 34L-34 44ZM-22 24C-6 4 8 -10 26 -26C6 -14 -12 2 -28 20Z",
    "silk": "M-44 -26H26A18 18 0 0 1 26 10H44V30H-26A18 18 0 0 1 -26 -6H-44ZM-26 6A6 6 0 0 0 -26 18H26V10H-26Z",
    "amber": "M0 -46C24 -16 36 0 36 18A36 30 0 0 1 -36 18C-36 0 -24 -16 0 -46Z"
    "M-16 6A10 10 0 1 0 4 6A10 10 0 1 0 -16 6Z",
}
STYLE: Final = Style(
    "sample-auction",
    {
        "ink": "#1d1726",
        "paper": "#f3e6c8",
        "shade": "#cdb98f",
        "chalk": "#fffaf0",
        "accent": "#a8431b",
        "night": "#1f2440",
        "dusk": "#2c3358",
        "wood": "#5b3b26",
        "light": "#ffcf6b",
        "glowing": "#ffe9b0",
        "tea": "#3f7a3d",
        "silk": "#9c2f6a",
        "amber": "#c77a12",
    },
    (
        *BASE_RULES,
        f"text{{{OSWALD.rule}}}",
        f".display{{{YESEVA.rule}}}",
        ".night{fill:var(--night)}",
        ".dusk{fill:var(--dusk)}",
        ".wood{fill:var(--wood)}",
        ".light{fill:var(--light)}",
        ".glowing{fill:var(--glowing)}",
        ".tea{fill:var(--tea)}",
        ".silk{fill:var(--silk)}",
        ".amber{fill:var(--amber)}",
        *[owner_rule(seat_id(seat), *pair) for seat, pair in enumerate(COLOURS)],
    ),
)
WIDTH: Final = 1240
HEIGHT: Final = 700
STALL_WIDTH: Final = 560
SEAT_HEIGHT: Final = 290


class SampleAuctionFace(Face):
    """Two stalls at the top, the counters of the seats below."""

    style = STYLE
    section_events = {"night": ROUND}

    def status_notes(self, view: View) -> list[Note]:
        table = view["table"]
        night = min(table["night"] + 1, table["nights"])
        return [Note("round", "status-night", {"number": str(night), "of": str(table["nights"])})]

    def seat_counts(self, seat: Seat, view: View) -> list[tuple[str, int]]:
        return [("count-coins", view["table"]["coins"][seat]), ("count-goods", view["table"]["goods"][seat])]

    def seat_points(self, seat: Seat, view: View) -> int | None:
        """Coins and sets: majorities are known only at the end."""
        stock = _stock(view["table"], seat)
        return view["table"]["coins"][seat] + SET * min(stock) if stock is not None else None

    def good_location(self, owner: Seat, kind: str, what: str, view: View) -> str:
        return f"{kind}-{owner}"

    def score_breakdown(self, view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
        """Coins, sets, then a line for each majority."""
        table = view["table"]
        stocks = table["lifted"]
        if stocks is None:
            return []
        lines = [
            ("account-coins", list(table["coins"]), "SA-END-02"),
            ("account-sets", [SET * min(stock) for stock in stocks], "SA-END-04"),
        ]
        for kind in range(KINDS):
            most = max(stock[kind] for stock in stocks)
            leaders = [stock[kind] == most and most > 0 for stock in stocks]
            share = MAJORITY // max(1, sum(leaders))
            lines.append((f"account-most-{GOOD_IDS[kind]}", [share * leads for leads in leaders], "SA-END-03"))
        return lines

    def picture(self, view: View, words: Texts) -> Picture:
        sheet = Sheet(view, words, "table")
        ground = [
            svg.rect(0, 0, WIDTH, HEIGHT, class_="night"),
            svg.rect(0, 330, WIDTH, HEIGHT - 330, class_="dusk"),
        ]
        stalls = [_stall(sheet, number, 40 + 600 * number, 20) for number in range(len(STALL_IDS))]
        width = (WIDTH - 20) / view["seats"]
        seats = [_seat(sheet, seat, 10 + width * seat, 395, width - 10) for seat in range(view["seats"])]
        return Picture.of(WIDTH, HEIGHT, words("pic-label"), STYLE, *ground, *stalls, *seats, kind="board")

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        table = view["table"]
        places = []
        for number, stall in enumerate(STALL_IDS):
            lines = [
                Line(words(f"goods-{GOOD_IDS[kind]}", count=count))
                for kind, count in enumerate(table["lots"][number])
                if count
            ]
            places.append(Place(words(stall), tuple(lines) or (Line(words("list-nothing")),)))
        for seat in range(view["seats"]):
            lines = [
                Line(words("count-coins", count=table["coins"][seat])),
                Line(words("count-goods", count=table["goods"][seat])),
            ]
            if seat == table["lantern"] and view["result"] is None:
                lines.append(Line(words("pic-lantern")))
            stock = _stock(table, seat)
            for kind, name in enumerate(GOOD_IDS):
                count = stock[kind] if stock is not None else table["least"][seat][kind]
                if count:
                    said = words(f"goods-{name}", count=count)
                    lines.append(Line(said if stock is not None else words("list-least", goods=said)))
            places.append(Place(words("list-seat", number=str(seat + 1)), tuple(lines)))
        return tuple(places)


def _stock(table: dict[str, Any], seat: Seat) -> list[int] | None:
    """A stock, if the reader knows all of it; otherwise None."""
    if table["lifted"] is not None:
        return list(table["lifted"][seat])
    return list(table["stock"]) if table["you"] == seat and table["stock"] is not None else None


def _good(sheet: Sheet, kind: int, x: float, y: float, r: float) -> str:
    name = GOOD_IDS[kind]
    return drawing.piece(
        x,
        y,
        svg.circle(0, 0, r, class_="chalk"),
        svg.circle(0, 0, r * 0.9, class_=name),
        drawing.sign(SIGNS[name], 0, 0, r * 1.1, "chalk"),
        tooltip=sheet.words(name),
    )


def _stall(sheet: Sheet, number: int, x: float, y: float) -> str:
    """A stall: awning, light, counter, goods, its name."""
    stall = STALL_IDS[number]
    lot = sheet.table["lots"][number]
    stripe = STALL_WIDTH / 10
    awning = []
    for i in range(10):
        left = stripe * i
        outline = f"M{left} 40H{left + stripe}V92A{stripe / 2} 24 0 0 1 {left} 92Z"
        awning.append(svg.path(outline, class_="accent" if i % 2 == number else "paper"))
    goods = [kind for kind in range(KINDS) for _ in range(lot[kind])]
    places = drawing.row_positions(len(goods), 116, STALL_WIDTH, 22)
    shown = [_good(sheet, kind, place + 58, 186, 58) for kind, place in zip(goods, places, strict=True)]
    lantern = [
        svg.line(STALL_WIDTH / 2, 0, STALL_WIDTH / 2, 20, class_="line"),
        svg.circle(STALL_WIDTH / 2, 30, 24, class_="light"),
        svg.circle(STALL_WIDTH / 2, 30, 13, class_="glowing"),
    ]
    name = sheet.words(stall)
    return drawing.piece(
        x,
        y,
        svg.path(f"M24 80H{STALL_WIDTH - 24}V250H24Z", class_="glowing", opacity=0.9 if goods else 0.25),
        svg.rect(12, 60, 14, 230, class_="wood"),
        svg.rect(STALL_WIDTH - 26, 60, 14, 230, class_="wood"),
        svg.rect(0, 248, STALL_WIDTH, 76, rx=6, class_="wood"),
        *awning,
        *lantern,
        *shown,
        YESEVA.line(name, STALL_WIDTH / 2, 298, 34, STALL_WIDTH - 40, class_="display chalk"),
        tooltip=name,
        id=f"stall-{stall}",
        data_thing=stall,
    )


def _seat(sheet: Sheet, seat: Seat, x: float, y: float, width: float) -> str:
    """A counter: the seat's number, its coins, and its goods: all that the reader knows."""
    table = sheet.table
    stock = _stock(table, seat)
    words = sheet.words
    parts = [
        svg.rect(0, 0, width, SEAT_HEIGHT, rx=12, class_="paper line frame"),
        svg.rect(0, 0, width, 66, rx=12, class_="own"),
        OSWALD.line(str(seat + 1), 34, 48, 40, 40, class_="on"),
    ]
    coins = table["coins"][seat]
    purse = drawing.coin(0, 0, 27, str(coins))
    tooltip = words("count-coins", count=coins)
    parts.append(drawing.piece(width - 44, 33, purse, tooltip=tooltip, id=f"coins-{seat}", class_="piece"))
    if table["lantern"] == seat and sheet.view["result"] is None:
        glow = svg.circle(0, 0, 18, class_="light") + svg.circle(0, 0, 9, class_="glowing")
        parts.append(drawing.piece(width / 2, 33, glow, tooltip=words("pic-lantern")))
    if sheet.waits_for(seat):
        parts.append(svg.at(58, 33, svg.path(drawing.arrow(22, 26), class_="on")))
    parts.append(_label(words("pic-stock" if stock is not None else "pic-screen", count=table["goods"][seat]), width))
    step = (width - 20) / KINDS
    for kind in range(KINDS):
        count = stock[kind] if stock is not None else table["least"][seat][kind]
        parts.append(_heap(sheet, seat, kind, count, stock is None, 10 + step * (kind + 0.5), step))
    mine = table["you"] == seat
    return drawing.piece(
        x,
        y,
        *parts,
        tooltip=words("list-seat", number=str(seat + 1)),
        id=f"seat-{seat}",
        class_=f"of-{seat_id(seat)}" + (" mine" if mine else ""),
        data_thing=seat_id(seat),
    )


def _label(said: str, width: float) -> str:
    return OSWALD.line(said, width / 2, 104, 22, width - 24, class_="ink")


def _heap(sheet: Sheet, seat: Seat, kind: int, count: int, hidden: bool, x: float, step: float) -> str:
    """Goods of one kind at a counter, with their number; behind a screen, the least there can be."""
    name = GOOD_IDS[kind]
    r = min(34, step / 2 - 4)
    said = sheet.words(f"goods-{name}", count=count)
    tooltip = sheet.words("list-least", goods=said) if hidden else said
    mark = f"{count}+" if hidden else str(count)
    inside = [
        svg.circle(0, 0, r, class_=name, opacity=None if count else 0.35),
        drawing.sign(SIGNS[name], 0, 0, r * 1.1, "chalk"),
        OSWALD.line(mark, 0, r + 42, 36, step - 4, class_="ink"),
    ]
    return drawing.piece(x, 170, *inside, tooltip=tooltip, id=f"{name}-{seat}", class_="piece")


FACE = SampleAuctionFace()
