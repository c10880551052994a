"""La Cosa Nostra between two people and two bots: a deal after a counter-offer, an Ambush, a Doctor, and no leak.

The scene comes from a save, which anyone may import. Windows wait until all have answered, so that these tests do not
wait for the time that hides who could have reacted.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .la_cosa_nostra_people import attack, log, names, offer, sit_down, take, told
from .player import Player

# What they hold in hand or have face down: until it is played, no byte of it reaches the other browser.
ANNAS, BORISS = ("doctor", "usury_r3", "murder_r3"), ("ambush_r3", "schemer")


def sum_up(anna: Player) -> None:
    """Anna starts from Boris's offer and asks for more, by the buttons next to the sum, never above what he has."""
    field, most = anna.page.locator("#deal-take-1-cash-"), 4000
    button = anna.page.locator("#good-take-1-cash- [data-sum]")
    expect(field).to_have_value("1234")
    for way, then in ((1, "1500"), (0, "1000"), (1, "1500")):
        button.nth(way).click()
        expect(field).to_have_value(then)
    field.fill(str(most))
    button.nth(1).click()
    expect(field).to_have_value(str(most))
    field.fill(str(most + 1))
    assert field.evaluate("field => field.validity.rangeOverflow")
    field.fill("1700")
    button.first.click()
    expect(field).to_have_value("1500")
    button.nth(1).click()


def test_a_deal_by_counter_offer_an_ambush_and_a_doctor(visitor: Callable[..., Player]) -> None:
    anna, boris = visitor().listen(), visitor(width=360, height=740, language="uk").listen()
    sit_down(anna, boris, attack())

    # Before Anna's turn Boris is asked whether he wants to come first. He sets a standing order not to.
    boris.page.click("#standing > summary")
    boris.page.click("#standing-TurnWindow button[value=pass]")
    anna.page.wait_for_selector("#choices button[value='perform:big_joey']", state="attached")

    # An offer, a counter-offer in its place, and the deal.
    boris.page.click("#tab-deals")
    offer(boris, 0, {"cash": "1234"}, {"business": "cop_1"}, "Протекція?")  # any whole sum [LCN-RULE-80]
    anna.page.click("#tab-deals")
    first = anna.page.locator(".offer", has_text="Протекція?")
    first.wait_for()
    expect(first).to_contain_text("1,234")
    first.locator("[data-counter]").click()
    sum_up(anna)
    offer(anna, 1, {"business": "cop_1"}, {}, "Two thousand.")
    second = boris.page.locator(".offer", has_text="Two thousand.")
    second.wait_for()
    expect(boris.page.locator(".offer", has_text="Протекція?")).to_have_count(0)  # the counter-offer refused it
    second.locator("button[value^=accept]").click()
    expect(anna.page.locator(".offer", has_text="Two thousand.")).to_have_count(0)
    expect(anna.page.locator("#deal-give-1-business-cop_1")).to_have_count(0)  # the form is in sync with the table
    expect(anna.page.locator("#good-give-1-cash-")).to_contain_text("7,000")

    # The maker of an offer may withdraw it while nobody has answered.
    offer(boris, 0, {"cash": "100"}, {}, "Дрібниця.")
    expect(anna.page.locator(".offer", has_text="Дрібниця.").locator("button[value^=accept]")).to_be_visible()
    boris.page.locator(".offer", has_text="Дрібниця.").locator("button[value^=withdraw]").click()
    for player in (anna, boris):
        expect(player.page.locator(".offer", has_text="Дрібниця.")).to_have_count(0)

    # A bot judges an offer too, and accepts a gift after thinking about it.
    offer(anna, 2, {"cash": "500"}, {})
    expect(anna.page.locator("#good-give-1-cash-")).to_contain_text("6,500")

    # So far neither browser has received anything of what the other holds.
    for player, secrets in ((boris, ANNAS), (anna, BORISS)):
        leaked = sorted({name for text in player.collect() for name in names(secrets) if name in told(text)})
        assert not leaked, f"the other browser was sent {leaked}"
    assert any(name in told(text) for text in boris.received for name in names(BORISS)), "who holds them sees them"

    # The Murder: Boris answers with his Ambush, which kills Big Joey; the Doctor saves his life.
    take(anna, "perform:big_joey")
    take(anna, "target:lenny_dimaggio")
    assert not any(name in told(text) for text in anna.collect() for name in names(("ambush_r3",)))
    take(boris, "ambush:lenny_dimaggio")
    take(anna, "play:doctor")
    anna.page.wait_for_selector("#choices button[value='end_turn']", state="attached")
    anna.page.click("#tab-log")
    assert "Ambush" in log(anna.page)
    assert "Doctor" in log(anna.page)
    assert "лікаря" in log(boris.page)
    take(anna, "end_turn")


BLOCKS = """() => [...document.querySelectorAll(
  ".board :is(.rounds, .phases, .marker.first, .cloth, .market, .monopolies, .stacks, .side, .decks)"
)].map(block => { const box = block.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; })"""


def test_a_badge_leads_to_its_family_and_pieces_there_have_cards(visitor: Callable[..., Player]) -> None:
    """Large on a wide screen, and visible on a narrow one, where the board's blocks are stacked."""
    anna, boris = visitor(width=1280, height=720), visitor(width=360, height=740)
    sit_down(anna, boris, attack())

    page = anna.page
    for place, width in (("#seat-0", 430), ("#seat-2", 280)):  # it uses the width of a notebook
        box = page.locator(place).bounding_box()
        assert box
        assert box["width"] > width
    page.focus("#badge-2 .badge-who")
    page.keyboard.press("Enter")
    large = page.locator("div.area[data-spot]")
    expect(large.locator("#seat-2")).to_be_visible()
    take(boris, "pass")  # and stays so when the table changes
    page.wait_for_selector("#choices button[value='perform:big_joey']", state="attached")
    expect(large.locator("#seat-2")).to_be_visible()
    large.locator("#tokens-2").hover()
    expect(page.locator("#card")).to_contain_text("deal tokens left")
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)

    page = boris.page
    page.click("#badge-3")
    expect(page.locator("#seat-3 .boss")).to_be_in_viewport()
    boxes: list[list[float]] = page.evaluate(BLOCKS)
    assert len(boxes) == 9
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left < right <= 360
        for other in boxes[:i]:
            assert right <= other[0] + 1 or other[2] <= left + 1 or bottom <= other[1] + 1 or other[3] <= top + 1


def test_an_offer_composed_while_deals_are_closed_is_sent_when_they_open(visitor: Callable[..., Player]) -> None:
    """Boris is asked before Anna's turn, and deals are closed. He already writes to her, and she gets it afterwards."""
    anna, boris = visitor().listen(), visitor(width=360, height=740)
    sit_down(anna, boris, attack())
    boris.page.click("#tab-deals")
    for words in ("Later?", "Or never?"):
        offer(boris, 0, {"cash": "500"}, {}, words)
        waits = boris.page.locator("#panel-deals .waits", has_text=words)
        expect(waits).to_contain_text("Waits until deals open")
    waits.locator("button[name=offer]").click()
    expect(waits).to_have_count(0)
    expect(anna.page.locator(".offer")).to_have_count(0)
    take(boris, "pass")
    expect(anna.page.locator("#thread-1 .offer")).to_contain_text("Later?")
    expect(boris.page.locator("#panel-deals .waits")).to_have_count(0)
    assert not any("never?" in text for text in anna.collect())


IN_SIGHT = """() => [...document.querySelectorAll("#viewport svg [data-legal]")].filter((piece) => {
  const [box, port] = [piece, document.getElementById("viewport")].map((one) => one.getBoundingClientRect());
  const middle = box.top + box.height / 2;
  return middle > port.top && middle < port.bottom;
}).length"""


def test_on_a_phone_the_board_moves_to_what_may_be_chosen(visitor: Callable[..., Player]) -> None:
    """On a narrow screen the families are below the market: a seat that is asked sees something highlighted."""
    anna, boris = visitor(width=390, height=844), visitor()
    sit_down(anna, boris, attack())
    boris.page.click("#standing > summary")
    boris.page.click("#standing-TurnWindow button[value=pass]")
    anna.page.wait_for_selector("#question[data-yours] #choices button[value='perform:big_joey']", state="attached")
    anna.page.wait_for_function(f"() => ({IN_SIGHT})() > 0")
    anna.page.evaluate("() => document.getElementById('viewport').scrollTo(0, 0)")
    assert anna.page.evaluate(IN_SIGHT) == 0, "or this test says nothing"
