"""Impossible positions of La Famiglia: each is refused with a message that names what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Fast
from consigliere.games.la_famiglia.action_boards import CELL, ONE, SPREAD_IDS
from consigliere.games.la_famiglia.actions import GiveOrder, Recruit
from consigliere.games.la_famiglia.attack import MarchOut, Move
from consigliere.games.la_famiglia.cells import Decisive
from consigliere.games.la_famiglia.components import KINDS, ORDER, SETUP, TERRITORY, Rules
from consigliere.games.la_famiglia.conflict import CLASH
from consigliere.games.la_famiglia.empty_table import blank
from consigliere.games.la_famiglia.lull import NEXT_ROUND, Lull
from consigliere.games.la_famiglia.payments import PayNow, Raise
from consigliere.games.la_famiglia.setup import BELOW_CIRCLES, DrawFamilies, StartMarker
from consigliere.match import Match

from .attacks import at_the_cards
from .scene import GAME, A, B, C, Scene, planning

Position = dict[str, Any]


def refused(position: Position) -> str:
    with pytest.raises(cg.BadPosition) as caught:
        cg.from_position(GAME, position)
    assert not any("Error" in problem for problem in caught.value.problems)
    return "; ".join(caught.value.problems)


def written(match: Match) -> Position:
    found: Position = json.loads(json.dumps(match.position()))
    return found


def until(step: str, seed: int = 1) -> Position:
    """A random game up to a question."""
    match, pick = cg.new(GAME, seats=4, seed=seed), Random(seed)
    while type(match.step).__name__ != step:
        assert match.result is None, f"no {step} in this game"
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    return written(match)


def paying(price: int, raised: int | None = None) -> Position:
    """Red pays for Accomplices with 3 lire in hand and five orders that it could sell."""
    scene = Scene().put("enna", A, 3).hq(A, money=3)
    steps: list[Any] = [PayNow(A, price, "accomplices"), NEXT_ROUND]
    scene.g.then(*([Raise(A, raised)] if raised is not None else []), *steps, Lull(True))
    return written(scene.match)


def test_a_payment_is_one_that_can_be_made() -> None:
    assert "price is 99, not 1 to 3" in refused(paying(99))
    assert "price is 9, more than seat 0 can bring up" in refused(paying(9, raised=9))
    assert "price is 7, not 1 to 3" in refused(paying(7, raised=4))
    assert "price is 0, not 1 to 3" in refused(paying(0))
    assert cg.from_position(GAME, paying(7, raised=7)).deciders == (A,)


def battle(**changes: Any) -> Position:
    position = written(at_the_cards().match)
    position["table"]["battle"].update(changes)
    return position


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"defender": "yellow"}, "battle.defender does not hold caltanissetta"),
        ({"defender": "green"}, "battle.defender is no enemy"),
        ({"colour": "blue"}, "battle.colour is neither the attacker's nor grey"),
        ({"start": "caltanissetta"}, "battle.start is the territory attacked"),
        ({"skull": 9}, "battle.skull is not that of an order of the attacker"),
        ({"fallen": 2}, "battle.fallen counts neutral attackers alone"),
        ({"player": 3}, "battle.player is not the defender"),
        ({"attack_card": "defector"}, "a conflict card of one side alone"),
        ({"taken": 1}, "battle.taken tells of cards that are not laid"),
        ({"men": 99}, "seat 0 has"),
        ({"boats": 2}, "a way over water"),
        ({"car": 2}, "cars"),
        ({"taken": 4}, "cards taken"),
        ({"player": 4}, "who plays the defender's cards"),
        ({"player": -2}, "who plays the defender's cards"),
        ({"seat": 4}, "the attacker"),
        ({"skull": -1}, "skulls"),
        ({"fallen": -1}, "fallen neutrals"),
    ],
)
@pytest.mark.rule("LF-MOV-08", "LF-MOV-09")
def test_a_battle_is_one_that_can_be(change: dict[str, Any], told: str) -> None:
    cg.from_position(GAME, battle())
    assert told in refused(battle(**change))


@pytest.mark.rule("LF-MOV-06")
def test_a_battle_over_water_has_no_car() -> None:
    position = battle(boats=1, car=1)
    position["table"]["players"][A]["cars"] -= 1
    assert "battle.car came over water" in refused(position)


def test_a_battle_has_an_end_and_its_steps_have_a_battle() -> None:
    position = battle()
    position["stack"] = [{"step": "Recruit", "seat": B, "most": 1}]
    assert "the battle has no end" in refused(position)
    scene = Scene().put("enna", A, 3)
    scene.g.then(CLASH, NEXT_ROUND, Lull(True))
    assert "stack[2] Clash: there is no battle" in refused(written(scene.match))


@pytest.mark.rule("LF-SET-04")
def test_control_tokens_in_play_are_seven_kinds() -> None:
    position = until("Turn")
    kinds = position["table"]["kinds"]
    position["table"]["kinds"] = [kinds[0]] * len(kinds)
    assert "the control tokens in play are not each named once" in refused(position)


@pytest.mark.rule("LF-END-01", "LF-END-03")
def test_a_result_is_the_one_that_the_districts_give() -> None:
    match, pick = cg.new(GAME, seats=4, seed=3), Random(3)
    early = written(match)
    while match.result is None:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    over = written(match)
    assert cg.from_position(GAME, over).result == match.result
    other = {**over["result"], "winners": [1 - seat % 2 + seat // 2 * 2 for seat in over["result"]["winners"]]}
    made_up = [other, {**over["result"], "scores": [9, 9, 9, 9]}]
    for result in made_up:
        if result != over["result"]:
            assert "the result is not the one that the districts give" in refused({**over, "result": result})
    middle = until("Turn", 3)
    told = refused({**middle, "stack": [], "result": over["result"]})
    assert "the game cannot be over before the lull after the events phase" in told
    assert refused({**early, "stack": [], "result": over["result"]})


@pytest.mark.rule("LF-RND-01")
def test_a_round_continues_as_long_as_there_are_rounds() -> None:
    last = Scene(round=4).put("enna", A, 3)
    last.g.then(Recruit(A, 1), Lull(True), NEXT_ROUND)
    assert "no round comes after round 4" in refused(written(last.match))
    scene = Scene(round=2).put("enna", A, 3)
    scene.g.then(Move(A, TERRITORY["enna"], TERRITORY["enna"], ORDER["red_basic_strike"], 0, True), Lull(True))
    assert "nothing comes after the lull of round 2" in refused(written(scene.match))


@pytest.mark.rule("LF-SET-05")
def test_the_setup_is_untouched_until_the_table_is_laid() -> None:
    position = written(cg.new(GAME, seats=4, seed=1))
    assert "money is not as before the setup" in refused(changed(position, lambda table: pay(table, 5)))
    doubled = changed(position, lambda table: None)
    doubled["stack"][-2]["seat"] = 0
    assert "a seat chooses its family twice" in refused(doubled)


def changed(position: Position, change: Callable[[Position], None]) -> Position:
    found: Position = json.loads(json.dumps(position))
    change(found["table"])
    return found


def pay(table: Position, money: int) -> None:
    table["players"][0]["money"] = money


@pytest.mark.rule("LF-ACT-15")
def test_a_bust_stands_next_to_a_marker_in_the_planning_phase() -> None:
    scene = planning().put("enna", A, 3).marker("b1_church_1", B).hq(A, men=1)
    scene.g.bust[A] = CELL["b1_church_1"]
    position = written(scene.ask(Decisive(A)).match)
    cg.from_position(GAME, position)

    def bust(seat: int, cell: str | None) -> Callable[[Position], None]:
        return lambda table: table["players"][seat].update(bust=cell)

    for cell in ("b1_church_2", "b0_church_1", "b4_church_1"):
        assert "the bust of seat 0 stands beside no marker" in refused(changed(position, bust(A, cell)))
    assert "the bust of seat 1 stands beside no marker of its own" in refused(changed(position, bust(B, "b1_church_1")))
    assert "the bust of seat 0 is in supply" in refused(changed(position, bust(A, None)))
    later = changed(position, lambda table: table.update(phase="events"))
    assert "busts stand on the boards after the planning phase" in refused(later)


@pytest.mark.rule("LF-RULE-53")
def test_an_order_was_gained_before_it_was_laid() -> None:
    scene = planning().put("enna", A, 3, orders="red_police_a").ask(Recruit(A, 1))
    position = written(scene.match)
    cg.from_position(GAME, position)
    early = changed(position, lambda table: table["map"]["enna"]["orders"][0].update(known=0))
    assert "red_police_a was laid before it was gained" in refused(early)
    done = changed(position, lambda table: table["map"]["enna"]["orders"][0].update(spent=True))
    assert "red_police_a stays resolved" in refused(done)


STEPS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"step": "Recruit", "seat": 0, "most": 0}, "most is 0, not 1 to 50"),
    ({"step": "Place", "seat": 0, "most": 2, "where": None}, "where names nothing"),
    ({"step": "Place", "seat": 1, "most": 2, "where": "own"}, "there is no territory to place them"),
    ({"step": "GiveOrder", "seat": 0, "left": 0, "spread": "one", "used": []}, "left is 0"),
    ({"step": "GiveOrder", "seat": 0, "left": 1, "spread": "same", "used": ["noto"]}, "used names noto"),
    ({"step": "ChoosePart", "seat": 0, "cell": "b1_police_1", "done": []}, "where no marker of the lower board lies"),
    ({"step": "ChoosePart", "seat": 0, "cell": "b1_church_1", "done": [9]}, "done names part 9"),
    ({"step": "ChoosePart", "seat": 0, "cell": "b1_church_1", "done": [0]}, "done names part 0"),
    ({"step": "ChoosePart", "seat": 0, "cell": "b1_church_1", "done": [8]}, "done names an action that the cell has n"),
    ({"step": "Spread", "seat": 0, "column": "church"}, "no marker is left in the column"),
    ({"step": "Turn", "seat": 0}, "no marker is left on the upper board"),
    ({"step": "Turn", "seat": 7}, "seats are 0 to 3"),
    ({"step": "PutMarker", "seat": 0, "row": None}, "row names nothing"),
    ({"step": "Influence", "seat": 0, "left": 3, "to": "supply", "row": None}, "left is 3, not 1 to 2"),
    ({"step": "TwoRows", "seat": 0, "row": None, "kept": "board"}, "kept is told of no row"),
    ({"step": "SailOn", "seat": 0, "sea": "mare_licata"}, "no boat of seat 0 is on mare_licata"),
    ({"step": "Sink", "seat": 0, "sea": "mare_licata"}, "does not hold boats of two colours"),
    ({"step": "GatherTo", "seat": 0}, "nobody can gather anywhere"),
    ({"step": "GatherFrom", "seat": 0, "place": "noto", "used": [], "may_stop": True, "rule_id": "LF-MOV-02"},
     "place is noto, where seat 0 has no soldiers"),
    ({"step": "GatherFrom", "seat": 0, "place": "enna", "used": [], "may_stop": True, "rule_id": "X"}, "rule_id is"),
    ({"step": "Release", "seat": 0}, "the phase is planning, not planning_lull or events_lull"),
    ({"step": "Move", "seat": 0, "home": "enna", "start": "enna", "order": "red_basic_strike", "shot": 0, "car": True},
     "the phase is planning, not events"),
    ({"step": "NextOrder", "rank": {"attack": 1, "initiative": 4}, "last": 0}, "rank cannot be"),
    ({"step": "NextOrder", "rank": {"attack": True, "initiative": 100}, "last": 0}, "rank cannot be"),
    ({"step": "NextOrder", "rank": {"attack": True, "initiative": -1}, "last": 0}, "rank cannot be"),
    ({"step": "EndOrder", "slot": {"place": "enna", "order": 3}, "order": "red_basic_strike"}, "slot cannot be"),
)  # fmt: skip


@pytest.mark.parametrize(("step", "told"), STEPS, ids=lambda value: value["step"] if isinstance(value, dict) else "")
def test_a_step_that_cannot_be_carried_out_is_named(step: dict[str, Any], told: str) -> None:
    scene = planning().put("enna", A, 3).put("noto", C, 2).marker("b1_church_1", B).hq(A, men=1).hq(B, men=1)
    position = {**written(scene.match), "stack": [step]}
    assert told in refused(position)


EVENTS_STEPS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"step": "PlaceHere", "seat": 0, "place": "noto", "most": 2}, "place is noto, where seat 0 has no soldiers"),
    ({"step": "CarsHere", "seat": 0, "place": "enna", "most": 0}, "most is 0, not 1 to 5"),
    ({"step": "BoatHere", "seat": 0, "place": "enna", "may_stop": False}, "no sea is next to enna"),
    ({"step": "AidNeutrals", "seat": 0, "place": "enna", "most": 2}, "no neutral soldiers can come"),
    ({"step": "Explosion", "seat": 0, "place": "enna", "order": "red_basic_strike", "left": 1}, "left is 1, not 1"),
    ({"step": "Explosion", "seat": 0, "place": "enna", "order": "blue_basic_bomb", "left": 1}, "not of seat 0"),
    ({"step": "Inform", "seat": 0, "place": "enna", "pattern": [2, 0], "used": []}, "pattern has 0"),
    ({"step": "Agitation", "seat": 0, "place": "enna", "order": "red_church_b", "far": 9}, "far is 9"),
    ({"step": "AfterAgitation", "seat": 0, "most": 0}, "most is 0, not 1 to 30"),
    ({"step": "ChooseNext", "seat": 0, "place": "enna", "order": "red_basic_bomb", "done": [4]}, "done names a part"),
    ({"step": "WhichFirst", "seat": 0, "rank": {"attack": True, "initiative": 4}}, "no order of this rank"),
    ({"step": "NextOrder", "rank": {"attack": True, "initiative": 4}, "last": 9}, "last is 9"),
    ({"step": "MarchOut", "seat": 0, "home": "enna", "start": "enna", "order": "red_basic_strike", "shot": 0,
      "target": "nicosia", "men": 9, "car": 0, "water": 0}, "men is 9, not 1 to 3"),
    ({"step": "MarchOut", "seat": 0, "home": "enna", "start": "enna", "order": "red_basic_strike", "shot": 0,
      "target": "noto", "men": 1, "car": 1, "water": 0}, "target is noto, where no move leads"),
    ({"step": "Move", "seat": 0, "home": "enna", "start": None, "order": "red_basic_strike", "shot": 5, "car": True},
     "start names nothing"),
    ({"step": "Swap", "seat": 0, "most": 1}, "there is no battle"),
    ({"step": "TakeCard", "seat": 0, "side": 1}, "no conflict cards have been laid"),
    ({"step": "Turn", "seat": 0}, "the phase is events, not planning"),
)  # fmt: skip


@pytest.mark.parametrize(("step", "told"), EVENTS_STEPS, ids=lambda v: v["step"] if isinstance(v, dict) else "")
def test_a_step_of_the_events_phase_that_cannot_be_carried_out_is_named(step: dict[str, Any], told: str) -> None:
    scene = Scene().put("enna", A, 3).put("noto", C, 2).put("ragusa", B, 2)
    assert told in refused({**written(scene.match), "stack": [step]})


def test_a_player_who_is_asked_in_a_battle_is_named() -> None:
    position = written(at_the_cards().match)

    def with_steps(*steps: Any) -> str:
        return refused({**position, "stack": list(steps)})

    conflict = {"step": "Conflict", "seat": B}
    assert "seat is 1, but seat 0 attacks" in with_steps(conflict)
    assert "seat 1 names nobody for neutral defenders" in with_steps({"step": "NeutralDefender", "seat": B})
    assert "each is 0, not 1 to 50" in with_steps({"step": "Pairs"}, {"step": "PayRemove", "seat": A, "each": 0})
    assert "the battle ends more than once" in with_steps({"step": "Pairs"}, conflict)
    assert "both sides have soldiers left" in with_steps({"step": "Settle"})


def test_a_valid_step_has_no_problems() -> None:
    """What a step requires of the table, each part alone."""
    g = Scene().put("enna", A, 3, cars=1).put("noto", C, 2).g
    march = (A, TERRITORY["enna"], TERRITORY["enna"], ORDER["red_basic_strike"], 0)
    assert MarchOut(*march, TERRITORY["nicosia"], 1, 0, 0).problems(g) == []
    assert MarchOut(*march, TERRITORY["nicosia"], 3, 1, 1).problems(g) == []
    assert MarchOut(*march, TERRITORY["nicosia"], 1, 2, 0).problems(g) == ["car is 2, not 0 to 1"]
    assert MarchOut(*march, TERRITORY["nicosia"], 1, -1, 0).problems(g) == ["car is -1, not 0 to 1"]
    assert MarchOut(*march, TERRITORY["nicosia"], 1, 0, 2).problems(g) == ["water is 2, not 0 to 1"]
    assert MarchOut(*march, TERRITORY["nicosia"], 1, 0, -1).problems(g) == ["water is -1, not 0 to 1"]
    assert MarchOut(*march, TERRITORY["nicosia"], 0, 0, 0).problems(g) == ["men is 0, not 1 to 3"]
    assert Lull(False).problems(g) == []
    assert Lull(True).problems(g) == ["nothing comes after the lull of round 1"]


@pytest.mark.rule("LF-ACT-05")
def test_an_order_is_given_by_who_has_one_and_where_one_can_lie() -> None:
    scene = planning().put("enna", A, 3)
    order = GiveOrder(A, 1, 0, ())
    assert order.problems(scene.g) == []
    assert GiveOrder(A, 1, 0, (TERRITORY["noto"],)).problems(scene.g)[0].startswith("left is 1, not 1 to 0")
    nothing = GiveOrder(A, 1, SPREAD_IDS.index("same"), (-1,)).problems(scene.g)
    assert nothing == ["used names nothing"]
    scene.hq(A, orders="")
    assert order.problems(scene.g) == ["no order can be given"]
    assert order.problems(planning().put("noto", C, 2).g) == ["no order can be given"]


@pytest.mark.rule("LF-SET-05", "LF-SET-18")
def test_steps_of_the_setup() -> None:
    g = Scene(phase=SETUP).g
    g.stack[:] = [StartMarker(A), StartMarker(B)]
    assert StartMarker(A).problems(g) == []
    for cell in BELOW_CIRCLES[1:]:
        g.upper[cell] = ONE[A]
    assert StartMarker(A).problems(g) == ["board 0 has too few free cells"]
    g = blank(Rules({"beginner_families": False, "predictable_conflicts": False}), Fast(0))
    assert DrawFamilies().problems(g) == []
    g.drawn = ((0, 1, 2), ())
    assert DrawFamilies().problems(g) == ["families have been drawn"]
    assert len(g.claims) == 2 * KINDS
