"""The arithmetic of clocks over days: nothing but a credit adds time, and every deadline holds."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from consigliere.table.base.seat_clock import (
    GRID,
    HOUR,
    PACES,
    SOONEST,
    Calendar,
    SeatClock,
    envelope_closes,
    known_zone,
    night_of,
    on_grid,
)

DAY = 24 * HOUR
SPRING = datetime(2027, 3, 27, 12, tzinfo=UTC).timestamp()  # the clocks of Europe go forward in the night after
AUTUMN = datetime(2027, 10, 30, 12, tzinfo=UTC).timestamp()  # and back
ZONES = ("UTC", "Europe/Kyiv", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia")
STEADY = PACES["steady"]

hours = st.integers(0, 23)
edges = st.lists(st.integers(-3 * 96, 8 * 96), max_size=6, unique=True).map(sorted)  # in quarters of an hour
halted = edges.map(
    lambda at: tuple((SPRING + GRID * a, SPRING + GRID * b) for a, b in zip(at[::2], at[1::2], strict=False))
)
calendars = st.builds(
    lambda zone, begins, length, holidays, halts: Calendar(
        zone, night_of(begins, (begins + length) % 24), frozenset(f"2027-03-{day:02}" for day in holidays), halts
    ),
    st.sampled_from(ZONES),
    hours,
    st.integers(0, 12),
    st.frozensets(st.integers(20, 31), max_size=5),
    halted,
)
moments = st.floats(SPRING - 5 * DAY, SPRING + 9 * DAY)


def at(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type,misc]


@given(calendars, moments, moments, moments)
def test_waking_time_adds_up_wherever_it_is_read(calendar: Calendar, a: float, b: float, c: float) -> None:
    a, b, c = sorted((a, b, c))
    whole = calendar.waking(a, c)
    assert calendar.waking(a, b) + calendar.waking(b, c) == pytest.approx(whole, abs=1e-3)
    assert 0 <= whole <= c - a + 1e-6
    assert calendar.waking(c, a) == 0 or a == c, "backwards no time passes"


@given(calendars, moments, st.floats(1, 40 * HOUR))
def test_a_deadline_is_where_the_waking_time_has_passed(calendar: Calendar, start: float, seconds: float) -> None:
    end = calendar.after(start, seconds)
    assert calendar.waking(start, end) == pytest.approx(seconds, abs=1e-3)
    assert calendar.waking(start, end - 1) < seconds
    assert not calendar.is_free(end - 0.5) or seconds < 1


@given(calendars, moments, st.floats(0, 40 * HOUR), st.floats(60, 9 * DAY))
def test_a_halt_takes_and_gives_nothing(calendar: Calendar, start: float, runs: float, stands: float) -> None:
    """What was left when all clocks were halted is left when they go on, and the deadline is never sooner."""
    before = calendar._replace(halts=())
    begins = start + runs
    open_end = before._replace(halts=((begins, math.inf),))
    over = before._replace(halts=((begins, begins + stands),))
    clock = SeatClock(STEADY.bank).started(start)
    left = clock.left_at(begins, before)
    for calendar_then in (open_end, over):
        assert clock.left_at(begins + stands, calendar_then) == pytest.approx(left, abs=1e-3)
        assert clock.stopped(begins + stands / 2, calendar_then).left == pytest.approx(left, abs=1e-3)
        assert SeatClock(left).started(begins + stands / 2).left_at(begins + stands, calendar_then) == left
    assert (clock.zero_at(over) or 0) >= (clock.zero_at(before) or 0) - 1e-3
    assert (clock.zero_at(open_end) or 0) > begins + 300 * DAY or left == 0
    assert open_end.as_if_resumed() == before


def test_a_sealed_question_does_not_close_while_clocks_are_halted() -> None:
    opened, awake = on_grid(SPRING), Calendar("UTC", None)
    begins = opened + HOUR
    for end, later in ((opened + 30 * HOUR + 1, opened + 30 * HOUR + GRID), (math.inf, opened + 300 * DAY)):
        halts = ((begins, end),)
        asked = [awake._replace(halts=halts)]
        answered = envelope_closes(opened, begins + 60, asked, STEADY, halts)
        assert answered == later if end < math.inf else answered > later
        latest = envelope_closes(opened, None, asked, STEADY, halts)
        assert latest == on_grid(end + STEADY.window - HOUR) if end < math.inf else latest > later
        assert envelope_closes(opened, opened + 600, asked, STEADY, halts) == opened + GRID, "before the halt"


steps = st.lists(
    st.tuples(
        st.sampled_from(["stop", "start", "store", "turn", "undo", "back", "silence"]),
        st.floats(-2 * HOUR, 30 * HOUR),
        st.integers(0, 40),
    ),
    max_size=30,
)


@settings(max_examples=150)
@given(calendars, steps)
def test_no_sequence_of_pauses_nights_undo_and_restarts_adds_time(
    calendar: Calendar, done: list[tuple[str, float, int]]
) -> None:
    """A line of play has as many credits as it has turns, and what has run is gone. Steps may go back in time."""
    clock, now, turns = SeatClock(STEADY.bank), SPRING, list[int]()
    granted, number = STEADY.bank, 0
    for what, seconds, jump in done:
        before, now = clock, now + seconds
        if what == "stop":
            clock = clock.stopped(now, calendar)
        elif what == "start":
            clock = clock.started(now)
        elif what == "store":  # a restart: it is read as (left, since)
            clock = SeatClock(clock.left, clock.since, clock.credited, clock.owed)
        elif what == "turn":
            number += 1 + jump
            turns.append(number)
            stood = clock.stopped(now, calendar)
            clock = stood.with_credit(STEADY, number)
            granted += clock.left - stood.left
            assert clock.left <= max(stood.left, STEADY.cap)
        elif what in ("undo", "back"):
            number = max(0, number - jump)
            turns = [one for one in turns if one <= number]
            clock = clock.taken_back(number)
            assert (clock.left, clock.since) == (before.left, before.since), "what was spent stays spent"
        elif what == "silence" and clock.since is not None:  # no server ran for an hour
            clock = clock.stopped(now - HOUR, calendar).started(now)
        assert clock.left_at(now, calendar) <= granted + 1e-3
        assert len(clock.credited) <= len(turns), "no more credits than turns in this line of play"
        if what == "silence":
            assert clock.left_at(now, calendar) <= before.left_at(now - HOUR, calendar) + 1e-3
        elif what != "turn":
            assert clock.left_at(now, calendar) <= before.left_at(now, calendar) + 1e-3
    assert clock.left_at(now, calendar) >= 0


def test_a_turn_that_is_taken_back_and_played_again_is_credited_once() -> None:
    clock = SeatClock(10 * HOUR)
    for number in (5, 6, 7, 9):  # always a little later, as with another way of playing
        clock = clock.with_credit(STEADY, number)
        assert clock.left == 22 * HOUR
        clock = clock.taken_back(4)
    clock = clock.with_credit(STEADY, 5).with_credit(STEADY, 8)
    assert clock.left == 34 * HOUR, "the next real turn counts"


def test_a_credit_stops_at_the_cap_and_never_takes() -> None:
    assert SeatClock(115 * HOUR).with_credit(STEADY, 1).left == STEADY.cap
    assert SeatClock(130 * HOUR).with_credit(STEADY, 1).left == 130 * HOUR
    assert SeatClock(0.0).with_credit(STEADY, 1).left == STEADY.increment, "after zero there is one increment"


def test_the_own_night_is_free_in_the_own_zone() -> None:
    calendar = Calendar("Europe/Kyiv", (23, 8))
    evening = at("Europe/Kyiv", 2026, 11, 18, 22)
    clock = SeatClock(2 * HOUR).started(evening)
    assert clock.left_at(at("Europe/Kyiv", 2026, 11, 19, 7, 59), calendar) == HOUR
    assert clock.zero_at(calendar) == at("Europe/Kyiv", 2026, 11, 19, 9)
    assert calendar.is_free(at("Europe/Kyiv", 2026, 11, 19, 3))
    assert not calendar.is_free(evening)
    assert [calendar.is_night(at("Europe/Kyiv", 2026, 11, 19, hour)) for hour in (3, 7, 8, 22, 23)] == [
        True, True, False, False, True
    ]  # fmt: skip
    early = Calendar("Europe/Kyiv", (1, 9))
    assert early.waking(at("Europe/Kyiv", 2026, 11, 18, 0), at("Europe/Kyiv", 2026, 11, 19, 0)) == 16 * HOUR


def test_summer_time_changes_the_night_not_the_day() -> None:
    calendar = Calendar("Europe/Kyiv", (23, 8))
    for noon in (SPRING, AUTUMN):
        start = datetime.fromtimestamp(noon, ZoneInfo("Europe/Kyiv")).replace(hour=12, minute=0)
        for days in (1, 2, 3):
            end = start + timedelta(days=days)  # the same time of day, by the wall
            assert calendar.waking(start.timestamp(), end.timestamp()) == 15 * HOUR * days
    awake = Calendar("Europe/Kyiv", None)
    day = datetime(2027, 3, 28, tzinfo=ZoneInfo("Europe/Kyiv"))
    assert awake.waking(day.timestamp(), (day + timedelta(days=1)).timestamp()) == 23 * HOUR


def test_holidays_are_whole_days() -> None:
    calendar = Calendar("Europe/Kyiv", (23, 8), frozenset({"2026-12-24", "2026-12-25"}))
    start = at("Europe/Kyiv", 2026, 12, 23, 22)
    assert calendar.after(start, 2 * HOUR) == at("Europe/Kyiv", 2026, 12, 26, 9)


def test_a_clock_that_is_set_back_adds_nothing_to_what_is_stored() -> None:
    calendar = Calendar()
    clock = SeatClock(5 * HOUR, SPRING)
    assert clock.left_at(SPRING - DAY, calendar) == 5 * HOUR
    assert clock.stopped(SPRING - DAY, calendar).left == 5 * HOUR


def test_a_night_is_at_most_half_a_day() -> None:
    assert night_of(23, 8) == (23, 8)
    assert night_of(3, 3) is None
    for begins, ends in ((8, 23), (24, 3), (-1, 3)):
        with pytest.raises(ValueError, match=r"night|hour"):
            night_of(begins, ends)
    assert known_zone("Europe/Kyiv")
    assert not known_zone("Mars/Base")
    assert not known_zone("../etc/passwd")
    assert Calendar("Mars/Base").tz() is UTC


# --- sealed envelopes


@given(moments, st.floats(0, 3 * HOUR), st.lists(calendars, min_size=1, max_size=4))
def test_an_envelope_closes_on_the_grid(opened: float, waited: float, asked: list[Calendar]) -> None:
    latest = envelope_closes(opened, None, asked, STEADY)
    closes = envelope_closes(opened, opened + waited, asked, STEADY)
    assert closes % GRID == latest % GRID == 0
    assert opened + min(SOONEST, STEADY.window) <= closes <= latest
    assert all(calendar.waking(opened, latest) >= STEADY.window - 1e-3 for calendar in asked)


def test_a_standing_pass_and_a_quick_one_close_at_the_same_time() -> None:
    opened = on_grid(SPRING) + 60
    closings = {envelope_closes(opened, opened + waited, [Calendar()], STEADY) for waited in (0.0, 1.0, 200.0, 800.0)}
    assert closings == {on_grid(opened)}
    late = on_grid(SPRING) + GRID - 1
    assert envelope_closes(late, late, [Calendar()], STEADY) == late + 1 + GRID, "nobody answers within a second"
