"""Routes of the deal table: making an offer, previewing it as a sentence, taking back a queued one."""

from __future__ import annotations

import json
from typing import Any

from litestar import Response, get

from consigliere.engine import Trade
from consigliere.engine.promises import Delivery, FreePromise, Peace, Promise
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import one_line

from .actions import Click, action
from .guards import Form, storable
from .requests import Web, identify, number_in

LONGEST_SAID = 300  # characters of an offer's text; its promises are added


@action("offer")
async def offer(click: Click) -> None:
    """Make an offer; it waits if deals are closed.

    Fields: `to`, `give` and `take` (repeated, {kind}:{piece}), `give-{kind}` and `take-{kind}` (amounts), `text`,
    `peace`, `later-...`, `back`, `word`, `until`, `public`, `counter`.
    """
    text = read_offer(click.form, click.seat, click.loaded.setup.title.trade)
    await click.tables.offers.make(click.loaded, click.seat, text, click.form.number("counter"), wait=True)


@get("/t/{table:str}/offer", include_in_schema=False)
async def offer_sentence(request: Web, table: str) -> Response[dict[str, str]]:
    """The offer being composed, as a sentence, and the objections that its maker can know.

    Query: the fields of the offer.
    """
    services, visitor = await identify(request, "post")
    loaded = await services.tables.cache.get(table)
    query = request.query_params
    form = Form({name: query.getall(name) for name in query})
    if not all(storable(text) for name in form.names() for text in (name, *form.texts(name))):
        raise Refused("bad-text", 400)
    said = services.presenter.offer_sentence(loaded, visitor, lambda seat, trade: read_offer(form, seat, trade))
    return Response(said, headers={"cache-control": "no-store"})


@action("unqueue")
async def unqueue(click: Click) -> None:
    """Take back an offer that waits. Field: `offer`."""
    await click.tables.offers.unqueue(click.loaded, click.seat, number_in(click.form, "offer"))


def read_offer(form: Form, seat: int, trade: Trade | None) -> str:
    """Return the offer of a form in the engine's notation: `to` receives what is given and gives what is taken."""
    other, more = number_in(form, "to"), int(form.text("until") == "1")
    gives: list[list[Any]] = []
    words: list[Promise] = []
    for half, giver, taker in (("give", seat, other), ("take", other, seat)):
        for text in form.texts(half):
            kind, _, what = text.partition(":")
            if not kind or not what:
                raise Refused("bad-offer", 400)
            gives.append([giver, taker, kind, what])
        for name in form.names():
            if name.startswith(f"{half}-") and (amount := form.number(name)):
                gives.append([giver, taker, name[len(half) + 1 :], amount])
            if name.startswith(f"later-{half}-") and (amount := form.number(name)):
                words.append(Delivery(giver, taker, name[len(half) + 7 :], amount, more))
        if half in form.texts("peace"):
            words.append(Peace(giver, taker, more))
    for half, giver, taker in (("give", seat, other), ("take", other, seat)):
        if half in form.texts("back"):  # this side promises to give back what it receives
            lasting = trade.promisable if trade is not None else ()
            lent = [gift for gift in gives if gift[0] == taker and gift[2] in lasting]
            words += [Delivery(giver, taker, kind, what, more) for _, _, kind, what in lent]
    said = one_line(form.text("text"))[:LONGEST_SAID]
    own_word = [str(FreePromise(seat, other))] if said and form.text("word") == "1" else []
    if not gives and not words and not own_word:
        raise Refused("bad-offer", 400)
    text = " ".join([*own_word, said, *[str(word) for word in dict.fromkeys(words)]]).strip()
    offer = {"gives": gives, "to": [other], "text": text, "public": form.text("public") == "1"}
    return json.dumps(offer, ensure_ascii=False)


ROUTES = [offer, offer_sentence, unqueue]
