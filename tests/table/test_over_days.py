"""Tables over days: clocks in the store, nights, credits, what happens at zero, sealed envelopes, and the pages."""

from __future__ import annotations

import itertools
import random
from datetime import UTC, datetime
from typing import Any

import pytest

from consigliere.board.words import Words
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import GRID, HOUR, SOONEST, on_grid
from consigliere.table.play import days, seating
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.lateness import credit_downtime
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Workers
from consigliere.table.show.clocks import clock_of, clock_on_card
from consigliere.table.show.seats import Reader
from consigliere.table.show.wording import Wording
from consigliere.table.store import day_queries, queries
from consigliere.table.store.database import Store
from consigliere.table.store.day_queries import Habit
from consigliere.table.store.rows import StandingOrder

from .day_tables import (
    CYRIL,
    DORA,
    NOON,
    STEADY,
    Hands,
    answer,
    family,
    hands,
    is_sealed,
    play,
    slow_duel,
    turn_of,
    until,
)
from .stored_tables import ANNA, BORIS, anew

__all__ = ["hands", "play"]

# --- clocks


def test_a_clock_runs_while_its_seat_is_asked_and_survives_a_restart(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await slow_duel(tables)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        seat, start = turn_of(loaded), days.left(loaded, turn_of(loaded))
        assert start <= STEADY.cap
        other = days.left(loaded, 1 - seat)
        hands.time += 5 * HOUR
        assert days.left(loaded, seat) == start - 5 * HOUR
        assert days.left(loaded, 1 - seat) == other
        again = await anew(store, table)
        assert (again.clocks, days.left(again, seat)) == (loaded.clocks, start - 5 * HOUR)
        assert days.due_in(again) == start - 5 * HOUR + days.CARETAKER, "a turn is voted about"
        assert loaded.row.due_at is None or (await anew(store, table)).due_at is not None

    play(scene)


def test_a_turn_is_credited_once_and_undo_adds_nothing(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table, rng = await slow_duel(tables), random.Random(3)
        loaded = await tables.cache.get(table)
        before = {seat: days.left(loaded, seat) for seat in (0, 1)}
        credited, turns, last, taken = dict.fromkeys((0, 1), 0), 0, -1, 0
        for _ in range(160):
            if not loaded.running:
                break
            seat = next(s for s in (0, 1) if loaded.owes(s))
            await tables.moves.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
            loaded = await tables.cache.get(table)
            if loaded.running and loaded.can_undo(seat) and rng.random() < 0.4:
                held = {one: days.left(loaded, one) for one in (0, 1)}
                await tables.undo.take_back(table, seat)
                taken += 1
                loaded = await tables.cache.get(table)
                assert all(days.left(loaded, one) <= held[one] for one in (0, 1)), "taking back gives no time"
            for one in (0, 1):
                now = days.left(loaded, one)
                if now > before[one]:
                    credited[one] += 1
                    assert now - before[one] <= STEADY.increment
                before[one] = now
            mover = turn_of(loaded)
            if mover not in (-1, last):
                turns, last = turns + 1, mover
        assert taken > 3
        assert turns > 4
        assert 0 < sum(credited.values()) <= turns + 2 + taken

    play(scene)


def test_a_turn_that_is_handed_over_twice_is_credited_once(hands: Hands, play: Any) -> None:
    """Who ends a turn may take that back until the other one has answered: the other one gains nothing by it."""

    async def scene(_store: Store, tables: Tables) -> int:
        table, rng, seen = await slow_duel(tables), random.Random(5), 0
        loaded = await tables.cache.get(table)
        for _ in range(120):
            if not loaded.running:
                break
            seat, hands.time = next(s for s in (0, 1) if loaded.owes(s)), hands.time + HOUR
            option, before = str(rng.choice(loaded.options(seat))), turn_of(loaded)
            await tables.moves.play(table, seat, option, loaded.number(seat))
            loaded = await tables.cache.get(table)
            if loaded.running and turn_of(loaded) == 1 - seat != before and loaded.can_undo(seat):
                seen += 1
                left = days.left(loaded, 1 - seat)
                for _ in range(2):
                    await tables.undo.take_back(table, seat)
                    loaded = await tables.cache.get(table)
                    assert loaded.clocks[1 - seat].owed == 1, "whichever way it is handed over again"
                    await tables.moves.play(table, seat, option, loaded.number(seat))
                    loaded = await tables.cache.get(table)
                assert turn_of(loaded) == 1 - seat
                assert days.left(loaded, 1 - seat) == left
        return seen

    assert play(scene) > 0


def test_the_night_that_was_agreed_is_free(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        async with store.write() as connection:
            for person in (ANNA, BORIS):
                await day_queries.set_habit(connection, person.owner, Habit("Europe/Kyiv", 22, 7))
        table = await slow_duel(tables, nights=True)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        seat, start = turn_of(loaded), days.left(loaded, turn_of(loaded))
        hands.time += 24 * HOUR
        assert days.left(loaded, seat) == start - 15 * HOUR
        async with store.write() as connection:
            await day_queries.set_habit(connection, ANNA.owner, Habit("Asia/Tokyo", 1, 9))
        assert (await anew(store, table)).calendars == loaded.calendars, "a night does not move along at a table"
        info = clock_of(loaded, seat, (seat,))
        assert info is not None
        assert info.runs
        hands.time = datetime(2026, 11, 19, 23, tzinfo=UTC).timestamp()
        info = clock_of(loaded, seat, (seat,))
        assert info is not None
        assert (info.asleep, info.runs) == (True, False)
        for zone, hour in (("", "7"), ("Europe/Kyiv", "7"), ("Asia/Tokyo", "14"), ("Asia/Kolkata", "10:30")):
            card = clock_on_card(loaded, None, ["Anna", "Boris"], Words("en"), zone)
            assert (card["asleep"], card["wakes"]) == (True, hour), "by the clock of the reader"

    play(scene)


def test_a_page_on_the_next_morning_shows_the_clock_of_that_morning(hands: Hands, play: Any) -> None:
    """Between two looks the clock stood in the night: a page of the evening would show it standing."""

    async def scene(_: Store, tables: Tables) -> None:
        table = await slow_duel(tables, nights=True)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        seat, reader, pages = turn_of(loaded), Reader(None, "en"), Wording(loaded)
        shown = [pages.play(reader, frozenset())]
        for hour in (1, 24):
            hands.time += hour * HOUR
            shown.append(pages.play(reader, frozenset()))
        evening, later, morning = [page.seats[seat].clock for page in shown]
        assert later == evening
        assert shown[0].version == shown[1].version < shown[2].version
        assert evening is not None
        assert later is not None
        assert morning is not None
        assert later.at == evening.at, "the same page: it counts down by itself"
        assert morning.at == round(1000 * hands.time)
        assert evening.stops < morning.at < morning.stops

    play(scene)


def test_the_time_without_a_server_is_given_back(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await slow_duel(tables)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        seat, start = turn_of(loaded), days.left(loaded, turn_of(loaded))
        hands.time += 2 * HOUR  # the last sign of life; then nothing for ten hours
        last = hands.time
        hands.time += 10 * HOUR
        assert await credit_downtime(store, last) == 1
        assert days.left(await anew(store, table), seat) == start - 2 * HOUR
        assert await credit_downtime(store, hands.time - 60) == 0, "a restart gives nothing"
        assert await credit_downtime(store, None) == 0
        assert days.left(await anew(store, table), seat) == start - 2 * HOUR

    play(scene)


def test_a_wall_clock_that_is_set_back_stops_no_clock(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    wall, ticks = [NOON], [0.0]
    monkeypatch.setattr(clock, "now", lambda: wall[0])
    monkeypatch.setattr(clock, "ticks", lambda: ticks[0])

    async def scene(_: Store, tables: Tables) -> None:
        table = await slow_duel(tables)
        loaded = await tables.cache.get(table)
        seat = days.ticking(loaded)[0]
        start = days.left(loaded, seat)
        wall[0], ticks[0] = NOON - 24 * HOUR, 3 * HOUR
        assert days.left(loaded, seat) == start - 3 * HOUR

    play(scene)


# --- at zero


def test_the_others_vote_about_a_turn_and_the_late_one_comes_back(hands: Hands, play: Any) -> None:
    async def scene(_: Store, tables: Tables) -> None:
        table = await family(tables)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        late = turn_of(loaded)
        one, two = [seat for seat in range(3) if seat != late]
        with pytest.raises(Refused, match="still has time"):
            await tables.lateness.vote(table, one, late, "bot")
        hands.time += days.left(loaded, late) + 1
        assert days.is_late(loaded, late)
        with pytest.raises(Refused):
            await tables.lateness.vote(table, late, late, "wait")
        await tables.lateness.vote(table, one, late, "wait")
        loaded = await tables.cache.get(table)
        info = clock_of(loaded, late, (two,))
        assert info is not None
        assert (info.votable, info.wait, info.needed) == (True, 1, 2)
        await tables.lateness.vote(table, two, late, "wait")
        loaded = await tables.cache.get(table)
        assert (days.left(loaded, late), loaded.votes) == (STEADY.increment, [])
        hands.time += STEADY.increment
        await tables.lateness.vote(table, one, late, "bot")
        await tables.lateness.vote(table, two, late, "bot")
        loaded = await tables.cache.get(table)
        assert loaded.driven(late)
        assert loaded.clocks[late].since is None, "a bot has no clock"
        await tables.lateness.come_back(table, loaded.holders[late].owner)
        loaded = await tables.cache.get(table)
        assert (loaded.driven(late), days.left(loaded, late)) == ("", STEADY.increment)
        with pytest.raises(Refused):
            await tables.lateness.come_back(table, loaded.holders[one].owner)

    play(scene)


def test_a_substitute_gets_the_seat_but_not_its_private_talk(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await family(tables)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        late = turn_of(loaded)
        one, two = [seat for seat in range(3) if seat != late]
        gone, room = loaded.holders[late].owner, "-".join(map(str, sorted((late, one))))
        async with store.write() as connection:
            await queries.say(connection, table, "", late, "all", "to all")
            await queries.say(connection, table, room, late, "whisper", "a secret plan")
            await queries.set_standing(connection, table, late, "Reaction", StandingOrder("pass"))
            await queries.touch(connection, table)
        with pytest.raises(Refused):
            await tables.lateness.take_over(DORA, table, late, "Dora")
        hands.time += days.left(await tables.cache.get(table), late) + 1
        for voter in (one, two):
            await tables.lateness.vote(table, voter, late, "seat")
        loaded = await tables.cache.get(table)
        assert (days.vacant(loaded), bool(loaded.driven(late))) == ([late], True)
        await tables.lateness.come_back(table, gone)
        loaded = await tables.cache.get(table)
        assert (days.vacant(loaded), loaded.driven(late)) == ([], "")
        assert [line.said.text for line in loaded.talk.heard_by(late)] == ["to all", "a secret plan"]
        hands.time += STEADY.increment
        for voter in (one, two):
            await tables.lateness.vote(table, voter, late, "seat")
        hands.time += HOUR
        hand = loaded.view(late)["table"]
        with pytest.raises(Refused):
            await tables.lateness.take_over(BORIS, table, late, "Boris again")
        await tables.lateness.take_over(DORA, table, late, "Dora")
        loaded = await tables.cache.get(table)
        assert (loaded.people[late].name, loaded.driven(late), loaded.seats_of(DORA.owner)) == ("Dora", "", [late])
        assert loaded.view(late)["table"] == hand, "what the seat knows by the rules"
        assert [line.said.text for line in loaded.talk.heard_by(late)] == ["to all"]
        assert [line.said.text for line in loaded.talk.heard_by(one)] == ["to all", "a secret plan"]
        assert loaded.standing == {}
        assert days.left(loaded, late) == STEADY.increment
        with pytest.raises(Refused):
            await tables.lateness.come_back(table, gone)
        again = await anew(store, table)
        told = [(tenure.name, tenure.why) for tenure in again.tenures]
        name = {0: "Anna", 1: "Boris", 2: "Cyril"}[late]
        assert told == [(name, "vote"), ("", "back"), (name, "vote"), ("", "taken"), ("Dora", "")]
        spans = [(tenure.began, tenure.ended) for tenure in again.tenures]
        assert all(ends == begins for (_, ends), (begins, _) in itertools.pairwise(spans))

    play(scene)


def test_seats_by_lot_move_everybody_with_what_is_theirs(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        places = ("me", "open", "open", "bot:random", "bot:random")
        plan = Draft("la_cosa_nostra", 5, places=places, speed="steady", lot=True)
        for _ in range(20):
            table = await tables.seating.create(ANNA, plan)
            lobby = await tables.cache.get(table)
            to = seating.drawn_seats(lobby.row)
            if len({0, 1, 2} & {to[0], to[1], to[2]}) < 3:
                break
        for seat, person in ((1, BORIS), (2, CYRIL)):
            sits = Person(person.session, person.nickname, zone=("", "Asia/Tokyo", "Europe/Kyiv")[seat])
            await tables.seating.join(sits, table, seat, person.nickname)
        token = await tables.seating.new_key(table, 1, "token")
        await tables.talk.say(table, "", 1, "Hello")
        with pytest.raises(Refused, match="has not begun"):
            await tables.talk.open_room(table, 0, [1])  # who sits there after the draw would hear it
        elsewhere = await anew(store, table)  # in the memory of another process
        await tables.seating.start(table)
        async with store.read() as connection:
            await elsewhere.refresh(connection)
        for loaded in (await tables.cache.get(table), await anew(store, table), elsewhere):
            assert sorted(to) == list(range(5))
            for seat, person in enumerate((ANNA, BORIS, CYRIL)):
                assert loaded.seats_of(person.owner) == [to[seat]]
                assert loaded.people[to[seat]].name == person.nickname
            assert [loaded.people[to[seat]].kind for seat in (3, 4)] == ["bot", "bot"]
            assert [loaded.calendars[to[seat]].zone for seat in (1, 2)] == ["Asia/Tokyo", "Europe/Kyiv"]
            assert [line.said.seat for line in loaded.talk.heard_by(None)] == [to[1]]
        assert await tables.seating.seat_of_key(token, "token") == (table, to[1])

    play(scene)


def test_votes_are_forgotten_when_the_late_one_plays(hands: Hands, play: Any) -> None:
    async def scene(_: Store, tables: Tables) -> None:
        table = await family(tables)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        late = turn_of(loaded)
        hands.time += days.left(loaded, late) + 1
        await tables.lateness.vote(table, (late + 1) % 3, late, "bot")
        loaded = await tables.cache.get(table)
        await tables.moves.play(table, late, str(loaded.options(late)[0]), loaded.number(late))
        assert (await tables.cache.get(table)).votes == []

    play(scene)


@pytest.mark.parametrize("at_zero", ["bot", "vote", "end"])
def test_at_zero_happens_what_was_agreed(hands: Hands, play: Any, at_zero: str) -> None:
    """The first question of a duel is a small answer: both choose an objective."""

    async def scene(_: Store, tables: Tables) -> None:
        table = await slow_duel(tables, at_zero)
        loaded = await tables.cache.get(table)
        assert days.ticking(loaded) == [0, 1]
        assert not days.is_turn(loaded)
        assert days.overdue(loaded) is None
        hands.time += STEADY.bank + 1
        workers = Workers(1)
        clerk = Clerk(tables, workers)
        if at_zero == "vote":
            assert days.overdue(loaded) is None, "the others have time to decide"
            hands.time += days.CARETAKER
        assert days.overdue(loaded) == 0
        await clerk._act(loaded)
        await workers.close()
        loaded = await tables.cache.get(table)
        if at_zero == "end":
            assert (loaded.row.state, loaded.row.ended) == ("closed", "time")
        elif at_zero == "bot":
            assert loaded.head == 1
            assert not loaded.driven(0), "only this answer was a bot's"
            assert days.left(loaded, 0) == STEADY.increment
            assert days.ticking(loaded) == [1]
        else:
            assert loaded.driven(0), "a caretaker plays on"

    play(scene)


# --- sealed envelopes


def test_a_sealed_question_closes_on_the_quarter_and_shows_nothing_before(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await family(tables)
        loaded = await until(tables, table, is_sealed, hands)
        opened, asked = hands.time, [seat for seat in range(3) if loaded.owes(seat)]
        assert days.ticking(loaded) == [], "a hidden question runs no clock"
        others = [seat for seat in range(3) if seat != asked[0]]
        shown = [(loaded.view(seat), clock_of(loaded, asked[0], (seat,)), loaded.longest()) for seat in others]
        hands.time += 60
        loaded = await answer(tables, table, asked[0])
        now = [(loaded.view(seat), clock_of(loaded, asked[0], (seat,)), loaded.longest()) for seat in others]
        assert [(view, longest) for view, _, longest in now] == [(view, longest) for view, _, longest in shown]
        for seat in asked[1:]:
            loaded = await answer(tables, table, seat)
        assert loaded.longest() == shown[0][2], "that all have answered does not show either"
        closes = hands.time + (loaded.window_left() or 0.0)
        assert closes == on_grid(max(opened + SOONEST, hands.time))
        assert closes % GRID == 0
        assert (await anew(store, table)).window_left() == closes - hands.time, "after a restart too"
        hands.time = closes - 1
        await tables.moves.close_window(table)
        assert (await tables.cache.get(table)).question == loaded.question
        hands.time = closes
        head = loaded.head
        await tables.moves.close_window(table)
        assert (await tables.cache.get(table)).head > head

    play(scene)
