"""Seconds of four turns of La Cosa Nostra by the table's clock. No other game has hidden windows in every turn."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from consigliere.table.play.seating import WINDOW
from tests import turn_pace

from .rows import Row

LAPS = 40
HEADS = ("people", "bots", "median, s", "most, s", "windows a lap", "choices a lap")


def rows() -> Iterator[Row]:
    for people in (1, turn_pace.SEATS):
        found, counts = turn_pace.measure(people, LAPS, WINDOW)
        each = [round(counts[one] / len(found), 1) for one in ("windows", "choices")]
        yield people, turn_pace.SEATS - people, round(median(found), 1), round(max(found), 1), *each
