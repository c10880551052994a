"""Notifications about tables: inside the process, and between processes by PostgreSQL's LISTEN and NOTIFY.

A notification is only a hint ("table x is at 204", "seats 0 and 2 are here"); the store has the truth.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from consigliere.table.base import clock
from consigliere.table.base.secrets import table_id

CHANNEL = "consigliere"
PRESENCE_SECONDS = 45.0  # seconds for which presence announced by another process is valid
PRESENCE_INTERVAL = 20.0  # seconds after which a process announces its presence again
ENDED_SESSION_SECONDS = (
    10.0  # seconds for which an ended session is remembered; its browser may not have the new cookie yet
)
AT_ONCE = 100  # sessions in one notification; PostgreSQL allows 8,000 bytes
LOOK_SECONDS = 3600.0  # seconds after which a spectator's look is forgotten
MAX_LOOKS = 10_000  # tables whose spectators are remembered before old ones are dropped
LOCK_CLASS = 19170309  # the class of the advisory locks that show that a process is alive
LINE_BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def _number(process: str) -> int:
    """Return the number of a process in PostgreSQL's advisory locks."""
    return zlib.crc32(process.encode()) & 0x7FFFFFFF


class Hub:
    """The hub of one process: listeners by table, and the seats that are present at each."""

    def __init__(self) -> None:
        self.process = table_id()
        self._listeners: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._browsers: dict[str, set[asyncio.Event]] = defaultdict(set)  # open connections, by session
        self._over: dict[str, float] = {}  # recently ended sessions, and until when they are remembered (in ticks)
        self._here: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))  # table: seat: open sockets
        self._covered: Counter[tuple[str, int]] = Counter()  # of those sockets: pages that nobody can see now
        self._polls: Counter[tuple[str, int]] = Counter()  # requests of programs that wait, by table and seat
        # By table and process: until when it is valid (in ticks), the seats, and those of them that look.
        self._elsewhere: dict[str, dict[str, tuple[float, tuple[int, ...], tuple[int, ...]]]] = {}
        self._looks: dict[
            str, tuple[float, float]
        ] = {}  # by table: since when and until when spectators looked, in ticks
        self._eyes: dict[str, int] = defaultdict(int)  # live connections of spectators, by table
        self.on_look: Callable[[str], None] = lambda table: None  # set by the clerk
        self.on_remote_change: Callable[[str], None] = lambda table: None  # set by the clerk
        self.leaving = False  # this process is stopping; other processes react to its changes

    async def open(self) -> None:
        """Start listening to other processes, if there can be any."""

    async def close(self) -> None:
        """Stop listening."""

    async def dead(self, drivers: list[str]) -> list[str]:
        """Return which of these processes are dead. With SQLite there is only this one."""
        return [driver for driver in drivers if driver != self.process]

    def hint(self, table: str, number: int) -> str:
        """Return the notification that a table has changed, as JSON."""
        return json.dumps({"table": table, "at": number, "by": self.process, "left": self.leaving})

    @contextlib.contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """Yield an event that is set whenever the table may have changed."""
        heard = asyncio.Event()
        self._listeners[table].add(heard)
        try:
            yield heard
        finally:
            self._listeners[table].discard(heard)
            if not self._listeners[table]:
                del self._listeners[table]

    def changed(self, table: str) -> None:
        """Wake all local listeners of a table."""
        for heard in self._listeners.get(table, ()):
            heard.set()

    # --- sessions

    @contextlib.contextmanager
    def browser(self, session: str) -> Iterator[asyncio.Event]:
        """Yield an event that is set when a browser's session ends, because it signed in or out."""
        over = asyncio.Event()
        self._browsers[session].add(over)
        try:
            yield over
        finally:
            self._browsers[session].discard(over)
            if not self._browsers[session]:
                del self._browsers[session]

    def ended_recently(self, session: str) -> bool:
        """Return whether a session ended a moment ago."""
        return self._over.get(session, 0.0) > clock.ticks()

    async def end_sessions(self, sessions: list[str]) -> None:
        """End the live connections of sessions that are over, in this process and in all others."""
        self._end(sessions)

    def _end(self, sessions: list[str]) -> None:
        now = clock.ticks()
        self._over = {one: until for one, until in self._over.items() if until > now}
        for session in sessions:
            self._over[session] = now + ENDED_SESSION_SECONDS
            for over in self._browsers.get(session, ()):
                over.set()

    # --- presence

    async def arrive(self, table: str, seat: int) -> None:
        """Record that somebody at a seat has opened a live connection."""
        self._here[table][seat] += 1
        if self._here[table][seat] == 1:
            await self._tell_presence(table)

    async def depart(self, table: str, seat: int) -> None:
        """Record that a live connection of a seat has closed."""
        here = self._here[table]
        here[seat] -= 1
        if here[seat] <= 0:
            del here[seat]
            if not here:
                del self._here[table]
            await self._tell_presence(table)

    def present(self, table: str) -> set[int]:
        """Return the seats with a page open, in this process or another."""
        found = set(self._here[table]) if table in self._here else set()
        now = clock.ticks()
        for until, seats, _ in self._elsewhere.get(table, {}).values():
            if until > now:
                found.update(seats)
        return found

    @contextlib.contextmanager
    def covered(self, table: str, seats: list[int]) -> Iterator[None]:
        """Record that a page of some seats is open, but behind others or on a dark screen. Other seats do not see this.

        Other processes learn of it with the next announcement of presence, so a browser cannot flood them.
        """
        for seat in seats:
            self._covered[table, seat] += 1
        try:
            yield
        finally:
            for seat in seats:
                self._covered[table, seat] -= 1
                if not self._covered[table, seat]:
                    del self._covered[table, seat]

    def _looking(self, table: str) -> tuple[int, ...]:
        """Return the seats with a page in this process that somebody can see."""
        here = self._here.get(table, {})
        return tuple(sorted(seat for seat, pages in here.items() if pages > self._covered[table, seat]))

    @contextlib.contextmanager
    def polling(self, table: str, seat: int) -> Iterator[None]:
        """Record that a program waits for the turn of a seat. Others do not see this."""
        self._polls[table, seat] += 1
        try:
            yield
        finally:
            self._polls[table, seat] -= 1
            if not self._polls[table, seat]:
                del self._polls[table, seat]

    def attended(self, table: str) -> set[int]:
        """Return the seats that need no notice: a page is in sight, or a program waits in this process."""
        now = clock.ticks()
        found = {seat for here, seat in self._polls if here == table}.union(self._looking(table))
        return found.union(*(looking for until, _, looking in self._elsewhere.get(table, {}).values() if until > now))

    # --- spectators

    async def note_spectator(self, table: str) -> None:
        """Record that somebody without a seat looks at a table now."""
        self._look(table)

    def _look(self, table: str) -> None:
        now = clock.ticks()
        if len(self._looks) > MAX_LOOKS:
            self._looks = {
                one: look for one, look in self._looks.items() if now - look[1] < LOOK_SECONDS or one in self._eyes
            }
        first = table not in self._looks or (now - self._looks[table][1] > LOOK_SECONDS and table not in self._eyes)
        self._looks[table] = (now if first else self._looks[table][0], now)
        self.on_look(table)

    @contextlib.asynccontextmanager
    async def looking(self, table: str, spectator: bool) -> AsyncIterator[None]:
        """Record that somebody without a seat looks at a table, for as long as the live connection lasts."""
        if not spectator:
            yield
            return
        self._eyes[table] += 1
        try:
            await self.note_spectator(table)
            yield
        finally:
            self._look(table)
            self._eyes[table] -= 1
            if self._eyes[table] <= 0:
                del self._eyes[table]

    def spectated_since(self, table: str, within: float) -> float | None:
        """Return how many seconds ago spectators began to look at a table; None if none has for so many seconds."""
        look, now = self._looks.get(table), clock.ticks()
        if look is None or (now - look[1] > within and table not in self._eyes):
            return None
        return now - look[0]

    def listened(self) -> set[str]:
        """Return the tables that have local listeners."""
        return set(self._listeners)

    async def _tell_presence(self, table: str) -> None:
        self.changed(table)


class PostgresHub(Hub):
    """A hub for several processes on one PostgreSQL, with NOTIFY.

    It reconnects after a failure and wakes all listeners.
    """

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line: asyncpg.Connection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._speaks = asyncio.Lock()  # one command at a time on the connection

    async def open(self) -> None:
        """Connect and listen."""
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop listening."""
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        if self._line is not None:
            await self._line.close()

    async def _connect(self) -> None:
        """Open the connection. It is used only once it listens and holds its lock: it takes one command at a time."""
        line = await asyncpg.connect(self._url)
        try:
            await line.add_listener(CHANNEL, self._heard)
            # The lock is held as long as the connection lasts. It shows other processes that this one is alive.
            await line.execute("SELECT pg_advisory_lock_shared($1, $2)", LOCK_CLASS, _number(self.process))
        except BaseException:
            line.terminate()
            raise
        self._line = line

    async def dead(self, drivers: list[str]) -> list[str]:
        """Return the processes without a connection to the database.

        The caller reads the drivers before this query, so a process that has just taken a lease is not reported as
        dead. While our own connection is broken we cannot know, so nobody is reported.
        """
        others = [driver for driver in drivers if driver != self.process]
        line = self._line
        if not others or line is None or line.is_closed():
            return []
        try:
            async with self._speaks:
                held = await line.fetch(
                    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted", LOCK_CLASS
                )
        except LINE_BROKEN:
            return []
        numbers = {row[0] for row in held}
        return [driver for driver in others if _number(driver) not in numbers]

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_INTERVAL * (0.1 if self._line is None or self._line.is_closed() else 1))
            try:
                if self._line is None or self._line.is_closed():
                    await self._connect()
                    for table in self.listened():  # notifications were lost meanwhile
                        self.changed(table)
                    self.on_remote_change("")
                self._prune()
                for table in list(self._here):
                    await self._tell_presence(table, False)
                for table in list(self._eyes):
                    await self.note_spectator(table)
            except LINE_BROKEN:
                self._line = None

    def _heard(self, _line: object, _pid: int, _channel: str, text: object) -> None:
        try:
            hint = json.loads(str(text))
            table, process = hint.get("table", ""), hint["by"]
        except (ValueError, KeyError, TypeError):
            return
        if process == self.process:
            return
        if "over" in hint:
            self._end(hint["over"])
            return
        if "look" in hint:
            self._look(table)
            return
        if "here" not in hint:
            self.on_remote_change("" if hint.get("left") else table)
            self.changed(table)
            return
        before = self.present(table)
        self._record_presence(table, process, tuple(hint["here"]), tuple(hint.get("looking", ())))
        if self.present(table) != before:  # a repeated announcement changes nothing
            self.changed(table)

    def _record_presence(self, table: str, process: str, seats: tuple[int, ...], looking: tuple[int, ...]) -> None:
        """Store who is present at a table in another process. Drop old and empty entries."""
        now = clock.ticks()
        known = {one: told for one, told in self._elsewhere.get(table, {}).items() if told[0] > now}
        known.pop(process, None)
        if seats:
            known[process] = (now + PRESENCE_SECONDS, seats, looking)
        if known:
            self._elsewhere[table] = known
        else:
            self._elsewhere.pop(table, None)

    def _prune(self) -> None:
        """Drop expired entries: a process that died cannot announce that its seats left."""
        now = clock.ticks()
        for table, known in list(self._elsewhere.items()):
            left = {one: told for one, told in known.items() if told[0] > now}
            if left:
                self._elsewhere[table] = left
            else:
                del self._elsewhere[table]

    async def _tell_presence(self, table: str, local: bool = True) -> None:
        if local:
            self.changed(table)
        here, looking = sorted(self._here.get(table, ())), self._looking(table)
        await self._say({"table": table, "by": self.process, "here": here, "looking": looking})

    async def note_spectator(self, table: str) -> None:
        """Record that somebody without a seat looks at a table, here and in all other processes."""
        self._look(table)
        await self._say({"table": table, "by": self.process, "look": True})

    async def end_sessions(self, sessions: list[str]) -> None:
        """End the live connections of sessions, in this process and in all others."""
        await super().end_sessions(sessions)
        for first in range(0, len(sessions), AT_ONCE):
            await self._say({"by": self.process, "over": sessions[first : first + AT_ONCE]})

    async def _say(self, hint: dict[str, Any]) -> None:
        """Notify the other processes, if the connection is open."""
        line = self._line
        if line is not None and not line.is_closed():
            async with self._speaks:
                with contextlib.suppress(*LINE_BROKEN):
                    await line.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps(hint))
