"""How many clicks a move takes, and the message after a click that cannot work."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from tests.games.la_cosa_nostra.scene import scene, side

from .counted_moves import MOVES, armed, attack, click, clicks, count, ride, riders, three_guns_for_eight_cash
from .live_server import Visitors
from .midgame import Midgame, sit_down
from .player import Player

BEYOND = 450  # the maximum px from its piece: the confirmation is next to it


def test_a_ride_from_either_end_takes_three_clicks_at_most(anna: Player) -> None:
    """Destination first, dragged, or rider first: who goes is asked in a menu next to it, and stored at the end."""
    turn, source, target = riders()
    page = sit_down(anna, turn)
    asked = anna.number
    count(page)
    click(anna, target)
    page.locator(f"#menu .choice[value^='ride:{source}']").click()
    everybody = page.locator("#menu .choice[value$='all']")
    box, piece = everybody.bounding_box(), page.locator(f'#table svg [data-thing="{target}"]').first.bounding_box()
    assert box
    assert piece
    assert abs(box["x"] - piece["x"]) < BEYOND
    assert abs(box["y"] - piece["y"]) < BEYOND
    assert clicks(page) == 2, "one more would confirm"
    page.keyboard.press("Escape")
    expect(everybody).to_have_count(0)

    assert anna.point_at(f'#table svg [data-thing="{source}"]')
    page.mouse.down()
    assert anna.point_at(f'#table svg [data-thing="{target}"]')
    page.mouse.up()
    everybody.wait_for()
    page.keyboard.press("Escape")
    assert anna.number == asked

    assert ride(anna) <= 3


def test_in_the_menu_of_riders_a_second_click_in_the_same_place_means_the_same(anna: Player) -> None:
    turn, source, target = riders()
    page = sit_down(anna, turn)
    click(anna, target)
    page.locator(f"#menu .choice[value^='ride:{source}']").click()
    shown = "all => all.map(one => one.dataset.option)"
    page.locator("#menu [data-option=all]").wait_for()
    before: list[str] = page.eval_on_selector_all("#menu [data-option]", shown)
    page.locator("#menu [data-option^=pick]").first.click()
    page.locator("#menu [data-option=go]").wait_for()
    after: list[str] = page.eval_on_selector_all("#menu [data-option]", shown)
    kept = [option for option in before if option in after]
    assert after == [*kept, "go"]


def test_a_click_on_a_rivals_shutter_opens_the_form_for_an_offer(anna: Player) -> None:
    turn = armed()
    page = sit_down(anna, turn, "trader")
    other = next(seat for seat in range(4) if seat != turn.seat)
    page.locator(f"#blind-{other}").click()
    expect(page.locator(f"#desk-{other} form")).to_be_visible()


@pytest.mark.parametrize("finger", [False, True], ids=["desk", "phone"])
def test_an_attack_is_asked_in_one_box_at_its_target(visitor: Visitors, finger: bool) -> None:
    assert attack(visitor(390, 844, finger=True) if finger else visitor()) <= 3


def test_a_thug_takes_one_click(anna: Player) -> None:
    _, send, most = MOVES["a thug"]
    assert send(anna) == most


@pytest.mark.parametrize("finger", [False, True], ids=["desk", "phone"])
def test_three_guns_for_eight_cash_take_six_clicks_at_most(visitor: Visitors, finger: bool) -> None:
    """A click on a pile adds one, with Shift all of it."""
    anna = visitor(390, 844, finger=True) if finger else visitor()
    assert three_guns_for_eight_cash(anna) <= 6
    if finger:
        return
    turn, page = armed(), anna.page
    other = next(seat for seat in range(4) if seat != turn.seat)
    page.click(f"#desk-{other} > summary")
    pile, give = page.locator(f"#stock-{turn.seat}-gun"), page.locator(f"#deal-give-{other}-gun-")
    pile.click()
    expect(give).to_have_value("1")
    pile.click(modifiers=["Shift"])
    expect(give).to_have_value(str(turn.match.view(turn.seat)["table"]["players"][turn.seat]["goods"]["gun"]))


@cache
def lacking() -> Midgame:
    """Big Joey has a job without a matching business, and it is his family's turn."""
    table = scene(
        round=3,
        turn="blundetto",
        blundetto=side(
            cash=5000, gangsters="big_joey=car_theft_ring jimmy_bananas=murder", businesses="cop loan_shark"
        ),
        dimaggio=side(cash=4000, gangsters="lenny_dimaggio phil_malony", businesses="pimp dealer"),
        caruso=side(cash=3000, businesses="casino"),
        laserva=side(cash=3000, businesses="night_club"),
    )
    return Midgame("la_cosa_nostra", table.match, 0)


def test_what_gives_something_up_is_asked_once_more_and_what_cannot_work_says_why(anna: Player) -> None:
    """A job that can only be cancelled: the page says what is missing, and the safe answer has the focus."""
    page = sit_down(anna, lacking())
    before = anna.number
    piece = page.locator('#table svg [data-thing="big_joey"]').first
    assert piece.get_attribute("data-costs") == "1"
    assert piece.evaluate("one => getComputedStyle(one).outlineStyle") == "dashed"
    piece.hover()
    expect(page.locator("#card .why")).to_contain_text("Needs")
    click(anna, "big_joey")
    sure = page.locator("#sure")
    expect(sure).to_contain_text("Call off")
    expect(sure.locator("button:focus")).to_have_class("choice bare")
    page.keyboard.press("Enter")
    expect(sure).to_have_count(0)
    assert anna.number == before, "the safe answer keeps it"
    click(anna, "casino_1")  # somebody else's, and not part of the question
    expect(page.locator("#card .said")).not_to_be_empty()
    click(anna, "big_joey")
    sure.locator(".gives-up").click()
    anna.moved(before)
