"""The greedy bot in La Cosa Nostra avoids blunders that any player would notice."""

from __future__ import annotations

from collections import Counter

import pytest

import consigliere as cg
from consigliere.bots import GreedyBot, Sight, play_out
from consigliere.engine import Option
from tests.games.la_cosa_nostra.scene import scene, side


def test_a_die_with_a_success_is_not_rolled_again() -> None:
    """With any seed, and no matter who may rob the reward: only a miss is rolled again."""
    own = side(gangsters="big_joey=fraud", businesses="cop cop lawyer loan_shark")
    thief, other = side(gangsters="micky_dogs=robbery"), side(gangsters="tommy_the_cat=robbery")
    for seed in range(16):
        for dice, sensible in (((6, 6, 6), ("pass",)), ((6, 1, 6), ("pass", "reroll:die_2"))):
            table = scene(blundetto=own, dimaggio=thief, calmuti=other, turn="blundetto", round=3).calm()
            table.job("big_joey", dice=dice)
            assert table.step() == "RollerDice"
            assert str(GreedyBot(seed, worlds=1).choose(Sight(table.match, 0))) in sensible


def test_a_purchase_is_planned_as_likely_as_it_can_be_paid() -> None:
    """Greedy bots pay for most of what they plan to buy: seven of ten in many games, more than half in these few."""
    told: Counter[str] = Counter()
    for seed in range(4):
        match = cg.new("la_cosa_nostra", seats=3, seed=seed)
        play_out(match, [GreedyBot(10 * seed + i) for i in range(3)])
        told.update(event["event"] for row in match.events(None) for event in row)
    assert told["bought"] > 0.5 * told["planned"] > 6


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


@pytest.mark.parametrize(("round_", "job", "burnt"), [(2, "theft", False), (4, "theft", True), (2, "beating", True)])
def test_a_schemer_has_its_price_when_a_job_goes_with_it(round_: int, job: str, burnt: bool) -> None:
    """Money is worth the same later, however lucky some rolls look.

    Harm may come first, and at the end everything may.
    """
    table = scene(
        turn="blundetto",
        round=round_,
        blundetto=side(gangsters="big_joey=fraud", cash=9000),
        dimaggio=side(gangsters=f"micky_dogs={job}", influence="schemer"),
        calmuti=side(gangsters="vito_baritono", cash=9000),
    )
    assert (table.step(), table.asked()) == ("TurnWindow", ["dimaggio"])
    chosen = {str(GreedyBot(seed, worlds=1).choose(Sight(table.match, 1))) for seed in range(20)}
    assert burnt or chosen == {"pass"}
    assert table.match.title.pointless(table.match.state, 1, Option("play", "schemer")) is not burnt


def test_nothing_is_cancelled_while_something_can_be_done() -> None:
    """Do not waste a success: neither bots nor playouts cancel an assignment that they can still pay for."""
    table = scene(
        turn="blundetto",
        round=2,
        blundetto=side(gangsters="big_joey=theft little_joey=pimp", cash=20000),
        dimaggio=side(gangsters="micky_dogs"),
        calmuti=side(gangsters="vito_baritono"),
    )
    assert table.step() == "ActionTurn"
    match = table.match
    legal = match.options(0)
    assert any(option.verb == "cancel" for option in legal)
    tried = match.title.options_to_try(match.state, 0, list(legal))
    assert {"perform", "buy"} & {option.verb for option in tried}
    assert not any(option.verb == "cancel" for option in tried)
    assert set(tried) <= set(legal)
