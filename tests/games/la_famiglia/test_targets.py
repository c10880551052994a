"""Markers on the upper action board are large enough to be hit, however many families share a cell."""

from __future__ import annotations

import math
import re

import pytest

from consigliere.board.words import Words
from consigliere.games import face
from consigliere.games.la_famiglia.action_boards import BOARD_FIRST, CELL_INFINITE, ONE

from .scene import planning

FACE = face("la_famiglia")
WORDS = Words("en", "la_famiglia")
LEAST = 24  # units of the drawing, which are pixels at 1440 x 900
MARKER = re.compile(
    r'id="marker-(\w+)-\w+" data-thing="[^"]+" transform="translate\(([\d.]+),([\d.]+)\)".*?r="([\d.]+)" class="own'
)


@pytest.mark.parametrize("colours", range(1, 6))
def test_every_marker_that_may_be_moved_has_24_pixels_of_its_own(colours: int) -> None:
    for number in (2, 3, 4):
        table = planning(round=number)
        for at in range(len(table.g.upper)):
            every = CELL_INFINITE[BOARD_FIRST[number - 1] + at]
            table.g.upper[at] = sum(ONE[colour] for colour in range(colours)) if every else ONE[at % 4]
        found = MARKER.findall(FACE.pictures(table.match.view(0), WORDS)["ledger"].svg())
        assert len(found) > 15 + 2 * colours
        places = [(float(x), float(y)) for _, x, y, _ in found]
        assert all(2 * float(r) >= LEAST for *_, r in found), number
        apart = [math.dist(one, other) for i, one in enumerate(places) for other in places[:i]]
        assert min(apart) >= LEAST, (number, min(apart))
