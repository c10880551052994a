"""The operator's switch that halts the clocks of all tables over days at once.

A halt is a span of time in which nobody's waking time passes, as in a night. So clocks, sealed questions, votes and
offers wait without a change to any of them, and the end of a halt gives time to nobody. A halt begins and ends a few
seconds after the command: until then every server has read of it.
"""

from __future__ import annotations

import math

from consigliere.table.base import clock
from consigliere.table.base.seat_clock import FARTHEST, HOUR, Halts, is_halted
from consigliere.table.store import operator_queries
from consigliere.table.store.database import Store

from .notices import REMINDERS

LEAD = 5.0  # seconds; servers look every two


async def halt(store: Store) -> bool:
    """Halt all clocks; return False if they are halted already."""
    async with store.write() as connection:
        known = await operator_queries.halts(connection)
        if is_halted(known):
            return False
        begins = max([clock.now() + LEAD, *(end for _, end in known[-1:])])
        await operator_queries.set_halts(connection, (*_recent(known), (begins, math.inf)))
    return True


async def resume(store: Store) -> float | None:
    """Let all clocks go on; return for how many seconds they stood, or None if they were not halted."""
    async with store.write() as connection:
        known = await operator_queries.halts(connection)
        if not is_halted(known):
            return None
        begins = known[-1][0]
        ends = max(clock.now() + LEAD, begins)
        await operator_queries.set_halts(connection, (*known[:-1], (begins, ends)))
        await operator_queries.move_reminders(connection, REMINDERS, begins, ends)
    return ends - begins


def _recent(known: Halts) -> Halts:
    """Return the halts that a clock can still remember: none runs for more than a year without an answer."""
    before = clock.now() - FARTHEST * 24 * HOUR
    return tuple(one for one in known if one[1] > before)
