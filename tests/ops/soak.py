"""An installation under load while its parts are killed: `make soak`, or `python -m tests.ops.soak --minutes 60`.

nginx with TLS, three servers, one PostgreSQL. People play games through the proxy, each from an address of their own;
others open tables over days (with clocks of seconds: `short_days.py`) and do not come back. Meanwhile servers are
killed with kill -9 or stopped, PostgreSQL is stopped as by a power failure, and nginx is reloaded or ended. Clocks and
other due times are read from the store every second.

Required: every choice and every line of talk that was acknowledged is stored, in order, once; nothing happens before
its time, and nothing later than GRACE seconds after it (or after the last disturbance); every message that is marked as
sent was received, and none is left waiting. It prints its figures at the end as JSON, and exits with 1 if one is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from consigliere.table.client import Refused
from tests.table.test_kill import Choices, assert_kept

from .installation import Database, Node, Part, Proxy
from .visitors import Program, ProgramAtTable, Visitor, http_through

GRACE = 30.0  # seconds after a due time, or after the last disturbance, in which something must have happened
SETTLED = 5.0  # seconds after a disturbance
SHORT_OF = (502, 503, 504)  # a server, the database or all servers are away
MOVED_ON = (403, 404, 409)
THINK = 0.8  # mean seconds between two choices at a table


class Soak:
    """What everybody has in common: the installation, the end, and what went wrong."""

    def __init__(self, proxy: Proxy, nodes: list[Node], database: Database, hooks: Hooks) -> None:
        self.proxy, self.nodes, self.database, self.hooks = proxy, nodes, database, hooks
        self.stop = threading.Event()
        self.problems: list[str] = []
        self.disturbed_until = time.time()
        self.disturbances: Counter[str] = Counter()
        self.refused: Counter[int] = Counter()
        self.lost_connections = 0

    def run(self, what: Callable[[], None]) -> threading.Thread:
        """Run something in a thread until the end. Whatever it raises is a problem."""

        def guarded() -> None:
            try:
                what()
            except BaseException as error:
                self.problems.append(f"{what}: {type(error).__name__}: {error}")
                raise

        thread = threading.Thread(target=guarded, daemon=True)
        thread.start()
        return thread

    def forgiven(self, error: Exception) -> bool:
        """Count a failure; return whether to go on."""
        if isinstance(error, Refused):
            self.refused[error.status] += 1
            if error.status not in (*SHORT_OF, *MOVED_ON):
                self.problems.append(f"{error.status}: {error}")
            return True
        self.lost_connections += 1
        return isinstance(error, httpx.TransportError)


class Player:
    """Two seats of one table after another, played over the API, with talk. Remembers what was acknowledged."""

    def __init__(self, soak: Soak, number: int) -> None:
        self._soak, self._rng = soak, random.Random(number)
        here = f"127.0.1.{number + 1}"
        self._program = Program(soak.proxy, http_through(soak.proxy, here))
        self.acknowledged: dict[str, Choices] = {}
        self.sent: dict[str, Choices] = {}
        self.said: dict[str, list[str]] = {}
        self.waits: list[float] = []
        self.finished = 0
        self._seats: list[ProgramAtTable] = []

    def play(self) -> None:
        while not self._soak.stop.is_set():
            try:
                self._step()
            except (Refused, httpx.TransportError) as error:
                if not self._soak.forgiven(error):
                    raise
                self._soak.stop.wait(0.3)

    def _step(self) -> None:
        if not self._seats:
            self._seats = self._open()
        asked = next((q for seat in self._seats if (q := seat.options())["asked"]), None)
        if asked is None:
            if any(seat.options()["over"] for seat in self._seats):
                self.finished += 1
                self._seats = []
            self._soak.stop.wait(0.3)
            return
        choice, table, seat = self._rng.choice(asked["options"]), self._seats[0].table, asked["seat"]
        self.sent[table].append((seat, choice))
        began = time.monotonic()
        self._seats[seat].play(choice, asked["number"])
        self.waits.append(time.monotonic() - began)
        self.acknowledged[table].append((seat, choice))
        if self._rng.random() < 0.05:
            line = f"line {len(self.said[table])} {self._rng.random()}"
            self._seats[seat].say(line)
            self.said[table].append(line)
        self._soak.stop.wait(self._rng.expovariate(1 / THINK))

    def _open(self) -> list[ProgramAtTable]:
        host = self._program.open("dual_powers", 2, name="Anna", window=4)
        guest = self._program.join(host.table, "Boris")
        found = [self._program.at(host), self._program.at(guest)]
        found[0].start()
        self.acknowledged[host.table], self.sent[host.table], self.said[host.table] = [], [], []
        return found


class Absent:
    """People who open tables over days, with a webhook each, and mostly do not come back."""

    def __init__(self, soak: Soak, number: int) -> None:
        self._soak, self._rng, self._number = soak, random.Random(1000 + number), number
        self.opened = 0

    def play(self) -> None:
        people: list[Visitor] = []
        while not self._soak.stop.is_set():
            try:
                if not people:
                    people = [self._arrive(n) for n in range(2)]
                self._open(*people)
                self._soak.stop.wait(self._rng.uniform(8, 20))
            except (httpx.TransportError, AssertionError) as error:  # a form that was not answered as usual
                self._soak.lost_connections += isinstance(error, httpx.TransportError)
                self._soak.stop.wait(1.0)

    def _arrive(self, n: int) -> Visitor:
        one = Visitor(self._soak.proxy, f"127.0.2.{2 * self._number + n + 1}")
        one.get("/notice")
        one.post("/notice/webhook", kind="json", url=self._soak.hooks.url(f"/{self._number}/{n}"))
        return one

    def _open(self, anna: Visitor, boris: Visitor) -> None:
        at_zero, pace = self._rng.choice(["end", "bot", "bot"]), self._rng.choice(["brisk", "steady", "easy"])
        places = {"seat-0": "me", "seat-1": "open"}
        table = anna.go("/new/dual_powers", seats=2, nickname="Anna", speed=pace, at_zero=at_zero, **places)
        boris.get(table)
        boris.go(f"{table}/join", seat=1, nickname="Boris")
        anna.go(f"{table}/start")
        self.opened += 1
        for person in (anna, boris) * self._rng.choice([0, 0, 3]):  # a few of them play a little
            options, number = person.options(table)
            if options:
                person.post(f"{table}/play", option=self._rng.choice(options), number=number)


class Deadlines:
    """Reads due times and running clocks from the store every second, and notes when each was acted upon."""

    def __init__(self, soak: Soak) -> None:
        self._soak = soak
        self.late: dict[str, list[float]] = {"clock": [], "due": []}  # seconds, of those that passed
        self.after_disturbance: list[float] = []  # the same, counted from the end of a disturbance
        self.early = 0
        self._known: dict[tuple[str, str], float] = {}  # what, and when it is due
        self._looked = time.time()

    def watch(self) -> None:
        asyncio.run(self._watch())

    async def _watch(self) -> None:
        while not self._soak.stop.is_set():
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self._soak.database.uri, timeout=5)
                try:
                    while not self._soak.stop.is_set():
                        await self._look(connection)
                        await asyncio.sleep(1.0)
                finally:
                    await connection.close(timeout=2)
            await asyncio.sleep(0.5)

    async def _look(self, connection: Any) -> None:
        now = time.time()
        clocks = await connection.fetch(
            'SELECT c.table_id, c.seat, c.since, c.since + c."left" AS due FROM clocks c JOIN tables t '
            "ON t.id = c.table_id WHERE t.state = 'running' AND c.since IS NOT NULL AND t.at_zero = 'end' AND "
            "(SELECT count(*) FROM seats s WHERE s.table_id = t.id AND s.kind = 'human' AND s.bot = '') > 1"
        )
        due = await connection.fetch("SELECT id, due_at FROM tables WHERE state = 'running' AND due_at IS NOT NULL")
        ended = {row[0] for row in await connection.fetch("SELECT id FROM tables WHERE ended = 'time'")}
        found = {("clock", f"{row[0]}/{row[1]}/{row[2]}"): float(row[3]) for row in clocks}
        found |= {("due", f"{row[0]}/{row[1]}"): float(row[1]) for row in due}
        for what, at in self._known.items():
            if what in found:
                continue
            if what[0] == "clock" and now < at - 1.0 and what[1].split("/")[0] in ended:
                self.early += 1
                self._soak.problems.append(f"a table was ended {at - now:.1f} s before the clock {what} ran out")
            if self._looked > at:  # it was still there after its time
                self._note(what, self._looked, at)
        for what, at in found.items():
            if now - max(at, self._soak.disturbed_until) > GRACE:
                self._soak.problems.append(f"{what} is {now - at:.0f} s late")
        self._known, self._looked = found, now

    def _note(self, what: tuple[str, str], seen: float, at: float) -> None:
        quiet_since = self._soak.disturbed_until
        if at > quiet_since + SETTLED:
            self.late[what[0]].append(seen - at)
        else:
            self.after_disturbance.append(max(0.0, seen - max(at, quiet_since)))


class Hooks:
    """Receives webhooks."""

    def __init__(self) -> None:
        self.ids: Counter[str] = Counter()
        hooks = self

        class Receiver(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers.get("content-length", 0)))
                hooks.ids[self.headers.get("webhook-id", "")] += 1
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                return None

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}{path}"


class Chaos:
    """Disturbs the installation, one thing at a time."""

    def __init__(self, soak: Soak, seed: int) -> None:
        self._soak, self._rng = soak, random.Random(seed)

    def rage(self) -> None:
        ways = [self._kill, self._kill, self._kill, self._stop, self._database, self._both, self._proxy]
        while not self._soak.stop.wait(self._rng.uniform(15, 50)):
            way = self._rng.choice(ways)
            self._soak.disturbed_until = time.time() + 3600  # until it is over
            way()
            self._soak.disturbances[way.__name__.strip("_")] += 1
            self._soak.disturbed_until = time.time()

    def _away(self) -> None:
        time.sleep(self._rng.uniform(0, 6))

    def _kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        node = self._rng.choice(self._soak.nodes)
        node.end(how)
        self._away()
        node.start()

    def _stop(self) -> None:
        self._kill(signal.SIGTERM)

    def _database(self) -> None:
        self._soak.database.stop(self._rng.choice(["fast", "immediate"]))
        self._away()
        self._soak.database.start()

    def _both(self) -> None:
        """A server dies while the database is away."""
        node = self._rng.choice(self._soak.nodes)
        self._soak.database.stop("immediate")
        node.end(signal.SIGKILL)
        self._away()
        self._soak.database.start()
        node.start()

    def _proxy(self) -> None:
        if self._rng.random() < 0.5:
            self._soak.proxy.reload()
        else:
            self._soak.proxy.end()
            self._away()
            self._soak.proxy.start()


async def audit(soak: Soak, players: list[Player]) -> dict[str, Any]:
    """Compare what was acknowledged with what is stored."""
    connection = await asyncpg.connect(soak.database.uri)
    kept = spoken = 0
    try:
        for player in players:
            for table, choices in player.acknowledged.items():
                rows = await connection.fetch(
                    "SELECT seat, text, hand FROM choices WHERE table_id = $1 AND kind = 'choice' AND hand <> 'row' "
                    "ORDER BY number",
                    table,
                )
                stored = [(row[0], row[1]) for row in rows]
                by_people = [(row[0], row[1]) for row in rows if row[2] not in ("window", "clerk")]
                try:
                    assert_kept(stored, choices, stored)  # everything acknowledged is there
                    assert_kept(by_people, [], player.sent[table])  # and nothing that nobody sent, or twice
                except AssertionError as error:
                    soak.problems.append(f"table {table}: {error}")
                kept += len(choices)
                lines = {row[0] for row in await connection.fetch("SELECT text FROM chat WHERE table_id = $1", table)}
                missing = [line for line in player.said[table] if line not in lines]
                soak.problems.extend(f"table {table}: lost talk {line!r}" for line in missing)
                spoken += len(player.said[table])
        now = time.time()
        states = dict(await connection.fetch("SELECT state, count(*) FROM deliveries GROUP BY state"))
        sent = [row[0] for row in await connection.fetch("SELECT id FROM deliveries WHERE state = 'sent'")]
        waits = await connection.fetchval(
            "SELECT count(*) FROM outbox WHERE state = 'waiting' AND due_at < $1", now - 2 * GRACE
        )
        notices = dict(await connection.fetch("SELECT event, count(*) FROM outbox WHERE state = 'told' GROUP BY event"))
        ended = await connection.fetchval("SELECT count(*) FROM tables WHERE ended = 'time'")
        caretakers = await connection.fetchval("SELECT count(*) FROM seats WHERE kind = 'human' AND bot <> ''")
    finally:
        await connection.close()
    never = [one for one in sent if one not in soak.hooks.ids]
    if never:
        soak.problems.append(f"{len(never)} messages are marked as sent and never arrived")
    if waits:
        soak.problems.append(f"{waits} notices are due and were not handed over")
    return {
        "choices acknowledged": kept,
        "lines of talk acknowledged": spoken,
        "tables ended by their clock": ended,
        "seats played by a caretaker": caretakers,
        "notices told": notices,
        "messages": states,
        "messages received": len(soak.hooks.ids),
        "messages received twice": sum(times > 1 for times in soak.hooks.ids.values()),
    }


def at(values: list[float], part: float) -> float:
    """A quantile, rounded."""
    return round(sorted(values)[min(len(values) - 1, int(part * len(values)))], 2) if values else 0.0


def soak_for(minutes: float, tables: int, seed: int, folder: Path) -> dict[str, Any]:
    """Build the installation, disturb it for so long, let it rest, and compare."""
    database, hooks = Database(folder / "postgres"), Hooks()
    options = ("--load", "tests.ops.short_days", "--allow-inner", "127.0.0.1", "--pace", "0.2", "--workers", "1")
    nodes = [Node(folder, f"server-{n}", database.uri, *options, "--log", "json") for n in range(3)]
    proxy = Proxy("nginx", folder, [node.port for node in nodes])
    soak = Soak(proxy, nodes, database, hooks)
    players, absent = [Player(soak, n) for n in range(tables)], [Absent(soak, n) for n in range(3)]
    deadlines, chaos = Deadlines(soak), Chaos(soak, seed)
    threads = [
        soak.run(work) for work in (*(one.play for one in players), *(one.play for one in absent), deadlines.watch)
    ]
    until, began, raging = time.monotonic() + 60 * minutes, time.monotonic(), soak.run(chaos.rage)
    told = 1
    try:
        while time.monotonic() < until and not any(not thread.is_alive() for thread in threads):
            time.sleep(1)
            if time.monotonic() - began > 60 * told:
                told += 1
                made = sum(len(one) for player in players for one in player.acknowledged.values())
                print(f"{(time.monotonic() - began) / 60:.0f} min: {made} choices, {dict(soak.disturbances)}, "
                      f"problems {soak.problems[-2:]}", flush=True)  # fmt: skip
    finally:
        lasted = (time.monotonic() - began) / 60
        soak.stop.set()
        for thread in (*threads, raging):
            thread.join(240)
        time.sleep(GRACE)
        found = asyncio.run(audit(soak, players))
        parts: list[Part] = [proxy, *nodes, database]
        for part in parts:
            part.close()
    waits = [wait for player in players for wait in player.waits]
    logs = "".join(node.log.read_text() for node in nodes)
    return {
        "minutes": round(lasted, 1),
        "disturbances": dict(soak.disturbances),
        **found,
        "games finished": sum(player.finished for player in players),
        "tables over days opened": sum(one.opened for one in absent),
        "a choice took, s": {"median": at(waits, 0.5), "p99": at(waits, 0.99), "longest": at(waits, 1.0)},
        "clocks acted upon after their time, s": _figures(deadlines.late["clock"]),
        "anything due, s": _figures(deadlines.late["due"]),
        "due during a disturbance: after its end, s": _figures(deadlines.after_disturbance),
        "acted upon too early": deadlines.early,
        "refused": {str(status): times for status, times in sorted(soak.refused.items())},
        "lost connections": soak.lost_connections,
        "tracebacks in the logs": logs.count("Traceback"),
        "problems": soak.problems[:20],
    }


def _figures(late: list[float]) -> dict[str, float]:
    return {"count": len(late), "median": at(late, 0.5), "p99": at(late, 0.99), "longest": at(late, 1.0)}


def main() -> None:
    """Read the options, run, and print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--minutes", type=float, default=60.0)
    options.add_argument("--tables", type=int, default=8, help="tables of an evening that are played all the time")
    options.add_argument("--seed", type=int, default=1, help="of the disturbances")
    options.add_argument("--keep", type=Path, default=None, help="a folder for logs that stays")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        if given.keep is not None:
            given.keep.mkdir(parents=True, exist_ok=True)
        found = soak_for(given.minutes, given.tables, given.seed, given.keep or Path(folder))
    print(json.dumps(found, indent=2))
    print("It did not hold." if found["problems"] else "It held.")
    sys.exit(bool(found["problems"]))


if __name__ == "__main__":
    main()
