"""A question for a number in a real browser: by mouse, by keys, on a phone, and without script."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .live_server import serving

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def bidding(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("bidding")
    with serving(folder, "--load", "tests.table.extra_games") as address:
        yield address


def at_a_table(page: Page, address: str) -> Page:
    page.goto(f"{address}/new/bidding")
    page.fill("[name=nickname]", "Anna")
    page.select_option("select[name=seat-0]", "me")
    page.select_option("select[name=seat-1]", "bot:novice")
    page.locator("form .button.primary").first.click()
    page.wait_for_selector(".stepper")
    return page


def taken(page: Page) -> None:
    """The answer was accepted: there is no question, or the next number is asked."""
    page.wait_for_selector("#table:not([data-number='0'])")


def test_keys_and_buttons_choose_a_number(bidding: str, chromium: Browser) -> None:
    page = at_a_table(chromium.new_page(), bidding)
    page.wait_for_selector("html[data-ready]")
    take = page.locator(".stepper [name=option]")
    expect(take).to_have_text("bid 0")
    page.click("[data-step=more]")
    page.click("[data-step=more]")
    expect(take).to_have_text("bid 2")
    field = page.locator(".stepper input")
    field.focus()
    page.keyboard.press("ArrowUp")
    expect(take).to_have_text("bid 3")
    expect(field).to_have_attribute("aria-valuetext", "bid 3")
    field.fill("16")
    page.keyboard.press("Enter")  # the maximum is 15: the browser says so, and sends nothing
    assert field.evaluate("one => one.validity.rangeOverflow")
    expect(page.locator("#table")).to_have_attribute("data-number", "0")
    field.fill("5")
    page.keyboard.press("Enter")
    taken(page)
    page.context.close()


def test_on_a_phone_the_row_fits_and_fingers_hit_it(bidding: str, chromium: Browser) -> None:
    context = chromium.new_context(viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
    page = at_a_table(context.new_page(), bidding)
    for part in page.locator(".stepper > *").all():
        box = part.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    page.tap("[data-step=more]")
    page.tap(".stepper [name=option]")
    taken(page)
    context.close()


def test_without_script_it_is_a_plain_form(bidding: str, chromium: Browser) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = at_a_table(context.new_page(), bidding)
    expect(page.locator("[data-step]").first).to_be_hidden()
    page.fill(".stepper input", "9")
    page.keyboard.press("Enter")
    taken(page)
    context.close()
