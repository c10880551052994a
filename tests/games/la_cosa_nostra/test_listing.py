"""La Cosa Nostra as a list: every choice on the table has a line, and everything that counts is in words."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words
from consigliere.games.la_cosa_nostra.face import FACE
from tests.cases import play_answers

from .scene import scene, side


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def lines(view: dict[str, Any], language: str = "en") -> dict[str, list[str]]:
    """The entries of the list under each heading."""
    places = FACE.listing(view, Words(language, "la_cosa_nostra"))
    return {place.heading: [line.text for line in place.lines] for place in places}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_on_the_table_stands_in_one_line(language: str) -> None:
    words = Words(language, "la_cosa_nostra")
    pointed = set()
    match = cg.new("la_cosa_nostra", seats=4, seed=1, options={"expansion_gangsters": True})
    for now in play_answers(match, 1):
        for seat in now.deciders:
            view = now.view(seat)
            places = FACE.listing(view, words)
            told = [thing for place in places for line in place.lines for thing in line.things]
            assert len(told) == len(set(told)), "a thing stands in two lines"
            for option in now.options(seat):
                thing = FACE.target_thing(option, view)
                assert not thing or thing in told, f"{option} points at nothing"
                pointed |= {option.verb} if thing else set()
    assert {"boss", "job", "assign", "plan", "perform", "hire", "target"} <= pointed
    assert FACE.listing(match.view(None), words)


def test_the_richest_and_the_holders_of_monopolies_are_shown_with_the_reason() -> None:
    plenty, little = side(cash=50_000, laundered=7_000, businesses="pimp_1 pimp_2"), side(businesses="pimp_3")
    view = scene(blundetto=plenty, caruso=little).match.view(None)
    told = lines(view)
    money = view["table"]["players"][0]["cash"] + 7_000
    assert f"Most money, cash and laundered together: Blundetto, ${money:,}" in told["How the game stands"]
    assert "Prostitution: Blundetto. Businesses of this kind: Blundetto 2, Caruso 1" in told["Monopolies"]


def test_hidden_jobs_stay_hidden() -> None:
    match = cg.new("la_cosa_nostra", seats=3, seed=5)
    seen = False
    for now in play_answers(match, 5, 10):
        mine, none = now.view(0), now.view(None)
        told, public = lines(mine), "\n".join(text for said in lines(none).values() for text in said)
        assert "Your jobs" not in lines(none)
        if mine["table"]["hand"]:
            seen = True
            assert len(told["Your jobs"]) == len(set(mine["table"]["hand"]))
            assert not [text for text in told["Your jobs"] if text in public]
    assert seen


def test_figures_tell_businesses_of_a_kind_apart_by_family() -> None:
    """Several families own one: an event names the owner, and no other family."""
    blundetto, caruso = side(businesses="pimp_1 pimp_2"), side(businesses="pimp_3")
    told = FACE.preview_figures(
        scene(blundetto=blundetto, caruso=caruso).match.view(None), Words("en", "la_cosa_nostra")
    )
    assert told["Blundetto: Pimp"] == "2"
    assert told["Caruso: Pimp"] == "1"
    assert told["Prostitution"] == "Blundetto"
