"""What a table does by itself: offers expire, and standing answers are given.

Windows stay open for a fixed time, as at a real table: longer than these tests take.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from consigliere.match import new
from consigliere.table.play.standing import question_kind
from tests.games.la_cosa_nostra.scene import scene, side

from .la_cosa_nostra_people import offer, sit_down, sit_down_through_pages
from .live_server import serving
from .player import READY, Player

BOTS = ("random", "random")
WINDOW, PATIENCE = "300", "2"
ASKED = "#question[data-yours] #choices button"
SCHEMER = "#choices button[value='play:schemer']"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store"), "--window", WINDOW, "--patience", PATIENCE) as address:
        yield address


def order(player: Player, what: str) -> None:
    """A standing order for windows of the open kind."""
    page = player.page
    if page.locator("#standing:not([open])").count():
        page.click("#standing > summary")
    page.click(f"#standing-TurnWindow button[value='{what}']")
    expect(page.locator(f"#standing-TurnWindow button[value='{what}']")).to_have_count(0)


def test_a_standing_order_to_pass_unless_there_is_something_to_answer(
    visitor: Callable[..., Player], tmp_path: Path
) -> None:
    """Before a bot's turn both are asked whether they come first. Boris holds a Schemer and could, Anna could not."""
    anna, boris = visitor(), visitor(width=360, height=740)
    table = scene(
        round=3,
        turn="caruso",
        blundetto=side(gangsters="big_joey=murder", influence="doctor"),
        dimaggio=side(gangsters="lenny_dimaggio=usury", influence="schemer"),
        caruso=side(gangsters="paulie_pennino=theft"),
        laserva=side(),
    )
    sit_down_through_pages(anna, boris, table.match.save(), tmp_path, BOTS)
    says = "#standing-TurnWindow strong"
    for player in (anna, boris):  # the button that will be pressed at the end shows how long it takes
        expect(player.page.locator("#choices button[value=pass] #ring")).to_be_visible()

    order(anna, "unless")
    expect(anna.page.locator(says)).to_contain_text("Pass unless I can answer")
    expect(anna.page.locator(ASKED)).to_have_count(0)
    order(boris, "unless")
    expect(boris.page.locator(says)).to_contain_text("Pass unless I can answer")
    expect(boris.page.locator(SCHEMER)).to_be_visible()
    order(boris, "pass")
    expect(boris.page.locator(says)).to_contain_text("Always pass")
    expect(boris.page.locator(ASKED)).to_have_count(0)

    # It is stored with the table, and a click removes it.
    boris.page.reload()
    boris.page.wait_for_selector(f"{READY} #question")
    expect(boris.page.locator(ASKED)).to_have_count(0)
    order(boris, "")
    expect(boris.page.locator(SCHEMER)).to_be_visible()
    expect(anna.page.locator(ASKED)).to_have_count(0)


def test_a_standing_answer_is_a_chip_that_only_its_owner_sees(visitor: Callable[..., Player]) -> None:
    """Anna declines the actions of her command cards from now on. Boris sees that she declined, and nothing else."""
    anna, boris = visitor(), visitor(width=390, height=844)
    match = new("dual_powers", seats=2, seed=7)
    while question_kind(match) != "CommandAction" or match.deciders != (0,):
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    sit_down(anna, boris, match.save(), ())
    page = anna.page
    page.click("#standing > summary")
    page.select_option("#standing select[name=until]", "game")
    page.click("#standing-CommandAction button[value=decline]")
    chip = page.locator("#chip-CommandAction")
    expect(chip).to_contain_text("Decline, until I stop it")
    expect(page.locator("#standing-CommandAction")).to_have_count(0)  # the open question is answered
    expect(boris.page.locator("#panel-log")).to_contain_text("Red leaves it at that")
    expect(boris.page.locator(".standing-chip")).to_have_count(0)
    page.reload()
    expect(chip).to_be_visible()
    chip.locator("button.stop").click()
    expect(chip).to_have_count(0)


def test_an_offer_that_nobody_answers_expires(visitor: Callable[..., Player]) -> None:
    anna, boris = visitor(), visitor(width=360, height=740)
    table = scene(seats=4, phase="planning", turn="blundetto", blundetto=side(jobs="theft"), dimaggio=side())
    sit_down(anna, boris, table.match.save(), BOTS)
    boris.page.click("#tab-deals")
    expect(boris.page.locator("#desk-0")).to_contain_text("withdrawn after a minute")
    offer(boris, 0, {"cash": "700"}, {}, "For old times.")
    for player, withdrawn in ((anna, "DiMaggio withdraws the offer"), (boris, "You withdraw your offer")):
        expect(player.page.locator("#panel-log")).to_contain_text(withdrawn)
        expect(player.page.locator(".offer")).to_have_count(0)
        expect(player.page.locator("#panel-log")).to_contain_text("$700")
