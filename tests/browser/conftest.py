"""A real server and a real Chromium. Tests wait for what a person sees or for the table's version, not for silence."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from .player import Player

ROOT = Path(__file__).parents[2]
PACE = "0.05"  # seconds a bot waits before its move: a test needs no time to follow


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`consigliere serve` on a free port with an empty store; its address."""
    store = tmp_path_factory.mktemp("store") / "table.db"
    command = [sys.executable, "-m", "consigliere", "serve", "--port", "0", "--no-limits", "--pace", PACE]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{store}"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://\S+", said)
    assert found, f"the server said {said!r} instead of its address"
    yield found[0].rstrip("/")
    process.terminate()
    process.wait(10)
    process.stdout.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "these tests need Chromium (Debian: apt-get install chromium); `make test` sees to it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


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
        context.set_default_timeout(15_000)
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
