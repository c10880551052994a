"""Chapters 5, 6, 7, 9: control of districts, control tokens, team play, the end of the game."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg
from consigliere.engine import NotYours
from consigliere.games.la_famiglia.actions import Place, Recruit
from consigliere.games.la_famiglia.components import (
    CONTROL_MARKERS,
    DISTRICT_IDS,
    IN_DISTRICT,
    TERRITORY,
    TERRITORY_IDS,
)
from consigliere.games.la_famiglia.gathering import GatherFrom
from consigliere.games.la_famiglia.lull import Claim, Lull, check_end

from .attacks import resolve
from .scene import GAME, GREY, NOBODY, A, B, C, D, Scene, planning

NAMES = [[TERRITORY_IDS[place] for place in three] for three in IN_DISTRICT]


def hold(scene: Scene, seat: int, *districts: int) -> Scene:
    """Two territories of each of these districts, one soldier on each."""
    for district in districts:
        for name in NAMES[district][:2]:
            scene.put(name, seat, 1)
    return scene


def crest(scene: Scene, district: str) -> tuple[int | None, bool]:
    table = scene.match.view()["table"]
    return table["districts"].get(district), district in table["crests"]


# --- control


@pytest.mark.rule("LF-CTL-01", "LF-TEAM-04")
def test_one_family_alone_on_two_of_three_territories() -> None:
    scene = Scene().put("licata", A, 1).put("gela", C, 1)
    assert crest(scene, "d_gela") == (None, False)
    scene.put("piazza_armerina", A, 1)
    assert crest(scene, "d_gela") == (A, False)
    neutral = Scene().put("licata", GREY, 1).put("gela", GREY, 1)
    neutral.g.settle(neutral.g.owner.index(GREY))
    assert crest(neutral, "d_gela") == (None, False)


@pytest.mark.rule("LF-CTL-02", "LF-EX-11", "LF-CTL-09")
def test_the_control_marker_comes_at_once_and_is_turned_up_in_the_lull() -> None:
    """Julia has a territory of Licata's district and places soldiers in Licata."""
    scene = planning(round=2).put("gela", A, 1).hq(A, men=2).ask(Place(A, 2, 0)).play(A, "place:licata", "soldiers:2")
    assert crest(scene, "d_gela") == (A, False)
    scene.ask(Lull(False))
    assert crest(scene, "d_gela") == (A, True)
    lost = Scene().put("licata", A, 1).put("gela", A, 1).put("camastra", B, 3, orders="blue_basic_strike")
    resolve(lost, B, "camastra", "blue_basic_strike").play(B, "march:licata", "soldiers:2")
    assert crest(lost, "d_gela") == (None, False)


@pytest.mark.rule("LF-CTL-03")
def test_nobody_controls_a_district_after_the_first_planning_phase() -> None:
    for seed in range(6):
        match = cg.new(GAME, seats=4, seed=seed)
        pick = Random(seed)
        while match.view()["table"]["phase"] != "events":
            seat = pick.choice(match.deciders)
            match.play(seat, pick.choice(match.options(seat)))
            assert match.view()["table"]["districts"] == {}
            if match.view()["table"]["phase"] == "planning_lull":
                break


@pytest.mark.rule("LF-CTL-04", "LF-EX-12", "LF-CTL-08")
def test_more_districts_more_markers_on_control_tokens() -> None:
    """Julia controls 2 districts and has 1 marker on control tokens: she puts 1 more on Recruits."""
    scene = hold(Scene(kinds="recruits bribe boats", round=2), A, 0, 1).token("bribe", A).hq(A, men=2).ask(Lull(False))
    assert scene.options(A) == {"claim:recruits", "claim:boats"}
    discs = scene.g.discs[A]
    scene.play(A, "claim:recruits")
    assert (scene.g.discs[A], scene.asked) == (discs - 1, "")
    scene.put("enna", A, 3, orders="red_basic_strike").put("nicosia", B, 1)
    resolve(scene, A, "enna", "red_basic_strike").play(A, "march:nicosia", "soldiers:1", "decline")
    assert scene.asked == "UseRecruits"  # it takes effect in the next phase


@pytest.mark.rule("LF-CTL-04", "LF-CTL-06", "LF-CTL-11")
def test_fewer_districts_fewer_markers_and_equal_changes_nothing() -> None:
    scene = (
        hold(Scene(kinds="recruits bribe boats", round=2), A, 0).token("bribe", A).token("recruits", A).ask(Lull(False))
    )
    assert scene.options(A) == {"release:bribe", "release:recruits"}
    assert scene.why(A, "claim:boats") == "LF-CTL-06"
    scene.play(A, "release:recruits")
    assert (scene.asked, scene.g.claims.count(A)) == ("", 1)
    same = hold(Scene(round=2), A, 0).token("bribe", A).ask(Lull(False))
    assert same.asked == ""
    during = hold(Scene(), A, 0).token("bribe", A).put("enna", A, 3, orders="red_basic_strike")
    during.put(NAMES[0][2], GREY, 1)
    resolve(during, A, "enna", "red_basic_strike").play(A, "march:nicosia", "soldiers:1")
    assert during.g.claims.count(A) == 1  # no question about tokens outside a lull


@pytest.mark.rule("LF-CTL-05", "LF-CTL-07", "LF-RULE-31", "LF-RULE-58")
def test_taking_off_comes_first_for_all_and_a_freed_token_may_be_taken() -> None:
    scene = hold(Scene(kinds="recruits bribe", first=B, round=2), C, 0).token("bribe", A).token("recruits", D)
    hold(scene, B, 3).ask(Lull(False))
    assert (scene.asked, scene.who) == ("Release", (D,))
    scene.play(D, "release:recruits")
    assert (scene.asked, scene.who) == ("Release", (A,))
    scene.play(A, "release:bribe")
    assert (scene.asked, scene.who) == ("Claim", (B,))
    with pytest.raises(NotYours):
        scene.match.play(D, "claim:bribe")
    scene.play(B, "claim:bribe")
    assert scene.who == (C,)
    assert scene.options(C) == {"claim:bribe", "claim:recruits"}  # each team has its own set
    held = hold(Scene(kinds="recruits bribe", round=2), C, 0).token("bribe", A)
    hold(held, A, 1).ask(Claim(C))
    assert held.why(C, "claim:bribe") == "LF-CTL-05"
    assert held.why(C, "claim:boats") == "LF-SET-04"
    assert held.why(C, "release:bribe") == "LF-CTL-06"


@pytest.mark.rule("LF-RULE-27")
def test_a_surplus_district_carries_no_marker_but_counts() -> None:
    scene = hold(Scene(), A, 0, 1, 2, 3, 4, 5, 6)
    assert scene.g.crests.count(A) == 6
    assert scene.g.districts(A) == 7
    assert list(scene.match.view()["table"]["districts"].values()).count(A) == CONTROL_MARKERS
    few = (
        hold(Scene(kinds="recruits bribe", round=2), A, 0, 1, 2)
        .ask(Lull(False))
        .play(A, "claim:bribe", "claim:recruits")
    )
    assert few.asked == ""  # the team is out of free tokens
    no_discs = hold(Scene(round=2), A, 0)
    no_discs.marker("b2_church_1", A).marker("b2_first_player_3", A, 7).ask(Lull(False))
    assert no_discs.asked == ""


# --- team play


@pytest.mark.rule("LF-RULE-27", "LF-CTL-02")
def test_a_control_marker_that_comes_back_stands_on_the_surplus_district_from_the_lull_on() -> None:
    scene = hold(planning(round=3), A, *range(CONTROL_MARKERS + 1))
    lost, bare = DISTRICT_IDS[0], DISTRICT_IDS[CONTROL_MARKERS]
    assert (crest(scene, lost)[0], crest(scene, bare)[0]) == (A, None)
    here, there = NAMES[0][:2]
    scene.ask(GatherFrom(A, TERRITORY[here], (), True, "LF-ACT-16"), Recruit(B, 1), Lull(False))
    scene.play(A, f"from:{there}", "soldiers:1")
    assert (crest(scene, lost)[0], crest(scene, bare)[0]) == (None, None)  # still in the phase
    scene.play(B, "recruit:1")
    assert (crest(scene, lost), crest(scene, bare)) == ((None, False), (A, True))
    assert scene.g.crests.count(A) == CONTROL_MARKERS


@pytest.mark.rule("LF-TEAM-01")
def test_allies_see_behind_each_others_screens_and_enemies_do_not() -> None:
    scene = planning().put("enna", A, 1, orders="red_basic_bomb").hq(A, money=7, men=4).ask(Recruit(A, 1))
    for reader in (A, C):
        hq = scene.match.view(reader)["table"]["seats"][A]["hq"]
        assert (hq["money"], hq["soldiers"], len(hq["orders"])) == (7, 4, 4)
    for stranger in (B, D, None):
        assert scene.match.view(stranger)["table"]["seats"][A]["hq"] is None


@pytest.mark.rule("LF-TEAM-04", "LF-TEAM-02", "LF-TEAM-03")
def test_otherwise_each_acts_alone() -> None:
    scene = planning().put("enna", A, 1).put("nicosia", C, 1).hq(A, men=2).ask(Place(A, 2, 0))
    assert scene.why(A, "place:nicosia") == "LF-ACT-02"
    move = Scene().put("enna", A, 2, orders="red_basic_strike").put("nicosia", C, 1)
    assert resolve(move, A, "enna", "red_basic_strike").why(A, "march:nicosia") == "LF-TEAM-04"


@pytest.mark.rule("LF-LAB-01", "LF-LAB-02", "LF-LAB-03")
def test_labs_change_hands_with_their_territory_less_one() -> None:
    scene = Scene().put("enna", A, 6, orders="red_basic_strike").put("nicosia", B, 1, labs=2)
    assert (scene.g.own_labs(B), scene.g.own_labs(A)) == (2, 0)
    resolve(scene, A, "enna", "red_basic_strike").play(A, "march:nicosia", "soldiers:4", "conflict:brute")
    assert (scene.g.own_labs(B), scene.g.own_labs(A)) == (0, 1)


# --- the end


def end(scene: Scene) -> tuple[str, tuple[int, ...]]:
    """How the game ends in this lull: the reason and the winners; "" if it continues."""
    if not check_end(scene.g):
        return "", ()
    assert scene.g.result is not None
    return scene.g.result.reason, scene.g.result.winners


@pytest.mark.rule("LF-END-01", "LF-CTL-10")
def test_the_end_is_checked_only_after_an_events_phase_and_nobody_is_asked_any_more() -> None:
    scene = hold(Scene(round=2), A, 0, 1, 2, 3, 4).ask(Lull(False))
    assert scene.asked == "Claim"
    over = hold(Scene(round=2), A, 0, 1, 2, 3, 4).ask(Lull(True))
    assert over.match.result is not None
    assert over.asked == ""


@pytest.mark.rule("LF-END-02", "LF-RULE-37", "LF-END-06")
def test_five_districts_of_one_family_or_six_of_both_win_at_once() -> None:
    assert end(hold(Scene(round=2), A, 0, 1, 2, 3, 4)) == ("one_family", (A, C))
    assert end(hold(hold(Scene(round=2), B, 0, 1, 2), D, 3, 4, 5)) == ("two_families", (B, D))
    assert end(hold(hold(Scene(round=2), B, 0, 1, 2), D, 3, 4)) == ("", ())
    assert end(hold(Scene(round=2), A, 0, 1, 2, 3)) == ("", ())
    scene = hold(Scene(round=2), A, 0, 1, 2, 3, 4)
    end(scene)
    assert scene.g.result is not None
    assert scene.g.result.scores == (5, 0, 5, 0)


@pytest.mark.rule("LF-END-03")
def test_after_round_4_more_districts_win() -> None:
    assert end(hold(hold(Scene(round=4), A, 0, 1), B, 2)) == ("most_districts", (A, C))
    assert end(hold(hold(hold(Scene(round=4), A, 0, 1), B, 2), D, 3, 4)) == ("most_districts", (B, D))
    assert end(hold(hold(Scene(round=3), A, 0, 1), B, 2)) == ("", ())


@pytest.mark.rule("LF-END-04", "LF-EX-19")
def test_equal_districts_are_decided_by_bronte() -> None:
    scene = hold(hold(Scene(round=4), A, 0, 1, 2), C, 3, 4)
    hold(hold(scene, B, 5, 6, 8), D, 9, 10).put("bronte", D, 1)
    assert end(scene) == ("bronte", (B, D))


@pytest.mark.rule("LF-END-05")
def test_nobody_in_bronte_is_a_draw_after_round_4_and_no_end_before() -> None:
    for colour in (NOBODY, GREY):
        scene = hold(hold(Scene(round=4), A, 0), B, 1)
        if colour == GREY:
            scene.put("bronte", GREY, 1)
        assert end(scene) == ("draw", (A, B, C, D))
    assert end(hold(hold(Scene(round=3), A, 0), B, 1)) == ("", ())


@pytest.mark.rule("LF-RULE-26", "LF-RULE-37", "LF-END-05")
def test_both_teams_at_the_goal() -> None:
    five = hold(hold(hold(Scene(round=2), A, 0, 1, 2, 3, 4), B, 5, 6, 8), D, 9, 10, 11)
    assert end(five) == ("most_districts", (B, D))  # six together against five of one
    level = hold(hold(Scene(round=2), A, 0, 1, 2, 3, 4), B, 5, 6, 8, 9, 10)
    assert end(level) == ("", ())  # nobody's team in Bronte: the game continues
    level.put("bronte", C, 1)
    assert end(level) == ("bronte", (A, C))
    last = hold(hold(Scene(round=4), A, 0, 1, 2, 3, 4), B, 5, 6, 8, 9, 10)
    assert end(last) == ("draw", (A, B, C, D))
