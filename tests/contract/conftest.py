"""The contract holds for all games, including the toy."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="module")
def _static_files(toy: object) -> None:
    """Register the toy game while a module of the contract runs."""
