"""Chapter 15 over random games: invariants, worlds that look the same, guards that agree with the options."""

from __future__ import annotations

import json
from random import Random

import pytest

import consigliere as cg
from consigliere.games.la_famiglia import TITLE
from consigliere.games.la_famiglia.state import Sicily
from consigliere.match import Match

from .scene import GAME

ACTIONS = TITLE.actions(4, {})
READERS = (None, 0, 1, 2, 3)


def options(seed: int) -> dict[str, bool]:
    return {"beginner_families": bool(seed & 1), "predictable_conflicts": bool(seed & 2)}


def move(match: Match, pick: Random) -> None:
    if pick.random() < 0.05:
        seat = pick.randrange(4)
        extras = match.extras(seat)
        if extras:
            match.play(seat, pick.choice(extras))
            return
    seat = pick.choice(match.deciders)
    match.play(seat, pick.choice(match.options(seat)))


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_keep_every_piece(seed: int) -> None:
    match, pick = cg.new(GAME, seats=4, seed=seed, options=options(seed)), Random(seed)
    while match.result is None:
        move(match, pick)
        assert match.title.problems(match.state) == []
    assert match.result.reason in TITLE.facts.endings
    assert len(match.history()) < TITLE.facts.longest


@pytest.mark.parametrize("seed", range(100, 104))
def test_an_option_is_offered_exactly_if_no_guard_names_a_rule(seed: int) -> None:
    match, pick = cg.new(GAME, seats=4, seed=seed, options=options(seed)), Random(seed)
    assert len(set(ACTIONS)) == len(ACTIONS)
    while match.result is None:
        if pick.random() < 0.12:
            for seat in match.deciders:
                offered = set(match.options(seat))
                assert offered <= set(ACTIONS)
                for option in ACTIONS:
                    why = match.state.stack[-1].why_illegal(match.state, seat, option, ())
                    assert (why == "") == (option in offered), (match.step, option, why)
        move(match, pick)


@pytest.mark.parametrize("seed", range(200, 204))
def test_a_world_looks_the_same_and_a_position_leads_back(seed: int) -> None:
    match, pick = cg.new(GAME, seats=4, seed=seed, options=options(seed)), Random(seed)
    while match.result is None:
        if pick.random() < 0.15:
            for reader in READERS:
                world = match.determinize(reader, seed)
                assert world.view(reader) == match.view(reader)
                again = match.determinize(reader, 1).determinize(reader, seed)
                assert again.position() == world.position()
            position = json.loads(json.dumps(match.position()))
            assert cg.from_position(GAME, position).position() == position
        move(match, pick)


def test_territories_are_listed_by_colour_as_they_are_owned() -> None:
    match, pick = cg.new(GAME, seats=4, seed=7, options=options(7)), Random(7)
    for _ in range(40):
        move(match, pick)
    g = match.state
    assert isinstance(g, Sicily)
    owner = g.owner[0]
    g.hold(0, (owner + 1) % 4)
    assert g.owner[0] == (owner + 1) % 4
    assert 0 in g.lands[(owner + 1) % 4]
    assert not [wrong for wrong in match.title.problems(g) if "list of territories" in wrong]
    g.owner[0] = owner  # past `hold`
    assert len([wrong for wrong in match.title.problems(g) if "list of territories" in wrong]) == 2
