"""A test or more for each rule, marked with its id; the golden games; the playthrough."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Option
from consigliere.lab.contract import contract
from consigliere.lab.sample_game.components import COINS, HAND
from consigliere.lab.sample_game.title import TITLE

from .nets import ENDINGS, FOLDER, PLAYTHROUGH, playthrough
from .scene import scene


@pytest.mark.rule("SG-SET-01")
@pytest.mark.rule("SG-SET-02")
@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_begins_alike(seats: int) -> None:
    match = cg.new(TITLE.id, seats=seats, seed=1)
    assert match.view()["table"]["cards"] == [HAND] * seats
    assert match.view()["table"]["coins"] == [COINS] * seats
    assert match.view()["table"]["deck"] == 15 - HAND * seats


@pytest.mark.rule("SG-TURN-01")
@pytest.mark.rule("SG-WORK-01")
def test_work_brings_a_coin_and_the_turn_continues() -> None:
    match = scene("thief spy", "guard spy")
    match.play(0, "work")
    assert match.view()["table"]["coins"] == [3, 2]
    assert match.deciders == (1,)


@pytest.mark.rule("SG-STEAL-01")
def test_nobody_steals_where_there_is_nothing() -> None:
    match = scene("thief spy", "guard spy", "spy spy", coins=(2, 0, 1))
    assert match.why_not(0, Option.parse("steal:seat_1")) == "SG-STEAL-01"
    match.play(0, "steal:seat_2")
    for seat in (1, 2):
        match.play(seat, "pass")
    assert match.view()["table"]["coins"] == [3, 0, 0]


@pytest.mark.rule("SG-STRIKE-01")
def test_a_strike_costs_five_coins() -> None:
    match = scene("thief spy", "guard spy", coins=(4, 2))
    assert match.why_not(0, Option.parse("strike:seat_1")) == "SG-STRIKE-01"
    match = scene("thief spy", "guard spy", coins=(5, 2))
    match.play(0, "strike:seat_1")
    assert match.deciders == (1,)
    match.play(1, "lose:guard")
    assert match.view()["table"]["coins"] == [0, 2]


@pytest.mark.rule("SG-DOUBT-01")
@pytest.mark.rule("SG-DOUBT-02")
def test_who_doubts_a_thief_loses_a_card_and_the_theft_takes_place() -> None:
    match = scene("thief spy", "guard spy", "guard guard")
    match.play(0, "steal:seat_2")
    assert match.view()["waiting"] is None, "nobody learns whom the table waits for"
    match.play(2, "doubt")
    match.play(1, "doubt")
    assert match.deciders == (1,), "the first after the claimant counts"
    match.play(1, "lose:spy")
    table = match.view()["table"]
    assert (table["cards"], table["coins"]) == ([2, 1, 2], [4, 2, 0])
    assert table["deck"] == 15 - 6


@pytest.mark.rule("SG-DOUBT-03")
def test_a_liar_loses_a_card_and_gets_nothing() -> None:
    match = scene("guard spy", "guard spy")
    match.play(0, "steal:seat_1")
    match.play(1, "doubt")
    match.play(0, "lose:spy")
    assert match.view()["table"]["coins"] == [2, 2]
    assert match.view()["table"]["shown"][0] == ["spy"]


@pytest.mark.rule("SG-LOSE-01")
@pytest.mark.rule("SG-LOSE-02")
def test_without_cards_a_seat_is_out() -> None:
    match = scene("thief spy", "guard", "spy spy", coins=(5, 3, 2))
    match.play(0, "strike:seat_1")
    assert [str(option) for option in match.options(1)] == ["lose:guard"]
    match.play(1, "lose:guard")
    assert match.view()["out"] == [1]
    assert match.view()["table"]["coins"] == [0, 0, 2]
    assert match.deciders == (2,)


@pytest.mark.rule("SG-END-01")
def test_the_last_one_wins() -> None:
    match = scene("thief", "guard", coins=(5, 3))
    match.play(0, "strike:seat_1")
    match.play(1, "lose:guard")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "last_one")


@pytest.mark.rule("SG-END-02")
def test_after_forty_turns_most_cards_win_then_coins() -> None:
    match = scene("thief spy", "guard", "spy guard", coins=(3, 9, 4), turns=39)
    match.play(0, "work")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0, 2), "forty_turns")


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ({"step": "Turn", "seat": 3}, "seat of Turn is 3; seats are 0 to 2"),
        ({"step": "Turn", "seat": 1}, "seat 1 is out of the game"),
        ({"step": "Lose", "seat": 1}, "seat 1 has no card to lose"),
        ({"step": "Exchange", "seat": 2}, "seat 2 has shown no thief"),
        ({"step": "Doubt", "claimant": 0, "victim": 0}, "seat 0 does something to itself"),
        ({"step": "Theft", "thief": 1, "victim": 2}, "seat 1 is out of the game"),
    ],
)
def test_a_step_that_does_not_fit_its_position_is_refused(step: dict[str, Any], words: str) -> None:
    position = scene("thief spy", "", "guard guard", coins=(2, 0, 2)).position()
    with pytest.raises(cg.BadPosition, match=words):
        cg.from_position(TITLE.id, {**position, "stack": [step]})


@pytest.mark.rule("SG-END-01")
def test_nobody_makes_up_a_result() -> None:
    match = scene("thief", "guard", coins=(5, 3))
    match.play(0, "strike:seat_1")
    match.play(1, "lose:guard")
    position = match.position()
    cg.from_position(TITLE.id, position)
    for change in ({"winners": [1]}, {"scores": [1, 2]}, {"reason": "forty_turns"}):
        with pytest.raises(cg.BadPosition, match="the result is not the one"):
            cg.from_position(TITLE.id, {**position, "result": {**position["result"], **change}})


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden_games(ending: str) -> None:
    """If this fails, stored games would continue differently: raise the version, and write them again."""
    match = cg.load((FOLDER / f"golden-{ending}.json").read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.result.reason == ending


def test_the_playthrough_reads_as_before() -> None:
    assert playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")


def test_the_contract_holds() -> None:
    assert contract(TITLE, games=6) == []
