"""What people decide about themselves and each other: friends, blocks, folded talk, notes, invitations."""

from __future__ import annotations

from consigliere.table.base.errors import Refused
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import bulk
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.tables import Tables
from consigliere.table.store import people_queries
from consigliere.table.store.people_queries import ALL, BLOCK, FRIEND, FRIENDS, MUTE, Profile

LONGEST_NOTE = 4000
MOST_INVITED = 8


class Circle:
    """Stores what people decide about themselves and each other."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def decide(self, visitor: Visitor, name: str, kind: str, on: bool) -> None:
        """Decide something about a person, or take it back. A block ends a friendship on both sides."""
        if visitor.account is None:
            raise Refused("no-account", 403)
        if kind not in (FRIEND, BLOCK, MUTE):
            raise Refused("bad-tie", 400)
        async with self._store.write() as connection:
            person = await people_queries.member(connection, name)
            theirs = await people_queries.ties_of(connection, person.id) if person is not None else {}
            if person is None or (visitor.account in theirs[BLOCK] and kind == FRIEND):
                raise Refused("no-person", 404)
            if person.id == visitor.account:
                raise Refused("no-self", 400)
            if on:
                await people_queries.tie(connection, visitor.account, person.id, kind)
            else:
                await people_queries.untie(connection, visitor.account, person.id, kind)
            if kind == MUTE:
                await people_queries.touch_common(connection, visitor.account, person.id)
            if kind == BLOCK and on:
                await people_queries.untie(connection, visitor.account, person.id, FRIEND)
                await people_queries.untie(connection, person.id, visitor.account, FRIEND)
        self._tables.cache.mark_stale()

    async def set_profile(self, visitor: Visitor, rated: bool, friends_only: bool) -> None:
        """Store what a person has chosen about their own page."""
        if visitor.account is None:
            raise Refused("no-account", 403)
        async with self._store.write() as connection:
            chosen = Profile(rated, FRIENDS if friends_only else ALL)
            await people_queries.set_profile(connection, visitor.account, chosen)

    async def invite(self, visitor: Visitor, table: str, names: str) -> None:
        """Invite people to a new table. Names that nobody has are passed over, and so is who has blocked the host."""
        wanted = [name.strip() for name in names.split(",") if name.strip()][:MOST_INVITED]
        if not wanted:
            return
        async with self._store.write() as connection:
            for name in wanted:
                person = await people_queries.member(connection, name)
                if person is None or person.id == visitor.owner:
                    continue
                if not await people_queries.blocked_among(connection, visitor.owner, {person.id}):
                    await people_queries.invite(connection, table, person.id, visitor.nickname)

    async def note(self, visitor: Visitor, table: str) -> str:
        """Return a visitor's note on a game."""
        async with self._store.read() as connection:
            return await people_queries.note_of(connection, table, visitor.owner)

    async def set_note(self, visitor: Visitor, table: str, text: str) -> None:
        """Store a visitor's note on a finished game where they sat."""
        text = text.strip()
        if len(text) > LONGEST_NOTE or "\0" in text:
            raise Refused("note-length", 400, most=LONGEST_NOTE)
        loaded = await self._tables.cache.get(table)
        if not loaded.finished:
            raise Refused("not-over", 409)
        if not loaded.seats_of(visitor.owner):
            raise Refused("no-seat", 403)
        async with self._store.write() as connection:
            await people_queries.set_note(connection, table, visitor.owner, text)

    async def shares(self, loaded: LoadedTable, visitor: Visitor) -> str:
        """Return what a visitor can still do about giving a finished game away: ask, given, all, or "" for nothing."""
        own = loaded.seats_of(visitor.owner)
        people = {person.seat for person in loaded.people if person.kind == "human"}
        if loaded.row.state != "over" or loaded.row.imported or not own:
            return ""
        async with self._store.read() as connection:
            given = await bulk.consented(connection, loaded.id)
        if loaded.row.shared or people <= given:
            return "all"
        return "given" if set(own) <= given else "ask"

    async def share(self, visitor: Visitor, table: str) -> None:
        """Give a finished game away, for one's own seats."""
        loaded = await self._tables.cache.get(table)
        own = loaded.seats_of(visitor.owner)
        if loaded.row.state != "over":
            raise Refused("not-over", 409)
        if not own:
            raise Refused("no-seat", 403)
        async with self._store.write() as connection:
            await bulk.consent(connection, table, own)
