"""Actions: POST requests that change a table. One decorator checks, runs and answers all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler

from consigliere.board.words import Words
from consigliere.engine import ConsigliereError, IllegalMove
from consigliere.table.base.errors import Refused, sentence_of, status_of
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.tables import Tables
from consigliere.table.show.pages.context import Flash, LobbyContext
from consigliere.table.show.pages.play_context import PlayContext

from .guards import Form
from .limits import address_of
from .requests import Web, base_of, page, redirect, submitted
from .services import Services

FRAGMENT, LINE = "1", "line"  # `X-Fragment`: only the changed part, or nothing because a live connection sends it


@dataclass(slots=True)
class Click:
    """One action of a visitor at a table."""

    request: Web
    services: Services
    visitor: Visitor
    form: Form
    loaded: LoadedTable
    seat: int = -1  # the visitor's seat; -1 if they have none
    said: str = ""  # the message that confirms it, if the page itself does not show what has changed

    @property
    def tables(self) -> Tables:
        """The parts that serve tables."""
        return self.services.tables

    def spend(self, kind: str) -> None:
        """Count the action against the visitor's rate limit of a kind."""
        self.services.limits.spend(kind, self.services.people.asker(self.visitor, address_of(self.request)))


Change = Callable[[Click], Awaitable[str | None]]


def action(name: str, role: str = "seat") -> Callable[[Change], HTTPRouteHandler]:
    """Register a function as `POST /t/<table>/<name>`. It may return the path of a page to go to.

    `role` says who may call it: "seat", "host" or "anybody".
    """

    def register(change: Change) -> HTTPRouteHandler:
        async def handler(request: Web, table: str) -> Response[Any]:
            return await _act(request, table, change, role)

        handler.__name__ = handler.__qualname__ = getattr(change, "__name__", name)
        handler.__doc__ = change.__doc__
        return post(f"/t/{{table:str}}/{name}", include_in_schema=False)(handler)

    return register


async def _act(request: Web, table: str, change: Change, role: str) -> Response[Any]:
    """Load the table once, change it, and answer with what it looks like then.

    A refusal changes nothing and is shown on the page itself.
    """
    services, visitor, form = await submitted(request)
    loaded = await services.tables.cache.get(table)
    before = services.presenter.kind(loaded, visitor)
    flash, status, goal = None, 200, None
    headers: dict[str, str] = {}
    try:
        click = await _admit(Click(request, services, visitor, form, loaded), role)
        goal = await change(click)
        flash = Flash(Words(visitor.language)(click.said), "good") if click.said else None
    except ConsigliereError as error:
        rule = error.rule if isinstance(error, IllegalMove) else ""
        status = status_of(error)
        headers = error.headers if isinstance(error, Refused) else {}
        words = Words(visitor.language)
        flash = Flash(sentence_of(error, words, form.text("option")), "error", rule)
    if goal is not None:
        return redirect(goal)
    loaded = services.tables.cache.current(loaded)
    return await _answer(request, services, visitor, loaded, before, flash, status, headers)


async def _admit(click: Click, role: str) -> Click:
    """Find the visitor's seat. Raises Refused if they may not do this."""
    presenter = click.services.presenter
    seat = presenter.seat(click.loaded, click.visitor)
    if role == "seat" and seat is None:
        raise Refused("no-seat", 403)
    if presenter.is_host(click.loaded, click.visitor):
        await click.tables.seating.record_host_seen(click.loaded)
    elif role == "host":
        raise Refused("not-host", 403)
    click.seat = -1 if seat is None else seat
    return click


async def _answer(
    request: Web,
    services: Services,
    visitor: Visitor,
    loaded: LoadedTable,
    before: str,
    flash: Flash | None,
    status: int,
    headers: dict[str, str],
) -> Response[Any]:
    """Answer with a redirect, a fragment, a page, or nothing, as the browser asked."""
    presenter, wants = services.presenter, request.headers.get("x-fragment", "")
    wants_fragment, home = wants in (FRAGMENT, LINE), f"/t/{loaded.id}"
    after = presenter.kind(loaded, visitor)
    if flash is None and not wants_fragment:
        return redirect(home)
    ends = (before, after) == ("play", "result")  # the live connection shows the end before it leads to the result
    if wants == LINE and flash is None and (ends or after == before in ("lobby", "play")):
        return Response(None, status_code=204)
    if wants_fragment and (after != before or after not in ("lobby", "play")):
        return redirect(home)
    context = await presenter.context(loaded, visitor, base_of(request), flash)
    if wants_fragment and isinstance(context, LobbyContext | PlayContext):
        return page(presenter.fragment(loaded, context), status, headers)
    return page(presenter.html(loaded, context), status, headers)
