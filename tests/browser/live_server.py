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
from typing import NamedTuple

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
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu", AS_ON_A_SCREEN]
        )
        yield browser
        browser.close()


# What a tab stores for itself. Pages of no site have no storage.
FORGET = "() => { if (location.protocol.startsWith('http')) sessionStorage.clear(); }"


class Profile(NamedTuple):
    """What a browser profile is made with and cannot change later."""

    server: str
    language: str
    script: bool
    finger: bool
    painted: bool


class Profiles:
    """Browser profiles that are used again, as new, each with its page.

    A profile with a full cache loads a page in a third of the time, and a page whose process runs in half of that.
    """

    MOST = 10  # profiles that wait; each takes some memory

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._waiting: list[tuple[Profile, BrowserContext]] = []

    def take(self, wanted: Profile) -> BrowserContext:
        for place, (profile, context) in enumerate(self._waiting):
            if profile == wanted:
                del self._waiting[place]
                return context
        context = self._browser.new_context(
            locale=wanted.language,
            java_script_enabled=wanted.script,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
            has_touch=wanted.finger,
            is_mobile=wanted.finger,
        )
        context.set_default_timeout(LIMIT)
        if not wanted.painted:
            context.add_init_script(UNPAINTED)
        return context

    def give_back(self, profile: Profile, player: Player) -> None:
        """Forget who used it: cookies and everything that pages have stored, but not the cached files."""
        page, context = player.page, player.page.context
        for other in context.pages:
            if other is not page:
                other.close()
        page.evaluate(FORGET)
        page.goto("about:blank")
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": profile.server, "storageTypes": "all"})
        session.detach()
        context.clear_cookies()
        player.leave()
        if player.altered:
            page.close()
        self._waiting.append((profile, context))
        if len(self._waiting) > self.MOST:
            self._waiting.pop(0)[1].close()


@contextmanager
def visiting(
    browser: Browser,
    server: str,
    usual: tuple[int, int] = DESKTOP,
    painted: bool = True,
    profiles: Profiles | None = None,
) -> Iterator[Visitors]:
    """Creates people, each with their own browser profile. Any error on their pages is raised.

    If nobody looks at their pages, `painted=False` saves most of the work.
    """
    opened: list[tuple[Profile, BrowserContext, Player]] = []
    shared = profiles or Profiles(browser)

    def make(
        width: int = usual[0], height: int = usual[1], language: str = "en", script: bool = True, finger: bool = False
    ) -> Player:
        profile = Profile(server, language, script, finger, painted)
        context = shared.take(profile)
        page = context.pages[0] if context.pages else context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        player = Player(page, server, finger)
        opened.append((profile, context, player))
        return player

    fine = False
    try:
        yield make
        fine = True
    finally:
        for profile, context, player in opened:
            player.leaving = True
            if fine and profiles is not None:
                shared.give_back(profile, player)
            else:
                context.close()
    complaints = [complaint for _, _, player in opened for complaint in player.complaints]
    assert not complaints, complaints
