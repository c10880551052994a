"""The JSON API: advice and hints for a seat, and the review of a finished game."""

from __future__ import annotations

from typing import Any, Literal, cast

from litestar import Request, get, post

from consigliere.table.base import secrets
from consigliere.table.show.pages.advice_context import MomentInfo, ReviewContext, WeighedInfo, WordInfo
from consigliere.table.show.pages.context import Frame
from consigliere.table.show.seats import Reader

from .advising import advice_for, hints_for, review_for
from .api_access import Key, TableId, seated
from .api_types import (
    Advice,
    AdviceAsked,
    HintedKind,
    HintedOption,
    Hints,
    Review,
    ReviewKnown,
    ReviewMoment,
    ReviewPromise,
    ReviewSide,
    RuleText,
    WeighedOption,
)
from .limits import Asker, address_of
from .requests import services_of

Language = Literal["en", "ru", "uk"]


@post("/tables/{table:str}/advice", status_code=200)
async def advice(request: Request[Any, Any, Any], table: TableId, data: AdviceAsked, key: Key) -> Advice:
    """Ask which options look best, with the chance to win after each. Everybody sees that the seat has asked.

    Only for a question that the seat must answer, at a table with advice, and not in a hidden window. The answer
    depends on what the seat knows and on nothing else. It takes up to three seconds.
    """
    services = services_of(request)
    loaded = await seated(services, key, table)
    # By seat, because a seat can have several tokens, and by address, because seats cost nothing.
    services.limits.spend("advice", Asker("token", f"{table} {key.seat}"))
    services.limits.spend("advice", address_of(request))
    found = await advice_for(services, loaded, key.seat, data.number, data.option, Frame(data.language))
    return Advice(
        found.number,
        [_weighed(one) for one in found.best],
        None if found.other is None else _weighed(found.other),
        found.apart,
        found.worlds,
    )


@get("/tables/{table:str}/hints")
async def hints(request: Request[Any, Any, Any], table: TableId, key: Key, language: Language = "en") -> Hints:
    """What the seat can do now: every option with what it changes and which question follows. Nobody else notices.

    Allowed where advice is.
    """
    services = services_of(request)
    loaded = await seated(services, key, table)
    services.limits.spend("post", Asker("token", f"{table} {key.seat}"))  # as for the page
    found = await hints_for(loaded, key.seat, Frame(language))
    return Hints(
        found.number,
        found.question,
        list(found.status),
        [RuleText(rule.id, rule.text) for rule in found.rules],
        list(found.always),
        [
            HintedKind(
                kind.about,
                list(kind.shared),
                [HintedOption(one.option, one.label, one.about, list(one.lines), one.then) for one in kind.hints],
            )
            for kind in found.groups
        ],
        found.trades,
    )


@get("/tables/{table:str}/review")
async def review(request: Request[Any, Any, Any], table: TableId, key: Key, language: Language = "en") -> Review:
    """The review of a finished game: chances over time, costly choices and what was better, promises.

    For the token's seat, judged by what it knew; without a token, by what everybody could know. The first request
    starts it: `ready` is false until it is made.
    """
    services = services_of(request)
    loaded = await (seated(services, key, table) if key.token else services.tables.cache.get(table))
    services.limits.spend("page", Asker("token", secrets.hashed(key.token)) if key.token else address_of(request))
    reader = Reader(key.seat, language, own=(key.seat,)) if key.token else Reader(None, language)
    return review_of(await review_for(services, loaded, reader, Frame(language)))


def _weighed(one: WeighedInfo) -> WeighedOption:
    return WeighedOption(one.option, one.label, one.chance, one.error, one.says)


def review_of(found: ReviewContext) -> Review:
    """Return the review as the API gives it: what the page shows, without pictures."""
    return Review(
        found.ready,
        found.seat,
        found.headline,
        found.choices,
        list(found.rounds),
        [ReviewSide(one.seat.index, one.seat.name, one.own, one.end, list(one.points)) for one in found.lines],
        [_moment(one) for one in found.moments],
        found.known_at,
        [ReviewKnown(one.seat.index, one.seat.name, one.knew, one.was) for one in found.known],
        [_promise(one) for one in found.words_given],
    )


def _moment(one: MomentInfo) -> ReviewMoment:
    kind = cast(Literal["wrong", "right", "others"], one.kind)
    return ReviewMoment(one.n, one.when, kind, one.gain, list(one.rows))


def _promise(one: WordInfo) -> ReviewPromise:
    giver, taker = one.promise.seats
    state = cast(Literal["standing", "kept", "broken", "disputed", "unknown"], one.promise.state)
    remarks = list(one.promise.remarks)
    return ReviewPromise(one.n, one.when, giver, taker, one.promise.text, state, one.came, remarks)


HANDLERS = [advice, hints, review]
