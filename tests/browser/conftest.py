"""A real server and a real Chromium.

Tests wait for what a person sees or for the table's version, never for a fixed time.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table import fork_server

from .live_server import LIMIT, Profiles, Visitors, browsing, serving, visiting
from .player import UNPAINTED, Player

expect.set_options(timeout=LIMIT)
fork_server.shared = True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One for all, so that few start and browsers have its files. Its windows wait for everybody."""
    with serving(tmp_path_factory.mktemp("store"), "--window", "0") as address:
        yield address


@pytest.fixture(scope="session")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One with the games of the tests, too: the toy game and the game of bids."""
    with serving(tmp_path_factory.mktemp("toys"), "--window", "0", "--load", "tests.table.extra_games") as address:
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


@pytest.fixture(scope="session")
def still_page(chromium: Browser) -> Iterator[Page]:
    """A page for static pages, which are laid out but not drawn. Starting one costs as much as showing something."""
    context = chromium.new_context()
    context.add_init_script(UNPAINTED)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def still_phone(chromium: Browser) -> Iterator[Page]:
    """The same on a phone."""
    context = chromium.new_context(has_touch=True, is_mobile=True)
    context.add_init_script(UNPAINTED)
    yield context.new_page()
    context.close()


@pytest.fixture
def anna(visitor: Visitors) -> Player:
    return visitor()


@pytest.fixture
def page(anna: Player) -> Page:
    return anna.page
