"""The deal table in the browser: an offer composed on the board, a refusal with its reason, a counter-offer with the
same terms from the other side, promises; on desktop and phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.games.la_cosa_nostra.scene import scene, side

from .la_cosa_nostra_people import sit_down
from .player import READY, Player

QUIET = ("random", "random")  # bots that make no offers


def peaceful() -> str:
    """Anna's action. Nobody holds an influence card, so that no window opens in between."""
    table = scene(
        round=3,
        turn="blundetto",
        blundetto=side(cash=5000, gangsters="big_joey=murder jimmy_bananas", businesses="cop lawyer"),
        dimaggio=side(cash=4000, gangsters="lenny_dimaggio phil_malony", businesses="pimp dealer"),
        caruso=side(cash=3000, businesses="casino"),
        laserva=side(cash=3000, businesses="night_club"),
    )
    return table.match.save()


# As after a long talk with another seat.
FAR_DOWN = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("#thread-1 { margin-top: 2000px }");
  document.adoptedStyleSheets.push(sheet);
}"""


def at_the_table(visitor: Callable[..., Player], size: tuple[int, int]) -> tuple[Page, Page]:
    """Anna, whose page we look at, and Boris, in the middle of a round. Deals are open."""
    anna, boris = visitor(*size), visitor(language="uk")
    sit_down(anna, boris, peaceful(), QUIET)
    boris.without_picture()  # Boris uses the form only
    anna.page.wait_for_selector(f"{READY} #choices button[value='perform:big_joey']", state="attached")
    return anna.page, boris.page


def put(page: Page, at: str, x: int = 12, y: int = 12) -> None:
    page.locator(f"#table svg [data-deal][data-thing={at}]").first.click(position={"x": x, "y": y})


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_a_deal_is_clicked_together_refused_countered_and_struck(
    visitor: Callable[..., Player], size: tuple[int, int]
) -> None:
    page, other = at_the_table(visitor, size)
    number = page.get_attribute("#table", "data-number")
    page.click("#tab-deals")
    page.click("#desk-1 > summary")
    total = page.locator("#sum-1")
    put(page, "dealer_1")
    page.locator("#menu button").first.click()  # the business itself, or permission to put a token on it
    put(page, "blundetto")
    put(page, "blundetto")
    expect(total).to_have_text("You give DiMaggio $1,000. DiMaggio gives you the dealer.")
    for way, amount in (("more", "1500"), ("less", "1000")):
        page.locator(f"#good-give-1-cash- [data-sum={way}] svg").click()
        expect(page.locator("#deal-give-1-cash-")).to_have_value(amount)
    put(page, "phil_malony")
    expect(total).to_contain_text("Phil Malony")
    put(page, "phil_malony")  # removed again
    expect(total).not_to_contain_text("Phil Malony")
    page.click("#promise-1 > summary")
    page.check("#deal-peace-give-1")
    expect(total).to_contain_text("You will not attack DiMaggio before the round is over.")
    page.click("#deal-1 button[type=submit]")
    assert page.get_attribute("#table", "data-number") == number  # these clicks made no move
    if size[0] < 1000:  # what follows is the same in a narrow window
        expect(other.locator("#thread-0 .offer")).to_have_count(1)
        return

    # Refused with a reason, visible where the offer was made; then countered with the same terms from the other side.
    other.click("#tab-deals")
    mine = other.locator("#thread-0 .offer")
    expect(mine).to_contain_text("Бландетто не нападає на вас до кінця раунду.")
    mine.locator("input[name=why]").fill("Замало.")
    mine.locator("button[value^=refuse]").click()
    expect(page.locator("#thread-1 li[data-kind=refused]")).to_contain_text("Замало.")
    page.click("#desk-1 > summary")
    page.fill("#deal-give-1-cash-", "1500")
    page.fill("#words-1", "I shall vote for you.")
    page.check("#deal-word-1")
    page.click("#deal-1 button[type=submit]")
    other.locator("#thread-0 .offer [data-counter]").click()
    expect(other.locator("#deal-take-0-cash-")).to_have_value("1500")
    other.fill("#deal-take-0-cash-", "2000")
    other.click("#deal-0 button[type=submit]")
    countered = page.locator("#thread-1 .offer")
    expect(countered).to_contain_text("DiMaggio counters:")
    expect(countered).to_contain_text("You give DiMaggio $2,000.")
    countered.locator("button[value^=accept]").click()
    expect(page.locator("#thread-1 li[data-kind=deal]")).to_contain_text("the deal is struck")
    expect(page.locator("#thread-1")).to_contain_text("You give DiMaggio $2,000.")

    # A promise in free words: the two who know of it report its outcome.
    page.click("#desk-1 > summary")
    page.fill("#words-1", "I shall vote for you.")
    page.check("#deal-word-1")
    page.click("#deal-1 button[type=submit]")
    other.locator("#thread-0 .offer button[value^=accept]").click()
    promise = page.locator("#promises .promise")
    expect(promise).to_have_attribute("data-state", "standing")
    other.locator("#promises button[value^=broken]").click()
    expect(promise).to_have_attribute("data-state", "broken")


def test_the_deals_open_where_an_offer_waits_for_an_answer(visitor: Callable[..., Player]) -> None:
    page, other = at_the_table(visitor, (1440, 900))
    other.click("#tab-deals")
    other.click("#desk-0 > summary")
    other.fill("#deal-give-0-cash-", "500")
    other.click("#deal-0 button[type=submit]")
    accept = page.locator("#thread-1 .offer button[value^=accept]")
    accept.wait_for(state="attached")
    page.evaluate(FAR_DOWN)
    page.click("#tab-deals")
    expect(accept).to_be_in_viewport()
