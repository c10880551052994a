"""Chapter 5: throw downs and rumbles."""

from __future__ import annotations

import pytest

import consigliere as cg
from tests.games.men_of_mayhem.scene import Table, gang, scene


@pytest.mark.rule("MM-TD-01")
@pytest.mark.rule("MM-TD-03")
@pytest.mark.rule("MM-DEC-13")
def test_a_member_starts_it_where_a_rival_is_and_never_at_a_clubhouse() -> None:
    table = scene(
        samcro=gang(docks="1m", brothel="2p", cut_house="1m", home="1m"), mayans=gang(docks="1p", brothel="1m")
    )
    assert "fight:docks" in table.may()
    table.refuses("fight:brothel", "MM-TD-01")  # only prospects
    table.refuses("fight:cut_house", "MM-TD-01")  # no rival
    table.refuses("fight:clubhouse_samcro", "MM-TD-03")
    table.refuses("fight:emergency_room", "MM-ER-03")
    before = table.orders("samcro")
    table.do("fight:docks")
    assert table.orders("samcro") == before - 1


@pytest.mark.rule("MM-TD-03")
def test_it_may_happen_at_an_exploited_site_and_again_and_again() -> None:
    table = scene(samcro=gang(docks="3m", heat=0, marked="docks"), mayans=gang(docks="1m", home="1m"))
    table.do("fight:docks").do("done").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    table.do("ride:clubhouse_mayans", "to:docks", "all", "sit_tight")
    assert "fight:docks" in table.may()


@pytest.mark.rule("MM-TD-02")
@pytest.mark.rule("MM-RULE-16")
@pytest.mark.rule("MM-RULE-32")
def test_all_gangs_there_take_part_and_nobody_else() -> None:
    table = scene(
        samcro=gang(docks="2m"), mayans=gang(docks="1m"), one_niners=gang(docks="1p"), lin_syndicate=gang(home="1m")
    )
    table.do("fight:docks")
    assert table.asked() == ["samcro", "mayans", "one_niners"]
    with pytest.raises(cg.NotYours):
        table.match.play(3, "guns:0")
    turn = scene(samcro=gang(docks="2m", home="1m"))
    turn.refuses("call:clubhouse_samcro", "MM-TD-02")


@pytest.mark.rule("MM-TD-04")
@pytest.mark.rule("MM-RULE-17")
def test_nobody_leaves_a_fight() -> None:
    table = scene(samcro=gang(docks="2m", home="1m"), mayans=gang(docks="1m", home="1m"))
    table.do("fight:docks")
    table.refuses("call:docks", "MM-TD-04")
    assert table.may() == ["call:clubhouse_samcro", "done"]


# --- backup


@pytest.mark.rule("MM-TD-05")
@pytest.mark.rule("MM-TD-06")
@pytest.mark.rule("MM-TD-08")
@pytest.mark.rule("MM-TD-09")
@pytest.mark.rule("MM-EX-8")
@pytest.mark.rule("MM-DEC-14")
def test_backup_in_turn_order_an_order_for_each_source() -> None:
    """Masha (the mayans) comes earlier in turn order than Vasya, who starts the fight."""
    table = scene(
        patch="mayans",
        turn="samcro",
        samcro=gang(docks="1m", home="1m", cut_house="2p"),
        mayans=gang(docks="1m", home="1m1p", gun_factory="2p"),
    )
    table.do("fight:docks")
    assert table.asked() == ["mayans"]
    with pytest.raises(cg.NotYours):
        table.match.play(0, "call:cut_house")  # before one's place
    table.do("call:clubhouse_mayans", "all", "call:gun_factory", "all")
    assert table.orders("mayans") == 4
    assert table.asked() == ["samcro"]
    seen = {site["id"]: site for site in table.match.view(0)["table"]["sites"]}["docks"]["gangs"]
    assert {"seat": 1, "members": 2, "prospects": 3} in seen  # a later player sees what the earlier brought
    table.do("call:cut_house", "pick:samcro_prospect_cut_house", "go", "done")
    assert table.orders("samcro") == 4  # one for the start, one for the backup
    assert table.crew("samcro") == {"docks": "1m1p", "home": "1m", "cut_house": "1p", "pool": "3m3p"}
    assert table.step() == "CloseFists"  # nobody can add any more


@pytest.mark.rule("MM-TD-07")
def test_a_source_is_called_once_and_never_the_emergency_room() -> None:
    table = scene(samcro=gang(docks="1m", home="2m", room="1m", cut_house="1p"), mayans=gang(docks="1m"))
    table.do("fight:docks")
    table.refuses("call:emergency_room", "MM-TD-07")
    table.refuses("call:gun_factory", "MM-TD-07")
    table.refuses("call:clubhouse_mayans", "MM-TD-07")
    table.do("call:clubhouse_samcro", "pick:samcro_member_clubhouse", "go")
    table.refuses("call:clubhouse_samcro", "MM-TD-07")
    assert table.may() == ["call:cut_house", "done"]


@pytest.mark.rule("MM-TD-06")
def test_dudes_of_one_source_for_one_order() -> None:
    table = scene(samcro=gang(docks="1m", home="2m", cut_house="2p"), mayans=gang(docks="1m"))
    table.do("fight:docks", "call:clubhouse_samcro")
    table.refuses("pick:samcro_prospect_cut_house", "MM-TD-06")


@pytest.mark.rule("MM-TD-10")
def test_who_cannot_call_is_not_asked() -> None:
    none = scene(samcro=gang(docks="2m", orders=1, home="1m"), mayans=gang(docks="1m", room="1m"))
    assert none.do("fight:docks").step() == "CloseFists"
    last = scene(samcro=gang(docks="2m"), mayans=gang(docks="1m", home="1m", cut_house="1m", orders=1))
    last.do("fight:docks", "call:clubhouse_mayans")
    assert last.step() == "CloseFists"
    barred = scene(lying="jammed_phones", samcro=gang(docks="2m", home="1m"), mayans=gang(docks="1m", home="1m"))
    assert barred.do("fight:docks").step() == "CloseFists"


# --- guns


@pytest.mark.rule("MM-TD-11")
@pytest.mark.rule("MM-TD-12")
@pytest.mark.rule("MM-DEC-15")
@pytest.mark.rule("MM-RULE-41")
def test_guns_up_to_the_dudes_there_and_the_guns_owned_none_included() -> None:
    table = scene(
        samcro=gang(docks="2m1p", guns=5), mayans=gang(docks="2m", guns=1), one_niners=gang(docks="1m", guns=0)
    )
    table.do("fight:docks")
    assert table.may("samcro") == ["guns:0", "guns:1", "guns:2", "guns:3"]
    assert table.may("mayans") == ["guns:0", "guns:1"]
    assert table.may("one_niners") == ["guns:0"]  # asked in any case
    table.refuses("guns:4", "MM-TD-11", "samcro")
    before = table.match.view(1)
    table.do("samcro guns:3")
    after = table.match.view(1)
    assert before["waiting"] == [0, 1, 2]
    assert after["waiting"] == [1, 2]  # that a fist is closed is visible
    assert {**before, "waiting": 0} == {**after, "waiting": 0}  # what is in it is not


@pytest.mark.rule("MM-TD-13")
@pytest.mark.parametrize("site", ["charming_police", "st_thomas_hospital"])
def test_no_guns_at_the_police_and_the_hospital(site: str) -> None:
    table = scene(samcro=gang(**{site: "2m"}), mayans=gang(**{site: "1m"}))
    table.dice(6, 1).do(f"fight:{site}")
    assert table.goods("samcro")[1] == 2
    assert table.happened("totals")[0]["gangs"][0]["guns"] == 0


@pytest.mark.rule("MM-TD-14")
def test_a_fist_may_be_opened_again_until_the_last_is_closed() -> None:
    table = scene(samcro=gang(docks="2m"), mayans=gang(docks="1m"))
    table.do("fight:docks", "samcro guns:2")
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert table.asked() == ["samcro", "mayans"]
    table.do("samcro guns:1").dice(6, 1).do("mayans guns:0")
    assert not table.match.can_undo(0)
    assert not table.match.can_undo(1)
    assert table.happened("totals")[0]["gangs"][0]["guns"] == 1


# --- dice and losses


@pytest.mark.rule("MM-TD-15")
@pytest.mark.rule("MM-TD-16")
def test_a_die_and_one_two_three_for_prospects_members_and_guns() -> None:
    table = scene(samcro=gang(docks="2m3p", guns=2), mayans=gang(docks="1m"))
    table.do("fight:docks").dice(2, 5).do("samcro guns:2", "mayans guns:0")
    totals = {row["seat"]: row["total"] for row in table.happened("totals")[0]["gangs"]}
    assert totals == {0: 2 + 4 + 3 + 6, 1: 5 + 2}
    assert table.happened("totals")[0]["winner"] == 0


@pytest.mark.rule("MM-TD-17")
def test_a_tie_without_the_holder_sends_all_home() -> None:
    table = scene(patch="one_niners", turn="samcro", samcro=gang(docks="1m"), mayans=gang(docks="1m"))
    table.do("fight:docks").dice(3, 3).do("samcro guns:0", "mayans guns:0")
    assert table.happened("totals")[0]["winner"] is None
    assert (table.crew("samcro")["home"], table.crew("mayans")["home"]) == ("1m", "1m")


@pytest.mark.rule("MM-TD-18")
@pytest.mark.rule("MM-TD-19")
def test_each_gun_wounds_a_rival_and_changes_no_total() -> None:
    table = scene(samcro=gang(docks="1m", guns=1), mayans=gang(docks="3m", guns=3))
    table.do("fight:docks").dice(1, 6).do("samcro guns:1", "mayans guns:3")
    assert table.crew("samcro") == {"room": "1m", "pool": "4m5p"}  # three guns, one dude
    assert table.crew("mayans") == {"room": "1m", "docks": "2m", "pool": "2m5p"}


def rumble(**told: object) -> Table:
    table = scene(
        patch="mayans",
        turn="samcro",
        samcro=gang(docks="2m1p", guns=3, heat=0),
        mayans=gang(docks="1m1p", guns=2, heat=0),
        one_niners=gang(docks="1m1p", guns=0, heat=0),
        **told,  # type: ignore[arg-type]
    )
    return table.do("fight:docks").dice(1, 1, 6)


@pytest.mark.rule("MM-TD-20")
@pytest.mark.rule("MM-RULE-19")
@pytest.mark.rule("MM-RULE-35")
@pytest.mark.rule("MM-DEC-16")
def test_in_a_rumble_shots_are_given_to_gangs_in_turn_order() -> None:
    table = rumble().do("samcro guns:3", "mayans guns:2", "one_niners guns:0")
    assert table.asked() == ["mayans"]  # first in turn order
    assert table.may() == ["shoot:one_niners", "shoot:samcro"]
    table.refuses("shoot:mayans", "MM-TD-20")
    table.do("shoot:one_niners", "shoot:one_niners")
    assert [row["at"] for row in table.happened("aimed")] == [2, 2, 1]  # then only the mayans have an unhit dude
    assert table.happened("aimed")[-1]["number"] == 2  # the third shot is lost
    assert table.crew("mayans")["room"] == table.crew("one_niners")["room"] == "1m1p"


@pytest.mark.rule("MM-TD-21")
@pytest.mark.rule("MM-DEC-17")
def test_first_all_shots_are_given_then_each_victim_chooses_its_own() -> None:
    table = rumble().do("samcro guns:2", "mayans guns:1", "one_niners guns:0")
    table.do("shoot:samcro")
    assert table.asked() == ["samcro"]
    assert table.step() == "Aim"
    table.do("shoot:one_niners", "shoot:mayans")
    assert table.asked() == ["mayans"]
    assert table.step() == "Wounded"
    table.refuses("pick:mayans_member_clubhouse", "MM-TD-21")
    table.refuses("pick:samcro_member_docks", "MM-TD-21")
    table.refuses("done", "MM-TD-21")
    table.do("pick:mayans_prospect_docks", "pick:one_niners_member_docks", "pick:samcro_prospect_docks")
    assert table.crew("samcro")["room"] == "1p"
    assert table.crew("one_niners")["room"] == "1m"


@pytest.mark.rule("MM-TD-22")
@pytest.mark.rule("MM-TD-23")
@pytest.mark.rule("MM-EX-13")
def test_losers_go_home_even_if_the_winner_has_nobody_left() -> None:
    table = scene(patch="one_niners", turn="samcro", samcro=gang(docks="2m", guns=0), mayans=gang(docks="3p", guns=3))
    table.do("fight:docks").dice(1, 6).do("samcro guns:0", "mayans guns:2")
    assert table.crew("samcro") == {"room": "2m", "pool": "3m5p"}
    assert table.crew("mayans")["docks"] == "3p"
    empty = scene(samcro=gang(docks="1m", guns=1), mayans=gang(docks="2p", guns=1), patch="one_niners", turn="samcro")
    empty.do("fight:docks").dice(6, 1).do("samcro guns:1", "mayans guns:1")
    assert "docks" not in empty.crew("samcro")
    assert empty.crew("mayans") == {"home": "1p", "room": "1p", "pool": "5m3p"}


# --- the end


@pytest.mark.rule("MM-TD-24")
@pytest.mark.rule("MM-OP-10")
def test_guns_to_the_supply_then_heat_then_the_cards_theft_then_the_patch() -> None:
    table = scene(
        lying="gang_war",
        patch="mayans",
        turn="samcro",
        samcro=gang(docks="3m", guns=2, heat=4, cash=0),
        mayans=gang(docks="1m1p", guns=1, heat=0, cash=0),
    )
    supply = table.table["supply"]["gun"]
    table.do("fight:docks").dice(1, 6).do("samcro guns:1", "mayans guns:1")
    table.do("pick:mayans_prospect_docks")
    assert table.table["supply"]["gun"] == supply + 2
    assert table.heat("mayans") == 1
    assert table.step() == "Arrest"
    table.do("pick:samcro_member_docks")
    assert table.step() == "Look"  # the theft found nothing
    table.do("look")
    assert table.step() == "ClaimPatch"
    assert table.heat("samcro") == 1


@pytest.mark.rule("MM-TD-25")
@pytest.mark.rule("MM-TD-27")
@pytest.mark.rule("MM-DEC-20")
def test_a_starter_who_won_may_exploit_at_once() -> None:
    table = scene(samcro=gang(brothel="3m", orders=2, heat=0), mayans=gang(brothel="1p"))
    table.do("fight:brothel").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    assert table.may() == ["exploit:brothel", "leave"]
    table.refuses("exploit:docks", "MM-TD-25")
    table.do("exploit:brothel", "use:brothel_1")
    assert table.cash("samcro") == 7
    assert table.orders("samcro") == 0
    assert table.asked() == ["mayans"]
    for told in ({"orders": 1}, {"marked": "brothel"}):
        no = scene(samcro=gang(brothel="3m", heat=0, **told), mayans=gang(brothel="1p"))
        no.do("fight:brothel").dice(6, 1).do("samcro guns:0", "mayans guns:0")
        assert no.asked() == ["mayans"]
    hurt = scene(samcro=gang(brothel="1m", heat=0), mayans=gang(brothel="1p", guns=1))
    hurt.do("fight:brothel").dice(6, 1).do("samcro guns:0", "mayans guns:1")
    assert hurt.asked() == ["mayans"]  # nobody left there


@pytest.mark.rule("MM-TD-26")
def test_a_winner_who_did_not_start_it_gets_no_exploit() -> None:
    table = scene(turn="mayans", samcro=gang(brothel="3m"), mayans=gang(brothel="1m"))
    table.do("fight:brothel").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    assert table.asked() == ["one_niners"]
