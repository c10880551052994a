"""Tables over days: whose clock runs, what a turn earns, when a sealed question closes, who is late.

A clock runs while its seat owes an answer and everybody may know that. A hidden question runs nobody's clock:
otherwise a clock that stops would tell who has answered. It has a time of its own, and closes on a quarter hour.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from consigliere.drawing import ROUND
from consigliere.engine import Answers
from consigliere.games import face
from consigliere.table.base import clock
from consigliere.table.base.seat_clock import (
    PACES,
    TONIGHT,
    Calendar,
    Pace,
    SeatClock,
    after_halts,
    halts_in,
    is_halted,
)
from consigliere.table.store.day_queries import Vote
from consigliere.table.store.people_queries import Answer
from consigliere.table.store.rows import ChoiceRow, TableRow, owner_of

from . import windows
from .loaded import LoadedTable

BOT, VOTE, END = "bot", "vote", "end"  # what happens when a clock runs out
WAIT, SUBSTITUTE = "wait", "seat"  # what the others can vote for besides BOT
AT_ZERO = (BOT, VOTE, END)
PATIENCE = 48 * 3600.0  # seconds an offer stands over days
PACE = -1  # what a vote is about that concerns the table: to go on over days, at a pace
CARETAKER = 72 * 3600.0  # seconds after which a bot plays on for a late seat, if the others have not decided


def now_at(loaded: LoadedTable) -> float:
    """Return the time by which the clocks of a table run: the wall clock, but never set back while it is loaded."""
    return loaded.loaded_at.at + max(clock.now() - loaded.loaded_at.at, clock.ticks() - loaded.loaded_at.noted)


def over_days(row: TableRow) -> bool:
    """Return whether a table is played over days."""
    return row.speed != TONIGHT


def pace_of(row: TableRow) -> Pace:
    """Return the pace of a table over days."""
    return PACES[row.speed]


def people(loaded: LoadedTable) -> list[int]:
    """Return the seats that people play themselves."""
    return [person.seat for person in loaded.people if person.kind == "human" and not person.bot]


def is_slow(row: TableRow) -> bool:
    """Return whether people come to a table now and then: over days, or because hidden windows stay open for long."""
    return over_days(row) or row.window >= windows.LONG


def hides_presence(loaded: LoadedTable) -> bool:
    """Return whether a hidden question is open to which people come one by one: who is there shows who answers."""
    return loaded.running and is_slow(loaded.row) and loaded.window() is not None


def seen_present(loaded: LoadedTable, present: Iterable[int]) -> frozenset[int]:
    """Return the seats that everybody sees as present, of those that are."""
    return frozenset(range(loaded.row.seats) if hides_presence(loaded) else present)


def ticking(loaded: LoadedTable) -> list[int]:
    """Return the seats whose clocks run now: people who owe an answer that is not hidden."""
    if not loaded.running or not over_days(loaded.row) or loaded.window() is not None:
        return []
    return [seat for seat in people(loaded) if seat in loaded.match.deciders]


def is_turn(loaded: LoadedTable) -> bool:
    """Return whether the question is a seat's own turn, and not a small answer in between."""
    top = loaded.match.state.stack[-1] if loaded.match.state.stack else None
    step = top.question if isinstance(top, Answers) else top
    return step is not None and step.own_turn


@lru_cache(64)
def round_events(game: str) -> frozenset[str]:
    """Return the kinds of events that begin a round of a game."""
    return frozenset(kind for kind, part in face(game).section_events.items() if part == ROUND)


def _begins_round(loaded: LoadedTable, rows: int) -> bool:
    """Return whether the last rows began a new round, by an event that everybody sees."""
    kinds = round_events(loaded.row.game)
    return any(event.kind in kinds for choice in loaded.history()[-rows:] for event in choice.events)


def after_rows(loaded: LoadedTable, later: LoadedTable, rows: list[ChoiceRow]) -> dict[int, SeatClock]:
    """Return the clocks after some rows: `later` is the table as it will be."""
    if not over_days(loaded.row) or not loaded.clocks:
        return loaded.clocks
    now, place, pace = now_at(loaded), len(later.history()), pace_of(loaded.row)
    found = dict(loaded.clocks)
    if any(row.kind != "choice" for row in rows):
        found = {seat: one.taken_back(place) for seat, one in found.items()}
    if later.running and later.window() is None and is_turn(later):
        fresh = _begins_round(later, len(rows))
        last = {seat: one.credited[-1] if one.credited else -1 for seat, one in found.items()}
        for seat in later.match.deciders:
            others = max((number for other, number in last.items() if other != seat), default=-1)
            if seat in found and (last[seat] < 0 or others > last[seat] or fresh):
                stood = found[seat].stopped(now, loaded.calendars[seat])
                found[seat] = stood.with_credit(pace, place)
    return _running(found, later, now)


def settled(loaded: LoadedTable) -> dict[int, SeatClock]:
    """Return the clocks as they should be now: those of seats that owe an answer run, all others stand."""
    return _running(loaded.clocks, loaded, now_at(loaded)) if over_days(loaded.row) else loaded.clocks


def _running(clocks: dict[int, SeatClock], loaded: LoadedTable, now: float) -> dict[int, SeatClock]:
    runs = set(ticking(loaded))
    return {
        seat: one.started(now) if seat in runs else one.stopped(now, loaded.calendars[seat])
        for seat, one in clocks.items()
    }


def changed(before: dict[int, SeatClock], now: dict[int, SeatClock]) -> dict[int, SeatClock]:
    """Return the clocks that differ."""
    return {seat: one for seat, one in now.items() if before.get(seat) != one}


def answered(
    loaded: LoadedTable, clocks: dict[int, SeatClock], rows: list[ChoiceRow] | None = None, late_only: bool = False
) -> list[Answer]:
    """Return the answers that stop or restart clocks, with the time each took. Only public questions run a clock.

    `rows` are the choices that do it: a clock that another seat stops, by taking back, is no answer.
    """
    now, found = now_at(loaded), list[Answer]()
    acted = None if rows is None else {row.seat for row in rows if row.kind == "choice"}
    number = loaded.head if not rows else rows[-1].number
    for seat, later in clocks.items():
        before = loaded.clocks.get(seat)
        owner = owner_of(loaded.holders, seat)
        if before is None or before.since is None or later.since == before.since or not owner:
            continue
        left = before.left_at(now, loaded.calendars[seat])
        if (acted is None or seat in acted) and (left <= 0 or not late_only) and len(people(loaded)) > 1:
            found.append(Answer(seat, number, owner, now, before.left - left, left <= 0))
    return found


# --- late seats


def left(loaded: LoadedTable, seat: int) -> float:
    """Return the seconds that a seat has left."""
    one = loaded.clocks.get(seat)
    return one.left_at(now_at(loaded), loaded.calendars[seat]) if one is not None else 0.0


def runs_out_at(loaded: LoadedTable, seat: int) -> float | None:
    """Return when a seat's clock runs out; None if it stands, or nobody knows because all clocks are halted."""
    one = loaded.clocks.get(seat)
    if one is None or not loaded.running or halted(loaded):
        return None
    return one.zero_at(loaded.calendars[seat])


def closes(loaded: LoadedTable) -> float | None:
    """Return when the question closes at the latest: it is sealed, or has a time limit. Everybody may see that.

    None if it has no such time, or nobody knows it because all clocks are halted.
    """
    if not loaded.running or (over_days(loaded.row) and halted(loaded)):
        return None
    longest = loaded.longest()
    return loaded.opened.at + longest if longest else None


def is_late(loaded: LoadedTable, seat: int) -> bool:
    """Return whether a seat's clock has run out and somebody waits for it."""
    return seat in ticking(loaded) and len(people(loaded)) > 1 and left(loaded, seat) <= 0


def decides_by_vote(loaded: LoadedTable) -> bool:
    """Return whether the others decide about a late seat, and no bot answers by itself."""
    return loaded.row.at_zero == VOTE or (loaded.row.at_zero == BOT and is_turn(loaded))


def due_in(loaded: LoadedTable) -> float | None:
    """Return the seconds until a clock over days needs somebody: it runs out, or a vote has lasted too long."""
    seats = ticking(loaded)
    if len(people(loaded)) < 2 or not seats:
        return None
    now, moments = now_at(loaded), list[float]()
    for seat in seats:
        acts = _acts_at(loaded, seat)
        if acts is not None:
            moments.append(acts - now)
    return min(moments, default=None)


def overdue(loaded: LoadedTable) -> int | None:
    """Return a seat about which something must be done now."""
    for seat in ticking(loaded):
        acts = _acts_at(loaded, seat)
        if acts is not None and is_late(loaded, seat) and now_at(loaded) >= acts:
            return seat
    return None


def _acts_at(loaded: LoadedTable, seat: int) -> float | None:
    """Return when something is done about a seat whose clock runs: at zero, or when the others had time to vote."""
    one = loaded.clocks.get(seat)
    zero = one.zero_at(loaded.calendars[seat]) if one is not None else None
    if zero is None:
        return None
    if decides_by_vote(loaded):
        zero += lasts(loaded, zero, CARETAKER)
    return after_halts(zero, halts_in(loaded.calendars))


def halted(loaded: LoadedTable) -> bool:
    """Return whether the operator has halted the clocks of this table, with those of all others."""
    return is_halted(halts_in(loaded.calendars))


def lasts(loaded: LoadedTable, start: float, seconds: float) -> float:
    """Return how long something takes at a table that began at a moment: longer if clocks were halted meanwhile."""
    halts = halts_in(loaded.calendars)
    return Calendar("UTC", None, halts=halts).after(start, seconds) - start if halts else seconds


def vacant(loaded: LoadedTable) -> list[int]:
    """Return the seats that wait for a substitute. A bot plays them, and their person can still come back."""
    last = {one.seat: one for one in loaded.tenures}
    return [seat for seat, one in last.items() if not one.owner and one.ended is None] if loaded.running else []


def needed(loaded: LoadedTable, about: int) -> int:
    """Return how many votes decide about a seat: two thirds of the other people, rounded up."""
    return max(1, math.ceil(2 * sum(seat != about for seat in people(loaded)) / 3))


# --- from tonight to over days


def may_slow_down(loaded: LoadedTable, seat: int) -> bool:
    """Return whether a seat may propose or agree to go on over days: people at a table of tonight, two or more."""
    tonight = loaded.running and not over_days(loaded.row) and not loaded.row.hotseat and loaded.lesson is None
    return tonight and seat in people(loaded) and len(people(loaded)) > 1


def pace_votes(loaded: LoadedTable) -> list[Vote]:
    """Return the votes to go on over days, of people who play their seats themselves."""
    return [one for one in loaded.votes if one.about == PACE and one.seat in people(loaded)]


def proposed_pace(loaded: LoadedTable) -> str:
    """Return the pace at which somebody wants to go on over days; "" if nobody does."""
    return next((one.choice for one in pace_votes(loaded)), "")


def agreed_pace(loaded: LoadedTable) -> str:
    """Return the pace on which all people have agreed, if it can begin now: no hidden question is open. Else ""."""
    voted = pace_votes(loaded)
    if not voted or len(voted) < len(people(loaded)) or not may_slow_down(loaded, voted[0].seat):
        return ""
    return voted[0].choice if loaded.window() is None else ""
