"""Everything at once against one person's table: `make siege`, or `python -m tests.siege --kills 20`.

A server holds thousands of stored tables and is beset by half-sent requests and by somebody who imports very long
games; its clock is turned back; then it is killed again and again; then two servers share a database and one stops.
All the while somebody plays at another table. What must hold: nobody waits longer than two seconds for an answer while
the server is up, nothing acknowledged is lost, and afterwards the server's memory is back to within a fifth.

Only addresses of this machine, and loops that stop by themselves.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
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

from consigliere.match import new
from consigliere.table.client import Client, Refused, Table
from tests.table.server import Browser, Server, start_postgres
from tests.table.test_kill import Choices, assert_kept

LONGEST = 2.0  # seconds anybody may wait
STORED = 5000
HALF_OPEN = 1000
FORM = b"content-type: application/x-www-form-urlencoded\r\n"
HALVES = (
    b"GET / HTTP/1.1\r\nhost: ",
    b"POST /quick HTTP/1.1\r\nhost: x\r\n" + FORM + b"content-length: 9\r\n\r\nhalf",
)


class Person:
    """Somebody who plays at a table, both seats, and notes how long each answer takes and what was acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.acknowledged: dict[str, Choices] = {}
        self.sent: dict[str, Choices] = {}
        self.longest = 0.0
        self.answers = 0
        self.down = False  # the server is known to be away: waiting for it is no wait for an answer
        self.problems: list[BaseException] = []
        self._stop = threading.Event()
        self._rng = random.Random(seed)
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(120)

    def _open(self) -> list[Table]:
        host = Client(self.address).open("dual_powers", 2, name="Anna")
        guest = Client(self.address).join(host.table, "Boris")
        host.start()
        self.acknowledged[host.table], self.sent[host.table] = [], []
        return [host, guest]

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
                self.answers += 1
                time.sleep(0.05)
            except Refused as error:
                if error.status not in (403, 409):
                    self.problems.append(error)
                    return
            except (URLError, OSError, HTTPException):  # the server is gone just now
                time.sleep(0.05)
            except BaseException as error:
                self.problems.append(error)
                return

    def _timed(self, ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """The answer to one request; how long it took counts, unless the server was away meanwhile."""
        began, was_down = time.monotonic(), self.down
        answer = ask()
        if not was_down and not self.down:
            self.longest = max(self.longest, time.monotonic() - began)
        return answer

    def check(self, server: Server) -> int:
        """Nothing acknowledged is lost; how much there was."""
        assert not self.problems, self.problems
        for table, choices in self.acknowledged.items():
            stored = [(c.seat, str(c.option)) for c in server.loaded(table).match.history()]
            assert_kept(stored, choices, self.sent[table])
        return sum(map(len, self.acknowledged.values()))


def memory(pid: int) -> float:
    """Megabytes a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def busy(pid: int) -> float:
    """Seconds of a processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def store_tables(database: str, table: str, count: int) -> None:
    """Copies of a running table, as if so many had been left standing."""
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


def long_save(choices: int = 19_000) -> str:
    """A game with about as many choices as an import may have: offers made and withdrawn, then played to its end."""
    match, rng = new("la_cosa_nostra", 3, seed=11), random.Random(11)
    made = 0
    while match.result is None:
        trade = match.title.trade
        if made < choices and trade is not None and not trade.closed(match.state):
            for _ in range(choices // 2):
                match.play(0, 'offer:{"gives": [[0, 1, "cash", 1]]}')
                match.play(0, f"withdraw:{match.view(0)['offers'][0]['number']}")
            made = choices
        seat = rng.choice(match.deciders)
        match.play(seat, rng.choice(match.options(seat)))
    return match.save()


def half_open(port: int, count: int) -> list[socket.socket]:
    found = []
    for n in range(count):
        with contextlib.suppress(OSError):
            one = socket.create_connection(("127.0.0.1", port), timeout=10)
            one.sendall(
                b"GET / HTTP/1.1\r\nhost: "
                if n % 2
                else b"POST /quick HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n"
            )
            found.append(one)
    return found


def _wait_for_bots(table: Table, limit: float) -> float:
    """Seconds until the bots of a table have done something."""
    began, head = time.monotonic(), table.events()["next"]
    while table.events()["next"] == head and table.info()["state"] == "running":
        assert time.monotonic() - began < limit, "bots stand still"
        time.sleep(0.05)
    return time.monotonic() - began


def besiege(folder: str, kills: int) -> list[str]:
    """One server on SQLite; the lines of a report."""
    lines: list[str] = []
    server = Server(
        f"sqlite:///{folder}/tables.db", "--no-limits", "--idle", "3", "--load", "tests.table.wrong_clock", pace=0.05
    )
    try:
        host = Client(server.address).open("dual_powers", 2, name="Left", places=["me", "open"])
        Client(server.address).join(host.table, "Standing")
        host.start()
        store_tables(server.database, host.table, STORED)
        before = busy(server.pid)
        time.sleep(5)
        lines.append(f"idle with {STORED} stored running tables: {(busy(server.pid) - before) / 5:.1%} of a processor")
        person = Person(server.address, 1)
        time.sleep(3)
        at_first = memory(server.pid)

        half = half_open(server.port, HALF_OPEN)
        browser = Browser(server.address)
        hostile, done = long_save(), threading.Event()

        def imports() -> None:
            for _ in range(3):
                with contextlib.suppress(Exception):
                    browser.http.post(
                        "/import", data={"csrf": browser.csrf}, files={"file": ("game.json", hostile)}, timeout=120
                    )
            done.set()

        threading.Thread(target=imports, daemon=True).start()
        bots = Client(server.address).open("dual_powers", 2, places=["bot:random", "bot:random"], pace=0.05)
        bots.start()
        _wait_for_bots(bots, 60)  # their processes have come up
        os.kill(server.pid, signal.SIGUSR1)
        lines.append(f"clock turned back an hour: bots went on after {_wait_for_bots(bots, 20):.1f} s")
        done.wait(120)
        for one in half:
            one.close()
        answers = person.answers
        until = time.monotonic() + 60
        while memory(server.pid) > at_first * 1.2 and time.monotonic() < until:
            time.sleep(1)
        at_last = memory(server.pid)
        lines.append(
            f"besieged by {HALF_OPEN} half-sent requests and an importer: {answers} answers, none waited longer"
        )
        lines.append(f"than {person.longest:.2f} s; memory {at_first:.0f} MB before, {at_last:.0f} MB after")
        assert person.longest <= LONGEST, person.longest
        assert at_last <= at_first * 1.2, (at_first, at_last)

        rng = random.Random(20)
        for _ in range(kills):
            time.sleep(0.3 + rng.random() * 0.7)
            person.down = True
            server.kill()
            server.start()
            time.sleep(0.1)
            person.down = False
        time.sleep(2)
        person.stop()
        server.stop()
        lines.append(f"{kills} kills: {person.check(server)} choices acknowledged, none lost")
        assert person.longest <= LONGEST, person.longest
        lines.append(f"longest wait while the server was up: {person.longest:.2f} s")
    finally:
        server.stop()
    return lines


def hand_over(folder: str) -> list[str]:
    """Two servers on one PostgreSQL, of which one is stopped."""
    running = start_postgres(Path(folder) / "postgres")
    servers = [Server(running.get_uri(), "--no-limits", pace=0.05) for _ in range(2)]
    try:
        bots = Client(servers[0].address).open("dual_powers", 2, places=["bot:random", "bot:random"], pace=0.05)
        bots.start()
        person = Person(servers[1].address, 2)
        watch = Table(servers[1].address, bots.table)
        time.sleep(2)
        stopped = time.monotonic()
        servers[0].stop()
        gone, head = time.monotonic(), watch.events()["next"]
        while watch.events()["next"] <= head and watch.info()["state"] == "running":
            assert time.monotonic() - gone < 5, "the other server does not take over"
            time.sleep(0.05)
        taken = time.monotonic() - gone
        time.sleep(1)
        person.stop()
        kept = person.check(servers[1])
        assert person.longest <= LONGEST, person.longest
        return [
            f"two servers, one stopped (in {gone - stopped:.1f} s): its bots moved {taken:.2f} s later at the other;",
            f"there {kept} choices were acknowledged, none lost, none waited longer than {person.longest:.2f} s",
        ]
    finally:
        for server in servers:
            server.stop()
        running.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--alone", action="store_true", help="without the part on PostgreSQL")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for line in besiege(folder, given.kills):
            print(line, flush=True)
        if not given.alone:
            for line in hand_over(folder):
                print(line, flush=True)
    print("It held.")
    sys.exit(0)


if __name__ == "__main__":
    main()
