"""Chapter 12: every row of the ledger's table of illegal moves, with the rule that the refusal cites."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.engine import IllegalMove, NotYours, Option, Step
from consigliere.games.la_famiglia.action_boards import CELL, COLUMN_IDS, DISTINCT, OWN_ONLY
from consigliere.games.la_famiglia.actions import Equip, GiveOrder, Place, Recruit
from consigliere.games.la_famiglia.boats import SailOn, Sink
from consigliere.games.la_famiglia.cells import ChoosePart, Decisive
from consigliere.games.la_famiglia.columns import ColumnChoice, Spread
from consigliere.games.la_famiglia.components import ORDER, SEA, TERRITORY
from consigliere.games.la_famiglia.conflict import Conflict, NeutralDefender
from consigliere.games.la_famiglia.gathering import GatherFrom, GatherTo
from consigliere.games.la_famiglia.influence import Influence, PutMarker, TwoRows
from consigliere.games.la_famiglia.lull import Claim, Release
from consigliere.games.la_famiglia.payments import Raise
from consigliere.games.la_famiglia.planning import Turn
from consigliere.games.la_famiglia.raids import Inform
from consigliere.games.la_famiglia.resolving import ChooseNext, ResolveOrder
from consigliere.games.la_famiglia.setup import StartLabs, StartMarker
from consigliere.games.la_famiglia.supplies import PlaceHere, Reinforce

from .scene import GREY, A, B, C, D, Scene, planning


def refused(scene: Scene, seat: int, **rules: str) -> None:
    """Each option (with `__` for its colon) is refused by the rule named."""
    for text, rule in rules.items():
        option = text.replace("__", ":", 1)
        assert scene.why(seat, option) == rule, (option, scene.why(seat, option))
        with pytest.raises(IllegalMove) as caught:
            scene.match.play(seat, option)
        assert caught.value.rule == rule


def resolving(scene: Scene, seat: int, place: str, order: str, *played: str) -> Scene:
    return scene.ask(ResolveOrder(seat, TERRITORY[place], ORDER[order])).play(seat, *played)


def marked(text: str, option: str) -> dict[str, str]:
    """An option whose name is no Python identifier."""
    return {option.replace(":", "__", 1): text}


# --- setup


@pytest.mark.rule("LF-SET-17", "LF-ACT-11")
def test_start_labs() -> None:
    scene = planning().put("enna", A, 2, labs=2).put("noto", GREY, 2).put("gela", C, 2).put("ragusa", A, 2)
    refused(scene.ask(StartLabs(A, 1)), A, lab__enna="LF-ACT-11", lab__noto="LF-SET-17", lab__gela="LF-SET-17")


@pytest.mark.rule("LF-SET-18", "LF-PLAN-05")
def test_start_marker() -> None:
    scene = planning().put("enna", A, 2).marker("b0_justice_3", B).ask(StartMarker(A))
    refused(scene, A, marker__b0_justice_1="LF-SET-18", marker__b0_justice_3="LF-PLAN-05")
    refused(scene, A, marker__b1_justice_2="LF-SET-18")


# --- free actions (those refused for all seats are in test_rules_setup.py)


@pytest.mark.rule("LF-RULE-3")
def test_the_last_token_while_the_own_order_is_pending() -> None:
    scene = planning().put("enna", A, 2).hq(A, orders="red_basic_strike").ask(GiveOrder(A, 1, 0, ()))
    refused(scene, A, sell__sale_red_basic_strike="LF-RULE-3")
    refused(scene.play(A, "order:red_basic_strike"), A, sell__sale_red_basic_strike="LF-RULE-3")


@pytest.mark.rule("LF-RULE-3", "LF-FREE-03")
def test_sales_while_a_payment_is_pending() -> None:
    scene = planning().put("enna", A, 2, orders="red_basic_bomb").hq(A, orders="red_basic_strike").ask(Raise(A, 1))
    refused(scene, A, sell__sale_red_basic_bomb="LF-FREE-03", sell__sale_blue_basic_bomb="LF-FREE-01")


# --- planning turns


def table(**settings: Any) -> Scene:
    scene = planning(**settings).put("enna", A, 3).put("bronte", B, 3).put("noto", C, 3).put("palermo", D, 3)
    return scene.marker("b0_justice_2", A).marker("b0_police_2", B)


@pytest.mark.rule("LF-PLAN-01", "LF-PLAN-03", "LF-PLAN-05", "LF-CELL-02", "LF-INF-01", "LF-INF-02", "LF-CELL-05")
def test_turn() -> None:
    scene = table().marker("b1_police_1", D).hq(A, money=0, men=1).ask(Turn(A))
    refused(scene, A, stop="LF-PLAN-01", decline="LF-PLAN-01", gain__column_church="LF-INF-01")
    refused(scene, A, gain__column_justice="LF-INF-02", **marked("LF-PLAN-03", "move:b0_police_2-blue"))
    scene.play(A, "move:b0_justice_2-red")
    refused(scene, A, to__b1_police_1="LF-PLAN-05", to__b1_justice_2="LF-CELL-02", to__b1_economy_1="LF-CELL-05")
    poor = table().hq(A, money=1, orders="").ask(Turn(A)).play(A, "move:b0_police_2-blue")
    refused(poor, A, to__b1_justice_2="LF-CELL-02", to__b1_police_1="LF-CELL-05", to__b1_police_2="LF-CELL-05")


@pytest.mark.rule("LF-RULE-4")
def test_emergency() -> None:
    scene = planning().put("enna", A, 3).marker("b0_police_2", B).hq(A, money=0, men=1).ask(Turn(A))
    refused(scene, A, **marked("LF-RULE-4", "move:b0_police_2-blue"))  # a sale would make it payable
    moved = planning().put("enna", A, 3).marker("b0_police_2", B).hq(A, men=1, orders="").ask(Turn(A), Recruit(A, 1))
    moved.play(A, "move:b0_police_2-blue", "to:b1_first_player_3")
    assert (moved.g.money[A], moved.asked) == (0, "Recruit")  # neither the cell's income nor its action
    assert moved.told("emergency")


@pytest.mark.rule("LF-CELL-03", "LF-CELL-05")
def test_partial() -> None:
    scene = table().hq(A, men=2)
    scene.ask(ChoosePart(A, CELL["b1_justice_3"], 0), Recruit(A, 1))
    refused(scene, A, stop="LF-CELL-05", do__equip="LF-CELL-03")
    scene.play(A, "do:recruit", "recruit:1")
    assert scene.asked == "Recruit"  # the other side of "/" is not offered
    refused(scene, A, do__place="LF-ACT-01")


@pytest.mark.rule("LF-ACT-02", "LF-ACT-04")
def test_place() -> None:
    scene = table().put("nicosia", GREY, 2).hq(A, men=2).ask(Place(A, 3, 0))
    refused(scene, A, place__noto="LF-ACT-02", place__nicosia="LF-ACT-02", place__bronte="LF-ACT-02")
    scene.play(A, "place:enna")
    refused(
        scene, A, place__gela="LF-ACT-02", soldiers__3="LF-ACT-02", soldiers__4="LF-ACT-02", soldiers__0="LF-ACT-02"
    )
    refused(table().hq(A, men=9).ask(Place(A, 3, OWN_ONLY)), A, place__gela="LF-ACT-04")
    refused(table().hq(A, men=9).ask(Place(A, 3, 0)).play(A, "place:gela"), A, soldiers__4="LF-ACT-02")


@pytest.mark.rule("LF-ACT-05", "LF-ACT-06", "LF-ACT-07", "LF-TOK-08")
def test_order() -> None:
    scene = planning().put("enna", A, 1, orders="red_basic_bomb").put("gela", A, 1).put("noto", C, 1)
    scene.ask(GiveOrder(A, 1, 0, ()))
    refused(scene, A, order__red_justice_a="LF-ACT-05", order__red_basic_bomb="LF-ACT-05", stop="LF-CELL-05")
    scene.play(A, "order:red_basic_strike")
    refused(scene, A, at__enna="LF-ACT-05", at__noto="LF-ACT-05")
    full = planning().put("enna", A, 1, orders="red_basic_bomb red_basic_dig_in").put("gela", A, 1)
    full.token("subordination", A).ask(GiveOrder(A, 1, 0, ())).play(A, "order:red_basic_strike")
    refused(full, A, at__enna="LF-ACT-07")
    two = planning(round=2).put("enna", A, 1).put("gela", A, 1).ask(GiveOrder(A, 2, DISTINCT, ()))
    two.play(A, "order:red_basic_strike", "at:enna", "order:red_basic_bomb")
    refused(two, A, at__enna="LF-ACT-06")
    fresh = planning().put("enna", A, 1, orders="red_basic_bomb").put("gela", A, 1).token("subordination", A)
    fresh.g.fresh = 1 << TERRITORY["enna"]
    refused(fresh.ask(GiveOrder(A, 1, 0, ())).play(A, "order:red_basic_strike"), A, at__enna="LF-TOK-08")


@pytest.mark.rule("LF-ACT-08", "LF-ACT-09", "LF-ACT-10", "LF-ACT-11", "LF-COM-01")
def test_equip() -> None:
    scene = planning().put("licata", A, 1, labs=2).put("noto", C, 1).ask(Equip(A))
    refused(
        scene, A, boat__mare_palermo="LF-ACT-10", lab__licata="LF-ACT-11", car__noto="LF-ACT-09", recruit__1="LF-ACT-08"
    )
    refused(planning().put("licata", A, 1, cars=5).ask(Equip(A)), A, car__licata="LF-COM-01")
    away = planning().put("licata", A, 1).boat("mare_palermo", A, 2).boat("mare_cefalu", A, 2).ask(Equip(A))
    refused(away, A, boat__mare_licata="LF-COM-01")
    none = planning().put("licata", A, 1)
    for place in ("enna", "gela", "noto", "bronte", "palermo", "trapani", "marsala", "alcamo", "messina", "catania"):
        none.labs(place, 2)
    for place in ("adrano", "ragusa", "modica", "scordia", "patti"):
        none.labs(place, 2)
    refused(none.ask(Equip(A)), A, lab__licata="LF-COM-01")
    sailing = planning().put("licata", A, 1).boat("mare_licata", A).ask(SailOn(A, SEA["mare_licata"]))
    refused(sailing, A, sail_on__mare_marsala="LF-ACT-10")  # two seas on
    third = planning().put("licata", A, 1).boat("mare_licata", B).boat("mare_licata", D)
    refused(third.ask(Sink(A, SEA["mare_licata"])), A, stop="LF-ACT-10", stay="LF-ACT-10", sink__boat_red="LF-ACT-10")


@pytest.mark.rule("LF-FAM-01", "LF-INF-05", "LF-INF-06", "LF-ACT-13", "LF-ACT-14")
def test_influence() -> None:
    scene = table().open(A, "economy", 3)
    refused(scene.ask(Influence(A, 1, 0, -1)), A, row__row_economy="LF-FAM-01", stop="LF-CELL-05")
    two = table().ask(TwoRows(A, -1, 0)).play(A, "row:row_church", "keep:supply")
    refused(two, A, row__row_church="LF-INF-06", stop="LF-INF-06", row__nowhere="LF-INF-06")
    assert TwoRows(A, -1, 0).forbidden_by(two.g, A, Option.parse("row:nowhere"), ()) == "LF-INF-06"
    column = COLUMN_IDS.index("police")
    refused(table().ask(ColumnChoice(A, column, True, False)), A, stop="LF-INF-05")
    refused(table().ask(ColumnChoice(A, COLUMN_IDS.index("two_institutions"), True, False)), A, stop="LF-INF-06")
    rival = table().open(D, "economy", 3).ask(ColumnChoice(A, COLUMN_IDS.index("two_institutions"), True, False))
    assert rival.options(A) == {"do:influence"}  # whatever another family has uncovered
    put = table().marker("b1_police_1", D).ask(PutMarker(A, 0))
    refused(put, A, put__b0_economy_2="LF-ACT-13", put__b1_police_1="LF-PLAN-05", to__b1_police_2="LF-ACT-13")


@pytest.mark.rule("LF-INF-01", "LF-PLAN-05")
def test_spread() -> None:
    scene = table().marker("b1_police_1", D).ask(Spread(A, COLUMN_IDS.index("police")))
    refused(scene, A, put__b1_police_1="LF-PLAN-05", stop="LF-INF-01", to__b1_police_2="LF-INF-01")


@pytest.mark.rule("LF-ACT-15", "LF-RULE-8", "LF-PLAN-05")
def test_decisive() -> None:
    scene = planning().put("enna", A, 3).marker("b1_church_1", D).marker("b1_police_1", B).hq(A, men=1)
    scene.g.bust[A] = CELL["b1_church_1"]
    scene.ask(Decisive(A))
    refused(scene, A, to__b1_church_1="LF-ACT-15", to__b1_police_1="LF-PLAN-05")
    refused(scene, A, to__b1_two_institutions_3="LF-RULE-8")


# --- the lull


@pytest.mark.rule("LF-CTL-04", "LF-CTL-05", "LF-CTL-06", "LF-CTL-11", "LF-SET-04")
def test_control_tokens() -> None:
    scene = Scene(round=2, kinds="recruits bribe").token("bribe", A)
    for name, seat in (("trapani", A), ("marsala", A), ("licata", C), ("gela", C)):
        scene.put(name, seat, 1)
    scene.ask(Claim(C))
    refused(scene, C, claim__bribe="LF-CTL-05", claim__boats="LF-SET-04", release__bribe="LF-CTL-06", stop="LF-CTL-04")
    fewer = Scene(round=2, kinds="recruits bribe").put("enna", A, 1).token("bribe", A).ask(Release(A))
    refused(fewer, A, claim__recruits="LF-CTL-06", release__recruits="LF-CTL-04", stop="LF-CTL-04")
    later = planning(round=2, kinds="recruits bribe").put("enna", A, 1).token("bribe", A).ask(Recruit(A, 1))
    refused(later, A, claim__recruits="LF-CTL-11", release__bribe="LF-CTL-11")


# --- events


@pytest.mark.rule("LF-SUP-02", "LF-EVT-08")
def test_supply() -> None:
    scene = Scene().put("enna", A, 2).hq(A, men=3).ask(PlaceHere(A, TERRITORY["enna"], 2))
    refused(scene, A, place__gela="LF-SUP-02", soldiers__3="LF-EVT-08")
    inland = Scene().put("enna", A, 2, orders="red_economy_a")
    inland.ask(ChooseNext(A, TERRITORY["enna"], ORDER["red_economy_a"], 0))
    refused(inland, A, part__boat="LF-SUP-02", part__place="LF-EVT-03")
    coast = Scene().put("licata", A, 2, orders="red_economy_a")
    coast.ask(ChooseNext(A, TERRITORY["licata"], ORDER["red_economy_a"], 0)).play(A, "part:boat")
    refused(coast, A, boat__mare_palermo="LF-SUP-02")


@pytest.mark.rule("LF-ACT-16", "LF-RULE-5")
def test_where_to_gather() -> None:
    scene = (
        planning(round=2).put("camastra", A, 3).put("agrigento", B, 2).put("caltanissetta", A, 1).put("ragusa", A, 2)
    )
    scene.ask(GatherTo(A))
    assert scene.options(A) == {"gather:camastra", "gather:caltanissetta"}
    refused(scene, A, gather__agrigento="LF-ACT-16", gather__licata="LF-ACT-16", gather__ragusa="LF-RULE-5")
    refused(scene, A, place__camastra="LF-ACT-16", gather__nowhere="LF-ACT-16")
    for option in ("gather:agrigento", "gather:nowhere", "place:camastra"):  # the guard itself, not the list before it
        assert GatherTo(A).forbidden_by(scene.g, A, Option.parse(option), ()) == "LF-ACT-16"


@pytest.mark.rule("LF-MOV-02", "LF-RULE-46")
def test_gather() -> None:
    scene = Scene().put("camastra", A, 3).put("enna", C, 2).put("ragusa", A, 2)
    scene.boat("mare_agrigento", A).boat("mare_licata", A).put("licata", A, 1)
    scene.ask(GatherFrom(A, TERRITORY["camastra"], (), True, "LF-MOV-02"))
    refused(scene, A, from__ragusa="LF-MOV-02", from__camastra="LF-MOV-02", from__enna="LF-MOV-02")
    twice = Scene(("white", "blue", "green", "yellow")).put("enna", A, 4, orders="white_church_v").put("nicosia", A, 3)
    resolving(twice, A, "enna", "white_church_v", "stop", "march:caltanissetta", "soldiers:2")
    refused(twice, A, from__nicosia="LF-RULE-46")
    refused(twice.play(A, "start:enna"), A, from__nicosia="LF-RULE-46")


@pytest.mark.rule("LF-MOV-04", "LF-MOV-05", "LF-MOV-06", "LF-MOV-07", "LF-TEAM-04")
def test_move() -> None:
    def boats(*seas: tuple[str, int]) -> Scene:
        scene = Scene().put("camastra", A, 5, cars=2, orders="red_basic_strike").put("ragusa", B, 5).put("enna", C, 1)
        for sea, seat in seas:
            scene.boat(sea, seat)
        return resolving(scene, A, "camastra", "red_basic_strike")

    scene = boats(("mare_agrigento", A), ("mare_licata", C))
    refused(scene, A, march__enna="LF-TEAM-04", sail__camastra="LF-MOV-04", march__camastra="LF-MOV-04")
    scene.play(A, "sail:ragusa")
    refused(scene, A, soldiers__0="LF-MOV-04", soldiers__6="LF-MOV-04")
    refused(scene, A, car_along__yes="LF-MOV-06", car_along__no="LF-MOV-06", cars__1="LF-MOV-06")
    scene.play(A, "soldiers:4")
    assert (scene.asked, scene.car("camastra")) == ("Conflict", 2)
    refused(scene, A, car_along__yes="LF-MOV-06", soldiers__5="LF-MOV-07", sail__licata="LF-MOV-07")
    refused(boats(("mare_agrigento", A)), A, sail__ragusa="LF-MOV-05")
    refused(boats(("mare_agrigento", A), ("mare_licata", B)), A, sail__ragusa="LF-MOV-05")
    land = boats().play(A, "march:caltanissetta")
    refused(land, A, car_along__yes="LF-MOV-07", cars__2="LF-MOV-06")
    refused(land.play(A, "soldiers:2"), A, cars__2="LF-MOV-06", soldiers__3="LF-MOV-07")


@pytest.mark.rule("LF-MOV-06")
def test_a_move_without_a_car_there_takes_none() -> None:
    scene = Scene().put("enna", A, 5, orders="red_basic_strike")
    resolving(scene, A, "enna", "red_basic_strike", "march:nicosia")
    refused(scene, A, car_along__yes="LF-MOV-06")


@pytest.mark.rule("LF-MOV-04", "LF-RULE-30", "LF-TOK-07")
def test_a_move_past_a_territory() -> None:
    scene = Scene().put("enna", A, 4, orders="red_basic_strike").put("nicosia", GREY, 3).put("caltanissetta", D, 2)
    scene.token("accomplices", A).hq(A, money=1).put("petralia", C, 1)
    resolving(scene, A, "enna", "red_basic_strike")
    refused(scene, A, past__caltanissetta="LF-RULE-30", past__palermo="LF-MOV-04")
    scene.play(A, "past:nicosia")
    refused(scene, A, march__enna="LF-MOV-04", march__palermo="LF-RULE-30", march__petralia="LF-TEAM-04")
    poor = Scene().put("enna", A, 4, orders="red_basic_strike").put("nicosia", GREY, 3).token("accomplices", A)
    refused(resolving(poor.hq(A, orders=""), A, "enna", "red_basic_strike"), A, past__nicosia="LF-TOK-07")


@pytest.mark.rule("LF-RULE-12", "LF-MOV-14")
def test_plan() -> None:
    scene = Scene().put("enna", A, 5, orders="red_basic_strike").put("caltanissetta", B, 5)
    resolving(scene, A, "enna", "red_basic_strike", "march:caltanissetta", "soldiers:1")
    refused(scene, A, conflict__brute="LF-RULE-12", stop="LF-MOV-14")


@pytest.mark.rule("LF-RULE-58", "LF-MOV-17")
def test_a_player_who_is_not_asked_gives_no_answer() -> None:
    """The ally instead of the seat that is asked; the defender before the attacker."""
    grey = Scene().put("enna", A, 5, orders="red_basic_strike").put("caltanissetta", GREY, 5)
    resolving(grey, A, "enna", "red_basic_strike", "march:caltanissetta", "soldiers:3", "conflict:cunning")
    assert (grey.asked, grey.who) == (NeutralDefender.__name__, (B,))
    claim = Scene(round=2, kinds="recruits bribe").put("trapani", A, 1).put("marsala", A, 1).ask(Claim(A))
    taking = Scene().put("enna", A, 5, orders="red_basic_strike").put("caltanissetta", B, 6)
    resolving(taking, A, "enna", "red_basic_strike", "march:caltanissetta", "soldiers:3", "conflict:cunning")
    taking.play(A, "card:defector").play(B, "card:defector")
    for scene, seat, option in ((grey, D, "defend:self"), (claim, C, "claim:bribe"), (taking, B, "card_of_enemy:take")):
        assert scene.who != (seat,)
        with pytest.raises(NotYours):
            scene.match.play(seat, option)
    refused(taking, A, card__defector="LF-MOV-17", stop="LF-MOV-17")


@pytest.mark.rule("LF-MOV-26", "LF-RULE-55")
def test_second() -> None:
    scene = Scene().put("enna", A, 6, cars=2, orders="red_justice_v").put("nicosia", A, 2).put("caltanissetta", GREY, 1)
    resolving(scene, A, "enna", "red_justice_v", "march:caltanissetta", "soldiers:2", "car_along:yes")
    refused(scene, A, start__nicosia="LF-MOV-26")
    scene.play(A, "start:enna", "march:nicosia")
    refused(scene, A, car_along__yes="LF-MOV-26")
    left = Scene().put("enna", A, 2, orders="red_justice_v").put("nicosia", A, 2)
    refused(resolving(left, A, "enna", "red_justice_v", "march:nicosia", "soldiers:2"), A, start__enna="LF-RULE-55")


@pytest.mark.rule("LF-BOMB-01", "LF-BOMB-02", "LF-BOMB-06", "LF-TOK-03", "LF-RULE-25", "LF-SPC-05")
def test_bomb() -> None:
    scene = Scene().put("licata", A, 2, cars=1, orders="red_basic_bomb").put("gela", C, 1).put("camastra", B, 1)
    scene.put("ragusa", B, 3).put("marsala", B, 1).boat("mare_licata", A).boat("mare_agrigento", A)
    resolving(scene, A, "licata", "red_basic_bomb")
    refused(scene, A, bomb__gela="LF-RULE-25", bomb__caltagirone="LF-RULE-25", bomb__licata="LF-BOMB-01")
    refused(scene, A, bomb__ragusa="LF-TOK-03", bomb__marsala="LF-BOMB-01", car_along__yes="LF-BOMB-02")
    twice = Scene().put("adrano", B, 2, cars=1, orders="blue_justice_v").put("bronte", A, 9)
    resolving(twice, B, "adrano", "blue_justice_v", "bomb:bronte")
    refused(twice, B, bomb__bronte="LF-BOMB-02")
    refused(twice.play(B, "car_along:yes"), B, car_along__yes="LF-BOMB-06")
    far = Scene().put("licata", A, 2, cars=1, orders="red_basic_bomb").put("ragusa", B, 3).token("time_bomb", A)
    refused(resolving(far, A, "licata", "red_basic_bomb", "bomb:ragusa"), A, car_along__no="LF-TOK-03")
    new = Scene().put("enna", B, 4, orders="blue_police_b").put("nicosia", A, 1).put("mistretta", A, 6)
    new.put("caltanissetta", A, 3)
    resolving(new, B, "enna", "blue_police_b", "part:attack", "march:nicosia", "soldiers:2")
    refused(new, B, bomb__mistretta="LF-SPC-05", start__caltanissetta="LF-SPC-05")
    refused(new.play(B, "start:enna"), B, bomb__mistretta="LF-TOK-03", stop="LF-BOMB-01")


@pytest.mark.rule("LF-SNI-01", "LF-SNI-02")
def test_snitch() -> None:
    scene = Scene().put("enna", A, 2).put("camastra", C, 2).put("nicosia", B, 4).put("palermo", B, 1)
    scene.put("caltanissetta", B, 4)
    scene.ask(Inform(A, TERRITORY["enna"], (2, 2, 1), ()))
    refused(scene, A, inform__camastra="LF-SNI-02", inform__palermo="LF-SNI-01")
    scene.play(A, "inform:nicosia")
    refused(scene, A, soldiers__3="LF-SNI-01", soldiers__0="LF-SNI-01")
    refused(scene.play(A, "soldiers:2"), A, inform__nicosia="LF-SNI-01")


@pytest.mark.rule("LF-AGI-01", "LF-AGI-02", "LF-AGI-03", "LF-AGI-04")
def test_agitate() -> None:
    scene = Scene().put("caltagirone", C, 2, orders="green_church_a").put("scordia", GREY, 5).put("siracusa", A, 1)
    scene.put("palagonia", B, 3).put("trapani", GREY, 2)
    resolving(scene, C, "caltagirone", "green_church_a", "part:agitate")
    refused(scene, C, agitate__trapani="LF-AGI-02", agitate__palagonia="LF-AGI-02", sail__siracusa="LF-AGI-04")
    scene.play(C, "agitate:scordia")
    refused(scene, C, send__siracusa="LF-AGI-03", send__caltagirone="LF-AGI-03", car_along__yes="LF-AGI-04")
    done = Scene().put("noto", C, 3, orders="green_church_a").put("siracusa", GREY, 3)
    done.ask(ChooseNext(C, TERRITORY["noto"], ORDER["green_church_a"], 2))
    refused(done, C, part__attack="LF-AGI-01")


@pytest.mark.rule("LF-RULE-47", "LF-RULE-51", "LF-SPC-07")
def test_swap_and_convert() -> None:
    swap = Scene(("black", "blue", "green", "yellow")).put("enna", A, 3, orders="black_police_b").put("nicosia", B, 4)
    swap.put("palermo", A, 46)
    resolving(swap, A, "enna", "black_police_b", "march:nicosia", "soldiers:3")
    refused(swap, A, swap__2="LF-RULE-47", soldiers__2="LF-MOV-07")
    convert = Scene(("white", "blue", "green", "yellow")).put("enna", A, 1, orders="white_police_b")
    convert.put("nicosia", B, 2).put("piazza_armerina", GREY, 2).put("camastra", C, 2)
    resolving(convert, A, "enna", "white_police_b")
    refused(convert, A, convert__piazza_armerina="LF-RULE-51", convert__camastra="LF-SPC-07")


@pytest.mark.rule("LF-SPC-02")
def test_lab_reinforce() -> None:
    scene = Scene().put("palermo", D, 1, labs=1).put("enna", D, 1).hq(D, men=1).put("noto", D, 1, labs=1)
    scene.ask(Reinforce(D, (TERRITORY["palermo"],)))
    refused(scene, D, reinforce__palermo="LF-SPC-02", reinforce__enna="LF-SPC-02", soldiers__1="LF-SPC-02")
    empty = Scene().put("palermo", D, 1, labs=1).hq(D, men=0)
    assert empty.ask(Reinforce(D, ())).asked == ""  # soldiers in supply do not come


@pytest.mark.rule("LF-TOK-05", "LF-RULE-19")
def test_recruits() -> None:
    scene = Scene().put("enna", A, 5, orders="red_basic_strike").put("nicosia", B, 1).token("recruits", A).hq(A, men=3)
    resolving(scene, A, "enna", "red_basic_strike", "march:nicosia", "soldiers:2")
    assert scene.asked == "UseRecruits"
    refused(scene, A, soldiers__1="LF-TOK-05")
    empty = Scene().put("enna", A, 5, orders="red_basic_strike").token("recruits", A).hq(A, men=3)
    steps: tuple[Step[Any], ...] = (ResolveOrder(A, TERRITORY["enna"], ORDER["red_basic_strike"]), Recruit(A, 1))
    empty.ask(*steps).play(A, "march:nicosia", "soldiers:2")
    assert empty.asked == "Recruit"
    refused(empty, A, use__recruits="LF-TOK-05", use__bribe="LF-TOK-02", use__authority="LF-TOK-01")


@pytest.mark.rule("LF-MOV-07", "LF-RULE-54")
def test_nothing_of_a_move_changes_while_its_effects_are_chosen() -> None:
    scene = Scene().put("palermo", D, 5, orders="yellow_economy_v").put("bagheria", A, 9).token("bribe", D)
    scene.hq(D, money=3, orders="")
    resolving(scene, D, "palermo", "yellow_economy_v", "march:bagheria", "soldiers:4")
    assert scene.asked == "UseBribe"
    refused(scene, D, soldiers__5="LF-MOV-07", march__partinico="LF-MOV-07", car_along__yes="LF-MOV-07")
    scene.play(D, "decline")
    refused(scene, D, soldiers__5="LF-MOV-07", pay__4="LF-RULE-54")
    assert isinstance(scene.play(D, "pay:0").match.step, Conflict)
