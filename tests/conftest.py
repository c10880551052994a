"""What all tests share: strict texts, repeatable property tests, and a toy game for those that ask for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from consigliere.board.words import Words
from consigliere.engine import Title
from consigliere.games import _known, register
from tests.toy import TITLE as TOY

# A text that is missing or cannot be formed fails the test that asked for it.
Words.strict = True

# The same examples in every run: a test tells about the change at hand, `make fuzz` looks for what nobody thought of.
settings.register_profile(
    "consigliere", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("consigliere")


@pytest.fixture(scope="module")
def toy() -> Iterator[Title]:
    """The toy game on the shelf, for as long as one module's tests run."""
    register(TOY)
    yield TOY
    del _known[TOY.id]
