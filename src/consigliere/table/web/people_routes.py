"""Routes about people: a person's page, friends, and notes on finished games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect, Stream

from consigliere.board.words import Words
from consigliere.table.base.errors import Refused, sentence_of
from consigliere.table.base.names import person_page
from consigliere.table.play import bulk
from consigliere.table.show import pages
from consigliere.table.show.pages.context import Flash

from .requests import Web, identify, page, redirect, submitted


@get("/people", include_in_schema=False)
async def people(request: Web, name: str = "") -> Response[Any]:
    """The people around the reader. Query: `name` leads to the page of the account with that name."""
    services, visitor = await identify(request)
    error = ""
    if name.strip():
        frame = services.presenter.frame(visitor, "/people")
        try:
            found = await services.profiles.profile(visitor, frame, name)
            return redirect(person_page(found.name))
        except Refused as refusal:
            error = sentence_of(refusal, Words(visitor.language))
    frame = services.presenter.frame(visitor, "/people")
    return page(pages.people(await services.profiles.people(visitor, frame, error)), 404 if error else 200)


@get("/people/{name:str}", include_in_schema=False)
async def person(request: Web, name: str, saved: str = "") -> Response[str]:
    """The page of a person with an account, as far as the reader may see it. Query: `saved` confirms a change."""
    services, visitor = await identify(request)
    flash = Flash(Words(visitor.language)("web-profile-saved"), "good") if saved == "1" else None
    frame = services.presenter.frame(visitor, person_page(name), flash)
    return page(pages.profile(await services.profiles.profile(visitor, frame, name)))


@post("/people/settings", include_in_schema=False)
async def settings(request: Web) -> Redirect:
    """Choose what one's own page shows. Fields: `rated` (play at rated tables), `friends` (only they see the page)."""
    services, visitor, form = await submitted(request)
    await services.circle.set_profile(visitor, form.text("rated") == "1", form.text("friends") == "1")
    return redirect(f"{person_page(visitor.account_name)}?saved=1")


@post("/people/{name:str}/tie", include_in_schema=False)
async def tie(request: Web, name: str) -> Redirect:
    """Decide something about a person. Fields: `kind` (friend, block, mute), `on` (1, or 0 to take it back)."""
    services, visitor, form = await submitted(request)
    await services.circle.decide(visitor, name, form.text("kind"), form.text("on") == "1")
    return redirect(person_page(name))


@post("/t/{table:str}/note", include_in_schema=False)
async def note(request: Web, table: str) -> Redirect:
    """Write a private note on a finished game. Field: `text`."""
    services, visitor, form = await submitted(request)
    await services.circle.set_note(visitor, table, form.text("text"))
    return redirect(f"/t/{table}#note-title")


@post("/t/{table:str}/share", include_in_schema=False)
async def share(request: Web, table: str) -> Redirect:
    """Give a finished game to researchers, as far as your own seat is concerned. All people must agree."""
    services, visitor, _ = await submitted(request)
    await services.circle.share(visitor, table)
    return redirect(f"/t/{table}")


@get("/games.jsonl", include_in_schema=False)
async def games(request: Web) -> Stream:
    """All games that their people have given to researchers, one JSON object per line. See `docs/research.md`."""
    services, _ = await identify(request, "table")

    async def encoded() -> AsyncIterator[bytes]:
        async for text in bulk.lines(services.store):
            yield f"{text}\n".encode()

    headers = {"content-disposition": 'attachment; filename="games.jsonl"', "cache-control": "no-store"}
    return Stream(encoded(), media_type="application/jsonl", headers=headers)


ROUTES = [people, person, settings, tie, note, share, games]
