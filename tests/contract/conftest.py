"""The contract holds for all games, the toy included."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="module")
def _static_files(toy: object) -> None:
    """The toy game is registered while a module of the contract runs."""
