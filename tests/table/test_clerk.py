"""What the clerk lets a bot do, and when."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from consigliere.engine import Offer
from consigliere.table.base import clock
from consigliere.table.play.clerk import LEAST_LIFE, _may_withdraw
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.stretches import since


@pytest.mark.parametrize(
    ("age", "problem", "may"),
    [(2.0, "", False), (LEAST_LIFE + 1, "", True), (2.0, "LCN-NEG-07", True)],
    ids=["just made", "old enough", "its goods are gone"],
)
def test_a_bots_offer_stands_long_enough_to_be_read(age: float, problem: str, may: bool) -> None:
    offer = Offer(7, 0, (0, 1), (), "", False, (0,))
    trade = SimpleNamespace(problem=lambda g, offer, seat: problem)
    loaded: Any = SimpleNamespace(
        offered={7: since(clock.now() - age)},
        setup=SimpleNamespace(title=SimpleNamespace(trade=trade)),
        match=SimpleNamespace(state=SimpleNamespace(offers=(offer,))),
    )
    assert _may_withdraw(cast(LoadedTable, loaded), 0, "withdraw:7") == may
