"""Chapter 4: the actions of cells, from recruiting to the decisive one."""

from __future__ import annotations

import pytest

from consigliere.games.la_famiglia.action_boards import (
    CELL,
    DISTINCT,
    OWN_ONLY,
    SAME,
)
from consigliere.games.la_famiglia.actions import Equip, GiveOrder, Place, Recruit
from consigliere.games.la_famiglia.cells import Decisive, perform
from consigliere.games.la_famiglia.components import ROW, TERRITORY
from consigliere.games.la_famiglia.gathering import GatherTo
from consigliere.games.la_famiglia.influence import Influence
from consigliere.games.la_famiglia.planning import NextTurn, Turn

from .scene import GREY, NOBODY, A, B, C, D, planning, planning_table


@pytest.mark.rule("LF-ACT-01", "LF-EX-2")
def test_recruit_plus_1_with_church_base_4() -> None:
    scene = planning().put("enna", A, 3).open(A, "church", 1)
    perform(scene.g, A, CELL["b1_first_player_2"])
    scene.ask(*scene.g.stack)
    assert scene.g.recruit_base(A) == 4
    assert scene.offers(A, "recruit") == {"1", "2", "3", "4", "5"}
    scene.play(A, "recruit:5")
    assert (scene.g.men[A], scene.g.supply[A]) == (5, 50 - 3 - 5)
    assert planning().put("enna", A, 3).ask(Recruit(A, 3)).why(A, "recruit:4") == "LF-ACT-01"


@pytest.mark.rule("LF-ACT-02", "LF-EX-3")
def test_place_plus_2_with_police_base_2_on_one_territory() -> None:
    scene = planning().put("enna", A, 1).put("noto", C, 1).put("bronte", B, 1).put("gela", GREY, 2).hq(A, men=9)
    perform(scene.g, A, CELL["b1_police_1"])
    scene.ask(*scene.g.stack)
    for place in ("noto", "bronte", "gela"):
        assert scene.why(A, f"place:{place}") == "LF-ACT-02"
    scene.play(A, "place:enna")
    assert scene.offers(A, "soldiers") == {"1", "2", "3", "4"}
    assert scene.why(A, "soldiers:5") == "LF-ACT-02"
    scene.play(A, "soldiers:4")
    assert (scene.at("enna"), scene.g.men[A], scene.asked) == ((A, 5), 5, "")


@pytest.mark.rule("LF-ACT-03", "LF-LAB-03", "LF-RULE-42", "LF-RULE-22")
def test_placing_on_an_empty_territory_takes_it_and_removes_a_lab() -> None:
    scene = planning().put("enna", A, 1).labs("gela", 2).hq(A, men=3).ask(Place(A, 4, 0))
    scene.play(A, "place:gela")
    assert scene.lab("gela") == 2  # choosing it is not enough
    scene.play(A, "soldiers:2")
    assert (scene.at("gela"), scene.lab("gela"), scene.g.labs_left) == ((A, 2), 1, 29)


@pytest.mark.rule("LF-ACT-04")
def test_place_plus_4_only_on_own_territories() -> None:
    scene = planning().put("enna", A, 1).hq(A, men=3).ask(Place(A, 6, OWN_ONLY))
    assert scene.why(A, "place:gela") == "LF-ACT-04"
    assert scene.options(A) == {"place:enna"}


@pytest.mark.rule("LF-ACT-05")
def test_an_order_is_face_down_on_an_own_territory_without_one() -> None:
    scene = planning().put("enna", A, 1).put("gela", A, 1, orders="red_basic_bomb").put("noto", C, 1)
    scene.ask(GiveOrder(A, 1, 0, ()))
    assert scene.why(A, "order:red_justice_a") == "LF-ACT-05"  # still on the family board
    assert scene.why(A, "order:red_basic_bomb") == "LF-ACT-05"
    scene.play(A, "order:red_basic_strike")
    assert scene.why(A, "at:gela") == scene.why(A, "at:noto") == "LF-ACT-05"
    scene.play(A, "at:enna")
    for reader, known in ((A, True), (C, True), (B, False), (D, False), (None, False)):
        spot = scene.match.view(reader)["table"]["orders"]["enna"]
        assert spot == ["red_basic_strike" if known else None]


@pytest.mark.rule("LF-ACT-06")
def test_orders_on_up_to_two_territories() -> None:
    scene = planning().put("enna", A, 1).put("gela", A, 1).ask(GiveOrder(A, 2, DISTINCT, ()))
    scene.play(A, "order:red_basic_strike", "at:enna", "order:red_basic_bomb")
    assert scene.why(A, "at:enna") == "LF-ACT-06"
    scene.play(A, "at:gela")
    assert (scene.laid("enna"), scene.laid("gela"), scene.asked) == (["red_basic_strike"], ["red_basic_bomb"], "")
    one = planning().put("enna", A, 1).put("gela", A, 1).ask(GiveOrder(A, 2, DISTINCT, ()))
    one.play(A, "order:red_basic_strike", "at:enna", "stop")
    assert one.laid("gela") == []


@pytest.mark.rule("LF-ACT-07")
def test_two_orders_on_one_territory_without_tokens() -> None:
    scene = planning(round=3).put("enna", A, 1).put("gela", A, 1, orders="red_basic_bomb").token("subordination", A)
    scene.ask(GiveOrder(A, 2, SAME, ()))
    scene.play(A, "order:red_basic_strike")
    assert scene.why(A, "at:gela") == "LF-ACT-07"
    scene.play(A, "at:enna", "order:red_basic_muster")
    assert scene.laid("enna") == ["red_basic_strike", "red_basic_muster"]
    assert scene.asked == ""
    scene.g.fresh = 0
    scene.ask(GiveOrder(A, 1, 0, ())).play(A, "order:red_basic_dig_in")
    assert scene.why(A, "at:enna") == "LF-ACT-07"  # never more than two


@pytest.mark.rule("LF-TOK-08", "LF-RULE-57")
def test_subordination_adds_an_order_to_one_of_an_earlier_turn() -> None:
    for holder, expected in ((C, "LF-ACT-05"), (A, "")):
        scene = planning().put("enna", A, 1, orders="red_basic_bomb").put("gela", A, 1).token("subordination", holder)
        scene.ask(GiveOrder(A, 1, 0, ())).play(A, "order:red_basic_strike")
        assert scene.why(A, "at:enna") == expected
    same_turn = planning().put("enna", A, 1, orders="red_basic_bomb").put("gela", A, 1).token("subordination", A)
    same_turn.g.fresh = 1 << TERRITORY["enna"]
    same_turn.ask(GiveOrder(A, 1, 0, ())).play(A, "order:red_basic_strike")
    assert same_turn.why(A, "at:enna") == "LF-TOK-08"
    two = planning(round=2).put("enna", A, 1, orders="red_basic_bomb").put("gela", A, 1).token("subordination", A)
    two.ask(GiveOrder(A, 2, DISTINCT, ())).play(A, "order:red_basic_strike", "at:enna", "order:red_basic_muster")
    assert two.why(A, "at:enna") == "LF-ACT-06"
    two.play(A, "at:gela")
    assert two.laid("enna") == ["red_basic_bomb", "red_basic_strike"]
    decisive = planning(round=2).put("enna", A, 1, orders="red_basic_bomb").put("gela", A, 1).token("subordination", A)
    decisive.marker("b2_two_institutions_3", B).g.bust[A] = CELL["b2_two_institutions_3"]
    decisive.g.fresh = 1 << TERRITORY["enna"]
    decisive.ask(Decisive(A)).play(A, "to:b2_police_3", "order:red_basic_strike")
    assert decisive.why(A, "at:enna") == ""  # a turn of its own


@pytest.mark.rule("LF-ACT-08", "LF-ACT-09", "LF-ACT-11")
def test_equip_one_car_or_boat_or_lab() -> None:
    scene = planning().put("licata", A, 1, labs=1).put("enna", A, 1, labs=2).put("noto", C, 1).ask(Equip(A))
    assert scene.offers(A, "car") == {"licata", "enna"}
    assert scene.offers(A, "lab") == {"licata"}
    assert scene.offers(A, "boat") == {"mare_agrigento", "mare_licata"}
    assert scene.why(A, "lab:enna") == "LF-ACT-11"
    assert scene.why(A, "car:noto") == "LF-ACT-09"
    assert scene.why(A, "recruit:1") == "LF-ACT-08"
    scene.play(A, "car:enna")
    assert (scene.car("enna"), scene.g.garage[A], scene.asked) == (1, 4, "")
    scene.ask(Equip(A)).play(A, "car:enna").ask(Equip(A)).play(A, "car:enna")
    assert scene.car("enna") == 3
    out = planning().put("enna", A, 1, cars=5).ask(Equip(A))
    assert out.why(A, "car:enna") == "LF-COM-01"


@pytest.mark.rule("LF-ACT-10", "LF-EX-6")
def test_a_third_boat_goes_with_another_of_the_placers_choice() -> None:
    scene = planning().put("licata", A, 1).boat("mare_agrigento", B).boat("mare_agrigento", D).ask(Equip(A))
    assert scene.why(A, "boat:mare_palermo") == "LF-ACT-10"
    scene.play(A, "boat:mare_licata")
    assert scene.offers(A, "sail_on") == {"mare_agrigento", "mare_siracusa"}
    assert scene.why(A, "sail_on:mare_marsala") == "LF-ACT-10"
    scene.play(A, "sail_on:mare_agrigento")
    assert scene.options(A) == {"sink:boat_blue", "sink:boat_yellow"}
    assert scene.why(A, "stop") == "LF-ACT-10"  # removing is no choice
    scene.play(A, "sink:boat_yellow")
    sea = scene.match.view()["table"]["seas"]["mare_agrigento"]
    assert sea == {"blue": 1}
    assert (scene.g.docks[A], scene.g.docks[D], scene.g.docks[B]) == (4, 4, 3)


@pytest.mark.rule("LF-ACT-10")
def test_a_boat_may_leave_a_full_sea_again_and_stays_where_there_is_room() -> None:
    scene = planning().put("licata", A, 1).boat("mare_licata", B, 2).ask(Equip(A)).play(A, "boat:mare_licata")
    scene.play(A, "sail_on:mare_siracusa")
    assert scene.match.view()["table"]["seas"]["mare_siracusa"] == {"red": 1}
    stay = planning().put("licata", A, 1).boat("mare_licata", B, 2).ask(Equip(A)).play(A, "boat:mare_licata", "stay")
    assert stay.match.view()["table"]["seas"]["mare_licata"] == {"blue": 1}  # only one colour to choose from


@pytest.mark.rule("LF-ACT-12", "LF-LAB-01", "LF-TOK-12")
def test_launder_brings_a_lira_for_each_own_lab() -> None:
    scene = planning().put("enna", A, 1, labs=2).put("gela", A, 1, labs=1).put("noto", C, 1, labs=2).labs("palermo", 2)
    perform(scene.g, A, CELL["b1_economy_1"])
    scene.ask(*scene.g.stack)
    assert scene.g.money[A] == 1 + 3  # the cell's own lira and three labs; neutral labs belong to nobody
    chemists = planning().put("enna", A, 1, labs=2).token("chemists", A)
    chemists.g.launder(A)
    assert chemists.g.money[A] == 2 + 2
    none = planning().put("enna", A, 1).token("chemists", A)
    none.g.launder(A)
    assert none.g.money[A] == 0


@pytest.mark.rule("LF-ACT-13", "LF-FAM-01")
def test_exert_influence_takes_the_leftmost_marker_to_supply_or_to_a_board() -> None:
    scene = planning_table().ask(Influence(A, 1, 0, -1)).play(A, "row:row_police")
    assert (scene.g.opened[4 * A + ROW["police"]], scene.g.discs[A]) == (1, 8 - 1 + 1)
    board = planning_table().marker("b1_police_1", D).ask(Influence(A, 1, 1, -1)).play(A, "row:row_church")
    assert board.why(A, "put:b0_economy_2") == "LF-ACT-13"  # no marker in that column
    assert board.why(A, "put:b0_police_1") == board.why(A, "put:b1_police_1") == "LF-PLAN-05"
    board.play(A, "put:b0_police_2")
    assert board.on("b0_police_2") == {"red": 1}
    lower = planning_table().hq(A, money=1).ask(Influence(A, 1, 1, -1)).play(A, "row:row_church", "put:b1_police_1")
    assert (lower.on("b1_police_1"), lower.asked, lower.g.money[A]) == ({"red": 1}, "", 1)  # not performed


@pytest.mark.rule("LF-ACT-14")
def test_two_from_one_row_or_by_choice_one() -> None:
    scene = planning(round=4).put("enna", A, 1).ask(Influence(A, 2, 0, -1)).play(A, "row:row_police")
    assert scene.why(A, "row:row_church") == "LF-ACT-14"
    assert scene.options(A) == {"row:row_police", "stop"}
    scene.play(A, "row:row_police")
    assert (scene.g.opened[4 * A + ROW["police"]], scene.asked) == (2, "")
    one = planning(round=4).put("enna", A, 1).ask(Influence(A, 2, 0, -1)).play(A, "row:row_police", "stop")
    assert one.g.opened[4 * A + ROW["police"]] == 1
    last = (
        planning(round=4).put("enna", A, 1).open(A, "police", 3).ask(Influence(A, 2, 0, -1)).play(A, "row:row_police")
    )
    assert last.asked == ""


@pytest.mark.rule("LF-ACT-15", "LF-RULE-8", "LF-PLAN-10")
def test_the_decisive_action_moves_the_marker_on_without_a_fee() -> None:
    scene = planning().put("enna", A, 2).hq(A, money=1, men=4).marker("b1_church_1", D)
    scene.marker("b1_two_institutions_3", B).g.bust[A] = CELL["b1_two_institutions_3"]
    scene.ask(NextTurn(A))  # the upper board is empty
    assert scene.asked == "Decisive"
    assert scene.why(A, "to:b1_two_institutions_3") == "LF-ACT-15"
    assert scene.why(A, "to:b1_church_1") == "LF-PLAN-05"
    scene.play(A, "to:b1_justice_2")
    assert (scene.g.money[A], scene.g.money[B], scene.g.bust[A]) == (0, 0, NOBODY)  # the cell costs, the marker not
    assert scene.on("b1_justice_2") == {"blue": 1}
    assert scene.options(A) == {"do:order", "do:place"}
    unused = planning().put("enna", A, 2).hq(A, money=1, men=4).marker("b1_two_institutions_3", B)
    unused.g.bust[A] = CELL["b1_two_institutions_3"]
    unused.ask(NextTurn(A)).play(A, "stop")
    assert (unused.g.bust[A], unused.on("b1_two_institutions_3")) == (NOBODY, {"blue": 1})


@pytest.mark.rule("LF-RULE-8", "LF-RULE-39")
def test_one_bust_and_never_from_a_decisive_cell_to_another() -> None:
    scene = planning_table().hq(A, money=5, men=1).marker("b1_church_1", D)
    scene.g.bust[A] = CELL["b1_church_1"]
    scene.ask(Turn(A)).play(A, "move:b0_justice_2-red")
    assert scene.why(A, "to:b1_two_institutions_3") == "LF-RULE-39"
    scene.ask(Decisive(A))
    assert scene.why(A, "to:b1_two_institutions_3") == "LF-RULE-8"


@pytest.mark.rule("LF-RULE-7")
def test_several_busts_in_the_order_of_this_phase() -> None:
    scene = planning(first=B).put("enna", A, 2).put("noto", C, 2).hq(A, men=2).hq(C, men=2)
    scene.marker("b1_church_1", A).marker("b1_church_2", C)
    scene.g.bust[A], scene.g.bust[C] = CELL["b1_church_1"], CELL["b1_church_2"]
    scene.g.first = A  # the marker was taken in this phase; it counts from the next one on
    scene.ask(NextTurn(B))
    assert scene.who == (C,)
    assert scene.play(C, "stop").who == (A,)


@pytest.mark.rule("LF-ACT-16", "LF-RULE-48", "LF-CTL-09")
def test_launder_and_gather_in_the_planning_phase() -> None:
    scene = planning(round=3).put("gela", A, 2).put("licata", A, 2, cars=2, labs=1, orders="red_basic_bomb")
    scene.put("piazza_armerina", A, 1, orders="red_basic_strike").put("caltanissetta", B, 3)
    assert scene.g.crests[5] == A  # two of three territories and more
    scene.ask(GatherTo(A)).play(A, "gather:gela", "from:licata", "soldiers:2", "cars:1")
    assert (scene.at("gela"), scene.at("licata"), scene.car("gela")) == ((A, 4), (NOBODY, 0), 1)
    assert scene.has(A, "red_basic_bomb")  # back in HQ, unseen
    assert "red_basic_bomb" not in str([event.facts for event in scene.g.event_log or []])
    assert (scene.g.garage[A], scene.lab("licata")) == (4, 1)
    assert scene.g.crests[5] == A
    scene.play(A, "from:piazza_armerina", "soldiers:1")
    assert scene.g.crests[5] == NOBODY  # control was given up: the marker leaves at once
    assert scene.why(A, "stop") == ""


@pytest.mark.rule("LF-RULE-5", "LF-ACT-16")
def test_gathering_needs_a_unit_that_moves_and_goes_by_land() -> None:
    scene = planning(round=3).put("gela", A, 2).put("licata", A, 2).put("palermo", A, 1).boat("mare_licata", A)
    scene.ask(GatherTo(A))
    assert scene.why(A, "gather:palermo") == "LF-RULE-5"
    scene.play(A, "gather:gela")
    assert scene.why(A, "stop") == "LF-RULE-5"
    assert scene.why(A, "from:palermo") == "LF-ACT-16"
    assert scene.offers(A, "from") == {"licata"}
