"""Chapter 8: open and locked moments, windows, who is asked and in which order, and that they leak nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

import consigliere as cg

from .scene import Table, scene, side

EXTRA = {"extra_cards": "on"}


def told(table: Table, family: str | None) -> str:
    """Everything a family (None: a spectator) gets from the match, as it would be sent."""
    match = table.match
    seat = None if family is None else table.seat(family)
    asked = [] if seat is None else [str(one) for one in (*match.options(seat), *match.extras(seat))]
    return json.dumps([match.view(seat), match.events(seat), asked])


def same_for_all_but(family: str, one: Table, two: Table) -> bool:
    """Whether two worlds look the same to everybody else, and ask the same seats the same question."""
    others: list[str | None] = [None, *[name for name in one.families() if name != family]]
    alike = all(told(one, name) == told(two, name) for name in others)
    return alike and (one.step(), one.asked()) == (two.step(), two.asked())


def windows(table: Table) -> list[str]:
    """The windows that open one after another while everybody passes."""
    found: list[str] = []
    while table.step().endswith(("Window", "Dice")):
        found.append(table.step())
        table.do("pass")
    return found


def usury(first: str = "", options: dict[str, Any] | None = None, **others: Any) -> Table:
    """Big Joey has just earned 11,000 in round 4; his reward may be robbed."""
    earner = side(gangsters="big_joey=usury", businesses="loan_shark cop~")
    table = scene(round=4, turn="blundetto", first=first, options=options, blundetto=earner, **others)
    return table.calm().job("big_joey", dice=(6, 6, 6))


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
        options=EXTRA,
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
        options=EXTRA,
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
    before = [told(table, name) for name in ("blundetto", "dimaggio", None)]
    table.do(f"calmuti {reply}")
    assert [told(table, name) for name in ("blundetto", "dimaggio", None)] == before
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
    assert windows(attacked("usury", "snitch", drawn=False)) == ["AmbushWindow"]  # no doctor in a starting set


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
            options=EXTRA,
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


# --- order


@pytest.mark.rule("LCN-TIM-06", "LCN-RULE-20", "LCN-TIM-16")
@pytest.mark.parametrize(
    ("first", "winner", "loser"), [("dimaggio", "dimaggio", "calmuti"), ("", "calmuti", "dimaggio")]
)
def test_answers_are_carried_out_from_the_first_player_and_void_ones_return_unseen(
    first: str, winner: str, loser: str
) -> None:
    table = usury(
        calmuti=side(gangsters="bobby_ruthless=robbery_r3"),
        dimaggio=side(gangsters="franco_luciano=robbery_r3"),
        first=first,
    )
    table.dice(6, 6, 6).do("calmuti rob:bobby_ruthless", "dimaggio rob:franco_luciano").calm()
    assert table.cash(winner) == 21_000
    assert table.cash(loser) == 10_000
    gangster = {"calmuti": "bobby_ruthless", "dimaggio": "franco_luciano"}[loser]
    assert table.tasks(gangster) == ["robbery_r3"]
    for name in (winner, "blundetto", None):
        assert [event["seat"] for event in table.happened("revealed", name)].count(table.seat(loser)) == 0
        seen = next(one for one in table.view(name)["players"][table.seat(loser)]["gangsters"] if one["id"] == gangster)
        assert seen["tasks"][0]["card"] == "hidden"


@pytest.mark.rule("LCN-TIM-15")
def test_in_a_race_the_quicker_answer_comes_first() -> None:
    table = usury(
        calmuti=side(gangsters="bobby_ruthless=robbery_r3"),
        dimaggio=side(gangsters="franco_luciano=robbery_r3"),
        options={"race_windows": True},
    )
    table.dice(6, 6, 6).do("dimaggio rob:franco_luciano", "calmuti rob:bobby_ruthless").calm()
    assert (table.cash("dimaggio"), table.cash("calmuti")) == (21_000, 10_000)
    schemers = scene(
        round=2,
        blundetto=side(gangsters="big_joey=theft"),
        calmuti=side(gangsters="vito_baritono=beating", influence="schemer"),
        dimaggio=side(gangsters="phil_malony=party", influence="schemer"),
        turn="blundetto",
        options={"race_windows": True},
    )
    schemers.do("dimaggio play:schemer", "calmuti play:schemer")
    assert schemers.asked() == ["dimaggio"]


@pytest.mark.rule("LCN-TIM-07", "LCN-RULE-76")
def test_after_a_schemers_turn_the_interrupted_player_has_the_turn_again() -> None:
    """Also while the window is open once more, and between the extra turns of two schemers."""
    table = scene(
        round=2,
        options={"extra_cards": "on"},
        blundetto=side(gangsters="big_joey=theft", influence="snitch"),
        calmuti=side(gangsters="vito_baritono=beating bobby_ruthless=theft", influence="schemer snitch"),
        dimaggio=side(gangsters="phil_malony=party", influence="schemer snitch"),
        turn="blundetto",
    )
    assert (table.step(), table.turn) == ("TurnWindow", 0)
    table.do("calmuti play:schemer", "dimaggio play:schemer")
    assert (table.step(), table.turn) == ("InfluenceWindow", 0)
    table.calm()
    assert (table.step(), table.asked(), table.turn) == ("ActionTurn", ["calmuti"], 1)
    table.do("cancel:vito_baritono", "end_turn")
    assert (table.step(), table.turn) == ("InfluenceWindow", 0)
    table.do("pass")
    assert (table.step(), table.asked(), table.turn) == ("ActionTurn", ["dimaggio"], 2)
    table.do("cancel:phil_malony", "end_turn").calm()
    assert (table.step(), table.asked(), table.turn) == ("ActionTurn", ["blundetto"], 0)

    again = scene(
        round=2,
        blundetto=side(gangsters="big_joey=theft"),
        calmuti=side(gangsters="vito_baritono=beating", influence="schemer"),
        dimaggio=side(gangsters="phil_malony=party", influence="schemer"),
        turn="blundetto",
    )
    again.do("calmuti play:schemer", "dimaggio pass", "cancel:vito_baritono", "end_turn")
    assert (again.step(), again.asked()) == ("TurnWindow", ["dimaggio"])
    assert again.turn == again.view("dimaggio")["turn"] == again.seat("blundetto")


@pytest.mark.rule("LCN-TIM-06", "LCN-RULE-77")
def test_one_doctor_at_a_time_and_the_second_returns_unseen() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=murder"),
        calmuti=side(gangsters="bobby_ruthless", influence="doctor"),
        dimaggio=side(influence="doctor"),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6))
    table.do("calmuti play:doctor", "dimaggio play:doctor")
    assert table.influence("dimaggio") == ["doctor"]  # killed -> blocked: the owner's own doctor may now undo the block
    assert [event["seat"] for event in table.happened("played", "calmuti")] == [table.seat("calmuti")]
    assert (table.step(), table.asked()) == ("DoctorWindow", ["dimaggio"])
    undone = Table(table.match.clone(record_events=True)).do("dimaggio play:doctor")
    assert (undone.blocked(), undone.gangsters("calmuti")) == (set(), ["bobby_ruthless"])
    table.do("pass")
    assert table.blocked() == {"bobby_ruthless"}


@pytest.mark.rule("LCN-TIM-08", "LCN-DEC-09", "LCN-TIM-06")
def test_an_odd_chain_of_godfathers_cancels_and_an_even_one_does_not() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft", influence="snitch"),
        calmuti=side(gangsters="vito_baritono=theft_r1_b", influence="godfather"),
        dimaggio=side(influence="godfather"),
        turn="blundetto",
        options=EXTRA,
    )
    table.calm().do("play:snitch", "mode:peek")
    assert table.may("", "calmuti") == {"pass", "play:godfather"}
    even = Table(table.match.clone(record_events=True))
    table.do("calmuti play:godfather", "dimaggio play:godfather")
    assert table.influence("dimaggio") == ["godfather"]  # the later answer is returned
    assert table.asked() == ["dimaggio"]  # and the player is asked whether to cancel the godfather itself
    table.do("pass")
    assert (table.step(), table.asked()) == ("ActionTurn", ["blundetto"])
    assert table.happened("card_cancelled")
    even.do("calmuti play:godfather", "dimaggio pass", "dimaggio play:godfather").calm()
    assert even.step() == "Peek"
    assert even.influence("calmuti") == even.influence("dimaggio") == []


@pytest.mark.rule("LCN-TIM-08", "LCN-DEC-09", "LCN-ILL-08")
def test_alexei_cancels_without_being_cancelled_and_only_twice() -> None:
    def played(uses: str) -> Table:
        table = scene(
            blundetto=side(gangsters="big_joey=theft", influence="snitch godfather"),
            calmuti=side(gangsters=f"alexei_valenko=theft_r1_b{uses}", drawn=False),
            turn="blundetto",
        )
        return table.calm().do("play:snitch", "mode:peek")

    table = played("~")
    assert (table.step(), table.asked()) == ("InfluenceWindow", ["calmuti"])
    table.do("cancel_card:alexei_valenko")
    assert (table.step(), table.asked()) == ("ActionTurn", ["blundetto"])  # no window against the ability
    assert table.influence("blundetto") == ["godfather"]
    assert table.gangster("alexei_valenko")["used"] == 2
    assert played("~~").step() == "Peek"


# --- ambush, Willy, doctor


def ambush(dice: tuple[int, ...], crew: str = "vito_baritono=ambush_r3 bobby_ruthless") -> Table:
    """Big Joey steals from the Calmutis, who answer; the DiMaggios have Willy with a job on him."""
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=theft_r3"),
        calmuti=side(gangsters=f"rocky_santiago=ambush {crew}"),
        dimaggio=side(gangsters="willy_svenson=party"),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:calmuti", dice=(6, 6, 6))
    return table.dice(*dice).do("ambush:rocky_santiago")


@pytest.mark.rule("LCN-TIM-11", "LCN-DEC-13")
def test_an_ambush_without_success_is_followed_by_another_question() -> None:
    table = ambush((1, 1, 1, 1))
    assert (table.step(), table.asked(), table.may()) == ("AmbushWindow", ["calmuti"], {"pass", "ambush:vito_baritono"})
    only = ambush((1, 1, 1, 1), "bobby_ruthless")
    assert only.cash("calmuti") < 10_000


@pytest.mark.rule("LCN-TIM-11", "LCN-TIM-12", "LCN-DEC-14")
def test_willy_makes_a_killing_ambush_void_as_a_whole() -> None:
    table = ambush((6, 6, 6, 6))
    assert (table.step(), table.asked()) == ("CancelWindow", ["dimaggio"])
    asked = table.match.view(table.seat("dimaggio"))["facts"]  # of the ambush, not of the theft it answers
    assert (asked["mode"], asked["gangster"], asked["harm"]) == ("reaction", "rocky_santiago", "kill")
    table.do("prevent:willy_svenson")
    assert table.tasks("willy_svenson") == []
    assert table.step() == "AmbushWindow"  # void: the player is asked again
    table.do("pass").calm()
    assert table.gangsters("blundetto") == ["big_joey"]
    assert table.cash("calmuti") < 10_000
    killed = ambush((6, 6, 6, 6)).calm()
    assert killed.trophies("calmuti") == ["big_joey"]
    assert killed.cash("calmuti") == 10_000
    repelled = ambush((6, 1, 1, 1))  # nothing to prevent
    assert repelled.step() == "ActionTurn"


@pytest.mark.rule("LCN-TIM-12", "LCN-DEC-14")
def test_willy_prevents_a_harm_and_the_job_is_spent() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=murder"),
        calmuti=side(gangsters="bobby_ruthless"),
        dimaggio=side(gangsters="willy_svenson=party", influence="doctor"),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6))
    assert (table.step(), table.asked()) == ("CancelWindow", ["dimaggio"])
    table.do("prevent:willy_svenson")
    assert (table.step(), table.may()) == ("ActionTurn", {"end_turn"})  # and no doctor is asked
    assert table.gangsters("calmuti") == ["bobby_ruthless"]
    assert table.tasks("big_joey") == table.tasks("willy_svenson") == []
    assert "party" in str(table.piles)
    assert "party" not in told(table, "calmuti")


@pytest.mark.rule("LCN-TIM-13")
def test_dice_then_ambush_then_willy_then_doctor() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="sergei_odessa=murder"),
        calmuti=side(gangsters="bobby_ruthless=ambush", influence="snitch"),
        dimaggio=side(gangsters="willy_svenson=party", influence="spy"),
        turn="blundetto",
    )
    table.calm().job("sergei_odessa", "target:bobby_ruthless", dice=(6, 6, 6))
    assert windows(table) == ["RollerDice", "AmbushWindow", "CancelWindow", "DoctorWindow"]
    earning = usury(calmuti=side(gangsters="vito_baritono=robbery"), dimaggio=side(gangsters="lono_sliffer"))
    assert windows(earning) == ["OthersDice", "RobWindow"]


@pytest.mark.rule("LCN-TIM-14")
def test_who_cannot_answer_is_asked_all_the_same_and_passing_is_an_ordinary_answer() -> None:
    table = usury(calmuti=side(gangsters="vito_baritono=theft_r3"), dimaggio=side(gangsters="phil_malony=robbery_r3"))
    assert table.asked() == ["calmuti", "dimaggio"]
    assert table.may("", "calmuti") == {"pass"}
    before = told(table, "dimaggio")
    table.do("calmuti pass")  # at once, as a standing order would
    assert (table.step(), told(table, "dimaggio")) == ("RobWindow", before)


@pytest.mark.rule("LCN-TIM-16")
def test_the_log_keeps_peeks_and_discards_for_their_owner() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft", influence="snitch"),
        calmuti=side(gangsters="vito_baritono=vandalism"),
        turn="blundetto",
    )
    table.calm().do("play:snitch", "mode:peek", "peek:vito_baritono")
    assert table.happened("peeked", "blundetto")[0]["card"].startswith("vandalism")
    for name in ("dimaggio", None):
        assert table.happened("peeked", name) == [{"event": "peeked", "seat": 0, "at": "vito_baritono"}]
    limit = scene(phase="income", blundetto=side(jobs="theft_r1_a beating vandalism fraud"), calmuti=side())
    limit.do("pass", "pass", "pass", "discard:fraud")
    assert "fraud" in str(limit.happened("discarded_job", "blundetto"))
    assert limit.happened("discarded_job", "calmuti")
    assert "fraud" not in str(limit.match.events(1)) + str(limit.match.events(None))
