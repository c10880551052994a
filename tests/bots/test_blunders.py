"""Blunders that a person would notice, some tests for each kind: no level above novice makes them.

The kinds are those that people saw bots make. Offers that are repeated, or refused by who made them, are in
`test_negotiator.py` and `test_prospects.py`; offers taken back at once in `tests/table/test_standing_offers.py`; money
that is hoarded and purchases that can never be paid in the tests of greedy. Levels whose eye may be blurred are tried
with several seeds.
"""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere import bots
from tests.games.corleones_empire import scene as corleone
from tests.games.la_cosa_nostra import scene as cosa
from tests.games.men_of_mayhem import scene as mayhem

LEVELS = ("soldier", "capo", "consigliere")
pytestmark = pytest.mark.parametrize("level", LEVELS)


def chosen(level: str, match: cg.Match, seat: int) -> set[str]:
    """What bots of a level choose, each with another seed."""
    seeds = range({"soldier": 12, "capo": 6}.get(level, 1))
    return {str(bots.make(level, seed).choose(bots.Sight(match, seat))) for seed in seeds}


def test_nobody_rides_with_everything_to_a_site_where_a_stronger_gang_stands(level: str) -> None:
    table = mayhem.scene(
        round=3,
        samcro=mayhem.gang(home="2m2p", orders=2, guns=1),
        mayans=mayhem.gang(docks="5m", guns=3),
        tiles="docks pawn_shop",
    )
    seat = table.seat("samcro")
    assert chosen(level, table.match, seat) <= {"ride:clubhouse_samcro", "recruit:1"}
    table.do("ride:clubhouse_samcro")
    assert "to:docks" in table.may()
    assert "to:docks" not in chosen(level, table.match, seat)


def test_a_success_is_not_thrown_away(level: str) -> None:
    own = cosa.side(gangsters="big_joey=fraud", businesses="cop cop lawyer loan_shark")
    rivals = {"dimaggio": "micky_dogs=robbery", "calmuti": "tommy_the_cat"}
    others: dict[str, Any] = {rival: cosa.side(gangsters=gangster) for rival, gangster in rivals.items()}
    table = cosa.scene(blundetto=own, turn="blundetto", round=3, **others).calm()
    table.job("big_joey", dice=(6, 1, 6))
    assert table.step() == "RollerDice"
    assert chosen(level, table.match, 0) <= {"pass", "reroll:die_2"}


def test_a_strong_card_is_not_burnt_for_nothing(level: str) -> None:
    table = cosa.scene(
        turn="blundetto",
        round=2,
        blundetto=cosa.side(gangsters="big_joey=theft"),
        dimaggio=cosa.side(gangsters="micky_dogs=pimp", influence="schemer"),
    )
    assert table.asked() == ["dimaggio"]
    assert chosen(level, table.match, 1) == {"pass"}


def test_the_best_bills_are_kept_when_one_must_go(level: str) -> None:
    table = corleone.scene(2, round=2, phase="tribute", hands=["bill_1 bill_2 bill_5 gun booze dirty_money", ""])
    assert not chosen(level, table.match, 0) & {"discard:bill_2", "discard:bill_5"}


def test_what_is_worth_nothing_after_the_end_is_sold(level: str) -> None:
    rich, poor = mayhem.gang(home="2m", bags=2, heat=2), mayhem.gang(home="1m", bags=0)
    table = mayhem.scene(round=6, phase="market", samcro=rich, mayans=poor)
    assert "bags:0" not in chosen(level, table.match, table.seat("samcro"))


def test_in_the_last_round_no_member_is_paid_for(level: str) -> None:
    table = mayhem.scene(round=6, samcro=mayhem.gang(home="1m2p", cash=9, guns=2, orders=1))
    assert "patch_in:clubhouse_samcro" in table.may()
    assert "patch_in:clubhouse_samcro" not in chosen(level, table.match, table.seat("samcro"))


def test_the_last_order_is_spent_on_a_site_that_pays(level: str) -> None:
    crew = mayhem.gang(liquor_store="1m", home="2p", orders=1)
    table = mayhem.scene(round=6, samcro=crew, tiles="liquor_store")
    assert chosen(level, table.match, table.seat("samcro")) == {"exploit:liquor_store"}


def test_a_prospect_takes_the_fall(level: str) -> None:
    crew, other = mayhem.gang(docks="2m", home="1m", guns=1), mayhem.gang(docks="1m1p")
    table = mayhem.scene(samcro=crew, mayans=other, tiles="docks")
    table.do("fight:docks", "done").dice(6, 1).do("samcro guns:1", "mayans guns:0")
    assert table.step() == "Wounded"
    assert chosen(level, table.match, table.seat("mayans")) == {"pick:mayans_prospect_docks"}


def test_a_die_with_a_success_is_not_rolled_again(level: str) -> None:
    own = cosa.side(gangsters="big_joey=fraud", businesses="cop cop lawyer loan_shark")
    thief, other = cosa.side(gangsters="micky_dogs=robbery"), cosa.side(gangsters="tommy_the_cat=robbery")
    table = cosa.scene(blundetto=own, dimaggio=thief, calmuti=other, turn="blundetto", round=3).calm()
    table.job("big_joey", dice=(6, 6, 6))
    assert chosen(level, table.match, 0) == {"pass"}
