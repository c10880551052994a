"""Sealed answers: with one part or several, by one seat or all, hidden until the last is complete."""

from __future__ import annotations

import json
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Fast, IllegalMove, NotYours, Option, Row, Sealed, State
from consigliere.engine.step import Answers
from tests.toy.scene import others, play, scene, sight
from tests.toy.steps import Bid

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 crate_2 thief_1", "crate_3 crate_6 guard_1", "crate_9 crate_4 guard_2"]


def bidding() -> cg.Match:
    return scene(HANDS, stack=(Bid(),))


def test_all_are_asked_at_once() -> None:
    match = bidding()
    assert match.deciders == (0, 1, 2)
    assert match.view(None)["waiting"] == [0, 1, 2]
    for seat, hand in enumerate(HANDS):
        assert match.options(seat) == (*(Option("bid", card) for card in hand.split()), Option("done"))
        assert match.view(seat)["asked"]


def test_parts_of_an_answer_are_seen_by_their_seat_alone() -> None:
    match = bidding()
    before = others(match, 1)
    play(match, "1 bid:crate_3", "1 bid:guard_1")
    assert others(match, 1) == before
    assert match.view(1)["row"] == ["bid:crate_3", "bid:guard_1"]
    assert match.options(1) == (Option("bid", "crate_6"), Option("done"))
    assert match.deciders == (0, 1, 2)  # not complete yet


def test_who_has_answered_is_public_in_an_open_question_but_not_what() -> None:
    one, two = bidding(), bidding()
    play(one, "1 bid:crate_3", "1 bid:crate_6", "1 done")
    play(two, "1 done")
    assert one.view(0)["waiting"] == two.view(None)["waiting"] == [0, 2]
    assert others(one, 1) == others(two, 1)  # neither the cards nor their number
    assert one.options(1) == ()
    assert not one.view(1)["asked"]


def test_a_whole_answer_cannot_be_added_to() -> None:
    match = play(bidding(), "1 bid:crate_3", "1 bid:crate_6", "1 bid:guard_1")  # three is the maximum
    with pytest.raises(NotYours):
        match.play(1, "done")


def test_the_last_answer_opens_them_all_in_the_order_of_the_seats() -> None:
    match = play(bidding(), "2 bid:crate_9", "2 done", "0 bid:crate_1", "0 bid:crate_2", "0 done")
    cards = json.dumps([match.view(None), match.events(None)])
    assert "crate_9" not in cards
    assert "crate_1" not in cards
    play(match, "1 done")
    told = [event for event in match.events(None)[-1] if event["event"] == "bid"]
    assert [event["seat"] for event in told] == [0, 1, 2]
    assert [event["cards"] for event in told] == [["crate_1", "crate_2"], [], ["crate_9"]]
    assert match.view(None)["step"] == "Turn"
    assert match.deciders == (0,)  # 1 + 2 against 3: the first of equals


def test_numbers_reveal_nothing_even_afterwards() -> None:
    def ended(*choices: str) -> cg.Match:
        return play(bidding(), *choices)

    long = ended("1 bid:crate_3", "1 bid:crate_6", "1 bid:guard_1", "0 done", "2 done")
    short = ended("1 done", "0 done", "2 done")
    assert [long.number(seat) for seat in (None, 0, 1, 2)] == [short.number(seat) for seat in (None, 0, 1, 2)]
    assert len(long.events(0)) == len(short.events(0))


def test_every_question_of_a_seat_has_a_number_of_its_own_and_they_grow() -> None:
    match = bidding()
    seen = [match.number(1)]
    for choice in ("1 bid:crate_3", "0 done", "1 bid:crate_6", "2 done", "1 done"):
        play(match, choice)
        if choice[0] == "1":
            seen.append(match.number(1))
        else:
            assert match.number(1) == seen[-1]
    assert seen == sorted(set(seen))


def test_a_private_commit_of_one_seat_shows_neither_its_parts_nor_their_number() -> None:
    one, two = (play(scene(HANDS), "0 plan") for _ in range(2))
    assert one.view(1)["waiting"] == [0]
    before = others(one, 0)
    play(one, "0 stash:crate_1")
    assert others(one, 0) == before
    play(one, "0 stash:thief_1")  # two is the maximum: complete
    play(two, "0 done")
    assert others(one, 0) == others(two, 0)
    assert one.view(0)["table"]["stash"] == ["crate_1", "thief_1"]
    assert one.events(0)[-1] == [{"event": "planned", "seat": 0, "cards": ["crate_1", "thief_1"]}]
    assert one.events(1)[-1] == [{"event": "planned", "seat": 0}]


def test_a_part_that_is_not_offered_is_illegal_and_names_the_rule() -> None:
    match = play(bidding(), "1 bid:crate_3")
    before = sight(match, 1)
    for text in ("bid:crate_3", "bid:crate_1", "bid:nothing", "rest"):
        with pytest.raises(IllegalMove, match=r"\[TOY-BID\]"):
            match.play(1, text)
    assert sight(match, 1) == before


def test_a_question_to_nobody_answers_itself() -> None:
    hands = ["crate_1 crate_2", "", ""]
    match = play(scene(hands, draws=(5, 5)), "0 run:stall_1")  # nobody has cards: no window opens
    assert match.deciders == (1,)
    assert match.view(0)["table"]["coins"] == 7


# --- something happens while a question is open


class Loads(Sealed):
    """A seat names as many crates as the state asks for."""

    def seats(self, g: Any) -> tuple[int, ...]:
        return (0,)

    def next_options(self, g: Any, seat: int, row: Row) -> list[Option]:
        return [CRATE] if len(row) < g.crates else []

    def is_complete(self, g: Any, seat: int, row: Row) -> bool:
        return len(row) >= g.crates


class Yard(State):
    """A state with nothing but crates."""

    crates: int


CRATE = Option("crate")


@pytest.mark.parametrize(
    ("crates", "given", "left", "kept"),
    [
        (3, 2, (0,), 2),  # still to be continued
        (2, 2, (0,), 1),  # it would be complete without the last part now: that part is asked again
        (1, 2, (0,), 0),
        (2, 2, (), 2),  # complete as it was
        (3, 2, (), 2),  # no longer enough: asked again
    ],
)
def test_a_seat_that_owes_an_answer_has_an_option(crates: int, given: int, left: tuple[int, ...], kept: int) -> None:
    state = Yard()
    state.begin_kernel(Fast(0))
    state.crates = crates
    answers = Answers(Loads(), 0, (0,), ((CRATE,) * given,), left).updated(state)
    assert answers.row(0) == (CRATE,) * kept
    assert all(answers.options(state, seat) for seat in answers.unanswered)
    assert answers.unanswered == (() if kept == crates else (0,))
