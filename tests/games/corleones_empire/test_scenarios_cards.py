"""Scenarios derived from sentences of the rulebook: jobs, killing, allies, empty stacks. The numbering continues."""

from __future__ import annotations

from collections import Counter

import pytest

from .scene import BLUE_TILES, scene, take_effects


# 19 to 27: jobs
@pytest.mark.rule("CE-JOB-02", "CE-JOB-04", "CE-EX-9")
def test_time_to_pay_to_the_letter() -> None:
    """Goods to their stacks, five dollars to hand, the front of a controlled location for both, an empty cell."""
    table = scene(3, round=2, hands=["gun dirty_money booze bill_1"], common="time_to_pay", markers={"queens": "2"})
    table.do("common:time_to_pay")
    bills = next(text for text in sorted(table.may("apply")) if "bill" in text or "reward" in text)
    table.do(f"apply:{bills}")
    assert table.gained(0) == Counter(bill_5=1)
    table.do("collect:loc_queens", "first:seat_0")
    take_effects(table)
    assert table.gained(0) == Counter(bill_5=1, bill_3=1)
    assert table.gained(2) == Counter(bill_3=1)
    assert table.now("horse") == 2
    assert table.case(0) == ["time_to_pay"]
    assert table.now("common")[0] is None
    assert [table.stack(good) for good in ("gun", "dirty_money", "booze")] == [1, 1, 1]


@pytest.mark.rule("CE-JOB-03", "CE-RULE-25")
def test_narcotics_pay_for_all_three_and_for_nothing_else() -> None:
    tiles = f"{BLUE_TILES} tile_opium_den"
    paid = scene(3, round=3, hands=["narcotics*3 time_to_pay"], tiles=tiles)
    paid.do("job:time_to_pay").idle()
    assert paid.case(0) == ["time_to_pay"]
    assert paid.stack("narcotics") == 3
    short = scene(3, round=3, hands=["narcotics*2 bill_5*3 time_to_pay"], tiles=tiles)
    short.refuses("job:time_to_pay", "CE-JOB-02")


@pytest.mark.rule("CE-JOB-03")
def test_the_payer_may_spend_narcotics_although_they_have_the_good() -> None:
    table = scene(3, round=3, hands=["gun narcotics gun_down"], tiles=f"{BLUE_TILES} tile_opium_den")
    table.do("job:gun_down", "pay:narcotics").idle()
    assert "gun" in table.hand(0)
    assert "narcotics" not in table.hand(0)


@pytest.mark.rule("CE-JOB-01", "CE-RULE-25")
def test_a_good_that_is_missing_is_not_made_up_by_another() -> None:
    table = scene(3, hands=["gun*3 booze street_tax"])
    table.refuses("job:street_tax", "CE-JOB-02")


@pytest.mark.rule("CE-JOB-04", "CE-RULE-8")
def test_the_bills_of_a_job_can_be_laundered_by_the_same_job() -> None:
    table = scene(3, hands=["dirty_money cook_the_books"])
    table.do("job:cook_the_books")
    assert table.step == "LaunderBill"  # nothing to launder before the bills, so they came without a question
    table.do("launder:bill_2")
    assert table.case(0) == ["bill_2", "cook_the_books"]


@pytest.mark.rule("CE-JOB-04", "CE-SUP-02", "CE-SUP-05")
def test_two_and_two_with_one_two_left_is_two_and_one() -> None:
    table = scene(3, hands=["booze dirty_money second_visit"], cases=["", "", "bill_2*all-1"])
    table.do("job:second_visit").idle()
    assert table.gained(0) == Counter(bill_2=1, bill_1=1)


@pytest.mark.rule("CE-JOB-07", "CE-JOB-08", "CE-EOR-04")
def test_two_equal_common_jobs_are_done_one_by_one() -> None:
    table = scene(3, hands=["dirty_money", "dirty_money"], common="cook_the_books cook_the_books gun_down")
    table.do("common:cook_the_books").idle()
    assert table.now("common").count("cook_the_books") == 1
    table.do("common:cook_the_books").idle()
    assert table.now("common") == [None, None, "gun_down"]


@pytest.mark.rule("CE-JOB-05", "CE-CARD-06")
def test_a_job_whose_effect_finds_nobody_still_pays_and_counts() -> None:
    table = scene(3, hands=["booze*2 gun family_meeting"])  # no own family member on the board
    table.do("job:family_meeting")
    assert table.gained(0) == Counter(bill_3=1, bill_2=1)
    assert table.case(0) == ["family_meeting"]
    assert table.seat == 1


@pytest.mark.rule("CE-JOB-09", "CE-CARD-10")
def test_in_a_forced_discard_the_doer_loses_nothing() -> None:
    table = scene(3, hands=["dirty_money*2 gun bill_1 horse_head_in_bed", "bill_5 gun", "bill_2"])
    table.do("job:horse_head_in_bed")
    take_effects(table, "discard", "horse", "bill")
    assert set(table.match.deciders) == {1, 2}
    table.play(2, "discard:bill_2").play(1, "discard:gun")
    table.idle()
    assert table.hand(1) == ["bill_5"]
    assert table.hand(2) == []
    assert "bill_1" in table.hand(0)


# 28 to 33: killing
@pytest.mark.rule("CE-KILL-01", "CE-KILL-03", "CE-KILL-05")
def test_a_killed_thugs_place_is_taken_by_the_next_and_he_stays_away_all_round() -> None:
    table = scene(3, hands=["gun gun_down"], figures={"loc_queens": "1t"})
    take_effects(table.do("job:gun_down"), "kill").do("kill:matarazzo_thug_1").idle()
    table.do("thug:loc_queens").idle()  # seat 1 itself, with its other thug
    assert table.now("hudson") == ["matarazzo_thug_1"]
    assert table.now("supply")[1] == ["don"]


@pytest.mark.rule("CE-KILL-04", "CE-WAR-02")
def test_the_dead_do_not_fight() -> None:
    table = scene(
        2,
        hands=["", "gun gun_down"],
        figures={"loc_queens": "0t", "fs_02": "1f"},
        spent={0: "ttf", 1: "tt"},
        turn=1,
    )
    take_effects(table.do("job:gun_down"), "kill").do("kill:marzullo_thug_1").idle()
    table.do("thug:loc_brooklyn").idle()
    told = {event["district"]: event["winner"] for event in table.told("turf")}
    assert told["queens"] == 1


@pytest.mark.rule("CE-CARD-05", "CE-BRD-05")
def test_a_drive_by_takes_a_family_member_who_only_touches_the_district() -> None:
    table = scene(
        3,
        hands=["gun*2 booze drive_by_shooting"],
        figures={"fs_02": "1f", "loc_queens": "2t", "loc_chelsea": "1t"},
    )
    table.do("job:drive_by_shooting")
    take_effects(table, "kill")
    assert table.may("where") == {"queens", "midtown", "chelsea"}
    table.do("where:queens")
    assert table.may("kill") == {"matarazzo_don"}
    table.do("kill:matarazzo_don")
    assert table.may("kill") == {"vitale_thug_1"}
    table.do("kill:vitale_thug_1").idle()
    assert set(table.now("hudson")) == {"matarazzo_don", "vitale_thug_1"}


@pytest.mark.rule("CE-KILL-02", "CE-NEU-05")
def test_all_three_neutral_characters_can_drown_and_come_back_next_round() -> None:
    table = scene(
        3,
        round=2,
        hands=["gun*2 booze*2 dirty_money sleep_with_the_fishes car_bomb"],
        figures={"fs_02": "mayor", "loc_queens": "union_boss"},
        chief="queens",
    )
    table.do("job:sleep_with_the_fishes")
    take_effects(table, "kill")
    table.do("kill:police_chief").idle()
    assert table.now("chief") is None
    assert table.now("hudson") == ["police_chief"]
    table = scene(3, round=2, phase="tribute", hudson="police_chief mayor union_boss")
    assert table.now("hudson") == []
    assert table.now("round") == 3


@pytest.mark.rule("CE-KILL-06", "CE-CARD-05")
def test_a_car_bomb_may_take_ones_own_and_one_victim_is_enough() -> None:
    table = scene(
        3, hands=["gun booze dirty_money car_bomb"], figures={"loc_queens": "0t", "fs_02": "1f", "fs_14": "2f"}
    )
    table.do("job:car_bomb")
    take_effects(table, "kill")
    table.do("where:queens", "kill:marzullo_thug_1", "decline").idle()
    assert table.now("hudson") == ["marzullo_thug_1"]
    assert table.gained(0) == Counter(bill_5=1)


# 34 to 42: allies and neutral characters
@pytest.mark.rule("CE-ALLY-02", "CE-ALLY-03", "CE-TRIB-01")
def test_an_ally_comes_back_counts_against_the_limit_and_plays_again() -> None:
    table = scene(
        2,
        round=2,
        hands=["bill_1*3", ""],
        allies=["bandit", ""],
        spent={0: "tttf", 1: "tttff"},
        offer="capo",
    )
    table.do("ally:bandit", "good:gun")
    table.do("family:fs_02").idle()
    assert table.now("round") == 2
    assert table.step == "PayTribute"  # three ones, a gun, a one from Queens, a job and Bandit: over four
    while table.step == "PayTribute":
        table.do(next(text for text in sorted(table.may()) if "bandit" not in text))
    assert "bandit" in table.hand(0)
    assert table.now("round") == 3
    assert "ally:bandit" in table.may()


@pytest.mark.rule("CE-TRIB-03")
def test_a_discarded_ally_is_out_of_the_game() -> None:
    table = scene(2, round=3, phase="tribute", hands=["bill_5*3"], allies=["bandit"])
    table.do("discard:bandit")
    assert "bandit" not in str(table.match.position()["table"])


@pytest.mark.rule("CE-NEU-02", "CE-NEU-05", "CE-WAR-03")
def test_the_mayor_collects_for_its_player_and_fights_for_nobody() -> None:
    """He serves seat 0 on Brooklyn - Wall Street; in the war he ties seat 0's thug in Brooklyn."""
    table = scene(
        2,
        round=2,
        allies=["ward_politician"],
        figures={"loc_brooklyn": "0t"},
        spent={0: "ttf", 1: "tttff"},
        tiles=BLUE_TILES,
        offer="capo",
    )
    table.do("ally:ward_politician", "place:fs_11")
    assert table.gained(0) == Counter(dirty_money=1, booze=2, gun=1)
    table.do("family:fs_10").idle()
    told = {event["district"]: (event["points"], event["neutral"], event["winner"]) for event in table.told("turf")}
    assert told["brooklyn"] == ([1, 0], 1, None)


@pytest.mark.rule("CE-NEU-03", "CE-THUG-06")
def test_the_union_boss_closes_a_location_and_its_controller_shares() -> None:
    table = scene(3, round=2, allies=["shop_steward"], markers={"brooklyn": "2"})
    table.do("ally:shop_steward", "place:loc_brooklyn", "first:seat_0")
    take_effects(table)
    assert table.gained(0) == table.gained(2) == Counter(booze=1, bill_1=1)
    table.refuses("thug:loc_brooklyn", "CE-THUG-02")


@pytest.mark.rule("CE-NEU-04", "CE-BRD-08")
def test_the_police_chief_goes_to_any_of_seven_districts_but_not_to_the_park() -> None:
    table = scene(3, round=2, allies=["beat_cop"])
    table.do("ally:beat_cop")
    take_effects(table, "neutral", "police")
    assert len(table.may("patrol")) == 7
    table.refuses("patrol:central_park", "CE-NEU-04")


@pytest.mark.rule("CE-NEU-06", "CE-RULE-9")
def test_two_players_command_the_mayor_in_one_phase() -> None:
    table = scene(3, round=3, allies=["ward_politician", "city_councillor"], tiles=f"{BLUE_TILES} tile_casino")
    table.do("ally:ward_politician", "place:fs_02").idle()
    table.do("ally:city_councillor")
    take_effects(table, "mayor", "neutral")
    assert "fs_02" not in table.may("place")
    table.do("place:fs_14").idle()
    assert table.now("figures") == {"fs_14": "mayor"}
    assert table.gained(1)["bill_1"] == 1


@pytest.mark.rule("CE-NEU-08", "CE-NEU-10", "CE-CARD-05")
def test_the_police_captain_kills_only_where_he_has_just_gone() -> None:
    table = scene(
        3, round=3, allies=["police_captain"], figures={"loc_queens": "1t", "loc_brooklyn": "2t"}, chief="brooklyn"
    )
    table.do("ally:police_captain")
    take_effects(table)
    table.refuses("patrol:brooklyn", "CE-RULE-9")
    table.do("patrol:queens")
    take_effects(table)
    assert table.may("kill") == {"matarazzo_thug_1"}


@pytest.mark.rule("CE-ALLY-01", "CE-EX-10", "CE-ICON-02")
def test_the_family_accountant_moves_two_bills_one_or_none() -> None:
    for answers, inside in (
        (("launder:bill_5", "launder:bill_1"), ["bill_1", "bill_5"]),
        (("launder:bill_1", "decline"), ["bill_1"]),
        (("decline", "decline"), []),
    ):
        table = scene(3, round=2, hands=["bill_5 bill_1"], allies=["family_accountant"])
        table.do("ally:family_accountant")
        for answer in answers:
            take_effects(table)
            table.do(answer)
        table.idle()
        assert table.case(0) == inside


# 43 to 48: empty stacks
@pytest.mark.rule("CE-SUP-01")
def test_an_empty_good_is_not_replaced_not_even_by_narcotics() -> None:
    table = scene(3, round=3, hands=["", "", "booze*9"], tiles=f"{BLUE_TILES} tile_opium_den")
    table.do("thug:loc_brooklyn")
    assert table.gained(0) == Counter(bill_1=1)


@pytest.mark.rule("CE-SUP-02", "CE-RULE-12")
def test_no_five_left_any_one_smaller_bill_and_never_two() -> None:
    table = scene(3, tiles="tile_night_club", cases=["", "", "bill_5*all"])
    table.do("thug:tile_night_club")
    assert table.may() == {"bill:bill_3", "bill:bill_2", "bill:bill_1"}
    table.do("bill:bill_3")
    assert table.gained(0) == Counter(bill_3=1)


@pytest.mark.rule("CE-SUP-02")
def test_no_ones_left_nothing_for_a_one() -> None:
    table = scene(3, cases=["", "", "bill_1*all"])
    table.do("thug:loc_wall_street")
    assert table.gained(0) == Counter(dirty_money=1)


@pytest.mark.rule("CE-SUP-03", "CE-RULE-13")
def test_one_job_left_and_no_discard_is_simply_kept() -> None:
    table = scene(3, deck="gun_down")
    table.do("thug:loc_midtown")
    assert table.gained(0) == Counter(gun_down=1, bill_2=1)
    assert table.now("discard") == []
    none = scene(3, deck="")
    none.do("thug:loc_midtown")
    assert none.gained(0) == Counter(bill_2=1)


@pytest.mark.rule("CE-SUP-03", "CE-RULE-39")
def test_the_discard_becomes_the_deck_between_the_two_cards() -> None:
    table = scene(3, deck="gun_down", discard="car_bomb")
    table.do("thug:loc_midtown")
    assert table.may("keep") == {"gun_down", "car_bomb"}
    table.do("keep:car_bomb")
    assert table.now("discard") == ["gun_down"]
