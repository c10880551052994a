"""The forecast of a conflict equals the outcome by the rules, for every card that may be there."""

from __future__ import annotations

import pytest

from consigliere.board import tell
from consigliere.board.words import LANGUAGES, Words
from consigliere.engine import Option
from consigliere.engine.scenes import beats
from consigliere.games import face
from consigliere.games.la_famiglia.components import CARD_IDS, TERRITORY
from consigliere.games.la_famiglia.forecast import course, forecast
from consigliere.games.la_famiglia.gathering import GatherFrom
from consigliere.games.la_famiglia.planning import Turn
from consigliere.games.la_famiglia.telling import cell_told

from .attacks import at_the_cards, attack, strike
from .scene import GREY, A, B, D, Scene, planning, planning_table

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


@pytest.mark.rule("LF-MOV-15", "LF-MOV-23")
@pytest.mark.parametrize("men", [2, 5, 8])
def test_what_brute_force_leaves_is_told_before_it_is_chosen(men: int) -> None:
    scene = Scene().put("enna", A, men, orders="red_basic_strike").put("caltanissetta", B, 6)
    attack(scene.hq(A, men=0).hq(B, men=0), "march:caltanissetta", f"soldiers:{men}")
    (told,) = forecast(scene.match.view(A))["brute"]
    shown = FACE.pictures(scene.match.view(A), EN)["ledger"].svg()
    assert f">{told.men} : {told.defenders}<" in shown
    scene.play(A, "conflict:brute")
    assert stands(scene) == told.left


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
    told = {thing: line.text for place in FACE.listing(view, EN) for line in place.lines for thing in line.things}
    assert "Against Defector: 4 : 4" in told["deed_leave"]
    other = {thing for picture in FACE.pictures(scene.match.view(B), EN).values() for thing in picture.things}
    assert not other & pointed


def theatre(scene: Scene, seat: int) -> str:
    return FACE.pictures(scene.match.view(seat), EN)["ledger"].svg()


@pytest.mark.rule("LF-MOV-16", "LF-RULE-43")
def test_who_plays_for_the_neutrals_is_asked_on_the_stage_and_in_the_list() -> None:
    scene = strike().put("caltanissetta", GREY, 6).hq(A, men=0)
    attack(scene, "march:caltanissetta", "soldiers:5", "conflict:cunning")
    (seat,) = scene.match.deciders
    view = scene.match.view(seat)
    pointed = {FACE.target_thing(option, view) for option in scene.match.options(seat)}
    listed = {thing for place in FACE.listing(view, EN) for line in place.lines for thing in line.things}
    assert pointed == {"deed_self", "deed_ally"} <= listed
    assert pointed <= {thing for picture in FACE.pictures(view, EN).values() for thing in picture.things}


@pytest.mark.rule("LF-MOV-17")
def test_a_card_that_the_enemy_has_taken_shows_its_taker_before_it_is_turned_up() -> None:
    scene = at_the_cards().play(A, "card:defector").play(B, "card:coward_1")
    assert "Taken by" not in theatre(scene, B)
    scene.play(A, "card_of_enemy:take")
    for seat in (A, B, D):
        assert "Taken by Red" in theatre(scene, seat)
    told = [line.text for place in FACE.listing(scene.match.view(B), EN) for line in place.lines]
    assert "Taken by Red" in told


@pytest.mark.rule("LF-MOV-13", "LF-MOV-24")
def test_the_result_is_on_the_stage_before_the_stage_goes() -> None:
    by_bonus = strike().put("caltanissetta", B, 2).hq(A, men=0).hq(B, men=0)
    by_bonus = attack(by_bonus, "march:caltanissetta")
    by_force = attack(strike().put("caltanissetta", B, 6), "march:caltanissetta", "soldiers:5")
    for scene, option, said in (
        (by_bonus, "soldiers:3", "Caltanissetta falls."),
        (by_force, "conflict:brute", "Caltanissetta holds."),
    ):
        pictures = [beat.match.view(A) for beat in beats(scene.match, A, Option.parse(option))]
        fights = [view for view in pictures if view["table"]["battle"] is not None]
        drawn = [said in FACE.pictures(view, EN)["ledger"].svg() for view in fights]
        assert drawn == [False] * (len(drawn) - 1) + [True]
        assert pictures[-1]["table"]["battle"] is None


@pytest.mark.rule("LF-MOV-18", "LF-MOV-19", "LF-MOV-20", "LF-MOV-21", "LF-MOV-23")
@pytest.mark.parametrize("predictable", [False, True])
@pytest.mark.parametrize(("red_takes", "blue_takes"), [(False, False), (True, False), (False, True), (True, True)])
def test_the_course_of_open_cards_is_what_happens(red_takes: bool, blue_takes: bool, predictable: bool) -> None:
    for red in CARD_IDS:
        for blue in CARD_IDS:
            scene = at_the_cards(2, predictable=predictable).play(A, f"card:{red}").play(B, f"card:{blue}")
            scene.play(A, f"card_of_enemy:{'take' if red_takes else 'leave'}")
            option = Option.parse(f"card_of_enemy:{'take' if blue_takes else 'leave'}")
            views = {view["step"]: view for view in [beat.match.view(D) for beat in beats(scene.match, B, option)]}
            told = course(views["CardEffects"])
            assert told[-1][0] == "pairs"
            pairs = views["Pairs"]["table"]["battle"]
            assert (pairs["men"], pairs["defenders"]) == told[-2][1], (red, blue)
            assert told[-1] == course(views["Pairs"])[0]
            assert stands(scene.play(B, str(option))) == told[-1][1].left, (red, blue)


@pytest.mark.rule("LF-MOV-11")
@pytest.mark.parametrize("defenders", [1, 2, 5])
def test_the_course_of_the_bonuses_is_what_happens(defenders: int) -> None:
    scene = strike().put("caltanissetta", B, defenders).hq(A, men=0).hq(B, men=0)
    attack(scene, "march:caltanissetta")
    found = [beat.match.view(A) for beat in beats(scene.match, A, Option.parse("soldiers:4"))]
    before, after = [view["table"]["battle"] for view in found if view["table"]["battle"] is not None][:2]
    ((cause, told),) = course(found[0])
    assert cause == "skull"
    assert (before["men"], before["defenders"]) != told == (after["men"], after["defenders"])


def test_no_step_of_a_conflict_leaves_the_foot_of_the_stage_empty() -> None:
    """What the choices lead to, how the count goes on, or what the cards do."""
    scene = strike().put("caltanissetta", GREY, 6).hq(A, men=0).hq(B, men=0)
    attack(scene, "march:caltanissetta")
    answers = [(A, "soldiers:4"), (A, "conflict:cunning"), (B, "defend:self"), (A, "card:defector")]
    answers += [(B, "card:coward_1"), (A, "card_of_enemy:take"), (B, "card_of_enemy:leave")]
    found = {}
    for seat, answer in answers:
        option = Option.parse(answer)
        for match in [scene.match, *(beat.match for beat in beats(scene.match, seat, option))]:
            for reader in (A, B, D, None):
                view = match.view(reader)
                if view["table"]["battle"] is not None:
                    svg = FACE.pictures(view, EN)["ledger"].svg()
                    found[view["step"], reader] = [
                        part for part in ("outlook", "course", "kinds") if f'id="{part}"' in svg
                    ]
        scene.play(seat, answer)
    assert {len(parts) for parts in found.values()} == {1}, found
    assert found["Conflict", A] == found["TakeCard", B] == ["outlook"]
    assert found["CardEffects", None] == found["Settle", B] == ["course"]
    assert found["LayCards", D] == ["kinds"]


def test_an_exemption_from_fees_is_in_the_list() -> None:
    scene = planning()
    told = [[line.text for place in FACE.listing(scene.match.view(B), EN) for line in place.lines]]
    scene.g.exempt |= 1 << A
    told.append([line.text for place in FACE.listing(scene.match.view(B), EN) for line in place.lines])
    assert [lines.count("Pays no fee for markers in this phase") for lines in told] == [0, 1]


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


# --- words before a choice


@pytest.mark.rule("LF-MOV-03")
def test_gathering_the_last_soldier_says_that_the_territory_is_left_empty() -> None:
    scene = Scene().put("enna", A, 2).put("nicosia", A, 3)
    scene.ask(GatherFrom(A, TERRITORY["enna"], (), True, "LF-MOV-02")).play(A, "from:nicosia")
    view = scene.match.view(A)
    said = [tell.label(option, view, EN) for option in scene.match.options(A) if option.verb == "soldiers"]
    assert said == ["1 soldier", "2 soldiers", "3 soldiers (nobody stays)"]


@pytest.mark.rule("LF-INF-01")
def test_a_cell_for_a_marker_without_an_action_promises_none() -> None:
    scene = planning_table(round=1).hq(A, money=20)
    cell = "b1_church_1"  # recruit
    promised = "You would recruit"
    assert promised in cell_told(cell, scene.ask(Turn(A)).match.view(A), EN)
    scene.play(A, "gain:column_justice")
    assert "No action follows" in tell.question(scene.match.view(A), EN)
    assert promised not in cell_told(cell, scene.match.view(A), EN)
