"""A real server and a real Chromium. Tests wait for what a person sees or for the table's version, not for silence."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .player import Player
from .stage import LIMIT, browsing, serving

expect.set_options(timeout=LIMIT)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture
def visitor(chromium: Browser, server: str) -> Iterator[Callable[..., Player]]:
    """Makes people, each with a browser profile of their own. Whatever their pages complain about fails the test."""
    opened: list[tuple[BrowserContext, Player]] = []

    def make(width: int = 1440, height: int = 900, language: str = "en", script: bool = True) -> Player:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            java_script_enabled=script,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(LIMIT)
        player = Player(context.new_page(), server)
        opened.append((context, player))
        return player

    yield make
    complaints = [complaint for _, player in opened for complaint in player.complaints]
    for context, _ in opened:
        context.close()
    assert not complaints


@pytest.fixture
def anna(visitor: Callable[..., Player]) -> Player:
    return visitor()


@pytest.fixture
def page(anna: Player) -> Page:
    return anna.page
