"""The components as tables of integers. Goods of a kind are interchangeable, so the state only counts them."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine.data import load_data

DATA: Final[dict[str, Any]] = load_data(__package__)
GOOD_IDS: Final = tuple(good["id"] for good in DATA["goods"])
GOOD: Final = {name: number for number, name in enumerate(GOOD_IDS)}
COPIES: Final = tuple(good["copies"] for good in DATA["goods"])
KINDS: Final = len(GOOD_IDS)
STALL_IDS: Final = tuple(stall["id"] for stall in DATA["stalls"])
STALLS: Final = len(STALL_IDS)
DEALT: Final = 3
LOT: Final = 3
COINS: Final = 12
CONSOLATION: Final = 2
MAJORITY: Final = 6
SET: Final = 5
ROUNDS: Final = (3, 4)
DEFAULT_ROUNDS: Final = 4


def check(data: dict[str, Any] = DATA) -> list[str]:
    """A sentence for each fault in the dataset, or in a corrected one."""
    entries = [*data["goods"], *data["stalls"]]
    wrong = [f"{entry['id']} names no source" for entry in entries if not entry.get("source")]
    needed = DEALT * data["meta"]["players_max"] + LOT * STALLS * max(ROUNDS)
    bag = sum([good["copies"] for good in data["goods"]])
    if bag < needed:
        wrong.append(f"the bag needs {needed} goods and has {bag}")
    return wrong
