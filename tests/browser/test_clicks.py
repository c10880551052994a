"""How many clicks a move takes, counted as a person makes them; and what a click that cannot work says."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

import consigliere as cg
from consigliere.bots import Sight, make
from tests.games.la_cosa_nostra.scene import scene, side

from .midgame import Midgame, sit_down
from .player import FREE_SPOT, Player
from .stage import Visitors
from .test_pick import first_turn

COUNT = """() => {
  window.clicks = 0;
  addEventListener("pointerdown", (event) => { window.clicks += event.isTrusted ? 1 : 0; }, true);
}"""


def clicks(page: Page) -> int:
    found: int = page.evaluate("() => window.clicks")
    return found


@cache
def moment(game: str, seats: int, step: str, has: str, least: int) -> Midgame:
    """The first question of this kind between greedy bots that offers so many options of a verb."""
    match = cg.new(game, seats=seats, seed=3)
    bots = [make("greedy", 1 + seat) for seat in range(seats)]
    while True:
        seat = match.deciders[0]
        view = match.view(seat)
        offered = [option for option in match.options(seat) if option.verb == has]
        if len(match.deciders) == 1 and view["step"] == step and not view["row"] and len(offered) >= least:
            return Midgame(game, match, seat)
        match.play(seat, bots[seat].choose(Sight(match, seat)))


def click(player: Player, thing: str) -> None:
    """On a piece, where nothing lies over it; with a finger twice, for the first tap only shows."""
    selector = f'#table svg [data-thing="{thing}"]'
    player.page.evaluate("one => document.querySelector(one).scrollIntoView({ block: 'center' })", selector)
    found = player.page.evaluate(FREE_SPOT, selector)
    assert found, f"{thing} is covered"
    if player.finger:
        player.page.touchscreen.tap(found["x"], found["y"])
        player.page.touchscreen.tap(found["x"], found["y"])
    else:
        player.page.mouse.click(found["x"], found["y"])


@cache
def riders() -> tuple[Midgame, str, str]:
    """A turn with dudes at several places; where several of them stand, and somewhere that only a ride leads to."""
    match = cg.new("men_of_mayhem", seats=4, seed=3)
    bots = [make("greedy", 1 + seat) for seat in range(4)]
    while True:
        seat = match.deciders[0]
        offered = match.options(seat)
        rides = [option for option in offered if option.verb == "ride"]
        for ride in rides if len(rides) > 1 else ():
            world = match.clone()
            world.play(seat, ride)
            taken = {option.target for option in offered}
            target = next(option for option in world.options(seat) if option.target not in taken)
            world.play(seat, target)
            if world.view(seat)["step"] == "Gather":
                return Midgame("men_of_mayhem", match, seat), str(ride.target), str(target.target)
        match.play(seat, bots[seat].choose(Sight(match, seat)))


def test_a_ride_from_either_end_takes_three_clicks_at_most(anna: Player) -> None:
    """Rider first, destination first, or one drawn to the other: who goes is asked beside it, and stored at the end."""
    ride, source, target = riders()
    page = sit_down(anna, ride)
    page.evaluate(COUNT)
    asked = anna.number
    click(anna, target)
    page.locator(f"#menu .choice[value^='ride:{source}']").click()
    everybody = page.locator("#menu .choice[value$='all']")
    box, piece = everybody.bounding_box(), page.locator(f'#table svg [data-thing="{target}"]').first.bounding_box()
    assert box
    assert piece
    assert abs(box["x"] - piece["x"]) < 450, "what confirms lies beside the piece"
    assert abs(box["y"] - piece["y"]) < 450
    page.keyboard.press("Escape")
    expect(everybody).to_have_count(0)

    assert anna.point_at(f'#table svg [data-thing="{source}"]')
    page.mouse.down()
    assert anna.point_at(f'#table svg [data-thing="{target}"]')
    page.mouse.up()
    everybody.wait_for()
    page.keyboard.press("Escape")
    assert anna.number == asked

    page.evaluate("() => { window.clicks = 0; }")
    page.locator(f'#table svg [data-thing="{source}"] [data-verb="ride"]').first.click()
    anna.moved(asked)
    before = anna.number
    click(anna, target)
    everybody.click()
    anna.moved(before)
    assert clicks(page) <= 3


@pytest.mark.parametrize("finger", [False, True], ids=["desk", "phone"])
def test_an_attack_is_asked_in_one_box_at_its_target(visitor: Visitors, finger: bool) -> None:
    attack = moment("la_famiglia", 4, "Move", "march", 3)
    target = str(next(option.target for option in attack.match.options(attack.seat) if option.verb == "march"))
    anna = visitor(390, 844, finger=True) if finger else visitor()
    page = sit_down(anna, attack)
    page.evaluate(COUNT)
    before = anna.number
    click(anna, target)
    page.locator("#menu .choice").first.wait_for()
    assert page.locator("#menu .asking-ask").count() >= 1
    if finger:
        sheet = page.locator("#menu").bounding_box()
        assert sheet
        assert sheet["y"] + sheet["height"] >= 840, "a sheet at the lower edge"
    page.locator("#menu .choice").first.click()
    anna.moved(before)
    assert clicks(page) <= (3 if finger else 2)


def test_a_thug_takes_one_click(anna: Player) -> None:
    turn = first_turn()
    page = sit_down(anna, turn)
    shop = str(next(option.target for option in turn.match.options(turn.seat) if option.verb == "thug"))
    page.evaluate(COUNT)
    before = anna.number
    click(anna, shop)
    anna.moved(before)
    assert clicks(page) == 1


@pytest.mark.parametrize("finger", [False, True], ids=["desk", "phone"])
def test_three_guns_for_eight_cash_take_six_clicks_at_most(visitor: Visitors, finger: bool) -> None:
    """Numbers can be typed, a click on a pile adds one, and both sides of the form are in sight."""
    deal = armed()
    anna = visitor(390, 844, finger=True) if finger else visitor()
    page = sit_down(anna, deal, "trader")
    other = next(seat for seat in range(4) if seat != deal.seat)
    page.evaluate(COUNT)
    page.click("#tab-deals")
    page.click(f"#desk-{other} > summary")
    give, get = page.locator(f"#deal-give-{other}-gun-"), page.locator(f"#deal-take-{other}-cash-")
    for field, number in ((give, "3"), (get, "8")):
        expect(field).to_be_in_viewport()
        field.click()
        page.keyboard.type(number)
    expect(page.locator(f"#sum-{other}")).to_contain_text("3 guns")
    page.locator(f"#deal-{other} button[type=submit]").click()
    page.locator(f"#thread-{other} .offer, #thread-{other} li").first.wait_for(state="attached")
    assert clicks(page) <= 6
    if finger:
        return
    page.click(f"#desk-{other} > summary")
    pile = page.locator(f"#stock-{deal.seat}-gun")
    pile.click()
    expect(give).to_have_value("1")
    pile.click(modifiers=["Shift"])
    held = deal.match.view(deal.seat)["table"]["players"][deal.seat]["goods"]["gun"]
    expect(give).to_have_value(str(held))


@cache
def armed() -> Midgame:
    """Somebody in Men of Mayhem who has three guns, at their turn."""
    match = cg.new("men_of_mayhem", seats=4, seed=3)
    bots = [make("greedy", 1 + seat) for seat in range(4)]
    while True:
        seat = match.deciders[0]
        view = match.view(seat)
        if view["step"] == "Turn" and view["table"]["players"][seat]["goods"]["gun"] >= 3:
            return Midgame("men_of_mayhem", match, seat)
        match.play(seat, bots[seat].choose(Sight(match, seat)))


def test_what_gives_something_up_is_asked_once_more_and_what_cannot_work_says_why(anna: Player) -> None:
    """A job that can only be called off: it says what is missing, and the safe answer has the focus."""
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
    click(anna, "casino_1")  # somebody else's, and not what the question is about
    expect(page.locator("#card .said")).not_to_be_empty()
    click(anna, "big_joey")
    sure.locator(".gives-up").click()
    anna.moved(before)


@cache
def lacking() -> Midgame:
    """Big Joey has a job for which there is no business, and the turn is his family's."""
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
