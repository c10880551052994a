"""Chapters 11.2 and 11.3: the special gangsters of Los Bandidos and the Angels of Chaos."""

from __future__ import annotations

import pytest

from consigliere.games.la_cosa_nostra.components import FAMILY_GANGSTERS, GANGSTER_IDS

from .scene import Table, scene, side
from .scene_table import SPECIAL_IDS
from .specials import acting, until

# --- Los Bandidos


@pytest.mark.rule("LCN-SG-01", "LCN-DEC-19", "LCN-ILL-23", "LCN-RULE-28")
def test_bernardo_repeats_a_successful_job_once_a_round() -> None:
    table = acting("bernardo_farmacista=theft_r3").job("bernardo_farmacista", "target:calmuti", dice=(6, 6)).calm()
    assert table.step() == "RepeatJob"
    table.do("repeat").dice(6, 6).do("target:dimaggio").calm()
    assert (table.cash("calmuti"), table.cash("dimaggio")) == (2000, 2000)
    assert table.step() != "RepeatJob"
    failed = acting("bernardo_farmacista=theft_r3").job("bernardo_farmacista", "target:calmuti", dice=(1, 1)).calm()
    assert failed.step() != "RepeatJob"
    used = acting("bernardo_farmacista~=theft_r3").job("bernardo_farmacista", "target:calmuti", dice=(6, 6)).calm()
    assert used.step() != "RepeatJob"


@pytest.mark.rule("LCN-SG-01", "LCN-CARD-16")
def test_bernardos_repeated_drive_by_draws_fire_when_it_fails() -> None:
    rival = side(gangsters="vito_baritono bobby_ruthless")
    table = acting("bernardo_farmacista=drive_by", calmuti=rival, options={"extra_cards": "off"})
    table.job("bernardo_farmacista", "target:vito_baritono", dice=(6, 6)).calm()
    assert table.trophies("blundetto") == ["vito_baritono"]
    table.dice(1, 1).do("repeat", "target:bobby_ruthless")
    assert (table.step(), table.asked()) == ("ShootBack", ["calmuti"])


@pytest.mark.rule("LCN-SG-01")
def test_bernardo_repeats_an_attack_that_was_repelled_and_it_may_work() -> None:
    table = acting("bernardo_farmacista=theft_r3", calmuti=side(gangsters="bobby_ruthless=ambush"))
    table.job("bernardo_farmacista", "target:calmuti", dice=(6, 6))
    until(table, "AmbushWindow").dice(4, 1, 1).do("ambush:bobby_ruthless").calm()
    assert (table.step(), table.cash("blundetto")) == ("RepeatJob", 10_000)
    table.dice(6, 6).do("repeat", "target:calmuti").calm()
    assert (table.cash("blundetto"), table.cash("calmuti")) == (18_000, 2000)


@pytest.mark.rule("LCN-SG-01", "LCN-ATK-05")
def test_bernardo_does_not_repeat_an_attack_that_has_no_target_left() -> None:
    table = acting("bernardo_farmacista=beating", calmuti=side(businesses="pimp cop*"))
    table.job("bernardo_farmacista", "target:pimp", dice=(6, 6)).calm()
    assert table.blocked() == {"pimp_1", "cop_1"}
    assert table.step() == "ActionTurn"


@pytest.mark.rule("LCN-RULE-28")
def test_bernardos_tokens_serve_both_runs() -> None:
    table = acting("bernardo_farmacista=cigarette_smuggling", calmuti=side(businesses="cop@blundetto"))
    table.job("bernardo_farmacista", dice=(6, 6)).calm().dice(6, 6).do("repeat").calm()
    assert table.cash("blundetto") == 10_000 + 2 * 6000
    assert table.tokens("blundetto") == []


@pytest.mark.rule("LCN-RULE-28", "LCN-EARN-07")
@pytest.mark.parametrize("source", ["cop_1", "cop_2"])
def test_bernardo_names_his_businesses_once(source: str) -> None:
    """The repetition uses the business of the first run: it is not named again, and a token returns after both."""
    table = acting(
        "bernardo_farmacista=cigarette_smuggling", businesses="cop", calmuti=side(businesses="cop@blundetto")
    )
    table.job("bernardo_farmacista", f"source:{source}", dice=(6, 6)).calm()
    assert table.step() == "RepeatJob"
    lent = next(spot for spot in ("cop_1", "cop_2") if spot not in table.businesses("blundetto"))
    assert table.tokens("blundetto") == [lent]
    table.dice(6, 6).do("repeat").calm()
    assert table.step() == "ActionTurn"
    assert table.cash("blundetto") == 10_000 + 2 * 6000
    assert table.tokens("blundetto") == ([] if source == lent else [lent])


@pytest.mark.rule("LCN-RULE-66", "LCN-RULE-50")
@pytest.mark.parametrize("ambushers", [(4, 1, 1), (4, 4, 1)])
def test_bernardo_does_not_repeat_what_needs_a_card_that_is_gone(ambushers: tuple[int, ...]) -> None:
    """Saito's monopoly served by a token; he robs the reward, is ambushed, and dies with two successes."""
    table = acting(
        "bernardo_farmacista=crime_syndicate big_joey=ambush",
        businesses="pimp pimp",
        calmuti=side(gangsters="saito_botan=robbery", businesses="dealer casino"),
        options={"extra_cards": "on"},
    )
    table.deal(("calmuti", "blundetto", "token", "street_trade"))
    table.job("bernardo_farmacista", dice=(6, 6))
    until(table, "RobWindow").dice(6, 6, 6).do("rob:saito_botan")
    until(table, "AmbushWindow").dice(*ambushers).do("ambush:big_joey").calm()
    dead = ambushers[1] == 4
    assert table.cash("blundetto") == 10_000 + 30_000
    assert table.tokens("blundetto") == ([] if dead else ["street_trade"])
    assert table.step() == ("ActionTurn" if dead else "RepeatJob")


@pytest.mark.rule("LCN-RULE-66", "LCN-ILL-23")
def test_bernardo_repeats_no_reaction_but_an_earning_that_was_robbed() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="bernardo_farmacista=gas_station_holdup"),
        calmuti=side(gangsters="bobby_ruthless=robbery"),
        turn="blundetto",
    ).calm()
    table.job("bernardo_farmacista", dice=(6, 6))
    until(table, "RobWindow").dice(6, 6, 6).do("rob:bobby_ruthless").calm()
    assert table.step() == "RepeatJob"
    robber = scene(
        round=4,
        blundetto=side(gangsters="big_joey=gas_station_holdup"),
        calmuti=side(gangsters="bernardo_farmacista=robbery"),
        turn="blundetto",
    ).calm()
    robber.job("big_joey", dice=(6, 6, 6))
    until(robber, "RobWindow").dice(6, 6).do("rob:bernardo_farmacista").calm()
    assert robber.step() != "RepeatJob"


@pytest.mark.rule("LCN-SG-02")
def test_loco_makes_reactions_easier_too() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=gas_station_holdup"),
        calmuti=side(gangsters="bobby_ruthless=robbery big_loco"),
        turn="blundetto",
    ).calm()
    table.job("big_joey", dice=(6, 6, 6))
    until(table, "RobWindow").dice(3, 1, 1).do("rob:bobby_ruthless").calm()
    assert table.happened("rolled")[-1]["value"] == 3
    assert table.cash("calmuti") == 11_000


@pytest.mark.rule("LCN-SG-03", "LCN-RULE-64", "LCN-RULE-55")
def test_mano_pays_for_every_gun_of_a_gangster_killed() -> None:
    """The bounty depends on the current strength, the final bonus on printed guns."""
    table = acting("mano_del_muerte big_joey=murder", calmuti=side(gangsters="bobby_ruthless+smg vito_baritono"))
    table.job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6)).calm()
    assert table.cash("blundetto") == 10_000 + 4 * 4000
    blocked = acting("mano_del_muerte* big_joey=murder", calmuti=side(gangsters="bobby_ruthless vito_baritono"))
    blocked.job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6)).calm()
    assert blocked.cash("blundetto") == 10_000


@pytest.mark.rule("LCN-SG-04", "LCN-DEC-19", "LCN-ILL-23")
def test_tuco_beats_a_businessman_after_any_job_of_his() -> None:
    for dice in ((6, 6, 6), (1, 1, 1)):
        table = acting("tuco_quintero=theft_r3", calmuti=side(businesses="pimp casino"))
        table.job("tuco_quintero", "target:dimaggio", dice=dice).calm()
        assert table.step() == "BonusAttack"
        assert table.may("target") == {"pimp_1"}
        table.dice(2, 1, 1).do("target:pimp").calm()
        assert table.blocked() == {"pimp_1"}
    bought = acting("tuco_quintero=cop_1", calmuti=side(businesses="pimp")).do("buy:tuco_quintero")
    assert bought.step() != "BonusAttack"
    cancelled = acting("tuco_quintero=theft_r3", calmuti=side(businesses="pimp")).do("cancel:tuco_quintero")
    assert cancelled.step() != "BonusAttack"


@pytest.mark.rule("LCN-SG-04")
def test_tucos_beating_may_be_ambushed() -> None:
    table = acting("tuco_quintero=theft_r3", calmuti=side(businesses="pimp", gangsters="bobby_ruthless=ambush"))
    table.job("tuco_quintero", "target:dimaggio", dice=(6, 6, 6)).calm().dice(2, 2, 2).do("target:pimp")
    until(table, "AmbushWindow").dice(4, 4, 4).do("ambush:bobby_ruthless").calm()
    assert table.blocked() == set()
    assert table.trophies("calmuti") == ["tuco_quintero"]


@pytest.mark.rule("LCN-RULE-67")
def test_tuco_beats_after_a_reaction_when_what_he_answered_is_over() -> None:
    rival = side(gangsters="tuco_quintero=ambush+henchman vito_baritono")
    table = acting("big_joey=theft_r3", businesses="pimp", calmuti=rival)
    table.job("big_joey", "target:calmuti", dice=(6, 6, 6))
    until(table, "AmbushWindow").dice(4, 1, 1).do("ambush:tuco_quintero").calm()
    assert (table.step(), table.asked()) == ("BonusAttack", ["calmuti"])
    assert table.attached("tuco_quintero") == ["henchman"]
    table.dice(1, 1, 1).do("target:pimp").calm()
    assert table.blocked() == {"pimp_1"}  # with the henchman, ones decide
    assert table.attached("tuco_quintero") == []
    assert sorted(table.piles[3]) == ["ambush_r4", "theft_r3"]  # both lie open now
    assert table.piles_known[3] == [[0, 1, 2, 3, 4, -1]] * 2


@pytest.mark.rule("LCN-SG-05", "LCN-EX-20", "LCN-RULE-63", "LCN-RULE-65")
def test_paco_performs_with_four_dice_dies_with_three_and_is_not_ambushed() -> None:
    table = acting("paco_santiago=theft_r3", calmuti=side(gangsters="bobby_ruthless=ambush"))
    table.job("paco_santiago", "target:calmuti", dice=(6, 6, 6, 6))
    assert len(table.rolled()) == 4
    assert table.step() != "AmbushWindow"
    murder = acting("big_joey=murder", calmuti=side(gangsters="paco_santiago"))
    murder.job("big_joey", "target:paco_santiago", dice=(1, 1, 1)).calm()
    assert murder.happened("rolled")[0]["value"] == 3
    weakened = acting("paco_santiago=theft_r3+seduction").job("paco_santiago", "target:calmuti", dice=(1, 1, 1)).calm()
    assert len(weakened.rolled()) == 3


@pytest.mark.rule("LCN-RULE-65")
def test_a_robbery_of_pacos_may_be_ambushed() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=gas_station_holdup jimmy_bananas=ambush"),
        calmuti=side(gangsters="paco_santiago=robbery"),
        turn="blundetto",
    ).calm()
    table.job("big_joey", dice=(6, 6, 6))
    until(table, "RobWindow").dice(6, 6, 6, 6).do("rob:paco_santiago")
    assert len(table.rolled()) == 4
    assert until(table, "AmbushWindow").asked() == ["blundetto"]


@pytest.mark.rule("LCN-SG-06", "LCN-RULE-68", "LCN-DEC-08")
def test_izzy_discards_any_job_unseen_for_a_murder() -> None:
    table = acting("izzy_ordova=robbery_r3+henchman", round=3)
    assert table.may("instead") == {"izzy_ordova"}
    table.do("instead:izzy_ordova").dice(2, 2, 1).do("target:bobby_ruthless").calm()
    assert table.happened("rolled")[0]["value"] == 3 - 1
    assert table.trophies("blundetto") == ["bobby_ruthless"]
    assert "robbery" not in str(table.match.events(1))
    assert table.attached("izzy_ordova") == []
    purchase = acting("izzy_ordova=casino_1")
    assert not purchase.may("instead")


# --- Angels of Chaos


@pytest.mark.rule("LCN-SG-07", "LCN-ILL-04")
def test_thelma_guards_businessmen_and_her_owners_gangsters() -> None:
    table = acting("big_joey=beating", calmuti=side(gangsters="thelma_montgomery", businesses="pimp"))
    table.job("big_joey", "target:pimp", dice=(2, 2, 2)).calm()
    assert table.happened("rolled")[0]["value"] == 3
    assert table.blocked() == set()
    hers = {"thelma_montgomery", "vito_baritono"}
    for card, guarded in (("seduction", True), ("sabotage", True), ("smg", False)):
        own = side(influence=card, jobs="theft")
        planned = scene(phase="planning", round=2, blundetto=own, calmuti=side(gangsters=" ".join(sorted(hers))))
        planned.do(f"play:{card}")
        assert planned.may("on") & hers == (set() if guarded else hers)
    useless = acting("thelma_montgomery big_joey=gas_station_holdup+seduction+sabotage").do("perform:big_joey").calm()
    assert len(useless.rolled()) == 3
    assert useless.happened("rolled")[0]["value"] == 2


@pytest.mark.rule("LCN-SG-07")
@pytest.mark.parametrize(
    ("card", "target", "value"), [("theft_r3", "calmuti", 3), ("arson", "casino", 4), ("car_bomb", "vito_baritono", 4)]
)
def test_thelma_guards_no_money_no_company_and_no_gangster(card: str, target: str, value: int) -> None:
    own = side(gangsters="thelma_montgomery vito_baritono", businesses="casino")
    table = acting(f"big_joey={card}", calmuti=own).job("big_joey", f"target:{target}")
    assert table.happened("rolled")[0]["value"] == value


@pytest.mark.rule("LCN-SG-09", "LCN-DEC-14", "LCN-TIM-12", "LCN-ILL-12", "LCN-RULE-68")
def test_willy_discards_his_job_to_prevent_a_kill_or_block_of_anybody() -> None:
    table = acting(
        "big_joey=beating", calmuti=side(businesses="pimp"), dimaggio=side(gangsters="willy_svenson=theft_r3")
    )
    table.job("big_joey", "target:pimp", dice=(6, 6, 6))
    until(table, "CancelWindow")
    assert table.asked() == ["dimaggio"]
    table.do("prevent:willy_svenson").calm()
    assert table.blocked() == set()
    assert table.tasks("willy_svenson") == []

    def asked(crew: str, card: str, target: str) -> bool:
        other = acting(card, calmuti=side(businesses="pimp"), dimaggio=side(gangsters=crew))
        other.job("big_joey", f"target:{target}", dice=(6, 6, 6))
        while other.step().endswith(("Window", "Dice")):
            if other.step() == "CancelWindow":
                return True
            other.do("pass")
        return False

    assert asked("willy_svenson=theft_r3", "big_joey=beating", "pimp")
    assert not asked("willy_svenson", "big_joey=beating", "pimp")
    assert not asked("willy_svenson=casino_1", "big_joey=beating", "pimp")
    assert not asked("willy_svenson=theft_r3", "big_joey=persuasion", "pimp")


@pytest.mark.rule("LCN-RULE-29", "LCN-TIM-11")
def test_willy_voids_an_ambush_that_would_kill_and_the_attack_continues() -> None:
    table = acting(
        "big_joey=theft_r3 willy_svenson=party", calmuti=side(gangsters="bobby_ruthless=ambush vito_baritono")
    )
    table.job("big_joey", "target:calmuti", dice=(6, 6, 6))
    until(table, "AmbushWindow").dice(4, 4, 4).do("ambush:bobby_ruthless")
    until(table, "CancelWindow").do("prevent:willy_svenson").calm()
    assert table.cash("calmuti") == 2000
    assert "big_joey" in table.gangsters("blundetto")


@pytest.mark.rule("LCN-SG-10", "LCN-RULE-30", "LCN-ILL-11")
def test_jimmy_ambushes_for_any_gangster_of_his_owner_with_any_job() -> None:
    crew = side(gangsters="jimmy_the_drifter=party vito_baritono", businesses="pimp")
    table = acting("big_joey=murder", calmuti=crew)
    table.job("big_joey", "target:vito_baritono", dice=(6, 6, 6))
    until(table, "AmbushWindow").dice(4, 4).do("ambush_instead:jimmy_the_drifter").calm()
    assert table.trophies("calmuti") == ["big_joey"]
    assert "party" not in str(table.match.events(2))
    business = acting("big_joey=beating", calmuti=crew).job("big_joey", "target:pimp", dice=(6, 6, 6))
    if business.step() == "AmbushWindow":
        assert business.may() == {"pass"}


@pytest.mark.rule("LCN-SG-11", "LCN-ROLL-05", "LCN-RULE-27")
def test_bob_hinders_every_attack_on_his_owner_and_adds_to_thelma() -> None:
    def value(crew: str, card: str, target: str) -> int:
        table = acting(f"big_joey={card}", calmuti=side(gangsters=crew, businesses="pimp"))
        table.job("big_joey", f"target:{target}", dice=(1, 1, 1)).calm()
        return int(table.happened("rolled")[0]["value"])

    assert value("bob_the_rock_nelson", "theft_r3", "calmuti") == 4
    assert value("bob_the_rock_nelson", "theft_r3", "dimaggio") == 3
    assert value("bob_the_rock_nelson thelma_montgomery", "beating", "pimp") == 4


@pytest.mark.rule("LCN-RULE-27")
def test_bob_does_not_hinder_a_robbery() -> None:
    table = acting("big_joey=gas_station_holdup bob_the_rock_nelson", calmuti=side(gangsters="bobby_ruthless=robbery"))
    table.job("big_joey", dice=(6, 6, 6))
    until(table, "RobWindow").dice(4, 1, 1).do("rob:bobby_ruthless").calm()
    assert table.happened("rolled")[-1]["value"] == 4


@pytest.mark.rule("LCN-SG-12", "LCN-ILL-09", "LCN-TIM-09")
def test_lono_forces_two_rerolls_a_round_on_others() -> None:
    table = acting("big_joey=theft_r3", dimaggio=side(gangsters="lono_sliffer"))
    table.job("big_joey", "target:calmuti", dice=(6, 1, 1))
    assert (table.step(), table.asked()) == ("OthersDice", ["dimaggio"])
    table.dice(5).do("force_reroll:die_1")
    until(table, "OthersDice").dice(1).do("force_reroll:die_1").calm()
    assert table.cash("calmuti") == 10_000
    assert table.gangster("lono_sliffer")["used"] == 2
    own = acting("lono_sliffer=theft_r3").job("lono_sliffer", "target:calmuti", dice=(6, 6, 6, 6))
    assert own.step() != "OthersDice"


@pytest.mark.rule("LCN-SG-12", "LCN-TIM-09", "LCN-ILL-09")
def test_a_die_that_lono_had_rolled_again_is_final_for_the_roller() -> None:
    rival = side(gangsters="lono_sliffer")
    table = acting("big_joey=gas_station_holdup sergei_odessa", businesses="cop", dimaggio=rival)
    table.job("big_joey", dice=(6, 1, 1))
    until(table, "OthersDice").dice(1).do("force_reroll:die_1")
    assert (table.step(), table.asked()) == ("RollerDice", ["blundetto"])  # the turn may continue
    assert table.may("reroll") == {"die_2", "die_3"}
    table.refuses("reroll:die_1", "LCN-TIM-09")
    table.do("reroll_any:sergei_odessa")
    assert table.may("die") == {"die_2", "die_3"}
    table.dice(2).do("die:die_3", "roll").calm()
    assert table.cash("blundetto") == 11_000


@pytest.mark.rule("LCN-RULE-53", "LCN-ILL-23")
def test_a_gangster_killed_or_saved_as_blocked_makes_no_follow_up() -> None:
    def after(influence: str) -> Table:
        table = scene(
            round=4,
            blundetto=side(gangsters="bernardo_farmacista=theft_r3 big_joey"),
            calmuti=side(gangsters="bobby_ruthless=ambush"),
            dimaggio=side(influence=influence),
            turn="blundetto",
        ).calm()
        table.job("bernardo_farmacista", "target:calmuti", dice=(6, 6))
        until(table, "AmbushWindow").dice(4, 4, 4).do("ambush:bobby_ruthless")
        if influence:
            until(table, "DoctorWindow").do("dimaggio play:doctor")
        return table.calm()

    killed = after("")
    assert killed.trophies("calmuti") == ["bernardo_farmacista"]
    assert killed.step() != "RepeatJob"
    saved = after("doctor")
    assert saved.blocked() == {"bernardo_farmacista"}
    assert saved.step() != "RepeatJob"
    assert "theft_r3" in str(saved.piles)


@pytest.mark.rule("LCN-RULE-32", "LCN-SG-08")
def test_dave_draws_from_the_one_influence_deck() -> None:
    with_dave = scene(phase="round", round=3, blundetto=side(gangsters="deadly_dave_poppel"))
    assert len(with_dave.influence("blundetto")) == 2 + 2
    assert len(with_dave.influence("calmuti")) == 2
    drawn = sum(len(with_dave.influence(family)) for family in with_dave.families())
    before = scene(phase="round", round=3, blundetto=side(gangsters="big_joey"), options={"expansion_gangsters": True})
    plain = sum(len(before.influence(family)) for family in before.families())
    assert len(before.influence_deck) - len(with_dave.influence_deck) == drawn - plain == 2


def test_the_special_gangsters_are_thirty() -> None:
    assert len(SPECIAL_IDS) == len(GANGSTER_IDS) - FAMILY_GANGSTERS == 30
