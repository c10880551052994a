"""The sender: one process of all looks at the outbox, and sends messages.

A message is claimed before it is sent and marked afterwards. If the process dies in between, the message is sent once
more, under the same id, when the claim has expired. Mail, browsers and webhooks have places of their own, and so have
channels that failed last: whoever is slow or dead delays nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock
from consigliere.table.base.settings import Settings
from consigliere.table.store import notice_queries
from consigliere.table.store.database import Store, StoreDown
from consigliere.table.store.notice_queries import (
    CONFIRM,
    DEAD,
    DROPPED,
    MAIL,
    NOTICE,
    PUSH,
    RESET,
    SENT,
    Channel,
    Delivery,
    Preferences,
)

from . import collecting, links, mail, texts, webhooks
from .guard import Guard
from .links import Links
from .message import Failed, Message
from .push import Push

LOOK = 5.0  # seconds between two looks at the outbox
CLAIM = 120.0  # seconds until a message is tried again whose sender has died; longer than any attempt
FIRST_RETRY, LONGEST_RETRY = 60.0, 3600.0  # seconds; each is twice the one before
ATTEMPTS = 8
GIVE_UP = 24 * 3600.0  # seconds of failures after which a channel is switched off
PATIENCE = 6.0  # seconds that a server which stops waits for what it is sending
NAME = "notice"  # of the lease
FAILING = "failing"
log = logging.getLogger("consigliere.notice")


class Lane(NamedTuple):
    """Channels that share places: their kinds, and how many messages are sent at a time."""

    kinds: tuple[str, ...] | None  # None: all that failed last
    places: int


LANES = {
    MAIL: Lane((MAIL,), 8),
    "web": Lane((PUSH, *webhooks.KINDS), 100),
    FAILING: Lane(None, 6),
}


class Sender:
    """One background task, and a few messages at a time."""

    def __init__(self, store: Store, settings: Settings, guard: Guard | None = None) -> None:
        self._store, self._settings = store, settings
        self.guard = guard or Guard(settings.inner)
        self.links: Links
        self.push: Push
        self.public = settings.public.rstrip("/")
        self.mails = settings.mail if self.public else None  # a link in a mail needs a known address
        self.on_result: Callable[[str, str], None] = lambda kind, result: None  # set by the metrics
        self._task: asyncio.Task[None] | None = None
        self._sending: dict[str, set[asyncio.Task[None]]] = {name: set() for name in LANES}
        self._woken = asyncio.Event()

    async def prepare(self) -> None:
        """Read or make the keys of this server."""
        self.links = await Links.open(self._store)
        contact = self.public if self.public.startswith("https://") else ""
        if not contact and self._settings.mail is not None:
            contact = f"mailto:{self._settings.mail.sender}"
        self.push = await Push.open(self._store, contact)

    async def open(self) -> None:
        """Start."""
        await self.prepare()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop looking, and wait a little for what is being sent."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        sending = [task for tasks in self._sending.values() for task in tasks]
        if sending:
            _, left = await asyncio.wait(sending, timeout=PATIENCE)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
        try:
            async with self._store.write() as connection:
                await notice_queries.end_lease(connection, NAME, self._store.hub.process)
        except StoreDown as error:
            log.warning("the lease was not given back: %s", error)
        await self.guard.close()

    def wake(self) -> None:
        """Look at once."""
        self._woken.set()

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except StoreDown as error:
                log.warning("no notices; trying again: %s", error)
            except Exception:
                log.exception("no notices; trying again")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), LOOK)
            self._woken.clear()

    async def look(self) -> bool:
        """Look once: hand over what is due, and begin to send. Returns False if there is no work, or another does it.

        Without work this is one read, so that idle servers write nothing.
        """
        async with self._store.read() as connection:
            waiting = await collecting.waiting_events(connection)
            if not await notice_queries.anything_due(connection, clock.now(), waiting):
                return False
        async with self._store.write() as connection:
            if not await notice_queries.take_lease(connection, NAME, self._store.hub.process):
                return False
        looked = collecting.AT_ONCE
        while looked >= collecting.AT_ONCE:
            async with self._store.write() as connection:
                looked = await collecting.collect(connection, self._store.hub, clock.now())
        for name, lane in LANES.items():
            free = lane.places - len(self._sending[name])
            if free > 0:
                await self._fill(name, lane, free)
        return True

    async def _fill(self, name: str, lane: Lane, free: int) -> None:
        now = clock.now()
        which = notice_queries.lane(lane.kinds, failing=name == FAILING)
        async with self._store.write() as connection:
            claimed = await notice_queries.claim(connection, which, now, now + CLAIM, free)
            messages = await self._messages(connection, claimed)
        for delivery, message in zip(claimed, messages, strict=True):
            task = asyncio.create_task(self._deliver(delivery, message))
            self._sending[name].add(task)
            task.add_done_callback(partial(self._done, name))

    def _done(self, lane: str, task: asyncio.Task[None]) -> None:
        self._sending[lane].discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a message could not be handled", exc_info=task.exception())
        self._woken.set()

    async def finish(self) -> None:
        """Wait until nothing is being sent, for tests."""
        while tasks := [task for some in self._sending.values() for task in some]:
            await asyncio.wait(tasks)

    # --- one message

    async def _messages(self, connection: AsyncConnection, claimed: list[Delivery]) -> list[Message | None]:
        """Return what to send, by what is so now: some of it may be past since it was handed over."""
        if not claimed:
            return []
        preferences = await notice_queries.preferences_of(connection, [one.channel.owner for one in claimed])
        ids = [notice for one in claimed for notice in one.notices]
        told = {one.id: one for one in await notice_queries.told_notices(connection, tuple(ids))}
        about = await notice_queries.about_tables(connection, [one.table_id for one in told.values() if one.table_id])
        letters = await collecting.letters_of(connection, told.values())
        found: list[Message | None] = []
        for one in claimed:
            mine, own = (
                preferences.get(one.channel.owner, Preferences()),
                [told[number] for number in one.notices if number in told],
            )
            if one.kind == NOTICE:
                base = self.public or mine.base
                said = texts.notice_message(one.id, own, about, letters, mine, base, self._stop(base, one.channel))
                found.append(None if one.channel.off else said)
            else:
                found.append(await self._plain(connection, one, mine))
        return found

    async def _deliver(self, delivery: Delivery, message: Message | None) -> None:
        channel = delivery.channel
        if message is None:
            async with self._store.write() as connection:
                await notice_queries.end_delivery(connection, delivery.id, DROPPED)
            return
        try:
            await self._send(channel, message)
        except Failed as error:
            await self._failed(delivery, error)
            return
        async with self._store.write() as connection:
            await notice_queries.end_delivery(connection, delivery.id, SENT)
            if channel.failing_since is not None or channel.error:
                await notice_queries.change_channel(connection, channel.id, failing_since=None, error="")
        self.on_result(channel.kind, SENT)

    def _stop(self, base: str, channel: Channel) -> str:
        return f"{base}/notice/stop/{self.links.sign(links.STOP, channel.id)}"

    async def _plain(self, connection: AsyncConnection, delivery: Delivery, preferences: Preferences) -> Message | None:
        """Return a message that somebody asked for. Its secrets are made here and not stored."""
        channel, base = delivery.channel, self.public or preferences.base
        if delivery.kind == CONFIRM:
            secret = self.links.sign(links.CONFIRM, channel.id, channel.address)
            return texts.plain_message(delivery.id, CONFIRM, preferences, f"{base}/notice/confirm/{secret}")
        if delivery.kind == RESET:
            secret = await self._reset_secret(connection, delivery)
            url = f"{base}/account/reset/{secret}"
            return texts.plain_message(delivery.id, RESET, preferences, url) if secret else None
        return texts.plain_message(delivery.id, delivery.kind, preferences, f"{base}/notice", self._stop(base, channel))

    async def _reset_secret(self, connection: AsyncConnection, delivery: Delivery) -> str:
        """Return the secret of a link to a new password, bound to the present one; "" if the account is gone."""
        owner = delivery.channel.owner
        if delivery.kind != RESET or not delivery.channel.confirmed:
            return ""
        hashed = await notice_queries.password_of(connection, owner)
        return "" if hashed is None else self.links.sign(links.RESET, owner, links.fingerprint(hashed))

    async def _send(self, channel: Channel, message: Message) -> None:
        if channel.kind == MAIL:
            if self.mails is None:
                raise Failed("no-mail", lasting=True)
            await mail.send(self.mails, self.public, channel.address, message)
        elif channel.kind == PUSH:
            await self.push.send(self.guard, channel.address, json.loads(channel.keys), message)
        else:
            await webhooks.send(self.guard, channel.kind, channel.address, json.loads(channel.keys)["secret"], message)

    async def _failed(self, delivery: Delivery, error: Failed) -> None:
        """Store a failure: try again later, or never. A browser that is gone is forgotten."""
        channel, now = delivery.channel, clock.now()
        self.on_result(channel.kind, "failed")
        async with self._store.write() as connection:
            if error.gone and channel.kind == PUSH:
                await notice_queries.drop_channel(connection, channel.id)
                return
            since = channel.failing_since if channel.failing_since is not None else now
            off = now - since >= GIVE_UP or error.gone
            await notice_queries.change_channel(connection, channel.id, failing_since=since, error=error.code, off=off)
            if error.lasting or off or delivery.attempts >= ATTEMPTS:
                await notice_queries.end_delivery(connection, delivery.id, DEAD, error.code)
                self.on_result(channel.kind, DEAD)
                return
            wait = max(error.wait, min(LONGEST_RETRY, FIRST_RETRY * 2 ** (delivery.attempts - 1)))
            await notice_queries.retry_delivery(connection, delivery.id, now + wait, error.code)
