"""Legal pieces are visible: their mark has a contrast of 3 : 1 to its surroundings, in every game and theme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.effort import effort

from .live_server import DESKTOP
from .mark_contrast import LEAST, ratio
from .measures.contrasts import measured
from .midgame import TABLES

COLOURS = """names => names.map((name) => {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color.match(/\\d+/g).map(Number);
  probe.remove();
  return found;
})"""
PAIRS = (("--glow", "--glow-rim"), ("--aim", "--glow-rim"), ("--picked", "--picked-rim"), ("--fresh", "--fresh-rim"))


MOMENTS = effort((0, 190), (0, 60, 190))  # of those that `make measures` looks at


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    found = chromium.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    yield found
    found.close()


@pytest.mark.parametrize("game", TABLES)
def test_what_may_be_chosen_stands_out_from_every_ground(game: str, page: Page, tmp_path: Path) -> None:
    """And a mark differs so much from its edge that one of them is seen on any ground.

    The geometric mean: if two colours differ by 9 : 1, one of them differs from any third by 3 : 1. A piece that has
    only changed is also marked by its shape, and needs less contrast.
    """
    found = measured(page, game, tmp_path, MOMENTS)
    assert len(found) > effort(2, 3), "nothing was to be chosen at these moments: the measure says nothing"
    assert [mark for mark in found if mark.contrast < LEAST] == []
    for pair in PAIRS:
        light, rim = page.evaluate(COLOURS, list(pair))
        assert ratio(tuple(light), tuple(rim)) >= (9 if pair[0] != "--fresh" else 6), pair
