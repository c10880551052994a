"""The mark that links a test to the rule it checks; `consigliere check --rules` reads it."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the ledger rule this test proves")
