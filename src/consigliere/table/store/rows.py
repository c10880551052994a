"""Rows of the store as Python values."""

from __future__ import annotations

from typing import NamedTuple


class ChoiceRow(NamedTuple):
    """One row of `choices`."""

    number: int
    seat: int
    kind: str
    text: str
    hand: str
    at: float
    told: str = ""
