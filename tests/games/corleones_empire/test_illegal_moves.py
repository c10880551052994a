"""The ledger's table of illegal moves, row by row: each tempting move is refused by the rule that the row names.

A seat that is not asked gets "not yours": no rule of a question applies to it.
"""

from __future__ import annotations

import pytest

import consigliere as cg

from .scene import Table, scene

# --- D-02: the action


@pytest.mark.rule("CE-FB-02", "CE-D-02")
@pytest.mark.parametrize("waiver", ["pass", "decline", "finish", "done", "nothing"])
def test_nobody_passes_with_a_figure_in_supply(waiver: str) -> None:
    scene().refuses(waiver, "CE-FB-02")


@pytest.mark.rule("CE-FB-03", "CE-D-02")
def test_a_player_who_has_no_figure_left_does_neither_job_nor_ally() -> None:
    table = scene(round=2, hands=["gun gun_down"], allies=["bandit"], spent={0: "ttff"}, turn=1)
    for option in ("job:gun_down", "ally:bandit", "thug:loc_brooklyn"):
        with pytest.raises(cg.NotYours):
            table.match.play(0, option)
    table.do("thug:loc_brooklyn").idle()
    assert table.seat == 2
    table.do("thug:loc_queens").idle()
    assert table.seat == 1  # seat 0 is skipped


@pytest.mark.rule("CE-FB-01", "CE-D-02")
def test_one_action_a_turn_and_nobody_acts_out_of_turn() -> None:
    table = scene(hands=["bill_1 gun gun_down", "gun gun_down"])
    with pytest.raises(cg.NotYours):
        table.match.play(1, "job:gun_down")
    table.do("thug:loc_chelsea")
    assert table.step == "LaunderBill"
    for option in ("thug:loc_brooklyn", "family:fs_11", "job:gun_down", "ally:bandit"):
        table.refuses(option, "CE-FB-01")
    table.do("decline").idle()
    with pytest.raises(cg.NotYours):
        table.match.play(0, "job:gun_down")


# --- D-03 and D-04: figures


@pytest.mark.rule("CE-THUG-01", "CE-THUG-02", "CE-BRD-03", "CE-D-03")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("loc_midtown", "CE-THUG-02"),  # another's thug
        ("loc_queens", "CE-THUG-02"),  # the player's own
        ("fs_02", "CE-BRD-03"),
        ("midtown", "CE-BRD-03"),
        ("central_park", "CE-BRD-03"),
        ("tile_casino", "CE-THUG-01"),  # an empty cell
    ],
)
def test_where_no_thug_can_go(place: str, rule: str) -> None:
    scene(figures={"loc_midtown": "1t", "loc_queens": "0t"}).refuses(f"thug:{place}", rule)


@pytest.mark.rule("CE-THUG-04", "CE-D-03")
def test_no_third_thug_with_three_players() -> None:
    table = scene(figures={"loc_midtown": "0t", "loc_queens": "0t"})
    table.refuses("thug:loc_brooklyn", "CE-THUG-04")


@pytest.mark.rule("CE-FAM-01", "CE-FAM-03", "CE-D-04")
@pytest.mark.parametrize(
    ("round", "members", "rule"),
    [
        (1, ["0f"], "CE-FAM-03"),  # the consigliere in round I
        (2, ["0f", "0f"], "CE-FAM-03"),  # the heir before round IV
        (3, ["0f", "0f"], "CE-FAM-03"),
        (4, ["0f", "0f", "0f"], "CE-FAM-01"),  # all members are out: none is in the supply
    ],
)
def test_all_members_are_out(round: int, members: list[str], rule: str) -> None:
    table = scene(round=round, figures=dict(zip(("fs_01", "fs_02", "fs_03"), members, strict=False)))
    table.refuses("family:fs_11", rule)


@pytest.mark.rule("CE-FAM-03", "CE-KILL-05", "CE-FAM-01", "CE-THUG-01", "CE-D-03", "CE-D-04")
@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("family:marzullo_don", "CE-FAM-01"),  # on the board already
        ("family:marzullo_consigliere", "CE-KILL-05"),  # in the Hudson
        ("family:marzullo_heir", "CE-FAM-03"),  # waits for round IV
        ("family:matarazzo_don", "CE-FAM-01"),  # another's
        ("thug:marzullo_thug_1", "CE-THUG-01"),
        ("thug:marzullo_thug_2", "CE-KILL-05"),
        ("thug:mayor", "CE-THUG-01"),
    ],
)
def test_a_figure_that_is_out_or_does_not_take_part_yet(option: str, rule: str) -> None:
    figures = {"fs_01": "0f", "loc_midtown": "0t"}
    scene(2, round=2, figures=figures, hudson="0t 0f").refuses(option, rule)


@pytest.mark.rule("CE-BRD-06", "CE-FAM-01", "CE-BRD-07", "CE-D-04", "CE-D-15")
def test_where_no_family_member_can_go() -> None:
    table = scene(2, figures={"fs_02": "1f"})
    table.refuses("family:fs_12", "CE-BRD-06")
    table.refuses("family:fs_02", "CE-BRD-07")
    table.refuses("family:loc_midtown", "CE-FAM-01")
    mayor = scene(2, round=2, allies=["ward_politician"])
    mayor.do("ally:ward_politician").refuses("place:fs_12", "CE-BRD-06")


# --- D-05 and D-06: cards


@pytest.mark.rule("CE-JOB-01", "CE-JOB-02", "CE-JOB-03", "CE-JOB-06", "CE-JOB-07", "CE-D-05")
def test_jobs_that_cannot_be_done() -> None:
    table = scene(hands=["gun bill_5*4 drive_by_shooting", "gun_down"], cases=["car_bomb"], common="cook_the_books - -")
    table.refuses("job:drive_by_shooting", "CE-JOB-02")  # goods are missing, and bills do not pay
    table.refuses("common:cook_the_books", "CE-JOB-02")  # a gun is no blood money
    table.refuses("job:gun_down", "CE-JOB-01")  # in another's hand
    table.refuses("job:car_bomb", "CE-JOB-06")  # in the suitcase
    table.refuses("common:inside_man", "CE-JOB-07")
    done = scene(hands=["dirty_money*2 bill_1"], common="cook_the_books money_laundering -")
    done.do("common:cook_the_books").idle()
    assert done.now("common") == [None, "money_laundering", None]  # the cell is not filled before the round is over


@pytest.mark.rule("CE-JOB-02", "CE-JOB-03", "CE-D-05")
def test_what_does_not_pay_for_a_job() -> None:
    red = "tile_gun_shop tile_restaurant tile_opium_den"
    table = scene(round=3, tiles=red, hands=["gun*2 booze dirty_money narcotics drive_by_shooting bill_3"])
    table.do("job:drive_by_shooting")  # two guns and booze; narcotics may stand for any of them
    for option in ("pay:bill_3", "pay:dirty_money", "done", "pass"):
        table.refuses(option, "CE-JOB-02")


@pytest.mark.rule("CE-ALLY-03", "CE-ALLY-04", "CE-D-06")
def test_allies_that_cannot_be_played() -> None:
    table = scene(round=2, played=["bandit"], offer="capo")
    table.refuses("ally:bandit", "CE-ALLY-03")
    table.refuses("ally:capo", "CE-ALLY-04")


# --- D-07: effects


@pytest.mark.rule("CE-FAM-07", "CE-THUG-05", "CE-D-07")
def test_a_controller_has_no_share_of_backs_nor_twice_of_their_own_front() -> None:
    back = scene(round=2, hands=["bill_1", "bill_1"], markers={"chelsea": "1", "midtown": "1"})
    back.do("family:fs_01")  # Chelsea, Midtown and Central Park
    while back.step != "Turn":
        assert back.seat == 0
        with pytest.raises(cg.NotYours):
            back.match.play(1, "apply:launder")
        back.do(next(iter(sorted(back.may()))))
    own = scene(round=2, markers={"brooklyn": "0"})
    own.do("thug:loc_brooklyn")
    assert own.gained(0) == {"booze": 1, "bill_1": 1}
    with pytest.raises(cg.NotYours):
        own.match.play(0, "apply:gain_good_booze")


@pytest.mark.rule("CE-THUG-03", "CE-FAM-04", "CE-CARD-01", "CE-D-07")
def test_fronts_are_for_thugs_and_backs_for_family_members() -> None:
    thug = scene(hands=["gun booze"], tiles="tile_freight_depot")  # its back shows a one, its front does not
    thug.do("thug:tile_freight_depot")
    assert thug.step == "NextEffect"
    thug.refuses("apply:gain_bill_1", "CE-FAM-04")
    thug.refuses("apply:gain_good_gun", "CE-THUG-03")  # another location's front
    member = scene(hands=["bill_1"])
    member.do("family:fs_03")  # Chelsea, Midtown, Wall Street
    assert member.step == "NextEffect"
    member.refuses("apply:gain_bill_2", "CE-THUG-03")  # the front of the railroad
    member.refuses("apply:gain_bill_5", "CE-FAM-04")  # no location around it
    card = scene(hands=["dirty_money*2 booze*2 offshore_account bill_1"])
    card.do("job:offshore_account")
    card.refuses("apply:launder", "CE-CARD-01")  # a job shows no icons


@pytest.mark.rule("CE-RULE-7", "CE-D-07")
@pytest.mark.parametrize("waiver", ["finish", "decline", "pass"])
def test_the_active_player_takes_every_gain(waiver: str) -> None:
    location = scene(hands=["bill_1"], tiles="tile_restaurant")
    location.do("thug:tile_restaurant")
    location.refuses(waiver, "CE-RULE-7")
    ally = scene(round=2, allies=["beat_cop"])
    ally.do("ally:beat_cop")
    ally.refuses(waiver, "CE-RULE-7")


@pytest.mark.rule("CE-CARD-01", "CE-JOB-04", "CE-D-07", "CE-D-20")
def test_bills_of_a_job_wait_for_a_collection_and_are_taken_as_shown() -> None:
    table = scene(hands=["dirty_money gun booze time_to_pay bill_1"], tiles="tile_restaurant")
    table.do("job:time_to_pay")
    for option in ("finish", "decline", "pass", "apply:reward_3_2"):
        table.refuses(option, "CE-JOB-04")
    table.do("apply:collect_front", "collect:tile_restaurant")
    table.refuses("apply:reward_5", "CE-CARD-01")


# --- D-08 to D-12: icons


@pytest.mark.rule("CE-ICON-02", "CE-D-08")
def test_what_cannot_be_laundered() -> None:
    table = scene(hands=["bill_1 bill_2 gun gun_down"], tiles="tile_restaurant")
    table.do("thug:tile_restaurant", "apply:launder")
    for option in ("launder:gun", "launder:gun_down", "launder:bill_5"):  # a good, a job, a bill of a stack
        table.refuses(option, "CE-ICON-02")
    twice = scene(hands=["bill_1*3"], figures={"fs_05": "1f"}, tiles="tile_restaurant")
    twice.do("family:fs_03", "apply:launder", "launder:bill_1")
    assert twice.step == "NextEffect"
    twice.refuses("launder:bill_1", "CE-ICON-02")  # the icon has been used


@pytest.mark.rule("CE-ICON-03", "CE-D-09")
def test_one_job_is_kept_neither_both_nor_none() -> None:
    table = scene(deck="gun_down inside_man", hands=["bill_1"])
    table.do("thug:loc_midtown")
    for option in ("decline", "finish", "pass", "keep:car_bomb"):
        table.refuses(option, "CE-ICON-03")
    table.do("keep:gun_down")
    with pytest.raises(cg.NotYours):
        table.match.play(0, "keep:inside_man")


EXCHANGES = {
    "CE-ICON-04": ("tile_casino", "exchange_1_5", 3),
    "CE-ICON-05": ("tile_betting_parlour", "exchange_2_5", 1),
    "CE-ICON-06": ("tile_private_bank", "exchange_3_3_5", 3),
    "CE-ICON-07": ("loc_upper_east_side", "exchange_good_1_booze_gun_dirty_money", 1),
}


@pytest.mark.rule("CE-ICON-04", "CE-ICON-05", "CE-ICON-06", "CE-ICON-07", "CE-D-10")
@pytest.mark.parametrize("rule", list(EXCHANGES))
def test_an_exchange_takes_cards_of_the_hand_and_as_many_as_it_shows(rule: str) -> None:
    place, effect, number = EXCHANGES[rule]
    tiles = {1: place if place.startswith("tile") else "", 3: f"tile_gun_shop tile_restaurant {place}"}[number]
    table = scene(round=number, tiles=tiles, hands=["gun booze dirty_money gun_down"], cases=["bill_3"])
    table.do(f"thug:{place}", f"apply:{effect}")
    for option in ("discard:bill_3", "discard:bill_5", "finish", "done", "pass"):
        table.refuses(option, rule)
    count = {"CE-ICON-05": 2, "CE-ICON-06": 3}.get(rule, 1)
    for card in ("gun", "booze")[: count - 1]:
        table.do(f"discard:{card}")
        for option in (f"discard:{card}", "decline", "done", "nothing"):  # fewer than shown
            table.refuses(option, rule)


@pytest.mark.rule("CE-ALLY-02", "CE-JOB-09", "CE-D-10")
def test_cards_that_lie_open_are_not_discarded() -> None:
    played = scene(round=2, tiles="tile_betting_parlour", hands=["gun booze"], played=["bandit"])
    played.do("thug:tile_betting_parlour", "apply:exchange_2_5")
    played.refuses("discard:bandit", "CE-ALLY-02")
    doing = scene(hands=["gun*2 booze*2 dirty_money time_to_pay"])
    doing.do("job:time_to_pay", "apply:collect_front", "collect:loc_upper_east_side")
    doing.do("apply:exchange_good_1_booze_gun_dirty_money")
    doing.refuses("discard:time_to_pay", "CE-JOB-09")


@pytest.mark.rule("CE-ICON-07", "CE-SUP-01", "CE-D-11")
def test_goods_that_cannot_be_taken() -> None:
    table = scene(hands=["bill_1", "gun*9"])
    table.do("thug:loc_upper_east_side", "apply:exchange_good_1_booze_gun_dirty_money", "discard:bill_1")
    table.refuses("good:narcotics", "CE-ICON-07")
    table.refuses("good:gun", "CE-SUP-01")
    table.refuses("decline", "CE-RULE-7")


@pytest.mark.rule("CE-SUP-02", "CE-ICON-08", "CE-D-12")
def test_bills_other_than_shown() -> None:
    empty = scene(cases=["", "bill_3*all"])
    empty.do("thug:loc_queens")
    assert empty.step == "Substitute"
    for option in ("bill:bill_3", "bill:bill_5"):
        empty.refuses(option, "CE-SUP-02")
    empty.do("bill:bill_1")
    with pytest.raises(cg.NotYours):
        empty.match.play(0, "bill:bill_2")  # never several
    there = scene(hands=["bill_1"], tiles="tile_restaurant")
    there.do("thug:tile_restaurant")
    there.refuses("bill:bill_1", "CE-ICON-08")  # a two is shown, and there are twos


# --- D-13 to D-15: fronts and neutral characters


@pytest.mark.rule("CE-THUG-07", "CE-D-13")
def test_the_controller_does_not_pick_the_order() -> None:
    table = scene(round=2, markers={"brooklyn": "1"})
    table.do("thug:loc_brooklyn")
    assert (table.step, table.seat) == ("WhoFirst", 0)
    with pytest.raises(cg.NotYours):
        table.match.play(1, "first:seat_1")
    for option in ("first:seat_2", "decline", "pass"):
        table.refuses(option, "CE-THUG-07")


NEUTRAL: dict[str, tuple[str, dict[str, str]]] = {
    "beat_cop": (
        "place_neutral_police_chief",
        {"patrol:central_park": "CE-NEU-04", "place:fs_01": "CE-NEU-04", "patrol:queens": "CE-RULE-9"},
    ),
    "ward_politician": (
        "",
        {"place:loc_midtown": "CE-NEU-02", "place:fs_02": "CE-BRD-07", "place:fs_11": "CE-RULE-9"},
    ),
    "shop_steward": (
        "",
        {"place:fs_01": "CE-NEU-03", "place:loc_midtown": "CE-THUG-02", "place:loc_brooklyn": "CE-RULE-9"},
    ),
}


@pytest.mark.rule("CE-NEU-02", "CE-NEU-03", "CE-NEU-04", "CE-BRD-07", "CE-RULE-9", "CE-D-15")
@pytest.mark.parametrize("ally", list(NEUTRAL))
def test_where_no_neutral_character_can_go(ally: str) -> None:
    figures = {"fs_02": "1f", "loc_midtown": "1t", "fs_11": "mayor", "loc_brooklyn": "union_boss"}
    table = scene(round=2, allies=[ally], figures=figures, chief="queens")
    table.do(f"ally:{ally}")
    effect, refused = NEUTRAL[ally]
    if effect:
        table.do(f"apply:{effect}")
    for option, rule in refused.items():
        table.refuses(option, rule)


@pytest.mark.rule("CE-NEU-09", "CE-D-15")
@pytest.mark.parametrize(
    ("figure", "option"),
    [("mayor", "place:fs_01"), ("union_boss", "place:loc_queens"), ("police_chief", "patrol:queens")],
)
def test_a_character_in_the_hudson_is_not_placed(figure: str, option: str) -> None:
    table = scene(round=2, hands=["bill_1"], allies=["city_councillor"], hudson=figure)
    table.refuses(option, "CE-NEU-09")
    if figure == "mayor":
        table.do("ally:city_councillor")
        assert table.step == "LaunderBill"  # the rest of the card works
        table.refuses(option, "CE-NEU-09")


# --- D-16 and D-17: killing and moving


@pytest.mark.rule("CE-KILL-02", "CE-KILL-06", "CE-CARD-05", "CE-D-16")
def test_whom_a_card_does_not_kill() -> None:
    figures = {"loc_midtown": "1t", "loc_queens": "2t", "fs_03": "2f"}
    table = scene(hands=["gun booze dirty_money car_bomb"], figures=figures)
    table.do("job:car_bomb", "apply:kill_any_any_any_any_one_district", "where:midtown")
    table.refuses("kill:matarazzo_don", "CE-KILL-02")  # in a supply
    table.refuses("kill:don_vito", "CE-KILL-02")
    table.refuses("kill:vitale_thug_1", "CE-CARD-05")  # in another district
    table.do("kill:matarazzo_thug_1")
    table.refuses("kill:matarazzo_thug_1", "CE-KILL-06")  # named already


@pytest.mark.rule("CE-NEU-08", "CE-NEU-10", "CE-D-16")
def test_the_commanded_chief_and_his_district() -> None:
    figures = {"loc_midtown": "1t"}
    table = scene(round=3, allies=["police_chief_in_pocket"], figures=figures)
    table.do("ally:police_chief_in_pocket")
    table.refuses("kill:matarazzo_thug_1", "CE-NEU-10")  # the chief is not placed yet
    table.do("patrol:midtown")
    table.refuses("kill:police_chief", "CE-NEU-08")
    plain = scene(round=2, allies=["beat_cop"], figures=figures)
    plain.do("ally:beat_cop", "apply:place_neutral_police_chief")
    plain.refuses("kill:matarazzo_thug_1", "CE-KILL-01")  # a card that kills nobody


@pytest.mark.rule("CE-BRD-06", "CE-BRD-07", "CE-KILL-05", "CE-CARD-06", "CE-CARD-07", "CE-D-17")
def test_what_a_card_does_not_move() -> None:
    figures = {"loc_midtown": "0t", "loc_queens": "1t", "fs_02": "1f", "fs_01": "0f"}
    own = scene(2, hands=["booze dirty_money second_visit"], figures=figures, hudson="0t")
    own.do("job:second_visit", "apply:move_own_thug")
    for figure, rule in {"matarazzo_thug_1": "CE-CARD-06", "marzullo_don": "CE-CARD-06", "mayor": "CE-CARD-06"}.items():
        own.refuses(f"move:{figure}", rule)
    own.refuses("move:marzullo_thug_2", "CE-KILL-05")
    own.do("move:marzullo_thug_1")
    for space, rule in {"loc_queens": "CE-THUG-02", "loc_midtown": "CE-THUG-02", "fs_03": "CE-BRD-03"}.items():
        own.refuses(f"to:{space}", rule)
    own.refuses("decline", "CE-CARD-06")
    other = scene(2, hands=["booze gun muscle_out"], figures=figures)
    other.do("job:muscle_out", "apply:move_opponent_family")
    for figure in ("marzullo_don", "matarazzo_thug_1", "nobody"):
        other.refuses(f"move:{figure}", "CE-CARD-07")
    other.do("move:matarazzo_don")
    spaces = {"fs_12": "CE-BRD-06", "fs_01": "CE-BRD-07", "fs_02": "CE-BRD-07", "loc_brooklyn": "CE-FAM-01"}
    for space, rule in {**spaces, "nowhere": "CE-CARD-07"}.items():
        other.refuses(f"to:{space}", rule)
    other.refuses("decline", "CE-CARD-07")


# --- D-18 and D-19: what opponents lose


@pytest.mark.rule("CE-CARD-08", "CE-ALLY-05", "CE-D-18")
def test_whom_a_thief_does_not_rob() -> None:
    hands = ["booze dirty_money*2 inside_man", "gun"]
    table = scene(round=2, hands=hands, allies=["", "bandit", "capo"])
    table.do("job:inside_man", "apply:steal_random_1")
    table.refuses("rob:seat_0", "CE-CARD-08")
    table.refuses("rob:seat_2", "CE-CARD-08")  # nothing but an ally
    table.refuses("rob:bandit", "CE-ALLY-05")


@pytest.mark.rule("CE-CARD-09", "CE-D-18", "CE-D-19")
@pytest.mark.parametrize("waiver", ["nothing", "pass", "decline", "done", "finish", "give:bill_3", "give:gun"])
def test_the_robbed_gives_a_bill_if_they_have_one(waiver: str) -> None:
    table = scene(hands=["dirty_money gun booze blackmail", "bill_3 gun"], cases=["", "bill_1 bill_5"])
    table.do("job:blackmail", "apply:suitcase_theft_1")
    table.refuses("rob:seat_0", "CE-CARD-09")
    table.refuses("rob:seat_2", "CE-CARD-09")
    table.do("rob:seat_1")
    table.refuses(waiver, "CE-CARD-09")


@pytest.mark.rule("CE-CARD-10", "CE-D-19")
@pytest.mark.parametrize("waiver", ["nothing", "pass", "decline", "done", "discard:booze"])
def test_a_forced_discard_is_made(waiver: str) -> None:
    table = scene(hands=["dirty_money*2 gun horse_head_in_bed", "gun"])
    table.do("job:horse_head_in_bed", "apply:opponents_discard_1")
    assert table.match.deciders == (1,)
    table.refuses(waiver, "CE-CARD-10")


@pytest.mark.rule("CE-CARD-11", "CE-D-19")
@pytest.mark.parametrize("waiver", ["nothing", "pass", "decline", "done", "offer:bill_5", "offer:gun"])
def test_who_has_a_bill_offers_it(waiver: str) -> None:
    table = scene(hands=["dirty_money gun booze offer_cant_refuse", "bill_1 gun"])
    table.do("job:offer_cant_refuse", "apply:offer")
    table.refuses(waiver, "CE-CARD-11")


# --- D-21 to D-24: bribery, tribute, markers


def bids(*cases: str) -> Table:
    return scene(len(cases), phase="bribery", cases=cases, hands=["bill_5"], offer="bandit small_time_bookie")


@pytest.mark.rule("CE-BRIBE-01", "CE-BRIBE-05", "CE-RULE-18", "CE-D-21", "CE-D-22")
def test_bids_come_from_the_suitcase_and_bind() -> None:
    table = bids("bill_1 bill_2 gun_down", "bill_3", "bill_2")
    for option in ("bid:bill_5", "bid:gun_down", "pass", "nothing"):
        table.refuses(option, "CE-BRIBE-01")
    table.play(0, "bid:bill_1", "done").play(1, "bid:bill_3", "done").play(2, "done")
    assert table.seat == 1
    table.refuses("bid:bill_3", "CE-BRIBE-01")  # after the reveal
    for option in ("decline", "pass", "done", "nothing"):
        table.refuses(option, "CE-RULE-18")
    table.refuses("take:capo", "CE-BRIBE-03")
    with pytest.raises(cg.NotYours):
        table.match.play(2, "take:bandit")  # this player has bid nothing
    table.do("take:bandit")
    assert table.hand(0) == ["bill_5", "small_time_bookie"]
    with pytest.raises(cg.NotYours):
        table.match.play(1, "take:small_time_bookie")  # a second one


@pytest.mark.rule("CE-BRIBE-07", "CE-D-21")
def test_no_bid_in_round_four() -> None:
    table = scene(2, round=4, phase="tribute", hands=["gun*4"], cases=["bill_5"])
    table.refuses("bid:bill_5", "CE-BRIBE-07")
    earlier = scene(2, round=3, phase="tribute", hands=["gun*4"], cases=["bill_5"])
    earlier.refuses("bid:bill_5", "CE-BRIBE-01")


@pytest.mark.rule("CE-TRIB-02", "CE-TRIB-04", "CE-RULE-19", "CE-GEN-06", "CE-D-23")
def test_exactly_the_excess_of_the_hand_goes_to_the_don() -> None:
    table = scene(2, round=3, phase="tribute", hands=["gun*3 bill_5", "booze*5"], cases=["bill_3"])
    for option in ("done", "pass", "decline", "nothing", "discard:bill_3"):
        table.refuses(option, "CE-TRIB-02")
    table.refuses("launder:bill_5", "CE-GEN-06")
    table.play(0, "discard:gun")
    with pytest.raises(cg.NotYours):
        table.match.play(0, "discard:gun")  # more than the excess


@pytest.mark.rule("CE-WAR-08", "CE-D-24")
def test_markers_that_do_not_move() -> None:
    markers = {"wall_street": "010", "brooklyn": "000", "upper_east_side": "000", "queens": "0", "midtown": "1"}
    table = scene(2, round=4, phase="turf_war", figures={"loc_midtown": "0t"}, markers=markers)
    for option in ("marker:midtown_1", "marker:wall_street_2", "marker:chelsea_1", "pass", "done"):
        table.refuses(option, "CE-WAR-08")
    stock = scene(2, round=3, phase="turf_war", hands=["gun*5"], figures={"loc_midtown": "0t"}, markers={"queens": "0"})
    assert stock.step == "PayTribute"  # with markers in stock nothing is asked
    stock.refuses("marker:queens_1", "CE-WAR-08")
