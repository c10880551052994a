"""Whole games of Dual Powers and La Cosa Nostra on a desktop, a tablet and a phone: `make browser-long`.

Two people play Dual Powers, otherwise one person against bots. Two people at La Cosa Nostra are in
whole_la_cosa_nostra.py.

A person with a mouse clicks, one with touch taps, and what cannot be reached on the board is taken from the list. No
script of ours fails, no page is wider than its window, and the game can be loaded and ends as the page says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

import consigliere as cg

from .live_server import LIMIT, serving
from .player import READY, Player, play_on
from .test_accessibility import sideways

DEVICES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
NAMES = ("Anna", "Boris", "Carla")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store"), "--window", "0") as address:  # windows wait for everybody
        yield address


@pytest.fixture
def person_at(chromium: Browser, server: str) -> Iterator[Callable[[str], Player]]:
    """Creates people, each with a device: tablets and phones have touch and no mouse."""
    opened: list[BrowserContext] = []

    def make(device: str) -> Player:
        width, height = DEVICES[device]
        finger = device != "desktop"
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale="en",
            reduced_motion="reduce",
            has_touch=finger,
            is_mobile=finger,
        )
        context.set_default_timeout(LIMIT)
        opened.append(context)
        return Player(context.new_page(), server, finger)

    yield make
    for context in opened:
        context.close()


def sit_down(game: str, seats: int, players: list[Player]) -> None:
    """The first opens a table from the front page, the others come by the link. Bots take the other seats."""
    page = players[0].go(f"/new/{game}")
    page.wait_for_selector(READY)
    if page.locator("select[name=seats]").count():
        page.select_option("select[name=seats]", str(seats))
    page.fill("input[name=nickname]", NAMES[0])
    for seat in range(1, seats):
        page.select_option(f"select[name=seat-{seat}]", "open" if seat < len(players) else "bot:soldier")
    page.click("form .button.primary[type=submit]")
    page.wait_for_url("**/t/*")
    for seat, player in enumerate(players[1:], 1):
        player.join(seat, NAMES[seat], page.url)
    if len(players) > 1:
        page.click(".lobby-start .primary:enabled")
    for player in players:
        player.page.wait_for_selector(f"{READY} #question")


@pytest.mark.parametrize(
    ("game", "seats", "devices"),
    [
        ("dual_powers", 2, ("desktop", "tablet")),
        ("dual_powers", 2, ("phone",)),
        ("la_cosa_nostra", 3, ("tablet",)),
        ("la_cosa_nostra", 3, ("phone",)),
        ("la_cosa_nostra", 3, ("desktop",)),
    ],
)
def test_from_the_front_page_to_the_result(
    game: str, seats: int, devices: tuple[str, ...], person_at: Callable[[str], Player], tmp_path: Path
) -> None:
    players = [person_at(device) for device in devices]
    sit_down(game, seats, players)
    made = play_on(players, Random(7), on_board=True)
    assert len(made) > 20
    for player in players:
        player.page.wait_for_selector(".verdict")
        expect(player.page.locator(".verdict h1")).not_to_be_empty()
        assert sideways(player.page) <= 0
        assert player.by_board > 5, "the board itself was played on"
        assert player.complaints == []
    with players[0].page.expect_download() as download:
        players[0].page.click("a[href$='/export']")
    played = cg.load(download.value.path().read_text(encoding="utf-8"))
    assert played.result is not None
