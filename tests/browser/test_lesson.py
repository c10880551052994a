"""A guided game in a browser, from the first "Play now": another move, taking it back, leaving and returning."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .player import Player

CHOOSE = """option => [...document.querySelectorAll("#choices button[name=option]")]
  .find((one) => one.value === option)?.click()"""
AT = "beat => document.querySelector('.coach-card')?.dataset.beat === beat"


def choose(page: Page, option: str) -> None:
    page.wait_for_selector(f"#choices button[value='{option}']", state="attached")
    page.evaluate(CHOOSE, option)


def test_a_first_visitor_is_taught(anna: Player) -> None:
    page = anna.go()
    page.click(".poster[data-game=dual_powers] .quick > .primary")
    page.click(".begin-lesson button >> nth=0")
    page.wait_for_function(AT, arg="goal-read")
    expect(page.locator("#veil .ring")).to_be_attached()
    page.click("#coach .primary")
    page.wait_for_function(AT, arg="city-read")
    expect(page.locator("#coach .primary")).to_be_focused()  # not "Back", which is where it was
    page.click("#coach .primary")
    page.wait_for_function(AT, arg="objective-play")
    choose(page, "objective:command_blue_6a")  # legal, and not what the lesson asks for
    page.wait_for_function(AT, arg="objective-astray")
    expect(page.locator("#coach .primary")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(AT, arg="objective-play")
    table = page.url
    page.click("#coach .coach-do a")
    page.wait_for_selector(".front")
    page.goto(table)
    page.wait_for_function(AT, arg="objective-play")
    choose(page, "objective:command_red_5a")
    page.wait_for_function(AT, arg="sealed-read")
    page.keyboard.press("?")
    expect(page.locator(".how-to-win .distance")).to_be_visible()
