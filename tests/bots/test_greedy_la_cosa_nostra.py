"""The greedy bot at La Cosa Nostra: blunders that anybody at the table would see."""

from __future__ import annotations

from collections import Counter

import consigliere as cg
from consigliere.bots import GreedyBot, Sight, play_out
from tests.games.la_cosa_nostra.scene import scene, side


def test_a_die_that_lies_on_success_is_not_rolled_again() -> None:
    """However the tries by lot fall, and whoever may rob the reward: only a miss is thrown again."""
    own = side(gangsters="big_joey=fraud", businesses="cop cop lawyer loan_shark")
    thief, other = side(gangsters="micky_dogs=robbery"), side(gangsters="tommy_the_cat=robbery")
    for seed in range(16):
        for dice, sensible in (((6, 6, 6), ("pass",)), ((6, 1, 6), ("pass", "reroll:die_2"))):
            table = scene(blundetto=own, dimaggio=thief, calmuti=other, turn="blundetto", round=3).calm()
            table.job("big_joey", dice=dice)
            assert table.step() == "RollerDice"
            assert str(GreedyBot(seed, worlds=1).choose(Sight(table.match, 0))) in sensible


def test_a_purchase_is_planned_as_likely_as_it_can_be_paid() -> None:
    """Of what greedy bots plan to buy they pay most."""
    told: Counter[str] = Counter()
    for seed in range(3):
        match = cg.new("la_cosa_nostra", seats=3, seed=seed)
        play_out(match, [GreedyBot(10 * seed + i) for i in range(3)])
        told.update(event["event"] for row in match.events(None) for event in row)
    assert told["bought"] > 0.6 * told["planned"] > 6


def test_a_schemer_is_not_burnt_to_hurry_a_purchase() -> None:
    for seed in range(8):
        table = scene(
            turn="blundetto",
            round=2,
            blundetto=side(gangsters="big_joey=theft"),
            dimaggio=side(gangsters="micky_dogs=pimp", influence="schemer"),
        )
        assert (table.step(), table.asked()) == ("TurnWindow", ["dimaggio"])
        assert str(GreedyBot(seed).choose(Sight(table.match, 1))) == "pass"
