"""Routes of letters: reading, writing and reporting private messages."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.response import Redirect

from consigliere.board.words import Words
from consigliere.table.base.errors import Refused, sentence_of
from consigliere.table.base.names import letters_page
from consigliere.table.show import pages
from consigliere.table.show.pages.context import Flash
from consigliere.table.show.pages.people_context import LettersContext

from .requests import Web, identify, page, redirect, submitted


@get("/people/{name:str}/letters", include_in_schema=False)
async def letters(request: Web, name: str, reported: str = "") -> Response[str]:
    """The letters between the reader and a person. Query: `reported` confirms a report."""
    services, visitor = await identify(request)
    flash = Flash(Words(visitor.language)("web-letters-reported"), "good") if reported == "1" else None
    frame = services.presenter.frame(visitor, letters_page(name), flash)
    shown: LettersContext = await services.profiles.letters(visitor, frame, name)
    if any(one.new for one in shown.letters):
        await services.letters.mark_read(visitor, shown.name)
    return page(pages.letters(shown))


@post("/people/{name:str}/letters", include_in_schema=False)
async def write(request: Web, name: str) -> Response[str] | Redirect:
    """Write to a person. Field: `text`. A letter that was refused stays in the form."""
    services, visitor, form = await submitted(request, "chat")
    try:
        await services.letters.write(visitor, name, form.text("text"))
    except Refused as refusal:
        if refusal.status in (403, 404) or visitor.account is None:
            raise
        flash = Flash(sentence_of(refusal, Words(visitor.language)), "error")
        frame = services.presenter.frame(visitor, letters_page(name), flash)
        shown = await services.profiles.letters(visitor, frame, name, form.text("text"))
        return page(pages.letters(shown), refusal.status)
    return redirect(f"{letters_page(name)}#last")


@post("/people/{name:str}/report", include_in_schema=False)
async def report(request: Web, name: str) -> Redirect:
    """Report a person's letters to the operator. Field: `why`."""
    services, visitor, form = await submitted(request, "chat")
    await services.letters.report(visitor, name, form.text("why"))
    return redirect(f"{letters_page(name)}?reported=1")


ROUTES = [letters, write, report]
