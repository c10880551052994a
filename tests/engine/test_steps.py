"""The stack: pushed steps run in order, before the steps below; everything has a repr that can be pasted."""

from __future__ import annotations

import pytest

from consigliere.engine import (
    Answers,
    Decision,
    Event,
    IllegalMove,
    Option,
    Result,
    Row,
    Sealed,
    State,
    Step,
    Title,
    advance,
)
from consigliere.engine.deals import Gift, Offer
from consigliere.engine.state import run_one
from tests.toy import steps
from tests.toy.scene import play, scene
from tests.toy.steps import Bid, Guard, Night, Rob, Stash, Turn
from tests.toy.title import NightMarket

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def test_steps_come_in_the_order_written_before_what_was_already_to_come() -> None:
    match = scene(HANDS)
    g = match.state
    g.then(Turn(2), Turn(1))
    advance(g)
    order = [repr(step) for step in reversed(g.stack)]
    assert order == ["Turn(2)", "Turn(1)", "Turn(0)", "Turn(1)", "Turn(2)", "Night()"]
    assert match.deciders == (2,)


def test_nothing_to_come_is_carried_out_after_the_end() -> None:
    match = scene(HANDS)
    match.state.end(Result((1,), (0, 1, 0), "test"))
    advance(match.state)
    assert match.deciders == ()
    assert match.step is None
    assert match.options(0) == match.extras(0) == ()
    assert match.view(0)["step"] is None
    assert match.view(0)["result"] == {"winners": [1], "scores": [0, 1, 0], "reason": "test"}


def test_one_step_at_a_time_and_a_question_to_nobody_is_one() -> None:
    """So that a series of steps can be shown one by one: `run_one` stops after each."""
    g = scene(HANDS).state
    told: list[str] = []

    class Says(Step):
        def __init__(self, word: str) -> None:
            self.word = word

        def run(self, g: State) -> None:
            told.append(self.word)

    class Nobody(Decision):
        """Asks nobody: it is removed."""

    class NoneOfThem(Sealed):
        def seats(self, g: State) -> tuple[int, ...]:
            return ()

        def resolve(self, g: State, answers: list[tuple[int, Row]]) -> None:
            told.append(f"answers {len(answers)}")

    g.then(Says("a"), Nobody(), Says("b"), NoneOfThem(), Says("c"))
    seen = []
    while run_one(g):
        seen.append((told[:], len(g.stack)))
    assert seen == [
        (["a"], 8),
        (["a"], 7),
        (["a", "b"], 6),
        (["a", "b", "answers 0"], 5),
        (["a", "b", "answers 0", "c"], 4),
    ]
    assert g.deciders == (0,)


def test_a_question_of_which_all_are_out_closes_as_one_step() -> None:
    match = scene(HANDS, stack=(Bid(), Turn(0)))
    play(match, "0 done")
    g = match.state
    g.seats_out = (1, 2)
    before = len(g.stack)
    assert run_one(g)
    assert len(g.stack) < before + 4
    assert not isinstance(g.stack[-1], Answers)


def test_a_reveal_counts_unless_it_is_the_lookers_own() -> None:
    g = scene(HANDS).state
    for eyes, of, more in ((-1, -1, 1), (-1, 0, 1), (0, 0, 0), (0, 1, 1), (0, -1, 1), (2, 2, 0), (2, 0, 1)):
        g.reveals_for = eyes
        before = g.reveals
        g.count_reveal(of)
        assert g.reveals - before == more, (eyes, of)


def test_a_step_that_knows_no_reason_is_refused_by_its_own_rule() -> None:
    class Mute(Decision):
        rule = "TOY-TURN"

        def deciders(self, g: State) -> tuple[int, ...]:
            return (0,)

        def options(self, g: State, seat: int) -> list[Option]:
            return [Option("rest")]

        def why_illegal(self, g: State, seat: int, option: Option, row: Row) -> str:
            return ""

    match = scene(HANDS)
    match.state.then(Mute())
    advance(match.state)
    assert match.why_not(0, Option("plan")) == "TOY-TURN"
    with pytest.raises(IllegalMove, match=r"\[TOY-TURN\]"):
        match.play(0, "plan")


@pytest.mark.parametrize("step", [Night(), Bid(), Turn(2), Stash(1), Rob(0, 3), Guard(1, 0, 2, 3)])
def test_a_steps_repr_can_be_pasted_back(step: object) -> None:
    again = eval(repr(step), {**vars(steps)})
    assert type(again) is type(step)
    assert repr(again) == repr(step)


def test_sealed_answers_under_way_can_be_pasted_back_too() -> None:
    match = play(scene(HANDS, stack=(Bid(),)), "1 bid:crate_5", "0 done")
    top = match.state.stack[-1]
    again = eval(repr(top), {"Answers": Answers, "Option": Option, "Bid": Bid})
    assert repr(again) == repr(top)
    assert again.row(1) == (Option("bid", "crate_5"),)
    assert again.deciders(match.state) == (1, 2)


@pytest.mark.parametrize(
    "value",
    [
        Result((0, 2), (5, 1, 5), "nights"),
        Gift(0, 1, "coins", 3),
        Offer(7, 0, (0, 1), (Gift(0, 1, "coins", 3),), "ты да я", False, (0,)),
    ],
)
def test_results_gifts_and_offers_can_be_pasted_back(value: object) -> None:
    assert eval(repr(value), {"Result": Result, "Gift": Gift, "Offer": Offer}) == value


def test_an_events_repr_can_be_pasted_back() -> None:
    event = Event("drew", {"seat": 1}, {"card": "x"}, (1,))
    assert repr(eval(repr(event))) == repr(event)
    assert event.seen_by(1) == {"event": "drew", "seat": 1, "card": "x"}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "drew", "seat": 1}
    secret = Event("whispered", {}, {"words": "x"}, (1,))
    assert secret.seen_by(1) == {"event": "whispered", "words": "x"}
    assert secret.seen_by(0) is None
    assert Event("reshuffled", {}).seen_by(0) == {"event": "reshuffled"}


def test_an_offer_goes_to_json_and_back() -> None:
    offer = Offer(7, 0, (0, 1), (Gift(0, 1, "coins", 3), Gift(1, 0, "stall", "stall_1")), "x", True, (0, 1))
    assert Offer.from_json(offer.to_json()) == offer


def test_places_and_shares() -> None:
    assert Result((1,), (3, 9, 3, 5), "x").ranking == ((1,), (3,), (0, 2))
    assert Result((0, 2), (5, 1, 5), "x").ranking == ((0, 2), (1,))
    assert Result((0,), (5, 9), "x").ranking == ((0,), (1,))  # the winner comes first, whatever the scores
    assert Result((), (-3,), "x").ranking == ((0,),)  # a solo game lost
    assert Result((1,), (4, 9, 4, 4), "x", ties=(0, 5, 10, 0)).ranking == ((1,), (2,), (0, 3))
    assert Result((0, 2), (5, 1, 5), "x").share(2) == 0.5
    assert Result((0, 2), (5, 1, 5), "x").share(1) == 0.0


def test_a_match_says_in_its_repr_what_it_is() -> None:
    match = play(scene(HANDS), "0 rest", "1 rest")
    assert repr(match) == "<Match toy, 3 seats, 2 moves>"
    assert repr(play(match, "2 rest")) == "<Match toy, 3 seats, 3 moves, over: nights>"


def test_a_title_says_whether_it_has_an_evaluation() -> None:
    class Bare(NightMarket):
        value = Title.value  # like a title that defines none

    assert NightMarket().evaluates
    assert not Bare().evaluates
