"""Legal pieces are visible: their mark has a contrast of 3 : 1 to its surroundings, in every game and theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .mark_contrast import LEAST, ratio
from .measures.contrasts import measured, moments
from .midgame import TABLES
from .static_page import static_page_of

COLOURS = """names => names.map((name) => {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color.match(/\\d+/g).map(Number);
  probe.remove();
  return found;
})"""
PAIRS = (("--glow", "--glow-rim"), ("--aim", "--glow-rim"), ("--picked", "--picked-rim"), ("--fresh", "--fresh-rim"))


@pytest.mark.parametrize("game", TABLES)
def test_what_may_be_chosen_stands_out_from_every_ground(game: str, chromium: Browser, tmp_path: Path) -> None:
    found = measured(chromium, game, tmp_path)
    assert len(found) > 3, "nothing was to be chosen at these moments: the measure says nothing"
    assert [mark for mark in found if mark.contrast < LEAST] == []


@pytest.mark.parametrize("game", TABLES)
def test_a_mark_and_its_edge_differ_so_much_that_one_is_seen_on_any_ground(
    game: str, chromium: Browser, tmp_path: Path
) -> None:
    """The geometric mean: if two colours differ by 9 : 1, one of them differs from any third by 3 : 1.

    A piece that has only changed is also marked by its shape, and needs less contrast.
    """
    file = tmp_path / "theme.html"
    file.write_text(static_page_of(next(moments(game))), encoding="utf-8")
    page = chromium.new_page()
    page.goto(file.as_uri())
    for pair in PAIRS:
        light, rim = page.evaluate(COLOURS, list(pair))
        assert ratio(tuple(light), tuple(rim)) >= (9 if pair[0] != "--fresh" else 6), pair
    page.close()
