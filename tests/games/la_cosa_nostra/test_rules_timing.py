"""Chapter 8: open and locked moments, passed_windows, who is asked and in which order, and that they leak nothing."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg

from .scene import Table, scene, side
from .window_scenes import EXTRA_CARDS, passed_windows, told_as_text, usury


def same_for_all_but(family: str, one: Table, two: Table) -> bool:
    """Whether two worlds look the same to everybody else, and ask the same seats the same question."""
    others: list[str | None] = [None, *[name for name in one.families() if name != family]]
    alike = all(told_as_text(one, name) == told_as_text(two, name) for name in others)
    return alike and (one.step(), one.asked()) == (two.step(), two.asked())


# --- open and locked


@pytest.mark.rule("LCN-TIM-01")
@pytest.mark.parametrize(
    ("step", "how"),
    [
        ("RedealCheck", {"phase": "round", "round": 2}),
        ("HireTurn", {"phase": "hire", "round": 2, "options": {"expansion_gangsters": True}}),
        ("PlanningTurn", {"phase": "planning"}),
        ("IncomeHire", {"phase": "income"}),
    ],
)
def test_in_open_states_deals_may_be_struck(step: str, how: dict[str, Any]) -> None:
    table = scene(blundetto=side(), calmuti=side(), **how)
    assert table.step() == step
    before = table.cash("calmuti")
    table.deal(("blundetto", "calmuti", "cash", 1000))
    assert table.cash("calmuti") == before + 1000
    assert table.step() == step


@pytest.mark.rule("LCN-TIM-01")
def test_the_hand_limit_and_both_free_steps_of_a_turn_are_open() -> None:
    limit = scene(phase="income", blundetto=side(jobs="theft_r1_a beating vandalism fraud"), calmuti=side())
    limit.do("pass", "pass", "pass")
    assert limit.step() == "HandLimit"
    limit.deal(("blundetto", "calmuti", "cash", 1000))
    turn = scene(blundetto=side(gangsters="big_joey=gas_station_holdup"), calmuti=side(), turn="blundetto")
    turn.deal(("blundetto", "calmuti", "cash", 1000)).job("big_joey", dice=(1, 1, 1)).calm()
    assert turn.may() == {"end_turn"}
    turn.deal(("blundetto", "calmuti", "cash", 1000))
    assert turn.cash("calmuti") == 12_000


@pytest.mark.rule("LCN-TIM-01", "LCN-RULE-47")
@pytest.mark.parametrize("window", ["TurnWindow", "RobWindow", "DoctorWindow", "InfluenceWindow", "Launder", "Peek"])
def test_in_locked_states_only_the_question_on_the_table_is_answered(window: str) -> None:
    dear = side(gangsters="vito_baritono=robbery bobby_ruthless=theft_r3", influence="schemer", businesses="pimp")
    mine = "big_joey=usury little_joey=beating jimmy_bananas=laundering"
    table = scene(
        round=4,
        blundetto=side(gangsters=mine, businesses="loan_shark cop~", influence="snitch"),
        calmuti=dear,
        turn="blundetto",
        options=EXTRA_CARDS,
    )
    if window != "TurnWindow":
        table.calm()
    if window == "RobWindow":
        table.job("big_joey", dice=(6, 6, 6)).do("pass")
    elif window == "DoctorWindow":
        table.job("little_joey", "target:pimp", dice=(6,)).do("pass", "pass")
    elif window in ("InfluenceWindow", "Peek"):
        table.do("play:snitch", "mode:peek")
        if window == "Peek":
            table.calm()
    elif window == "Launder":
        table.job("jimmy_bananas", dice=(6, 6)).calm()
    assert table.step() == window
    before = table.match.position()
    with pytest.raises(cg.IllegalMove) as refusal:
        table.offer("dimaggio", ("dimaggio", "calmuti", "cash", 1000))
    assert refusal.value.rule == "LCN-TIM-01"
    assert table.match.position() == before
    assert table.extras("calmuti") == set()


@pytest.mark.rule("LCN-TIM-01", "LCN-RULE-47")
def test_the_final_payday_is_locked() -> None:
    table = scene(phase="income", round=4, blundetto=side(gangsters="takeshi_ando", businesses="pimp"), calmuti=side())
    assert table.step() == "ChooseKind"
    with pytest.raises(cg.IllegalMove) as refusal:
        table.offer("calmuti", ("calmuti", "blundetto", "cash", 1000))
    assert refusal.value.rule == "LCN-END-06"


@pytest.mark.rule("LCN-TIM-02", "LCN-DEC-29")
def test_a_turn_is_window_free_step_commit_resolution_free_step_end() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="big_joey=theft little_joey=beating", influence="snitch snitch"),
        calmuti=side(gangsters="vito_baritono=theft", influence="spy"),
        turn="blundetto",
    )
    assert table.step() == "TurnWindow"  # (1)
    table.do("pass")
    table.refuses("end_turn", "LCN-ACT-02")  # not before (3)
    table.do("play:snitch", "mode:peek", "peek:vito_baritono")  # (2)
    assert table.step() == "ActionTurn"
    table.job("big_joey", "target:calmuti", dice=(1, 1, 1)).calm()  # (3), (4)
    assert table.may() == {"end_turn", "play:snitch"}  # (5): nothing else can be resolved
    table.do("end_turn")  # (6)
    assert table.turn == table.seat("calmuti")


@pytest.mark.rule("LCN-TIM-02")
def test_cancelling_and_purchases_open_no_window() -> None:
    crew = "vito_baritono=robbery bobby_ruthless=ambush"
    for option in ("cancel:big_joey", "buy:little_joey"):
        table = scene(
            round=4,
            blundetto=side(gangsters="big_joey=usury little_joey=pimp", businesses="loan_shark"),
            calmuti=side(gangsters=crew, influence="doctor"),
            turn="blundetto",
        )
        table.calm().do(option)
        assert (table.step(), table.asked()) == ("ActionTurn", ["blundetto"])


@pytest.mark.rule("LCN-TIM-02", "LCN-TIM-08")
def test_a_skip_that_was_cancelled_leads_back_to_the_commit() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft", influence="schemer"),
        calmuti=side(gangsters="vito_baritono=theft", influence="godfather"),
        turn="blundetto",
        options=EXTRA_CARDS,
    )
    table.calm().do("play:schemer", "calmuti play:godfather").calm()
    assert (table.step(), table.asked()) == ("ActionTurn", ["blundetto"])
    assert table.influence("blundetto") == []
    assert table.tasks("big_joey")
    table.refuses("end_turn", "LCN-ACT-02")


# --- sealed answers


@pytest.mark.rule("LCN-TIM-04")
@pytest.mark.parametrize("reply", ["pass", "rob:vito_baritono"])
def test_nothing_of_a_single_answer_shows_while_the_window_is_open(reply: str) -> None:
    table = usury(calmuti=side(gangsters="vito_baritono=robbery_r3"), dimaggio=side(gangsters="phil_malony=robbery_r3"))
    assert table.asked() == ["calmuti", "dimaggio"]
    before = [told_as_text(table, name) for name in ("blundetto", "dimaggio", None)]
    table.do(f"calmuti {reply}")
    assert [told_as_text(table, name) for name in ("blundetto", "dimaggio", None)] == before
    assert table.match.view(0)["waiting"] is None


@pytest.mark.rule("LCN-TIM-04", "LCN-TIM-05", "LCN-INV-13", "LCN-RULE-62")
@pytest.mark.parametrize("card", ["robbery_r3", "ambush_r3", "theft_r3"])
def test_who_may_rob_is_asked_whatever_is_there(card: str) -> None:
    """The holder, and a player whose job only has the same back, get the same question. Nobody else can tell."""
    real = usury(calmuti=side(gangsters="vito_baritono=robbery_r3"), dimaggio=side())
    other = usury(calmuti=side(gangsters=f"vito_baritono={card}"), dimaggio=side())
    assert same_for_all_but("calmuti", real, other)
    assert real.asked() == ["calmuti"]
    assert same_for_all_but("calmuti", real.do("pass"), other.do("pass"))


@pytest.mark.rule("LCN-TIM-05", "LCN-RULE-62")
def test_a_back_of_round_one_or_two_is_never_a_reaction() -> None:
    old = usury(calmuti=side(gangsters="vito_baritono=theft_r1_a bobby_ruthless=party"), dimaggio=side())
    assert old.step() != "RobWindow"
    blocked = usury(calmuti=side(gangsters="vito_baritono*"), dimaggio=side())
    assert blocked.step() != "RobWindow"
    attacked = scene(
        round=4,
        blundetto=side(gangsters="big_joey=theft_r3"),
        calmuti=side(gangsters="vito_baritono=party"),
        turn="blundetto",
    )
    attacked.calm().job("big_joey", "target:calmuti", dice=(6, 6, 6))
    assert attacked.step() != "AmbushWindow"


def attacked(job: str, influence: str, drawn: bool = True) -> Table:
    """A murder of Bobby has succeeded; the Calmutis have a job on Vito and one influence card."""
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=murder"),
        calmuti=side(gangsters=f"bobby_ruthless vito_baritono={job}", influence=influence, drawn=drawn),
        turn="blundetto",
    )
    return table.do("pass").job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6))


@pytest.mark.rule("LCN-TIM-05", "LCN-INV-13", "LCN-TIM-04")
def test_ambush_doctor_and_schemer_are_asked_by_public_facts_only() -> None:
    real, other = attacked("ambush_r3", "doctor"), attacked("usury", "snitch")
    assert real.step() == "AmbushWindow"
    assert same_for_all_but("calmuti", real, other)
    assert real.may() == {"pass", "ambush:vito_baritono"}
    assert other.may() == {"pass"}
    assert same_for_all_but("calmuti", real.do("pass"), other.do("pass"))
    assert (real.step(), real.asked()) == ("DoctorWindow", ["calmuti"])
    assert other.may() == {"pass"}
    assert same_for_all_but("calmuti", real.do("pass"), other.do("pass"))
    assert passed_windows(attacked("usury", "snitch", drawn=False)) == ["AmbushWindow"]  # no doctor in a starting set


@pytest.mark.rule("LCN-TIM-05", "LCN-INV-13")
def test_before_a_turn_everybody_with_a_card_and_an_assignment_is_asked() -> None:
    def turn(card: str, **more: Any) -> Table:
        own = side(gangsters="vito_baritono=theft", influence=card)
        return scene(blundetto=side(gangsters="big_joey=theft"), calmuti=own, turn="blundetto", **more)

    real, other = turn("schemer"), turn("spy")
    assert (real.step(), real.asked()) == ("TurnWindow", ["calmuti"])
    assert same_for_all_but("calmuti", real, other)
    assert same_for_all_but("calmuti", real.do("pass"), other.do("pass"))
    assert turn("").step() == "ActionTurn"


@pytest.mark.rule("LCN-TIM-05", "LCN-INV-13")
@pytest.mark.parametrize(("held", "looked_at"), [("godfather", "spy"), ("patron", "snitch")])
def test_godfather_and_patron_are_asked_for_whether_held_or_not(held: str, looked_at: str) -> None:
    def play(card: str) -> Table:
        hand = "snitch" if held == "godfather" else f"snitch {card}"
        other = card if held == "godfather" else "henchman"
        table = scene(
            blundetto=side(gangsters="big_joey=theft", influence=hand),
            calmuti=side(gangsters="vito_baritono=theft_r1_b", influence=other),
            turn="blundetto",
            options=EXTRA_CARDS,
        ).calm()
        if held == "godfather":
            return table.do("play:snitch", "mode:peek")
        return table.job("big_joey", "target:calmuti", dice=(1, 1, 1))

    real, fake = play(held), play(looked_at)
    whose = "calmuti" if held == "godfather" else "blundetto"
    assert (real.step(), real.asked()) == ("InfluenceWindow" if held == "godfather" else "RollerDice", [whose])
    assert same_for_all_but(whose, real, fake)
    assert fake.may() == {"pass"}
    assert len(real.may()) > 1
