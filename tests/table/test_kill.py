"""kill -9 at any moment loses nothing that was acknowledged, and plays nothing twice."""

from __future__ import annotations

import random
import threading
import time
from http.client import HTTPException
from pathlib import Path
from urllib.error import URLError

from consigliere.table.client import Client, Refused, Table

from .server import LIMIT, Server

KILLS = 20
Choices = list[tuple[int, str]]  # seat and option


def test_every_acknowledged_choice_is_there_once(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits")
    rng = random.Random(20)
    stop = threading.Event()
    acknowledged: dict[str, Choices] = {}
    sent: dict[str, Choices] = {}
    problems: list[BaseException] = []

    def open_table() -> list[Table]:
        host = Client(server.address).open("dual_powers", 2, name="Anna")
        guest = Client(server.address).join(host.table, "Boris")
        host.start()
        acknowledged[host.table], sent[host.table] = [], []
        return [host, guest]

    def play() -> None:
        """Both seats of one table after another; after every failure look again and go on."""
        chance = random.Random(7)
        try:
            seats = open_table()
            while not stop.is_set():
                try:
                    asked = next((q for seat in seats if (q := seat.options())["asked"]), None)
                    if asked is None:
                        seats = open_table()  # that game is over
                        continue
                    choice = chance.choice(asked["options"])
                    table = seats[0].table
                    sent[table].append((asked["seat"], choice))
                    seats[asked["seat"]].play(choice, asked["number"])
                    acknowledged[table].append((asked["seat"], choice))
                except Refused as error:
                    if error.status not in (409, 403):
                        raise
                except (URLError, OSError, HTTPException):  # the server is gone just now
                    time.sleep(0.02)
        except BaseException as error:
            problems.append(error)

    player = threading.Thread(target=play)
    player.start()
    try:
        for _ in range(KILLS):
            _wait_for_play(acknowledged, player)
            time.sleep(rng.random() * 0.5)
            server.kill()
            for table, choices in list(acknowledged.items()):
                assert_kept(server.answers(table), list(choices), list(sent[table]))
            server.start()
    finally:
        stop.set()
        player.join(LIMIT)
        server.stop()
    assert not problems
    total = sum(len(choices) for choices in acknowledged.values())
    assert total > KILLS
    for table, choices in acknowledged.items():
        assert_kept(server.answers(table), choices, sent[table])


def _wait_for_play(acknowledged: dict[str, Choices], player: threading.Thread) -> None:
    """Until the server that has just begun has taken some choices: then it is killed in the middle of play."""
    before = sum(map(len, acknowledged.values()))
    while player.is_alive() and sum(map(len, list(acknowledged.values()))) < before + 3:
        time.sleep(0.01)


def assert_kept(stored: Choices, acknowledged: Choices, sent: Choices) -> None:
    """What is stored is what was sent, in order, each at most once; and every acknowledged choice is in it."""
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
    try:
        table = Client(server.address).open("dual_powers", 2, places=["bot:random", "bot:random"], pace=0.05)
        table.start()
        until = time.monotonic() + LIMIT
        while len(server.loaded(table.table).match.history()) < 5:
            assert time.monotonic() < until
            time.sleep(0.05)
        server.kill()
        before = server.loaded(table.table).match.history()
        server.start()
        until = time.monotonic() + LIMIT
        while (match := server.loaded(table.table).match).result is None and len(match.history()) < len(before) + 4:
            assert time.monotonic() < until
            time.sleep(0.05)
        kept = match.history()[: len(before)]
        assert [(c.seat, c.option) for c in kept] == [(c.seat, c.option) for c in before]
    finally:
        server.stop()
