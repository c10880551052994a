"""Reads a game's components. Its data.toml contains everything printed on them, each figure with its source."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from .box import SOURCES, Box, corrected
from .errors import NotUnderstood

_boxes: dict[str, Box] = {}  # by package: corrections of its dataset


def load_data(package: str) -> dict[str, Any]:
    """The dataset of a game's package, with the corrections of its box."""
    try:
        data = tomllib.loads((files(package) / "data.toml").read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotUnderstood(f"the dataset of {package.rpartition('.')[2]} is no TOML: {error}") from error
    return corrected(data, _boxes[package]) if package in _boxes else data


def correct_data(package: str, box: Box | None) -> None:
    """Correct the dataset of a package whenever it is loaded from now on; None: leave it as it is."""
    if box is None:
        _boxes.pop(package, None)
    else:
        _boxes[package] = box


def load_habits(package: str) -> dict[str, float] | None:
    """The habits of a game's quick players: weights by name (`playouts.Habits`); None if the game has none."""
    file = files(package) / "habits.json"
    if not file.is_file():
        return None
    try:
        found = json.loads(file.read_text(encoding="utf-8"))["weights"]
        return {str(name): float(weight) for name, weight in found.items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NotUnderstood(f"the habits of {package.rpartition('.')[2]} cannot be read: {error}") from error


def load_outlook(package: str) -> dict[int, dict[str, float]]:
    """What counts between two rounds, by the number of rounds left: weights by name; {} if the game has none."""
    file = files(package) / "outlook.json"
    if not file.is_file():
        return {}
    try:
        found = json.loads(file.read_text(encoding="utf-8"))["weights"]
        return {int(left): {str(name): float(one) for name, one in row.items()} for left, row in found.items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NotUnderstood(f"the outlook of {package.rpartition('.')[2]} cannot be read: {error}") from error


def provenance_problems(data: dict[str, Any]) -> list[str]:
    """Tables and entries that do not name the source of their figures."""
    return [f"{path}: source is {found!r}, not one of {', '.join(SOURCES)}" for path, found in _unsourced(data, "")]


def _unsourced(node: Any, path: str) -> Iterator[tuple[str, Any]]:
    for key, value in node.items():
        entries = value if isinstance(value, list) else [value]
        for i, entry in enumerate(entries):
            if not isinstance(entry, dict):
                continue
            here = f"{path}{key}[{entry.get('id', i)}]" if isinstance(value, list) else f"{path}{key}"
            if entry.get("source") not in SOURCES:
                yield here, entry.get("source")
            for field, source in entry.get("fields_source", {}).items():
                if source not in SOURCES:
                    yield f"{here}.{field}", source
                if field not in entry:
                    yield f"{here}.{field}", None
            if isinstance(value, dict):
                nested = {name: part for name, part in entry.items() if isinstance(part, dict) and "source" in part}
                yield from _unsourced(nested, f"{here}.")


def sources(data: dict[str, Any]) -> dict[str, int]:
    """How many entries come from each source, for display."""
    found = dict.fromkeys(SOURCES, 0)
    for value in data.values():
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict) and entry.get("source") in SOURCES:
                found[entry["source"]] += 1
    return found
