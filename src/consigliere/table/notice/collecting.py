"""From the outbox to messages: who is told now, who later, and who needs not be told.

All notices of a person that are due become one message for each of their channels. This is decided when they are due,
not when they were written: meanwhile the person may have answered, looked at the table, or switched it off.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base.seat_clock import Calendar, SeatClock, is_halted
from consigliere.table.base.secrets import table_id as new_id
from consigliere.table.play.notices import LETTER, REMINDERS, SETTLE, SHARES, URGENT, VOTE, ZERO
from consigliere.table.store import day_queries, letter_queries, notice_queries, operator_queries
from consigliere.table.store.hub import Hub
from consigliere.table.store.notice_queries import ALL, DEADLINES, NONE, SEEN, TOLD, About, Channel, Notice, Preferences
from consigliere.table.store.people_queries import BLOCK, MUTE

EVERY = 600.0  # seconds between two messages to a channel; what comes in between waits for the next one
AT_ONCE = 1000  # notices in one look


class Known(NamedTuple):
    """What decides about notices, read at once."""

    channels: dict[str, list[Channel]]
    preferences: dict[str, Preferences]
    levels: dict[tuple[str, str], str]
    tables: dict[str, About]
    clocks: dict[str, tuple[dict[int, SeatClock], dict[int, Calendar]]]
    banned: set[str]
    letters: dict[int, str]  # that are still to be read, with their writers


async def collect(connection: AsyncConnection, hub: Hub, now: float) -> int:
    """Turn everything that is due into messages; return how many notices were looked at."""
    due = await notice_queries.due_notices(connection, now, AT_ONCE, await waiting_events(connection))
    if not due:
        return 0
    known = await _read(connection, due)
    people: dict[str, list[Notice]] = {}
    needless: list[int] = []
    for notice in due:
        later = _later(notice, known, hub, now)
        if later is None:
            people.setdefault(notice.owner, []).append(notice)
        elif later <= now:
            needless.append(notice.id)
        else:
            await notice_queries.postpone_notice(connection, notice.id, later)
    await notice_queries.set_notices(connection, needless, SEEN)
    for owner, notices in people.items():
        await _hand_over(connection, usable(known.channels[owner]), [one.id for one in notices], now)
    return len(due)


async def waiting_events(connection: AsyncConnection) -> tuple[str, ...]:
    """Return the events of which nobody is told now: reminders, while all clocks are halted."""
    return REMINDERS if is_halted(await operator_queries.halts(connection)) else ()


async def _read(connection: AsyncConnection, due: list[Notice]) -> Known:
    owners, table_ids = [one.owner for one in due], [one.table_id for one in due if one.table_id]
    tables = await notice_queries.about_tables(connection, table_ids)
    timed = {one.table_id for one in due if one.event in (*SHARES, VOTE) and one.table_id in tables}
    clocks = {one: await day_queries.clocks_of(connection, one, tables[one].nights) for one in sorted(timed)}
    return Known(
        await notice_queries.channels_of(connection, owners),
        await notice_queries.preferences_of(connection, owners),
        await notice_queries.levels_of(connection, owners),
        tables,
        clocks,
        await notice_queries.banned_among(connection, owners),
        await letters_of(connection, due),
    )


async def letters_of(connection: AsyncConnection, notices: Iterable[Notice]) -> dict[int, str]:
    """Return the letters of some notices that are still to be read, with the names of their writers."""
    numbers = [one.moment for one in notices if one.event == LETTER]
    return await letter_queries.writers_of(connection, numbers, (BLOCK, MUTE))


def usable(channels: list[Channel]) -> list[Channel]:
    """Return the channels that notices go to."""
    return [one for one in channels if one.confirmed and not one.off]


def level_of(known: Known, owner: str, table_id: str) -> str:
    """Return of what a person is told at a table."""
    chosen = known.preferences.get(owner)
    return known.levels.get((owner, table_id)) or (chosen.level if chosen is not None else ALL)


def _later(notice: Notice, known: Known, hub: Hub, now: float) -> float | None:
    """Return when to look at a notice again; `now` if it is needless, None if the person is told now."""
    about, channels = known.tables.get(notice.table_id), usable(known.channels.get(notice.owner, []))
    level = level_of(known, notice.owner, notice.table_id)
    past = notice.moment not in known.letters if notice.event == LETTER else about is None
    if past or not channels or notice.owner in known.banned or level == NONE:
        return now
    if level == DEADLINES and notice.event not in URGENT:
        return now
    due = _reminder_due(notice, known)
    if due is not None and due > now + 1.0:  # the clock was stopped meanwhile, or got more time
        return due
    own = {seat for seat, owner in about.holders if owner == notice.owner} if about is not None else set()
    if own & hub.attended(notice.table_id):
        return now + SETTLE if notice.event in URGENT else now
    last = max(one.told_at for one in channels)
    return last + EVERY if now < last + EVERY and last <= now else None


def _reminder_due(notice: Notice, known: Known) -> float | None:
    """Return when the clock of a seat has run as far as a reminder says; None if it is about no running clock."""
    if notice.event not in (*SHARES, VOTE) or notice.table_id not in known.clocks:
        return None
    clocks, calendars = known.clocks[notice.table_id]
    one = clocks.get(notice.seat)
    if one is None or one.since is None:
        return None
    share = SHARES[ZERO if notice.event == VOTE else notice.event]
    return calendars[notice.seat].after(one.since, share * one.left)


async def _hand_over(connection: AsyncConnection, channels: list[Channel], notices: list[int], now: float) -> None:
    """Make one message for each channel, and mark what it tells."""
    await notice_queries.set_notices(connection, notices, TOLD)
    for one in channels:
        await notice_queries.add_delivery(connection, new_id(), one.id, notice_queries.NOTICE, notices)
        await notice_queries.change_channel(connection, one.id, told_at=now)
