"""The size of letters and figures in a table's drawings on the screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SMALLEST = 11.0  # the minimum in px for everything a player reads during play, in a window of 1440 x 900

# A drawn figure (`.fig`, 100 high before scaling) counts as a letter whose capitals have the same height.
LETTERS = """() => [...document.querySelectorAll(
    "#viewport svg text, #hand svg text, #viewport svg .fig, #hand svg .fig")]
  .filter((one) => one.getScreenCTM() && one.getBoundingClientRect().width)
  .map((one) => {
    const { c, d } = one.getScreenCTM();
    const size = one.tagName === "g" ? 100 / 0.72 : parseFloat(getComputedStyle(one).fontSize);
    return [Math.round(10 * size * Math.hypot(c, d)) / 10, one.textContent || one.getAttribute("class")];
  })
  .sort((a, b) => a[0] - b[0])"""


def letters(page: Page) -> list[tuple[float, str]]:
    """Every word and figure with its size in px, the smallest first."""
    found: list[Any] = page.evaluate(LETTERS)
    return [(float(size), str(words)) for size, words in found]
