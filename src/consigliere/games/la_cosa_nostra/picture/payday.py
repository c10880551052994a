"""Payday in front of the board: a tower for each family, with payments as lit floors. [LCN-INC-01]"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from consigliere.drawing.svg import at, circle, group, path, rect
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS,
    DATA,
    INCOME,
    MONOPOLY_IDS,
    MONOPOLY_INCOME,
    SCORING,
)

from .glyphs import BUSINESSES, SIGNS, drawn
from .letters import caption, line_of
from .pieces import disc
from .sheet import COMPANIES, ROMAN, Sheet, kind_of

WIDTH: Final = 1240.0
HEIGHT: Final = 800.0
_STREET: Final = 716.0
_TALLEST: Final = 470.0  # of a tower
_FLOOR: Final = 26.0  # the minimum height of a floor with text
_SIGNS: Final = 6  # on a floor


class Floor(NamedTuple):
    """One floor of a tower: the payer, the amount, and its look."""

    kind: str
    amount: int
    signs: tuple[str, ...] = ()


def skyline(sheet: Sheet, payer: int) -> list[str]:
    """All families in the order of payment: what they had, and what was paid up to and including `payer`."""
    table, seats = sheet.table, sheet.seats
    order = [(table["first"] + i) % seats for i in range(seats)]
    paid = order[: order.index(payer) + 1]
    towers = {seat: tower(sheet, seat, seat in paid) for seat in order}
    most = max([sum([floor.amount for floor in floors]) for floors in towers.values()] + [1])
    step = WIDTH / seats
    last = table["phase"] == "end"
    said = sheet.words("pic-payday-last" if last else "pic-payday-round", round=ROMAN[table["round"]])
    parts = [
        rect(0, 0, WIDTH, HEIGHT, rx=10, class_="night"),
        rect(4, 4, WIDTH - 8, _STREET - 4, rx=8, class_="dark"),
        path("M1000 4L1120 716H1236V4Z", class_="beam"),
        path("M300 4L100 716H340Z", class_="beam"),
        caption(sheet.words("phase-income").upper(), WIDTH / 2, 58, 46, 520, class_="glare"),
        caption(said, WIDTH / 2, 92, 25, 700, class_="bone"),
    ]
    most_money = max([worth(sheet, seat) for seat in order])
    for i, seat in enumerate(order):
        crown = worth(sheet, seat) == most_money
        x = step * (i + 0.5)
        parts += _drawn_tower(sheet, seat, towers[seat], x, min(210.0, step - 40), most, crown)
        parts += _street(sheet, seat, i + 1, x, min(220.0, step - 16), seat == payer)
    return [*parts, caption(sheet.words("pic-payday-goal"), WIDTH / 2, HEIGHT - 12, 22, WIDTH - 80, class_="ash")]


def worth(sheet: Sheet, seat: int) -> int:
    """Money as it counts at the end."""
    facts = sheet.players[seat]
    money: int = facts["cash"] + SCORING["laundered_factor"] * facts["laundered"]
    return money


def tower(sheet: Sheet, seat: int, paid: bool) -> list[Floor]:
    """The floors of a family from below: laundered money and its doubling, cash, then the payments."""
    facts = sheet.players[seat]
    lit = _lit(sheet, facts) if paid else []
    laundered: int = facts["laundered"]
    double = laundered * (SCORING["laundered_factor"] - 1)
    cash = facts["cash"] - sum([floor.amount for floor in lit])
    dark = [Floor("steel", laundered), Floor("double", double), Floor("cash", max(0, cash))]
    return [floor for floor in (*dark, *lit) if floor.amount]


def _lit(sheet: Sheet, facts: dict[str, Any]) -> list[Floor]:
    """The payers: all businessmen on one floor, a floor for each company and for each monopoly."""
    factor = SCORING["final_income_factor"] if sheet.table["phase"] == "end" else 1
    men: list[str] = []
    floors: list[Floor] = []
    for one in facts["businesses"]:
        if one["blocked"]:
            continue
        kind = kind_of(one["id"])
        if kind in COMPANIES:
            floors.append(Floor("lamp", factor * INCOME[BUSINESS[one["id"]]], (kind,)))
        else:
            men.append(one["id"])
    pay = sum([INCOME[BUSINESS[name]] for name in men])
    if men:
        floors.insert(0, Floor("manila", factor * pay, tuple([kind_of(name) for name in men])))
    for name in facts["monopolies"]:
        floors.append(Floor("glare", factor * MONOPOLY_INCOME[MONOPOLY_IDS.index(name)], (_COUNTS[name],)))
    more = factor * facts["payday"] - sum([floor.amount for floor in floors])
    return [*floors, Floor("lamp", more)] if more > 0 else floors


_COUNTS: Final = {card["id"]: card["counts"] for card in DATA["monopolies"]}


def _drawn_tower(
    sheet: Sheet, seat: int, floors: list[Floor], x: float, wide: float, most: int, crown: bool
) -> list[str]:
    y = _STREET
    inside: list[str] = []
    for floor in floors:
        tall = max(4.0, _TALLEST * floor.amount / most)
        y -= tall
        inside.append(at(x - wide / 2, y, *_floor(sheet, floor, wide, tall)))
    disc_y = y - 30
    parts = [
        *inside,
        rect(x - 3, y - 12, 6, 12, class_="steel"),
        disc(sheet, sheet.family(seat), x, disc_y, 20),
        line_of(sheet.money(worth(sheet, seat)), x, disc_y - 34, 34, wide + 20, class_="lamp"),
    ]
    if crown:
        parts.append(at(x, disc_y - 84, path("M-22 14L-27 -13L-11 1L0 -18L11 1L27 -13L22 14Z"), class_="lamp"))
    return parts


def _floor(sheet: Sheet, floor: Floor, wide: float, tall: float) -> list[str]:
    ground = "slate" if floor.kind == "cash" else floor.kind
    ink = "ink" if floor.kind in ("manila", "lamp", "glare") else "ash"
    if floor.kind == "double":
        dashed = rect(0, 0, wide, tall, class_="none", stroke="var(--ash)", stroke_width=1.5, stroke_dasharray="6 5")
        parts = [dashed]
    else:
        parts = [rect(0, 0, wide, tall, class_=f"{ground} edge")]
    if tall < _FLOOR:
        return parts
    said = f"×{SCORING['laundered_factor']}" if floor.kind == "double" else sheet.money(floor.amount)
    parts.append(line_of(said, wide - 10, tall / 2 + 9, 24, wide * 0.5, class_=ink, text_anchor="end"))
    shown = floor.signs[:_SIGNS]
    size = min(24.0, (wide * 0.5 - 8) / max(len(shown), 1))
    parts += [drawn(BUSINESSES[kind], 12 + size * (i + 0.5), tall / 2, size - 3, ink) for i, kind in enumerate(shown)]
    if floor.kind == "steel":
        parts.append(drawn(SIGNS["launder"], 24, tall / 2, 22, ink))
    return parts


def _street(sheet: Sheet, seat: int, number: int, x: float, wide: float, now: bool) -> list[str]:
    """The sign at the foot of a tower: the family's place in the order of payment, and its name."""
    plate = rect(x - wide / 2, _STREET, wide, 40, class_="own edge")
    name = caption(sheet.called(seat).upper(), x + 12, _STREET + 29, 25, wide - 70, class_="on")
    frame = rect(x - wide / 2 - 3, _STREET - 3, wide + 6, 46, class_="none lit") if now else ""
    turn = circle(x - wide / 2 + 4, _STREET + 20, 17, class_="night", stroke="var(--lamp)", stroke_width=2)
    figure = line_of(str(number), x - wide / 2 + 4, _STREET + 28, 23, 26, class_="lamp")
    return [group(plate, frame, name, turn, figure, class_=sheet.hue(seat))]
