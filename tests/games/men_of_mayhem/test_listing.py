"""Men of Mayhem as a list: who controls a site and why not, what the market pays, and the state of a fight."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.board.words import Words
from consigliere.games.men_of_mayhem.face import FACE

from .scene import gang, scene

WORDS = Words("en", "men_of_mayhem")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def lines(view: dict[str, Any]) -> dict[str, list[str]]:
    """The entries of the list under each heading."""
    return {place.heading: [line.text for line in place.lines] for place in FACE.listing(view, WORDS)}


def test_a_site_shows_who_controls_it_or_why_nobody_does() -> None:
    table = scene(samcro=gang(docks="1p", brothel="1m"), mayans=gang(brothel="1p", home="2m"))
    told = lines(table.match.view(0))
    assert told[WORDS("docks")][:2] == ["SAMCRO controls it: nobody else is here.", "SAMCRO: 1 prospect"]
    assert told[WORDS("brothel")][0] == "Contested: nobody controls it."
    assert told[WORDS("cut_house")][0] == "Nobody is here."
    assert "SAMCRO (you), seat 1" in told
    assert "Mayans, seat 2" in told


def test_the_market_says_in_words_what_a_bag_brings() -> None:
    told = lines(scene(samcro=gang(), mayans=gang()).match.view(None))["Black market"]
    assert told[0].startswith("If 1 ")
    assert told[-2].endswith(" each")
    assert "bags or more are sold by all together" in told[-2]


def test_a_fight_shows_who_started_it_and_what_each_gang_brought() -> None:
    table = scene(samcro=gang(brothel="2m"), mayans=gang(brothel="1p"))
    table.do("fight:brothel")
    told = lines(table.match.view(None))[f"Fight: {WORDS('brothel')}"]
    assert told[0] == "Started by: SAMCRO"
    assert told[1:] == ["SAMCRO", "Mayans"]
