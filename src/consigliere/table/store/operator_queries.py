"""Queries for the operator: bans, heartbeats, switches, and changes that were made outside the servers."""

from __future__ import annotations

import json
import math
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock
from consigliere.table.base.seat_clock import TONIGHT, Halts

from .notice_schema import outbox
from .queries import upsert
from .schema import bans, clocks, servers, switches, tables

OUTSIDE = "outside"  # the switch that counts changes made past the running servers
HALTS = "halts"  # the switch with the times in which all clocks of tables over days stood
BAR = "bar"  # the switch with the operator's text on every page


class Ban(NamedTuple):
    """A person whom the operator keeps out."""

    owner: str
    name: str
    why: str
    at: float


class Beat(NamedTuple):
    """The last sign of life of a server."""

    process: str
    release: str
    started_at: float
    beat_at: float


# --- bans


async def ban(connection: AsyncConnection, owner: str, name: str, why: str) -> None:
    """Keep a person out."""
    await upsert(connection, bans, {"owner": owner}, {"name": name, "why": why, "at": clock.now()})


async def unban(connection: AsyncConnection, owner: str) -> bool:
    """Let a person in again. Returns False if they were not banned."""
    return bool((await connection.execute(bans.delete().where(bans.c.owner == owner))).rowcount)


async def all_bans(connection: AsyncConnection) -> list[Ban]:
    """Return all bans, the newest first."""
    return [Ban(*row) for row in await connection.execute(sa.select(bans).order_by(bans.c.at.desc()))]


async def is_banned(connection: AsyncConnection, owner: str) -> bool:
    """Return whether a person is kept out."""
    return (await connection.execute(sa.select(bans.c.owner).where(bans.c.owner == owner))).first() is not None


# --- heartbeats


async def beat(connection: AsyncConnection, process: str, release: str) -> None:
    """Record that a server is alive."""
    now = clock.now()
    await upsert(connection, servers, {"process": process}, {"release": release, "beat_at": now}, {"started_at": now})


async def beats(connection: AsyncConnection) -> list[Beat]:
    """Return the last sign of life of every server, the newest first."""
    return [Beat(*row) for row in await connection.execute(sa.select(servers).order_by(servers.c.beat_at.desc()))]


async def drop_beats(connection: AsyncConnection, before: float) -> None:
    """Forget servers that were last alive before a time."""
    await connection.execute(servers.delete().where(servers.c.beat_at < before))


# --- switches


async def switch(connection: AsyncConnection, name: str) -> str:
    """Return the value of a switch; "" if it was never set."""
    row = (await connection.execute(sa.select(switches.c.value).where(switches.c.name == name))).first()
    return "" if row is None else str(row[0])


async def all_switches(connection: AsyncConnection) -> dict[str, str]:
    """Return all switches."""
    return {row[0]: row[1] for row in await connection.execute(sa.select(switches))}


async def set_switch(connection: AsyncConnection, name: str, value: str) -> None:
    """Set a switch."""
    await upsert(connection, switches, {"name": name}, {"value": value})


async def changed_outside(connection: AsyncConnection) -> None:
    """Tell every running server to compare its memory with the store: something was written past it."""
    await set_switch(connection, OUTSIDE, str(int(await switch(connection, OUTSIDE) or "0") + 1))


# --- halted clocks


def read_halts(value: str) -> Halts:
    """Return the halts as the switch has them. One without an end lasts until the operator ends it."""
    return tuple((start, math.inf if end is None else end) for start, end in json.loads(value or "[]"))


async def halts(connection: AsyncConnection) -> Halts:
    """Return when all clocks of tables over days stood, or stand."""
    return read_halts(await switch(connection, HALTS))


async def set_halts(connection: AsyncConnection, found: Halts) -> None:
    """Store when all clocks stood."""
    await set_switch(connection, HALTS, json.dumps([(start, None if end == math.inf else end) for start, end in found]))
    await look_at_clocks(connection)


async def look_at_clocks(connection: AsyncConnection) -> None:
    """Let the servers read every running table over days again, and compute what is due there."""
    running = tables.update().where(tables.c.state == "running", tables.c.speed != TONIGHT)
    await connection.execute(running.values(revision=tables.c.revision + 1, due_at=clock.now()))


async def move_reminders(connection: AsyncConnection, events: tuple[str, ...], start: float, end: float) -> None:
    """Let reminders wait longer by a halt, if no clock says when they are due: those of hidden questions.

    A reminder that was written during the halt was written as if clocks had gone on at that time.
    """
    runs = sa.select(clocks.c.seat).where(
        clocks.c.table_id == outbox.c.table_id, clocks.c.seat == outbox.c.seat, clocks.c.since.is_not(None)
    )
    stood = sa.case((outbox.c.created_at > start, outbox.c.created_at), else_=start)
    waiting = (outbox.c.state == "waiting", outbox.c.event.in_(events), outbox.c.due_at > start, ~runs.exists())
    await connection.execute(outbox.update().where(*waiting).values(due_at=outbox.c.due_at + end - stood))
