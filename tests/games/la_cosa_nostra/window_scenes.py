"""Scenes with reaction windows, and what each seat is told of them."""

from __future__ import annotations

import json
from typing import Any

from .scene import Table, scene, side

EXTRA_CARDS = {"extra_cards": "on"}


def told_as_text(table: Table, family: str | None) -> str:
    """Everything a family (None: a spectator) gets from the match, as it would be sent."""
    match = table.match
    seat = None if family is None else table.seat(family)
    asked = [] if seat is None else [str(one) for one in (*match.options(seat), *match.extras(seat))]
    return json.dumps([match.view(seat), match.events(seat), asked])


def passed_windows(table: Table) -> list[str]:
    """The windows that open one after another while everybody passes."""
    found: list[str] = []
    while table.step().endswith(("Window", "Dice")):
        found.append(table.step())
        table.do("pass")
    return found


def usury(first: str = "", options: dict[str, Any] | None = None, **others: Any) -> Table:
    """Big Joey has just earned 11,000 in round 4; his reward may be robbed."""
    earner = side(gangsters="big_joey=usury", businesses="loan_shark cop~")
    table = scene(round=4, turn="blundetto", first=first, options=options, blundetto=earner, **others)
    return table.calm().job("big_joey", dice=(6, 6, 6))
