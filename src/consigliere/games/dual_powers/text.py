"""The board of a view as text for a terminal, within 100 columns and without colour.

The six regions stand in their ring, three rows of two, with the bridges between them. A token is the number it is
worth now; in brackets it is exhausted.
"""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import Any, Final

from consigliere.drawing import Texts, counted

from .components import (
    BONUS_DAYS,
    CONNECTION_ENDS,
    CONNECTION_IDS,
    DATA,
    FIRST_DAY,
    LAST_DAY,
    MONTH_IDS,
    NEUTRAL,
    RED,
    REGION_IDS,
    SIDE_IDS,
    TOKEN,
    TOKEN_EXHAUSTED,
    TOKEN_OWNER,
    TOKEN_READY,
    TRACK_SIGN,
    UNITS,
    UNREST_POINTS,
    WHITE,
    Rules,
    rules_for,
)

WIDTH: Final = 100
BOX: Final = 38  # columns of a region's box
GAP: Final = WIDTH - 2 * BOX
LABEL: Final = 12  # columns of a side's name inside a box
HARD: Final = "\N{NO-BREAK SPACE}"
OWNERS: Final = (*SIDE_IDS, "neutral")

_RING: Final = {region["ring_position"]: region["id"] for region in DATA["regions"]}
ROWS: Final = ((_RING[1], _RING[2]), (_RING[6], _RING[3]), (_RING[5], _RING[4]))  # clockwise from the upper left
JOINED: Final = {
    frozenset((REGION_IDS[a], REGION_IDS[b])): CONNECTION_IDS[i] for i, (a, b) in enumerate(CONNECTION_ENDS)
}


def board_text(view: dict[str, Any], words: Texts) -> str:
    """Everything on and around the board that the view's seat may see."""
    table = view["table"]
    lines = [
        *_heading(table, words),
        "",
        *_city(table, words, rules_for(view["options"])),
        words("text-legend"),
        "",
        *_side(table, words, "red"),
        *_side(table, words, "white"),
        *_piles(table, words),
    ]
    return "\n".join(line.rstrip() for line in lines)


# --- above the map: when, unrest, calendar, track


def _heading(table: dict[str, Any], words: Texts) -> list[str]:
    when = words(
        "text-when", round=table["round"], phase=f"phase-{table['phase']}", month=table["month"], day=table["day"]
    )
    if table["mode"] == "solo":
        when = f"{when} · {words('text-difficulty', level=table['difficulty'])}"
    will = words(side_message(table, table["will"]))
    return [
        when,
        words("text-unrest", region=table["unrest"] or "none", next=table["blockade"] or "none"),
        words("text-blockade", connection=table["blocked"]),
        f"{words('will-of-the-people')}: {will}. {standing(table, words)}",
        "",
        _months(table, words),
        f"{_days(table)}   {words('text-bonus-days')}",
        _track(table, words),
    ]


def _months(table: dict[str, Any], words: Texts) -> str:
    """The month fields with what unrest is worth in each; the current one in brackets."""
    fields = []
    for month, points in zip(MONTH_IDS, UNREST_POINTS, strict=True):
        field = f"{words(month)} {points}"
        fields.append(f"[{field}]" if month == table["month"] else field)
    return " · ".join(fields)


def _days(table: dict[str, Any]) -> str:
    marks = []
    for day in range(FIRST_DAY, LAST_DAY + 1):
        if day == table["day"]:
            marks.append("◆")
        else:
            marks.append("*" if day in BONUS_DAYS else "·")
    return f"{FIRST_DAY} {' '.join(marks)} {LAST_DAY}"


def _track(table: dict[str, Any], words: Texts) -> str:
    """The support track with its one marker; the negative end, red's, is on the left."""
    half, score = table["half_length"], table["score"]
    cells = ["◆" if i == score else "│" if i == 0 else "·" for i in range(-half, half + 1)]
    red, white = (_short(table, words, side) for side in SIDE_IDS)
    return f"{red} {half} {' '.join(cells)} {half} {white}   {words('support-track')}"


def ahead(table: dict[str, Any]) -> str:
    """The side on whose half of the support track the marker stands, "" in the middle."""
    score = table["score"]
    if not score:
        return ""
    return SIDE_IDS[RED if score * TRACK_SIGN[RED] > 0 else WHITE]


def standing(table: dict[str, Any], words: Texts) -> str:
    """Which side leads on the support track, and by how many points."""
    side = ahead(table)
    if not side:
        return words("text-level")
    return words("text-ahead", side=side_message(table, side), points=abs(table["score"]))


# --- the map


def _city(table: dict[str, Any], words: Texts, rules: Rules) -> list[str]:
    lines: list[str] = []
    drawn: set[frozenset[str]] = set()
    for i, row in enumerate(ROWS):
        if i:
            above = [frozenset(pair) for pair in zip(ROWS[i - 1], row, strict=True)]
            lines.append("".join(_bridge_down(table, words, pair).ljust(BOX + GAP) for pair in above))
            drawn.update(above)
        left, right = _box(table, words, rules, row[0]), _box(table, words, rules, row[1])
        height = max(len(left), len(right))
        across = _bridge_across(table, words, frozenset(row), height)
        drawn.add(frozenset(row))
        for a, b, c in zip(_segment(left, height), across, _segment(right, height), strict=True):
            lines.append(f"{a}{b}{c}")
    rest = [words(f"{name}.full") for pair, name in JOINED.items() if pair not in drawn]
    return [*lines, *([f"{words('text-also-joined')}: {', '.join(rest)}"] if rest else [])]


def _box(table: dict[str, Any], words: Texts, rules: Rules, region: str) -> list[str]:
    """A region with the tokens of each side and their strength, and the markers that lie in it."""
    inner = BOX - 4
    lines: list[str] = []
    width = inner - LABEL - 6
    tokens = [token for token, spot in table["tokens"].items() if spot.startswith(f"{region}:")]
    for owner in OWNERS:
        mine = [token for token in tokens if owner_of(table, token) == owner]
        label = words("neutral") if owner == "neutral" else _short(table, words, owner)
        total = f"= {sum(_strength(table, rules, token) for token in mine)}" if mine else ""
        shown = _wrapped("  ".join(_face(table, words, rules, token) for token in mine) or "–", width)
        lines.append(f"{label:<{LABEL}} {shown[0]:<{width}} {total:>4}")
        lines += [f"{'':<{LABEL}} {line}" for line in shown[1:]]
    marks = [words("unrest")] if table["unrest"] == region else []
    numbers = [str(i + 1) for i, where in enumerate(table["markers"]) if where == region]
    if numbers:
        marks.append(words("text-markers", markers=", ".join(numbers)))
    lines += _wrapped(" · ".join(marks), inner)
    title = f" {words(f'{region}.full')} "
    body = [f"│ {line:<{inner}} │" for line in lines]
    return [f"┌─{title:─<{BOX - 4}}─┐", *body, f"└{'─' * (BOX - 2)}┘"]


@lru_cache(maxsize=4096)
def _wrapped(text: str, width: int, first: str = "", next_: str = "") -> tuple[str, ...]:
    """Indented lines of text. They do not break at no-break spaces.

    The result is cached, because the board is written after every choice and most of it stays the same.
    """
    lines = wrap(text, width, initial_indent=first, subsequent_indent=next_)
    return tuple([line.replace(HARD, " ") for line in lines])


def _segment(box: list[str], height: int) -> list[str]:
    return [*box[:-1], *[f"│{' ' * (BOX - 2)}│"] * (height - len(box)), box[-1]]


def _bridge_across(table: dict[str, Any], words: Texts, pair: frozenset[str], height: int) -> list[str]:
    """The gap between two boxes side by side: the bridge in the middle, its name above, the blockade below."""
    lines = [" " * GAP for _ in range(height)]
    if pair in JOINED:
        blocked = JOINED[pair] == table["blocked"]
        middle = height // 2
        lines[middle - 1] = f"{words(JOINED[pair]):^{GAP}}"
        lines[middle] = f"{'═══════ ╳ ═══════' if blocked else '═════════════════':^{GAP}}"
        if blocked:
            lines[middle + 1] = f"{words('blockade'):^{GAP}}"
    return lines


def _bridge_down(table: dict[str, Any], words: Texts, pair: frozenset[str]) -> str:
    if pair not in JOINED:
        return ""
    name = words(JOINED[pair])
    blocked = JOINED[pair] == table["blocked"]
    return f"{' ' * 3}{'╳' if blocked else '║'} {name}{'. ' + words('blockade') if blocked else ''}"


# --- below the map: the sides and their cards


def _side(table: dict[str, Any], words: Texts, side: str) -> list[str]:
    facts = table["sides"][side]
    objective = facts["objective"]
    if objective == "hidden":
        objective = words("face-down")
    elif objective is not None:
        objective = words(f"{objective}.full")
    supply = [token for token, spot in table["tokens"].items() if spot == "supply" and owner_of(table, token) == side]
    message = "text-side-you" if table["you"] == side else "text-side"
    cards = ", ".join(words(card) for card in facts["played"])
    parts = [
        (words("hand"), str(facts["hand"])),
        (words("secret-objective"), objective or words("none")),
        (words("played"), cards or words("none")),
        (words("supply"), "  ".join(counted([_printed(words, token) for token in supply])) or words("none")),
    ]
    lines = [words(message, side=side_message(table, side), faction=f"faction-{side}")]
    for label, value in parts:
        lines += _wrapped(f"{label}: {value}", WIDTH - 2, "  ", "    ")
    return lines


def _piles(table: dict[str, Any], words: Texts) -> list[str]:
    counts = [("deck", table["deck"]), ("discard", len(table["discard"])), ("region-tiles", table["tiles_left"])]
    if table["mode"] == "solo":
        counts += [("opposition-pile", table["pile"]), ("opposition-leaders", table["leader_pile"])]
    lines = [" · ".join(f"{words(name)}: {count}" for name, count in counts)]
    if table["hand"] is not None:
        lines += ["", f"{words('your-hand')}:"] + [f"  {words(f'{card}.full')}" for card in table["hand"]]
    return lines


# --- tokens and sides


def side_message(table: dict[str, Any], side: str) -> str:
    """The message that names a side. In solo the Opposition has no player."""
    return "side-unseated" if table["sides"][side]["seat"] is None else f"side-{side}"


def _short(table: dict[str, Any], words: Texts, side: str) -> str:
    """A short name of a side."""
    message = side_message(table, side)
    return words("side-unseated.short" if message == "side-unseated" else message)


def owner_of(table: dict[str, Any], token: str) -> str:
    """The owner of a token: a side or neutral. Opposition units belong to the side without a player."""
    owner = TOKEN_OWNER[TOKEN[token]]
    if owner < 0:
        return next(side for side in SIDE_IDS if table["sides"][side]["seat"] is None)
    return "neutral" if owner == NEUTRAL else SIDE_IDS[owner]


def _strength(table: dict[str, Any], rules: Rules, token: str) -> int:
    """The current strength of a token on the board. [DP-COMP-21, DP-COMP-22]"""
    exhausted: bool = table["tokens"][token].endswith(":exhausted")
    return rules.strength[2 * TOKEN[token] + exhausted]


def _is_leader(token: str) -> bool:
    return TOKEN[token] >= UNITS and TOKEN_OWNER[TOKEN[token]] >= 0


def _face(table: dict[str, Any], words: Texts, rules: Rules, token: str) -> str:
    """A token in a region: its strength, in brackets if it is exhausted, after its name if it is a leader."""
    worth = str(_strength(table, rules, token))
    if table["tokens"][token].endswith(":exhausted"):
        worth = f"({worth})"
    return f"{words(token)}{HARD}{worth}".replace(" ", HARD) if _is_leader(token) else worth


def _printed(words: Texts, token: str) -> str:
    """A token in the supply: both its strengths."""
    number = TOKEN[token]
    both = f"{TOKEN_READY[number]}/{TOKEN_EXHAUSTED[number] if TOKEN_EXHAUSTED[number] >= 0 else 'X'}"
    return f"{words(token)} {both}" if _is_leader(token) else both
