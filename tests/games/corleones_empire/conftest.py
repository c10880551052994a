"""Registers the game while its own tests run."""

from __future__ import annotations

import pytest

from consigliere import games
from consigliere.games.corleones_empire import TITLE


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._registered, TITLE.id, TITLE)
