"""Figures that an example or a count of the rulebook determines: the dataset has them, and `check` notices any
other."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.games.la_famiglia import dataset
from consigliere.games.la_famiglia.components import DATA

Data = dict[str, Any]


def family(data: Data, name: str, row: str) -> Data:
    board = next(entry for entry in data["family"] if entry["id"] == name)
    found: Data = next(entry for entry in board["rows"] if entry["row"] == row)
    return found


def cell(data: Data, name: str) -> Data:
    found: Data = next(one for board in data["action_board"] for one in board["cells"] if one.get("id") == name)
    return found


def order(data: Data, name: str) -> Data:
    found: Data = next(one for one in data["order"] if one["id"] == name)
    return found


def weak_bomb(data: Data) -> None:
    family(data, "red", "justice")["cells"][0]["base"] = {"attack": 2, "bomb": 1}


def plain_car(data: Data) -> None:
    family(data, "white", "justice")["base"] = {"attack": 1, "bomb": 1}


def rich_start(data: Data) -> None:
    family(data, "black", "economy")["cells"][0]["instant"]["n"] = 2


def poor_bank(data: Data) -> None:
    for land in data["territory"]:
        if land["id"] in ("enna", "messina"):
            land["start"]["soldiers"] = 3


def endless_orders(data: Data) -> None:
    cell(data, "b3_police_4").update(infinite=True, money=-1)


def cars_of_the_rulebook(data: Data) -> None:
    del data["components"]["family"]["fields_source"]


def no_vest(data: Data) -> None:
    for one in data["order"]:
        one["vest"] = 0 if one["vest"] == 1 else one["vest"]


def slow_strikes(data: Data) -> None:
    for name in ("red_basic_strike", "black_basic_strike"):
        order(data, name)["initiative"] = 20


def small_snitch(data: Data) -> None:
    order(data, "red_church_a")["effects"][0]["pattern"] = [2, 1, 1]


def values_first(data: Data) -> None:
    for name in ("black", "blue", "green"):
        family(data, name, "justice")["cells"][2]["instant"] = {"kind": "money", "n": 1}


def one_price(data: Data) -> None:
    data["action_board"][1]["column_costs"] = dict.fromkeys(data["action_board"][1]["column_costs"], 1)


def no_order_and_place(data: Data) -> None:
    cell(data, "b1_justice_2")["money"] = cell(data, "b3_justice_1")["money"] = 0


def small_church(data: Data) -> None:
    family(data, "green", "church")["cells"][0]["base"] = 5


def big_police(data: Data) -> None:
    family(data, "green", "police")["base"] = 3


def two_orders(data: Data) -> None:
    family(data, "green", "police")["cells"][1]["order"] = "B"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (weak_bomb, "LF-EX-13"),
        (plain_car, "LF-EX-13"),
        (rich_start, "LF-EX-10"),
        (poor_bank, "White A"),
        (endless_orders, "LF-EX-5"),
        (cars_of_the_rulebook, "[public]"),
        (no_vest, "vest 1"),
        (slow_strikes, "LF-EX-14"),
        (small_snitch, "LF-EX-16"),
        (values_first, "LF-EX-8"),
        (one_price, "LF-EX-7"),
        (no_order_and_place, "LF-EX-4"),
        (small_church, "LF-EX-2"),
        (big_police, "LF-EX-3"),
        (two_orders, "LF-EX-9"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
@pytest.mark.rule("LF-EX-2", "LF-EX-5", "LF-EX-7", "LF-EX-8", "LF-EX-10", "LF-EX-13", "LF-EX-14", "LF-EX-16")
def test_a_figure_against_an_example_is_noticed(change: Callable[[Data], None], told: str) -> None:
    assert dataset.check(DATA) == []
    data = copy.deepcopy(DATA)
    change(data)
    assert any(told in problem for problem in dataset.check(data)), dataset.check(data)


@pytest.mark.rule("LF-SPC-06", "LF-RULE-32")
def test_the_bank_can_serve_white_a_in_full_at_the_start() -> None:
    greys = sum(land["start"]["soldiers"] for land in DATA["territory"] if land["start"]["owner"] == "neutral")
    assert DATA["components"]["common"]["neutral_soldiers"] - greys == 4


@pytest.mark.rule("LF-COM-01")
def test_the_source_of_a_nested_figure_is_checked_too() -> None:
    data = copy.deepcopy(DATA)
    data["components"]["family"]["fields_source"] = {"cars": "hearsay"}
    assert any("components.family.cars" in problem for problem in dataset.check(data))
    data["components"]["family"]["fields_source"] = {"cars": "public", "carts": "public"}
    assert any("components.family.carts" in problem for problem in dataset.check(data))
