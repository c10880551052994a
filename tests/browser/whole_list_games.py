"""Every game with the list and the keyboard only, its picture hidden: `make browser-long`.

Two whole rounds of each, and the shortest, Dual Powers, to its end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from consigliere.engine import Title
from consigliere.games import titles

from .list_player import answer, sit_down_without_picture
from .live_server import serving
from .player import Player

SHORTEST = "dual_powers"
ROUNDS = 2
MOST = 600  # answers: far above what happens
ROUND = "[data-fact=round]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store"), "--window", "0") as address:  # windows wait for an answer
        yield address


def number(player: Player) -> int:
    """The round shown on the page; 0 before the first."""
    told = player.page.locator(ROUND)
    found = re.search(r"\d+", told.inner_text()) if told.count() else None
    return int(found[0]) if found else 0


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_rounds_without_a_picture(title: Title, anna: Player) -> None:
    sit_down_without_picture(anna, title.id)
    pick = Random(7)
    seen: set[int] = set()
    for _ in range(MOST):
        if not anna.over():
            seen.add(number(anna))
        if max(seen) > ROUNDS and title.id != SHORTEST:
            break
        if not answer(anna, pick):
            break
    assert max(seen) > ROUNDS or anna.over()
    if title.id == SHORTEST:
        expect(anna.page.locator(".verdict h1")).not_to_be_empty()
