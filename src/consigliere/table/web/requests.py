"""What route handlers share: who sends a request, rate limits, forms, and the usual answers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.response import Redirect

from consigliere.board.words import Words
from consigliere.table.base.errors import Refused
from consigliere.table.base.visitor import Visitor

from .guards import Form, checked_form, visitor_of
from .limits import address_of
from .services import Services

Web = Request[Any, Any, Any]


def services_of(request: Any) -> Services:
    """Return the server that a request belongs to."""
    services: Services = request.app.state.services
    return services


def base_of(request: Any) -> str:
    """Return the address of this server as the browser knows it: scheme and host."""
    return f"{request.url.scheme}://{request.headers.get('host') or request.url.netloc}"


def page(text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
    """Answer with a page."""
    return Response(text, status_code=status, media_type="text/html", headers=headers)


def redirect(path: str) -> Redirect:
    """Redirect the browser to another page, which it requests with GET."""
    return Redirect(path, status_code=303)


async def identify(request: Web, kind: str = "page") -> tuple[Services, Visitor]:
    """Return the sender of a request, and count it against their rate limit."""
    services, visitor = services_of(request), visitor_of(request)
    await services.people.know(visitor)
    services.limits.spend(kind, services.people.asker(visitor, address_of(request)))
    return services, visitor


async def submitted(request: Web, kind: str = "post") -> tuple[Services, Visitor, Form]:
    """Do the same for a form, which must come from our own page."""
    services, visitor = await identify(request, kind)
    return services, visitor, await checked_form(request)


def name_guest(visitor: Visitor) -> None:
    """Name a visitor without a nickname "guest", in their own language."""
    if not visitor.nickname:
        visitor.nickname = Words(visitor.language)("guest-name")


def local_path(path: str) -> str:
    """Return the path if it is one of ours, else "/": a form never redirects to another site."""
    parts = urlsplit(path)
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.netloc and not parts.scheme
    return path if safe and path.isprintable() and "\\" not in path else "/"


def number_in(form: Form, name: str) -> int:
    """Return a number of a form. Raises Refused if it is missing."""
    number = form.number(name)
    if number is None:
        raise Refused("not-a-number", 400, name=name)
    return number
