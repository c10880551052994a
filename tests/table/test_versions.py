"""Stored games under new rules: finished ones stay readable, others are migrated if verified, or closed."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from consigliere.board.words import Words
from consigliere.games import register
from consigliere.match import load, new
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.finished import change, changed
from consigliere.table.play.record import digest_of
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Recorder
from consigliere.table.show.pages.result_context import ResultContext
from consigliere.table.show.presenter import Presenter
from consigliere.table.store import queries
from consigliere.table.store.database import Store
from tests import toy as toys

from .loop import run_async
from .stored_tables import advance

ANNA = Person("a" * 64, "Anna")


def test_a_digest_is_what_it_was_when_games_were_stored() -> None:
    """It is computed in a faster way. If it differed, every unfinished game would be closed when rules change."""
    views = [new("la_cosa_nostra", 4, seed=1).view(seat) for seat in (None, 0)]
    views.append(
        {"table": {"name": 'a"b\\c\n\0\x7f/é😀 \u2028<>&', "n": [1, -5, True, None, 2.5, {}, [], [[]]], "k": {"a": {}}}}
    )
    written = json.dumps([[], [view["table"] for view in views]], ensure_ascii=False).encode()
    assert digest_of([], views) == hashlib.blake2b(written, digest_size=8).hexdigest()


class OtherView(type(toys.TITLE)):  # type: ignore[misc]
    """The toy game as a later release plays it: the same choices, but a view differs."""

    version = toys.TITLE.version + 1

    def view(self, g: Any, seat: Any) -> dict[str, Any]:
        return {**super().view(g, seat), "news": 1}


class SameSight(type(toys.TITLE)):  # type: ignore[misc]
    """A later release in which nothing changed for a game so far."""

    version = toys.TITLE.version + 1


@pytest.fixture
def registered_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is registered without texts: a page shows its ids."""
    monkeypatch.setattr(Words, "strict", False)
    register(toys.TITLE)
    yield
    register(toys.TITLE)


def scene(tmp_path: Path, scenario: Any) -> Any:
    async def play() -> Any:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        recorder = Recorder(("tests.table.extra_games",))
        try:
            return await scenario(store, lambda: Tables(store, recorder))
        finally:
            await recorder.close()
            await store.close()

    return run_async(play())


async def begun(tables: Tables, steps: int) -> str:
    plan = Draft("toy", 3, places=("me", "me", "me"), hotseat=True, window=0.0)
    table = await tables.seating.create(ANNA, plan)
    await tables.seating.start(table)
    await advance(tables, table, random.Random(5), steps)
    return table


def visitor() -> Visitor:
    one = Visitor("s" * 43, False, "en")
    one.session = ANNA.session
    one.known = True
    return one


def test_a_finished_game_is_shown_as_it_was_seen_whatever_rules_come(tmp_path: Path, registered_toy: None) -> None:
    async def scenario(store: Store, fresh: Any) -> None:
        tables = fresh()
        table = await begun(tables, 10_000)
        loaded = await tables.cache.get(table)
        views = {seat: loaded.view(seat) for seat in (None, 0, 1, 2)}
        events = {seat: loaded.match.events(seat) for seat in (None, 0, 1, 2)}
        save = loaded.match.save()
        exported = await tables.copies.export(loaded)
        assert json.loads(load(exported).save()) == json.loads(save)
        register(OtherView())
        later = fresh()
        old = await later.cache.get(table)
        game = await later.archive.get(old)
        for seat in (None, 0, 1, 2):
            assert game.view(len(game), seat) == views[seat]
            assert game.told(seat) == events[seat]
        assert await later.copies.export(old) == exported
        presenter = Presenter(later)
        page = await presenter.context(old, visitor(), "")
        assert isinstance(page, ResultContext)
        assert page.winners == tuple(views[None]["result"]["winners"])
        assert "<main" in presenter.html(old, page)
        for eyes in ("open", "public", "1"):
            assert (await presenter.replay(old, visitor(), 3, eyes)).of == len(game)

    scene(tmp_path, scenario)


def test_a_finished_game_nobody_wrote_down_in_time_keeps_its_choices(tmp_path: Path, registered_toy: None) -> None:
    async def scenario(store: Store, fresh: Any) -> None:
        tables = fresh()
        table = await begun(tables, 10_000)
        save = (await tables.cache.get(table)).match.save()
        register(OtherView())
        later = fresh()
        old = await later.cache.get(table)
        game = await later.archive.get(old)
        assert game.bare
        assert json.loads(await later.copies.export(old))["choices"] == json.loads(save)["choices"]
        presenter = Presenter(later)
        assert "<main" in presenter.html(old, await presenter.context(old, visitor(), ""))

    scene(tmp_path, scenario)


@pytest.mark.parametrize("steps", [0, 12])
def test_a_running_game_continues_where_everybody_saw_the_same(
    tmp_path: Path, registered_toy: None, steps: int
) -> None:
    async def scenario(store: Store, fresh: Any) -> None:
        tables = fresh()
        table = await begun(tables, steps)
        before = (await tables.cache.get(table)).match.history()
        register(SameSight())
        later = fresh()
        loaded = await later.cache.get(table)
        assert loaded.row.state == "running"
        assert loaded.row.rules == SameSight.version
        assert [(c.seat, c.option) for c in loaded.match.history()] == [(c.seat, c.option) for c in before]
        assert (await advance(later, table, random.Random(1))).row.state == "over"

    scene(tmp_path, scenario)


def test_a_running_game_that_would_show_something_else_is_ended_and_kept(tmp_path: Path, registered_toy: None) -> None:
    async def scenario(store: Store, fresh: Any) -> None:
        tables = fresh()
        table = await begun(tables, 12)
        choices = len((await tables.cache.get(table)).match.history())
        register(OtherView())
        later = fresh()
        loaded = await later.cache.get(table)
        assert (loaded.row.state, loaded.row.ended) == ("closed", "rules")
        assert len(await later.archive.get(loaded)) == choices

    scene(tmp_path, scenario)


def test_one_old_table_does_not_keep_anybody_from_the_list(tmp_path: Path, registered_toy: None) -> None:
    async def scenario(store: Store, fresh: Any) -> None:
        tables = fresh()
        old = await tables.seating.create(ANNA, Draft("toy", 3, listed=True))
        new = await tables.seating.create(ANNA, Draft("dual_powers", 2, listed=True))
        async with store.write() as connection:
            await queries.touch(connection, old, game="nosuchgame")
        page = await Presenter(fresh()).front(visitor())
        assert {card.id for card in page.tables} >= {new}

    scene(tmp_path, scenario)


def test_what_changed_between_two_views_makes_the_one_of_the_other() -> None:
    rng = random.Random(3)

    def value(depth: int) -> Any:
        kind = rng.randrange(5 if depth else 3)
        if kind == 3:
            return {rng.choice("abcd"): value(depth - 1) for _ in range(rng.randrange(4))}
        if kind == 4:
            return [value(depth - 1) for _ in range(rng.randrange(4))]
        return [rng.randrange(3), None, rng.random() < 0.5][kind]

    for _ in range(3000):
        old, new = value(3), value(3)
        again = changed(old, json.loads(json.dumps(change(old, new))))
        assert again == new
        assert type(again) is type(new)


def test_views_survive_being_written_down(tmp_path: Path, registered_toy: None) -> None:
    """The data of a page is the same before and after encoding: no tuples, no numbers as keys."""
    for game, seats in (("dual_powers", 2), ("la_cosa_nostra", 3), ("toy", 3)):
        match = new(game, seats, seed=4)
        rng = random.Random(4)
        for _ in range(40):
            if match.result is not None:
                break
            seat = match.deciders[0]
            match.play(seat, rng.choice(match.options(seat)))
            for eye in (None, *range(seats)):
                view = match.view(eye)
                assert json.loads(json.dumps(view)) == view
