"""Every moment of `test_letters` in every language: `make browser-long`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from consigliere.board.words import LANGUAGES

from .test_letters import (
    Languages,
    lay,
    test_corleones_empire_can_be_read_on_a_notebook_at_five_seats,
    test_dual_powers_can_be_read_on_a_notebook,
    test_five_families_can_be_read_on_a_notebook,
    test_la_famiglia_can_be_read_on_a_notebook,
    test_la_famiglia_can_be_read_on_a_phone_without_zooming,
    test_no_marker_of_la_famiglias_ledger_is_on_a_letter,
    test_where_six_sit_all_can_be_read_on_a_notebook_and_a_tablet,
    test_where_six_sit_clubs_and_a_rumble_of_all_can_be_read_on_a_notebook,
)

__all__ = [
    "lay",
    "test_corleones_empire_can_be_read_on_a_notebook_at_five_seats",
    "test_dual_powers_can_be_read_on_a_notebook",
    "test_five_families_can_be_read_on_a_notebook",
    "test_la_famiglia_can_be_read_on_a_notebook",
    "test_la_famiglia_can_be_read_on_a_phone_without_zooming",
    "test_no_marker_of_la_famiglias_ledger_is_on_a_letter",
    "test_where_six_sit_all_can_be_read_on_a_notebook_and_a_tablet",
    "test_where_six_sit_clubs_and_a_rumble_of_all_can_be_read_on_a_notebook",
]


@pytest.fixture
def languages() -> Languages:
    """Every moment in every language, instead of in turn."""

    def all_of(*moments: Any, first: str = "") -> Iterable[tuple[Any, str]]:
        return product(moments, LANGUAGES)

    return all_of
