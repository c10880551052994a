"""Two servers on one store keep every deadline of a table over days once, also if one dies while it acts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from consigliere.table.base.seat_clock import PACES
from consigliere.table.play import days
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Workers
from consigliere.table.store.database import Store
from consigliere.table.store.schema import answers

from .day_tables import Hands, hands, play, slow_duel
from .stored_tables import SECRET, anew

__all__ = ["hands", "play"]
STEADY = PACES["steady"]


class Killed(BaseException):
    """The server is gone: nobody catches this."""


def test_a_deadline_is_kept_once_though_one_server_dies_between_deciding_and_writing(
    hands: Hands, play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(store: Store, first: Tables) -> None:
        second, workers = Tables(store, secret=SECRET), Workers(1)
        table = await slow_duel(first)
        clerks = [Clerk(tables, workers) for tables in (first, second)]
        known = [await tables.cache.get(table) for tables in (first, second)]
        due = days.runs_out_at(known[0], 0)
        assert due == hands.time + STEADY.bank
        assert [days.runs_out_at(loaded, 0) for loaded in (known[1], await anew(store, table))] == [due, due]
        hands.time = due + 1
        with monkeypatch.context() as patch:

            async def die(*_: Any, **__: Any) -> None:
                raise Killed

            patch.setattr(first.writer, "append", die)
            with pytest.raises(Killed):
                await clerks[0]._act(known[0])
        assert (await anew(store, table)).head == 0
        await clerks[1]._act(known[1])
        assert (await anew(store, table)).head == 1
        again = Tables(store, secret=SECRET)  # the first server comes back
        assert (await again.cache.get(table)).head == 1
        both = [(Clerk(tables, workers), await tables.cache.get(table)) for tables in (again, second)]
        assert [days.overdue(loaded) for _, loaded in both] == [1, 1]
        await asyncio.gather(*(clerk._act(loaded) for clerk, loaded in both), return_exceptions=True)
        loaded = await anew(store, table)
        assert [choice.seat for choice in loaded.history()] == [0, 1], "each seat was answered for once"
        async with store.read() as connection:
            late = (await connection.execute(sa.select(answers.c.seat, answers.c.late).order_by(answers.c.seat))).all()
        assert [tuple(row) for row in late] == [(0, True), (1, True)]
        await workers.close()

    play(scene)
