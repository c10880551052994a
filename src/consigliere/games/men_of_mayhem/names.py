"""How things are named in sentences: the message of a thing, and the arguments of that message.

Sites, cards, clubs and their rules have messages of their own. These ids are composed:

    clubhouse_samcro          a gang's clubhouse
    samcro_member_docks       a dude of a kind at a place
    face_down_7               a tile that nobody has seen
    docks_1, docks_trick_1    an operation, described by what it does
    docks_1~1~1~2             the same with its price, what it brings and how many uses are left
    n_gun_2                   an amount of something
    dudes_2_1                 numbers of members and prospects
"""

from __future__ import annotations

import re
from typing import Any, Final

from .components import (
    CLUB,
    GET_IDS,
    ITEM_IDS,
    OP,
    OP_AMOUNT,
    OP_ANYWHERE,
    OP_GET,
    OP_GIVE,
    OP_IDS,
    OP_KIND,
    OP_KIND_IDS,
    OP_MAX,
    OP_PRICE,
    SIDE_IDS,
)
from .options import FACE_DOWN_IDS, FIGURE, FIGURE_PLACES

Name = tuple[str, dict[str, Any]]
_NUMBER: Final = re.compile(r"n_([a-z_]+)_(\d+)\Z")
_DUDES: Final = re.compile(r"dudes_(\d+)_(\d+)\Z")
_NOW: Final = re.compile(r"(\w+)~(\d+)~(\d+)~(\d+)\Z")
_CLUBHOUSE: Final = "clubhouse_"


def several(what: str, count: int) -> str:
    """The id of an amount of something."""
    return f"n_{what}_{count}"


def dudes(members: int, prospects: int) -> str:
    """The id of numbers of members and prospects."""
    return f"dudes_{members}_{prospects}"


def operation_now(op: int, price: int, amount: int, left: int) -> str:
    """The id of an operation as it is now; `left` below zero: with as many uses as are printed."""
    return f"{OP_IDS[op]}~{price}~{amount}~{left if left >= 0 else OP_MAX[op]}"


def name_of(thing: str) -> Name:
    """The message that names a thing, and its arguments."""
    if thing in FIGURE:
        club, kind, at = FIGURE[thing]
        place = FIGURE_PLACES[at]
        kinds = ("member", "prospect")
        return "figure", {"kind": kinds[kind], "place": _own_place(club, place)}
    if thing.startswith(_CLUBHOUSE) and thing[len(_CLUBHOUSE) :] in CLUB:
        return "clubhouse-of", {"club": f"side-{thing[len(_CLUBHOUSE) :]}"}
    if thing in SIDE_IDS:
        return f"pic-side-{thing}", {}
    if thing in FACE_DOWN_IDS:
        return "face-down", {"number": str(FACE_DOWN_IDS.index(thing) + 1)}
    if thing in OP:
        return operation(OP[thing])
    found = _NUMBER.match(thing)
    if found:
        return f"n-{found[1].replace('_', '-')}", {"count": int(found[2])}
    found = _NOW.match(thing)
    if found and found[1] in OP:
        return operation(OP[found[1]], int(found[2]), int(found[3]), int(found[4]))
    found = _DUDES.match(thing)
    if found:
        return "dudes", {"members": int(found[1]), "prospects": int(found[2])}
    return thing, {}


def _own_place(club: int, place: str) -> str:
    return "clubhouse" if place == "clubhouse" else place


def operation(op: int, price: int | None = None, amount: int | None = None, left: int | None = None) -> Name:
    """What an operation does, in one line; as printed, or with what it costs and brings now and the uses left."""
    price, amount = OP_PRICE[op] if price is None else price, OP_AMOUNT[op] if amount is None else amount
    kind = OP_KIND_IDS[OP_KIND[op]]
    get = GET_IDS[OP_GET[op]] if OP_GET[op] >= 0 else ""
    facts: dict[str, Any] = {"max": OP_MAX[op] if left is None else left}
    if OP_GIVE[op] >= 0:
        facts["give"] = several(ITEM_IDS[OP_GIVE[op]], price)
    if get:
        facts["get"] = several("heat" if kind == "discard" else get, amount)
    if OP_ANYWHERE[op]:
        return "op-spend-anywhere", facts
    return f"op-{kind.replace('_', '-')}", facts
