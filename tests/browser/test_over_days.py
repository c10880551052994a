"""Two people at a table over days: the pace, the clocks, a vote about the late one, and the way back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from .live_server import PHONE, served, visiting


def run_out(file: Path) -> None:
    """Anna's clock runs out, past the server, which looks every two seconds whether something was changed."""
    with closing(sqlite3.connect(file, timeout=60)) as store:
        store.execute("UPDATE clocks SET left = 0 WHERE seat = 0")
        store.execute("UPDATE tables SET revision = revision + 1")
        store.execute("INSERT OR REPLACE INTO switches VALUES ('outside', '1')")
        store.commit()


def test_the_others_look_for_a_substitute_and_the_late_one_comes_back(chromium: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _), visiting(chromium, address, painted=False) as visitor:
        anna, boris = visitor(), visitor(*PHONE)
        page = anna.go("/new/dual_powers")
        expect(page.locator(".at-zero")).to_be_hidden()
        page.locator(".pace", has_text="Steady").click()
        page.get_by_label("The others always vote").check()
        page.get_by_label("own night stops the clock").uncheck()  # the test may run at night
        page.get_by_label("Nickname").fill("Anna")
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator(".agreed-pace")).to_contain_text("Three moves a day")
        boris.join(1, "Boris", page.url)
        page.get_by_role("button", name="Start the game").click()
        for player in (anna, boris):
            expect(player.page.locator(".badge-clock")).to_have_count(2)
            expect(player.page.locator("#badge-0 .badge-left")).to_have_text("2 d 23 h")  # it runs
        run_out(tmp_path / "table.db")
        expect(page.locator("#badge-0 .badge-left")).to_have_text("time is up")
        expect(page.locator("[data-slip^=late]")).to_have_count(0)
        late = boris.page.locator("[data-slip='late-0']")
        late.locator(".slip-look").click()
        late.get_by_role("button", name="Substitute").click()
        watching = visitor().go(urlsplit(page.url).path)
        free = watching.locator("[data-slip='vacant-0']")
        expect(free).to_contain_text("Anna’s seat is free")
        back = page.locator("[data-slip='back']")
        expect(back).to_contain_text("A bot plays for you")
        back.get_by_role("button", name="I’m back").click()
        for slip in (back, free):
            expect(slip).to_have_count(0)
        expect(page.locator("#badge-0 .badge-clock")).to_be_visible()
