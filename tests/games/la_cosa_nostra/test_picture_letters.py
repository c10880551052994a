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
SEVEN = "dealer lawyer casino construction_firm waste_company night_club loan_shark"
CREW = "lenny_dimaggio phil_malony franco_luciano"


@pytest.mark.parametrize("businesses", ["dealer lawyer casino", SEVEN], ids=["three", "seven"])
@pytest.mark.parametrize(("seats", "shown"), [(3, 540), (4, 356), (5, 265)])
def test_names_on_cards_across_the_table_can_be_read(seats: int, shown: float, businesses: str) -> None:
    """`shown` is the width of a rival's area on a screen of 1440 x 900: letters are at least 8.5 pixels high, however
    long the row."""
    rival = side(businesses=businesses, gangsters=CREW)
    table = scene(seats=seats, blundetto=side(), dimaggio=rival)
    sheet = ElementTree.fromstring(draw(table.match.view(0), Words("en", "la_cosa_nostra"), "seat-1").svg())
    pixels = shown / float(sheet.attrib["viewBox"].split()[2])
    for name, words in WORDS.items():
        card = next(one for one in sheet.iter() if one.get("id") == name)
        scale = re.search(r"scale\(([\d.]+)\)", card.attrib["transform"])
        size = float(scale[1]) if scale else 1.0
        letters = next(one for one in card.iter(f"{SVG}text") if one.text == words)
        assert float(letters.attrib["font-size"]) * size * pixels >= 8.5
