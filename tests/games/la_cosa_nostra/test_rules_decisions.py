"""Chapter 13: who decides what, when, between which options; and the moves that are refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

import consigliere as cg
from consigliere.games.la_cosa_nostra.components import DATA

from .scene import GAME, Table, scene, side

EXTRA = {"extra_cards": "on"}


def turn(gangsters: str, round: int = 4, options: dict[str, Any] | None = None, **others: Any) -> Table:
    """An action turn of the Blundettos, after the window before it."""
    own = {"gangsters": gangsters, **others.pop("own", {})}
    return scene(round=round, blundetto=side(**own), turn="blundetto", options=options, **others).calm()


# --- setup, draw, hire


@pytest.mark.rule("LCN-DEC-01", "LCN-RULE-07")
def test_bosses_are_chosen_in_seat_order_among_those_left() -> None:
    match = cg.new(GAME, seats=4, seed=1)
    left = {"blundetto", "dimaggio", "calmuti", "laserva", "caruso"}
    for seat, name in enumerate(("caruso", "blundetto", "laserva", "calmuti")):
        assert match.deciders == (seat,)
        assert {str(one) for one in match.options(seat)} == {f"boss:{one}" for one in left}
        match.play(seat, f"boss:{name}")
        left.remove(name)
    assert [player["family"] for player in match.view()["table"]["players"]] == [
        "caruso",
        "blundetto",
        "laserva",
        "calmuti",
    ]


@pytest.mark.rule("LCN-RULE-07")
def test_bosses_may_be_dealt_at_random() -> None:
    dealt = set()
    for seed in range(12):
        match = cg.new(GAME, seats=3, seed=seed, options={"bosses": "random"})
        families = [player["family"] for player in match.view()["table"]["players"]]
        assert len(set(families)) == 3
        dealt.add(tuple(families))
    assert len({name for row in dealt for name in row}) == 5


@pytest.mark.rule("LCN-DEC-03")
def test_a_hire_turn_offers_the_display_ones_family_or_nothing() -> None:
    table = scene(phase="hire", round=2, blundetto=side(cash=15_000), options={"expansion_gangsters": True})
    price = {row["id"]: row["hire_cost"] for row in DATA["special_gangsters"]}
    shown = table.elsewhere["display"]
    cheap = {name for name in shown if price[name] <= 15_000}
    assert len(shown) == 9
    assert cheap
    family = {"stevie_blundetto", "micky_dogs"}  # the third costs 20,000
    assert table.asked() == ["blundetto"]
    assert table.may() == {"pass", *[f"hire:{name}" for name in family | cheap]}
    other = Table(table.match.clone()).do("hire:micky_dogs")
    assert "micky_dogs" in other.gangsters("blundetto")
    assert other.asked() == table.do("pass").asked() == ["dimaggio"]


@pytest.mark.rule("LCN-DEC-03")
def test_in_round_one_a_starter_is_exchanged_for_a_special_of_his_strength() -> None:
    table = scene(phase="hire", round=1, blundetto=side(cash=90_000), options={"expansion_gangsters": True})
    shown = table.elsewhere["display"]
    guns = {row["id"]: row["guns"] for row in DATA["special_gangsters"]}
    starter = {1: "little_joey", 2: "jimmy_bananas", 3: "big_joey"}
    family = {f"hire:{name}" for name in ("stevie_blundetto", "micky_dogs", "knocky_fivepoints")}
    assert table.may() == {"pass", *family, *[f"exchange:{name}" for name in shown]}  # the strong ones are set aside
    for name in shown:
        chosen = Table(table.match.clone()).do(f"exchange:{name}")
        assert chosen.may() == {f"give:{starter[guns[name]]}"}
        chosen.do(f"give:{starter[guns[name]]}")
        assert name in chosen.gangsters("blundetto")
        assert starter[guns[name]] in chosen.elsewhere["gone"]


@pytest.mark.rule("LCN-DEC-21")
@pytest.mark.parametrize("jobs", [0, 1, 2])
def test_stas_mixes_his_two_cards_before_seeing_one(jobs: int) -> None:
    table = scene(phase="round", round=2, blundetto=side(gangsters="stas_valigura")).do("keep")
    assert (table.step(), table.asked(), table.may()) == ("ExtraDraw", ["blundetto"], {"jobs:0", "jobs:1", "jobs:2"})
    before = len(table.hand("blundetto")), len(table.influence("blundetto"))
    table.do(f"jobs:{jobs}")
    assert (len(table.hand("blundetto")), len(table.influence("blundetto"))) == (before[0] + jobs, before[1] + 2 - jobs)


# --- the action turn


@pytest.mark.rule("LCN-DEC-08")
def test_an_action_turn_performs_buys_cancels_substitutes_or_skips() -> None:
    table = turn(
        "big_joey=theft_r3 little_joey=pimp jimmy_bananas=robbery_r3 izzy_ordova=usury little_omar=arson",
        own={"influence": "schemer"},
        calmuti=side(gangsters="vito_baritono"),
    )
    performs = {"perform:big_joey"}
    buys = {"buy:little_joey"}
    cancels = {f"cancel:{name}" for name in ("big_joey", "little_joey", "jimmy_bananas", "izzy_ordova", "little_omar")}
    instead = {"instead:izzy_ordova", "instead:little_omar"}
    assert table.may() == performs | buys | cancels | instead | {"play:schemer"}
    table.do("instead:izzy_ordova")
    assert "vito_baritono" in table.may("target")
    table.match.undo(0)
    table.do("perform:big_joey")
    assert table.may() == {"target:calmuti", "target:dimaggio"}


@pytest.mark.rule("LCN-DEC-08")
def test_sources_stake_gamble_and_split_are_parts_of_the_commit() -> None:
    rick = turn("risky_rick=gas_station_holdup", calmuti=side()).do("perform:risky_rick")
    assert rick.may() == {"gamble:yes", "gamble:no"}
    races = turn("big_joey=horse_races", own={"cash": 1000}, calmuti=side()).do("perform:big_joey")
    assert races.may() == {"stake:0", "stake:1000"}
    hand = turn("heavy_hand=gas_station_holdup=credit_card_fraud", calmuti=side())
    hand.do(next(one for one in sorted(hand.may()) if one.startswith("perform")))
    assert hand.may() == {f"dice:{n}" for n in range(5)}
    table = turn(
        "big_joey=usury", own={"businesses": "loan_shark_1 cop"}, calmuti=side(businesses="loan_shark_2@blundetto")
    )
    assert table.do("perform:big_joey").may() == {"source:loan_shark_1", "source:loan_shark_2"}


@pytest.mark.rule("LCN-DEC-31", "LCN-ILL-20")
def test_a_double_gangsters_other_assignment_may_follow_at_once_and_nobody_elses() -> None:
    table = turn("heavy_hand=theft_r3=murder big_joey=party", calmuti=side(gangsters="vito_baritono"))
    table.do("cancel:heavy_hand")
    assert table.may() >= {"end_turn"}
    assert {one.partition(":")[0] for one in table.may()} == {"end_turn", "perform", "cancel"}
    assert not any("big_joey" in one for one in table.may())
    table.refuses("perform:big_joey", "LCN-ACT-11")
    kept = Table(table.match.clone())
    kept.do("end_turn").calm()
    assert kept.tasks("heavy_hand")  # the player keeps it for a later turn
    table.do(next(one for one in table.may() if one.startswith("cancel")))
    assert (table.may(), table.tasks("heavy_hand")) == ({"end_turn"}, [])
    plain = turn("big_joey=theft_r3 little_joey=party", calmuti=side()).do("cancel:big_joey")
    assert plain.may() == {"end_turn"}
    plain.refuses("cancel:little_joey", "LCN-ACT-01")


@pytest.mark.rule("LCN-ILL-21", "LCN-RULE-76")
def test_no_skip_inside_an_extra_turn_and_no_second_schemer_before_one_turn() -> None:
    def before(**options: Any) -> Table:
        return scene(
            round=2,
            blundetto=side(gangsters="big_joey=theft", influence="godfather" if options else ""),
            calmuti=side(gangsters="vito_baritono=beating bobby_ruthless=party", influence="schemer schemer"),
            turn="blundetto",
            options=options,
        )

    extra = before().do("calmuti play:schemer")
    assert (extra.step(), extra.asked()) == ("ActionTurn", ["calmuti"])
    extra.refuses("play:schemer", "LCN-RULE-76")
    cancelled = before(**EXTRA).do("calmuti play:schemer", "blundetto play:godfather")
    while cancelled.step() == "InfluenceWindow":
        cancelled.do("pass")
    assert (cancelled.step(), cancelled.asked()) == ("ActionTurn", ["blundetto"])  # no second one, the first is gone
    assert cancelled.influence("calmuti") == ["schemer"]


# --- windows


@pytest.mark.rule("LCN-DEC-10")
def test_alexei_takes_strengthening_cards_off_before_the_roll() -> None:
    def revealed() -> Table:
        table = turn(
            "big_joey=murder+henchman",
            calmuti=side(gangsters="bobby_ruthless+smg"),
            dimaggio=side(gangsters="alexei_valenko"),
        )
        return table.job("big_joey", "target:bobby_ruthless", dice=(1, 1, 1))

    table = revealed()
    assert (table.step(), table.asked()) == ("RevealWindow", ["dimaggio"])
    assert table.may() == {"pass", "remove_henchman:big_joey", "remove_smg:bobby_ruthless"}
    assert revealed().do("remove_henchman:big_joey", "pass").happened("rolled")[0]["value"] == 4
    assert revealed().do("remove_smg:bobby_ruthless", "pass").happened("rolled")[0]["value"] == 2
    assert table.do("pass").happened("rolled")[0]["value"] == 3


@pytest.mark.rule("LCN-DEC-12", "LCN-DEC-13")
def test_reactions_of_a_gangster_with_two_jobs_split_his_dice() -> None:
    table = turn(
        "big_joey=usury",
        own={"businesses": "loan_shark cop~"},
        calmuti=side(gangsters="heavy_hand=robbery_r3=theft_r3 bobby_ruthless=robbery_r3"),
    )
    table.job("big_joey", dice=(6, 6, 6))
    slot = next(one for one in table.may("rob_4_dice"))
    assert table.may() == {"pass", "rob:bobby_ruthless", *[f"rob_{n}_dice:{slot}" for n in range(5)]}
    table.do(f"rob_1_dice:{slot}").calm()
    assert len(table.happened("rolled")[1]["dice"]) == 1
    attack = turn("big_joey=theft_r3", calmuti=side(gangsters="heavy_hand=ambush_r3=murder bobby_ruthless=ambush"))
    attack.job("big_joey", "target:calmuti", dice=(6, 6, 6))
    assert attack.may() == {"pass", "ambush:bobby_ruthless", *[f"ambush_{n}_dice:heavy_hand" for n in range(5)]}


@pytest.mark.rule("LCN-DEC-13")
def test_jimmy_answers_an_attack_on_a_gangster_with_any_job() -> None:
    crew = side(gangsters="jimmy_the_drifter=party bobby_ruthless")
    table = turn("big_joey=murder", calmuti=crew).job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6))
    assert (table.step(), table.may()) == ("AmbushWindow", {"pass", "ambush_instead:jimmy_the_drifter"})
    theft = turn("big_joey=theft_r3", calmuti=crew).job("big_joey", "target:calmuti", dice=(6, 6, 6))
    assert theft.step() == "ActionTurn"


@pytest.mark.rule("LCN-ILL-08")
def test_a_godfather_answers_only_anothers_card_being_played() -> None:
    table = turn(
        "big_joey=theft_r3+henchman",
        options=EXTRA,
        own={"influence": "godfather snitch"},
        calmuti=side(gangsters="vito_baritono=usury+smg", influence="godfather"),
    )
    assert not table.may("play") & {"godfather"}  # neither against the cards that lie there nor unasked
    table.refuses("play:godfather", "LCN-INF-04")
    table.do("play:snitch", "mode:peek")
    assert table.asked() == ["calmuti"]  # not the player of the card
    table.do("pass", "peek:vito_baritono")
    table.job("big_joey", "target:calmuti", dice=(1, 1, 1))
    assert table.step() == "RollerDice"
    assert table.may() == {"pass"}  # nothing against a job


@pytest.mark.rule("LCN-ILL-12", "LCN-DEC-14")
@pytest.mark.parametrize(
    ("willy", "card", "target", "asked"),
    [
        ("willy_svenson=party", "assassination", "pimp", True),
        ("willy_svenson=party", "beating", "pimp", True),
        ("willy_svenson", "assassination", "pimp", False),
        ("willy_svenson=garage", "assassination", "pimp", False),
        ("willy_svenson*", "assassination", "pimp", False),
        ("willy_svenson=party", "persuasion", "pimp", False),
        ("willy_svenson=party", "theft_r3", "calmuti", False),
    ],
)
def test_willy_needs_a_job_and_a_harm_to_prevent(willy: str, card: str, target: str, asked: bool) -> None:
    table = turn(f"big_joey={card}", calmuti=side(businesses="pimp"), dimaggio=side(gangsters=willy))
    table.job("big_joey", f"target:{target}", dice=(6, 6, 6))
    assert (table.step() == "CancelWindow") == asked
    if asked:
        assert table.may() == {"pass", "prevent:willy_svenson"}


@pytest.mark.rule("LCN-ILL-12")
def test_willy_does_not_answer_his_owners_job() -> None:
    table = turn("big_joey=assassination willy_svenson=party", calmuti=side(businesses="pimp"))
    assert table.job("big_joey", "target:pimp", dice=(6, 6, 6)).step() == "ActionTurn"


# --- after the roll


@pytest.mark.rule("LCN-ILL-22")
def test_only_the_unblocked_target_himself_shoots_back() -> None:
    table = turn("big_joey=drive_by+sabotage", calmuti=side(gangsters="vito_baritono=party rocky_santiago"))
    table.job("big_joey", "target:vito_baritono", dice=(1, 1, 1))
    assert (table.step(), table.may()) == ("ShootBack", {"pass", "shoot_back"})
    table.do("shoot_back")
    assert table.happened("rolled")[-1]["gangster"] == "vito_baritono"
    assert len(table.rolled()) == 1  # his own strength, not Rocky's
    blocked = turn("big_joey=drive_by+sabotage", calmuti=side(gangsters="vito_baritono* rocky_santiago"))
    blocked.job("big_joey", "target:vito_baritono", dice=(1, 1, 1))
    assert blocked.step() == "ActionTurn"


@pytest.mark.rule("LCN-RULE-12", "LCN-CARD-16")
@pytest.mark.parametrize(
    ("saviour", "window", "answer"),
    [
        ("vito_baritono=ambush", "AmbushWindow", "ambush:vito_baritono"),
        ("willy_svenson=party", "CancelWindow", "prevent:willy_svenson"),
    ],
)
def test_a_target_saved_from_a_success_does_not_shoot_back(saviour: str, window: str, answer: str) -> None:
    table = turn("big_joey=drive_by", calmuti=side(gangsters=f"bobby_ruthless {saviour}"))
    table.job("big_joey", "target:bobby_ruthless", dice=(6, 1, 1))
    while table.step() != window:
        table.do("pass")
    table.dice(4).do(answer)
    assert "bobby_ruthless" in table.gangsters("calmuti")
    assert table.step() == "ActionTurn"


@pytest.mark.rule("LCN-RULE-70", "LCN-CARD-16", "LCN-RULE-63")
@pytest.mark.parametrize(
    ("shooter", "target", "dice", "value"),
    [
        ("big_joey=drive_by", "bobby_ruthless=party", 3, 3),  # the drive-by lies open: it is no assignment any more
        ("big_joey=drive_by", "bobby_ruthless+henchman+smg", 4, 3),
        ("big_joey=drive_by+smg", "bobby_ruthless+seduction+sabotage", 2, 4),
        ("big_joey=drive_by+seduction bob_the_rock_nelson", "bobby_ruthless big_loco", 3, 2),
        ("kenzo_isoaki=drive_by=cop", "bobby_ruthless", 3, 4 + 1),  # a purchase is left on him
        ("big_joey=drive_by", "heavy_hand=party=persuasion", 4, 3),
        ("big_joey=drive_by", "paco_santiago", 3, 3),
    ],
)
def test_shooting_back_counts_strength_and_what_is_left_to_do_and_nothing_else(
    shooter: str, target: str, dice: int, value: int
) -> None:
    table = turn(shooter, calmuti=side(gangsters=target), options={"extra_cards": "off"})
    table.job(shooter.partition("=")[0], "target:" + re.split(r"\W", target)[0], dice=(1, 1, 1, 1))
    assert table.step() == "ShootBack"
    table.do("shoot_back")
    rolled = table.happened("rolled")[-1]
    assert (rolled["mode"], len(rolled["dice"]), rolled["value"]) == ("shoot_back", dice, value)


@pytest.mark.rule("LCN-DEC-19")
def test_bernardo_repeats_with_a_new_target_or_stake_or_not_at_all() -> None:
    table = turn("bernardo_farmacista=theft_r3", calmuti=side())
    table.job("bernardo_farmacista", "target:calmuti", dice=(6, 6))
    assert (table.step(), table.may()) == ("RepeatJob", {"pass", "repeat"})
    stolen = 10_000 - table.cash("calmuti")
    table.dice(6, 6).do("repeat", "target:dimaggio")
    assert table.cash("dimaggio") == 10_000 - stolen
    assert table.may() == {"end_turn"}  # not again
    races = turn("bernardo_farmacista=horse_races", calmuti=side())
    races.job("bernardo_farmacista", "stake:1000", dice=(6, 1)).do("repeat")
    assert "stake:2000" in races.may()


@pytest.mark.rule("LCN-ILL-23")
@pytest.mark.parametrize("used", ["", "~"])
def test_bernardo_used_or_without_success_does_not_repeat(used: str) -> None:
    table = turn(f"bernardo_farmacista=theft_r3{used}", calmuti=side())
    table.job("bernardo_farmacista", "target:calmuti", dice=(6, 6) if used else (1, 1))
    assert table.step() == "ActionTurn"


@pytest.mark.rule("LCN-ILL-23")
def test_bernardo_repeats_no_reaction_and_nothing_when_dead_or_blocked() -> None:
    robber = turn(
        "big_joey=usury", own={"businesses": "loan_shark cop~"}, calmuti=side(gangsters="bernardo_farmacista=robbery")
    )
    robber.job("big_joey", dice=(6, 6, 6)).dice(6, 6).do("rob:bernardo_farmacista").calm()
    assert (robber.step(), robber.asked()) == ("ActionTurn", ["blundetto"])
    for doctor, state in ((False, "dead"), (True, "blocked")):
        table = turn(
            "bernardo_farmacista=theft_r3",
            calmuti=side(gangsters="rocky_santiago=ambush"),
            dimaggio=side(influence="doctor"),
        )
        table.job("bernardo_farmacista", "target:calmuti", dice=(6, 6))
        table.dice(6, 6, 6, 6).do("ambush:rocky_santiago")
        table.do("play:doctor" if doctor else "pass").calm()
        assert ("bernardo_farmacista" in table.blocked()) == (state == "blocked")
        assert table.step() != "RepeatJob"


@pytest.mark.rule("LCN-DEC-19", "LCN-ILL-23")
def test_tuco_beats_a_businessman_after_a_job_but_not_after_a_purchase_or_cancelling() -> None:
    def tuco(task: str, businesses: str = "pimp garage_2") -> Table:
        return turn(f"tuco_quintero={task}", calmuti=side(businesses=businesses))

    table = tuco("theft_r3").job("tuco_quintero", "target:calmuti", dice=(1, 1, 1))
    assert (table.step(), table.may()) == ("BonusAttack", {"pass", "target:pimp_1"})  # no company
    assert table.dice(2, 1, 1).do("target:pimp_1").blocked() == {"pimp_1"}
    assert tuco("theft_r3").do("cancel:tuco_quintero").may() == {"end_turn"}
    assert tuco("cop").do("buy:tuco_quintero").may() == {"end_turn"}


@pytest.mark.rule("LCN-DEC-20")
@pytest.mark.parametrize("back", [True, False])
def test_fyodor_takes_a_performed_job_or_reaction_back_or_not(back: bool) -> None:
    table = turn("big_joey=theft_r3 fyodor_kalashenko", calmuti=side())
    table.job("big_joey", "target:calmuti", dice=(6, 6, 6))
    assert (table.step(), table.may()) == ("ReturnJob", {"pass", "take_back_job"})
    table.do("take_back_job" if back else "pass")
    assert table.hand("blundetto") == (["theft_r3"] if back else [])
    react = turn(
        "big_joey=usury",
        own={"businesses": "loan_shark cop~"},
        calmuti=side(gangsters="bobby_ruthless=robbery_r3 fyodor_kalashenko"),
    )
    react.job("big_joey", dice=(6, 6, 6)).dice(6, 6, 6).do("rob:bobby_ruthless")
    assert (react.step(), react.asked()) == ("ReturnJob", ["calmuti"])
    react.do("take_back_job" if back else "pass")
    assert react.hand("calmuti") == (["robbery_r3"] if back else [])


@pytest.mark.rule("LCN-ILL-24")
def test_fyodor_does_not_take_back_what_was_discarded_lost_or_in_planning() -> None:
    izzy = turn("izzy_ordova=usury fyodor_kalashenko", calmuti=side(gangsters="bobby_ruthless"))
    izzy.dice(6, 6, 6).do("instead:izzy_ordova", "target:bobby_ruthless")
    omar = turn("little_omar=usury fyodor_kalashenko", calmuti=side()).dice(6, 6).do("instead:little_omar")
    for table in (izzy, omar):
        assert (table.step(), table.may(), table.hand("blundetto")) == ("ActionTurn", {"end_turn"}, [])
    for crew, answer in (("willy_svenson=party", "prevent:willy_svenson"), ("jimmy_the_drifter=party", "")):
        saved = turn("big_joey=murder", calmuti=side(gangsters=f"bobby_ruthless fyodor_kalashenko {crew}"))
        saved.job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6))
        saved.dice(1, 1).do(answer or "ambush_instead:jimmy_the_drifter").calm()
        assert (saved.asked(), saved.hand("calmuti")) == (["blundetto"], [])
    lost = turn("big_joey=car_bomb", calmuti=side(gangsters="bobby_ruthless=party fyodor_kalashenko"))
    lost.job("big_joey", "target:bobby_ruthless", dice=(6, 1, 1)).calm()
    assert (lost.blocked(), lost.hand("calmuti")) == ({"bobby_ruthless"}, [])
    own = side(gangsters="big_joey=theft fyodor_kalashenko", jobs="beating")
    assert not scene(phase="planning", blundetto=own).may("take_back")


@pytest.mark.rule("LCN-TIM-18")
def test_every_window_and_every_turn_ends() -> None:
    """A player who can react does, a player at turn cancels: the phase still ends."""
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=murder jimmy_bananas=robbery_r3", influence="schemer godfather"),
        calmuti=side(gangsters="vito_baritono=ambush bobby_ruthless=usury", influence="schemer doctor godfather"),
        dimaggio=side(gangsters="phil_malony=robbery_r3 lenny_dimaggio=toxic_dump", influence="schemer doctor"),
        turn="blundetto",
        options=EXTRA,
    )
    played = 0
    while table.phase == "action":
        for seat in table.match.deciders:
            options = sorted(str(one) for one in table.match.options(seat))
            eager = [one for one in options if one not in ("pass", "end_turn")]
            if table.step() == "ActionTurn" and "end_turn" not in options:
                assert any(one.startswith("cancel") for one in options) or table.match.view(seat)["row"]
            table.play(seat, (eager or options)[-1])
            played += 1
        assert played < 200
    assert all(not table.tasks(name) for family in table.families() for name in table.gangsters(family))


# --- payday


@pytest.mark.rule("LCN-DEC-22")
def test_takeshis_owner_chooses_a_kind_of_business_at_payday() -> None:
    own = side(gangsters="takeshi_ando", businesses="pimp cop lawyer*")
    table = scene(phase="income", blundetto=own, calmuti=side())
    assert (table.asked(), table.may()) == (["blundetto"], {"double:pimp", "double:cop"})
    plain = scene(phase="income", blundetto=side(businesses="pimp cop lawyer*"), calmuti=side())
    paid = plain.cash("blundetto")
    assert table.do("double:pimp").cash("blundetto") == paid + 2000


@pytest.mark.rule("LCN-DEC-24")
@pytest.mark.parametrize("choice", ["pass", "grow:adriano_simeon"])
def test_adrianos_owner_may_pay_for_his_growth_at_the_end_of_the_round(choice: str) -> None:
    table = scene(phase="income", blundetto=side(gangsters="adriano_simeon"), calmuti=side())
    assert (table.step(), table.may()) == ("Growth", {"pass", "grow:adriano_simeon"})
    table.do(choice)
    grown = choice != "pass"
    assert table.gangster("adriano_simeon").get("growth", 0) == grown
    assert table.cash("blundetto") == 10_000 - 2000 * grown
