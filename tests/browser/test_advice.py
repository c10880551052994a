"""Advice next to the board and the review of a finished game, as a person sees them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.table.test_advice import finished, with_names

from .player import Player


def test_advice_is_asked_by_a_key_and_numbered_on_the_board(anna: Player, tmp_path: Path) -> None:
    page = anna.quick()
    anna.choose()  # the secret objective
    anna.wait_to_be_asked()
    page.keyboard.press("h")
    expect(page.locator("#advice .weighed li").first).to_be_visible()
    first = page.locator("#advice .weighed").first.locator("li")
    assert 1 <= first.count() <= 3
    expect(first.first.locator("svg.chance")).to_be_visible()
    pointing = [thing for thing in first.evaluate_all("all => all.map(one => one.dataset.thingNamed)") if thing]
    if pointing:
        assert page.locator("#table svg .advice-sign").count() == len(set(pointing))
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    assert page.locator(".advice-sign").count() == 0
    page.click("a[href$='/plan']")
    page.locator("#plan-options a").first.click()
    expect(page.locator(".plan-moves li")).to_have_count(1)
    # A finished game: the result links to the review, which appears when it is ready.
    page = anna.bring(with_names(finished()), tmp_path)
    page.click("a[href$='/review']")
    expect(page.locator(".curve.chances polyline")).to_have_count(2, timeout=240_000)
