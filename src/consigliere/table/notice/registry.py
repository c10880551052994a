"""What people can do about notice: add a channel, confirm it, try it, stop it; choose of what they are told."""

from __future__ import annotations

import json
from typing import NamedTuple
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import folded, one_line
from consigliere.table.base.secrets import table_id as new_id
from consigliere.table.store import notice_queries
from consigliere.table.store.database import Store
from consigliere.table.store.notice_queries import (
    ALL,
    CONFIRM,
    DEADLINES,
    MAIL,
    NONE,
    PUSH,
    RESET,
    TEST,
    Channel,
    Preferences,
)

from . import links, mail, webhooks
from .guard import Forbidden, check_url
from .push import check_keys
from .sender import Sender

LEVELS = (ALL, DEADLINES, NONE)
MOST_BROWSERS, MOST_WEBHOOKS = 16, 5
LONGEST_NAME = 80
HOUR = 3600.0
MOST_LETTERS = 3  # confirmations or ways to a new password to one address in an hour
MOST_TESTS = 6  # tries of one channel in an hour
STOPPED = "stopped"  # the "error" of a channel that its owner has stopped


class Reader(NamedTuple):
    """Who chooses: a person, their language, and the address at which they see this server."""

    owner: str
    language: str
    base: str


class Registry:
    """The channels of all people."""

    def __init__(self, store: Store, sender: Sender) -> None:
        self._store, self._sender = store, sender

    async def of(self, owner: str) -> tuple[list[Channel], Preferences]:
        """Return the channels of a person, and how they want to be told."""
        async with self._store.read() as connection:
            found = await notice_queries.channels_of(connection, [owner])
            preferences = await notice_queries.preferences_of(connection, [owner])
        return found.get(owner, []), preferences.get(owner, Preferences())

    async def level_at(self, owner: str, table_id: str) -> str:
        """Return of what a person is told at a table."""
        async with self._store.read() as connection:
            chosen = (await notice_queries.levels_of(connection, [owner])).get((owner, table_id))
            general = (await notice_queries.preferences_of(connection, [owner])).get(owner, Preferences()).level
        return chosen or general

    async def set_level(self, owner: str, table_id: str, level: str) -> None:
        """Choose of what a person is told at one table."""
        _check_level(level)
        async with self._store.write() as connection:
            await notice_queries.set_level(connection, owner, table_id, level)

    async def set_general_level(self, reader: Reader, level: str) -> None:
        """Choose of what a person is told at all tables where they chose nothing else."""
        _check_level(level)
        async with self._store.write() as connection:
            await notice_queries.set_preferences(
                connection, reader.owner, Preferences(reader.language, reader.base, level)
            )

    async def set_language(self, owner: str, language: str) -> None:
        """Tell a person in another language from now on, if they are told anything."""
        async with self._store.write() as connection:
            await notice_queries.set_language(connection, owner, language)

    # --- channels

    async def add_mail(self, reader: Reader, address: str) -> None:
        """Add a mail address, in place of another, and send the letter that confirms it."""
        address = address.strip()
        if self._sender.mails is None:
            raise Refused("no-mail", 404)
        if not mail.is_address(address):
            raise Refused("bad-mail", 400)
        one = _channel(reader, MAIL, address, "{}", address, confirmed=False)
        known, _ = await self.of(reader.owner)
        same = next((old for old in known if old.kind == MAIL and old.address == address), None)
        async with self._store.write() as connection:
            if same is not None:
                await self._write_to(connection, same.id, CONFIRM)
            else:
                for old in known:
                    if old.kind == MAIL and not old.confirmed:
                        await notice_queries.drop_channel(connection, old.id)
                await self._add(connection, reader, one)
                await notice_queries.add_delivery(connection, new_id(), one.id, CONFIRM)
        self._sender.wake()

    async def confirm(self, secret: str, do: bool) -> Channel | None:
        """Return the mail address that a link confirms, and confirm it if `do`; None if the link is not valid."""
        said = self._sender.links.read(links.CONFIRM, secret)
        if said is None or len(said) != 2:
            return None
        async with self._store.write() as connection:
            one = await notice_queries.channel(connection, said[0])
            if one is None or one.address != said[1]:
                return None
            if do:
                await notice_queries.change_channel(connection, one.id, confirmed=True, off=False, error="")
                for old in (await notice_queries.channels_of(connection, [one.owner])).get(one.owner, []):
                    if old.kind == MAIL and old.id != one.id:
                        await notice_queries.drop_channel(connection, old.id)
        return one

    async def add_push(self, reader: Reader, endpoint: str, p256dh: str, auth: str, name: str) -> None:
        """Add a browser. The same browser again replaces itself."""
        self._check_url(endpoint)
        if not check_keys(p256dh, auth):
            raise Refused("bad-push", 400)
        keys = json.dumps({"p256dh": p256dh, "auth": auth})
        one = _channel(reader, PUSH, endpoint, keys, one_line(name) or "?", confirmed=True)
        known, _ = await self.of(reader.owner)
        same = [old for old in known if old.kind == PUSH and old.address == endpoint]
        browsers = [old for old in known if old.kind == PUSH and old not in same]
        async with self._store.write() as connection:
            for old in [*same, *browsers[: len(browsers) + 1 - MOST_BROWSERS]]:
                await notice_queries.drop_channel(connection, old.id)
            await self._add(connection, reader, one)

    async def add_webhook(self, reader: Reader, kind: str, url: str) -> None:
        """Add a webhook."""
        url = url.strip()
        if kind not in webhooks.KINDS:
            raise Refused("bad-webhook", 400)
        host = self._check_url(url)
        known, _ = await self.of(reader.owner)
        if sum(old.kind in webhooks.KINDS for old in known) >= MOST_WEBHOOKS:
            raise Refused("many-webhooks", 409, most=MOST_WEBHOOKS)
        if any(old.address == url for old in known):
            raise Refused("same-webhook", 409)
        keys = json.dumps({"secret": webhooks.new_secret()})
        async with self._store.write() as connection:
            await self._add(connection, reader, _channel(reader, kind, url, keys, host, confirmed=True))

    def _check_url(self, url: str) -> str:
        try:
            return urlsplit(check_url(url, self._sender.guard.allowed).geturl()).hostname or ""
        except Forbidden:
            raise Refused("bad-webhook", 400) from None

    async def _add(self, connection: AsyncConnection, reader: Reader, one: Channel) -> None:
        known = (await notice_queries.preferences_of(connection, [reader.owner])).get(reader.owner, Preferences())
        mine = Preferences(reader.language, reader.base, known.level)
        await notice_queries.set_preferences(connection, reader.owner, mine)
        await notice_queries.add_channel(connection, one)

    async def remove(self, owner: str, channel_id: str) -> None:
        """Delete a channel."""
        async with self._store.write() as connection:
            if not await notice_queries.drop_channel(connection, channel_id, owner):
                raise Refused("no-channel", 404)

    async def resume(self, owner: str, channel_id: str) -> None:
        """Use a channel again that was stopped, or that failed for long."""
        await self._own(owner, channel_id)
        async with self._store.write() as connection:
            await notice_queries.change_channel(connection, channel_id, off=False, failing_since=None, error="")

    async def test(self, owner: str, channel_id: str) -> None:
        """Send a test to a channel. An address that is not confirmed gets the letter that confirms it again."""
        one = await self._own(owner, channel_id)
        async with self._store.write() as connection:
            await self._write_to(connection, one.id, TEST if one.confirmed else CONFIRM)
        self._sender.wake()

    async def _own(self, owner: str, channel_id: str) -> Channel:
        known, _ = await self.of(owner)
        one = next((one for one in known if one.id == channel_id), None)
        if one is None:
            raise Refused("no-channel", 404)
        return one

    async def _write_to(self, connection: AsyncConnection, channel_id: str, kind: str) -> None:
        """Send a message that somebody asked for, but not too many."""
        most = MOST_TESTS if kind == TEST else MOST_LETTERS
        if await notice_queries.lately(connection, channel_id, kind, clock.now() - HOUR) >= most:
            raise Refused("too-many", 429)
        await notice_queries.add_delivery(connection, new_id(), channel_id, kind)

    # --- links

    async def find_stop(self, secret: str) -> Channel | None:
        """Return the channel that a link stops; None if the link is not valid."""
        said = self._sender.links.read(links.STOP, secret)
        if said is None or len(said) != 1:
            return None
        async with self._store.read() as connection:
            return await notice_queries.channel(connection, said[0])

    async def stop(self, secret: str) -> bool:
        """Stop notices on a channel, by its link. An address stays the way to a new password."""
        one = await self.find_stop(secret)
        if one is None:
            return False
        async with self._store.write() as connection:
            await notice_queries.change_channel(connection, one.id, off=True, failing_since=None, error=STOPPED)
        return True

    async def send_reset(self, name: str) -> None:
        """Send a way to a new password to the confirmed address of an account, if it has one. Tells nothing."""
        if self._sender.mails is None:
            raise Refused("no-mail", 404)
        async with self._store.write() as connection:
            one = await notice_queries.mail_of_account(connection, folded(name))
            if one is None:
                return
            if await notice_queries.lately(connection, one.id, RESET, clock.now() - HOUR) < MOST_LETTERS:
                await notice_queries.add_delivery(connection, new_id(), one.id, RESET)
        self._sender.wake()

    async def account_to_reset(self, secret: str) -> str | None:
        """Return the account for which a link opens the way to a new password; None if the link is used up."""
        said = self._sender.links.read(links.RESET, secret)
        if said is None or len(said) != 2:
            return None
        async with self._store.read() as connection:
            hashed = await notice_queries.password_of(connection, said[0])
        return said[0] if hashed is not None and links.fingerprint(hashed) == said[1] else None


def _channel(reader: Reader, kind: str, address: str, keys: str, name: str, confirmed: bool) -> Channel:
    return Channel(new_id(), reader.owner, kind, address, keys, name[:LONGEST_NAME], confirmed, clock.now())


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("bad-level", 400)
