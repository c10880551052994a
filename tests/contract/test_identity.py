"""Identity: a match equals its beginning and its choices, and copies and saves equal the match."""

from __future__ import annotations

import json
from random import Random

import pytest

import consigliere as cg
from consigliere.match import Match
from tests.cases import ALL, USUAL, Case, all_readers, moments, over_play, play_random
from tests.effort import effort

every_case = pytest.mark.parametrize("case", ALL, ids=str)


def sight(match: Match) -> str:
    """Everything that can be seen or read of a match."""
    return json.dumps([[match.view(seat), match.events(seat)] for seat in all_readers(match)])


def to_the_end(match: Match, seed: int) -> Match:
    pick = Random(seed)
    while match.result is None:
        play_random(match, pick)
    return match


@every_case
def test_saved_and_loaded_it_is_the_same_match_with_the_same_future(case: Case) -> None:
    def same(match: Match, seed: int) -> None:
        again = cg.load(match.save())
        assert again.position() == match.position()
        assert again.save() == match.save()
        assert sight(again) == sight(match)
        assert to_the_end(again, 1).save() == to_the_end(match, 1).save()
        assert again.position() == match.position()
        assert again.result == match.result

    over_play(case, 8, same)


@every_case
def test_a_position_leads_back_to_the_same_state_with_the_same_future(case: Case) -> None:
    def same(match: Match, seed: int) -> None:
        position = match.position()
        again = cg.from_position(case.title.id, json.loads(json.dumps(position)))
        assert again.position() == position
        for seat in all_readers(match):
            assert again.view(seat) == match.view(seat)
        assert to_the_end(again, 1).position() == to_the_end(match, 1).position()

    over_play(case, 8, same)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_every_position_of_a_game_can_be_read_back(case: Case) -> None:
    for match in moments(case, case.share(150)):
        assert cg.from_position(case.title.id, match.position()).position() == match.position()


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_step_damaged_anywhere_is_refused_or_can_be_played(case: Case) -> None:
    pick = Random(3)
    refused = 0
    for match in moments(case, case.share(40)):
        position = json.loads(json.dumps(match.position()))
        fields = [(step, field) for step in position["stack"] for field in step if field != "step"]
        if not fields:
            continue
        step_, field = pick.choice(fields)
        step_[field] = pick.choice([None, -1, 99, 10**9, "x", [], {}, 3.5, True])
        try:
            damaged = cg.from_position(case.title.id, position)
        except cg.NotUnderstood:
            refused += 1
            continue
        for seat in damaged.deciders:
            assert damaged.options(seat)
            assert damaged.view(seat)["asked"]
    assert refused


@every_case
def test_the_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    for seed in range(effort(2, 4) if case.usual else 1):
        match = to_the_end(case.begin(seed), seed)
        again = case.begin(seed)
        for choice in match.history():
            again.play(choice.seat, choice.option)
        assert again.position() == match.position()
        assert sight(again) == sight(match)
        assert to_the_end(case.begin(seed), seed).save() == match.save()


@every_case
def test_a_clone_is_independent(case: Case) -> None:
    def independent(match: Match, seed: int) -> None:
        before = json.dumps(match.position()) + match.save() + sight(match)
        clone = match.clone(record_events=True)
        assert json.dumps(clone.position()) + clone.save() + sight(clone) == before
        to_the_end(clone, seed)
        assert json.dumps(match.position()) + match.save() + sight(match) == before
        after = json.dumps(clone.position()) + clone.save()
        to_the_end(match, seed + 1)
        assert json.dumps(clone.position()) + clone.save() == after

    over_play(case, 6, independent)


@every_case
def test_thinking_does_not_touch_the_game(case: Case) -> None:
    def untouched(match: Match, seed: int) -> None:
        before = json.dumps(match.position()) + match.save()
        for seat in all_readers(match):
            world = match.determinize(seat, seed)
            assert world.state.chance is not match.state.chance
            assert world.state.chance.record() == world.setup.chance.record() == {"seed": str(seed)}
            pick = Random(seed)
            for _ in range(100):
                if world.result is None:
                    play_random(world, pick)
            if seat is not None:
                case.title.value(match.state, seat)
        assert json.dumps(match.position()) + match.save() == before

    over_play(case, 6, untouched)


@every_case
def test_what_can_be_taken_back_leads_to_where_it_was(case: Case) -> None:
    def back(match: Match, seed: int) -> None:
        # replayed from the start, or from the point where the web table starts
        earlier = None if case.usual else match.clone()
        pick = Random(seed)
        for _ in range(12):
            if match.result is not None:
                return
            before = match.position()
            seat = pick.choice(match.deciders)
            match.play(seat, pick.choice(match.options(seat)))
            if match.can_undo(seat, earlier):
                match.undo(seat)
                assert match.position() == before
                match.play(seat, pick.choice(match.options(seat)))
        assert cg.load(match.save()).position() == match.position()

    over_play(case, 6, back)
