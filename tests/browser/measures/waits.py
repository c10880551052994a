"""Seconds of four turns of La Cosa Nostra by the table's clock. No other game has hidden windows in every turn."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from consigliere.table.play.seating import WINDOW
from tests import lap

from .rows import Row

LAPS = 40
HEADS = ("people", "bots", "median, s", "most, s", "windows a lap", "choices a lap")


def rows() -> Iterator[Row]:
    for people in (1, lap.SEATS):
        found, counts = lap.measure(people, LAPS, WINDOW)
        each = [round(counts[one] / len(found), 1) for one in ("windows", "choices")]
        yield people, lap.SEATS - people, round(median(found), 1), round(max(found), 1), *each
