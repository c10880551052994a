"""Milliseconds from a click on an answer until the board shows it, while bots wait their turn.

The time of the machine is in it, so a busy one gives more: the lower quartile is close to that of a quiet one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from tests.browser.live_server import browsing, serving, visiting
from tests.browser.midgame import TABLES, midgame, sit_down
from tests.browser.player import ASKED, Player

from .rows import Row

CLICKS = 15
PACE = "0.3"  # seconds a bot waits: it begins to think after the board is shown, as at a real table
PAUSE = 800  # ms until a person clicks: what moved at the last click has come to rest
HEADS = ("game", "clicks", "lower quartile, ms", "median, ms")
# Clicks an answer; the time until the page has another version and has painted it.
CLICK = """asked => new Promise((done) => {
  const table = document.getElementById("table");
  const old = table.dataset.version;
  const began = performance.now();
  new MutationObserver((_, seen) => {
    if (document.getElementById("table").dataset.version === old) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  }).observe(document.body, { attributes: true, attributeFilter: ["data-version"], subtree: true });
  document.querySelector(asked).click();
})"""


def rows() -> Iterator[Row]:
    slow = ("--window", "0", "--pace", PACE)
    with TemporaryDirectory() as store, serving(Path(store), *slow) as server, browsing() as chromium:
        for game in TABLES:
            with visiting(chromium, server) as visitor:
                times = list(_times(visitor(), game))
                yield game, len(times), round(quantiles(times, n=4)[0]), round(median(times))


def _times(player: Player, game: str) -> Iterator[float]:
    page: Page = sit_down(player, midgame(game))
    for _ in range(CLICKS):
        if player.over():
            return
        player.wait_to_be_asked()
        page.wait_for_timeout(PAUSE)
        took: float = page.evaluate(CLICK, f"{ASKED}:not([data-sure])")
        yield took
