"""Chapter 3: control, the patch, heat and arrest, elimination."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.games.men_of_mayhem import TITLE
from tests.games.men_of_mayhem.scene import Table, gang, scene

# --- control


@pytest.mark.rule("MM-CTL-01")
@pytest.mark.rule("MM-CTL-02")
@pytest.mark.rule("MM-CTL-03")
def test_control_is_being_alone_and_is_read_from_the_figures() -> None:
    table = scene(samcro=gang(docks="1p", brothel="1m"), mayans=gang(brothel="1p", home="2m"))
    assert "exploit:docks" in table.may()  # a prospect alone suffices
    assert "exploit:brothel" not in table.may()
    table.refuses("exploit:brothel", "MM-EXP-01")
    table.refuses("exploit:cut_house", "MM-EXP-01")  # nobody there
    table.do("sit_tight", "ride:brothel", "to:clubhouse_mayans", "sit_tight")
    assert "exploit:brothel" in table.may()
    sites = {site["id"]: site["control"] for site in table.match.view()["table"]["sites"]}
    assert (sites["docks"], sites["brothel"], sites["cut_house"]) == (0, 0, None)


# --- the patch


@pytest.mark.rule("MM-PAT-01")
@pytest.mark.rule("MM-PAT-02")
def test_one_living_gang_holds_the_patch_and_is_first() -> None:
    table = scene(patch="mayans", phase="round")
    assert table.asked() == ["mayans"]
    table.do("sit_tight")
    assert table.asked() == ["one_niners"]
    table.do("sit_tight")
    assert table.asked() == ["samcro"]
    table.g.patch = 7
    assert any("patch" in line for line in TITLE.problems(table.g))


def fight(samcro: int, mayans: int, patch: str, **others: str) -> Table:
    table = scene(patch=patch, turn="samcro", samcro=gang(docks="2m"), mayans=gang(docks="2m"))
    return table.do("fight:docks").dice(*_in_order(patch, samcro, mayans)).do("samcro guns:0", "mayans guns:0")


def _in_order(patch: str, samcro: int, mayans: int) -> tuple[int, int]:
    return (mayans, samcro) if patch == "mayans" else (samcro, mayans)


@pytest.mark.rule("MM-PAT-03")
@pytest.mark.rule("MM-TD-17")
@pytest.mark.rule("MM-RULE-18")
def test_the_holder_wins_a_tie_it_has_a_part_in() -> None:
    assert fight(3, 3, "mayans").crew("mayans").get("docks") == "2m"
    table = fight(3, 3, "one_niners")  # the holder is not in it: nobody wins
    assert "docks" not in table.crew("samcro")
    assert "docks" not in table.crew("mayans")
    table = scene(
        patch="mayans", turn="samcro", samcro=gang(docks="2m"), mayans=gang(docks="1m"), one_niners=gang(docks="2m")
    )
    table.do("fight:docks").dice(1, 5, 5).do("samcro guns:0", "mayans guns:0", "one_niners guns:0")
    assert [crew for club in table.names if (crew := table.crew(club).get("docks"))] == []  # a lower total gets nothing


@pytest.mark.rule("MM-PAT-05")
@pytest.mark.rule("MM-RULE-4")
@pytest.mark.rule("MM-DEC-12")
def test_the_patch_may_be_taken_at_the_police_or_left() -> None:
    table = scene(patch="mayans", turn="samcro", samcro=gang(charming_police="1m"))
    table.do("exploit:charming_police")
    assert "use:charming_police_1" in table.may()
    assert table.do("use:charming_police_1").patch == "samcro"
    table.refuses("use:charming_police_1", "MM-PAT-05")
    table = scene(patch="mayans", turn="samcro", samcro=gang(charming_police="1m"))
    assert table.do("exploit:charming_police", "stop").patch == "mayans"
    table = scene(patch="samcro", samcro=gang(charming_police="1m", heat=0))
    assert table.do("exploit:charming_police").step() != "Operations"  # the holder is not asked


@pytest.mark.rule("MM-PAT-05")
@pytest.mark.rule("MM-DEC-19")
def test_the_winner_may_take_the_patch_of_a_defeated_holder_and_nobody_else() -> None:
    table = fight(6, 1, "mayans")
    assert table.step() == "ClaimPatch"
    assert table.may() == ["take", "leave"]
    assert table.do("take").patch == "samcro"
    assert fight(6, 1, "mayans").do("leave").patch == "mayans"
    assert fight(6, 1, "one_niners").step() != "ClaimPatch"  # the holder was not in the fight
    assert fight(1, 6, "mayans").step() != "ClaimPatch"  # the holder won
    table = scene(patch="samcro", samcro=gang(docks="2m"), mayans=gang(docks="1m"))
    table.do("fight:docks").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    assert table.step() != "ClaimPatch"  # the gang that has it is not asked


@pytest.mark.rule("MM-PAT-06")
def test_the_patch_cannot_be_traded() -> None:
    scene().no_deal("MM-PAT-06", "samcro", "mayans", {"patch": 1})


@pytest.mark.rule("MM-PAT-07")
@pytest.mark.rule("MM-RULE-5")
def test_a_new_holder_moves_nobodys_turn_in_the_running_lap() -> None:
    table = scene(patch="mayans", turn="samcro", samcro=gang(charming_police="1m"))
    table.do("exploit:charming_police", "use:charming_police_1", "stop")
    assert table.patch == "samcro"
    assert table.asked() == ["mayans"]
    table.do("sit_tight")
    assert table.asked() == ["one_niners"]


# --- heat and arrest


@pytest.mark.rule("MM-HEAT-01")
@pytest.mark.rule("MM-HEAT-02")
@pytest.mark.rule("MM-HEAT-04")
def test_heat_is_public_runs_to_four_and_never_below_none() -> None:
    table = scene(
        samcro=gang(suburban_meth_lab="1m", heat=3), contacts="crooked_cop", mayans=gang(crooked_cop="1m", heat=1)
    )
    table.do("exploit:suburban_meth_lab", "stop", "leave")
    assert table.heat("samcro") == 4
    assert table.asked() == ["mayans"]  # exactly 4 is no arrest
    assert [player["heat"] for player in table.match.view()["table"]["players"]] == [4, 1, 1]
    table.do("exploit:crooked_cop", "use:crooked_cop_1")
    assert table.heat("mayans") == 0
    table = scene(samcro=gang(courthouse="1m", heat=1))
    assert table.do("exploit:courthouse", "use:courthouse_1").heat("samcro") == 0  # two off, never below 0


@pytest.mark.rule("MM-HEAT-03")
@pytest.mark.rule("MM-HEAT-05")
@pytest.mark.rule("MM-DEC-18")
def test_above_four_a_member_is_arrested_and_the_heat_is_one() -> None:
    table = scene(samcro=gang(suburban_meth_lab="1m1p", home="1m2p", room="1m", heat=4))
    table.do("exploit:suburban_meth_lab", "stop")
    assert table.step() == "Arrest"
    assert table.heat("samcro") == 1  # already while the owner chooses
    assert set(table.may()) == {
        "pick:samcro_member_suburban_meth_lab",
        "pick:samcro_member_clubhouse",
        "pick:samcro_member_emergency_room",
    }
    table.refuses("pick:samcro_prospect_clubhouse", "MM-CLUB-05")
    table.refuses("pick:mayans_member_clubhouse", "MM-HEAT-05")
    table.refuses("pick:samcro_member_pool", "MM-HEAT-05")
    table.refuses("leave", "MM-HEAT-05")
    table.do("pick:samcro_member_emergency_room")
    assert table.crew("samcro") == {"suburban_meth_lab": "1m1p", "home": "1m2p", "pool": "3m2p"}


@pytest.mark.rule("MM-HEAT-03")
def test_however_much_heat_is_taken_it_is_one_arrest() -> None:
    table = scene(
        lying="rico_case",
        round=3,
        settings={"hardcore_cards": True},
        samcro=gang(suburban_meth_lab="1m", home="2m", heat=4),
    )
    table.do("exploit:suburban_meth_lab", "stop", "pick:samcro_member_clubhouse")
    assert table.heat("samcro") == 1
    assert len(table.happened("arrested")) == 1


@pytest.mark.rule("MM-HEAT-06")
@pytest.mark.rule("MM-RULE-6")
@pytest.mark.rule("MM-HEAT-11")
def test_an_arrest_by_a_card_sets_the_heat_to_one_from_above_and_from_none() -> None:
    for heat in (0, 3):
        table = scene(
            phase="aftermath",
            lying="warrant",
            settings={"dirty_money": True},
            samcro=gang(home="2m", heat=heat),
            mayans=gang(home="2m", heat=0),
            one_niners=gang(home="2m", heat=0),
        )
        assert table.asked() == ["samcro"]
        table.do("pick:samcro_member_clubhouse")
        assert table.heat("samcro") == 1
        assert table.cash("samcro") == 4  # being set to 1 is not taking heat


@pytest.mark.rule("MM-ELIM-05")
def test_a_gang_that_disbands_itself_has_shown_its_goods_and_takes_nothing_back() -> None:
    table = scene(samcro=gang(docks="1p", heat=4, cash=7), mayans=gang(home="2m"), one_niners=gang(home="2m"))
    table.do("exploit:docks")
    assert table.match.can_undo(0)
    table.do("stop")
    assert table.happened("disbanded", "mayans")[0]["cash"] == 7
    assert not table.match.can_undo(0)
    with pytest.raises(cg.IllegalMove):
        table.match.undo(0)


@pytest.mark.rule("MM-HEAT-07")
@pytest.mark.rule("MM-ELIM-01")
@pytest.mark.rule("MM-ELIM-02")
@pytest.mark.rule("MM-ELIM-05")
@pytest.mark.rule("MM-RULE-7")
def test_a_gang_with_nobody_to_take_the_fall_is_disbanded() -> None:
    table = scene(
        phase="aftermath",
        lying="warrant",
        patch="mayans",
        samcro=gang(home="2m", heat=1),
        mayans=gang(home="2p", docks="1p", room="1p", cash=7, guns=3, bags=1, heat=3),
        one_niners=gang(home="2m", heat=1),
    )
    player = table.player("mayans")
    assert player["out"]
    assert (player["cash"], player["gun"], player["contraband"], player["heat"], player["orders"]) == (0, 0, 0, 0, 0)
    assert table.crew("mayans") == {"pool": "5m5p"}
    assert table.patch == "one_niners"  # the next living gang clockwise
    assert table.happened("disbanded") == [{"event": "disbanded", "seat": 1, "cash": 7, "gun": 3, "contraband": 1}]
    assert table.table["supply"]["gun"] == 24 - 4
    assert TITLE.problems(table.g) == []


@pytest.mark.rule("MM-HEAT-08")
@pytest.mark.rule("MM-ORD-05")
def test_an_arrest_takes_no_orders_back_and_a_new_member_brings_none() -> None:
    table = scene(samcro=gang(suburban_meth_lab="2m", heat=4))
    table.do("exploit:suburban_meth_lab", "stop", "pick:samcro_member_suburban_meth_lab")
    assert table.orders("samcro") == 5
    table = scene(samcro=gang(home="1m1p"))
    assert table.do("patch_in:clubhouse_samcro").orders("samcro") == 5


@pytest.mark.rule("MM-HEAT-09")
def test_where_heat_comes_from() -> None:
    site = scene(samcro=gang(docks="1m", heat=0)).do("exploit:docks", "stop")
    assert site.heat("samcro") == 1
    trick = scene(samcro=gang(brothel="1m", heat=0)).do("exploit:brothel", "stop", "trick", "stop")
    assert trick.heat("samcro") == 1
    guns = scene(samcro=gang(docks="3m", heat=0), mayans=gang(docks="1m", heat=0))
    guns.do("fight:docks").dice(6, 1).do("samcro guns:2", "mayans guns:0")
    assert (guns.heat("samcro"), guns.heat("mayans")) == (1, 0)
    market = scene(phase="market", samcro=gang(home="2m", heat=0)).do(
        "samcro bags:2", "mayans bags:0", "one_niners bags:0"
    )
    assert market.heat("samcro") == 1
    card = scene(phase="reveal", stack=[{"step": "OrdersPhase"}, {"step": "CardActs", "card": "informant"}])
    assert card.heat("samcro") == 2


@pytest.mark.rule("MM-HEAT-10")
def test_several_gangs_take_heat_each_completely_before_the_next() -> None:
    table = scene(
        phase="market",
        patch="mayans",
        samcro=gang(home="2m", heat=3, bags=1),
        mayans=gang(home="2m", heat=3, bags=1),
        lying="rico_case",
        round=3,
        settings={"hardcore_cards": True},
    )
    table.do("samcro bags:1", "mayans bags:1", "one_niners bags:0")
    assert table.asked() == ["mayans"]
    assert (table.heat("mayans"), table.heat("samcro")) == (1, 3)
    table.do("pick:mayans_member_clubhouse")
    assert table.asked() == ["samcro"]
    assert table.heat("samcro") == 1


# --- elimination


@pytest.mark.rule("MM-ELIM-03")
def test_who_is_out_is_not_asked_any_more_and_the_market_stays_that_of_all() -> None:
    table = scene(
        phase="market", seats=4, samcro=gang(home="2m", heat=0), mayans=gang(out=True, cash=0, guns=0, bags=0, heat=0)
    )
    assert "mayans" not in table.asked()
    table.do("samcro bags:2", "one_niners bags:0", "lin_syndicate bags:0")
    assert table.happened("market")[0]["price"] == 4  # four players: up to two bags at 4
    table.no_deal("MM-ELIM-03", "samcro", "mayans", {"cash": 1})


@pytest.mark.rule("MM-ELIM-04")
def test_the_last_gang_wins_at_once_and_the_latest_of_those_hit_together() -> None:
    table = scene(
        phase="aftermath",
        lying="warrant",
        patch="mayans",
        samcro=gang(home="2p", heat=1),
        mayans=gang(home="2p", heat=1),
        one_niners=gang(home="2p", heat=1),
    )
    result = table.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "last_gang")  # turn order: mayans, one-niners, samcro


@pytest.mark.rule("MM-ELIM-06")
def test_eliminated_by_a_hot_site_the_turn_ends_at_once() -> None:
    table = scene(samcro=gang(docks="1p", heat=4), mayans=gang(home="2m"))
    table.do("exploit:docks", "stop")
    assert table.player("samcro")["out"]
    assert table.asked() == ["mayans"]
    table = scene(samcro=gang(brothel="1p", heat=4), mayans=gang(home="2m"))
    table.do("exploit:brothel", "stop", "trick", "stop")
    assert table.player("samcro")["out"]


@pytest.mark.rule("MM-ELIM-06")
@pytest.mark.rule("MM-TD-28")
@pytest.mark.rule("MM-RULE-33")
def test_eliminated_by_the_heat_of_a_fight() -> None:
    """The winner of the fight may still take a patch that has just passed on from the defeated holder."""
    table = scene(
        patch="mayans",
        turn="samcro",
        samcro=gang(docks="3m", heat=0),
        mayans=gang(docks="2p", guns=1, heat=4),
        one_niners=gang(home="1m"),
    )
    table.do("fight:docks").dice(1, 6).do("samcro guns:2", "mayans guns:1")
    assert table.player("mayans")["out"]
    assert table.step() == "ClaimPatch"
    assert table.patch == "one_niners"
    assert table.do("take").patch == "samcro"
    assert table.step() == "ExploitAfter"
    winner = scene(
        samcro=gang(docks="3p", cut_house="1m", heat=4, guns=1), mayans=gang(docks="1m", heat=0), turn="mayans"
    )
    winner.do("fight:docks", "done").dice(6, 1).do("samcro guns:1", "mayans guns:0")
    assert winner.step() == "Arrest"
    dead = scene(
        samcro=gang(docks="3p", heat=4, guns=1), mayans=gang(docks="1m", heat=0), turn="mayans", patch="mayans"
    )
    dead.do("fight:docks").dice(1, 6).do("samcro guns:1", "mayans guns:0")
    assert dead.player("samcro")["out"]
    assert dead.step() == "Turn"  # nobody takes the dead winner's place
    assert dead.patch == "mayans"
