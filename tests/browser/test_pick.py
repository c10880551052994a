"""A figure can be selected first: only its options stay highlighted, and a second click deselects it."""

from __future__ import annotations

import consigliere as cg

from .midgame import Midgame, sit_down
from .player import Player

LIT = """() => [...document.querySelectorAll("#table svg [data-legal]:not([data-off])")]
  .map((one) => one.dataset.thing)"""


def first_turn() -> Midgame:
    """Three families at the beginning: the first player has a Don and two thugs to send."""
    match = cg.new("corleones_empire", 3, seed=4)
    while match.view(match.deciders[0])["step"] != "Turn":
        seat = match.deciders[0]
        match.play(seat, match.options(seat)[0])
    return Midgame("corleones_empire", match, match.deciders[0])


def test_a_picked_thug_lights_shops_alone_and_goes_where_one_is_clicked(anna: Player) -> None:
    moment = first_turn()
    page = sit_down(anna, moment)
    own = moment.match.view(moment.seat)["table"]["families"][moment.seat]["family"]
    every = set(page.evaluate(LIT))
    assert {thing for thing in every if thing.startswith("fs_")}
    thug = page.locator(f'#hand [data-thing="{own}_thug_1"]')
    thug.click()
    lit = set(page.evaluate(LIT))
    assert lit
    assert all(thing.startswith(("loc_", "tile_")) for thing in lit)
    assert thug.get_attribute("data-chosen") == "1"
    thug.click()
    assert set(page.evaluate(LIT)) == every, "put back"
    page.locator(f'#hand [data-thing="{own}_don"]').click()
    assert all(thing.startswith("fs_") for thing in page.evaluate(LIT))
    before = anna.number
    page.locator('#viewport [data-thing="fs_13"]').click()
    anna.moved(before)
    assert page.locator(f'#viewport [data-thing="{own}_don"]').count() == 1
