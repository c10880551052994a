"""A real server in its own process, and a browser without scripts, for tests of the web table."""

from __future__ import annotations

import contextlib
import html
import random
import re
import signal
import socket
import subprocess
import time
import warnings
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.play.hands import FOLLOWS
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.show.news import changed
from consigliere.table.store import queries
from consigliere.table.store.database import Store

from . import fork_server
from .loop import run_async
from .new_database import prepare

T = TypeVar("T")
ROOT = fork_server.ROOT
LIMIT = 120.0  # seconds until a test gives up waiting: far above what the busiest machine takes


class Server:
    """`consigliere serve` on a free port. `kill` sends kill -9. `start` restarts it on the same port and database."""

    def __init__(self, database: str, *more: str, pace: float = 0.0) -> None:
        self.database = database
        self._more = more
        self._pace = pace
        self.port = free_port()
        self._process: fork_server.Running | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        prepare(self.database)
        command = ["serve", "--port", str(self.port), "--database", self.database, "--pace", str(self._pace)]
        self._process = fork_server.start([*command, *(self._more or ("--no-limits",))])
        line = self._process.first_line()
        assert f":{self.port}/" in line, f"the server did not come up: {line!r}"
        until = time.monotonic() + LIMIT
        while time.monotonic() < until:
            assert not self._process.ended(0), "the server has ended"
            try:
                httpx.get(f"{self.address}/api/v1/games", timeout=5)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        assert self._process is not None
        self._process.send(signal.SIGKILL)
        assert self._process.ended(LIMIT)

    def stop(self) -> None:
        assert self._process is not None
        self._process.send(signal.SIGTERM)
        if not self._process.ended(LIMIT):
            self.kill()

    def loaded(self, table: str) -> LoadedTable:
        """A table read directly from the store: tests compare responses with it."""
        found = self._read(lambda connection: LoadedTable.load(connection, table))
        assert found is not None
        return found

    def answers(self, table: str) -> list[tuple[int, str]]:
        """The answers of people at a table, from the store: seat and option.

        An option taken together with the answer before it was not sent separately, and is not included.
        """
        rows = self._read(lambda connection: queries.rows_after(connection, table, 0))
        return [(row.seat, row.text) for row in rows if row.kind == "choice" and row.hand != FOLLOWS]

    def _read(self, ask: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async def read() -> T:
            store = await Store.open(self.database)
            try:
                async with store.read() as connection:
                    return await ask(connection)
            finally:
                await store.close()

        return run_async(read())


def free_port() -> int:
    """A port for a server that may be down for a while: outside the range from which the system assigns free ports."""
    while True:
        port = random.SystemRandom().randrange(12_000, 30_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def start_postgres(folder: Path) -> Any:
    """A real PostgreSQL of our own. If none can run, the test is skipped with a message."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a library that finds no folder for its run-time files
        try:
            from pgserver.postgres_server import get_server

            # it waits for ten seconds, which may be too short, and then fails because the server is still starting
            for _ in range(8):
                with contextlib.suppress(subprocess.TimeoutExpired, subprocess.CalledProcessError):
                    return get_server(folder)
                time.sleep(2.0)
            return get_server(folder)
        except Exception as error:
            pytest.skip(f"PostgreSQL cannot run here, so this was tested on SQLite alone: {error}")


class Browser:
    """A person's browser without script: pages, forms, one cookie jar. `received` has everything it received."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.http = httpx.Client(base_url=address, headers={"accept-language": language}, timeout=LIMIT)
        self.received: list[str] = []
        self.csrf = ""
        self.get("/")

    def close(self) -> None:
        self.http.close()

    def _keep(self, answer: httpx.Response) -> httpx.Response:
        self.received.append(answer.text + str(answer.headers))
        found = re.search(r'name="csrf" value="(\w+)"', answer.text)
        if found:
            self.csrf = found[1]
        return answer

    def get(self, path: str) -> httpx.Response:
        return self._keep(self.http.get(path))

    def post(self, path: str, fragment: bool = False, **fields: Any) -> httpx.Response:
        headers = {"x-fragment": "1"} if fragment else {}
        data = {"csrf": self.csrf, **{name.replace("__", "-"): value for name, value in fields.items()}}
        return self._keep(self.http.post(path, data=data, headers=headers))

    def go(self, path: str, **fields: Any) -> str:
        """Send a form and follow the redirect; return the address."""
        answer = self.post(path, **fields)
        assert answer.status_code == 303, (answer.status_code, text_of(answer.text)[:500])
        where = answer.headers["location"]
        self.get(where)
        return str(where)

    def quick(self, game: str = "dual_powers") -> str:
        return self.go("/quick", game=game)

    def options(self, table: str) -> tuple[list[str], int]:
        """The options on a table's page, and the number of the question; no options if it asks nothing."""
        page = self.get(table)
        assert page.status_code == 200, page.status_code
        return options_of(page.text)


class Screen:
    """What a browser makes of the updates on its connection: the parts it has received, put together."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}

    def hear(self, message: dict[str, Any]) -> str:
        """The page after a message, as far as it was sent. Each beat of a scene builds on the one before."""
        for beat in message.get("beats", ()):
            self.show(beat["parts"])
        return self.show(message["parts"])

    def show(self, told: dict[str, Any]) -> str:
        for name, part in told.items():
            self.parts[name] = part if isinstance(part, str) else changed(self.parts[name], part)
        return "".join(self.parts.values())


def options_of(page: str) -> tuple[list[str], int]:
    tags = re.findall(r"<[^>]*name=\"option\"[^>]*>", page)
    found = [html.unescape(value[1]) for tag in tags if (value := re.search(r'value="([^"]*)"', tag))]
    number = re.search(r'name="number" value="(\d+)"', page)
    found = [option for option in found if not option.endswith(":")]  # of a number field: the list contains each number
    return list(dict.fromkeys(found)), int(number[1]) if number else 0


def text_of(page: str) -> str:
    """Only the text of a page."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())
