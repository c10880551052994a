"""A real server and a real Chromium.

Tests wait for what a person sees or for the table's version, never for a fixed time.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table import fork_server

from .live_server import LIMIT, Profiles, Visitors, browsing, serving, visiting
from .player import Player

expect.set_options(timeout=LIMIT)
fork_server.shared = True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="session")
def profiles(chromium: Browser) -> Profiles:
    return Profiles(chromium)


@pytest.fixture
def visitor(chromium: Browser, server: str, profiles: Profiles) -> Iterator[Visitors]:
    """Creates people. Any error on their pages fails the test."""
    with visiting(chromium, server, painted=False, profiles=profiles) as make:
        yield make


@pytest.fixture
def anna(visitor: Visitors) -> Player:
    return visitor()


@pytest.fixture
def page(anna: Player) -> Page:
    return anna.page
