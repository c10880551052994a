"""How a person plays over days, as plain facts. Everything follows from stored games that have ended.

Nothing here comes from a running game or from a sealed question: only clocks that everybody at the table could see.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock
from consigliere.table.base.seat_clock import HOUR, TONIGHT
from consigliere.table.store import people_queries
from consigliere.table.store.people_queries import Answer, Past

SEATS = 20  # seats that are looked at, the last ones
ANSWERS = 100  # answers that are looked at, the last ones
FEWEST = 5  # answers before a usual time is told
RECENT = 90 * 24 * HOUR  # seconds in which missed deadlines count
TOGETHER = 72 * HOUR  # misses within so many seconds of the first count once: one lost weekend
NEW = 3  # seats before anything is said in a word
MOSTLY = 0.9  # the share of seats kept by a steady person
FEW = 2  # deadlines that a steady person may miss

LOOKED_AT = 200  # games from which the facts are computed
Word = Literal["new", "steady", "late"]
LATE: Final = "late"


class Facts(NamedTuple):
    """How a person plays over days."""

    usual: tuple[float, float] | None  # the middle half of the answer times, in seconds of the person's own clock
    kept: int  # seats kept to the end ...
    seats: int  # ... of so many
    missed: int  # deadlines, in 90 days
    thanks: int  # seats taken over from others and kept to the end

    @property
    def word(self) -> Word:
        """The same in one word."""
        if self.seats < NEW:
            return "new"
        return "steady" if self.kept >= MOSTLY * self.seats and self.missed <= FEW else LATE


async def facts_of(connection: AsyncConnection, owner: str) -> Facts:
    """Return the facts about a person."""
    past = await people_queries.past_of(connection, owner, LOOKED_AT)
    return facts(await people_queries.answers_of(connection, owner), past, clock.now())


def counts(past: Past) -> bool:
    """Return whether a seat says something about its person: over days, and with other people.

    A seat at a table that was closed was not kept to the end of a game. Who left it before that has left.
    """
    return past.table.speed != TONIGHT and past.people > 1 and (past.table.state == "over" or not past.kept)


def facts(answers: list[Answer], past: list[Past], now: float) -> Facts:
    """Return the facts about a person from their answers (oldest first) and seats (newest first)."""
    seats = [one for one in past if counts(one)][:SEATS]
    times = sorted(one.spent for one in [one for one in answers if not one.late][-ANSWERS:])
    usual = (times[len(times) // 4], times[(3 * len(times)) // 4]) if len(times) >= FEWEST else None
    return Facts(
        usual,
        sum(one.kept for one in seats),
        len(seats),
        _misses([one.at for one in answers if one.late and one.at >= now - RECENT]),
        sum(one.substitute and one.kept for one in past if counts(one)),
    )


def _misses(moments: list[float]) -> int:
    """Count missed deadlines. Those soon after one count with it."""
    count, until = 0, float("-inf")
    for at in sorted(moments):
        if at >= until:
            count, until = count + 1, at + TOGETHER
    return count
