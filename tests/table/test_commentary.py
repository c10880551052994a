"""A commentator sees all hands later, if everybody agrees, and nobody else does."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.engine import Event, NotUnderstood
from consigliere.table.base.errors import Refused
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import commentary, days
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.record import rewound
from consigliere.table.play.seating import Person
from consigliere.table.play.tables import Tables
from consigliere.table.show import pages
from consigliere.table.show.clubs import club
from consigliere.table.show.presenter import Presenter
from consigliere.table.show.results import told_moment
from consigliere.table.show.seats import Reader
from consigliere.table.store import people_queries, queries
from consigliere.table.store.database import Store
from consigliere.table.store.schema import accounts

from .day_tables import CYRIL, DORA, Hands, family, hands, play, turn_of, until
from .stored_tables import ANNA, BORIS, anew, duel

__all__ = ["hands", "play"]
NINA = Person("e" * 64, "Nina", account="nina")
OLEG = Person("f" * 64, "Oleg", account="oleg")


async def register(store: Store, *people: Person) -> None:
    async with store.write() as connection:
        for one in people:
            name = one.nickname
            row = {"id": one.account, "name": name, "folded": name.lower(), "password": "", "created_at": 0.0}
            await connection.execute(accounts.insert().values(row))


def visitor(person: Person) -> Visitor:
    one = Visitor(person.nickname, False, "en")
    one.session, one.account, one.account_name = person.session, person.account, person.nickname
    return one


async def all_agree(tables: Tables, table: str, delay: str) -> LoadedTable:
    await tables.commentaries.propose(table, 0, "Nina", delay)
    loaded = await tables.cache.get(table)
    one = commentary.current(loaded)
    assert one is not None
    for seat in commentary.people(loaded)[1:]:
        await tables.commentaries.agree(table, seat, commentary.key(one))
    return await tables.cache.get(table)


async def looks(tables: Tables, table: str, person: Person = NINA) -> int | None:
    return await tables.commentaries.until(await tables.cache.get(table), person.account)


def test_everybody_must_agree_and_anybody_ends_it(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await register(store, NINA, OLEG)
        table, votes, presenter = await duel(tables), tables.commentaries, Presenter(tables)
        hands.time += 3600
        with pytest.raises(NotUnderstood):
            await votes.propose(table, 0, "Nina", "3d")
        with pytest.raises(Refused, match="has this name"):
            await votes.propose(table, 0, "Nobody", "15m")
        await votes.propose(table, 0, "nina", "15m")
        with pytest.raises(Refused, match="proposed already"):
            await votes.propose(table, 1, "Oleg", "15m")
        with pytest.raises(Refused, match="proposal has changed"):
            await votes.agree(table, 1, "of another proposal")
        loaded = await tables.cache.get(table)
        one = commentary.current(loaded)
        assert one is not None
        with pytest.raises(Refused):
            await looks(tables, table)
        shown = [presenter.wording(loaded).play(Reader(seat, "en"), frozenset()) for seat in (0, 1, None)]
        infos = [info for context in shown if (info := context.commentary) is not None]
        assert [(info.mine, info.votes, info.looks) for info in infos] == [
            (True, True, False), (False, True, False), (False, False, False)
        ]  # fmt: skip
        await votes.agree(table, 1, commentary.key(one))
        loaded = await tables.cache.get(table)
        for reader in (Reader(1, "uk"), Reader(None, "ru")):
            later = presenter.wording(loaded).play(reader, frozenset())
            assert "commented" in presenter.parts(loaded, later)["slips"]
        assert await looks(tables, table) == 0, "the game began an hour ago"
        assert [card.id for card in (await club(presenter, visitor(NINA))).watch] == [table]
        for other in (OLEG, ANNA, Person("x", "Guest")):
            with pytest.raises(Refused):
                await looks(tables, table, other)
        assert commentary.has_looked(await anew(store, table), "nina")
        await votes.end(table, 1)
        with pytest.raises(Refused):
            await looks(tables, table)
        loaded = await anew(store, table)
        assert commentary.current(loaded) is None
        assert commentary.has_looked(loaded, "nina"), "what they have seen, they have seen"
        await all_agree(tables, table, "60m")
        assert await looks(tables, table) == 0

    play(scene)


def test_what_is_told_is_the_past_as_the_seats_saw_it(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await register(store, NINA)
        table = await duel(tables)
        await all_agree(tables, table, "15m")
        assert await looks(tables, table) is None, "not even the first hands"
        await until(tables, table, lambda one: one.head > 3, hands)
        before = (await tables.cache.get(table)).head
        hands.time += 900
        loaded = await until(tables, table, lambda one: one.head > before + 3, hands)
        told = await looks(tables, table)
        assert told is not None
        assert 3 < told < len(loaded.history())
        presenter = Presenter(tables)
        context = await presenter.replay(loaded, visitor(NINA), None, "")
        assert (context.n, context.of, context.eyes, context.over) == (told, told, "open", False)
        then = rewound(loaded.match, told)
        moment = await told_moment(loaded.match, told, None, "open")
        assert moment.view == then.view(None)
        assert moment.laid_open == {seat: then.view(seat) for seat in range(2)}
        page = pages.replay(context)
        assert "You comment and see all hands" in page
        assert pages.replay(await presenter.replay(loaded, visitor(NINA), told + 5, "1")).count("data-page=") == 1
        with pytest.raises(Refused, match="over"):
            await presenter.replay(loaded, visitor(OLEG), None, "open")
        with pytest.raises(Refused):
            await presenter.replay(loaded, visitor(ANNA), None, "1")

    play(scene)


def test_what_nobody_knows_stays_untold() -> None:
    hidden = Event("drawn", {"seat": 1}, {"card": "a"}, ())
    known = Event("dealt", {}, {"card": "b"}, (2,))
    unheard = Event("shuffled", {}, {"order": [1]}, ())
    told = commentary.told_events([hidden, known, unheard], 3)
    assert [event.seen_by(0, 1, 2) for event in told] == [
        {"event": "drawn", "seat": 1},
        {"event": "dealt", "card": "b"},
    ]
    assert all(event.secret is None or event.knows for event in told)


def test_rounds_are_told_when_they_are_over(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await register(store, NINA)
        table = await family(tables)
        loaded = await all_agree(tables, table, "1r")
        assert commentary.delays(loaded) == ("1r", "2r", "1d", "3d")
        kinds = days.round_events(loaded.row.game)
        hands.time += 40 * 86400.0
        assert await looks(tables, table) is None, "the first round is being played"

        def rounds(one: LoadedTable) -> list[int]:
            return [n for n, c in enumerate(one.history()) if any(event.kind in kinds for event in c.events)]

        loaded = await until(tables, table, lambda one: bool(rounds(one)), hands)
        assert await looks(tables, table) == rounds(loaded)[0] < len(loaded.history())
        async with store.read() as connection:
            rows = await queries.rows_after(connection, table, 0)
        assert commentary.told_until(loaded, rows, "2r") is None

    play(scene)


def test_a_substitute_has_not_agreed_and_a_commentator_is_none(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await register(store, NINA)
        table = await family(tables)
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        late = turn_of(loaded)
        await all_agree(tables, table, "1d")
        hands.time += 90 * 86400.0
        assert await looks(tables, table) is not None
        others = [seat for seat in range(3) if seat != late]
        for seat in others:
            await tables.lateness.vote(table, seat, late, "seat")
        assert await looks(tables, table) is not None, "a bot plays the seat of somebody who has agreed"
        with pytest.raises(Refused, match="you cannot play here"):
            await tables.lateness.take_over(NINA, table, late, "Nina")
        await tables.lateness.take_over(DORA, table, late, "Dora")
        with pytest.raises(Refused):
            await looks(tables, table)
        one = commentary.current(await tables.cache.get(table))
        assert one is not None
        await tables.commentaries.agree(table, late, commentary.key(one))
        assert await looks(tables, table) is not None
        away = (ANNA, BORIS, CYRIL)[late]
        member = Person(away.session, "Away", account="away")
        await register(store, member)
        await tables.commentaries.end(table, others[0])
        async with store.write() as connection:
            await people_queries.move_owner(connection, away.session, "away")
        await tables.commentaries.propose(table, others[0], "Away", "1d")  # a refusal would tell who sat here
        named = commentary.current(await tables.cache.get(table))
        assert named is not None
        for seat in (others[1], late):
            await tables.commentaries.agree(table, seat, commentary.key(named))
        with pytest.raises(Refused, match="has played at this table"):
            await looks(tables, table, member)

    play(scene)
