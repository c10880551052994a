"""Discs on the board carry an order: the page shows for each thing which verbs can be used there."""

from __future__ import annotations

import re

from tests.browser.static_page import static_page_of
from tests.games.men_of_mayhem.scene import gang, scene


def test_a_lot_shows_the_orders_that_may_be_given_there_and_no_others() -> None:
    here = scene(
        samcro=gang(gun_factory="1m1p", docks="1m1p", cash=3, guns=1, orders=2),
        mayans=gang(docks="1m"),
        tiles="docks",
    )
    page = static_page_of(here.match)
    marks = {
        site: set(re.findall(r"data-can-(\w+)", tag))
        for tag, site in re.findall(r'(<g[^>]* data-thing="(gun_factory|docks|cut_house)"[^>]*>)', page)
    }
    assert marks == {
        "gun_factory": {"ride", "exploit", "patch_in"},
        "docks": {"ride", "patch_in", "fight"},
        "cut_house": set(),
    }
    assert 'data-verb="ride"' in page
