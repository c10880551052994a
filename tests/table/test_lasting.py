"""Bots make no offers to people that are unlikely to last, and keep what they have offered."""

from __future__ import annotations

import consigliere as cg
from consigliere.bots import Sight
from consigliere.engine import Option
from consigliere.table.play.lasting import lasts
from consigliere.table.play.thinker import options_that_keep
from tests.games.men_of_mayhem.scene import gang, scene

PACE = 0.9
SALE = Option("offer", '{"gives": [[1, 0, "gun", 2], [0, 1, "cash", 3]]}')


def last_market() -> cg.Match:
    """The last question of the last round: the game ends with its answers."""
    return scene(
        round=6,
        phase="market",
        samcro=gang(home="1m", cash=9, bags=1),
        mayans=gang(home="1m", guns=2, bags=1),
    ).match


def test_an_offer_needs_a_game_that_goes_on() -> None:
    early = scene(samcro=gang(home="3m", cash=9), mayans=gang(home="4m4p", guns=15)).match
    assert lasts(early, 1, SALE, (0,), PACE)
    assert not lasts(last_market(), 1, SALE, (0,), PACE)
    assert lasts(last_market(), 1, SALE, (), PACE), "what is not offered to a person need not last"
    assert lasts(last_market(), 1, SALE, (2,), PACE)


def test_what_a_bot_has_offered_stays_out_of_its_fist() -> None:
    table = scene(samcro=gang(docks="3m", cash=9), mayans=gang(docks="3m", guns=3), tiles="docks")
    table.do("fight:docks")
    while table.match.view(None)["step"] == "Backup":
        table.do("done")
    sight = Sight(table.match, 1)
    assert [str(option) for option in sight.options] == ["guns:0", "guns:1", "guns:2", "guns:3"]
    kept = options_that_keep(sight, [str(SALE)], seed=1)
    assert [str(option) for option in kept.options] == ["guns:0", "guns:1"]
    assert options_that_keep(sight, [], seed=1).options == sight.options
    dear = 'offer:{"gives": [[1, 0, "gun", 9]]}'
    assert options_that_keep(sight, [dear], seed=1).options == sight.options, "if nothing keeps it, anything goes"
