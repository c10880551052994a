"""Copies and possible worlds: independent of the original match, identical in one seat's view, different elsewhere."""

from __future__ import annotations

import json

import pytest

import consigliere as cg
from consigliere.engine import Option, advance, take
from tests.toy.market import Market
from tests.toy.scene import everything, others, play, scene, sight
from tests.toy.steps import Bid

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]
OFFER = Option("offer", json.dumps({"gives": [[1, 2, "coins", 1]], "text": "between us"}))


def test_a_clone_and_its_match_go_their_own_ways() -> None:
    match = play(scene(HANDS), "0 plan")
    copy = match.clone(record_events=True)
    assert everything(copy) == everything(match)
    before = everything(match)
    play(copy, "0 stash:crate_1", "0 done", "1 search", "1 look:stall_1")
    copy.play(1, OFFER)
    assert everything(match) == before
    other = everything(copy)
    play(match, "0 done", "1 rest")
    match.undo(1)
    assert everything(copy) == other


def test_a_clone_records_no_events_unless_asked_to() -> None:
    match = scene(HANDS)
    silent, telling = match.clone(), match.clone(record_events=True)
    for copy in (silent, telling):
        play(copy, "0 rest")
    assert silent.events(None) == [[]]
    assert telling.events(None) == [[], [{"event": "rested", "seat": 0}]]
    assert silent.position() == telling.position()


def test_take_leads_where_match_play_leads() -> None:
    match = scene(HANDS, stack=(Bid(),))
    g = match.state.clone()
    for choice in ("1 bid:crate_5", "0 done", "1 done", "2 done", "1 rest"):
        play(match, choice)
        take(g, int(choice[0]), Option.parse(choice[2:]))
    copy = match.clone()
    copy.state = g
    assert copy.position() == match.position()


def test_a_world_looks_the_same_to_its_seat_and_plays_on_its_own() -> None:
    match = play(scene(HANDS, stack=(Bid(),)), "1 bid:crate_5")
    before = everything(match)
    for seat in (None, 0, 1, 2):
        for seed in range(20):
            world = match.determinize(seat, seed)
            assert world.view(seat) == match.view(seat)
            assert world.number(seat) == match.number(seat)
            if seat is not None:
                assert world.options(seat) == match.options(seat)
                assert world.extras(seat) == match.extras(seat)
            while world.result is None:
                decider = world.deciders[0]
                world.play(decider, world.options(decider)[-1])
    assert everything(match) == before


def test_the_same_seed_gives_the_same_world() -> None:
    match = play(scene(HANDS, stack=(Bid(),)), "1 bid:crate_5", "1 done")
    worlds = [json.dumps(match.determinize(0, seed).position()) for seed in (1, 2, 3, 1, 2, 3)]
    assert worlds[:3] == worlds[3:]
    assert len(set(worlds)) == 3


def test_hidden_cards_and_coins_take_other_values_and_known_ones_stay() -> None:
    match = scene(HANDS, coins=(3, 1, 6))
    tables = [match.determinize(0, seed).position()["table"] for seed in range(200)]
    assert {str(table["hands"][0]) for table in tables} == {str(HANDS[0].split())}
    assert {table["coins"][0] for table in tables} == {3}
    assert {table["coins"][1] for table in tables} == set(range(8))
    assert {card for table in tables for card in table["hands"][1]} == {
        *(card for card in match.position()["table"]["deck"]),
        *HANDS[1].split(),
        *HANDS[2].split(),
    }


def test_answers_of_others_in_an_open_question_vary_between_worlds() -> None:
    match = play(scene(HANDS, stack=(Bid(),)), "0 bid:crate_1", "1 bid:thief_2", "1 done", "2 bid:crate_3")
    tops = [match.determinize(0, seed).position()["stack"][-1] for seed in range(100)]
    assert all(top["left"] == [0, 2] for top in tops)  # public
    assert all(top["rows"][0] == ["bid:crate_1"] for top in tops)  # the seat's own
    assert len({str(top["rows"][1]) for top in tops}) > 10  # regenerated from the cards of that world
    assert all(top["rows"][2] == [] for top in tops)  # nobody knows of an incomplete answer


def test_answers_of_others_in_a_window_are_forgotten_whether_given_or_not() -> None:
    match = play(scene(HANDS, draws=(5, 5)), "0 run:stall_1")
    for answers in ((), ("1 rob:thief_2",), ("1 stake:1",)):
        play(match, *answers)
        world = match.determinize(2, seed=7)
        assert world.position()["stack"][-1]["rows"] == [[], []]
        assert world.deciders == (1, 2)
        assert world.view(2) == match.view(2)
        mine = match.determinize(1, seed=7)
        assert mine.position()["stack"][-1]["rows"][0] == [str(option) for option in match.state.stack[-1].row(1)]  # type: ignore[attr-defined]


def test_worlds_of_two_matches_that_differ_in_the_hidden_alone_are_the_same() -> None:
    """The world a seat imagines cannot depend on what it does not know, such as whether seat 1 has reacted."""
    waiting = play(scene(HANDS, draws=(5, 5)), "0 run:stall_1")
    reacted = play(scene(HANDS, draws=(5, 5)), "0 run:stall_1", "1 rob:thief_2", "1 stake:0")
    for seed in range(20):
        assert waiting.determinize(2, seed).position() == reacted.determinize(2, seed).position()


def test_offers_between_others_are_not_in_the_world() -> None:
    match = scene(HANDS)
    match.play(1, OFFER)
    assert match.determinize(0, 1).position()["offers"] == []
    assert match.determinize(None, 1).position()["offers"] == []
    assert len(match.determinize(2, 1).position()["offers"]) == 1


def test_a_world_contains_neither_the_seed_nor_the_history_of_its_match() -> None:
    match = play(cg.new("toy", seats=3, seed=987654321), "0 done", "1 done", "2 done")
    world = match.determinize(0, seed=5)
    assert "987654321" not in world.save()
    assert "987654321" not in json.dumps(world.position())
    assert world.history() == []
    assert world.setup.chance.record() == {"seed": "5"}


def test_events_know_their_audience() -> None:
    match = play(scene(HANDS), "0 plan", "0 stash:crate_1", "0 done")
    match.play(1, OFFER)
    seen = {seat: match.events(seat)[1:] for seat in (None, 0, 1, 2)}
    assert seen[None] == [[{"event": "planned", "seat": 0}]]
    assert seen[0] == [[{"event": "planned", "seat": 0, "cards": ["crate_1"]}]]
    assert [row[0]["event"] for row in seen[1]] == ["planned", "talk"]
    assert seen[1] == seen[2]


def test_events_since_the_last_time_one_looked() -> None:
    match = play(scene(HANDS), "0 rest", "1 plan", "1 done", "2 rest")
    rows = match.events(1)
    assert [row[0]["event"] for row in rows[1:]] == ["rested", "planned", "rested"]
    for since in range(len(rows) + 2):
        assert match.events(1, since) == rows[since:]


def test_the_opening_has_events_too() -> None:
    match = cg.new("toy", seats=3, seed=1)
    for seat in (0, 1, 2):
        dealt = [event for event in match.events(seat)[0] if event["event"] == "dealt"]
        assert [("cards" in event) for event in dealt] == [event["seat"] == seat for event in dealt]
        assert dealt[seat]["cards"] == match.view(seat)["table"]["hand"]
    assert all("cards" not in event for event in match.events(None)[0])


def test_looking_changes_nothing() -> None:
    match = play(scene(HANDS, stack=(Bid(),)), "1 bid:crate_5")
    before = match.save(), json.dumps(match.position())
    for seat in (None, 0, 1, 2):
        sight(match, seat)
        view = match.view(seat)
        view["table"]["discard"].append("x")
        view["table"]["stalls"].clear()
        view["row"].append("x")
        match.determinize(seat, 1)
    others(match)
    assert (match.save(), json.dumps(match.position())) == before


class Allied(Bid):
    """A bid that allies see. Here all seats are allies."""

    __slots__ = ()

    def shares_answer(self, g: Market, seat: int, other: int) -> bool:
        return True


def test_what_allies_see_of_each_other_a_spectator_does_not() -> None:
    match = scene(HANDS)
    match.state.then(Allied())
    advance(match.state)
    for choice in ("1 bid:crate_5", "1 done"):
        seat, _, option = choice.partition(" ")
        match.play(int(seat), option)

    def rows(seat: int | None) -> set[tuple[Option, ...]]:
        return {match.determinize(seat, seed).state.stack[-1].row(1) for seed in range(20)}  # type: ignore[attr-defined]

    assert rows(0) == rows(1) == {(Option("bid", "crate_5"), Option("done"))}
    assert len(rows(None)) > 1
