"""Strict reading of positions: the differences between what was written by hand and what the engine would write.

A game reads its part of a position into a state and writes a state as a position. The kernel compares the two: the
input must come out unchanged. So true is not 1, "7" is not 7, 1.5 is not 1, and a key that nobody reads is reported.
Games need no code for this.
"""

from __future__ import annotations

from typing import Any

_KINDS = {
    bool: "true or false",
    int: "a whole number",
    float: "a whole number",
    str: "a name",
    list: "a list",
    dict: "parts with names",
}


def describe_kind(value: Any) -> str:
    """The type of a value, in words."""
    return "nothing" if value is None else _KINDS.get(type(value), f"{value!r}")


def differences(given: Any, written: Any, where: str) -> list[str]:
    """Every difference between a given piece of JSON and what would be written for it.

    Default values (null, empty, false) may be left out or given. Names in a list may have any order.
    """
    if _usual(given) and _usual(written):
        return []
    if isinstance(given, dict) and isinstance(written, dict):
        found: list[str] = []
        for key in [*written, *[key for key in given if key not in written]]:
            inner = f"{where}.{key}" if where else str(key)
            if key not in given:
                found += [] if _usual(written[key]) else [f"{inner} is missing"]
            elif key not in written:
                found += [] if _usual(given[key]) else [f"{inner} means nothing here"]
            else:
                found += differences(given[key], written[key], inner)
        return found
    if type(given) is not type(written) or isinstance(given, float):
        return [f"{where} is {short_repr(given)}, not {describe_kind(written)}"]
    if isinstance(given, list):
        if all(isinstance(one, str) for one in (*given, *written)) and sorted(given) == sorted(written):
            return []
        if len(given) != len(written):
            return [f"{where} has {len(given)} entries, not {len(written)}"]
        return [text for i, one in enumerate(given) for text in differences(one, written[i], f"{where}[{i}]")]
    return (
        [] if given == written else [f"{where} is {short_repr(given)}, which cannot be (read as {short_repr(written)})"]
    )


def missing(given: Any, pattern: Any, where: str) -> list[str]:
    """Everything that a piece of JSON lacks, or has with another type, compared with one that is known to be complete.

    Lists differ in length, and an empty value may stand for anything, so only keys and plain values count; in lists
    too, if all entries are of one kind. Nested parts with default values may be left out.
    """
    if pattern is None or given is None:
        return []
    if isinstance(pattern, dict):
        if not isinstance(given, dict):
            return [f"{where} is {short_repr(given)}, not {describe_kind(pattern)}"]
        absent = [key for key in pattern if key not in given and ("." not in where or not _usual(pattern[key]))]
        found = [f"{where}.{key} is missing" for key in absent]
        for key in pattern:
            found += missing(given[key], pattern[key], f"{where}.{key}") if key in given else []
        return found
    if isinstance(pattern, list) and isinstance(given, list):
        kinds = {type(one) for one in pattern}
        plain = kinds <= {int, bool, str} and len(kinds) == 1
        odd = [(i, one) for i, one in enumerate(given) if plain and one is not None and type(one) not in kinds]
        return [f"{where}[{i}] is {short_repr(one)}, not {describe_kind(pattern[0])}" for i, one in odd]
    return [] if type(given) is type(pattern) else [f"{where} is {short_repr(given)}, not {describe_kind(pattern)}"]


def _usual(value: Any) -> bool:
    return value is None or value is False or (type(value) is int and value == 0) or value in ([], {})


def short_repr(value: Any) -> str:
    """A value as a part of a sentence, shortened."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
