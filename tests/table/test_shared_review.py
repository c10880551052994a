"""Who leads the review of a finished game: those who sat there, one at a time, as long as they are there."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.table.base.errors import Refused
from consigliere.table.play.shared_review import SILENT
from consigliere.table.play.tables import Tables
from consigliere.table.store.database import Store

from .day_tables import CYRIL, Hands, hands, play
from .stored_tables import ANNA, BORIS, SECRET, duel

__all__ = ["hands", "play"]


def test_one_leads_and_every_server_knows(hands: Hands, play: Any) -> None:
    async def scene(store: Store, tables: Tables) -> None:
        table, other = await duel(tables), Tables(store, secret=SECRET)
        loaded = await tables.cache.get(table)
        with pytest.raises(Refused, match="not over"):
            await tables.shared_reviews.lead(loaded, ANNA.owner, "Anna", 0, "open")
        await tables.seating.close(table)
        loaded, there = await tables.cache.get(table), await other.cache.get(table)
        for person, place, eyes in ((CYRIL, 0, "open"), (ANNA, -1, "open"), (ANNA, 0, "7"), (ANNA, 0, "x")):
            with pytest.raises(Refused):
                await tables.shared_reviews.lead(loaded, person.owner, person.nickname, place, eyes)
        assert await other.shared_reviews.current(there) is None
        heard = tables.hub.listening(table)
        with heard as woken:
            await tables.shared_reviews.lead(loaded, ANNA.owner, "Anna", 3, "1")
            assert woken.is_set()
        one = await other.shared_reviews.current(there)
        assert one is not None
        assert (one.name, one.place, one.eyes) == ("Anna", 3, "1")
        await other.shared_reviews.lead(there, BORIS.owner, "Boris", 5, "open")
        await tables.shared_reviews.stop(loaded, ANNA.owner)  # she leads no more
        hands.time += SILENT - 1
        await other.shared_reviews.stay(there, BORIS.owner)
        hands.time += SILENT - 1
        one = await tables.shared_reviews.current(loaded)
        assert one is not None
        assert (one.owner, one.place) == (BORIS.owner, 5)
        hands.time += 2
        assert await tables.shared_reviews.current(loaded) is None, "nothing was heard of him"

    play(scene)
