"""Rulings of ours that a table may switch to the other reading. By default our reading holds and no game changes."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg
from consigliere.games.la_famiglia import TITLE
from consigliere.games.la_famiglia.components import ROW, TERRITORY
from consigliere.games.la_famiglia.planning import Turn

from .attacks import at_the_cards, cards, resolve
from .scene import A, B, C, D, Scene, planning_table
from .test_rules_control import end, hold
from .test_rules_events import agitation

SWITCHES = ("only_family", "exact_placement", "defector_needs_supply", "swapped_neutrals_count", "fewer_markers")


def test_a_switch_that_is_off_is_nowhere_in_a_game() -> None:
    plain = cg.new("la_famiglia", 4, seed=1)
    off = cg.new("la_famiglia", 4, seed=1, options=dict.fromkeys(SWITCHES, False))
    assert off.save() == plain.save()
    assert off.position() == plain.position()
    on = cg.new("la_famiglia", 4, seed=1, options=dict.fromkeys(SWITCHES, True))
    assert cg.load(on.save()).setup.options == on.setup.options != plain.setup.options
    assert cg.from_position("la_famiglia", on.position()).setup.options == on.setup.options
    assert {setting.rule for setting in TITLE.settings if setting.name in SWITCHES} == {
        "LF-RULE-37",
        "LF-RULE-11",
        "LF-RULE-15",
        "LF-RULE-24",
        "LF-INF-05",
    }


@pytest.mark.rule("LF-RULE-37")
def test_only_family() -> None:
    for strict in (False, True):
        alone = hold(Scene(round=2, switches={"only_family": strict}), A, 0, 1, 2, 3, 4)
        assert end(alone) == ("one_family", (A, C))
        both = hold(hold(Scene(round=2, switches={"only_family": strict}), A, 0, 1, 2, 3, 4), B, 5, 6, 8, 9, 10)
        both.put("bronte", C, 1)
        assert end(both) == (("", ()) if strict else ("bronte", (A, C)))
        together = hold(
            hold(hold(Scene(round=2, switches={"only_family": strict}), A, 0, 1, 2, 3, 4), B, 5, 6, 8, 9, 10), D, 11
        )
        assert end(together) == (("two_families", (B, D)) if strict else ("most_districts", (B, D)))


@pytest.mark.rule("LF-RULE-11")
def test_exact_placement() -> None:
    for strict in (False, True):
        scene = Scene(switches={"exact_placement": strict}).put("licata", B, 1, orders="blue_economy_b").hq(B, men=5)
        resolve(scene, B, "licata", "blue_economy_b").play(B, "part:place")
        assert scene.offers(B, "soldiers") == ({"3"} if strict else {"1", "2", "3"})
        assert scene.why(B, "soldiers:2") == ("LF-EVT-08" if strict else "")
        few = Scene(switches={"exact_placement": strict}).put("licata", B, 1, orders="blue_economy_b").hq(B, men=2)
        resolve(few, B, "licata", "blue_economy_b").play(B, "part:place")
        assert few.offers(B, "soldiers") == ({"2"} if strict else {"1", "2"})  # as many as HQ has


@pytest.mark.rule("LF-RULE-15")
def test_defector_needs_supply() -> None:
    for strict in (False, True):
        scene = at_the_cards(attackers=4, defenders=6, defector_needs_supply=strict)
        g = scene.g
        g.hold(TERRITORY["palermo"], A)
        g.soldiers[TERRITORY["palermo"]] = g.supply[A]
        g.supply[A] = 0
        cards(scene, "defector", "coward_1")
        # Our reading: 4 against 3, then 4 against 2. The other: nothing happens, 4 against 4, then 4 against 3.
        assert scene.at("caltanissetta") == (A, 1 if strict else 2)


@pytest.mark.rule("LF-RULE-24")
def test_swapped_neutrals_count() -> None:
    for counted in (False, True):
        scene = agitation(swapped_neutrals_count=counted)
        scene.play(C, "agitate:scordia", "send:palagonia", "soldiers:2", "conflict:cunning", "card:coward_1")
        scene.play(B, "card:defector").play(C, "card_of_enemy:leave").play(B, "card_of_enemy:leave")
        assert scene.offers(B, "soldiers") == ({"0", "1", "2"} if counted else {"0", "1"})


@pytest.mark.rule("LF-INF-05")
def test_fewer_markers() -> None:
    for free in (False, True):
        scene = planning_table(switches={"fewer_markers": free}).hq(A, money=9).ask(Turn(A))
        scene.play(A, "gain:column_police", "put:b1_first_player_3")
        assert scene.options(A) == {"do:order", "do:influence"} | ({"stop"} if free else set())
        scene.play(A, "do:influence")
        if free:
            assert scene.options(A) == {"row:row_police", "stop"}
            scene.play(A, "row:row_police", "stop")
        assert scene.g.opened[4 * A + ROW["police"]] == (1 if free else 2)
    none = (
        planning_table(switches={"fewer_markers": True})
        .hq(A, money=9)
        .ask(Turn(A))
        .play(A, "gain:column_police", "put:b1_first_player_3")
    )
    assert none.play(A, "stop").g.opened[4 * A + ROW["police"]] == 0


def test_a_game_with_all_switches_plays_to_its_end_and_replays() -> None:
    pick = Random(4)
    match = cg.new("la_famiglia", 4, seed=4, options=dict.fromkeys(SWITCHES, True))
    while match.result is None:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    assert match.title.problems(match.state) == []
    assert cg.load(match.save()).position() == match.position()
