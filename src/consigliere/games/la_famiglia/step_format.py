"""Readable fields in positions for steps that pack several numbers into one."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import BadPosition, Code
from consigliere.engine.strict import short_repr

from .action_boards import SPREAD_IDS, TO_IDS, WHERE_IDS
from .components import TERRITORY, TERRITORY_IDS
from .events import ATTACKS

BEGUN: Final = 8  # no cell and no order has more parts


def _parts(bits: int) -> list[int]:
    """The completed parts of a cell or an order, counted from 1 as printed."""
    return [part + 1 for part in range(BEGUN) if bits >> part & 1]


def _parts_read(written: list[Any]) -> int:
    bits = 0
    for part in written:
        if type(part) is not int or not 1 <= part <= BEGUN:
            raise BadPosition([f"done names part {part!r}, which there is not"])
        bits |= 1 << (part - 1)
    return bits


def _rank(rank: int) -> dict[str, Any] | None:
    """The rank of an order: supplies before attacks, each by initiative. [LF-EVT-02]"""
    return None if rank < 0 else {"attack": rank >= ATTACKS, "initiative": rank % ATTACKS}


def _rank_read(written: dict[str, Any] | None) -> int:
    if written is None:
        return -1
    parts = written if isinstance(written, dict) else {}
    attack, initiative = parts.get("attack"), parts.get("initiative")
    if type(attack) is not bool or type(initiative) is not int or not 0 <= initiative < ATTACKS:
        raise BadPosition([f"rank cannot be {short_repr(written)}"])
    return (ATTACKS if attack else 0) + initiative


def _slot(slot: int) -> dict[str, Any]:
    """The slot of an order: the territory, and which of its two orders."""
    return {"place": TERRITORY_IDS[slot // 2], "order": slot % 2 + 1}


def _slot_read(written: dict[str, Any]) -> int:
    parts = written if isinstance(written, dict) else {}
    place, order = parts.get("place"), parts.get("order")
    if not isinstance(place, str) or place not in TERRITORY or type(order) is not int or order not in (1, 2):
        raise BadPosition([f"slot cannot be {short_repr(written)}"])
    return 2 * TERRITORY[place] + order - 1


_HOW: Final = {"Place": ("where", WHERE_IDS), "GiveOrder": ("spread", SPREAD_IDS), "Influence": ("to", TO_IDS)}


def renewed(step: dict[str, Any]) -> dict[str, Any]:
    """A step in the current format. Positions of older stored games have bare numbers in these places."""
    field, names = _HOW.get(str(step["step"]), ("", ()))
    if "how" in step and field:
        step[field] = names[step.pop("how")]
    if step["step"] == "TwoRows" and type(step.get("kept")) is int:
        step["kept"] = TO_IDS[step["kept"]]
    for name, code in CODES.items():
        if type(step.get(name)) is int:
            step[name] = code.write(step[name])
    return step


CODES: Final[dict[str, Code]] = {
    "done": Code(_parts, _parts_read),
    "rank": Code(_rank, _rank_read),
    "slot": Code(_slot, _slot_read),
}
