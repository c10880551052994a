"""Heuristics for bots: the evaluation of a position, and which options are worth trying."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere import bots
from consigliere.games.corleones_empire import TITLE, heuristics
from consigliere.games.corleones_empire.components import DISTRICTS, SPACE_IDS, TOUCHES
from consigliere.games.corleones_empire.options import KIND_OF
from consigliere.games.corleones_empire.state import Empire

from .scene import GAME, Table, scene


def state(table: Table) -> Empire:
    g = table.match.state
    assert isinstance(g, Empire)
    return g


def likely(table: Table, seat: int = 0) -> list[str]:
    return [str(option) for option in TITLE.options_to_try(state(table), seat, list(table.match.options(seat)))]


def test_a_lead_in_money_turf_and_jobs_looks_better_to_its_owner_and_worse_to_the_others() -> None:
    even = scene(round=3)
    for better in (
        scene(round=3, cases=["bill_5*3"]),
        scene(round=3, markers={"midtown": "00"}),
        scene(round=3, cases=["gun_down"]),
        scene(round=3, figures={"loc_midtown": "0t"}, spent={1: "t", 2: "t"}),
    ):
        assert TITLE.value(state(better), 0) > TITLE.value(state(even), 0)
        assert TITLE.value(state(better), 1) < TITLE.value(state(even), 1)


@pytest.mark.parametrize("seats", [2, 5])
def test_influence_computed_for_all_districts_at_once_is_that_of_the_rules(seats: int) -> None:
    match = cg.new(GAME, seats=seats, seed=3)
    pick = Random(3)
    seen = 0
    while match.result is None:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
        g = match.state
        if isinstance(g, Empire) and len(match.history()) % 9 == 0:
            points = heuristics.influence(tuple(g.at), g.chief, g.tiles, g.seat_of, seats)
            assert points == [g.influence(district) for district in range(DISTRICTS)]
            seen += any(map(any, points))
    assert seen > 5


def test_what_must_be_taken_comes_before_what_may_be_declined() -> None:
    table = scene(hands=["bill_5 bill_1"], tiles="tile_gun_shop")
    table.do("family:fs_03")  # the backs of Chelsea, Midtown and Wall Street, including a launder
    assert len(table.match.options(0)) > 2
    (first,) = likely(table)
    assert first.startswith("apply:")
    assert first != "apply:launder"


def test_the_largest_bill_is_laundered() -> None:
    table = scene(hands=["bill_1 bill_2 bill_5"], stack=[{"step": "LaunderBill", "seat": 0, "more": 0}])
    assert likely(table) == ["launder:bill_5"]
    none = scene(hands=["gun"], stack=[{"step": "LaunderBill", "seat": 0, "more": 0}])
    assert likely(none) == ["decline"]


def test_of_the_places_for_a_figure_the_best_are_tried_and_every_job_is() -> None:
    table = scene(hands=["gun booze dirty_money time_to_pay"])
    options = [str(option) for option in table.match.options(0)]
    tried = likely(table)
    assert set(tried) <= set(options)
    for verb in ("thug", "family"):
        assert sum(option.startswith(verb) for option in tried) == heuristics.PLACES
        assert sum(option.startswith(verb) for option in options) > heuristics.PLACES
    assert "job:time_to_pay" in tried
    g = state(table)
    points = heuristics.influence(tuple(g.at), g.chief, g.tiles, g.seat_of, g.rules.seats)

    def looks(place: str) -> float:
        """What a member collects there, and what one more point changes in each district it counts in."""
        space = SPACE_IDS.index(place.removeprefix("family:"))
        found = sum(heuristics.GLANCE[effect] for effect in g.backs(space))
        for district in TOUCHES[space]:
            more = [count + (seat == 0) for seat, count in enumerate(points[district])]
            for there, sign in ((more, 1), (points[district], -1)):
                found += sign * heuristics._district(g.markers[district], tuple(there), g.round)[0]
        return found

    families = [place for place in options if place.startswith("family")]
    best = sorted(families, key=lambda place: -looks(place))[: heuristics.PLACES]
    assert sorted(best) == sorted(place for place in tried if place.startswith("family"))


def test_the_last_figure_waits_for_jobs_and_allies() -> None:
    """After it nothing can be done any more. With two figures left everything is considered."""
    held: dict[str, Any] = {"hands": ["gun gun_down"], "allies": ["bandit"], "common": "gun_down", "round": 2}
    assert set(likely(scene(spent={0: "ttf"}, **held))) == {"job:gun_down", "common:gun_down", "ally:bandit"}
    assert any(option.startswith("thug:") for option in likely(scene(spent={0: "tf"}, **held)))
    assert any(option.startswith("family:") for option in likely(scene(spent={0: "ttf"}, round=2)))


def test_no_money_is_thrown_away_in_a_game_that_is_decided() -> None:
    """Seat 0 can no longer win, but keeps its two best bills. Seat 1 has won, and keeps them too."""
    for seat, cases in ((0, ["", "bill_5*9"]), (1, ["", "bill_5*9"])):
        hands = ["", ""]
        hands[seat] = "bill_1 bill_3 bill_5 gun"
        table = scene(2, round=4, phase="tribute", hands=hands, cases=cases)
        bot = bots.make("greedy", 1)
        while table.match.result is None:
            table.play(seat, str(bot.choose(bots.Sight(table.match, seat))))
        (event,) = [event for event in table.told("last_hand") if event["seat"] == seat]
        assert sorted(event["cards"]) == ["bill_3", "bill_5"]


def test_of_bills_the_smallest_goes_as_tribute() -> None:
    """A capo once gave a two away and kept a one."""
    table = scene(2, round=2, phase="tribute", hands=["bill_1 bill_2 bill_5 gun booze dirty_money", ""])
    assert {"discard:bill_1", "discard:bill_2", "discard:gun"} <= {str(option) for option in table.match.options(0)}
    assert [option for option in likely(table) if "bill" in option] == ["discard:bill_1"]
    assert "discard:gun" in likely(table)


def hints(table: Table) -> dict[str, float]:
    """The hints of the first seat, by option."""
    options = list(table.match.options(0))
    return dict(zip(map(str, options), TITLE.hints(state(table), 0, options), strict=True))


def test_a_quick_player_gets_hints_of_bills_and_of_places() -> None:
    table = scene(hands=["gun gun gun booze dirty_money time_to_pay gun_down"])
    found = hints(table)
    assert found["job:gun_down"] * heuristics.DOLLARS == heuristics.REWARD[KIND_OF["gun_down"]]
    assert found["job:time_to_pay"] != found["job:gun_down"]
    tried = {option for option in likely(table) if option.startswith("thug")}
    others = {option for option in found if option.startswith("thug")} - tried
    assert min(found[option] for option in tried) >= max(found[option] for option in others)


def test_cards_are_hinted_by_their_value() -> None:
    hand = "bill_1 bill_5 gun gun booze booze dirty_money"
    table = scene(hands=[hand], stack=[{"step": "PayTribute"}], phase="tribute")
    found = hints(table)
    assert found["discard:bill_5"] > found["discard:bill_1"]
