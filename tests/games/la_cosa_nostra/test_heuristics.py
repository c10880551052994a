"""Heuristics for bots: plausible evaluations, prices of things, ideas for deals."""

from __future__ import annotations

import pytest

from consigliere.games.la_cosa_nostra import heuristics
from consigliere.games.la_cosa_nostra.state import NewYork
from consigliere.games.la_cosa_nostra.title import TITLE

from .scene import Table, scene, side


def state(table: Table) -> NewYork:
    g = table.match.state
    assert isinstance(g, NewYork)
    return g


def test_the_values_of_all_seats_make_one_and_follow_the_money() -> None:
    poor = scene(round=2, blundetto=side(gangsters="big_joey=theft"))
    rich = scene(round=2, blundetto=side(gangsters="big_joey=theft", cash=20_000))
    for table in (poor, rich):
        values = [TITLE.value(state(table), seat) for seat in range(3)]
        assert sum(values) == pytest.approx(1)
        assert all(0 < value < 1 for value in values)
    assert TITLE.value(state(rich), 0) > TITLE.value(state(poor), 0)
    assert TITLE.value(state(rich), 1) < TITLE.value(state(poor), 1)


def test_the_chances_of_a_roll() -> None:
    assert heuristics.chances(2, 4) == pytest.approx((0.5, 0.25))
    assert heuristics.chances(3, 1) == pytest.approx((0, 1))
    assert heuristics.chances(3, 7) == pytest.approx((0, 0))
    assert heuristics.chances(0, 2) == pytest.approx((0, 0))


def test_a_token_is_worth_what_the_job_needs_of_it() -> None:
    table = scene(
        round=1,
        blundetto=side(gangsters="big_joey=fraud_r1", businesses="loan_shark"),
        dimaggio=side(businesses="lawyer garage"),
    )
    g = state(table)
    wanted = heuristics.worth(g, 0, "token", "lawyer_1")
    assert wanted > 4000
    assert wanted > heuristics.worth(g, 0, "token", "garage_1") + 3000
    assert heuristics.worth(g, 2, "token", "lawyer_1") < 1000  # has no use for it
    trade = table.match.title.trade
    assert trade is not None
    gifts = [[(gift.giver, gift.kind, gift.what) for gift in goods] for goods in trade.suggestions(g, 0)]
    assert [(1, "token", "lawyer_1")] in gifts
    assert [(1, "token", "garage_1")] not in gifts


def test_a_business_is_worth_its_income_and_more_where_it_makes_a_monopoly() -> None:
    table = scene(
        round=1,
        blundetto=side(gangsters="big_joey=theft", businesses="pimp"),
        dimaggio=side(businesses="pimp dealer"),
    )
    g = state(table)
    assert heuristics.worth(g, 2, "business", "dealer_1") == pytest.approx(2000 * 5)  # five paydays, the last double
    assert heuristics.worth(g, 0, "business", "pimp_2") > heuristics.worth(g, 2, "business", "pimp_2") + 5000


def test_gangsters_and_peace_have_a_price() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="big_joey=theft"),
        dimaggio=side(gangsters="phil_malony franco_luciano"),
    )
    g = state(table)
    strong = heuristics.worth(g, 2, "gangster", "franco_luciano")
    assert strong > heuristics.worth(g, 2, "gangster", "phil_malony") > 0
    assert heuristics.worth(g, 1, "peace", "0") > 0
    assert heuristics.worth(g, 1, "peace", "2") == 0  # nothing assigned
    assert TITLE.trade is not None
    (likely, after), *_ = TITLE.trade.possible_attacks(g, 0, 1)
    assert 0 < likely <= 1
    assert isinstance(after, NewYork)
    assert TITLE.value(after, 1) < TITLE.value(g, 1)


def test_memory_knows_an_attack_and_the_end_of_promises() -> None:
    table = scene(round=3, blundetto=side(gangsters="big_joey=theft little_joey=laundering_r3"))
    table.job("big_joey", "target:dimaggio", dice=(1, 1, 1)).do("end_turn")
    trade = TITLE.trade
    assert trade is not None
    events = [event for row in table.match.events(1) for event in row]
    assert [attack for event in events if (attack := trade.attack_in(event))] == [(0, 1)]
    assert not any(trade.ends_promises(event) for event in events)
    table.job("little_joey", dice=(1,)).do("end_turn", "pass", "pass", "pass")
    assert any(trade.ends_promises(event) for row in table.match.events(1) for event in row)
