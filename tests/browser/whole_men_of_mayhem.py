"""Whole games of Men of Mayhem in several browsers. `make browser-long`.

Four people begin in the last round with three gangs at the docks, one of them with maximum heat: they trade, fight, one
is arrested, and they play to the end. One person plays a whole game against five bots, on a phone.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.games.men_of_mayhem.scene import gang, scene

from .la_cosa_nostra_people import log, offer, take
from .player import READY, Player, play_on

SIZES = ((1440, 900), (1366, 768), (820, 1180), (390, 844))
NAMES = ("Anna", "Boris", "Carla", "Dan")


def rumble() -> str:
    """The last round: a gang that shoots at the docks with four heat is arrested."""
    return scene(
        round=6,
        samcro=gang(docks="2m1p", home="1m", guns=2, heat=4, orders=2),
        mayans=gang(docks="1m2p", guns=3, orders=1),
        one_niners=gang(docks="1m1p", guns=1, orders=1),
        lin_syndicate=gang(home="1m2p", orders=1),
    ).match.save()


def sit_down(players: list[Player], save: str, folder: Path) -> None:
    """Anna imports the game. The others come by her link."""
    page = players[0].bring(save, folder)
    for seat, (player, name) in enumerate(zip(players, NAMES, strict=True)):
        player.join(seat, name, page.url if seat else "")
    page.click(".lobby-start .primary:enabled")
    for player in players:
        player.page.wait_for_selector(f"{READY} #question")


def test_four_people_trade_and_fight_a_rumble_and_one_is_arrested(
    visitor: Callable[..., Player], tmp_path: Path
) -> None:
    players = [visitor(width, height) for width, height in SIZES]
    sit_down(players, rumble(), tmp_path)
    anna, boris, carla, dan = players
    for player in (anna, boris):
        player.page.click("#tab-deals")
    offer(anna, 1, {"cash": "2"}, {"gun": "1"}, "One barrel?")
    boris.page.locator(".offer", has_text="One barrel?").locator("button[value^=accept]").click()
    for player in (anna, boris):
        expect(player.page.locator(".offer")).to_have_count(0)
        player.page.click("#tab-log")
    assert "gun" in log(anna.page)
    take(anna, "fight:docks")
    take(anna, "done")  # those at home stay there
    for player, number in ((anna, 3), (boris, 2), (carla, 1)):
        take(player, f"guns:{number}")
    expect(dan.page.locator("#fight")).to_be_attached()
    made = play_on(players, Random(2), "#table:not(:has(#fight))")
    assert any(option.startswith("shoot:") for option in made)
    assert any(option.startswith("pick:samcro_member") for option in made)
    told = log(dan.page)
    for words in ("starts a fight at Docks", "opens the fist: 3 guns", "riding home", "an arrest"):
        assert words in told, words
    assert "One barrel?" not in told
    play_on(players, Random(2))
    for player in players:
        player.page.wait_for_selector(".verdict")
        assert not player.unseen_pieces()


def test_one_person_on_a_phone_plays_a_whole_game_against_five_bots(visitor: Callable[..., Player]) -> None:
    anna = visitor(*SIZES[-1])
    page = anna.go("/new/men_of_mayhem")
    page.wait_for_selector(READY)
    page.select_option("select[name=seats]", "6")
    page.fill("input[name=nickname]", NAMES[0])
    for seat in range(1, 6):
        page.select_option(f"select[name=seat-{seat}]", "bot:soldier")
    page.click("form .button.primary[type=submit]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(f"{READY} #question")
    made = play_on([anna], Random(3))
    assert len(made) > 40
    page.wait_for_selector(".verdict")
    assert not anna.unseen_pieces()
