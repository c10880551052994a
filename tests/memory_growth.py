"""Measures whether a server's memory stops growing.

`make memory`, or `python -m tests.memory_growth --rounds 20 --tables 24`.

In each round people open tables of all games, play some choices with a live connection at every seat, and leave. Then
the server has time to evict the tables, and its resident memory is measured. Memory grows while the caches fill up to
their limits in bytes, and no further: the mean of the last quarter of the rounds may be at most GROWTH times the mean
of the quarter before it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time

from tests.load import Played, Seat, opened, resident
from tests.table.server import Server

GAMES = (
    Played("dual_powers", 2, 0.0),
    Played("corleones_empire", 3, 0.0),
    Played("la_famiglia", 4, 0.0),
    Played("la_cosa_nostra", 4, 0.0),
    Played("men_of_mayhem", 4, 0.0),
)
AT_ONCE = 8  # tables played at a time
IDLE = 2.0  # seconds until the server evicts a table nobody looks at
GROWTH = 1.03


async def visit(address: str, played: Played, seed: int, choices: int) -> None:
    """Open a table, play some choices, and leave."""
    rng = random.Random(seed)
    seats = [Seat(address) for _ in range(played.seats)]
    try:
        table = await opened(seats, played, seed)
        for _ in range(choices):
            asked = [seat for seat in seats if seat.choice(rng) is not None]
            if not asked:
                await asyncio.sleep(0.05)
                continue
            mover = rng.choice(asked)
            choice = mover.choice(rng)
            assert choice is not None
            mover.news.clear()
            answer = await mover.post(f"{table}/play", option=choice[0], number=choice[1])
            if answer.status_code == 303:
                return
            try:
                await asyncio.wait_for(mover.news.wait(), 2)
            except TimeoutError:
                continue
    finally:
        for seat in seats:
            await seat.leave()


async def one_round(address: str, number: int, tables: int, choices: int) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def go(place: int) -> None:
        async with room:
            await visit(address, GAMES[place % len(GAMES)], 1000 * number + place, choices)

    await asyncio.gather(*(go(place) for place in range(tables)))


def has_settled(megabytes: list[float]) -> bool:
    """Whether memory did not grow over the last half of the rounds."""
    quarter = max(1, len(megabytes) // 4)
    return statistics.mean(megabytes[-quarter:]) <= GROWTH * statistics.mean(megabytes[-2 * quarter : -quarter])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--choices", type=int, default=12, help="at each table")
    given = parser.parse_args()
    measured: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--no-limits", "--window", "0", "--idle", str(IDLE))
        try:
            print(f"after the start: {resident(server.pid):.0f} MB", flush=True)
            for number in range(1, given.rounds + 1):
                asyncio.run(one_round(server.address, number, given.tables, given.choices))
                time.sleep(3 * IDLE)
                measured.append(resident(server.pid))
                print(f"round {number}, {given.tables} tables visited and left: {measured[-1]:.0f} MB", flush=True)
        finally:
            server.stop()
    settled = has_settled(measured)
    print("Memory has stopped growing." if settled else "Memory still grows.")
    sys.exit(not settled)


if __name__ == "__main__":
    main()
