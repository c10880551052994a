"""Dual Powers as a list: every choice on the board has a line, and each region says who leads there and why."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words
from consigliere.games.dual_powers.face import FACE
from tests.cases import play_answers

from .scene import scene

MODES: dict[str, dict[str, Any]] = {
    "duel": {"mode": "duel"},
    "solo-red": {"mode": "solo", "difficulty": 2},
    "solo-white": {"mode": "solo", "side": "white", "solo_espionage_has_effect": True},
}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def lines(view: dict[str, Any], language: str = "en") -> dict[str, list[str]]:
    """The entries of the list under each heading."""
    places = FACE.listing(view, Words(language, "dual_powers"))
    return {place.heading: [line.text for line in place.lines] for place in places}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_choice_on_the_board_stands_in_one_line(mode: str, language: str) -> None:
    words = Words(language, "dual_powers")
    match = cg.new("dual_powers", seats=1 if mode != "duel" else 2, seed=4, options=MODES[mode])
    pointed = set()
    for now in play_answers(match, 4):
        for seat in (*now.deciders, None):
            view = now.view(seat)
            places = FACE.listing(view, words)
            assert len({place.heading for place in places}) == len(places)
            told = [thing for place in places for line in place.lines for thing in line.things]
            assert len(told) == len(set(told)), "a thing stands in two lines"
            for option in now.options(seat) if seat is not None else ():
                thing = FACE.target_thing(option, view)
                assert not thing or thing in told, f"{option} points at nothing"
                pointed |= {option.verb} if thing else set()
    assert {"play", "recruit", "to"} <= pointed


@pytest.mark.parametrize(
    ("board", "will", "expected"),
    [
        ("red_unit_08 white_unit_01", "white", "Red is the stronger: 3 to 1"),
        ("red_unit_08* white_unit_05", "red", "White is the stronger: 2 to 1"),
        ("red_unit_01 red_unit_03 white_unit_05", "white", "Red is the stronger: 2 each, but more tokens"),
        (
            "red_unit_01 white_unit_01",
            "white",
            "White is the stronger: level in strength (1 each) and in tokens, so the Will of the People decides",
        ),
        ("neutral_unit_01", "red", "Nobody is the stronger: neutral tokens by themselves count for nobody"),
        ("", "red", "Nobody is here"),
    ],
)
def test_a_region_shows_who_leads_and_why(board: str, will: str, expected: str) -> None:
    told = lines(scene(turns="red", red="green_4a", board={"brown": board}, will=will).match.view(0))
    assert told["Liteiny District (brown)"][0] == expected


def test_nobody_leads_at_a_tie_that_the_will_does_not_break() -> None:
    switches = {"final_tie_to_will_holder": False}
    table = scene(turns="red", red="green_4a", board={"brown": "red_unit_01 white_unit_01"}, switches=switches)
    assert lines(table.match.view(0))["Liteiny District (brown)"][0] == (
        "Nobody is the stronger: 1 each, and as many tokens"
    )


@pytest.mark.parametrize(
    ("will", "leads", "neutrals"),
    [
        (
            "red",
            "Red is the stronger: 2 to 0",
            "The neutral tokens count for Red, who has the Will of the People",
        ),
        ("white", "Red is the stronger: 1 to 0", "The neutral tokens count for nobody here"),
    ],
)
def test_a_region_shows_for_whom_neutral_tokens_count(will: str, leads: str, neutrals: str) -> None:
    board = {"brown": "red_unit_01 neutral_unit_03"}
    told = lines(scene(turns="red", red="green_4a", board=board, will=will).match.view(0))
    assert told["Liteiny District (brown)"][:2] == [leads, neutrals]


def test_alike_tokens_share_a_line() -> None:
    table = scene(turns="red", red="green_4a", board={"brown": "red_unit_03 red_unit_04 red_unit_01*"})
    told = lines(table.match.view(0))["Liteiny District (brown)"]
    assert "2 × Red unit 1/1: ready, strength 1" in told
    assert "Red unit 1/0: exhausted, strength 0" in told


def test_the_blockade_is_shown_at_both_ends_and_at_the_bridge() -> None:
    told = lines(scene(turns="red", red="green_4a", blocked="red_brown").match.view(0))
    assert "Liteiny Bridge (Vyborg Side – Liteiny District): blockaded" in told["Bridges"]
    assert sum(line.endswith(": open") for line in told["Bridges"]) == 5
    ends = [place for place, said in told.items() if any("Liteiny Bridge, blockaded" in line for line in said)]
    assert ends == ["Vyborg Side (red)", "Liteiny District (brown)"]


def test_what_is_face_down_stays_so() -> None:
    table = scene(turns="red", red="green_4a", white="blue_5a", objectives=("brown_4a", "purple_4a"))
    mine, theirs = (lines(table.match.view(seat)) for seat in (0, None))
    heading = "Red, Petrograd Soviet"
    assert any("Liteiny-4" in line for line in mine[f"{heading} (you)"])
    assert "Secret objective: face down" in theirs[heading]
    assert "Secret objective: face down" in mine["White, Provisional Government"]
    assert "Your hand" not in theirs
    assert len(mine["Your hand"]) == 1
    assert mine["Your hand"][0].startswith("Petrograd-4")
