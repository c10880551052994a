"""Moves made in Chromium as a person makes them, counting clicks: for the tests and for `make measures`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from playwright.sync_api import Page, expect

import consigliere as cg
from consigliere.bots import Sight, make

from .midgame import Midgame, sit_down
from .player import FREE_SPOT, Player
from .test_pick import first_turn

COUNT = """() => {
  if (window.clicks === undefined) {
    addEventListener("pointerdown", (event) => { window.clicks += event.isTrusted ? 1 : 0; }, true);
  }
  window.clicks = 0;
}"""


def clicks(page: Page) -> int:
    """How often a button or the screen was pressed since `count`."""
    found: int = page.evaluate("() => window.clicks")
    return found


def count(page: Page) -> None:
    page.evaluate(COUNT)


def click(player: Player, thing: str) -> None:
    """Click a piece where nothing covers it. A finger taps twice: the first tap only shows it."""
    selector = f'#table svg [data-thing="{thing}"]'
    player.page.evaluate("one => document.querySelector(one).scrollIntoView({ block: 'center' })", selector)
    found = player.page.evaluate(FREE_SPOT, selector)
    assert found, f"{thing} is covered"
    if player.finger:
        player.page.touchscreen.tap(found["x"], found["y"])
        player.page.touchscreen.tap(found["x"], found["y"])
    else:
        player.page.mouse.click(found["x"], found["y"])


# --- moments


def _questions(game: str, seats: int) -> Iterator[Midgame]:
    """Every question to one seat of a game between greedy bots."""
    match = cg.new(game, seats=seats, seed=3)
    bots = [make("greedy", 1 + seat) for seat in range(seats)]
    while match.result is None:
        seat = match.deciders[0]
        if len(match.deciders) == 1:
            yield Midgame(game, match, seat)
        match.play(seat, bots[seat].choose(Sight(match, seat)))


@cache
def riders() -> tuple[Midgame, str, str]:
    """A turn with dudes at several places: where several of them stand, and a place that only a ride reaches."""
    for turn in _questions("men_of_mayhem", 4):
        offered = turn.match.options(turn.seat)
        rides = [option for option in offered if option.verb == "ride"]
        for ride in rides if len(rides) > 1 else ():
            world = turn.match.clone()
            world.play(turn.seat, ride)
            taken = {option.target for option in offered}
            target = next(option for option in world.options(turn.seat) if option.target not in taken)
            world.play(turn.seat, target)
            if world.view(turn.seat)["step"] == "Gather":
                return turn, str(ride.target), str(target.target)
    raise AssertionError


@cache
def attackers() -> Midgame:
    """An order to move and attack, with several targets in reach."""
    for turn in _questions("la_famiglia", 4):
        view = turn.match.view(turn.seat)
        ways = [option for option in turn.match.options(turn.seat) if option.verb == "march"]
        if view["step"] == "Move" and not view["row"] and len(ways) > 2:
            return turn
    raise AssertionError


@cache
def armed() -> Midgame:
    """A seat of Men of Mayhem with three guns, at its turn."""
    for turn in _questions("men_of_mayhem", 4):
        view = turn.match.view(turn.seat)
        if view["step"] == "Turn" and view["table"]["players"][turn.seat]["goods"]["gun"] >= 3:
            return turn
    raise AssertionError


# --- moves


def ride(anna: Player) -> int:
    """Rider first: the disc of an order, the destination, all of them."""
    turn, source, target = riders()
    page = anna.page if anna.asked() else sit_down(anna, turn)
    before = anna.number
    count(page)
    page.locator(f'#table svg [data-thing="{source}"] [data-verb="ride"]').first.click()
    anna.moved(before)
    before = anna.number
    click(anna, target)
    page.locator("#menu .choice[value$='all']").click()
    anna.moved(before)
    return clicks(page)


def attack(anna: Player) -> int:
    """The target, and how to go there: as many as possible, by the first way."""
    turn = attackers()
    target = str(next(option.target for option in turn.match.options(turn.seat) if option.verb == "march"))
    page = sit_down(anna, turn)
    before = anna.number
    count(page)
    click(anna, target)
    asked = page.locator("#menu .asking-ask")
    asked.first.wait_for()
    if anna.finger:
        sheet = page.locator("#menu").bounding_box()
        assert sheet
        assert sheet["y"] + sheet["height"] >= 840, "a sheet at the lower edge"
    page.locator("#menu .choice").first.click()
    anna.moved(before)
    return clicks(page)


def thug(anna: Player) -> int:
    """A shop window."""
    turn = first_turn()
    page = sit_down(anna, turn)
    shop = str(next(option.target for option in turn.match.options(turn.seat) if option.verb == "thug"))
    before = anna.number
    count(page)
    click(anna, shop)
    anna.moved(before)
    return clicks(page)


def three_guns_for_eight_cash(anna: Player) -> int:
    """Numbers are typed. Both sides of the form are visible when it opens."""
    turn = armed()
    page = sit_down(anna, turn, "trader")
    other = next(seat for seat in range(4) if seat != turn.seat)
    count(page)
    page.click("#tab-deals")
    page.click(f"#desk-{other} > summary")
    for field, number in ((f"#deal-give-{other}-gun-", "3"), (f"#deal-take-{other}-cash-", "8")):
        expect(page.locator(field)).to_be_in_viewport()
        page.click(field)
        page.keyboard.type(number)
    expect(page.locator(f"#sum-{other}")).to_contain_text("3 guns")
    page.locator(f"#deal-{other} button[type=submit]").click()
    page.locator(f"#thread-{other} li").first.wait_for(state="attached")
    return clicks(page)


MOVES: dict[str, tuple[str, Callable[[Player], int], int]] = {
    "a ride, from anywhere": ("men_of_mayhem", ride, 3),
    "an attack": ("la_famiglia", attack, 3),
    "three guns for eight cash": ("men_of_mayhem", three_guns_for_eight_cash, 6),
    "a thug": ("corleones_empire", thug, 1),
}
"""Each move with its game, the function that makes it, and the clicks it may take."""
