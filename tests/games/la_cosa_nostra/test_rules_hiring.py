"""Chapter 11: hiring special gangsters."""

from __future__ import annotations

import pytest

from .scene import begin, scene, side
from .specials import STRONG, acting, hire_price


@pytest.mark.rule("LCN-EXP-01")
def test_everybody_starts_with_five_thousand_and_the_strongest_are_set_aside() -> None:
    table = begin(expansion_gangsters=True)
    assert [table.cash(family) for family in table.families()] == [5000] * 3
    assert set(table.elsewhere["aside"]) == STRONG
    assert not STRONG & {*table.elsewhere["special_deck"], *table.elsewhere["display"]}


@pytest.mark.rule("LCN-EXP-02", "LCN-EXP-06")
def test_hiring_comes_before_planning_and_not_after_the_income() -> None:
    table = scene(phase="hire", round=2, display="izzy_ordova", blundetto=side(cash=90_000, jobs="theft party"))
    assert table.step() == "HireTurn"
    table.do("hire:izzy_ordova", "pass", "pass")
    assert table.step() == "PlanningTurn"
    assert "izzy_ordova" in table.may("assign")
    paid = scene(phase="income", round=2, options={"expansion_gangsters": True}, blundetto=side(cash=90_000))
    assert paid.step() != "IncomeHire"


@pytest.mark.rule("LCN-EXP-03", "LCN-DEC-03", "LCN-ILL-02")
def test_each_hires_one_from_the_display_or_their_family_in_turn_order() -> None:
    table = scene(phase="hire", round=2, display="izzy_ordova willy_svenson", blundetto=side(cash=90_000))
    shown = len(table.elsewhere["display"])
    assert shown == 2 + 9  # the two of the scene, and nine turned up
    assert table.asked() == ["blundetto"]
    assert {"izzy_ordova", "willy_svenson", "stevie_blundetto"} <= table.may("hire")
    assert "carmine_lucatoni" not in table.may("hire")
    table.do("hire:izzy_ordova")
    assert table.cash("blundetto") == 90_000 - hire_price("izzy_ordova")
    assert table.asked() == [table.families()[1]]
    assert "izzy_ordova" not in table.may("hire")
    assert len(table.elsewhere["display"]) == shown - 1  # not refilled


@pytest.mark.rule("LCN-EXP-04", "LCN-RULE-73")
def test_unhired_cards_are_set_aside_and_come_back_in_round_three_with_the_strongest() -> None:
    second = scene(phase="hire", round=2, display="izzy_ordova", blundetto=side(cash=0, jobs="theft"))
    second.do("pass", "pass", "pass")
    assert "izzy_ordova" in second.elsewhere["aside"]
    third = scene(phase="hire", round=3, aside="izzy_ordova big_loco", blundetto=side(cash=0, jobs="theft"))
    left = {*third.elsewhere["special_deck"], *third.elsewhere["display"]}
    assert {"izzy_ordova", "big_loco"} <= left
    shown = set(third.elsewhere["display"])
    third.do("pass", "pass", "pass")
    assert not shown & {*third.elsewhere["special_deck"], *third.elsewhere["aside"]}


@pytest.mark.rule("LCN-EXP-05", "LCN-EX-08", "LCN-RULE-40", "LCN-ILL-02")
def test_in_round_one_a_starter_is_exchanged_for_a_special_of_his_strength() -> None:
    table = scene(phase="hire", round=1, display="izzy_ordova willy_svenson", blundetto=side(cash=90_000))
    assert "izzy_ordova" not in table.may("hire")
    assert "stevie_blundetto" in table.may("hire")  # a gangster of the own family may be hired
    table.do("exchange:izzy_ordova")
    assert table.may("give") == {"big_joey"}
    table.do("give:big_joey")
    assert table.cash("blundetto") == 90_000 - max(0, hire_price("izzy_ordova") - 3 * 5000)
    assert "izzy_ordova" in table.gangsters("blundetto")
    assert "big_joey" in table.elsewhere["gone"]
    assert all(not table.trophies(family) for family in table.families())
    assert table.asked() == [table.families()[1]]
    example = scene(phase="hire", round=1, display="sergei_odessa", blundetto=side(cash=3000))
    example.do("exchange:sergei_odessa", "give:big_joey")
    assert example.cash("blundetto") == 0  # 18,000 less three guns at 5,000


@pytest.mark.rule("LCN-EXP-05", "LCN-ILL-02")
def test_only_a_starter_is_exchanged_in_round_one() -> None:
    own = side(cash=90_000, gangsters="little_joey stevie_blundetto micky_dogs jimmy_bananas")
    table = scene(phase="hire", round=1, display="izzy_ordova willy_svenson", blundetto=own)
    assert "izzy_ordova" not in table.may("exchange")  # three guns, but he was hired
    table.refuses("exchange:izzy_ordova", "LCN-EXP-05")
    table.do("exchange:willy_svenson")
    assert table.may("give") == {"jimmy_bananas"}


@pytest.mark.rule("LCN-EXP-07")
def test_you_means_the_player_and_he_the_gangster() -> None:
    """Loco makes all jobs of his owner easier; Paco only strengthens his own."""
    loco = acting("big_loco big_joey=theft_r3").job("big_joey", "target:calmuti", dice=(1, 1, 1)).calm()
    assert loco.happened("rolled")[0]["value"] == 2
    paco = acting("paco_santiago big_joey=theft_r3").job("big_joey", "target:calmuti", dice=(1, 1, 1)).calm()
    assert len(paco.rolled()) == 3


@pytest.mark.rule("LCN-EXP-08")
def test_a_blocked_or_traded_gangsters_ability_is_off_or_anothers() -> None:
    table = acting("big_loco* big_joey=theft_r3").job("big_joey", "target:calmuti", dice=(1, 1, 1)).calm()
    assert table.happened("rolled")[0]["value"] == 3
    sold = acting("big_loco big_joey=theft_r3").deal(("blundetto", "calmuti", "gangster", "big_loco"))
    sold.job("big_joey", "target:calmuti", dice=(1, 1, 1)).calm()
    assert sold.happened("rolled")[0]["value"] == 3


@pytest.mark.rule("LCN-EXP-09")
def test_special_gangsters_are_murdered_and_counted_like_others() -> None:
    table = acting("big_joey=murder", calmuti=side(gangsters="willy_svenson"))
    table.job("big_joey", "target:willy_svenson", dice=(2, 2, 1)).calm()
    assert table.trophies("blundetto") == ["willy_svenson"]
