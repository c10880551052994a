"""`admin person export` and `delete`: every table that names a person is exported or left out, and deleted."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from consigliere.table.play.seating import Person
from consigliere.table.play.tables import Tables
from consigliere.table.store import people_queries, queries, report_queries
from consigliere.table.store.database import Store
from consigliere.table.store.person_rows import COLUMNS, PERSONAL, REPORTED, REPORTER, About, forget_gone
from consigliere.table.store.report_queries import Report
from consigliere.table.store.schema import chat, holders, letters, metadata, reports, tables

from .stored_tables import run
from .test_admin import ok
from .test_people import BORIS, CLARA, duel, members

ID, NAME, WORDS = "zanna0id", "Zanna", "a word of zanna"
ZANNA = Person("e" * 64, NAME, ID)


def test_no_column_that_names_a_person_is_forgotten() -> None:
    named = {(table.name, column.name) for table in metadata.sorted_tables for column in table.columns}
    listed = {(about.table.name, about.column) for about in PERSONAL}
    assert {(table, column) for table, column in named if column in COLUMNS} == listed
    assert all(about.table.c[text].type.python_type is str for about in PERSONAL for text in about.blank)


def row_about(about: About, table_id: str) -> dict[str, Any]:
    """A row about the person, with something in every column."""
    some: dict[Any, Any] = {str: "x", int: 3, float: 3.0, bool: False}
    values = {one.name: some[one.type.python_type] for one in about.table.columns}
    values.update({name: table_id for name in ("table_id",) if name in values})
    values.update(dict.fromkeys(about.blank, NAME))
    numbered: dict[str, Any] = {"lines": "[]", "id": None} if about.table is reports else {}
    return {**values, about.column: ID, **numbered, **({"id": None} if about.table in (chat, letters) else {})}


async def known(store: Store, tables_: Tables) -> None:
    """Something about the person in every table."""
    await members(store, ZANNA, BORIS, CLARA)
    table = await duel(tables_, host=ZANNA)
    async with store.write() as connection:
        await queries.say(connection, table, "", 0, NAME, WORDS)
        for about in PERSONAL:
            if about.table is not holders and about.table.name != "profiles":  # those are there
                values = {name: value for name, value in row_about(about, table).items() if value is not None}
                await connection.execute(about.table.insert().values(values))
        lines = json.dumps([["", 0, NAME, WORDS, 1.0], ["", 1, "Boris", "a word of boris", 2.0]])
        await report_queries.add_report(connection, Report("clara", "Clara", "boris", "Boris", table, 1, lines, "rude"))
        lines = json.dumps([["", REPORTER, NAME, WORDS, 1.0], ["", REPORTED, "Boris", "a letter of boris", 2.0]])
        await report_queries.add_report(connection, Report(ID, NAME, "boris", "Boris", "", 0, lines, "rude"))


async def everything(store: Store, _: Tables) -> dict[str, list[dict[str, Any]]]:
    async with store.read() as connection:
        return {
            table.name: [dict(row._mapping) for row in await connection.execute(sa.select(table))]
            for table in metadata.sorted_tables
        }


def test_a_person_is_exported_and_deleted_whole(database: str) -> None:
    run(database, known)
    exported = json.loads(ok(database, "person", "export", NAME))
    for about in PERSONAL:
        if about.shown:
            rows = [one for one in PERSONAL if one.table is about.table and one.shown]
            assert len(exported[about.table.name]) == len(rows) + (about.table is reports), about.table.name
    assert [len(exported[name]) for name in ("channels", "seats", "said")] == [1, 1, 2]
    assert len(exported["browsers"]) == 2
    ok(database, "person", "delete", NAME, "--yes")
    left = run(database, everything)
    hosted = {row["id"] for row in left["tables"] if row["host"] == ID}
    assert len(hosted) <= 1
    for name, rows in left.items():
        for row in rows:
            text = json.dumps({key: value for key, value in row.items() if key != "host"}, default=str)
            assert not any(word in text for word in (ID, NAME, WORDS)), name
    assert [(row["name"], row["text"]) for row in left["chat"]] == [("", "")] * 2  # one line from a seat they had left
    between = sorted((row["who"], row["whom"]) for row in left["reports"])
    assert between == [("", "boris"), ("", "x"), ("clara", "boris")]
    assert "a letter of boris" in next(
        row["lines"] for row in left["reports"] if row["whom"] == "boris" and not row["who"]
    )
    assert "a word of boris" in next(row["lines"] for row in left["reports"] if row["who"] == "clara")
    assert {row["owner"] for row in left["tenures"]} == {""}
    assert [row["id"] for row in left[tables.name]], "the game stays"


def test_what_a_guest_said_and_which_seats_they_held_moves_to_their_account(database: str) -> None:
    async def scene(store: Store, tables_: Tables) -> dict[str, list[dict[str, Any]]]:
        await known(store, tables_)
        async with store.write() as connection:
            await people_queries.move_owner(connection, ID, "account")
        return await everything(store, tables_)

    left = run(database, scene)
    assert {row["owner"] for row in left["tenures"]} == {row["owner"] for row in left["chat"]} == {"account"}


def test_what_belonged_to_a_guest_goes_with_their_browser(database: str) -> None:
    """A ban stays: the guest may come back with the same cookie."""

    async def scene(store: Store, tables_: Tables) -> dict[str, list[dict[str, Any]]]:
        await known(store, tables_)
        own = [about for about in PERSONAL if about.own]
        async with store.write() as connection:
            for about in PERSONAL:
                if about.own or about.table.name == "bans":
                    where = (await connection.scalar(sa.select(tables.c.id))) or ""
                    values = {**row_about(about, where), about.column: "gone"}
                    values.update({"id": "another"} if about.table.name == "channels" else {})
                    values.update({"id": 99} if about.table.name == "outbox" else {})
                    if about.table.name == "leads":  # a table has one
                        first = (await connection.execute(sa.select(tables))).mappings().first()
                        assert first is not None
                        await connection.execute(tables.insert().values({**first, "id": "another"}))
                        values["table_id"] = "another"
                    await connection.execute(about.table.insert().values(values))
            await forget_gone(connection)
        left = await everything(store, tables_)
        for about in own:
            assert {row[about.column] for row in left[about.table.name]} >= {ID}
            assert "gone" not in {row[about.column] for row in left[about.table.name]}, about.table.name
        return left

    assert {row["owner"] for row in run(database, scene)["bans"]} == {ID, "gone"}
