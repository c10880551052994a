"""Whole throw downs, derived from the rulebook's text: who comes, who shoots, who leaves, what follows."""

from __future__ import annotations

import pytest

from consigliere.games.men_of_mayhem import TITLE
from tests.games.men_of_mayhem.scene import gang, scene


@pytest.mark.rule("MM-TD-05")
@pytest.mark.rule("MM-TD-08")
@pytest.mark.rule("MM-TD-09")
def test_backup_begins_with_the_patch_wherever_the_starter_sits() -> None:
    table = scene(
        patch="one_niners",
        turn="samcro",
        samcro=gang(docks="1m", home="2p"),
        mayans=gang(docks="1p", home="1m"),
        one_niners=gang(docks="1p", home="2m"),
        lin_syndicate=gang(home="3m"),
    )
    table.do("fight:docks")
    assert table.asked() == ["one_niners"]
    table.do("call:clubhouse_one_niners", "all")
    assert table.asked() == ["samcro"]  # the Lin Syndicate has nobody there and is not asked
    assert table.match.view(0)["table"]["sites"][4]["gangs"][-1]["members"] == 2  # what came is seen
    table.do("done")
    assert table.asked() == ["mayans"]
    table.do("call:clubhouse_mayans")
    assert set(table.asked()) == {"samcro", "mayans", "one_niners"}
    assert table.step() == "CloseFists"  # nobody is asked for backup again


@pytest.mark.rule("MM-TD-06")
@pytest.mark.rule("MM-TD-07")
@pytest.mark.rule("MM-TD-10")
def test_the_last_order_ends_the_calling_and_contacts_and_used_sites_send_too() -> None:
    table = scene(
        contacts="nomad",
        samcro=gang(docks="1m", nomad="1m1p", brothel="2p", marked="brothel", home="1p", orders=3),
        mayans=gang(docks="2m", orders=0),
    )
    table.do("fight:docks", "call:nomad", "pick:samcro_prospect_nomad", "go")
    assert table.orders("samcro") == 1
    table.do("call:brothel", "all")
    assert table.orders("samcro") == 0
    assert table.step() == "CloseFists"  # no order, no further source; the Mayans have none at all
    assert table.crew("samcro") == {"docks": "1m3p", "nomad": "1m", "home": "1p", "pool": "3m1p"}
    assert table.may("samcro") == ["guns:0", "guns:1", "guns:2"]
    assert table.may("mayans") == ["guns:0", "guns:1", "guns:2"]  # shooting is possible without orders


@pytest.mark.rule("MM-TD-11")
def test_backup_brings_hands_for_more_guns() -> None:
    table = scene(samcro=gang(docks="1m", home="2p", guns=3), mayans=gang(docks="1m"))
    table.do("fight:docks", "call:clubhouse_samcro", "all")
    assert table.may("samcro")[-1] == "guns:3"


@pytest.mark.rule("MM-TD-17")
@pytest.mark.rule("MM-TD-18")
@pytest.mark.rule("MM-TD-24")
def test_a_rumble_tied_at_the_top_sends_all_home_wounded_and_hot() -> None:
    table = scene(
        patch="lin_syndicate",
        turn="samcro",
        samcro=gang(docks="2m", guns=1, heat=0),
        mayans=gang(docks="2m", guns=1, heat=2),
        one_niners=gang(docks="1p", guns=0),
        lin_syndicate=gang(docks="1m", guns=0, heat=0),
    )
    supply = table.table["supply"]["gun"]
    table.do("fight:docks").dice(6, 2, 2, 6)  # turn order: Lin, SAMCRO, Mayans, One-Niners
    table.do("samcro guns:1", "mayans guns:1", "one_niners guns:0", "lin_syndicate guns:0")
    assert table.happened("totals")[0]["winner"] is None  # 8, 9, 9, 7: the holder shares nothing
    assert table.asked() == ["samcro"]
    table.do("shoot:lin_syndicate")
    assert table.asked() == ["mayans"]
    assert table.may() == ["shoot:samcro", "shoot:one_niners"]  # Lin's only dude is hit already
    table.do("shoot:one_niners")
    assert table.crew("lin_syndicate") == {"room": "1m", "pool": "4m5p"}
    assert table.crew("one_niners") == {"room": "1p", "pool": "5m4p"}
    assert table.crew("samcro")["home"] == table.crew("mayans")["home"] == "2m"
    assert [table.heat(club) for club in table.names] == [1, 3, 1, 0]
    assert table.table["supply"]["gun"] == supply + 2
    assert table.patch == "lin_syndicate"
    assert table.asked() == ["mayans"]  # and the turn is over


@pytest.mark.rule("MM-PAT-05")
@pytest.mark.rule("MM-TD-26")
def test_a_player_who_was_attacked_by_the_holder_and_won_may_take_the_patch_and_nothing_more() -> None:
    table = scene(patch="samcro", samcro=gang(brothel="1m"), mayans=gang(brothel="3m"))
    table.do("fight:brothel").dice(1, 6).do("samcro guns:0", "mayans guns:0")
    assert table.asked() == ["mayans"]
    assert table.step() == "ClaimPatch"
    table.do("take")
    assert table.patch == "mayans"
    assert table.step() == "Turn"  # no exploit; the turn continues clockwise from the starter
    assert table.asked() == ["mayans"]
    assert table.orders("mayans") == 6


@pytest.mark.rule("MM-PAT-05")
def test_the_holder_beaten_in_a_rumble_can_lose_the_patch_to_the_winner_alone() -> None:
    table = scene(
        patch="mayans", turn="samcro", samcro=gang(docks="1m"), mayans=gang(docks="1m"), one_niners=gang(docks="3m")
    )
    table.do("fight:docks").dice(1, 6, 4).do("samcro guns:0", "mayans guns:0", "one_niners guns:0")
    assert table.asked() == ["one_niners"]
    assert table.do("take").patch == "one_niners"


@pytest.mark.rule("MM-HEAT-05")
@pytest.mark.rule("MM-TD-25")
def test_the_one_just_shot_may_be_the_one_arrested() -> None:
    table = scene(samcro=gang(brothel="1m1p", guns=1, heat=4), mayans=gang(brothel="1p", guns=1, heat=0))
    table.do("fight:brothel").dice(6, 1).do("samcro guns:1", "mayans guns:1", "pick:samcro_member_brothel")
    assert table.step() == "Arrest"
    assert table.may() == ["pick:samcro_member_emergency_room"]
    table.do("pick:samcro_member_emergency_room")
    assert table.heat("samcro") == 1
    assert table.may() == ["exploit:brothel", "leave"]  # the prospect left there holds the site


@pytest.mark.rule("MM-TD-25")
@pytest.mark.rule("MM-TURN-07")
def test_win_exploit_and_trick_are_three_orders_of_one_turn() -> None:
    table = scene(samcro=gang(brothel="2m", orders=3, heat=0, cash=0), mayans=gang(brothel="1p"))
    table.do("fight:brothel").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    table.do("exploit:brothel", "use:brothel_1", "trick", "use:brothel_trick_1")
    assert (table.cash("samcro"), table.orders("samcro"), table.heat("samcro")) == (6, 0, 1)
    assert table.asked() == ["mayans"]


@pytest.mark.rule("MM-TD-25")
@pytest.mark.rule("MM-EXP-02")
def test_a_site_a_rival_has_used_is_won_for_nothing() -> None:
    table = scene(mayans=gang(liquor_store="1p", cash=0), samcro=gang(home="2m", orders=4))
    table.do("exploit:liquor_store", "use:liquor_store_1")
    assert table.cash("mayans") == 3
    table.do("ride:clubhouse_samcro", "to:liquor_store", "all", "sit_tight", "sit_tight", "fight:liquor_store")
    table.dice(1, 6).do("samcro guns:0", "mayans guns:0", "take")
    assert table.step() == "Turn"  # marked: no exploit after the victory


@pytest.mark.rule("MM-TD-13")
def test_at_the_hospital_only_dudes_and_dice_count_and_nobody_gets_hot() -> None:
    table = scene(
        lying="task_force",
        samcro=gang(st_thomas_hospital="1m1p", heat=4, guns=3),
        mayans=gang(st_thomas_hospital="2m", heat=4),
    )
    table.dice(3, 1).do("fight:st_thomas_hospital")
    assert [row["total"] for row in table.happened("totals")[0]["gangs"]] == [6, 5]
    assert (table.heat("samcro"), table.heat("mayans")) == (4, 4)
    assert table.happened("wounded") == []
    assert table.happened("fist") == []


@pytest.mark.rule("MM-ANA-07")
@pytest.mark.rule("MM-HEAT-03")
def test_task_force_and_rico_make_three_heat_of_one_gun() -> None:
    table = scene(
        round=3,
        lying="task_force rico_case",
        settings={"hardcore_cards": True},
        samcro=gang(docks="2m", heat=1),
        mayans=gang(docks="1m1p", heat=2),
    )
    table.do("fight:docks").dice(6, 1).do("samcro guns:1", "mayans guns:1", "pick:mayans_prospect_docks")
    assert table.heat("samcro") == 4  # 1 + 2 + 1: exactly four is no arrest
    assert table.step() == "Arrest"
    assert table.asked() == ["mayans"]
    table.do("pick:mayans_member_clubhouse")
    assert table.heat("mayans") == 1
    assert len(table.happened("arrested")) == 1


@pytest.mark.rule("MM-ANA-04")
@pytest.mark.rule("MM-CLUB-04")
def test_with_jammed_phones_nobody_calls_and_there_is_nothing_to_bar() -> None:
    table = scene(
        octane=True,
        lying="jammed_phones",
        calaveras=gang(docks="1m", home="3p"),
        mayans=gang(docks="1m", home="3p"),
    )
    assert "bar:docks" not in table.may()
    table.refuses("bar:docks", "MM-CLUB-04")
    table.do("fight:docks")
    assert table.step() == "CloseFists"


@pytest.mark.rule("MM-CLUB-04")
def test_the_calaveras_last_two_orders_bar_backup_and_leave_none_to_exploit() -> None:
    table = scene(octane=True, calaveras=gang(brothel="3m", home="1p", orders=2), mayans=gang(brothel="1m", home="3m"))
    table.do("bar:brothel")
    assert table.orders("calaveras") == 0
    assert table.step() == "CloseFists"  # neither the Mayans nor they themselves are asked
    table.dice(6, 1).do("calaveras guns:0", "mayans guns:0")
    assert table.step() == "Turn"
    one = scene(octane=True, calaveras=gang(brothel="3m", orders=1), mayans=gang(brothel="1m", home="3m"))
    one.refuses("bar:brothel", "MM-CLUB-04")
    plain = scene(calaveras=gang(brothel="3m"), mayans=gang(brothel="1m", home="3m"))
    plain.refuses("bar:brothel", "MM-CLUB-04")  # the unleaded side has no special rule


@pytest.mark.rule("MM-OP-10")
@pytest.mark.rule("MM-TRD-13")
@pytest.mark.rule("MM-TD-24")
def test_gang_war_in_a_rumble_takes_from_each_loser_in_turn_order() -> None:
    table = scene(
        lying="gang_war",
        patch="one_niners",
        turn="samcro",
        samcro=gang(docks="3m", cash=0),
        mayans=gang(docks="1p", cash=0, bags=1, guns=0),
        one_niners=gang(docks="1p", cash=5),
    )
    table.do("fight:docks").dice(1, 6, 1).do("samcro guns:0", "mayans guns:0", "one_niners guns:0")
    assert [(row["from"], row["amount"]) for row in table.happened("stolen")] == [(2, 1), (1, 0)]
    assert table.step() == "Look"
    table.no_deal("MM-TRD-13", "mayans", "one_niners", {"bags": 1})
    table.do("look")
    seen = table.happened("looked", "samcro")[0]
    assert (seen["cash"], seen["gun"], seen["contraband"]) == (0, 0, 1)
    assert "cash" not in table.happened("looked", "one_niners")[0]
    assert table.step() == "ClaimPatch"
    table.deal("mayans", "one_niners", {"bags": 1})  # open again


@pytest.mark.rule("MM-TD-28")
@pytest.mark.rule("MM-ELIM-06")
def test_gang_war_takes_nothing_from_a_gang_that_the_fight_has_ended() -> None:
    table = scene(lying="gang_war", samcro=gang(docks="3m", cash=0), mayans=gang(docks="2p", guns=1, heat=4, cash=9))
    table.do("fight:docks").dice(6, 1).do("samcro guns:0", "mayans guns:1")
    assert table.player("mayans")["out"]
    assert table.cash("samcro") == 0
    assert table.happened("stolen") == []
    assert table.step() == "ExploitAfter"
    assert TITLE.problems(table.g) == []


@pytest.mark.rule("MM-TD-17")
@pytest.mark.rule("MM-VAR-10")
def test_a_tie_in_gangageddon_brings_nobody_anything() -> None:
    table = scene(
        patch="one_niners",
        turn="samcro",
        settings={"gangageddon": True},
        samcro=gang(docks="1m"),
        mayans=gang(docks="1m"),
    )
    table.do("fight:docks").dice(4, 4).do("samcro guns:0", "mayans guns:0")
    assert (table.cash("samcro"), table.cash("mayans")) == (4, 4)
    assert not table.table["shut"]


@pytest.mark.rule("MM-TD-03")
@pytest.mark.rule("MM-CLN-01")
def test_who_has_won_a_contact_goes_home_with_the_card() -> None:
    table = scene(contacts="gun_buyer", samcro=gang(gun_buyer="2m", orders=1), mayans=gang(gun_buyer="1m", orders=0))
    table.do("fight:gun_buyer").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    assert table.crew("samcro")["gun_buyer"] == "2m"
    table.do(*["sit_tight"] * 6)
    table.do("samcro bags:0", "mayans bags:0", "one_niners bags:0")
    assert table.crew("samcro")["home"] == "2m"


@pytest.mark.rule("MM-TD-02")
@pytest.mark.rule("MM-TD-01")
def test_a_gang_of_prospects_is_drawn_in_and_may_win_but_never_begins() -> None:
    table = scene(samcro=gang(docks="1m"), mayans=gang(docks="3p", home="1m"), turn="mayans")
    table.refuses("fight:docks", "MM-TD-01")
    table.do("sit_tight", "sit_tight", "fight:docks", "done").dice(1, 6).do("samcro guns:0", "mayans guns:0")
    assert table.crew("mayans")["docks"] == "3p"


@pytest.mark.rule("MM-TD-20")
def test_shots_may_be_spread_and_a_victim_of_two_gangs_bears_both() -> None:
    table = scene(
        samcro=gang(docks="3m", guns=3, heat=0),
        mayans=gang(docks="2m", guns=1, heat=0),
        one_niners=gang(docks="1m2p", guns=0),
    )
    table.do("fight:docks").dice(1, 1, 1).do("samcro guns:3", "mayans guns:1", "one_niners guns:0")
    table.do("shoot:mayans", "shoot:one_niners", "shoot:one_niners")
    assert table.asked() == ["mayans"]
    table.do("shoot:one_niners")
    assert table.crew("one_niners") == {"room": "1m2p", "pool": "4m3p"}  # three shots of two gangs
    assert table.crew("mayans") == {"room": "1m", "home": "1m", "pool": "3m5p"}
    assert table.crew("samcro")["docks"] == "3m"


@pytest.mark.rule("MM-VAR-06")
@pytest.mark.rule("MM-VAR-09")
@pytest.mark.rule("MM-HEAT-10")
def test_fifteen_years_and_dirty_money_after_a_fight_one_gang_after_the_other() -> None:
    table = scene(
        patch="mayans",
        turn="samcro",
        settings={"fifteen_years": True, "dirty_money": True},
        samcro=gang(docks="3m", guns=1, heat=1, cash=0),
        mayans=gang(docks="1m1p", guns=1, heat=4, cash=0),
    )
    table.do("fight:docks").dice(1, 6).do("samcro guns:1", "mayans guns:1", "pick:mayans_prospect_docks")
    assert table.asked() == ["mayans"]
    table.do("pick:mayans_member_clubhouse", "pick:mayans_prospect_emergency_room")
    assert table.player("mayans")["gone"] == {"members": 0, "prospects": 1}
    assert (table.cash("mayans"), table.heat("mayans")) == (0, 1)  # an arrest adds no token
    assert (table.cash("samcro"), table.heat("samcro")) == (2, 2)
