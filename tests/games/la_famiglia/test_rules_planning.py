"""Chapter 4: planning turns, cells without a payable move, columns, family boards."""

from __future__ import annotations

import pytest

from consigliere.games.la_famiglia.action_boards import (
    BOARD_FIRST,
    BOARD_SIZE,
    CELL,
    CELL_ACTIONS,
    CELL_IDS,
)
from consigliere.games.la_famiglia.actions import Recruit
from consigliere.games.la_famiglia.cells import perform
from consigliere.games.la_famiglia.components import ROW
from consigliere.games.la_famiglia.costs import column_cost
from consigliere.games.la_famiglia.influence import Influence, TakeRow, TwoRows
from consigliere.games.la_famiglia.planning import NextTurn, StartPlanning, Turn

from .scene import GREY, A, B, C, D, Scene, planning, planning_table

# --- turns


@pytest.mark.rule("LF-PLAN-01")
def test_turns_go_round_until_the_upper_board_is_empty_and_nobody_passes() -> None:
    scene = planning_table().hq(A, money=9, men=2).hq(B, money=9, men=2).hq(C, money=9, men=2).hq(D, money=9, men=2)
    scene.ask(NextTurn(B))
    turns = []
    while scene.asked == "Turn":
        seat = scene.who[0]
        turns.append(seat)
        assert scene.why(seat, "stop") == scene.why(seat, "decline") == "LF-PLAN-01"
        scene.play(seat, sorted(scene.options(seat) & {o for o in scene.options(seat) if o.startswith("move")})[0])
        scene.play(seat, "to:b1_first_player_3")
        while scene.asked != "Turn" and scene.who:
            scene.play(seat, sorted(scene.options(seat))[0])
    assert turns == [B, C, D, A]
    assert not any(scene.g.upper)


@pytest.mark.rule("LF-PLAN-02", "LF-PLAN-03", "LF-RULE-34")
def test_any_marker_may_be_moved_and_those_of_others_cost_a_lira_to_the_owner() -> None:
    scene = planning_table().hq(A, money=2, men=1).ask(Turn(A))
    assert scene.offers(A, "move") == {"b0_justice_1-grey", "b0_justice_2-red", "b0_police_1-blue", "b0_church_2-green"}
    scene.play(A, "move:b0_police_1-blue", "to:b1_police_1")
    assert (scene.g.money[A], scene.g.money[B]) == (1, 1)
    ally = planning_table().hq(A, money=2, men=1).ask(Turn(A)).play(A, "move:b0_church_2-green", "to:b1_police_1")
    assert (ally.g.money[A], ally.g.money[C]) == (1, 1)
    for marker in ("b0_justice_1-grey", "b0_justice_2-red"):
        free = planning_table().hq(A, money=2, men=1).ask(Turn(A)).play(A, f"move:{marker}", "to:b1_police_1")
        assert free.g.money == [2, 0, 0, 0]


@pytest.mark.rule("LF-PLAN-03", "LF-PLAN-04")
def test_a_marker_of_another_player_without_a_lira_is_refused_until_an_order_is_sold() -> None:
    scene = planning_table().hq(A, money=0, men=1).ask(Turn(A))
    assert scene.why(A, "move:b0_police_1-blue") == "LF-PLAN-03"
    scene.play(A, "sell:sale_red_basic_bomb")
    scene.play(A, "move:b0_police_1-blue", "to:b1_police_1")
    assert (scene.g.money[A], scene.g.money[B]) == (0, 1)


@pytest.mark.rule("LF-PLAN-05", "LF-CELL-01", "LF-RULE-10", "LF-EX-5")
def test_a_single_cell_takes_one_marker_an_infinite_one_any_number() -> None:
    scene = planning_table().hq(A, money=0, men=1)
    scene.marker("b1_police_1", D).marker("b1_economy_3", B, 3).labs("enna", 2).ask(Turn(A))
    scene.play(A, "move:b0_justice_2-red")
    assert scene.why(A, "to:b1_police_1") == "LF-PLAN-05"
    assert scene.why(A, "to:b0_justice_3") == "LF-CELL-01"
    scene.play(A, "to:b1_economy_3")  # gain 1: place / launder
    assert scene.on("b1_economy_3") == {"red": 1, "blue": 3}
    assert scene.g.money[A] == 1
    assert scene.options(A) == {"do:place", "do:launder"}
    scene.play(A, "do:launder")
    assert (scene.g.money[A], scene.asked) == (3, "")


@pytest.mark.rule("LF-CELL-02", "LF-EX-4")
def test_a_cell_that_costs_is_paid_before_its_action() -> None:
    """Single cell "pay 1: order + place +1", police base 2."""
    scene = planning_table().hq(A, money=1, men=5, orders="red_basic_strike").ask(Turn(A))
    scene.play(A, "move:b0_justice_2-red", "to:b1_justice_2")
    assert scene.g.money[A] == 0
    scene.play(A, "do:place")
    assert scene.match.view(A)["facts"]["most"] == 3
    scene.play(A, "place:gela", "soldiers:3")
    assert scene.options(A) == {"do:order", "stop"}
    scene.play(A, "do:order", "order:red_basic_strike")
    assert scene.offers(A, "at") == {"enna", "gela"}
    scene.play(A, "at:gela")
    assert (scene.g.money[A], scene.g.men[A], scene.at("gela")) == (0, 2, (A, 3))
    assert (scene.laid("gela"), scene.has(A, "red_basic_strike")) == (["red_basic_strike"], False)


@pytest.mark.rule("LF-CELL-02")
def test_a_cells_income_never_pays_the_owners_fee_nor_can_an_unpaid_cell_be_used() -> None:
    scene = planning_table().hq(A, money=0, men=1).ask(Turn(A))
    assert scene.why(A, "move:b0_police_1-blue") == "LF-PLAN-03"  # though b1_first_player_3 would bring 1
    scene.play(A, "move:b0_justice_2-red")
    assert scene.why(A, "to:b1_justice_2") == "LF-CELL-02"
    other = planning_table().hq(A, money=1, men=1).ask(Turn(A)).play(A, "move:b0_police_1-blue")
    assert other.why(A, "to:b1_justice_2") == "LF-CELL-02"  # the fee leaves nothing for the cell


@pytest.mark.rule("LF-CELL-03")
def test_of_a_slash_exactly_one_is_done_of_a_plus_both_in_any_order() -> None:
    scene = planning_table().hq(A, money=3, men=4)
    scene.g.stack.clear()
    perform(scene.g, A, CELL["b1_justice_3"])
    scene.ask(*scene.g.stack)
    assert scene.options(A) == {"do:recruit", "do:place"}
    assert scene.why(A, "do:equip") == "LF-CELL-03"
    scene.play(A, "do:recruit", "recruit:1")
    assert scene.asked == ""
    for order in (("do:order", "do:equip"), ("do:equip", "do:order")):
        both = planning_table().hq(A, money=3, men=4)
        perform(both.g, A, CELL["b1_police_3"])
        both.ask(*both.g.stack)
        answers = {"do:order": ("order:red_basic_bomb", "at:enna"), "do:equip": ("car:enna",)}
        both.play(A, order[0], *answers[order[0]], order[1], *answers[order[1]])
        assert (both.laid("enna"), both.car("enna"), both.asked) == (["red_basic_bomb"], 1, "")


@pytest.mark.rule("LF-CELL-04", "LF-CELL-05")
def test_less_may_be_done_one_part_left_out_but_never_nothing() -> None:
    scene = planning_table().hq(A, money=3, men=4)
    perform(scene.g, A, CELL["b1_justice_2"])
    scene.ask(*scene.g.stack)
    assert scene.why(A, "stop") == "LF-CELL-05"
    scene.play(A, "do:place", "place:enna", "soldiers:1", "stop")
    assert (scene.at("enna"), scene.laid("enna")) == ((A, 4), [])


@pytest.mark.rule("LF-CELL-05", "LF-RULE-5")
def test_a_cell_of_which_nothing_could_be_done_is_refused() -> None:
    scene = planning_table().hq(A, money=3, men=0, orders="").ask(Turn(A)).play(A, "move:b0_justice_2-red")
    for cell in ("b1_police_1", "b1_police_2", "b1_economy_1", "b1_police_4"):
        assert scene.why(A, f"to:{cell}") == "LF-CELL-05", cell  # place, order, launder, order
    assert {"b1_church_1", "b1_justice_1", "b1_justice_2" if scene.g.men[A] else "b1_church_2"} <= scene.offers(A, "to")
    gather = (
        planning(round=3).put("enna", A, 2).put("noto", A, 2).marker("b2_church_1", A).hq(A, orders="").ask(Turn(A))
    )
    gather.play(A, "move:b2_church_1-red")
    assert gather.why(A, "to:b3_economy_2") == "LF-CELL-05"  # launder + gather: no lab, no neighbour


@pytest.mark.rule("LF-CELL-06")
def test_later_boards_hold_more_cells() -> None:
    sizes = [sum(name.startswith(f"b{board}_") for name in CELL) for board in range(1, 5)]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[3]
    best = [
        max((a.n for n, i in CELL.items() if n[1] == b for a in CELL_ACTIONS[i] if a.kind == 0), default=0)
        for b in "1234"
    ]
    assert best == sorted(best)
    assert best[0] < best[3]


# --- no affordable move


@pytest.mark.rule("LF-RULE-4")
def test_without_a_payable_move_orders_must_be_sold_one_by_one() -> None:
    scene = planning().put("enna", A, 3).marker("b0_police_1", B).hq(A, money=0, men=1).ask(Turn(A))
    assert scene.options(A) == {
        f"sell:sale_red_basic_{name}" for name in ("strike", "muster", "bomb", "reinforce", "dig_in")
    }
    assert scene.why(A, "move:b0_police_1-blue") == "LF-RULE-4"
    scene.play(A, "sell:sale_red_basic_bomb")
    assert "move:b0_police_1-blue" in scene.options(A)
    assert "sell:sale_red_basic_strike" not in scene.options(A)  # no longer forced, but allowed as at any time
    assert scene.why(A, "sell:sale_red_basic_strike") == ""


@pytest.mark.rule("LF-RULE-4")
def test_without_money_and_orders_a_marker_moves_for_nothing() -> None:
    scene = planning().put("enna", A, 3).marker("b0_police_1", B).hq(A, money=0, men=1, orders="").hq(C, money=4)
    scene.ask(Turn(A))
    assert scene.options(A) == {"move:b0_police_1-blue"}
    given = planning().put("enna", A, 3).marker("b0_police_1", B).hq(A, orders="", men=1).hq(C, money=4).ask(Turn(A))
    given.play(A, "move:b0_police_1-blue")
    given.play(C, "give:1")  # back to a payable move, which then counts as one
    assert given.why(A, "to:b1_police_2") == "LF-CELL-05"
    scene.play(A, "move:b0_police_1-blue", "to:b1_police_2")
    assert (scene.g.money, scene.on("b1_police_2")) == ([0, 0, 4, 0], {"blue": 1})
    assert scene.told("emergency")
    assert not scene.told("fee")


@pytest.mark.rule("LF-RULE-4")
def test_the_last_order_is_not_sold_to_pay_for_giving_it() -> None:
    """The only free cell costs 1 and gives an order: selling the last order would leave none to give."""

    def turn(orders: str) -> Scene:
        scene = planning().put("enna", A, 50).marker("b0_police_2", A).hq(A, money=0, orders=orders)
        free = {"b1_justice_2", "b1_first_player_3", "b1_justice_3", "b1_economy_3"}  # the others are endless
        first = BOARD_FIRST[1]
        for i, cell in enumerate(CELL_IDS[first : first + BOARD_SIZE[1]]):
            if cell not in free:
                scene.marker(cell, (B, C, D)[i % 3])
        return scene.ask(Turn(A))

    assert turn("red_basic_strike").options(A) == {"move:b0_police_2-red"}  # an emergency: nothing is performed
    two = turn("red_basic_strike red_basic_bomb")
    assert two.options(A) == {"sell:sale_red_basic_strike", "sell:sale_red_basic_bomb"}
    two.play(A, "sell:sale_red_basic_bomb", "move:b0_police_2-red")
    assert two.options(A) == {"to:b1_justice_2"}


@pytest.mark.rule("LF-RULE-4")
def test_as_many_orders_are_sold_as_a_move_costs() -> None:
    """A lira to the owner of the marker and one for the only cell of use: two orders, and a third to give."""
    orders = "red_basic_strike red_basic_bomb red_basic_muster"
    scene = planning().put("enna", A, 50).marker("b0_police_2", B).hq(A, orders=orders)
    free = {"b1_justice_2", "b1_first_player_3", "b1_justice_3", "b1_economy_3"}
    first = BOARD_FIRST[1]
    for i, cell in enumerate(CELL_IDS[first : first + BOARD_SIZE[1]]):
        if cell not in free:
            scene.marker(cell, (A, C, D)[i % 3])
    scene.ask(Turn(A))
    assert scene.options(A) == {f"sell:sale_{order}" for order in orders.split()}


# --- B. gaining influence


@pytest.mark.rule("LF-INF-01", "LF-INF-02", "LF-EX-7")
def test_the_costs_of_the_example() -> None:
    scene = planning(round=3).put("enna", A, 1).put("noto", C, 2).hq(A, money=20)
    # left: a column that costs 1 with two markers, one of them Alexei's (B)
    scene.marker("b2_justice_1", A).marker("b2_justice_2", B)
    # right: one that costs 2 with three markers, two of them Dasha's (D)
    scene.marker("b2_first_player_1", GREY).marker("b2_first_player_3", D, 2).ask(Turn(A))
    assert (column_cost(scene.g, A, 1), column_cost(scene.g, A, 0)) == (4, 7)
    assert scene.why(A, "gain:column_police") == "LF-INF-01"
    scene.play(A, "gain:column_justice")
    assert (scene.g.money[A], scene.g.money[B]) == (16, 1)
    assert scene.told("paid")[0]["amount"] == 3
    scene.play(A, "put:b3_church_1")
    assert scene.why(A, "put:b3_church_1") == "LF-PLAN-05"
    assert scene.why(A, "stop") == "LF-INF-01"  # none is left behind
    scene.play(A, "put:b3_church_2")
    assert not any(scene.on(cell) for cell in ("b2_justice_1", "b2_justice_2"))
    right = planning(round=3).put("enna", A, 1).hq(A, money=20)
    right.marker("b2_first_player_1", GREY).marker("b2_first_player_3", D, 2).ask(Turn(A)).play(
        A, "gain:column_first_player"
    )
    assert (right.g.money[A], right.g.money[D], right.told("paid")[0]["amount"]) == (13, 2, 5)


@pytest.mark.rule("LF-INF-02")
def test_a_column_that_cannot_be_paid_at_once_is_refused() -> None:
    scene = planning_table().hq(A, money=2, men=1).ask(Turn(A))
    assert column_cost(scene.g, A, 2) == 1 + 1 + 1
    assert scene.why(A, "gain:column_police") == "LF-INF-02"


@pytest.mark.rule("LF-INF-03", "LF-EX-9", "LF-INF-05")
def test_the_column_police_with_an_order_before_or_after() -> None:
    for first in ("do:order", "do:influence"):
        scene = planning_table().hq(A, money=9).ask(Turn(A)).play(A, "gain:column_police", "put:b1_first_player_3")
        assert scene.options(A) == {"do:order", "do:influence"}
        assert scene.why(A, "stop") == "LF-INF-05"
        if first == "do:order":
            scene.play(A, first, "order:red_basic_bomb", "at:enna")  # the action follows by itself
        else:
            scene.play(A, first, "do:order")
            assert "order:red_police_a" in scene.options(A)  # just gained
            scene.play(A, "order:red_police_a", "at:enna")
        assert scene.g.opened[4 * A + ROW["police"]] == 2
        assert scene.g.discs[A] == 8 - 1 + 2
        assert len(scene.laid("enna")) == 1
        assert scene.asked == ""


@pytest.mark.rule("LF-INF-03")
def test_the_order_of_a_column_may_be_left() -> None:
    scene = (
        planning_table()
        .hq(A, money=9)
        .ask(Turn(A))
        .play(A, "gain:column_police", "put:b1_first_player_3", "do:influence", "stop")
    )
    assert (scene.laid("enna"), scene.asked) == ([], "")


@pytest.mark.rule("LF-INF-04", "LF-RULE-9")
def test_the_first_player_marker_counts_from_the_next_phase_on() -> None:
    scene = planning_table().marker("b0_first_player_1", GREY).hq(A, money=9).hq(B, money=9, men=2).ask(NextTurn(A))
    scene.play(A, "gain:column_first_player", "put:b1_first_player_3")
    assert (scene.g.first, scene.g.lead) == (A, A)
    assert scene.options(A) == {"do:order", "do:equip", "stop"}
    scene.play(A, "do:equip", "car:enna", "stop")
    assert scene.who == (B,)
    later = planning_table().marker("b0_first_player_1", GREY).hq(C, money=9).ask(Turn(C), Turn(D))
    later.play(C, "gain:column_first_player", "put:b1_first_player_3", "stop")
    assert (later.g.first, later.g.lead, later.who) == (C, A, (D,))
    later.g.first = D  # taken once more: the last taker keeps it
    later.ask(StartPlanning(), Recruit(D, 1))
    assert later.g.lead == D


@pytest.mark.rule("LF-INF-05")
def test_a_columns_row_gives_two_or_as_many_as_it_has() -> None:
    for opened, taken in ((2, 2), (3, 1), (4, 0)):
        scene = planning_table().open(A, "police", opened).hq(A, money=9).ask(TakeRow(A, ROW["police"], 2))
        assert scene.g.opened[4 * A + ROW["police"]] == opened + taken
        assert sum(scene.g.opened[4 * A : 4 * A + 4]) == opened + taken
    empty = planning_table().open(A, "police", 4).hq(A, money=9, orders="").ask(Turn(A))
    empty.play(A, "gain:column_police", "put:b1_first_player_3")  # may be chosen all the same
    assert empty.asked == ""


@pytest.mark.rule("LF-INF-06", "LF-EX-10", "LF-FAM-06")
def test_the_column_two_institutions() -> None:
    scene = planning_table().marker("b0_two_institutions_1", GREY).hq(A, money=9).ask(Turn(A))
    scene.play(
        A, "gain:column_two_institutions", "put:b1_first_player_3", "do:influence", "row:row_economy", "keep:supply"
    )
    assert scene.g.money[A] == 9 - 3 + 1  # the instant effect comes before the next marker is taken
    assert scene.why(A, "row:row_economy") == "LF-INF-06"
    scene.play(A, "row:row_church")
    assert scene.asked == "PutMarker"
    scene.play(A, "put:b1_police_1")
    assert scene.on("b1_police_1") == {"red": 1}
    assert scene.options(A) == {"do:order", "stop"}
    other = (
        planning_table()
        .ask(TwoRows(A, -1, 0))
        .play(A, "row:row_church", "keep:board", "put:b1_police_1", "row:row_police")
    )
    assert other.asked == ""
    assert other.g.discs[A] == 8 - 1 + 1


@pytest.mark.rule("LF-RULE-49")
def test_two_institutions_with_one_row_left_or_none() -> None:
    scene = planning_table().open(A, "justice", 6).open(A, "police", 4).open(A, "economy", 3)
    scene.ask(TwoRows(A, -1, 0)).play(A, "row:row_church")
    assert scene.options(A) == {"keep:supply", "keep:board"}
    scene.play(A, "keep:board", "put:b1_police_1")
    assert scene.asked == ""
    none = planning_table().open(A, "justice", 6).open(A, "police", 4).open(A, "economy", 3).open(A, "church", 4)
    assert none.ask(TwoRows(A, -1, 0)).asked == ""


# --- the family board


@pytest.mark.rule("LF-FAM-01", "LF-FAM-02")
def test_the_rightmost_uncovered_value_counts_alone() -> None:
    scene = planning().put("enna", A, 1)
    values = []
    for count in range(5):
        scene.open(A, "church", count)
        values.append(scene.g.recruit_base(A))
    assert values == [3, 4, 5, 6, 7]


@pytest.mark.rule("LF-FAM-03", "LF-RULE-52", "LF-EX-8")
def test_instant_effects_come_at_once_and_cars_and_labs_may_be_declined() -> None:
    """Alexei (blue) takes the first marker of justice column B."""
    scene = planning().put("bronte", B, 2).put("enna", B, 1).open(B, "justice", 2).ask(Influence(B, 1, 0, -1))
    scene.play(B, "row:row_justice")
    assert scene.has(B, "blue_justice_b")
    assert scene.options(B) == {"car:bronte", "car:enna", "decline"}
    scene.play(B, "car:enna")
    assert scene.car("enna") == 1
    declined = (
        planning()
        .put("bronte", B, 2)
        .open(B, "justice", 2)
        .ask(Influence(B, 1, 0, -1))
        .play(B, "row:row_justice", "decline")
    )
    assert (declined.car("bronte"), declined.g.garage[B]) == (0, 5)
    lab = (
        planning().put("enna", A, 2, labs=2).put("gela", A, 1, labs=1).open(A, "economy", 1).ask(Influence(A, 1, 0, -1))
    )
    lab.play(A, "row:row_economy")
    assert lab.options(A) == {"lab:gela", "decline"}
    full = (
        planning()
        .put("enna", A, 2, labs=2)
        .open(A, "economy", 1)
        .ask(Influence(A, 1, 0, -1))
        .play(A, "row:row_economy")
    )
    assert full.asked == ""  # impossible, and lost
    wash = (
        planning()
        .put("enna", A, 2, labs=2)
        .open(A, "economy", 2)
        .ask(Influence(A, 1, 0, -1))
        .play(A, "row:row_economy")
    )
    assert wash.g.money[A] == 2
    money = planning().put("enna", A, 2).ask(Influence(A, 1, 0, -1)).play(A, "row:row_economy")
    assert money.g.money[A] == 1


@pytest.mark.rule("LF-FAM-04", "LF-EX-13")
def test_a_justice_value_has_an_upper_and_a_lower_half() -> None:
    scene = planning().put("noto", C, 1).open(C, "justice", 2)  # green: attack 2, bomb 3
    assert (scene.g.car_attack(C), scene.g.car_bomb(C)) == (2, 3)


@pytest.mark.rule("LF-FAM-05")
def test_the_first_cell_of_a_lettered_column_gives_its_special_order() -> None:
    scene = planning().put("enna", A, 1)
    gained = []
    for count in range(1, 5):
        scene.open(A, "police", count - 1)
        scene.ask(Influence(A, 1, 0, -1)).play(A, "row:row_police")
        gained.append(sorted(name for name in ("red_police_a", "red_police_b") if scene.has(A, name)))
    assert gained == [
        ["red_police_a"],
        ["red_police_a"],
        ["red_police_a", "red_police_b"],
        ["red_police_a", "red_police_b"],
    ]


# --- control tokens of the planning phase


@pytest.mark.rule("LF-TOK-01", "LF-RULE-36")
def test_authority_costs_a_soldier_and_saves_the_owners_fees() -> None:
    scene = (
        planning_table(first=D)
        .hq(A, money=9, men=1)
        .hq(D, men=1, money=5)
        .token("authority", A)
        .token("boats", A)
        .token("drivers", A)
    )
    scene.put("licata", A, 1)
    scene.ask(StartPlanning())
    assert (scene.asked, scene.who) == ("UseAuthority", (A,))
    supply = scene.g.supply[A]
    scene.play(A, "use:authority")
    assert (scene.g.men[A], scene.g.supply[A]) == (0, supply + 1)
    assert scene.asked == "UseBoats"
    scene.play(A, "boat:mare_licata", "stay")
    assert scene.asked == "UseDrivers"
    scene.play(A, "decline")
    scene.ask(Turn(A))
    assert column_cost(scene.g, A, 2) == 1 + 1  # head and the lira to the bank stay
    scene.play(A, "move:b0_police_1-blue", "to:b1_first_player_2")
    assert scene.g.money[B] == 0
    again = scene.hq(A, money=9, men=0).ask(StartPlanning(), Recruit(A, 1))
    assert again.asked != "UseAuthority"  # no soldier to discard
    assert again.g.exempt == 0  # it was for one phase


@pytest.mark.rule("LF-TOK-04", "LF-TOK-10", "LF-RULE-36")
def test_boats_and_drivers_at_the_start_of_the_planning_phase() -> None:
    scene = planning_table().put("licata", A, 1).token("boats", A).token("drivers", A).boat("mare_licata", B, 2)
    scene.ask(StartPlanning(), Recruit(A, 1))
    assert scene.offers(A, "boat") == {"mare_agrigento", "mare_licata"}
    assert scene.why(A, "boat:mare_palermo") == "LF-ACT-10"
    scene.play(A, "boat:mare_licata", "stay")
    assert scene.g.docks[A] == 4  # the three-boat rule
    assert scene.offers(A, "car") == {"enna", "licata"}
    assert scene.why(A, "car:noto") == "LF-ACT-09"
    scene.play(A, "car:enna")
    assert scene.car("enna") == 1
    inland = planning_table().token("boats", A).ask(StartPlanning(), Recruit(A, 1))
    assert inland.asked == "Turn"  # no own coast
