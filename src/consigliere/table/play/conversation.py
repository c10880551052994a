"""Talk at a table, and private rooms."""

from __future__ import annotations

from consigliere.table.base.errors import Refused
from consigliere.table.base.names import one_line, tidy_name
from consigliere.table.store import queries

from .loaded import LoadedTable
from .table_cache import TableRef
from .talk import WATCHERS, room_seats
from .team import team_room
from .writer import TableWriter, must_run

LONGEST_LINE = 500


class Conversation:
    """Says lines and opens rooms."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def say(self, table: TableRef, room: str, seat: int, text: str) -> None:
        """Say a line to all (room "") or in a private room."""
        text = one_line(text)
        if not text or len(text) > LONGEST_LINE:
            raise Refused("line-length", 400, most=LONGEST_LINE)
        async with self._cache.at(table) as loaded:
            if room:
                _check_begun(loaded)
            if room and room != team_room(loaded, seat):  # the team's own room is always open
                if seat not in room_seats(room) or not may_talk_secretly(loaded):
                    raise Refused("no-room", 403)
                if not loaded.talk.opened(room):
                    raise Refused("no-room", 403)
            name = loaded.people[seat].name
            await self._writer.change(loaded, lambda c: queries.say(c, loaded.id, room, seat, name, text))

    async def say_watching(self, table: TableRef, name: str, text: str) -> None:
        """Say a line among spectators. Seats never hear it."""
        text = one_line(text)
        if not text or len(text) > LONGEST_LINE:
            raise Refused("line-length", 400, most=LONGEST_LINE)
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            await self._writer.change(
                loaded, lambda c: queries.say(c, loaded.id, WATCHERS, None, tidy_name(name), text)
            )

    async def open_room(self, table: TableRef, seat: int, others: list[int]) -> str:
        """Open a private room for a set of seats, if the game allows secret talk."""
        async with self._cache.at(table) as loaded:
            _check_begun(loaded)
            if not may_talk_secretly(loaded):
                raise Refused("no-whisper", 409)
            members = sorted({seat, *others})
            if len(members) < 2 or not all(0 <= one < loaded.row.seats for one in members):
                raise Refused("room-size", 400)
            room = "-".join(str(one) for one in members)
            if not loaded.talk.opened(room):
                name = loaded.people[seat].name
                await self._writer.change(loaded, lambda c: queries.say(c, loaded.id, room, seat, name, ""))
            return room


def _check_begun(loaded: LoadedTable) -> None:
    """Raise Refused in the lobby: a private room belongs to seats, and others may still sit down there."""
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)


def may_talk_secretly(loaded: LoadedTable) -> bool:
    """Return whether secret talk is allowed: in games with trade, at tables of three or more."""
    return loaded.setup.title.trades and loaded.row.seats > 2
