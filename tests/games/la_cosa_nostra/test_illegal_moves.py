"""Chapter 13: every tempting illegal move is refused with its rule, and nothing changes. Rows 1 to 12.

One test for each row of the ledger's list, named after the row; test_illegal_moves_13_to_24.py has the others. A seat
that is not asked gets `NotYours`: a window that does not open needs no rule.
"""

from __future__ import annotations

from typing import Any

import pytest

from .scene import Table, scene, side

EXTRA = {"extra_cards": "on"}


def turn(gangsters: str, round: int = 4, options: dict[str, Any] | None = None, **others: Any) -> Table:
    """An action turn of the Blundettos, after the window before it."""
    own = {"gangsters": gangsters, **others.pop("own", {})}
    return scene(round=round, blundetto=side(**own), turn="blundetto", options=options, **others).calm()


def planning(gangsters: str, round: int = 2, **others: Any) -> Table:
    """A planning turn of the Blundettos."""
    own = {"gangsters": gangsters, **others.pop("own", {})}
    return scene(phase="planning", round=round, blundetto=side(**own), **others)


@pytest.mark.rule("LCN-ILL-01", "LCN-DRAW-05")
def test_01_refusing_a_hand() -> None:
    """Refusing a hand with an earning, neutral or reaction card among the drawn jobs."""
    for other, number in (("escort_service", 1), ("party", 2), ("ambush_r3", 3)):
        hand = f"beating theft {other}" if number == 1 else f"theft_r{number}_a {other}" if number == 2 else other
        table = scene(round=number, stack=[{"step": "RedealCheck"}], phase="draw", blundetto=side(jobs=hand))
        table.refuses("refuse_cards", "LCN-DRAW-05", "blundetto")
    attacks = scene(round=1, stack=[{"step": "RedealCheck"}], phase="draw", blundetto=side(jobs="beating theft"))
    assert "refuse_cards" in attacks.may(family="blundetto")


@pytest.mark.rule("LCN-ILL-02", "LCN-EXP-03", "LCN-EXP-04", "LCN-EXP-05")
def test_02_hiring() -> None:
    """Hiring two in one round; hiring without the money; another family's gangster; a 4-gun special in rounds 1-2; in
    round 1 exchanging different strengths or a non-starter."""
    display = "tuco_quintero willy_svenson heavy_hand"
    rich = scene(phase="hire", round=2, blundetto=side(cash=90_000), display=display)
    rich.refuses("hire:vito_baritono", "LCN-EXP-03")
    rich.refuses("hire:carmine_lucatoni", "LCN-EXP-03")
    rich.refuses("hire:big_loco", "LCN-EXP-03")  # set aside until round 3
    rich.refuses("exchange:tuco_quintero", "LCN-EXP-05")
    rich.do("hire:stevie_blundetto").refuses("hire:micky_dogs", "NotYours", "blundetto")
    poor = scene(phase="hire", round=2, blundetto=side(cash=9_999), display=display)
    for name in ("tuco_quintero", "stevie_blundetto"):
        poor.refuses(f"hire:{name}", "LCN-EXP-03")
    first = scene(
        phase="hire",
        round=1,
        blundetto=side(cash=3_000, gangsters="big_joey stevie_blundetto"),
        display=display,
    )
    first.refuses("hire:tuco_quintero", "LCN-EXP-05")
    first.refuses("exchange:willy_svenson", "LCN-EXP-05")  # of two guns there is only a hired one
    first.refuses("exchange:sergei_odessa", "LCN-EXP-03")  # not on display
    first.refuses("exchange:heavy_hand", "LCN-EXP-05")
    first.do("exchange:tuco_quintero").refuses("give:stevie_blundetto", "LCN-EXP-05")
    first.refuses("pass", "LCN-EXP-03")
    base = scene(phase="income", round=2, blundetto=side(cash=90_000))
    base.refuses("hire:carmine_lucatoni", "LCN-INC-02")
    base.refuses("hire:tuco_quintero", "LCN-INC-02")
    base.do("hire:micky_dogs").refuses("hire:stevie_blundetto", "NotYours", "blundetto")
    broke = scene(phase="income", round=2, blundetto=side(cash=0))
    broke.refuses("hire:stevie_blundetto", "LCN-INC-02")
    turn("big_joey=theft_r3", own={"cash": 90_000}).refuses("hire:stevie_blundetto", "LCN-INC-02")


@pytest.mark.rule("LCN-ILL-03", "LCN-PLAN-01", "LCN-SG-15", "LCN-SG-22", "LCN-SG-24", "LCN-SG-20", "LCN-PLAN-13")
def test_03_planning() -> None:
    """Passing with a free gangster; a second assignment on an ordinary gangster; a card of the deck without Ryu; a
    face-up job; job + purchase on Heavy Hand; two jobs on Kenzo; two purchases on Kenzo; a third assignment."""
    table = planning("big_joey little_joey=beating", own={"jobs": "theft_r2_a party"})
    for nothing in ("pass", "done"):
        table.refuses(nothing, "LCN-PLAN-01")
    table.refuses("assign:little_joey", "LCN-PLAN-01")
    table.refuses("assign:vito_baritono", "LCN-PLAN-01")
    table.refuses("search", "LCN-SG-20")
    table.refuses(f"plan_from_deck:{table.deck[0]}", "LCN-SG-20")
    table.do("assign:big_joey").refuses(f"plan_from_deck:{table.deck[0]}", "LCN-SG-20")
    table.refuses(f"plan:{table.deck[0]}", "LCN-PLAN-03")
    table.refuses("job:beating_r1", "LCN-PLAN-02")  # not in hand
    table.refuses("perform:big_joey", "LCN-PLAN-01")  # a job is laid face down: nothing else is asked
    two = planning("heavy_hand=theft_r2_a", own={"jobs": "party beating"})
    two.do("assign:heavy_hand").refuses(f"plan:{two.market[0]}", "LCN-SG-15")
    jobs = planning("kenzo_isoaki=theft_r2_a", own={"jobs": "party"})
    jobs.do("assign:kenzo_isoaki").refuses("job:party_r2", "LCN-SG-22")
    buys = planning("kenzo_isoaki=garage", own={"jobs": "party"})
    buys.do("assign:kenzo_isoaki").refuses(f"plan:{buys.market[0]}", "LCN-SG-22")
    both = planning("yumiko_ishi=theft_r2_a", own={"jobs": "party"})
    both.do("assign:yumiko_ishi").refuses("job:party_r2", "LCN-SG-24")
    third = planning("heavy_hand=theft_r2_a=party big_joey", own={"jobs": "beating"})
    third.refuses("assign:heavy_hand", "LCN-PLAN-13")


@pytest.mark.rule("LCN-ILL-04", "LCN-INFL-04", "LCN-INFL-05", "LCN-INFL-06", "LCN-INFL-07", "LCN-SG-07", "LCN-INF-04")
def test_04_attachments() -> None:
    """Sabotage or seduction on one's own gangster; a second card of the same kind on one gangster; either on a
    gangster of Thelma's owner; attachments in the action phase or in another player's planning turn."""
    rules = {"henchman": "LCN-INFL-04", "sabotage": "LCN-INFL-05", "smg": "LCN-INFL-06", "seduction": "LCN-INFL-07"}
    for card, rule in rules.items():
        twice = planning(
            "big_joey",
            own={"influence": card, "jobs": "party"},
            calmuti=side(gangsters=f"vito_baritono+{card} bobby_ruthless"),
        )
        twice.refuses(f"play:{card}", "NotYours", "calmuti")
        twice.do(f"play:{card}").refuses("on:vito_baritono", rule)
        twice.refuses("on:stevie_blundetto", rule)  # he waits under the boss
        if card in ("sabotage", "seduction"):
            twice.refuses("on:big_joey", rule)
            shielded = planning(
                "big_joey",
                own={"influence": card, "jobs": "party"},
                calmuti=side(gangsters="vito_baritono thelma_montgomery"),
            )
            shielded.do(f"play:{card}").refuses("on:vito_baritono", "LCN-SG-07")
        later = turn("big_joey=theft_r3", own={"influence": card})
        later.refuses(f"play:{card}", "LCN-INF-04")
        nowhere = planning(
            f"big_joey+{card}",
            own={"influence": card, "jobs": "party"},
            calmuti=side(gangsters=""),
            dimaggio=side(gangsters=""),
        )
        nowhere.refuses(f"play:{card}", rule)


@pytest.mark.rule("LCN-ILL-05", "LCN-INFL-08", "LCN-TIM-07", "LCN-INF-04")
def test_05_schemers() -> None:
    """Schemer after the reveal; two schemers by one player before one turn; schemer without assignments; in the
    planning phase."""
    calmuti = side(gangsters="vito_baritono=beating", influence="schemer schemer")
    before = scene(round=4, blundetto=side(gangsters="big_joey=party"), calmuti=calmuti, turn="blundetto")
    before.refuses("play:spy", "LCN-INFL-08", "calmuti")
    late = turn("big_joey=theft_r3 little_joey=party", calmuti=side(influence="schemer", gangsters="vito_baritono"))
    # without an assignment the player is not asked, nor after the window
    late.refuses("play:schemer", "NotYours", "calmuti")
    twice = scene(
        round=4,
        blundetto=side(gangsters="big_joey=party+smg"),
        calmuti=side(
            gangsters="vito_baritono=beating bobby_ruthless=theft_r3 alexei_valenko", influence="schemer schemer"
        ),
        turn="blundetto",
        options={"extra_cards": "off"},
    )
    twice.do("calmuti play:schemer")
    twice.do("cancel:vito_baritono", "end_turn")
    assert (twice.step(), twice.asked()) == ("TurnWindow", ["calmuti"])  # Alexei may still take the gun off
    twice.refuses("play:schemer", "LCN-TIM-07")
    idle = scene(
        round=4,
        blundetto=side(gangsters="big_joey=party+smg"),
        calmuti=side(gangsters="vito_baritono alexei_valenko", influence="schemer"),
        turn="blundetto",
        options={"extra_cards": "off"},
    )
    assert idle.step() == "TurnWindow"
    idle.refuses("play:schemer", "LCN-TIM-07")
    planning("big_joey", own={"influence": "schemer", "jobs": "party"}).refuses("play:schemer", "LCN-INF-04")


@pytest.mark.rule("LCN-ILL-06", "LCN-ACT-02", "LCN-ACT-06", "LCN-EARN-06", "LCN-EARN-02", "LCN-CARD-15", "LCN-SG-27")
def test_06_performing() -> None:
    """Performing a reaction in one's own turn; passing with assignments left; a blocked gangster acting; performing an
    earning with a blocked, unpaid or token-less foreign business, or one dealer for two; paying with laundered money;
    buying on credit; stake above cash or $20,000."""
    table = turn("big_joey=ambush_r3 little_joey=party jimmy_bananas*", calmuti=side())
    table.refuses("perform:big_joey", "LCN-REACT-01")
    for nothing in ("end_turn", "pass", "done"):
        table.refuses(nothing, "LCN-ACT-02")
    table.refuses("perform:jimmy_bananas", "LCN-BLK-02")
    idle = turn("big_joey=party little_joey")
    idle.refuses("perform:little_joey", "LCN-ACT-09")
    idle.refuses("perform:vito_baritono", "LCN-ACT-01")
    idle.refuses("buy:big_joey", "LCN-ACT-05")
    for businesses, other in (("dealer*", ""), ("", "dealer"), ("garage", "")):
        short = turn("big_joey=drug_delivery", own={"businesses": businesses}, calmuti=side(businesses=other))
        short.refuses("perform:big_joey", "LCN-EARN-06")
    unpaid = turn("big_joey=drug_delivery little_joey=dealer")
    unpaid.refuses("perform:big_joey", "LCN-EARN-06")
    one = turn("big_joey=drug_trade", own={"businesses": "dealer"})
    one.refuses("perform:big_joey", "LCN-EARN-06")
    chosen = turn(
        "big_joey=drug_delivery",
        own={"businesses": "dealer_1 dealer_2*"},
        calmuti=side(businesses="dealer_3@blundetto dealer_4"),
    )
    for source in ("dealer_2", "dealer_4"):
        chosen.do("perform:big_joey").refuses(f"source:{source}", "LCN-EARN-02")
        chosen.match.undo(0)
    poor = turn("big_joey=casino", own={"cash": 3_000, "laundered": 90_000})
    poor.refuses("buy:big_joey", "LCN-ACT-06")
    poor.refuses("perform:big_joey", "LCN-ACT-07")
    for cash, stake in ((7_000, 8_000), (90_000, 21_000)):
        races = turn("big_joey=horse_races", own={"cash": cash}).do("perform:big_joey")
        races.refuses(f"stake:{stake}", "LCN-CARD-15")
    rick = turn("risky_rick=gas_station_holdup").do("perform:risky_rick")
    rick.refuses("gamble:maybe", "LCN-SG-27")
    split = turn("heavy_hand=theft_r3=murder").do("perform:heavy_hand_2")
    split.do("target:phil_malony").refuses("dice:5", "LCN-SG-15")


@pytest.mark.rule("LCN-ILL-07", "LCN-ATK-01", "LCN-ATK-03", "LCN-ATK-04", "LCN-ATK-06")
def test_07_targets() -> None:
    """Attacking oneself, a planned business, a company with a beating, a businessman with arson, an already blocked
    card with beating or vandalism; changing the target or cancelling after the reveal."""
    calmuti = side(businesses="pimp_1 pimp_2* garage_1 garage_2*", gangsters="vito_baritono=dealer_1 bobby_ruthless")
    own = {"businesses": "pimp_3 construction_firm_1"}
    theft = turn("big_joey=theft_r3", own=own, calmuti=calmuti).do("perform:big_joey")
    for name in ("blundetto", "caruso"):
        theft.refuses(f"target:{name}", "LCN-ATK-01")
    beating = turn("big_joey=beating", own=own, calmuti=calmuti).do("perform:big_joey")
    for name, rule in (
        ("pimp_3", "LCN-ATK-01"),
        ("dealer_1", "LCN-ATK-04"),
        ("garage_1", "LCN-ATK-01"),
        ("pimp_2", "LCN-ATK-06"),
    ):
        beating.refuses(f"target:{name}", rule)
    arson = turn("big_joey=arson", own=own, calmuti=calmuti).do("perform:big_joey")
    arson.refuses("target:pimp_1", "LCN-ATK-01")
    arson.refuses("target:construction_firm_1", "LCN-ATK-01")
    assert "garage_2" in arson.may("target")  # it can be destroyed
    vandalism = turn("big_joey=vandalism", own=own, calmuti=calmuti).do("perform:big_joey")
    vandalism.refuses("target:garage_2", "LCN-ATK-06")
    murder = turn("big_joey=murder", own=own, calmuti=calmuti).do("perform:big_joey")
    for name in ("big_joey", "rocky_santiago", "phil_malony_2"):
        murder.refuses(f"target:{name}", "LCN-ATK-01")
    shown = turn("big_joey=theft_r3", calmuti=side(gangsters="vito_baritono=ambush_r3"))
    shown.job("big_joey", "target:calmuti", dice=(6, 6, 6))
    assert shown.asked() == ["calmuti"]
    for late in ("target:dimaggio", "cancel:big_joey", "perform:big_joey"):
        shown.refuses(late, "NotYours", "blundetto")
    assert not shown.match.can_undo(0)


@pytest.mark.rule("LCN-ILL-08", "LCN-XC-01", "LCN-SG-14")
def test_08_cancelling_cards() -> None:
    """Godfather against a card already lying on a gangster, against a job, against one's own card; a third use of
    Alexei."""
    table = turn(
        "big_joey=theft_r3+henchman",
        options=EXTRA,
        own={"influence": "godfather snitch"},
        calmuti=side(gangsters="vito_baritono=party+smg", influence="godfather doctor"),
    )
    table.refuses("play:godfather", "LCN-INF-04")
    table.refuses("play:godfather", "NotYours", "calmuti")
    table.do("play:snitch", "mode:peek")
    table.refuses("play:godfather", "NotYours", "blundetto")
    table.refuses("play:doctor", "LCN-XC-01", "calmuti")
    used = turn(
        "big_joey=theft_r3+henchman",
        options=EXTRA,
        own={"influence": "snitch"},
        calmuti=side(gangsters="vito_baritono=party alexei_valenko~~", influence="godfather"),
    )
    used.do("play:snitch", "mode:peek")
    used.refuses("cancel_card:alexei_valenko", "LCN-SG-14", "calmuti")
    alexei = turn("big_joey=theft_r3 alexei_valenko~~", calmuti=side(gangsters="vito_baritono=party+smg"))
    alexei.refuses("remove_smg:vito_baritono", "LCN-SG-14")
    fresh = turn("big_joey=theft_r3+smg alexei_valenko", calmuti=side(gangsters="vito_baritono=party+seduction"))
    fresh.refuses("remove_smg:big_joey", "LCN-SG-14")  # the player's own gangster's
    fresh.refuses("remove_smg:vito_baritono", "LCN-SG-14")  # nothing that strengthens lies there


@pytest.mark.rule("LCN-ILL-09", "LCN-BIZ-03", "LCN-XC-02", "LCN-TIM-09", "LCN-SG-12", "LCN-SG-17")
def test_09_rerolls() -> None:
    """Cop on an attack, reaction or neutral job; Patron on another player's roll; Lono on one's own roll; rerolling a
    die fixed by Lono; a used cop."""
    for job, parts in (("theft_r3", ("target:calmuti",)), ("party", ())):
        attack = turn(f"big_joey={job}", options=EXTRA, own={"businesses": "cop", "influence": "spy"}, calmuti=side())
        attack.job("big_joey", *parts, dice=(1, 2, 3))
        assert attack.step() == "RollerDice"
        attack.refuses("reroll:die_1", "LCN-BIZ-03")
        attack.refuses("reroll_by_card:die_1", "LCN-XC-02")  # no Patron in hand
    reaction = turn(
        "big_joey=gas_station_holdup",
        options=EXTRA,
        calmuti=side(gangsters="bobby_ruthless=robbery", businesses="cop", influence="spy"),
    )
    reaction.job("big_joey", dice=(6, 6, 6))
    while reaction.step() != "RobWindow":
        reaction.do("pass")
    reaction.dice(1, 1, 1).do("rob:bobby_ruthless")
    assert (reaction.step(), reaction.asked()) == ("RollerDice", ["calmuti"])
    reaction.refuses("reroll:die_1", "LCN-BIZ-03")
    earning = turn(
        "big_joey=gas_station_holdup",
        options=EXTRA,
        own={"businesses": "cop~", "influence": "patron"},
        calmuti=side(influence="patron"),
    )
    earning.job("big_joey", dice=(1, 1, 1))
    earning.refuses("reroll:die_1", "LCN-BIZ-03")
    earning.refuses("reroll_by_card:die_1", "NotYours", "calmuti")
    earning.refuses("reroll_by_card:die_4", "LCN-TIM-09")
    own = turn("big_joey=theft_r3 lono_sliffer sergei_odessa~", calmuti=side(influence="spy"), own={"influence": "spy"})
    own.job("big_joey", "target:calmuti", dice=(1, 1, 1))
    own.refuses("force_reroll:die_1", "LCN-TIM-09")
    own.refuses("reroll_any:sergei_odessa", "LCN-SG-17")
    fixed = turn(
        "big_joey=theft_r3 sergei_odessa", calmuti=side(gangsters="lono_sliffer"), own={"influence": "patron spy"}
    )
    fixed.job("big_joey", "target:calmuti", dice=(6, 6, 6)).do("pass").dice(1).do("force_reroll:die_2")
    assert (fixed.step(), fixed.asked()) == ("RollerDice", ["blundetto"])
    fixed.refuses("reroll_by_card:die_2", "LCN-TIM-09")
    fixed.refuses("force_reroll:die_2", "NotYours", "calmuti")
    fixed.do("reroll_any:sergei_odessa").refuses("die:die_2", "LCN-TIM-09")
    fixed.do("die:die_3").refuses("die:die_1", "LCN-SG-17")  # from left to right


@pytest.mark.rule("LCN-ILL-10", "LCN-REACT-03", "LCN-REACT-04", "LCN-REACT-01")
def test_10_robberies() -> None:
    """Robbing a theft, a party, a win at the races, Tyrell, one's own earning, a failed earning; robbing a robbery
    without the option; a second robbery of a reward already robbed."""
    robber = side(gangsters="bobby_ruthless=robbery_r3 vito_baritono=murder_r3")

    def rolled(task: str, *parts: str, dice: tuple[int, ...] = (6, 6, 6), **own: Any) -> Table:
        return turn(task, own=own, calmuti=robber, dimaggio=side(gangsters="phil_malony=robbery_r4")).job(
            task.partition("=")[0], *parts, dice=dice
        )

    for table in (
        rolled("big_joey=theft_r3", "target:dimaggio"),
        rolled("big_joey=party"),
        rolled("big_joey=horse_races", "stake:1000"),
        rolled("mad_tyrell=gas_station_holdup", dice=(6, 6, 6, 6)),
        rolled("big_joey=gas_station_holdup", dice=(1, 1, 1)),
    ):
        table.refuses("rob:bobby_ruthless", "NotYours", "calmuti")
    own = rolled("big_joey=gas_station_holdup")
    own.refuses("rob:big_joey", "NotYours", "blundetto")
    own.refuses("rob:vito_baritono", "LCN-REACT-01", "calmuti")  # no robbery
    own.refuses("rob:phil_malony", "LCN-REACT-01", "calmuti")  # not the player's own
    own.play(1, "pass")
    own.dice(6).play(2, "rob:phil_malony")
    assert own.happened("money")[-1]["why"] in ("reward", "robbery")
    own.refuses("rob:bobby_ruthless", "NotYours", "calmuti")  # neither the robbery nor the rest of the reward


@pytest.mark.rule("LCN-ILL-11", "LCN-REACT-05", "LCN-REACT-06", "LCN-REACT-07", "LCN-SG-10")
def test_11_ambushes() -> None:
    """Ambush against an attack on somebody else, a failed attack, an ambush, shooting back, a party, Paco's attack;
    Jimmy for an attack on a business or on cash; from a blocked gangster."""
    for task, parts, dice in (
        ("big_joey=theft_r3", ("target:dimaggio",), (6, 6, 6)),
        ("big_joey=theft_r3", ("target:calmuti",), (1, 1, 1)),
        ("big_joey=party", (), (6, 6, 6)),
        ("paco_santiago=theft_r3", ("target:calmuti",), (6, 6, 6, 6)),
    ):
        table = turn(task, calmuti=side(gangsters="bobby_ruthless=ambush_r3"))
        table.job(task.partition("=")[0], *parts, dice=dice)
        table.refuses("ambush:bobby_ruthless", "NotYours", "calmuti")
    both = turn("big_joey=theft_r3 little_joey=ambush_r4", calmuti=side(gangsters="bobby_ruthless=ambush_r3"))
    both.job("big_joey", "target:calmuti", dice=(6, 6, 6)).dice(6, 6, 6).do("ambush:bobby_ruthless")
    both.refuses("ambush:little_joey", "NotYours" if both.asked() != ["blundetto"] else "LCN-ACT-02", "blundetto")
    assert "big_joey" not in both.gangsters("blundetto")
    shot = turn("big_joey=drive_by little_joey=ambush_r4", calmuti=side(gangsters="vito_baritono=party"))
    shot.job("big_joey", "target:vito_baritono", dice=(1, 1, 1)).dice(6).do("shoot_back")
    shot.refuses("ambush:little_joey", "LCN-ACT-02", "blundetto")
    jimmy = side(gangsters="jimmy_the_drifter=party bobby_ruthless=ambush_r3 frankie_calmuti*", businesses="pimp")
    for job, target in (("beating", "pimp_1"), ("theft_r3", "calmuti")):
        spared = turn(f"big_joey={job}", calmuti=jimmy).job("big_joey", f"target:{target}", dice=(6, 6, 6))
        assert (spared.step(), spared.asked()) == ("AmbushWindow", ["calmuti"])
        spared.refuses("ambush_instead:jimmy_the_drifter", "LCN-SG-10")
        spared.refuses("ambush:frankie_calmuti", "LCN-REACT-07")
        spared.refuses("ambush:jimmy_the_drifter", "LCN-REACT-01")
        spared.refuses("ambush:big_joey", "LCN-REACT-01")


@pytest.mark.rule("LCN-ILL-12", "LCN-SG-09")
def test_12_willy() -> None:
    """Willy without a job (or with a purchase only), blocked, against persuasion or theft, against his owner's own
    job."""
    for willy, job, target in (
        ("willy_svenson", "assassination", "pimp_1"),
        ("willy_svenson=garage", "assassination", "pimp_1"),
        ("willy_svenson*", "assassination", "pimp_1"),
        ("willy_svenson=party", "persuasion", "pimp_1"),
        ("willy_svenson=party", "theft_r3", "calmuti"),
    ):
        table = turn(f"big_joey={job}", calmuti=side(businesses="pimp_1"), dimaggio=side(gangsters=willy))
        table.job("big_joey", f"target:{target}", dice=(6, 6, 6))
        table.refuses("prevent:willy_svenson", "NotYours", "dimaggio")
    own = turn("big_joey=assassination willy_svenson=party", calmuti=side(businesses="pimp_1"))
    own.job("big_joey", "target:pimp_1", dice=(6, 6, 6))
    own.refuses("prevent:willy_svenson", "LCN-ACT-02", "blundetto")
    asked = turn(
        "big_joey=assassination", calmuti=side(businesses="pimp_1"), dimaggio=side(gangsters="willy_svenson=party")
    )
    asked.job("big_joey", "target:pimp_1", dice=(6, 6, 6)).refuses("prevent:phil_malony", "LCN-SG-09", "dimaggio")
