"""Connections that cost nothing to open must cost little to keep: a time for every request, and a number of them.

Whoever has sent half a request waits at somebody's expense. There is room for some such, and when it is full the one
that has waited longest goes; so those who come with a whole request are always let in.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPRequestEvent, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from . import system
from .settings import Settings

RESERVED = 256  # files beside connections: the database, processes, what is accepted at one go
AT_ONE_GO = 100  # connections accepted before any of them is looked at
KNOCKING = 4096  # connections the system keeps for us until we accept them
HELD = 100_000  # bytes of a request that are awaited before anything is done for it
WHOLE = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR)


class Door:
    """All connections of a server, and those among them that have not sent a whole request yet, oldest first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = allowed(settings.connections)
        self.half = min(settings.half_open, max(8, self.most // 2))
        self.waiting: dict[Watched, None] = {}

    def protocol(self) -> type[H11Protocol]:
        """The class of connections behind this door."""
        return type("WatchedHere", (Watched,), {"door": self})

    def admit(self, one: Watched) -> None:
        """A connection begins a request."""
        while len(self.waiting) >= self.half:
            next(iter(self.waiting)).turn_away()
        self.waiting[one] = None

    def make_room(self, open_now: int) -> bool:
        """Whether one more may come; somebody who only waits goes for it."""
        if open_now <= self.most:
            return True
        if not self.waiting:
            return False
        next(iter(self.waiting)).turn_away()
        return True


class Watched(H11Protocol):
    """A connection with a time for its request."""

    door: Door

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._alarm: asyncio.TimerHandle | None = None
        self._began = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.make_room(len(self.connections)):
            self._begin()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self not in self.door.waiting:
            self._begin()
        super().data_received(data)
        if self.conn.their_state in WHOLE or self.transport.get_protocol() is not self or self.transport.is_closing():
            self._end()

    def turn_away(self) -> None:
        self._end()
        self.transport.abort()

    def _begin(self) -> None:
        self.door.admit(self)
        self._began = self.loop.time()
        self._alarm = self.loop.call_later(self.door.settings.header_time, self._late)

    def _end(self) -> None:
        self.door.waiting.pop(self, None)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _late(self) -> None:
        """The first lines are due by now; what follows them has longer."""
        left = self._began + self.door.settings.body_time - self.loop.time()
        if self.conn.their_state is h11.SEND_BODY and left > 0:
            self._alarm = self.loop.call_later(left, self._late)
        else:
            self.turn_away()


def whole_requests(app: ASGIApp) -> ASGIApp:
    """Call an application with a request that has arrived; somebody who sends half of one costs it nothing.

    Else a thousand half-sent forms would each be routed, looked up and counted before their fields are awaited, and
    those who play would wait for that. What is longer than HELD is handed over in part: the application says no to
    what is too long, and it alone knows what that is.
    """

    async def hold(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        parts: list[bytes] = []
        held, more = 0, True
        while more and held < HELD:
            message = await receive()
            if message["type"] != "http.request":
                return  # gone before the request was whole: nobody is there to answer
            parts.append(message["body"])
            held, more = held + len(message["body"]), message["more_body"]
        first: list[HTTPReceiveMessage] = [HTTPRequestEvent(type="http.request", body=b"".join(parts), more_body=more)]

        async def receive_on() -> Any:
            return first.pop() if first else await receive()

        await app(scope, receive_on, send)

    return hold


def allowed(wanted: int) -> int:
    """How many connections the system lets us have; it is asked for as many as are wanted."""
    open_files = system.open_files(wanted + RESERVED)
    return wanted if open_files is None else max(16, min(wanted, open_files - RESERVED))
