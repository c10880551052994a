"""Letters on the cards of rivals: small, but never too small to read."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from consigliere.board.words import Words
from consigliere.games.la_cosa_nostra.picture import draw

from .scene import scene, side

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {"business-dealer_1": "DEALER", "business-casino_1": "CASINO", "gangster-lenny_dimaggio": "LENNY"}


@pytest.mark.parametrize(("seats", "shown"), [(3, 480), (4, 310), (5, 255)])
def test_names_on_cards_across_the_table_can_be_read(seats: int, shown: float) -> None:
    """`shown` is how wide a rival's area is on a screen of 1440 x 900: letters are then 8 pixels high at least."""
    rival = side(businesses="dealer lawyer casino", gangsters="lenny_dimaggio")
    table = scene(seats=seats, blundetto=side(), dimaggio=rival)
    sheet = ElementTree.fromstring(draw(table.match.view(0), Words("en", "la_cosa_nostra"), "seat-1"))
    pixels = shown / float(sheet.attrib["viewBox"].split()[2])
    for name, words in WORDS.items():
        card = next(one for one in sheet.iter() if one.get("id") == name)
        scale = re.search(r"scale\(([\d.]+)\)", card.attrib["transform"])
        assert scale
        letters = next(one for one in card.iter(f"{SVG}text") if one.text == words)
        assert float(letters.attrib["font-size"]) * float(scale[1]) * pixels >= 8
