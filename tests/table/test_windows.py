"""How long hidden windows stay open: shorter if many follow one another, depending only on public facts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from consigliere.table.base import clock
from consigliere.table.play import days, windows
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import WINDOW, WINDOWS, Draft
from consigliere.table.play.tables import Tables
from consigliere.table.play.windows import Wait, length, spent
from consigliere.table.store.database import Store
from tests.turn_pace import measure

from .stored_tables import ANNA, BORIS, anew, run

EVENING = [seconds for seconds in WINDOWS if seconds < windows.LONG]
ROUTINE = {"TurnWindow"}  # before every turn others may come first


def test_a_lap_of_four_people_who_pass_at_once_is_over_in_half_a_minute() -> None:
    """By the model of docs/table-internals.md, with the default length."""
    laps, counts = measure(people=4, laps=120, window=WINDOW)
    assert counts["windows"] > 2 * len(laps)
    assert max(laps) < 30


@pytest.mark.parametrize("chosen", EVENING)
def test_the_length_that_was_chosen_is_the_most_and_there_is_always_time_to_answer(chosen: int) -> None:
    for routine in (False, True):
        found = [length(chosen, routine, waited) for waited in range(5 * chosen)]
        assert found == sorted(found, reverse=True), "who has waited longer waits less"
        assert all(min(chosen, windows.LEAST) <= seconds <= chosen for seconds in found)
    assert length(chosen, False, 0) == chosen
    assert length(chosen, True, 0) <= max(windows.LEAST, chosen / 2)


def test_over_days_nothing_is_shortened() -> None:
    for chosen in set(WINDOWS) - set(EVENING):
        assert {length(chosen, routine, 9 * chosen) for routine in (False, True)} == {chosen}


@pytest.mark.parametrize(("window", "hidden"), [(8.0, False), (3600.0, True)])
def test_in_a_window_of_hours_nobody_sees_who_comes(tmp_path: Path, window: float, hidden: bool) -> None:
    """Tonight everybody is there anyway. To a long window people come one by one, and who comes answers."""

    async def scene(store: Store, tables: Tables) -> None:
        places = ("me", "bot:novice", "bot:novice")
        table = await tables.seating.create(ANNA, Draft("la_cosa_nostra", 3, places=places, window=window))
        await tables.seating.start(table)
        loaded = await tables.cache.get(table)
        while loaded.window() is None:
            seat = loaded.match.deciders[0]
            assert days.seen_present(loaded, {0}) == {0}
            await tables.moves.play(table, seat, str(loaded.options(seat)[0]))
        assert days.hides_presence(loaded) == hidden
        assert days.seen_present(loaded, {0}) == ({0, 1, 2} if hidden else {0})

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_only_what_was_waited_lately_counts() -> None:
    waits = [Wait(0, 8), Wait(20, 28), Wait(30, 33)]
    assert spent(8, waits, 33) == 7 + 8 + 3, "the first second lies too far back"
    assert spent(8, waits, 100) == 0
    assert spent(8, [Wait(0, 500)], 500) == 8, "a window that closed late was not waited for longer than was agreed"


class Hands:
    """The wall clock is set by the test. The monotonic clock stands still."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1_000_000.0
        monkeypatch.setattr(clock, "now", lambda: self.time)
        monkeypatch.setattr(clock, "ticks", lambda: 0.0)


async def family_table(tables: Tables) -> str:
    table = await tables.seating.create(
        ANNA, Draft("la_cosa_nostra", 3, {}, ("me", "open", "bot:random"), window=WINDOW)
    )
    await tables.seating.join(BORIS, table, 1, "Boris")
    await tables.seating.start(table)
    return table


def shown(loaded: LoadedTable) -> str:
    """The kind of hidden window that a spectator sees on the table, "" for none."""
    view = loaded.view(None)
    return str(view["step"]) if view["progress"] == "timed" else ""


def test_the_length_follows_from_what_a_spectator_saw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator with a watch can predict every window, whatever is held and no matter who has answered."""
    hands, rng = Hands(monkeypatch), random.Random(5)

    async def scene(store: Store, tables: Tables) -> list[float]:
        table, found, waits = await family_table(tables), list[float](), list[Wait]()
        loaded = await tables.cache.get(table)
        for _ in range(900):
            if not loaded.running or len(found) > 60:
                break
            if shown(loaded):
                opened, kind = hands.time, shown(loaded)
                foretold = length(WINDOW, kind in ROUTINE, spent(WINDOW, waits, opened))
                worlds = [loaded.match.determinize(seat, rng.randrange(99)) for seat in (None, 0, 1, 2)]
                for world in worlds:  # other cards in the hands of those asked
                    other = loaded.with_rows([], world)
                    assert other.longest() == foretold
                for seat in loaded.match.deciders:  # and other answers
                    if rng.random() < 0.5:
                        option = rng.choice(loaded.options(seat))
                        await tables.moves.play(table, seat, str(option), loaded.number(seat))
                        loaded = await tables.cache.get(table)
                    assert shown(loaded) == kind, "it stays open"
                    assert loaded.longest() == foretold
                    assert loaded.window_left() == foretold
                again = await anew(store, table)
                assert (again.longest(), again.opened.at) == (foretold, opened), "so it is after a restart"
                hands.time += foretold - 0.1
                await tables.moves.close_window(table)
                assert shown(await tables.cache.get(table)) == kind
                hands.time += 0.1
                await tables.moves.close_window(table)
                waits.append(Wait(opened, hands.time))
                found.append(foretold)
            else:
                hands.time += rng.choice((0.0, 0.5, 12.0))
                seat = next(s for s in range(loaded.row.seats) if loaded.owes(s))
                option = rng.choice(loaded.options(seat))
                await tables.moves.play(table, seat, str(option), loaded.number(seat))
            loaded = await tables.cache.get(table)
        return found

    found = run(f"sqlite:///{tmp_path}/tables.db", scene)
    assert len(found) > 20
    assert len(set(found)) > 2, "some were shortened, some were not"
