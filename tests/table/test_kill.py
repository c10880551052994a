"""kill -9 at any moment loses nothing that was acknowledged, and plays nothing twice."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections import defaultdict
from http.client import HTTPException
from pathlib import Path
from urllib.error import URLError

from consigliere.table.client import Client, Refused, Table
from consigliere.table.play.hands import FOLLOWS
from tests.effort import effort

from .server import LIMIT, Server

KILLS = effort(10, 20)
Choices = list[tuple[int, str]]  # seat and option


class People:
    """Two people who play one game after another, until they are stopped or something goes wrong."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.acknowledged: dict[str, Choices] = {}
        self.sent: dict[str, Choices] = {}
        self.problems: list[BaseException] = []
        self._stop = threading.Event()
        self._more = threading.Condition()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(LIMIT)
        assert not self._thread.is_alive()

    @property
    def taken(self) -> int:
        return sum(len(choices) for choices in list(self.acknowledged.values()))

    def wait_for(self, choices: int) -> None:
        """Wait until so many more choices have been acknowledged."""
        enough = self.taken + choices
        with self._more:
            came = self._more.wait_for(lambda: self.taken >= enough or self.problems, LIMIT)
        assert came, "nothing is acknowledged"
        assert not self.problems, self.problems

    def _open(self) -> list[Table]:
        host = Client(self._address).open("dual_powers", 2, name="Anna")
        guest = Client(self._address).join(host.table, "Boris")
        host.start()
        self.acknowledged[host.table], self.sent[host.table] = [], []
        return [host, guest]

    def _play(self) -> None:
        """After every failure they reload and continue."""
        chance = random.Random(7)
        seats: list[Table] = []
        while not self._stop.is_set():
            try:
                asked = next((q for seat in seats if (q := seat.options())["asked"]), None)
                if asked is None:  # there is no game yet, or it is over
                    seats = self._open()
                    continue
                choice = chance.choice(asked["options"])
                table = seats[0].table
                self.sent[table].append((asked["seat"], choice))
                seats[asked["seat"]].play(choice, asked["number"])
                with self._more:
                    self.acknowledged[table].append((asked["seat"], choice))
                    self._more.notify()
            except Refused as error:
                if error.status not in (409, 403):
                    self._give_up(error)
            except (URLError, OSError, HTTPException):  # the server is down now
                time.sleep(0.02)
            except BaseException as error:
                self._give_up(error)

    def _give_up(self, error: BaseException) -> None:
        self._stop.set()
        with self._more:
            self.problems.append(error)
            self._more.notify()


def test_every_acknowledged_choice_is_there_once(tmp_path: Path) -> None:
    """Killed after some choices and a random delay, so that it happens at any point of what a server does."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits")
    people, rng = People(server.address), random.Random(20)
    try:
        for _ in range(KILLS):
            people.wait_for(rng.randint(1, 5))
            time.sleep(rng.random() * 0.05)
            server.kill()
            stored = answers(tmp_path / "tables.db")
            for table, choices in list(people.acknowledged.items()):
                assert_kept(stored[table], list(choices), list(people.sent[table]))
            server.start()
        people.wait_for(1)
    finally:
        people.stop()
        server.stop()
    stored = answers(tmp_path / "tables.db")
    for table, choices in people.acknowledged.items():
        assert_kept(stored[table], choices, people.sent[table])


def answers(file: Path) -> dict[str, Choices]:
    """What was sent at each table, from the file: see `Server.answers`."""
    found: dict[str, Choices] = defaultdict(list)
    wanted = "SELECT table_id, seat, text FROM choices WHERE kind = 'choice' AND hand != ? ORDER BY table_id, number"
    connection = sqlite3.connect(file)
    for table, seat, text in connection.execute(wanted, (FOLLOWS,)):
        found[table].append((seat, text))
    connection.close()
    return found


def assert_kept(stored: Choices, acknowledged: Choices, sent: Choices) -> None:
    """What is stored is what was sent, in order, each at most once, including every acknowledged choice."""
    place = 0
    for choice in acknowledged:
        assert choice in stored[place:], f"lost: {choice}"
        place = stored.index(choice, place) + 1
    place = 0
    for choice in stored:
        assert choice in sent[place:], f"never sent, or played twice: {choice}"
        place = sent.index(choice, place) + 1


def test_bots_take_up_where_they_were(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits", pace=0.05)
    file = tmp_path / "tables.db"
    try:
        table = Client(server.address).open("dual_powers", 2, places=["bot:random", "bot:random"], pace=0.05)
        table.start()

        def choices(least: int) -> Choices:
            """All of them, once there are so many, or the game is over."""
            until = time.monotonic() + LIMIT
            while len(found := answers(file)[table.table]) < least and table.info()["state"] == "running":
                assert time.monotonic() < until
                time.sleep(0.05)
            return found

        choices(5)
        server.kill()
        before = answers(file)[table.table]
        server.start()
        assert choices(len(before) + 4)[: len(before)] == before
    finally:
        server.stop()
