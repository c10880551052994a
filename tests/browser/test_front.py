"""The front page on all screen sizes: the settings next to "Play now" are legible in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .player import Player

WIDTHS = (1920, 1440, 1366, 768, 390)

# Select every option once. Return how much narrower the select is than its text, in px.
CUT = """() => [...document.querySelectorAll(".quick select")].flatMap((select) => {
  const pen = document.createElement("canvas").getContext("2d");
  return [...select.options].map((option, i) => {
    select.selectedIndex = i;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [option.text, Math.round(pen.measureText(option.text).width - room)];
  });
}).filter(([, lacks]) => lacks > 0)"""


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_how_many_and_how_strong_can_be_read(visitor: Callable[..., Player], language: str) -> None:
    page = visitor(language=language).go()
    page.evaluate("() => document.fonts.ready")
    assert page.locator(".quick select").count() >= 5
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(CUT) == [], f"at {width} px"
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"at {width} px"
