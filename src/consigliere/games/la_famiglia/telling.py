"""Arguments of sentences besides the facts: the cost of a choice, the part of an answer, what a reader knows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Texts
from consigliere.engine import Option

from .action_boards import (
    A_PLACE,
    A_RECRUIT,
    ACTION_IDS,
    BOARD_FIRST,
    CELL,
    CELL_ACTIONS,
    CELL_BOARD,
    CELL_IDS,
    COLUMN,
    COLUMN_CELLS,
    COLUMN_COST,
)
from .components import (
    CAR_ATTACK,
    CAR_BOMB,
    COLUMN_FEE,
    ECONOMY,
    FAMILY,
    FAMILY_BOARD,
    GIFT_COST,
    INITIATIVE,
    INSTANT_IDS,
    IS_ATTACK,
    JUSTICE,
    MARKER_FEE,
    ORDER,
    ORDER_IDS,
    ORDER_PARTS,
    PART_IDS,
    PLACE_BASE,
    POLICE,
    RECRUIT_BASE,
    ROW_IDS,
    TEAMS,
    TERRITORY,
    VEST,
    base_values,
)

View = dict[str, Any]
# Parts of orders whose signs need an explanation.
_HINTED: Final = frozenset(
    {"gather", "attack", "bomb", "snitch", "convert_adjacent", "agitate", "replace_defenders", "pay_remove"}
)


def _reader(view: View) -> dict[str, Any]:
    """The player for whom costs are shown: the reader, or the active player."""
    seat = view["seat"] if view["seat"] is not None else max(view["table"]["turn"], 0)
    found: dict[str, Any] = view["table"]["seats"][seat]
    return found


def about(option: Option, view: View) -> dict[str, Any]:
    """What an option costs, and whether soldiers who go leave nobody behind. [LF-PLAN-03, LF-INF-02, LF-FREE-02]"""
    if option.verb == "move":
        colour = str(option.target).partition("-")[2]
        return {"cost": marker_fee(colour, view)}
    if option.verb == "gain":
        return {"cost": column_price(str(option.target).removeprefix("column_"), view)}
    if option.verb == "give":
        return {"cost": (1 + GIFT_COST) * int(option.target)}
    if option.verb == "soldiers":
        empties = False
        if view["step"] == "Move":
            empties = option.target == view["facts"].get("soldiers")
        elif view["step"] == "GatherFrom" and view.get("row"):
            source = str(view["row"][0]).partition(":")[2]
            empties = option.target == view["table"]["soldiers"][TERRITORY[source]]
        return {"empties": "yes" if empties else "no"}
    return {}


def marker_fee(colour: str, view: View) -> int:
    """What the reader pays to move a marker of a colour. [LF-PLAN-03]"""
    player = _reader(view)
    if player["exempt"] or colour in ("grey", player["family"]) or _emergency(view):
        return 0
    return MARKER_FEE


def _emergency(view: View) -> bool:
    return bool(view["facts"].get("mode") == "emergency")


def column_fees(column: str, view: View) -> dict[str, int]:
    """What influence with a column costs the reader now, by payee; "" is the bank. [LF-INF-02]"""
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


def cell_told(name: str, view: View, words: Texts) -> str:
    """A cell in words, with the reader's base values and its actions. [LF-ACT-01 to LF-ACT-16]"""
    player = None if view["seat"] is None else view["table"]["seats"][view["seat"]]
    lines = [words(f"{name}.full")]
    if view["asked"] and view["step"] in ("Spread", "PutMarker"):  # [LF-INF-01, LF-ACT-13]
        return "\n".join([*lines, words("cell-not-now")])
    if player is not None and player["family"] is not None:
        bases = base_values(FAMILY[player["family"]], player["opened"])
        for action in CELL_ACTIONS[CELL[name]]:
            if action.kind in (A_PLACE, A_RECRUIT):
                kind = ACTION_IDS[action.kind]
                lines.append(words(f"cell-{kind}-now", n=bases[kind] + action.n))
    if CELL_BOARD[CELL[name]] == view["table"]["round"]:
        lines += _hints(name, words)
    return "\n".join(lines)


@lru_cache(maxsize=512)
def _hints(cell: str, words: Texts) -> list[str]:
    """Explanations of a cell's actions, since the words on the cell are short."""
    kinds = dict.fromkeys(ACTION_IDS[action.kind] for action in CELL_ACTIONS[CELL[cell]])
    return [words(f"hint-{kind}") for kind in kinds]


def column_told(name: str, view: View, words: Texts) -> str:
    """A column in words: its benefit for the reader, its cost, whether it is affordable. [LF-INF-01 to LF-INF-06]"""
    fees = column_fees(name, view)
    lines = [words(name), words("hint-column")]
    player = None if view["seat"] is None else view["table"]["seats"][view["seat"]]
    if name not in ROW_IDS:
        lines.append(words(f"column-{name}"))
    elif player is not None and player["family"] is not None:
        row = ROW_IDS.index(name)
        family, opened = FAMILY[player["family"]], player["opened"][row]
        taken = range(opened, min(opened + 2, len(FAMILY_BOARD[family][row])))
        lines.append(words("column-row", n=len(taken)))
        if taken:
            lines.append(words("column-uncovers", what="; ".join(_uncovered(family, row, at, words) for at in taken)))
    else:
        lines.append(words("column-row", n=2))
    lines += price_lines(fees, words)
    if player is not None and player["hq"] is not None and player["hq"]["money"] < sum(fees.values()):
        lines.append(words("column-short", money=player["hq"]["money"]))
    return "\n".join(lines)


def price_lines(fees: dict[str, int], words: Texts) -> list[str]:
    """What is paid to whom, line by line."""
    return [
        words("price-to", colour=colour, cost=str(amount)) if colour else words("price-bank", cost=str(amount))
        for colour, amount in fees.items()
    ]


def column_price(column: str, view: View) -> int:
    """What the reader pays in all to gain influence in a column. [LF-INF-02]"""
    return sum(column_fees(column, view).values())


def row_told(family: int, row: int, opened: int, words: Texts) -> str:
    """A row of a family board in words: its current value, and what is under each marker, from the left. This is
    public. [LF-SET-08, LF-FAM-01 to LF-FAM-05]"""
    cells = FAMILY_BOARD[family][row]
    now = _base(family, row, opened, words)
    lines = [words(ROW_IDS[row])]
    if now:
        lines.append(words("row-now", value=now))
    for at in range(opened, len(cells)):
        lines.append(words("row-marker", number=str(at - opened + 1), what=_uncovered(family, row, at, words)))
    return "\n".join(lines)


def _uncovered(family: int, row: int, at: int, words: Texts) -> str:
    """What is under a marker of a family board."""
    cell = FAMILY_BOARD[family][row][at]
    found = [words(f"row-{INSTANT_IDS[cell.instant]}", n=cell.n)] if cell.instant else []
    now, then = (_base(family, row, uncovered, words) for uncovered in (at, at + 1))
    if then != now:
        found.append(then)
    if cell.order >= 0:
        found.append(words("row-order", order=ORDER_IDS[cell.order]))
    return ", ".join(found)


def _base(family: int, row: int, uncovered: int, words: Texts) -> str:
    """The value of a row with this many cells uncovered; "" for the economy. [LF-SET-19]"""
    if row == JUSTICE:
        return words("row-justice", attack=CAR_ATTACK[family][uncovered], bomb=CAR_BOMB[family][uncovered])
    if row == ECONOMY:
        return ""
    return words(f"row-{ROW_IDS[row]}", n=(PLACE_BASE if row == POLICE else RECRUIT_BASE)[family][uncovered])


@lru_cache(maxsize=1024)
def order_told(name: str, words: Texts) -> str:
    """An order in words: its initiative, and the meaning of its signs. [LF-EVT-02, LF-EVT-07]"""
    order = ORDER[name]
    kind = "attack" if IS_ATTACK[order] else "supply"
    lines = [words(f"{name}.full"), words(f"order-{kind}-hint", initiative=str(INITIATIVE[order]))]
    for part in ORDER_PARTS[order]:
        kind, pattern = PART_IDS[part.kind], ", ".join(str(one) for one in part.pattern)
        if kind in _HINTED:
            lines.append(words(f"part-{kind}.hint", n=part.n, skull=str(part.skull), pattern=pattern))
    if VEST[order]:
        lines.append(words("vest-hint", n=str(VEST[order])))
    return "\n".join(lines)


def in_turn(table: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The open orders to come, by initiative: where, which, whose. [LF-EVT-02]

    Of equal orders those of the first player come first. In play they alternate, which a row cannot show.
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
    """The arguments of a question's or an event's text."""
    kind = facts.get("event")
    if kind is None:
        return _question(facts, view)
    if kind == "families_drawn":
        return {**facts, "team": str(facts["seats"][0] % len(TEAMS) + 1)}
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
    given = {**facts, "given": len(row)}
    last = row[-1].partition(":")[0] if row else ""
    if view["step"] == "Turn" and row:
        given["mode"] = "cell"
    elif view["step"] == "StartUnits":
        given["character"] = _reader(view)["character"]
    elif view["step"] == "ColumnChoice":
        given["left"] = "order" if facts["acted"] else "action" if facts["ordered"] else "both"
    elif view["step"] == "GiveOrder" and row:
        given["order"] = row[0].partition(":")[2]
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
