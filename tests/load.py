"""Measures how many live tables a server carries: `make load`, or `python -m tests.load --tables 8,16,32 --seconds 20`.

Every table has a program at each seat that behaves like a browser: it keeps a live connection open, answers by POST
from what its rendering offers, and waits a moment before the next answer. The measured time is from the POST until
*another* seat has its new rendering. In the same run, on the same connections, an empty handler is called now and then.
Its time is the floor of this machine at this moment, so read the figures relative to it. The same holds for the time
the disk takes to sync a page: a choice is stored before it is announced. The processor time per choice hardly depends
on other load.

`--spectators 1,100,500` measures something else: what a choice at one table costs while so many spectators watch it,
each with their own connection, and how much memory the server then uses.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import html
import json
import os
import random
import re
import ssl
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.table.server import Screen, Server

BAR = 250.0  # milliseconds, for 99 of 100 renderings
SECRET = 1.0  # seconds after which a seat that has received nothing is not expected to notice the choice
TRUST = ssl.create_default_context()  # once: parsing it takes a client as long as many answers
OPTION = re.compile(r'<[^>]*name="option"[^>]*value="([^"]*)"')
NUMBER = re.compile(r'name="number" value="(\d+)"')
CSRF = re.compile(r'name="csrf" value="(\w+)"')
VERSION = re.compile(r'data-version="(\d+)"')


class Route(NamedTuple):
    """How browsers reach a server: whom they trust if it is https, and from which address they come."""

    trusted: ssl.SSLContext = TRUST
    here: str = "127.0.0.1"


DIRECT = Route()


class Seat:
    """A browser at a table: its newest rendering, and when it arrived."""

    def __init__(self, address: str, route: Route = DIRECT) -> None:
        self.address, self._route = address, route
        # The server closes a connection after five seconds without a request: do not reuse an older one.
        kept = httpx.Limits(keepalive_expiry=4)
        transport = httpx.AsyncHTTPTransport(verify=route.trusted, limits=kept, local_address=route.here)
        self.http = httpx.AsyncClient(base_url=address, timeout=60, transport=transport)
        self.csrf = ""
        self.page = ""
        self.version = 0
        self.came_at = 0.0
        self.news = asyncio.Event()
        self.over = False
        self._screen = Screen()
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        page = (await self.http.get("/")).text
        found = CSRF.search(page)
        assert found
        self.csrf = found[1]

    async def post(self, path: str, **fields: str) -> httpx.Response:
        return await self.http.post(path, data={"csrf": self.csrf, **fields}, headers={"x-fragment": "line"})

    async def listen(self, table: str) -> None:
        self._see((await self.http.get(table)).text)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws', 1)}{table}/live"
        self._line = await connect(
            address,
            origin=Origin(self.address),
            additional_headers={"cookie": cookies},
            max_size=None,
            open_timeout=60,
            host="127.0.0.1",
            local_addr=(self._route.here, 0),
            ssl=self._route.trusted if address.startswith("wss") else None,
        )
        self._reader = asyncio.create_task(self._read(self._line))

    async def _read(self, line: ClientConnection) -> None:
        async for text in line:
            now = time.perf_counter()
            message = json.loads(text)
            if message["kind"] == "page":
                self.over = True
            elif message["kind"] == "table":
                self._see(self._screen.hear(message))
            self.came_at = now
            self.news.set()

    def _see(self, page: str) -> None:
        found = VERSION.search(page)
        version = int(found[1]) if found else 0
        if version >= self.version:
            self.page, self.version = page, version

    def choice(self, rng: random.Random) -> tuple[str, str] | None:
        options, number = OPTION.findall(self.page), NUMBER.search(self.page)
        return (html.unescape(rng.choice(options)), number[1]) if options and number else None

    async def leave(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
        if self._line is not None:
            await self._line.close()
        await self.http.aclose()


class Figures:
    def __init__(self) -> None:
        self.renderings: list[float] = []
        self.posts: list[float] = []
        self.empty: list[float] = []
        self.disk: list[float] = []
        self.missed = 0
        self.worked = 0.0  # seconds of the server's processor time
        self.open = 0  # tables where play has begun
        self.until = float("inf")  # the end of the measurement


class Played(NamedTuple):
    """What is played at every table, and how fast."""

    game: str
    seats: int
    think: float


async def opened(seats: list[Seat], played: Played, seed: int) -> str:
    """A table with all of them seated and connected; return its address."""
    for seat in seats:
        await seat.arrive()
    form = {f"seat-{i}": "open" for i in range(1, played.seats)}
    form |= {"seats": str(played.seats), "seat-0": "me", "nickname": f"Anna {seed}"}
    table = (await seats[0].post(f"/new/{played.game}", **form)).headers["location"]
    for i in range(1, played.seats):
        await seats[i].post(f"{table}/join", seat=str(i), nickname=f"Boris {seed} {i}")
    await seats[0].post(f"{table}/start")
    for seat in seats:
        await seat.listen(table)
    return table


async def play_table(address: str, played: Played, figures: Figures, seed: int, route: Route = DIRECT) -> None:
    """Tables one after another, played by programs, until the time is up."""
    rng, first = random.Random(seed), 1
    while time.perf_counter() < figures.until:
        seats = [Seat(address, route) for _ in range(played.seats)]
        try:
            table = await opened(seats, played, seed)
            figures.open += first
            first = 0
            await _play(table, seats, played.think, figures, rng)
        finally:
            for seat in seats:
                await seat.leave()


async def _play(table: str, seats: list[Seat], think: float, figures: Figures, rng: random.Random) -> None:
    while time.perf_counter() < figures.until and not any(seat.over for seat in seats):
        await asyncio.sleep(rng.expovariate(1 / think))
        asked = [seat for seat in seats if seat.choice(rng) is not None]
        if not asked:
            continue
        mover = rng.choice(asked)
        choice = mover.choice(rng)
        assert choice is not None
        other = seats[seats.index(mover) - 1]
        other.news.clear()
        mover.news.clear()
        sent = time.perf_counter()
        answer = await mover.post(f"{table}/play", option=choice[0], number=choice[1])
        figures.posts.append(1000 * (time.perf_counter() - sent))
        if answer.status_code == 303:
            return
        try:
            await asyncio.wait_for(mover.news.wait(), 10)
            await asyncio.wait_for(other.news.wait(), SECRET)
            figures.renderings.append(1000 * (other.came_at - sent))
        except TimeoutError:
            figures.missed += 1


async def call_empty_handler(address: str, figures: Figures) -> None:
    """Call the empty handler ten times a second during the measurement."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while time.perf_counter() < figures.until:
            sent = time.perf_counter()
            await http.get("/ping")
            figures.empty.append(1000 * (time.perf_counter() - sent))
            await asyncio.sleep(0.1)


def sync_page(folder: str, figures: Figures) -> None:
    """Write and sync a page ten times a second during the measurement. Runs in its own thread."""
    with (Path(folder) / "page").open("wb", buffering=0) as file:
        while time.perf_counter() < figures.until:
            file.seek(0)
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fsync(file.fileno())
            figures.disk.append(1000 * (time.perf_counter() - begun))
            time.sleep(0.1)


class Watching:
    """A spectator: what arrived, and when the last of it did.

    It does not parse messages: on a real machine the browser would.
    """

    def __init__(self) -> None:
        self.heard = 0
        self.came_at = 0.0

    async def watch(self, address: str, table: str, until: asyncio.Event, ready: asyncio.Semaphore) -> None:
        line = f"{address.replace('http', 'ws')}{table}/live"
        async with ready:
            socket = await connect(line, origin=Origin(address), max_size=None, open_timeout=120)
        async with socket:
            reader = asyncio.create_task(self._read(socket))
            await until.wait()
            reader.cancel()

    async def _read(self, socket: ClientConnection) -> None:
        async for _ in socket:
            self.heard += 1
            self.came_at = time.perf_counter()


async def watched(server: Server, played: Played, spectators: int, choices: int) -> tuple[float, list[float], float]:
    """Return the server's processor milliseconds per choice, the time until the last spectator has it, and
    megabytes."""
    address, rng, done, ready = server.address, random.Random(1), asyncio.Event(), asyncio.Semaphore(20)
    seats, eyes = [Seat(address) for _ in range(played.seats)], [Watching() for _ in range(spectators)]
    table = await opened(seats, played, 0)
    lines = [asyncio.create_task(eye.watch(address, table, done, ready)) for eye in eyes]
    while any(not eye.heard for eye in eyes) and not any(line.done() for line in lines):
        await asyncio.sleep(0.1)  # everybody gets the whole page once
    before, waits, made = worked(server.pid), [], 0
    while made < choices and not any(seat.over for seat in seats):
        asked = [seat for seat in seats if seat.choice(rng) is not None]
        if not asked:
            await asyncio.sleep(0.01)  # the last message has not reached them yet
            continue
        mover = rng.choice(asked)
        choice = mover.choice(rng)
        assert choice is not None
        heard = [eye.heard for eye in eyes]
        sent = time.perf_counter()
        await mover.post(f"{table}/play", option=choice[0], number=choice[1])
        made += 1
        while any(eye.heard == known for eye, known in zip(eyes, heard, strict=True)):
            if time.perf_counter() - sent > 20 * SECRET:
                break  # a choice that nobody may notice
            await asyncio.sleep(0.01)
        else:
            waits.append(1000 * (max(eye.came_at for eye in eyes) - sent))
    spent = 1000 * (worked(server.pid) - before) / made
    memory = resident(server.pid)
    done.set()
    await asyncio.gather(*lines)
    for seat in seats:
        await seat.leave()
    return spent, waits, memory


def resident(pid: int) -> float:
    """The resident megabytes of a process."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.is_file() else None
    return int(found[1]) / 1000 if found else float("nan")


def worked(pid: int) -> float:
    """The processor seconds used by a process, without those of its worker processes."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.is_file():
        return float("nan")  # this system does not report it
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: Server, folder: str, tables: int, seconds: float, played: Played) -> Figures:
    figures, address = Figures(), server.address
    gc.disable()  # a garbage collection here would delay all simulated browsers, which stand for separate machines
    tasks = [asyncio.create_task(play_table(address, played, figures, seed)) for seed in range(tables)]
    while figures.open < tables and not any(task.done() for task in tasks):
        await asyncio.sleep(0.1)  # all open at once: what happens during that time is not measured
    await asyncio.sleep(min(5.0, seconds / 4))
    figures.renderings.clear()
    figures.posts.clear()
    figures.until = time.perf_counter() + seconds
    before = worked(server.pid)
    tasks.append(asyncio.create_task(call_empty_handler(address, figures)))
    await asyncio.gather(asyncio.to_thread(sync_page, folder, figures), *tasks)
    figures.worked = worked(server.pid) - before
    return figures


def at(values: list[float], part: int) -> float:
    """A percentile."""
    return statistics.quantiles(values, n=100)[part - 1] if len(values) > 1 else (values or [float("nan")])[0]


def watch(steps: list[int], played: Played, choices: int = 20) -> None:
    print("  spectators   a choice, cpu ms   until all have it, ms   the server, MB")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--no-limits", "--window", "0")
        try:
            for spectators in steps:
                spent, waits, memory = asyncio.run(watched(server, played, spectators, choices))
                middle = statistics.median(waits) if waits else float("nan")
                print(f"{spectators:12d}{spent:19.1f}{middle:24.0f}{memory:17.0f}", flush=True)
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="4,8,16,24,32,48,64,96,128", help="steps, each a number of live tables")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each step")
    parser.add_argument("--think", type=float, default=2.0, help="mean seconds between two choices at a table")
    parser.add_argument("--game", default="dual_powers")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--spectators", default="", help="steps: what a choice costs where so many watch one table")
    wanted = parser.parse_args()
    played = Played(wanted.game, wanted.seats, wanted.think)
    if wanted.spectators:
        watch([int(text) for text in wanted.spectators.split(",")], played)
        return
    held = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--no-limits", "--window", "0")
        try:
            print("   tables  choices/s   POST to another seat's rendering, ms  empty handler, ms", end="")
            print("   the disk, ms   p99 in  a choice")
            print("                          p50       p90       p99       max      p50       p99", end="")
            print("    p99    max  handlers   cpu ms")
            for tables in (int(text) for text in wanted.tables.split(",")):
                figures = asyncio.run(measure(server, folder, tables, wanted.seconds, played))
                shown, empty, disk = figures.renderings, figures.empty, figures.disk
                if len(shown) < 2:
                    print(f"{tables:9d}  nothing was rendered in time")
                    break
                p99 = at(shown, 99)
                row = [at(shown, 50), at(shown, 90), p99, max(shown)]
                print(
                    f"{tables:9d}{len(shown) / wanted.seconds:11.1f}"
                    + "".join(f"{value:10.1f}" for value in row)
                    + f"{at(empty, 50):9.1f}{at(empty, 99):10.1f}"
                    + f"{at(disk, 99):7.0f}{max(disk):7.0f}{p99 / at(empty, 50):10.0f}"
                    + f"{1000 * figures.worked / len(figures.posts):9.2f}"
                    + (f"   {figures.missed} not noticed by the other seat" if figures.missed else ""),
                    flush=True,
                )
                if p99 >= BAR:
                    break
                held = tables
        finally:
            server.stop()
    print(f"{held} live tables hold p99 under {BAR:.0f} ms (a choice every {wanted.think:g} s at each)")


if __name__ == "__main__":
    main()
