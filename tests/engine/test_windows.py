"""Reaction windows: opened by public facts, answered unseen, nested and reopened; they reveal nobody's cards."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import PASS, Option
from tests.toy.scene import others, play, scene, sight

pytestmark = pytest.mark.usefixtures("toy")

TWO_SIXES = (5, 5)
PLAIN = "crate_1 crate_2"
THIEF = "thief_1 crate_2"


def robbable(one: str = PLAIN, two: str = "crate_4 crate_5", draws: tuple[int, ...] = (), **table: Any) -> cg.Match:
    """Seat 0 has run goods successfully. Seats 1 and 2 hold the given cards."""
    match = scene(["crate_7 guard_1", one, two], draws=(*TWO_SIXES, *draws), **table)
    return play(match, "0 run:stall_1")


def test_everybody_who_could_by_public_knowledge_is_asked() -> None:
    match = robbable()
    assert match.view(None)["step"] == "Rob"
    assert match.deciders == (1, 2)
    assert match.options(1) == (PASS,)  # a client may pass automatically; the other seats must not see a difference
    assert match.view(1)["asked"]
    assert match.view(1)["facts"] == {"runner": 0, "reward": 3}
    assert match.view(0)["asked"] is False
    assert match.view(0)["facts"] == {}


def test_cards_in_a_stash_count_where_nobody_can_tell_them_from_a_hand() -> None:
    match = robbable(one="", stash=[[], ["crate_3"], []], plans=[0, 1, 0])
    assert match.deciders == (1, 2)


def test_no_view_shows_whom_the_table_waits_for() -> None:
    match = robbable()
    for choice in ("1 pass", "2 pass"):
        assert [match.view(seat)["waiting"] for seat in (None, 0, 1, 2)] == [None] * 4
        play(match, choice)


@pytest.mark.parametrize("answer", [["1 pass"], ["1 rob:thief_1"], ["1 rob:thief_1", "1 stake:2"]], ids=len)
def test_an_answer_changes_nothing_for_anybody_else(answer: list[str]) -> None:
    match = robbable(one=THIEF)
    before = others(match, 1)
    play(match, *answer)
    assert others(match, 1) == before


@pytest.mark.parametrize("first", [1, 2])
def test_the_order_of_answers_does_not_matter(first: int) -> None:
    match = robbable()
    play(match, f"{first} pass")
    seen = sight(match, 3 - first)
    assert seen == sight(robbable(), 3 - first)


def test_a_window_does_not_reveal_who_could_react() -> None:
    """Two worlds that differ only in seat 1's hand look the same to all others until a card is played."""
    plain, armed = robbable(one="crate_1 crate_2"), robbable(one="thief_1 crate_2")
    assert others(plain, 1) == others(armed, 1)
    assert sight(plain, 1) != sight(armed, 1)
    for choice in ("1 pass", "2 pass"):
        play(plain, choice)
        play(armed, choice)
        assert others(plain, 1) == others(armed, 1)
    assert plain.view(None)["step"] == "Turn"


def test_answers_that_came_too_late_go_back_unseen() -> None:
    """Seat 1 comes first in turn order. Nobody ever learns whether seat 2 robbed as well."""
    both = robbable(one=THIEF, two="thief_2 crate_5")
    one = robbable(one=THIEF, two="thief_2 crate_5")
    play(both, "2 rob:thief_2", "2 stake:1", "1 rob:thief_1", "1 stake:0")
    play(one, "2 pass", "1 rob:thief_1", "1 stake:0")
    assert both.view(None)["step"] == "Guard"
    assert others(both, 2) == others(one, 2)
    assert both.view(2)["table"] == one.view(2)["table"]  # card and stake are returned
    assert both.number(2) == one.number(2)


def test_a_window_opens_inside_the_resolution_of_another_and_the_first_opens_again_after_a_failure() -> None:
    match = robbable(one=THIEF, two="thief_2 guard_2", draws=(0, 4))
    play(match, "1 rob:thief_1", "1 stake:1", "2 pass")
    assert match.view(None)["step"] == "Guard"
    assert match.deciders == (2, 0)  # in turn order after the robber
    assert match.options(0) == (PASS, Option("guard", "guard_1"))
    assert [step["step"] for step in match.position()["stack"]] == ["Night", "Turn", "Turn", "Answers"]
    play(match, "0 pass", "2 pass")  # the die shows 1, with the stake 2: not enough
    assert match.view(None)["step"] == "Rob"
    assert match.deciders == (1, 2)  # seat 1 still has a card, so it is asked again
    assert match.options(1) == (PASS,)
    play(match, "1 pass", "2 rob:thief_2", "2 stake:0", "0 guard:guard_1", "1 pass")
    assert match.view(None)["step"] == "Rob"  # guarded: the window opens once more
    play(match, "1 pass", "2 pass")
    assert match.view(None)["step"] == "Turn"
    assert [match.view(seat)["table"]["coins"] for seat in range(3)] == [7, 3, 4]
    kinds = [event["event"] for row in match.events(None) for event in row]
    assert kinds == ["ran", "robbed", "struggle", "robbed", "guarded", "paid"]


def test_a_robbery_that_succeeds_closes_the_window() -> None:
    match = robbable(one=THIEF, draws=(5,))
    play(match, "1 rob:thief_1", "1 stake:0", "2 pass", "0 pass", "2 pass")
    assert match.view(None)["step"] == "Turn"
    assert match.view(1)["table"]["coins"] == 7
    assert match.view(0)["table"]["coins"] == 4


def test_numbers_grow_through_windows_in_windows() -> None:
    match = robbable(one=THIEF, two="thief_2 guard_2", draws=(0, 0))
    seen: dict[int, list[int]] = {seat: [match.number(seat)] for seat in range(3)}
    for choice in (
        *("1 rob:thief_1", "2 rob:thief_2", "1 stake:2", "2 stake:0"),
        *("0 pass", "2 guard:guard_2", "1 pass", "2 pass"),
    ):
        play(match, choice)
        for seat in range(3):
            assert match.number(seat) >= seen[seat][-1]
            seen[seat].append(match.number(seat))
        seat = int(choice[0])
        assert seen[seat][-1] > seen[seat][-2]


def test_every_order_of_answers_leads_to_the_same_game() -> None:
    ends = set()
    for order in itertools.permutations(["1 rob:thief_1", "1 stake:1", "2 rob:thief_2", "2 stake:0"]):
        if order.index("1 rob:thief_1") < order.index("1 stake:1") and order.index("2 rob:thief_2") < order.index(
            "2 stake:0"
        ):
            match = play(robbable(one=THIEF, two="thief_2 guard_2"), *order)
            ends.add(str(match.position()))
    assert len(ends) == 1


def test_in_a_race_the_first_to_answer_comes_first_and_nobody_sees_who_that_was() -> None:
    def racing(*answers: str) -> cg.Match:
        match = scene(["crate_7 guard_1", THIEF, "thief_2 crate_5"], draws=TWO_SIXES, race=True)
        return play(match, "0 run:stall_1", *answers)

    first, second = ["1 rob:thief_1", "1 stake:0"], ["2 rob:thief_2", "2 stake:0"]
    assert racing(*second, *first).view(None)["facts"] == {}
    assert racing(*second, *first).events(None)[-1][0]["seat"] == 2
    assert racing(*first, *second).events(None)[-1][0]["seat"] == 1
    assert racing(second[0], *first, second[1]).events(None)[-1][0]["seat"] == 1  # only complete answers count
    opened, answered = racing(), racing("1 pass")
    assert others(opened, 1) == others(answered, 1)
    for seed in range(10):  # and a possible world does not keep the order
        assert opened.determinize(2, seed).position() == answered.determinize(2, seed).position()
