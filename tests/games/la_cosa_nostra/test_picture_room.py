"""The picture of a table has room for everything, however much there is."""

from __future__ import annotations

import copy
from typing import Any
from xml.etree import ElementTree

import pytest

from consigliere.games.la_cosa_nostra.components import (
    BUSINESS_IDS,
)
from consigliere.games.la_cosa_nostra.picture import draw, family
from consigliere.games.la_cosa_nostra.picture.cards import BUSINESS_HEIGHT, CREW_HEIGHT, STRIP_HEIGHT, STRIP_WIDTH
from tests.contract.svg_pieces import echo, ids

from .pictured_games import ENGLISH, crowded
from .scene import scene, side


@pytest.mark.parametrize("size", [(650, 490), (870, 490), (1320, 480), (1320, 630)])
@pytest.mark.parametrize("above", [0, 1, 3, 5, 10, 16])
@pytest.mark.parametrize("below", [0, 1, 4, 6, 9, 14])
def test_cards_stay_in_their_area_whatever_there_are(size: tuple[int, int], above: int, below: int) -> None:
    width, height = size[0] - 16, size[1] - 128
    small, large, upper, lower = family.fit(above, below, width, height)
    assert upper * small * (BUSINESS_HEIGHT + 8) * bool(above) + lower * large * (CREW_HEIGHT + 8) <= height + 1
    assert -(-above // upper) * 106 * small <= width + 1
    assert -(-below // lower) * 106 * large <= width + 1
    if above <= 5 and below <= 5:
        assert min(small, large) >= 0.8
    assert min(small, large) >= 0.34


@pytest.mark.parametrize(("width", "height"), [(634, 356), (854, 331), (958, 464)])
@pytest.mark.parametrize("above", [0, 1, 4, 7, 10, 16])
@pytest.mark.parametrize("below", [0, 1, 4, 6, 9, 14])
def test_strips_stay_in_their_area_too(width: int, height: int, above: int, below: int) -> None:
    small, large, across, lower = family.fit_strips(above, below, width, height)
    rows = -(-above // across)
    assert rows * small * (STRIP_HEIGHT + 8) + lower * large * (CREW_HEIGHT + 8) <= height + 1
    assert min(across, above) * (STRIP_WIDTH + 6) * small <= width + 1
    assert -(-below // lower) * 106 * large <= width + 1
    if above <= 7 and below <= 5:
        assert min(small, large) >= 0.88
    assert min(small, large) >= 0.34


def test_the_business_deck_never_covers_a_case() -> None:
    """Known cards lie on the felt while it is free, and next to it while dice are there."""
    table = scene(round=3, caruso=side(gangsters="rocco_caruso=theft", cash=4000), calmuti=side())
    view = copy.deepcopy(table.job("rocco_caruso", "target:calmuti", dice=(1, 2, 6)).match.view(0))
    known = [name for name in BUSINESS_IDS if f'id="business-{name}"' not in draw(view, echo).svg()][:9]
    view["table"]["deck"] = [*known, "hidden"]
    cases: list[list[Any]] = [view["table"]["deeds"], []]
    for deeds in cases:
        view["table"]["deeds"] = deeds
        root = ElementTree.fromstring(draw(view, echo, "board").svg())
        (felt,) = root.iterfind(".//*[@id='felt']")
        on_felt = {one.attrib.get("id") for one in felt.iter()}
        everywhere = {one.attrib.get("id") for one in root.iter()}
        for name in known:
            assert f"business-{name}" in everywhere
            assert (f"business-{name}" in on_felt) == (not deeds)


def test_a_crowded_table_still_has_everything_on_it() -> None:
    for seat in (0, 1, 3):
        view = crowded(seat)
        svg = draw(view, ENGLISH).svg()
        ElementTree.fromstring(svg)
        found = ids(svg)
        assert len(found) == len(set(found))
        for player in view["table"]["players"]:
            for one in player["gangsters"]:
                assert f"gangster-{one['id']}" in found
            for one in player["businesses"]:
                assert f"business-{one['id']}" in found
