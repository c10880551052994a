"""Every game can be played with the list and the keyboard only, its picture hidden: the first questions of each. More
rounds, and whole games, are in whole_list_games.py."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from consigliere.engine import Title
from consigliere.games import titles

from .list_player import answer, sit_down_without_picture
from .player import Player

ANSWERS = 6


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_questions_are_answered_from_the_list_and_the_keys_stay_in_it(title: Title, anna: Player) -> None:
    sit_down_without_picture(anna, title.id)
    pick = Random(title.id)
    expect(anna.page.locator("#viewport")).to_be_hidden()
    taken = [answer(anna, pick) for _ in range(ANSWERS)]
    assert all(taken)
    assert len(set(taken)) > 1
