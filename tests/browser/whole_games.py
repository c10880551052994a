"""Whole games of La Cosa Nostra in two browsers with two bots: `make browser-long`. Too long for every `make test`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

import consigliere as cg

from .player import Player
from .stage import serving
from .test_la_cosa_nostra import THOUGHT, attack, offer, sit_down, take

BOTS = ("trader", "random")  # one that negotiates, and one that is quick
LONGEST = 1500  # choices of the two together; far above what happens
QUIET = ("play", "use", "home", "look", "cancel")  # options of which a game could be full without moving on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store"), "--window", "0") as address:
        yield address


def step(player: Player) -> bool:
    """Answer the question on the page, if there is one: by the first option that leads on."""
    try:
        return _step(player)
    except Error:  # the result has come in between: another page stands here now
        player.page.wait_for_selector("#table")
        return False


def _step(player: Player) -> bool:
    buttons = player.page.locator("#question[data-yours] #choices button:not(.extra)")
    options = buttons.evaluate_all("all => all.map(one => one.value)")
    if not options:
        return False
    leading = [option for option in options if option.partition(":")[0] not in QUIET] or options
    before = player.version
    player.page.locator(f"#choices button[value='{leading[0]}']").click()
    player.page.wait_for_function(
        "v => document.getElementById('table')?.dataset.version !== v || document.querySelector('.verdict')", arg=before
    )
    return True


def to_the_end(anna: Player, boris: Player) -> None:
    taken = 0
    while not (anna.over() and boris.over()):
        assert taken < LONGEST
        moved = [step(player) for player in (anna, boris) if not player.over()]
        taken += sum(moved)
        if not any(moved):
            anna.page.wait_for_timeout(50)
    for player in (anna, boris):
        expect(player.page.locator(".verdict h1")).not_to_be_empty()
        expect(player.page.locator(".verdict")).to_be_visible()


def test_from_the_first_choice_to_the_last_with_a_deal(visitor: Callable[..., Player], tmp_path: Path) -> None:
    anna, boris = visitor(), visitor()
    sit_down(anna, boris, cg.new("la_cosa_nostra", seats=4, seed=3).save(), tmp_path, BOTS)
    planning = "#choices button[value^='assign:']"
    while not anna.page.locator(planning).count():
        if not step(anna) and not step(boris):
            anna.page.wait_for_timeout(50)
    boris.page.click("#tab-deals")
    offer(boris, 0, {"cash": "500"}, {}, "Peace?")
    anna.page.click("#tab-deals")
    first = anna.page.locator(".offer", has_text="Peace?")
    first.locator("[data-counter]").click()
    offer(anna, 1, {}, {"cash": "1000"}, "A thousand.")
    boris.page.locator(".offer", has_text="A thousand.").locator("button[value^=accept]").click()
    expect(anna.page.locator("#good-give-1-cash-")).to_contain_text("3,000", timeout=THOUGHT)
    to_the_end(anna, boris)


def test_from_an_ambush_and_a_doctor_to_the_end(visitor: Callable[..., Player], tmp_path: Path) -> None:
    anna, boris = visitor(), visitor()
    sit_down(anna, boris, attack(), tmp_path, BOTS)
    take(boris, "pass")
    take(anna, "perform:big_joey")
    take(anna, "target:lenny_dimaggio")
    take(boris, "ambush:lenny_dimaggio")
    take(anna, "play:doctor_1")
    to_the_end(anna, boris)
