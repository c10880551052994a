"""The greedy bot: one decision ahead, in worlds it considers possible."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import consigliere as cg
from consigliere.bots import GreedyBot, Sight, make, play_out
from consigliere.bots.greedy import _Move
from consigliere.engine import NotUnderstood, Option
from tests.toy.scene import scene
from tests.toy.steps import Rob, Stash, Turn

pytestmark = pytest.mark.usefixtures("toy")


def test_it_takes_what_its_own_evaluation_likes_best() -> None:
    """Crates in the stash count: the best two of three go in, with any seed."""
    for seed in range(10):
        hands = ["crate_1 crate_2 crate_3", "thief_1", "thief_2"]
        match = scene(hands, stack=(Stash(0), Turn(1)), plans=[1, 0, 0])
        for expected in ({"crate_2", "crate_3"}, {"crate_2", "crate_3"}):
            choice = GreedyBot(seed).choose(Sight(match, 0))
            assert choice.verb == "stash"
            assert choice.target in expected
            match.play(0, choice)
        assert match.position()["table"]["stash"][0] in (["crate_2", "crate_3"], ["crate_3", "crate_2"])


def test_a_single_option_needs_no_thought() -> None:
    match = scene(["crate_1", "crate_2", "crate_3"], stack=(Rob(0, 2),))
    assert match.options(1) == (Option("pass"),)
    assert GreedyBot(1, worlds=0).choose(Sight(match, 1)) == Option("pass")


def test_the_same_seed_plays_the_same_game() -> None:
    saves = set()
    for _ in range(2):
        match = cg.new("toy", seats=3, seed=5)
        play_out(match, [make("greedy", 1), make("greedy", 2), make("random", 3)])
        saves.add(match.save())
    assert len(saves) == 1


def test_what_it_cannot_know_makes_no_difference() -> None:
    """Two matches that differ only in the others' cards and coins: the same choice for the same seat."""
    for seed in range(12):
        choices = set()
        for hands, coins in (
            (["crate_1 thief_1 guard_1", "crate_2 thief_2", "guard_3"], (4, 6, 2)),
            (["crate_1 thief_1 guard_1", "thief_5 guard_2", "crate_9"], (4, 1, 7)),
        ):
            match = scene(hands, coins=coins)
            choices.add(GreedyBot(seed).choose(Sight(match, 0)))
        assert len(choices) == 1


def test_it_beats_random_players() -> None:
    wins: Counter[str] = Counter()
    for seed in range(60):
        names = ["random"] * 3
        names[seed % 3] = "greedy"
        match = cg.new("toy", seats=3, seed=seed)
        result = play_out(match, [make(name, 10 * seed + seat) for seat, name in enumerate(names)])
        for seat in result.winners:
            wins[names[seat]] += 1
    assert wins["greedy"] > 30  # random play would win 20 of 60
    assert wins["greedy"] > wins["random"]


def test_a_bot_nobody_knows() -> None:
    with pytest.raises(NotUnderstood, match="no bot 'genius'; there are random, greedy, trader, bully, miser"):
        make("genius")


def test_rivals_answer_a_window_as_it_serves_them() -> None:
    """A thief who can take six coins from a seat without a guard does not miss the chance."""
    for seed in range(10):
        match = scene(["crate_1", "thief_1", "crate_3"], stack=(Rob(0, 6),), coins=(4, 4, 4))
        move = _Move(match.title, match.state, 0, Random(seed))
        assert move._wanted(match.state, 1).verb == "rob"
