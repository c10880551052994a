"""People, ratings, reports and notices in both databases, and on PostgreSQL two servers at the same time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from consigliere.engine import Result
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import HOUR
from consigliere.table.play import ratings
from consigliere.table.play.seating import Draft
from consigliere.table.play.tables import Tables
from consigliere.table.store import notice_queries, people_queries, person_rows, report_queries
from consigliere.table.store.database import Store
from consigliere.table.store.notice_queries import Channel, Fact, Past
from consigliere.table.store.notice_schema import outbox
from consigliere.table.store.report_queries import Report
from consigliere.table.store.schema import rated_games
from consigliere.table.store.schema import ratings as ratings_table

from .stored_tables import SECRET, advance, run
from .test_people import ANNA, BORIS, CLARA, GUEST, Hands, duel, facts_of, members

WON = Result((0,), (1, 0), "")


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


@contextlib.asynccontextmanager
async def another_server(database: str) -> AsyncIterator[tuple[Store, Tables]]:
    store = await Store.open(database)
    try:
        yield store, Tables(store, secret=SECRET)
    finally:
        await store.close()


def test_a_rated_game_over_days_in_both_databases(database: str, hands: Hands) -> None:
    """Answers with their times, the rating, a missing rating computed again, and an account that is deleted."""

    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS)
        table = await duel(tables, speed="brisk", nights=False, rated=True)
        rng, loaded = random.Random(4), await tables.cache.get(table)
        while loaded.running:
            hands.time += 60
            loaded = await advance(tables, table, rng, 1)
        for name in ("anna", "boris"):
            facts = await facts_of(store, name)
            assert (facts.kept, facts.seats, facts.missed) == (1, 1, 0)
            assert facts.usual is not None
            async with store.read() as connection:
                (skills,) = (await ratings.of_person(connection, name)).values()
                assert len(skills) == 1
                assert len(await people_queries.past_of(connection, name, 10)) == 1
        async with store.write() as connection:
            assert await ratings.recompute(connection) == ratings.Recomputed(1, 2, 0)
            await connection.execute(ratings_table.delete().where(ratings_table.c.account_id == "anna"))
            assert (await ratings.recompute(connection)).different == 1
            await ratings.forget(connection, "boris")
            await person_rows.forget(connection, "boris")
            assert await people_queries.answers_of(connection, "boris") == []
            assert await people_queries.answers_of(connection, "anna")
            sides = json.loads(str(await connection.scalar(sa.select(rated_games.c.sides))))
            assert {one for side in sides for one in side[0]} & {"anna", "boris"} == {"anna"}

    run(database, scene)


def test_ties_notes_invitations_and_reports_in_both_databases(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS, CLARA)
        table = await duel(tables)
        lobby = await tables.seating.create(ANNA, Draft("la_cosa_nostra", 3))
        async with store.write() as connection:
            for _ in range(2):  # the second time it is known
                for kind in people_queries.KINDS:
                    await people_queries.tie(connection, GUEST.owner, "anna", kind)
                await people_queries.set_note(connection, table, GUEST.owner, "mine")
                await people_queries.invite(connection, lobby, "boris", "Anna")
            assert await people_queries.folds_at(connection, table) == {(GUEST.owner, 0)}
            assert await people_queries.owners_at(connection, {table}) == {table: {0: "anna", 1: "boris"}}
            await people_queries.move_owner(connection, GUEST.owner, "clara")
            await people_queries.untie(connection, "clara", "anna", people_queries.FRIEND)
            await people_queries.touch_common(connection, "anna", "boris")
            assert (await people_queries.ties_to(connection, "anna"))["mute"] == {"clara"}
            assert (await people_queries.ties_of(connection, "clara"))["friend"] == set()
            assert await people_queries.blocked_among(connection, "anna", {"boris", "clara"})
            assert await people_queries.note_of(connection, table, "clara") == "mine"
            assert await people_queries.invited(connection, "boris") == {lobby: "Anna"}
            report = Report("anna", "Anna", "boris", "Boris", table, 3, "[]", "rude")
            for _ in range(2):
                await report_queries.add_report(connection, report)
        async with store.write() as connection:
            first, second = await report_queries.all_reports(connection, False, 10)
            assert (first.report, first.id < second.id) == (report, True)
            assert await report_queries.close_report(connection, first.id)
            assert not await report_queries.close_report(connection, first.id)
            assert [one.id for one in await report_queries.all_reports(connection, False, 10)] == [second.id]
            assert [one.id for one in await report_queries.all_reports(connection, True, 10)] == [second.id, first.id]
            assert await report_queries.recent_reports(connection, "anna", 0.0) == 2
        with pytest.raises(Refused) as refused:
            await tables.seating.join(CLARA, lobby, 1, "Clara")
        assert refused.value.word == "not-together"
        await tables.seating.join(BORIS, lobby, 1, "Boris")

    run(database, scene)


def test_two_servers_count_rated_games_one_after_the_other(postgres: str) -> None:
    """The second one waits for the first: both games count, in an order that can be computed again."""

    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS)
        ended = [await tables.cache.get(await duel(tables, rated=True)) for _ in range(2)]
        waits = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        async with another_server(postgres) as (other, _):

            async def later() -> None:
                async with other.write() as connection:
                    await ratings.rate(connection, ended[1], WON)

            async with store.write() as connection:
                await ratings.rate(connection, ended[0], WON)
                second = asyncio.create_task(later())
                while not await connection.scalar(waits):
                    assert not second.done()
                    await asyncio.sleep(0.01)
            await second
        async with store.write() as connection:
            wanted = sa.select(rated_games.c.number, rated_games.c.table_id).order_by(rated_games.c.number)
            counted = [tuple(row) for row in await connection.execute(wanted)]
            assert counted == [(1, ended[0].id), (2, ended[1].id)]
            assert await ratings.recompute(connection) == ratings.Recomputed(2, 4, 0)

    run(postgres, scene)


def test_two_servers_never_send_the_same_message(postgres: str, hands: Hands) -> None:
    """Also if both claim at once, because a lease has just changed hands."""

    async def scene(store: Store, tables: Tables) -> None:
        now, names = hands.time, [f"m{n}" for n in range(12)]
        await members(store, ANNA, BORIS)
        table = await duel(tables, speed="brisk")
        async with store.write() as connection:
            await notice_queries.add_channel(connection, Channel("c", "anna", "json", "", "{}", "", True, now))
            for name in names:
                await notice_queries.add_delivery(connection, name, "c", notice_queries.NOTICE, [1])
            facts = [Fact("clara", "turn", 0, n, now) for n in (1, 2, 2)]
            await notice_queries.note(connection, table, [], facts)
            await notice_queries.note(connection, table, [Past(0, ("turn",), 1)], [])
            left = sa.select(outbox.c.moment).where(outbox.c.owner == "clara")
            assert [row[0] for row in await connection.execute(left)] == [2]
        async with another_server(postgres) as (other, _):

            async def claimed(by: Store) -> list[str]:
                async with by.write() as connection:
                    lane = notice_queries.lane(("json",), failing=False)
                    found = await notice_queries.claim(connection, lane, now, now + HOUR, 8)
                    return [one.id for one in found]

            async def leased(by: Store, name: str) -> bool:
                async with by.write() as connection:
                    return await notice_queries.take_lease(connection, "send", name)

            first, second = await asyncio.gather(claimed(store), claimed(other))
            rest = [*await claimed(store), *await claimed(other)]
            assert sorted([*first, *second, *rest]) == sorted(names), "each one once"
            assert sum(await asyncio.gather(leased(store, "one"), leased(other, "two"))) == 1
            assert sum(await asyncio.gather(leased(store, "one"), leased(other, "two"))) == 1, "it stays there"

    run(postgres, scene)
