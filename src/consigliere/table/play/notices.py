"""Whom a change at a table over days concerns: rows for the outbox, written in the transaction of the change.

A situation says who is asked, which offers wait for whom, who plays which seat, and whether the game runs. Two
situations, before and after a change, give what is new and what is past. So a seat is told when it becomes asked, and
not again for every further part of the same turn.

Nothing here looks at a card. A seat that was asked in a hidden window, and has not answered, is asked. Only that seat's
own person is told of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from consigliere.table.base import clock
from consigliere.table.base.seat_clock import Calendar
from consigliere.table.store.notice_queries import Fact, Past

from . import days, standing
from .loaded import LoadedTable

TURN, OFFER = "turn", "offer"  # an answer is owed; an offer waits
HALF, MOST, ZERO = "half", "most", "zero"  # so much of the time has passed
VOTE = "vote"  # another seat's time is up, and the others decide
AWAY, SEAT = "away", "seat"  # somebody else plays one's own seat; a seat of another person changed hands
FULL, OVER = "full", "over"  # all seats of a lobby are taken; the game has ended
ROUND = "round"  # a round of a tournament has begun
LETTER = "letter"  # somebody has written a private message; it is about no table
ASKED = (TURN, HALF, MOST, ZERO, VOTE)
REMINDERS = (HALF, MOST, ZERO, VOTE)  # they wait while the operator has halted all clocks
EVENTS = (*ASKED, OFFER, AWAY, SEAT, FULL, OVER, ROUND, LETTER)
URGENT = frozenset({HALF, MOST, ZERO, VOTE, AWAY})  # what "deadlines" tells
SHARES = {HALF: 0.5, MOST: 0.8, ZERO: 1.0}  # of the time, after which one is reminded
ANSWERED = -(10**9)  # a standing answer will be given: nobody has to be told
SETTLE = 60.0  # seconds after which somebody is told: a quick turn sends nothing


class Situation(NamedTuple):
    """What matters for notices at a table over days."""

    asked: dict[int, int]  # seats of people who owe an answer, with what they are asked
    offers: frozenset[tuple[int, int]]  # seat and number
    hands: dict[int, tuple[str, frozenset[str]]]  # by seat: the bot that plays it, and its owners
    full: bool
    ended: bool


NOTHING = Situation({}, frozenset(), {}, full=False, ended=False)


def situation(loaded: LoadedTable) -> Situation:
    """Return the situation of a table; NOTHING for a table of tonight."""
    if not days.over_days(loaded.row):
        return NOTHING
    hands = {
        person.seat: (person.bot, frozenset(one.owner for one in loaded.holders if one.seat == person.seat))
        for person in loaded.people
        if person.kind == "human"
    }
    if not loaded.running:
        full = loaded.row.state == "open" and all(person.kind != "empty" for person in loaded.people)
        return Situation({}, frozenset(), hands, full, loaded.finished and loaded.row.started_at is not None)
    return Situation(
        {seat: _question(loaded, seat) for seat in days.people(loaded) if loaded.owes(seat)},
        frozenset(_offers(loaded)),
        hands,
        full=False,
        ended=False,
    )


def _question(loaded: LoadedTable, seat: int) -> int:
    """Return what makes a question a new one for a seat: another window, or another turn of its own."""
    if loaded.window() is not None:
        return loaded.question
    if answered_for(loaded, seat):
        return ANSWERED
    one = loaded.clocks.get(seat)
    return -1 - one.credited[-1] if one is not None and one.credited else -1


def answered_for(loaded: LoadedTable, seat: int) -> bool:
    """Return whether a standing answer will be given to the question, so that its person is not asked."""
    return standing.public_answer(loaded, seat) is not None


def _offers(loaded: LoadedTable) -> Iterator[tuple[int, int]]:
    people = days.people(loaded)
    for offer in loaded.match.state.offers:
        for seat in offer.parties:
            if seat in people and seat != offer.maker and seat not in offer.accepted:
                yield seat, offer.number


def changes(before: Situation, after: Situation, loaded: LoadedTable) -> tuple[list[Past], list[Fact]]:
    """Return what is past and what is new; `loaded` is the table after the change."""
    if before == after:
        return [], []
    past = [Past(seat, ASKED) for seat, what in before.asked.items() if after.asked.get(seat) != what]
    past += [Past(seat, (OFFER,), number) for seat, number in before.offers - after.offers]
    if before.full and not after.full:
        past.append(Past(0, (FULL,)))
    fresh = [
        fact
        for seat, what in after.asked.items()
        if before.asked.get(seat) != what
        for fact in _asked(loaded, after, seat)
    ]
    soon = clock.now() + SETTLE
    for seat, number in after.offers - before.offers:
        fresh += [Fact(owner, OFFER, seat, number, soon) for owner in after.hands[seat][1]]
    fresh += _handed_over(before, after, loaded, soon)
    if after.full and not before.full:
        fresh.append(Fact(loaded.row.host, FULL, 0, loaded.row.revision, soon))
    if after.ended and not before.ended:
        everybody = {(owner, seat) for seat, (_, owners) in after.hands.items() for owner in owners}
        fresh += [Fact(owner, OVER, seat, loaded.head, soon) for owner, seat in sorted(everybody)]
    return past, fresh


def _asked(loaded: LoadedTable, after: Situation, seat: int) -> Iterator[Fact]:
    """Yield what a seat that is asked from now on is told, and when."""
    owners, moment = sorted(after.hands[seat][1]), loaded.question
    if after.asked[seat] == ANSWERED:
        owners = []  # others are still told when the time is up
    for owner in owners:
        yield Fact(owner, TURN, seat, moment, loaded.opened.at + SETTLE)
    if len(days.people(loaded)) < 2:
        return
    for event, due in reminders(loaded, seat).items():
        for owner in owners:
            yield Fact(owner, event, seat, moment, due)
        if event == ZERO and days.decides_by_vote(loaded):
            others = {owner for one, (bot, mine) in after.hands.items() if one != seat and not bot for owner in mine}
            for owner in sorted(others):
                yield Fact(owner, VOTE, seat, moment, due)


def reminders(loaded: LoadedTable, seat: int) -> dict[str, float]:
    """Return when a seat is reminded, by its clock; in a hidden window by the window's time.

    While all clocks are halted, it is as if they went on now: `halting.resume` moves the times.
    """
    if loaded.window() is not None:
        calendar = loaded.calendars.get(seat, Calendar("UTC", None)).as_if_resumed()
        length = days.pace_of(loaded.row).window
        return {event: calendar.after(loaded.opened.at, SHARES[event] * length) for event in (HALF, MOST)}
    one = loaded.clocks.get(seat)
    if one is None or one.since is None or one.left <= 0:
        return {}
    calendar = loaded.calendars[seat].as_if_resumed()
    return {event: calendar.after(one.since, share * one.left) for event, share in SHARES.items()}


def _handed_over(before: Situation, after: Situation, loaded: LoadedTable, soon: float) -> list[Fact]:
    """Return who is told that a seat changed hands: whoever lost it, and the others. Who took it knows."""
    if not loaded.running:
        return []
    found: list[Fact] = []
    left = ("left", frozenset[str]())  # whoever gave a seat up for good has no hand in it any more
    for seat, (was_bot, were) in before.hands.items():
        bot, owners = after.hands.get(seat, left)
        if (was_bot, were) == (bot, owners):
            continue
        losers = frozenset[str]()
        if owners:
            losers = were if bot and not was_bot else were - owners
        others = {owner for one, (_, mine) in after.hands.items() if one != seat for owner in mine}
        found += [Fact(owner, AWAY, seat, loaded.row.revision, soon) for owner in sorted(losers)]
        found += [Fact(owner, SEAT, seat, loaded.row.revision, soon) for owner in sorted(others - losers - owners)]
    return found
