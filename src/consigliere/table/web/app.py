"""The web application: its routes, its guards, and its error answers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from consigliere.board.words import Words
from consigliere.engine import ConsigliereError
from consigliere.games import titles
from consigliere.table.base.errors import Refused, kind_of, sentence_of, status_of
from consigliere.table.base.settings import Settings
from consigliere.table.play.record import Broken, Damaged
from consigliere.table.show import pages
from consigliere.table.show.pages.context import MessageContext
from consigliere.table.store.database import StoreDown

from .api import router
from .guards import RETRY_AFTER, answer_when_stopped, before_send, readable_address, visitor_of
from .live import live
from .routes import FILES, PAGES
from .services import Services

if TYPE_CHECKING:
    from .metrics import Metrics

LARGEST_FORM = 100_000
WORDS = {404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}
log = logging.getLogger("consigliere.table")


def create_app(settings: Settings, metrics: Metrics | None = None) -> Litestar:
    """Create the application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await Services.open(settings, metrics)
        app.state.services = services
        titles()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[
            *PAGES,
            *FILES,
            live,
            router,
        ],
        lifespan=[lifespan],
        before_send=[before_send],
        middleware=[answer_when_stopped, readable_address],
        exception_handlers={
            ConsigliereError: refuse,
            Broken: refuse_broken,
            StoreDown: refuse_for_now,
            HTTPException: refuse_http,
            RecursionError: refuse_unreadable,
            UnicodeError: refuse_unreadable,
            Exception: fail,
        },
        request_max_body_size=LARGEST_FORM,
        openapi_config=OpenAPIConfig(
            title="Consigliere",
            version="1",
            description="Play at the table from a program: a token a seat, views, options and events as JSON.",
            path="/api/v1/openapi.json",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
    )


def refuse(request: Request[Any, Any, Any], error: ConsigliereError) -> Response[Any]:
    """Answer an error of the table or the engine."""
    headers = error.headers if isinstance(error, Refused) else {}
    return _answer(request, status_of(error), kind_of(error), error, headers)


def refuse_broken(request: Request[Any, Any, Any], error: Broken) -> Response[Any]:
    """Answer that a stored game cannot be opened."""
    damaged = Refused("damaged", 409) if isinstance(error, Damaged) else None
    return _answer(request, 409, "broken", damaged or Refused("broken", 409, why=str(error)))


def refuse_for_now(request: Request[Any, Any, Any], error: StoreDown) -> Response[Any]:
    """Answer that the database is unavailable."""
    log.warning("the database is unavailable: %s", error)
    return _answer(request, 503, "unavailable", Refused("unavailable", 503), {"retry-after": RETRY_AFTER})


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer an error of the framework."""
    word = WORDS.get(error.status_code, "bad-form" if error.status_code < 500 else "failed")
    headers = dict(error.headers or {})
    return _answer(request, error.status_code, word, Refused(word, error.status_code), headers, str(error.detail))


def refuse_unreadable(request: Request[Any, Any, Any], error: RecursionError | UnicodeError) -> Response[Any]:
    """Answer that the request is not valid text, or is nested too deeply."""
    return _answer(request, 400, "bad-form", Refused("bad-form", 400))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer an internal error: details go to the log, none to the page."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, 500, "failed", Refused("failed", 500))


def _answer(
    request: Request[Any, Any, Any],
    status: int,
    kind: str,
    error: ConsigliereError,
    headers: dict[str, str] | None = None,
    detail: str = "",
) -> Response[Any]:
    if request.url.path.startswith("/api/"):
        body = {"error": detail or str(error), "kind": kind, "rule": getattr(error, "rule", "")}
        return Response(body, status_code=status, headers=headers)
    visitor = visitor_of(request)
    services: Services = request.app.state.services
    text = sentence_of(error, Words(visitor.language))
    context = MessageContext(services.presenter.frame(visitor), status, "", text)
    return Response(pages.message(context), status_code=status, media_type="text/html", headers=headers)
