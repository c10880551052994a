"""Guards: who sends a request, whether a form comes from our own page, and the security headers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote, urlsplit

from litestar import Request
from litestar._asgi.routing_trie.traversal import parse_path_params
from litestar._parsers import parse_cookie_string, parse_query_string, parse_url_encoded_form_data
from litestar.connection import ASGIConnection
from litestar.datastructures import URL, MutableScopeHeaders, UploadFile
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from consigliere.board.words import LANGUAGES, pick_language
from consigliere.table.base import secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import known_zone
from consigliere.table.base.visitor import Visitor

COOKIE = "consigliere"
LANGUAGE = "language"
ZONE, LONGEST_ZONE = "zone", 60
YEAR = 365 * 24 * 3600
RETRY_AFTER = "5"  # seconds until a client may retry when the database is down, or this server stops

HEADERS = {
    # Everything from this server and nothing inline: a name that escaped escaping would still run nothing.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # a table's address is an invitation, so other sites must not see it
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HEADERS_OF_ALL = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
# Browsers read the other headers on documents only. A table loads some fifty of these files.
NO_DOCUMENTS = ("text/css", "text/javascript", "font/woff2")
ANSWERS = ("http.response.start", "websocket.accept", "websocket.close")
# Private names. If a later Litestar lacks one, the server does not start, and the code must be adapted.
_PARSERS: tuple[Any, ...] = (
    parse_url_encoded_form_data,
    parse_cookie_string,
    parse_query_string,
    parse_path_params,
    URL._new,
    URL.from_components,
)


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Return the visitor of a request. A browser without a cookie gets one with the answer."""
    known = connection.scope["state"].get("visitor")
    if isinstance(known, Visitor):
        return known
    secret, _, forms = connection.cookies.get(COOKIE, "").partition(".")
    fresh = not secrets.plausible(secret)
    if fresh or not secrets.is_token(forms):
        forms = ""
    wanted = connection.cookies.get(LANGUAGE, "")
    language = wanted if wanted in LANGUAGES else pick_language(connection.headers.get("accept-language"))
    visitor = Visitor(secrets.fresh() if fresh else secret, fresh, language, forms)
    zone = unquote(connection.cookies.get(ZONE, ""))
    visitor.zone = zone if len(zone) <= LONGEST_ZONE and known_zone(zone) else ""
    connection.scope["state"]["visitor"] = visitor
    return visitor


async def before_send(message: Message, scope: Scope) -> None:
    """Add the security headers to an answer, and a cookie to a browser's first. Forget the request."""
    if message["type"] in ANSWERS:
        _clear_request_caches(scope)
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    document = not headers.get("content-type", "").startswith(NO_DOCUMENTS)
    for name, value in {**HEADERS_OF_ALL, **(HEADERS if document else {})}.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
    visitor = scope["state"].get("visitor")
    if isinstance(visitor, Visitor) and (visitor.fresh or visitor.resend):
        secure = "; Secure" if scope["scheme"] == "https" else ""
        cookie = f"{COOKIE}={visitor.cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        headers.add("set-cookie", cookie)


def _clear_request_caches(scope: Scope) -> None:
    """Clear Litestar's caches of requests.

    Litestar caches the last 1024 forms, cookies, queries and paths that it has parsed. Passwords and session secrets
    would stay in memory long after their requests, and so would up to 100 kB of every form. Parsing again costs
    microseconds.
    """
    for cache in (*_PARSERS, scope["litestar_app"].asgi_router.handle_routing):
        cache.cache_clear()


def readable_address(app: ASGIApp) -> ASGIApp:
    """Refuse addresses that are not valid text: no page links to them, and no database can look them up."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            query = unquote(scope["query_string"].decode("latin-1"))
            if not storable(scope["path"]) or not storable(query):
                raise HTTPException(status_code=400)
        await app(scope, receive, send)

    return checked


def answer_when_stopped(app: ASGIApp) -> ASGIApp:
    """Answer 503 to a request that a server cannot finish before it stops.

    Pages and programs send it again, to another server or to the next one; a move counts once, by its number.
    """

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await app(scope, receive, noting)
        except asyncio.CancelledError:
            if begun or scope["type"] != ScopeType.HTTP:
                raise
            headers = [(b"retry-after", RETRY_AFTER.encode()), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 503, "headers": headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return answered


# --- forms and sockets must come from our own pages


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], needed: bool = False) -> bool:
    """Return whether a request comes from one of our pages, by the browser's headers."""
    origin = connection.headers.get("origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    if origin is None:
        return not needed
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def storable(text: str) -> bool:
    """Return whether a text has only complete characters that every database can store."""
    if "\0" in text or "\ufffd" in text:
        return False
    try:
        text.encode()
    except UnicodeError:  # half a surrogate pair
        return False
    return True


class Form:
    """The fields of a form that came from our own page."""

    def __init__(self, fields: Mapping[str, list[Any]]) -> None:
        self._fields = fields

    def text(self, name: str, default: str = "") -> str:
        """Return the first value of a field as text."""
        values = self._fields.get(name)
        return values[0] if values and isinstance(values[0], str) else default

    def texts(self, name: str) -> list[str]:
        """Return all text values of a field."""
        return [value for value in self._fields.get(name, ()) if isinstance(value, str)]

    def number(self, name: str, default: int | None = None) -> int | None:
        """Return a field as a whole number. Raises Refused if it is not one."""
        text = self.text(name).strip()
        if not text:
            return default
        if not text.lstrip("-").isascii() or not text.lstrip("-").isdigit() or len(text) > 18:
            raise Refused("not-a-number", 400, name=name)
        return int(text)

    def file(self, name: str) -> UploadFile | None:
        """Return an uploaded file."""
        values = self._fields.get(name)
        return values[0] if values and isinstance(values[0], UploadFile) else None

    def names(self) -> list[str]:
        """Return the names of all fields."""
        return list(self._fields)


async def checked_form(request: Request[Any, Any, Any]) -> Form:
    """Return the form of a request that changes something. Raises Refused unless our page in this browser sent it."""
    visitor = visitor_of(request)
    if not same_origin(request):
        raise Refused("other-site", 403)
    try:
        fields = await request.form()
    except HTTPException:
        raise
    except Exception as error:  # any parser error is the sender's fault
        raise Refused("bad-form", 400) from error
    form = Form({name: fields.getall(name) for name in fields})
    if not all(storable(text) for name in form.names() for text in (name, *form.texts(name))):
        raise Refused("bad-text", 400)
    if visitor.fresh or not secrets.same(secrets.unmasked(form.text("csrf")), visitor.csrf):
        raise Refused("out-of-date", 403)
    return form
