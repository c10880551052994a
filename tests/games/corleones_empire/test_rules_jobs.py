"""Jobs and killing. CE-JOB, CE-KILL."""

from __future__ import annotations

import pytest

from .scene import scene

# --- jobs


@pytest.mark.rule("CE-JOB-01", "CE-D-05")
def test_a_job_of_the_hand_or_a_common_one_takes_a_turn_and_no_figure() -> None:
    table = scene(hands=["dirty_money*2 cook_the_books"], common="protection_money")
    assert table.may("job") == {"cook_the_books"}
    assert table.may("common") == {"protection_money"}
    supply = table.now("supply")
    table.do("job:cook_the_books").idle()
    assert table.now("supply") == supply
    assert table.seat == 1
    other = scene(hands=["dirty_money", "cook_the_books"])
    other.refuses("job:cook_the_books", "CE-JOB-01")  # another player's


@pytest.mark.rule("CE-JOB-02", "CE-SUP-04")
def test_the_goods_shown_are_paid_in_full_before_the_reward() -> None:
    table = scene(hands=["gun booze*2 bill_5 numbers_game", "", ""], common="drive_by_shooting")
    table.refuses("common:drive_by_shooting", "CE-JOB-02")  # two guns
    table.do("job:numbers_game")
    assert (table.stack("gun"), table.stack("booze")) == (1, 2)
    assert table.lost(0) == {"gun": 1, "booze": 2, "numbers_game": 1}


@pytest.mark.rule("CE-JOB-03", "CE-RULE-25", "CE-D-05")
def test_narcotics_stand_in_and_the_payer_names_the_cards() -> None:
    one = scene(round=3, tiles="tile_gun_shop tile_distillery tile_opium_den", hands=["narcotics*2 booze numbers_game"])
    one.do("job:numbers_game")  # two booze and a gun: only one way to pay
    assert one.lost(0) == {"narcotics": 2, "booze": 1, "numbers_game": 1}
    many = scene(
        round=3,
        tiles="tile_gun_shop tile_distillery tile_opium_den",
        hands=["narcotics*2 booze*2 gun*2 bill_1 numbers_game"],
    )
    many.do("job:numbers_game")
    assert many.step == "Turn"
    assert many.may() == {"pay:booze", "pay:gun", "pay:narcotics"}
    many.refuses("pay:dirty_money", "CE-JOB-02")
    many.do("pay:narcotics", "pay:narcotics")
    assert many.may() == {"pay:booze", "pay:gun"}
    many.do("pay:gun")  # the rest needs no answer: nothing is left to pay
    assert many.lost(0) == {"narcotics": 2, "gun": 1, "numbers_game": 1}
    few = scene(
        round=3, tiles="tile_gun_shop tile_distillery tile_opium_den", hands=["narcotics bill_5 booze numbers_game"]
    )
    few.refuses("job:numbers_game", "CE-JOB-02")  # bills pay for nothing


@pytest.mark.rule("CE-JOB-04", "CE-D-20", "CE-EX-8", "CE-RULE-8")
def test_exactly_the_bills_shown_before_between_or_after_the_effects() -> None:
    table = scene(hands=["booze dirty_money second_visit"], figures={"loc_midtown": "0t"})
    table.do("job:second_visit")
    assert table.may() == {"apply:move_own_thug", "apply:reward_2_2"}
    table.refuses("apply:reward_3_1", "CE-JOB-04")
    table.refuses("finish", "CE-JOB-04")  # the bills cannot be left
    table.do("apply:reward_2_2")
    assert table.gained(0) == {"bill_2": 2}
    first = scene(hands=["dirty_money cook_the_books"])
    first.do("job:cook_the_books", "launder:bill_2")
    assert first.case(0) == ["bill_2", "cook_the_books"]  # a bill just earned is laundered by the same job
    last = scene(hands=["dirty_money*2 booze*2 offshore_account bill_1"])
    last.do("job:offshore_account", "apply:reward_5_2", "launder:bill_1", "launder:bill_5", "launder:bill_2")
    assert sorted(last.case(0)) == ["bill_1", "bill_2", "bill_5", "offshore_account"]


@pytest.mark.rule("CE-JOB-05", "CE-RULE-37", "CE-ICON-12")
def test_effects_may_be_declined_or_impossible_and_the_bills_come_anyway() -> None:
    table = scene(hands=["gun gun_down"])  # nobody is on the board
    table.do("job:gun_down")
    assert table.gained(0) == {"bill_1": 1}
    assert table.case(0) == ["gun_down"]
    assert table.seat == 1
    declined = scene(hands=["gun gun_down"], figures={"loc_midtown": "1t"})
    declined.do("job:gun_down", "apply:reward_1", "decline")
    assert declined.gained(0) == {"bill_1": 1}
    assert declined.now("hudson") == []


@pytest.mark.rule("CE-JOB-06")
def test_a_completed_job_is_in_the_suitcase_and_does_nothing_more() -> None:
    table = scene(hands=["gun*2 dirty_money"], cases=["gun_down"])
    table.refuses("job:gun_down", "CE-JOB-06")
    done = scene(hands=["dirty_money cook_the_books"])
    done.do("job:cook_the_books").idle()
    assert "cook_the_books" in done.case(0)


@pytest.mark.rule("CE-JOB-07")
def test_the_cell_of_a_common_job_stays_empty() -> None:
    table = scene(2, hands=["dirty_money*2"], common="cook_the_books -")
    table.do("common:cook_the_books").idle()
    assert table.now("common") == [None, None]
    table.do("thug:loc_brooklyn")
    table.refuses("common:cook_the_books", "CE-JOB-07")


@pytest.mark.rule("CE-JOB-08", "CE-EOR-04")
def test_uncompleted_common_jobs_stay_and_empty_cells_are_filled() -> None:
    table = scene(3, phase="tribute", stack=[{"step": "EndOfRound"}], common="car_bomb - -")
    common = table.now("common")
    assert common[0] == "car_bomb"
    assert all(common)


@pytest.mark.rule("CE-JOB-09")
def test_the_job_being_done_is_neither_hand_card_nor_common_job() -> None:
    table = scene(hands=["booze gun dirty_money time_to_pay bill_1", "", ""], discard="")
    table.do("job:time_to_pay")
    assert table.now("doing") == "time_to_pay"
    table.do("apply:collect_front", "collect:loc_upper_east_side", "apply:exchange_good_1_booze_gun_dirty_money")
    assert table.may("discard") == {"bill_1"}
    table.refuses("discard:time_to_pay", "CE-JOB-09")
    empty = scene(hands=["booze gun dirty_money time_to_pay", ""], deck="", discard="", cases=["", "", ""], common="")
    empty.do("job:time_to_pay", "apply:collect_front", "collect:loc_midtown")
    assert empty.case(0) == ["time_to_pay"]  # the railroad finds neither deck nor discard: the job is not shuffled in
    assert empty.gained(0) == {"bill_5": 1, "bill_2": 1}


# --- killing


@pytest.mark.rule("CE-KILL-01", "CE-KILL-03", "CE-KILL-05")
def test_the_killed_lie_in_the_hudson_and_their_space_is_free_at_once() -> None:
    table = scene(hands=["gun gun_down"], figures={"loc_midtown": "1t"})
    table.do("job:gun_down", "apply:kill_opponent_thug_board", "kill:matarazzo_thug_1")
    assert table.now("hudson") == ["matarazzo_thug_1"]
    assert table.seat == 1
    assert "loc_midtown" in table.may("thug")
    assert table.now("supply")[1] == ["thug_2", "don"]  # not usable again this round


@pytest.mark.rule("CE-KILL-02", "CE-D-16")
def test_only_figures_on_the_board_can_be_killed() -> None:
    table = scene(hands=["gun booze sleep_with_the_fishes"], figures={"loc_midtown": "1t"}, hudson="2t")
    table.do("job:sleep_with_the_fishes", "apply:kill_opponent_any_board")
    assert table.may("kill") == {"matarazzo_thug_1"}
    for figure in ("matarazzo_don", "vitale_thug_1", "police_chief", "matarazzo_heir"):
        table.refuses(f"kill:{figure}", "CE-KILL-02")


@pytest.mark.rule("CE-KILL-04", "CE-WAR-02")
def test_a_killed_figure_gives_no_influence_but_keeps_what_it_collected() -> None:
    table = scene(3, hands=["gun gun_down"], figures={"loc_midtown": "1t"}, hudson="")
    state = table.match.state
    assert state.influence(5) == [0, 1, 0, 0]  # type: ignore[attr-defined]
    table.do("job:gun_down", "apply:kill_opponent_thug_board", "kill:matarazzo_thug_1")
    assert table.match.state.influence(5) == [0, 0, 0, 0]  # type: ignore[attr-defined]
    assert not table.lost(1)


@pytest.mark.rule("CE-KILL-06", "CE-CARD-05")
def test_all_some_or_none_are_named_and_die_together() -> None:
    figures = {"loc_midtown": "1t", "loc_queens": "1t", "loc_chelsea": "2t", "loc_brooklyn": "0t"}
    table = scene(hands=["gun*2 dirty_money*2 settle_all_accounts"], figures=figures)
    table.do("job:settle_all_accounts", "apply:kill_opponent_thug_opponent_thug_opponent_thug_board")
    table.refuses("kill:marzullo_thug_1", "CE-CARD-05")
    table.do("kill:matarazzo_thug_1")
    assert table.now("hudson") == []  # not yet
    table.refuses("kill:matarazzo_thug_1", "CE-KILL-06")
    table.do("kill:vitale_thug_1", "decline")
    assert table.now("hudson") == ["matarazzo_thug_1", "vitale_thug_1"]
    none = scene(hands=["gun*2 dirty_money*2 settle_all_accounts"], figures=figures)
    none.do("job:settle_all_accounts", "apply:kill_opponent_thug_opponent_thug_opponent_thug_board", "decline")
    assert none.now("hudson") == []


@pytest.mark.rule("CE-CARD-05", "CE-KILL-06", "CE-RULE-26")
def test_one_district_holds_all_victims_family_members_count_where_they_touch() -> None:
    figures = {"fs_01": "1f", "loc_midtown": "2t", "loc_queens": "2t", "loc_brooklyn": "0t"}
    table = scene(hands=["gun*2 booze drive_by_shooting"], figures=figures)
    table.do("job:drive_by_shooting", "apply:kill_any_family_any_thug_one_district")
    assert table.may("where") == {"midtown", "chelsea", "queens", "brooklyn"}
    table.refuses("where:wall_street", "CE-CARD-05")
    table.do("where:midtown")
    assert table.may("kill") == {"matarazzo_don"}  # first the family member
    table.refuses("kill:vitale_thug_2", "CE-CARD-05")  # in Queens
    table.do("kill:matarazzo_don")
    assert table.may("kill") == {"vitale_thug_1"}
    table.do("kill:vitale_thug_1")
    assert table.now("hudson") == ["matarazzo_don", "vitale_thug_1"]
    own = scene(hands=["gun*2 booze drive_by_shooting"], figures=figures)
    own.do(
        "job:drive_by_shooting", "apply:kill_any_family_any_thug_one_district", "where:brooklyn", "kill:marzullo_thug_1"
    )
    assert own.now("hudson") == ["marzullo_thug_1"]


@pytest.mark.rule("CE-RULE-26")
def test_classes_of_neutral_figures() -> None:
    figures = {"fs_01": "mayor", "loc_midtown": "union_boss"}
    thug = scene(round=2, hands=["gun gun_down"], figures=figures, chief="midtown")
    thug.do("job:gun_down", "apply:kill_opponent_thug_board")
    assert thug.may("kill") == {"union_boss"}
    thug.refuses("kill:police_chief", "CE-RULE-26")
    member = scene(round=2, hands=["gun*2 dirty_money contract_killing"], figures=figures, chief="midtown")
    member.do("job:contract_killing", "apply:kill_opponent_family_board")
    assert member.may("kill") == {"mayor"}
    anyone = scene(round=2, hands=["gun booze sleep_with_the_fishes"], figures=figures, chief="midtown")
    anyone.do("job:sleep_with_the_fishes", "apply:kill_opponent_any_board")
    assert anyone.may("kill") == {"mayor", "union_boss", "police_chief"}
    anyone.do("kill:police_chief")
    assert anyone.now("chief") is None
    assert anyone.now("hudson") == ["police_chief"]
