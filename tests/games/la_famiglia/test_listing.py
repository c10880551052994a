"""La Famiglia as a list and in figures: who leads and why, and what a choice does on the map."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.board.words import Words
from consigliere.engine import Option
from consigliere.engine.foresight import foresee
from consigliere.games.la_famiglia.components import ORDER, TERRITORY
from consigliere.games.la_famiglia.face import FACE
from consigliere.games.la_famiglia.resolving import ResolveOrder

from .scene import GREY, A, B, C, Scene

WORDS = Words("en", "la_famiglia")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def lines(view: dict[str, Any]) -> dict[str, list[str]]:
    """The entries of the list under each heading."""
    return {place.heading: [line.text for line in place.lines] for place in FACE.listing(view, WORDS)}


def strike(scene: Scene) -> Scene:
    """A carries out a strike in Enna."""
    return scene.ask(ResolveOrder(A, TERRITORY["enna"], ORDER["red_basic_strike"]))


def test_a_district_shows_who_controls_it_and_by_what() -> None:
    scene = Scene().put("enna", A, 2).put("nicosia", A, 1).put("mistretta", C, 1).put("palermo", A, 2).put("gela", B, 1)
    told = lines(scene.match.view(0))
    assert (
        told["Enna, controlled by red"][0]
        == "Red has 2 of its three territories; the control marker still lies face down"
    )
    assert told["Palermo"][0] == "Nobody controls it: no family has two of its three territories"
    assert "Red and green are ahead in districts: 1 to 0" in told["How the game stands"]


def test_level_teams_are_decided_by_bronte() -> None:
    for holder, said in (
        (B, "Bronte decides, and blue holds it"),
        (GREY, "Bronte would decide, but belongs to neither"),
    ):
        told = lines(Scene().put("bronte", holder, 1).match.view(None))["How the game stands"]
        assert f"Both teams have as many districts: 0. {said}" in told


def test_a_territory_shows_what_it_borders_on() -> None:
    told = lines(Scene().match.view(None))["Trapani"]
    assert "Trapani borders on: Marsala, Alcamo. Seas: Mare Trapani" in told
    assert (
        "Corleone borders on: Castelvetrano, Sciacca, Palermo, Partinico, Bagheria, Termini Imerese, Agrigento"
        in (lines(Scene().match.view(None))["Belice"])
    )


def test_a_conflict_is_shown_with_what_each_side_adds() -> None:
    scene = Scene().put("enna", A, 5, cars=1, orders="red_basic_strike").put("nicosia", B, 6, labs=1)
    strike(scene).play(A, "march:nicosia", "soldiers:5", "car_along:yes")
    told = lines(scene.match.view(None))["The conflict in Nicosia"]
    assert told[0].startswith("The attack comes from Enna: Strike")
    assert "Attackers: red, 5 soldiers" in told
    assert any(line.startswith("They add skulls 2, a car ") for line in told)
    assert any(line.startswith("They add laboratories ") for line in told)


def test_what_a_march_does_on_the_map_is_foreseen() -> None:
    scene = Scene().put("enna", A, 3, orders="red_basic_strike").put("mistretta", A, 1)
    strike(scene).play(A, "march:nicosia")
    seen = foresee(scene.match, A, Option("soldiers", 2), lambda view: FACE.preview_figures(view, WORDS))
    assert seen.certain["Nicosia"] == ("empty", "red, 2 soldiers")
    assert seen.certain["Enna"] == ("red, 3 soldiers, Strike", "red, 1 soldier, Strike")
    assert "Enna (district)" not in seen.uncertain
