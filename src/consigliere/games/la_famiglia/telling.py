"""What sentences need beside the facts: what a choice costs, which part of an answer is asked, what a reader knows."""

from __future__ import annotations

from typing import Any

from consigliere.drawing import Texts
from consigliere.engine import Option

from .components import (
    BOARD_FIRST,
    CELL_IDS,
    COLUMN,
    COLUMN_CELLS,
    COLUMN_COST,
    COLUMN_FEE,
    GIFT_COST,
    INITIATIVE,
    IS_ATTACK,
    MARKER_FEE,
    ORDER,
    TEAMS,
    TERRITORY,
)

View = dict[str, Any]


def _reader(view: View) -> dict[str, Any]:
    """The player who asks what things cost: the reader, or whose turn it is."""
    seat = view["seat"] if view["seat"] is not None else max(view["table"]["turn"], 0)
    found: dict[str, Any] = view["table"]["seats"][seat]
    return found


def about(option: Option, view: View) -> dict[str, Any]:
    """What an option costs. [LF-PLAN-03, LF-INF-02, LF-FREE-02]"""
    if option.verb == "move":
        colour = str(option.target).partition("-")[2]
        return {"cost": str(marker_fee(colour, view))}
    if option.verb == "gain":
        return {"cost": str(column_price(str(option.target).removeprefix("column_"), view))}
    if option.verb == "give":
        return {"cost": str((1 + GIFT_COST) * int(option.target))}
    return {}


def marker_fee(colour: str, view: View) -> int:
    player = _reader(view)
    if player["exempt"] or colour in ("grey", player["family"]) or _emergency(view):
        return 0
    return MARKER_FEE


def _emergency(view: View) -> bool:
    return bool(view["facts"].get("mode") == "emergency")


def column_fees(column: str, view: View) -> dict[str, int]:
    """What gaining influence with a column costs the reader now, and to whom: "" is the bank. [LF-INF-02]"""
    board = view["table"]["round"] - 1
    upper, first = view["table"]["upper"], BOARD_FIRST[board]
    cells = [CELL_IDS[first + at] for at in COLUMN_CELLS[board][COLUMN[column]]]
    markers = [colour for cell in cells for colour in upper.get(cell, ())]
    found = {"": int(COLUMN_COST[board][COLUMN[column]] + COLUMN_FEE * len(markers))}
    for colour in markers:
        fee = marker_fee(colour, view)
        if fee:
            found[colour] = found.get(colour, 0) + fee
    return found


def price_lines(fees: dict[str, int], words: Texts) -> list[str]:
    """What is paid to whom, line by line."""
    return [
        words("price-to", colour=colour, cost=str(amount)) if colour else words("price-bank", cost=str(amount))
        for colour, amount in fees.items()
    ]


def column_price(column: str, view: View) -> int:
    return sum(column_fees(column, view).values())


def in_turn(table: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The open orders still to be carried out, in the order of their turns: where, which, whose. [LF-EVT-02]

    Of equal ones those of the first player come first; that goes round by round, which a row cannot show.
    """
    if table["phase"] != "events":
        return []
    first, seats = table["first"], {player["family"]: player["seat"] for player in table["seats"]}
    rows = [
        (place, order, table["owners"][TERRITORY[place]])
        for place, lying in table["orders"].items()
        for order in lying
        if order not in table["resolved"]
    ]
    return sorted(
        rows, key=lambda row: (IS_ATTACK[ORDER[row[1]]], INITIATIVE[ORDER[row[1]]], (seats[row[2]] - first) % 4)
    )


def retold(facts: dict[str, Any], view: View) -> dict[str, Any]:
    """The facts of a question or an event as their wording needs them."""
    kind = facts.get("event")
    if kind is None:
        return _question(facts, view)
    if kind == "order_laid":
        return {**facts, "known": "yes" if "order" in facts else "no", "order": facts.get("order", "grey")}
    if kind == "card_laid":
        return {**facts, "known": "yes" if "card" in facts else "no", "card": facts.get("card", "no-card")}
    if kind == "marched":
        return {**facts, "way": "water" if facts["water"] else "car" if facts["car"] else "land"}
    if kind == "cards_up":
        return {**facts, "attacker": facts["attacker"] or ["no-card"], "defender": facts["defender"] or ["no-card"]}
    return facts


def _question(facts: dict[str, Any], view: View) -> dict[str, Any]:
    row = view["row"]
    given = {**facts, "given": str(len(row))}
    last = row[-1].partition(":")[0] if row else ""
    if view["step"] == "Turn" and row:
        given["mode"] = "cell"
    elif view["step"] == "Move":
        given["part"] = {"": "where", "past": "past", "soldiers": "car"}.get(last, "soldiers")
    elif view["step"] == "Explosion":
        given["part"] = "car" if last == "bomb" else "start" if not row and facts["starts"] > 1 else "where"
    return given


def accounts(view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
    """The score of a seat is its team's districts: its own and its ally's. [LF-END-03]"""
    own = [player["districts"] for player in view["table"]["seats"]]
    ally = [next(own[other] for team in TEAMS if seat in team for other in team if other != seat) for seat in range(4)]
    return [("account-own", own, "LF-CTL-01"), ("account-ally", ally, "LF-END-06")]
