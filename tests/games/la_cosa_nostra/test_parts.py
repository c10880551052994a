"""Small parts that whole games seldom use, each alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Option
from consigliere.games.la_cosa_nostra.action import ActionTurn, TurnWindow
from consigliere.games.la_cosa_nostra.components import (
    ATTACHMENT_IDS,
    BUSINESS_IDS,
    BUSINESSES,
    FACE,
    GANGSTER_IDS,
    INFLUENCE_IDS,
    JOB_IDS,
    MONOPOLY_IDS,
    NOTHING,
)
from consigliere.games.la_cosa_nostra.deed import describe
from consigliere.games.la_cosa_nostra.income import Growth, HandLimit
from consigliere.games.la_cosa_nostra.options import END_TURN
from consigliere.games.la_cosa_nostra.pieces import Token, purchase_of
from consigliere.games.la_cosa_nostra.planning import can_plan
from consigliere.games.la_cosa_nostra.reactions import Outcome
from consigliere.games.la_cosa_nostra.step_format import CODES
from consigliere.games.la_cosa_nostra.title import TITLE

from .scene import GAME, scene, side
from .test_broken_rolls import roll, state
from .test_broken_states import table
from .test_positions import attacked, treated, turn

JOB = {name: i for i, name in enumerate(JOB_IDS)}
WHO = {name: i for i, name in enumerate(GANGSTER_IDS)}
WHAT = {name: i for i, name in enumerate(BUSINESS_IDS)}


@pytest.mark.rule("LCN-PLAN-05")
def test_a_gangster_with_an_assignment_in_either_place_has_one() -> None:
    own = side(gangsters="big_joey", jobs="party theft_r2_a")
    g = state(scene(phase="planning", round=2, blundetto=own))
    assert can_plan(g, 0)
    for slot in (0, 1):
        g.tasks[2 * WHO["big_joey"] + slot] = JOB["party_r2"] + FACE
        assert not can_plan(g, 0)
        assert g.job_slot(WHO["big_joey"]) == 2 * WHO["big_joey"] + slot
        g.tasks[2 * WHO["big_joey"] + slot] = NOTHING
    assert g.job_slot(WHO["big_joey"]) == -1


def test_what_steps_hold_is_written_by_name() -> None:
    for i, name in enumerate(ATTACHMENT_IDS):
        assert CODES["pin"].write(1 << i) == name
        assert CODES["pin"].read(name) == 1 << i
    dice = CODES["chosen"].write(0b101)
    assert len(dice) == 2
    assert CODES["chosen"].read(dice) == 0b101


def test_who_knows_a_card_sits_at_the_table() -> None:
    position: dict[str, Any] = json.loads(json.dumps(turn("big_joey", own={"jobs": "party"}).match.position()))
    position["table"]["players"][0]["jobs_known"] = [[0, 9]]
    with pytest.raises(cg.BadPosition, match="9 is not a seat that knows a card"):
        cg.from_position(GAME, position)


@pytest.mark.rule("LCN-DEC-25")
def test_every_card_of_a_hand_can_be_discarded() -> None:
    actions = TITLE.actions(3, TITLE.complete_options(3, {}))
    for option in ("discard_influence:spy", "discard_influence:snitch", "discard:party_r2"):
        assert Option.parse(option) in actions


@pytest.mark.rule("LCN-INC-03")
def test_both_hands_are_within_their_limits() -> None:
    g = state(turn("big_joey", own={"jobs": "party", "influence": "spy spy snitch snitch"}))
    step = HandLimit()
    assert not step.is_complete(g, 0, ())
    assert step.is_complete(g, 0, (Option("discard_influence", "spy"),))


@pytest.mark.rule("LCN-MONO-03")
def test_tokens_on_a_monopoly_are_seen_there() -> None:
    for i, name in enumerate(MONOPOLY_IDS):
        g = table()
        g.tokens = (Token(1, BUSINESSES + i),)
        monopolies = TITLE.view(g, None)["monopolies"]
        assert {one: len(row["tokens"]) for one, row in monopolies.items()} == {
            one: int(one == name) for one in MONOPOLY_IDS
        }


@pytest.mark.rule("LCN-SG-16")
def test_growth_is_for_the_payday_of_the_expansion() -> None:
    assert Growth(0).problems(table()) == [
        "phase is action, not income",
        "it is played with the expansion alone",
    ]


@pytest.mark.rule("LCN-ACT-02")
def test_a_turn_ends_when_something_is_done() -> None:
    g = state(turn())
    assert ActionTurn(0, False, False, -1).forbidden_by(g, 0, END_TURN, ()) == "LCN-ACT-02"
    assert ActionTurn(0, False, True, -1).forbidden_by(g, 0, END_TURN, ()) == ""


@pytest.mark.rule("LCN-INFL-08")
def test_a_schemer_is_played_by_who_holds_one() -> None:
    g = state(turn("big_joey", calmuti=side(gangsters="vito_baritono=theft_r3", influence="schemer spy")))
    window = TurnWindow(0, 0)
    assert window.forbidden_by(g, 1, Option("play", "schemer"), ()) == ""
    assert window.forbidden_by(g, 1, Option("play", "spy"), ()) == "LCN-INFL-08"
    g.influence[1] = (INFLUENCE_IDS.index("spy"),)
    assert window.forbidden_by(g, 1, Option("play", "schemer"), ()) == "LCN-INFL-08"


def test_a_roll_is_described_and_written_whole() -> None:
    assert describe(roll(face=0))["job"] == JOB_IDS[0]
    assert describe(roll(face=-1))["job"] is None
    rolled = attacked()
    state(rolled).deeds[-1].fixed = 0b110
    position = rolled.match.position()
    assert position["table"]["deeds"][-1]["fixed"] == [2, 3]
    assert cg.from_position(GAME, position).position() == position


def test_one_success_is_not_enough_for_a_murder() -> None:
    for dice, works in (((6, 1, 1), False), ((6, 6, 1), True), ((1, 1, 1), False)):
        g = state(treated())
        deed = g.deeds[-1]
        deed.value, deed.dice, deed.succeeded = 5, dice, False
        Outcome().run(g)
        assert (deed.successes, deed.succeeded) == (dice.count(6), works)


def test_the_use_of_a_card_is_shown() -> None:
    """For a business that looks at another player's job."""
    own = {"businesses": "lawyer_1"}
    looking = turn("big_joey=murder_r3", own=own, calmuti=side(gangsters="vito_baritono=theft_r3"))
    use = [option for option in looking.may() if option.startswith("use")]
    assert use, looking.may()
    looking.do(use[0])
    assert looking.happened("used")
    man = turn("t_dog=murder_r3", own={"cash": 20_000}, calmuti=side(gangsters="vito_baritono=theft_r3"))
    seat = man.match.deciders[0]
    man.do("use:t_dog")
    if not man.happened("used"):  # how much, or on whom
        man.do(str(man.match.options(seat)[0]))
    assert man.happened("used")


@pytest.mark.rule("LCN-INV-12")
def test_a_second_assignment_is_of_the_sort_that_the_gangster_takes() -> None:
    g = state(turn("heavy_hand=theft_r3"))
    second = 2 * WHO["heavy_hand"] + 1
    assert TITLE.problems(g) == []
    g.tasks[second] = purchase_of(WHAT["pimp_2"])
    g.deck = tuple(business for business in g.deck if business != WHAT["pimp_2"])
    assert "heavy_hand cannot carry two such assignments" in TITLE.problems(g)
