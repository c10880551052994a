"""The last step for a page: it gets its token and is compressed.

The length of compressed text reveals how much of it repeats. Somebody who can put text on another person's page, and
sees how long the page is, might guess what else is on it (BREACH). Against that:

- The token in forms is written differently on every page (`secrets.masked`), and is never sent on a live connection.
- Text of others that can be changed again and again is spelled so that it repeats nothing (`html.spelled`).
- A page that another site requests with a known browser's cookie is not compressed.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from consigliere.table.base import secrets
from consigliere.table.base.visitor import Visitor
from consigliere.table.show.pages.context import TOKEN

from . import encodings

LONG = 20_000  # bytes; a longer body is compressed in a thread, so that others need not wait
OURS = ("same-origin", "none")  # header values for requests from our page or from the person directly
_packers = ThreadPoolExecutor(2, "packing")  # a separate pool, so that replays of long games never delay a page


def finished_pages(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that its pages are finished and compressed. Other answers pass unchanged."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun: HTTPResponseStartEvent | None = None  # the start of a page, held back until its length is known

        async def send_on(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start" and _is_page(message):
                begun = message
                return
            if begun is not None and message["type"] == "http.response.body":
                start, begun = begun, None
                assert not message["more_body"], "a page comes in one piece"
                message["body"] = await _finished(scope, start, message["body"])
                await send(start)
            await send(message)

        await app(scope, receive, send_on)

    return serve


def _is_page(message: HTTPResponseStartEvent) -> bool:
    kind: str = MutableScopeHeaders.from_message(message).get("content-type", "")
    return kind.startswith("text/html")


async def _finished(scope: Scope, start: HTTPResponseStartEvent, body: bytes) -> bytes:
    visitor = scope["state"].get("visitor")
    if isinstance(visitor, Visitor):
        body = body.replace(TOKEN.encode(), secrets.masked(visitor.csrf).encode())
    asked, headers = Headers.from_scope(scope), MutableScopeHeaders.from_message(start)
    headers.add("vary", "Accept-Encoding, Sec-Fetch-Site")
    encoding = encodings.best(asked.get("accept-encoding")) if _harmless(asked, visitor) else ""
    if encoding and encodings.worth("text/html", len(body)):
        headers["content-encoding"] = encoding
        if len(body) < LONG:
            body = encodings.pack(body, encoding)
        else:
            body = await asyncio.get_running_loop().run_in_executor(_packers, encodings.pack, body, encoding)
    headers["content-length"] = str(len(body))
    return body


def _harmless(asked: Headers, visitor: object) -> bool:
    """Return whether the person or our own page asks, or else a client unknown to us.

    Browsers without these headers do not send the cookie for other sites either (`SameSite`).
    """
    nobody = not isinstance(visitor, Visitor) or visitor.fresh
    return nobody or asked.get("sec-fetch-site", "none") in OURS
