"""A whole game of Corleone's Empire: three people in three browsers, one of them on a phone. `make browser-long`.

All choices are random and made through the page. No script of ours fails and no piece is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .player import READY, Player

SIZES = ((1440, 900), (1366, 768), (390, 844))
NAMES = ("Anna", "Ben", "Carla")
MOST = 2000  # choices: far more than a game of three has


def seated(visitor: Callable[..., Player]) -> list[Player]:
    """Anna opens a table for three. The others come by her link."""
    players = [visitor(width, height) for width, height in SIZES]
    page = players[0].go("/new/corleones_empire")
    page.wait_for_selector(READY)
    page.select_option("select[name=seats]", str(len(NAMES)))
    page.fill("input[name=nickname]", NAMES[0])
    page.click("form .button.primary[type=submit]")
    page.wait_for_url("**/t/*")
    for seat, name in enumerate(NAMES[1:], 1):
        players[seat].join(seat, name, page.url)
    page.click(".lobby-start .primary:enabled")
    for player in players:
        player.page.wait_for_selector(f"{READY} #question")
    return players


def test_three_people_one_of_them_on_a_phone_play_to_the_end(visitor: Callable[..., Player]) -> None:
    players = seated(visitor)
    pick = Random(1)
    made = 0
    while not players[0].over():
        assert made < MOST
        for player in players:
            buttons = player.page.locator("#choices button:not(div[hidden] button)")
            if player.asked() and (count := buttons.count()):
                before = player.number
                player.press(buttons.nth(pick.randrange(count)))
                player.moved(before)
                assert not player.unseen_pieces()
                made += 1
                break
        else:
            players[0].page.wait_for_timeout(100)
    assert made > 100
    for player in players:
        player.page.wait_for_selector(".verdict")
