"""Nobody can make others wait: limits, names, unreadable input, connections."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from consigliere.table.base.errors import Refused
from consigliere.table.base.logs import Once
from consigliere.table.base.names import folded, tidy_name
from consigliere.table.client import Client, Table
from consigliere.table.client import Refused as Unanswered
from consigliere.table.play.seating import Person
from consigliere.table.web.command import serve
from consigliere.table.web.connections import BUFFERED, whole_requests
from consigliere.table.web.limits import KNOWN, LOGIN, Asker, Limits
from tests.commands import invoke

from .loop import run_async
from .server import LIMIT, Browser, Server

ANNA = Person("a" * 64, "Anna")


def spent(limits: Limits, kind: str, asker: Asker, times: int) -> int:
    """How many of so many requests succeed."""
    through = 0
    for _ in range(times):
        with contextlib.suppress(Refused):
            limits.spend(kind, asker)
            through += 1
    return through


# --- limits by kind of client


def test_kinds_of_askers_have_buckets_of_their_own() -> None:
    limits = Limits(True)
    assert spent(limits, "login", Asker("login", "10.0.0.1"), 99) == LOGIN["login"].burst
    assert spent(limits, "login", Asker("address", "10.0.0.1"), 1) == 1, "an address given as a name"
    assert spent(limits, "post", Asker("guest", "10.0.0.1"), 99) >= KNOWN["post"].burst
    assert spent(limits, "post", Asker("address", "10.0.0.1"), 1) == 1


def test_what_is_remembered_of_askers_is_bounded_and_forgets_the_silent_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("consigliere.table.web.limits.MOST", 50)
    limits = Limits(True)
    spent(limits, "login", Asker("login", "busy"), 20)
    for number in range(500):
        limits.spend("page", Asker("address", str(number)))
        spent(limits, "login", Asker("login", "busy"), 1)
    assert len(limits._buckets) <= 51
    assert spent(limits, "login", Asker("login", "busy"), 1) == 0, "who keeps asking is not forgotten"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('limited')}/tables.db", "--limits")
    yield server
    server.stop()


def from_address(server: Server, address: str) -> Browser:
    """A browser behind a proxy on this machine, which forwards its address."""
    browser = Browser(server.address)
    browser.http.headers["x-forwarded-for"] = address
    return browser


def test_a_strangers_wrong_passwords_do_not_lock_the_owner_out(limited: Server) -> None:
    owner, thief = from_address(limited, "10.1.0.1"), from_address(limited, "10.1.0.2")
    owner.go("/account/register", name="Owner", password="correct horse")
    owner.go("/account/logout")
    tries = [thief.post("/account/login", name="Owner", password=f"guess {n:04}").status_code for n in range(12)]
    assert tries[-1] == 429
    padded = [
        thief.post("/account/login", name=f" OWNER{' ' * n}", password="guess 1234").status_code for n in range(9)
    ]
    assert set(padded) == {429}, "another way to write the name is the same name"
    owner.go("/account/login", name="Owner", password="correct horse")
    owner.close()
    thief.close()


def test_a_new_cookie_each_time_is_still_the_same_address(limited: Server) -> None:
    seen = []
    with httpx.Client(base_url=limited.address, headers={"x-forwarded-for": "10.2.0.1"}, timeout=LIMIT) as http:
        for _ in range(150):
            http.cookies.clear()
            seen.append(http.post("/quick", data={"game": "dual_powers"}).status_code)
            if seen[-1] == 429:
                break
    assert seen[-1] == 429


def test_a_school_behind_one_address_is_not_shut_out(limited: Server) -> None:
    """Thirty pupils open a table each, and can continue when one of them has used up the limit for strangers at the
    address."""
    pupils = [from_address(limited, "10.3.0.1") for _ in range(30)]
    tables = [pupil.quick() for pupil in pupils]
    bad = from_address(limited, "10.3.0.1")
    for _ in range(200):
        bad.http.cookies.clear()
        if bad.http.post("/quick", data={"game": "dual_powers"}).status_code == 429:
            break
    else:
        raise AssertionError("a stranger is not limited")
    assert all(pupil.get(table).status_code == 200 for pupil, table in zip(pupils, tables, strict=True))
    assert all(pupil.post("/quick", game="dual_powers").status_code == 303 for pupil in pupils)
    for one in (*pupils, bad):
        one.close()


def test_each_seat_of_a_program_has_its_own_limit_for_advice(limited: Server) -> None:
    host = Client(limited.address).open("dual_powers", 2, places=["me", "bot:random"])
    other = Client(limited.address).open("dual_powers", 2, places=["me", "bot:random"])
    burst = int(KNOWN["advice"].burst)
    asked: list[int] = []
    while 429 not in asked and len(asked) < 10 * burst:  # a slow machine gets some back meanwhile
        asked.append(_advice_status(host))
    assert asked[:burst] == [409] * burst, "the game has not begun: there is no advice, but each request counts"
    assert asked[-1] == 429
    assert _advice_status(other) == 409, "another seat has a limit of its own"


def _advice_status(seat: Table) -> int:
    with pytest.raises(Unanswered) as told:
        seat.advice(0)
    return told.value.status


# --- names and unreadable input


@pytest.mark.parametrize(
    "name", ["", "   ", "\u3164", "\u2800\u2800", "\u200b\u200b", "\u0301\u0301", "A" + "\u0301" * 9, "x" * 25]
)
def test_names_that_nobody_can_read_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        tidy_name(name)


def test_names_people_have_are_taken() -> None:
    for name in ("Anna", "Ольга", "Łucja", "Nguyễn Văn Ấ", "राम", "李小龍", "O'Neill-2", "🙂 Bo"):
        assert tidy_name(f"  {name} ") == name
    assert folded(" ＡNNA  k") == folded("anna K")


NESTED = "[" * 20_000 + "]" * 20_000


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_what_cannot_be_read_is_refused_and_is_no_fault_of_ours(database: str, tmp_path: Path, request: Any) -> None:
    uri = f"sqlite:///{tmp_path}/tables.db" if database == "sqlite" else request.getfixturevalue("postgres")
    server = Server(uri, "--no-limits")
    try:
        browser = Browser(server.address)
        table = browser.quick()
        seat = Client(server.address).open("dual_powers", 2, places=["me", "bot:random"])
        seat.start()
        auth = {"authorization": f"Bearer {seat.token}", "content-type": "application/json"}
        play = f"/api/v1/tables/{seat.table}/play"
        say = f"/api/v1/tables/{seat.table}/talk"
        with httpx.Client(base_url=server.address, timeout=LIMIT) as http:
            bodies: list[tuple[str, bytes]] = [
                (play, f'{{"option": "offer:{NESTED}"}}'.encode()),
                (play, NESTED.encode()),
                (play, b'{"option": "\xff\xfe"}'),
                (say, b'{"text": "a\\u0000b"}'),
                (say, b'{"text": "\\ud800"}'),
                ("/api/v1/tables", b'{"game": "dual_powers", "seats": 2, "name": "\\u0000"}'),
            ]
            got = {(path, body[:40]): http.post(path, content=body, headers=auth).status_code for path, body in bodies}
            assert all(400 <= status < 500 for status in got.values()), got
            paths = ["/t/%00", "/t/%ff%fe", f"{table}/replay?eyes=%00", "/rules/%00", "/api/v1/tables/%00/view"]
            got = {(path, b""): http.get(path).status_code for path in paths}
            assert all(400 <= status < 500 for status in got.values()), got
        for text in ("a\0b", "\udcff"):
            data = {"csrf": browser.csrf, "text": text}
            raw = "&".join(
                f"{k}=" + "".join(f"%{byte:02x}" for byte in v.encode("utf-8", "surrogateescape"))
                for k, v in data.items()
            )
            head = {"content-type": "application/x-www-form-urlencoded"}
            status = browser.http.post(f"{table}/chat", content=raw, headers=head).status_code
            assert 400 <= status < 500, (text, status)
        deep = '{"consigliere": 1, "game": "dual_powers", "names": ' + NESTED + "}"
        for data_ in (deep.encode(), b"\xff\xfe{}", b'{"a": "\\u0000"}'):
            files = {"file": ("game.json", data_)}
            assert browser.http.post("/import", data={"csrf": browser.csrf}, files=files).status_code == 400
        browser.close()
    finally:
        server.stop()


def test_health_asks_the_database(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits")
    try:
        assert httpx.get(f"{server.address}/health", timeout=LIMIT).status_code == 200
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("DROP TABLE alembic_version")
        assert httpx.get(f"{server.address}/health", timeout=LIMIT).status_code == 503
    finally:
        server.stop()


# --- connections


def test_half_sent_requests_block_nobody_and_are_closed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits", "--connections", "300")
    half: list[socket.socket] = []

    try:
        for n in range(600):
            one = socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT)
            if n % 2:
                kind = b"content-type: application/x-www-form-urlencoded\r\n"
                one.sendall(b"POST /quick HTTP/1.1\r\nhost: x\r\n" + kind + b"content-length: 100\r\n\r\nhalf")
            else:
                one.sendall(b"GET / HTTP/1.1\r\nhost: ")
            half.append(one)
            if n % 20 == 19:  # `make siege` measures how long it takes
                assert httpx.get(f"{server.address}/ping", timeout=LIMIT).status_code == 200
        gone = 0
        for one in half[:300]:
            try:
                gone += one.recv(10) == b""
            except ConnectionError:
                gone += 1
        assert gone == 300, "those who waited longest were let go"
    finally:
        for one in half:
            one.close()
        server.stop()


def test_half_a_request_costs_the_application_nothing() -> None:
    """Nothing is looked up or counted for a form before it has arrived completely. A long one comes in parts."""

    async def knock(*messages: Any) -> list[list[tuple[int, bool]]]:
        called: list[list[tuple[int, bool]]] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            called.append([])
            while not called[-1] or called[-1][-1][1]:
                message = await receive()
                called[-1].append((len(message["body"]), message["more_body"]))

        async def nothing(message: Any) -> None:
            raise AssertionError(message)

        async def receive() -> Any:
            return left.pop(0) if left else await asyncio.Event().wait()

        left = list(messages)
        with contextlib.suppress(TimeoutError):
            scope: Any = {"type": "http"}
            await asyncio.wait_for(whole_requests(app)(scope, receive, nothing), 0.1)
        return called

    def part(size: int, more: bool) -> dict[str, Any]:
        return {"type": "http.request", "body": b"x" * size, "more_body": more}

    async def all_of_them() -> None:
        assert await knock(part(4, True)) == [], "it is waited for"
        assert await knock(part(4, True), {"type": "http.disconnect"}) == [], "it is gone"
        assert await knock(part(0, False)) == [[(0, False)]]
        assert await knock(part(4, True), part(5, False)) == [[(9, False)]]
        assert await knock(part(BUFFERED, True), part(5, False)) == [[(BUFFERED, True), (5, False)]]

    run_async(all_of_them())


def test_the_log_does_not_repeat_itself() -> None:
    once = Once()
    said = [once.filter(logging.LogRecord("a", logging.WARNING, "", 0, "the same", (), None)) for _ in range(50)]
    assert said.count(True) == 1
    assert once.filter(logging.LogRecord("a", logging.WARNING, "", 0, "another", (), None))


# --- whom a proxy may speak for


def passwords_until_refused(address: str, here: str) -> int:
    """How many wrong passwords somebody can try who invents another X-Forwarded-For for each."""
    transport = httpx.HTTPTransport(local_address=here)
    with httpx.Client(base_url=address, transport=transport, timeout=LIMIT) as http:
        page = http.get("/account").text
        found = re.search(r'name="csrf" value="(\w+)"', page)
        assert found is not None
        fields = {"csrf": found[1], "name": f"Owner {here}", "password": "a wrong password"}
        for n in range(int(LOGIN["login"].burst) + 4):
            forwarded = {"x-forwarded-for": f"203.0.113.{n}"}
            if http.post("/account/login", data=fields, headers=forwarded).status_code == 429:
                return n
    return -1


def test_only_a_trusted_proxy_tells_the_address_of_a_visitor(limited: Server) -> None:
    assert passwords_until_refused(limited.address, "127.0.0.77") == LOGIN["login"].burst, "counted by its own address"
    assert passwords_until_refused(limited.address, "127.0.0.1") == -1, "the proxy of this machine speaks for others"


def test_trusted_proxies_are_addresses_and_networks() -> None:
    for given in ("nginx", "10.0.0.0/99", "*", ""):
        refused = invoke(serve, ["--trusted-proxy", given])
        assert refused.exit_code == 2, refused.output
        assert "neither an address" in refused.output
