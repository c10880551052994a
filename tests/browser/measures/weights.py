"""Compressed bytes that a move sends to a reader."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests import choice_cost
from tests.browser.midgame import TABLES

from .rows import Row

CHOICES = 150
HEADS = ("game", "seats", "messages", "median, kB", "nine of ten at most, kB", "largest, kB")


def rows() -> Iterator[Row]:
    """Random games from the beginning: every seat, in three languages, and a spectator."""
    for game, (seats, _) in TABLES.items():
        _, lines, _ = asyncio.run(choice_cost.run(game, seats, CHOICES, 1, 1))
        sent = sorted(size for line in lines for size in line.sent)
        kilobytes = [f"{sent[int(len(sent) * part)] / 1000:.1f}" for part in (0.5, 0.9)]
        yield game, seats, len(sent), *kilobytes, f"{sent[-1] / 1000:.1f}"
