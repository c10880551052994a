"""No clock, notice, closing time, presence dot or statistic depends on a card that its reader may not see.

A game over days is played at a stored table. At some of its moments the table gets twins for each reader: copies of the
database, in which everything that is hidden from that reader is dealt anew. Then the same happens in both at the same
times, and all that the reader can notice with a watch must be equal.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from consigliere.board.words import Words
from consigliere.engine import OPEN, Option, Title
from consigliere.games import find
from consigliere.match import Match
from consigliere.table.base import clock
from consigliere.table.base.seat_clock import HOUR
from consigliere.table.play import days, standing
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Job
from consigliere.table.show import clocks
from consigliere.table.show.seats import Reader
from consigliere.table.show.wording import Wording
from consigliere.table.store.database import Store
from consigliere.table.store.notice_schema import outbox
from consigliere.table.store.rows import StandingOrder
from consigliere.table.store.schema import answers
from consigliere.table.web.api_days import clocks_for
from tests.effort import effort

from .day_tables import Hands
from .loop import run_async
from .simulated_tables import AtOnce, Clock, Stepped
from .stored_tables import SECRET

GAMES = ["dual_powers", "corleones_empire", "la_famiglia", "la_cosa_nostra", "men_of_mayhem", "toy"]
ZONES = ("UTC", "Asia/Tokyo", "America/New_York", "Europe/Kyiv")  # nights at different times
FIRST, APART = 12, 23  # choices before the first moment, and between two
MOMENTS = effort(1, 2)  # of one game, besides that in a hidden question
STEPS = 3  # public choices in each pair of worlds
TRIES = 6  # choices tried until one looks the same in both


class World:
    """One of two tables that look the same to a reader."""

    def __init__(self, store: Store, tables: Tables, loaded: LoadedTable, reader: int | None) -> None:
        self.store, self.tables, self.table = store, tables, loaded.id
        self.reader, self.owner = reader, "" if reader is None else person(reader).owner

    @property
    def loaded(self) -> LoadedTable:
        found = self.tables.cache.cached(self.table)
        assert found is not None
        return found

    async def play(self, seat: int, option: Option) -> None:
        await self.tables.moves.play(self.table, seat, str(option), self.loaded.number(seat))

    async def noticed(self) -> dict[str, Any]:
        """Everything about times that the reader can notice, now or when the game is over."""
        loaded, seats = await self.tables.cache.get(self.table), range(self.loaded.row.seats)
        mine = (outbox.c.event, outbox.c.seat, outbox.c.state, outbox.c.due_at, outbox.c.created_at)
        stored = (answers.c.seat, answers.c.owner, answers.c.at, answers.c.spent, answers.c.late)
        async with self.store.read() as connection:
            told = await connection.execute(sa.select(*mine).where(outbox.c.owner == self.owner))
            counted = await connection.execute(sa.select(*stored))
            notices, facts = sorted(tuple(row) for row in told), sorted(tuple(row) for row in counted)
        if not isinstance(loaded.wording, Wording):
            loaded.wording = Wording(loaded)
        own = () if self.reader is None else (self.reader,)
        page = loaded.wording.play(Reader(self.reader, "en", own=own), frozenset(seats[:1]))
        return {
            "clocks": {seat: (days.left(loaded, seat), loaded.clocks[seat].since) for seat in seats},
            "late": [seat for seat in seats if days.is_late(loaded, seat)],
            "decided by": (days.decides_by_vote(loaded), days.due_in(loaded), days.overdue(loaded)),
            "asked": (days.ticking(loaded), loaded.view(self.reader)["waiting"]),
            "asked itself": self.reader is not None and loaded.owes(self.reader),
            "opened": (loaded.opened.at, loaded.moved.at, loaded.longest()),
            "closes": loaded.window_left(),  # seen when it does
            "answered by a standing answer": standing.due(loaded),  # seen when it is given
            "notices": notices,
            "statistics": facts,
            "page": (page.version, page.number, page.closes, page.window, page.passes),
            "seats": [(one.connected, one.to_move, one.clock, one.advised) for one in page.seats],
            "program": clocks_for(loaded, self.reader),
            "front page": clocks.clock_on_card(loaded, self.reader, [f"P{n}" for n in seats], Words("en")),
        }


def person(seat: int) -> Person:
    return Person(f"{seat:x}" * 64, f"P{seat}", zone=ZONES[seat % len(ZONES)])


@contextlib.asynccontextmanager
async def opened(file: Path) -> AsyncIterator[tuple[Store, Tables]]:
    store = await Store.open(f"sqlite:///{file}")
    try:
        yield store, Tables(store, secret=SECRET)
    finally:
        await store.close()


def copy(file: Path, to: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as old, contextlib.closing(sqlite3.connect(to)) as new:
        old.backup(new)


def dealt_anew(match: Match, reader: int | None, seed: int) -> Match:
    """The match with everything redealt that a reader cannot know. What has happened stays in its history."""
    same, state = match.clone(), match.determinize(reader, seed).state
    state.event_log = []
    other = type(match)(match.setup, state, same._shared_choices, False)
    other.opening = match.opening
    return other


# --- the game


def seats_of(game: str) -> int:
    low, high = find(game).facts.players
    return min(max(3, low), high)


async def begun(tables: Tables, game: str) -> str:
    seats = seats_of(game)
    table = await tables.seating.create(person(0), Draft(game, seats, speed="steady", at_zero="vote"))
    for seat in range(1, seats):
        await tables.seating.join(person(seat), table, seat, f"P{seat}")
    await tables.seating.start(table)
    return table


async def moments(folder: Path, game: str, hands: Hands) -> list[tuple[Path, str, float]]:
    """Copies of a game in progress: in its first hidden question, before anybody has answered, and later."""
    rng, found, sealed = random.Random(11), list[tuple[Path, str, float]](), 0
    async with opened(folder / "game.db") as (_, tables):
        table = await begun(tables, game)
        for n in range(FIRST + APART * MOMENTS):
            loaded = await tables.cache.get(table)
            if not loaded.running:
                break
            fresh = loaded.window() is not None and not loaded.held and not sealed
            if fresh or (n >= FIRST and (n - FIRST) % APART == 0):
                sealed += fresh
                found.append((folder / f"{n}.db", table, hands.time))
                copy(folder / "game.db", found[-1][0])
            hands.time += rng.choice((10.0, 900.0, 5 * HOUR))
            owing = [seat for seat in range(loaded.row.seats) if loaded.owes(seat)]
            if owing:
                seat = rng.choice(owing)
                await tables.moves.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
            else:
                hands.time += max(0.0, loaded.window_left() or 0.0)
                await tables.moves.close_window(table)
    return found


# --- the same in both worlds


async def compare(one: World, other: World, where: str) -> None:
    left, right = await one.noticed(), await other.noticed()
    for name, value in left.items():
        assert value == right[name], (where, one.reader, name)


async def answer_sealed(one: World, other: World, rng: random.Random, hands: Hands) -> None:
    """Everybody answers with whatever they hold, at the same times; the last one gives a standing order first."""
    window = one.loaded.window()
    assert window is not None
    assert other.loaded.window() is not None
    seats = sorted(window.asked, key=lambda seat: seat != one.reader)
    for world in (one, other):
        kind = type(window.question).__name__
        await world.tables.moves.set_standing_answer(world.table, seats[-1], kind, StandingOrder("unless"))
    await compare(one, other, "a standing order")
    for seat in seats:
        hands.time += 100 if seat != seats[-1] else 6 * HOUR
        await compare(one, other, f"seat {seat} has not answered")
        for world in (one, other):
            while world.loaded.owes(seat):
                options = world.loaded.options(seat)
                await world.play(seat, options[0] if seat == one.reader else rng.choice(options))
        await compare(one, other, f"seat {seat} has answered")


async def give_standing_answers(one: World, other: World) -> None:
    """Another seat gives a standing answer to every question that may come: the last one that the game has."""
    title, asked = one.loaded.setup.title, standing.question_kind(one.loaded.match)
    seat = 0 if one.reader is None else (one.reader + 1) % one.loaded.row.seats
    for kind in standing.kinds_of(title):
        order = StandingOrder(standing.answers_to(title, kind)[-1], "game")
        for world in (one, other) if kind != asked else ():  # to this one it would be given at once
            await world.tables.moves.set_standing_answer(world.table, seat, kind, order)


def looks(match: Match, seat: int, option: Option, reader: int | None) -> str:
    """What a choice shows to a reader."""
    later = match.clone(record_events=True)
    later.play(seat, option)
    assert later.last is not None
    events = [event.seen_by(*later.seats_sharing_view(reader)) for event in later.last.events]
    return json.dumps([later.view(reader), [event for event in events if event is not None]])


def public_choice(one: World, other: World, rng: random.Random) -> tuple[int, Option] | None:
    """A choice that looks the same to the reader in both worlds; None if none was found."""
    left, right, reader = one.loaded.match, other.loaded.match, one.reader
    for _ in range(TRIES):
        seat = rng.choice(left.deciders)
        both = [option for option in left.options(seat) if option in right.options(seat)]
        option = rng.choice(both) if both else None
        if option is not None and looks(left, seat, option, reader) == looks(right, seat, option, reader):
            return seat, option
    return None


async def live_on(one: World, other: World, rng: random.Random, hands: Hands) -> bool:
    """Let the same happen in two worlds, as long as it looks the same; return whether it came to a hidden question."""
    await compare(one, other, "at first")
    await give_standing_answers(one, other)
    await compare(one, other, "standing answers")
    for _ in range(STEPS):
        if one.loaded.window() is not None:
            await answer_sealed(one, other, rng, hands)
            return True
        found = public_choice(one, other, rng)
        if found is None:
            break
        hands.time += rng.choice((30.0, 2 * HOUR))
        for world in (one, other):
            await world.play(*found)
        if not one.loaded.running:
            return False
        await compare(one, other, f"after {found}")
    hands.time += 80 * HOUR
    await compare(one, other, "somebody is late")
    return False


@contextlib.asynccontextmanager
async def twins(file: Path, table: str, reader: int | None) -> AsyncIterator[tuple[World, World]]:
    """A stored game twice: as it is, and with everything dealt anew that a reader cannot know."""
    mine = [file.with_name(f"{file.stem}-{reader}-{name}.db") for name in ("true", "other")]
    for one in mine:
        copy(file, one)
    async with opened(mine[0]) as (store, tables), opened(mine[1]) as (other_store, other_tables):
        true, other = await tables.cache.get(table), await other_tables.cache.get(table)
        other.match = dealt_anew(true.match, reader, 7)
        yield World(store, tables, true, reader), World(other_store, other_tables, other, reader)


@pytest.mark.parametrize("game", GAMES)
def test_no_time_depends_on_what_its_reader_may_not_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: Title, game: str
) -> None:
    hands = Hands(monkeypatch)

    async def scene() -> tuple[int, int]:
        differ = sealed = 0
        for file, table, time in await moments(tmp_path, game, hands):
            for reader in {None, 0, seats_of(game) - 1}:
                hands.time = time
                async with twins(file, table, reader) as (one, other):
                    differ += one.loaded.match.position() != other.loaded.match.position()
                    sealed += await live_on(one, other, random.Random(f"{file.stem} {reader}"), hands)
        return differ, sealed

    differ, sealed = run_async(scene())
    assert differ > effort(1, 4)
    assert bool(sealed) == any(step.progress != OPEN for step in find(game).steps.values())


def test_the_page_shows_that_a_bot_has_chosen_its_objective_and_not_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both choose at once, and everybody may see who has: so the page gets a new version, the same for every choice."""
    Hands(monkeypatch)

    async def versions(choice: int) -> list[Any]:
        async with opened(tmp_path / f"{choice}.db") as (_, tables):
            plan = Draft("dual_powers", 2, places=("me", "bot:random"), speed="steady")
            table = await tables.seating.create(person(0), plan)
            await tables.seating.start(table)
            loaded = await tables.cache.get(table)
            pages, readers = Wording(loaded), (Reader(0, "en", own=(0,)), Reader(None, "en"))
            before = [pages.play(reader, frozenset()) for reader in readers]
            await tables.moves.play(table, 1, str(loaded.options(1)[choice]), hand="bot")
            after = [pages.play(reader, frozenset()) for reader in readers]
            assert [[seat.to_move for seat in page.seats] for page in before] == [[True, True]] * 2
            assert [[seat.to_move for seat in page.seats] for page in after] == [[True, False]] * 2
            assert all(old.version < new.version for old, new in zip(before, after, strict=True))
            return [replace(page, table="", commitment="") for page in after]

    assert run_async(versions(0)) == run_async(versions(1))


class Thinks(AtOnce):
    """Bots that need a second and a half for a decision."""

    ticking: Clock

    async def choose(self, job: Job, watched: bool = True) -> str | None:
        self.ticking.time += 1.5
        return await super().choose(job, watched)


def test_a_bot_without_a_choice_takes_as_long_as_with_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many options it has may follow from what it holds."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def scene() -> None:
        async with opened(tmp_path / "game.db") as (_, tables):
            workers = Thinks(tables)
            workers.ticking = Clock()
            monkeypatch.setattr(clock, "ticks", workers.ticking)
            table = workers.table = await tables.seating.create(
                person(0), Draft("dual_powers", 2, places=("me", "bot:random"))
            )
            await tables.seating.start(table)
            clerk, loaded = Stepped(tables, workers), await tables.cache.get(table)
            only = loaded.options(1)[:1]
            with monkeypatch.context() as patch:
                patch.setattr(asyncio, "sleep", sleep)
                for options in (only, None, only):
                    if options is not None:
                        patch.setattr(LoadedTable, "options", lambda *_: only)
                    await clerk._move_bot(loaded, 1)
                    await tables.undo.take_back(table, 1)
                    patch.undo()
                    patch.setattr(asyncio, "sleep", sleep)

    run_async(scene())
    assert slept == [1.5], "the first time nobody knows how long it takes"
