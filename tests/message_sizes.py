"""Measures how many bytes a choice sends to a reader.

`python -m tests.message_sizes --game la_cosa_nostra --choices 60`.

A seat among bots and a spectator keep live connections open, as browsers do. Messages are measured as they are and
compressed.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time

from websockets.sync.client import ClientConnection

from consigliere.table.web.live_compression import deflated
from tests.table.server import Browser, Server
from tests.table.test_live import line, version_of


class Weighed:
    """A reader's connection: what has arrived since the last choice, raw and compressed."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[int] = []
        self.deflated: list[int] = []

    def listen(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                sent = str(self.socket.recv(left)).encode()
            except TimeoutError:
                return
            self.raw.append(len(sent))
            self.deflated.append(len(deflated(sent)))


def report(name: str, sizes: list[int]) -> None:
    if sizes:
        row = [statistics.median(sizes), statistics.mean(sizes), max(sizes)]
        print(f"{name:24s} {len(sizes):5d} messages, kB each: median, mean, most", *[f"{x / 1000:8.1f}" for x in row])
        print(f"{'':24s} the first and the largest:", *[f"{x / 1000:.1f}" for x in (sizes[0], *sorted(sizes)[:-6:-1])])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="la_cosa_nostra")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--choices", type=int, default=60)
    wanted = parser.parse_args()
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--no-limits", pace=0.05)
        try:
            anna, stranger = Browser(server.address), Browser(server.address)
            seats = {f"seat__{i}": "bot:greedy" for i in range(1, wanted.seats)}
            table = anna.go(f"/new/{wanted.game}", seats=wanted.seats, seat__0="me", nickname="Anna", **seats)
            answers: list[int] = []
            version = version_of(anna.get(table).text)
            with (
                line(server, table, anna, version, max_size=None) as own,
                line(server, table, stranger, version_of(stranger.get(table).text), max_size=None) as other,
            ):
                seat, spectator = Weighed(own), Weighed(other)
                for _ in range(wanted.choices):
                    options, number = anna.options(table)
                    if options:
                        option = rng.choice(options)
                        headers = {"x-fragment": "line"}
                        data = {"csrf": anna.csrf, "option": option, "number": str(number)}
                        answers.append(len(anna.http.post(f"{table}/play", data=data, headers=headers).content))
                    seat.listen(0.25)
                    spectator.listen(0.05)
            report("seat, raw", seat.raw)
            report("seat, deflated", seat.deflated)
            report("spectator, raw", spectator.raw)
            report("spectator, deflated", spectator.deflated)
            report("answers to forms, raw", answers)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
