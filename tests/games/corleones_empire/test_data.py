"""The dataset is valid, and errors in a broken one are reported."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.games.corleones_empire.components import DATA
from consigliere.games.corleones_empire.dataset import check, shape


def test_the_dataset_is_sound() -> None:
    assert check(DATA) == []


def _without(table: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        del data[table]

    return change


def _set(table: str, row: int, field: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data[table][row][field] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_without("job"), "job is missing"),
        (_set("job", 0, "count", "two"), "not int"),
        (_set("job", 0, "count", 3), "jobs: 45, not 44"),
        (_set("job", 0, "cost", {"narcotics": 1}), "costs 'narcotics'"),
        (_set("job", 0, "bills", [4]), "pays a bill of 4"),
        (_set("job", 0, "effects", [{"kind": "fly"}]), "nobody carries out 'fly'"),
        (_set("job", 0, "bills", [3]), "Time to Pay"),
        (_set("job", 0, "colour", "red"), "jobs by colour"),
        (_set("bill", 0, "count", 31), "bills: 121, not 120"),
        (_set("bill", 2, "count", 31), "more bills of 3 than of 2"),
        (_set("job", 1, "effects", [{"kind": "collect_back"}]), "nobody carries out 'collect_back'"),
        (_set("job", 1, "effects", [{"kind": "launder"}]), "shows the icon launder"),
        (_set("job", 1, "effects", [{"kind": "draw_jobs", "draw": 2, "keep": 1}]), "shows the icon draw_jobs"),
        (_set("job", 1, "effects", [{"kind": "take_horse_head"}]), "shows the icon take_horse_head"),
        (_set("good", 3, "wild", False), "exactly one good is wild"),
        (_set("family_space", 0, "touches", ["chelsea", "midtown"]), "chelsea, midtown"),
        (_set("family_space", 0, "touches", ["chelsea", "atlantis"]), "no area"),
        (_set("family_space", 0, "min_players", 3), "spaces marked 3+"),
        (_set("tile", 0, "colour", "red"), "blue tiles: 7, not 8"),
        (_set("tile", 0, "front", [{"kind": "offer"}]), "no icon of a location"),
        (_set("tile", 0, "front", [{"kind": "gain_good", "good": "narcotics"}]), "narcotics"),
        (_set("location", 5, "front", []), "Penn Central Railroad"),
        (_set("round", 3, "hand_limit", 3), "the last hand limit"),
        (_set("player_count", 0, "common_jobs", 3), "common jobs"),
        (_set("ally", 0, "effects", []), "Family Accountant"),
        (_set("ally", 0, "name", {"en": "x"}), "has no ru, uk"),
        (_set("district", 0, "neighbours", []), "neighbours of wall_street"),
        (_set("family", 0, "markers", 5), "control markers"),
        (_set("neutral_figure", 0, "id", "pope"), "neutral figures"),
        (_set("good", 0, "source", "hearsay"), "hearsay"),
    ],
)
def test_what_is_wrong_is_said(change: Callable[[dict[str, Any]], None], said: str) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    assert any(said in line for line in check(data)), check(data)


def test_nothing_is_played_with_that_the_code_could_not_run_with() -> None:
    data = copy.deepcopy(DATA)
    data["tile"][0]["back"] = [{"kind": "gain_good", "good": "gold"}]
    assert shape(data) == ["tile_gun_shop.back: 'gold' is no good"]
