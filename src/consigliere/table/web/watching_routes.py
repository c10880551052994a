"""Routes of those who look on: commentators of running tables, and reviews that somebody leads."""

from __future__ import annotations

from litestar import Response, post

from consigliere.engine import NotUnderstood

from .actions import Click, action
from .requests import Web, number_in, submitted


@action("commentary")
async def commentary(click: Click) -> None:
    """Propose a commentator, agree, or end it. Fields: `say` (propose, yes, no), `name` and `delay`, or `key`."""
    form, commentaries = click.form, click.tables.commentaries
    match form.text("say"):
        case "propose":
            click.spend("chat")
            await commentaries.propose(click.loaded, click.seat, form.text("name").strip(), form.text("delay"))
        case "yes":
            await commentaries.agree(click.loaded, click.seat, form.text("key"))
        case "no":
            await commentaries.end(click.loaded, click.seat)
        case other:
            raise NotUnderstood(f"say is propose, yes or no, not {other[:40]!r}")


@post("/t/{table:str}/lead", include_in_schema=False)
async def lead(request: Web, table: str) -> Response[None]:
    """Lead others through the replay of a finished game, or stop. Fields: `n`, `eyes`; `stop`."""
    services, visitor, form = await submitted(request, "page")
    loaded = await services.tables.cache.get(table)
    shared = services.tables.shared_reviews
    if form.text("stop"):
        await shared.stop(loaded, visitor.owner)
    else:
        names = [loaded.people[seat].name for seat in loaded.seats_of(visitor.owner)]
        name = visitor.account_name or next(iter(names), visitor.nickname)
        await shared.lead(loaded, visitor.owner, name, number_in(form, "n"), form.text("eyes"))
    return Response(None, status_code=204)


ROUTES = [commentary, lead]
