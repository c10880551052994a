"""A lesson at a stored table: it survives a restart, notices another move, goes back, and ends in a usual game."""

from __future__ import annotations

from pathlib import Path

import pytest

from consigliere.board.lessons import find_lesson
from consigliere.board.words import words_for
from consigliere.cli import main
from consigliere.table.base.errors import Refused
from consigliere.table.play import due
from consigliere.table.play.guided import guided, scripted
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.tables import Tables
from consigliere.table.show.lessons import lesson_info
from consigliere.table.store.database import Store
from tests.commands import invoke

from .stored_tables import ANNA, anew, run

DUEL = "dual_powers/duel"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'lesson.db'}"


async def others(tables: Tables, table: str) -> LoadedTable:
    """Let the other seats do what the script says, as the clerk does."""
    while True:
        loaded = await tables.cache.get(table)
        now = guided(loaded)
        following = scripted(loaded, now) if now is not None else None
        if following is None:
            return loaded
        assert due.bot_to_move(loaded) == following.seat
        await tables.moves.play(table, following.seat, following.option, hand="bot")


def said(loaded: LoadedTable) -> tuple[str, str]:
    found = lesson_info(loaded, 0, words_for("en", loaded.row.game))
    assert found is not None
    return found.beat, found.state


async def until(tables: Tables, table: str, beat: str) -> LoadedTable:
    """Do as one is told, up to a beat."""
    while True:
        loaded = await others(tables, table)
        now = guided(loaded)
        assert now is not None
        current = now.lesson.beats[now.standing.at]
        if current.id == beat:
            return loaded
        if not current.accept:
            await tables.lessons.read_on(table, 0, current.id)
        for option in current.accept[0] if current.accept else ():
            await tables.moves.play(table, 0, option)
        await tables.lessons.note(table)


def test_a_lesson_survives_a_restart(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await tables.lessons.begin(ANNA, DUEL)
        loaded = await until(tables, table, "calendar")
        again = await anew(store, table)
        assert said(again) == said(loaded) == ("calendar", "play")
        assert again.match.save() == loaded.match.save()
        assert lesson_info(loaded, None, words_for("en", "dual_powers")) is None, "spectators see no coach"

    run(sqlite, play)


def test_another_move_waits_until_it_is_taken_back(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await tables.lessons.begin(ANNA, DUEL)
        loaded = await until(tables, table, "place")
        before = loaded.match.view(0)
        for option in ("act:leader_recruit", "to:green"):  # legal, and ends the turn: White would be next
            await tables.moves.play(table, 0, option)
        loaded = await tables.cache.get(table)
        assert said(loaded) == ("place", "astray")
        assert due.bot_to_move(loaded) is None, "nobody moves before the learner has decided"
        await tables.lessons.take_back(table, 0)
        loaded = await tables.cache.get(table)
        assert said(loaded) == ("place", "play")
        assert loaded.match.view(0) == before
        with pytest.raises(Refused):
            await tables.lessons.take_back(table, 0)

    run(sqlite, play)


def test_whoever_keeps_another_move_plays_on(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await tables.lessons.begin(ANNA, DUEL)
        await until(tables, table, "place")
        for option in ("act:leader_recruit", "to:green"):
            await tables.moves.play(table, 0, option)
        await tables.lessons.keep(table, 0)
        loaded = await tables.cache.get(table)
        assert guided(loaded) is None
        assert due.bot_to_move(loaded) == 1
        with pytest.raises(Refused):
            await tables.lessons.read_on(table, 0, "kerensky")

    run(sqlite, play)


def test_a_lesson_goes_on_with_a_move_that_leaves_it_true(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await tables.lessons.begin(ANNA, DUEL)
        await until(tables, table, "bonus")
        await tables.moves.play(table, 0, "bonus:bonus_draw")
        assert said(await tables.cache.get(table)) == ("bonus", "astray")
        await tables.lessons.keep(table, 0)
        loaded = await until(tables, table, "zinoviev")
        assert said(loaded) == ("zinoviev", "play")
        await tables.lessons.go_back(table, 0)
        assert said(await tables.cache.get(table)) == ("bonus", "play")

    run(sqlite, play)


def test_in_a_hidden_window_the_coach_does_not_wait_for_the_others(sqlite: str) -> None:
    """They answer without a trace, so no page would be told when they have."""

    async def play(store: Store, tables: Tables) -> None:
        table = await tables.lessons.begin(ANNA, "la_cosa_nostra/first")
        await until(tables, table, "damage")
        for option in ("assign:babyface_tony", "job:property_damage_r1", "done"):
            await tables.moves.play(table, 0, option)
        loaded = await tables.cache.get(table)
        now = guided(loaded)
        assert now is not None
        assert scripted(loaded, now) is not None
        assert said(loaded) == ("window", "play")

    run(sqlite, play)


def test_going_back_takes_back_what_belongs_to_the_beat(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await tables.lessons.begin(ANNA, DUEL)
        loaded = await until(tables, table, "place")
        choices = len(loaded.history())
        loaded = await until(tables, table, "kerensky")  # after four choices of White
        await tables.lessons.go_back(table, 0)
        loaded = await tables.cache.get(table)
        assert said(loaded) == ("place", "play")
        assert len(loaded.history()) == choices
        await tables.lessons.go_back(table, 0)
        assert said(await tables.cache.get(table)) == ("spy", "play")
        assert said(await until(tables, table, "again")) == ("again", "play"), "and it goes on from there"

    run(sqlite, play)


def test_a_lesson_ends_in_a_usual_game_and_beats_are_counted(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        lesson = find_lesson(DUEL)
        assert lesson is not None
        table = await tables.lessons.begin(ANNA, DUEL)
        await tables.lessons.begin(ANNA, DUEL)  # left at once
        loaded = await until(tables, table, "again")
        await tables.moves.play(table, 0, str(loaded.options(0)[0]))
        await tables.lessons.note(table)
        assert said(await tables.cache.get(table)) == ("", "done")
        await tables.lessons.play_on(table, 0)
        loaded = await tables.cache.get(table)
        assert due.bot_to_move(loaded) == 1
        reached = await tables.lessons.reached()
        assert reached[DUEL, "goal"] == 2
        assert all(reached[DUEL, beat.id] == 1 for beat in lesson.beats[1:])
        assert reached[DUEL, "end"] == 1

    run(sqlite, play)


def test_a_solo_lesson_promises_no_bots_to_play_on_against(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        for lesson, alone in ((DUEL, False), ("dual_powers/solo", True)):
            loaded = await tables.cache.get(await tables.lessons.begin(ANNA, lesson))
            found = lesson_info(loaded, 0, words_for("en", "dual_powers"))
            assert found is not None
            assert found.alone is alone

    run(sqlite, play)


def test_the_command_says_where_people_leave(sqlite: str) -> None:
    """How many have reached each beat: no names, no tables, no times."""

    async def play(store: Store, tables: Tables) -> None:
        for _ in range(3):
            table = await tables.lessons.begin(ANNA, DUEL)
        await until(tables, table, "again")

    run(sqlite, play)
    lesson = find_lesson(DUEL)
    assert lesson is not None
    beats = [beat.id for beat in lesson.beats]
    said = invoke(main, ["lessons", "--database", sqlite])
    assert said.exit_code == 0
    rows = said.output.partition(f"{DUEL}: ")[2].splitlines()[1 : len(beats) + 2]
    counted = {name: int(number) for name, number in (row.split() for row in rows)}
    assert list(counted) == [*beats, "end"]
    assert counted[beats[0]] == 3
    assert counted[beats[beats.index("again") - 1]] == 1
    assert counted["end"] == 0
    assert "Anna" not in said.output


def test_an_offer_by_script_stands_until_it_is_answered(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await tables.lessons.begin(ANNA, "la_cosa_nostra/first")
        while True:  # offers are made by the clerk as well, but at no seat's turn
            loaded = await tables.cache.get(table)
            now = guided(loaded)
            assert now is not None
            beat = now.lesson.beats[now.standing.at]
            following = scripted(loaded, now)
            if following is not None:
                await tables.moves.play(table, following.seat, following.option, hand="bot")
            elif beat.id == "offer":
                break
            elif not beat.accept:
                await tables.lessons.read_on(table, 0, beat.id)
            else:
                for option in beat.accept[0]:
                    await tables.moves.play(table, 0, option)
        assert loaded.match.state.offers
        assert due.bot_to_move(loaded) is None
        assert due.seconds_until_due(loaded, lambda _: None, tables.hub) is None, "it does not expire"
        await tables.moves.play(table, 0, beat.accept[0][0])
        assert said(await tables.cache.get(table))[0] == "peace"

    run(sqlite, play)


def test_an_unknown_lesson_is_refused(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        with pytest.raises(Refused):
            await tables.lessons.begin(ANNA, "dual_powers/none")

    run(sqlite, play)
