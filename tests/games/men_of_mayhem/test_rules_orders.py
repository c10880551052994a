"""Chapter 4, phase 3: turns, rides, exploits, tricks, recruiting, patching in, club orders."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Option
from consigliere.games.men_of_mayhem.components import DATA, OP, OP_PRICE
from tests.games.men_of_mayhem.scene import gang, scene

# --- turns


@pytest.mark.rule("MM-TURN-01")
@pytest.mark.rule("MM-TURN-03")
@pytest.mark.rule("MM-DEC-06")
def test_one_order_each_clockwise_and_who_has_none_is_passed_over() -> None:
    table = scene(
        samcro=gang(home="1m", orders=2), mayans=gang(home="1m", orders=1), one_niners=gang(home="1m", orders=2)
    )
    asked = []
    while table.step() == "Turn":
        asked += table.asked()
        other = next(club for club in table.names if club not in table.asked())
        with pytest.raises(cg.NotYours):
            table.match.play(table.seat(other), "sit_tight")
        table.do("sit_tight")
    assert asked == ["samcro", "mayans", "one_niners", "samcro", "one_niners"]
    assert table.step() == "Traffic"


@pytest.mark.rule("MM-TURN-02")
@pytest.mark.rule("MM-SIT-01")
@pytest.mark.rule("MM-RULE-27")
def test_nobody_passes_with_an_order_in_hand_but_may_sit_tight() -> None:
    table = scene()
    for way in ("pass", "stop", "done", "leave"):
        table.refuses(way, "MM-TURN-02")
    before = table.goods("samcro"), table.crew("samcro"), table.heat("samcro")
    table.do("sit_tight")
    assert (table.goods("samcro"), table.crew("samcro"), table.heat("samcro")) == before
    assert table.orders("samcro") == 5
    assert table.asked() == ["mayans"]


@pytest.mark.rule("MM-TURN-04")
def test_the_same_order_may_be_chosen_again_and_again() -> None:
    table = scene(
        samcro=gang(home="2m", orders=3), mayans=gang(home="1m", orders=0), one_niners=gang(home="1m", orders=0)
    )
    table.do("recruit:1", "recruit:1", "recruit:1")
    assert table.crew("samcro")["home"] == "2m3p"


@pytest.mark.rule("MM-TURN-05")
@pytest.mark.rule("MM-EXP-02")
def test_a_token_stays_on_an_exploited_site_alone() -> None:
    table = scene(samcro=gang(docks="1m", home="1m"))
    table.do("exploit:docks", "stop")
    assert table.table["marked"] == ["docks"]
    table.do("sit_tight", "sit_tight", "ride:clubhouse_samcro", "to:cut_house")
    assert table.table["marked"] == ["docks"]
    table.do("sit_tight", "sit_tight")
    table.refuses("exploit:docks", "MM-EXP-02")


@pytest.mark.rule("MM-TURN-06")
def test_backup_is_paid_from_the_same_tokens() -> None:
    table = scene(samcro=gang(docks="2m"), mayans=gang(docks="1m", home="1m", orders=1), one_niners=gang(home="1m"))
    table.do("fight:docks", "call:clubhouse_mayans")
    assert table.orders("mayans") == 0
    table.dice(6, 1).do("samcro guns:0", "mayans guns:0", "leave")
    assert table.asked() == ["one_niners"]  # the mayans have none left for their own turn


@pytest.mark.rule("MM-TURN-07")
def test_what_a_turn_costs() -> None:
    table = scene(samcro=gang(brothel="3m", home="1m", orders=6), mayans=gang(brothel="1p"))
    table.do("fight:brothel", "call:clubhouse_samcro").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    table.do("exploit:brothel", "use:brothel_1", "trick", "use:brothel_trick_1")
    assert table.orders("samcro") == 2  # fight, backup, exploit, trick
    assert table.asked() == ["mayans"]


# --- rides


@pytest.mark.rule("MM-RIDE-01")
@pytest.mark.rule("MM-RIDE-02")
@pytest.mark.rule("MM-RIDE-03")
@pytest.mark.rule("MM-DEC-07")
@pytest.mark.rule("MM-RULE-12")
def test_a_ride_goes_from_one_site_to_one_other() -> None:
    table = scene(samcro=gang(docks="1m1p", room="1m"), mayans=gang(home="2m"), contacts="nomad", round=2)
    assert "ride:docks" in table.may()
    table.refuses("ride:clubhouse_samcro", "MM-RIDE-01")  # nobody there
    table.refuses("ride:clubhouse_mayans", "MM-RIDE-03")
    table.refuses("ride:emergency_room", "MM-ER-03")
    table.do("ride:docks")
    assert {"to:clubhouse_samcro", "to:nomad", "to:charming_police"} <= set(table.may())
    table.refuses("to:docks", "MM-RIDE-01")
    table.refuses("to:clubhouse_mayans", "MM-RIDE-03")
    table.refuses("to:emergency_room", "MM-RIDE-03")
    table.refuses("to:reservation", "MM-RIDE-03")  # not on the table, or face down
    table.do("to:nomad")
    table.refuses("go", "MM-RIDE-01")  # nobody yet
    table.refuses("pick:samcro_member_emergency_room", "MM-ER-03")
    table.refuses("pick:samcro_member_clubhouse", "MM-RIDE-03")
    table.refuses("pick:mayans_member_clubhouse", "MM-RIDE-01")
    table.do("pick:samcro_prospect_docks", "go")
    assert table.crew("samcro") == {"docks": "1m", "nomad": "1p", "room": "1m", "pool": "3m4p"}
    assert table.orders("samcro") == 5


@pytest.mark.rule("MM-RIDE-04")
@pytest.mark.rule("MM-RIDE-05")
def test_prospects_ride_alone_into_and_out_of_contested_sites_and_start_no_fight() -> None:
    table = scene(samcro=gang(home="1p"), mayans=gang(docks="1m"))
    table.do("ride:clubhouse_samcro", "to:docks")
    assert table.crew("samcro")["docks"] == "1p"
    assert table.asked() == ["mayans"]
    assert table.g.fight is None
    table.do("ride:docks", "to:cut_house", "sit_tight", "ride:docks", "to:clubhouse_samcro")
    assert table.crew("samcro")["home"] == "1p"


# --- exploits


@pytest.mark.rule("MM-EXP-01")
@pytest.mark.rule("MM-EXP-05")
@pytest.mark.rule("MM-DEC-08")
def test_an_order_is_laid_on_a_controlled_site() -> None:
    table = scene(samcro=gang(docks="1m", home="1m"), mayans=gang(brothel="1m"))
    table.refuses("exploit:brothel", "MM-EXP-01")
    table.refuses("exploit:clubhouse_samcro", "MM-EXP-05")
    table.refuses("exploit:emergency_room", "MM-EXP-05")
    table.do("exploit:docks")
    assert table.orders("samcro") == 5
    assert table.table["marked"] == ["docks"]


@pytest.mark.rule("MM-EXP-02")
def test_a_site_is_exploited_once_a_round_no_matter_who_controls_it() -> None:
    table = scene(samcro=gang(docks="1m"), mayans=gang(home="1m"))
    table.do("exploit:docks", "stop", "ride:clubhouse_mayans", "to:docks", "sit_tight")
    table.do("ride:docks", "to:clubhouse_samcro")
    table.refuses("exploit:docks", "MM-EXP-02")
    table = scene(phase="clean_up", samcro=gang(docks="1m", marked="docks"))
    assert table.table["marked"] == []


@pytest.mark.rule("MM-EXP-03")
@pytest.mark.rule("MM-OP-11")
def test_any_all_or_none_of_what_is_printed_in_any_order() -> None:
    table = scene(samcro=gang(docks="1m", cash=5))
    table.do("exploit:docks", "use:docks_2", "use:docks_1", "use:docks_2")
    assert table.goods("samcro") == (3, 2, 5)
    none = scene(samcro=gang(docks="1m", cash=5)).do("exploit:docks", "stop")
    assert none.goods("samcro") == (5, 2, 2)


@pytest.mark.rule("MM-EXP-04")
@pytest.mark.rule("MM-RULE-13")
def test_printed_heat_is_taken_after_the_operations_even_if_none_was_used() -> None:
    table = scene(samcro=gang(docks="1m", heat=0))
    table.do("exploit:docks", "use:docks_1")
    assert table.heat("samcro") == 0
    assert table.do("stop").heat("samcro") == 1


@pytest.mark.rule("MM-EXP-07")
def test_once_the_order_is_laid_the_exploit_counts() -> None:
    table = scene(samcro=gang(reservation="1m", guns=0))
    table.do("exploit:reservation")
    assert table.may() == ["stop"]  # nothing to sell; asked in any case, because nobody else may tell
    table.do("stop")
    assert table.table["marked"] == ["reservation"]
    assert table.orders("samcro") == 5


# --- tricks


@pytest.mark.rule("MM-TRK-01")
@pytest.mark.rule("MM-TRK-02")
@pytest.mark.rule("MM-TRK-05")
@pytest.mark.rule("MM-EX-3")
@pytest.mark.rule("MM-DEC-11")
def test_a_trick_comes_after_the_main_effect_for_one_more_order() -> None:
    table = scene(samcro=gang(brothel="1m", docks="1m"))
    table.do("exploit:brothel")
    table.refuses("trick", "MM-TRK-05")
    table.refuses("use:brothel_trick_1", "MM-TRK-01")
    table.do("use:brothel_1")
    assert table.step() == "TrickChoice"
    table.do("trick", "use:brothel_trick_1")
    assert table.cash("samcro") == 4 + 3 + 3
    assert table.orders("samcro") == 4
    assert table.table["marked"] == ["brothel"]
    assert table.asked() == ["mayans"]  # once
    table.do("sit_tight", "sit_tight")
    table.refuses("trick", "MM-TRK-01")  # a turn later
    table.do("exploit:docks", "stop")
    assert table.asked() == ["mayans"]  # the docks print none


@pytest.mark.rule("MM-TRK-03")
@pytest.mark.rule("MM-TRK-06")
def test_the_main_effect_may_be_left_and_a_trick_turned_for_nothing() -> None:
    table = scene(samcro=gang(gun_factory="1m", guns=0, cash=0, heat=0))
    table.do("exploit:gun_factory", "stop", "trick")
    assert table.may() == ["stop"]
    table.do("stop")
    assert table.orders("samcro") == 4
    assert table.heat("samcro") == 1  # the trick's heat in any case


@pytest.mark.rule("MM-TRK-04")
def test_one_order_in_all_is_too_few_for_a_trick() -> None:
    table = scene(samcro=gang(brothel="1m", orders=1))
    table.do("exploit:brothel", "use:brothel_1")
    assert table.asked() == ["mayans"]


@pytest.mark.rule("MM-TRK-05")
@pytest.mark.rule("MM-RULE-13")
def test_an_arrest_that_ends_control_costs_the_trick() -> None:
    """The safecracker with extra heat by a card: a gang that is arrested there loses the trick."""
    heat = next(card for card in DATA["cards"] if card["id"] == "safecracker")["heat"]
    assert heat == 0  # no site prints both heat and a trick now, so the step itself is tested
    steps: list[dict[str, Any]] = [
        {"step": "CleanUp"},
        {"step": "AftermathPhase"},
        {"step": "MarketPhase"},
        {"step": "NextTurn"},
        {"step": "TrickChoice", "seat": 0, "site": "brothel"},
    ]
    alone = scene(samcro=gang(brothel="1m", home="1m"), stack=steps)
    assert alone.step() == "TrickChoice"
    lost = scene(samcro=gang(home="1m"), tiles="brothel", stack=steps)
    assert lost.step() == "Turn"


# --- recruiting and patching in


@pytest.mark.rule("MM-REC-01")
@pytest.mark.rule("MM-REC-02")
@pytest.mark.rule("MM-RULE-26")
def test_one_prospect_from_the_pool_to_the_clubhouse() -> None:
    table = scene(samcro=gang(docks="1m"))
    table.refuses("recruit:2", "MM-REC-02")
    table.do("recruit:1")
    assert table.crew("samcro") == {"home": "1p", "docks": "1m", "pool": "4m4p"}
    full = scene(samcro=gang(home="1m4p", room="1p"))
    full.refuses("recruit:1", "MM-REC-02")


@pytest.mark.rule("MM-PIN-01")
@pytest.mark.rule("MM-PIN-03")
@pytest.mark.rule("MM-DEC-21")
def test_a_prospect_becomes_a_member_where_it_stands() -> None:
    table = scene(samcro=gang(docks="1p", cash=1, guns=1), mayans=gang(docks="1p"))
    table.refuses("fight:docks", "MM-TD-01")
    table.do("patch_in:docks")
    assert table.crew("samcro") == {"docks": "1m", "pool": "4m5p"}
    assert table.goods("samcro") == (0, 0, 2)
    assert table.orders("samcro") == 5  # no extra order this round
    table.do("sit_tight", "sit_tight")
    assert "fight:docks" in table.may()  # from the next own turn on
    poor = scene(samcro=gang(home="1p", cash=0))
    poor.refuses("patch_in:clubhouse_samcro", "MM-PIN-01")
    poor = scene(samcro=gang(home="1p", guns=0))
    poor.refuses("patch_in:clubhouse_samcro", "MM-PIN-01")
    nobody = scene(samcro=gang(home="1m"))
    nobody.refuses("patch_in:clubhouse_samcro", "MM-PIN-01")


@pytest.mark.rule("MM-PIN-02")
@pytest.mark.rule("MM-RULE-14")
def test_never_more_than_five_members_and_nobody_wounded() -> None:
    full = scene(samcro=gang(home="5m1p"))
    full.refuses("patch_in:clubhouse_samcro", "MM-PIN-02")
    hurt = scene(samcro=gang(home="1m", room="1p"))
    assert not [option for option in hurt.may() if option.startswith("patch_in")]
    assert hurt.match.why_not(0, Option("patch_in", "emergency_room")) == "MM-PIN-02"
    jailed = scene(samcro=gang(home="3m1p", gone="2m"), settings={"fifteen_years": True})
    jailed.refuses("patch_in:clubhouse_samcro", "MM-PIN-02")


# --- club orders and gang rules


@pytest.mark.rule("MM-CLUB-01")
@pytest.mark.rule("MM-CLUB-08")
@pytest.mark.rule("MM-DEC-22")
def test_a_club_order_is_an_order_of_its_own_and_is_used_at_least_once() -> None:
    table = scene(octane=True, samcro=gang(home="1m", cash=9), mayans=gang(home="1m", bags=3))
    table.do("club_order")
    table.refuses("stop", "MM-CLUB-08")
    table.do("use:iron_pipeline_1")
    assert table.goods("samcro")[1] == 3
    assert table.orders("samcro") == 5
    assert table.table["marked"] == []
    table.do("club_order", "use:border_trade_1", "use:border_trade_1", "sit_tight")
    assert table.goods("mayans") == (4, 4, 1)
    table.do("club_order", "use:iron_pipeline_1")  # again in the same round
    poor = scene(octane=True, samcro=gang(home="1m", cash=1))
    poor.refuses("club_order", "MM-CLUB-08")
    plain = scene(samcro=gang(home="1m", cash=9))
    plain.refuses("club_order", "MM-CLUB-01")


@pytest.mark.rule("MM-CLUB-03")
@pytest.mark.rule("MM-OP-08")
@pytest.mark.rule("MM-OP-09")
@pytest.mark.rule("MM-EX-14")
def test_samcro_gets_one_cash_more_for_each_gun_sale_and_not_for_deals_or_the_market() -> None:
    table = scene(samcro=gang(side="high_octane", reservation="1m", guns=4))
    table.do("exploit:reservation", "use:reservation_1", "use:reservation_1", "use:reservation_1")
    assert table.cash("samcro") == 4 + 12
    plain = scene(samcro=gang(reservation="1m", guns=4))
    plain.do("exploit:reservation", "use:reservation_1", "use:reservation_1", "use:reservation_1")
    assert plain.cash("samcro") == 4 + 9  # the unleaded side has no special rules
    deal = scene(octane=True).deal("samcro", "mayans", {"guns": 1}, {"cash": 3})
    assert deal.cash("samcro") == 7
    market = scene(octane=True, phase="market", samcro=gang(home="1m", heat=0, bags=2))
    market.do("samcro bags:2", "mayans bags:0", "one_niners bags:0")
    assert market.cash("samcro") == 4 + 8


@pytest.mark.rule("MM-CLUB-04")
@pytest.mark.rule("MM-DEC-13")
def test_the_calaveras_bar_backup_for_one_more_order() -> None:
    def meet(**told: int) -> dict[str, object]:
        return {
            "octane": True,
            "calaveras": gang(docks="2m", home="1m", **told),
            "mayans": gang(docks="1m", home="2m"),
        }

    table = scene(**meet())  # type: ignore[arg-type]
    table.do("bar:docks")
    assert table.orders("calaveras") == 4
    assert table.step() == "CloseFists"  # nobody calls, themselves included
    one = scene(**meet(orders=1))  # type: ignore[arg-type]
    one.refuses("bar:docks", "MM-CLUB-04")
    carded = scene(lying="jammed_phones", **meet())  # type: ignore[arg-type]
    carded.refuses("bar:docks", "MM-CLUB-04")
    assert carded.do("fight:docks").step() == "CloseFists"
    other = scene(octane=True, samcro=gang(docks="2m"), mayans=gang(docks="1m"))
    other.refuses("bar:docks", "MM-CLUB-04")


@pytest.mark.rule("MM-CLUB-05")
@pytest.mark.rule("MM-RULE-15")
def test_a_prospect_takes_the_fall_for_the_calaveras() -> None:
    table = scene(octane=True, calaveras=gang(docks="1m1p", room="1p", heat=4), mayans=gang(home="1m"))
    table.do("exploit:docks", "stop")
    assert "pick:calaveras_prospect_emergency_room" in table.may()
    table.do("pick:calaveras_prospect_emergency_room")
    assert table.heat("calaveras") == 1
    assert table.crew("calaveras")["docks"] == "1m1p"
    no_member = scene(octane=True, calaveras=gang(docks="1p", heat=4), mayans=gang(home="1m"))
    no_member.do("exploit:docks", "stop", "pick:calaveras_prospect_docks")
    assert not no_member.player("calaveras")["out"]
    nobody = scene(octane=True, phase="aftermath", lying="warrant", calaveras=gang(heat=4), mayans=gang(home="1m"))
    assert nobody.player("calaveras")["out"]
    plain = scene(calaveras=gang(docks="1p", heat=4), mayans=gang(home="1m"))
    assert plain.do("exploit:docks", "stop").player("calaveras")["out"]


@pytest.mark.rule("MM-CLUB-06")
def test_the_grim_bastards_are_paid_when_one_of_theirs_is_arrested() -> None:
    gain = next(club for club in DATA["clubs"] if club["id"] == "grim_bastards")["high_octane"]["rules"][0]["modifiers"]
    table = scene(octane=True, phase="aftermath", lying="warrant", grim_bastards=gang(home="2m", heat=3))
    table.do("pick:grim_bastards_member_clubhouse")
    assert table.cash("grim_bastards") == 4 + gain[0]["cash"]


@pytest.mark.rule("MM-CLUB-07")
@pytest.mark.rule("MM-REC-02")
@pytest.mark.rule("MM-DEC-29")
def test_the_other_club_rules_as_their_boards_print_them() -> None:
    mayans = scene(octane=True, mayans=gang(home="1m"))
    assert {"recruit:1", "recruit:2"} <= set(mayans.may())
    mayans.refuses("recruit:3", "MM-REC-02")
    assert mayans.do("recruit:2").crew("mayans")["home"] == "1m2p"
    one_left = scene(octane=True, mayans=gang(home="1m4p"))
    one_left.refuses("recruit:2", "MM-REC-02")
    lin = scene(octane=True, lin_syndicate=gang(gun_factory="1m", cash=3))
    lin.do("exploit:gun_factory", "use:gun_factory_1")
    assert lin.cash("lin_syndicate") == 2  # one cash less
    cheap = scene(octane=True, lin_syndicate=gang(military_surplus="1m", cash=3))
    cheap.do("exploit:military_surplus", "use:military_surplus_1")
    assert cheap.cash("lin_syndicate") == 2  # never below 1
    heat = scene(octane=True, lin_syndicate=gang(home="1m", cash=3, heat=2)).do("club_order", "use:greased_palms_1")
    price = OP_PRICE[OP["greased_palms_1"]]
    assert (heat.cash("lin_syndicate"), heat.heat("lin_syndicate")) == (3 - price, 1)  # heat is no gun and no bag
    niners = scene(
        octane=True, phase="market", one_niners=gang(home="1m", heat=3, bags=9), mayans=gang(home="1m", heat=3, bags=9)
    )
    assert niners.may("one_niners") == ["bags:0", "bags:1", "bags:2"]
    assert niners.may("mayans") == ["bags:0", "bags:1"]
    full = scene(octane=True, phase="market", one_niners=gang(home="1m", heat=4, bags=9))
    assert full.may("one_niners") == ["bags:0"]  # only where the printed limit is above 0


@pytest.mark.rule("MM-CLUB-09")
@pytest.mark.rule("MM-DEC-27")
def test_hired_muscle_comes_to_any_open_site() -> None:
    table = scene(
        octane=True, grim_bastards=gang(home="1m", cash=2), mayans=gang(docks="1m"), tiles="docks", contacts="nomad"
    )
    table.do("club_order", "use:hired_muscle_1")
    assert table.step() == "PlaceProspect"
    assert {"to:docks", "to:nomad", "to:clubhouse_grim_bastards"} <= set(table.may())
    table.refuses("to:clubhouse_mayans", "MM-RIDE-03")
    table.refuses("to:emergency_room", "MM-RIDE-03")
    table.refuses("to:reservation", "MM-RIDE-03")
    table.do("to:docks")
    assert table.crew("grim_bastards")["docks"] == "1p"
    assert table.cash("grim_bastards") == 1
    full = scene(octane=True, grim_bastards=gang(home="1m5p", cash=2))
    full.refuses("club_order", "MM-CLUB-08")  # no prospect in the pool
    home = scene(samcro=gang(roadside_bar="1m")).do("exploit:roadside_bar", "stop", "trick", "use:roadside_bar_trick_1")
    assert home.crew("samcro")["home"] == "1p"
