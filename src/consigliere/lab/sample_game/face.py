"""Everything people see of Sample Game."""

from __future__ import annotations

from typing import Final

from consigliere import drawing
from consigliere.drawing import (
    BASE_RULES,
    OSWALD,
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

COLOURS: Final = (
    ("#d9584a", "#ffffff"),
    ("#2f6f9f", "#ffffff"),
    ("#d3a12f", "#1a140c"),
    ("#3f7a3d", "#ffffff"),
    ("#7d559b", "#ffffff"),
)
STYLE: Final = Style(
    "sample-game",
    {"ink": "#20180f", "paper": "#f4ead2", "shade": "#d9c7a0", "chalk": "#fffaf0", "accent": "#b8371f"},
    (*BASE_RULES, f"text{{{OSWALD.rule}}}", *[owner_rule(seat_id(seat), *pair) for seat, pair in enumerate(COLOURS)]),
)
SIGNS: Final = {
    "thief": "M-46 -8C-30 -34 30 -34 46 -8C40 18 16 16 6 2H-6C-16 16 -40 18 -46 -8Z"
    "M-28 -8A8 8 0 1 0 -12 -8A8 8 0 1 0 -28 -8Z"
    "M12 -8A8 8 0 1 0 28 -8A8 8 0 1 0 12 -8Z",
    "guard": drawing.shield(80, 92),
    "spy": "M-50 0L-22 -26H22L50 0L22 26H-22ZM0 -18A18 18 0 1 0 0 18A18 18 0 1 0 0 -18Z",
}
WIDTH, HEIGHT, ROW = 640, 90, 108


class SampleGameFace(Face):
    """Plain cards on a plain table: a row for each seat."""

    style = STYLE

    def status_notes(self, view: View) -> list[Note]:
        return [Note("turn", "status-turn", {"number": str(view["table"]["turn"] + 1)})]

    def seat_counts(self, seat: Seat, view: View) -> list[tuple[str, int]]:
        return [("web-count-cards", view["table"]["cards"][seat]), ("count-coins", view["table"]["coins"][seat])]

    def picture(self, view: View, words: Texts) -> Picture:
        sheet = Sheet(view, words, "table")
        seats = view["seats"]
        rows = [_seat(sheet, seat, 20, 20 + ROW * seat) for seat in range(seats)]
        height = 40 + ROW * seats
        ground = svg.rect(0, 0, WIDTH, height, class_="shade")
        hand = _hand(sheet, height)
        height += 150 if hand else 0
        return Picture.of(WIDTH, height, words("pic-label"), STYLE, ground, *rows, *hand, kind="board")

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        """One place for each seat, the reader's hand last."""
        table, places = view["table"], []
        for seat in range(view["seats"]):
            lines = [
                Line(words("list-coins", count=table["coins"][seat]), (seat_id(seat),)),
                Line(words("list-hidden", count=table["cards"][seat])),
                *[Line(words("list-shown", card=words(kind))) for kind in table["shown"][seat]],
            ]
            places.append(Place(words("list-seat", number=str(seat + 1)), tuple(lines)))
        if table["hand"] is not None:
            cards = tuple([Line(words(kind), (kind,)) for kind in dict.fromkeys(table["hand"])])
            places.append(Place(words("list-hand"), cards))
        return tuple(places)


def _card(sheet: Sheet, kind: str, x: float, y: float, count: int = 1, thing: bool = False) -> str:
    """A card's face; equal cards in a hand are one thing with a number."""
    name = sheet.words(kind)
    inside = drawing.sign(SIGNS[kind], 30, 30, 40, "ink") + OSWALD.caption(name, 30, 72, 14, 52, class_="ink")
    number = drawing.badge(count, 60, 0, 12) if count > 1 else ""
    return drawing.card(
        x,
        y,
        60,
        84,
        inside,
        number,
        tooltip=name,
        id=f"card-{kind}" if thing else None,
        class_=sheet.classes(kind, "piece"),
        data_thing=kind if thing else None,
    )


def _seat(sheet: Sheet, seat: int, x: float, y: float) -> str:
    """A seat's row: its number and coins, its hidden cards as backs, its face-up cards."""
    table = sheet.table
    out = seat in sheet.view["out"]
    parts = [
        svg.rect(0, 0, WIDTH - 40, HEIGHT, rx=10, class_="paper line frame", opacity=0.5 if out else None),
        drawing.token(48, 45, 30, OSWALD.line(str(seat + 1), 0, 13, 36, 40, class_="on")),
        drawing.coin(
            120, 45, 24, str(table["coins"][seat]), tooltip=sheet.words("list-coins", count=table["coins"][seat])
        ),
    ]
    parts += [drawing.card_back(170 + 66 * i, 4, 58, 82) for i in range(table["cards"][seat])]
    parts += [_card(sheet, kind, 320 + 68 * i, 3) for i, kind in enumerate(table["shown"][seat])]
    claim = table["claim"]
    if claim is not None and claim["seat"] == seat:
        parts.append(OSWALD.caption(sheet.words("pic-claim"), 530, 54, 24, 120, class_="accent"))
    if sheet.waits_for(seat):
        parts.append(svg.at(0, 45, svg.path(drawing.arrow(26, 30), class_="accent")))
    return drawing.piece(
        x,
        y,
        *parts,
        tooltip=sheet.words("list-seat", number=str(seat + 1)),
        id=f"seat-{seat}",
        class_=f"of-{seat_id(seat)}",
        data_thing=seat_id(seat),
    )


def _hand(sheet: Sheet, y: float) -> list[str]:
    """The reader's own cards, large."""
    held: list[str] | None = sheet.table["hand"]
    if held is None:
        return []
    kinds = list(dict.fromkeys(held))
    places = drawing.row_positions(len(kinds), 60, WIDTH, 14)
    cards = [_card(sheet, kind, x, y + 14, held.count(kind), thing=True) for kind, x in zip(kinds, places, strict=True)]
    return [svg.rect(0, y, WIDTH, 150, class_="ink"), *cards]


FACE = SampleGameFace()
