"""Every route of the pages, gathered for the application and described for the documentation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from . import (
    account_routes,
    advice_routes,
    box_routes,
    deal_routes,
    file_routes,
    front_routes,
    health_routes,
    lesson_routes,
    letter_routes,
    notice_routes,
    people_routes,
    puzzle_routes,
    seat_routes,
    table_routes,
    talk_routes,
    tournament_routes,
    watching_routes,
)
from .live import live

FILES = file_routes.ROUTES
PAGES = [
    *front_routes.ROUTES,
    *box_routes.ROUTES,
    *health_routes.ROUTES,
    *table_routes.ROUTES,
    *seat_routes.ROUTES,
    *talk_routes.ROUTES,
    *deal_routes.ROUTES,
    *advice_routes.ROUTES,
    *lesson_routes.ROUTES,
    *puzzle_routes.ROUTES,
    *account_routes.ROUTES,
    *notice_routes.ROUTES,
    *people_routes.ROUTES,
    *letter_routes.ROUTES,
    *tournament_routes.ROUTES,
    *watching_routes.ROUTES,
]


class Route(NamedTuple):
    """A route as the documentation shows it."""

    method: str  # WS for a WebSocket
    path: str
    text: str  # the docstring of its handler


def described() -> Iterator[Route]:
    """Describe every route of the pages. The JSON API describes itself, by OpenAPI."""
    for handler in (*PAGES, *FILES):
        for path in sorted(handler.paths):
            for method in sorted(handler.http_methods):
                yield Route(method, path, " ".join((handler.fn.__doc__ or "").split()))
    for path in sorted(live.paths):
        yield Route("WS", path, " ".join((live.fn.__doc__ or "").split()))
