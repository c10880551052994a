"""People: how they play over days, friends and blocks, ratings, private notes, and who sees what of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import folded
from consigliere.table.base.seat_clock import HOUR, PACES
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import days, ratings, reliability
from consigliere.table.play.ratings import Side, Skill
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.show.presenter import Presenter
from consigliere.table.store import people_queries
from consigliere.table.store.database import Store
from consigliere.table.store.people_queries import Answer, Profile
from consigliere.table.store.schema import accounts, rated_games
from consigliere.table.store.schema import ratings as ratings_table

from .server import Browser, Server, text_of
from .stored_tables import advance, run

ANNA, BORIS = Person("a" * 64, "Anna", "anna"), Person("b" * 64, "Boris", "boris")
CLARA, GUEST = Person("c" * 64, "Clara", "clara"), Person("d" * 64, "Dora")
PASSWORD = "correct horse"


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Any], Any]:
    return lambda scene: run(f"sqlite:///{tmp_path}/tables.db", scene)


async def members(store: Store, *people: Person, rated: bool = True) -> None:
    async with store.write() as connection:
        for person in people:
            assert person.account is not None
            values = {"id": person.account, "name": person.nickname, "folded": folded(person.nickname)}
            await connection.execute(accounts.insert().values(password="", created_at=0.0, **values))
            await people_queries.set_profile(connection, person.account, Profile(rated=rated))


async def duel(tables: Tables, host: Person = ANNA, **more: Any) -> str:
    table = await tables.seating.create(host, Draft("dual_powers", 2, **more))
    await tables.seating.join(BORIS, table, 1, "Boris")
    await tables.seating.start(table)
    return table


class Hands:
    """A clock that is turned by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1_800_000_000.0
        monkeypatch.setattr(clock, "now", lambda: self.time)
        monkeypatch.setattr(clock, "ticks", lambda: 0.0)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


async def facts_of(store: Store, owner: str) -> reliability.Facts:
    async with store.read() as connection:
        past = await people_queries.past_of(connection, owner, 200)
        return reliability.facts(await people_queries.answers_of(connection, owner), past, clock.now())


# --- how somebody plays over days


def test_answer_times_come_from_the_clock_and_only_when_the_game_is_over(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS)
        table = await duel(tables, speed="brisk", nights=False)
        rng, loaded = random.Random(4), await tables.cache.get(table)
        while loaded.running:
            asked = days.ticking(loaded)
            seat = next(s for s in (0, 1) if loaded.owes(s))
            hands.time += 600.0 if asked == [0] else 60.0
            await tables.moves.play(table, seat, str(rng.choice(loaded.options(seat))), loaded.number(seat))
            loaded = await tables.cache.get(table)
            if loaded.running:
                assert (await facts_of(store, "anna")).usual is None, "nothing of a running game is told"
        anna, boris = await facts_of(store, "anna"), await facts_of(store, "boris")
        assert anna.usual is not None
        assert boris.usual is not None
        assert anna.usual[0] > boris.usual[1], "every answer of Anna took longer"
        assert (anna.kept, anna.seats, anna.missed, anna.thanks) == (1, 1, 0, 0)

    play(scene)


def test_a_missed_deadline_and_a_seat_that_was_left(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS, CLARA)
        plan = Draft("dual_powers", 2, speed="brisk", at_zero="vote", nights=False)
        table = await tables.seating.create(ANNA, plan)
        await tables.seating.join(BORIS, table, 1, "Boris")
        await tables.seating.start(table)
        loaded = await tables.cache.get(table)
        while not (len(days.ticking(loaded)) == 1 and days.is_turn(loaded)):
            seat = next(s for s in (0, 1) if loaded.owes(s))
            await tables.moves.play(table, seat, str(loaded.options(seat)[0]), loaded.number(seat))
            loaded = await tables.cache.get(table)
        late = days.ticking(loaded)[0]
        hands.time += PACES["brisk"].cap + HOUR
        await tables.lateness.vote(table, 1 - late, late, days.WAIT)
        slow, other = (("anna", ANNA), ("boris", BORIS))[:: 1 if late == 0 else -1]
        await tables.seating.leave(table, other[0])
        await tables.seating.close(table)
        assert ((await facts_of(store, slow[0])).missed, (await facts_of(store, other[0])).missed) == (1, 0)
        left = await facts_of(store, other[0])
        assert (left.kept, left.seats) == (0, 1)
        stayed = await facts_of(store, slow[0])
        assert (stayed.kept, stayed.seats) == (0, 0), "a table that is closed says nothing good about whoever stayed"

    play(scene)


def test_the_facts_are_a_function_of_what_is_stored() -> None:
    given = [Answer(0, n, "anna", n * HOUR, float(n), False) for n in range(1, 9)]
    lost = [Answer(0, 100 + n, "anna", 100 * HOUR + n * HOUR, 0.0, True) for n in (0, 30, 71, 72)]
    found = reliability.facts(given + lost, [], 200 * HOUR)
    assert found.usual == (3.0, 7.0)
    assert found.missed == 2, "three within three days are one weekend, the fourth is another"
    assert reliability.facts(lost, [], 200 * HOUR + reliability.RECENT).missed == 0
    assert reliability.facts(given[:4], [], 0.0).usual is None
    assert found.word == "new"


def test_a_table_may_ask_for_people_who_are_steady_or_new(hands: Hands, play: Any, monkeypatch: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS, CLARA)
        monkeypatch.setattr(reliability, "FEW", -1)  # whoever has played is late
        monkeypatch.setattr(reliability, "NEW", 1)
        first = await duel(tables, speed="brisk", nights=False)
        await advance(tables, first, random.Random(2))
        assert (await facts_of(store, "boris")).word == "late"
        table = await tables.seating.create(GUEST, Draft("dual_powers", 2, speed="easy", steady=True))
        with pytest.raises(Refused, match="steady over days, or new"):
            await tables.seating.join(BORIS, table, 1, "Boris")
        await tables.seating.join(CLARA, table, 1, "Clara")

    play(scene)


# --- ratings


def test_a_rated_game_counts_once_and_recomputing_gives_the_same(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS)
        for seed in range(3):
            await advance(tables, await duel(tables, rated=True), random.Random(seed))
        await advance(tables, await duel(tables), random.Random(9))  # not rated
        async with store.write() as connection:
            stored = (await connection.execute(sa.select(ratings_table))).all()
            assert len(stored) == 6
            assert await connection.scalar(sa.select(sa.func.count()).select_from(rated_games)) == 3
            assert await ratings.recompute(connection) == ratings.Recomputed(3, 6, 0)
            await connection.execute(ratings_table.update().where(ratings_table.c.number == 2).values(mu=0.0))
            await connection.execute(ratings_table.delete().where(ratings_table.c.number == 3))
            assert (await ratings.recompute(connection)).different == 4
            again = (await connection.execute(sa.select(ratings_table))).all()
            assert sorted(map(tuple, again)) == sorted(map(tuple, stored))
            await ratings.forget(connection, "boris")
            await connection.execute(accounts.delete().where(accounts.c.id == "boris"))
            assert (await ratings.recompute(connection)).different == 0, "others keep what they have"

    play(scene)


def test_a_rated_table_is_for_people_with_accounts_who_want_it(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA)
        await members(store, BORIS, rated=False)
        table = await tables.seating.create(ANNA, Draft("dual_powers", 2, rated=True))
        assert not (await tables.cache.get(table)).row.advice
        for person, why in ((GUEST, "rated-account"), (BORIS, "rated-off")):
            with pytest.raises(Refused) as refused:
                await tables.seating.join(person, table, 1, person.nickname)
            assert refused.value.word == why
        with pytest.raises(Refused):
            await tables.seating.seat_bot(table, 1, "random")
        for draft in (
            Draft("dual_powers", 2, rated=True, places=("me", "bot:random")),
            Draft("dual_powers", 2, rated=True, hotseat=True),
        ):
            with pytest.raises(Refused) as refused:
                await tables.seating.create(ANNA, draft)
            assert refused.value.word == "rated-people"

    play(scene)


def test_a_game_that_a_bot_ends_is_not_rated(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS)
        table = await duel(tables, rated=True)
        await tables.seating.seat_bot(table, 1, "random")
        await advance(tables, table, random.Random(1))
        async with store.read() as connection:
            assert await ratings.of_person(connection, "anna") == {}

    play(scene)


def test_winners_come_first_and_no_lost_game_raises_a_rating() -> None:
    rng, known = random.Random(2), dict[str, Skill]()
    for _ in range(60):
        people = rng.sample("abcdefgh", 4)
        now = ratings.after(known, [Side((one,), one == min(people)) for one in people])
        for one, skill in now.items():
            before = known.get(one, Skill(ratings.MEAN, 25 / 3))
            assert skill.mu > before.mu if one == min(people) else skill.mu <= before.mu
        known.update(now)
    assert ratings.shown(known["a"]) > ratings.shown(known["h"])
    assert ratings.shown(Skill(ratings.MEAN, 1.0)) == ratings.START
    lost = ratings.after(known, [Side(("a",), True), Side(("b", "c"), False, ("c",))])
    assert lost["c"].mu == known["c"].mu, "a substitute does not lose"
    assert lost["b"].mu < known["b"].mu


# --- people who do not sit together


def test_a_block_is_told_neutrally_and_holds_for_both(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS, CLARA)
        async with store.write() as connection:
            await people_queries.tie(connection, "boris", "anna", people_queries.BLOCK)
        for host, guest in ((ANNA, BORIS), (BORIS, ANNA)):
            table = await tables.seating.create(host, Draft("la_cosa_nostra", 3))
            with pytest.raises(Refused) as refused:
                await tables.seating.join(guest, table, 1, guest.nickname)
            assert refused.value.word == "not-together"
            await tables.seating.join(CLARA, table, 1, "Clara")

    play(scene)


# --- the pages


def member(browser: Browser, name: str) -> None:
    browser.go("/account/register", name=name, password=PASSWORD)


def test_a_fold_does_not_tell_whose_account_sits_under_another_name(anna: Browser, boris: Browser) -> None:
    member(anna, "Anna Folds")
    member(boris, "Boris Folded")

    def sit(name: str) -> str:
        table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="open", nickname="Anna")
        boris.go(f"{table}/join", seat=1, nickname=name)
        boris.go(f"{table}/chat", room="", text="You will lose.")
        return table

    def is_folded(table: str) -> bool:
        return "You will lose." not in text_of(anna.get(table).text)

    def is_folded_on_the_page() -> bool:
        return "Unfold" in text_of(anna.get("/people/Boris%20Folded").text)

    mask, own = sit("Mask"), sit("boris folded")
    anna.go(f"{mask}/mute", seat="1", on="1")
    assert (is_folded(mask), is_folded(own), is_folded_on_the_page()) == (True, False, False)
    anna.go(f"{mask}/mute", seat="1", on="0")
    anna.go("/people/Boris%20Folded/tie", kind="mute", on="1")
    assert (is_folded(mask), is_folded(own), is_folded_on_the_page()) == (False, True, True)
    anna.go(f"{own}/mute", seat="1", on="0")
    assert (is_folded(mask), is_folded(own), is_folded_on_the_page()) == (False, False, False)


def test_friends_are_two_who_have_both_said_so(anna: Browser, boris: Browser, stranger: Browser) -> None:
    member(anna, "Anna Friend")
    member(boris, "Boris Friend")
    assert "Ask to be friends" in anna.get("/people/Boris%20Friend").text
    anna.go("/people/Boris%20Friend/tie", kind="friend", on="1")
    assert "Withdraw the request" in anna.get("/people/boris%20friend").text
    assert "Anna Friend" in text_of(boris.get("/people").text)
    boris.go("/people/settings", friends="1")
    assert "friends only" in text_of(anna.get("/people/Boris%20Friend").text)
    boris.go("/people/Anna%20Friend/tie", kind="friend", on="1")
    assert "friends only" not in text_of(anna.get("/people/Boris%20Friend").text)
    assert "friends only" in text_of(stranger.get("/people/Boris%20Friend").text)
    boris.go("/people/Anna%20Friend/tie", kind="block", on="1")
    assert anna.get("/people/Boris%20Friend").status_code == 404, "as if there were nobody"
    assert "Boris Friend" not in text_of(anna.get("/people").text)
    assert "Anna Friend" in text_of(boris.get("/people").text), "among those who never sit together with Boris"
    assert stranger.get("/people/Nobody").status_code == 404


def test_games_at_private_tables_are_shown_to_those_who_sat_there(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    member(anna, "Anna Past")
    member(boris, "Boris Past")
    member(stranger, "Olga Past")
    table = anna.go("/new/corleones_empire", seats="2", **{"seat-0": "me", "seat-1": "open"}).split("/")[-1]
    boris.go(f"/t/{table}/join", seat="1", nickname="Boris Past")
    anna.go(f"/t/{table}/start")
    anna.go(f"/t/{table}/close")
    for reader, seen in ((anna, True), (boris, True), (stranger, False)):
        page = reader.get("/people/Anna%20Past").text
        assert (f"/t/{table}" in page) == seen
        if reader is not anna:  # the way to invite her begins with the last game that the reader may know of
            assert ("/new/corleones_empire?with=" in page) == seen
            assert "?with=Anna%20Past" in page
    anna.go(f"/t/{table}/note", text="Never trust him with Green.")
    assert "Never trust him" in text_of(anna.get(f"/t/{table}").text)
    assert "Never trust him" not in text_of(boris.get(f"/t/{table}").text)
    assert stranger.post(f"/t/{table}/note", text="mine").status_code == 403
    assert "Never trust him" in text_of(anna.get(f"/t/{table}").text)


def test_names_in_a_lobby_lead_to_pages_that_the_reader_may_see(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    for browser, name in ((anna, "Anna Link"), (boris, "Boris Link"), (stranger, "Olga Link")):
        member(browser, name)
    anna_page, boris_page = 'href="/people/Anna%20Link"', 'href="/people/Boris%20Link"'
    table = anna.go("/new/dual_powers", seats=2, listed=1, **{"seat-0": "me", "seat-1": "open"})
    boris.get(table)
    boris.go(f"{table}/join", seat=1, nickname="Mr X")
    page = stranger.get(table).text
    assert anna_page in page
    assert boris_page not in page, "who plays under another name is not given away"
    boris.go(f"{table}/leave")
    boris.go(f"{table}/join", seat=1, nickname="boris link")
    guest = Browser(server.address)
    assert all(one in reader.get(table).text for one in (anna_page, boris_page) for reader in (stranger, guest))
    boris.post("/people/Olga%20Link/tie", kind="block", on="1")
    assert boris_page not in stranger.get(table).text, "as if there were nobody"
    assert boris_page in guest.get(table).text
    boris.post("/people/settings", rated="0", friends="1")
    assert boris_page not in guest.get(table).text
    assert boris_page in boris.get(table).text
    anna.go(f"{table}/start")
    assert anna_page not in anna.get(table).text, "not at the board"
    guest.close()


def test_names_on_a_result_lead_to_pages(play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        await members(store, ANNA, BORIS)
        loaded = await advance(tables, await duel(tables), random.Random(1))
        presenter, reader = Presenter(tables), Visitor("s" * 43, False, "en")
        page = presenter.html(loaded, await presenter.context(loaded, reader, ""))
        assert all(page.count(f'href="/people/{name}"') > 1 for name in ("Anna", "Boris"))
        async with store.write() as connection:
            await people_queries.tie(connection, "anna", reader.owner, people_queries.BLOCK)
        page = presenter.html(loaded, await presenter.context(loaded, reader, ""))
        assert ('href="/people/Anna"' in page, 'href="/people/Boris"' in page) == (False, True)

    play(scene)
