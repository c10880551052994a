"""The box page: a figure is corrected in place, the check answers, the card is drawn again, and a file leaves."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .live_server import Visitors

PATIENCE = 60_000  # ms: the process that draws starts with the first correction
COUNT, BILLS = "job.numbers_game.count", "job.numbers_game.bills"
EFFECTS = "job.numbers_game.effects"


@pytest.mark.parametrize("width", [1440, 390])
def test_a_figure_is_corrected_in_place(visitor: Visitors, width: int) -> None:
    page = visitor(width, 900).go("/box/corleones_empire?table=job&entry=job.numbers_game")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    field, check = page.locator(f'[data-path="{COUNT}"]'), page.locator("#box-check")
    field.locator("input").fill("3")
    expect(check).to_contain_text("jobs: 45, not 44", timeout=PATIENCE)
    expect(field.locator(".box-was")).to_have_text("was 2")
    if width < 1000:
        return
    field.locator("input").fill("2")
    before = page.locator("#box-drawn").inner_html()
    page.locator(f'[data-path="{BILLS}"] input').fill("5, 5")
    expect(check).to_contain_text("The check says yes", timeout=PATIENCE)
    assert page.locator("#box-drawn").inner_html() != before
    effect = page.locator(f'[data-path="{EFFECTS}"]')
    drawn = page.locator("#box-drawn").inner_html()
    effect.locator(".effect > select").select_option(label="gain bill")
    effect.locator(".effect input[type=number]").fill("2")
    expect(effect.locator("textarea")).to_have_value('[{"kind":"gain_bill","value":2}]')
    expect(check).to_contain_text("The check says yes", timeout=PATIENCE)
    page.wait_for_function("before => document.getElementById('box-drawn').innerHTML !== before", arg=drawn)
    page.reload()  # the browser has stored it
    expect(page.locator(f'[data-path="{BILLS}"] input')).to_have_value("5, 5")
    page.locator("#box-name").fill("Anna's")
    with page.expect_download() as leaving:
        page.locator("#box-file button").click()
    saved = tomllib.loads(Path(leaving.value.path()).read_text(encoding="utf-8"))
    assert saved["name"] == "Anna's"
    assert saved["values"] == {BILLS: [5, 5], EFFECTS: [{"kind": "gain_bill", "value": 2}]}
