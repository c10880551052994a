"""A job in front of the board: the actor and the target in two windows, the file and the dice under the lamp.

While others may still answer the job, a lower room stays open over the families across the table, below their names.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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
_FILE: Final = 440.0  # the width of the file on the wall, between the windows
# Questions about a job whose dice are on the table, or that has just been turned up
WINDOWS: Final = frozenset(
    {
        "RollerDice",
        "OthersDice",
        "RevealWindow",
        "CancelWindow",
        "DoctorWindow",
        "RobWindow",
        "AmbushWindow",
        "ShootBack",
    }
)


class Pane(NamedTuple):
    """A window of the room: 92 by 74 units of a card, so many times as large."""

    x: float
    y: float
    scale: float

    @property
    def wide(self) -> float:
        """Its width."""
        return 92 * self.scale

    @property
    def high(self) -> float:
        """Its height."""
        return 74 * self.scale


def room(sheet: Sheet, deed: dict[str, Any]) -> list[str]:
    """The room of a deed. The right window shows the target; without one its blinds are closed."""
    pane, table = Pane(36, 44, 3.5), 340.0
    wide, high = 720.0, HEIGHT - table - 20
    return [
        *_walls(HEIGHT, table, 600),
        path(f"M{WIDTH / 2 - 56:g} 40L{WIDTH / 2 - 24:g} 8H{WIDTH / 2 + 24:g}L{WIDTH / 2 + 56:g} 40Z", class_="lamp"),
        *_people(sheet, deed, pane),
        at((WIDTH - _FILE) / 2, 62, *wall_file(sheet, deed, _FILE, 236)),
        at((WIDTH - wide * 1.5) / 2, table + 8, *dice_of(sheet, deed, wide, high / 1.5), scale=1.5),
    ]


def low_room(sheet: Sheet, high: float) -> list[str]:
    """The room of the current deed while it may still be answered, so high; nothing at other times."""
    deeds = sheet.table["deeds"]
    if not deeds or sheet.view["step"] not in WINDOWS:
        return []
    wide, table = 690.0, 176.0
    # Where the height of the window limits the board, the families beside the room would show: a wall covers them.
    return [
        rect(-60, 0, WIDTH + 190, high, class_="night"),
        *_walls(high, table, high - 40),
        *_people(sheet, deeds[-1], Pane(30, 18, 2.65)),
        at((WIDTH - _FILE) / 2, 8, *wall_file(sheet, deeds[-1], _FILE, 164)),
        at(WIDTH - 320 - wide, table + 2, *dice_of(sheet, deeds[-1], wide, high - table - 10, again=True)),
    ]


def _walls(height: float, table: float, near: float) -> list[str]:
    """The dark walls, the felt from its far edge to the near one, and the light of the lamp."""
    return [
        rect(0, 0, WIDTH, height, rx=10, class_="night"),
        rect(4, 4, WIDTH - 8, height - 8, rx=8, class_="dark"),
        path(f"M118 {table:g}H{WIDTH - 118:g}L{WIDTH - 4:g} {near:g}V{height - 4:g}H4V{near:g}Z", class_="felt edge"),
        path(f"M{WIDTH / 2:g} 0L{WIDTH * 0.2:g} {height - 4:g}H{WIDTH * 0.8:g}Z", class_="beam"),
    ]


def _people(sheet: Sheet, deed: dict[str, Any], left: Pane) -> list[str]:
    """The actor in the left window, and whoever the deed is done to in the right one."""
    target, against = deed.get("target"), deed.get("against")
    parts, right = _window(sheet, deed["gangster"], deed["seat"], left), left._replace(x=WIDTH - left.x - left.wide)
    if target in GANGSTER:
        return [*parts, *_window(sheet, target, against, right)]
    if target is not None:
        return [*parts, *_sign(sheet, target, against, right)]
    if against is None:
        return [*parts, *_closed(sheet, right)]
    return [
        *parts,
        rect(right.x, right.y, right.wide, right.high, class_="slate edge"),
        disc(sheet, sheet.family(against), right.x + right.wide / 2, right.y + right.high / 2, 24 * right.scale),
        *_plate(sheet, sheet.called(against), against, right),
    ]


def _frame(pane: Pane) -> str:
    return rect(pane.x - 8, pane.y - 8, pane.wide + 16, pane.high + 16, class_="slate edge")


def _window(sheet: Sheet, gangster: str, seat: int | None, pane: Pane) -> list[str]:
    inside = window(sheet, gangster, pane.x, pane.y, pane.scale)
    return [_frame(pane), inside, *_plate(sheet, sheet.words(gangster), seat, pane)]


def _plate(sheet: Sheet, name: str, seat: int | None, pane: Pane) -> list[str]:
    """The person at the window, in the colour of the family."""
    y, margin = pane.y + pane.high - 8, 12 * (pane.scale - 0.17)
    plate = rect(pane.x + margin, y, pane.wide - 2 * margin, 40, class_="own edge")
    room = pane.wide - 2 * margin - 70
    said = caption(name.upper(), pane.x + pane.wide / 2 + 14, y + 29, 26, room, class_="on")
    mark = disc(sheet, sheet.family(seat), pane.x + margin + 22, y + 20, 17) if seat is not None else ""
    return [group(plate, said, mark, class_=sheet.hue(seat))]


def _sign(sheet: Sheet, business: str, seat: int | None, pane: Pane) -> list[str]:
    """A business is shown as its sign, lit."""
    kind = kind_of(business)
    company = kind in COMPANIES
    ground = rect(pane.x, pane.y, pane.wide, pane.high, class_="lamp edge" if company else "slate edge")
    x, y, size = pane.x + pane.wide / 2, pane.y + 33 * pane.scale, 43 * pane.scale
    sign = drawn(BUSINESSES[kind], x, y, size, "ink" if company else "bone")
    return [ground, sign, *_plate(sheet, sheet.words(kind), seat, pane)]


def _closed(sheet: Sheet, pane: Pane) -> list[str]:
    blinds = rect(0, 0, 92, 74, fill=pattern_fill(sheet.id_prefix, "blinds"), class_="faint")
    return [_frame(pane), at(pane.x, pane.y, blinds, scale=pane.scale)]
