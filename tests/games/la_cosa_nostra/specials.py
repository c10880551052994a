"""Scenes with special gangsters."""

from __future__ import annotations

from typing import Any

from consigliere.games.la_cosa_nostra.components import GANGSTER_IDS, GUNS, HIRE_COST

from .scene import Table, scene, side
from .scene_table import SPECIAL_IDS

STRONG = {name for name in SPECIAL_IDS if GUNS[GANGSTER_IDS.index(name)] == 4}


def hire_price(name: str) -> int:
    return HIRE_COST[GANGSTER_IDS.index(name)]


def acting(crew: str, round: int = 4, **more: Any) -> Table:
    """The Blundettos' turn with this crew."""
    businesses = more.pop("businesses", "")
    own = side(
        cash=more.pop("cash", 10_000), gangsters=crew, businesses=businesses, influence=more.pop("influence", "")
    )
    return scene(round=round, blundetto=own, turn="blundetto", **more).calm()


def until(table: Table, step: str) -> Table:
    """Windows are passed until a question comes."""
    while table.step() != step:
        assert table.step().endswith(("Window", "Dice")), f"{step} never came: {table.step()}"
        table.do("pass")
    return table


SPECIAL = {"expansion_gangsters": True}


def value_of(table: Table) -> int:
    """The success value of the last roll."""
    found: int = table.happened("rolled")[-1]["value"]
    return found
