"""The contract of identity: a match is its beginning and its choices; copies and saves are the match."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import consigliere as cg
from consigliere.match import Match
from tests.cases import ALL, USUAL, Case, reach, seats_and_all, step, walk

SEEDS = st.integers(0, 2**32)
STOPS = st.integers(0, 200)
every_case = pytest.mark.parametrize("case", ALL, ids=str)


def sight(match: Match) -> str:
    """All that can be seen and told of a match, by anybody."""
    return json.dumps([[match.view(seat), match.events(seat)] for seat in seats_and_all(match)])


def to_the_end(match: Match, seed: int) -> Match:
    pick = Random(seed)
    while match.result is None:
        step(match, pick)
    return match


@every_case
@settings(max_examples=10)
@given(seed=SEEDS, stop=STOPS)
def test_saved_and_loaded_it_is_the_same_match_with_the_same_future(case: Case, seed: int, stop: int) -> None:
    match = reach(case, seed, stop)
    again = cg.load(match.save())
    assert again.position() == match.position()
    assert again.save() == match.save()
    assert sight(again) == sight(match)
    assert to_the_end(again, 1).save() == to_the_end(match, 1).save()
    assert again.position() == match.position()
    assert again.result == match.result


@every_case
@settings(max_examples=10)
@given(seed=SEEDS, stop=STOPS)
def test_a_position_leads_back_to_the_same_state_with_the_same_future(case: Case, seed: int, stop: int) -> None:
    match = reach(case, seed, stop)
    position = match.position()
    again = cg.from_position(case.title.id, json.loads(json.dumps(position)))
    assert again.position() == position
    for seat in seats_and_all(match):
        assert again.view(seat) == match.view(seat)
    assert to_the_end(again, 1).position() == to_the_end(match, 1).position()


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_every_position_of_a_game_can_be_read_back(case: Case) -> None:
    for match in walk(case, seed=2):
        assert cg.from_position(case.title.id, match.position()).position() == match.position()


@every_case
@settings(max_examples=10)
@given(seed=SEEDS)
def test_the_same_seed_and_choices_give_the_same_game(case: Case, seed: int) -> None:
    match = to_the_end(case.begin(seed), seed)
    again = case.begin(seed)
    for choice in match.history():
        again.play(choice.seat, choice.option)
    assert again.position() == match.position()
    assert sight(again) == sight(match)
    assert to_the_end(case.begin(seed), seed).save() == match.save()


@every_case
@settings(max_examples=10)
@given(seed=SEEDS, stop=STOPS)
def test_a_clone_is_independent(case: Case, seed: int, stop: int) -> None:
    match = reach(case, seed, stop)
    before = json.dumps(match.position()) + match.save() + sight(match)
    clone = match.clone(telling=True)
    assert json.dumps(clone.position()) + clone.save() + sight(clone) == before
    to_the_end(clone, seed)
    assert json.dumps(match.position()) + match.save() + sight(match) == before
    after = json.dumps(clone.position()) + clone.save()
    to_the_end(match, seed + 1)
    assert json.dumps(clone.position()) + clone.save() == after


@every_case
@settings(max_examples=10)
@given(seed=SEEDS, stop=STOPS)
def test_thinking_does_not_touch_the_game(case: Case, seed: int, stop: int) -> None:
    match = reach(case, seed, stop)
    before = json.dumps(match.position()) + match.save()
    for seat in seats_and_all(match):
        world = match.determinize(seat, seed)
        assert world.state.chance is not match.state.chance
        assert world.state.chance.record() == world.setup.chance.record() == {"seed": str(seed)}
        to_the_end(world, seed)
        if seat is not None:
            case.title.value(match.state, seat)
    assert json.dumps(match.position()) + match.save() == before


@every_case
@settings(max_examples=10)
@given(seed=SEEDS, stop=STOPS)
def test_what_can_be_taken_back_leads_to_where_it_was(case: Case, seed: int, stop: int) -> None:
    match = reach(case, seed, stop)
    pick = Random(seed)
    for _ in range(12):
        if match.result is not None:
            return
        before, deciders = match.position(), match.deciders
        seat = pick.choice(deciders)
        match.play(seat, pick.choice(match.options(seat)))
        if match.can_undo(seat):
            match.undo(seat)
            assert match.position() == before
            assert cg.load(match.save()).position() == before
            match.play(seat, pick.choice(match.options(seat)))
