"""Chapters 11.4 and 11.5: the special gangsters of the Bratva and the Yakuza."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.games.la_cosa_nostra.components import BUSINESS
from consigliere.games.la_cosa_nostra.purchase import price
from consigliere.games.la_cosa_nostra.state import NewYork

from .scene import Table, scene, side
from .specials import SPECIAL, value_of

HIRING: list[dict[str, Any]] = [
    {"step": "EndOfHiring"},
    {"step": "HireTurn", "seat": 1},
    {"step": "HireTurn", "seat": 0},
]


def state(table: Table) -> NewYork:
    g = table.match.state
    assert isinstance(g, NewYork)
    return g


# --- 11.4 Bratva


@pytest.mark.rule("LCN-SG-13", "LCN-DEC-21", "LCN-DRAW-08")
def test_stas_takes_two_more_cards_in_a_mix_chosen_before_he_sees_them() -> None:
    table = scene(phase="round", round=2, blundetto=side(gangsters="stas_valigura"))
    table.do("keep")
    assert (table.step(), table.asked()) == ("ExtraDraw", ["blundetto"])
    assert table.may("jobs") == {"0", "1", "2"}
    table.do("jobs:1")
    assert (len(table.hand("blundetto")), len(table.influence("blundetto"))) == (5, 3)
    hired = scene(
        phase="hire", round=3, stack=HIRING, blundetto=side(cash=30_000), display="stas_valigura", options=SPECIAL
    )
    hired.do("hire:stas_valigura", "jobs:0")
    assert len(hired.influence("blundetto")) == 2


@pytest.mark.rule("LCN-SG-13", "LCN-RULE-33", "LCN-DEC-33", "LCN-DRAW-07")
def test_stas_draws_from_the_pile_before_when_the_deck_is_empty() -> None:
    stack = [{"step": "HireTurn", "seat": 1}, {"step": "ExtraDraw", "seat": 0, "count": 2}]
    stas = side(gangsters="stas_valigura")
    table = scene(
        phase="hire",
        round=2,
        stack=stack,
        job_deck="theft_r2_a",
        piles={1: "beating_r1 threats_r1"},
        blundetto=stas,
    )
    table.do("jobs:2")
    assert table.hand("blundetto") == ["theft_r2_a"]  # a deck with one card left gives that one first
    assert table.step() == "EmptyDeck"
    assert table.may() == {"reshuffle", "influence_instead", "pass"}
    table.draws(1).do("reshuffle")
    assert table.hand("blundetto") == ["theft_r2_a", "threats_r1"]
    assert table.piles[0] == ["beating_r1"]
    assert table.piles_known[0] == [[]]  # shuffled face down
    first = scene(phase="hire", round=1, stack=stack, job_deck="", blundetto=stas)
    first.do("jobs:2")
    assert first.may() == {"influence_instead", "pass"}
    first.do("influence_instead")
    assert len(first.influence("blundetto")) == 2


@pytest.mark.rule("LCN-SG-14", "LCN-RULE-31", "LCN-DEC-10")
def test_alexei_removes_strengthening_cards_from_others() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="alexei_valenko=theft big_joey=beating+henchman"),
        dimaggio=side(gangsters="phil_malony=theft_r2_a+henchman+smg+seduction"),
    )
    assert {text for text in table.may() if text.startswith("remove")} == {
        "remove_henchman:phil_malony",
        "remove_smg:phil_malony",
    }
    table.do("remove_smg:phil_malony", "remove_henchman:phil_malony")
    assert table.attached("phil_malony") == ["seduction"]
    assert sorted(table.influence_discard) == ["henchman", "smg"]
    window = scene(
        round=3,
        turn="dimaggio",
        blundetto=side(gangsters="alexei_valenko"),
        dimaggio=side(gangsters="phil_malony=theft_r2_a+smg"),
    )
    assert (window.step(), window.asked()) == ("TurnWindow", ["blundetto"])  # in W_TURN
    window.do("pass").job("phil_malony", "target:calmuti", dice=(4,))
    assert (window.step(), window.asked()) == ("RevealWindow", ["blundetto"])  # and once it is revealed
    window.do("remove_smg:phil_malony")
    assert len(window.rolled()) == 1


@pytest.mark.rule("LCN-SG-14", "LCN-RULE-31", "LCN-TIM-05")
def test_alexei_may_use_both_his_removals_at_one_reveal() -> None:
    table = scene(
        round=3,
        turn="dimaggio",
        blundetto=side(gangsters="alexei_valenko"),
        dimaggio=side(gangsters="phil_malony=murder+henchman"),
        calmuti=side(gangsters="bobby_ruthless+smg+henchman vito_baritono+smg"),
    )
    table.do("pass").job("phil_malony", "target:bobby_ruthless", dice=(6,))
    named = {"remove_henchman:phil_malony", "remove_smg:bobby_ruthless", "remove_henchman:bobby_ruthless", "pass"}
    assert table.may() == named  # of the two gangsters it is about, not of Vito
    table.do("remove_smg:bobby_ruthless")
    assert table.step() == "RevealWindow"
    assert table.may() == {"pass", "remove_henchman:phil_malony", "remove_henchman:bobby_ruthless"}
    table.do("remove_henchman:phil_malony")  # that was the second
    assert table.happened("rolled")[0]["value"] == 3
    assert table.attached("bobby_ruthless") == ["henchman"]


@pytest.mark.rule("LCN-SG-14", "LCN-TIM-05")
def test_alexei_takes_nothing_off_his_own_side_nor_off_a_gangster_who_is_no_target() -> None:
    table = scene(
        round=3,
        turn="dimaggio",
        blundetto=side(gangsters="alexei_valenko+smg", businesses="pimp_1"),
        dimaggio=side(gangsters="phil_malony=beating"),
        calmuti=side(gangsters="little_joey+smg"),
    )
    table.calm().job("phil_malony", "target:pimp_1", dice=(6,))  # at a businessman: nobody is asked
    assert table.rolled() == [6]


@pytest.mark.rule("LCN-SG-14", "LCN-ILL-08", "LCN-DEC-09")
def test_alexei_cancels_an_influence_card_twice_a_round() -> None:
    table = scene(
        phase="planning",
        round=2,
        blundetto=side(influence="henchman spy snitch", jobs="theft"),
        dimaggio=side(gangsters="alexei_valenko lenny_dimaggio=beating"),
        options={"extra_cards": "off"},
    )
    table.do("play:henchman", "on:big_joey")
    assert (table.step(), table.asked()) == ("InfluenceWindow", ["dimaggio"])
    table.do("cancel_card:alexei_valenko")
    assert table.attached("big_joey") == []
    assert table.influence_discard == ["henchman"]
    table.do("play:spy", "cancel_card:alexei_valenko")
    assert table.step() == "PlanningTurn"  # nobody looked
    table.do("play:snitch", "mode:peek")
    assert table.step() == "Peek"  # no third use


@pytest.mark.rule("LCN-SG-15", "LCN-RULE-34", "LCN-ILL-03")
def test_heavy_hand_takes_two_jobs_and_splits_his_dice() -> None:
    plan = scene(
        phase="planning",
        round=3,
        blundetto=side(gangsters="heavy_hand", jobs="theft theft_r2_a beating"),
        dimaggio=side(gangsters=""),
        calmuti=side(gangsters=""),
    )
    plan.do("assign:heavy_hand", "job:theft_r3", "assign:heavy_hand")
    assert plan.may("plan") == set()  # job and purchase is not legal
    plan.do("job:theft_r2_a", "done")
    table = plan
    table.dice(6, 1, 1).do("perform:heavy_hand", "target:dimaggio")
    assert table.may("dice") == {"0", "1", "2", "3", "4"}
    table.do("dice:3")
    assert len(table.rolled()) == 3
    table.dice(6).do("perform:heavy_hand_2", "target:calmuti")  # in the same turn
    assert len(table.rolled()) == 1
    single = scene(round=3, blundetto=side(gangsters="heavy_hand=theft"))
    single.job("heavy_hand", "target:dimaggio", dice=(1, 1, 1, 1))
    assert len(single.rolled()) == 4


@pytest.mark.rule("LCN-RULE-34", "LCN-ROLL-07")
def test_heavy_hands_pool_and_what_changes_it() -> None:
    table = scene(round=3, blundetto=side(gangsters="heavy_hand=theft=theft_r2_a+smg+henchman"))
    table.do("perform:heavy_hand", "target:dimaggio")
    assert table.may("dice") == {"0", "1", "2", "3", "4", "5"}  # 4 and a submachine gun
    table.do("dice:0")
    assert table.rolled() == []  # no dice, no success
    assert table.cash("dimaggio") == 10_000
    assert set(table.attached("heavy_hand")) == {"henchman", "smg"}  # the henchman leaves with the second job
    table.dice(1, 1, 1, 1, 1).do("perform:heavy_hand_2", "target:dimaggio")
    assert (value_of(table), len(table.rolled())) == (2, 5)
    assert table.attached("heavy_hand") == ["smg"]
    lost = scene(round=3, blundetto=side(gangsters="heavy_hand=theft=theft_r2_a"))
    lost.do("cancel:heavy_hand").dice(1, 1, 1, 1).do("perform:heavy_hand_2", "target:dimaggio")
    assert len(lost.rolled()) == 4  # the split is owed only while he has two jobs


@pytest.mark.rule("LCN-RULE-34", "LCN-DEC-12", "LCN-DEC-13")
def test_heavy_hand_splits_for_a_reaction_and_a_lost_gun_is_taken_from_the_next_roll() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="big_joey=theft"),
        dimaggio=side(gangsters="heavy_hand=ambush=theft_r2_a"),
    )
    table.job("big_joey", "target:dimaggio", dice=(6, 6, 6))
    table.dice(4).do("ambush_1_dice:heavy_hand").calm()
    assert len(table.rolled()) == 1
    table.do("end_turn").dice(1, 1, 1).do("perform:heavy_hand_2", "target:calmuti")
    assert len(table.rolled()) == 3
    gun = scene(
        round=3,
        blundetto=side(gangsters="heavy_hand=theft=theft_r2_a+smg"),
        calmuti=side(gangsters="alexei_valenko"),
    )
    gun.do("pass").dice(1, 1).do("perform:heavy_hand", "target:dimaggio", "dice:3", "remove_smg:heavy_hand")
    assert len(gun.rolled()) == 2  # three less the lost one
    gun.dice(1, 1).do("perform:heavy_hand_2", "target:dimaggio")
    assert len(gun.rolled()) == 2


@pytest.mark.rule("LCN-SG-15", "LCN-RND-02")
def test_heavy_hands_split_is_for_the_round() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="heavy_hand=theft=beating", jobs="party persuasion"),
        dimaggio=side(gangsters=""),
        calmuti=side(gangsters=""),
    )
    table.dice(1, 1, 1).do("perform:heavy_hand", "target:calmuti", "dice:3").calm()
    table.do("cancel:heavy_hand_2", "end_turn")
    assert (table.round, table.step()) == (3, "RedealCheck")
    table.do("keep")
    while table.step() == "HireTurn":
        table.do("pass")
    table.do("assign:heavy_hand", "job:party", "assign:heavy_hand", "job:persuasion", "done")
    table.calm().do("perform:heavy_hand")
    assert table.may("dice") == {"0", "1", "2", "3", "4"}  # split again


@pytest.mark.rule("LCN-SG-15")
def test_murder_of_heavy_hand_uses_his_whole_strength_and_one_more_only_once() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="big_joey=murder"),
        dimaggio=side(gangsters="heavy_hand=theft=theft_r2_a"),
    )
    table.job("big_joey", "target:heavy_hand", dice=(1, 1, 1))
    assert value_of(table) == 5


@pytest.mark.rule("LCN-SG-16", "LCN-RULE-72", "LCN-DEC-24", "LCN-RULE-36")
def test_adriano_grows_for_2000_once_a_round() -> None:
    table = scene(phase="income", round=1, blundetto=side(gangsters="adriano_simeon", cash=2000))
    assert (table.step(), table.asked()) == ("Growth", ["blundetto"])
    table.do("grow:adriano_simeon")
    assert table.cash("blundetto") == 0
    assert table.view(None)["players"][0]["gangsters"][0]["strength"] == 3
    for gangsters, cash, number in (("adriano_simeon", 1999, 1), ("adriano_simeon*", 9000, 1)):
        no = scene(phase="income", round=number, blundetto=side(gangsters=gangsters, cash=cash))
        assert no.step() != "Growth"
    grown = scene(
        phase="income", round=3, blundetto=side(gangsters="adriano_simeon", growth={"adriano_simeon": 3}, cash=9000)
    )
    assert grown.step() != "Growth"  # five at most
    last = scene(phase="income", round=4, blundetto=side(gangsters="adriano_simeon", cash=9000))
    assert last.match.result is not None
    killed = scene(
        phase="income",
        round=4,
        blundetto=side(trophies="adriano_simeon", growth={"adriano_simeon": 3}, cash=0, gangsters=""),
    )
    assert killed.match.result is not None
    assert killed.match.result.scores[0] == 5 * 2000


@pytest.mark.rule("LCN-SG-17")
def test_sergei_rerolls_any_number_of_dice_of_any_own_roll() -> None:
    table = scene(round=3, blundetto=side(gangsters="sergei_odessa big_joey=theft"), options={"extra_cards": "off"})
    table.job("big_joey", "target:dimaggio", dice=(1, 6, 1))
    table.dice(6, 5).do("reroll_any:sergei_odessa", "die:die_1", "die:die_3", "roll")
    assert table.happened("rerolled")[-1]["dice"] == [6, 6, 5]
    assert table.cash("dimaggio") == 2000
    used = scene(round=3, blundetto=side(gangsters="sergei_odessa~ big_joey=theft"), options={"extra_cards": "off"})
    used.job("big_joey", "target:dimaggio", dice=(1, 1, 1))
    assert used.step() == "ActionTurn"


@pytest.mark.rule("LCN-SG-18", "LCN-RULE-39", "LCN-RULE-71", "LCN-DEC-20")
def test_fyodor_takes_a_job_back_and_has_no_hand_limit() -> None:
    table = scene(round=3, blundetto=side(gangsters="fyodor_kalashenko big_joey=theft+henchman little_joey=beating"))
    table.do("take_back:big_joey")
    assert table.hand("blundetto") == ["theft_r3"]
    assert table.attached("big_joey") == []
    assert "end_turn" not in table.may()  # the turn still owes its resolution
    assert table.may("take_back") == set()
    alone = scene(round=3, blundetto=side(gangsters="fyodor_kalashenko big_joey=theft"))
    alone.do("take_back:big_joey")
    assert alone.may() == {"end_turn"}
    done = scene(round=3, blundetto=side(gangsters="fyodor_kalashenko big_joey=theft"))
    done.job("big_joey", "target:dimaggio", dice=(1, 1, 1))
    assert done.step() == "ReturnJob"
    done.do("take_back_job")
    assert done.hand("blundetto") == ["theft_r3"]
    assert done.gangster("fyodor_kalashenko")["used"] == 1  # not again this round
    assert done.view("calmuti")["players"][0]["jobs"] == [{"round": 3, "card": "theft_r3"}]  # all have seen it
    for name, asked in (("fyodor_kalashenko", False), ("fyodor_kalashenko*", True)):
        four = side(gangsters=name, jobs="theft theft theft_r1_a theft_r1_b")
        assert (scene(phase="income", round=2, blundetto=four).step() == "HandLimit") == asked


@pytest.mark.rule("LCN-RULE-71", "LCN-ILL-24")
def test_fyodor_takes_back_a_reaction_but_nothing_discarded_for_a_substitute() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="big_joey=theft"),
        dimaggio=side(gangsters="fyodor_kalashenko franco_luciano=ambush"),
    )
    table.job("big_joey", "target:dimaggio", dice=(6, 6, 6))
    table.dice(4, 1, 1).do("ambush:franco_luciano")
    assert (table.step(), table.asked()) == ("ReturnJob", ["dimaggio"])
    table.do("take_back_job")
    assert table.hand("dimaggio") == ["ambush_r3"]
    omar = scene(round=3, blundetto=side(gangsters="fyodor_kalashenko little_omar=theft"))
    omar.dice(1, 1).do("instead:little_omar")
    assert omar.step() == "ActionTurn"
    mine = side(gangsters="fyodor_kalashenko=theft big_joey", jobs="beating")
    plan = scene(phase="planning", round=3, blundetto=mine)
    assert plan.may("take_back") == set()


# --- 11.5 Yakuza


@pytest.mark.rule("LCN-SG-19", "LCN-EX-18", "LCN-SG-25")
def test_fumiyo_and_an_exclusive_offer() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="fumiyo_goto=exclusive_offer", cash=3000),
        market="garage pimp dealer cop",
    )
    table.job("fumiyo_goto", dice=(3, 3)).do("purchase:garage")
    assert table.cash("blundetto") == 0  # (8,000 - 2,000) / 2
    cheap = scene(round=3, blundetto=side(gangsters="fumiyo_goto little_joey=cop", cash=0))
    cheap.do("buy:little_joey")
    assert cheap.cash("blundetto") == 0  # 2,000 - 2,000, not below nothing


@pytest.mark.rule("LCN-SG-20", "LCN-DEC-32", "LCN-RULE-52", "LCN-ILL-03")
def test_ryu_looks_through_the_deck_and_plans_from_it() -> None:
    table = scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="ryu_yamamoto big_joey", jobs="theft"),
        deck="casino night_club",
    )
    table.refuses("plan_from_deck:casino_1", "LCN-SG-20")
    before, market = table.deck, table.market
    table.do("search")
    assert table.view("blundetto")["deck"] == before
    assert set(table.view("dimaggio")["deck"]) == {"hidden"}
    table.do("assign:big_joey", "plan_from_deck:casino_1")  # with any gangster
    assert table.deck == [name for name in before if name != "casino_1"]  # the order does not change
    assert table.market == market
    assert price(state(table), 0, BUSINESS["casino_1"]) == 13_000
    without = scene(phase="planning", round=2, blundetto=side(gangsters="big_joey", jobs="theft"), options=SPECIAL)
    without.refuses("search", "LCN-SG-20")


@pytest.mark.rule("LCN-SG-21", "LCN-EX-09", "LCN-DEC-22")
def test_takeshi_doubles_one_kind() -> None:
    mine = side(gangsters="takeshi_ando", businesses="casino_1 casino_2 pimp_1 pimp_2 pimp_3", cash=0)
    other = side(businesses="pimp_4 pimp_5", gangsters="")
    for kind, income in (("casino", 28_000 + 6000), ("pimp", 14_000 + 12_000)):
        table = scene(phase="income", round=2, blundetto=mine, dimaggio=other)
        assert table.may("double") == {"casino", "pimp"}
        table.do(f"double:{kind}")
        assert table.happened("money")[0]["amount"] == income + 5000  # three pimps of five: a monopoly
        last = scene(phase="income", round=4, blundetto=mine, dimaggio=other)
        last.do(f"double:{kind}")
        assert last.happened("money")[0]["amount"] == 2 * (income + 5000)
    blocked = scene(phase="income", round=2, blundetto=side(gangsters="takeshi_ando*", businesses="casino", cash=0))
    assert blocked.step() != "ChooseKind"


@pytest.mark.rule("LCN-SG-22", "LCN-ILL-03", "LCN-RULE-35")
def test_kenzo_carries_a_job_and_a_purchase() -> None:
    table = scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="kenzo_isoaki", jobs="theft beating", cash=20_000),
        dimaggio=side(gangsters=""),
        calmuti=side(gangsters=""),
        market="pimp dealer cop lawyer",
    )
    table.do("assign:kenzo_isoaki", "job:theft", "assign:kenzo_isoaki")
    assert table.may("job") == set()  # not two jobs
    table.do("plan:pimp", "done")
    table.job("kenzo_isoaki", "target:dimaggio", dice=(1, 1, 1, 1)).do("buy:kenzo_isoaki_2")
    assert table.businesses("blundetto") == ["pimp_1"]
    helped = scene(round=2, blundetto=side(gangsters="kenzo_isoaki=party=cop+henchman"))
    job = Table(helped.match.clone()).job("kenzo_isoaki", dice=(1, 1, 1, 1))
    assert job.attached("kenzo_isoaki") == []  # the henchman leaves with the job, though a purchase is left
    assert helped.do("buy:kenzo_isoaki_2").attached("kenzo_isoaki") == ["henchman"]  # and waits for it
    two = scene(phase="planning", round=2, blundetto=side(gangsters="kenzo_isoaki=cop", jobs="theft"))
    two.do("assign:kenzo_isoaki")
    assert two.may("plan") == set()  # nor two purchases
    murder = scene(
        round=3, blundetto=side(gangsters="big_joey=murder"), dimaggio=side(gangsters="kenzo_isoaki=theft=cop")
    )
    murder.job("big_joey", "target:kenzo_isoaki", dice=(1, 1, 1))
    assert value_of(murder) == 5


@pytest.mark.rule("LCN-SG-23", "LCN-RULE-19")
def test_saito_counts_clubs_as_pimps_and_casinos_as_dealers_and_loan_sharks() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="saito_botan", businesses="night_club pimp casino_1 casino_2"),
        dimaggio=side(gangsters="phil_malony=theft", businesses="loan_shark"),
    )
    assert table.monopolies == {"prostitution": 0, "street_trade": 0, "lending": 0}
    two = side(businesses="loan_shark_1 loan_shark_2")
    even = scene(round=2, blundetto=side(gangsters="saito_botan=theft", businesses="casino_1 casino_2"), dimaggio=two)
    assert even.monopolies["lending"] == -1  # 2 = 2
    blocked = scene(
        round=2,
        blundetto=side(gangsters="saito_botan* big_joey=theft", businesses="night_club_1 night_club_2"),
        dimaggio=two,
    )
    assert blocked.monopolies["prostitution"] == -1


@pytest.mark.rule("LCN-SG-24", "LCN-RULE-35")
def test_yumiko_pays_half_and_takes_a_purchase_on_top() -> None:
    table = scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="yumiko_ishi", jobs="theft", cash=7000),
        dimaggio=side(gangsters=""),
        calmuti=side(gangsters=""),
        market="casino dealer cop lawyer",
    )
    table.do("assign:yumiko_ishi", "plan:casino", "assign:yumiko_ishi")
    assert table.may("job") == {"theft_r2_a"}
    table.do("plan:dealer", "done", "buy:yumiko_ishi", "cancel:yumiko_ishi_2")
    assert table.cash("blundetto") == 0
    assert table.businesses("blundetto") == ["casino_1"]
    others = scene(round=2, blundetto=side(gangsters="yumiko_ishi little_joey=dealer", cash=2000))
    others.do("buy:little_joey")
    assert others.cash("blundetto") == 0


@pytest.mark.rule("LCN-SG-25", "LCN-RULE-41", "LCN-RULE-74", "LCN-INV-23")
def test_fixed_discounts_come_first_then_every_halving() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="fumiyo_goto ryu_yamamoto yumiko_ishi big_joey=exclusive_offer", cash=1250),
        market="garage pimp dealer cop",
    )
    table.job("big_joey", dice=(3, 3, 1)).do("purchase:garage")
    assert table.cash("blundetto") == 0  # (8,000 - 3,000) / 4
    later = scene(round=3, blundetto=side(gangsters="yumiko_ishi* little_joey=dealer", cash=2000))
    assert later.may("buy") == set()  # a discounter blocked since planning does not help
    free = scene(round=3, blundetto=side(gangsters="fumiyo_goto ryu_yamamoto little_joey=lawyer", cash=0))
    free.do("buy:little_joey")
    assert (free.cash("blundetto"), free.businesses("blundetto")) == (0, ["lawyer_1"])  # 2,000 - 3,000: not below 0
