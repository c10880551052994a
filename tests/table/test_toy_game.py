"""The toy game in the store, on SQLite and on a real PostgreSQL: hidden windows, deals, private rooms, bots."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

import consigliere as cg
from consigliere.engine import Title
from consigliere.table.base.errors import Refused
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Job, Workers
from consigliere.table.store import queries
from consigliere.table.store.database import Store
from consigliere.table.store.rows import StandingOrder

from .server import LIMIT
from .stored_tables import ANNA, advance, anew, run, same


async def market(tables: Tables, seats: int = 3, window: float = 0.0) -> str:
    table = await tables.seating.create(ANNA, Draft("toy", seats, window=window))
    for seat in range(1, seats):
        await tables.seating.join(Person(str(seat) * 64), table, seat, f"Guest {seat}")
    await tables.seating.start(table)
    return table


async def to_a_window(tables: Tables, table: str, rng: random.Random) -> LoadedTable:
    for _ in range(2000):
        loaded = await tables.cache.get(table)
        if loaded.window() is not None or not loaded.running:
            return loaded
        seat = rng.choice([s for s in range(loaded.row.seats) if loaded.owes(s)])
        options = loaded.options(seat)
        running = [option for option in options if option.verb == "run"]
        await tables.moves.play(table, seat, str(rng.choice(running or options)), loaded.number(seat))
    raise AssertionError("no window in sight")


def test_a_hidden_window_shows_nobody_who_has_answered(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        for seed in range(6):
            table = await market(tables, window=30.0)
            loaded = await to_a_window(tables, table, random.Random(seed))
            window = loaded.window()
            if window is None:
                continue
            seat = next(s for s in range(3) if loaded.owes(s))
            others = [s for s in (None, 0, 1, 2) if s != seat]
            before = {s: (loaded.view(s), loaded.number(s), loaded.match.events(s)) for s in others}
            await tables.moves.play(table, seat, str(loaded.options(seat)[-1]), loaded.number(seat))
            loaded = await tables.cache.get(table)
            assert before == {s: (loaded.view(s), loaded.number(s), loaded.match.events(s)) for s in others}
            assert loaded.view(seat)["row"]
            assert loaded.can_undo(seat)
            same(loaded, await anew(store, table))  # the chat in the window survives a crash
            await tables.undo.take_back(table, seat)
            assert (await tables.cache.get(table)).view(seat)["row"] == []

    run(database, scene)


@pytest.mark.rule("LCN-TIM-14")
def test_a_standing_order_answers_and_nobody_else_notices(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables, window=30.0)
        loaded = await to_a_window(tables, table, random.Random(1))
        asked = loaded.window()
        assert asked is not None
        kind, seat = type(asked.question).__name__, next(s for s in range(3) if loaded.owes(s))
        others = [s for s in (None, 0, 1, 2) if s != seat]
        before = {s: (loaded.view(s), loaded.number(s), loaded.match.events(s)) for s in others}
        await tables.moves.set_standing_answer(table, seat, kind, StandingOrder("pass"))
        loaded = await tables.cache.get(table)
        assert before == {s: (loaded.view(s), loaded.number(s), loaded.match.events(s)) for s in others}
        assert not loaded.owes(seat)
        assert loaded.view(seat)["row"] == ["pass"]
        assert loaded.standing == (await anew(store, table)).standing == {(seat, kind): StandingOrder("pass")}
        await tables.undo.take_back(table, seat)  # this once they answer themselves after all
        assert (await tables.cache.get(table)).owes(seat)
        await tables.moves.set_standing_answer(table, seat, kind, StandingOrder("unless"))
        loaded = await tables.cache.get(table)
        assert loaded.owes(seat)
        assert loaded.standing == {(seat, kind): StandingOrder("unless")}
        await tables.moves.set_standing_answer(table, seat, kind, None)
        assert (await tables.cache.get(table)).standing == {}
        for name, order in (("Nothing", "pass"), (kind, "always")):
            with pytest.raises(Refused):
                await tables.moves.set_standing_answer(table, seat, name, StandingOrder(order))

    run(database, scene)


@pytest.mark.rule("LCN-VAR-07")
def test_when_the_time_agreed_is_up_the_clerk_answers_for_the_person(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        options = {"planning_timer_seconds": 60, "first_player": "host"}
        plan = Draft("la_cosa_nostra", 3, options, ("me", "me", "me"), hotseat=True, window=0)
        table = await tables.seating.create(ANNA, plan)
        await tables.seating.start(table)
        while (await tables.cache.get(table)).match.view(None)["step"] != "PlanningTurn":
            loaded = await tables.cache.get(table)
            seat = next(one for one in range(3) if loaded.owes(one))
            legal = [str(option) for option in loaded.options(seat)]
            await tables.moves.play(table, seat, "keep" if "keep" in legal else legal[0])
        clerk = Clerk(tables, None)  # type: ignore[arg-type]  # no bot sits here
        loaded = await tables.cache.get(table)
        assert 0 < (clerk._left(loaded) or 0) <= 60
        loaded.opened = loaded.opened._replace(at=loaded.opened.at - 61)
        before = len(loaded.match.history())
        assert clerk._left(loaded) == 0
        await clerk._act(loaded)
        made = (await tables.cache.get(table)).match.history()[before:]
        assert [choice.option.verb for choice in made] == ["assign", "plan"]

    run(database, scene)


@pytest.mark.rule("LCN-TIM-14")
def test_windows_without_time_close_by_standing_orders_alone(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables)
        loaded = await to_a_window(tables, table, random.Random(1))
        asked, question = loaded.window(), loaded.question
        assert asked is not None
        for seat in range(3):
            await tables.moves.set_standing_answer(table, seat, type(asked.question).__name__, StandingOrder("pass"))
        assert (await tables.cache.get(table)).question != question
        clerk = Clerk(tables, Workers(1))
        await clerk.open()
        again = await to_a_window(tables, table, random.Random(1))  # nobody is asked: the clerk closes it
        question, until = again.question, time.monotonic() + LIMIT
        while (
            (again := await tables.cache.get(table)).question == question and again.running and time.monotonic() < until
        ):
            await asyncio.sleep(0.01)
        assert again.question != question or not again.running
        await clerk.close()

    run(database, scene)


@pytest.mark.rule("LCN-TIM-14")
def test_with_unless_only_who_has_something_to_say_is_asked_where_windows_have_their_time(
    database: str, toy: Title
) -> None:
    async def scene(store: Store, tables: Tables) -> set[bool]:
        seen: set[bool] = set()
        for seed in range(12):
            for window in (30.0, 0.0):
                table = await market(tables, window=window)
                loaded = await to_a_window(tables, table, random.Random(seed))
                asked = loaded.window()
                if asked is None:
                    continue
                for seat in asked.deciders(loaded.match.state):
                    able = len(loaded.options(seat)) > 1
                    await tables.moves.set_standing_answer(
                        table, seat, type(asked.question).__name__, StandingOrder("unless")
                    )
                    loaded = await tables.cache.get(table)
                    assert loaded.owes(seat) == (able or window == 0)
                    seen.add(able)
        return seen

    assert run(database, scene) == {True, False}


def test_a_timed_window_closes_at_its_time_no_matter_who_could_react(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> list[float]:
        lasted: list[float] = []
        for seed in range(5):
            table = await market(tables, window=0.5)
            clerk = Clerk(tables, Workers(1))
            await clerk.open()
            loaded = await to_a_window(tables, table, random.Random(seed))
            opened, question, head = loaded.opened.at, loaded.question, loaded.head
            if seed % 2:  # everybody has answered before the time is up; it does not close sooner
                with contextlib.suppress(cg.ConsigliereError):  # it has closed meanwhile
                    for seat in range(3):
                        while (loaded := await tables.cache.get(table)).question == question and loaded.owes(seat):
                            await tables.moves.play(table, seat, str(loaded.options(seat)[0]), loaded.number(seat))
            until = time.monotonic() + LIMIT
            while (await tables.cache.get(table)).question == question and time.monotonic() < until:
                await asyncio.sleep(0.01)
            async with store.read() as connection:
                rows = await queries.rows_after(connection, table, head)
            lasted.append(rows[0].at - opened)
            await clerk.close()
        return lasted

    lasted = run(database, scene)
    assert min(lasted) >= 0.5


def test_one_person_among_bots_waits_for_no_clock(tmp_path: Path, toy: Title) -> None:
    """There is nobody to hide from: the last answer closes the window, however long its time is."""

    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables, window=600.0)
        for seat in (1, 2):
            await tables.seating.seat_bot(table, seat, "random")
        loaded = await to_a_window(tables, table, random.Random(1))
        window = loaded.window()
        assert window is not None
        assert not loaded.timed(window)
        assert loaded.window_left() is None
        question = loaded.question
        for seat in range(3):
            while (loaded := await tables.cache.get(table)).question == question and loaded.owes(seat):
                await tables.moves.play(table, seat, str(loaded.options(seat)[-1]), loaded.number(seat))
        assert (await tables.cache.get(table)).question != question

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_a_whole_market_with_windows_opens_as_it_was_left(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table, rng = await market(tables, 4), random.Random(8)
        for _ in range(60):
            loaded = await advance(tables, table, rng, 9)
            same(loaded, await anew(store, table))
            if not loaded.running:
                break
        assert loaded.row.state == "over"

    run(database, scene)


def test_deals_are_struck_countered_and_expire(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table, rng = await market(tables), random.Random(9)
        for _ in range(500):  # to a moment when trade is open
            loaded = await tables.cache.get(table)
            if not loaded.setup.title.trade.closed_by(loaded.match.state):  # type: ignore[union-attr]
                break
            await advance(tables, table, rng, 1)
        await tables.offers.make(table, 0, '{"gives": [[0, 1, "coins", 1]], "text": "a gift"}')
        offer = (await tables.cache.get(table)).view(1)["offers"][0]
        assert (await tables.cache.get(table)).view(2)["offers"] == []
        await tables.offers.make(table, 1, '{"gives": [[0, 1, "coins", 2]]}', offer["number"])
        loaded = await tables.cache.get(table)
        assert [one["maker"] for one in loaded.view(0)["offers"]] == [1]
        with pytest.raises(cg.ConsigliereError):  # a counter-offer that fails refuses nothing
            await tables.offers.make(table, 0, '{"gives": []}', loaded.view(0)["offers"][0]["number"])
        assert (await tables.cache.get(table)).view(0)["offers"] == loaded.view(0)["offers"]
        coins = [loaded.match.state.coins[seat] for seat in (0, 1)]  # type: ignore[attr-defined]
        await tables.moves.play(table, 0, f"accept:{loaded.view(0)['offers'][0]['number']}")
        loaded = await tables.cache.get(table)
        assert [loaded.match.state.coins[seat] for seat in (0, 1)] == [coins[0] - 2, coins[1] + 2]  # type: ignore[attr-defined]
        await tables.offers.make(table, 0, '{"gives": [[0, 2, "coins", 1]]}')
        async with store.write() as connection:
            await connection.execute(sa.text("UPDATE tables SET patience = 0, due_at = 0, revision = revision + 1"))
        clerk = Clerk(tables, Workers(1))
        await clerk.open()
        until = time.monotonic() + LIMIT
        while (await tables.cache.get(table)).view(0)["offers"] and time.monotonic() < until:
            await asyncio.sleep(0.02)
        assert (await tables.cache.get(table)).view(0)["offers"] == []
        await clerk.close()

    run(database, scene)


def test_private_rooms_are_heard_by_their_seats_alone(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables, 4)
        room = await tables.talk.open_room(table, 0, [2])
        await tables.talk.say(table, room, 2, "between us")
        await tables.talk.say(table, "", 1, "to all")
        with pytest.raises(Refused):
            await tables.talk.say(table, room, 1, "let me in")
        with pytest.raises(Refused):
            await tables.talk.say(table, "1-3", 1, "never opened")
        loaded = await tables.cache.get(table)
        heard = {
            seat: [line.text for _, line in loaded.talk.heard_by(seat) if line.text] for seat in (None, 0, 1, 2, 3)
        }
        assert heard[0] == heard[2] == ["between us", "to all"]
        assert heard[None] == heard[1] == heard[3] == ["to all"]

    run(database, scene)


class Hurried(Workers):
    """On a machine so busy that the first thinking time is over before the bot's process has started."""

    late = 1

    async def choose(self, job: Job, watched: bool = True) -> str | None:
        if self.late:
            self.late -= 1
            return None
        return await super().choose(job, watched)


def test_a_bot_that_was_given_no_time_is_asked_again(tmp_path: Path, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> list[str]:
        workers = Hurried(1, modules=["tests.table.extra_games"])
        clerk = Clerk(tables, workers)
        table = await tables.seating.create(
            ANNA, Draft("toy", 3, places=("me", "me", "bot:trader"), hotseat=True, pace=0.0)
        )
        await tables.seating.start(table)
        while (loaded := await tables.cache.get(table)).setup.title.trade.closed_by(loaded.match.state):  # type: ignore[union-attr]
            await advance(tables, table, random.Random(9), 1)
        await tables.offers.make(table, 0, '{"gives": [[0, 2, "coins", 1]]}')
        await clerk.open()
        until = time.monotonic() + LIMIT
        while (await tables.cache.get(table)).view(0)["offers"] and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await clerk.close()
        await workers.close()
        async with store.read() as connection:
            return [row.text.partition(":")[0] for row in await queries.rows_after(connection, table, 0)]

    assert "accept" in run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_bots_negotiate_at_the_table(tmp_path: Path, toy: Title) -> None:
    """Bots that negotiate make offers to each other and answer offers, between the moves."""

    async def scene(store: Store, tables: Tables) -> list[str]:
        workers = Workers(2, modules=["tests.table.extra_games"])
        clerk = Clerk(tables, workers)
        await clerk.open()
        places = ("bot:trader", "bot:trader", "bot:bully")
        verbs: list[str] = []
        for _ in range(6):  # a short game may have no deal worth making
            table = await tables.seating.create(ANNA, Draft("toy", 3, places=places, pace=0.0, window=0.0))
            await tables.seating.start(table)
            until = time.monotonic() + LIMIT
            while (await tables.cache.get(table)).running and time.monotonic() < until:
                await asyncio.sleep(0.1)
            assert not (await tables.cache.get(table)).running
            async with store.read() as connection:
                verbs += [row.text.partition(":")[0] for row in await queries.rows_after(connection, table, 0)]
            if "offer" in verbs and {"accept", "refuse"} & set(verbs):
                break
        await clerk.close()
        await workers.close()
        return verbs

    verbs = run(f"sqlite:///{tmp_path}/tables.db", scene)
    assert "offer" in verbs
    assert {"accept", "refuse"} & set(verbs)
