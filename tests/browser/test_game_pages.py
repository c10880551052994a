"""The pages of every game are accessible: axe finds nothing serious, and nothing is wider than its window.

A feature that one game lacks (three families' thousands, a fixed number of seats) another has.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import consigliere as cg
from consigliere.engine import Title
from consigliere.games import titles

from .live_server import DESKTOP, PHONE, Visitors
from .player import Player
from .test_accessibility import serious, sideways

# Parts that a narrow window lays out differently. Axe takes a second for a page, so each is tried in one window; the
# scenes of `test_accessibility` try opening, rules, result and replay of one game in both.
SMALL = ("opening", "result")
IN_SCENES = "dual_powers"


def played(title: Title) -> str:
    """A finished game with the maximum number of seats."""
    match, pick = cg.new(title.id, seats=title.facts.players[1], seed=3), Random(2)
    while match.result is None:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    return match.save()


def brought(player: Player, save: str, folder: Path) -> str:
    """The address of an imported game."""
    file = folder / "game.json"
    file.write_text(save, encoding="utf-8")
    page = player.go()
    page.set_input_files("input[type=file]", file)
    page.click(".import button")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".verdict")
    return page.url


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_page_of_a_game_is_accessible(title: Title, visitor: Visitors, tmp_path: Path) -> None:
    player = visitor()
    page = player.page
    ways: dict[str, str] = {}
    if title.id != IN_SCENES:
        over = brought(player, played(title), tmp_path)
        ways = {
            "opening": f"/new/{title.id}",
            "result": over,
            "replay": f"{over}/replay?n=30",
        }

    def holds(name: str, width: int) -> None:
        assert sideways(page) <= 0, f"{name} at {width}"
        assert not serious(page), f"{name} at {width}"

    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for name, way in ways.items():
            if (name in SMALL) == (width < DESKTOP[0]):
                page.goto(way if way.startswith("http") else player.server + way)
                holds(name, width)
    player.go()
    player.play_now(title.id)
    player.wait_for_question()
    holds("table", width)
    page.keyboard.press("l")
    page.wait_for_function("() => document.getElementById('listing').open")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    holds("list", DESKTOP[0])
