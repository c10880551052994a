"""The server's memory of visitors equals the database after every action."""

from __future__ import annotations

from pathlib import Path

import pytest

from consigliere.table.base.settings import Settings
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.housekeeper import Housekeeper
from consigliere.table.play.seating import Draft
from consigliere.table.play.tables import Tables
from consigliere.table.store import queries
from consigliere.table.store.database import Store
from consigliere.table.web.accounts import People

from .loop import run_async

PASSWORD = "a long enough one"


def opened(secret: str) -> Visitor:
    """A browser whose cookie is not new."""
    return Visitor(secret * 43, False, "en")


def test_whatever_is_written_of_people_is_read_again(tmp_path: Path) -> None:
    async def play() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        tables = Tables(store, alone=True)
        # with other servers on the database, it is read every time
        people, doubting = People(tables), People(Tables(store))
        anna, boris, phone = opened("a"), opened("b"), opened("c")
        seen: set[str] = set()

        async def compare() -> None:
            seen.update(visitor.session for visitor in (anna, boris, phone))
            for session in seen:
                assert await people._session(session) == await doubting._session(session)

        try:
            await compare()
            table = await tables.seating.create(people.person(anna), Draft("dual_powers", 2))
            await compare()
            await tables.seating.join(people.person(boris), table, 1, "Boris")
            await compare()
            await people.rename(anna, "Annushka")
            await compare()
            await people.register(anna, "Anna", PASSWORD)
            await compare()
            await people.login(phone, "Anna", PASSWORD)
            await compare()
            assert await people.signed_in(phone)
            await people.logout_everywhere(anna)
            await compare()
            assert not await people.signed_in(phone)
            await people.login(anna, "Anna", PASSWORD)
            await compare()
            await people.change_password(anna, PASSWORD, PASSWORD + PASSWORD)
            await compare()
            await people.delete(anna, PASSWORD + PASSWORD)
            await compare()
            async with store.write() as connection:  # nobody has been here for long
                await queries.save_session(connection, "d" * 64, "Dora", None)
            seen.add("d" * 64)
            await compare()
            await Housekeeper(tables, Settings()).tidy()
            await compare()
            async with store.write() as connection:
                await queries.prune(connection, float("inf"), float("inf"))
            await compare()
        finally:
            await tables.archive.recorder.close()
            await store.close()

    run_async(play())


@pytest.mark.parametrize("alone", [True, False])
def test_a_session_is_read_once_where_nobody_else_writes(tmp_path: Path, alone: bool) -> None:
    """If other servers share the database it is read every time: they may have ended the session."""

    async def play() -> int:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        people = People(Tables(store, alone=alone))
        try:
            await people.rename(opened("a"), "Anna")
            reads = 0
            read = store.read

            def counted():  # type: ignore[no-untyped-def]
                nonlocal reads
                reads += 1
                return read()

            store.read = counted  # type: ignore[method-assign]
            for _ in range(3):
                again = opened("a")
                await people.know(again)
                assert again.nickname == "Anna"
            return reads
        finally:
            await store.close()

    assert run_async(play()) == (1 if alone else 3)


def test_a_write_whose_connection_is_lost_reports_the_cause(tmp_path: Path) -> None:
    """The same when a server stops in the middle of one: the connection cannot be used for anything else then."""

    async def play() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        era = store.era

        async def broken_off() -> None:
            async with store.write() as connection:
                await queries.save_session(connection, "d" * 64, "Dora", None)
                await connection.invalidate()
                raise KeyboardInterrupt

        try:
            with pytest.raises(KeyboardInterrupt):
                await broken_off()
            assert store.era == era + 1
            async with store.write() as connection:
                await queries.save_session(connection, "d" * 64, "Dora", None)
        finally:
            await store.close()

    run_async(play())
