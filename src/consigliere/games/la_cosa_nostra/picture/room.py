"""A job in front of the board: the actor and the target in two windows, the file and the dice under the lamp."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import pattern_fill
from consigliere.drawing.svg import at, group, path, rect
from consigliere.games.la_cosa_nostra.components import GANGSTER

from .cards import window
from .cases import dice_of, wall_file
from .glyphs import BUSINESSES, drawn
from .letters import caption
from .pieces import disc
from .sheet import COMPANIES, Sheet, kind_of

WIDTH: Final = 1240.0
HEIGHT: Final = 700.0
_PANE: Final = 3.5  # how much larger a window is than on a card
_TABLE: Final = 340.0  # the felt's far edge
_FILE: Final = 440.0  # the width of the file on the wall, between the windows


def room(sheet: Sheet, deed: dict[str, Any]) -> list[str]:
    """The room of a deed. The right window shows the target; without one its blinds are closed."""
    parts = [
        rect(0, 0, WIDTH, HEIGHT, rx=10, class_="night"),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, rx=8, class_="dark"),
        path(f"M118 {_TABLE:g}H{WIDTH - 118:g}L{WIDTH - 4:g} 600V{HEIGHT - 4:g}H4V600Z", class_="felt edge"),
        path(f"M{WIDTH / 2:g} 0L{WIDTH * 0.2:g} {HEIGHT - 4:g}H{WIDTH * 0.8:g}Z", class_="beam"),
        path(f"M{WIDTH / 2 - 56:g} 40L{WIDTH / 2 - 24:g} 8H{WIDTH / 2 + 24:g}L{WIDTH / 2 + 56:g} 40Z", class_="lamp"),
        *_window(sheet, deed["gangster"], deed["seat"], 36),
    ]
    target, against = deed.get("target"), deed.get("against")
    right = WIDTH - 36 - 92 * _PANE
    if target in GANGSTER:
        parts += _window(sheet, target, against, right)
    elif target is not None:
        parts += _sign(sheet, target, against, right)
    elif against is not None:
        parts += [rect(right, 44, 92 * _PANE, 74 * _PANE, class_="slate edge")]
        parts += [disc(sheet, sheet.family(against), right + 46 * _PANE, 44 + 37 * _PANE, 84)]
        parts += _plate(sheet, sheet.called(against), against, right)
    else:
        parts += _closed(sheet, right)
    parts.append(at((WIDTH - _FILE) / 2, 62, *wall_file(sheet, deed, _FILE, 236)))
    wide, high = 720.0, HEIGHT - _TABLE - 20
    return [*parts, at((WIDTH - wide * 1.5) / 2, _TABLE + 8, *dice_of(sheet, deed, wide, high / 1.5), scale=1.5)]


def _window(sheet: Sheet, gangster: str, seat: int | None, x: float) -> list[str]:
    frame = rect(x - 8, 36, 92 * _PANE + 16, 74 * _PANE + 16, class_="slate edge")
    return [frame, window(sheet, gangster, x, 44, _PANE), *_plate(sheet, sheet.words(gangster), seat, x)]


def _plate(sheet: Sheet, name: str, seat: int | None, x: float) -> list[str]:
    """The person at the window, in the colour of the family."""
    y = 44 + 74 * _PANE - 8
    plate = rect(x + 40, y, 92 * _PANE - 80, 40, class_="own edge")
    said = caption(name.upper(), x + 46 * _PANE + 14, y + 29, 26, 92 * _PANE - 150, class_="on")
    mark = disc(sheet, sheet.family(seat), x + 62, y + 20, 17) if seat is not None else ""
    return [group(plate, said, mark, class_=sheet.hue(seat))]


def _sign(sheet: Sheet, business: str, seat: int | None, x: float) -> list[str]:
    """A business is shown as its sign, lit."""
    kind = kind_of(business)
    company = kind in COMPANIES
    ground = rect(x, 44, 92 * _PANE, 74 * _PANE, class_="lamp edge" if company else "slate edge")
    sign = drawn(BUSINESSES[kind], x + 46 * _PANE, 44 + 33 * _PANE, 150, "ink" if company else "bone")
    return [ground, sign, *_plate(sheet, sheet.words(kind), seat, x)]


def _closed(sheet: Sheet, x: float) -> list[str]:
    blinds = rect(0, 0, 92, 74, fill=pattern_fill(sheet.id_prefix, "blinds"), class_="faint")
    return [rect(x - 8, 36, 92 * _PANE + 16, 74 * _PANE + 16, class_="slate edge"), at(x, 44, blinds, scale=_PANE)]
