"""What sentences need beside the facts: what a choice costs, which part of an answer is asked, what a reader knows."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option

from .components import (
    BOARD_FIRST,
    CELL_IDS,
    COLUMN,
    COLUMN_CELLS,
    COLUMN_COST,
    COLUMN_FEE,
    GIFT_COST,
    MARKER_FEE,
    TEAMS,
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


def column_price(column: str, view: View) -> int:
    """What gaining influence with a column costs the reader now."""
    board = view["table"]["round"] - 1
    upper, first = view["table"]["upper"], BOARD_FIRST[board]
    cells = [CELL_IDS[first + at] for at in COLUMN_CELLS[board][COLUMN[column]]]
    markers = [colour for cell in cells for colour in upper.get(cell, ())]
    fees = sum(marker_fee(colour, view) for colour in markers)
    return int(COLUMN_COST[board][COLUMN[column]] + COLUMN_FEE * len(markers) + fees)


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
