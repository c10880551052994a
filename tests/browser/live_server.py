"""A real server and a real Chromium, for the tests and for the screenshots."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.table import fork_server

from .player import UNPAINTED, Player

PACE = "0.05"  # seconds a bot waits before its move: tests need no time to follow
LIMIT = 120_000  # ms until a test gives up waiting: far above what the busiest machine takes
DESKTOP, PHONE = (1440, 900), (360, 740)
Visitors = Callable[..., Player]  # width, height, language, script, touch -> a new person


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[str]:
    """`consigliere serve` on a free port with an empty store in a folder; its address."""
    with served(folder, *more) as (address, _):
        yield address


@contextmanager
def served(folder: Path, *more: str) -> Iterator[tuple[str, fork_server.Running]]:
    """The same, with the process, so that tests can send signals."""
    command = ["serve", "--port", "0", "--no-limits", "--pace", PACE, "--database", f"sqlite:///{folder / 'table.db'}"]
    server = fork_server.start([*command, *more])
    try:
        yield _address(server.first_line()), server
    finally:
        server.send(signal.SIGTERM)
        if not server.ended(LIMIT / 1000):
            server.send(signal.SIGKILL)


@contextmanager
def dealing(folder: Path, secret: bytes) -> Iterator[str]:
    """The same, with a given secret for all tables and windows that wait for everybody."""
    command = [
        sys.executable,
        "-m",
        "tests.browser.fixed_secret_server",
        secret.hex(),
        f"sqlite:///{folder / 'table.db'}",
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=fork_server.ROOT)
    assert process.stdout is not None
    try:
        yield _address(process.stdout.readline())
    finally:
        process.terminate()
        try:
            process.wait(LIMIT / 1000)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def _address(said: str) -> str:
    found = re.search(r"http://\S+", said)
    assert found, f"the server said {said!r} instead of its address"
    return found[0].rstrip("/")


# The first one renders the same without a window for each page: a third less work.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
AS_ON_A_SCREEN = "--font-render-hinting=none"  # the same letter widths in both kinds of Chromium


@contextmanager
def browsing() -> Iterator[Browser]:
    """The Chromium of this machine."""
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert path, "this needs Chromium (Debian: apt-get install chromium); `make test` sees to it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", AS_ON_A_SCREEN])
        yield browser
        browser.close()


@contextmanager
def visiting(
    browser: Browser, server: str, usual: tuple[int, int] = DESKTOP, painted: bool = True
) -> Iterator[Visitors]:
    """Creates people, each with their own browser profile. Any error on their pages is raised.

    If nobody looks at their pages, `painted=False` saves most of the work.
    """
    opened: list[tuple[BrowserContext, Player]] = []

    def make(
        width: int = usual[0], height: int = usual[1], language: str = "en", script: bool = True, finger: bool = False
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            java_script_enabled=script,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
            has_touch=finger,
            is_mobile=finger,
        )
        context.set_default_timeout(LIMIT)
        if not painted:
            context.add_init_script(UNPAINTED)
        player = Player(context.new_page(), server, finger)
        opened.append((context, player))
        return player

    try:
        yield make
    finally:
        for context, _ in opened:
            context.close()
    complaints = [complaint for _, player in opened for complaint in player.complaints]
    assert not complaints, complaints
