"""Clicks of the moves that have a target number, counted in Chromium as a person makes them; taps on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.counted_moves import MOVES
from tests.browser.live_server import browsing, serving, visiting

from .rows import Row

HEADS = ("game", "move", "clicks", "goal")


def rows() -> Iterator[Row]:
    with TemporaryDirectory() as store, serving(Path(store), "--window", "0") as server, browsing() as chromium:
        for name, (game, make, most) in MOVES.items():
            with visiting(chromium, server) as visitor:
                yield game, name, make(visitor()), most
