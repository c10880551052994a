"""Two tabs of one browser: signing up, out or in again in one keeps the seat in the other."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .player import ASKED, READY, Player

PASSWORD = "correct horse"
WATCHING = "You are watching"
# Whether it was ever shown, even for a moment, and whether the page is still the same one.
WATCH = """() => {
  window.loadedOnce = true;
  window.saidWatching = 0;
  new MutationObserver(() => {
    if (document.getElementById("table").innerText.includes("You are watching")) window.saidWatching += 1;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def sign(tab: Page, server: str, way: str, name: str = "") -> None:
    """Sign up, in or out in a tab."""
    tab.goto(f"{server}/account")
    if way == "logout":
        tab.click("form[action='/account/logout']:not(:has([name=everywhere])) button")
    else:
        tab.fill(f"#{way}-name", name)
        tab.fill(f"#{way}-password", PASSWORD)
        tab.click(f"form[action='/account/{way}'] button")
    tab.wait_for_load_state()


def choose(page: Page) -> None:
    """Take an option, and check that the table has changed."""
    page.wait_for_selector(ASKED, state="attached")
    before = page.locator("#table").get_attribute("data-number")
    page.locator("#choices button[name=option]").first.dispatch_event("click")
    expect(page.locator("#table")).not_to_have_attribute("data-number", before or "")


def untouched(page: Page) -> None:
    """The page was not reloaded, and never said that its reader only watches."""
    assert page.evaluate("() => window.loadedOnce") is True
    assert page.evaluate("() => window.saidWatching") == 0


def test_a_guest_keeps_the_seat_in_the_other_tab(anna: Player) -> None:
    page = anna.quick()
    page.wait_for_selector(ASKED, state="attached")
    page.evaluate(WATCH)
    other = page.context.new_page()
    choose(page)
    for way, called in (("register", "Anna Of Two Tabs"), ("logout", "Account"), ("login", "Anna Of Two Tabs")):
        sign(other, anna.server, way, "Anna Of Two Tabs")
        expect(page.locator(".head a[href='/account']")).to_have_text(called)
        choose(page)
        untouched(page)
    expect(page.locator("#seat-kept")).to_be_hidden()
    other.close()


def test_a_members_seat_is_kept_until_they_sign_in_again(anna: Player) -> None:
    page = anna.page
    other = page.context.new_page()
    sign(other, anna.server, "register", "Anna The Member")
    anna.quick()
    page.wait_for_selector(ASKED, state="attached")
    page.evaluate("() => (window.loadedOnce = true)")
    sign(other, anna.server, "logout")
    expect(page.locator("#question")).to_contain_text(WATCHING)
    expect(page.locator("#seat-kept")).to_be_visible()
    sign(other, anna.server, "login", "Anna The Member")
    expect(page.locator("#question")).not_to_contain_text(WATCHING)
    expect(page.locator("#seat-kept")).to_be_hidden()
    choose(page)
    assert page.evaluate("() => window.loadedOnce") is True
    other.close()


def test_a_lobby_keeps_its_host_in_the_other_tab(anna: Player) -> None:
    page = anna.go("/new/dual_powers")
    page.fill("input[name=nickname]", "Anna")
    page.click("form .button.primary[type=submit]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(READY)
    page.evaluate("() => (window.loadedOnce = true)")
    other = page.context.new_page()
    sign(other, anna.server, "register", "Anna The Host")
    expect(page.locator(".head a[href='/account']")).to_have_text("Anna The Host")
    assert page.evaluate("() => window.loadedOnce") is True
    page.click("#levels-1 summary")
    page.locator("form[action$='/replace'] button").first.click()
    page.locator("form[action$='/start'] button").click()
    page.wait_for_selector(ASKED, state="attached")
    other.close()
