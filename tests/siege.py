"""Attacks a server in many ways while people play: `make siege`, or `python -m tests.siege --kills 20`.

A server with thousands of stored tables receives half-sent requests and imports of very long games; its clock is set
back; then it is killed repeatedly; then two servers share a database and one stops. Then a few addresses hold open
everything they can at a server with its usual limits, while one person plays from another address and one from the
attacker's. During all this somebody plays at another table. Before that, everything that goes to an address given by a
user is attacked: see `siege_addresses.py`.

Required: nobody waits longer than two seconds for an answer while the server is up, nothing acknowledged is lost, and
afterwards the server's memory is within a fifth of what it was. Each wait is compared with the longest wait of somebody
who plays at the same time at a server that is not attacked. Every figure is printed as soon as it is known, whether it
passes or not.

It uses only addresses of this machine, and its loops stop by themselves.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import resource
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import URLError

from consigliere.table.client import Client, Refused, Table
from tests.long_games import long_save
from tests.siege_addresses import attack_addresses
from tests.table.crowd import Crowd, From, SeatFrom
from tests.table.server import Browser, Server, start_postgres
from tests.table.test_kill import Choices, assert_kept

LONGEST = 2.0  # seconds anybody may wait
BUSY = 4.0  # ... or so many times as long as at an idle server at the same time
STORED = 5000
HALF_OPEN = 1000
QUIET = 5.0  # seconds without an attack: waits are compared with these
FORM = b"content-type: application/x-www-form-urlencoded\r\n"
HOLDING = ("polls", "lines", "rests", "unread")  # from 127.0.0.2 on
HALVES = (
    b"GET / HTTP/1.1\r\nhost: ",
    b"POST /quick HTTP/1.1\r\nhost: x\r\n" + FORM + b"content-length: 9\r\n\r\nhalf",
)


class Report:
    """Prints figures as they come, and collects the failed ones."""

    def __init__(self) -> None:
        self.broken: list[str] = []

    def tell(self, line: str) -> None:
        print(line, flush=True)

    def must(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.broken.append(otherwise)
            self.tell(f"  BROKEN: {otherwise}")

    def waits(self, when: str, person: Person, neighbour: Person) -> None:
        """The waits since the last look, compared with those at a server without attack at the same time."""
        waits, refused = person.look()
        longest = max(waits, default=0.0)
        quiet = max(neighbour.look()[0], default=longest)
        ratio = f" ({longest / quiet:.1f} times the {quiet:.2f} s at a quiet server beside it)" if quiet else ""
        middle = sorted(waits)[len(waits) // 2] if waits else 0.0
        load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
        self.tell(f"{when}: {len(waits)} answers, median {middle:.3f} s, longest {longest:.2f} s{ratio}; {load}")
        # If other load slows an idle server too, this server is not to blame.
        self.must(longest <= max(LONGEST, BUSY * quiet), f"{when}: somebody waited {longest:.2f} s")
        self.must(not refused, f"{when}: {refused} requests were cut off though the server was up")
        self.must(len(waits) > 20, f"{when}: only {len(waits)} answers")


class Person:
    """Somebody who plays both seats of a table and records the time of each answer and what was acknowledged."""

    def __init__(self, address: str, seed: int, here: str = "127.0.0.1") -> None:
        self.address = address
        self._here = here  # the address they come from
        self.acknowledged: dict[str, Choices] = {}
        self.sent: dict[str, Choices] = {}
        self._waits: list[float] = []
        self._cut = 0  # requests that failed although the server was up
        self.down = False  # the server is known to be down: waiting for it is not counted
        self.problems: list[BaseException] = []
        self._stop = threading.Event()
        self._rng = random.Random(seed)
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(120)

    def look(self) -> tuple[list[float], int]:
        """The time of each answer since the last look, and the number of failed requests."""
        waits, cut, self._waits, self._cut = self._waits, self._cut, [], 0
        return waits, cut

    def put_back(self, seen: tuple[list[float], int]) -> None:
        """A page that was read is read again."""
        self._waits, self._cut = [*seen[0], *self._waits], self._cut + seen[1]

    def _open(self) -> list[Table]:
        client = From(self.address, self._here)
        host = client.open("dual_powers", 2, name="Anna")
        seats = [SeatFrom(self.address, self._here, one) for one in (host, client.join(host.table, "Boris"))]
        From(self.address, self._here, host.host).call("POST", f"/tables/{host.table}/start", {})
        self.acknowledged[host.table], self.sent[host.table] = [], []
        return list(seats)

    def _play(self) -> None:
        seats: list[Table] = []
        while not self._stop.is_set():
            try:
                if not seats:
                    seats = self._open()
                asked = next((q for seat in seats if (q := self._timed(seat.options))["asked"]), None)
                if asked is None:
                    seats = []
                    continue
                choice, table = self._rng.choice(asked["options"]), seats[0].table
                self.sent[table].append((asked["seat"], choice))
                seat = seats[asked["seat"]]
                self._timed(lambda: seat.play(choice, asked["number"]))  # noqa: B023
                self.acknowledged[table].append((asked["seat"], choice))
                time.sleep(0.05)
            except Refused as error:
                if error.status not in (403, 409):
                    self.problems.append(error)
                    return
            except (URLError, OSError, HTTPException):  # the server is down now
                self._cut += not self.down
                time.sleep(0.05)
            except BaseException as error:
                self.problems.append(error)
                return

    def _timed(self, ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """The answer to one request. Its time counts unless the server was down meanwhile."""
        began, was_down = time.monotonic(), self.down
        answer = ask()
        if not was_down and not self.down:
            self._waits.append(time.monotonic() - began)
        return answer

    def check(self, server: Server) -> int:
        """Check that nothing acknowledged is lost. Return the number of acknowledged choices."""
        assert not self.problems, self.problems
        for table, choices in self.acknowledged.items():
            assert_kept(server.answers(table), choices, self.sent[table])
        return sum(map(len, self.acknowledged.values()))


def memory(pid: int) -> float:
    """The resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def busy(pid: int) -> float:
    """The processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def store_tables(database: str, table: str, count: int) -> None:
    """Copies of a running table, as if so many had been abandoned."""
    with sqlite3.connect(database.removeprefix("sqlite:///"), timeout=30) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)") if row[1] != "id"]
        names = ", ".join(f'"{name}"' for name in columns)
        for n in range(count):
            fresh = f"stored{n:06}"
            connection.execute(
                f"INSERT INTO tables (id, {names}) SELECT ?, {names} FROM tables WHERE id = ?", (fresh, table)
            )
            connection.execute(
                "INSERT INTO seats (table_id, seat, kind, name, bot) "
                "SELECT ?, seat, kind, name, bot FROM seats WHERE table_id = ?",
                (fresh, table),
            )


def wait_for_quiet(database: str, table: str) -> None:
    """Wait until the store says that a table waits for people only."""
    with sqlite3.connect(database.removeprefix("sqlite:///"), timeout=30) as connection:
        while connection.execute("SELECT due_at FROM tables WHERE id = ?", (table,)).fetchone() != (None,):
            time.sleep(0.05)


def half_open(port: int, count: int) -> list[socket.socket]:
    found = []
    for n in range(count):
        with contextlib.suppress(OSError):
            one = socket.create_connection(("127.0.0.1", port), timeout=10)
            one.sendall(HALVES[n % 2])
            found.append(one)
    return found


def wait_for_bots(table: Table, limit: float) -> float | None:
    """Seconds until the bots of a table have moved; None if they do not."""
    began, head = time.monotonic(), table.events()["next"]
    while table.events()["next"] == head and table.info()["state"] == "running":
        if time.monotonic() - began > limit:
            return None
        time.sleep(0.05)
    return time.monotonic() - began


def send_game(browser: Browser, saved: str) -> tuple[int, float]:
    """The status of an import, and how long it took."""
    began = time.monotonic()
    answer = browser.http.post("/import", data={"csrf": browser.csrf}, files={"file": ("game.json", saved)})
    return answer.status_code, time.monotonic() - began


def attack_server(folder: str, kills: int, report: Report) -> None:
    """One server on SQLite."""
    hostile = (long_save(19_000), long_save(4_000))  # one that is too long, and one of the maximum length
    server = Server(
        f"sqlite:///{folder}/tables.db", "--no-limits", "--idle", "3", "--load", "tests.table.clock_set_back", pace=0.05
    )
    beside = Server(f"sqlite:///{folder}/beside.db", "--no-limits")
    try:
        host = Client(server.address).open("dual_powers", 2, name="Left", places=["me", "open"])
        Client(server.address).join(host.table, "Standing")
        host.start()
        wait_for_quiet(server.database, host.table)
        store_tables(server.database, host.table, STORED)
        before = busy(server.pid)
        time.sleep(5)
        report.tell(f"{STORED} stored running tables: {(busy(server.pid) - before) / 5:.1%} of a processor when idle")

        person, neighbour = Person(server.address, 1), Person(beside.address, 3)
        browser = Browser(server.address)  # load now what is loaded once: pages, bots, the import parser
        browser.quick()
        send_game(browser, hostile[1])
        bots = Client(server.address).open("dual_powers", 2, places=["bot:random", "bot:random"], pace=0.05)
        bots.start()
        wait_for_bots(bots, 60)
        person.look(), neighbour.look()
        time.sleep(QUIET)
        report.waits("one person, nothing else", person, neighbour)
        at_first = memory(server.pid)

        half = half_open(server.port, HALF_OPEN)
        time.sleep(QUIET)
        report.waits(f"{len(half)} half-sent requests", person, neighbour)

        imports: list[tuple[int, float]] = []
        importer = threading.Thread(target=lambda: imports.extend(send_game(browser, hostile[n % 2]) for n in range(6)))
        importer.start()
        bots = Client(server.address).open("dual_powers", 2, places=["bot:random", "bot:random"], pace=0.05)
        bots.start()
        wait_for_bots(bots, 60)
        os.kill(server.pid, signal.SIGUSR1)
        went_on = wait_for_bots(bots, 20)
        report.tell(f"clock turned back an hour: bots went on after {went_on or 0.0:.1f} s")
        report.must(went_on is not None, "bots stand still when the clock is set back")
        half += half_open(server.port, HALF_OPEN)
        importer.join(300)
        told = ", ".join(f"{status} after {took:.1f} s" for status, took in imports)
        report.waits(f"as many again, a clock turned back, an importer ({told})", person, neighbour)
        browser.close()
        for one in half:
            one.close()
        until = time.monotonic() + 60
        while memory(server.pid) > at_first * 1.2 and time.monotonic() < until:
            time.sleep(1)
        at_last = memory(server.pid)
        report.tell(f"memory: {at_first:.0f} MB before, {at_last:.0f} MB after")
        report.must(at_last <= at_first * 1.2, "memory does not come back")

        person.look(), neighbour.look()
        rng = random.Random(20)
        for _ in range(kills):
            time.sleep(0.3 + rng.random() * 0.7)
            person.down = True
            server.kill()
            server.start()
            time.sleep(0.1)
            person.down = False
        time.sleep(2)
        report.waits(f"{kills} kills, between them", person, neighbour)
        person.stop()
        neighbour.stop()
        server.stop()
        report.tell(f"{kills} kills: {person.check(server)} choices acknowledged, none lost")
    finally:
        server.stop()
        beside.stop()


def fill_connections(folder: str, report: Report) -> None:
    """A few addresses hold open everything they can at a server with its usual limits, again and again."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server = Server(f"sqlite:///{folder}/limited.db", "--limits")
    beside = Server(f"sqlite:///{folder}/beside.db", "--no-limits")
    people: list[Person] = []
    crowds = {what: Crowd(server.port, f"127.0.0.{n}") for n, what in enumerate(HOLDING, 2)}
    try:
        neighbour = Person(beside.address, 3)
        elsewhere, same = Person(server.address, 4, "127.0.0.9"), Person(server.address, 5, "127.0.0.2")
        people = [neighbour, elsewhere, same]
        client = From(server.address, "127.0.0.2")
        free = [client.open("dual_powers", 2, name=f"Free {n}") for n in range(12)]
        time.sleep(QUIET / 2)
        for person in people:
            person.look()
        crowds["lines"].lines(free[0].table, 2000)
        for seat in free:
            crowds["polls"].polls(seat, 200)
        crowds["rests"].resting(1500)
        crowds["unread"].unread(100, f"/t/{free[0].table}")
        until = time.monotonic() + 60
        while sum(crowd.alive() for crowd in crowds.values()) > 2000 and time.monotonic() < until:
            time.sleep(0.5)
        time.sleep(2 * QUIET)
        for who, person in (("another address", elsewhere), ("the same address", same)):
            waits, cut = person.look()
            told = f"{len(waits)} answers, longest {max(waits, default=0.0):.2f} s, {cut} requests cut off"
            report.tell(f"while more than 6,000 connections came at once, somebody at {who}: {told}")
        neighbour.look()
        until = time.monotonic() + 4 * QUIET
        while time.monotonic() < until:
            for seat in free[:4]:
                crowds["polls"].polls(seat, 2)
            crowds["lines"].lines(free[0].table, 4)
            crowds["rests"].resting(10)
            held = {what: crowd.alive() for what, crowd in crowds.items()}
            time.sleep(1)
        report.tell(f"held open by four addresses: {', '.join(f'{count} {what}' for what, count in held.items())}")
        quiet = neighbour.look()
        for who, person in (("another address", elsewhere), ("the same address", same)):
            neighbour.put_back(quiet)
            report.waits(f"everything held, somebody at {who}", person, neighbour)
        for person in people:
            person.stop()
        played = elsewhere.check(server) + same.check(server)
        report.tell(f"there {played} choices were acknowledged, none lost")
    finally:
        for person in people:
            person.stop()
        for crowd in crowds.values():
            crowd.leave()
        server.stop()
        beside.stop()


def hand_over(folder: str, report: Report) -> None:
    """Two servers on one PostgreSQL, one of which is stopped."""
    running = start_postgres(Path(folder) / "postgres")
    beside = Server(f"sqlite:///{folder}/beside.db", "--no-limits")
    servers = [Server(running.get_uri(), "--no-limits", pace=0.05) for _ in range(2)]
    try:
        person, neighbour = Person(servers[1].address, 2), Person(beside.address, 3)
        bots = Client(servers[0].address).open("dual_powers", 2, places=["bot:random", "bot:random"], pace=0.05)
        bots.start()
        watch = Table(servers[1].address, bots.table)
        wait_for_bots(watch, 60)
        stopped = time.monotonic()
        servers[0].stop()
        gone = time.monotonic()
        taken = wait_for_bots(watch, 120)
        first = Client(beside.address).open("dual_powers", 2, places=["bot:random", "bot:random"], pace=0.05)
        first.start()
        quiet = wait_for_bots(first, 120) or 0.0  # its bots have not moved yet either, so its workers must start first
        later = "never" if taken is None else f"{taken:.2f} s later"
        report.tell(f"one of two servers stopped (in {gone - stopped:.1f} s): its bots moved {later}")
        report.tell(f"  the first bots of a quiet server beside them moved after {quiet:.2f} s")
        report.must(taken is not None and taken <= max(5.0, BUSY * quiet), "the other server does not take over")
        time.sleep(1)
        report.waits("at the other server", person, neighbour)
        person.stop()
        neighbour.stop()
        report.tell(f"there {person.check(servers[1])} choices were acknowledged, none lost")
    finally:
        for server in (*servers, beside):
            server.stop()
        running.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--alone", action="store_true", help="without the part on PostgreSQL")
    parser.add_argument("--addresses", action="store_true", help="only webhooks, mail addresses and links")
    given = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        attack_addresses(folder, report)
        if given.addresses:
            finish(report)
        fill_connections(folder, report)
        attack_server(folder, given.kills, report)
        if not given.alone:
            hand_over(folder, report)
    finish(report)


def finish(report: Report) -> None:
    """Say how it went, and end."""
    print("It did not hold." if report.broken else "It held.")
    sys.exit(bool(report.broken))


if __name__ == "__main__":
    main()
