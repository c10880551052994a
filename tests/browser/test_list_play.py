"""Every game can be played with the list and the keyboard only, its picture hidden: the first questions of each. More
rounds, and whole games, are in whole_list_games.py."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from consigliere.engine import Title
from consigliere.games import titles
from tests.effort import effort

from .list_player import answer, sit_down_without_picture
from .player import Player

ANSWERS = 4
FROM_FRONT = "dual_powers"  # the way from the front page is the same in all games
# `make browser-long` tries all. That every choice has a line in the list is tested without a browser for all games.
TRIED = [title for title in titles() if effort(title.id in (FROM_FRONT, "men_of_mayhem"), True)]


@pytest.mark.parametrize("title", TRIED, ids=lambda title: title.id)
def test_questions_are_answered_from_the_list_and_the_keys_stay_in_it(title: Title, anna: Player) -> None:
    sit_down_without_picture(anna, title.id, by_keys=title.id == FROM_FRONT)
    pick = Random(title.id)
    expect(anna.page.locator("#viewport")).to_be_hidden()
    taken = [answer(anna, pick) for _ in range(ANSWERS)]
    assert all(taken)
    assert len(set(taken)) > 1
