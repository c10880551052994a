"""`consigliere admin`: people, tables, tokens, backups, doctor, retention; beside a running server and without one."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from consigliere.cli import main
from consigliere.table.play.tables import Tables
from consigliere.table.store import letter_queries, queries
from consigliere.table.store.database import Store
from consigliere.table.store.schema import letters, seats, tables
from tests.commands import invoke

from .server import LIMIT, Browser, Server, text_of
from .stored_tables import ANNA, BORIS, advance, anew, duel, run, same


def admin(database: str, *args: str) -> Result:
    return invoke(main, ["admin", "--database", database, *args])


def ok(database: str, *args: str) -> str:
    result = admin(database, *args)
    assert result.exit_code == 0, result.output
    return result.stdout


def rows(database: str, *args: str) -> Any:
    return json.loads(ok(database, *args, "--json"))


def refused(database: str, *args: str) -> str:
    result = admin(database, *args)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.count("\n") == 1
    return result.stderr


def until(condition: Any) -> None:
    """Wait until something is so; a running server notices the operator within seconds."""
    end = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < end, "the server did not notice"
        time.sleep(0.1)


# --- beside a running server


def account(server: Server, name: str) -> Browser:
    browser = Browser(server.address)
    browser.get("/account")
    browser.go("/account/register", name=name, password="correct horse")
    return browser


def test_a_ban_is_noticed_by_a_running_server_and_the_game_goes_on(server: Server) -> None:
    anna, boris = account(server, "Anna B"), account(server, "Boris B")
    table = anna.go("/new/dual_powers", seats=2, **{"seat-0": "me", "seat-1": "open"})
    boris.get(table)
    boris.go(f"{table}/join", seat=1)
    anna.go(f"{table}/start")
    table_id = table.removeprefix("/t/")
    assert "bots play their 1 seats" in ok(server.database, "person", "ban", "anna b", "--why", "rude")
    until(lambda: anna.get(table).status_code == 403 or "Anna B" not in anna.get("/account").text)
    shown = rows(server.database, "table", "show", table_id)
    assert shown["seats"][0]["bot"], "a bot plays"
    assert shown["seats"][0]["name"] == "Anna B", "the seat stays theirs"
    assert shown["host"] == "Boris B"
    until(lambda: server.loaded(table_id).people[0].bot != "")
    again = Browser(server.address)
    again.get("/account")
    closed = again.post("/account/login", name="Anna B", password="correct horse")
    assert closed.status_code == 403
    assert "closed it to you" in text_of(closed.text)
    assert [one["name"] for one in rows(server.database, "ban", "list")] == ["Anna B"]
    ok(server.database, "person", "unban", "Anna B")
    until(lambda: again.post("/account/login", name="Anna B", password="correct horse").status_code == 303)
    boris.get(table)
    until(lambda: boris.post(f"{table}/restore", seat=0).status_code < 400)
    assert server.loaded(table_id).people[0].bot == ""
    for browser in (anna, boris, again):
        browser.close()


def test_a_banned_guest_is_shut_out_with_the_same_cookie(server: Server) -> None:
    guest = Browser(server.address)
    table = guest.quick()
    holder = server.loaded(table.removeprefix("/t/")).holders[0].owner
    ok(server.database, "person", "ban", f"guest:{holder[:12]}")
    until(lambda: guest.get(table).status_code == 403)
    assert guest.get("/").status_code == 403
    ok(server.database, "person", "unban", f"guest:{holder[:12]}")
    until(lambda: guest.get("/").status_code == 200)
    guest.close()


def test_a_removed_table_is_gone_and_a_forgotten_password_is_replaced(server: Server) -> None:
    olga = account(server, "Olga")
    table = olga.quick()
    name = table.removeprefix("/t/")
    assert "would delete" in ok(server.database, "table", "remove", name)
    assert olga.get(table).status_code == 200
    ok(server.database, "table", "remove", name, "--yes")
    until(lambda: olga.get(table).status_code == 404)
    password = ok(server.database, "person", "password", "olga").strip()
    other = Browser(server.address)
    other.get("/account")
    until(lambda: other.post("/account/login", name="Olga", password=password).status_code == 303)
    assert "would delete" in ok(server.database, "person", "delete", "Olga")
    ok(server.database, "person", "delete", "Olga", "--yes")
    assert "no account 'Olga'" in refused(server.database, "person", "show", "Olga")
    olga.close()
    other.close()


# --- without a server


async def game(store: Store, tables_: Tables) -> str:
    table = await duel(tables_)
    await advance(tables_, table, random.Random(4), 40)
    async with store.write() as connection:
        await queries.say(connection, table, "", 0, "Anna", "a word of mine")
        await queries.add_key(connection, table, 1, "f" * 64, "token", None)
    return table


def test_lists_show_no_secret(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    table = run(database, game)
    chance = run(database, lambda store, tables_: tables_.cache.get(table)).row.chance
    told = ok(database, "table", "list") + ok(database, "table", "show", table) + ok(database, "token", "list")
    assert table in told
    assert json.loads(chance)["secret"] not in told
    assert [one["name"] for one in rows(database, "person", "list", "--guests")] == ["Anna", "Boris"]
    exported = json.loads(ok(database, "person", "export", f"guest:{'a' * 12}"))
    assert [line["text"] for line in exported["said"]] == ["a word of mine"]
    assert [seat["name"] for seat in exported["seats"]] == ["Anna"]
    ok(database, "token", "revoke", "f" * 12)
    assert rows(database, "token", "list") == []
    assert "no token begins" in refused(database, "token", "revoke", "f" * 12)
    ok(database, "seat", "remove", table, "1")
    assert rows(database, "table", "show", table)["seats"][1]["kind"] == "bot"
    for wrong in (("table", "show", "nothing"), ("seat", "remove", table, "7"), ("person", "ban", "guest:ab")):
        refused(database, *wrong)


def test_a_backup_of_either_database_is_restored_into_the_other(database: str, tmp_path: Path) -> None:
    table = run(database, game)
    before = run(database, lambda store, tables_: anew(store, table))
    file = tmp_path / "backup.db"
    assert f"replayed {table}" in ok(database, "backup", str(file))
    assert file.stat().st_mode & 0o077 == 0
    assert "exists already" in refused(database, "backup", str(file))
    other = f"sqlite:///{tmp_path}/restored.db"
    assert "restored" in ok(other, "restore", str(file))
    same(before, run(other, lambda store, tables_: anew(store, table)))
    assert "exists already" in refused(other, "restore", str(file))
    assert "the old database is in" in ok(other, "restore", str(file), "--replace")
    if database.startswith("postgresql"):
        assert "is not empty" in refused(database, "restore", str(file))
        from .loop import run_async
        from .stored_tables import empty

        run_async(empty(database))
        ok(database, "restore", str(file))
        same(before, run(database, lambda store, tables_: anew(store, table)))
        talk = run(database, lambda store, tables_: _say(store, tables_, table))
        assert [line.text for line in talk] == ["a word of mine", "one more"]


async def _say(store: Store, tables_: Tables, table: str) -> Any:
    async with store.write() as connection:
        await queries.say(connection, table, "", 1, "Boris", "one more")
        return (await queries.talk_after(connection, table, 0))[0]


def test_a_backup_that_does_not_replay_is_not_trusted(tmp_path: Path) -> None:
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup.db"
    table = run(database, game)
    ok(database, "backup", str(file))
    whole = file.read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE choices SET told = 'something else' WHERE number = 9")
        connection.commit()
    assert f"choice 9 of table {table}" in refused(database, "verify", str(file))
    file.write_bytes(whole[: len(whole) // 2])
    assert "damaged" in refused(database, "verify", str(file))
    assert "damaged" in refused(f"sqlite:///{tmp_path}/new.db", "restore", str(file))
    assert not (tmp_path / "new.db").exists()


def test_a_database_in_use_is_not_replaced(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    ok(server.database, "backup", str(file))
    assert "stop it first" in refused(server.database, "restore", str(file), "--replace")


def test_the_doctor_names_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = f"sqlite:///{path}"
    table = run(database, game)
    verdicts = {row["what"]: row["verdict"] for row in rows(database, "doctor", "--deep")}
    assert set(verdicts.values()) <= {"ok", "warning"}
    assert verdicts["games"] == verdicts["integrity"] == "ok"
    path.chmod(0o644)

    async def damage(store: Store, _: Tables) -> None:
        async with store.write() as connection:
            await connection.execute(seats.delete().where(seats.c.table_id == table, seats.c.seat == 1))
            await connection.execute(tables.update().values(rules=99))

    run(database, damage)
    result = admin(database, "doctor", "--json", "--deep")
    assert result.exit_code == 1
    verdicts = {row["what"]: row["verdict"] for row in json.loads(result.stdout)}
    assert [verdicts[what] for what in ("seats", "permissions", "rules")] == ["bad", "warning", "warning"]
    assert "there is no database" in refused(f"sqlite:///{tmp_path}/none.db", "doctor")
    assert not (tmp_path / "none.db").exists()


def test_purge_only_counts_unless_it_is_told_to_delete(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def old(store: Store, tables_: Tables) -> None:
        await tables_.seating.close(await game(store, tables_))
        await duel(tables_)
        async with store.write() as connection:
            await connection.execute(tables.update().where(tables.c.state == "closed").values(changed_at=5.0))
            await queries.save_session(connection, "c" * 64, "Cyril", None)
            await letter_queries.write(connection, "anna", "boris", "an old letter", "letter", 60.0)
            await connection.execute(letters.update().values(at=5.0))
            await letter_queries.write(connection, "anna", "boris", "a new one", "letter", 60.0)

    run(database, old)
    assert rows(database, "purge")[0]["tables"] == 0, "finished games are kept unless a time is given"
    counted = rows(database, "purge", "--finished", "30")
    assert counted[0]["tables"] == 1
    assert counted[0]["choices"] > 10
    assert counted[0]["lines of talk"] == 1
    assert len(rows(database, "table", "list")) == 2
    assert rows(database, "purge", "--finished", "30", "--yes") == counted
    assert [row["state"] for row in rows(database, "table", "list")] == ["running"]
    assert ANNA.session != BORIS.session
    assert len(rows(database, "person", "list", "--guests")) == 3, "none is old enough"
    assert not any("messages" in row for row in rows(database, "purge")), "letters are kept unless a time is given"
    for _ in range(2):
        assert rows(database, "purge", "--letters", "30")[-1]["messages"] == 1
    rows(database, "purge", "--letters", "30", "--yes")
    left = run(database, all_letters)
    assert [one.text for one in left] == ["a new one"]


async def all_letters(store: Store, _: Tables) -> list[letter_queries.Letter]:
    async with store.read() as connection:
        return await letter_queries.between(connection, "anna", "boris", 10)


@pytest.mark.parametrize("args", [("person", "show", "nobody"), ("table", "close", "nothing")])
def test_bad_input_is_one_line(tmp_path: Path, args: tuple[str, ...]) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    run(database, duel_only)
    refused(database, *args)


async def duel_only(store: Store, tables_: Tables) -> str:
    return await duel(tables_)
