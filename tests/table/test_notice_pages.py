"""Notice over HTTP: what a server without mail offers, links in mails, a new password, and who may do what."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from aiosmtpd.controller import Controller

from consigliere.cli import main
from tests.commands import invoke

from .receivers import HERE, FakeBrowser, Mailbox
from .server import LIMIT, Browser, Server, free_port, text_of


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    found = Mailbox()
    found.port = free_port()
    controller = Controller(found, hostname=HERE, port=found.port)
    controller.start()
    yield found
    controller.stop()


def said(answer: httpx.Response) -> str:
    return text_of(answer.text)


def mail_of(box: Mailbox) -> list[str]:
    given = ["--smtp-host", HERE, "--smtp-port", str(box.port), "--smtp-security", "none"]
    return [*given, "--mail-from", "club@club.example", "--public-url", "https://club.example"]


@pytest.fixture(scope="module")
def mailing(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mail")
    running = Server(f"sqlite:///{folder}/tables.db", "--no-limits", *mail_of(box))
    yield running
    running.stop()


def mail_to(box: Mailbox, address: str, subject: str) -> str:
    """The last link to our server in a mail to an address; its path."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        for mail in reversed(box.mails):
            if mail["to"] == address and mail["subject"] == subject:
                found = re.findall(r"https://club\.example(/\S+)", mail.get_content())
                box.mails.remove(mail)
                return str(found[0])
        time.sleep(0.05)
    raise AssertionError(f"no mail to {address}")


def member(server: Server, name: str) -> Browser:
    browser = Browser(server.address)
    browser.post("/account/register", name=name, password="a long password")
    return browser


def test_a_server_without_mail_offers_none(server: Server, anna: Browser) -> None:
    page = said(anna.get("/notice"))
    assert "By mail" not in page
    assert "In this browser" in page
    assert "Forgot your password" not in said(anna.get("/account"))
    assert anna.get("/account/forgot").status_code == 404
    anna.post("/account/register", name="Mailless", password="a long password")
    refused = anna.post("/notice/mail", address="anna@club.example")
    assert (refused.status_code, "sends no mail" in said(refused)) == (404, True)
    worker = anna.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in worker.text


def test_channels_are_their_owners_own_and_bad_ones_are_refused(server: Server, boris: Browser, anna: Browser) -> None:
    for url in ("http://hooks.example/x", "https://127.0.0.1:9/x", "https://hooks.example:8080/", "nonsense"):
        refused = boris.post("/notice/webhook", kind="json", url=url)
        assert (refused.status_code, "public https address" in said(refused)) == (400, True)
    keys = FakeBrowser()
    bad = boris.post("/notice/push", endpoint="https://push.example/1", p256dh="AAAA", auth=keys.auth, name="x")
    assert bad.status_code == 400
    assert boris.post(
        "/notice/push", endpoint="https://push.example/1", p256dh=keys.p256dh, auth=keys.auth, name="Fox"
    ).is_redirect
    assert boris.post("/notice/webhook", kind="json", url="https://hooks.example/x").is_redirect
    page = boris.get("/notice").text
    assert "hooks.example" in page
    assert "whsec_" in page
    channel = re.findall(r'name="channel" value="(\w+)"', page)[0]
    for path in ("/notice/remove", "/notice/test", "/notice/resume"):
        assert anna.post(path, channel=channel).status_code == 404, "a stranger cannot touch it"
    assert boris.post("/notice/remove", channel=channel).is_redirect
    assert boris.post("/notice/level", level="everything").status_code == 400


def test_a_new_password_by_mail(mailing: Server, box: Mailbox) -> None:
    dora, stranger = member(mailing, "Dora"), Browser(mailing.address)
    dora.post("/notice/mail", address="dora@club.example")
    link = mail_to(box, "dora@club.example", "Confirm your address")
    before = said(stranger.post("/account/forgot", name="Dora"))
    assert stranger.post(link, html="x").status_code == 200, "the link alone confirms, from any browser"
    known, unknown = (said(stranger.post("/account/forgot", name=name)) for name in ("Dora", "Nobody"))
    assert known == unknown == before, "the answer tells nothing"
    reset = mail_to(box, "dora@club.example", "A new password")
    assert not [mail for mail in box.mails if mail["subject"] == "A new password"], "none before it was confirmed"
    assert stranger.post(reset, new="short").status_code == 400
    assert "password is changed" in said(stranger.post(reset, new="another password"))
    assert stranger.post(reset, new="a third password").status_code == 404, "a link is used once"
    assert "Sign in" in said(dora.get("/account")), "every browser is signed out"
    assert stranger.post("/account/login", name="Dora", password="another password").is_redirect
    for browser in (dora, stranger):
        browser.close()


def test_one_click_stops_without_cookie_or_token(mailing: Server, box: Mailbox) -> None:
    eva = member(mailing, "Eva")
    eva.post("/notice/mail", address="eva@club.example")
    eva.post(mail_to(box, "eva@club.example", "Confirm your address"))
    channel = re.findall(r'name="channel" value="(\w+)"', eva.get("/notice").text)[0]
    eva.post("/notice/test", channel=channel)
    end = time.monotonic() + LIMIT
    while not (found := [mail for mail in box.mails if mail["to"] == "eva@club.example"]):
        assert time.monotonic() < end
        time.sleep(0.05)
    stop = found[0]["list-unsubscribe"].strip("<>").removeprefix("https://club.example")
    assert "Stop" in said(eva.get(stop))
    one_click = httpx.post(f"{mailing.address}{stop}", data={"List-Unsubscribe": "One-Click"})
    assert one_click.status_code == 200
    assert "You have stopped it" in said(eva.get("/notice"))
    assert httpx.post(f"{mailing.address}{stop[:-3]}xyz").status_code == 404
    reset = stop.replace("/notice/stop/", "/account/reset/")
    assert httpx.get(f"{mailing.address}{reset}").status_code == 404, "a link is for one purpose"
    eva.close()


def test_the_operator_gives_a_link_to_a_new_password_that_works_once(mailing: Server, tmp_path: Path) -> None:
    hans = member(mailing, "Hans")
    config = tmp_path / "club.toml"
    config.write_text(f'database = "{mailing.database}"\npublic-url = "https://club.example"\n')
    asked = ["admin", "--config", str(config), "person", "link", "Hans"]
    first, second = (invoke(main, asked).output.strip() for _ in range(2))
    assert first.startswith("https://club.example/account/reset/")
    path, other = (link.removeprefix("https://club.example") for link in (first, second))
    guess = f"{path[:-4]}{'AAAA' if path[-4:] != 'AAAA' else 'BBBB'}"
    assert hans.post(guess, new="a guessed password").status_code == 404
    assert "password is changed" in said(hans.post(path, new="another password"))
    assert hans.post(path, new="a third password").status_code == 404, "used up"
    assert hans.post(other, new="a third password").status_code == 404, "with every other link that was given"
    nobody = invoke(main, [*asked[:-1], "Nobody"])
    assert (nobody.exit_code, "no account 'Nobody'" in nobody.output) == (2, True)
    nowhere = invoke(main, ["admin", "--database", mailing.database, "person", "link", "Hans"])
    assert (nowhere.exit_code, "needs --public-url" in nowhere.output) == (2, True)
    hans.close()


def test_the_operator_tests_the_mail_server(box: Mailbox, tmp_path: Path) -> None:
    config = tmp_path / "club.toml"
    config.write_text(
        f'smtp-host = "{HERE}"\nsmtp-port = {box.port}\nsmtp-security = "none"\nmail-from = "club@club.example"\n'
        'public-url = "https://club.example"\nretire = 30.0\n'
    )
    sent = invoke(main, ["admin", "--config", str(config), "mail-test", "operator@club.example"])
    assert (sent.exit_code, "has accepted a mail" in sent.output) == (0, True), sent.output
    assert any(mail["to"] == "operator@club.example" for mail in box.mails)
    none = invoke(main, ["admin", "mail-test", "operator@club.example"])
    assert (none.exit_code, "no mail server is configured" in none.output) == (2, True)
    closed = ["--smtp-host", HERE, "--smtp-port", str(free_port()), "--mail-from", "a@b.example"]
    failed = invoke(main, ["admin", "mail-test", "x@y.example", *closed, "--public-url", "https://c.example"])
    assert (failed.exit_code, "not sent: network" in failed.output) == (2, True)
