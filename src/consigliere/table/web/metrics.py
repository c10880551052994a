"""Metrics for Prometheus, on a port of their own. Off unless the operator asks for them.

No figure depends on a card: an open hidden window counts as one owed answer for each seat that was asked, whether or
not it has answered, and a private offer is no choice. Requests are grouped by route: a table's address is no series.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from time import perf_counter
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from consigliere.engine.deals import VERBS as DEALING
from consigliere.table.base import clock
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.store import day_queries, notice_queries
from consigliere.table.store.rows import ChoiceRow

if TYPE_CHECKING:
    from .services import Services

MEASURE = 15.0  # seconds between two measurements
TICK = 0.5  # seconds between two looks at the event loop
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE")
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
log = logging.getLogger("consigliere.metrics")


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "consigliere_requests", "Answered requests", ["method", "route", "status"], registry=self.registry
        )
        self._seconds = Histogram(
            "consigliere_request_seconds",
            "Seconds until an answer began",
            ["route"],
            registry=self.registry,
            buckets=BUCKETS,
        )
        self._choices = Counter("consigliere_choices", "Choices played", ["hand"], registry=self.registry)
        self._lag = Gauge(
            "consigliere_loop_lag_seconds", "Longest delay of the event loop, last 15 s", registry=self.registry
        )
        self._owed = Gauge("consigliere_owed_answers", "Seats that owe an answer", ["pace"], registry=self.registry)
        self._late = Gauge("consigliere_late_seats", "Seats whose clock has run out", registry=self.registry)
        self._tables = Gauge("consigliere_tables", "Tables in memory", ["state"], registry=self.registry)
        self._scan = Gauge(
            "consigliere_keeper_seconds", "Seconds since the store was asked what is due", registry=self.registry
        )
        self._live = Gauge("consigliere_watched_tables", "Tables that somebody has open", registry=self.registry)
        self._outbox = Gauge(
            "consigliere_outbox_age_seconds", "How long the oldest due notice has waited", registry=self.registry
        )
        self._messages = Counter(
            "consigliere_messages", "Messages to people, by channel", ["channel", "result"], registry=self.registry
        )
        self._task: asyncio.Task[None] | None = None
        self._server: Any = None

    def listen(self, host: str, port: int) -> int:
        """Serve the figures over HTTP, in a thread; return the port. Raises OSError if the port is taken."""
        self._server, _ = start_http_server(port, host, self.registry)
        return int(self._server.server_port)

    def open(self, services: Services) -> None:
        """Start measuring."""
        services.tables.writer.on_rows = self.count_rows
        services.sender.on_result = lambda channel, result: self._messages.labels(channel, result).inc()
        self._task = asyncio.create_task(self._measure_forever(services))

    async def close(self) -> None:
        """Stop measuring and close the port."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._server is not None:
            await asyncio.to_thread(self._server.shutdown)
            self._server.server_close()

    def count_rows(self, rows: list[ChoiceRow]) -> None:
        """Count the choices that everybody notices."""
        for row in rows:
            if row.kind == "choice" and row.text.partition(":")[0] not in DEALING:
                self._choices.labels("bot" if row.hand == "bot" else "other").inc()

    async def _measure_forever(self, services: Services) -> None:
        loop = asyncio.get_running_loop()
        while True:
            lag, until = 0.0, loop.time() + MEASURE
            while (start := loop.time()) < until:
                await asyncio.sleep(TICK)
                lag = max(lag, loop.time() - start - TICK)
            self._lag.set(lag)
            with contextlib.suppress(Exception):  # a figure that fails must not end the others
                await self.measure(services)

    async def measure(self, services: Services) -> None:
        """Set the figures that are looked up, not counted."""
        tables = services.tables.cache.in_memory()
        self._owed.labels("tonight").set(sum(owed(table) for table in tables if table.row.speed == TONIGHT))
        async with services.store.read() as connection:
            self._owed.labels("days").set(await day_queries.owed_over_days(connection))
            self._late.set(await day_queries.late_seats(connection, clock.now()))
            self._outbox.set(await notice_queries.oldest_due(connection, clock.now()))
        for state in ("open", "running", "over", "closed"):
            self._tables.labels(state).set(sum(table.row.state == state for table in tables))
        self._scan.set(max(0.0, services.clerk.silent_for()))
        self._live.set(len(services.tables.hub.listened()))

    def counted(self, app: ASGIApp) -> ASGIApp:
        """Wrap an application so that its requests are counted by route."""

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began, status, method = perf_counter(), 0, scope["method"] if scope["method"] in METHODS else "other"

            async def note(message: Any) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                    self._seconds.labels(route_of(scope)).observe(perf_counter() - began)
                await send(message)

            try:
                await app(scope, receive, note)
            finally:
                self._requests.labels(method, route_of(scope), f"{status // 100}xx" if status else "none").inc()

        return serve


def route_of(scope: Scope) -> str:
    """Return the pattern of the route that a request took: never an address with a table or a secret in it."""
    return str(scope.get("path_template") or "none")


def owed(table: LoadedTable) -> int:
    """Return how many seats of people are asked at a table. Answers held in a hidden window do not lower it."""
    if not table.running:
        return 0
    window = table.window()
    asked = window.asked if window is not None else table.match.deciders
    return sum(not table.driven(seat) for seat in asked)
