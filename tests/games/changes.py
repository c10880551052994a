"""Changes of a state for tests that break it on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Change = Callable[[Any], object]


def set_at(name: str, place: int, value: Any) -> Change:
    """Set one value of a row, which may be a list or a tuple."""

    def change(g: Any) -> None:
        row = getattr(g, name)
        if isinstance(row, list):
            row[place] = value
        else:
            setattr(g, name, (*row[:place], value, *row[place + 1 :]))

    return change


def set_fields(**fields: Any) -> Change:
    """Set fields of the state."""

    def change(g: Any) -> None:
        for name, value in fields.items():
            setattr(g, name, value)

    return change


def all_of(*changes: Change) -> Change:
    """Make several changes."""

    def change(g: Any) -> None:
        for one in changes:
            one(g)

    return change
