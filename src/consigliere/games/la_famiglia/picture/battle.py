"""What one follows in the events phase: the row of orders by initiative, and a conflict step by step."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Sheet
from consigliere.drawing.fonts import CORMORANT, YESEVA
from consigliere.drawing.shapes import piece, sign
from consigliere.drawing.svg import at, path, rect, text
from consigliere.games.la_famiglia.components import CARD_IDS, INITIATIVE, IS_ATTACK, ORDER
from consigliere.games.la_famiglia.telling import in_turn, order_told

from .pieces import CAR, LAB, soldiers
from .style import MARKS

_CHIP: Final = 62
_HIGH: Final = 34
_GAP: Final = 5


# --- the orders by initiative


def sequence(sheet: Sheet, width: float) -> list[str]:
    """The orders on the map in the order in which their turn comes: supplies (round), then attacks (pointed), each with
    its initiative; the one being carried out is raised. [LF-EVT-02]"""
    rows = in_turn(sheet.table)
    if not rows:
        return []
    step = min(_CHIP + _GAP, (width - 20) / len(rows))
    return [_chip(sheet, 10 + step * i, row) for i, row in enumerate(rows)]


def _chip(sheet: Sheet, x: float, row: tuple[str, str, str]) -> str:
    place, order, colour = row
    now = sheet.table["current"] == {"place": place, "order": order}
    number = ORDER[order]
    words = sheet.words
    told = f"{words(place)}\n{order_told(order, words)}"
    shape = (
        path(f"M0 0H{_CHIP - 10}L{_CHIP} {_HIGH / 2}L{_CHIP - 10} {_HIGH}H0Z", class_="chalk line frame")
        if IS_ATTACK[number]
        else rect(0, 0, _CHIP - 2, _HIGH, rx=_HIGH / 2, class_="chalk line frame")
    )
    mark = at(17, _HIGH / 2, sign(MARKS[colour], 0, 0, 20, "own fine"), class_=f"of-{colour}")
    figure = text(str(INITIATIVE[number]), 30, _HIGH / 2 + 7, 20, class_="display")
    kind = "turn-now" if now else "turn"
    return piece(x, 12 if now else 5, shape, mark, figure, told=told, id=f"turn-{order}", class_=kind)


# --- the battle panel

_WIDE: Final = 300
_TALL: Final = 254
_STAGES: Final = {
    "Conflict": "choice",
    "NeutralDefender": "cards",
    "LayCards": "cards",
    "TakeCard": "taking",
    "ApplyCards": "open",
    "Pairs": "pairs",
}


def battle(sheet: Sheet, b: dict[str, Any]) -> list[str]:
    """Every step of a conflict: who stands against whom, what each side adds, the cards. [LF-MOV-09 to LF-MOV-25]"""
    words = sheet.words
    x, y = 6, 426
    stage = words(f"pic-stage-{_STAGES.get(str(sheet.view['step']), 'bonuses')}")
    parts = [
        rect(3, 5, _WIDE, _TALL, rx=10, class_="cast"),
        rect(0, 0, _WIDE, _TALL, rx=10, class_="paper line"),
        YESEVA.line(words(b["place"]), _WIDE / 2, 26, 20, _WIDE - 24, class_="display"),
        CORMORANT.line(stage, _WIDE / 2, 46, 18, _WIDE - 20),
    ]
    for side, colour, count in ((0, b["colour"], b["men"]), (1, b["defender"], b["defenders"])):
        middle = 76 + 148 * side
        parts.append(at(middle, 78, soldiers(colour, count, 24)))
        parts.append(_bonuses(middle, 122, b["bonuses"][side]))
        card = b["cards"][side]
        if card is not None:
            shown = card if isinstance(card, str) else None
            parts.append(_card(sheet, middle, 146, shown, f"laid-{side}"))
    parts.append(text("×", _WIDE / 2, 88, 30, text_anchor="middle", class_="display"))
    found = [piece(x, y, *parts, told=words("list-battle", place=b["place"]), id="battle", class_="battle")]
    if sheet.view["step"] == "LayCards" and sheet.view["asked"]:
        for i, name in enumerate(CARD_IDS):
            found.append(_card(sheet, x + _WIDE + 50 + 90 * i, y + 146, name, f"card-{name}", name))
    return found


_SKULL: Final = "M-7 -2A7 7 0 1 1 7 -2V2L4 4V8H-4V4L-7 2ZM-4 -2A2 2 0 1 0 0 -2ZM1 -2A2 2 0 1 0 5 -2Z"
_CANNON: Final = "M-9 4L6 -5L9 0L-6 8ZM-4 9A4 4 0 1 0 -4 1A4 4 0 1 0 -4 9Z"
_VEST: Final = "M-7 -9L-3 -7H3L7 -9V-2L5 0V9H-5V0L-7 -2Z"
_SHIELD: Final = "M-7 -8H7V1C7 6 3 8 0 10C-3 8 -7 6 -7 1Z"
_SIGNS: Final = {"skull": _SKULL, "car": CAR, "cannons": _CANNON, "labs": LAB, "vests": _VEST, "protection": _SHIELD}


def _bonuses(middle: float, y: float, bonuses: dict[str, int]) -> str:
    """What a side adds in step 2, sign by sign, and the sum."""
    shown = [(name, number) for name, number in bonuses.items() if number]
    wide = 40 * len(shown) + 34
    parts, x = [], middle - wide / 2 + 12
    for name, number in shown:
        parts.append(at(x, y, path(_SIGNS[name], class_="ink"), scale=0.95))
        parts.append(text(str(number), x + 11, y + 6, 18, class_="display"))
        x += 40
    parts.append(text(f"= {sum(bonuses.values())}" if shown else "+ 0", x - 6, y + 6, 18, class_="display"))
    return "".join(parts)


def _card(sheet: Sheet, x: float, y: float, name: str | None, id_: str, thing: str | None = None) -> str:
    """A conflict card: open, or its back."""
    words = sheet.words(name) if name is not None else "?"
    frame = rect(-44, 0, 88, 104, rx=6, class_="chalk line frame" if name is not None else "clay line frame")
    inside = [frame]
    if name is not None:
        inside.append(YESEVA.line(words, 0, 56, 18, 80, class_="display"))
    else:
        inside.append(rect(-36, 8, 72, 88, rx=4, fill=sheet.paint("tiles")))
    names: dict[str, Any] = {"data_thing": thing} if thing is not None else {}
    return piece(x, y, *inside, told=words, id=id_, class_=sheet.marked(thing or "", "card"), **names)
