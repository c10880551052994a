"""La Famiglia in Chromium: a team of two people, one of them on a phone, against a person and a bot."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import ViewportSize, expect

from .live_server import LIMIT
from .player import READY, Player

PHONE: ViewportSize = {"width": 390, "height": 844}


def sit_down(anna: Player, boris: Player, carla: Player) -> None:
    """Anna opens the table. Boris sits against her, Carla is her ally, the fourth is a bot."""
    page = anna.go()
    page.click(".poster[data-game=la_famiglia] a[href='/new/la_famiglia']")
    page.wait_for_selector(READY)
    page.fill("input[name=nickname]", "Anna")
    for seat in (1, 2):
        page.select_option(f"select[name=seat-{seat}]", "open")
    page.select_option("select[name=seat-3]", "bot:novice")
    page.locator("label:has(input[name=opt-beginner_families][value=false])").click()  # Anna chooses her family first
    page.click("form .button.primary[type=submit]")
    page.wait_for_url("**/t/*")
    for player, name, seat in ((boris, "Boris", 1), (carla, "Carla", 2)):
        player.join(seat, name, page.url)
    page.click(".lobby-start .primary:enabled")
    for player in (anna, boris, carla):
        player.page.wait_for_selector(f"{READY} #question")


def answer(player: Player) -> None:
    """The first answer to the question, never an any-time option."""
    button = player.page.locator("#choices button:not(.extra)").first
    player.answered(button.get_attribute("value") or "", button)


def family(player: Player, seat: int) -> str:
    """The colour of a seat."""
    kind = player.page.get_attribute(f"#seat-{seat}", "class") or ""
    found = re.search(r"of-([a-z]+)", kind)
    return found[1] if found else ""


def test_a_team_sees_its_own_orders_and_the_other_team_not_before_they_are_opened(
    visitor: Callable[..., Player],
) -> None:
    anna, boris, carla = visitor(), visitor(), visitor()
    carla.page.set_viewport_size(PHONE)
    sit_down(anna, boris, carla)
    for player in (anna, boris, carla):
        player.without_picture()  # until all have answered: what is received is the same
    until = time.monotonic() + LIMIT / 1000
    taken = 0
    while "Events" not in anna.page.locator("#question").inner_text():
        assert time.monotonic() < until
        for player in (anna, boris, carla):
            if player.asked() and player.page.locator("#choices button:not(.extra)").count():
                answer(player)
                taken += 1
        if taken > 26:
            break
    assert taken > 12
    reds, blues = family(anna, 0), family(boris, 1)
    assert reds
    assert blues
    own = f"{reds}_basic_"
    assert any(own in text for text in carla.collect()), "the ally sees her orders"
    if "Events" not in anna.page.locator("#question").inner_text():
        assert not any(own in text for text in boris.collect()), "the other team was sent one of her orders"
        assert not any(f"{blues}_basic_" in text for text in (*anna.collect(), *carla.collect()))
    assert not any('id="hq-0"' in text for text in boris.collect())
    for player in (anna, boris, carla):
        player.with_picture()
        expect(player.page.locator("svg.la-famiglia").first).to_be_visible()


def press(player: Player, thing: str) -> None:
    """A click in the middle of a thing's area on the map, where its label is."""
    box = player.page.locator(f"#stand-{thing}").bounding_box()
    assert box
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_sketches_and_suggestions_stay_in_the_team(visitor: Callable[..., Player]) -> None:
    """Anna draws on the board with clicks.

    Carla sees it on her phone and suggests an answer. Boris gets no byte of it.
    """
    anna, boris, carla = visitor(), visitor(), visitor()
    carla.page.set_viewport_size(PHONE)
    sit_down(anna, boris, carla)
    carla.page.locator("[data-slip=ally] .slip-look").click()
    expect(carla.page.locator("#wish button").first).to_be_visible()
    heard = len(boris.collect())
    anna.page.click("#board-tools [data-switch=sketch]")
    press(anna, "enna")
    press(anna, "gela")
    expect(anna.page.locator("#table svg .sketch path")).to_have_count(4)
    expect(carla.page.locator("#table svg .sketch path")).to_have_count(4)
    press(anna, "noto")
    press(anna, "noto")
    expect(carla.page.locator("#table svg .sketch circle")).to_have_count(2)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("body[data-sketching]")).to_have_count(0)
    carla.page.locator("#wish button").last.click()
    expect(anna.page.locator(".wishes li")).to_have_count(1)
    assert "sketch" in "".join(anna.collect())
    for text in boris.collect():
        assert "through sketch" not in text
        assert "would like" not in text
    assert len(boris.collect()) == heard, "something was sent to the other team"


IN_SIGHT = """() => [...document.querySelectorAll("#stage svg [data-legal]")].filter((piece) => {
  const [box, port] = [piece, document.getElementById("viewport")].map((one) => one.getBoundingClientRect());
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > port.left && x < port.right && y > port.top && y < port.bottom;
}).length"""


def test_on_a_phone_the_board_moves_to_what_may_be_chosen(visitor: Callable[..., Player]) -> None:
    """The cells where a marker can go are below the map. The page does not scroll for a person who has scrolled."""
    anna = visitor(width=390, height=700)
    page = anna.go()
    anna.play_now("la_famiglia")
    page.wait_for_url("**/t/*")
    for _ in range(40):
        anna.wait_to_be_asked()
        if "planning" in (page.locator("#question").inner_text()).lower():
            break
        answer(anna)
    page.evaluate("() => document.getElementById('viewport').scrollTo(0, 0)")
    assert page.evaluate(IN_SIGHT) == 0, "or this test says nothing"
    move = page.locator("#choices button[value^='move:']").first
    anna.answered(move.get_attribute("value") or "", move)
    page.wait_for_function(f"() => ({IN_SIGHT})() > 0")
    page.mouse.move(195, 200)
    page.mouse.wheel(0, -5000)
    page.wait_for_function("() => document.getElementById('viewport').scrollTop === 0")
    page.click("#tab-talk")
    page.fill("#say-all, [id^=say-]", "Hello")
    page.press("#say-all, [id^=say-]", "Enter")
    expect(page.locator("#panel-talk")).to_contain_text("Hello")
    page.click("#tab-board")
    assert page.evaluate(IN_SIGHT) == 0
