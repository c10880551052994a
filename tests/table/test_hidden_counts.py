"""No number that leaves the server counts what its reader may not know.

Two servers are the same for a reader and differ in what the reader cannot see: private chat, private offers, answers in
hidden windows, notes of another team, other people's page views. Every response, and every message on a live
connection, must be equal byte for byte.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from consigliere.engine import OPEN, ConsigliereError, Title
from consigliere.games import find
from consigliere.table.base import clock, secrets
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.base.settings import Settings
from consigliere.table.play.conversation import may_talk_secretly
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.team import team_of
from consigliere.table.show import wording
from consigliere.table.store.database import Store
from consigliere.table.store.rows import StandingOrder
from consigliere.table.web.app import create_app
from consigliere.table.web.guards import COOKIE
from consigliere.table.web.services import Services
from tests.effort import effort

from .loop import run_async
from .stored_tables import SECRET, anew, run

CHOICES = effort(3, 5)
BASE = "http://table.test"


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.time = 1_000_000_000.0

    def __call__(self) -> float:
        return self.time


class LiveLine:
    """A live connection without a network."""

    def __init__(self, app: Any, path: str, cookie: str) -> None:
        self.heard: list[str] = []
        self._news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"table.test"), (b"origin", BASE.encode()), (b"cookie", cookie.encode())]
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("table.test", 80),
            "state": {},
            "extensions": {},
        }
        self.task = asyncio.create_task(app(scope, self._news.get, self._send))

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])

    async def close(self) -> None:
        self._news.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


@asynccontextmanager
async def opened(folder: Path, settings: dict[str, Any]) -> AsyncIterator[tuple[Any, Services]]:
    app = create_app(Settings(f"sqlite:///{folder}/tables.db", alone=True, secret=SECRET, limits=False, **settings))
    async with app.lifespan():
        yield app, app.state.services


class Eyes:
    """A reader: a spectator (no seat), or the person at a seat, with a browser, a program and a live connection."""

    def __init__(self, app: Any, table: str, seat: int | None, token: str) -> None:
        self.cookie = f"{COOKIE}={'s' * 42}{9 if seat is None else seat}"
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app, raise_app_exceptions=False),
            base_url=BASE,
            headers={"cookie": self.cookie},
        )
        self.key = {"authorization": f"Bearer {token}"} if token else {}
        self.table = table
        self.seat = seat
        self.line = LiveLine(app, f"/t/{table}/live", self.cookie)

    async def look(self) -> list[tuple[str, str]]:
        pages = [f"/t/{self.table}", "/", f"/t/{self.table}/replay"]
        seen = [(path, (await self.http.get(path)).text) for path in pages]
        texts = ("text?form=short&language=uk", "text?rules=question")
        for what in (
            "view",
            *texts,
            "clocks",
            "events",
            "talk",
            *(("options", "promises", "waiting") if self.key else ()),
        ):
            path = f"/api/v1/tables/{self.table}/{what}"
            seen.append((path, (await self.http.get(path, headers=self.key)).text))
        for path in ("/api/v1/tables", f"/api/v1/tables/{self.table}"):
            seen.append((path, (await self.http.get(path)).text))
        version = re.search(r'data-version="(\d+)"', seen[0][1])
        while version and (not self.line.heard or json.loads(self.line.heard[-1])["version"] != int(version[1])):
            await asyncio.sleep(0.005)  # the connection reports on the page that was just read
        return [*seen, ("the line", "\n".join(self.line.heard))]

    async def close(self) -> None:
        await self.line.close()
        await self.http.aclose()


def secret_of(seat: int) -> str:
    return "s" * 42 + str(seat)


async def in_secret(tables: Tables, table: str, seats: list[int], rng: random.Random) -> None:
    """Everything that these seats can do without the others' knowledge.

    What would change the game for others is taken back again, unseen.
    """
    loaded = await tables.cache.get(table)
    one, other = rng.sample(seats, 2)
    if may_talk_secretly(loaded):
        room = await tables.talk.open_room(table, one, [other])
        for word in ("a", "b", "c"):
            await tables.talk.say(table, room, other, f"{word} {rng.random()}")
    if find(loaded.row.game).trade is not None:
        words = f"#word:{one}-{other} {rng.random()}"
        await tables.offers.make(table, one, json.dumps({"gives": [], "text": words, "to": [other]}), wait=True)
        loaded = await tables.cache.get(table)
        for waits in loaded.queued:
            await tables.offers.unqueue(table, waits.seat, waits.number)
        for offer in loaded.match.state.offers:
            answer = rng.choice(("withdraw", "refuse", "accept"))
            await tables.moves.play(table, one if answer == "withdraw" else other, f"{answer}:{offer.number}")
        loaded = await tables.cache.get(table)
    window = loaded.window()
    if window is None:
        for kind in [name for name, step in loaded.setup.title.steps.items() if step.progress != OPEN][:1]:
            for order in ("pass", ""):
                await tables.moves.set_standing_answer(table, one, kind, StandingOrder(order) if order else None)
    else:
        for seat in seats:
            if not loaded.owes(seat) or sum(loaded.owes(s) for s in range(loaded.row.seats)) < 2:
                continue
            await tables.moves.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
            while (await tables.cache.get(table)).held_row(window, seat):
                await tables.undo.take_back(table, seat)
            loaded = await tables.cache.get(table)
    await team_notes(tables, loaded, seats)


async def team_notes(tables: Tables, loaded: LoadedTable, seats: list[int]) -> None:
    for seat in seats:
        try:
            spots = sorted(tables.team._sketch_area(loaded, seat).spots)
        except ConsigliereError:
            continue
        await tables.team.sketch(loaded.id, seat, spots[0], spots[1])


async def story(
    folder: Path, patch: pytest.MonkeyPatch, game: str, seat: int | None, secretly: bool, speed: str = TONIGHT
) -> list[Any]:
    """Everything a reader gets in the course of a game in which others do something in secret or do not."""
    hands, counter = Clock(), itertools.count()
    patch.setattr(clock, "now", hands)
    patch.setattr(clock, "ticks", hands)
    patch.setattr(wording, "BEGAN", 0.0, raising=False)
    patch.setattr(secrets, "table_id", lambda: f"table{next(counter):09}")
    patch.setattr(secrets, "fresh", lambda: f"{next(counter):043}")
    seats = max(4, find(game).facts.players[0])
    seats = min(seats, find(game).facts.players[1])
    rng, deeds = random.Random(5), random.Random(6)
    folder.mkdir()
    async with opened(folder, {"window": 0.0}) as (app, services):
        tables = services.tables
        ids = []
        for n in range(2):  # the front page lists two: it must not show which was changed last
            people = [Person(secrets.hashed(secret_of(s)), f"P{s}") for s in range(seats)]
            table = await tables.seating.create(people[0], Draft(game, seats, window=0.0, listed=True, speed=speed))
            for s in range(1, seats):
                await tables.seating.join(people[s], table, s, f"P{s}")
            await tables.seating.start(table)
            ids.append(table)
            hands.time += 1 + n
        table = ids[0]
        token = "" if seat is None else await tables.seating.new_key(table, seat, "token")
        eyes = Eyes(app, table, seat, token)
        others = [s for s in range(seats) if s != seat and s not in team_of(await tables.cache.get(table), seat)]
        seen = [await eyes.look()]
        for n in range(CHOICES):
            hands.time += 10 if speed == TONIGHT else 600
            loaded = await tables.cache.get(table)
            if not loaded.running:
                break
            if secretly and len(others) > 1:
                await in_secret(tables, table, others, deeds)
                async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=BASE) as somebody:
                    cookie = {"cookie": f"{COOKIE}={secret_of(others[0])}"}
                    await somebody.get(f"/t/{table}", headers=cookie)
                hands.time += 5
            else:
                hands.time += 5
            seen.append(await eyes.look())
            loaded = await tables.cache.get(table)
            asked = [s for s in range(seats) if loaded.owes(s)]
            if asked:
                mover = rng.choice(asked)
                await tables.moves.play(table, mover, str(rng.choice(loaded.options(mover))), loaded.number(mover))
            else:  # over days everybody waits for the quarter hour
                hands.time += loaded.window_left() or 0.0
                await tables.moves.close_window(table)
            seen.append(await eyes.look())
            hands.time += 5
            if n % 4 == 1:
                await tables.talk.say(table, "", others[0], f"line {n}")
                seen.append(await eyes.look())
        await eyes.close()
    return seen


# The framework warns for every address that a newer spelling exists.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
GAMES = ["dual_powers", "corleones_empire", "la_famiglia", "la_cosa_nostra", "men_of_mayhem", "toy"]


# At a table of two nobody can do anything that the one other seat may not know of.
READERS = [(game, seat) for game in GAMES for seat in (None, 0) if seat is None or game != "dual_powers"]
READERS = effort(READERS[::2], READERS)  # a spectator of one game and a seat of each other, or both of all


@pytest.mark.parametrize(
    ("game", "seat"), READERS, ids=[f"{game}-{'spectator' if seat is None else 'seat'}" for game, seat in READERS]
)
def test_what_others_do_in_secret_changes_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: Title, game: str, seat: int | None
) -> None:
    compare(tmp_path, monkeypatch, game, seat, TONIGHT)


@pytest.mark.parametrize(("game", "seat"), [("la_cosa_nostra", 1), ("toy", None)])
def test_over_days_what_others_do_in_secret_changes_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: Title, game: str, seat: int | None
) -> None:
    """Also that the host comes to answer, who was away for longer than a host may be away on an evening."""
    compare(tmp_path, monkeypatch, game, seat, "steady")


def compare(folder: Path, patch: pytest.MonkeyPatch, game: str, seat: int | None, speed: str) -> None:
    """Check that a reader gets the same whether others do something in secret or not."""
    plain = run_async(story(folder / "plain", patch, game, seat, False, speed))
    other = run_async(story(folder / "other", patch, game, seat, True, speed))
    assert len(plain) == len(other) > CHOICES
    for n, (one, two) in enumerate(zip(plain, other, strict=True)):
        for (path, text), (_, same) in zip(one, two, strict=True):
            assert text == same, (n, path)


def test_talk_is_numbered_as_its_reader_hears_it(database: str, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        people = [Person(str(s) * 64, f"P{s}") for s in range(4)]
        ids = []
        for _ in range(2):
            table = await tables.seating.create(people[0], Draft("toy", 4, window=0.0))
            for s in range(1, 4):
                await tables.seating.join(people[s], table, s, f"P{s}")
            await tables.seating.start(table)
            ids.append(table)
        table, elsewhere = ids
        room = await tables.talk.open_room(table, 1, [2])
        for n in range(4):
            await tables.talk.say(table, "", 0, f"to all {n}")
            await tables.talk.say(table, room, 1, f"between us {n}")
            await tables.talk.say(elsewhere, "", 0, "at another table")
        for loaded in (await tables.cache.get(table), await anew(store, table)):
            heard = {s: [number for number, _ in loaded.talk.heard_by(s)] for s in (None, 0, 1, 2, 3)}
            assert heard[None] == heard[0] == heard[3] == [1, 2, 3, 4]
            assert heard[1] == heard[2] == list(range(1, 10))

    run(database, scene)


def test_the_front_page_does_not_show_that_somebody_came_to_a_table_over_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that nobody looks at is evicted from memory. The page must not tell whether it is there."""
    hands = Clock()
    monkeypatch.setattr(clock, "now", hands)
    monkeypatch.setattr(clock, "ticks", hands)

    async def scene() -> list[str]:
        async with opened(tmp_path, {}) as (app, services):
            tables = services.tables
            table = await tables.seating.create(
                Person(secrets.hashed(secret_of(0))), Draft("la_cosa_nostra", 3, listed=True, speed="steady")
            )
            for seat in (1, 2):
                await tables.seating.join(Person(secrets.hashed(secret_of(seat))), table, seat, f"P{seat}")
            await tables.seating.start(table)
            pages = []
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=BASE) as somebody:
                for comes in (True, False):
                    if not comes:
                        tables.cache._cached.clear()
                    assert (tables.cache.cached(table) is not None) == comes
                    cookie = {"cookie": f"{COOKIE}={'s' * 42}9"}
                    pages.append((await somebody.get("/", headers=cookie)).text)
            assert table in pages[0]
            return pages

    there, away = run_async(scene())
    assert there == away
