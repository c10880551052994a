"""Whole rounds, derived from the text of the rulebook: clubs, sites, the market, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.men_of_mayhem.scene import Table, gang, scene

# --- clubs


@pytest.mark.rule("MM-SET-04")
@pytest.mark.rule("MM-CLUB-02")
@pytest.mark.rule("MM-RULE-3")
def test_an_unleaded_board_in_a_high_octane_game_has_no_special_rule() -> None:
    table = scene(
        samcro=gang(side="unleaded", reservation="1m", guns=1, cash=0),
        mayans=gang(side="high_octane", home="1m1p"),
        lin_syndicate=gang(side="high_octane", home="1m"),
    )
    assert "club_order" not in table.may()
    table.refuses("club_order", "MM-CLUB-01")
    table.do("exploit:reservation", "use:reservation_1", "stop")
    assert table.cash("samcro") == 3
    assert "recruit:2" in table.may("mayans")


@pytest.mark.rule("MM-CLUB-03")
@pytest.mark.rule("MM-ANA-07")
def test_samcros_bonus_and_a_cards_bonus_each_touch_their_own_goods() -> None:
    told: dict[str, Any] = {"octane": True, "lying": "dry_spell", "contacts": "gun_buyer street_dealer", "round": 2}
    table = scene(**told, samcro=gang(gun_buyer="1m", street_dealer="1m", cash=0, guns=2, bags=2))
    table.do("exploit:gun_buyer", "use:gun_buyer_1", "use:gun_buyer_1")
    assert table.cash("samcro") == 10  # (4 + 1) each
    table.do("sit_tight", "sit_tight", "exploit:street_dealer", "use:street_dealer_1", "use:street_dealer_1")
    assert table.cash("samcro") == 18  # (3 + 1) each, for everybody
    table = scene(**told, mayans=gang(gun_buyer="1m", cash=0, guns=1))
    assert table.do("exploit:gun_buyer", "use:gun_buyer_1").cash("mayans") == 4


@pytest.mark.rule("MM-CLUB-07")
@pytest.mark.rule("MM-PIN-01")
def test_the_lin_syndicate_buys_cheaper_and_nothing_else_is_cheaper() -> None:
    table = scene(
        octane=True,
        lin_syndicate=gang(gun_factory="1m", military_surplus="1p", cash=4, guns=1, home="1p", heat=2),
    )
    table.do("exploit:gun_factory", "use:gun_factory_1", "stop", "leave")
    assert table.cash("lin_syndicate") == 3  # 2 less 1
    table.do("sit_tight", "sit_tight", "exploit:military_surplus", "use:military_surplus_1", "stop")
    assert table.cash("lin_syndicate") == 2  # never below 1
    table.do("sit_tight", "sit_tight", "patch_in:clubhouse_lin_syndicate")
    assert table.cash("lin_syndicate") == 1  # patching in is no purchase
    table.do("sit_tight", "sit_tight")
    table.refuses("club_order", "MM-CLUB-08")  # heat is no merchandise: 2 cash are 2 cash


@pytest.mark.rule("MM-MKT-02")
@pytest.mark.parametrize(
    ("heat", "lying", "most"),
    [(1, "", 4), (2, "", 3), (3, "", 2), (4, "", 0), (0, "", 6), (2, "checkpoints", 2), (0, "checkpoints", 2),
     (3, "lockdown", 1), (0, "lockdown", 1), (1, "checkpoints lockdown", 1), (4, "checkpoints", 0)],
)  # fmt: skip
def test_the_one_niners_limit_by_track_then_club_then_cards(heat: int, lying: str, most: int) -> None:
    table = scene(
        octane=True,
        phase="market",
        round=3,
        settings={"hardcore_cards": True},
        lying=lying,
        one_niners=gang(home="2m", bags=6, heat=heat),
    )
    assert table.may("one_niners")[-1] == f"bags:{most}"
    table.refuses(f"bags:{most + 1}", "MM-MKT-02", "one_niners")


@pytest.mark.rule("MM-CLUB-07")
@pytest.mark.rule("MM-REC-02")
@pytest.mark.rule("MM-DEC-29")
def test_the_mayans_recruit_one_or_two_while_the_pool_lasts_and_trade_twice() -> None:
    table = scene(octane=True, mayans=gang(home="1m4p", bags=3, guns=0))
    assert [option for option in table.may() if option.startswith("recruit")] == ["recruit:1"]
    table.refuses("recruit:2", "MM-REC-02")
    table.do("club_order", "use:border_trade_1", "use:border_trade_1")
    assert table.goods("mayans")[1:] == (2, 1)
    assert table.orders("mayans") == 5
    assert table.asked() != ["mayans"]
    both = scene(octane=True, mayans=gang(home="1m", bags=3)).do("recruit:2")
    assert (both.crew("mayans")["home"], both.orders("mayans")) == ("1m2p", 5)


@pytest.mark.rule("MM-CLUB-06")
@pytest.mark.rule("MM-CLUB-09")
def test_the_grim_bastards_hire_onto_a_contested_contact_and_profit_from_a_warrant() -> None:
    table = scene(
        octane=True, contacts="nomad", grim_bastards=gang(home="2m", cash=2), mayans=gang(nomad="1m", home="1p")
    )
    table.do("club_order", "use:hired_muscle_1")
    assert table.step() == "PlaceProspect"
    table.refuses("to:clubhouse_mayans", "MM-RIDE-03")
    table.refuses("to:emergency_room", "MM-RIDE-03")
    table.do("to:nomad")
    assert table.crew("grim_bastards")["nomad"] == "1p"
    assert table.cash("grim_bastards") == 1
    caught = scene(
        octane=True,
        phase="aftermath",
        lying="warrant",
        settings={"dirty_money": True},
        grim_bastards=gang(home="2m", cash=0, heat=3),
    )
    caught.do("pick:grim_bastards_member_clubhouse")
    assert (caught.cash("grim_bastards"), caught.heat("grim_bastards")) == (2, 1)


@pytest.mark.rule("MM-CLUB-05")
@pytest.mark.rule("MM-RULE-15")
@pytest.mark.rule("MM-HEAT-07")
def test_a_prospect_saves_calaveras_without_members_but_only_on_their_own_side() -> None:
    told: dict[str, Any] = {"phase": "aftermath", "lying": "warrant"}
    saved = scene(**told, octane=True, calaveras=gang(room="1p", heat=3))
    assert saved.may() == ["pick:calaveras_prospect_emergency_room"]
    saved.do("pick:calaveras_prospect_emergency_room")
    assert not saved.player("calaveras")["out"]
    assert saved.heat("calaveras") == 1
    assert scene(**told, octane=True, calaveras=gang(heat=3, home="")).player("calaveras")["out"]
    assert scene(**told, calaveras=gang(home="4p", heat=3)).player("calaveras")["out"]


# --- sites


@pytest.mark.rule("MM-OP-07")
@pytest.mark.rule("MM-TRK-06")
@pytest.mark.rule("MM-EXP-03")
def test_where_selling_guns_is_forbidden_the_factory_still_makes_them_and_its_trick_still_burns() -> None:
    table = scene(lying="gun_crackdown", samcro=gang(gun_factory="1m", guns=3, cash=2, heat=0))
    table.do("exploit:gun_factory", "use:gun_factory_1", "stop", "trick")
    assert table.asked() == ["mayans"]  # nothing of the trick can be used: nothing is asked
    assert (table.goods("samcro")[:2], table.heat("samcro"), table.orders("samcro")) == ((0, 4), 1, 4)


@pytest.mark.rule("MM-OP-04")
@pytest.mark.rule("MM-OP-05")
@pytest.mark.rule("MM-TRK-01")
def test_the_safecracker_robs_one_of_cash_and_another_of_a_gun() -> None:
    table = scene(
        contacts="safecracker",
        samcro=gang(safecracker="1p", cash=0, guns=0, heat=0),
        mayans=gang(home="1m", cash=1, guns=2, bags=3),
        one_niners=gang(home="1m", guns=1),
    )
    table.do("exploit:safecracker", "use:safecracker_1", "rob:mayans")
    assert table.cash("samcro") == 1  # the one there was
    table.do("look")
    seen = table.happened("looked", "samcro")[0]
    assert (seen["cash"], seen["gun"], seen["contraband"]) == (0, 2, 3)  # as it is after the theft
    table.do("trick", "use:safecracker_trick_1", "rob:one_niners")
    assert table.goods("samcro")[1] == 1
    assert table.heat("samcro") == 1
    assert table.step() == "Turn"  # a full theft shows nothing behind the blind


@pytest.mark.rule("MM-SUP-02")
@pytest.mark.rule("MM-SUP-06")
@pytest.mark.rule("MM-EXP-03")
def test_the_last_bags_of_the_supply() -> None:
    table = scene(samcro=gang(docks="1m", cash=4, bags=0, heat=0), supply={"contraband": 2})
    table.do("exploit:docks", "use:docks_2", "use:docks_1")
    assert table.goods("samcro") == (3, 2, 2)
    assert table.asked() == ["mayans"]  # none is left, as all can see; the heat has been taken
    assert table.heat("samcro") == 1
    short = scene(samcro=gang(suburban_meth_lab="1m", bags=0), supply={"contraband": 1})
    assert short.do("exploit:suburban_meth_lab", "use:suburban_meth_lab_1").goods("samcro")[2] == 1


@pytest.mark.rule("MM-OP-03")
@pytest.mark.rule("MM-OP-11")
@pytest.mark.rule("MM-PAT-05")
def test_a_visit_to_the_police() -> None:
    table = scene(patch="mayans", turn="samcro", samcro=gang(charming_police="1p", heat=2, cash=2))
    table.do("exploit:charming_police", "use:charming_police_2", "use:charming_police_1")
    assert (table.heat("samcro"), table.patch, table.orders("samcro")) == (1, "samcro", 5)
    assert table.asked() == ["mayans"]  # heat is not bought off there
    lawful = scene(samcro=gang(charming_police="1p", heat=0, cash=2))
    lawful.do("exploit:charming_police")
    assert lawful.cash("samcro") == 2  # no heat to lower, and the patch is its own
    assert lawful.asked() == ["mayans"]


@pytest.mark.rule("MM-EXP-04")
@pytest.mark.rule("MM-TRK-05")
def test_a_hot_site_with_a_trick() -> None:
    """Operations, then the heat, then the trick; an arrest that ends control costs the trick."""
    table = scene(samcro=gang(suburban_meth_lab="1m", home="1m", heat=3, bags=0))
    table.do("exploit:suburban_meth_lab", "use:suburban_meth_lab_1")
    assert (table.step(), table.heat("samcro")) == ("TrickChoice", 4)
    assert table.do("trick", "use:suburban_meth_lab_trick_1").goods("samcro")[2] == 3
    lost = scene(samcro=gang(suburban_meth_lab="1m", home="1m", heat=4))
    lost.do("exploit:suburban_meth_lab", "use:suburban_meth_lab_1", "pick:samcro_member_suburban_meth_lab")
    assert lost.asked() == ["mayans"]


@pytest.mark.rule("MM-RULE-13")
@pytest.mark.rule("MM-TRK-05")
def test_an_arrest_elsewhere_keeps_the_control_and_the_trick() -> None:
    table = scene(contacts="safecracker", samcro=gang(docks="1p", cut_house="1m", heat=4, cash=4, bags=0))
    table.do("exploit:cut_house", "use:cut_house_1", "stop", "trick", "use:cut_house_trick_1")
    assert table.step() == "Arrest"  # the trick's heat
    table.do("pick:samcro_member_cut_house")
    assert table.goods("samcro")[2] == 2
    assert not table.player("samcro")["out"]


# --- the market


@pytest.mark.rule("MM-MKT-04")
@pytest.mark.parametrize(("bags", "price"), [(2, 4), (3, 3), (4, 3), (6, 3), (8, 2), (9, 1)])
def test_four_gangs_and_the_price_by_the_sum(bags: int, price: int) -> None:
    table = scene(phase="market", seats=4, samcro=gang(home="1m", bags=9, heat=0, cash=0))
    table.do(f"samcro bags:{bags - 1}", "mayans bags:1", "one_niners bags:0", "lin_syndicate bags:0")
    assert table.cash("samcro") == price * (bags - 1)
    assert table.cash("mayans") == 4 + price


@pytest.mark.rule("MM-MKT-06")
@pytest.mark.rule("MM-ANA-07")
@pytest.mark.rule("MM-VAR-09")
def test_a_glut_a_blind_eye_and_a_rico_case_together() -> None:
    told: dict[str, Any] = {"phase": "market", "round": 3, "settings": {"hardcore_cards": True, "dirty_money": True}}
    calm = scene(**told, lying="blind_eye rico_case glut", samcro=gang(home="1m", bags=7, heat=0, cash=0))
    calm.do("samcro bags:7", "mayans bags:0", "one_niners bags:0")
    assert (calm.cash("samcro"), calm.heat("samcro")) == (7, 0)  # never below 1 a bag; no heat is taken, so none more
    hot = scene(**told, lying="rico_case", samcro=gang(home="1m", bags=1, heat=0, cash=0))
    hot.do("samcro bags:1", "mayans bags:0", "one_niners bags:0")
    assert (hot.cash("samcro"), hot.heat("samcro")) == (4 + 4, 2)  # two tokens, two cash each


@pytest.mark.rule("MM-MKT-06")
@pytest.mark.rule("MM-MKT-07")
def test_selling_at_three_heat_is_no_arrest_and_at_four_nothing_is_sold() -> None:
    table = scene(phase="market", samcro=gang(home="1m", heat=3), mayans=gang(home="1m", heat=4))
    assert table.may("mayans") == ["bags:0"]
    table.do("samcro bags:1", "mayans bags:0", "one_niners bags:1")
    assert table.heat("samcro") == 4
    assert table.happened("arrest") == []


# --- the end


def last(**told: Any) -> Table:
    return scene(phase="clean_up", round=6, **told)


@pytest.mark.rule("MM-END-01")
@pytest.mark.rule("MM-END-02")
def test_guns_and_bags_are_worth_nothing_and_a_holder_with_less_cash_gains_nothing_by_a_tie() -> None:
    table = last(
        samcro=gang(home="1m", cash=3, guns=9, bags=9),
        mayans=gang(home="1m", cash=7, guns=1),
        one_niners=gang(home="1m", cash=7, guns=2),
    )
    result = table.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((2,), "most_guns")


@pytest.mark.rule("MM-END-03")
@pytest.mark.rule("MM-RULE-22")
def test_the_last_throw_is_for_those_still_tied_alone() -> None:
    table = scene(
        phase="aftermath",
        round=6,
        lying="quiet_streets payday",
        patch="lin_syndicate",
        samcro=gang(docks="2m", home="1p", cash=5, guns=1, heat=0),
        mayans=gang(home="2m", cash=5, guns=1, heat=0),
        one_niners=gang(home="5m5p", cash=5, guns=0, heat=0),
        lin_syndicate=gang(home="2m", cash=4, heat=0),
    )
    result = table.match.result
    assert result is not None
    assert result.reason == "last_throw"
    thrown = table.happened("last_throw")
    assert thrown[0]["seats"] == [0, 1]  # the One-Niners have fewer guns
    assert [total - die for die, total in zip(thrown[0]["dice"], thrown[0]["totals"], strict=True)] == [5, 4]
    assert result.winners in ((0,), (1,))


@pytest.mark.rule("MM-ELIM-04")
@pytest.mark.rule("MM-ELIM-02")
def test_the_last_rival_falls_on_the_market_and_the_game_is_over() -> None:
    table = scene(
        phase="market",
        round=3,
        lying="rico_case",
        settings={"hardcore_cards": True},
        patch="mayans",
        samcro=gang(home="1m", heat=1),
        mayans=gang(home="3p", heat=3, cash=30),
        one_niners=gang(out=True, cash=0, guns=0, bags=0, heat=0),
    )
    table.do("samcro bags:0", "mayans bags:1")
    result = table.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "last_gang")
    assert table.patch == "samcro"
