"""Legal pieces are visible: their mark has a contrast of 3 : 1 to its surroundings, in every game and theme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.effort import effort
from tests.games.la_cosa_nostra.scene import scene, side

from .live_server import DESKTOP
from .mark_contrast import LEAST, ratio
from .measures.contrasts import measured
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


def test_a_card_keeps_its_icon_while_an_offer_is_composed(page: Page, tmp_path: Path) -> None:
    """Only the marks of the question are hidden. A game may call a colour what another calls a mark."""
    table = scene(phase="planning", blundetto=side(influence="snitch henchman", jobs="theft"))
    file = tmp_path / "page.html"
    file.write_text(static_page_of(table.match), encoding="utf-8")
    page.goto(file.as_uri())
    page.evaluate("() => { document.body.dataset.dealing = ''; }")
    shown = "cards => cards.map((card) => getComputedStyle(card.querySelector('use')).display)"
    assert page.eval_on_selector_all("#table .influence.in-hand[data-legal]", shown) == ["inline", "inline"]
