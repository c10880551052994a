"""Limits for open connections: they are cheap to open, so they must be cheap to keep, and nobody may take all.

A connection sends a request, is served, rests between two requests, or is a live connection. Only some may have sent
half a request: the oldest of those is dropped first. Connections that rest, or do not read what they are sent, are
closed when somebody else needs the place, those of the address with most connections first. Live connections and
waiting requests are counted in `held_connections.py` and leave a quarter of all places free. So a complete request
always gets in, at the latest when another one has been answered.
"""

from __future__ import annotations

import asyncio
from enum import IntEnum
from typing import Any

import h11
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPRequestEvent, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from consigliere.table.base import system
from consigliere.table.base.addresses import grouped
from consigliere.table.base.settings import Settings

from .live_compression import LiveProtocol

RESERVED = 256  # files other than connections: the database, processes, connections being accepted
ACCEPTED_AT_ONCE = 16  # connections accepted in one round of the loop
BACKLOG = 4096  # connections the system queues until we accept them
BUFFERED = 100_000  # bytes of a request to buffer before any work is done for it
COMPLETE = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR)
SWEEP = 5.0  # seconds between two checks for stuck connections
CLOSING = 15.0  # seconds in which a closing connection must be gone
SLOW = 5  # reading an answer may take this many times as long as sending a request
PROXY = ""  # trusted proxies count together: whom one speaks for changes with every request


class Stage(IntEnum):
    """The stage of a connection. The first two are closed first when there is no room, in this order."""

    IDLE = 0  # between two requests; its last answer may be unread
    OPENING = 1  # a live connection that is not accepted yet, or is over
    SENDING = 2  # has not sent a complete request yet
    SERVED = 3
    LIVE = 4
    QUEUED = 5  # waits for a place; nothing is read before


QUEUE = 16  # connections from one address that may wait for a place
CLOSED_FIRST = (Stage.IDLE, Stage.OPENING)


class Connection:
    """One connection, in whichever protocol it uses now."""

    __slots__ = ("address", "owed", "owed_since", "stage", "stuck_since", "transport")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.stage = Stage.SENDING
        self.owed = 0  # unread bytes of answers at the last check
        self.owed_since = 0.0  # since when there has always been something unread; 0: nothing is
        self.stuck_since = 0.0  # since when it has read nothing

    def is_reading(self, now: float, patience: float) -> bool:
        """Return whether it reads its answers, if slowly, and closes in time after it was closed."""
        owed, closing = self.transport.get_write_buffer_size(), self.transport.is_closing()
        if not owed and not closing:
            self.owed_since = 0.0
            return True
        if not self.owed_since:
            self.owed_since = self.stuck_since = now
        elif owed != self.owed:
            self.stuck_since = now
        self.owed = owed
        if closing and not owed:
            patience = CLOSING
        return now - self.stuck_since <= patience and now - self.owed_since <= SLOW * patience


class AddressGroup:
    """The connections from one address, by stage, in the order in which they entered it."""

    __slots__ = ("stages",)

    def __init__(self) -> None:
        self.stages: tuple[dict[Connection, None], ...] = tuple({} for _ in Stage)

    def __len__(self) -> int:
        return sum(map(len, self.stages[: Stage.QUEUED]))

    def next_to_close(self, stages: tuple[Stage, ...] = CLOSED_FIRST) -> Connection | None:
        """Return the first connection to close, or None if all must stay."""
        return next((connection for stage in stages for connection in self.stages[stage]), None)


class ConnectionLimiter:
    """All connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = allowed(settings.connections)
        self.waiting = max(16, from_one(settings, self.most) // 2)  # requests from one address that wait for their turn
        self.each = 2 * from_one(settings, self.most) if settings.limits else self.most
        self.most_incomplete = min(settings.half_open, max(3, self.most // 5))
        self._groups: dict[str, AddressGroup] = {}
        self._counted = [0] * len(Stage)
        self._admitting = False
        self._trusted: Any = None
        self._sweeper: asyncio.TimerHandle | None = None

    def protocol(self) -> type[H11Protocol]:
        """Return the class of connections counted here."""
        return type("CountedProtocol", (LimitedProtocol,), {"limiter": self})

    def address_of(self, protocol: LimitedProtocol) -> str:
        """Return the address that a connection counts for. All connections of a trusted proxy count together."""
        host = protocol.client[0] if protocol.client is not None else "?"
        if self._trusted is None:  # trust the same proxies as uvicorn
            self._trusted = ProxyHeadersMiddleware(protocol.app, protocol.config.forwarded_allow_ips).trusted_hosts
        return PROXY if host in self._trusted else grouped(host)

    def admit(self, connection: Connection) -> None:
        """Admit a new connection. It waits if there is no place."""
        if self._sweeper is None:
            self._sweeper = asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        has_place = self._make_room(connection.address)
        connection.stage = Stage.SENDING if has_place else Stage.QUEUED
        if has_place:
            self._make_room_to_send()
        else:
            self._make_room_to_wait(connection.address)
            connection.transport.pause_reading()
        self._groups.setdefault(connection.address, AddressGroup()).stages[connection.stage][connection] = None
        self._counted[connection.stage] += 1

    def move(self, connection: Connection, stage: Stage) -> None:
        """Move a connection to another stage."""
        if stage is Stage.SENDING:
            self._make_room_to_send()
        group = self._groups.get(connection.address)
        if group is None or connection not in group.stages[connection.stage]:
            return  # it was closed to make room
        del group.stages[connection.stage][connection]
        group.stages[stage][connection] = None
        self._counted[connection.stage] -= 1
        self._counted[stage] += 1
        connection.stage = stage
        if stage in CLOSED_FIRST:
            self._admit_waiting()

    def forget(self, connection: Connection) -> None:
        """Remove a closed connection."""
        group = self._groups.get(connection.address)
        if group is None or connection not in group.stages[connection.stage]:
            return
        del group.stages[connection.stage][connection]
        self._counted[connection.stage] -= 1
        if not any(group.stages):
            del self._groups[connection.address]
        self._admit_waiting()

    @property
    def _count(self) -> int:
        return sum(self._counted[: Stage.QUEUED])

    def _make_room(self, address: str) -> bool:
        """Return whether an address may have one more place. This may close another connection."""
        group = self._groups.get(address)
        full = group is not None and address != PROXY and len(group) >= self.each
        if full and not self._close_connection(group) and self._count >= self.most * 3 // 4:
            return False
        return self._count < self.most or self._close_connection(self._fullest())

    def _make_room_to_wait(self, address: str) -> None:
        waits = (Stage.QUEUED,)
        group = self._groups.get(address)
        if group is not None and len(group.stages[Stage.QUEUED]) >= QUEUE:
            self._close_connection(group, waits)
        if self._counted[Stage.QUEUED] >= RESERVED // 2:
            self._close_connection(max(self._groups.values(), key=lambda group: len(group.stages[Stage.QUEUED])), waits)

    def _admit_waiting(self) -> None:
        """Admit waiting connections while there is room, one from each address in turn."""
        if not self._counted[Stage.QUEUED] or self._admitting:
            return
        self._admitting = True  # a connection closed to make room frees no place for others
        for address, group in list(self._groups.items()):
            connection = group.next_to_close((Stage.QUEUED,))
            if connection is not None and self._make_room(address):
                self._groups[address] = self._groups.pop(address)  # other addresses come first next time
                self.move(connection, Stage.SENDING)
                connection.transport.resume_reading()
        self._admitting = False

    def _make_room_to_send(self) -> None:
        """Close the oldest incomplete request of the address that has the most of them."""
        if self._counted[Stage.SENDING] >= self.most_incomplete:
            most = max(self._groups.values(), key=lambda group: len(group.stages[Stage.SENDING]))
            self._close_connection(most, (Stage.SENDING,))

    def _fullest(self) -> AddressGroup | None:
        """Return the address with the most connections among those that have one to close."""
        return max(
            (group for group in self._groups.values() if group.next_to_close() is not None), key=len, default=None
        )

    def _close_connection(self, group: AddressGroup | None, stages: tuple[Stage, ...] = CLOSED_FIRST) -> bool:
        connection = None if group is None else group.next_to_close(stages)
        if connection is None:
            return False
        self.forget(connection)
        connection.transport.abort()
        return True

    def _sweep(self) -> None:
        """Close stuck connections: an answer that nobody reads, a close that does not finish."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for group in list(self._groups.values()):
            for connection in [connection for stage in group.stages for connection in stage]:
                if not connection.is_reading(now, self.settings.body_time):
                    self.forget(connection)
                    connection.transport.abort()
        self._sweeper = loop.call_later(SWEEP, self._sweep) if self._groups else None


class LimitedProtocol(H11Protocol):
    """A connection with a time limit for its request."""

    limiter: ConnectionLimiter

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._connection: Connection | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._began = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask the limiter for a place."""
        super().connection_made(transport)
        self._connection = Connection(transport, self.limiter.address_of(self))
        self.limiter.admit(self._connection)
        self._set_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Follow the progress of the request."""
        connection = self._connection
        if connection is None or self.transport.is_closing():
            return  # closed: ignore what it had sent before
        if connection.stage is Stage.IDLE:
            self.limiter.move(connection, Stage.SENDING)
            self._set_timer()
        super().data_received(data)
        if connection.stage is Stage.SENDING and (self.conn.their_state in COMPLETE or self.transport.is_closing()):
            self._cancel_timer()
            self.limiter.move(connection, Stage.SERVED)
            self._enter_idle()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the place over to the live connection."""
        super().handle_websocket_upgrade(event)
        connection, live = self._connection, self.transport.get_protocol()
        self._cancel_timer()
        if connection is not None and isinstance(live, LiveProtocol):
            self._connection = None
            self.limiter.move(connection, Stage.OPENING)
            live.on_open = lambda: self.limiter.move(connection, Stage.LIVE)
            live.on_close = lambda: self.limiter.move(connection, Stage.OPENING)
            live.on_gone = lambda: self.limiter.forget(connection)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._enter_idle()

    def _enter_idle(self) -> None:
        """Enter the idle stage: the request is answered, and no other has arrived."""
        connection = self._connection
        if (
            connection is not None
            and connection.stage is Stage.SERVED
            and (self.cycle is None or self.cycle.response_complete)
        ):
            self.limiter.move(connection, Stage.IDLE)

    def _leave(self) -> None:
        self._cancel_timer()
        if self._connection is not None:
            self.limiter.forget(self._connection)
            self._connection = None

    def _set_timer(self) -> None:
        self._cancel_timer()
        self._began = self.loop.time()
        self._alarm = self.loop.call_later(self.limiter.settings.header_time, self._late)

    def _cancel_timer(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _late(self) -> None:
        """Close if the headers are late. The body has more time."""
        left = self._began + self.limiter.settings.body_time - self.loop.time()
        if self.conn.their_state is h11.SEND_BODY and left > 0:
            self._alarm = self.loop.call_later(left, self._late)
        else:
            self._leave()
            self.transport.abort()


def whole_requests(app: ASGIApp) -> ASGIApp:
    """Call an application only with requests that have arrived. Incomplete requests cost it nothing.

    Otherwise a thousand half-sent forms would each be routed, looked up and counted before their fields arrive, and
    players would wait. A request longer than BUFFERED is passed on in part: only the application knows its size limits.
    """

    async def hold(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        parts: list[bytes] = []
        held, more = 0, True
        while more and held < BUFFERED:
            message = await receive()
            if message["type"] != "http.request":
                return  # gone before the request was complete: nobody to answer
            parts.append(message["body"])
            held, more = held + len(message["body"]), message["more_body"]
        first: list[HTTPReceiveMessage] = [HTTPRequestEvent(type="http.request", body=b"".join(parts), more_body=more)]

        async def receive_on() -> Any:
            return first.pop() if first else await receive()

        await app(scope, receive_on, send)

    return hold


def allowed(wanted: int) -> int:
    """Return how many connections the system allows, after asking for as many as wanted."""
    open_files = system.open_files(wanted + RESERVED)
    return wanted if open_files is None else max(16, min(wanted, open_files - RESERVED))


def from_one(settings: Settings, most: int) -> int:
    """Return how many live connections and waiting requests one address may have."""
    return max(2, min(settings.from_one or most // 4, most))
