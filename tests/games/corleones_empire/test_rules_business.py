"""Phase 2: turns, thugs and family members. CE-FB, CE-THUG, CE-FAM."""

from __future__ import annotations

import pytest

from .scene import scene

# --- turns


@pytest.mark.rule("CE-FB-01", "CE-D-02")
def test_a_turn_is_one_action_and_goes_clockwise_from_the_horse_head() -> None:
    table = scene(horse=1, turn=1, hands=["", "dirty_money cook_the_books gun"])
    assert table.seat == 1
    table.do("thug:loc_brooklyn")
    assert table.seat == 2
    with pytest.raises(Exception, match="owes no answer"):
        table.play(1, "job:cook_the_books")
    table.do("thug:loc_wall_street", "thug:loc_upper_west_side")
    assert table.seat == 1
    table.do("job:cook_the_books").idle()
    assert table.seat == 2


@pytest.mark.rule("CE-FB-02")
def test_passing_is_forbidden() -> None:
    table = scene()
    for option in ("finish", "decline", "done"):
        table.refuses(option, "CE-FB-02")
    assert all(option.split(":")[0] in ("thug", "family") for option in table.may())


@pytest.mark.rule("CE-FB-03", "CE-FB-04", "CE-FB-06", "CE-RULE-15")
def test_who_has_no_figure_left_is_out_even_with_jobs_and_allies() -> None:
    table = scene(
        3,
        round=2,
        hands=["dirty_money cook_the_books bill_3", "bill_1"],
        allies=["bandit"],
        figures={},
        spent={0: "ttf", 1: "ttf", 2: "ttf"},
    )
    assert table.seat == 0
    table.do("family:fs_01")  # the last figure of seat 0: resolved to its end
    assert table.seat == 0
    table.idle()
    assert table.seat == 1
    table.do("family:fs_02").idle()
    table.do("family:fs_11").idle()
    assert table.told("turf")  # the phase is over: seat 0 was not asked again, whatever it holds


@pytest.mark.rule("CE-FB-05")
def test_who_is_out_still_shares_fronts_as_controller() -> None:
    table = scene(3, round=2, markers={"brooklyn": "1"}, spent={1: "ttff"})
    table.do("thug:loc_brooklyn", "first:seat_0")
    assert table.seat == 1
    table.do("apply:gain_good_booze", "apply:gain_bill_1")
    assert table.gained(1) == {"booze": 1, "bill_1": 1}


@pytest.mark.rule("CE-FB-07", "CE-RULE-29")
def test_taking_the_horse_head_does_not_change_the_running_order() -> None:
    table = scene(4, horse=0, turn=1)
    table.do("thug:loc_queens")
    assert table.now("horse") == 1
    assert table.seat == 2


@pytest.mark.rule("CE-RULE-14")
def test_who_can_do_nothing_at_all_is_skipped() -> None:
    places = ["wall_street", "brooklyn", "upper_east_side", "queens", "upper_west_side", "midtown", "chelsea"]
    full = {f"loc_{place}": who for place, who in zip(places, ["0t", "0t", "1t", "1t", "2t", "2t", "3t"], strict=True)}
    # a union boss in round I is impossible: set by hand
    full |= {"tile_gun_shop": "3t", "tile_distillery": "union_boss"}
    table = scene(4, figures=full, spent={0: "f", 1: "f", 2: "f", 3: ""}, turn=3)
    assert table.seat == 3
    table.do("family:fs_11").idle()
    assert table.told("turf")


# --- thugs


@pytest.mark.rule("CE-THUG-01", "CE-THUG-03", "CE-D-03")
def test_a_thug_goes_to_a_free_location_and_collects_only_its_front() -> None:
    table = scene(tiles="tile_gun_shop")
    table.refuses("thug:tile_casino", "CE-THUG-01")  # not on the board
    table.refuses("thug:fs_01", "CE-BRD-03")
    table.do("thug:tile_gun_shop")  # on Wall Street, next to the Stock Exchange
    assert table.gained(0) == {"gun": 1, "bill_2": 1}
    assert table.now("figures") == {"tile_gun_shop": "marzullo_thug_1"}
    assert table.now("supply")[0] == ["thug_2", "don"]


@pytest.mark.rule("CE-THUG-04")
@pytest.mark.parametrize(("seats", "thugs"), [(2, 3), (3, 2), (5, 2)])
def test_two_thugs_a_round_three_with_two_players(seats: int, thugs: int) -> None:
    table = scene(seats)
    assert len([role for role in table.now("supply")[0] if role.startswith("thug")]) == thugs
    out = scene(seats, spent={0: "t" * thugs})
    out.refuses("thug:loc_brooklyn", "CE-THUG-04")


@pytest.mark.rule("CE-THUG-05", "CE-THUG-09", "CE-RULE-3", "CE-RULE-4", "CE-WAR-07")
def test_the_controller_shares_the_front_and_nobody_else() -> None:
    shared = scene(round=4, markers={"brooklyn": "021"})  # set long ago, others below
    shared.do("thug:loc_brooklyn")
    assert shared.step == "WhoFirst"
    assert shared.may("first") == {"seat_0", "seat_1"}
    shared.do("first:seat_0")
    assert shared.gained(0) == {"booze": 1, "bill_1": 1}
    shared.do("apply:gain_good_booze", "apply:gain_bill_1")
    assert shared.gained(1) == {"booze": 1, "bill_1": 1}
    assert not shared.gained(2)
    for markers in ({"brooklyn": "10"}, {}, {"queens": "1"}):
        own = scene(round=3, markers=markers)
        own.do("thug:loc_brooklyn")
        assert own.gained(0) == {"booze": 1, "bill_1": 1}
        assert own.seat == 1
        assert not own.gained(1)


@pytest.mark.rule("CE-THUG-05")
@pytest.mark.parametrize("controller", [0, 1, 2])
def test_the_controller_shares(controller: int) -> None:
    active = (controller + 1) % 3
    table = scene(round=2, turn=active, markers={"brooklyn": str(controller)})
    table.do("thug:loc_brooklyn", f"first:seat_{active}", "apply:gain_good_booze", "finish")
    assert table.gained(controller) == {"booze": 1}
    assert table.gained(active) == {"booze": 1, "bill_1": 1}


@pytest.mark.rule("CE-THUG-06", "CE-NEU-03")
def test_fronts_collected_by_other_means_are_shared_too() -> None:
    boss = scene(round=2, allies=["shop_steward"], markers={"brooklyn": "1"})
    boss.do("ally:shop_steward", "place:loc_brooklyn", "first:seat_1")
    assert boss.seat == 1
    boss.do("apply:gain_bill_1", "apply:gain_good_booze")
    assert boss.gained(0) == {"booze": 1, "bill_1": 1}
    assert boss.gained(1) == {"booze": 1, "bill_1": 1}
    job = scene(round=2, hands=["dirty_money gun booze time_to_pay"], markers={"brooklyn": "1"})
    job.do("job:time_to_pay", "apply:collect_front", "collect:loc_brooklyn", "first:seat_0")
    job.do("finish")
    assert not job.gained(1)
    assert job.step == "Turn"


@pytest.mark.rule("CE-THUG-07", "CE-D-13", "CE-RULE-6", "CE-RULE-35")
def test_the_active_player_says_who_goes_first_and_each_does_all_of_theirs() -> None:
    table = scene(round=2, markers={"queens": "2"})
    table.do("thug:loc_queens")
    assert table.seat == 0  # not the controller
    table.do("first:seat_2")
    assert table.seat == 2
    table.do("apply:take_horse_head", "apply:gain_bill_3")
    assert table.now("horse") == 0  # the later taker keeps it
    assert table.gained(0) == table.gained(2) == {"bill_3": 1}
    again = scene(round=2, markers={"queens": "2"})
    again.do("thug:loc_queens", "first:seat_0", "apply:gain_bill_3", "apply:take_horse_head")
    assert again.now("horse") == 2
    fresh = scene(round=2, markers={"queens": "2"})
    fresh.do("thug:loc_queens")
    fresh.refuses("first:seat_1", "CE-THUG-07")


@pytest.mark.rule("CE-THUG-07", "CE-SUP-01")
def test_who_goes_first_takes_the_last_good() -> None:
    table = scene(round=2, markers={"brooklyn": "1"}, hands=["", "", "booze*8"])
    table.do("thug:loc_brooklyn", "first:seat_1", "apply:gain_good_booze", "finish")
    assert table.gained(1) == {"booze": 1}
    assert table.gained(0) == {"bill_1": 1}


@pytest.mark.rule("CE-THUG-08", "CE-ICON-12", "CE-D-07")
def test_effects_are_taken_in_any_order_one_after_the_other() -> None:
    for order in (("apply:launder", "launder:bill_2"), ("apply:gain_bill_2",)):
        table = scene(hands=["bill_2" if order[0] == "apply:launder" else "gun"], tiles="tile_restaurant")
        table.do("thug:tile_restaurant")
        assert table.may() == {"apply:launder", "apply:gain_bill_2"}
        table.do(*order)
        if order[0] == "apply:gain_bill_2":
            assert table.step == "LaunderBill"
            assert table.may() == {"launder:bill_2", "decline"}  # the bill just gained
            table.do("launder:bill_2")
        assert table.case(0) == ["bill_2"]


@pytest.mark.rule("CE-THUG-10", "CE-RULE-7")
def test_the_controller_may_decline_everything_and_the_active_player_no_gain() -> None:
    table = scene(round=2, markers={"midtown": "1"}, hands=["bill_1"])
    table.do("thug:loc_midtown", "first:seat_1")
    assert {"finish", "apply:draw_jobs_2_1", "apply:gain_bill_2"} == table.may()
    table.do("finish")
    assert not table.gained(1)
    assert table.step == "KeepJob"  # the player's own gains came without a question
    own = scene(hands=["bill_1"], tiles="tile_restaurant")
    own.do("thug:tile_restaurant")
    own.refuses("finish", "CE-RULE-7")


# --- family members


@pytest.mark.rule("CE-FAM-01", "CE-D-04")
def test_a_family_member_goes_to_a_free_family_space() -> None:
    table = scene(figures={"fs_02": "1f"})
    table.refuses("family:fs_02", "CE-BRD-07")
    table.refuses("family:loc_midtown", "CE-FAM-01")
    table.do("family:fs_11")
    assert table.now("figures")["fs_11"] == "marzullo_don"


@pytest.mark.rule("CE-FAM-02", "CE-FAM-03")
def test_don_consigliere_and_heir_work_alike_and_join_in_rounds_one_two_and_four() -> None:
    for number, roles in {
        1: ["don"],
        2: ["don", "consigliere"],
        3: ["don", "consigliere"],
        4: ["don", "consigliere", "heir"],
    }.items():
        table = scene(2, round=number)
        assert [role for role in table.now("supply")[0] if not role.startswith("thug")] == roles
        gains = []
        for gone in range(len(roles)):
            one = scene(2, round=number, spent={0: "f" * gone})
            one.do("family:fs_11").idle()
            gains.append(one.gained(0))
        assert all(gain == gains[0] for gain in gains)
    first = scene(spent={0: "f"})
    first.refuses("family:fs_01", "CE-FAM-03")


@pytest.mark.rule("CE-FAM-04", "CE-FAM-06", "CE-FAM-08", "CE-EX-7", "CE-ICON-09", "CE-RULE-32")
def test_a_family_member_collects_all_backs_of_the_districts_touched() -> None:
    """Chelsea, Midtown, Wall Street with the gun shop: launder, jobs, gun, dirty money, in any order."""
    figures = {"loc_chelsea": "1t", "loc_midtown": "1t", "tile_gun_shop": "2t"}  # standing there does not matter
    for launders in (False, True):
        table = scene(5, tiles="tile_gun_shop", hands=["bill_1"], figures=figures, markers={})
        table.do("family:fs_03")
        assert table.may() == {
            "apply:launder",
            "apply:draw_jobs_2_1",
            "apply:gain_good_gun",
            "apply:gain_good_dirty_money",
        }
        table.do("apply:gain_good_dirty_money", "apply:draw_jobs_2_1")
        table.do(f"keep:{sorted(table.may('keep'))[0]}")
        table.do("apply:gain_good_gun")
        table.do("launder:bill_1" if launders else "decline")
        assert len(table.hand(0)) == 1 + (2 if launders else 3)
        assert len(table.case(0)) == (1 if launders else 0)
        assert {"gun", "dirty_money"} <= set(table.gained(0))
        assert table.seat == 1


@pytest.mark.rule("CE-FAM-05", "CE-RULE-10", "CE-BRD-08")
def test_central_park_launders_for_a_family_member_the_mayor_and_one_who_moved() -> None:
    member = scene(hands=["bill_3"])
    member.do("family:fs_13")  # Upper East Side and Central Park
    assert "apply:launder" in member.may()
    mayor = scene(round=2, hands=["bill_3"], allies=["ward_politician"])
    mayor.do("ally:ward_politician", "place:fs_13")
    assert "apply:launder" in mayor.may()
    moved = scene(round=2, hands=["booze*2 gun family_meeting bill_3"], figures={"fs_11": "0f"})
    moved.do("job:family_meeting", "apply:move_own_family", "move:marzullo_don", "to:fs_13")
    assert "apply:launder" in moved.may()


@pytest.mark.rule("CE-FAM-07")
def test_the_controller_gains_nothing_from_backs() -> None:
    table = scene(round=2, markers={"brooklyn": "1", "wall_street": "1"}, tiles="tile_gun_shop tile_distillery")
    table.do("family:fs_11")
    assert table.gained(0) == {"booze": 2, "gun": 1, "dirty_money": 1}
    assert table.seat == 1
    assert table.step == "Turn"
    assert not table.gained(1)
