"""The dataset agrees with the rulebook, and its checks notice if it does not."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.games.men_of_mayhem.components import DATA
from consigliere.games.men_of_mayhem.dataset import check


def test_the_dataset_is_sound() -> None:
    assert check(DATA) == []


@pytest.mark.rule("MM-RULE-24")
def test_the_first_chapter_is_the_grim_bastards_the_second_the_calaveras() -> None:
    boxes = {variant["id"]: variant["box"] for variant in DATA["variants"]}
    assert (boxes["fifteen_years"], boxes["arson"]) == ("grim_bastards", "grim_bastards")
    assert (boxes["dirty_money"], boxes["gangageddon"]) == ("calaveras", "calaveras")


def _club(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(club for club in data["clubs"] if club["id"] == name)


SPOILED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a source": lambda data: data["sites"][0].pop("source"),
    "the clock": lambda data: data["rounds"]["anarchy_cards_per_round"].append(1),
    "the number of tiles": lambda data: data["sites"].pop(),
    "the number of cards": lambda data: data["cards"].pop(0),
    "equal unleaded sides": lambda data: _club(data, "mayans")["unleaded"].update(cash=5),
    "first orders": lambda data: _club(data, "mayans")["high_octane"].update(base_orders=3),
    "two rules": lambda data: _club(data, "mayans")["high_octane"]["rules"].pop(),
    "the gun bonus of samcro": lambda data: _club(data, "samcro")["high_octane"]["rules"].reverse(),
    "no guns at the police": lambda data: data["sites"][0].update(no_guns=False),
    "the patch at the police": lambda data: data["sites"][0].update(ops=[]),
    "heat bought off at the police": lambda data: data["sites"][0].update(
        trick={"ops": [{"op": "spend", "give": {"cash": 2}, "get": {"discard_heat": 1}, "max": 1}], "heat": 0}
    ),
    "a hot site with a trick": lambda data: [site.pop("trick", None) for site in data["sites"] if site["heat"]],
    "more cash than the box holds": lambda data: data["black_market"].update(
        players_4=[[2, 5], [4, 4], [6, 3], [8, 2], [-1, 1]]
    ),
    "limits of the track": lambda data: data["heat_track"]["levels"][3].update(limit=2),
    "prices that rise": lambda data: data["black_market"].update(players_4=[[2, 3], [4, 4], [-1, 1]]),
    "the price at eight": lambda data: data["black_market"].update(players_4=[[2, 5], [4, 4], [6, 3], [-1, 1]]),
    "somebody lives": lambda data: data["emergency_room"].update(survive_on=7),
    "an unknown operation": lambda data: data["sites"][4]["ops"][0].update(op="borrow"),
    "an unknown modifier": lambda data: data["cards"][10]["modifiers"][0].update(mod="nothing"),
    "an unknown target": lambda data: data["cards"][0].update(target="nobody"),
    "an unknown action": lambda data: data["cards"][0]["actions"][0].update(do="nothing"),
    "the warrant": lambda data: next(c for c in data["cards"] if c["id"] == "warrant").update(target="all"),
    "hardcore contacts": lambda data: next(c for c in data["cards"] if c["kind"] == "contact").update(hardcore=True),
    "too many dudes": lambda data: _club(data, "samcro")["high_octane"].update(prospects=6),
    "more extra rounds than cards": lambda data: data["variants"][1]["params"].update(extra_rounds_max=9),
    "a tile to burn that is not there": lambda data: data["variants"][6]["params"].update(protected=["city_hall"]),
}


@pytest.mark.parametrize("fault", SPOILED)
def test_a_spoiled_dataset_is_noticed(fault: str) -> None:
    data = copy.deepcopy(DATA)
    SPOILED[fault](data)
    assert check(data) != [], fault
