"""A scene in the browser: beat by beat, ended by keys, and the page it leads to."""

from __future__ import annotations

from playwright.sync_api import expect

from .player import Player


def test_a_scene_is_played_and_a_key_ends_it(anna: Player) -> None:
    """The families are chosen: what follows by itself is shown step by step, at a pace that the browser remembers."""
    anna.page.emulate_media(reduced_motion="no-preference")
    page = anna.page
    anna.go()
    page.click('.poster[data-game="la_cosa_nostra"] .primary')
    anna.wait_for_question()
    anna.menu()
    expect(page.locator("#pace")).to_contain_text("quick")
    page.click("#pace")
    expect(page.locator("#pace")).to_contain_text("slow")
    page.reload()
    expect(page.locator("#pace")).to_contain_text("slow")
    said = page.locator("#scene-says")
    anna.wait_for_question()
    page.locator("#choices button[name=option]").first.dispatch_event("click")
    page.wait_for_selector("body[data-scene]")
    expect(page.locator("#scene")).to_be_visible()
    first = said.text_content()
    page.keyboard.press("Space")
    expect(said).not_to_have_text(first or "")
    page.keyboard.press("Escape")
    page.wait_for_selector("body:not([data-scene])")
    expect(page.locator("#panel-log")).to_contain_text("Round 1 begins")
    fold = page.locator(".log-scene summary").first
    fold.click()
    page.locator(".log-scene[data-new] a.moment, .log-scene a.moment").first.click()
    page.wait_for_url("**/replay?n=*")
    expect(page.locator("#board svg").first).to_be_visible()
