"""The live connection: one WebSocket per tab. It only sends updates; actions are POST requests."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from consigliere.engine import ConsigliereError
from consigliere.table.base.errors import Refused
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.record import Broken
from consigliere.table.show import pages
from consigliere.table.show.commentary import told_to
from consigliere.table.show.news import SentState
from consigliere.table.show.pages.context import LobbyContext
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.store.database import StoreDown

from .guards import same_origin, visitor_of
from .held_connections import Hold
from .limits import Asker, address_of
from .requests import base_of, services_of
from .services import Services

CHECK_INTERVAL = 25.0  # seconds after which we check without a notification: one may have been lost
CLOSE_TRY_LATER = 1013  # try again later
CLOSE_SESSION_CHANGED = (
    4401  # the browser has signed in or out; it reconnects with its new cookie and requests its page
)
EARLIER_MOMENT = "back"  # sent by a page that shows an earlier moment of the game
COMMENTATOR = "told"  # and this one by the page of a commentator
TOGETHER = "together"  # sent by a page of a finished game, whose review somebody may lead
BAR = "bar"  # sent by a page that shows the operator's bar
UNFOLDED = "open"  # the query parameter for unfolded parts, and the prefix of later messages about them
COVERED, SEEN = "covered", "seen"  # sent when a page goes behind others, and when it is in sight again
# Errors that end the connection. The page reconnects, and then gets an error message.
ENDS = (asyncio.CancelledError, WebSocketDisconnect, OSError, ConsigliereError, RuntimeError, Broken, StoreDown)


@websocket("/t/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """The live connection of a page.

    Query: `version` (the one on the page), `open`. The server sends JSON texts: `{"kind": "table", "version": N,
    "parts": {...}}` with what changed, `{"kind": "page"}` if another page is at this address now, `{"kind": "bar"}`
    with the operator's bar, `{"kind": "anew"}` if the next version may be lower.
    """
    services, visitor = services_of(socket), visitor_of(socket)
    if not same_origin(socket, needed=True):
        await socket.close(code=4403, reason="another site")
        return
    try:
        await services.people.know(visitor)
        services.limits.spend("socket", services.people.asker(visitor, address_of(socket)))
        loaded = await services.tables.cache.get(table)
        sits = bool(services.presenter.own(loaded, visitor)) or services.presenter.is_host(loaded, visitor)
        with services.holds.line(Asker("browser", visitor.session), address_of(socket), sits) as hold:
            await socket.accept()
            if services.tables.hub.ended_recently(visitor.session):  # the browser does not have its new cookie yet
                await socket.close(code=CLOSE_SESSION_CHANGED)
                return
            await _serve(services, socket, visitor, table, hold)
    except Refused as error:
        await _close(socket, 4000 + error.status, error.word)
    except (Broken, StoreDown) as error:
        await _close(socket, CLOSE_TRY_LATER, type(error).__name__)
    finally:
        socket.send = socket.receive = _ended  # Litestar's own refer to the socket: break the cycle


async def _ended(*_: Any) -> Any:
    raise WebSocketDisconnect(detail="the line has ended")


async def _serve(
    services: Services, socket: WebSocket[Any, Any, Any], visitor: Visitor, table: str, hold: Hold
) -> None:
    loaded = await services.tables.cache.get(table)
    seats = services.presenter.own(loaded, visitor)
    page = Page(socket.query_params.get(UNFOLDED, ""), hold)
    page.bar = None if BAR in socket.query_params else ("", False)
    listener = asyncio.create_task(_until_gone(services, socket, page, table, seats))
    try:
        for seat in seats:
            await services.tables.hub.arrive(table, seat)
        hub = services.tables.hub
        async with hub.looking(table, spectator=loaded.running and not seats):
            with hub.listening(table) as page.heard, hub.browser(visitor.session) as page.over:
                hold.wake = page.heard
                asked = socket.query_params
                tell = (
                    _send_turn_hints if EARLIER_MOMENT in asked else _send_lead if TOGETHER in asked else _send_updates
                )
                teller = asyncio.create_task(tell(services, socket, visitor, table, page))
                over = asyncio.create_task(page.over.wait())
                await asyncio.wait((listener, teller, over), return_when=asyncio.FIRST_COMPLETED)
                over.cancel()
                await _end(teller)
        if not listener.done():  # another page is here now: the script loads it and opens a new connection
            await _close(
                socket, CLOSE_SESSION_CHANGED if page.over.is_set() else CLOSE_TRY_LATER if hold.ended else 1000
            )
    finally:
        listener.cancel()
        for seat in seats:
            await services.tables.hub.depart(table, seat)


async def _end(task: asyncio.Task[Any]) -> None:
    """Cancel a task and wait for it.

    Its exception refers to the frames it went through, and they refer to the task, the table and the page. That cycle
    would keep all of them in memory long after everybody has left, so the traceback is dropped.
    """
    task.cancel()
    try:
        await task
    except ENDS as error:
        error.__traceback__ = None


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str = "") -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code=code, reason=reason)


class Page:
    """The page at the other end of a live connection."""

    def __init__(self, opened: str, hold: Hold) -> None:
        self.hold = hold
        self.heard = asyncio.Event()  # there may be something to send
        self.over = asyncio.Event()  # its browser has signed in or out
        self.holds = False  # its reader has a seat here, or is the host
        self.opened = _opened(opened)  # foldable parts that are open
        self.bar: tuple[str, bool] | None = None  # what the operator tells everybody, as the page shows it


async def _until_gone(
    services: Services, socket: WebSocket[Any, Any, Any], page: Page, table: str, seats: list[int]
) -> None:
    """Read what the browser has opened or closed, and whether the page is in sight, until it disconnects.

    Ignore anything else it sends.
    """
    with contextlib.suppress(WebSocketDisconnect), contextlib.ExitStack() as behind:
        covered = False
        while True:
            said = await socket.receive_data(mode="text")
            if said.startswith(UNFOLDED) and page.opened != (now := _opened(said)):
                page.opened = now
                page.heard.set()
            elif said == COVERED and not covered:
                covered = True
                behind.enter_context(services.tables.hub.covered(table, seats))
            elif said == SEEN:
                covered = False
                behind.close()


def _opened(said: str) -> frozenset[str]:
    return pages.FOLDABLE_PARTS.intersection(said.split())


async def _session_is_current(services: Services, visitor: Visitor, loaded: LoadedTable, page: Page) -> bool:
    """Return whether the session of a connection still belongs to its reader.

    A member's session is checked before anything is sent. A guest who no longer holds anything here has left, or has
    moved it into an account, and is then a stranger.
    """
    holds = bool(services.presenter.own(loaded, visitor)) or services.presenter.is_host(loaded, visitor)
    lost, page.holds = page.holds and not holds, holds
    if (visitor.account is not None or lost) and not await services.people.signed_in(visitor):
        page.over.set()
    return not page.over.is_set()


async def _send_bar(services: Services, socket: WebSocket[Any, Any, Any], visitor: Visitor, page: Page) -> None:
    """Send what the operator tells everybody, if the page may show something else."""
    now = (services.tables.bar, services.tables.halted)
    if now != page.bar:
        page.bar = now
        text = pages.club_bar_text(services.presenter.frame(visitor))
        await socket.send_text(msgspec.json.encode({"kind": "bar", "html": text}).decode())


async def _send_turn_hints(
    services: Services, socket: WebSocket[Any, Any, Any], visitor: Visitor, table: str, page: Page
) -> None:
    """Tell a reader of an earlier moment when their move begins or ends and when the game is over; nothing else."""
    told: dict[str, Any] = {}
    while True:
        page.heard.clear()
        if page.hold.ended:
            return
        loaded = await services.tables.cache.get(table)
        if services.presenter.is_host(loaded, visitor):
            await services.tables.seating.record_host_seen(loaded)
        if not await _session_is_current(services, visitor, loaded, page):
            return
        await _send_bar(services, socket, visitor, page)
        now = {"kind": "now", "yours": services.presenter.asked(loaded, visitor), "over": loaded.finished}
        if COMMENTATOR in socket.query_params and not loaded.finished:
            now["told"] = await _told(services, loaded, visitor)
        if now != told:
            told = now
            await socket.send_text(msgspec.json.encode(now).decode())
        if loaded.finished:
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(page.heard.wait(), CHECK_INTERVAL)


async def _told(services: Services, loaded: LoadedTable, visitor: Visitor) -> int | None:
    """Return how much of a running game a commentator may know; None if nothing."""
    try:
        return await told_to(services.tables, loaded, visitor)
    except Refused:
        return None


async def _send_lead(
    services: Services, socket: WebSocket[Any, Any, Any], visitor: Visitor, table: str, page: Page
) -> None:
    """Tell a page of a finished game who leads its review, and where they are."""
    told: dict[str, Any] | None = None
    shared = services.tables.shared_reviews
    while True:
        page.heard.clear()
        if page.hold.ended:
            return
        loaded = await services.tables.cache.get(table)
        if not await _session_is_current(services, visitor, loaded, page):
            return
        await _send_bar(services, socket, visitor, page)
        one = await shared.current(loaded)
        mine = one is not None and one.owner == visitor.owner
        lead = None if one is None else {"name": one.name, "n": one.place, "eyes": one.eyes, "mine": mine}
        now = {"kind": "lead", "lead": lead}
        if now != told:
            told = now
            await socket.send_text(msgspec.json.encode(now).decode())
        if mine:
            await shared.stay(loaded, visitor.owner)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(page.heard.wait(), CHECK_INTERVAL)


async def _send_updates(
    services: Services, socket: WebSocket[Any, Any, Any], visitor: Visitor, table: str, page: Page
) -> None:
    """Send the changed parts of the page whenever what this reader may see has changed."""
    heard = page.heard
    presenter, base = services.presenter, base_of(socket)
    text = socket.query_params.get("version", "0")
    seen = int(text) if text.isascii() and text.isdigit() and len(text) < 18 else 0
    told: SentState | None = None
    kind = ""
    while True:
        heard.clear()
        if page.hold.ended:
            return  # ended to make room for others
        loaded = await services.tables.cache.get(table)
        if presenter.is_host(loaded, visitor):
            await services.tables.seating.record_host_seen(loaded)
        if not await _session_is_current(services, visitor, loaded, page):
            return  # signed in or out meanwhile: send nothing more
        await _send_bar(services, socket, visitor, page)
        now = presenter.kind(loaded, visitor)
        if told is None:
            # The version of a page also encodes its kind: another page may be at this address since.
            kind = {0: "lobby", 1: "play"}.get(seen & 3, now) if seen else now
        if now != kind:
            if told is not None and (kind, now) == ("play", "result"):
                last = presenter.last_scene(loaded, presenter.reader(loaded, visitor), told)
                if last:
                    await socket.send_text(last)
            await socket.send_text(msgspec.json.encode({"kind": "page"}).decode())
            return
        context = await presenter.context(loaded, visitor, base)
        if isinstance(context, LobbyContext | PlayContext):
            if told is None:
                told = SentState(presenter.shown(loaded, context, seen), place=len(loaded.history()))
            asked, told.opened = not page.opened <= told.opened, page.opened
            if asked:  # the surrounding page is sent again: a browser accepts no part without it
                told.parts = {name: part for name, part in told.parts.items() if name}
            if asked or context.version != seen:
                reader = presenter.reader(loaded, visitor)
                if context.version < seen:  # a reader who lost a seat gets the page of spectators, which may be older
                    await socket.send_text(msgspec.json.encode({"kind": "anew"}).decode())
                await socket.send_text(presenter.news(loaded, reader, context, told, seen))
                seen = context.version
            else:
                told.place = len(loaded.history())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(heard.wait(), CHECK_INTERVAL)
