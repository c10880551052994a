"""Strict comparison of a position: each missing or different value is named by its path, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.engine.reading import Reader
from consigliere.engine.strict import describe_kind, differences, missing, short_repr


@pytest.mark.parametrize(
    ("given", "written", "said"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, ["t.a is 1, which cannot be (read as 2)"]),
        ({}, {"a": 2}, ["t.a is missing"]),
        ({}, {"a": 0, "b": None, "c": False, "d": [], "e": {}}, []),  # a default value: it may be missing
        ({"a": 0, "b": None, "c": False, "d": [], "e": {}}, {}, []),
        ({"a": 2}, {}, ["t.a means nothing here"]),
        ({"a": ""}, {}, ["t.a means nothing here"]),  # an empty name is not nothing
        ({"a": 0}, {"a": 2}, ["t.a is 0, which cannot be (read as 2)"]),
        ({"a": 2}, {"a": 0}, ["t.a is 2, which cannot be (read as 0)"]),
        ({"a": None}, {"a": "x"}, ["t.a is None, not a name"]),
        ({"a": None}, {"a": False}, []),
        ({"a": True}, {"a": 1}, ["t.a is True, not a whole number"]),
        ({"a": 1}, {"a": True}, ["t.a is 1, not true or false"]),
        ({"a": 1.0}, {"a": 1}, ["t.a is 1.0, not a whole number"]),
        ({"a": 1.5}, {"a": 1.5}, ["t.a is 1.5, not a whole number"]),
        ({"a": "7"}, {"a": 7}, ["t.a is '7', not a whole number"]),
        ({"a": [1]}, {"a": {"b": 1}}, ["t.a is [1], not parts with names"]),
        ({"a": {"b": 1}}, {"a": [1]}, ["t.a is {'b': 1}, not a list"]),
        ({"a": 3}, {"a": None}, ["t.a is 3, not nothing"]),
        ({"a": ["x", "y"]}, {"a": ["y", "x"]}, []),  # keys may have any order
        ({"a": ["x", "x"]}, {"a": ["y", "x"]}, ["t.a[0] is 'x', which cannot be (read as 'y')"]),
        ({"a": ["x"]}, {"a": ["x", "y"]}, ["t.a has 1 entries, not 2"]),
        (
            {"a": [2, 1]},
            {"a": [1, 2]},
            ["t.a[0] is 2, which cannot be (read as 1)", "t.a[1] is 1, which cannot be (read as 2)"],
        ),
        ({"a": [["y"], 1]}, {"a": [["y"], 2]}, ["t.a[1] is 1, which cannot be (read as 2)"]),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}, ["t.a.b.c is 1, which cannot be (read as 2)"]),
        ({"a": 1, "z": 9}, {"b": 3}, ["t.b is missing", "t.a means nothing here", "t.z means nothing here"]),
    ],
)
def test_every_difference_is_named_by_its_place(given: Any, written: Any, said: list[str]) -> None:
    assert differences(given, written, "t") == said
    assert differences(given, written, "") == [text.removeprefix("t.") for text in said]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"night": 1, "hands": [["x"]], "open": {"a": 1, "b": 0}, "none": None}, []),
        ({"night": 1, "hands": [["x"]], "open": {"a": 1}, "none": 7}, []),  # a nested object may lack default values
        ({"night": 1, "hands": [], "open": {"b": 0}, "none": None}, ["t.open.a is missing"]),
        ({"hands": [["x"]], "open": None, "none": None}, ["t.night is missing"]),
        ({"night": 1, "hands": [["x"]], "open": {"a": 1, "b": 0}}, ["t.none is missing"]),  # the top level may not
        ({"night": None, "hands": [], "open": {"a": 1}, "none": 0}, []),
        ({"night": True, "hands": [], "open": {"a": 1}, "none": 0}, ["t.night is True, not a whole number"]),
        ({"night": 1, "hands": 5, "open": {"a": 1}, "none": 0}, ["t.hands is 5, not a list"]),
        ({"night": 1, "hands": [], "open": [], "none": 0}, ["t.open is [], not parts with names"]),
        (7, ["t is 7, not parts with names"]),
        (None, []),
    ],
)
def test_what_is_missing_compared_with_a_complete_one(given: Any, said: list[str]) -> None:
    assert missing(given, {"night": 3, "hands": [["y"], []], "open": {"a": 2, "b": 0}, "none": None}, "t") == said


@pytest.mark.parametrize(
    ("given", "pattern", "said"),
    [
        ([1, 2, 3], [0], []),
        ([1, "x", None, True], [0, 7], ["t[1] is 'x', not a whole number", "t[3] is True, not a whole number"]),
        (["x", 1], ["y"], ["t[1] is 1, not a name"]),
        ([True, 0], [False], ["t[1] is 0, not true or false"]),
        (["x", 1], ["y", 2], []),  # different types: nothing is reported
        ([1, "x"], [], []),
        ([1], [None], []),
        ([[1], "x"], [[2]], []),
        ({"a": 1}, [1], ["t is {'a': 1}, not a list"]),
        ([1], 1, ["t is [1], not a whole number"]),
    ],
)
def test_lists_of_one_kind_keep_to_it(given: Any, pattern: Any, said: list[str]) -> None:
    assert missing(given, pattern, "t") == said


def test_a_value_in_a_sentence_is_not_too_long() -> None:
    assert short_repr("x" * 38) == repr("x" * 38)  # 40 characters with its quotes
    assert short_repr("x" * 39) == "'" + "x" * 36 + "..."
    assert describe_kind(None) == "nothing"
    assert describe_kind((1,)) == "(1,)"


def test_a_reader_looks_up_and_remembers_what_is_not_there() -> None:
    reader = Reader()
    table = {"red": 0, "blue": 1}
    assert reader.find(table, "blue", "colour") == reader.find_optional(table, "blue", "colour") == 1
    assert reader.find_optional(table, None, "colour") == -1
    assert reader.find_all(table, ["blue", "red"], "colour") == (1, 0)
    assert [reader.number(value, "n", 2, 4) for value in (2, 3, 4)] == [2, 3, 4]
    assert reader.number(0, "n") == 0
    assert reader.number(1_000_000, "n") == 1_000_000
    assert reader.flag(True, "f") is True
    assert reader.flag(False, "f") is False
    assert reader.problems == []
    assert reader.find(table, "green", "colour") == 0
    assert reader.find(table, 1, "colour") == reader.find(table, ["red"], "colour") == 0
    assert [reader.number(value, "n", 2, 4) for value in (1, 5, True, "3", 3.0)] == [2] * 5
    assert reader.number(-1, "m") == reader.number(1_000_001, "m") == 0
    assert reader.flag(1, "f") is False
    assert reader.problems == [
        "there is no colour 'green'",
        "there is no colour 1",
        "there is no colour ['red']",
        "n cannot be 1",
        "n cannot be 5",
        "n cannot be True",
        "n cannot be '3'",
        "n cannot be 3.0",
        "m cannot be -1",
        "m cannot be 1000001",
        "f is true or false, not 1",
    ]
