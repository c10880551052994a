"""Advice, hints and reviews for a reader, with the same guards for the pages and for the JSON API."""

from __future__ import annotations

from consigliere.engine import NotYours
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.play.advice import may_hint
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.show.advice import advised
from consigliere.table.show.hints import hinted
from consigliere.table.show.pages.advice_context import AdviceContext, ReviewContext
from consigliere.table.show.pages.context import Frame
from consigliere.table.show.pages.hints_context import HintsContext
from consigliere.table.show.reviews import review_context
from consigliere.table.show.seats import Reader

from .services import Services


async def advice_for(
    services: Services, loaded: LoadedTable, seat: int, number: int, other: str, frame: Frame
) -> AdviceContext:
    """Return advice on the question of a seat, and one more option if asked. Everybody sees that it was asked."""
    found = await services.tables.advising.ask(loaded, seat, number, other, frame.language)
    loaded = services.tables.cache.current(loaded)
    if number != loaded.number(seat) or not loaded.owes(seat):
        raise Refused("out-of-date", 409)
    return await in_thread(advised, loaded, seat, found, frame)


async def hints_for(loaded: LoadedTable, seat: int, frame: Frame) -> HintsContext:
    """Return what a seat can do now and what each choice leads to. Nobody else can notice it."""
    if not loaded.running or not loaded.owes(seat):
        raise NotYours("nothing is asked of you now")
    if not may_hint(loaded, seat):
        raise Refused("no-advice-here" if loaded.row.advice else "no-advice", 403)
    return await in_thread(hinted, loaded, seat, frame)


async def review_for(services: Services, loaded: LoadedTable, reader: Reader, frame: Frame) -> ReviewContext:
    """Return the review of a finished game for a reader. The first request starts it; until then it is not ready."""
    if not loaded.finished:
        raise Refused("not-over", 409)
    found = await services.tables.advising.review(loaded)
    game = await services.tables.archive.get(loaded)
    wording = services.presenter.wording(loaded)
    return await in_thread(review_context, loaded, game, found, reader, wording, frame)
