"""How much of the window the board gets, and how large its letters are, in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page

from tests.browser.letter_sizes import letters
from tests.browser.live_server import browsing, serving, visiting
from tests.browser.midgame import TABLES, midgame, sit_down
from tests.browser.player import READY
from tests.browser.test_accessibility import sideways

from .rows import Row

DESKTOPS = ((1440, 900), (1366, 768))
DEVICES = ((820, 1180), (768, 1024), (740, 360), (390, 844))  # devices with touch and no mouse
HEADS = (
    "game",
    "window",
    "bar, px",
    "board and hand",
    "drawn of the board",
    "map",
    "smallest letter, px",
    "smallest button, px",
    "wider than the window, px",
)

# If a drawing is larger than its window, only the visible part counts.
MEASURE = """() => {
  const all = innerWidth * innerHeight;
  const share = (area) => Math.round((1000 * area) / all) / 10;
  const within = (box, frame) => {
    const wide = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
    const high = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
    return Math.max(0, wide) * Math.max(0, high);
  };
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const area = (element) => (element ? within(element.getBoundingClientRect(), window_) : 0);
  const frame = document.getElementById("viewport").getBoundingClientRect();
  const drawn = (svg) => {
    // Whose blocks a narrow window moves out of its own frame fills the place it lies in.
    if (getComputedStyle(svg).overflow === "visible") return within(svg.parentElement.getBoundingClientRect(), frame);
    const [view, box] = [svg.viewBox.baseVal, svg.getBoundingClientRect()];
    const scale = Math.min(box.width / view.width, box.height / view.height);
    const [wide, high] = [view.width * scale, view.height * scale];
    const [left, top] = [box.left + (box.width - wide) / 2, box.top + (box.height - high) / 2];
    return within({ left, top, right: left + wide, bottom: top + high }, frame);
  };
  const buttons = [...document.querySelectorAll("#table :is(button, summary, a, select, input:not([type=hidden]))")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1)
    .map((one) => one.getBoundingClientRect());
  return {
    bar: Math.round(document.getElementById("question").getBoundingClientRect().height),
    both: share(area(document.getElementById("board")) + area(document.getElementById("hand"))),
    drawn: share([...document.querySelectorAll("#viewport svg")].reduce((sum, svg) => sum + drawn(svg), 0)),
    map: share(area(document.querySelector("#viewport svg .city"))),
    button: Math.round(Math.min(...buttons.map((box) => Math.min(box.width, box.height)))),
  };
}"""


def rows() -> Iterator[Row]:
    """The middle of each game in each window, as the seat that is asked sees it."""
    with TemporaryDirectory() as store, serving(Path(store), "--window", "0") as server, browsing() as chromium:
        for game in TABLES:
            for windows in (DESKTOPS, DEVICES):
                with visiting(chromium, server, windows[0]) as visitor:
                    page = sit_down(visitor(finger=windows is DEVICES), midgame(game))
                    for width, height in windows:
                        page.set_viewport_size({"width": width, "height": height})
                        page.reload()
                        page.wait_for_selector(READY)
                        yield _row(game, f"{width} x {height}", page)


def _row(game: str, window: str, page: Page) -> Row:
    page.evaluate("() => document.fonts.ready")
    found: dict[str, Any] = page.evaluate(MEASURE)
    shares = [f"{found[one]} %" for one in ("both", "drawn")]
    map_ = f"{found['map']} %" if found["map"] else ""
    return game, window, found["bar"], *shares, map_, letters(page)[0][0], found["button"], sideways(page)
