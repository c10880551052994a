"""Chapters 4.4, 4.5, 6 and the attacks of 7: rolling, targets, blocking, killing, and what each attack does."""

from __future__ import annotations

from typing import Any

import pytest

from .scene import Table, scene, side


def attack(card: str, target: str, dice: tuple[int, ...], cash: int = 10_000, round: int = 4, **victim: Any) -> Table:
    """Big Joey (three guns) of the Blundettos performs an attack; nobody reacts."""
    table = scene(
        round=round, blundetto=side(gangsters=f"big_joey={card}"), calmuti=side(cash=cash, **victim), turn="blundetto"
    )
    return table.calm().job("big_joey", f"target:{target}", dice=dice).calm()


# --- rolling


@pytest.mark.rule("LCN-ROLL-01", "LCN-GEN-06", "LCN-INFL-06", "LCN-INFL-07")
@pytest.mark.parametrize(
    ("gangster", "dice"),
    [
        ("little_joey", 1),
        ("jimmy_bananas", 2),
        ("big_joey", 3),
        ("knocky_fivepoints", 4),
        ("big_joey+smg", 4),
        ("knocky_fivepoints+smg", 5),
        ("big_joey+seduction", 2),
        ("little_joey+seduction", 1),
        ("big_joey+smg+seduction", 3),
    ],
)
def test_as_many_dice_as_the_gangsters_strength_never_below_one(gangster: str, dice: int) -> None:
    name, plus, pins = gangster.partition("+")
    table = scene(blundetto=side(gangsters=f"{name}=gas_station_holdup{plus}{pins}"), turn="blundetto")
    table.calm().do(f"perform:{name}").calm()
    assert len(table.rolled()) == dice


@pytest.mark.rule("LCN-ROLL-02", "LCN-ROLL-03", "LCN-ROLL-04", "LCN-EX-02", "LCN-CARD-03")
@pytest.mark.parametrize(("dice", "stolen"), [((1, 4, 5), 3000), ((1, 2, 3), 2000), ((3, 3, 3), 3000), ((2, 2, 1), 0)])
def test_a_die_of_the_success_value_counts_and_two_are_better(dice: tuple[int, ...], stolen: int) -> None:
    """Theft, value 3: 3,000 with two or more successes, 2,000 with one, and never both."""
    table = attack("theft_r1_a", "calmuti", dice)
    assert table.cash("calmuti") == 10_000 - stolen
    assert table.cash("blundetto") == 10_000 + stolen


@pytest.mark.rule("LCN-ROLL-04", "LCN-CARD-06", "LCN-KILL-06", "LCN-CARD-05", "LCN-RULE-54")
def test_murder_and_persuasion_need_two_successes() -> None:
    assert "bobby_ruthless" in attack("murder", "bobby_ruthless", (3, 1, 2)).gangsters("calmuti")
    assert "bobby_ruthless" not in attack("murder", "bobby_ruthless", (3, 3, 2)).gangsters("calmuti")
    assert attack("persuasion", "pimp", (4, 3, 3), businesses="pimp").businesses("blundetto") == []
    assert attack("persuasion", "pimp", (4, 4, 3), businesses="pimp").businesses("blundetto") == ["pimp_1"]


@pytest.mark.rule("LCN-ROLL-05", "LCN-INFL-04", "LCN-INFL-05")
@pytest.mark.parametrize(
    ("pins", "dice", "successes"),
    [
        ("", (3, 2, 1), 1),
        ("+henchman", (3, 2, 1), 2),
        ("+sabotage", (3, 2, 1), 0),
        ("+sabotage", (4, 4, 1), 2),
        ("+henchman+sabotage", (3, 2, 1), 1),
    ],
)
def test_modifiers_of_the_success_value_add_up(pins: str, dice: tuple[int, ...], successes: int) -> None:
    table = scene(blundetto=side(gangsters=f"big_joey=credit_card_fraud{pins}"), turn="blundetto")
    table.calm().job("big_joey", dice=dice).calm()
    assert table.happened("outcome")[0]["successes"] == successes
    assert table.attached("big_joey") == []  # gone with the job


@pytest.mark.rule("LCN-ROLL-05")
def test_a_value_of_one_always_succeeds_and_above_six_never() -> None:
    easy = scene(blundetto=side(gangsters="big_joey=gas_station_holdup+henchman"), turn="blundetto")
    easy.calm().job("big_joey", dice=(1, 1, 1)).calm()
    assert easy.happened("outcome")[0]["successes"] == 3
    hard = scene(
        round=3,
        blundetto=side(gangsters="big_joey=murder+sabotage"),
        calmuti=side(gangsters="rocky_santiago=theft+smg"),
        turn="blundetto",
    )
    hard.calm().job("big_joey", "target:rocky_santiago", dice=(6, 6, 6)).calm()
    assert hard.happened("rolled")[0]["value"] == 4 + 1 + 1 + 1  # guns, submachine gun, his own job, sabotage
    assert hard.happened("outcome")[0]["successes"] == 0


@pytest.mark.rule("LCN-ROLL-06")
def test_two_successes_are_the_better_effect_whether_one_likes_it_or_not() -> None:
    table = attack("assassination", "pimp", (6, 6, 1), businesses="pimp")
    assert table.businesses("calmuti") == []  # killed, not blocked
    assert not table.blocked()


# --- targets


@pytest.mark.rule("LCN-ATK-01", "LCN-ILL-07")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("theft_r1_a", {"calmuti", "dimaggio"}),
        ("property_damage", {"calmuti", "dimaggio"}),
        ("beating", {"pimp_1"}),
        ("persuasion", {"pimp_1", "cop_1"}),
        ("assassination", {"pimp_1", "cop_1"}),
        ("vandalism", {"garage_1"}),
        ("arson", {"garage_1", "casino_1"}),
        ("murder", {"vito_baritono", "phil_malony"}),
        ("car_bomb", {"vito_baritono", "phil_malony"}),
        ("drive_by", {"vito_baritono", "phil_malony"}),
    ],
)
def test_an_attack_is_aimed_at_others_and_at_its_own_sort_of_card(card: str, targets: set[str]) -> None:
    """Blocked cards (the cop, the casino) can be killed, destroyed or taken, but not blocked again. [LCN-ATK-06]"""
    table = scene(
        round=4,
        blundetto=side(gangsters=f"big_joey={card}", businesses="pimp_2 garage_2"),
        calmuti=side(gangsters="vito_baritono", businesses="pimp_1 cop_1* garage_1 casino_1*"),
        dimaggio=side(gangsters="phil_malony=lawyer"),
        turn="blundetto",
    )
    table.calm().do("perform:big_joey")
    assert table.may("target") == targets


@pytest.mark.rule("LCN-ATK-02", "LCN-TIM-17", "LCN-TIM-03")
def test_nothing_of_a_commit_is_seen_before_its_last_part() -> None:
    table = scene(round=3, blundetto=side(gangsters="big_joey=murder"), calmuti=side(), turn="blundetto")
    table.calm()
    before = table.match.view(1), table.match.events(1)
    table.do("perform:big_joey")
    assert (table.match.view(1), table.match.events(1)) == before
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert "cancel:big_joey" in table.may()


@pytest.mark.rule("LCN-ATK-03")
def test_after_the_reveal_nothing_is_taken_back() -> None:
    table = scene(round=3, blundetto=side(gangsters="big_joey=murder"), calmuti=side(), turn="blundetto")
    table.calm().job("big_joey", "target:bobby_ruthless", dice=(1, 1, 1))
    assert table.happened("rolled")
    assert not table.match.can_undo(0)


@pytest.mark.rule("LCN-ATK-04")
def test_a_planned_business_is_no_target() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=beating"), calmuti=side(gangsters="vito_baritono=pimp"), turn="blundetto"
    )
    assert table.calm().may() == {"cancel:big_joey"}


@pytest.mark.rule("LCN-ATK-05")
def test_without_a_target_an_attack_can_only_be_cancelled() -> None:
    table = scene(blundetto=side(gangsters="big_joey=vandalism"), turn="blundetto")
    table.calm()
    assert table.may() == {"cancel:big_joey"}
    table.refuses("perform:big_joey", "LCN-ATK-05")


@pytest.mark.rule("LCN-ATK-06", "LCN-RULE-10")
def test_blocking_a_blocked_card_by_a_lesser_success_does_nothing() -> None:
    table = attack("assassination", "cop", (6, 1, 1), businesses="cop*")
    assert table.businesses("calmuti") == ["cop_1"]
    assert "cop_1" in table.blocked()
    assert not table.happened("blocked")


@pytest.mark.rule("LCN-ATK-07", "LCN-EX-17", "LCN-NEG-14", "LCN-TRADE-03")
def test_who_has_paid_may_still_be_attacked() -> None:
    table = scene(round=3, blundetto=side(gangsters="big_joey=murder"), calmuti=side(), turn="blundetto")
    table.calm().deal(("calmuti", "blundetto", "cash", 3000), text="so that you leave Bobby alone")
    assert table.cash("blundetto") == 13_000
    table.job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6)).calm()
    assert table.trophies("blundetto") == ["bobby_ruthless"]


@pytest.mark.rule("LCN-ATK-08")
@pytest.mark.parametrize("card", ["exclusive_offer", "connections", "laundering", "party", "horse_races"])
def test_neutral_jobs_are_neither_attacked_back_nor_robbed(card: str) -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters=f"big_joey={card}"),
        calmuti=side(gangsters="vito_baritono=ambush bobby_ruthless=robbery"),
        turn="blundetto",
    )
    table.calm().dice(6, 6, 6).do("perform:big_joey")
    if "stake" in {option.partition(":")[0] for option in table.may()}:
        table.do("stake:1000")
    assert table.step() not in ("RobWindow", "AmbushWindow")


# --- blocked


@pytest.mark.rule("LCN-BLK-01", "LCN-CARD-01", "LCN-RND-02")
def test_a_blocked_card_is_turned_over_until_the_end_of_the_round() -> None:
    table = attack("beating", "lawyer", (2, 1, 1), round=1, businesses="lawyer")
    assert table.blocked() == {"lawyer_1"}
    table = scene(phase="round", round=2, calmuti=side(businesses="lawyer*"))
    assert table.blocked() == set()


@pytest.mark.rule("LCN-BLK-02", "LCN-RULE-24", "LCN-CARD-17")
def test_a_blocked_gangster_loses_his_job_unrevealed_or_his_purchase() -> None:
    table = attack("car_bomb", "vito_baritono", (4, 1, 1), gangsters="vito_baritono=theft_r3+henchman")
    assert table.blocked() == {"vito_baritono"}
    assert table.tasks("vito_baritono") == table.attached("vito_baritono") == []
    assert "theft_r3" not in str(table.match.events(2))
    bought = attack("car_bomb", "vito_baritono", (4, 1, 1), gangsters="vito_baritono=casino_1")
    assert bought.deck[-1] == "casino_1"


@pytest.mark.rule("LCN-BLK-03", "LCN-DEAL-08", "LCN-EX-13", "LCN-EX-14", "LCN-CARD-04")
@pytest.mark.parametrize(("card", "business"), [("beating", "lawyer"), ("vandalism", "garage")])
def test_tokens_on_a_blocked_business_go_home(card: str, business: str) -> None:
    table = attack(card, business, (6, 6, 6), businesses=f"{business}@dimaggio")
    assert table.tokens("dimaggio") == []
    assert table.cash("dimaggio") == 10_000


@pytest.mark.rule("LCN-BLK-04")
def test_a_gangster_blocked_after_his_job_only_stops_counting() -> None:
    table = attack("car_bomb", "vito_baritono", (4, 1, 1), gangsters="vito_baritono")
    assert table.gangsters("calmuti") == ["vito_baritono"]
    assert table.trophies("blundetto") == []


# --- killed


@pytest.mark.rule("LCN-KILL-01", "LCN-CARD-14", "LCN-CARD-13")
@pytest.mark.parametrize(("card", "business"), [("assassination", "pimp"), ("arson", "casino")])
def test_a_killed_or_destroyed_business_goes_under_the_deck(card: str, business: str) -> None:
    table = attack(card, business, (6, 6, 1), businesses=business)
    assert table.businesses("calmuti") == []
    assert table.deck[-1] == f"{business}_1"
    lesser = attack(card, business, (6, 1, 1), businesses=business)
    assert lesser.blocked() == {f"{business}_1"}


@pytest.mark.rule("LCN-KILL-02", "LCN-RULE-42", "LCN-CARD-05")
def test_a_killed_gangster_is_the_killers_trophy() -> None:
    table = attack("murder", "bobby_ruthless", (3, 3, 1))
    assert table.trophies("blundetto") == ["bobby_ruthless"]
    assert "bobby_ruthless" not in table.gangsters("calmuti")


@pytest.mark.rule("LCN-KILL-03", "LCN-RULE-09")
def test_everything_on_a_killed_gangster_is_lost() -> None:
    table = attack("murder", "bobby_ruthless", (6, 6, 6), gangsters="bobby_ruthless=theft_r3+smg vito_baritono")
    assert "theft_r3" in str(table.piles)
    assert "theft_r3" not in str(table.match.events(2))
    assert any(card.startswith("smg") for card in table.influence_discard)
    purchase = attack("murder", "bobby_ruthless", (6, 6, 6), gangsters="bobby_ruthless=casino_1 vito_baritono")
    assert purchase.deck[-1] == "casino_1"


@pytest.mark.rule("LCN-KILL-04", "LCN-KILL-05", "LCN-EX-06", "LCN-EX-07", "LCN-RULE-23")
@pytest.mark.parametrize(
    ("card", "victim", "value"),
    [
        ("murder", "rocky_santiago", 4),
        ("murder", "rocky_santiago=theft", 5),
        ("murder", "bobby_ruthless", 3),
        ("murder", "bobby_ruthless=casino", 4),
        ("drive_by", "bobby_ruthless=theft", 4),
        ("car_bomb", "rocky_santiago=theft", 4),
    ],
)
def test_question_mark_dice_ask_for_the_victims_strength(card: str, victim: str, value: int) -> None:
    """One more if he carries an unresolved assignment; the car bomb's value is printed."""
    table = attack(card, victim.partition("=")[0], (1, 1, 1), gangsters=victim)
    assert table.happened("rolled")[0]["value"] == value


@pytest.mark.rule("LCN-EX-06")
def test_a_two_gun_man_fails_to_murder_a_four_gun_man() -> None:
    table = scene(
        round=3,
        calmuti=side(gangsters="frankie_calmuti=murder"),
        blundetto=side(gangsters="knocky_fivepoints"),
        turn="calmuti",
    )
    table.calm().job("frankie_calmuti", "target:knocky_fivepoints", dice=(3, 5)).calm()
    assert table.happened("outcome")[0]["successes"] == 1
    assert table.gangsters("blundetto") == ["knocky_fivepoints"]


# --- what single attacks do


@pytest.mark.rule("LCN-CARD-01")
def test_a_beating_needs_one_success_of_two_or_more() -> None:
    assert attack("beating", "pimp", (2, 1, 1), businesses="pimp").blocked() == {"pimp_1"}
    assert attack("beating", "pimp", (1, 1, 1), businesses="pimp").blocked() == set()


@pytest.mark.rule("LCN-CARD-02", "LCN-RULE-56")
@pytest.mark.parametrize(
    ("dice", "cash", "left"), [((3, 3, 1), 10_000, 5000), ((3, 1, 1), 10_000, 8000), ((6, 6, 6), 3000, 0)]
)
def test_property_damage_is_paid_to_the_bank(dice: tuple[int, ...], cash: int, left: int) -> None:
    table = attack("property_damage", "calmuti", dice, cash=cash)
    assert table.cash("calmuti") == left
    assert table.cash("blundetto") == 10_000


@pytest.mark.rule("LCN-CARD-03", "LCN-LAUN-02")
def test_a_thief_gets_at_most_what_is_open_and_no_debt_remains() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=theft_r3"),
        calmuti=side(cash=1000, laundered=9000),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:calmuti", dice=(6, 6, 6)).calm()
    assert (table.cash("blundetto"), table.cash("calmuti"), table.laundered("calmuti")) == (11_000, 0, 9000)


@pytest.mark.rule("LCN-CARD-06", "LCN-DEAL-08", "LCN-RULE-26")
def test_a_persuaded_businessman_comes_without_tokens_and_as_he_lies() -> None:
    table = attack("persuasion", "lawyer", (4, 4, 4), businesses="lawyer@dimaggio cop*")
    assert table.businesses("blundetto") == ["lawyer_1"]
    assert table.tokens("dimaggio") == []
    blocked = attack("persuasion", "cop", (4, 4, 4), businesses="cop*")
    assert blocked.businesses("blundetto") == ["cop_1"]
    assert blocked.blocked() == {"cop_1"}


@pytest.mark.rule("LCN-CARD-12")
@pytest.mark.parametrize(("dice", "amount"), [((2, 2, 1), 3000), ((2, 1, 1), 1000), ((1, 1, 1), 0)])
def test_at_a_party_every_other_player_pays(dice: tuple[int, ...], amount: int) -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="big_joey=party"),
        calmuti=side(cash=500),
        turn="blundetto",
    )
    table.calm().job("big_joey", dice=dice).calm()
    assert table.cash("dimaggio") == 10_000 - amount
    assert table.cash("calmuti") == 500 - min(500, amount)
    assert table.cash("blundetto") == 10_000 + amount + min(500, amount)


@pytest.mark.rule("LCN-CARD-16", "LCN-RULE-12", "LCN-RULE-70", "LCN-DEC-18")
def test_a_drive_by_kills_with_one_success_and_draws_fire_with_none() -> None:
    hit = attack("drive_by", "bobby_ruthless", (3, 1, 1), gangsters="bobby_ruthless")
    assert hit.trophies("blundetto") == ["bobby_ruthless"]
    missed = scene(
        round=4,
        blundetto=side(gangsters="big_joey=drive_by"),
        calmuti=side(gangsters="bobby_ruthless vito_baritono"),
        turn="blundetto",
    )
    missed.calm().job("big_joey", "target:bobby_ruthless", dice=(1, 2, 2)).calm()
    assert missed.asked() == ["calmuti"]
    missed.dice(3, 3, 1).do(next(option for option in missed.may() if option != "pass")).calm()
    assert missed.trophies("calmuti") == ["big_joey"]  # his strength 3, two successes


# --- laundering


@pytest.mark.rule("LCN-LAUN-01", "LCN-CARD-11", "LCN-DEC-16", "LCN-ILL-14")
@pytest.mark.parametrize(("dice", "limit"), [((3, 1, 1), 8000), ((3, 3, 1), 15_000)])
def test_laundering_puts_up_to_the_limit_under_the_boss_card(dice: tuple[int, ...], limit: int) -> None:
    table = scene(round=2, blundetto=side(cash=40_000, gangsters="big_joey=laundering"), turn="blundetto")
    table.calm().job("big_joey", dice=dice).calm()
    amounts = {int(amount) for amount in table.may("launder")}
    assert (min(amounts), max(amounts)) == (0, limit)
    table.refuses(f"launder:{limit + 1000}", "LCN-LAUN-01")
    table.do(f"launder:{limit}")
    assert (table.cash("blundetto"), table.laundered("blundetto")) == (40_000 - limit, limit)


@pytest.mark.rule("LCN-LAUN-01", "LCN-RULE-80")
def test_nobody_launders_more_than_they_have() -> None:
    table = scene(round=2, blundetto=side(cash=2500, gangsters="big_joey=laundering"), turn="blundetto")
    table.calm().job("big_joey", dice=(6, 6, 6)).calm()
    assert table.may("launder") == {"0", "1000", "2000", "all"}  # in bills, or all there is
    table.do("launder:all")
    assert (table.cash("blundetto"), table.laundered("blundetto")) == (0, 2500)
