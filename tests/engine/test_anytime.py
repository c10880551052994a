"""Any-time options: possible on anybody's turn, outside the stack, and the question below stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import IllegalMove, NotYours, Option, Stale
from tests.toy.scene import others, play, scene, sight
from tests.toy.steps import Bid

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def bidding(**table: Any) -> cg.Match:
    return scene(HANDS, stack=(Bid(),), **table)


def test_any_time_options_are_offered_to_all_in_addition_to_the_question() -> None:
    match = scene(HANDS, permits=[[1, "stall_1"]])
    assert match.deciders == (0,)
    assert match.extras(0) == (Option("search"),)
    assert match.extras(1) == (Option("recall", "stall_1"), Option("search"))
    assert match.options(1) == ()


def test_no_rule_forbids_an_any_time_option_of_the_seat_whose_turn_it_is() -> None:
    match = scene(HANDS)
    assert match.deciders == (0,)
    assert match.why_not(0, Option("search")) == ""
    match.clone().play(0, Option("search"))
    assert match.why_not(0, Option("recall", "stall_2")) != ""


def test_one_without_a_step_leaves_the_question_and_its_number_as_they_are() -> None:
    match = scene(HANDS, permits=[[1, "stall_1"]])
    stack, number = match.position()["stack"], match.number(0)
    play(match, "1 recall:stall_1")
    assert match.position()["stack"] == stack
    assert match.number(0) == number
    assert match.view(0)["table"]["permits"] == []
    assert match.events(0)[-1] == [{"event": "recalled", "seat": 1, "stall": "stall_1"}]


def test_one_that_pushes_a_step_is_answered_first_and_then_the_old_question_stands_again() -> None:
    match = scene(HANDS, draws=(5,))
    below = match.position()["stack"]
    number = match.number(0)
    play(match, "2 search")
    assert match.deciders == (2,)
    assert match.view(0)["step"] == "Search"
    assert match.position()["stack"][:-1] == below
    play(match, "2 look:stall_4")
    assert match.position()["stack"] == below
    assert match.deciders == (0,)
    assert match.view(2)["table"]["coins"] == 6
    assert match.number(0) > number


def test_sealed_answers_survive_below_a_pushed_step_and_stay_hidden() -> None:
    match = play(bidding(draws=(0,)), "0 bid:crate_1", "1 bid:thief_2", "1 done")
    below = match.position()["stack"]
    play(match, "2 search")
    assert match.position()["stack"][:-1] == below
    assert match.options(0) == ()
    play(match, "2 look:stall_1")
    assert match.position()["stack"] == below
    assert match.view(0)["row"] == ["bid:crate_1"]
    assert match.options(0) == (Option("bid", "thief_1"), Option("done"))
    play(match, "0 done", "2 done")
    assert match.view(None)["step"] == "Turn"


def test_a_pushed_step_does_not_reveal_how_many_have_answered_below() -> None:
    def searched(*answers: str) -> cg.Match:
        match = play(scene(HANDS, draws=(5, 5, 0)), "0 run:stall_1", *answers)
        return play(match, "0 search")

    nobody, one, part = searched(), searched("1 pass"), searched("1 rob:thief_2")
    assert others(nobody, 1) == others(one, 1) == others(part, 1)
    for match in (nobody, one, part):
        play(match, "0 look:stall_1")
    assert others(nobody, 1) == others(one, 1) == others(part, 1)


def test_the_pushed_question_has_a_number_of_its_own() -> None:
    match = bidding(draws=(0,))
    seen = {match.number(2)}
    for choice in ("2 bid:crate_3", "2 search", "2 look:stall_1"):
        play(match, choice)
        assert match.number(2) not in seen
        seen.add(match.number(2))
    assert match.view(2)["row"] == ["bid:crate_3"]


def test_an_answer_meant_for_the_question_below_is_stale() -> None:
    match = scene(HANDS)
    number = match.number(0)
    play(match, "0 search")
    with pytest.raises(Stale):
        match.play(0, "rest", number)
    with pytest.raises(IllegalMove, match="TOY-SEARCH"):
        match.play(0, "rest")


def test_what_is_not_offered_is_refused() -> None:
    match = play(scene(HANDS), "2 search")
    before = sight(match, 1)
    with pytest.raises(NotYours):
        match.play(1, "search")  # not while another search is in progress
    with pytest.raises(NotYours):
        match.play(1, "recall:stall_1")
    assert sight(match, 1) == before


def test_sealed_answers_below_a_pushed_step_are_redealt_in_possible_worlds() -> None:
    match = play(bidding(), "1 bid:thief_2", "1 done", "2 search")
    worlds = [match.determinize(0, seed) for seed in range(60)]
    rows = {str(world.position()["stack"][-2]["rows"][1]) for world in worlds}
    assert len(rows) > 5
    assert all(world.view(0) == match.view(0) for world in worlds)
    assert all(world.position()["stack"][-2]["left"] == [0, 2] for world in worlds)  # seat 1 has answered: public


def test_an_any_time_option_may_end_the_game() -> None:
    match = play(scene(HANDS, coins=(9, 4, 4), draws=(5,)), "0 search", "0 look:stall_1")
    assert match.result is not None
    assert match.result.reason == "rich"
    assert match.extras(0) == match.options(0) == ()
    with pytest.raises(Stale, match="over"):
        match.play(1, "search")


def test_a_part_of_a_sealed_answer_that_no_longer_goes_is_given_back_unseen() -> None:
    """Seat 1 has staked two of its two coins and then pays one for a search: it is asked for its stake again."""
    match = play(scene(HANDS, coins=(4, 2, 4), draws=(5, 5, 0)), "0 run:stall_1", "1 rob:thief_2", "1 stake:2")
    idle = play(scene(HANDS, coins=(4, 2, 4), draws=(5, 5, 0)), "0 run:stall_1")
    for one in (match, idle):
        play(one, "1 search", "1 look:stall_1")
    assert match.view(1)["row"] == ["rob:thief_2"]
    assert match.options(1) == (Option("stake", 0), Option("stake", 1))
    assert others(match, 1) == others(idle, 1)
    assert cg.load(match.save()).position() == match.position()
