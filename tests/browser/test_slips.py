"""Requests by others appear as a slip next to the board. The bar and the board do not change."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .live_server import Visitors
from .midgame import midgame, sit_down_together
from .player import Player

BOXES = """() => ["#viewport", "#hand", "#question", "#choices"].map((one) => {
  const box = document.querySelector(one)?.getBoundingClientRect();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
})"""
IN_SIGHT = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""

# With a number on every tab: what of them is cut off.
CUT_TABS = """() => {
  const cut = (one) => getComputedStyle(one).position === "static" && one.scrollWidth > one.clientWidth + 1;
  for (const count of document.querySelectorAll(".tab .count")) {
    Object.assign(count, { hidden: false, textContent: "12" });
  }
  return [...document.querySelectorAll(".tab")]
    .filter((tab) => tab.scrollWidth > tab.clientWidth + 1 || [...tab.querySelectorAll("span")].some(cut))
    .map((tab) => tab.id);
}"""
# Two answers after a short question: their heights.
SHORT_BAR = """() => {
  document.getElementById("ask-text").textContent = "Your turn: use one of 5 orders.";
  const answers = ["Recruit a prospect", "Club order: Iron Pipeline", "Sit tight"];
  const buttons = answers.map((answer) => `<button class="choice bare">${answer}</button>`);
  document.getElementById("choices").innerHTML = buttons.join("");
  dispatchEvent(new Event("resize"));
  return [...document.querySelectorAll("#choices .choice")].map((button) => button.offsetHeight);
}"""


def boxes(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(BOXES)
    return found


def sit_down_with(anna: Player, boris: Player) -> tuple[Page, str]:
    """Two people in the middle of Men of Mayhem, with bots at the other seats. Anna is asked."""
    moment = midgame("men_of_mayhem")
    other = (moment.seat + 1) % moment.match.setup.seats
    table = sit_down_together({moment.seat: anna, other: boris}, moment.match)
    anna.wait_to_be_asked()
    return anna.page, table


def test_an_offer_is_a_slip_and_nothing_else_moves(visitor: Visitors) -> None:
    """Nor do they change when talk, deals or rules are opened. The talk is visible."""
    anna, boris = visitor(), visitor()
    page, table = sit_down_with(anna, boris)
    page.evaluate("() => document.querySelector('.more')?.removeAttribute('open')")
    before = boxes(page)
    boris.send(f"{table}/offer", to=page.get_attribute("#table", "data-eyes") or "", **{"take-cash": "1"})
    slip = page.locator(".slip")
    expect(slip).to_have_count(1)
    expect(slip.locator(".slip-goods")).to_contain_text("You give")
    expect(slip.locator(".slip-full .slip-time span")).to_contain_text("left")
    assert slip.evaluate(IN_SIGHT)
    assert boxes(page) == before
    for tab in ("talk", "deals", "rules"):
        page.click(f"#tab-{tab}")
        expect(page.locator(f"#panel-{tab}")).to_be_visible()
        assert boxes(page) == before, tab
        assert page.locator("#rail").evaluate("one => one.offsetWidth") > 400
    page.click("#tab-talk")
    for number in range(9):
        page.fill("#say-table", f"Line {number}")
        page.press("#say-table", "Enter")
        said = page.locator(".chat li", has_text=f"Line {number}")
        expect(said).to_be_visible()
    page.wait_for_function(f"() => ({IN_SIGHT})([...document.querySelectorAll('.chat li')][0])")
    page.keyboard.press("Escape")  # leave the input field
    page.locator("#tab-log").click()
    slip.locator("button[data-key=c]").click()  # the fields of a counter-offer are in the slip itself
    give = slip.locator("input[name=give-cash]")
    expect(give).to_be_focused()
    expect(give).to_have_value("1")
    slip.locator(".slip-sum", has=page.locator("[name=take-cash]")).locator("[data-sum=more]").click()
    expect(slip.locator("input[name=take-cash]")).to_have_value("1")
    assert slip.evaluate(IN_SIGHT)
    assert boxes(page) == before
    give.fill("0")
    slip.locator(".slip-counter .slip-yes").click()
    expect(slip).to_have_count(0)  # the offer is answered; the counter-offer stands
    page.click("#tab-deals")
    expect(page.locator("#panel-deals button[value^=withdraw]")).to_have_count(1)
    page.click("#tab-log")
    boris.send(f"{table}/offer", to=page.get_attribute("#table", "data-eyes") or "", **{"take-cash": "1"})
    expect(slip).to_have_count(1)
    page.keyboard.press("o")
    page.keyboard.press("r")
    expect(slip.locator("button[data-key=r]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(slip).to_have_count(0)
    assert boxes(page) == before
    assert page.evaluate(CUT_TABS) == []
    expect(page.locator(".badge-counts").first).to_be_hidden()  # the board shows them
    assert max(page.evaluate(SHORT_BAR)) <= 38, "an answer breaks beside free room"


def test_on_a_phone_a_slip_is_a_line_that_opens_in_place_of_the_question(visitor: Visitors) -> None:
    anna, boris = visitor(390, 844, finger=True), visitor()
    page, table = sit_down_with(anna, boris)
    boris.send(f"{table}/offer", to=page.get_attribute("#table", "data-eyes") or "", **{"take-cash": "1"})
    look = page.locator(".slip-look")
    expect(look).to_be_visible()
    expect(page.locator("#question")).to_be_visible()
    # While an offer is composed, the form has the whole width: no slip is beside it.
    page.locator("#tab-deals").tap()
    page.locator(".desk > summary").first.tap()
    expect(page.locator(".slip")).to_be_hidden()
    assert page.locator(".desk[open]").evaluate("desk => desk.getBoundingClientRect().width") > 300
    page.locator("#tab-board").tap()
    page.locator(".slip-line > span").last.tap()  # anywhere on the line
    accept = page.locator(".slip-yes[name=option]")
    expect(accept).to_be_visible()
    assert accept.evaluate(IN_SIGHT)
    expect(page.locator("#question")).to_be_hidden()
    accept.tap()
    expect(page.locator(".slip")).to_have_count(0)
    expect(page.locator("#question")).to_be_visible()
