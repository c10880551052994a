"""Guards at the door: who asks, forms that come from our own pages, how often, and what a browser may load."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote, urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, UploadFile
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

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

    __slots__ = (
        "account",
        "account_name",
        "forms",
        "fresh",
        "known",
        "language",
        "nickname",
        "resend",
        "secret",
        "session",
        "stored",
    )

    def __init__(self, secret: str, fresh: bool, language: str, forms: str = "") -> None:
        self.secret = secret
        self.forms = forms  # the token of its forms, where that is older than the secret
        self.fresh = fresh  # the cookie has yet to be set
        self.resend = False  # it is old: set it again
        self.session = secrets.hashed(secret)
        self.language = language
        self.nickname = ""
        self.account: str | None = None
        self.account_name = ""
        self.known = False  # whether nickname and account have been looked up
        self.stored = False  # whether the store knows this browser

    def renew(self) -> None:
        """Another secret: whoever knew the old one is a stranger now. The forms on pages that are open stay good."""
        self.forms = self.csrf
        self.secret = secrets.fresh()
        self.session = secrets.hashed(self.secret)
        self.fresh, self.known, self.stored = True, True, False
        self.account, self.account_name = None, ""

    @property
    def owner(self) -> str:
        """Whom seats and a host's rights belong to: the account where there is one, else the guest."""
        return self.account or self.session

    @property
    def csrf(self) -> str:
        """What its forms must carry. It opens nothing by itself: a form must also come from our own page."""
        return self.forms or secrets.csrf(self.secret)

    @property
    def cookie(self) -> str:
        return f"{self.secret}.{self.forms}" if self.forms else self.secret

    @property
    def who(self) -> str:
        """What a page may know of whose it is: enough to notice that it is somebody else's now."""
        return secrets.hashed(f"who {self.session}")[:16]


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who asks. A browser without a cookie is given one with the answer."""
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
    connection.scope["state"]["visitor"] = visitor
    return visitor


async def before_send(message: Message, scope: Scope) -> None:
    """Every answer carries the guards' headers, and the first one to a browser its cookie."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
    visitor = scope["state"].get("visitor")
    if isinstance(visitor, Visitor) and (visitor.fresh or visitor.resend):
        secure = "; Secure" if scope["scheme"] == "https" else ""
        cookie = f"{COOKIE}={visitor.cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        headers.add("set-cookie", cookie)


def readable_address(app: ASGIApp) -> ASGIApp:
    """Refuse addresses that are not text: no page of ours leads there, and no database can look for them."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            query = unquote(scope["query_string"].decode("latin-1"))
            if not storable(scope["path"]) or not storable(query):
                raise HTTPException(status_code=400)
        await app(scope, receive, send)

    return checked


# --- forms and sockets must come from our own pages


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], needed: bool = False) -> bool:
    """Whether a request comes from a page of ours, by what the browser says of it."""
    origin = connection.headers.get("origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    if origin is None:
        return not needed
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def storable(text: str) -> bool:
    """Whether a text is whole characters that every database can keep."""
    if "\0" in text or "\ufffd" in text:
        return False
    try:
        text.encode()
    except UnicodeError:  # half a character
        return False
    return True


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
    if not all(storable(text) for name in form.names() for text in (name, *form.texts(name))):
        raise Refused("bad-text", 400)
    if visitor.fresh or not secrets.same(secrets.unmasked(form.text("csrf")), visitor.csrf):
        raise Refused("out-of-date", 403)
    return form
