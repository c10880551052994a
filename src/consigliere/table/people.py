"""Browsers and accounts. A guest needs nothing; an account keeps games across devices."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from . import queries, secrets
from .errors import Refused
from .guards import Visitor
from .schema import accounts, guests, holders, tables
from .store import Conflict
from .tables import Person, Tables, tidy_name

LEAST, MOST = 8, 200  # characters of a password


class People:
    """Who the visitors are."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each hash takes 64 MiB
        self._decoy = self._hasher.hash(secrets.fresh())  # checked where no account is, so that time tells nothing

    async def know(self, visitor: Visitor) -> None:
        """Look up a visitor's nickname and account."""
        if visitor.fresh or visitor.known:
            return
        wanted = (
            sa.select(guests.c.nickname, guests.c.account_id, accounts.c.name)
            .select_from(guests.outerjoin(accounts, guests.c.account_id == accounts.c.id))
            .where(guests.c.id == visitor.guest)
        )
        async with self._store.read() as connection:
            row = (await connection.execute(wanted)).first()
        if row is not None:
            visitor.nickname, visitor.account, visitor.account_name = row[0], row[1], row[2] or ""
        visitor.known = True

    def person(self, visitor: Visitor) -> Person:
        return Person(visitor.guest, visitor.nickname, visitor.account)

    async def rename(self, visitor: Visitor, nickname: str) -> None:
        visitor.nickname = tidy_name(nickname)
        async with self._store.write() as connection:
            await queries.keep_guest(connection, visitor.guest, visitor.nickname, visitor.account)

    async def register(self, visitor: Visitor, name: str, password: str) -> None:
        """A new account, and this browser in it with the seats it holds."""
        name = tidy_name(name)
        _check_password(password)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        account = secrets.table_id()
        values = {"id": account, "name": name, "folded": _folded(name), "password": hashed, "created_at": time.time()}
        try:
            async with self._store.write() as connection:
                await connection.execute(accounts.insert().values(values))
        except Conflict as error:
            raise Refused("account-taken", 409) from error
        await self._enter(visitor, account, name)

    async def login(self, visitor: Visitor, name: str, password: str) -> None:
        wanted = sa.select(accounts.c.id, accounts.c.name, accounts.c.password)
        async with self._store.read() as connection:
            row = (await connection.execute(wanted.where(accounts.c.folded == _folded(name)[:80]))).first()
        fits = await self._verify(row[2] if row is not None else self._decoy, password)
        if row is None or not fits:
            raise Refused("wrong-password", 403)
        await self._enter(visitor, row[0], row[1])

    async def _verify(self, hashed: str, password: str) -> bool:
        if not LEAST <= len(password) <= MOST:
            return False
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False

    async def _enter(self, visitor: Visitor, account: str, name: str) -> None:
        """The browser gets a new secret, so that one planted before the login is worth nothing; its seats go along."""
        old = visitor.guest
        visitor.renew()
        visitor.account, visitor.account_name = account, name
        visitor.nickname = visitor.nickname or name
        async with self._store.write() as connection:
            await queries.keep_guest(connection, visitor.guest, visitor.nickname, account)
            moved = holders.update().where(holders.c.guest_id == old)
            await connection.execute(moved.values(guest_id=visitor.guest, account_id=account))
            await connection.execute(tables.update().where(tables.c.host == old).values(host=visitor.guest))
            seated = sa.select(holders.c.table_id).where(holders.c.guest_id == visitor.guest)
            changed = tables.update().where(sa.or_(tables.c.id.in_(seated), tables.c.host == visitor.guest))
            await connection.execute(changed.values(revision=tables.c.revision + 1))
        self._tables.doubt()

    async def logout(self, visitor: Visitor) -> None:
        """The browser forgets everything: seats kept by the account are there again after the next login."""
        visitor.renew()
        visitor.account, visitor.account_name, visitor.nickname = None, "", ""


def _check_password(password: str) -> None:
    if not LEAST <= len(password) <= MOST:
        raise Refused("password-length", 400, least=LEAST, most=MOST)


def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()
