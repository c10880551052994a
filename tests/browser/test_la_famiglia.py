"""La Famiglia in Chromium: a team of two people, one of them on a phone, against a person and a bot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import ViewportSize, expect

import consigliere as cg

from .midgame import Midgame, sit_down, sit_down_together
from .player import READY, Player

PHONE: ViewportSize = {"width": 390, "height": 844}


def open_table(anna: Player, boris: Player, carla: Player) -> None:
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


def family(player: Player, seat: int) -> str:
    """The colour of a seat."""
    kind = player.page.get_attribute(f"#seat-{seat}", "class") or ""
    found = re.search(r"of-([a-z]+)", kind)
    return found[1] if found else ""


def first_turn() -> cg.Match:
    """The first planning phase, at the turn of seat 0. Families, soldiers and markers are in place."""
    match = cg.new("la_famiglia", 4, seed=5)
    while match.deciders != (0,) or match.view(0)["step"] != "Turn":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    return match


def giving_orders(match: cg.Match) -> list[tuple[int, str]]:
    """How seats 0 and 1 give an order each, one after the other."""
    match, made = match.clone(), []
    for seat in (0, 1):
        match, to_order = next(moves for moves in ways(match) if moves[0].view(seat)["step"] == "GiveOrder")
        while match.deciders == (seat,):
            to_order.append(str(match.options(seat)[0]))
            match.play(seat, to_order[-1])
        made += [(seat, option) for option in to_order]
    return made


def ways(match: cg.Match) -> Iterator[tuple[cg.Match, list[str]]]:
    """A marker and where it moves, in all ways, and the game afterwards."""
    (seat,) = match.deciders
    for move in match.options(seat):
        if move.verb == "move":
            moved = match.clone()
            moved.play(seat, move)
            for to in moved.options(seat):
                after = moved.clone()
                after.play(seat, to)
                yield after, [str(move), str(to)]


def test_a_team_sees_its_own_orders_and_the_other_team_not_before_they_are_opened(
    visitor: Callable[..., Player],
) -> None:
    anna, boris, carla = visitor().listen(), visitor().listen(), visitor(**PHONE).listen()
    match = first_turn()
    sit_down_together({0: anna, 1: boris, 2: carla}, match)
    for seat, option in giving_orders(match):
        player = (anna, boris)[seat]
        button = player.page.locator(f"#choices button[value='{option}']")
        button.wait_for(state="attached")
        player.answered(option, button)
    reds, blues = family(anna, 0), family(boris, 1)
    assert reds
    assert blues
    own, theirs = f"{reds}_basic_", f"{blues}_basic_"
    carla.page.wait_for_selector("#table")
    assert any(own in text for text in carla.collect()), "the ally sees her orders"
    assert any(theirs in text for text in boris.collect()), "and he his own"
    assert not any(own in text for text in boris.collect()), "the other team was sent one of her orders"
    assert not any(theirs in text for text in (*anna.collect(), *carla.collect()))
    assert not any('id="hq-0"' in text for text in boris.collect())
    for player in (anna, boris, carla):
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
    anna, boris, carla = visitor().listen(), visitor().listen(), visitor().listen()
    carla.page.set_viewport_size(PHONE)
    open_table(anna, boris, carla)
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
    page = sit_down(anna, Midgame("la_famiglia", first_turn(), 0))
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
