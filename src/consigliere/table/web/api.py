"""The JSON API, under /api/v1 and described at /api/v1/openapi.json. For bot authors.

A program opens or joins a table and gets a token for its seat. With `Authorization: Bearer <token>` it sees that seat's
view and options, and plays. Cookies are ignored, so that no web page can act for a visitor.
"""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide
from litestar.openapi import ResponseSpec

from . import api_advice, api_days, api_play, api_tables, api_talk, api_tournaments
from .api_access import key_of
from .api_types import (
    Refusal,
)

REFUSALS = {
    status: ResponseSpec(data_container=Refusal, description=text, generate_examples=False)
    for status, text in (
        (400, "Not understood"),
        (401, "A token is needed"),
        (403, "Not yours"),
        (404, "No such table"),
        (409, "Stale: the game has moved on"),
        (413, "Too large"),
        (422, "Not legal"),
        (429, "Too many requests"),
        (503, "The database cannot be reached or advice is busy just now: try again"),
    )
}
HANDLERS = [*api_tables.HANDLERS, *api_play.HANDLERS, *api_advice.HANDLERS, *api_talk.HANDLERS]
HANDLERS += [*api_days.HANDLERS, *api_tournaments.HANDLERS]
for handler in HANDLERS:
    handler.responses = REFUSALS

router = Router(
    "/api/v1",
    route_handlers=HANDLERS,
    dependencies={"key": Provide(key_of)},
    security=[{"seat": []}, {}],
    tags=["table"],
)
