"""Chapters 4.6, 4.7, 6.1 and 6.2: earnings, deals and their tokens, free exchange, robbery and ambush."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg

from .scene import Table, scene, side


def earner(card: str, businesses: str = "", round: int = 4, **more: Any) -> Table:
    """Big Joey of the Blundettos has an earning and the turn."""
    own = side(gangsters=f"big_joey={card}", businesses=businesses)
    return scene(round=round, blundetto=own, turn="blundetto", **more).calm()


# --- earnings


@pytest.mark.rule("LCN-EARN-01")
@pytest.mark.parametrize(("dice", "reward"), [((3, 3, 1), 9000), ((3, 1, 1), 7000), ((2, 2, 2), 0)])
def test_an_earning_pays_from_the_bank_at_once(dice: tuple[int, ...], reward: int) -> None:
    table = earner("car_theft", "garage").job("big_joey", dice=dice).calm()
    assert table.cash("blundetto") == 10_000 + reward


@pytest.mark.rule("LCN-EARN-02", "LCN-EX-03", "LCN-EARN-06", "LCN-RULE-45", "LCN-ILL-06")
@pytest.mark.parametrize(
    ("own", "others", "possible"),
    [
        ("garage", "", True),
        ("", "garage@blundetto", True),
        ("", "garage", False),
        ("garage*", "", False),
        ("", "", False),
    ],
)
def test_required_businesses_are_ones_own_or_bear_ones_token(own: str, others: str, possible: bool) -> None:
    table = earner("car_theft", own, calmuti=side(businesses=others))
    assert ("perform:big_joey" in table.may()) == possible
    if not possible:
        table.refuses("perform:big_joey", "LCN-EARN-06")
        assert "cancel:big_joey" in table.may()


@pytest.mark.rule("LCN-EARN-02", "LCN-DEAL-10", "LCN-ILL-06")
def test_an_unpaid_business_serves_nobody() -> None:
    table = earner("car_theft", calmuti=side(gangsters="vito_baritono=garage@blundetto"))
    assert "perform:big_joey" not in table.may()
    assert table.tokens("blundetto") == ["garage_1"]


@pytest.mark.rule("LCN-EARN-03", "LCN-ILL-06")
def test_a_kind_needed_twice_needs_two_cards() -> None:
    assert "perform:big_joey" not in earner("drug_trade", "dealer").may()
    assert "perform:big_joey" in earner("drug_trade", "dealer dealer").may()
    one_card_two_tokens = earner("drug_trade", calmuti=side(businesses="dealer@blundetto@blundetto"))
    assert "perform:big_joey" not in one_card_two_tokens.may()


@pytest.mark.rule("LCN-EARN-04")
def test_own_cards_serve_any_number_of_jobs() -> None:
    crew = "big_joey=escort_service jimmy_bananas=red_light_district"
    table = scene(blundetto=side(gangsters=crew, businesses="pimp cop"), turn="blundetto").calm()
    table.job("big_joey", dice=(6, 6, 6)).calm().do("end_turn").calm()
    assert "perform:jimmy_bananas" in table.may()


@pytest.mark.rule("LCN-EARN-05", "LCN-EX-15", "LCN-EX-19", "LCN-ACT-05")
def test_requirements_are_checked_when_the_job_is_performed() -> None:
    """Earn, buy the garage with it, use the garage."""
    crew = "big_joey=fraud jimmy_bananas=garage_1 little_joey=car_theft"
    table = scene(blundetto=side(cash=0, gangsters=crew, businesses="lawyer loan_shark"), turn="blundetto").calm()
    assert "perform:little_joey" not in table.may()
    assert "buy:jimmy_bananas" not in table.may()
    table.job("big_joey", dice=(6, 6, 6)).calm().do("end_turn").calm()
    table.do("buy:jimmy_bananas", "end_turn").calm()
    assert table.cash("blundetto") == 9000 - 8000
    assert "perform:little_joey" in table.may()


@pytest.mark.rule("LCN-EARN-07", "LCN-RULE-79")
def test_the_player_chooses_between_an_own_card_and_a_token() -> None:
    table = earner("fraud", "loan_shark lawyer_1", dimaggio=side(businesses="lawyer_2@blundetto"))
    table.do("perform:big_joey")
    assert table.may("source") == {"lawyer_1", "lawyer_2"}
    own = table.match.clone()
    table.dice(6, 6, 6).do("source:lawyer_2").calm()
    assert table.tokens("blundetto") == []
    kept = Table(own)
    kept.dice(6, 6, 6).do("source:lawyer_1").calm()
    assert kept.tokens("blundetto") == ["lawyer_2"]


@pytest.mark.rule("LCN-EARN-08")
@pytest.mark.parametrize("card", ["gas_station_holdup", "credit_card_fraud"])
def test_some_earnings_need_nothing(card: str) -> None:
    assert "perform:big_joey" in earner(card).may()


# --- deals


def planning(**players: Any) -> Table:
    return scene(phase="planning", **players)


@pytest.mark.rule("LCN-DEAL-01", "LCN-EX-04", "LCN-DEAL-02", "LCN-NEG-01", "LCN-NEG-02")
def test_a_token_is_placed_for_a_price_serves_once_and_goes_home() -> None:
    """Blundetto pays 2,000 for DiMaggio's lawyer and earns 9,000 by fraud: +7,000 and +2,000."""
    table = earner("fraud", "loan_shark", dimaggio=side(businesses="lawyer"))
    assert "perform:big_joey" not in table.may()
    table.deal(("blundetto", "dimaggio", "cash", 2000), ("dimaggio", "blundetto", "token", "lawyer_1"))
    assert table.tokens("blundetto") == ["lawyer_1"]
    table.job("big_joey", dice=(3, 3, 1)).calm()
    assert (table.cash("blundetto"), table.cash("dimaggio")) == (17_000, 12_000)
    assert table.tokens("blundetto") == []


@pytest.mark.rule("LCN-DEAL-02")
def test_the_token_goes_home_also_if_the_roll_fails() -> None:
    table = earner("fraud", "loan_shark", dimaggio=side(businesses="lawyer@blundetto"))
    table.job("big_joey", dice=(1, 1, 1)).calm()
    assert table.tokens("blundetto") == []


@pytest.mark.rule("LCN-DEAL-03", "LCN-PLAN-10", "LCN-TRADE-01", "LCN-NEG-04")
@pytest.mark.parametrize("phase", ["planning", "action"])
def test_deals_are_struck_in_anybodys_turn(phase: str) -> None:
    table = scene(
        phase=phase,
        blundetto=side(gangsters="big_joey" + ("=theft" if phase == "action" else ""), jobs="beating"),
        calmuti=side(businesses="cop"),
        dimaggio=side(),
    ).calm()
    table.deal(("dimaggio", "calmuti", "cash", 500), ("calmuti", "dimaggio", "token", "cop_1"))
    assert table.tokens("dimaggio") == ["cop_1"]


@pytest.mark.rule("LCN-NEG-04", "LCN-RULE-80")
@pytest.mark.parametrize(("sum_", "goes"), [(1, True), (1234, True), (9999, True), (10_000, True), (10_001, False)])
def test_money_in_an_offer_is_any_whole_sum_up_to_the_givers_cash(sum_: int, goes: bool) -> None:
    table = scene(phase="planning", blundetto=side(cash=10_000), calmuti=side(cash=0))
    if not goes:
        with pytest.raises(cg.IllegalMove) as told:
            table.deal(("blundetto", "calmuti", "cash", sum_))
        assert told.value.rule == "LCN-NEG-04"
        return
    table.deal(("blundetto", "calmuti", "cash", sum_))
    assert table.cash("calmuti") == sum_


@pytest.mark.rule("LCN-DEAL-04")
def test_any_number_of_tokens_may_lie_on_a_card_its_owner_keeps_using() -> None:
    table = earner("cigarette_smuggling", "cop@calmuti@calmuti@dimaggio")
    assert "perform:big_joey" in table.may()
    table.deal(("blundetto", "calmuti", "token", "cop_1"))
    assert table.tokens("calmuti") == ["cop_1"] * 3


@pytest.mark.rule("LCN-DEAL-05", "LCN-ILL-15", "LCN-INV-04")
def test_a_player_has_five_tokens() -> None:
    table = planning(
        blundetto=side(jobs="theft", businesses="cop@calmuti@calmuti garage@calmuti casino@calmuti@calmuti pimp"),
        calmuti=side(),
    )
    with pytest.raises(cg.IllegalMove) as refusal:
        table.offer("blundetto", ("blundetto", "calmuti", "token", "pimp_1"))
    assert refusal.value.rule.startswith("LCN-")
    assert len(table.tokens("calmuti")) == 5


@pytest.mark.rule("LCN-DEAL-06")
def test_tokens_stay_over_several_rounds() -> None:
    table = scene(phase="round", round=3, blundetto=side(businesses="cop@calmuti"))
    assert table.tokens("calmuti") == ["cop_1"]


@pytest.mark.rule("LCN-DEAL-07", "LCN-DEC-27", "LCN-NEG-06", "LCN-ILL-16")
def test_only_its_owner_takes_a_token_home_and_nothing_is_refunded() -> None:
    table = planning(blundetto=side(jobs="theft", businesses="cop@calmuti"))
    assert table.extras("calmuti")
    assert not any(option.endswith("cop_1") for option in table.extras("blundetto"))
    home = next(option for option in table.extras("calmuti") if option.endswith("cop_1"))
    table.play(table.seat("calmuti"), home)
    assert table.tokens("calmuti") == []
    assert table.cash("calmuti") == 10_000


@pytest.mark.rule("LCN-DEAL-09", "LCN-TRADE-04", "LCN-NEG-09")
def test_tokens_stay_on_a_business_that_is_sold_but_not_on_ones_own() -> None:
    table = planning(blundetto=side(jobs="theft", businesses="cop@calmuti@dimaggio"), calmuti=side(), dimaggio=side())
    table.deal(("calmuti", "blundetto", "cash", 3000), ("blundetto", "calmuti", "business", "cop_1"))
    assert table.businesses("calmuti") == ["cop_1"]
    assert table.tokens("dimaggio") == ["cop_1"]
    assert table.tokens("calmuti") == []


@pytest.mark.rule("LCN-DEAL-10", "LCN-ACT-04")
def test_a_token_on_a_planned_business_waits_for_its_payment_and_goes_home_if_cancelled() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=garage_1"), calmuti=side(gangsters="vito_baritono=theft"), turn="blundetto"
    ).calm()
    table.deal(("blundetto", "calmuti", "token", "garage_1"))
    assert table.tokens("calmuti") == ["garage_1"]
    paid = Table(table.match.clone())
    paid.do("buy:big_joey")
    assert paid.tokens("calmuti") == ["garage_1"]
    table.do("cancel:big_joey")
    assert table.tokens("calmuti") == []
    assert table.deck[-1] == "garage_1"


@pytest.mark.rule("LCN-DEAL-11", "LCN-BIZ-03")
def test_a_token_on_a_cop_gives_no_reroll() -> None:
    table = earner("cigarette_smuggling", calmuti=side(businesses="cop@blundetto"))
    table.job("big_joey", dice=(1, 1, 1))
    assert table.step() != "RollerDice"
    assert table.happened("rolled")[0]["dice"] == [1, 1, 1]


@pytest.mark.rule("LCN-DEAL-12", "LCN-DEAL-13", "LCN-EX-16", "LCN-NEG-03", "LCN-NEG-11")
def test_promises_bind_nobody() -> None:
    table = earner("fraud", "loan_shark", dimaggio=side(businesses="lawyer"))
    table.deal(("dimaggio", "blundetto", "token", "lawyer_1"), text="half of the reward if it succeeds")
    table.job("big_joey", dice=(6, 6, 6)).calm()
    assert table.cash("dimaggio") == 10_000


@pytest.mark.rule("LCN-TRADE-01", "LCN-NEG-08")
def test_businesses_gangsters_and_cash_change_hands_freely_blocked_ones_too() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft little_joey*", businesses="cop*"), calmuti=side(cash=9000)
    ).calm()
    table.deal(
        ("calmuti", "blundetto", "cash", 9000),
        ("blundetto", "calmuti", "business", "cop_1"),
        ("blundetto", "calmuti", "gangster", "little_joey"),
    )
    assert "little_joey" in table.gangsters("calmuti")
    assert table.businesses("calmuti") == ["cop_1"]
    assert table.blocked() == {"cop_1", "little_joey"}
    assert (table.cash("blundetto"), table.cash("calmuti")) == (19_000, 0)


@pytest.mark.rule("LCN-TRADE-02", "LCN-NEG-07", "LCN-ILL-15", "LCN-GEN-01")
@pytest.mark.parametrize(
    "gift",
    [
        ("cash", 10_001),
        ("laundered", 1000),
        ("job", "theft_r1_a"),
        ("influence", "spy"),
        ("gangster", "big_joey"),
        ("gangster", "stevie_blundetto"),
        ("business", "garage_1"),
        ("business", "casino_2"),
        ("business", "pimp_4"),
        ("token", "cop_2"),
        ("token", "big_joey"),
        ("token", "prostitution"),
    ],
)
def test_what_is_not_transferable_is_refused(gift: tuple[str, Any]) -> None:
    """More than one has, hidden cards, gangsters with an assignment, planned or foreign businesses, blocked ones."""
    table = scene(
        blundetto=side(
            laundered=5000,
            jobs="theft_r1_a",
            influence="spy",
            gangsters="big_joey=beating jimmy_bananas=garage_1 little_joey",
            businesses="cop_2*",
        ),
        calmuti=side(businesses="casino_2"),
    ).calm()
    table.deal(("blundetto", "calmuti", "gangster", "little_joey"))  # what may change hands does
    before = table.match.position()
    with pytest.raises(cg.ConsigliereError):
        table.offer("blundetto", ("blundetto", "calmuti", *gift))
    assert table.match.position() == before


# --- robbery and ambush


def robbed(dice: tuple[int, ...], loot: tuple[int, ...], **more: Any) -> Table:
    """Big Joey earns by usury (7,000 / 11,000); Bobby answers with a robbery."""
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=usury jimmy_bananas=theft", businesses="loan_shark cop~"),
        calmuti=side(gangsters="bobby_ruthless=robbery vito_baritono=theft_r3"),
        turn="blundetto",
        **more,
    )
    table.calm().job("big_joey", dice=dice)
    assert table.step() == "RobWindow"
    answer = next(one for one in table.may("", "calmuti") if one != "pass")
    for seat in table.match.deciders:
        if seat != table.seat("calmuti"):
            table.play(seat, "pass")
    table.dice(*loot).play(table.seat("calmuti"), answer)
    return table.calm()


@pytest.mark.rule("LCN-REACT-02", "LCN-CARD-09", "LCN-RULE-21", "LCN-INV-17")
@pytest.mark.parametrize(("loot", "share"), [((4, 4, 1), 11_000), ((4, 1, 1), 5500), ((3, 3, 3), 0)])
def test_a_robber_takes_all_or_half_of_the_reward(loot: tuple[int, ...], share: int) -> None:
    table = robbed((6, 6, 6), loot)
    assert table.cash("calmuti") == 10_000 + share
    assert table.cash("blundetto") == 10_000 + 11_000 - share


@pytest.mark.rule("LCN-REACT-01", "LCN-ACT-08", "LCN-RULE-46", "LCN-ILL-06")
def test_a_reaction_is_never_performed_in_ones_own_turn() -> None:
    table = scene(
        round=3, blundetto=side(gangsters="big_joey=robbery jimmy_bananas=ambush little_joey=theft"), turn="blundetto"
    ).calm()
    assert table.may("perform") == {"little_joey"}
    assert {"big_joey", "jimmy_bananas"} <= {name for verb in ("cancel", "discard") for name in table.may(verb)}


@pytest.mark.rule("LCN-REACT-03", "LCN-ILL-10")
def test_a_failed_earning_and_other_gains_cannot_be_robbed() -> None:
    crew = side(gangsters="bobby_ruthless=robbery")
    failed = earner("usury", "loan_shark cop~", calmuti=crew).job("big_joey", dice=(1, 1, 1))
    assert failed.step() != "RobWindow"
    stolen = earner("theft_r3", calmuti=crew).job("big_joey", "target:dimaggio", dice=(6, 6, 6))
    assert stolen.step() != "RobWindow"


@pytest.mark.rule("LCN-REACT-04", "LCN-TIM-10")
def test_after_a_failed_robbery_the_next_may_try_and_after_a_good_one_nobody() -> None:
    def second(loot: tuple[int, ...]) -> bool:
        table = scene(
            round=4,
            blundetto=side(gangsters="big_joey=usury", businesses="loan_shark cop~"),
            calmuti=side(gangsters="bobby_ruthless=robbery_r3 vito_baritono=robbery_r3"),
            turn="blundetto",
        )
        table.calm().job("big_joey", dice=(6, 6, 6))
        answer = next(one for one in table.may("", "calmuti") if one.endswith("bobby_ruthless"))
        table.dice(*loot).play(table.seat("calmuti"), answer)
        while table.step() in ("RollerDice", "RevealWindow", "AmbushWindow"):
            table.do("pass")
        return table.step() == "RobWindow"

    assert second((1, 1, 1))
    assert not second((4, 1, 1))


@pytest.mark.rule("LCN-TIM-06", "LCN-TIM-10")
@pytest.mark.parametrize(("first", "second"), [((1, 1, 1), 11_000), ((4, 1, 1), 0)])
def test_who_robs_in_one_window_does_so_one_after_the_other_unasked(first: tuple[int, ...], second: int) -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=usury", businesses="loan_shark cop~"),
        calmuti=side(gangsters="bobby_ruthless=robbery_r3"),
        dimaggio=side(gangsters="franco_luciano=robbery_r3"),
        turn="blundetto",
    )
    table.calm().job("big_joey", dice=(6, 6, 6))
    assert (table.step(), table.asked()) == ("RobWindow", ["calmuti", "dimaggio"])
    table.play(table.seat("dimaggio"), "rob:franco_luciano")  # who answers first is not first
    table.dice(*first, 4, 4, 1).play(table.seat("calmuti"), "rob:bobby_ruthless")
    table.calm()
    assert [roll["gangster"] for roll in table.happened("rolled")][1:2] == ["bobby_ruthless"]
    assert table.cash("dimaggio") == 10_000 + second
    assert table.tasks("franco_luciano") == ([] if second else ["robbery_r3"])  # not needed: it stays face down


def ambushed(card: str, target: str, dice: tuple[int, ...], answer: tuple[int, ...]) -> Table:
    """Big Joey attacks the Calmutis, who have an ambush on Bobby."""
    table = scene(
        round=4,
        blundetto=side(gangsters=f"big_joey={card}"),
        calmuti=side(gangsters="bobby_ruthless=ambush vito_baritono", businesses="pimp garage"),
        turn="blundetto",
    )
    table.calm().job("big_joey", f"target:{target}", dice=dice)
    assert (table.step(), table.asked()) == ("AmbushWindow", ["calmuti"])
    table.dice(*answer).do(next(one for one in table.may() if one != "pass"))
    return table.calm()


@pytest.mark.rule("LCN-REACT-05", "LCN-CARD-10", "LCN-REACT-07")
@pytest.mark.parametrize(
    ("card", "target"),
    [("theft_r3", "calmuti"), ("beating", "pimp"), ("vandalism", "garage"), ("murder", "bobby_ruthless")],
)
def test_an_ambush_repels_any_attack_on_its_holder_and_two_successes_kill(card: str, target: str) -> None:
    repelled = ambushed(card, target, (6, 6, 6), (4, 1, 1))
    assert repelled.cash("calmuti") == 10_000
    assert repelled.blocked() == set()
    assert "bobby_ruthless" in repelled.gangsters("calmuti")
    assert repelled.gangsters("blundetto") == ["big_joey"]
    killed = ambushed(card, target, (6, 6, 6), (4, 4, 1))
    assert killed.trophies("calmuti") == ["big_joey"]
    assert killed.gangsters("blundetto") == []


@pytest.mark.rule("LCN-REACT-05")
def test_without_a_success_the_attack_goes_through() -> None:
    assert ambushed("beating", "pimp", (6, 6, 6), (3, 3, 3)).blocked() == {"pimp_1"}


@pytest.mark.rule("LCN-REACT-05", "LCN-ILL-11")
def test_only_the_attacked_may_ambush_and_only_a_successful_attack() -> None:
    crew = side(gangsters="bobby_ruthless=ambush")
    elsewhere = earner("theft_r3", calmuti=crew).job("big_joey", "target:dimaggio", dice=(6, 6, 6))
    assert elsewhere.step() != "AmbushWindow"
    failed = earner("theft_r3", calmuti=crew).job("big_joey", "target:calmuti", dice=(1, 1, 1))
    assert failed.step() != "AmbushWindow"


@pytest.mark.rule("LCN-REACT-06")
def test_a_robbery_may_be_ambushed_by_the_robbed() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=usury jimmy_bananas=ambush", businesses="loan_shark cop~"),
        calmuti=side(gangsters="bobby_ruthless=robbery"),
        turn="blundetto",
    )
    table.calm().job("big_joey", dice=(6, 6, 6))
    table.dice(6, 6, 6).play(table.seat("calmuti"), next(o for o in table.may("", "calmuti") if o != "pass"))
    while table.step() != "AmbushWindow":
        table.do("pass")
    assert table.asked() == ["blundetto"]
    table.dice(4, 1).do(next(one for one in table.may() if one != "pass")).calm()
    assert (table.cash("blundetto"), table.cash("calmuti")) == (21_000, 10_000)


@pytest.mark.rule("LCN-REACT-07", "LCN-ILL-11")
def test_a_blocked_gangster_does_not_react() -> None:
    table = earner("theft_r3", calmuti=side(gangsters="bobby_ruthless* vito_baritono"))
    table.job("big_joey", "target:calmuti", dice=(6, 6, 6))
    assert table.step() != "AmbushWindow"


@pytest.mark.rule("LCN-REACT-08")
def test_a_reaction_uses_up_the_card_and_not_the_turn() -> None:
    table = robbed((6, 6, 6), (6, 6, 6))
    assert table.tasks("bobby_ruthless") == []
    assert table.tasks("vito_baritono") == ["theft_r3"]
