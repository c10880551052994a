"""Games for researchers: all people agree, no names and no words, and what every seat saw."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pandas
import pytest

from consigliere.table.play import bulk
from consigliere.table.play.finished import changed
from consigliere.table.play.seating import Draft
from consigliere.table.play.tables import Tables
from consigliere.table.store.database import Store

from .stored_tables import ANNA, BORIS, advance, run


async def finished_duel(tables: Tables, seed: int, **more: Any) -> str:
    table = await tables.seating.create(ANNA, Draft("dual_powers", 2, **more))
    await tables.seating.join(BORIS, table, 1, "Boris")
    await tables.talk.say(table, "", 0, "a secret word")
    await tables.seating.start(table)
    await tables.archive.get(await advance(tables, table, random.Random(seed)))
    return table


@pytest.fixture
def play(tmp_path: Path) -> Any:
    return lambda scene: run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_only_games_that_all_have_given_away(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        private = await finished_duel(tables, 1)
        shared = await finished_duel(tables, 2, shared=True)
        running = await tables.seating.create(ANNA, Draft("dual_powers", 2, shared=True))
        assert [json.loads(text)["seats"] for text in [one async for one in bulk.lines(store)]] == [2]
        async with store.write() as connection:
            await bulk.consent(connection, private, [0])
        assert len([one async for one in bulk.lines(store)]) == 1, "one of two is not enough"
        async with store.write() as connection:
            await bulk.consent(connection, private, [1])
        found = [one async for one in bulk.lines(store)]
        assert len(found) == 2
        for word in ("Anna", "Boris", "a secret word", private, shared, running):
            assert word not in "".join(found)

    play(scene)


def test_a_line_tells_what_every_seat_saw_and_pandas_reads_it(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await finished_duel(tables, 3, shared=True)
        game = await tables.archive.get(await tables.cache.get(table))
        (text,) = [one async for one in bulk.lines(store)]
        line = json.loads(text)
        assert line["result"] == game.result
        for eye, seat in (("public", None), ("0", 0), ("1", 1)):
            view = line["first"][eye]
            for n, change in enumerate(line["changes"][eye]):
                assert view == game.view(n, seat)
                view = changed(view, change)
            assert view == game.view(len(game), seat)
            assert [row for row in line["told"][eye] if row] == [row for row in game.told(seat) if row]
        assert [f"{seat} {text}" for seat, text in zip(line["choosers"], line["choices"], strict=True)] == (
            game.save["choices"]
        )
        frame = pandas.read_json(io.StringIO(text), lines=True)
        assert list(frame["game"]) == ["dual_powers"]
        assert len(frame["choices"][0]) == len(game)

    play(scene)


def test_what_people_wrote_in_offers_is_left_out() -> None:
    event = {"event": "offered", "seat": 0, "why": "never", "offer": {"text": "#peace:0-1 trust me", "gives": []}}
    assert bulk.without_words([event, {"event": "scored", "why": "capitol"}]) == [
        {"event": "offered", "seat": 0, "why": "", "offer": {"text": "#peace:0-1", "gives": []}},
        {"event": "scored", "why": "capitol"},
    ]
    remark = {"event": "explained", "promise": 5, "given": "#word:0-1", "words": "by my mother", "why": "#why:gain so"}
    assert bulk.without_words(remark) == {**remark, "words": "…", "why": "#why:gain"}
    assert bulk._choice('because:{"promise":5,"why":"I forgot"}') == 'because:{"promise":5,"why":"…"}'
