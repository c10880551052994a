"""Plays through nginx and Caddy with the files in deploy/: `make proxies`, or `python -m tests.ops.proxies nginx`.

Each proxy stands with TLS, by an authority of our own, in front of two servers on one PostgreSQL. Two people play a
game to its end over live connections, each from an address of their own, while each server is killed in turn. Checked:
nothing acknowledged is lost, pages arrive compressed, files can be cached, a program can wait for its turn, the cookie
is for https only, and limits count the address of the visitor, whatever X-Forwarded-For the visitor sends.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import asyncpg
import httpx
from websockets.exceptions import WebSocketException

from tests.load import Played, Route, Seat, opened
from tests.table.server import options_of
from tests.table.test_kill import Choices, assert_kept

from .installation import Database, Node, Part, Proxy
from .visitors import Program, Visitor, http_through

SPOOFED = "203.0.113."  # addresses that belong to nobody
GUESSES = 40  # wrong passwords; a server allows 8 for one name from one address, and there are two servers
WAITS = 12.0  # seconds that a program waits for its turn


class Checks:
    """Prints what holds, and counts what does not."""

    def __init__(self) -> None:
        self.failed = 0

    def must(self, holds: bool, what: str) -> None:
        print(f"  {'ok    ' if holds else 'FAILED'} {what}", flush=True)
        self.failed += not holds


class Guest(Seat):
    """A seat that connects again when its line is cut, and remembers what was acknowledged."""

    def __init__(self, address: str, route: Route) -> None:
        super().__init__(address, route)
        self.cuts = 0
        self.pushed = 0  # changes that came over the line

    async def stay(self, table: str) -> None:
        """Keep a live connection until the game is over."""
        while not self.over:
            try:
                if self._reader is None or self._reader.done():
                    await self.listen(table)
                assert self._reader is not None
                await self._reader
            except (OSError, httpx.TransportError, WebSocketException, TimeoutError):
                pass
            if not self.over:
                self.cuts += 1
                await asyncio.sleep(0.2)

    def _see(self, page: str) -> None:
        self.pushed += 1
        super()._see(page)


async def play_game(proxy: Proxy, nodes: list[Node], checks: Checks, database: Database) -> None:
    """A game of two people from the first choice to the last, with a kill of each server."""
    routes = [Route(proxy.certificate.trusted(), f"127.0.3.{n + 1}") for n in range(2)]
    seats = [Guest(proxy.address, route) for route in routes]
    rng, sent, acknowledged = random.Random(5), Choices(), Choices()
    table = await opened(list(seats), Played("dual_powers", 2, 0.0), 1)
    lines = [asyncio.create_task(seat.stay(table)) for seat in seats]
    kills, began = {25: nodes[0], 60: nodes[1]}, time.monotonic()
    idle, statuses, starting = time.monotonic(), Counter[int](), list[asyncio.Task[None]]()
    while not all(seat.over for seat in seats) and time.monotonic() - idle < 60:
        node = kills.pop(len(acknowledged), None)
        if node is not None:
            node.end(signal.SIGKILL)
            starting.append(asyncio.create_task(start_later(node)))
        mover, question = await next_mover(seats, table, rng)
        if mover is None:
            await asyncio.sleep(0.1)
            continue
        seat, choice = seats.index(mover), rng.choice(question[0])
        sent.append((seat, choice.partition("\t")[0]))  # an option of two steps is two rows
        mover.news.clear()
        with contextlib.suppress(httpx.TransportError):
            answer = await mover.post(f"{table}/play", option=choice, number=str(question[1]))
            statuses[answer.status_code] += 1
            if answer.status_code < 400:
                acknowledged.append(sent[-1])
                idle = time.monotonic()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(mover.news.wait(), 3)
    await asyncio.gather(*starting)
    ended = all(seat.over for seat in seats)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    for one in seats:
        await one.leave()
    stored = await stored_choices(database, table.removeprefix("/t/"))
    told = f"{len(acknowledged)} choices in {time.monotonic() - began:.0f} s, answers {dict(statuses)}"
    checks.must(ended, f"two people played a game to its end: {told}")
    checks.must(
        min(seat.pushed for seat in seats) > 20, f"over live connections ({[one.pushed for one in seats]} updates)"
    )
    checks.must(
        not kills and min(one.cuts for one in seats) > 0,
        f"each server was killed; lines cut: {[one.cuts for one in seats]}",
    )
    try:
        assert_kept(stored, acknowledged, sent)
        checks.must(True, "nothing acknowledged was lost, nothing was played twice")
    except AssertionError as error:
        checks.must(False, f"kept: {error}")


async def start_later(node: Node) -> None:
    """Start a server again after a while, without stopping the people who play."""
    await asyncio.sleep(8)
    await asyncio.to_thread(node.start)


async def next_mover(seats: list[Guest], table: str, rng: random.Random) -> tuple[Guest | None, tuple[list[str], int]]:
    """A seat that is asked something, with its options and the number of the question, as its page says."""
    for seat in rng.sample(seats, len(seats)):
        with contextlib.suppress(httpx.TransportError):
            page = await seat.http.get(table)
            options, number = options_of(page.text) if page.status_code == 200 else ([], 0)
            if options:
                return seat, (options, number)
            found = await seat.http.get(f"/api/v1/tables/{table.removeprefix('/t/')}")
            if found.status_code == 200:  # while a server is being killed, the proxy may answer 502
                seat.over = seat.over or found.json().get("state") == "over"
    return None, ([], 0)


async def stored_choices(database: Database, table: str) -> Choices:
    connection = await asyncpg.connect(database.uri)
    try:
        rows = await connection.fetch(
            "SELECT seat, text FROM choices WHERE table_id = $1 AND kind = 'choice' AND hand <> 'row' ORDER BY number",
            table,
        )
    finally:
        await connection.close()
    return [(row[0], row[1]) for row in rows]


def check_pages(proxy: Proxy, checks: Checks) -> None:
    """Compression, caching, cookies, redirects."""
    with http_through(proxy, "127.0.4.1") as http:
        for encoding in ("br", "gzip"):
            page = http.get("/new/dual_powers", headers={"accept-encoding": encoding})
            checks.must(page.headers.get("content-encoding") == encoding, f"a page is compressed: {encoding}")
        checks.must(page.http_version == "HTTP/1.1", "HTTP/1.1 for those who want it")
        page = http.get("/")
        cookie = page.headers.get("set-cookie", "")
        http.cookies.clear()
        cookie = cookie or http.get("/").headers.get("set-cookie", "")
        checks.must("secure" in cookie.lower(), "the cookie is for https only")
        checks.must("strict-transport-security" in page.headers, "browsers are told to stay with https")
        file = re.search(r'(?:src|href)="(/static/[^"]+\.[0-9a-f]{12}\.(?:js|css))"', page.text)
        assert file is not None
        script = http.get(file[1])
        checks.must("immutable" in script.headers.get("cache-control", ""), f"a file may be kept: {file[1]}")
        plain = http.get("/static/table.js")
        again = http.get("/static/table.js", headers={"if-none-match": plain.headers["etag"]})
        checks.must(again.status_code == 304, "a file that has not changed is not sent again")
        checks.must(http.get("/ready").status_code == 200, "a server behind it is ready")
    if proxy.kind == "nginx":
        answer = httpx.get(f"http://127.0.0.1:{proxy.plain}/t/abc", headers={"host": "localhost"})
        checks.must(answer.headers.get("location") == "https://localhost/t/abc", "http leads to https")


def check_long_poll(proxy: Proxy, checks: Checks) -> None:
    """A program waits for its turn while nobody moves."""
    with http_through(proxy, "127.0.4.2") as http:
        program = Program(proxy, http)
        host = program.open("dual_powers", 2, name="Anna", window=0)  # a hidden question waits for all
        seats = [program.at(host), program.at(program.join(host.table, "Boris"))]
        seats[0].start()
        waiting = None
        while waiting is None:  # both may be asked at first
            questions = [seat.options() for seat in seats]
            waiting = next((seat for seat, one in zip(seats, questions, strict=True) if not one["asked"]), None)
            if waiting is None:
                seats[0].play(questions[0]["options"][0], questions[0]["number"])
        began = time.monotonic()
        answer = waiting.poll(WAITS)
        took = time.monotonic() - began
        checks.must(not answer["asked"] and took >= WAITS - 0.5, f"a program waited {took:.1f} s for its turn")


def guesses(visitor: Visitor, name: str, spoof: bool) -> int:
    """How many wrong passwords are looked at before the limit says no; GUESSES if it never does."""
    for n in range(GUESSES):
        headers = {"x-forwarded-for": f"{SPOOFED}{n}", "x-real-ip": f"{SPOOFED}{n}"} if spoof else {}
        fields = {"csrf": visitor.csrf, "name": name, "password": "a wrong password"}
        if visitor.http.post("/account/login", data=fields, headers=headers).status_code == 429:
            return n
    return GUESSES


def check_addresses(proxy: Proxy, nodes: list[Node], checks: Checks) -> None:
    """Limits count the visitor's address, which only a trusted proxy can tell."""
    owner, thief = Visitor(proxy, "127.0.4.3"), Visitor(proxy, "127.0.4.4")
    name = f"Owner {proxy.kind}"
    owner.go("/account/register", name=name, password="correct horse")
    owner.go("/account/logout")
    owner.get("/")
    tried = guesses(thief, name, spoof=True)
    checks.must(tried < GUESSES, f"a thief with invented X-Forwarded-For is stopped after {tried} passwords")
    answer = owner.post("/account/login", name=name, password="correct horse")
    checks.must(answer.status_code == 303, "meanwhile the owner can sign in from another address")
    direct = Direct(nodes[0].address, "127.0.4.5")
    tried = guesses(direct, name, spoof=True)
    checks.must(tried < GUESSES, f"past the proxy, from an address that is no proxy: after {tried}")
    direct = Direct(nodes[0].address, "127.0.0.1")
    checks.must(guesses(direct, name, spoof=True) == GUESSES, "from the proxy's own address, the header counts")
    for one in (owner, thief):
        one.close()


class Direct(Visitor):
    """A browser that goes past the proxy."""

    def __init__(self, address: str, here: str) -> None:
        self.here, self.received, self.csrf = here, [], ""
        transport = httpx.HTTPTransport(local_address=here)
        self.http = httpx.Client(base_url=address, transport=transport, timeout=60)
        self.get("/")


def check(kind: str, folder: Path, checks: Checks) -> None:
    """Build an installation behind one proxy and check everything."""
    print(f"{kind}, two servers, one PostgreSQL", flush=True)
    database = Database(folder / "postgres")
    nodes = [Node(folder, f"server-{n}", database.uri, "--workers", "1") for n in range(2)]
    proxy = Proxy(kind, folder, [node.port for node in nodes])
    try:
        check_pages(proxy, checks)
        check_long_poll(proxy, checks)
        asyncio.run(play_game(proxy, nodes, checks, database))
        check_addresses(proxy, nodes, checks)
    finally:
        parts: list[Part] = [proxy, *nodes, database]
        for part in parts:
            part.close()


def main() -> None:
    """Read the options and check."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("kind", nargs="*", default=["nginx", "caddy"], help="nginx, caddy, or both")
    checks = Checks()
    for kind in options.parse_args().kind:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)
            check(kind, Path(folder), checks)
    print("It did not hold." if checks.failed else "It held.")
    sys.exit(bool(checks.failed))


if __name__ == "__main__":
    main()
