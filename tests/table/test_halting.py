"""The operator's switches: halted clocks of all tables over days, and a bar on every page."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.board.words import LANGUAGES, Words
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import GRID, HOUR, SeatClock, on_grid
from consigliere.table.notice import collecting
from consigliere.table.play import days, halting
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.ended_offers import StandingOffer
from consigliere.table.play.lateness import credit_downtime
from consigliere.table.play.notices import REMINDERS
from consigliere.table.play.pacing import expires_in
from consigliere.table.play.segments import since
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Workers
from consigliere.table.show.clocks import clock_of
from consigliere.table.store import day_queries, notice_queries
from consigliere.table.store.database import Store
from consigliere.table.web.api_days import clocks_for

from .day_tables import Hands, answer, family, hands, is_sealed, play, slow_duel, turn_of, until
from .server import Browser, Server
from .stored_tables import anew
from .test_admin import ok, refused
from .test_admin import until as noticed

__all__ = ["hands", "play"]
LEAD = halting.LEAD


def test_nobody_loses_or_gains_time_while_all_clocks_are_halted(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await slow_duel(tables)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        seat, start = turn_of(loaded), days.left(loaded, turn_of(loaded))
        assert await halting.resume(store) is None
        assert await halting.halt(store)
        assert not await halting.halt(store), "once is enough"
        hands.time += 300 * HOUR  # longer than any clock
        loaded = await tables.cache.get(table)
        assert days.halted(loaded)
        assert days.left(loaded, seat) == start - LEAD
        assert (days.overdue(loaded), days.is_late(loaded, seat)) == (None, False)
        info = clock_of(loaded, seat, (seat,))
        assert info is not None
        assert (info.halted, info.runs, info.asleep) == (True, False, False)
        told = clocks_for(loaded, seat)
        assert (told.halted, told.closes, told.seats[seat].deadline) == (True, None, None), "nobody knows when"
        other = days.left(loaded, 1 - seat)
        await answer(tables, table, seat)  # people can play on
        loaded = await tables.cache.get(table)
        assert days.left(loaded, seat) <= start - LEAD + 12 * HOUR
        mine, theirs = days.left(loaded, seat), days.left(loaded, 1 - seat)
        assert theirs >= other
        hands.time += 50 * HOUR
        assert await halting.resume(store) == 350 * HOUR
        hands.time += LEAD
        loaded = await anew(store, table)
        assert (days.left(loaded, seat), days.left(loaded, 1 - seat)) == (mine, theirs)
        running = days.ticking(loaded)[0]
        left = days.left(loaded, running)
        hands.time += HOUR
        assert days.left(loaded, running) == left - HOUR
        assert days.due_in(loaded) == left - HOUR + days.CARETAKER * days.decides_by_vote(loaded)

    play(scene)


def test_what_happens_at_zero_waits_and_votes_wait(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await family(tables)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        late = turn_of(loaded)
        hands.time += days.left(loaded, late) + HOUR  # an hour of the three days to vote is over
        assert days.is_late(loaded, late)
        await halting.halt(store)
        hands.time += 2 * days.CARETAKER
        loaded = await tables.cache.get(table)
        assert days.overdue(loaded) is None
        with pytest.raises(Refused, match="halted"):
            await tables.lateness.vote(table, (late + 1) % 3, late, "bot")
        info = clock_of(loaded, late, ((late + 1) % 3,))
        assert info is not None
        assert not info.votable
        workers = Workers(1)
        clerk = Clerk(tables, workers)
        await clerk._attend(table)
        await clerk.close()
        await workers.close()
        loaded = await tables.cache.get(table)
        assert (loaded.driven(late), loaded.due_at is not None) == ("", True)
        assert (loaded.due_at or 0) > hands.time + 100 * 24 * HOUR, "nothing is due before the clocks go on"
        await halting.resume(store)
        hands.time += LEAD
        loaded = await tables.cache.get(table)
        assert (loaded.due_at or 0) <= hands.time, "every table is looked at again"
        assert days.due_in(loaded) == days.CARETAKER - HOUR - LEAD
        await tables.lateness.vote(table, (late + 1) % 3, late, "bot")

    play(scene)


def test_a_clock_without_time_that_starts_in_a_halt_waits_for_its_end(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await slow_duel(tables)
        assert not days.is_turn(await tables.cache.get(table)), "a bot would answer at once"
        await halting.halt(store)
        hands.time += HOUR
        async with store.write() as connection:
            await day_queries.set_clocks(connection, table, {0: SeatClock(0.0, hands.time)})
        loaded = await anew(store, table)
        assert (days.is_late(loaded, 0), days.overdue(loaded)) == (True, None)
        assert (days.due_in(loaded) or 0.0) > 100 * 24 * HOUR
        await halting.resume(store)
        assert days.due_in(await anew(store, table)) == LEAD
        hands.time += LEAD
        assert days.overdue(await anew(store, table)) == 0

    play(scene)


def test_a_sealed_question_and_an_offer_wait_too(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await family(tables)
        loaded = await until(tables, table, is_sealed, hands)
        latest = hands.time + (loaded.window_left() or 0.0)
        await halting.halt(store)
        hands.time += 100 * HOUR
        for seat in [seat for seat in range(3) if loaded.owes(seat)]:
            loaded = await answer(tables, table, seat)
        assert (loaded.window_left() or 0.0) > 100 * 24 * HOUR
        question = loaded.question
        await tables.moves.close_window(table)
        loaded = await tables.cache.get(table)
        assert loaded.question == question
        loaded.offered[7] = StandingOffer(since(latest - 100 * HOUR), None)  # whatever it offers
        await halting.resume(store)
        hands.time += LEAD
        loaded = await tables.cache.get(table)
        assert hands.time + (loaded.window_left() or 0.0) == on_grid(hands.time)
        assert expires_in(loaded, 7) >= days.lasts(loaded, latest - 100 * HOUR, loaded.row.patience) - 250 * HOUR
        assert days.lasts(loaded, latest - 100 * HOUR, 200 * HOUR) == 300 * HOUR
        del loaded.offered[7]
        hands.time = on_grid(hands.time)
        await tables.moves.close_window(table)
        assert (await tables.cache.get(table)).question != question

    play(scene)


def test_reminders_wait_by_as_much_as_the_halt(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        async def reminders() -> dict[tuple[str, int], float]:
            async with store.read() as connection:
                found = await notice_queries.due_notices(connection, hands.time + 999 * HOUR, 999)
            return {(one.event, one.seat): one.due_at for one in found if one.event in REMINDERS}

        table = await family(tables)
        await until(tables, table, is_sealed, hands)
        before = await reminders()
        assert before
        await halting.halt(store)
        hands.time = max(before.values()) + GRID
        async with store.write() as connection:
            await collecting.collect(connection, store.hub, hands.time)
        assert await reminders() == before, "nobody is reminded of a clock that stands"
        async with store.read() as connection:
            waiting = await collecting.waiting_events(connection)
            assert waiting == REMINDERS
            assert not await notice_queries.anything_due(connection, hands.time, waiting)
        stood = await halting.resume(store)
        assert stood is not None
        assert await reminders() == {key: due + stood for key, due in before.items()}

    play(scene)


def test_silence_of_all_servers_during_a_halt_gives_nothing(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await slow_duel(tables)
        loaded = await tables.cache.get(table)
        seat = days.ticking(loaded)[0]
        start = days.left(loaded, seat)
        await halting.halt(store)
        last = hands.time + HOUR
        hands.time += 20 * HOUR
        await credit_downtime(store, last)
        assert days.left(await anew(store, table), seat) == start - LEAD
        await halting.resume(store)
        hands.time += LEAD
        assert days.left(await anew(store, table), seat) == start - LEAD

    play(scene)


# --- the commands and the pages


def test_the_commands_reach_every_page_of_a_running_server(server: Server) -> None:
    database, halted = server.database, Words("en")("web-clocks-halted")
    browser = Browser(server.address)

    def page() -> str:
        return browser.get("/").text

    assert "club-bar" not in page()
    assert "the clocks run" in ok(database, "clocks")
    ok(database, "bar", "Back at <b>nine</b> &  soon")
    noticed(lambda: "Back at &lt;b&gt;nine&lt;/b&gt; &amp; soon" in page())
    assert halted not in page()
    assert ok(database, "bar") == "Back at <b>nine</b> & soon\n"
    ok(database, "clocks", "--halt")
    assert "already" in refused(database, "clocks", "--halt")
    assert "halted since" in ok(database, "clocks")
    noticed(lambda: halted in page())
    table = browser.quick()
    assert all(text in browser.get(table).text for text in (halted, "Back at &lt;b&gt;nine"))
    for language in LANGUAGES:
        browser.post("/language", language=language, next="/account")
        assert Words(language)("web-clocks-halted") in browser.get("/account").text
    browser.post("/language", language="en", next="/")
    ok(database, "bar", "--clear")
    assert ok(database, "bar") == "there is no bar\n"
    ok(database, "clocks", "--resume")
    assert "not halted" in refused(database, "clocks", "--resume")
    noticed(lambda: "club-bar" not in page())
    browser.close()


@pytest.mark.parametrize("text", ["", "   ", "x" * 201, "a\x1b[2Jb"])
def test_a_text_that_cannot_be_shown_is_refused(server: Server, text: str) -> None:
    assert "text" in refused(server.database, "bar", text)
    assert "not both" in refused(server.database, "bar", "other", "--clear")
    assert ok(server.database, "bar") == "there is no bar\n"
