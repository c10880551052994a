"""The lines of a finished game's accounts add up to the position of the marker."""

from random import Random
from typing import Any

import pytest

from consigliere.games.dual_powers.accounts import accounts

from .scene import begin, scene


@pytest.mark.rule("DP-PTS-01", "DP-UNR-03")
def test_points_of_unrest_and_objectives_are_distinguished() -> None:
    table = scene(
        steps=["ScoringPhase"],
        board={"brown": "red_unit_10", "green": "white_unit_10"},
        objectives=("green_2", "blue_3"),
        month="october_november",
    ).do("unrest:score")
    lines = {
        name: row
        for name, row, _ in accounts(table.match.view(None), [e for row in table.match.events(None) for e in row])
    }
    scored = {event["why"]: event["points"] for event in table.happened("scored")}
    unrest, objective = scored["unrest"], sum(scored.values()) - scored["unrest"]
    assert lines == {
        "account-unrest": [unrest, 0],
        "account-objectives": [0, objective],
        "account-rival": [-objective, -unrest],
    }


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_every_games_lines_add_up(mode: str) -> None:
    ends = 0
    for seed in range(12):
        match = begin(mode, seed=seed).match
        pick = Random(seed)
        while match.result is None:
            seat = pick.choice(match.deciders)
            match.play(seat, pick.choice(match.options(seat)))
        events: list[dict[str, Any]] = [event for row in match.events(None) for event in row]
        lines = accounts(match.view(None), events)
        assert [sum(row) for row in zip(*[row for _, row, _ in lines], strict=True)] == list(match.result.scores)
        ends += any(name == "account-track_end" for name, _, _ in lines)
    assert ends < 12
