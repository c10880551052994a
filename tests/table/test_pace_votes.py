"""A table of tonight goes on over days when all people at it agree."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.board.words import LANGUAGES, Words
from consigliere.engine import NotUnderstood
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import PACES, TONIGHT
from consigliere.table.play import days, halting
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Workers
from consigliere.table.store import day_queries, notice_queries
from consigliere.table.store.database import Store
from consigliere.table.store.day_queries import Habit

from .day_tables import CYRIL, Hands, hands, is_sealed, play, until
from .server import Browser, Server, text_of
from .stored_tables import ANNA, BORIS, anew

__all__ = ["hands", "play"]
PEOPLE = (ANNA, BORIS, CYRIL)


async def tonight(tables: Tables, people: tuple[Person, ...] = PEOPLE) -> str:
    """La Cosa Nostra for three, bots at the seats that are left."""
    places = ("me", *("open",) * (len(people) - 1), *("bot:random",) * (3 - len(people)))
    table = await tables.seating.create(ANNA, Draft("la_cosa_nostra", 3, places=places, window=30.0))
    for seat, person in enumerate(people[1:], 1):
        await tables.seating.join(person, table, seat, person.nickname)
    await tables.seating.start(table)
    return table


def test_all_people_must_agree_and_one_no_ends_it(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        async with store.write() as connection:
            await day_queries.set_habit(connection, BORIS.owner, Habit("Europe/Kyiv", 22, 7))
        table = await tonight(tables)
        loaded = await until(tables, table, lambda one: one.window() is None and one.head > 3, hands)
        votes = tables.pace_votes
        with pytest.raises(NotUnderstood):
            await votes.agree(ANNA, table, 0, TONIGHT)
        with pytest.raises(Refused, match="Nobody has proposed"):
            await votes.refuse(table, 1)
        await votes.agree(ANNA, table, 0, "easy")
        await votes.agree(ANNA, table, 0, "easy")
        await votes.agree(BORIS, table, 1, "easy")
        with pytest.raises(Refused, match="Another pace"):
            await votes.agree(CYRIL, table, 2, "brisk")
        loaded = await tables.cache.get(table)
        assert (loaded.row.speed, days.proposed_pace(loaded), len(days.pace_votes(loaded))) == (TONIGHT, "easy", 2)
        assert (loaded.clocks, days.due_in(loaded)) == ({}, None), "nobody is forced"
        await votes.refuse(table, 2)
        loaded = await tables.cache.get(table)
        assert (days.proposed_pace(loaded), loaded.row.speed) == ("", TONIGHT)
        for seat, person in enumerate(PEOPLE):
            await votes.agree(person, table, seat, "steady")
        loaded = await tables.cache.get(table)
        again = await anew(store, table)
        steady = PACES["steady"]
        for one in (loaded, again):
            assert (one.row.speed, one.row.at_zero, one.row.nights) == ("steady", "bot", True)
            assert (one.row.window, one.row.patience) == (steady.window, days.PATIENCE)
            assert one.votes == []
            assert {seat: days.left(one, seat) for seat in range(3)} == dict.fromkeys(range(3), steady.bank)
            assert {seat for seat, found in one.clocks.items() if found.since is not None} == set(days.ticking(one))
            assert days.ticking(one), "somebody is asked, and their clock runs"
            assert (one.calendars[1].zone, one.calendars[1].night) == ("Europe/Kyiv", (22, 7))
        async with store.read() as connection:
            told = await notice_queries.due_notices(connection, hands.time + 10**7, 99)
        asked = {PEOPLE[seat].owner for seat in days.ticking(loaded)}
        assert {one.owner for one in told if one.event == "turn"} == asked
        assert {"half", "most", "zero"} <= {one.event for one in told}
        with pytest.raises(Refused, match="cannot go on over days"):
            await votes.agree(ANNA, table, 0, "brisk")

    play(scene)


def test_the_proposal_stays_while_the_game_goes_on_and_waits_for_an_open_window(hands: Hands, play: Any) -> None:
    async def scene(_: Store, tables: Tables) -> None:
        table = await tonight(tables)
        await tables.pace_votes.agree(ANNA, table, 0, "brisk")
        loaded = await until(tables, table, is_sealed, hands)
        assert days.proposed_pace(loaded) == "brisk", "moves do not end it"
        for seat in (1, 2):
            await tables.pace_votes.agree(PEOPLE[seat], table, seat, "brisk")
        loaded = await tables.cache.get(table)
        assert (loaded.row.speed, days.agreed_pace(loaded), loaded.row.window) == (TONIGHT, "", 30.0)
        left = loaded.window_left()
        assert left is not None
        assert left <= 30, "it closes as it would have"
        await halting.halt(tables.store)  # tables of tonight do not mind
        loaded = await until(tables, table, lambda one: one.window() is None, hands)
        assert (loaded.row.speed, days.agreed_pace(loaded)) == (TONIGHT, "brisk")
        workers = Workers(1)
        clerk = Clerk(tables, workers)
        assert clerk._left(loaded) == 0.0
        await clerk._act(loaded)
        await clerk.close()
        await workers.close()
        loaded = await tables.cache.get(table)
        assert (loaded.row.speed, loaded.votes) == ("brisk", [])
        assert days.halted(loaded)
        assert days.left(loaded, 0) == PACES["brisk"].bank

    play(scene)


def test_bots_do_not_vote_and_whoever_leaves_does_not_hinder(hands: Hands, play: Any) -> None:
    async def scene(_: Store, tables: Tables) -> None:
        table = await tonight(tables, (ANNA, BORIS))
        with pytest.raises(Refused):
            await tables.pace_votes.agree(CYRIL, table, 2, "steady")
        for seat in (0, 1):
            await tables.pace_votes.agree(PEOPLE[seat], table, seat, "steady")
        assert (await tables.cache.get(table)).row.speed == "steady"
        table = await tonight(tables)
        for seat in (0, 1):
            await tables.pace_votes.agree(PEOPLE[seat], table, seat, "steady")
        await tables.seating.leave(table, CYRIL.owner)
        loaded = await tables.cache.get(table)
        assert days.agreed_pace(loaded) == ("steady" if loaded.window() is None else "")
        await tables.pace_votes.begin(table)
        loaded = await tables.cache.get(table)
        assert loaded.row.speed == "steady"
        alone = await tonight(tables, (ANNA,))
        with pytest.raises(Refused):
            await tables.pace_votes.agree(ANNA, alone, 0, "steady")

    play(scene)


def test_the_pages_offer_and_answer_it_in_every_language(server: Server) -> None:
    anna, boris = Browser(server.address), Browser(server.address)
    table = anna.go("/new/dual_powers", nickname="Anna", seats=2, **{"seat-0": "me", "seat-1": "open"})
    boris.get(table)
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    anna.go(f"{table}/start")
    assert all(Words("en")("web-over-days") in text_of(one.get(table).text) for one in (anna, boris))
    stranger = Browser(server.address)
    assert stranger.post(f"{table}/over-days", speed="steady").status_code == 403
    assert anna.post(f"{table}/over-days", speed="hourly").status_code == 400
    anna.go(f"{table}/over-days", speed="steady")
    assert "1 of 2 agree" in text_of(anna.get(table).text)
    assert Words("en")("web-slip-days-withdraw") in text_of(anna.get(table).text)
    for language in LANGUAGES:
        boris.post("/language", language=language, next=table)
        words = Words(language)
        page = text_of(boris.get(table).text)
        assert words("web-slip-days", pace=words("web-speed-steady")) in page
    assert Words("en")("web-speed-steady-hint") not in text_of(stranger.get(table).text)
    boris.go(f"{table}/over-days", speed="steady")
    assert server.loaded(table.removeprefix("/t/")).row.speed == "steady"
    assert "badge-clock" in anna.get(table).text
    for one in (anna, boris, stranger):
        one.close()
