"""Chapters 6.1 and 6.2: the date, the months, and the events that bring Trotsky and change his side."""

from __future__ import annotations

from .components import FIRST_DAY, LAST_DAY, LAST_MONTH, MONTH_IDS, NO_CARD, SIDE_IDS, STOP_ON
from .effects import MONTH_EFFECTS
from .state import Petrograd


def advance_date(g: Petrograd, side: int, days: int) -> None:
    """Move the day marker. Past 31 the month advances too, and the active side takes the Will.

    [DP-DATE-01 to DP-DATE-08, DP-EVT-01 to DP-EVT-06]
    """
    day = g.day + days
    if day > LAST_DAY:
        g.day = FIRST_DAY
        if g.month < LAST_MONTH:
            g.month += 1
            if g.event_log is not None:
                g.emit("month", {"month": MONTH_IDS[g.month], "side": SIDE_IDS[side]})
            g.take_will(side)
            for effect in MONTH_EFFECTS[g.month]:
                effect.begin(g, side, NO_CARD)
    else:
        g.day = STOP_ON[day]
    if g.event_log is not None:
        g.emit("day", {"day": g.day})
