"""Standing answers at a stored table: when they are given, what ends and stops them, and who may notice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from consigliere.engine.standing import ROUND_END
from consigliere.match import Match, new
from consigliere.table.base.errors import Refused
from consigliere.table.play import standing
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.finished import FinishedGame, standing_choices, write
from consigliere.table.play.hands import FOLLOWS, STANDING
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.tables import Tables
from consigliere.table.store import queries
from consigliere.table.store.database import Store
from consigliere.table.store.rows import ChoiceRow, StandingOrder

from .day_tables import Hands, slow_duel
from .stored_tables import anew, duel, run

KIND, DECLINE = "CommandAction", StandingOrder("decline")
THIS_ROUND = StandingOrder("decline", ROUND_END)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Any], Any]:
    return lambda scene: run(f"sqlite:///{tmp_path}/tables.db", scene)


def quiet(loaded: LoadedTable, seat: int) -> str:
    """An answer that does nothing to anybody, if there is one."""
    options = [str(option) for option in loaded.options(seat)]
    calm = [option for option in options if option in ("decline", "finish") or option.startswith("play:command")]
    return (calm or options)[0]


async def to_question(tables: Tables, table: str, kind: str, seat: int | None = None) -> LoadedTable:
    """Play until somebody, or a seat, is asked a kind of question. Both play quietly, so that nothing is a surprise."""
    for _ in range(400):
        loaded = await tables.cache.get(table)
        asked = [one for one in range(loaded.row.seats) if loaded.owes(one)]
        if standing.question_kind(loaded.match) == kind and (seat is None or seat in asked):
            return loaded
        await tables.moves.play(table, asked[0], quiet(loaded, asked[0]), loaded.number(asked[0]))
    raise AssertionError(f"nobody was asked {kind}")


def seen_by_others(loaded: LoadedTable, seat: int) -> Any:
    others = [one for one in (None, *range(loaded.row.seats)) if one != seat]
    return {one: (loaded.view(one), loaded.number(one), loaded.match.events(one)) for one in others}


def test_it_answers_an_open_question_now_and_the_next_after_a_pause(play: Callable[[Any], Any], hands: Hands) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        loaded = await to_question(tables, table, KIND, 0)
        head = loaded.head
        await tables.moves.set_standing_answer(table, 0, KIND, DECLINE)
        loaded = await tables.cache.get(table)
        async with store.read() as connection:
            row = (await queries.rows_after(connection, table, head))[0]
        assert (row.seat, row.text, row.hand) == (0, "decline", STANDING)
        assert loaded.standing == (await anew(store, table)).standing == {(0, KIND): DECLINE}
        loaded = await to_question(tables, table, KIND, 0)
        hands.time = loaded.opened.at
        clerk, due = Clerk(tables, None), standing.due(loaded)  # type: ignore[arg-type]  # no bot sits here
        assert due is not None
        assert standing.PAUSE <= due[0] <= standing.LONGEST_PAUSE
        assert clerk._left(loaded) == pytest.approx(due[0])
        before, number = seen_by_others(loaded, 0), loaded.match.number(None)
        await tables.moves.answer_standing(table, 0)  # too early: nothing happens
        assert seen_by_others(await tables.cache.get(table), 0) == before
        hands.time += due[0]
        await clerk._act(await tables.cache.get(table))
        loaded = await tables.cache.get(table)
        assert loaded.match.number(None) != number
        assert str(loaded.match.history()[-1].option) == "decline" or loaded.head > head + 1

    play(scene)


def test_giving_one_changes_nothing_for_others(play: Callable[[Any], Any], hands: Hands) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        loaded = await to_question(tables, table, "Turn", 0)
        before = seen_by_others(loaded, 1)
        await tables.moves.set_standing_answer(table, 1, "BonusAction", StandingOrder("decline", "game", "hand", 3))
        assert seen_by_others(await tables.cache.get(table), 1) == before
        for kind, order in (
            ("Turn", StandingOrder("decline")),
            (KIND, StandingOrder("accept")),
            (KIND, StandingOrder("decline", "tomorrow")),
            (KIND, StandingOrder("decline", "game", "hand")),
            ("BonusAction", StandingOrder("decline", "game", "hand", 99)),
        ):
            with pytest.raises(Refused):
                await tables.moves.set_standing_answer(table, 0, kind, order)
        await tables.moves.set_standing_answer(table, 1, "BonusAction", None)
        assert (await anew(store, table)).standing == {}

    play(scene)


def test_it_ends_with_the_round_and_taking_back_stops_it(play: Callable[[Any], Any], hands: Hands) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await duel(tables)
        loaded = await to_question(tables, table, KIND, 0)
        await tables.moves.set_standing_answer(table, 0, KIND, THIS_ROUND)
        loaded = await tables.cache.get(table)
        if loaded.can_undo(0):
            await tables.undo.take_back(table, 0)
            assert (await anew(store, table)).standing[0, KIND].stopped == standing.UNDONE
            assert (await tables.cache.get(table)).owes(0)
            assert standing.due(await tables.cache.get(table)) is None
            await tables.moves.set_standing_answer(table, 0, KIND, THIS_ROUND)
        first = (await tables.cache.get(table)).match.view(None)["table"]["round"]
        for _ in range(600):
            loaded = await tables.cache.get(table)
            if loaded.match.view(None)["table"]["round"] != first:
                break
            assert (0, KIND) in loaded.standing
            seat = loaded.match.deciders[0]
            await tables.moves.play(table, seat, quiet(loaded, seat), loaded.number(seat))
        assert (await anew(store, table)).standing == loaded.standing == {}

    play(scene)


def test_over_days_the_pause_is_waking_time(play: Callable[[Any], Any], hands: Hands) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await slow_duel(tables, nights=True)
        await tables.moves.set_standing_answer(table, 0, KIND, DECLINE)
        loaded = await to_question(tables, table, KIND, 0)
        found = standing.due(loaded)
        assert found is not None
        assert standing.DAYS_PAUSE <= found[0] <= standing.LONGEST_DAYS_PAUSE
        calendar = loaded.calendars[0]
        loaded.opened = loaded.opened._replace(at=loaded.opened.at + 12 * 3600)  # at night
        assert calendar.is_free(loaded.opened.at) == (standing.given_at(loaded, 0) - loaded.opened.at > 3600)

    play(scene)


def test_a_surprise_that_everybody_sees_stops_it() -> None:
    """By the events of a real game: the first fight that names a seat stops its answers, except those in a fight."""
    declared = standing.declared(new("men_of_mayhem", seats=3, seed=1).title)
    public = new("men_of_mayhem", seats=3, seed=1).view(None)
    fight = {"event": "fight", "seat": 2, "site": "cut_house", "seats": [1, 2], "barred": False}
    assert declared.surprised(fight, public, 1, "", frozenset())
    assert not declared.surprised(fight, public, 0, "", frozenset())
    assert not declared.surprised(fight, public, 1, "", declared.kinds["Backup"].expects)
    white = {"event": "removed", "token": "white_unit_03", "region": "green", "to": "supply"}
    powers = new("dual_powers", seats=2, seed=1)
    assert standing.declared(powers.title).surprised(white, powers.view(None), 1, "white", frozenset())
    assert not standing.declared(powers.title).surprised(white, powers.view(None), 0, "red", frozenset())


def test_the_record_of_a_game_says_which_answers_were_standing() -> None:
    def row(number: int, seat: int, hand: str, kind: str = "choice") -> ChoiceRow:
        return ChoiceRow(number, seat, kind, "x", hand, 0.0)

    rows = [row(1, 0, "person"), row(2, 1, STANDING), row(3, 1, FOLLOWS), row(4, 0, FOLLOWS), row(5, 1, "undo", "undo")]
    assert standing_choices(rows[:4]) == [2, 3]
    assert standing_choices([*rows[:2], row(3, 1, "person", "undo"), row(3, 1, "person")]) == []
    match = new("dual_powers", seats=2, seed=3)
    for seat in match.deciders:
        match.play(seat, match.options(seat)[0])
    assert FinishedGame.read(write(match, [2])[0]).standing == {2}
    assert write(match, [])[0] == write(match)[0]
    assert isinstance(match, Match)
