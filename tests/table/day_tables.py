"""Tables over days for tests, with a clock that is turned by hand."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from consigliere.table.base import clock
from consigliere.table.base.seat_clock import PACES
from consigliere.table.play import days
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables

from .stored_tables import ANNA, BORIS, run

CYRIL = Person("c" * 64, "Cyril")
DORA = Person("d" * 64, "Dora")
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
STEADY = PACES["steady"]


class Hands:
    """The clock of the day, turned by hand; the other one stands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = NOON
        monkeypatch.setattr(clock, "now", lambda: self.time)
        monkeypatch.setattr(clock, "ticks", lambda: 0.0)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Any], Any]:
    return lambda scene: run(f"sqlite:///{tmp_path}/tables.db", scene)


async def slow_duel(tables: Tables, at_zero: str = "bot", nights: bool = False, speed: str = "steady") -> str:
    plan = Draft("dual_powers", 2, speed=speed, at_zero=at_zero, nights=nights)
    table = await tables.seating.create(ANNA, plan)
    await tables.seating.join(BORIS, table, 1, "Boris")
    await tables.seating.start(table)
    return table


async def family(tables: Tables, at_zero: str = "vote") -> str:
    """La Cosa Nostra for three people."""
    plan = Draft("la_cosa_nostra", 3, speed="steady", at_zero=at_zero, nights=False)
    table = await tables.seating.create(ANNA, plan)
    for seat, person in ((1, BORIS), (2, CYRIL)):
        await tables.seating.join(person, table, seat, person.nickname)
    await tables.seating.start(table)
    return table


async def until(tables: Tables, table: str, wanted: Callable[[LoadedTable], bool], hands: Hands) -> LoadedTable:
    """First choices of everybody, and windows that close in their time, until a table is as wanted."""
    loaded = await tables.cache.get(table)
    for _ in range(400):
        if wanted(loaded):
            return loaded
        owing = [seat for seat in range(loaded.row.seats) if loaded.owes(seat)]
        if owing:
            seat = owing[0]
            await tables.moves.play(table, seat, str(loaded.options(seat)[0]), loaded.number(seat))
        else:
            left = loaded.window_left()
            assert left is not None
            hands.time += max(0.0, left)
            await tables.moves.close_window(table)
        loaded = await tables.cache.get(table)
    raise AssertionError("it never came to that")


def turn_of(loaded: LoadedTable) -> int:
    """Whose own turn it is; -1 if it is nobody's alone."""
    seats = days.ticking(loaded)
    return seats[0] if len(seats) == 1 and days.is_turn(loaded) else -1


def is_sealed(loaded: LoadedTable) -> bool:
    window = loaded.window()
    return window is not None and len([seat for seat in window.asked if loaded.owes(seat)]) > 1


async def answer(tables: Tables, table: str, seat: int) -> LoadedTable:
    """The last options of a seat, part by part, until it owes no answer."""
    loaded = await tables.cache.get(table)
    while loaded.owes(seat):
        await tables.moves.play(table, seat, str(loaded.options(seat)[-1]), loaded.number(seat))
        loaded = await tables.cache.get(table)
    return loaded
