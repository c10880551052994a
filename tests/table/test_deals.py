"""The deal table on the server: threads and promises of one reader, and queued offers that nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import ConsigliereError, IllegalMove, NotUnderstood, Title
from consigliere.engine.deals import MAX_OPEN_OFFERS
from consigliere.engine.promises import GivenPromise, Peace
from consigliere.table.base.errors import Refused
from consigliere.table.play import due
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.finished import FinishedGame, write
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Workers
from consigliere.table.show.seats import Reader
from consigliere.table.show.wording import Wording
from consigliere.table.store.database import Store
from consigliere.table.web.deal_routes import read_offer
from consigliere.table.web.guards import Form
from consigliere.table.web.table_routes import _with_reason

from .server import LIMIT
from .stored_tables import advance, run
from .test_toy_game import market

GIFT = '{"gives": [[0, 1, "coins", 1]], "text": "#peace:0-1 #word:0-1 a present"}'
TOO_MUCH = '{"gives": [[0, 1, "coins", 900]]}'


def pages(loaded: LoadedTable, *readers: int | None) -> list[Any]:
    """What others have on their pages, with its version: while that is the same, nothing is sent to them."""
    if not isinstance(loaded.wording, Wording):
        loaded.wording = Wording(loaded)
    return [loaded.wording.play(Reader(seat, language), frozenset()) for seat in readers for language in ("en", "uk")]


async def to_open_deals(tables: Tables, table: str) -> LoadedTable:
    rng = random.Random(9)
    while (loaded := await tables.cache.get(table)).deals_closed_by():
        await advance(tables, table, rng, 1)
    return loaded


def test_an_offer_waits_until_deals_open_and_nobody_knows(
    tmp_path: Path, toy: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    looks: list[int] = []

    async def nowhere_twice(refresh: Callable[[LoadedTable], Awaitable[None]], loaded: LoadedTable) -> None:
        """A reader while a table catches up with the store: an open offer is not in the queue any more."""
        assert not {offer.number for offer in loaded.match.state.offers} & {one.number for one in loaded.queued}
        looks.append(loaded.head)
        await refresh(loaded)

    async def shut(store: Store, tables: Tables) -> str:
        table = await market(tables)
        loaded = await tables.cache.get(table)
        assert loaded.deals_closed_by()
        before = [loaded.view(seat) for seat in (1, 2, None)], pages(loaded, 1, 2, None)
        with pytest.raises(IllegalMove, match="no deals"):
            await tables.offers.make(table, 0, GIFT)
        with pytest.raises(NotUnderstood):
            await tables.offers.make(table, 0, '{"gives": []}', wait=True)
        assert loaded.queued == []
        for number in range(MAX_OPEN_OFFERS):
            assert not await tables.offers.make(table, 0, f'{{"gives": [[0, 1, "coins", {number + 1}]]}}', wait=True)
        with pytest.raises(Refused) as full:
            await tables.offers.make(table, 0, GIFT, wait=True)
        assert full.value.status == 409
        for one in loaded.queued:
            with pytest.raises(Refused):  # only its maker can withdraw it
                await tables.offers.unqueue(table, 1, one.number)
            await tables.offers.unqueue(table, 0, one.number)
        assert loaded.queued == []
        for offer in (GIFT, TOO_MUCH):
            await tables.offers.make(table, 0, offer, wait=True)
        (own,) = pages(loaded, 0)[:1]
        assert [(one.to, one.failed) for one in own.deals.waiting] == [(1, False), (1, False)]
        assert ([loaded.view(seat) for seat in (1, 2, None)], pages(loaded, 1, 2, None)) == before
        return table

    async def opened(store: Store, tables: Tables, table: str) -> None:
        loaded = await tables.cache.get(table)
        assert len(loaded.queued) == 2  # what was acknowledged is there after a restart
        assert loaded.to_send() is None
        await to_open_deals(tables, table)
        assert due.seconds_until_due(loaded, lambda _: None, tables.hub) == 0
        monkeypatch.setattr(tables.cache, "refresh", partial(nowhere_twice, tables.cache.refresh))
        clerk = Clerk(tables, Workers(1))
        await clerk.open()
        until = time.monotonic() + LIMIT
        while loaded.to_send() is not None and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await clerk.close()
        assert looks
        assert [offer["maker"] for offer in loaded.view(1)["offers"]] == [0]
        assert loaded.view(2)["offers"] == []
        (left,) = pages(loaded, 0)[0].deals.waiting  # it could not be paid, and only its maker gets a message
        assert (left.failed, left.rule) == (True, "TOY-TRADE")
        assert all(page.deals.waiting == () for page in pages(loaded, 1, 2, None))
        await tables.offers.unqueue(table, 0, left.number)
        assert (await tables.cache.get(table)).queued == []

    table = run(database, shut)
    run(database, lambda store, tables: opened(store, tables, table))


def test_a_thread_and_a_promise_are_for_those_who_heard(tmp_path: Path, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables)
        loaded = await to_open_deals(tables, table)
        before = pages(loaded, 2, None)
        await tables.offers.make(table, 0, '{"gives": [[0, 1, "coins", 1]], "text": "deal?"}')
        (number,) = [offer["number"] for offer in loaded.view(1)["offers"]]
        await tables.moves.play(table, 1, f"refuse:{json.dumps({'offer': number, 'why': 'too little'})}")
        pact = '{"gives": [], "to": [1], "text": "#peace:0-1 #word:0-1 I shall rest"}'
        await tables.offers.make(table, 0, pact)
        await tables.moves.play(table, 1, f"accept:{loaded.view(1)['offers'][0]['number']}")
        mine, theirs = pages(loaded, 0)[0].deals, pages(loaded, 1)[0].deals
        for deals, partner in ((mine, 1), (theirs, 0)):
            assert [line.kind for line in deals.threads[partner]] == ["offered", "refused", "offered", "deal"]
            assert deals.threads[partner][1].text == "too little"
            assert [promise.state for promise in deals.promises] == ["standing", "standing"]
        word = next(promise for promise in mine.promises if promise.marks)
        await tables.moves.play(table, 0, word.marks[0])
        assert "kept" in [promise.state for promise in pages(loaded, 1)[0].deals.promises]
        assert pages(loaded, 2, None) == before  # no byte, and no new version

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_a_thread_shows_when_a_promise_is_kept(tmp_path: Path, toy: Title) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables)
        loaded = await to_open_deals(tables, table)
        for offer in ('{"gives": [], "to": [1], "text": "#later:0-1:coins:1"}', '{"gives": [[0, 1, "coins", 1]]}'):
            await tables.offers.make(table, 0, offer)
            await tables.moves.play(table, 1, f"accept:{loaded.view(1)['offers'][0]['number']}")
        thread = pages(loaded, 1)[0].deals.threads[0]
        assert [line.kind for line in thread] == ["offered", "deal", "offered", "deal", "kept"]
        assert [line.terms for line in thread if line.kind == "deal"] == ["", ""]  # the offers above have said it
        assert "kept" in thread[-1].says

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_why_a_promise_was_kept_is_for_those_who_heard_it(tmp_path: Path, toy: Title) -> None:
    """It stands beside the promise and in the thread. Nobody else has a byte more."""

    async def scene(store: Store, tables: Tables) -> None:
        table = await market(tables)
        loaded = await to_open_deals(tables, table)
        await tables.offers.make(table, 0, '{"gives": [[0, 1, "coins", 1]], "text": "#later:1-0:coins:1"}')
        await tables.moves.play(table, 1, f"accept:{loaded.view(1)['offers'][0]['number']}")
        await tables.offers.make(table, 1, '{"gives": [[1, 0, "coins", 1]]}')
        await tables.moves.play(table, 0, f"accept:{loaded.view(0)['offers'][0]['number']}")
        (promise,) = pages(loaded, 1)[0].deals.promises
        assert (promise.state, promise.explains, promise.remarks) == ("kept", True, ())
        before = pages(loaded, 2, None)
        option = _with_reason(f"because:{promise.number}", "A word is a word")
        await tables.moves.play(table, 1, option)
        await tables.moves.play(table, 0, _with_reason(f"because:{promise.number}", "#why:forgive"))
        for page, partner in ((pages(loaded, 0)[0], 1), (pages(loaded, 1)[0], 0)):
            (promise,) = page.deals.promises
            assert not promise.explains
            assert [seat for seat, _ in promise.remarks] == [1, 0]
            assert "A word is a word" in promise.remarks[0][1]
            assert "forgiven" in promise.remarks[1][1]
            assert [line.kind for line in page.deals.threads[partner]][-2:] == ["explained", "explained"]
        assert pages(loaded, 2, None) == before
        assert "A word is a word" in str(loaded.match.text(0))
        assert "A word is a word" not in str(loaded.match.text(2))

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def with_promises(toy: Title) -> tuple[cg.Match, int]:
    """A game to its end in which the first of three seats makes three promises to the second.

    Return the number of choices.
    """
    match = cg.new("toy", seats=3, seed=3)
    pick = random.Random(5)
    at = 0
    while match.result is None:
        if not at and not toy.trade.closed_by(match.state):  # type: ignore[union-attr]
            match.play(0, 'offer:{"gives": [], "to": [1], "text": "#peace:0-1 #later:0-1:coins:9 #word:0-1 and so on"}')
            match.play(1, f"accept:{match.view(1)['offers'][0]['number']}")
            at = len(match.history())
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    return match, at


def test_a_finished_game_keeps_its_promises_for_those_who_heard_them(toy: Title) -> None:
    match, at = with_promises(toy)
    kept = FinishedGame.read(write(match)[0])
    for eye in (0, 1, 2, None):
        assert [one.to_json() for one in kept.promises(eye)] == [one.to_json() for one in match.promises(eye)]
    assert kept.promises(2) == kept.promises(None) == []
    assert [one.state for one in kept.promises(1)] == ["kept", "broken", "standing"]
    assert [one.state for one in kept.promises(1, at)] == ["standing"] * 3
    assert kept.promises(1, at - 1) == []
    assert [heard for heard, _ in kept.promise_times(1)] == [at] * 3
    assert [settled is not None and settled > at for _, settled in kept.promise_times(1)] == [True, True, False]
    exported = kept.export(["A", "B", "C"])
    assert [str(one) for one in cg.load(exported).promises(0)] == [str(one) for one in match.promises(0)]
    listed = json.loads(exported)["promises"]
    assert [(one["promise"], one["giver"], one["taker"], one["state"]) for one in listed] == [
        ("#peace:0-1", 0, 1, "kept"),
        ("#later:0-1:coins:9", 0, 1, "broken"),
        ("#word:0-1", 0, 1, "standing"),
    ]
    assert [one["text"] for one in listed] == ["", "", "and so on"]


def test_the_same_words_given_twice_are_two_promises_with_their_own_times() -> None:
    one = GivenPromise(7, Peace(0, 1), (0, 1), "", 0).to_json()
    kept, broken = {**one, "state": "kept"}, {**one, "state": "broken"}
    heard = [[3, [one]], [9, [kept]], [12, [kept, one]], [20, [kept, broken]]]
    head: dict[str, Any] = {"save": {}, "commitment": "", "result": None, "curve": [], "accounts": [], "scored": {}}
    assert FinishedGame({**head, "promises": {"0": heard}}, []).promise_times(0) == [(3, 9), (12, 20)]


def form(**fields: Any) -> Form:
    return Form(
        {name.replace("__", "-"): value if isinstance(value, list) else [value] for name, value in fields.items()}
    )


def test_what_a_form_says_is_what_is_offered(toy: Title) -> None:
    filled = form(
        to="1", give__coins="2", take="stall:stall_2", peace=["give"], back=["give"], until="1", text="so\nbe it"
    )
    offer = json.loads(read_offer(filled, 0, toy.trade))
    assert offer["gives"] == [[0, 1, "coins", 2], [1, 0, "stall", "stall_2"]]
    assert offer["text"] == "so be it #peace:0-1+1 #later:0-1:stall:stall_2+1"
    later = json.loads(read_offer(form(to="1", later__take__coins="3", word="1", text="mine"), 0, toy.trade))
    assert (later["gives"], later["text"]) == ([], "#word:0-1 mine #later:1-0:coins:3")
    for nothing in (form(to="1"), form(to="1", text="hello"), form(to="1", word="1"), form(to="1", give="stall")):
        with pytest.raises(Refused):
            read_offer(nothing, 0, toy.trade)
    with pytest.raises((Refused, ConsigliereError)):
        read_offer(form(to="x", give__coins="1"), 0, toy.trade)
