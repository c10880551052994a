"""What can be inferred about others' goods, compared with a slow enumeration of everything deals could have moved.
[MM-INF-04]"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from consigliere.engine import Fast
from consigliere.games.men_of_mayhem.components import GUN, ITEMS
from consigliere.games.men_of_mayhem.knowledge import MOST_LINKS, dealt, eye, redeal, seen
from consigliere.games.men_of_mayhem.state import EVERYBODY, Charming
from tests.games.men_of_mayhem.scene import gang, scene

GANGS = 4
MOST = 5  # guns on the table: no deal can have moved more


class Deal(NamedTuple):
    one: int
    two: int
    guns: int
    """From the first to the second; negative: the other way."""


class Move(NamedTuple):
    """Guns from the supply; negative: back to it."""

    gang: int
    guns: int


class Seen(NamedTuple):
    gang: int
    reader: int | None
    """None: all have seen it."""


History = list[Deal | Move | Seen]


def empty() -> Charming:
    """A table on which nobody has anything."""
    bare = gang(home="1m", cash=0, guns=0, bags=0)
    return scene(seats=GANGS, samcro=bare, mayans=bare, one_niners=bare, lin_syndicate=bare).g


def invent(pick: Random, deals: int) -> History:
    """A short history of a few guns."""
    history: History = []
    stock = [0] * GANGS
    for gang_ in range(GANGS):
        history.append(Move(gang_, pick.randint(0, 2)))
        stock[gang_] += history[-1].guns  # type: ignore[union-attr]
    left = deals
    while left:
        luck = pick.random()
        one, two = pick.sample(range(GANGS), 2)
        if luck < 0.5:
            guns = pick.randint(-stock[two], stock[one])
            stock[one] -= guns
            stock[two] += guns
            history.append(Deal(one, two, guns))
            left -= 1
        elif luck < 0.8:
            guns = pick.randint(-stock[one], 1 if sum(stock) < MOST else 0)
            stock[one] += guns
            history.append(Move(one, guns))
        elif luck < 0.9:
            history.append(Seen(one, pick.choice([None, two])))
    return history


def told(history: History) -> Charming:
    """The state after a history."""
    g = empty()
    for what in history:
        if isinstance(what, Deal):
            g.goods[what.one * ITEMS + GUN] -= what.guns
            g.goods[what.two * ITEMS + GUN] += what.guns
            dealt(g, what.one, what.two)
        elif isinstance(what, Seen):
            seen(g, what.gang, GUN, EVERYBODY if what.reader is None else eye(what.reader))
        elif what.guns < 0:
            g.pay(what.gang, GUN, -what.guns)
        else:
            g.gain(what.gang, GUN, what.guns)
    return g


def possible(history: History, reader: int | None) -> set[tuple[int, ...]]:
    """All stocks that a witness of this history cannot rule out."""
    unseen = [what for what in history if isinstance(what, Deal) and reader not in (what.one, what.two)]
    found = set()
    for amounts in product(range(-MOST, MOST + 1), repeat=len(unseen)):
        stock, true = [0] * GANGS, [0] * GANGS
        given = iter(amounts)
        for what in history:
            if isinstance(what, Deal):
                guns = what.guns if reader in (what.one, what.two) else next(given)
                for row, moved in ((stock, guns), (true, what.guns)):
                    row[what.one] -= moved
                    row[what.two] += moved
            elif isinstance(what, Seen):
                if what.reader in (None, reader) and stock[what.gang] != true[what.gang]:
                    break
            else:
                stock[what.gang] += what.guns
                true[what.gang] += what.guns
            if min(stock) < 0:
                break
        else:
            found.add(tuple(stock))
    return found


def worlds(g: Charming, reader: int | None, number: int) -> set[tuple[int, ...]]:
    """The stocks that redealing produces."""
    found = set()
    for seed in range(number):
        world = g.clone()
        world.chance, world.draws = Fast(seed), 0
        redeal(world, reader)
        found.add(tuple(world.goods[GUN::ITEMS]))
    return found


@pytest.mark.rule("MM-INF-04")
def test_worlds_are_exactly_those_that_nobody_can_rule_out() -> None:
    """Every stock that is dealt is possible, and every possible one is dealt, whatever was traded, paid or looked
    at."""
    pick = Random(11)
    several = 0
    for number in range(14):
        history = invent(pick, 2 + number % 2)
        g = told(history)
        for reader in (None, pick.randrange(GANGS)):
            expected = possible(history, reader)
            found = worlds(g, reader, 10 + 14 * len(expected))
            assert found == expected, (reader, history)
            several += len(expected) > 1
    assert several > 10


@pytest.mark.rule("MM-INF-04")
def test_an_earlier_deal_may_have_been_another_too() -> None:
    """A gave B something, B passed it on to C, and only later A and B dealt again: C may still have it from A, although
    B had nothing of its own between the two deals."""
    history: History = [Move(0, 2), Deal(0, 1, 1), Deal(1, 2, 1), Deal(0, 1, 0)]
    expected = possible(history, 3)
    assert (0, 0, 2, 0) in expected
    assert worlds(told(history), 3, 200) == expected


@pytest.mark.rule("MM-INF-03")
def test_a_player_who_looked_behind_one_blind_still_wonders_about_the_others() -> None:
    """The look shows how much one gang had, not from whom: the goods of the two others may still be swapped."""
    history: History = [Move(0, 1), Move(1, 1), Move(2, 2), Deal(1, 0, 1), Deal(2, 0, 1), Seen(0, 3)]
    expected = possible(history, 3)
    assert {stock[0] for stock in expected} == {3}
    assert len(expected) > 1
    assert worlds(told(history), 3, 100) == expected
    assert len({stock[0] for stock in worlds(told(history), None, 100)}) > 1


def test_the_book_of_deals_has_an_end() -> None:
    g = empty()
    g.gain(0, GUN, 2)
    for _ in range(10):
        dealt(g, 1, 0)
    assert len(g.links) == 1  # two gangs that deal only with each other: one entry is enough
    for number in range(MOST_LINKS):
        dealt(g, number % 3, 3)
    assert len(g.links) == MOST_LINKS
    assert worlds(g, None, 20) > {(2, 0, 0, 0)}
