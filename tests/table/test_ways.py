"""What a click on a piece of Dual Powers can stand for, over HTTP."""

from __future__ import annotations

import re
from typing import Any

from consigliere.games.dual_powers.components import REGION_IDS
from tests.games.dual_powers.scene import scene

from .server import Browser
from .test_http import two_at_a_table

LEADER = "leader_card_"


def clicked(browser: Browser, table: str, thing: str, sources: str = "") -> dict[str, Any]:
    number = browser.options(table)[1]
    answer = browser.http.get(f"{table}/ways", params={"thing": thing, "sources": sources, "number": number})
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def brought(anna: Browser, save: str) -> str:
    """A stored duel in which Anna plays the first seat, and nobody waits for the bot."""
    saved = {"file": ("game.json", save)}
    table: str = anna.http.post("/import", data={"csrf": anna.csrf}, files=saved).headers["location"]
    anna.go(f"{table}/join", seat=0, nickname="Anna")
    anna.go(f"{table}/replace", seat=1, level="random")
    anna.go(f"{table}/start")
    return table


def test_before_a_card_is_played_a_click_on_the_board_says_that_one_comes_first(anna: Browser, boris: Browser) -> None:
    """A leader could come to the region, but a click on a unit there does not mean that."""
    table = two_at_a_table(anna, boris)
    for browser in (anna, boris):
        options, number = browser.options(table)
        browser.post(f"{table}/play", option=options[0], number=number)
    first = anna if anna.options(table)[0] else boris
    leader = next(one for one in first.options(table)[0] if LEADER in one).partition(":")[2]
    for things in ("red_unit_01 green", "green", "white_unit_01 red"):
        found = clicked(first, table, things)
        assert found["ways"] == found["first"] == []
        assert found["why"].startswith("First play a card"), found
    dragged = clicked(first, table, REGION_IDS[0], sources=leader)
    assert [way["option"].split("\t")[0] for way in dragged["ways"]] == [f"play:{leader}"], (
        "the card itself was dragged"
    )


def test_equal_units_are_one_answer_and_each_can_be_clicked(anna: Browser) -> None:
    board = {"green": "red_unit_01 red_unit_02 red_unit_03* red_unit_04*"}
    match = scene(turns="red", red="green_4a", board=board).do("play:green_4a", "act:refresh").match
    table = brought(anna, match.save())
    assert {"refresh:red_unit_03", "refresh:red_unit_04"} <= set(anna.options(table)[0])
    page = anna.get(table).text
    hidden = re.search(r"<div hidden[^>]*>(.*?)</div>", page)
    assert hidden
    assert re.findall(r'value="([^"]*)"', hidden[1]) == ["refresh:red_unit_04"], "only its piece stands for it"
    assert page.count('value="refresh:red_unit_03"') == 2, "in the bar and in the list of places"
    assert page.count('value="refresh:red_unit_04"') == 1


def test_equal_units_are_one_way_to_a_place(anna: Browser) -> None:
    board = {"green": "red_unit_01 red_unit_02 red_unit_03*"}
    match = scene(turns="red", red="blue_6b", board=board).do("play:blue_6b").match
    table = brought(anna, match.save())
    found = clicked(anna, table, "blue")
    labels = [way["label"] for way in found["ways"]]
    assert len(labels) == len(set(labels)) == 2, found
