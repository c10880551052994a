"""Undo: back to the last moment when something was drawn, revealed or done by another seat; it reveals nothing."""

from __future__ import annotations

import json

import pytest

import consigliere as cg
from consigliere.engine import Answers, IllegalMove, NotUnderstood, Option, State, advance
from tests.toy import TITLE
from tests.toy.market import Market
from tests.toy.scene import everything, others, play, scene, sight
from tests.toy.steps import Bid, Stash, Turn

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def refused(match: cg.Match, seat: int) -> None:
    """The seat cannot undo anything, gets an error, and nothing changes."""
    before = everything(match)
    assert not match.can_undo(seat)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo(seat)
    assert everything(match) == before


def test_a_choice_that_showed_nothing_can_be_taken_back() -> None:
    match = scene(HANDS)
    before = everything(match)
    play(match, "0 plan")
    assert match.can_undo(0)
    match.undo(0)
    assert everything(match) == before


def test_several_one_after_the_other_up_to_the_beginning() -> None:
    match = scene(HANDS)
    refused(match, 0)
    stations = [match.position()]
    for choice in ("0 plan", "0 stash:crate_1"):
        play(match, choice)
        stations.append(match.position())
    for station in reversed(stations[:-1]):
        match.undo(0)
        assert match.position() == station
    refused(match, 0)


def test_not_what_was_drawn() -> None:
    refused(play(scene(HANDS, draws=(0, 0)), "0 run:stall_1"), 0)  # dice
    refused(play(scene(HANDS, stack=(Bid(),)), "0 done", "1 done", "2 done"), 2)  # revealed


def test_neither_a_choice_before_anothers_nor_anothers_choice_can_be_undone() -> None:
    match = play(scene(HANDS), "0 rest")
    assert match.can_undo(0)
    refused(match, 1)
    play(match, "1 plan")
    refused(match, 0)
    assert match.can_undo(1)


def test_not_once_the_game_is_over() -> None:
    match = play(scene(HANDS), "0 rest", "1 rest", "2 rest")
    assert match.result is not None
    refused(match, 2)


def test_not_any_time_options() -> None:
    refused(play(scene(HANDS, permits=[[1, "stall_1"]]), "1 recall:stall_1"), 1)
    refused(play(scene(HANDS), "2 search"), 2)


def test_a_sealed_answer_while_its_question_is_open_no_matter_who_has_answered_since() -> None:
    match = scene(HANDS, stack=(Bid(),))
    play(match, "0 bid:crate_1", "0 done")
    alone = sight(match, 0)
    play(match, "1 bid:crate_5")
    assert sight(match, 0) == alone  # including whether it can be taken back
    seen = others(match, 0)
    match.undo(0)
    assert match.view(0)["row"] == ["bid:crate_1"]
    assert match.view(1)["row"] == ["bid:crate_5"]
    match.undo(0)
    assert match.view(0)["row"] == []
    refused(match, 0)
    assert json.loads(others(match, 0)[1])["view"]["waiting"] == [0, 1, 2]
    play(match, "0 bid:crate_1", "0 done")
    assert others(match, 0) == seen
    play(match, "1 done", "2 done")
    refused(match, 0)


def test_not_what_has_shown_others_something_although_no_rule_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: Turn, g: Market, seat: int, option: Option) -> None:
        g.emit("rested", {"seat": seat, "card": g.hands[seat][0]} if option == Option("plan") else {"seat": seat})

    monkeypatch.setattr(Turn, "take", take)
    refused(play(scene(HANDS), "0 plan"), 0)
    assert play(scene(HANDS), "0 rest").can_undo(0)


class Quiet(Stash):
    """A private commit that reveals nothing when it is carried out."""

    __slots__ = ()
    answer_reveals = False


def test_the_last_part_of_a_private_answer_shows_nothing() -> None:
    """Nobody sees what was stashed, although the second part completes it. The answer is judged as a whole."""
    match = scene(HANDS, plans=[1, 0, 0])
    match.state.then(Quiet(0))
    advance(match.state)
    assert not match.would_show(0, Option("stash", "crate_1"))
    match.play(0, "stash:crate_1")
    assert not match.would_show(0, Option("stash", "thief_1"))
    assert not match.would_show(0, Option("done"))


def test_a_draft_that_another_has_begun_falls_with_what_it_stood_on() -> None:
    match = play(scene(HANDS, stack=(Turn(0), Stash(1)), plans=[0, 1, 0]), "0 rest", "1 stash:crate_5")
    assert match.view(1)["row"] == ["stash:crate_5"]
    assert match.can_undo(0)
    match.undo(0)
    assert match.view(0)["step"] == "Turn"
    assert len(match.history()) == 0
    play(match, "0 rest")
    assert match.view(1)["row"] == []


def test_in_a_window_nobody_notices() -> None:
    match = play(scene(HANDS, draws=(5, 5)), "0 run:stall_1")
    opened = others(match, 1)
    play(match, "1 rob:thief_2", "1 stake:2")
    assert others(match, 1) == opened
    for _ in range(2):
        assert match.can_undo(1)
        match.undo(1)
        assert others(match, 1) == opened
    assert not match.can_undo(1)
    play(match, "1 pass", "2 pass")
    assert match.view(None)["step"] == "Turn"


def test_a_choice_that_opened_a_sealed_question_is_final() -> None:
    match = play(scene(HANDS, stack=(Bid(),)), "0 done", "1 done", "2 done", "0 rest", "1 rest", "2 rest")
    assert match.result is not None
    match = scene(HANDS, draws=(5, 5))
    play(match, "0 run:stall_1")
    before = sight(match, 0)
    play(match, "1 pass")
    assert sight(match, 0) == before
    assert not match.can_undo(0)


def test_talk_of_others_does_not_show_in_what_can_be_taken_back() -> None:
    match = scene(HANDS)
    play(match, "0 plan")
    before = sight(match, 0)
    match.play(1, Option("offer", json.dumps({"gives": [[1, 2, "coins", 1]]})))
    assert sight(match, 0) == before
    match.undo(0)
    assert match.view(0)["step"] == "Turn"
    assert len(match.view(2)["offers"]) == 1  # their talk stays
    play(match, "0 plan")
    match.play(1, Option("offer", json.dumps({"gives": [[1, 2, "coins", 2]], "public": True})))
    assert match.can_undo(0)  # seat 1 has heard this one, and it changes nothing
    match.undo(0)
    assert len(match.view(0)["offers"]) == 1
    play(match, "0 plan")
    number = match.view(2)["offers"][0]["number"]
    match.play(2, Option("accept", number))
    refused(match, 0)  # goods have changed hands


def test_private_talk_that_stood_on_what_is_taken_back_falls_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    # Suppose that deals are open only while somebody plans.
    def closed(self: object, g: State) -> str:
        return "" if isinstance(g.stack[-1], Answers) else "TOY-LOCK"

    monkeypatch.setattr(type(TITLE.trade), "closed_by", closed)
    match = play(scene(HANDS), "0 rest", "1 plan")
    match.play(0, Option("offer", json.dumps({"gives": [[0, 2, "coins", 1]]})))
    match.undo(1)
    assert match.view(1)["step"] == "Turn"
    assert match.view(0)["offers"] == []
    assert cg.load(match.save()).position() == match.position()


def test_an_interrupted_sealed_answer_stays() -> None:
    match = scene(HANDS, stack=(Bid(),), draws=(0,))
    play(match, "0 bid:crate_1", "2 search")
    refused(match, 0)
    play(match, "2 look:stall_1")
    refused(match, 0)  # something public has happened in between


def test_after_undo_a_match_can_be_saved_and_continues_the_same() -> None:
    match = play(scene(HANDS), "0 plan", "0 stash:crate_1")
    match.undo(0)
    play(match, "0 stash:thief_1", "0 done")
    again = cg.load(match.save())
    assert again.position() == match.position()
    assert '"0 stash:crate_1"' not in match.save()


def test_a_possible_world_has_no_past_to_take_back() -> None:
    match = play(scene(HANDS), "0 plan", "0 stash:crate_1")
    assert not match.determinize(0, 1).can_undo(0)


@pytest.mark.parametrize("seat", [-1, 3, None, "0", True, 0.0])
def test_only_seats_of_the_table_take_back(seat: object) -> None:
    match = play(scene(HANDS), "0 plan")
    with pytest.raises(NotUnderstood):
        match.undo(seat)  # type: ignore[arg-type]
