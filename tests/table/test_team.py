"""A team's notes: sketches, suggestions, a bot's intents. The other team gets no byte of them."""

from __future__ import annotations

import random
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from consigliere.table.base.errors import Refused
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.team import drawn, note, noted, notes
from consigliere.table.show import pages
from consigliere.table.show.scenes import scene
from consigliere.table.show.seats import Reader
from consigliere.table.show.wording import Wording
from consigliere.table.store.database import Store

from .stored_tables import ANNA, advance, anew, run

TEAM, ENEMIES = (0, 2), (None, 1, 3)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'team.db'}"


async def four(tables: Tables, bot: str = "") -> str:
    """Two teams of two, started. The third seat is a bot if one is named."""
    table = await tables.seating.create(ANNA, Draft("la_famiglia", 4, pace=0.0))
    for seat in (1, 2, 3):
        if seat == 2 and bot:
            await tables.seating.seat_bot(table, seat, bot)
        else:
            await tables.seating.join(Person(str(seat) * 64), table, seat, f"Guest {seat}")
    await tables.seating.start(table)
    return table


class Eyes:
    """The pages of all seats and of a spectator, as one server renders them."""

    def __init__(self, loaded: LoadedTable) -> None:
        self.loaded = loaded
        self.wording = Wording(loaded)

    def see(self, seat: int | None, language: str = "en") -> tuple[int, str]:
        """The version of a page, and its content."""
        context = self.wording.play(Reader(seat, language), frozenset())
        return context.version, unescape("".join(pages.parts(context).values()))  # chat is encoded as numbers


def test_a_sketch_is_for_the_team_alone_and_lasts(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await four(tables)
        eyes = Eyes(await tables.cache.get(table))
        before = {seat: eyes.see(seat) for seat in (*TEAM, *ENEMIES)}
        await tables.team.sketch(table, 0, "enna", "gela")
        await tables.team.sketch(table, 2, "mare_licata", "")
        assert {seat: eyes.see(seat) for seat in ENEMIES} == {seat: before[seat] for seat in ENEMIES}
        for seat in TEAM:
            version, page = eyes.see(seat)
            assert version > before[seat][0]
            assert page.count('class="through sketch"') == 1
            assert "Anna: from Enna to Gela" in page
            assert "Guest 2: Mare Licata" in page
        again = Eyes(await anew(store, table))
        assert "Anna: from Enna to Gela" in again.see(2)[1]
        assert "Enna" in again.see(2, "uk")[1] or "Енна" in again.see(2, "uk")[1]
        await tables.team.sketch(table, 2, "enna", "gela")  # drawing the same again erases it, no matter who drew it
        assert "from Enna to Gela" not in eyes.see(0)[1]
        await tables.team.wipe(table, 0)
        assert 'class="through sketch"' not in eyes.see(2)[1]
        assert eyes.see(1) == before[1]

    run(sqlite, play)


def test_a_sketch_stays_on_the_board_while_a_scene_is_played(sqlite: str) -> None:
    """On every picture of every beat, for the team alone."""

    async def play(store: Store, tables: Tables) -> None:
        table = await four(tables)
        await tables.team.sketch(table, 0, "enna", "gela")
        pick, boards = random.Random(3), 0
        while boards < 5:
            place = len((await tables.cache.get(table)).match.history())
            loaded = await advance(tables, table, pick, 1)
            assert loaded.match.view(None)["table"]["round"] == 1, "or this test says nothing"
            for seat in (*TEAM, *ENEMIES):
                for beat in scene(loaded, Reader(seat, "en"), loaded.segments_since(place)):
                    if "board" in beat.drawings:
                        assert ('class="through sketch"' in beat.drawings["board"]) == (seat in TEAM)
                        boards += seat in TEAM

    run(sqlite, play)


def test_only_what_can_be_marked_is_drawn_and_not_without_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("consigliere.table.play.team_board.MOST_DRAWN", 2)

    async def play(store: Store, tables: Tables) -> None:
        table = await four(tables)
        for start, end in (("", ""), ("", "enna"), ("enna", "enna"), ("enna", "nowhere"), ("column_church", "")):
            with pytest.raises(Refused, match="cannot be drawn"):
                await tables.team.sketch(table, 0, start, end)
        for place in ("enna", "gela"):
            await tables.team.sketch(table, 0, place, "")
        with pytest.raises(Refused, match="full of sketches"):
            await tables.team.sketch(table, 2, "mare_licata", "")

    run(sqlite, play)


def test_a_new_leaf_begins_empty_and_words_are_never_notes() -> None:
    rows: list[tuple[int, dict[str, Any]]] = [
        (0, {"note": "draw", "leaf": "1", "start": "enna", "end": ""}),
        (2, {"note": "draw", "leaf": "2", "start": "gela", "end": ""}),
    ]
    assert [one.start for one in drawn(rows, "1")] == ["enna"]
    assert [one.start for one in drawn(rows, "2")] == ["gela"]
    assert drawn(rows, "3") == ()
    assert note(note="wipe", leaf="1").startswith("\x1f")


def test_people_cannot_say_a_note(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await four(tables)
        await tables.talk.say(table, "0-2", 0, note(note="draw", leaf="1", start="enna", end=""))
        loaded = await tables.cache.get(table)
        assert [noted(line) for line in loaded.talk.lines] == [None]
        assert notes(loaded, 0) == []

    run(sqlite, play)


def test_an_ally_states_a_wish_and_one_answers(sqlite: str) -> None:
    """LF-RULE-58: the named seat answers. Its ally sees the question and may suggest an answer; enemies see neither."""

    async def play(store: Store, tables: Tables) -> None:
        table = await four(tables)
        loaded = await tables.cache.get(table)
        eyes = Eyes(loaded)
        assert loaded.match.deciders == (0,)
        before = {seat: eyes.see(seat) for seat in (*TEAM, *ENEMIES)}
        assert 'id="wish"' in before[2][1]
        assert all('id="wish"' not in before[seat][1] for seat in (0, *ENEMIES))
        wanted = str(loaded.options(0)[1])
        await tables.team.suggest(table, 2, wanted, loaded.number(0))
        assert "Guest 2 would like" in eyes.see(0)[1]
        assert {seat: eyes.see(seat) for seat in ENEMIES} == {seat: before[seat] for seat in ENEMIES}
        for seat, text, number in ((1, wanted, 0), (0, wanted, 0), (2, "family:none", 0), (2, wanted, 999)):
            with pytest.raises(Refused, match="no longer asked"):
                await tables.team.suggest(table, seat, text, number if number else loaded.number(0))
        other = str(loaded.options(0)[0])
        await tables.moves.play(table, 0, other, loaded.number(0))  # another suggestion changes nothing
        assert "would like" not in eyes.see(0)[1]

    run(sqlite, play)


def test_a_bot_answers_its_allys_wish_in_words_in_the_teams_room(sqlite: str) -> None:
    """A bot says whether it follows a suggestion.

    An ally who suggested nothing hears nothing, and enemies get no byte.
    """

    async def play(store: Store, tables: Tables) -> None:
        table = await four(tables, bot="random")
        loaded = await tables.cache.get(table)
        for seat in (0, 1):
            await tables.moves.play(table, seat, str(loaded.options(seat)[0]), loaded.number(seat))
        eyes = Eyes(loaded)
        assert loaded.match.deciders == (2,)
        number, (wanted, other) = loaded.number(2), [str(option) for option in loaded.options(2)]
        quiet = len(loaded.talk.lines)
        await tables.team.reply(table, 2, number, wanted)
        assert len(loaded.talk.lines) == quiet
        before = {seat: eyes.see(seat) for seat in ENEMIES}
        await tables.team.suggest(table, 0, wanted, number)
        for choice, told in ((wanted, "As you wished"), (other, "I decide for myself")):
            await tables.team.reply(table, 2, number, choice)
            assert told in eyes.see(0)[1]
        assert "решаю я" in eyes.see(0, "ru")[1]
        assert "вирішую я" in eyes.see(0, "uk")[1]
        assert {seat: eyes.see(seat) for seat in ENEMIES} == before

    run(sqlite, play)


def test_a_bot_announces_its_intent_to_its_ally(sqlite: str) -> None:
    async def play(store: Store, tables: Tables) -> None:
        table = await four(tables, bot="random")
        rng = random.Random(3)
        loaded = await advance(tables, table, rng, 60)
        title = loaded.setup.title
        while title.bot_intent(loaded.match.state, 2) is None:
            loaded = await advance(tables, table, rng, 1)
        eyes = Eyes(loaded)
        before = {seat: eyes.see(seat) for seat in (0, *ENEMIES)}
        await tables.team.announce_intent(table, 1)  # a person's seat announces nothing by itself
        assert {seat: eyes.see(seat) for seat in before} == before
        await tables.team.announce_intent(table, 2)
        assert "I have laid" in eyes.see(0)[1]
        assert "Мой приказ" in eyes.see(0, "ru")[1]
        assert "Мій наказ" in eyes.see(0, "uk")[1]
        assert {seat: eyes.see(seat) for seat in ENEMIES} == {seat: before[seat] for seat in ENEMIES}
        said = len(loaded.talk.lines)
        await tables.team.announce_intent(table, 2)  # the same is not announced twice
        assert len((await tables.cache.get(table)).talk.lines) == said

    run(sqlite, play)
