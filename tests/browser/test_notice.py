"""Two people at a table over days, one of them away: mail, a webhook, a push, and the way to stop them."""

from __future__ import annotations

import json
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, Page, expect

from tests.table.receivers import HERE, Mailbox

from .live_server import PHONE, served, visiting


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    box = Mailbox()
    box.port = free_port()
    controller = Controller(box, hostname=HERE, port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


@contextmanager
def webhook() -> Iterator[tuple[str, list[Any]]]:
    got: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return

    server = ThreadingHTTPServer((HERE, 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://{HERE}:{server.server_port}/hook", got
    finally:
        server.shutdown()
        server.server_close()


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HERE, 0))
        return int(one.getsockname()[1])


def hurry(file: Path) -> None:
    """Let the settle time pass, past the server, which looks every few seconds."""
    with closing(sqlite3.connect(file, timeout=60)) as store:
        store.execute("UPDATE outbox SET due_at = 0 WHERE event = 'turn' AND state = 'waiting'")
        store.commit()


def wait_for(page: Page, got: list[Any], count: int) -> None:
    for _ in range(1200):
        if len(got) >= count:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{len(got)} of {count} messages came")


def test_somebody_who_is_away_is_told_and_can_stop_it(chromium: Browser, tmp_path: Path) -> None:
    port = free_port()
    public = f"http://{HERE}:{port}"
    with mail_server() as box, webhook() as (url, got):
        mail = ["--smtp-host", HERE, "--smtp-port", str(box.port), "--smtp-security", "none"]
        more = ["--port", str(port), "--public-url", public, "--mail-from", "club@club.example", "--allow-inner", HERE]
        with served(tmp_path, *mail, *more) as (address, _), visiting(chromium, address, painted=False) as visitor:
            anna, boris = visitor(), visitor(*PHONE)
            boris.send("/account/register", name="Boris", password="a long password")
            page = boris.go("/notice")
            page.locator("input[name=address]").fill("boris@club.example")
            page.get_by_role("button", name="Send the message").click()
            expect(page.locator(".channel")).to_contain_text("Not confirmed yet")
            wait_for(page, box.mails, 1)
            page.goto(box.mails[0].get_content().split()[-1])
            page.get_by_role("button", name="Confirm").click()
            expect(page.locator(".card")).to_contain_text("boris@club.example is confirmed")
            page = boris.go("/notice")
            page.locator("select[name=kind]").select_option("discord")
            page.locator("input[name=url]").fill(url)
            page.get_by_role("button", name="Add").click()
            expect(page.locator(".channel")).to_have_count(2)
            _table_for_two(anna, boris)
            boris.go("/")
            hurry(tmp_path / "table.db")
            wait_for(boris.page, box.mails, 2)
            wait_for(boris.page, got, 1)
            assert "with Anna (Steady): the table is waiting for you" in box.mails[1].get_content()
            assert "with Anna" in got[0]["content"]
            page.goto(box.mails[1]["list-unsubscribe"].strip("<>"))
            page.get_by_role("button", name="Stop").click()
            expect(page.locator(".card")).to_contain_text("Nothing more will be sent to boris@club.example")
            page = boris.go("/notice")
            expect(page.locator(".channel").first).to_contain_text("You have stopped it")


def _table_for_two(anna: Any, boris: Any) -> None:
    """A table over days where both are asked; Boris chooses of what he is told there."""
    page = anna.go("/new/dual_powers")
    page.locator(".pace", has_text="Steady").click()
    page.get_by_label("own night stops the clock").uncheck()
    page.get_by_label("Nickname").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    boris.join(1, "Boris", page.url)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#badge-0 .badge-clock")).to_be_visible()
    theirs = boris.go(f"{page.url.split('?')[0].removeprefix(anna.server)}/notice")
    expect(theirs.locator("input[value=all]")).to_be_checked()
    theirs.locator("input[value=deadlines]").check()
    theirs.get_by_role("button", name="Save").click()
    expect(theirs.locator(".flash")).to_contain_text("Saved")
    theirs.locator("input[value=all]").check()
    theirs.get_by_role("button", name="Save").click()


def test_the_browser_shows_a_push_and_leads_to_the_table(chromium: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _), visiting(chromium, address, painted=False) as visitor:
        page = visitor().go("/notice")
        expect(page.get_by_label("By mail")).to_have_count(0)
        page.context.grant_permissions(["notifications"], origin=address)
        devtools = page.context.new_cdp_session(page)
        ready: list[Any] = []
        devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: ready.extend(told["registrations"]))
        devtools.send("ServiceWorker.enable")
        page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
        wait_for(page, ready, 1)
        said = {"title": "Your table waits", "body": "Dual Powers", "tag": "consigliere", "url": f"{address}/t/x"}
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": address, "registrationId": ready[-1]["registrationId"], "data": json.dumps(said)},
        )
        page.wait_for_function(
            "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
            ".some((one) => one.title === 'Your table waits' && one.data.url.endsWith('/t/x'))"
        )
