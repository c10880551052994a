"""Attacks on everything that goes to an address given by a user: webhooks, mail, links in messages, operator's links.

Part of `make siege`. A server sends webhooks and mails here, with its usual limits. Attackers give inner addresses in
every spelling, names that resolve to something else each time, and receivers that redirect; they put line breaks into
mail addresses and flood a mailbox; they guess, change and repeat the secrets of links. Nothing inner may be connected
to, no mail may go to anybody else, a mailbox gets a few letters at most, and no wrong secret may change anything.

One address of this machine (PUBLIC) plays a public one, so that nothing leaves the machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import httpx

from consigliere.cli import main as consigliere
from tests.commands import invoke
from tests.ops.authority import Certificate, make_certificate
from tests.table.receivers import HERE, Mailbox, Receiver, mailbox, receiving
from tests.table.server import Browser, Server, free_port

PUBLIC = "127.0.0.8"  # plays a public address: see `tests/table/public_address.py`
NAMES = ("redirect.example", "rebind.example", "mixed.example")
GUESSES = 300
VICTIM = "victim@club.example"
FLOODERS = 8
MOST_LETTERS = 6  # that a flooded mailbox may get within a siege
SETTLE = 8.0  # seconds in which everything that was asked for is sent
SPELLINGS = (
    "127.0.0.1", "127.1", "0x7f000001", "2130706433", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost",
    "localhost.", "0.0.0.0", "[::]", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[fe80::1]", "[64:ff9b::7f00:1]",
    "127.0.0.1.", "127.000.000.001", "[0:0:0:0:0:0:0:1]", "[::127.0.0.1]",
)  # fmt: skip
BROKEN_MAIL = (
    f"a@club.example\r\nBcc: {VICTIM}", f"a@club.example\nTo: {VICTIM}", f"a@club.example,{VICTIM}",
    f"a@club.example {VICTIM}", f"<{VICTIM}>", f"a@club.example%0d%0aBcc:{VICTIM}", f'"x" <{VICTIM}>',
    f"a@club.example\u2028Bcc: {VICTIM}", f"a@club.example\x00{VICTIM}", f"a@club.example;{VICTIM}",
    f"@club.example:{VICTIM}", "a@" + "b" * 300 + ".example", "a" * 70 + "@club.example", "a@[127.0.0.1]",
)  # fmt: skip


class Told(Protocol):
    """Where figures go: see `tests/siege.py`."""

    def tell(self, line: str) -> None: ...

    def must(self, holds: bool, otherwise: str) -> None: ...


class Receivers:
    """A mail server, an inner service, and a receiver at the public address, each noting what it gets."""

    mails: Mailbox
    inner: Receiver
    outer: Receiver


@contextmanager
def receivers(certificate: Certificate, outer_port: int) -> Iterator[Receivers]:
    """Run the receivers in a loop of their own."""
    found, ready, done, loop = Receivers(), threading.Event(), asyncio.Event(), asyncio.new_event_loop()

    async def serve() -> None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate.chain, certificate.key)
        async with mailbox() as found.mails, receiving() as found.inner:
            found.outer = Receiver()
            server = await asyncio.start_server(found.outer._serve, PUBLIC, outer_port, ssl=context)
            found.outer.answer = lambda post: (302, {"location": found.inner.url("/redirected")})
            traps = [await asyncio.start_server(found.inner._serve, address, outer_port) for address in (HERE, "::1")]
            ready.set()
            await done.wait()
            for one in (server, *traps):
                one.close()
            await found.outer.close()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    assert ready.wait(30)
    try:
        yield found
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(30)


class Attacker(Browser):
    """A browser from an address of its own."""

    def __init__(self, address: str, here: str) -> None:
        self.http = httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address=here), timeout=60)
        self.received, self.csrf = [], ""
        self.get("/")

    def channels(self) -> list[str]:
        """The channels on the page of notices."""
        return list(dict.fromkeys(re.findall(r'name="channel" value="(\w+)"', self.get("/notice").text)))


def attack_addresses(folder: str, report: Told) -> None:
    """Everything at one server."""
    certificate, port = make_certificate(Path(folder) / "tls", *NAMES), free_port()
    before = os.environ.get("SSL_CERT_FILE")
    os.environ |= {"SSL_CERT_FILE": str(certificate.authority), "SIEGE_PORT": str(port)}
    with receivers(certificate, port) as there:
        mail = ("--smtp-host", HERE, "--smtp-port", str(there.mails.port), "--smtp-security", "none")
        server = Server(
            f"sqlite:///{folder}/addresses.db", "--limits", "--load", "tests.table.public_address",
            "--public-url", "https://club.example", "--mail-from", "club@club.example", *mail,
        )  # fmt: skip
        try:
            attack_webhooks(server, there, port, report)
            attack_mail(server, there, report)
            attack_links(server, there, report)
            attack_operator_links(server, report)
        finally:
            server.stop()
            os.environ.pop("SIEGE_PORT")
            os.environ.pop("SSL_CERT_FILE")
            if before is not None:
                os.environ["SSL_CERT_FILE"] = before


def attack_webhooks(server: Server, there: Receivers, port: int, report: Told) -> None:
    """Inner addresses, a receiver that redirects, and a name that resolves to something else the next time."""
    urls = [
        f"{scheme}://{host}{suffix}/" for host in SPELLINGS for scheme, suffix in (("https", f":{port}"), ("http", ""))
    ]
    accepted = 0
    for n, url in enumerate(urls):
        one = Attacker(server.address, f"127.0.8.{n + 1}")
        accepted += one.post("/notice/webhook", kind="json", url=url).status_code == 303
        for channel in one.channels():
            one.post("/notice/test", channel=channel)
        one.close()
    for n, host in enumerate(NAMES):
        one = Attacker(server.address, f"127.0.9.{n + 1}")
        one.post("/notice/webhook", kind="json", url=f"https://{host}:{port}/{host}")
        for channel in one.channels():
            for _ in range(3):
                one.post("/notice/test", channel=channel)
                time.sleep(1.0)
        one.close()
    time.sleep(SETTLE)
    paths = sorted({post.path for post in there.outer.posts})
    report.tell(
        f"webhooks: {len(urls)} inner addresses given, {accepted} accepted as text, {there.inner.connections} inner "
        f"connections; the receiver outside got {len(there.outer.posts)} messages at {paths}"
    )
    report.must(there.inner.connections == 0, "a webhook reached an inner address")
    report.must("/redirect.example" in paths, "no webhook went out at all, so nothing was tested")
    report.must("/mixed.example" not in paths, "a name with an inner address among others was used")


def attack_mail(server: Server, there: Receivers, report: Told) -> None:
    """Line breaks and lists in addresses, and many accounts that give the same address."""
    letters = len(there.mails.mails)
    accepted = 0
    for n, address in enumerate(BROKEN_MAIL):
        one = Attacker(server.address, f"127.0.10.{n + 1}")
        one.post("/account/register", name=f"Mailer {n}", password="correct horse")
        one.get("/notice")
        accepted += one.post("/notice/mail", address=address).status_code == 303
        one.close()
    time.sleep(SETTLE)
    strangers = [str(mail["to"]) for mail in there.mails.mails[letters:]]
    report.tell(f"mail: {len(BROKEN_MAIL)} broken addresses, {accepted} accepted, letters to {strangers}")
    report.must(not any(VICTIM in to for to in strangers), "a broken address reached somebody else")
    report.must(accepted == 0, "a broken mail address was accepted")
    letters, asked = len(there.mails.mails), 0
    for n in range(FLOODERS):
        one = Attacker(server.address, f"127.0.11.{n + 1}")
        one.post("/account/register", name=f"Flooder {n}", password="correct horse")
        one.get("/notice")
        for variant in (VICTIM, VICTIM.upper(), VICTIM, VICTIM):
            one.post("/notice/mail", address=variant)
            asked += 1
        one.close()
    time.sleep(SETTLE)
    got = len(there.mails.mails) - letters
    report.tell(f"a flood: {FLOODERS} accounts asked {asked} times for letters to one mailbox, which got {got}")
    report.must(got <= MOST_LETTERS, f"a mailbox was flooded with {got} letters")


def attack_links(server: Server, there: Receivers, report: Told) -> None:
    """Guess, change, swap and repeat the link that stops notices, and the one that confirms an address."""
    owner = Attacker(server.address, "127.0.12.1")
    owner.post("/account/register", name="Owner", password="correct horse")
    owner.get("/notice")
    owner.post("/notice/mail", address="owner@club.example")
    confirm = wait_for_link(there.mails, "owner@club.example", "/notice/confirm/")
    thief = Attacker(server.address, "127.0.12.2")
    rng, changed = random.Random(7), 0
    for wrong in wrong_secrets(confirm, rng):
        changed += thief.http.post(f"/notice/confirm/{wrong}", data={"csrf": thief.csrf}).status_code == 200
    owner.post(f"/notice/confirm/{confirm}")
    owner.post("/notice/test", channel=owner.channels()[0])
    stop = wait_for_link(there.mails, "owner@club.example", "/notice/stop/")
    for wrong in (*wrong_secrets(stop, rng), confirm):
        changed += thief.http.post(f"/notice/stop/{wrong}").status_code == 200
    for path in ("/account/reset/", "/notice/confirm/"):
        changed += thief.http.get(f"{path}{stop}").status_code == 200
    report.tell(f"links: {2 * GUESSES + 3} wrong secrets, {changed} did something")
    report.must(changed == 0, "a wrong secret of a link did something")
    report.must("You have stopped it" not in owner.get("/notice").text, "a guess stopped a channel")
    finder = Attacker(server.address, "127.0.12.3")  # the thief has used up what an address may ask
    used = [finder.http.post(f"/notice/stop/{stop}").status_code for _ in range(3)]
    report.tell(f"  the right link that stops, three times: {used}; it says nothing of its owner beyond the address")
    report.must(used == [200, 200, 200], "the link that stops does not work, or not twice")
    for one in (owner, thief, finder):
        one.close()


def attack_operator_links(server: Server, report: Told) -> None:
    """Guess, change and repeat a link to a new password that the operator has given."""
    asked = ["admin", "--database", server.database, "person", "link", "Owner", "--public-url", "https://club.example"]
    link = invoke(consigliere, asked).output.strip().removeprefix("https://club.example")
    secret = link.rpartition("/")[2]
    thief = Attacker(server.address, "127.0.13.1")
    wrong = list(wrong_secrets(secret, random.Random(8)))
    opened = sum(
        thief.http.post(f"/account/reset/{one}", data={"csrf": thief.csrf, "new": "the thief's"}).status_code == 200
        for one in wrong
    )
    owner = Attacker(server.address, "127.0.13.2")  # whom the thief's limit does not concern
    once, again = (owner.post(link, new="a new password").status_code for _ in range(2))
    report.tell(
        f"the operator's link: {len(wrong)} wrong ones opened {opened}; the right one answers {once}, then {again}"
    )
    report.must(opened == 0, "a guessed link changed a password")
    report.must((once, again) == (200, 404), "the operator's link does not work exactly once")
    for browser in (thief, owner):
        browser.close()


def wrong_secrets(right: str, rng: random.Random) -> Iterator[str]:
    """Secrets that are almost right, of another length, or random."""
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
    payload = right.rpartition(".")[0]
    for n in range(GUESSES):
        place = rng.randrange(len(right))
        other = rng.choice([letter for letter in letters if letter != right[place] and letter not in "-_"])
        changed = f"{right[:place]}{other}{right[place + 1 :]}"
        yield (changed, f"{payload}.{''.join(rng.choices(letters, k=43))}", right[: place or 1], f"{payload}.")[n % 4]


def wait_for_link(mails: Mailbox, to: str, path: str) -> str:
    """The secret of a link in a mail."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        for mail in list(mails.mails):
            if mail["to"] == to:
                body = mail.get_body(("plain",))
                with contextlib.suppress(AttributeError):
                    found = re.search(rf"{path}([\w.-]+)", f"{body.get_content()} {mail['list-unsubscribe'] or ''}")  # type: ignore[union-attr]
                    if found:
                        return found[1]
        time.sleep(0.2)
    raise AssertionError(f"no mail to {to} with {path}")
