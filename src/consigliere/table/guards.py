"""Guards at the door: who asks, forms that come from our own pages, how often, and what a browser may load."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, UploadFile
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from consigliere.board.words import LANGUAGES, pick_language

from . import secrets
from .errors import Refused

COOKIE = "consigliere"
LANGUAGE = "language"
YEAR = 365 * 24 * 3600

HEADERS = {
    # Everything from here and nothing inline: a name that slipped through unescaped would still run nothing.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # a table's address is an invitation: it is not for other sites to know
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Visitor:
    """A browser: its secret lies in a cookie, and all the store knows is the hash."""

    __slots__ = ("account", "account_name", "fresh", "guest", "known", "language", "nickname", "secret")

    def __init__(self, secret: str, fresh: bool, language: str) -> None:
        self.secret = secret
        self.fresh = fresh  # the cookie has yet to be set
        self.guest = secrets.hashed(secret)
        self.language = language
        self.nickname = ""
        self.account: str | None = None
        self.account_name = ""
        self.known = False  # whether nickname and account have been looked up

    def renew(self) -> None:
        """Another secret: whoever knew the old one is a stranger now."""
        self.secret = secrets.fresh()
        self.guest = secrets.hashed(self.secret)
        self.fresh = True

    @property
    def csrf(self) -> str:
        return secrets.csrf(self.secret)


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who asks. A browser without a cookie is given one with the answer."""
    known = connection.scope["state"].get("visitor")
    if isinstance(known, Visitor):
        return known
    secret = connection.cookies.get(COOKIE, "")
    fresh = not secrets.plausible(secret)
    wanted = connection.cookies.get(LANGUAGE, "")
    language = wanted if wanted in LANGUAGES else pick_language(connection.headers.get("accept-language"))
    visitor = Visitor(secrets.fresh() if fresh else secret, fresh, language)
    connection.scope["state"]["visitor"] = visitor
    return visitor


async def before_send(message: Message, scope: Scope) -> None:
    """Every answer carries the guards' headers, and the first one to a browser its cookie."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if not scope["path"].startswith("/static/"):
        headers.setdefault("cache-control", "no-store")
    visitor = scope["state"].get("visitor")
    if isinstance(visitor, Visitor) and visitor.fresh:
        secure = "; Secure" if scope["scheme"] == "https" else ""
        cookie = f"{COOKIE}={visitor.secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        headers.add("set-cookie", cookie)


# --- forms and sockets must come from our own pages


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], needed: bool = False) -> bool:
    """Whether a request comes from a page of ours, by what the browser says of it."""
    origin = connection.headers.get("origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    if origin is None:
        return not needed
    return urlsplit(origin).netloc == connection.headers.get("host", "")


class Form:
    """The fields of a form that came from our own page."""

    def __init__(self, fields: Mapping[str, list[Any]]) -> None:
        self._fields = fields

    def text(self, name: str, default: str = "") -> str:
        values = self._fields.get(name)
        return values[0] if values and isinstance(values[0], str) else default

    def texts(self, name: str) -> list[str]:
        return [value for value in self._fields.get(name, ()) if isinstance(value, str)]

    def number(self, name: str, default: int | None = None) -> int | None:
        text = self.text(name).strip()
        if not text:
            return default
        if not text.lstrip("-").isascii() or not text.lstrip("-").isdigit() or len(text) > 18:
            raise Refused("not-a-number", 400, name=name)
        return int(text)

    def file(self, name: str) -> UploadFile | None:
        values = self._fields.get(name)
        return values[0] if values and isinstance(values[0], UploadFile) else None

    def names(self) -> list[str]:
        return list(self._fields)


async def checked_form(request: Request[Any, Any, Any]) -> Form:
    """The form of a request that changes something; refused unless it comes from our page in this browser."""
    visitor = visitor_of(request)
    if not same_origin(request):
        raise Refused("other-site", 403)
    try:
        fields = await request.form()
    except HTTPException:
        raise
    except Exception as error:  # whatever the parser chokes on, the sender is to blame
        raise Refused("bad-form", 400) from error
    form = Form({name: fields.getall(name) for name in fields})
    if visitor.fresh or not secrets.same(form.text("csrf"), visitor.csrf):
        raise Refused("out-of-date", 403)
    return form


# --- how often


class Limits:
    """Token buckets: `rate` a second, up to `burst` at once, for each kind of request and each asker."""

    RATES = {
        "post": (8.0, 40.0),
        "page": (20.0, 120.0),
        "table": (0.2, 12.0),  # new tables and imports
        "login": (0.1, 8.0),
        "chat": (0.7, 6.0),
        "api": (40.0, 120.0),
        "socket": (2.0, 30.0),
    }
    MOST = 50_000  # askers remembered

    def __init__(self, active: bool) -> None:
        self.active = active
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        """Take one token or raise 429."""
        if not self.active:
            return
        rate, burst = self.RATES[kind]
        now = time.monotonic()
        level, since = self._buckets.get((kind, who), (burst, now))
        level = min(burst, level + (now - since) * rate)
        if level < 1.0:
            wait = str(max(1, round((1.0 - level) / rate)))
            raise Refused("too-many", 429, {"retry-after": wait})
        if len(self._buckets) >= self.MOST:
            self._buckets.clear()  # all begin anew: better than to grow without end
        self._buckets[kind, who] = (level - 1.0, now)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else "?"
