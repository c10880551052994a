"""A bot continues its own move sooner than it follows somebody else's."""

from __future__ import annotations

import random
from pathlib import Path

from consigliere.table.play.lasting import OWN_MOVE_SPEED
from consigliere.table.play.pacing import move_left, pause
from consigliere.table.play.tables import Tables
from consigliere.table.store.database import Store

from .stored_tables import advance, duel, run

PACE = 30_000.0  # seconds, not counting the delays of a busy machine


def test_a_bot_in_its_own_move_waits_less(tmp_path: Path) -> None:
    async def scene(_store: Store, tables: Tables) -> set[bool]:
        table, rng, seen = await duel(tables, pace=PACE), random.Random(1), set[bool]()
        for _ in range(12):
            loaded = await advance(tables, table, rng, 1)
            last = loaded.match.last
            assert last is not None
            goes_on = loaded.match.deciders == (last.seat,)
            assert (move_left(loaded, tables.hub) <= PACE / OWN_MOVE_SPEED) == goes_on
            seen.add(goes_on)
        return seen

    assert run(f"sqlite:///{tmp_path}/tables.db", scene) == {True, False}
    assert pause(PACE, False) == PACE
