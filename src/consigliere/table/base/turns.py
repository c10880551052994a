"""Fair scheduling of requests: a limited number per address at a time, and round robin between its clients.

Without it, thousands of simultaneous requests would all start, and a player would wait for all of them. A request waits
for its turn and holds it until its answer starts, or until it only waits for something.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from .addresses import grouped

MAX_PER_ADDRESS = 4  # concurrent requests from one address
MAX_TOTAL = 16  # concurrent requests in total
MAX_QUEUED = 24  # queued requests of one client; beyond that the oldest is refused with "try again"
RESPONSE_STARTS = ("http.response.start", "websocket.accept", "websocket.close", "websocket.http.response.start")
NAMES = (b"authorization", b"cookie")  # headers that tell clients apart before any lookup

Asker = tuple[bytes, ...]
T = TypeVar("T")


class Lane:
    """The requests from one address."""

    __slots__ = ("inside", "waiting")

    def __init__(self) -> None:
        self.inside = 0
        self.waiting: dict[Asker, deque[asyncio.Future[bool]]] = {}

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def next(self) -> asyncio.Future[bool] | None:
        """Return the first request of the client that has waited longest, and move that client to the end."""
        while self.waiting:
            asker = next(iter(self.waiting))
            row = self.waiting.pop(asker)
            waits = row.popleft()
            if row:
                self.waiting[asker] = row
            if not waits.done():
                return waits
        return None

    def drop(self, asker: Asker) -> None:
        """Refuse the oldest request of a client."""
        row = self.waiting[asker]
        waits = row.popleft()
        if not row:
            del self.waiting[asker]
        if not waits.done():
            waits.set_result(False)


class Turns:
    """Admits requests fairly, address by address."""

    def __init__(self, waiting: int, each: int = MAX_PER_ADDRESS, most: int = MAX_TOTAL) -> None:
        self._waiting = waiting  # queued requests from one address
        self._each = each
        self._most = most
        self._lanes: dict[str, Lane] = {}
        self._inside = 0

    async def enter(self, address: str, asker: Asker) -> bool:
        """Wait for a turn. Returns False if the queue is full and the client must try again."""
        lane = self._lanes.setdefault(address, Lane())
        if self._inside < self._most and lane.inside < self._each and not lane.waiting:
            self._inside, lane.inside = self._inside + 1, lane.inside + 1
            return True
        waits: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        row = lane.waiting.setdefault(asker, deque())
        row.append(waits)
        if len(row) > MAX_QUEUED:
            lane.drop(asker)
        elif len(lane) > self._waiting:
            lane.drop(max(lane.waiting, key=lambda one: len(lane.waiting[one])))
        try:
            return await waits
        except asyncio.CancelledError:
            if waits.done() and not waits.cancelled() and waits.result():
                self.leave(address)  # its turn had just come
            raise
        finally:
            self._tidy(address)

    def resume(self, address: str) -> None:
        """Resume a request at once: it may hold what the queued ones wait for."""
        lane = self._lanes.setdefault(address, Lane())
        self._inside, lane.inside = self._inside + 1, lane.inside + 1

    def leave(self, address: str) -> None:
        """End a turn and start the next one."""
        self._inside -= 1
        self._lanes[address].inside -= 1
        for name, lane in list(self._lanes.items()):
            while lane.inside < self._each and self._inside < self._most and (waits := lane.next()) is not None:
                self._inside, lane.inside = self._inside + 1, lane.inside + 1
                waits.set_result(True)
                self._lanes[name] = self._lanes.pop(name)  # other addresses come first next time
            self._tidy(name)

    def _tidy(self, address: str) -> None:
        lane = self._lanes.get(address)
        if lane is not None and not lane.inside and not lane.waiting:
            del self._lanes[address]


class Turn:
    """The turn of one request."""

    __slots__ = ("_address", "_asker", "_turns", "has_it")

    def __init__(self, turns: Turns, address: str, asker: Asker) -> None:
        self._turns = turns
        self._address = address
        self._asker = asker
        self.has_it = False

    async def begin(self) -> bool:
        """Wait for the turn. Returns False if the request must be refused."""
        self.has_it = await self._turns.enter(self._address, self._asker)
        return self.has_it

    def resume(self) -> None:
        """Take the turn again after work elsewhere."""
        self._turns.resume(self._address)
        self.has_it = True

    def end(self) -> None:
        """Give the turn to the next request."""
        if self.has_it:
            self.has_it = False
            self._turns.leave(self._address)


_current: ContextVar[Turn | None] = ContextVar("turn", default=None)


def end_turn() -> None:
    """End the turn early, because little work remains for the request."""
    turn = _current.get()
    if turn is not None:
        turn.end()


@asynccontextmanager
async def outside_turn() -> AsyncIterator[None]:
    """Give up the turn while another process or thread works for the request."""
    turn = _current.get()
    if turn is None or not turn.has_it:
        yield
        return
    turn.end()
    try:
        yield
    finally:
        turn.resume()


async def in_thread(do: Callable[..., T], *given: Any) -> T:
    """Run a long function in a thread, without the turn."""
    async with outside_turn():
        return await asyncio.to_thread(_call, do, *given)


def _call(do: Callable[..., T], *given: Any) -> T:
    """Call a function. A future cannot carry StopIteration: whoever awaits it would wait forever."""
    try:
        return do(*given)
    except StopIteration as error:
        raise RuntimeError("a function in a thread raised StopIteration") from error


def in_turn(app: ASGIApp, turns: Turns) -> ASGIApp:
    """Wrap an application so that each request waits for its turn."""

    async def wait(scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        client = scope.get("client")
        asker = tuple(value for name, value in scope["headers"] if name in NAMES)
        turn = Turn(turns, grouped(client[0] if client else "?"), asker)
        if not await turn.begin():
            await _retry_later(scope, send)
            return

        async def send_on(message: Any) -> None:
            if message["type"] in RESPONSE_STARTS:
                turn.end()
            await send(message)

        token = _current.set(turn)
        try:
            await app(scope, receive, send_on)
        finally:
            _current.reset(token)
            turn.end()

    return wait


async def _retry_later(scope: Scope, send: Any) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
        return
    headers = [(b"retry-after", b"5"), (b"content-type", b"text/plain"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b"too many requests from this address", "more_body": False})
