"""Chapter 4.8 and the influence cards, businessmen and neutral jobs of chapter 7."""

from __future__ import annotations

from typing import Any

import pytest

from .scene import Table, scene, side


def own_turn(influence: str = "", **more: Any) -> Table:
    """The Blundettos' action turn: a theft on Big Joey; two face-down jobs of others lie on the table."""
    settings: dict[str, Any] = {
        "round": 2,
        "blundetto": side(gangsters="big_joey=theft", influence=influence),
        "calmuti": side(gangsters="vito_baritono=party bobby_ruthless=beating"),
        "dimaggio": side(gangsters="phil_malony=vandalism"),
        "turn": "blundetto",
    }
    return scene(**{**settings, **more}).calm()


def planning_turn(influence: str, **more: Any) -> Table:
    return scene(phase="planning", round=2, blundetto=side(influence=influence, jobs="theft party"), **more)


# --- in general


@pytest.mark.rule("LCN-INF-01", "LCN-GEN-04", "LCN-INF-02", "LCN-GEN-02")
def test_a_played_card_goes_face_up_to_the_discard_and_uses_no_turn() -> None:
    table = own_turn("snitch")
    table.do("play:snitch", "mode:replace_market")
    assert table.influence("blundetto") == []
    assert "snitch" in table.influence_discard
    assert table.happened("influence_played") or "snitch" in str(table.match.events(2))
    assert "perform:big_joey" in table.may()  # the turn is still to come


@pytest.mark.rule("LCN-INF-03")
def test_any_number_may_be_played_before_and_after_the_job() -> None:
    table = own_turn("snitch snitch snitch")
    table.do("play:snitch", "mode:replace_market", "play:snitch", "mode:replace_market")
    table.job("big_joey", "target:calmuti", dice=(1, 1, 1)).calm()
    assert table.may("play")
    table.do("play:snitch", "mode:replace_market", "end_turn")
    assert table.influence("blundetto") == []


@pytest.mark.rule("LCN-INF-04", "LCN-ILL-04", "LCN-ILL-05", "LCN-PLAN-09")
def test_attachments_belong_to_planning_and_the_schemer_to_action() -> None:
    hand = "henchman sabotage smg seduction schemer doctor snitch spy"
    kinds = own_turn(hand).may("play")
    assert kinds == {"schemer", "snitch", "spy"}
    planned = scene(
        phase="planning",
        round=2,
        blundetto=side(influence=hand, jobs="theft"),
        calmuti=side(gangsters="vito_baritono=party bobby_ruthless=beating"),
    )
    kinds = planned.may("play")
    assert kinds == {"henchman", "sabotage", "smg", "seduction", "snitch", "spy"}
    assert "play:henchman" not in {str(option) for option in planned.match.options(1)}


@pytest.mark.rule("LCN-INF-05", "LCN-INFL-02", "LCN-DEC-07")
def test_a_spy_sees_two_different_jobs_one_after_the_other() -> None:
    table = own_turn("spy")
    table.do("play:spy")
    first = {option for option in table.may() if option.startswith("peek")}
    assert len(first) == 3
    chosen = sorted(first)[0]
    table.do(chosen)
    second = {option for option in table.may() if option.startswith("peek")}
    assert second == first - {chosen}
    table.do(sorted(second)[0])
    seen = table.happened("peeked", "blundetto")
    assert len(seen) == 2
    assert all("card" in event for event in seen)
    assert all("card" not in event for event in table.happened("peeked", "calmuti"))
    assert "perform:big_joey" in table.may()


@pytest.mark.rule("LCN-INF-05")
def test_with_nothing_to_look_at_the_look_cannot_be_used() -> None:
    table = own_turn("spy snitch", calmuti=side(gangsters="vito_baritono"), dimaggio=side(gangsters="phil_malony"))
    assert table.may("play") == {"snitch"}  # it can still replace the market
    table.do("play:snitch")
    assert table.may("mode") in ({"replace_market"}, set())


# --- the cards


@pytest.mark.rule("LCN-INFL-01", "LCN-RULE-13", "LCN-RULE-51")
def test_a_snitch_looks_at_one_job_or_replaces_the_market() -> None:
    looking = own_turn("snitch")
    looking.do("play:snitch", "mode:peek")
    looking.do(sorted(option for option in looking.may() if option.startswith("peek"))[0])
    assert len(looking.happened("peeked", "blundetto")) == 1
    assert "perform:big_joey" in looking.may()
    replacing = own_turn("snitch")
    old, deck = replacing.market, replacing.deck
    replacing.do("play:snitch", "mode:replace_market")
    assert replacing.market == deck[:4]
    assert replacing.deck == [*deck[4:], *old]


@pytest.mark.rule("LCN-INFL-01", "LCN-ILL-18", "LCN-RULE-03")
def test_without_espionage_nobody_looks_in_anothers_turn() -> None:
    table = own_turn(calmuti=side(gangsters="vito_baritono=party", businesses="lawyer", influence="spy snitch"))
    assert table.extras("calmuti") == set()
    table.refuses("look:spy", "LCN-RULE-03", "calmuti")
    table.refuses("play:spy", "NotYours", "calmuti")


@pytest.mark.rule("LCN-VAR-01", "LCN-DEC-28", "LCN-RULE-03", "LCN-ILL-18")
def test_with_espionage_snitch_and_spy_look_at_any_open_moment() -> None:
    table = own_turn(
        "spy",
        options={"espionage": True, "extra_cards": "off"},
        calmuti=side(gangsters="vito_baritono=party deadly_dave_poppel", businesses="lawyer", influence="spy snitch"),
    )
    assert table.extras("calmuti") == {"look:spy", "look:snitch"}  # the cards alone, not the lawyer nor Dave
    assert table.extras("blundetto") == set()  # the player at turn plays cards in it
    waiting = table.may()
    table.play(1, "look:snitch")
    assert table.asked() == ["calmuti"]
    assert all(option.startswith("peek") for option in table.may() if option != "pass")  # no new market
    table.do(sorted(option for option in table.may() if option.startswith("peek"))[0])
    assert table.asked() == ["blundetto"]
    assert table.may() == waiting


@pytest.mark.rule("LCN-INFL-03", "LCN-RULE-25", "LCN-RULE-14", "LCN-DEC-15")
def test_a_doctor_turns_death_into_a_block_and_undoes_a_block() -> None:
    def treated(card: str, target: str, dice: tuple[int, ...]) -> Table:
        table = scene(
            round=4,
            blundetto=side(gangsters=f"big_joey={card}"),
            calmuti=side(gangsters="bobby_ruthless=theft_r3 vito_baritono", businesses="lawyer@dimaggio"),
            dimaggio=side(influence="doctor"),
            turn="blundetto",
        )
        table.calm().job("big_joey", f"target:{target}", dice=dice)
        while table.step() != "DoctorWindow":
            table.do("pass")
        assert table.asked() == ["dimaggio"]
        table.do(next(option for option in table.may() if option != "pass"))
        return table.calm()

    alive = treated("murder", "bobby_ruthless", (6, 6, 6))
    assert alive.blocked() == {"bobby_ruthless"}
    assert alive.tasks("bobby_ruthless") == []
    assert alive.trophies("blundetto") == []
    well = treated("car_bomb", "bobby_ruthless", (4, 1, 1))
    assert well.blocked() == set()
    assert well.tasks("bobby_ruthless") == ["theft_r3"]
    lawyer = treated("beating", "lawyer", (6, 6, 6))
    assert lawyer.blocked() == set()
    assert lawyer.tokens("dimaggio") == ["lawyer_1"]


@pytest.mark.rule("LCN-INFL-03", "LCN-RULE-10")
@pytest.mark.parametrize(("card", "target"), [("assassination", "lawyer"), ("murder", "bobby_ruthless")])
def test_a_doctor_for_one_who_was_blocked_already_leaves_him_blocked_and_nobody_is_asked_for_a_second(
    card: str, target: str
) -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters=f"big_joey={card}"),
        calmuti=side(gangsters="bobby_ruthless* vito_baritono", businesses="lawyer*", influence="doctor doctor"),
        turn="blundetto",
    )
    table.calm().job("big_joey", f"target:{target}", dice=(6, 6, 6))
    assert table.step() == "DoctorWindow"
    table.do("play:doctor")
    assert table.step() == "ActionTurn"  # blocking a blocked card changes nothing: there is nothing left to treat
    assert table.blocked() == {"bobby_ruthless", "lawyer_1"}
    assert table.trophies("blundetto") == []
    assert len(table.influence("calmuti")) == 1


@pytest.mark.rule("LCN-INFL-03", "LCN-ILL-13", "LCN-RULE-15")
def test_no_doctor_for_companies_nor_for_a_victim_of_ones_own() -> None:
    def steps(card: str, target: str, healer: str) -> list[str]:
        hands = {healer: "doctor"}
        table = scene(
            round=4,
            blundetto=side(gangsters=f"big_joey={card}", influence=hands.get("blundetto", "")),
            calmuti=side(businesses="casino pimp", influence=hands.get("calmuti", "")),
            turn="blundetto",
        )
        table.calm().job("big_joey", f"target:{target}", dice=(6, 6, 6))
        seen = [table.step()]
        while table.step().endswith("Window"):
            table.do("pass")
            seen.append(table.step())
        return seen

    assert "DoctorWindow" in steps("assassination", "pimp", "calmuti")
    assert "DoctorWindow" not in steps("arson", "casino", "calmuti")
    assert "DoctorWindow" not in steps("assassination", "pimp", "blundetto")


@pytest.mark.rule("LCN-INFL-04", "LCN-INFL-06", "LCN-DEC-05")
@pytest.mark.parametrize("card", ["henchman", "smg"])
def test_helpers_go_on_any_gangster_once(card: str) -> None:
    table = planning_turn(f"{card} {card}")
    table.do(f"play:{card}")
    assert {"big_joey", "bobby_ruthless", "phil_malony"} <= table.may("on")
    table.do("on:bobby_ruthless")
    assert table.attached("bobby_ruthless") == [card]
    table.do(f"play:{card}")
    assert "bobby_ruthless" not in table.may("on")


@pytest.mark.rule("LCN-INFL-05", "LCN-INFL-07", "LCN-ILL-04")
@pytest.mark.parametrize("card", ["sabotage", "seduction"])
def test_hindrances_go_on_other_players_gangsters_once(card: str) -> None:
    table = planning_turn(f"{card} {card}")
    table.do(f"play:{card}")
    assert not table.may("on") & {"big_joey", "jimmy_bananas", "little_joey"}
    table.do("on:phil_malony")
    assert table.attached("phil_malony") == [card]
    table.do(f"play:{card}")
    assert "phil_malony" not in table.may("on")


@pytest.mark.rule("LCN-INFL-08", "LCN-DEC-06", "LCN-TIM-07", "LCN-RULE-57")
def test_a_schemer_takes_a_turn_before_anothers_and_then_the_order_continues() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="big_joey=theft"),
        dimaggio=side(gangsters="phil_malony=party lenny_dimaggio=theft", influence="schemer"),
        calmuti=side(gangsters="vito_baritono=beating"),
        turn="blundetto",
    )
    assert (table.step(), table.asked()) == ("TurnWindow", ["dimaggio"])
    table.do("dimaggio play:schemer").calm()
    assert table.asked() == ["dimaggio"]
    table.do("cancel:phil_malony", "end_turn").calm()
    assert table.asked() == ["blundetto"]


@pytest.mark.rule("LCN-INFL-08", "LCN-ACT-02")
def test_a_schemer_skips_ones_own_turn() -> None:
    table = own_turn("schemer")
    table.do("play:schemer").calm()
    assert table.asked() != ["blundetto"]
    assert table.tasks("big_joey")  # nothing was resolved


@pytest.mark.rule("LCN-INFL-08", "LCN-ILL-05", "LCN-TIM-07")
def test_who_is_asked_for_alexei_s_sake_plays_no_schemer_again_nor_without_an_assignment() -> None:
    def before_a_turn(crew: str) -> Table:
        rival = side(gangsters=crew, influence="schemer schemer")
        return scene(round=3, blundetto=side(gangsters="big_joey=theft_r3+henchman"), calmuti=rival, turn="blundetto")

    table = before_a_turn("alexei_valenko=party vito_baritono=beating")
    assert (table.step(), table.may("play", "calmuti")) == ("TurnWindow", {"schemer"})
    table.do("calmuti play:schemer", "cancel:alexei_valenko", "end_turn")
    assert (table.step(), table.asked(), table.may("play", "calmuti")) == ("TurnWindow", ["calmuti"], set())
    idle = before_a_turn("alexei_valenko")
    assert (idle.step(), idle.asked(), idle.may("play", "calmuti")) == ("TurnWindow", ["calmuti"], set())


@pytest.mark.rule("LCN-INFL-08", "LCN-ILL-05")
def test_no_schemer_without_an_assignment_and_none_in_planning() -> None:
    table = own_turn(calmuti=side(gangsters="vito_baritono", influence="schemer"))
    assert table.asked() == ["blundetto"]
    planned = planning_turn("schemer")
    assert not planned.may("play")


# --- businessmen


@pytest.mark.rule("LCN-BIZ-01", "LCN-BIZ-04", "LCN-BIZ-05")
def test_a_lawyer_looks_at_two_jobs_once_a_round() -> None:
    table = own_turn(blundetto=side(gangsters="big_joey=theft", businesses="lawyer lawyer"))
    assert table.may("use") == {"lawyer_1", "lawyer_2"}
    table.do("use:lawyer_1")
    for _ in range(2):
        table.do(sorted(option for option in table.may() if option.startswith("peek"))[0])
    assert len(table.happened("peeked", "blundetto")) == 2
    assert table.may("use") == {"lawyer_2"}
    blocked = own_turn(blundetto=side(gangsters="big_joey=theft", businesses="lawyer*"))
    assert not blocked.may("use")


@pytest.mark.rule("LCN-BIZ-05")
def test_the_used_mark_stays_on_a_card_that_changes_owner() -> None:
    table = own_turn(
        blundetto=side(gangsters="big_joey=theft"),
        dimaggio=side(gangsters="phil_malony=vandalism", businesses="lawyer~"),
    )
    table.deal(("dimaggio", "blundetto", "business", "lawyer_1"))
    assert not table.may("use")


@pytest.mark.rule("LCN-BIZ-02", "LCN-DRAW-03", "LCN-EX-12", "LCN-RULE-04", "LCN-RULE-05", "LCN-BIZ-04")
@pytest.mark.parametrize(("round", "businesses", "cards"), [(1, "politician", 1), (2, "politician politician", 4)])
def test_each_politician_draws_one_influence_card_more(round: int, businesses: str, cards: int) -> None:
    table = scene(phase="round", round=round, blundetto=side(businesses=businesses))
    assert len(table.influence("blundetto")) == cards


@pytest.mark.rule("LCN-BIZ-03", "LCN-ILL-09", "LCN-DEC-11", "LCN-TIM-09", "LCN-BIZ-04")
def test_a_cop_rerolls_one_die_of_an_own_earning_once() -> None:
    own = side(gangsters="big_joey=credit_card_fraud jimmy_bananas=theft", businesses="cop cop")
    table = own_turn(blundetto=own)
    table.job("big_joey", dice=(1, 1, 1))
    assert (table.step(), table.asked()) == ("RollerDice", ["blundetto"])
    table.dice(6).do("reroll:die_1")
    table.dice(6).do("reroll:die_2")
    table.calm()
    assert table.cash("blundetto") == 10_000 + 3000  # two successes; both cops are used
    attack = own_turn(blundetto=own)
    attack.job("jimmy_bananas", "target:calmuti", dice=(1, 1))
    assert attack.step() != "RollerDice"


# --- neutral jobs


@pytest.mark.rule("LCN-CARD-07", "LCN-DEC-17", "LCN-ILL-14")
@pytest.mark.parametrize(("dice", "price"), [((3, 3, 1), 4000), ((3, 1, 1), 7000)])
def test_an_exclusive_offer_buys_from_the_market_cheaper(dice: tuple[int, ...], price: int) -> None:
    table = own_turn(
        blundetto=side(gangsters="big_joey=exclusive_offer"), market="garage_1 pimp_1 cop_1 casino_1", deck="lawyer_1"
    )
    table.job("big_joey", dice=dice).calm()
    affordable = {"garage_1", "pimp_1", "cop_1"} | ({"casino_1"} if price == 4000 else set())
    assert table.may() == {"pass", *[f"purchase:{name}" for name in affordable]}  # no look at the deck
    table.do("purchase:garage_1")
    assert table.businesses("blundetto") == ["garage_1"]
    assert table.cash("blundetto") == 10_000 - price
    assert set(table.market) == {"lawyer_1", "pimp_1", "cop_1", "casino_1"}


@pytest.mark.rule("LCN-CARD-08", "LCN-RULE-52", "LCN-RULE-75", "LCN-DEC-32")
@pytest.mark.parametrize(("dice", "price"), [((3, 3, 1), 6000), ((3, 1, 1), 8000)])
def test_connections_look_through_the_deck_and_leave_its_order(dice: tuple[int, ...], price: int) -> None:
    table = own_turn(
        blundetto=side(gangsters="big_joey=connections"),
        market="pimp_1 cop_1 casino_1 dealer_1",
        deck="lawyer_1 garage_1",
    )
    deck = table.deck
    table.job("big_joey", dice=dice).calm()
    table.do("search")
    table.do(next(option for option in table.may() if option.endswith("garage_1")))
    assert table.cash("blundetto") == 10_000 - price
    assert table.deck == [name for name in deck if name != "garage_1"]
    assert "lawyer_1" in str(table.view("blundetto"))
    assert "lawyer_1" not in str(table.view("calmuti"))


@pytest.mark.rule("LCN-CARD-15", "LCN-ILL-06")
@pytest.mark.parametrize(("dice", "cash"), [((6, 1, 1), 10_000 + 4000), ((1, 1, 1), 10_000 - 4000)])
def test_at_the_races_the_stake_is_doubled_or_lost(dice: tuple[int, ...], cash: int) -> None:
    table = own_turn(round=4, blundetto=side(gangsters="big_joey=horse_races"))
    table.do("perform:big_joey")
    stakes = [int(stake) for stake in table.may("stake") if stake.isdigit()]
    assert max(stakes) <= 10_000
    table.dice(*dice).do("stake:4000").calm()
    assert table.cash("blundetto") == cash


@pytest.mark.rule("LCN-CARD-15")
def test_the_stake_is_at_most_twenty_thousand() -> None:
    table = own_turn(round=4, blundetto=side(cash=90_000, gangsters="big_joey=horse_races"))
    table.do("perform:big_joey")
    assert max(int(stake) for stake in table.may("stake") if stake.isdigit()) == 20_000
    table.refuses("stake:21000", "LCN-CARD-15")
