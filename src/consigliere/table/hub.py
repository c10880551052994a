"""Who wants to hear of a table, and how word gets round: inside the process, and between processes by PostgreSQL.

What goes round are hints ("table x is at 204", "seats 0 and 2 of it are here"); the store is the truth.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import defaultdict
from collections.abc import Iterator

import asyncpg
from sqlalchemy.engine import URL

from .secrets import table_id

CHANNEL = "consigliere"
FRESH = 45.0  # seconds for which word of another process about who is present is believed
AGAIN = 20.0  # seconds after which a process repeats it


class Hub:
    """One process: listeners by table, and the seats that are present at each."""

    def __init__(self) -> None:
        self.process = table_id()
        self._listeners: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._here: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))  # table: seat: open sockets
        self._elsewhere: dict[tuple[str, str], tuple[float, tuple[int, ...]]] = {}  # (table, process): until, seats

    async def open(self) -> None:
        """Begin to listen to other processes, where there are any."""

    async def close(self) -> None:
        """Stop listening."""

    def hint(self, table: str, number: int) -> str:
        return json.dumps({"table": table, "at": number, "by": self.process})

    @contextlib.contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table may have changed."""
        heard = asyncio.Event()
        self._listeners[table].add(heard)
        try:
            yield heard
        finally:
            self._listeners[table].discard(heard)
            if not self._listeners[table]:
                del self._listeners[table]

    def changed(self, table: str) -> None:
        """Wake everybody here who listens to a table."""
        for heard in self._listeners.get(table, ()):
            heard.set()

    def listened(self) -> list[str]:
        """The tables somebody here listens to."""
        return list(self._listeners)

    # --- presence

    async def arrive(self, table: str, seat: int) -> None:
        self._here[table][seat] += 1
        if self._here[table][seat] == 1:
            await self._tell_presence(table)

    async def depart(self, table: str, seat: int) -> None:
        here = self._here[table]
        here[seat] -= 1
        if here[seat] <= 0:
            del here[seat]
            if not here:
                del self._here[table]
            await self._tell_presence(table)

    def present(self, table: str) -> set[int]:
        """The seats with a page open, here or at another process."""
        found = set(self._here[table]) if table in self._here else set()
        now = time.time()
        for (where, _), (until, seats) in self._elsewhere.items():
            if where == table and until > now:
                found.update(seats)
        return found

    async def _tell_presence(self, table: str) -> None:
        self.changed(table)


class PostgresHub(Hub):
    """Several processes on one PostgreSQL: hints by NOTIFY. A line that breaks is mended, and everybody catches up."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line: asyncpg.Connection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._speaks = asyncio.Lock()  # one command at a time on one line

    async def open(self) -> None:
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        if self._line is not None:
            await self._line.close()

    async def _connect(self) -> None:
        self._line = await asyncpg.connect(self._url)
        await self._line.add_listener(CHANNEL, self._heard)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(AGAIN / 10 if self._line is None or self._line.is_closed() else AGAIN)
            try:
                if self._line is None or self._line.is_closed():
                    await self._connect()
                    for table in self.listened():  # whatever was said meanwhile was not heard
                        self.changed(table)
                for table in list(self._here):
                    await self._tell_presence(table, False)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._line = None

    def _heard(self, _line: object, _pid: int, _channel: str, text: object) -> None:
        try:
            hint = json.loads(str(text))
            table, process = hint["table"], hint["by"]
        except (ValueError, KeyError, TypeError):
            return
        if process == self.process:
            return
        if "here" in hint:
            self._elsewhere[table, process] = (time.time() + FRESH, tuple(hint["here"]))
        self.changed(table)

    async def _tell_presence(self, table: str, local: bool = True) -> None:
        if local:
            self.changed(table)
        if self._line is not None and not self._line.is_closed():
            text = json.dumps({"table": table, "by": self.process, "here": sorted(self._here.get(table, ()))})
            async with self._speaks:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._line.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
