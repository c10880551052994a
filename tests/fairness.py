"""Measures how fair a game is, over a number of games or minutes for each number of players."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable
from typing import Protocol


class Counting(Protocol):
    """The counts over the games of one number of players."""

    games: int

    def play(self, seed: int) -> None:
        """Count one more game."""

    def told(self) -> str:
        """The figures so far."""


def measure(doc: str | None, players: Iterable[int], tally: Callable[[int], Counting]) -> None:
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, help="only this number of players")
    parser.add_argument("--games", type=int, default=1_000_000, help="of each number of players")
    parser.add_argument("--minutes", type=float, help="so long for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for seats in [given.seats] if given.seats else players:
        counted = tally(seats)
        end = time.monotonic() + 60 * given.minutes if given.minutes else None
        for seed in range(given.seed, given.seed + given.games):
            counted.play(seed)
            if end is not None and time.monotonic() > end:
                break
            if counted.games % 50 == 0:
                print(counted.told(), flush=True)
        print(counted.told(), flush=True)
