"""Allies, neutral characters and the effects of cards. CE-ALLY, CE-NEU, CE-CARD."""

from __future__ import annotations

from collections import Counter

import pytest

from consigliere.engine import Option

from .scene import scene

# --- allies


@pytest.mark.rule("CE-ALLY-01", "CE-ALLY-02", "CE-D-06", "CE-EX-10", "CE-D-08")
def test_an_ally_is_open_until_tribute_and_does_what_it_shows() -> None:
    table = scene(round=2, hands=["bill_3 bill_5"], allies=["family_accountant"])
    table.do("ally:family_accountant", "launder:bill_5", "launder:bill_3")
    assert sorted(table.case(0)) == ["bill_3", "bill_5"]
    assert [event["card"] for event in table.told("laundered", 2)] == ["bill_5", "bill_3"]
    assert table.now("played")[0] == ["family_accountant"]
    assert table.hand(0) == []
    assert table.seat == 1


@pytest.mark.rule("CE-ALLY-03", "CE-ALLY-04")
def test_an_ally_is_played_once_a_round_and_only_from_hand() -> None:
    table = scene(round=2, played=["bandit"], offer="capo", allies=["", "small_time_bookie"])
    table.refuses("ally:bandit", "CE-ALLY-03")
    table.refuses("ally:capo", "CE-ALLY-04")
    table.refuses("ally:small_time_bookie", "CE-ALLY-04")
    assert not scene().may("ally")


@pytest.mark.rule("CE-ALLY-05", "CE-CARD-08", "CE-RULE-36", "CE-D-18")
def test_random_theft_leaves_allies_out() -> None:
    stolen: Counter[str] = Counter()
    for draw in range(3):
        table = scene(
            round=2,
            hands=["booze dirty_money*2 inside_man", "bill_1*2 gun"],
            allies=["", "bandit", "capo"],
            draws=(draw,),
        )
        table.do("job:inside_man", "apply:steal_random_1")
        assert table.may("rob") == {"seat_1"}  # seat 2 holds nothing but an ally
        table.refuses("rob:seat_2", "CE-CARD-08")
        table.refuses("rob:seat_0", "CE-CARD-08")
        table.do("rob:seat_1")
        assert table.now("allies")[1] == ["bandit"]
        stolen.update(table.lost(1))
        assert not any("card" in event for event in table.told("stole", 2))
        assert all("card" in event for seat in (0, 1) for event in table.told("stole", seat))
    assert stolen == {"bill_1": 2, "gun": 1}  # each card is equally likely, not each kind


# --- neutral characters


@pytest.mark.rule("CE-NEU-01", "CE-NEU-02", "CE-D-15")
def test_the_mayor_collects_backs_like_a_family_member() -> None:
    table = scene(round=2, allies=["ward_politician"], tiles="tile_gun_shop tile_distillery", figures={"fs_02": "1f"})
    table.do("ally:ward_politician")
    table.refuses("place:loc_midtown", "CE-NEU-02")
    table.refuses("place:fs_02", "CE-BRD-07")
    table.refuses("patrol:midtown", "CE-NEU-02")
    table.do("place:fs_11")
    assert table.now("figures")["fs_11"] == "mayor"
    assert table.gained(0) == {"gun": 1, "dirty_money": 1, "booze": 2}


@pytest.mark.rule("CE-NEU-03")
def test_the_union_boss_collects_a_front_like_a_thug() -> None:
    table = scene(round=2, allies=["shop_steward"], figures={"loc_midtown": "1t"})
    table.do("ally:shop_steward")
    table.refuses("place:fs_01", "CE-NEU-03")
    table.refuses("place:loc_midtown", "CE-THUG-02")
    table.do("place:loc_brooklyn")
    assert table.gained(0) == {"booze": 1, "bill_1": 1}
    assert table.now("figures")["loc_brooklyn"] == "union_boss"


@pytest.mark.rule("CE-NEU-04")
def test_the_police_chief_goes_into_a_district_and_collects_nothing() -> None:
    table = scene(round=2, allies=["beat_cop"])
    table.do("ally:beat_cop", "apply:place_neutral_police_chief")
    table.refuses("place:fs_01", "CE-NEU-04")
    table.do("patrol:queens")
    assert table.now("chief") == "queens"
    assert table.gained(0) == {"bill_2": 1}  # the card's own bill
    assert "queens" not in str(table.now("figures"))


@pytest.mark.rule("CE-NEU-05", "CE-NEU-07")
def test_after_the_turn_the_character_is_nobodys() -> None:
    table = scene(round=2, allies=["ward_politician"], spent={0: "ttf"})
    table.do("ally:ward_politician", "place:fs_11").idle()
    assert table.now("commanded") == []
    assert table.match.state.influence(0) == [0, 0, 0, 1]  # type: ignore[attr-defined]
    assert table.now("supply")[0] == ["consigliere"]


@pytest.mark.rule("CE-NEU-06", "CE-RULE-9", "CE-NEU-09")
def test_a_character_on_the_board_moves_to_another_place_or_stays() -> None:
    table = scene(round=2, allies=["ward_politician", "city_councillor"])
    table.do("ally:ward_politician", "place:fs_11").idle()
    assert table.seat == 1
    table.do("ally:city_councillor")
    table.refuses("place:fs_11", "CE-RULE-9")
    table.do("place:fs_02")
    places = table.now("figures")
    assert places["fs_02"] == "mayor"
    assert "fs_11" not in places
    stays = scene(round=2, allies=["ward_politician"], figures={"fs_11": "mayor"})
    stays.do("ally:ward_politician", "decline")
    assert stays.now("figures")["fs_11"] == "mayor"
    chief = scene(round=2, allies=["beat_cop"], chief="queens")
    chief.do("ally:beat_cop", "apply:place_neutral_police_chief")
    chief.refuses("patrol:queens", "CE-RULE-9")


@pytest.mark.rule("CE-NEU-08")
def test_a_commanded_character_is_no_opponents_figure() -> None:
    table = scene(round=3, allies=["police_chief_in_pocket"], figures={"loc_queens": "1t"})
    table.do("ally:police_chief_in_pocket")
    table.do("patrol:queens")
    assert table.step == "NameVictim"
    assert table.may("kill") == {"matarazzo_thug_1"}
    assert table.match.view(1)["table"]["commanded"] == table.now("commanded") == ["police_chief"]
    table.refuses("kill:police_chief", "CE-NEU-08")


@pytest.mark.rule("CE-NEU-09")
def test_in_the_hudson_it_stays_and_the_rest_of_the_card_works() -> None:
    table = scene(round=2, allies=["beat_cop"], hudson="police_chief")
    table.do("ally:beat_cop")
    assert table.gained(0) == {"bill_2": 1}
    assert table.now("hudson") == ["police_chief"]
    assert table.seat == 1


@pytest.mark.rule("CE-NEU-10")
def test_an_effect_about_its_place_waits_and_lapses_without_it() -> None:
    figures = {"loc_queens": "1t", "loc_midtown": "2t"}
    table = scene(round=2, allies=["police_captain"], figures=figures, chief="queens")
    table.do("ally:police_captain")
    assert table.step == "PlaceNeutral"  # the kill waits
    table.refuses("kill:matarazzo_thug_1", "CE-NEU-10")
    table.do("decline")
    assert table.seat == 1  # the chief was there before, but this card did not place him
    kills = scene(round=2, allies=["police_captain"], figures=figures)
    kills.do("ally:police_captain", "patrol:midtown", "kill:vitale_thug_1")
    assert kills.now("hudson") == ["vitale_thug_1"]


# --- card effects


@pytest.mark.rule("CE-CARD-01")
def test_a_collection_is_resolved_whole_before_the_cards_next_effect() -> None:
    table = scene(round=2, hands=["booze*2 dirty_money gun grand_collection"], markers={"brooklyn": "1"})
    table.do("job:grand_collection", "apply:collect_front", "collect:loc_brooklyn", "first:seat_0")
    assert table.seat == 1  # the controller's share comes first
    table.refuses("apply:reward_5_3", "CE-CARD-01")
    table.do("finish")
    assert table.may() == {"apply:collect_front", "apply:reward_5_3"}
    shop = scene(hands=["dirty_money gun booze time_to_pay bill_1"], tiles="tile_restaurant")
    shop.do("job:time_to_pay", "apply:collect_front", "collect:tile_restaurant")
    shop.refuses("finish", "CE-RULE-7")  # the icons of a location keep their own duty
    shop.refuses("apply:reward_5", "CE-CARD-01")


@pytest.mark.rule("CE-CARD-02", "CE-D-11")
def test_a_good_of_choice_is_a_duty_on_an_ally() -> None:
    table = scene(round=2, allies=["bandit"])
    table.do("ally:bandit")
    assert table.may() == {"good:gun", "good:dirty_money", "good:booze"}
    table.refuses("good:narcotics", "CE-ICON-07")
    table.do("good:booze")
    assert table.gained(0) == {"booze": 1}
    short = scene(round=2, allies=["bandit"], hands=["", "gun*9 booze*9"])
    short.do("ally:bandit")
    assert short.gained(0) == {"dirty_money": 1}  # the only one there
    out = scene(round=2, allies=["bandit"], hands=["", "gun*9 booze*8"])
    out.do("ally:bandit")
    out.refuses("good:gun", "CE-SUP-01")


@pytest.mark.rule("CE-CARD-03", "CE-RULE-5", "CE-D-14", "CE-EX-9")
def test_a_front_by_card_of_any_location_occupied_or_not() -> None:
    table = scene(
        hands=["dirty_money gun booze"], common="time_to_pay", figures={"loc_queens": "1t"}, tiles="tile_gun_shop"
    )
    table.do("common:time_to_pay")
    assert (table.stack("dirty_money"), table.stack("gun"), table.stack("booze")) == (1, 1, 1)
    table.do("apply:reward_5")
    assert table.gained(0) == {"bill_5": 1}
    assert table.may("collect") == set(table.match.title.names["location"][:7]) | {"tile_gun_shop"}
    table.refuses("collect:tile_casino", "CE-CARD-03")
    table.do("collect:loc_queens")
    assert table.now("horse") == 0
    assert table.gained(0) == {"bill_5": 1, "bill_3": 1}
    assert table.case(0) == ["time_to_pay"]
    assert table.now("common")[0] is None
    twice = scene(hands=["booze*2 dirty_money gun grand_collection"])
    twice.do(
        "job:grand_collection",
        "apply:collect_front",
        "collect:loc_brooklyn",
        "apply:collect_front",
        "collect:loc_brooklyn",
    )
    assert twice.gained(0)["bill_1"] == 2
    none = scene(hands=["dirty_money gun booze time_to_pay"])
    none.do("job:time_to_pay", "apply:collect_front", "decline")
    assert none.gained(0) == {"bill_5": 1}


@pytest.mark.rule("CE-CARD-12", "CE-D-08", "CE-ICON-02")
def test_a_job_puts_several_bills_away_one_after_the_other() -> None:
    table = scene(hands=["dirty_money*2 booze*2 offshore_account bill_1*2 gun"])
    table.do("job:offshore_account", "apply:put_away_3", "launder:bill_1")
    assert (table.step, table.case(0)) == ("LaunderBill", ["bill_1"])
    table.refuses("launder:gun", "CE-ICON-02")
    table.do("decline")  # stopping at any of them is allowed
    assert table.gained(0) == {"bill_5": 1, "bill_2": 1}
    assert table.case(0) == ["bill_1", "offshore_account"]
    assert [event["card"] for event in table.told("laundered", 1)] == ["bill_1"]
    short = scene(hands=["dirty_money booze money_laundering bill_5"])
    short.do("job:money_laundering", "apply:put_away_2", "launder:bill_5")
    assert short.case(0) == ["bill_5", "money_laundering"]  # no remaining card can be a bill: nobody is asked
    three = scene(hands=["dirty_money*2 booze*2 offshore_account bill_3*4"])
    three.do("job:offshore_account", "apply:put_away_3", *["launder:bill_3"] * 3)
    assert three.case(0) == ["bill_3"] * 3 + ["offshore_account"]


@pytest.mark.rule("CE-CARD-06", "CE-D-17")
def test_an_own_figure_moves_and_collects_as_if_just_played() -> None:
    figures = {"loc_midtown": "0t", "loc_queens": "1t", "fs_01": "0f"}
    table = scene(round=2, hands=["booze dirty_money second_visit"], figures=figures, markers={"brooklyn": "1"})
    table.do("job:second_visit", "apply:move_own_thug")
    assert table.may("move") == {"marzullo_thug_1"}
    for figure in ("matarazzo_thug_1", "marzullo_don", "marzullo_thug_2"):
        table.refuses(f"move:{figure}", "CE-CARD-06")
    table.do("move:marzullo_thug_1")
    table.refuses("to:loc_queens", "CE-THUG-02")
    table.refuses("to:loc_midtown", "CE-THUG-02")
    table.refuses("to:fs_02", "CE-BRD-03")
    table.do("to:loc_brooklyn", "first:seat_0", "finish")
    assert table.stack("booze") == 0  # one was paid for the job, one gained
    assert table.gained(0) == {"bill_1": 1, "bill_2": 2}
    assert "loc_midtown" not in table.now("figures")
    drowned = scene(round=2, hands=["booze dirty_money second_visit"], hudson="0t", figures={"loc_midtown": "0t"})
    drowned.do("job:second_visit", "apply:move_own_thug")
    drowned.refuses("move:marzullo_thug_2", "CE-KILL-05")


@pytest.mark.rule("CE-CARD-07", "CE-D-17")
def test_another_players_figure_moves_and_nobody_collects() -> None:
    figures = {"loc_midtown": "0t", "loc_queens": "1t", "loc_chelsea": "union_boss"}
    table = scene(2, round=2, hands=["booze change_of_scenery"], figures=figures)
    table.do("job:change_of_scenery", "apply:move_opponent_thug")
    assert table.may("move") == {"matarazzo_thug_1", "union_boss"}
    table.refuses("move:marzullo_thug_1", "CE-CARD-07")
    table.do("move:matarazzo_thug_1", "to:loc_brooklyn")
    assert table.gained(0) == {"bill_2": 1}
    assert not table.gained(1)
    members = scene(2, round=2, hands=["booze gun muscle_out"], figures={"fs_01": "1f", "fs_02": "mayor"})
    members.do("job:muscle_out", "apply:move_opponent_family")
    assert members.may("move") == {"matarazzo_don", "mayor"}
    members.do("move:mayor")
    members.refuses("to:fs_12", "CE-BRD-06")
    members.refuses("to:loc_midtown", "CE-FAM-01")
    members.do("to:fs_03")
    assert members.gained(0) == {"bill_3": 1, "bill_1": 1}


@pytest.mark.rule("CE-CARD-09", "CE-D-18", "CE-D-19")
def test_the_robbed_gives_a_bill_of_their_own_choice_from_the_suitcase() -> None:
    table = scene(hands=["dirty_money gun booze blackmail"], cases=["", "bill_1 bill_5 gun_down"])
    table.do("job:blackmail", "apply:suitcase_theft_1")
    assert table.may("rob") == {"seat_1"}
    table.refuses("rob:seat_2", "CE-CARD-09")
    table.do("rob:seat_1")
    assert table.seat == 1
    assert table.may() == {"give:bill_1", "give:bill_5"}
    table.refuses("give:bill_3", "CE-CARD-09")
    table.do("give:bill_1")
    assert table.case(1) == ["bill_5", "gun_down"]
    assert table.gained(0) == {"bill_1": 1, "bill_3": 1, "bill_2": 1}
    assert not any("cards" in event for event in table.told("gave", 2))


@pytest.mark.rule("CE-CARD-10", "CE-D-19", "CE-RULE-7")
def test_every_other_player_discards_of_their_own_choice_all_at_once() -> None:
    table = scene(
        4,
        round=2,
        hands=["dirty_money*2 gun horse_head_in_bed", "bill_1 gun", "booze"],
        allies=["", "", "bandit"],
        played=["", "", "", "capo"],
        spent={1: "ttff"},
    )
    table.do("job:horse_head_in_bed", "apply:opponents_discard_1")
    assert table.match.deciders == (1, 2)  # seat 3 has nothing; seat 1 is out of the phase but is asked too
    table.play(1, "discard:gun")
    assert "gun" in table.hand(1)  # not seen until all have chosen
    with pytest.raises(Exception, match="CE-CARD-10"):
        table.play(2, "discard:bill_1")
    table.play(2, "discard:bandit")
    assert table.lost(1) == {"gun": 1}
    assert table.lost(2) == {"bandit": 1}
    assert table.stack("gun") == 2  # one was paid for the job
    assert table.now("played")[3] == ["capo"]


@pytest.mark.rule("CE-CARD-11", "CE-D-19")
def test_the_highest_bill_offered_goes_into_the_suitcase_the_others_are_lost() -> None:
    table = scene(
        5, hands=["gun dirty_money booze offer_cant_refuse", "bill_1 bill_5", "bill_5 bill_5", "gun booze", ""]
    )
    table.do("job:offer_cant_refuse", "apply:offer")
    assert table.match.deciders == (1, 2, 3)  # by public numbers: seat 3 might hold a bill
    assert table.match.options(3) == (Option("nothing"),)
    with pytest.raises(Exception, match="CE-CARD-11"):
        table.play(1, "nothing")
    table.play(3, "nothing").play(1, "offer:bill_5").play(2, "offer:bill_5")
    assert table.case(0) == ["bill_5"] or "bill_5" in table.case(0)
    assert (table.lost(1), table.lost(2)) == ({"bill_5": 1}, {"bill_5": 1})
    assert table.stack("bill_5") == 1  # equal ones are lost too
    assert {event["seat"]: event["card"] for event in table.told("offer_shown")}[3] is None
