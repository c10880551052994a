"""The talk at a table, room by room, and which lines a reader hears.

The id of a line in the store counts the lines of all tables and rooms, so it never leaves the server. The numbers that
a reader sees count only what that reader could hear: they do not reveal that others talk in private.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.store import queries
from consigliere.table.store.queries import MAX_CHAT_LINES
from consigliere.table.store.rows import Said

WATCHERS = "watchers"  # the room of spectators; seats never hear it


class HeardLine(NamedTuple):
    """A line as one reader hears it, with its number among all lines they could hear at the table."""

    number: int
    said: Said


class Talk:
    """The last lines of every room of a table, oldest first."""

    def __init__(self) -> None:
        self.lines: list[Said] = []
        self.joined: dict[
            int, float
        ] = {}  # when a substitute took a seat: what was said in private before is not theirs
        self._spoken: dict[str, int] = {}  # the number of lines each room has had, by its name

    async def read_on(self, connection: AsyncConnection, table_id: str) -> None:
        """Read new lines from the store."""
        last = self.lines[-1].id if self.lines else 0
        fresh, spoken = await queries.talk_after(connection, table_id, last)
        if not fresh:
            return
        for room, count in spoken.items():
            self._spoken[room] = self._spoken.get(room, 0) + count
        self.lines += fresh
        for room in spoken:
            surplus = [line.id for line in self.lines if line.room == room][:-MAX_CHAT_LINES]
            if surplus:
                self.lines = [line for line in self.lines if line.room != room or line.id > surplus[-1]]

    def forget(self) -> None:
        """Read everything again next time, because a line was deleted."""
        self.lines, self._spoken = [], {}

    def opened(self, room: str) -> bool:
        """Return whether a room has any line, even if only that it is open."""
        return room in self._spoken

    def heard_by(self, seat: int | None) -> list[HeardLine]:
        """Return the last lines that a seat heard, to all and in its private rooms, oldest first."""
        rooms = {room for room in self._spoken if not room or (seat is not None and seat in room_seats(room))}
        if seat is None and WATCHERS in self._spoken:
            rooms.add(WATCHERS)
        heard = [line for line in self.lines if line.room in rooms]
        since = self.joined.get(seat, 0.0) if seat is not None else 0.0
        missed = sum(bool(line.room) and line.at < since for line in heard)
        heard = [line for line in heard if not line.room or line.at >= since][-MAX_CHAT_LINES:]
        before = sum(self._spoken[room] for room in rooms) - missed - len(heard)
        return [HeardLine(number, line) for number, line in enumerate(heard, before + 1)]


def room_seats(room: str) -> tuple[int, ...]:
    """Return the seats of a private room by its name, or () if it is not one."""
    parts = room.split("-")
    return tuple(int(part) for part in parts) if all(part.isascii() and part.isdigit() for part in parts) else ()
