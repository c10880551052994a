"""Browsers and accounts. A guest needs nothing; an account keeps games across devices.

The session of a browser is a row in the store. It ends with logging out (here or everywhere), with a new password, with
the account, or after a long absence. After that its cookie is unknown.
"""

from __future__ import annotations

import asyncio
from datetime import date, datetime
from functools import cache
from secrets import token_urlsafe
from typing import NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock, secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import folded, tidy_name
from consigliere.table.base.seat_clock import LONGEST_NIGHT, Calendar, known_zone, night_of
from consigliere.table.base.turns import in_thread
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import ratings
from consigliere.table.play.seating import Person
from consigliere.table.play.tables import Tables
from consigliere.table.store import (
    day_queries,
    guest_seats,
    notice_queries,
    operator_queries,
    people_queries,
    person_rows,
    puzzle_rows,
    queries,
    tournament_queries,
)
from consigliere.table.store.database import Conflict
from consigliere.table.store.day_queries import Habit
from consigliere.table.store.schema import (
    accounts,
    bans,
    chat,
    holders,
    seats,
    sessions,
    tables,
)

from .limits import Asker

LEAST, MOST = 8, 200  # characters of a password
MOST_KNOWN = 4096  # cached sessions
SESSION = (
    sa.select(
        sessions.c.nickname,
        sessions.c.account_id,
        accounts.c.name,
        sessions.c.seen_at,
        sa.select(bans.c.owner).where(bans.c.owner.in_((sessions.c.id, sessions.c.account_id))).exists(),
    )
    .select_from(sessions.outerjoin(accounts, sessions.c.account_id == accounts.c.id))
    .where(sessions.c.id == sa.bindparam("session"))
)
HOLIDAYS = 21  # days a year
SEEN = 24 * 3600.0  # seconds between two updates of a session's last use


class Session(NamedTuple):
    """A browser's session as stored."""

    nickname: str
    account: str | None
    account_name: str | None
    seen_at: float
    banned: bool


@cache
def decoy() -> str:
    """Return a hash that is checked if there is no account: timing reveals nothing.

    Hashing takes a tenth of a second, so the first call must come before anybody can sign in.
    """
    return PasswordHasher().hash(token_urlsafe())


class People:
    """Sessions and accounts of visitors."""

    def __init__(self, tables: Tables, session_life: float = 90 * 24 * 3600.0) -> None:
        self._tables = tables
        self.session_life = session_life  # seconds after which an unused session is signed out
        self._store = tables.store
        self._hub = tables.hub
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each hash takes 64 MiB
        self._known: dict[str, tuple[int, Session | None]] = {}  # with the `Store.era` in which they were read
        self._decoy = decoy()

    async def know(self, visitor: Visitor) -> None:
        """Look up a visitor's nickname and account. Raises Refused if the operator keeps this person out."""
        if visitor.fresh or visitor.known:
            return
        found = await self._session(visitor.session)
        visitor.known = True
        now = clock.now()
        if found is None:
            return
        if found.banned:
            raise Refused("banned", 403)
        if found.account is not None and found.seen_at < now - self.session_life:
            await self._end(sessions.c.id == visitor.session)
            return
        visitor.stored = True
        visitor.nickname, visitor.account = found.nickname, found.account
        visitor.account_name = found.account_name or ""
        if abs(now - found.seen_at) > SEEN:
            visitor.resend = True
            async with self._store.write() as connection:
                mine = sessions.update().where(sessions.c.id == visitor.session)
                await connection.execute(mine.values(seen_at=now))

    async def _session(self, session: str) -> Session | None:
        """Return a stored session.

        Every choice needs it. If no other process writes to the store, it is read again only after a change to sessions
        or accounts.
        """
        era, alone = self._store.era, self._tables.cache.alone
        kept = self._known.get(session)
        if alone and kept is not None and kept[0] == era:
            return kept[1]
        async with self._store.read() as connection:
            row = (await connection.execute(SESSION, {"session": session})).first()
        found = None if row is None else Session(*row)
        if alone:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[session] = (era, found)
        return found

    async def signed_in(self, visitor: Visitor) -> bool:
        """Return whether a session still belongs to the same person.

        A live connection checks this before it sends anything more to a member or to a seated guest. After a sign-in or
        sign-out only what the account holds remains.
        """
        found = await self._session(visitor.session)
        return found is not None and found.account == visitor.account and not found.banned

    def person(self, visitor: Visitor) -> Person:
        """Return a visitor as a person who acts at tables."""
        return Person(visitor.session, visitor.nickname, visitor.account, visitor.zone)

    def asker(self, visitor: Visitor, address: Asker) -> Asker:
        """Return whom to count for rate limits: the account, the known guest, or a stranger's address."""
        if visitor.account is not None:
            return Asker("account", visitor.account)
        return Asker("guest", visitor.session) if visitor.stored else address

    async def rename(self, visitor: Visitor, nickname: str) -> None:
        """Change the nickname of a visitor."""
        visitor.nickname = tidy_name(nickname)
        async with self._store.write() as connection:
            await queries.save_session(connection, visitor.session, visitor.nickname, visitor.account)

    async def night_of(self, visitor: Visitor) -> tuple[str, int, int, tuple[str, ...]]:
        """Return a visitor's own night and coming holidays: zone, from, to, days."""
        async with self._store.read() as connection:
            habit = await day_queries.habit_of(connection, visitor.owner) or Habit()
            days = await day_queries.holidays_of(connection, visitor.owner)
        zone = habit.zone or visitor.zone or "UTC"
        return zone, habit.night_from, habit.night_to, tuple(day for day in days if day > today(zone))

    async def set_night(self, visitor: Visitor, zone: str, begins: int, ends: int) -> None:
        """Choose the night of a visitor. Tables where they sit already keep the night that was agreed there."""
        if not known_zone(zone):
            raise Refused("bad-zone", 400)
        try:
            night_of(begins, ends)
        except ValueError:
            raise Refused("bad-night", 400, most=LONGEST_NIGHT) from None
        async with self._store.write() as connection:
            await queries.save_session(connection, visitor.session, visitor.nickname, visitor.account)
            await day_queries.set_habit(connection, visitor.owner, Habit(zone, begins, ends))

    async def set_holidays(self, visitor: Visitor, text: str) -> None:
        """Announce the holidays of a visitor: coming days only, so that no time that has passed is given back."""
        zone = (await self.night_of(visitor))[0]
        days = read_days(text, today(zone))
        async with self._store.write() as connection:
            past = [day for day in await day_queries.holidays_of(connection, visitor.owner) if day <= today(zone)]
            for year in {day[:4] for day in days}:
                if sum(day.startswith(year) for day in {*days, *past}) > HOLIDAYS:
                    raise Refused("too-many-holidays", 400, most=HOLIDAYS)
            await queries.save_session(connection, visitor.session, visitor.nickname, visitor.account)
            await day_queries.set_holidays(connection, visitor.owner, days, today(zone))
        await self._tables.lateness.reread_calendars(visitor.owner)

    async def register(self, visitor: Visitor, name: str, password: str) -> None:
        """Create an account, and sign this browser in with the seats it holds."""
        name = tidy_name(name)
        _check_password(password)
        async with self._hashing:
            hashed = await in_thread(self._hasher.hash, password)
        account = secrets.table_id()
        values = {"id": account, "name": name, "folded": folded(name), "password": hashed, "created_at": clock.now()}
        try:
            async with self._store.write() as connection:
                await connection.execute(accounts.insert().values(values))
        except Conflict as error:
            raise Refused("account-taken", 409) from error
        await self._enter(visitor, account, name)

    async def login(self, visitor: Visitor, name: str, password: str) -> None:
        """Sign a browser in. Raises Refused if name and password do not match."""
        wanted = sa.select(accounts.c.id, accounts.c.name, accounts.c.password)
        async with self._store.read() as connection:
            row = (await connection.execute(wanted.where(accounts.c.folded == folded(name)))).first()
        fits = await self._verify(row[2] if row is not None else self._decoy, password)
        if row is None or not fits:
            raise Refused("wrong-password", 403)
        async with self._store.read() as connection:
            if await operator_queries.is_banned(connection, row[0]):
                raise Refused("banned", 403)
        await self._enter(visitor, row[0], row[1])

    async def _verify(self, hashed: str, password: str) -> bool:
        if not LEAST <= len(password) <= MOST:
            return False
        async with self._hashing:
            try:
                return await in_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False

    async def _enter(self, visitor: Visitor, account: str, name: str) -> None:
        """Give the browser a new secret, so that one planted before the login is useless.

        The guest's seats move to the account. Seats of another account stay there.
        """
        guest, old = visitor.account is None, visitor.session
        nickname = visitor.nickname if guest else ""
        visitor.renew()
        visitor.account, visitor.account_name, visitor.nickname = account, name, nickname or name
        async with self._store.write() as connection:
            await queries.save_session(connection, visitor.session, visitor.nickname, account)
            if guest:
                await guest_seats.record(connection, old, visitor.session)
                await queries.transfer_seats(connection, old, account)
                await people_queries.move_owner(connection, old, account)
                await puzzle_rows.transfer_solved(connection, old, account)
                await notice_queries.transfer_notice(connection, old, account)
                await guest_seats.keep_screen(connection, old, visitor.session)
            await connection.execute(sessions.delete().where(sessions.c.id == old))
        visitor.stored = True
        self._tables.cache.mark_stale()
        await self._hub.end_sessions([old])

    async def logout(self, visitor: Visitor) -> None:
        """End this browser's session.

        The browser holds the seats it brought as a guest again. All other seats of the account return with the next
        login.
        """
        if visitor.account is None:
            return
        old, account = visitor.session, visitor.account
        visitor.renew()
        visitor.nickname = ""
        async with self._store.write() as connection:
            if await guest_seats.return_to_guest(connection, old, account, visitor.session):
                await queries.save_session(connection, visitor.session, visitor.nickname, None)
                await guest_seats.keep_screen(connection, old, visitor.session)
                visitor.stored = True
            await connection.execute(sessions.delete().where(sessions.c.id == old))
        self._tables.cache.mark_stale()
        await self._hub.end_sessions([old])

    async def logout_everywhere(self, visitor: Visitor) -> None:
        """Sign out every browser of the account, this one included."""
        if visitor.account is None:
            raise Refused("no-account", 403)
        await self._end(sessions.c.account_id == visitor.account)
        _forget(visitor)

    async def _end(self, which: sa.ColumnElement[bool]) -> None:
        """End sessions. Only what their accounts hold remains."""
        async with self._store.write() as connection:
            over = await _ids(connection, which)
            await connection.execute(sessions.delete().where(which))
        await self._hub.end_sessions(over)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Change the password. Every other browser of the account is signed out."""
        account, name = await self._confirm(visitor, old)
        _check_password(new)
        async with self._hashing:
            hashed = await in_thread(self._hasher.hash, new)
        nickname, old = visitor.nickname, visitor.session
        visitor.renew()
        visitor.account, visitor.account_name, visitor.nickname = account, name, nickname
        async with self._store.write() as connection:
            await connection.execute(accounts.update().where(accounts.c.id == account).values(password=hashed))
            over = await _ids(connection, sessions.c.account_id == account)
            await tournament_queries.set_account_key(connection, account, "")
            await queries.save_session(connection, visitor.session, nickname, account)
            await guest_seats.move_to_session(connection, old, visitor.session)
            await guest_seats.keep_screen(connection, old, visitor.session)
            await connection.execute(sessions.delete().where(sessions.c.id.in_(over)))
        await self._hub.end_sessions(over)

    async def delete(self, visitor: Visitor, password: str) -> None:
        """Delete the account and its data: its seats (bots play on), its name at tables, its chat lines."""
        account, _ = await self._confirm(visitor, password)
        await self.delete_account(account)
        _forget(visitor)

    async def delete_account(self, account: str) -> None:
        """Delete an account without its password, for the operator."""
        async with self._store.read() as connection:
            mine = [
                (row[0], row[1])
                for row in await connection.execute(
                    sa.select(holders.c.table_id, holders.c.seat).where(holders.c.owner == account)
                )
            ]
            waiting = sa.select(tables.c.id).where(tables.c.state.in_(("open", "running")))
            live = {row[0] for row in await connection.execute(waiting.where(tables.c.id.in_({t for t, _ in mine})))}
        for table_id in sorted(live):
            await self._tables.seating.leave(table_id, account)
        async with self._store.write() as connection:
            for table_id, seat in mine:
                own = chat.c.owner.in_(("", account))  # "": said before the table stored who spoke
                here = (chat.c.table_id == table_id, chat.c.seat == seat, own)
                # The row stays without its text, so that the lines others have heard keep their numbers.
                await connection.execute(chat.update().where(*here).values(name="", text=""))
                sat = seats.update().where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "human")
                await connection.execute(sat.values(name=""))
                await person_rows.forget_words(connection, table_id, seat)
            spoken = await person_rows.left_words(connection, account)
            for table_id, seat, name in spoken:  # also at tables that they left
                await person_rows.forget_words(connection, table_id, seat, name)
            over = await _ids(connection, sessions.c.account_id == account)
            await person_rows.forget(connection, account)
            await ratings.forget(connection, account)
            await connection.execute(accounts.delete().where(accounts.c.id == account))
            changed = tables.update().where(tables.c.id.in_({table_id for table_id, *_ in (*mine, *spoken)}))
            await connection.execute(changed.values(revision=tables.c.revision + 1))
        for table_id, *_ in (*mine, *spoken):
            loaded = self._tables.cache.cached(table_id)
            if loaded is not None:
                loaded.talk.forget()
        self._tables.cache.mark_stale()
        await self._hub.end_sessions(over)

    async def new_token(self, visitor: Visitor) -> str:
        """Create the token with which programs act for an account. An earlier one becomes invalid."""
        secret = secrets.fresh()
        await self._set_token(visitor, secrets.hashed(secret))
        return secret

    async def drop_token(self, visitor: Visitor) -> None:
        """Revoke the token of an account."""
        await self._set_token(visitor, "")

    async def _set_token(self, visitor: Visitor, hashed: str) -> None:
        if visitor.account is None:
            raise Refused("no-account", 403)
        async with self._store.write() as connection:
            await tournament_queries.set_account_key(connection, visitor.account, hashed)

    async def has_token(self, visitor: Visitor) -> bool:
        """Return whether an account has a token."""
        async with self._store.read() as connection:
            return visitor.account is not None and await tournament_queries.has_account_key(connection, visitor.account)

    async def set_password(self, account: str, password: str) -> None:
        """Set a new password without the old one, for the operator. Every browser of the account is signed out."""
        _check_password(password)
        hashed = await in_thread(self._hasher.hash, password)
        async with self._store.write() as connection:
            await connection.execute(accounts.update().where(accounts.c.id == account).values(password=hashed))
            await tournament_queries.set_account_key(connection, account, "")
        await self._end(sessions.c.account_id == account)

    async def _confirm(self, visitor: Visitor, password: str) -> tuple[str, str]:
        """Return the account of a visitor who knows its password."""
        if visitor.account is None:
            raise Refused("no-account", 403)
        wanted = sa.select(accounts.c.name, accounts.c.password).where(accounts.c.id == visitor.account)
        async with self._store.read() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None or not await self._verify(row[1], password):
            raise Refused("wrong-password", 403)
        return visitor.account, row[0]


def today(zone: str) -> str:
    """Return the day in a zone, as 2026-12-31."""
    return datetime.fromtimestamp(clock.now(), Calendar(zone).tz()).date().isoformat()


def read_days(text: str, after: str) -> list[str]:
    """Return the days in a text. Raises Refused if one is no day, or has come already, or is years away."""
    found: list[str] = []
    for word in text.replace(",", " ").split():
        try:
            day = date.fromisoformat(word)
        except ValueError:
            raise Refused("bad-day", 400, day=word[:20]) from None
        if not after < day.isoformat() or day.year > int(after[:4]) + 1:
            raise Refused("day-passed", 400, day=word[:20])
        found.append(day.isoformat())
    return sorted(set(found))


async def _ids(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> list[str]:
    return [row[0] for row in await connection.execute(sa.select(sessions.c.id).where(which))]


def _forget(visitor: Visitor) -> None:
    """Make the browser a new guest. Everything on its open pages becomes invalid."""
    visitor.renew()
    visitor.forms = visitor.nickname = ""


def _check_password(password: str) -> None:
    if not LEAST <= len(password) <= MOST:
        raise Refused("password-length", 400, least=LEAST, most=MOST)
