"""The contrast of the marks of legal pieces, in each game and its theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

import consigliere as cg
from tests.browser.live_server import DESKTOP, browsing
from tests.browser.mark_contrast import Mark, marks
from tests.browser.midgame import TABLES
from tests.browser.static_page import static_page_of
from tests.pictures import at_random

from .rows import Row

HEADS = ("game", "pieces", "least contrast", "median", "on")
MOMENTS = (0, 15, 60, 110, 190)  # random choices from the beginning


def moments(game: str, after: Sequence[int] = MOMENTS) -> Iterator[cg.Match]:
    """Positions all over a game in which seat 0 is asked, with the maximum number of seats."""
    seats, _ = TABLES[game]
    for choices in after:
        match = at_random(game, seats, choices)
        if match.result is None:
            yield match


def measured(page: Page, game: str, folder: Path, after: Sequence[int] = MOMENTS) -> list[Mark]:
    """Every mark at some moments of a game. One page shows them all: a new one starts a process."""
    file, found = folder / "page.html", []
    for match in moments(game, after):
        file.write_text(static_page_of(match, seat=0), encoding="utf-8")
        page.goto(file.as_uri())
        found += marks(page)
    return found


def rows() -> Iterator[Row]:
    with TemporaryDirectory() as folder, browsing() as chromium:
        page = chromium.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        for game in TABLES:
            found = measured(page, game, Path(folder))
            worst = min(found, key=lambda mark: mark.contrast)
            yield game, len(found), worst.contrast, round(median(mark.contrast for mark in found), 1), worst.thing
