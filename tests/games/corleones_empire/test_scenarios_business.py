"""Scenarios derived from sentences of the rulebook: setup, opening, family business. They are numbered."""

from __future__ import annotations

from collections import Counter

import pytest

import consigliere as cg
from consigliere.games.corleones_empire.components import FAMILY_IDS

from .scene import GAME, Table, scene

BLUE = "tile_gun_shop tile_distillery"


def dealt(seats: int) -> Table:
    """A new game at its first turn, through the public interface only."""
    table = Table(cg.new(GAME, seats=seats, seed=11, options={"first": "1"}))
    for seat in range(seats):
        table.play(seat, f"choose:{FAMILY_IDS[seat]}")
    return table


def bare(table: Table) -> Table:
    """A round in which all play figures only, at the first place possible, and decline what they can."""
    began = table.now("round")
    while table.now("round") == began and table.step == "Turn":
        figures = [text for text in sorted(table.may()) if text.startswith(("thug:", "family:"))]
        table.do(figures[0]).idle()
    return table


def take(table: Table, *words: str) -> Table:
    """Choose effects while their order is asked: those with one of the words, or any if none is given."""
    while table.step == "NextEffect":
        options = [text for text in sorted(table.may()) if text != "finish"]
        table.do(next(text for text in options if not words or any(word in text for word in words)))
    return table


# 1 to 4: the layout for each number of players, in every round
@pytest.mark.rule("CE-SET-04", "CE-SET-05", "CE-SET-06", "CE-SET-07", "CE-OPEN-01", "CE-OPEN-02", "CE-EOR-03")
@pytest.mark.parametrize(
    ("seats", "jobs", "allies", "thugs", "tiles"),
    [(2, 2, 1, 3, [1, 2, 3, 4]), (3, 3, 2, 2, [1, 2, 3, 4]), (4, 3, 3, 2, [2, 3, 4, 5]), (5, 4, 4, 2, [4, 5, 6, 7])],
)
def test_what_is_on_the_table_in_every_round(seats: int, jobs: int, allies: int, thugs: int, tiles: list[int]) -> None:
    table = dealt(seats)
    for number, members in ((1, 1), (2, 2), (3, 2), (4, 3)):
        view = table.match.view(0)["table"]
        assert view["round"] == number
        assert sum(job is not None for job in view["common"]) == jobs
        assert len(view["offer"]) == (allies if number < 4 else 0)
        assert len(view["tiles"]) == tiles[number - 1]
        for seat in range(seats):
            own = table.now("supply")[seat]
            assert sum(role.startswith("thug") for role in own) == thugs
            assert len(own) == thugs + members
        figures = len(bare(table).told("thug_played")) + len(table.told("family_played"))
        turns = sum(seats * (thugs + count) for count in (1, 2, 2, 3)[:number])
        assert figures == turns  # nobody may pass, nobody has another figure
        table.idle()
        while table.match.result is None and table.step != "Turn":  # bribery, tribute: anything possible
            table.idle()
    assert table.match.result is not None


# 5: with four the tile of round IV lies in the Upper West Side, with five that of round I in Queens
@pytest.mark.rule("CE-OPEN-02", "CE-EX-3", "CE-EX-4")
def test_where_the_tiles_of_the_examples_lie() -> None:
    five = dealt(5)
    assert five.told("opened")[-1]["district"] == "queens"
    four = dealt(4)
    for _ in range(3):
        bare(four)
        while four.step != "Turn":
            four.idle()
    assert four.now("round") == 4
    assert four.told("opened")[-1]["district"] == "upper_west_side"


# 6 to 8: turns
@pytest.mark.rule("CE-FB-01", "CE-FB-03", "CE-FB-04", "CE-FB-07")
def test_the_order_of_turns_when_one_runs_out_and_the_horse_head_moves() -> None:
    """Seat 2 begins. It takes the horse head at the Racetrack, but seat 0 is still next, then seat 1, then 2."""
    table = scene(3, horse=2, turn=2, spent={0: "tt"})
    table.do("thug:loc_queens").idle()
    assert table.now("horse") == 2
    assert table.seat == 0
    table.do("family:fs_11").idle()  # the last figure of seat 0, resolved in full
    assert table.gained(0) == Counter(dirty_money=1, booze=1, gun=1)  # with the gun shop on Wall Street
    assert table.seat == 1
    table.do("thug:loc_brooklyn").idle()
    assert table.seat == 2
    table.do("thug:loc_wall_street").idle()
    assert table.seat == 1  # seat 0 is out


@pytest.mark.rule("CE-FB-03", "CE-JOB-01", "CE-ALLY-01")
def test_a_job_and_an_ally_are_turns_and_spend_no_figure() -> None:
    """One figure left: a job, then an ally, then a common job. Only the figure ends the phase for this player."""
    table = scene(
        2, round=2, hands=["gun*2 dirty_money gun_down"], allies=["bandit"], common="cook_the_books", spent={1: "tttff"}
    )
    table.do("job:gun_down").idle()
    table.do("ally:bandit", "good:booze").idle()
    table.do("common:cook_the_books").idle()
    assert table.step == "Turn"
    assert table.now("supply")[0] == ["thug_1", "thug_2", "thug_3", "don", "consigliere"]


@pytest.mark.rule("CE-FB-06")
def test_the_last_figure_ends_the_phase_whatever_is_in_hand() -> None:
    table = scene(
        2,
        round=2,
        hands=["gun gun_down"],
        allies=["bandit"],
        spent={0: "tttf", 1: "tttff"},
        offer="capo",
    )
    table.do("family:fs_02").idle()
    assert table.now("phase") in ("tribute", "family_business")  # nobody can bid: straight to tribute or later
    assert table.told("turf")


# 9 to 13: thugs and controllers
@pytest.mark.rule("CE-THUG-05", "CE-THUG-07")
def test_a_thug_in_anothers_district_feeds_both_in_the_chosen_order() -> None:
    """One bill of two left: the first named gets it, the other takes a one."""
    table = scene(3, round=2, cases=["", "", "bill_2*all-1"], markers={"midtown": "1"}, tiles=BLUE)
    table.do("thug:loc_midtown", "first:seat_1")
    assert table.seat == 1
    kept = sorted(table.may("apply"))
    table.do(f"apply:{next(name for name in kept if 'bill' in name)}")
    table.do(f"apply:{next(name for name in kept if 'jobs' in name)}")
    table.do(f"keep:{sorted(table.may('keep'))[0]}")
    assert table.gained(1)["bill_2"] == 1
    assert table.seat == 0
    table.idle()
    assert table.gained(0)["bill_2"] == 0
    assert table.gained(0)["bill_1"] == 1
    assert len(table.hand(0)) == len(table.hand(1)) == 2


@pytest.mark.rule("CE-THUG-05", "CE-WAR-07")
def test_only_the_topmost_marker_shares_and_an_old_one_does_too() -> None:
    """Seat 2 won twice, seat 1 last: seat 1 alone shares, in round IV as in round II."""
    table = scene(3, round=4, markers={"brooklyn": "221"})
    table.do("thug:loc_brooklyn")
    assert set(table.may("first")) == {"seat_0", "seat_1"}


@pytest.mark.rule("CE-THUG-05", "CE-FAM-08")
def test_the_tile_of_a_controlled_district_is_shared_like_the_printed_location() -> None:
    table = scene(3, round=2, markers={"wall_street": "1"}, tiles=BLUE, figures={"loc_wall_street": "2t"})
    table.do("thug:tile_gun_shop", "first:seat_0").idle()
    assert table.gained(0) == Counter(gun=1, bill_2=1)


@pytest.mark.rule("CE-THUG-10", "CE-RULE-7")
def test_a_controller_takes_one_effect_and_leaves_the_other() -> None:
    table = scene(3, round=2, markers={"brooklyn": "1"})
    table.do("thug:loc_brooklyn", "first:seat_1")
    table.do(next(text for text in sorted(table.may()) if "booze" in text))
    table.do("finish")
    assert table.gained(1) == Counter(booze=1)
    assert table.gained(0) == Counter(booze=1, bill_1=1)


@pytest.mark.rule("CE-ICON-10", "CE-RULE-6")
def test_who_takes_the_horse_head_last_keeps_it() -> None:
    """At the Racetrack in another's district, the player who resolves second has it at the end."""
    for first, holder in (("seat_0", 1), ("seat_1", 0)):
        table = scene(3, round=2, markers={"queens": "1"}, horse=2)
        table.do("thug:loc_queens", f"first:{first}")
        take(table)
        assert table.now("horse") == holder


# 14 to 18: family members
@pytest.mark.rule("CE-FAM-04", "CE-FAM-05")
def test_a_family_member_by_the_park_launders_there_too() -> None:
    """Chelsea, Midtown, Central Park: two launders (Laundry and Park) and jobs."""
    table = scene(3, hands=["bill_1 bill_3"])
    table.do("family:fs_01")
    effects = table.may("apply")
    assert sum("launder" in text for text in effects) == 1  # equal effects are one option
    launder = next(text for text in effects if "launder" in text)
    table.do(f"apply:{launder}", "launder:bill_1", f"apply:{launder}", "launder:bill_3")
    assert table.step == "KeepJob"
    table.do(f"keep:{sorted(table.may('keep'))[0]}")
    assert table.case(0) == ["bill_1", "bill_3"]
    assert table.seat == 1


@pytest.mark.rule("CE-FAM-06", "CE-RULE-7")
def test_money_just_collected_may_be_laundered_by_the_same_figure() -> None:
    """Upper West Side and Chelsea with an empty hand: the gun comes first, and there is still no bill to launder."""
    table = scene(3)
    table.do("family:fs_10")
    assert table.gained(0) == Counter(gun=1)
    assert table.may() == {"decline"}


@pytest.mark.rule("CE-FAM-04", "CE-RULE-8")
def test_a_night_club_on_wall_street_pays_before_chelsea_launders() -> None:
    table = scene(3, tiles="tile_night_club")
    table.do("family:fs_16")
    assert table.gained(0) == Counter(dirty_money=1, bill_1=1)
    table.do("launder:bill_1")
    assert table.case(0) == ["bill_1"]


@pytest.mark.rule("CE-BRD-06", "CE-RULE-11")
def test_with_two_players_just_six_spaces_are_closed() -> None:
    two, three = scene(2), scene(3)
    assert len(three.may("family") - two.may("family")) == 6
    for space in three.may("family") - two.may("family"):
        two.refuses(f"family:{space}", "CE-BRD-06")


@pytest.mark.rule("CE-FAM-07", "CE-FAM-08")
def test_backs_pay_the_player_alone_next_to_a_rivals_thug_in_their_district() -> None:
    table = scene(3, round=2, markers={"brooklyn": "1", "wall_street": "1"}, figures={"loc_brooklyn": "1t"})
    table.do("family:fs_11").idle()
    assert not table.gained(1)
    assert table.gained(0)["booze"] >= 1


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
    take(table)
    assert table.gained(0) == Counter(bill_5=1, bill_3=1)
    assert table.gained(2) == Counter(bill_3=1)
    assert table.now("horse") == 2
    assert table.case(0) == ["time_to_pay"]
    assert table.now("common")[0] is None
    assert [table.stack(good) for good in ("gun", "dirty_money", "booze")] == [1, 1, 1]


@pytest.mark.rule("CE-JOB-03", "CE-RULE-25")
def test_narcotics_pay_for_all_three_and_for_nothing_else() -> None:
    tiles = f"{BLUE} tile_opium_den"
    paid = scene(3, round=3, hands=["narcotics*3 time_to_pay"], tiles=tiles)
    paid.do("job:time_to_pay").idle()
    assert paid.case(0) == ["time_to_pay"]
    assert paid.stack("narcotics") == 3
    short = scene(3, round=3, hands=["narcotics*2 bill_5*3 time_to_pay"], tiles=tiles)
    short.refuses("job:time_to_pay", "CE-JOB-02")


@pytest.mark.rule("CE-JOB-03")
def test_the_payer_may_spend_narcotics_although_they_have_the_good() -> None:
    table = scene(3, round=3, hands=["gun narcotics gun_down"], tiles=f"{BLUE} tile_opium_den")
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
    take(table, "discard", "horse", "bill")
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
    take(table.do("job:gun_down"), "kill").do("kill:matarazzo_thug_1").idle()
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
    take(table.do("job:gun_down"), "kill").do("kill:marzullo_thug_1").idle()
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
    take(table, "kill")
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
    take(table, "kill")
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
    take(table, "kill")
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
        tiles=BLUE,
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
    take(table)
    assert table.gained(0) == table.gained(2) == Counter(booze=1, bill_1=1)
    table.refuses("thug:loc_brooklyn", "CE-THUG-02")


@pytest.mark.rule("CE-NEU-04", "CE-BRD-08")
def test_the_police_chief_goes_to_any_of_seven_districts_but_not_to_the_park() -> None:
    table = scene(3, round=2, allies=["beat_cop"])
    table.do("ally:beat_cop")
    take(table, "neutral", "police")
    assert len(table.may("patrol")) == 7
    table.refuses("patrol:central_park", "CE-NEU-04")


@pytest.mark.rule("CE-NEU-06", "CE-RULE-9")
def test_two_players_command_the_mayor_in_one_phase() -> None:
    table = scene(3, round=3, allies=["ward_politician", "city_councillor"], tiles=f"{BLUE} tile_casino")
    table.do("ally:ward_politician", "place:fs_02").idle()
    table.do("ally:city_councillor")
    take(table, "mayor", "neutral")
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
    take(table)
    table.refuses("patrol:brooklyn", "CE-RULE-9")
    table.do("patrol:queens")
    take(table)
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
            take(table)
            table.do(answer)
        table.idle()
        assert table.case(0) == inside


# 43 to 48: empty stacks
@pytest.mark.rule("CE-SUP-01")
def test_an_empty_good_is_not_replaced_not_even_by_narcotics() -> None:
    table = scene(3, round=3, hands=["", "", "booze*9"], tiles=f"{BLUE} tile_opium_den")
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
