"""What quick players notice, and what a family has between two rounds: both decide how well bots look ahead."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg
from consigliere.bots.search import habits_of
from consigliere.engine import Lookahead, play_on, take
from consigliere.engine.data import load_outlook
from consigliere.games.la_cosa_nostra.state import NewYork, back
from consigliere.games.la_cosa_nostra.title import TITLE

from .scene import Table, scene, side


def hints(table: Table) -> dict[str, float]:
    """The hint of each option of the seat that is asked."""
    g = table.match.state
    assert isinstance(g, NewYork)
    seat = g.deciders[0]
    options = g.stack[-1].options(g, seat)
    found = TITLE.hints(g, seat, options) or [0.0] * len(options)
    return {str(option): hint for option, hint in zip(options, found, strict=True)}


def begun(seed: int = 1, seats: int = 4, **options: bool) -> NewYork:
    """The beginning of the second round of a game of quick players."""
    match = cg.new("la_cosa_nostra", seats, seed, options).clone()
    while match.title.round_of(match.state) < 1:
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    g = play_on(TITLE, match.state, Lookahead(-1, tries=1, rounds=0), habits_of(TITLE), Random(seed))
    assert isinstance(g, NewYork)
    assert g.round == 2
    return g


def test_the_richer_rival_is_the_better_target() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="big_joey=theft"),
        dimaggio=side(cash=2000),
        calmuti=side(cash=30_000),
    )
    table.do("perform:big_joey")
    found = hints(table)
    assert found["target:calmuti"] > 5 * found["target:dimaggio"] > 0


def test_of_businesses_the_one_that_earns_more_is_the_better_target() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="big_joey=persuasion"),
        dimaggio=side(businesses="pimp lawyer"),
    )
    table.do("perform:big_joey")
    found = hints(table)
    incomes = {name: found[f"target:{name}_1"] for name in ("pimp", "lawyer")}
    assert incomes["pimp"] != incomes["lawyer"]
    assert min(incomes.values()) > 0


def test_a_helper_goes_to_an_own_gangster_with_a_job_and_a_saboteur_to_a_rival() -> None:
    for card, best, worst in (
        ("henchman", "on:big_joey", "on:phil_malony"),
        ("sabotage", "on:phil_malony", "on:big_joey"),
    ):
        table = scene(
            phase="planning",
            round=2,
            blundetto=side(gangsters="big_joey=theft little_joey", influence=card),
            dimaggio=side(gangsters="phil_malony=theft franco_luciano", cash=30_000),
        )
        table.do(f"play:{card}")
        found = hints(table)
        if "mode:attach" in found:
            table.do("mode:attach")
            found = hints(table)
        assert found[best] == max(found.values()) == pytest.approx(1.0)
        assert found.get(worst, -1.0) == -1.0


def test_only_a_miss_is_worth_a_reroll() -> None:
    table = scene(round=1, blundetto=side(gangsters="carmine_lucatoni=gas_station_holdup", businesses="cop"))
    table.job("carmine_lucatoni", dice=(1, 6))
    found = hints(table)
    assert found["reroll:die_1"] == 1.0
    assert found["reroll:die_2"] == -1.0
    assert found["pass"] == 0.0


def test_a_business_that_cannot_be_paid_is_a_worse_plan() -> None:
    plans = []
    for cash in (1000, 20_000):
        blundetto = side(cash=cash, gangsters="big_joey")
        table = scene(phase="planning", round=2, blundetto=blundetto, market="casino pimp dealer cop")
        table.do("assign:big_joey")
        plans.append(hints(table)["plan:casino_1"])
    assert plans[0] < plans[1] / 5


def test_more_money_washed_is_a_larger_hint() -> None:
    table = scene(round=2, blundetto=side(cash=6000, gangsters="big_joey=laundering"))
    table.job("big_joey", dice=(6, 6))
    found = hints(table)
    assert found["launder:1000"] == pytest.approx(0.2)
    assert max(found.values()) == pytest.approx(6000 / 5000)


def test_footing_is_known_when_a_round_begins_and_not_within_it() -> None:
    g = begun()
    found = TITLE.footing(g)
    assert found is not None
    assert found.left == 3
    assert [len(row) for row in found.rows] == [len(TITLE.footing_names)] * 4
    assert [row[0] for row in found.rows] == [cash / 10_000 for cash in g.cash]
    while not any(g.carries(gangster) for crew in g.crew for gangster in crew):
        take(g, g.deciders[0], g.stack[-1].options(g, g.deciders[0])[0])
    assert TITLE.footing(g) is None
    assert TITLE.outlook(g, 0) == TITLE.value(g, 0)
    first = cg.new("la_cosa_nostra", 4, 1).state
    assert isinstance(first, NewYork)
    assert TITLE.footing(first) is None  # before the first round it is all the same


def test_cards_that_were_just_drawn_do_not_count() -> None:
    g = begun()
    before = TITLE.footing(g)
    assert before is not None
    fresh = [card for card in g.jobs[0] if back(card) == g.round]
    assert fresh
    g.jobs[0] = tuple([card for card in g.jobs[0] if card not in fresh])
    assert TITLE.footing(g) == before


def test_outlooks_of_all_seats_make_one_and_follow_money_and_gangsters() -> None:
    g = begun()
    before = [TITLE.outlook(g, seat) for seat in range(4)]
    assert sum(before) == pytest.approx(1)
    g.cash[0] += 10_000
    richer = TITLE.outlook(g, 0)
    assert richer > before[0]
    g.crew[0] = g.crew[0][1:]
    assert TITLE.outlook(g, 0) < richer


def test_weights_name_what_a_family_has() -> None:
    weights = load_outlook("consigliere.games.la_cosa_nostra")
    assert set(weights) == {1, 2, 3}
    for row in weights.values():
        assert set(row) <= set(TITLE.footing_names)
        assert row["cash"] > 0
    assert load_outlook("consigliere.games.dual_powers") == {}


def test_with_special_gangsters_the_evaluation_judges() -> None:
    g = begun(expansion_gangsters=True)
    assert TITLE.outlook(g, 1) == TITLE.value(g, 1)


def test_a_clear_result_is_better_than_a_narrow_one() -> None:
    g = play_on(TITLE, begun(), Lookahead(-1, tries=1), habits_of(TITLE), Random(1))
    assert isinstance(g, NewYork)
    assert g.result is not None
    winner = g.result.winners[0]
    found = [TITLE.outlook(g, seat) for seat in range(4)]
    assert sum(found) == pytest.approx(1)
    assert found[winner] == max(found)
    assert 0.5 < found[winner] < 1
    assert all(one > 0 for one in found)


def test_every_question_of_the_expansion_has_as_many_hints_as_options_or_none() -> None:
    random = Random(3)
    for seed in range(3):
        g = cg.new("la_cosa_nostra", 5, seed, {"expansion_gangsters": True}).clone().state
        assert isinstance(g, NewYork)
        while g.result is None:
            seat = g.deciders[0]
            options = TITLE.options_to_try(g, seat, g.stack[-1].options(g, seat))
            assert len(TITLE.hints(g, seat, options)) in (0, len(options))
            take(g, seat, random.choice(options))
