"""The pages of every game are accessible: axe finds nothing serious, and nothing is wider than its window.

A feature that one game lacks (three families' thousands, a fixed number of seats) another has.
"""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg
from consigliere.engine import Title
from consigliere.games import titles

from .live_server import DESKTOP, PHONE, Visitors
from .test_accessibility import serious, sideways

# Parts that a narrow window lays out differently. Axe takes a second for a page, so each is tried in one window; the
# scenes of `test_accessibility` try opening, rules, result and replay of one game in both.
SMALL = ("opening", "result")
IN_SCENES = "dual_powers"
SPILLS = """() => {
  const right = (one) => one.getBoundingClientRect().right;
  const frame = document.querySelector(".last-board");
  return [...frame.querySelectorAll("svg")].some((one) => right(one) > right(frame));
}"""
REPLAYED = ("la_famiglia", "men_of_mayhem")  # the others' openings: these pages are the same but for names and board


def played(title: Title) -> str:
    """A finished game with the maximum number of seats."""
    match, pick = cg.new(title.id, seats=title.facts.players[1], seed=3), Random(2)
    while match.result is None:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    return match.save()


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_page_of_a_game_is_accessible(title: Title, visitor: Visitors) -> None:
    player = visitor()
    page = player.page
    ways: dict[str, str] = {}
    if title.id != IN_SCENES:
        over = player.send("/import", file=played(title))
        ways = {
            "result": over,
            **({"replay": f"{over}/replay?n=30"} if title.id in REPLAYED else {"opening": f"/new/{title.id}"}),
        }

    def holds(name: str, width: int) -> None:
        assert sideways(page) <= 0, f"{name} at {width}"
        assert not serious(page), f"{name} at {width}"

    for name, way in ways.items():
        width, height = PHONE if name in SMALL else DESKTOP
        page.set_viewport_size({"width": width, "height": height})
        page.goto(way if way.startswith("http") else player.server + way)
        holds(name, width)
        if name == "result":
            page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
            assert not page.evaluate(SPILLS), "the last position is wider than its frame"
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    player.quick(title.id)
    assert sideways(page) <= 0  # axe reads every table in `test_letters`
    page.keyboard.press("l")
    page.wait_for_function("() => document.getElementById('listing').open")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    holds("list", DESKTOP[0])
