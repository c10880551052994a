"""Chapter 10: what enemies cannot know takes other values in other worlds, and what they can know does not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import consigliere as cg
from consigliere.engine import IllegalMove
from consigliere.games.la_famiglia.action_boards import SAME
from consigliere.games.la_famiglia.actions import GiveOrder, Recruit
from consigliere.games.la_famiglia.components import TERRITORY
from consigliere.games.la_famiglia.payments import Raise
from consigliere.games.la_famiglia.planning import Turn
from consigliere.games.la_famiglia.state import put

from .attacks import at_the_cards
from .scene import GAME, A, B, C, D, Scene, planning


@pytest.mark.rule("LF-RULE-53")
def test_orders_face_down_are_mixed_with_those_in_hq_as_times_allow() -> None:
    scene = planning().put("enna", A, 1, orders="red_basic_bomb").put("gela", A, 1, orders="red_police_a")
    scene.g.known = put(scene.g.known, 2 * scene.g.owner.index(A), 0)
    scene.g.known = put(scene.g.known, 2 * TERRITORY["enna"], 0)  # placed before Police A was gained
    scene.g.known = put(scene.g.known, 2 * TERRITORY["gela"], 1)
    scene.ask(Recruit(A, 1))
    for reader in (B, D, None):
        tables = [scene.match.determinize(reader, seed).position()["table"] for seed in range(80)]
        enna = {table["map"]["enna"]["orders"][0]["order"] for table in tables}
        gela = {table["map"]["gela"]["orders"][0]["order"] for table in tables}
        basic = {f"red_basic_{name}" for name in ("strike", "muster", "bomb", "reinforce", "dig_in")}
        assert enna == basic  # never one that was gained later
        assert gela == basic | {"red_police_a"}
        for table in tables:
            lying = [table["map"][place]["orders"][0]["order"] for place in ("enna", "gela")]
            assert sorted([*lying, *table["players"][A]["orders"]]) == sorted([*basic, "red_police_a"])
            assert table["players"][A]["money"] == scene.g.money[A]
    for reader in (A, C):
        table = scene.match.determinize(reader, 3).position()["table"]
        assert table["map"]["enna"]["orders"][0]["order"] == "red_basic_bomb"


@pytest.mark.rule("LF-RULE-53", "LF-MOV-16")
def test_a_laid_conflict_card_is_redealt_for_enemies_alone() -> None:
    scene = at_the_cards().play(A, "card:coward_1").play(B, "card:defector")
    for reader, side in ((A, "defence_card"), (C, "defence_card"), (B, "attack_card"), (D, "attack_card")):
        battles = [scene.match.determinize(reader, seed).position()["table"]["battle"] for seed in range(40)]
        assert {battle[side] for battle in battles} == {"defector", "coward_1", "coward_2"}
        other = "attack_card" if side == "defence_card" else "defence_card"
        assert len({battle[other] for battle in battles}) == 1


@pytest.mark.rule("LF-MOV-16")
def test_a_card_under_way_stays_known_to_the_ally() -> None:
    scene = at_the_cards().play(A, "card:coward_1")
    assert scene.match.determinize(C, 5).view(C) == scene.match.view(C)
    cards = {scene.match.determinize(B, seed).view(A)["table"]["battle"]["cards"][0] for seed in range(40)}
    assert cards == {"defector", "coward_1", "coward_2"}


@pytest.mark.rule("LF-RULE-53")
def test_two_tokens_laid_on_one_territory_in_one_turn_are_alike_to_enemies() -> None:
    rows = (("red_basic_strike", "red_basic_bomb"), ("red_basic_bomb", "red_basic_strike"))
    seen = []
    for first, second in rows:
        scene = planning(round=3).put("enna", A, 1).ask(GiveOrder(A, 2, SAME, ()), Recruit(B, 1))
        scene.play(A, f"order:{first}", "at:enna", f"order:{second}")
        seen.append([(scene.match.view(reader), scene.match.events(reader)) for reader in (B, D, None)])
    assert seen[0] == seen[1]


@pytest.mark.rule("LF-RULE-53")
def test_no_total_of_an_enemys_hq_is_in_any_view() -> None:
    match, pick = cg.new(GAME, seats=4, seed=2), Random(2)
    while match.result is None:
        for reader in (None, A, B, C, D):
            for player in match.view(reader)["table"]["seats"]:
                own = reader is not None and player["seat"] % 2 == reader % 2
                assert (player["hq"] is not None) == own
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))


def test_whatever_a_seat_does_alone_in_planning_can_be_taken_back_until_another_acts() -> None:
    """A marker moved, a column paid for, soldiers placed, an order placed: its player knew all of it before."""
    match = cg.new(GAME, 4, seed=5)
    pick = Random(4)
    wanted = {"move", "to", "gain", "order", "at", "place"}
    while wanted:
        seat = match.deciders[0]
        option = pick.choice(match.options(seat))
        before = match.view(seat)
        match.play(seat, option)
        own = option.verb != "sell"  # a sale shows its token to all
        if own and before["table"]["phase"] == "planning" and match.view(None)["table"]["phase"] == "planning":
            assert match.can_undo(seat), (before["step"], str(option))
            wanted.discard(option.verb)
            back = match.clone()
            back.undo(seat)
            assert back.view(seat) == before


def sold_in_a_turn() -> tuple[Scene, str]:
    """A must sell in its turn: there is no move it could pay for."""
    scene = planning().put("enna", A, 3, orders="red_basic_strike").marker("b0_police_1", B).hq(A, men=1)
    return scene.ask(Turn(A)), "sell:sale_red_basic_bomb"


def sold_for_a_payment() -> tuple[Scene, str]:
    """A has chosen to pay, and sells to do so."""
    scene = planning().put("enna", A, 3, orders="red_basic_strike").hq(A, money=0)
    return scene.ask(Raise(A, 2), Recruit(A, 1)), "sell:sale_red_basic_bomb"


def sold_freely() -> tuple[Scene, str]:
    scene = planning().put("enna", A, 3, orders="red_basic_strike").hq(A, money=0)
    return scene.ask(Recruit(A, 1)), "sell:sale_red_basic_bomb"


@pytest.mark.parametrize("begun", [sold_in_a_turn, sold_for_a_payment, sold_freely], ids=lambda f: f.__name__)
@pytest.mark.rule("LF-FREE-01", "LF-RULE-53")
def test_a_sale_shows_its_token_to_all_and_is_final(begun: Callable[[], tuple[Scene, str]]) -> None:
    scene, sale = begun()
    match = cg.from_position(GAME, scene.match.position())
    worlds = [match.determinize(B, seed) for seed in range(40)]
    assert any("red_basic_bomb" in world.view(A)["table"]["orders"]["enna"] for world in worlds)
    match.play(A, sale)
    assert not match.can_undo(A)
    with pytest.raises(IllegalMove):
        match.undo(A)
    for reader in (B, D, None):
        assert match.view(reader)["table"]["seats"][A]["sold"] == ["red_basic_bomb"]
        for seed in range(40):
            world = match.determinize(reader, seed)
            assert "red_basic_bomb" not in world.view(A)["table"]["orders"]["enna"]
            assert "red_basic_bomb" not in world.view(A)["table"]["seats"][A]["hq"]["orders"]
