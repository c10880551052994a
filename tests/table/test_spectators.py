"""A table is drawn, rendered, compared and compressed once for all spectators with the same language; and what is
reused after a choice equals what would have been made."""

from __future__ import annotations

import random
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from consigliere.games import find, titles
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.show import news, pages, wording
from consigliere.table.show.presenter import Presenter
from consigliere.table.show.seats import Reader
from consigliere.table.show.wording import Wording
from consigliere.table.store.database import Store
from consigliere.table.web import live_compression
from tests.choice_cost import Line, Work, tell

from .stored_tables import ANNA, advance, duel, run

CHOICES = 6
COSTLY = ((wording, "drawing"), (pages, "play_parts"), (news.SentState, "news"))


def counted(monkeypatch: pytest.MonkeyPatch, calls: Counter[str]) -> None:
    def counting(name: str, do: Callable[..., Any]) -> Callable[..., Any]:
        def done(*args: Any, **more: Any) -> Any:
            calls[name] += 1
            return do(*args, **more)

        return done

    for where, name in COSTLY:
        monkeypatch.setattr(where, name, counting(name, getattr(where, name)))
    monkeypatch.setattr(zlib, "compressobj", counting("deflate", zlib.compressobj))


def costs(folder: Path, monkeypatch: pytest.MonkeyPatch, languages: list[str]) -> tuple[Counter[str], list[list[int]]]:
    """What some choices cost if one spectator for each of these languages watches, and what each connection has
    sent."""
    calls: Counter[str] = Counter()
    live_compression.forget()

    async def scene(_store: Store, tables: Tables) -> list[list[int]]:
        presenter, rng = Presenter(tables), random.Random(1)
        lines = [Line(Visitor(f"eye {i}", False, language)) for i, language in enumerate(languages)]
        table = await duel(tables)
        loaded = await advance(tables, table, rng, 8)
        for line in lines:
            await tell(presenter, loaded, line, Work())
        with monkeypatch.context() as patch:
            counted(patch, calls)
            for _ in range(CHOICES):
                loaded = await advance(tables, table, rng, 1)
                for line in lines:
                    await tell(presenter, loaded, line, Work())
        return [line.sent for line in lines]

    sent: list[list[int]] = run(f"sqlite:///{folder}/{len(languages)}.db", scene)
    return calls, sent


def test_twenty_spectators_cost_what_one_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = costs(tmp_path, monkeypatch, ["en"])
    many, sent = costs(tmp_path, monkeypatch, ["en"] * 20)
    assert one["play_parts"] == one["news"] == one["deflate"] == CHOICES
    assert many == one
    assert all(line == sent[0] for line in sent), "and all are told"


def test_each_language_costs_one_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = costs(tmp_path, monkeypatch, ["uk"])
    three, _ = costs(tmp_path, monkeypatch, ["en", "ru", "uk"] * 4)
    assert three == Counter({name: 3 * count for name, count in one.items()})


@pytest.mark.parametrize("game", [title.id for title in titles()])
def test_a_cached_page_equals_a_new_one(tmp_path: Path, game: str) -> None:
    """Choices and sealed answers of all: compare a reader's cached page with one rendered without a cache."""

    async def scene(_store: Store, tables: Tables) -> None:
        seats, rng = find(game).facts.players[1], random.Random(2)
        table = await tables.seating.create(ANNA, Draft(game, seats, window=0))
        for seat in range(1, seats):
            await tables.seating.join(Person(str(seat) * 64), table, seat, f"P{seat}")
        await tables.seating.start(table)
        readers = [Reader(seat, "en", own=() if seat is None else (seat,)) for seat in (None, 1)]
        kept = Wording(await tables.cache.get(table))
        for _ in range(12):
            loaded = await advance(tables, table, rng, 1)
            for reader in readers:
                shown = kept.play(reader, frozenset())
                assert replace(shown, version=0) == replace(Wording(loaded).play(reader, frozenset()), version=0)

    run(f"sqlite:///{tmp_path}/tables.db", scene)
