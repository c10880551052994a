"""Tournaments in the store: opening, joining, drawing rounds once, results, substitutes, and what follows a round."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from consigliere.engine import NotUnderstood
from consigliere.games import _registered, register
from consigliere.table.base.errors import Refused
from consigliere.table.base.pairing import BOT
from consigliere.table.base.standings import AWAY, PLAYED, UNFINISHED, points_of
from consigliere.table.play import notices, tournaments
from consigliere.table.play.seating import Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.tournaments import Organiser, Tournament, TournamentPlan, replayed
from consigliere.table.store import people_queries, person_rows, tournament_queries
from consigliere.table.store.database import Store
from consigliere.table.store.notice_schema import outbox
from consigliere.table.store.schema import tables as tables_table
from tests import bidding

from .stored_tables import advance, run
from .test_people import members
from .test_people_stored import another_server

NAMES = ("Anna", "Boris", "Clara", "Dora", "Egor", "Faina")
PEOPLE = [Person(name[0].lower() * 64, name, name.lower()) for name in NAMES]
ANNA, BORIS, CLARA, DORA, EGOR, FAINA = PEOPLE


@pytest.fixture(autouse=True, scope="module")
def quick_game() -> Iterator[None]:
    register(bidding.TITLE)
    yield
    _registered.pop(bidding.TITLE.id, None)


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Any], Any]:
    return lambda scene: run(f"sqlite:///{tmp_path}/tables.db", scene)


def as_organiser(person: Person) -> Organiser:
    assert person.account is not None
    return Organiser(person.account, person.nickname)


def plan(**more: Any) -> TournamentPlan:
    return TournamentPlan(**{"name": "Cup", "game": "bidding", "seats": 2, "rounds": 3, **more})


async def opened(store: Store, tables: Tables, *people: Person, **more: Any) -> str:
    """A tournament of Anna, whom these people have joined."""
    await members(store, *people)
    cup = await tables.tournaments.create(as_organiser(ANNA), plan(**more))
    for person in people:
        await tables.tournaments.join(as_organiser(person), cup)
    return cup


async def play_round(tables: Tables, cup: str, rng: random.Random) -> Tournament:
    """Play all tables of the round to their ends; the tournament does not go on yet."""
    found = await tables.tournaments.get(cup)
    for table in found.tables:
        if table.round == found.row.round and not table.ended:
            await advance(tables, table.table_id, rng)
    return await tables.tournaments.get(cup)


async def refused(word: str, call: Any) -> None:
    with pytest.raises(Refused) as error:
        await call
    assert error.value.word == word


def test_a_whole_tournament_in_both_databases(database: str) -> None:
    """Three people at tables of two: one of them meets a bot in each round."""

    async def scene(store: Store, tables: Tables) -> None:
        cup, rng = await opened(store, tables, ANNA, BORIS, CLARA), random.Random(5)
        await tables.tournaments.start(cup, "anna")
        for number in (1, 2, 3):
            found = await tables.tournaments.get(cup)
            assert (found.row.state, found.row.round) == ("running", number)
            assert not await tables.tournaments.advance(cup), "tables are still played"
            here = [one for one in found.tables if one.round == number]
            assert [one.state for one in here] == ["running", "running"]
            for table in here:
                loaded = await tables.cache.get(table.table_id)
                assert (loaded.row.tournament, loaded.row.host, loaded.row.listed) == (cup, "anna", False)
                drawn = [one.player for one in found.results if (one.round, one.table) == (number, table.number)]
                names = ["" if player == BOT else NAMES[player] for player in drawn]
                assert [one.name for one in loaded.people] == names
                assert [one.kind for one in loaded.people] == ["human" if name else "bot" for name in names]
            found = await play_round(tables, cup, rng)
            assert all(one.how == PLAYED and one.place for one in found.results)
            assert await tables.tournaments.advance_ripe() == 1
            assert await tables.tournaments.advance_ripe() == 0, "nothing is due twice"
        found = await tables.tournaments.get(cup)
        assert (found.row.state, found.row.round) == ("over", 3)
        assert replayed(found) == tournament_queries.rounds_in(found.results)
        assert sorted(one.player for one in found.standings) == [0, 1, 2], "bots are in no standings"
        assert {one.games for one in found.standings} == {3}
        results = [json.loads(row) for row in await _results(store)]
        won = sum(Fraction(1, len(one["winners"])) for one in results)
        assert sum(one.points for one in found.standings) == won - _of_bots(found)
        assert await tables.tournaments.advance_ripe() == 0

    run(database, scene)


def _of_bots(found: Tournament) -> Fraction:
    """The points that went to bots, and so to nobody."""
    return sum((Fraction(1, one.tied) for one in found.results if one.player == BOT and one.place == 1), Fraction(0))


async def _results(store: Store) -> list[str]:
    async with store.read() as connection:
        wanted = sa.select(tables_table.c.result).where(tables_table.c.result.is_not(None))
        return [row[0] for row in await connection.execute(wanted)]


def test_two_servers_draw_a_round_once(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS, CLARA, DORA)
        await tables.tournaments.start(cup, "anna")
        await play_round(tables, cup, random.Random(3))
        async with another_server(database) as (_, others):
            done = await asyncio.gather(*[one.tournaments.advance(cup) for one in (tables, others, tables)])
            assert sum(done) == 1
            here = [one for one in (await others.tournaments.get(cup)).tables if one.round == 2]
            assert [one.number for one in here] == [1, 2]
        async with store.read() as connection:
            made = await connection.scalar(sa.select(sa.func.count()).select_from(tables_table))
        assert made == 4, "no table is left over"

    run(database, scene)


def test_a_server_that_dies_when_a_round_ends_leaves_it_to_the_next(play: Any, tmp_path: Path) -> None:
    async def first(store: Store, tables: Tables) -> str:
        cup = await opened(store, tables, ANNA, BORIS)
        await tables.tournaments.start(cup, "anna")
        await play_round(tables, cup, random.Random(3))
        return cup

    async def second(_: Store, tables: Tables) -> None:
        assert await tables.tournaments.advance_ripe() == 1
        assert (await tables.tournaments.get(cup)).row.round == 2

    cup = play(first)
    play(second)


def test_who_may_do_what(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cups = tables.tournaments
        cup = await opened(store, tables, ANNA)
        await members(store, BORIS, CLARA)
        boris, clara = as_organiser(BORIS), as_organiser(CLARA)
        await refused("tournament-few", cups.start(cup, "anna"))
        await refused("tournament-joined", cups.join(as_organiser(ANNA), cup))
        await refused("no-tournament", cups.join(boris, "nothere"))
        await refused("tournament-not-in", cups.leave(cup, "boris"))
        await cups.join(boris, cup)
        async with store.write() as connection:
            await people_queries.tie(connection, "boris", "clara", people_queries.BLOCK)
        await refused("not-together", cups.join(clara, cup))
        await cups.leave(cup, "boris")
        await cups.join(clara, cup)
        assert [one.name for one in (await cups.get(cup)).entrants] == ["Anna", "Clara"]
        for owner in ("clara", "", "nobody"):
            await refused("not-organiser", cups.start(cup, owner))
            await refused("not-organiser", cups.cancel(cup, owner))
        await cups.start(cup, "anna")
        await refused("tournament-begun", cups.start(cup, "anna"))
        await refused("tournament-begun", cups.join(boris, cup))
        await refused("not-organiser", cups.close_round(cup, "clara", 1))
        await refused("tournament-round", cups.close_round(cup, "anna", 2))
        table = (await cups.get(cup)).tables[0].table_id
        await refused("tournament-host", tables.seating.claim_host(table, "clara"))
        assert not tables.seating.is_host_absent(await tables.cache.get(table))
        assert await cups.seat_now(cup, "clara") == (table, (await tables.cache.get(table)).seats_of("clara")[0])
        await refused("tournament-no-seat", cups.seat_now(cup, "boris"))

    play(scene)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"name": " "}, "tournament-name"),
    ({"name": "x" * 61}, "tournament-name"),
    ({"rounds": 0}, "tournament-rounds"),
    ({"rounds": 13}, "tournament-rounds"),
    ({"points": (1,)}, "tournament-points"),
    ({"points": (1, 2)}, "tournament-points"),
    ({"points": (101, 0)}, "tournament-points"),
    ({"points": (1, -1)}, "tournament-points"),
    ({"seats": 3}, ""),
    ({"game": "chess"}, ""),
    ({"bot": "wizard"}, ""),
    ({"speed": "slow"}, ""),
    ({"at_zero": "shrug"}, ""),
    ({"options": {"colour": "red"}}, ""),
]


def test_plans_that_cannot_be(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA)
        for wrong, word in WRONG:
            with pytest.raises(Refused if word else NotUnderstood) as error:
                await tables.tournaments.create(as_organiser(ANNA), plan(**wrong))
            assert not word or getattr(error.value, "word", "") == word, wrong
        async with store.read() as connection:
            assert await tournament_queries.listed(connection, "anna", 9) == []

    play(scene)


def test_limits(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_PEOPLE", 2)
    monkeypatch.setattr(tournaments, "MOST_JOINED", 2)

    async def scene(store: Store, tables: Tables) -> None:
        cups = tables.tournaments
        cup = await opened(store, tables, ANNA, BORIS)
        await members(store, CLARA)
        await refused("tournament-full", cups.join(as_organiser(CLARA), cup))
        more = [await cups.create(as_organiser(ANNA), plan()) for _ in range(tournaments.MOST_OPENED - 1)]
        await refused("tournaments-many", cups.create(as_organiser(ANNA), plan()))
        await cups.join(as_organiser(ANNA), more[0])
        await refused("tournaments-joined", cups.join(as_organiser(ANNA), more[1]))
        await cups.cancel(more[0], "anna")
        await cups.create(as_organiser(ANNA), plan())
        await cups.join(as_organiser(ANNA), more[1])

    play(scene)


def test_who_leaves_a_seat_or_lets_a_bot_play_gets_no_points(play: Any) -> None:
    """Whoever wins: the place of the seat is known, but gives nothing to the one who was drawn."""

    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS, CLARA, DORA, points=(3, 1))
        await tables.tournaments.start(cup, "anna")
        found = await tables.tournaments.get(cup)
        for table in found.tables:
            loaded = await tables.cache.get(table.table_id)
            if table.number == 1:
                leaver = loaded.holders[0].owner
                await tables.seating.leave(table.table_id, leaver)
            else:
                helped = loaded.holders[0].owner
                await tables.seating.seat_bot(table.table_id, loaded.holders[0].seat, "novice")
        assert (await tables.cache.get(found.tables[0].table_id)).row.host == "anna", "the organiser stays the host"
        found = await play_round(tables, cup, random.Random(8))
        away = {found.entrants[one.player].owner for one in found.results if one.how == AWAY}
        assert away == {leaver, helped}
        points = {found.entrants[one.player].owner: one.points for one in found.standings}
        assert points[leaver] == points[helped] == 0
        assert all(points[one] >= 1 for one in points.keys() - away)

    play(scene)


def test_a_substitute_gets_no_points_and_neither_does_the_one_replaced(play: Any, monkeypatch: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS, speed="brisk", nights=False, rounds=1)
        await members(store, EGOR)
        await tables.tournaments.start(cup, "anna")
        (table,) = (await tables.tournaments.get(cup)).tables
        loaded = await tables.cache.get(table.table_id)
        seat = loaded.seats_of("boris")[0]
        async with tables.cache.at(table.table_id) as locked:
            await tables.lateness._open_seat(locked, seat)
        await tables.lateness.take_over(EGOR, table.table_id, seat, "Egor")
        assert (await tables.cache.get(table.table_id)).row.host == "anna"
        found = await play_round(tables, cup, random.Random(1))
        while not found.tables[0].ended:  # sealed bids over days wait for the quarter hour
            await tables.moves.close_window(await tables.cache.get(table.table_id))
            found = await play_round(tables, cup, random.Random(1))
        assert {one.seat: one.how for one in found.results} == {seat: AWAY, 1 - seat: PLAYED}
        assert {one.player for one in found.standings} == {0, 1}
        assert next(one.points for one in found.standings if one.player == 1) == 0

    play(scene)


def test_the_organiser_closes_a_round(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS, CLARA, DORA, points=(3, 1), rounds=2)
        await tables.tournaments.start(cup, "anna")
        found = await tables.tournaments.get(cup)
        played, other = found.tables
        await advance(tables, played.table_id, random.Random(2))
        leaver = (await tables.cache.get(other.table_id)).holders[0].owner
        await tables.seating.leave(other.table_id, leaver)
        await tables.tournaments.close_round(cup, "anna", 1)
        found = await tables.tournaments.get(cup)
        assert found.row.round == 2
        first = [one for one in found.results if one.round == 1]
        assert {one.how for one in first if one.table == played.number} == {PLAYED}
        assert {one.how for one in first if one.table == other.number} == {UNFINISHED, AWAY}
        shared = [points_of(one, (3, 1)) for one in first if one.how == UNFINISHED]
        assert shared == [2], "all places count as tied"
        loaded = await tables.cache.get(other.table_id)
        assert (loaded.row.state, loaded.row.ended) == ("closed", "round")
        await refused("tournament-round", tables.tournaments.close_round(cup, "anna", 1))
        await tables.tournaments.close_round(cup, "anna", 2)
        assert (await tables.tournaments.get(cup)).row.state == "over"

    play(scene)


def test_leaving_after_the_start_and_too_few_to_go_on(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS, CLARA, rounds=5)
        await tables.tournaments.start(cup, "anna")
        await tables.tournaments.leave(cup, "clara")
        await refused("tournament-not-in", tables.tournaments.leave(cup, "clara"))
        await play_round(tables, cup, random.Random(2))
        assert await tables.tournaments.advance(cup)
        found = await tables.tournaments.get(cup)
        assert {one.player for one in found.results if one.round == 2} == {0, 1}
        assert {one.player for one in found.standings} == {0, 1, 2}, "points stay"
        await tables.tournaments.leave(cup, "boris")
        await play_round(tables, cup, random.Random(2))
        assert await tables.tournaments.advance(cup)
        assert (await tables.tournaments.get(cup)).row.state == "over", "one person alone does not go on"

    play(scene)


def test_calling_it_off_leaves_the_games(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS)
        await tables.tournaments.start(cup, "anna")
        table = (await tables.tournaments.get(cup)).tables[0].table_id
        await tables.tournaments.cancel(cup)
        loaded = await tables.cache.get(table)
        assert (loaded.row.state, loaded.row.tournament) == ("running", None)
        await advance(tables, table, random.Random(1))
        found = await tables.tournaments.get(cup)
        assert found.row.state == "cancelled"
        assert {one.how for one in found.results} == {""}, "nothing counts any more"
        assert not await tables.tournaments.advance(cup)
        await refused("tournament-over", tables.tournaments.cancel(cup))
        await refused("tournament-over", tables.tournaments.leave(cup, "anna"))

    play(scene)


def test_a_table_that_the_operator_deletes_counts_as_unfinished(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS)
        await tables.tournaments.start(cup, "anna")
        async with store.write() as connection:
            await connection.execute(tables_table.delete())
        assert await tables.tournaments.advance_ripe() == 1
        found = await tables.tournaments.get(cup)
        assert found.row.round == 2
        assert {one.how for one in found.results if one.round == 1} == {UNFINISHED}

    play(scene)


def test_over_days_clocks_run_and_people_are_told_once(database: str) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS, CLARA, speed="steady", game="dual_powers", rounds=1)
        await tables.tournaments.start(cup, "anna")
        found = await tables.tournaments.get(cup)
        for table in found.tables:
            loaded = await tables.cache.get(table.table_id)
            asked = [one.seat for one in loaded.people if one.kind == "human" and loaded.owes(one.seat)]
            assert asked
            assert loaded.due_at is not None
            assert len(loaded.clocks) == 2
        async with store.read() as connection:
            rows = (await connection.execute(sa.select(outbox.c.owner, outbox.c.event, outbox.c.moment))).all()
        told = sorted((row[0], row[2]) for row in rows if row[1] == notices.ROUND)
        assert told == [("anna", 1), ("boris", 1), ("clara", 1)]
        assert {row[1] for row in rows} >= {notices.TURN, notices.ROUND}, "who moves first is told that too"

    run(database, scene)


def test_a_person_who_is_deleted_stays_as_a_line_without_a_name(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        cup = await opened(store, tables, ANNA, BORIS, CLARA)
        await tables.tournaments.start(cup, "anna")
        async with store.write() as connection:
            await person_rows.forget(connection, "anna")
        found = await tables.tournaments.get(cup)
        assert [one.name for one in found.entrants] == ["", "Boris", "Clara"]
        assert (found.row.owner, found.row.organiser) == ("", "")
        await refused("not-organiser", tables.tournaments.cancel(cup, ""))
        await play_round(tables, cup, random.Random(2))
        assert await tables.tournaments.advance(cup)
        found = await tables.tournaments.get(cup)
        assert {one.player for one in found.results if one.round == 2} == {1, 2}

    play(scene)
