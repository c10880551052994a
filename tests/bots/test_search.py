"""The bot that looks ahead: legal, repeatable, blind to secrets, and better than the greedy bot."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.bots import AHEAD, GreedyBot, SearchBot, Sight, make, play_out
from consigliere.engine import Lookahead
from consigliere.games import SHELF, find
from tests.toy.scene import scene

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("game", SHELF)
def test_it_chooses_what_is_offered(game: str) -> None:
    match = cg.new(game, seats=find(game).facts.players[1], seed=4)
    bot = SearchBot(1, playouts=6, candidates=3)
    for _ in range(12):
        seat = match.deciders[0]
        option = bot.choose(Sight(match, seat))
        assert option in match.options(seat)
        match.play(seat, option)


def test_the_same_seed_and_budget_make_the_same_moves() -> None:
    saves = set()
    for _ in range(2):
        match = cg.new("toy", seats=3, seed=5)
        play_out(match, [SearchBot(1, playouts=12), GreedyBot(2), GreedyBot(3)])
        saves.add(match.save())
    assert len(saves) == 1


def test_what_it_cannot_know_makes_no_difference() -> None:
    for seed in range(6):
        choices = set()
        for hands, coins in (
            (["crate_1 thief_1 guard_1", "crate_2 thief_2", "guard_3"], (4, 6, 2)),
            (["crate_1 thief_1 guard_1", "thief_5 guard_2", "crate_9"], (4, 1, 7)),
        ):
            match = scene(hands, coins=coins)
            choices.add(SearchBot(seed, playouts=12).choose(Sight(match, 0)))
        assert len(choices) == 1


def test_time_ends_a_decision_early() -> None:
    """With no time at all it still answers: by the order in which the greedy bot ranks."""
    match = cg.new("dual_powers", seats=2, seed=3)
    bot = SearchBot(1, playouts=10_000_000, seconds=1e-9)
    assert bot.choose(Sight(match, 0)) in match.options(0)


def test_all_options_are_tried_and_the_better_ones_more() -> None:
    match = cg.new("dual_powers", seats=2, seed=3)
    for seat in match.deciders:
        match.play(seat, match.options(seat)[0])
    seat = match.deciders[0]
    options = list(match.options(seat))[:4]
    scores = SearchBot(1, playouts=16).compare(Sight(match, seat), options, Lookahead(4))
    assert set(scores) == set(options)
    assert sorted(reached for reached, _ in scores.values()) == [0, 0, 1, 2]
    assert all(0 <= value <= 1 for _, value in scores.values())


def test_levels_look_further_and_further_ahead() -> None:
    assert list(AHEAD.values()) == sorted(AHEAD.values())
    for level in AHEAD:
        match = cg.new("dual_powers", seats=2, seed=1)
        assert make(level, 1).choose(Sight(match, 0)) in match.options(0)
