"""Choosing a club: the boards with what each club starts with and its special rules, as signs and in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import OSWALD, Texts, piece, while_legal
from consigliere.drawing.svg import at, line, rect, text
from consigliere.games.men_of_mayhem.components import (
    CLUB,
    CLUB_IDS,
    CLUB_OPS,
    CLUB_ORDER_IDS,
    CLUB_RULE_IDS,
    DATA,
    OP_IDS,
    Rules,
)

from .phrases import club_rule
from .pieces import disc, dudes, goods, icon, tank
from .sheet import Valley
from .street import WIDTH

SIDES: Final = ("high_octane", "unleaded")
START_GOODS: Final = (("cash", "cash"), ("gun", "guns"), ("contraband", "contraband"))
# What a board has: the end of the text's name, the sign, its colour
LEGEND: Final = (
    ("cash", "cash", "cash"),
    ("order", "order", "lamp"),
    ("gun", "gun", "gun"),
    ("member", "member", "bone"),
    ("bag", "bag", "bag"),
    ("prospect", "prospect", "bone"),
)
_WIDE: Final = 192.0  # the lights of neighbours do not touch
_HIGH: Final = 486.0
_STEP: Final = 206.0
_TOP: Final = 88.0


def clubs(sheet: Valley) -> list[str]:
    """The boards of the clubs still available; while a side is chosen, the two sides of that board."""
    words, both = sheet.words, sheet.view["options"]["mode"] == "high_octane"
    taken = {player["club"] for player in sheet.table["players"]}
    choosing = [player["club"] for player in sheet.table["players"] if player["club"] and player["side"] is None]
    title = words("ask-ChooseSide", club=choosing[0]) if choosing else words("ask-ChooseClub")
    found = [text(title, WIDTH / 2, 54, 32, text_anchor="middle", class_="bone heading")]
    if choosing and both:
        for i, side in enumerate(SIDES):
            x = WIDTH / 2 - 230 + i * 260
            found.append(at(0, 0, _board(choosing[0], side, x, side, words), class_=f"club-side-{i}"))
        return found
    able = Rules(sheet.view["seats"], sheet.view["options"]).clubs
    left = [CLUB_IDS[club] for club in able if CLUB_IDS[club] not in taken]
    side = SIDES[0] if both else SIDES[1]
    row = [
        at(
            0,
            0,
            _board(name, side, 8 + i * _STEP, name, words, boards_told(CLUB[name], both, words)),
            class_=f"club-{i}",
        )
        for i, name in enumerate(left)
    ]
    found.append(at((WIDTH - 12 - len(left) * _STEP) / 2, 0, *row, class_="club-row"))
    return found


def legend(wide: float, words: Texts) -> list[str]:
    """What the signs on the clubs' boards mean: in the reader's area, which is empty before a club is chosen."""
    found: list[str] = []
    for i, (name, sign, class_) in enumerate(LEGEND):
        x, y, room = 22 + i % 2 * (wide / 2 - 8), 44 + i // 2 * 66, wide / 2 - 76
        told = words(f"pic-legend-{name}")
        found.append(icon(sign, x + 14, y, 30, class_))
        found.append(OSWALD.paragraph(told, x + 40, y - 6, 16, room, 60, 1.15, 0.9, class_="bone", font_weight=500))
    return found


@lru_cache(maxsize=128)
def _board(club: str, side: str, x: float, thing: str, words: Texts, told: str = "") -> str:
    """A side of a club's board: what it starts with, and its special rules."""
    board = DATA["clubs"][CLUB[club]][side]
    title = words(f"side-{club}") if thing == club else words(f"pic-side-{side}")
    orders = board["base_orders"] + board["members"]
    mid = _WIDE / 2
    figures = (("order", orders), ("member", board["members"]), ("prospect", board["prospects"]))
    parts = [
        rect(3, 5, _WIDE, _HIGH, rx=10, class_="cast"),
        rect(0, 0, _WIDE, _HIGH, rx=10, class_="slab frame", stroke="var(--own)", stroke_width=3),
        rect(0, 0, _WIDE, 12, rx=5, class_="own"),
        tank(club, mid, 78, 1.16),
        OSWALD.name(title, mid, 132, 24, _WIDE - 20, class_="bone", font_weight=700),
        *[goods(item, board[name], 24 + i * 62, 178, words, 25) for i, (item, name) in enumerate(START_GOODS)],
    ]
    for i, (kind, number) in enumerate(figures):
        drawn = icon("order", 10, -14, 24, "lamp") if kind == "order" else dudes(kind, 1, 0.86, numbered=False)
        parts.append(
            at(
                12 + i * 62,
                232,
                drawn,
                text(str(number), 42 if kind == "member" else 26, -5, 20, class_="bone", font_weight=700),
            )
        )
    parts.append(line(12, 248, _WIDE - 12, 248, stroke="var(--edge)", stroke_width=1.5))
    parts += _rules(club, side, thing, words)
    edge = {"x": -3, "y": -3, "width": _WIDE + 6, "height": _HIGH + 6}
    parts.append(
        while_legal(
            rect(**edge, rx=12, class_="rim-line", stroke_width=9),
            rect(**edge, rx=12, class_="light-line tube", stroke_width=3.6),
        )
    )
    return piece(
        x,
        _TOP,
        *parts,
        tooltip=f"{title}\n{told}" if told else title,
        id=f"patch-{club}" if thing == club else f"board-{side}",  # a club keeps the id of its patch
        data_thing=thing,
        class_=f"club-board self-lit of-{club}",
    )


def _rules(club: str, side: str, thing: str, words: Texts) -> list[str]:
    """Special rules: name, signs, words."""
    rules = CLUB_RULE_IDS[CLUB[club]] if side == SIDES[0] else ()
    parts: list[str] = []
    for i, rule in enumerate(rules):
        y = 254 + i * 116
        ordered = rule == CLUB_ORDER_IDS[CLUB[club]]
        hint = words(OP_IDS[CLUB_OPS[CLUB[club]][0]]) if ordered else words(f"{rule}-hint")
        size = 20.0
        while size > 14 and club_rule(club, rule, size).width > _WIDE - (52 if ordered else 28):
            size -= 1
        parts += [
            OSWALD.caption(
                words(rule), 12, y + 18, 16, _WIDE - 24, text_anchor="start", class_="bone", font_weight=700
            ),
            icon("order", 23, y + 38, 20, "lamp") if ordered else "",
            at(38 if ordered else 14, y + 38, club_rule(club, rule, size).drawn),
            OSWALD.paragraph(hint, 12, y + 54, 15, _WIDE - 24, 60, 1.15, 0.92, class_="shade", font_weight=500),
        ]
    if not rules and thing == side:
        told = words(f"opt-side-{side}")
        parts.append(OSWALD.paragraph(told, 12, 262, 16, _WIDE - 24, 150, 1.15, 0.85, class_="shade", font_weight=500))
    return parts


@lru_cache(maxsize=64)
def boards_told(club: int, both: bool, words: Texts) -> str:
    """What a club's board prints: starting goods and rules; of both sides if there is a choice."""
    lines: list[str] = []
    for side in SIDES if both else SIDES[1:]:
        board = DATA["clubs"][club][side]
        begins = [
            *[words(f"n-{item}", count=board[name]) for item, name in START_GOODS],
            words("dudes", members=board["members"], prospects=board["prospects"]),
        ]
        lines.append(f"{words(f'pic-side-{side}')}: {', '.join(begins)}")
        if side == "high_octane":
            lines += [rule_told(club, rule, words) for rule in CLUB_RULE_IDS[club]]
    return "\n".join(lines)


def rule_told(club: int, rule: str, words: Texts) -> str:
    """A special rule in words."""
    also = f" {words(OP_IDS[CLUB_OPS[club][0]])}" if rule == CLUB_ORDER_IDS[club] else ""
    return f"{words(rule)}: {words(f'{rule}-hint')}{also}"


def patch(club: str, x: float, y: float, size: float, words: Texts) -> str:
    """A club's patch with its name, for the primer."""
    name = words(f"side-{club}")
    return piece(
        x,
        y,
        disc(club, 0, -size * 0.1, size * 0.38, True),
        OSWALD.line(name.upper(), 0, size * 0.46, max(13.6, size * 0.16), size * 1.05, class_="bone"),
        tooltip=name,
        id=f"patch-{club}",
        data_thing=club,
        class_=f"patch of-{club}",
    )


BOARD: Final = (_WIDE, _HIGH)


def club_side(club: str, side: str, words: Texts) -> str:
    """One side of a club's board, from its upper left corner; its size is BOARD."""
    return at(0, -_TOP, _board(club, side, 0, side, words))
