"""The memory of a server: caches are bounded in bytes, and nothing of a request stays after its response."""

from __future__ import annotations

import asyncio
import functools
import gc
import importlib
import inspect
import pkgutil
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import WebSocket
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol
from websockets.typing import Origin

import consigliere
from consigliere.board import words
from consigliere.drawing import OVERHEAD, ByteCache, byte_cache, picture, sheet, size_of
from consigliere.games import find, titles
from consigliere.match import Match
from consigliere.table.base import secrets
from consigliere.table.base.settings import Settings
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import finished
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.show import presenter
from consigliere.table.show.news import SentState
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.show.presenter import Presenter
from consigliere.table.show.seats import Reader
from consigliere.table.show.wording import Wording
from consigliere.table.store.database import Store
from consigliere.table.web import live_compression
from consigliere.table.web.app import create_app
from consigliere.table.web.connections import ConnectionLimiter
from consigliere.table.web.guards import COOKIE
from consigliere.table.web.services import Services
from tests.choice_cost import Line, Work, tell
from tests.effort import effort

from .loop import run_async
from .stored_tables import ANNA, advance, duel, run


@pytest.fixture(autouse=True)
def _frozen_again() -> Iterator[None]:
    """What these tests unfreeze is not looked through by every later collection of this process."""
    yield
    gc.freeze()


SENT = "-".join(("what", "was", "sent"))  # no file contains it: the readers of our own files have caches too


def caches_with(texts: Iterable[str]) -> list[tuple[str, str]]:
    """The `lru_cache`s of ours and of the framework that contain one of these texts, in a key or a value."""
    gc.unfreeze()  # a server freezes its objects at its start, and frozen objects are not listed
    found = []
    for cache in gc.get_objects():
        if issubclass(type(cache), functools._lru_cache_wrapper) and cache.__module__.startswith(
            ("consigliere", "litestar")
        ):
            cached = [one for one in gc.get_referents(cache) if not callable(one)]
            written = repr(cached)
            found += [(text, f"{cache.__module__}.{cache.__qualname__}") for text in texts if text in written]
    return found


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_no_cache_keeps_what_was_sent(tmp_path: Path) -> None:
    """Passwords, cookies and addresses are gone after the response, including those in the framework's caches."""

    sent = {what: f"{SENT}-{what}" for what in ("form", "query", "cookie", "table", "address")}

    async def scene() -> list[tuple[str, str]]:
        app = create_app(Settings(f"sqlite:///{tmp_path}/tables.db", alone=True, limits=False))
        secret = "s" * 43
        form = {"csrf": secrets.masked(secrets.csrf(secret)), "name": "Anna", "password": sent["form"]}
        async with app.lifespan():
            transport: Any = httpx.ASGITransport(app)  # type: ignore[arg-type]
            headers = {"cookie": f"{COOKIE}={secret}"}
            async with httpx.AsyncClient(transport=transport, base_url="http://table.test", headers=headers) as http:
                assert (await http.post("/account/register", data=form)).status_code == 303
                await http.get(f"/?why={sent['query']}")
                await http.get("/", headers={"cookie": f"{COOKIE}={sent['cookie']}"})
                assert (await http.get(f"/t/{sent['table']}")).status_code == 404
                assert (await http.get(f"/{sent['address']}")).status_code == 404
                return caches_with(sent.values())

    assert run_async(scene()) == []


# --- caches

# Keyed by data of the program itself: its languages, its games and their components.
FOR_EVER = {
    "consigliere.board.ledgers.ledger",
    "consigliere.board.words.words_for",
    "consigliere.board.words._bundles",
    "consigliere.board.words._bundle",
    "consigliere.board.words._parsed",
    "consigliere.board.words._one",
    "consigliere.bots.chances",
    "consigliere.bots.levels.levels_of",
    "consigliere.bots.search.habits_of",
    "consigliere.drawing.maps",
    "consigliere.games",
    "consigliere.engine",
    "consigliere.lab",
    "consigliere.table.show.pages.drawing",
    "consigliere.table.show.pages.files",
    "consigliere.table.show.pages.frame.texts",
    "consigliere.table.show.pages.primer",
    "consigliere.table.show.pages.sheets",
    "consigliere.table.show.wording._deals",
    "consigliere.table.show.ledgers.ledger",
}


def test_no_cache_grows_for_ever() -> None:
    """Every cache has a limit, except those keyed by languages, games and their components."""
    for module in pkgutil.walk_packages(consigliere.__path__, "consigliere."):
        if not module.name.endswith("__main__") and ".migrations" not in module.name:
            importlib.import_module(module.name)
    gc.unfreeze()
    endless = []
    for one in gc.get_objects():
        if issubclass(type(one), functools._lru_cache_wrapper) and one.cache_parameters()["maxsize"] is None:
            name = f"{one.__module__}.{one.__qualname__}"
            bounded = not inspect.signature(one).parameters or any(f"{name}.".startswith(f"{ok}.") for ok in FOR_EVER)
            if name.startswith("consigliere.") and not bounded:
                endless.append(name)
    assert not endless


async def told(tables: Tables, game: str, shown: Presenter, choices: int, seed: int) -> list[str]:
    """Some choices at a table of a game, with a spectator and a seat connected in two languages: what they receive."""
    seats, rng = find(game).facts.players[1], random.Random(seed)
    table = await tables.seating.create(ANNA, Draft(game, seats, window=0))
    for seat in range(1, seats):
        await tables.seating.join(Person(str(seat) * 64), table, seat, f"P{seat}")
    await tables.seating.start(table)
    lines = [Line(Visitor(f"eye {n}", False, language)) for n, language in enumerate(("en", "ru"))]
    seen: list[str] = []
    for _ in range(choices):
        loaded = await advance(tables, table, rng, 1)
        for line in lines:
            await tell(shown, loaded, line, Work())
            reader = shown.reader(loaded, line.visitor)
            seen += [
                str(part) for part in shown.parts(loaded, shown.wording(loaded).play(reader, frozenset())).values()
            ]
    return seen


def test_pages_of_many_tables_stay_within_their_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With little space, little is cached, and everybody is shown the same."""
    games = [title.id for title in titles()]

    async def scene(_store: Store, tables: Tables) -> list[list[str]]:
        shown = Presenter(tables)
        return [await told(tables, game, shown, 6, seed) for seed, game in enumerate(games)]

    plain = run(f"sqlite:///{tmp_path}/plain.db", scene)
    little = 300_000
    caches: dict[str, ByteCache] = {name: ByteCache(little) for name in ("drawn", "places", "blocks", "formed")}
    monkeypatch.setattr(sheet, "_drawn", caches["drawn"])
    monkeypatch.setattr(sheet, "_places", caches["places"])
    monkeypatch.setattr(picture, "_blocks", caches["blocks"])
    monkeypatch.setattr(words, "_formed", caches["formed"])
    monkeypatch.setattr(presenter, "PARTS", little)
    monkeypatch.setattr(presenter, "NEWS", little)
    monkeypatch.setattr(byte_cache.SMALL_CACHES, "limit", little)

    async def with_little(_store: Store, tables: Tables) -> list[list[str]]:
        shown = Presenter(tables)
        found = []
        for seed, game in enumerate(games):
            found.append(await told(tables, game, shown, 6, seed))
            for one in (*caches.values(), shown._parts, shown._news):
                assert one.size <= little
            assert byte_cache.SMALL_CACHES.size <= little
        return found

    def without_ids(found: list[list[str]]) -> list[list[int]]:
        return [[len(part) for part in parts] for parts in found]

    assert without_ids(run(f"sqlite:///{tmp_path}/little.db", with_little)) == without_ids(plain)
    assert any(one.size > 0 for one in caches.values())


def test_sizes_that_are_estimated_are_about_right(tmp_path: Path) -> None:
    """Where measuring every entry would take too long, its size is estimated from its texts."""

    async def scene(_store: Store, tables: Tables) -> None:
        shown = Presenter(tables)
        for cache in (sheet._drawn, picture._blocks, words._formed):
            cache.clear()
        for seed, title in enumerate(titles()):
            await told(tables, title.id, shown, 3, seed)

    run(f"sqlite:///{tmp_path}/tables.db", scene)
    for cache in (sheet._drawn, picture._blocks, words._formed):
        entries: dict[Any, tuple[Any, int]] = cache._young
        measured = sum([OVERHEAD + size_of(key) + size_of(value) for key, (value, _) in entries.items()])
        estimated = sum([size for _, size in entries.values()])
        assert 0.65 * measured < estimated < 1.3 * measured  # ids in keys are measured, though many keys share them


def test_tables_that_were_left_leave_memory(tmp_path: Path) -> None:
    """When nobody looks at a table any more, nothing of it stays: no object, even without a garbage collection, and no
    cached page. Drawings and texts are evicted when they have not been used for a while.
    """
    of_a_table = (LoadedTable, Wording, Match, Reader, PlayContext, SentState)
    games = [title.id for title in titles()]

    def alive() -> list[str]:
        gc.unfreeze()
        return sorted(type(one).__name__ for one in gc.get_objects() if issubclass(type(one), of_a_table))

    async def scene(_store: Store, tables: Tables) -> None:
        shown = Presenter(tables)
        gc.collect()
        before = alive()
        gc.disable()
        for visit in range(2):
            for seed, game in enumerate(games):
                await told(tables, game, shown, 3, 10 * visit + seed)
            assert len(alive()) > len(before)
            assert tables.evict_idle(0.0) == len(games)
            for _ in range(2):
                shown.evict()
            assert alive() == before
            assert shown._parts.size == shown._news.size == 0
        assert sum(cache.size for cache in byte_cache._byte_caches) > 0
        for _ in range(2):
            byte_cache.evict_unused()
        assert sum(cache.size for cache in byte_cache._byte_caches) == byte_cache.SMALL_CACHES.size == 0

    try:
        run(f"sqlite:///{tmp_path}/tables.db", scene)
    finally:
        gc.enable()


def test_reading_a_table_leaves_nothing_to_collect(tmp_path: Path) -> None:
    async def scene(_store: Store, tables: Tables) -> int:
        table = await duel(tables)
        for reads in range(4):
            tables.evict_idle(0.0)
            await tables.cache.get(table)
            if not reads:
                gc.collect()
                gc.disable()
        return gc.collect()

    try:
        found: int = run(f"sqlite:///{tmp_path}/tables.db", scene)
    finally:
        gc.enable()
    assert found < 30


def test_what_is_read_of_finished_games_stays_within_its_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: ByteCache = ByteCache(2_000_000)
    monkeypatch.setattr(finished, "_decoded", opened)

    async def scene(_store: Store, tables: Tables) -> None:
        table = await tables.seating.create(ANNA, Draft("dual_powers", 2, places=("me", "me"), hotseat=True, window=0))
        await tables.seating.start(table)
        await advance(tables, table, random.Random(1), 300)
        if (await tables.cache.get(table)).running:
            await tables.seating.close(table)
        game = await tables.archive.get(await tables.cache.get(table))
        for n in range(len(game)):
            game.view(n, None)
            assert opened.size <= opened.limit
        await tables.archive.recorder.close()

    run(f"sqlite:///{tmp_path}/tables.db", scene)


# --- live connections


@asynccontextmanager
async def listening(folder: Path) -> AsyncIterator[tuple[str, Services]]:
    """A server in this process, with its own protocols, on a free port."""
    settings = Settings(f"sqlite:///{folder}/tables.db", alone=True, limits=False)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http=ConnectionLimiter(settings).protocol(),
        ws=live_compression.LiveProtocol,
        log_config=None,
        log_level="warning",
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as port:
        serving = asyncio.create_task(server.serve([port]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield f"127.0.0.1:{port.getsockname()[1]}", app.state.services
        server.should_exit = True
        await serving


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("by", effort(["nobody"], ["the browser", "the server", "nobody"]))
def test_a_line_that_has_ended_leaves_nothing_to_collect(tmp_path: Path, by: str) -> None:
    """Open connections are frozen every few seconds, and a frozen cycle would stay in memory for an hour."""
    of_a_line = (live_compression.LiveProtocol, ServerProtocol, WebSocket, Visitor, asyncio.Task, LoadedTable)

    def alive() -> list[str]:
        gc.unfreeze()  # frozen objects are not listed
        return sorted(type(one).__name__ for one in gc.get_objects() if issubclass(type(one), of_a_line))

    async def scene() -> tuple[list[str], list[str]]:
        async with listening(tmp_path) as (address, services):
            tables = services.tables
            table = await tables.seating.create(
                ANNA, Draft("dual_powers", 2, places=("me", "me"), hotseat=True, window=0)
            )
            await tables.seating.start(table)
            path, origin = f"ws://{address}/t/{table}/live?version=1", Origin(f"http://{address}")
            async with connect(path, origin=origin) as first:  # objects that a server creates once exist now
                await first.recv()
            await until_quiet(services)
            gc.collect()
            gc.disable()
            before = alive()
            for _ in range(3):
                line = await connect(path, origin=origin)
                await line.recv()
                await advance(tables, table, random.Random(1), 1)
                await line.recv()
                if by == "the server":
                    for hold in services.holds._all:
                        hold.end()
                    await line.wait_closed()
                elif by == "the browser":
                    await line.close()
                else:
                    line.transport.abort()
                    await line.wait_closed()
                del line
                await until_quiet(services)
            return before, alive()

    try:
        before, after = run_async(scene())
    finally:
        gc.enable()
    assert not Counter(after) - Counter(before)  # on a busy machine a task of the first line may end only now


async def until_quiet(services: Services) -> None:
    """Wait until the server has noticed that nobody listens."""
    while services.tables.hub.listened() or services.holds._all:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
