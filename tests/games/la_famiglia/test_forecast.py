"""The forecast of a conflict equals the outcome by the rules, for every card that may be there."""

from __future__ import annotations

import pytest

from consigliere.board.words import LANGUAGES, Words
from consigliere.games import face
from consigliere.games.la_famiglia.components import CARD_IDS
from consigliere.games.la_famiglia.forecast import forecast

from .scene import A, B, D, Scene, planning
from .test_rules_conflict import at_the_cards

FACE = face("la_famiglia")
EN = Words("en", "la_famiglia")


def stands(scene: Scene) -> int:
    """Attackers in Caltanissetta at the end, or defenders as a negative number."""
    colour, count = scene.at("caltanissetta")
    return count if colour == A else -count


@pytest.mark.rule("LF-MOV-17", "LF-MOV-19", "LF-MOV-20", "LF-MOV-21", "LF-MOV-23")
@pytest.mark.parametrize("predictable", [False, True])
@pytest.mark.parametrize("men", [1, 4])
def test_the_forecast_of_both_sides_is_what_happens(men: int, predictable: bool) -> None:
    for own in CARD_IDS:
        for i, other in enumerate(CARD_IDS):
            for deed in ("take", "leave"):
                scene = at_the_cards(men, predictable=predictable).play(A, f"card:{own}").play(B, f"card:{other}")
                told = forecast(scene.match.view(A))[deed][i]
                scene.play(A, f"card_of_enemy:{deed}").play(B, "card_of_enemy:leave")
                assert stands(scene) == told.left, (own, other, deed)
                scene = at_the_cards(men, predictable=predictable).play(A, f"card:{other}").play(B, f"card:{own}")
                scene.play(A, "card_of_enemy:take")
                told = forecast(scene.match.view(B))[deed][i]
                scene.play(B, f"card_of_enemy:{deed}")
                assert stands(scene) == told.left, ("defender", own, other, deed)


def test_a_player_who_is_not_asked_has_no_forecast() -> None:
    scene = at_the_cards()
    assert forecast(scene.match.view(A)) == {}  # cards are still to be played
    scene.play(A, "card:defector").play(B, "card:coward_1")
    assert forecast(scene.match.view(A))
    assert forecast(scene.match.view(B)) == forecast(scene.match.view(None)) == {}


# --- the theatre


@pytest.mark.rule("LF-MOV-14", "LF-MOV-17")
def test_the_deeds_of_a_conflict_lie_in_the_theatre_while_they_are_asked() -> None:
    scene = at_the_cards().play(A, "card:defector").play(B, "card:coward_1")
    view = scene.match.view(A)
    things = {thing for picture in FACE.pictures(view, EN).values() for thing in picture.things}
    pointed = {FACE.target_thing(option, view) for option in scene.match.options(A)}
    assert pointed == {"deed_take", "deed_leave"} <= things
    other = {thing for picture in FACE.pictures(scene.match.view(B), EN).values() for thing in picture.things}
    assert not other & pointed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_conflict_card_says_what_it_does(language: str) -> None:
    words = Words(language, "la_famiglia")
    svg = FACE.pictures(at_the_cards().match.view(A), words)["ledger"].svg()
    for name in CARD_IDS:
        assert words(f"{name}.hint") in svg


# --- control tokens


@pytest.mark.rule("LF-CTL-05")
def test_a_token_that_the_enemy_uses_lights_up_among_the_enemys() -> None:
    scene = planning(round=2)
    event = {"event": "used", "seat": B, "kind": "recruits"}
    for reader, thing in ((A, "recruits-1"), (B, "recruits"), (D, "recruits"), (None, "recruits-1")):
        view = scene.match.view(reader)
        assert FACE.touched_things(("recruits",), event, view) == (thing,)
        if "recruits" in view["table"]["kinds"]:
            assert thing in FACE.pictures(view, EN)["score"].things


def test_both_teams_tokens_can_be_pointed_at() -> None:
    view = planning(round=2).match.view(A)
    things = FACE.pictures(view, EN)["score"].things
    for kind in view["table"]["kinds"]:
        assert {kind, f"{kind}-1"} <= set(things)
        assert EN(f"{kind}-1") == EN(kind)
