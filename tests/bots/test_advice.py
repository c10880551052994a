"""Advice and chances to win depend only on what a seat knows, are repeatable, and are calibrated."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

import consigliere as cg
from consigliere.bots import GreedyBot, Sight
from consigliere.bots.advice import Tried, advise
from consigliere.bots.chances import FILE, LENGTH, USUAL, Chances, chances, folder_of, shares
from consigliere.games import GAMES, find
from consigliere.table.play import analysis


def after(game: str, choices: int) -> cg.Match:
    """A game after so many choices, at a question with several options."""
    match = cg.new(game, seats=min(4, find(game).facts.players[1]), seed=6)
    bots = [GreedyBot(seat, worlds=1, reach=0) for seat in range(match.setup.seats)]
    while len(match.history()) < choices or len(match.options(match.deciders[0])) < 3:
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_advice_differs_in_no_byte_for_what_the_seat_may_not_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches that the seat cannot tell apart get the same advice, with the same seed and number of playouts."""
    match = after(game, 25)
    seat = match.deciders[0]
    twin = match.determinize(seat, 1234)
    assert twin.position() != match.position(), "or this test says nothing"
    other = str(match.options(seat)[-1])
    told = []
    for world in (match, twin):
        monkeypatch.setattr(analysis, "load", lambda save, world=world: world)
        told.append(json.dumps(analysis.advice("", seat, 3, other, "en", playouts=10, seconds=0.0)))
    assert told[0] == told[1]
    found: dict[str, Any] = json.loads(told[0])
    assert 1 <= len(found["best"]) <= 3
    assert found["other"]["option"] == other
    options = {str(option) for option in match.options(seat)}
    for one in (*found["best"], found["other"]):
        assert one["option"] in options
        assert 0 <= one["chance"] <= 1
    assert [one["chance"] for one in found["best"]] == sorted([one["chance"] for one in found["best"]], reverse=True)


def test_the_time_ends_advice_early_but_never_without_a_world() -> None:
    match = after("dual_powers", 10)
    found = advise(Sight(match, match.deciders[0]), playouts=100_000, seconds=0.001)
    assert found.best[0].worlds >= 1


def test_what_bots_leave_out_as_pointless_is_never_advised() -> None:
    """Of several bills the largest is laundered, even if a few playouts look better after another choice."""
    match = after("corleones_empire", 25)
    while match.options(match.deciders[0])[0].verb != "launder" or len(match.options(match.deciders[0])) < 3:
        seat = match.deciders[0]
        match.play(seat, GreedyBot(0, worlds=1, reach=0).choose(Sight(match, seat)))
    sight = Sight(match, match.deciders[0])
    for seed in range(4):
        found = advise(sight, seed, playouts=6)
        assert found.best[0].option == sight.options[-2], "bills in ascending order, then the refusal"


def test_chances_that_read_as_equal_are_not_called_different() -> None:
    first, second = options = cg.Option("take", "a"), cg.Option("take", "b")
    tried = Tried(options)
    tried.found = {first: [0.5004, 0.6004], second: [0.5, 0.6]}
    assert not tried.apart(first, second), "without any error, but by less than a figure shows"
    tried.found = {first: [0.502, 0.602], second: [0.5, 0.6]}
    assert tried.apart(first, second)
    tried.found = {first: [0.9, 0.2], second: [0.5, 0.5]}
    assert not tried.apart(first, second), "by less than its error"


def test_chances_of_a_game_that_is_over_are_what_was_won() -> None:
    match = cg.new("dual_powers", seats=2, seed=3)
    bots = [GreedyBot(seat, worlds=1, reach=0) for seat in range(2)]
    judge = chances(match.title, 2, match.setup.options)
    assert sum(judge.of(match.title, match.state)) == pytest.approx(1.0)
    while match.result is None:
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
    assert judge.of(match.title, match.state) == tuple(match.result.share(seat) for seat in range(2))


def test_a_lead_counts_for_more_where_the_curve_is_steep() -> None:
    assert shares([0.7, 0.3], 0.0) == [0.5, 0.5]
    assert shares([0.7, 0.3], 8.0)[0] > shares([0.7, 0.3], 2.0)[0] > 0.5
    assert len(shares([0.7], 2.0)) == 1
    assert shares([0.7], 2.0)[0] > 0.5, "alone against the game"
    table = Chances(100.0, (0.0, 2.0, 4.0, 6.0, 8.0), ((0,), (1,)))
    assert table.at(0) == 0.0
    assert table.at(50) == pytest.approx(4.0)
    assert table.at(40) == pytest.approx(3.0)
    assert table.at(1000) == 8.0


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_fitted_and_its_table_beats_a_constant(game: str) -> None:
    folder = folder_of(find(game))
    assert folder is not None
    rows = tomllib.loads((folder / FILE).read_text())["seats"]
    low, high = find(game).facts.players
    assert {int(seats) for seats in rows} == set(range(low, high + 1))
    for row in rows.values():
        mine, flat = row["whole"]
        assert mine < flat
        if "brier" in row:  # fitted with signs
            assert all(mine < flat for mine, flat in zip(row["brier"], row["constant"], strict=True)), "in every fifth"
        assert set(row.get("signs", {})) <= set(find(game).sign_names)


@pytest.mark.usefixtures("toy")
def test_a_game_that_was_never_fitted_has_usual_chances() -> None:
    title = find("toy")
    assert chances(title, 3, title.complete_options(3, {}))[:2] == (LENGTH, USUAL)


def test_where_a_lead_means_nothing_the_better_choice_is_still_found() -> None:
    """In Men of Mayhem the first choices matter little. Without this, advice would rate all of them the same."""
    match = cg.new("men_of_mayhem", seats=4, seed=6)
    flat = Chances(100.0, (0.0,) * 5, tuple((seat,) for seat in range(4)))
    values = [match.title.value(match.state, seat) for seat in range(4)]
    found = flat.of(match.title, match.state)
    assert sum(found) == pytest.approx(1.0)
    assert max(range(4), key=lambda seat: found[seat]) == max(range(4), key=lambda seat: values[seat])
