"""Seats: named in options and facts, eliminated from the game, and in teams."""

from __future__ import annotations

import json
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import IllegalMove, NotYours, Option, Result, advance, seat_id, seat_of
from tests.toy.scene import play, scene
from tests.toy.steps import Bid, Exile, Night, Rob, Turn

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3", "crate_4 guard_1"]
OUT = ("0 exile:seat_2", "1 exile:seat_2", "2 exile:seat_0", "3 pass")


def voted(*later: Any, **table: Any) -> cg.Match:
    """Four seats have voted seat 2 out. The given steps follow."""
    return play(scene(HANDS, stack=(Exile(), *later), **table), *OUT)


@pytest.mark.parametrize("thing", ["seat_", "seat_x", "seat_01", "seat_100", "seat_-1", "seat_1 ", "", 1, None])
def test_a_seat_as_a_thing_parses_back_from_its_text(thing: Any) -> None:
    assert [seat_of(seat_id(seat)) for seat in range(12)] == list(range(12))
    assert seat_of(thing) is None


def test_an_option_may_aim_at_a_seat() -> None:
    match = scene(HANDS, stack=(Exile(),))
    assert Option("exile", "seat_3") in match.options(0)
    assert match.why_not(0, Option("exile", "seat_0")) == "TOY-EXILE"


def test_who_is_out_is_out_and_everybody_sees_it() -> None:
    match = voted(Turn(2), Turn(3))
    for seat in (None, 0, 2):
        assert match.view(seat)["out"] == [2]
    assert match.deciders == (3,)  # the turn of an eliminated seat is skipped
    assert match.options(2) == match.extras(2) == ()
    told = match.events(None)[-1]
    assert told[0] == {"event": "exiled", "seat": 2, "by": ["seat_0", "seat_1"]}
    with pytest.raises(NotYours):
        match.play(2, "rest")
    with pytest.raises(NotYours, match="out of the game"):
        match.play(2, "search")


def test_nothing_is_asked_of_a_seat_that_is_out() -> None:
    assert voted(Bid()).deciders == (0, 1, 3)
    assert voted(Rob(0, 2)).deciders == (1, 3)


def test_an_open_question_is_no_longer_asked_of_an_eliminated_seat() -> None:
    """The seat was eliminated while a question was open. When the question continues, only the others are asked."""
    match = scene(HANDS, stack=(Bid(),))
    play(match, "0 done", "1 done", "3 done")
    match.state.then(Exile())
    match.state.moves += 1
    advance(match.state)
    play(match, *OUT)
    assert match.deciders == () or 2 not in match.deciders
    assert match.step is None or type(match.step).__name__ != "Bid"  # all others had answered: it was carried out


def test_no_deal_with_who_is_out() -> None:
    match = scene(HANDS, stack=(Exile(), Turn(0), Turn(1)), coins=(4, 4, 4, 4))
    words = json.dumps({"gives": [[0, 2, "coins", 1]], "text": "", "public": True})
    offer = Option("offer", words)
    match.play(0, offer)
    assert match.view(None)["offers"]
    play(match, *OUT)
    assert match.view(None)["offers"] == []
    with pytest.raises(IllegalMove):
        match.play(0, offer)


def test_a_position_lists_eliminated_seats() -> None:
    match = voted(Turn(3))
    position = match.position()
    assert position["out"] == [2]
    assert cg.from_position("toy", position).position() == position
    for wrong in ([9], [2, 2], ["2"], [True]):
        with pytest.raises(cg.BadPosition):
            cg.from_position("toy", {**position, "out": wrong})


def test_a_whole_game_with_an_exile_and_teams_ends() -> None:
    match = cg.new("toy", seats=6, seed=3, options={"exile": True, "teams": True})
    while match.result is None:
        seat = match.deciders[0]
        wanted = Option("exile", seat_id(5 if seat != 5 and seat != 2 else 0))
        options = match.options(seat)
        match.play(seat, wanted if wanted in options else options[0])
    assert match.view()["out"] == [5]
    assert match.result.teams == ((0, 3), (1, 4), (2, 5))
    assert match.view()["teams"] == [[0, 3], [1, 4], [2, 5]]


def test_teams_win_together() -> None:
    match = scene(HANDS, stack=(Turn(0),), coins=(1, 2, 6, 3), teams=True)
    play(match, "0 rest")
    assert match.result == Result((0, 2), (7, 5, 7, 5), "nights", ((0, 2), (1, 3)))
    assert match.result.ranking == ((0, 2), (1, 3))
    assert [match.result.share(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
    assert match.view()["result"]["teams"] == [[0, 2], [1, 3]]


def test_partners_share_their_sight_and_nobody_elses() -> None:
    match = scene(HANDS, stack=(Turn(0),), teams=True)
    assert match.view(0)["table"]["partners"]["seat_2"]["hand"] == ["crate_3", "guard_3"]
    assert match.view(None)["table"]["partners"] == {}
    for seed in range(5):  # what a seat knows of its partner is not redealt
        assert match.determinize(0, seed).position()["table"]["hands"][2] == ["crate_3", "guard_3"]
    play(match, "0 plan", "0 stash:crate_1", "0 done")
    cards = [match.events(seat)[-1][0].get("cards") for seat in (0, 2, 1, None)]
    assert cards == [["crate_1"], ["crate_1"], None, None]


def test_teams_need_an_even_number_of_seats() -> None:
    with pytest.raises(cg.NotUnderstood, match="even"):
        cg.new("toy", seats=5, options={"teams": True})


def test_the_first_night_deals_to_all_and_the_second_to_who_is_left() -> None:
    match = cg.new("toy", seats=4, seed=1)
    match.state.eliminate(1)
    before = [len(hand) for hand in match.state.hands]  # type: ignore[attr-defined]
    Night().run(match.state)  # type: ignore[arg-type]
    after = [len(hand) for hand in match.state.hands]  # type: ignore[attr-defined]
    assert [b - a for a, b in zip(before, after, strict=True)] == [3, 0, 3, 3]
