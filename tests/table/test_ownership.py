"""Who owns a table and a seat: sessions end, seats belong to accounts, another host takes over, nothing is lost."""

from __future__ import annotations

import re
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from consigliere.table.base import clock, secrets
from consigliere.table.base.errors import Refused
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.store import queries, schema
from consigliere.table.store.database import Conflict, Store, StoreFailed
from consigliere.table.store.schema import accounts

from .loop import run_async
from .server import Browser, Server, text_of
from .test_http import two_at_a_table

PASSWORD = "correct horse"


def member(browser: Browser, name: str) -> None:
    browser.go("/account/register", name=name, password=PASSWORD)


def cookie(browser: Browser) -> str:
    return str(browser.http.cookies["consigliere"])


def as_before(server: Server, value: str) -> Browser:
    """A person with a kept cookie of that value."""
    thief = Browser(server.address)
    thief.http.cookies.clear()
    thief.http.cookies.set("consigliere", value)
    thief.get("/")
    return thief


# --- sessions


def test_logging_in_moves_nobody_elses_seats(server: Server, anna: Browser, boris: Browser, stranger: Browser) -> None:
    member(anna, "Anna Seats")
    table = anna.quick()
    other = Browser(server.address)
    member(other, "Clara Seats")
    other.go("/account/logout")
    # At Anna's computer, where she is signed in, somebody else signs in.
    anna.go("/account/login", name="Clara Seats", password=PASSWORD)
    assert anna.options(table)[0] == []
    boris.go("/account/login", name="Anna Seats", password=PASSWORD)
    assert boris.options(table)[0], "the seat is Anna's, wherever she signs in"
    other.close()


def test_a_guests_seats_go_along_into_the_account(server: Server, anna: Browser, boris: Browser) -> None:
    table = anna.quick()
    member(anna, "Anna Guest")
    assert anna.options(table)[0]
    boris.go("/account/login", name="Anna Guest", password=PASSWORD)
    assert boris.options(table)[0]


@pytest.mark.parametrize("how", ["logout", "everywhere", "password", "delete"])
def test_a_session_that_has_ended_acts_no_more(server: Server, anna: Browser, boris: Browser, how: str) -> None:
    name = f"Ends by {how}"
    member(anna, name)
    table = anna.quick()
    boris.go("/account/login", name=name, password=PASSWORD)
    mine, elsewhere = cookie(anna), cookie(boris)
    options, number = anna.options(table)
    if how == "logout":
        anna.go("/account/logout")
    elif how == "everywhere":
        anna.go("/account/logout", everywhere="1")
    elif how == "password":
        assert anna.post("/account/password", password="wrong one", new="battery staple").status_code == 403
        assert anna.post("/account/password", password=PASSWORD, new="battery staple").status_code == 200
    else:
        assert anna.post("/account/delete", password="wrong one").status_code == 403
        anna.go("/account/delete", password=PASSWORD)
    for kept, gone in ((mine, True), (elsewhere, how != "logout")):
        thief = as_before(server, kept)
        assert (thief.options(table)[0] == []) == gone
        if gone:
            assert thief.post(f"{table}/play", option=options[0], number=number).status_code == 403
        thief.close()
    if how == "password":
        assert anna.options(table)[0], "this browser stays signed in"


def test_a_session_is_over_when_nobody_came_for_long(server: Server, anna: Browser) -> None:
    member(anna, "Anna Late")
    table = anna.quick()
    path = server.database.removeprefix("sqlite:///")
    server.stop()  # while it runs, it has the file locked
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE sessions SET seen_at = seen_at - 91 * 24 * 3600 WHERE account_id IS NOT NULL")
    server.start()
    assert anna.options(table)[0] == []
    anna.go("/account/login", name="Anna Late", password=PASSWORD)
    assert anna.options(table)[0]


def test_an_account_is_deleted_with_its_name_and_words(server: Server, anna: Browser, boris: Browser) -> None:
    member(anna, "Anna Gone")
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="open", nickname="Annagone")
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    anna.go(f"{table}/start")
    anna.post(f"{table}/chat", room="", text="remember me not")
    anna.go("/account/delete", password=PASSWORD)
    path = server.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        dump = "\n".join(connection.iterdump())
    assert "Annagone" not in dump
    assert "remember me not" not in dump
    assert "Anna Gone" not in dump
    loaded = server.loaded(table[3:])
    assert loaded.people[0].kind == "bot", "the game goes on"
    assert loaded.row.state == "running"
    assert boris.post(f"{table}/close").status_code == 303, "the host is succeeded"


# --- the host


def test_a_hosts_other_device_may_start_and_close(server: Server, anna: Browser, boris: Browser) -> None:
    member(anna, "Anna Host")
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="bot:random", nickname="Anna")
    other = Browser(server.address)
    other.go("/account/login", name="Anna Host", password=PASSWORD)
    assert other.post(f"{table}/close").status_code == 303
    assert server.loaded(table[3:]).row.state == "closed"
    other.close()


def test_a_host_who_leaves_or_is_gone_is_succeeded(server: Server, anna: Browser, boris: Browser) -> None:
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="open", nickname="Anna")
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    assert boris.post(f"{table}/host").status_code == 409, "she is there"
    anna.go(f"{table}/leave")
    assert "/start" not in boris.get(table).text
    boris.go(f"{table}/replace", seat=0, level="random")
    boris.go(f"{table}/start")
    second = two_at_a_table(anna, boris)
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
        wanted = "UPDATE tables SET host_seen = host_seen - 400, revision = revision + 1 WHERE id = ?"
        connection.execute(wanted, (second[3:],))

    async def gone() -> None:
        store = await Store.open(server.database)
        tables = Tables(store)
        loaded = await tables.cache.get(second[3:])
        assert tables.seating.is_host_absent(loaded)
        boris_owner = next(h.owner for h in loaded.holders if h.seat == 1)
        await tables.seating.claim_host(second[3:], boris_owner)
        assert (await tables.cache.get(second[3:])).row.host == boris_owner
        with pytest.raises(Refused):
            await tables.seating.claim_host(second[3:], loaded.row.host)
        await store.close()

    run_async(gone())


def test_the_host_removes_somebody_before_the_game(server: Server, anna: Browser, boris: Browser) -> None:
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="open", nickname="Anna")
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    assert boris.post(f"{table}/remove", seat=0).status_code == 403
    anna.go(f"{table}/remove", seat=1)
    assert server.loaded(table[3:]).people[1].kind == "empty"
    boris.go(f"{table}/join", seat=1, nickname="Boris")  # nobody is barred: see docs/table.md
    anna.go(f"{table}/start")
    assert anna.post(f"{table}/remove", seat=1).status_code == 409


def test_leaving_a_running_game_gives_the_seat_to_a_bot(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    boris.go(f"{table}/leave")
    loaded = server.loaded(table[3:])
    assert loaded.people[1].kind == "bot"
    assert loaded.row.state == "running"
    assert boris.options(table)[0] == []
    assert "/leave" not in boris.get(table).text
    anna.go(f"{table}/leave")
    assert server.loaded(table[3:]).row.state == "closed", "nobody is left"


def test_a_closed_table_says_so_and_offers_what_is_left(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    options, number = anna.options(table)
    anna.post(f"{table}/play", option=options[0], number=number)
    before = anna.get(table).text
    closing = re.search(r"<details[^>]*>(?:(?!</details>).)*action=\"[^\"]*/close\"", before, re.S)
    assert closing, "closing asks first"
    anna.go(f"{table}/close")
    page = anna.get(table)
    assert page.status_code == 200
    assert "The table is closed" in text_of(page.text)
    assert f"{table}/export" in page.text
    assert f"{table}/rematch" in page.text
    assert anna.get(f"{table}/export").status_code == 200
    assert anna.get(f"{table}/replay?n=1").status_code == 200
    assert anna.go(f"{table}/rematch") != table


# --- secrets


def test_a_failed_write_reveals_no_secrets(server: Server, tmp_path: Path) -> None:
    async def scene() -> list[str]:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        told: list[str] = []
        row = {"id": "a", "name": "x", "folded": "x", "password": "$argon2$hush", "created_at": clock.now()}
        for values in (row, row, {**row, "id": "b", "folded": "y", "name": None}):
            try:
                async with store.write() as connection:
                    await connection.execute(accounts.insert().values(values))
            except (Conflict, StoreFailed) as error:
                told.append(repr(error) + repr(error.__cause__) + str(error.__suppress_context__))
        try:
            async with store.write() as connection:
                await connection.execute(sa.text("INSERT INTO nowhere VALUES (:p)"), {"p": "$argon2$hush"})
        except StoreFailed as error:
            told.append(repr(error))
        await store.close()
        return told

    told = run_async(scene())
    assert len(told) == 3
    assert "hush" not in "".join(told)
    assert all("True" in one for one in told[:2]), "what the database said is not shown along with it"


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        await (await Store.open(f"sqlite:///{tmp_path}/deep/tables.db")).close()

    run_async(scene())
    for path in (tmp_path / "deep").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def test_two_owners_may_hold_one_seat_and_one_may_hold_it_twice_over(tmp_path: Path) -> None:
    """A person who had a seat as a guest and another by an account is one owner afterwards."""

    async def scene() -> Any:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        tables = Tables(store)
        guest = Person(secrets.hashed("g"), "Anna")
        table = await tables.seating.create(guest, Draft("dual_powers", 2))
        key = await tables.seating.new_key(table, 0, "link")
        await tables.seating.sit_by_link(Person(secrets.hashed("h"), "Anna", None), table, key)
        async with store.write() as connection:
            for one in ("g", "h"):
                await queries.transfer_seats(connection, secrets.hashed(one), "account")
        tables.cache.mark_stale()
        loaded = await tables.cache.get(table)
        await store.close()
        return loaded

    loaded = run_async(scene())
    assert [(h.seat, h.owner) for h in loaded.holders] == [(0, "account")]
    assert loaded.row.host == "account"


def test_a_store_of_the_release_before_is_brought_up_to_date(tmp_path: Path) -> None:
    """Guests become sessions, seats and tables belong to accounts, and running tables are loaded once."""
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    engine = sa.create_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for statement in (
            "INSERT INTO accounts VALUES ('acc', 'Anna', 'anna', '$argon2', 1.0)",
            "INSERT INTO guests VALUES ('g1', 'Anna', 'acc', 1), ('g2', 'Anna', 'acc', 1), ('g3', 'Boris', NULL, 1)",
            "INSERT INTO tables VALUES ('t1', 'dual_powers', 1, 2, '{}', '{}', NULL, 'running', 1, 'g1', 0, 0, 0, "
            "12.0, 0.9, 600.0, NULL, NULL, NULL, 0.0, 5.0, 5.0)",
            "INSERT INTO holders VALUES ('t1', 0, 'g1', 'acc'), ('t1', 0, 'g2', 'acc'), ('t1', 1, 'g3', NULL)",
            "INSERT INTO keys VALUES ('hash', 't1', 0, 1.0)",
            "INSERT INTO choices VALUES ('t1', 1, 0, 'choice', 'pass', 'person', 2.0)",
        ):
            connection.execute(sa.text(statement))

    async def scene() -> tuple[Any, list[Any], Any]:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        async with store.read() as connection:
            row = await queries.table(connection, "t1")
            holders = await queries.holders_of(connection, "t1")
            found = (row, [tuple(h) for h in holders], await queries.find_key(connection, "hash", "token"))
            sessions = (await connection.execute(sa.select(schema.sessions.c.id))).scalars().all()
            assert len(await queries.rows_after(connection, "t1", 0)) == 1
        await store.close()
        assert sorted(sessions) == ["g1", "g2", "g3"]
        return found

    row, holders, key = run_async(scene())
    assert (row.host, row.due_at, row.ended) == ("acc", 0.0, "")
    assert holders == [(0, "acc"), (1, "g3")]
    assert key == ("t1", 0)
