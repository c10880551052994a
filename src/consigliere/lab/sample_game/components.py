"""The components as tables of integers, built once at import. Cards of a kind are interchangeable, so they are one
number."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine.data import load_data

DATA: Final[dict[str, Any]] = load_data(__package__)
KIND_IDS: Final = tuple(kind["id"] for kind in DATA["kinds"])
KIND: Final = {name: number for number, name in enumerate(KIND_IDS)}
COPIES: Final = tuple(kind["copies"] for kind in DATA["kinds"])
THIEF: Final = KIND["thief"]
HAND: Final = 2
COINS: Final = 2
LOOT: Final = 2
PRICE: Final = 5
TURNS: Final = 40


def check(data: dict[str, Any] = DATA) -> list[str]:
    """A sentence for each fault in the dataset, or in a corrected one."""
    wrong = [f"{kind['id']} names no source" for kind in data["kinds"] if not kind.get("source")]
    if sum([kind["copies"] for kind in data["kinds"]]) < HAND * data["meta"]["players_max"]:
        wrong.append("there are not enough cards for all seats")
    return wrong
