"""The history of choices: computed once for a match and its clones, and each match has its own."""

from __future__ import annotations

import random

import pytest

import consigliere as cg

pytestmark = pytest.mark.usefixtures("toy")

Made = list[tuple[int, str]]


def made(match: cg.Match) -> Made:
    return [(choice.seat, str(choice.option)) for choice in match.history()]


def test_every_match_has_its_own_past() -> None:
    rng = random.Random(3)
    matches: list[tuple[cg.Match, Made]] = [(cg.new("toy", seats=3, seed=5), [])]
    undone = 0
    for _ in range(400):
        match, past = rng.choice(matches)
        what = rng.random()
        if what < 0.2 and len(matches) < 40:
            matches.append((match.clone(record_events=True), [*past]))
        elif what < 0.35:
            seat = rng.randrange(3)
            if match.can_undo(seat):
                match.undo(seat)
                left = made(match)
                assert len(left) < len(past)
                past[:] = left
                undone += 1
                assert left == made(cg.load(match.save()))
        elif match.result is None:
            seat = rng.choice(match.deciders)
            option = rng.choice(match.options(seat))
            match.play(seat, option)
            past.append((seat, str(option)))
        if rng.random() < 0.5:  # some are asked only now and then, so their cached prefix has another length
            assert made(match) == past
    assert undone > 5
    assert all(made(match) == past for match, past in matches)


def test_changing_a_returned_list_changes_nothing() -> None:
    match = cg.new("toy", seats=3, seed=5)
    for _ in range(4):
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    copy = match.clone()
    before = made(match)
    match.history().clear()
    copy.history().pop()
    assert made(match) == made(copy) == before
