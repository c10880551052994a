"""Who may know what: possible worlds, equal cards, sealed answers, cards that were seen and put away."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine.foresight import foresee
from consigliere.games.corleones_empire.bribery import shown_in_case
from consigliere.games.corleones_empire.components import BILLS, FIRST_ALLY, FIRST_JOB
from consigliere.games.corleones_empire.state import Empire
from consigliere.match import Match

from .scene import GAME, scene

WORLDS = 40


def state(match: Match) -> Empire:
    assert isinstance(match.state, Empire)
    return match.state


def some_moments(seats: int, seed: int) -> list[Match]:
    """A random game every tenth choice."""
    match, pick = cg.new(GAME, seats=seats, seed=seed), Random(seed)
    found: list[Match] = []
    while match.result is None:
        if len(match.history()) % 10 == 3:
            found.append(match.clone())
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_possible_world_looks_the_same_and_follows_from_sight_alone(seats: int) -> None:
    for match in some_moments(seats, seats):
        for seat in (None, *range(seats)):
            world = match.determinize(seat, 5)
            assert world.view(seat) == match.view(seat)
            assert match.determinize(seat, 9).determinize(seat, 5).position() == world.position()
            assert match.title.problems(world.state) == []


def test_every_hidden_hand_and_suitcase_takes_other_values() -> None:
    """Of another's hand only its size and its allies are fixed; of their suitcase the number of bills and the jobs."""
    table = scene(
        3,
        round=3,
        hands=["bill_1 gun", "bill_5 booze gun_down car_bomb", "gun dirty_money bill_2 bill_3"],
        allies=["", "bandit", "capo"],
        cases=["bill_1", "bill_5*2 bill_1 inside_man", "bill_3 bill_2"],
    )
    hands: list[set[tuple[int, ...]]] = [set(), set()]
    cases: list[set[tuple[int, ...]]] = [set(), set()]
    g = state(table.match)
    for seed in range(WORLDS):
        world = state(table.match.determinize(0, seed))
        assert world.hands[0] == g.hands[0]
        assert world.cases[0] == g.cases[0]
        for i, seat in enumerate((1, 2)):
            assert len(world.hands[seat]) == len(g.hands[seat])
            assert [kind for kind in world.hands[seat] if kind >= FIRST_ALLY] == [
                kind for kind in g.hands[seat] if kind >= FIRST_ALLY
            ]
            assert world.bills_in_case(seat) == g.bills_in_case(seat)
            assert [kind for kind in world.cases[seat] if kind >= FIRST_JOB] == [
                kind for kind in g.cases[seat] if kind >= FIRST_JOB
            ]
            hands[i].add(world.hands[seat])
            cases[i].add(world.cases[seat])
        held = Counter(kind for seat in (1, 2) for kind in (*world.hands[seat], *world.cases[seat]) if kind < FIRST_JOB)
        true = Counter(kind for seat in (1, 2) for kind in (*g.hands[seat], *g.cases[seat]) if kind < FIRST_JOB)
        assert held == true  # stacks are public
    assert all(len(found) > WORLDS // 2 for found in hands)
    assert all(len(found) > 5 for found in cases)
    for seat in (1, 2):
        for kind in g.hands[seat]:
            if kind < FIRST_ALLY:
                worlds = [state(table.match.determinize(0, seed)).hands[seat] for seed in range(WORLDS)]
                assert any(hand.count(kind) != g.hands[seat].count(kind) for hand in worlds), kind


@pytest.mark.parametrize("seats", [3, 5])
def test_at_every_moment_what_others_hold_is_redealt(seats: int) -> None:
    """If two hands or suitcases of others could exchange a card, they do in some world. The deck changes too."""
    looked = 0
    for match in some_moments(seats, 3):
        g = state(match)
        for seat in (None, 0):
            others = [other for other in range(seats) if other != seat]
            worlds = [state(match.determinize(seat, seed)) for seed in range(25)]
            for other in others:
                own = g.hands[other][: g.cards_but_allies(other)]
                elsewhere = [k for o in others if o != other for k in g.hands[o][: g.cards_but_allies(o)]]
                if len(own) > 1 and set(elsewhere) - set(own) and len(elsewhere) > 1:
                    assert len({world.hands[other] for world in worlds}) > 1
                    looked += 1
            if len(set(g.deck)) > 3 and any(FIRST_JOB <= k < FIRST_ALLY for o in others for k in g.hands[o]):
                assert len({world.deck for world in worlds}) > 1
    assert looked > 40


def test_what_others_hide_does_not_show() -> None:
    """Two worlds that differ only in what seats 1 and 2 hide look the same to seat 0 and to spectators, choice by
    choice."""
    one = scene(3, hands=["bill_1*2 gun", "bill_5 booze car_bomb", "gun dirty_money bill_2"])
    other = scene(3, hands=["bill_1*2 gun", "gun dirty_money bill_5", "bill_2 booze car_bomb"])
    for option in ("thug:loc_chelsea", "launder:bill_1", "decline"):
        for seat in (None, 0):
            assert json.dumps(one.match.view(seat)) == json.dumps(other.match.view(seat))
            assert one.match.events(seat) == other.match.events(seat)
        one.do(option)
        other.do(option)


def test_laundered_bills_are_seen_and_then_forgotten_by_the_display() -> None:
    table = scene(3, hands=["bill_5 bill_1"])
    table.do("thug:loc_chelsea", "launder:bill_5", "decline")
    assert table.told("laundered", 1)[0]["card"] == "bill_5"
    other = scene(3, hands=["bill_5 bill_1"])
    other.do("thug:loc_chelsea", "launder:bill_1", "decline")
    assert table.match.view(1)["table"]["families"] == other.match.view(1)["table"]["families"]


def test_drawn_jobs_are_the_drawers_own() -> None:
    table = scene(3)
    table.do("thug:loc_midtown")
    assert table.match.view(0)["table"]["drawn"] == list(table.now("drawn"))
    for seat in (None, 1, 2):
        view = table.match.view(seat)["table"]
        assert view["drawn"] is None
        assert view["drawing"] == 0
    worlds = {tuple(state(table.match.determinize(1, seed)).drawn) for seed in range(20)}
    assert len(worlds) > 5
    table.do(f"keep:{sorted(table.may('keep'))[0]}")
    assert "card" in table.told("kept", 0)[0]
    assert "card" not in table.told("kept", 1)[0]
    assert table.told("kept", 1)[0]["discarded"] == table.now("discard")


def test_no_id_tells_two_equal_cards_apart() -> None:
    def texts(node: Any) -> set[str]:
        if isinstance(node, dict):
            return set().union(*(texts(value) for value in node.values()), node.keys())
        if isinstance(node, list):
            return set().union(*map(texts, node))
        return {node} if isinstance(node, str) else set()

    table = scene(3, hands=["bill_1*4 gun*3 gun_down*2"])
    assert table.match.view(0)["table"]["hand"].count("bill_1") == 4
    assert not any(text.startswith(("bill_1_", "gun_1")) for text in texts(table.match.position()))


def test_paying_reveals_nothing_of_a_choice() -> None:
    """Nothing shows whether there was another way to pay for a job: not the step, not the number of messages."""
    tiles = "tile_gun_shop tile_distillery tile_opium_den"
    seen = []
    for hand in ("booze gun narcotics fence_the_goods bill_1", "booze gun bill_2 fence_the_goods bill_1"):
        table = scene(3, round=3, tiles=tiles, hands=[hand])
        before = [json.dumps(table.match.view(1)["step"]), table.match.number(1)]
        table.do("job:fence_the_goods")
        if table.step == "Turn":
            assert [json.dumps(table.match.view(1)["step"]), table.match.number(1)] == before
            table.do("pay:booze", "pay:gun")
        view = table.match.view(1)
        seen.append((view["step"], view["number"], view["table"]["families"], table.match.events(1)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_who_is_asked_follows_from_public_numbers(seats: int) -> None:
    """In every world a seat considers possible, the same seats are asked the same question."""
    for match in some_moments(seats, 7):
        for seat in range(seats):
            for seed in range(3):
                world = match.determinize(seat, seed)
                assert type(world.step) is type(match.step)
                if seat in match.deciders:
                    assert world.options(seat) == match.options(seat)


def test_a_bid_can_be_changed_until_the_last_is_in() -> None:
    table = scene(2, phase="bribery", cases=["bill_1 bill_3", "bill_2"], offer="bandit")
    table.play(0, "bid:bill_3", "done")
    assert table.match.can_undo(0)
    table.match.undo(0)
    table.match.undo(0)
    table.play(0, "bid:bill_1", "done").play(1, "done")
    assert table.told("bids")[0]["sums"] == [1, 0]


def test_a_figure_sent_out_can_be_taken_back_until_the_next_has_acted() -> None:
    """Whether the next player has begun to pay for a job reveals nothing, and is not kept."""
    tiles = "tile_gun_shop tile_distillery tile_opium_den"
    hands = ["bill_1", "booze gun narcotics fence_the_goods bill_1"]
    table = scene(3, round=3, tiles=tiles, hands=hands)
    table.do("thug:loc_wall_street")
    assert table.match.can_undo(0)
    before = json.dumps([table.match.view(0), table.match.number(0)])
    table.play(1, "job:fence_the_goods", "pay:booze")
    assert table.match.can_undo(0)
    assert json.dumps([table.match.view(0), table.match.number(0)]) == before
    table.match.undo(0)
    assert table.match.deciders == (0,)
    assert [str(choice.option) for choice in table.match.history()] == []
    table.do("thug:loc_brooklyn")
    assert table.match.deciders == (1,)
    assert table.match.view(1)["row"] == []
    table.play(1, "job:fence_the_goods", "pay:booze", "pay:gun")
    assert not table.match.can_undo(0)


@pytest.mark.rule("CE-BRIBE-01", "CE-BRIBE-04")
def test_a_bid_that_is_open_stays_in_its_suitcase_until_it_is_paid() -> None:
    """Bids have been revealed. Seat 0 has paid and chooses; the others' bills can only be where they are."""
    cases = ["bill_5*2 bill_1", "bill_3 bill_1*2", "bill_2*2", "bill_1 bill_5"]
    table = scene(4, phase="bribery", cases=cases, offer="bandit beat_cop shop_steward")
    for seat, bill in enumerate(("bill_5", "bill_3", "bill_2", "bill_1")):
        table.play(seat, f"bid:{bill}", "done")
    assert table.step == "TakeAlly"
    others: set[tuple[str, ...]] = set()
    for seed in range(WORLDS):
        for eyes in (None, 0, 2):
            world = table.match.determinize(eyes, seed)
            inside = world.position()["table"]["suitcases"]
            assert all(bill in inside[i] for i, bill in ((1, "bill_3"), (2, "bill_2"), (3, "bill_1")))
            others.add(tuple(inside[1]))
            while world.step is not None and type(world.step).__name__ == "TakeAlly":
                world.play(world.deciders[0], world.options(world.deciders[0])[-1])
                assert world.title.problems(world.state) == []
    assert len(others) > 3  # and the rest of a suitcase is as unknown as before


def test_bills_are_whole_numbers_of_a_few_kinds() -> None:
    assert BILLS == 4


def test_a_bid_that_is_open_is_in_its_suitcase_in_every_world() -> None:
    """All have seen its bills: until they are paid, every possible world has them there. [CE-BRIBE-03]"""
    looked = 0
    for seed in range(12):
        match, pick = cg.new(GAME, seats=4, seed=seed).clone(), Random(seed)
        while match.result is None:
            if type(match.step).__name__ == "TakeAlly":
                for other in range(4):
                    shown = Counter(shown_in_case(state(match), other))
                    looked += shown.total()
                    assert shown <= Counter(state(match).cases[other])
                    for seat in (None, 0, 1, 2, 3):
                        assert shown <= Counter(state(match.determinize(seat, seed)).cases[other])
            asked = pick.choice(match.deciders)
            match.play(asked, pick.choice(match.options(asked)))
    assert looked > 20


def test_a_position_whose_open_bid_is_not_in_the_suitcase_is_refused() -> None:
    match, pick = cg.new(GAME, seats=4, seed=6).clone(), Random(6)
    while not any(shown_in_case(state(match), seat) for seat in range(4)):
        asked = pick.choice(match.deciders)
        match.play(asked, pick.choice(match.options(asked)))
    seat = next(seat for seat in range(4) if shown_in_case(state(match), seat))
    assert cg.from_position(GAME, match.position()).step is not None
    position = match.position()
    position["table"]["bids"][seat] += ["bill_5"] * 9
    with pytest.raises(cg.NotUnderstood, match="a bid shows a bill that is not in its suitcase"):
        cg.from_position(GAME, position)


@pytest.mark.parametrize("verb", ["launder", "keep", "job", "ally"])
def test_what_a_seat_shows_of_its_own_it_can_foresee(verb: str) -> None:
    """A bill laundered, a job done or not kept, an ally played: new only to the others. The size of the hand is
    certain."""

    def cards(view: dict[str, Any]) -> dict[str, Any]:
        return {"cards": view["table"]["families"][view["seat"]]["cards"]}

    found = 0
    for seed in range(12):
        for match in some_moments(3, 100 + seed):
            seat = match.deciders[0]
            for option in match.options(seat):
                if option.verb == verb:
                    found += "cards" in foresee(match, seat, option, cards).certain
    assert found
