"""Each side's place at the table, 290 by 1000: its name, hand, played cards and supply."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from consigliere.drawing import Texts, row_positions
from consigliere.drawing.svg import at, circle, group, polygon, rect, title
from consigliere.games.dual_powers.components import (
    CARD,
    CARD_IDS,
    DATA,
    LEADER_CARDS,
    LEADER_TOKEN,
    OPPOSITION,
    SIDE_IDS,
    TOKEN_IDS,
    TURNS,
    UNITS,
)

from .cards import WIDTH as CARD_WIDTH
from .cards import back, card, empty, said
from .glyphs import caption, emblem, numeral, two_lines
from .pieces import token, will_marker
from .sheet import LEADERS, OWNER, Sheet, called

WIDTH: Final = 290
HEIGHT: Final = 1000
_HAND_SCALE: Final = 1.1
HAND_HEIGHT: Final = 260


def side(sheet: Sheet, name: str) -> list[str]:
    """A side's panel. Hidden cards are face down."""
    return [
        rect(0, 0, WIDTH, HEIGHT, class_="paper"),
        _header(sheet, name),
        *_objective(sheet, name, 14, 200),
        *(_pile(sheet, 150, 200) if name == sheet.opposition else _hand(sheet, name, 150, 200)),
        *_played(sheet, name, 14, 416),
        emblem(name, 182 if name == "red" else 108, 890, 200, "shade"),
        *_supply(sheet, name, 566),
        rect(0, 0, WIDTH, HEIGHT, class_="none", stroke="var(--ink)", stroke_width=8),
    ]


@lru_cache(maxsize=256)
def _label(words: str, x: float, y: float, fit: float = 260) -> str:
    return caption(words, x, y, 19.5, fit, text_anchor="start", class_="ink")


def _header(sheet: Sheet, name: str) -> str:
    turn = sheet.waits_for(sheet.sides[name]["seat"])
    player = "side-unseated" if name == sheet.opposition else "pic-you" if name == sheet.you else ""
    will = will_marker(sheet, 52 if name == "red" else WIDTH - 52, 146) if sheet.will == name else ""
    return _headed(sheet.words, name, player, turn, will)


@lru_cache(maxsize=128)
def _headed(words: Texts, name: str, player: str, turn: bool, will: str) -> str:
    """Emblem and name, the Will of the People, and a wedge towards the board when the table waits for this side.

    White's panel mirrors red's: the two sides face each other over the city.
    """
    first, second = two_lines(words(f"faction-{name}"))
    red = name == "red"
    far, near = (0, WIDTH) if red else (WIDTH, 0)
    x, anchor = (96, "start") if red else (WIDTH - 96, "end")
    parts = [
        polygon(((0, 0), (WIDTH, 0), (near, 96), (far, 158)) if red else _MIRRORED, class_="own"),
        polygon(((near, 96), (far, 158), (far, 168), (near, 106)), class_="ink"),
        emblem(name, abs(far - 48), 60, 76, "on"),
        caption(first, x, 44, 30, 178, text_anchor=anchor, class_="display on"),
        caption(second, x, 77, 30, 178, text_anchor=anchor, class_="display on"),
    ]
    if player:
        parts.append(caption(words(player), x, 102, 19.5, 130, text_anchor=anchor, class_="on"))
    if turn:
        tip, foot = abs(near - 6), abs(near - 74)
        parts.append(polygon(((foot, 112), (tip, 144), (foot, 176)), class_="poster line"))
    return group(*parts, will, class_=f"header {name}{' waiting' if turn else ''}", id=f"side-{name}")


_MIRRORED: Final = ((0, 0), (WIDTH, 0), (WIDTH, 158), (0, 96))


def _objective(sheet: Sheet, name: str, x: float, y: float) -> list[str]:
    """The secret objective: a back for those who may not know it; its owner sees the face under a seal. [DP-OBJ-03]"""
    facts = sheet.sides[name]
    laid: str | None = facts["objective"]
    told = sheet.words(f"objective_{name}")
    scale = 0.8
    parts = [_label(sheet.words("pic-objective"), x, y, 122)]
    if laid is None:
        parts.append(empty(x, y + 10, scale, "" if name == sheet.opposition else "?"))
    elif laid == "hidden":
        parts.append(back(x, y + 10, scale, told))
    else:
        parts.append(card(sheet, laid, x, y + 10, scale, "objective"))
        if not facts["objective_shown"]:
            parts.append(fold(x + CARD_WIDTH * scale, y + 10))
    return [group(title(told), *parts, id=f"objective-{name}", class_="space objective")]


@cache
def fold(x: float, y: float) -> str:
    """The upper right corner lifted, so that the back shows: this card still lies face down for the others."""
    under = polygon(((x + 3, y - 3), (x + 3, y + 40), (x - 40, y - 3)), class_="paper")
    return (
        under
        + polygon(((x - 40, y), (x, y + 40), (x - 40, y + 40)), class_="ink line")
        + polygon(((x - 40, y + 20), (x - 20, y + 40), (x - 30, y + 40), (x - 40, y + 30)), class_="poster")
    )


def _hand(sheet: Sheet, name: str, x: float, y: float) -> list[str]:
    """The number of cards a side holds, and its leaders, which are public."""
    facts = sheet.sides[name]
    count: int = facts["hand"]
    leaders: list[str] = facts["leaders"]
    parts = [title(sheet.words("pic-hand", count=count)), _label(sheet.words("pic-in-hand"), x, y, 100)]
    hidden = count - len(leaders)
    step = min(20.0, 74 / max(hidden - 1, 1))
    parts += [back(x + step * i, y + 10, 0.36, name=f"hand-{name}-{i + 1}") for i in range(hidden)]
    parts.append(numeral(count, 264, y - 7, 24, "ink"))
    drawn = group(*parts, id=f"hand-{name}", class_="hand-count")
    # The reader's own leader cards are in the hand below; no card is drawn twice.
    if name == sheet.you:
        return [drawn]
    return [drawn, *(_plate(sheet.words, leader, name, x, y + 96 + 24 * i) for i, leader in enumerate(leaders))]


@lru_cache(maxsize=64)
def _plate(words: Texts, leader: str, owner: str, x: float, y: float) -> str:
    """A leader's card in a side's hand, as its name: a card this small would not be legible."""
    shown = called(words, TOKEN_IDS[LEADER_TOKEN[CARD[leader]]])
    return at(
        x,
        y,
        title(said(words, leader)),
        rect(0, 0, 128, 22, class_="own line frame", stroke_width=2),
        caption(shown, 64, 18.5, 20, 120, class_="on"),
        id=f"card-{leader}",
        class_=f"card leader {owner} in-hand",
    )


def _pile(sheet: Sheet, x: float, y: float) -> list[str]:
    """The Opposition has no hand: a pile of orders, a pile of leaders, and a level. [DP-SOLO-03, -05, -07]"""
    orders, leaders, level = sheet.table["pile"], sheet.table["leader_pile"], sheet.table["difficulty"]
    chip = ((244, y + 134), (278, y + 134), (270, y + 178), (236, y + 178))
    return [
        _label(sheet.words("pic-orders"), x, y, 60),
        _stack("pile", sheet.words("pic-pile", count=orders), orders, x, y + 22),
        _stack("leader-pile", sheet.words("pic-leaders", count=leaders), leaders, x + 70, y + 22),
        group(
            title(sheet.words("pic-difficulty", level=str(level))),
            _label(sheet.words("setting-difficulty"), x, y + 164, 82),
            polygon(chip, class_="ink"),
            numeral(level, 257, y + 156, 28, "paper"),
            id="difficulty",
            class_="difficulty",
        ),
    ]


def _stack(name: str, told: str, count: int, x: float, y: float) -> str:
    """A face-down pile with its count."""
    cards = [back(x + 3 * i, y - 3 * i, 0.36) for i in range(count)] or [empty(x, y, 0.36, "")]
    top = max(count - 1, 0)
    number = numeral(count, x + 27 + 3 * top, y + 38 - 3 * top, 26, "chalk") if count else ""
    disc = circle(x + 27 + 3 * top, y + 38 - 3 * top, 19, class_="ink") if count else ""
    return group(title(told), *cards, disc, number, id=name, class_="stack")


def _played(sheet: Sheet, name: str, x: float, y: float) -> list[str]:
    """This round's cards in the order they were played. [DP-ACT-06, DP-SOLO-19]"""
    played: list[str] = sheet.sides[name]["played"]
    turns: int = DATA["solo"]["opposition_turns"] if name == sheet.opposition else TURNS
    scale, step = (0.43, 66.5) if turns <= TURNS else (0.345, 53)
    parts = [_label(sheet.words("pic-played"), x, y)]
    for i in range(max(turns, len(played))):
        left = x + step * i
        if i < len(played):
            last = "last" if i == len(played) - 1 else ""
            parts.append(card(sheet, played[i], left, y + 12, scale, f"played {last}".rstrip()))
        else:
            parts.append(empty(left, y + 12, scale, str(i + 1)))
    return parts


class _Tray(NamedTuple):
    """The grid of tokens of one size in the supply."""

    r: float
    across: int

    @property
    def pitch(self) -> float:
        return 2 * self.r + 4

    def place(self, number: int, top: float) -> tuple[float, float]:
        down, right = divmod(number, self.across)
        return 11 + (WIDTH - 22) / self.across * (right + 0.5), top + self.pitch * (down + 0.5)


_LARGE: Final = _Tray(31, 4)
_MANY: Final = _Tray(18, 7)  # the units of the Opposition


def _supply(sheet: Sheet, name: str, y: float) -> list[str]:
    """Tokens in supply, and those that have left the game. [DP-SET-04, DP-EXH-04]"""
    mine = [token for token in sheet.tokens_in("supply") if sheet.owner(token) == name]
    label = caption(sheet.words("supply"), 22, y, 21, 200, text_anchor="start", class_="paper")
    parts = [rect(8, y - 23, WIDTH - 16, 32, class_="ink"), label, numeral(len(mine), 258, y - 7, 20, "paper")]
    # Every token has its own place in the tray, so that the others stay where they are when one leaves.
    tray = _tray(name, name == sheet.opposition)
    leaders = [one for one in tray if one in LEADERS]
    first = -(-len(leaders) // _LARGE.across) * _LARGE.pitch  # below the leaders, where the Opposition's units begin
    for i, one in enumerate(tray):
        size, top, number = _LARGE, y + 18, i
        if name == sheet.opposition and one not in LEADERS:
            size, top, number = _MANY, top + first, i - len(leaders)
        if one in mine:
            parts.append(token(sheet, one, *size.place(number, top), size.r))
    out = [one for one in sheet.tokens_in("out") if sheet.owner(one) == name and one in LEADERS]
    if out:
        parts.append(_label(sheet.words("pic-out"), 14, 912))
        parts += [token(sheet, one, *_LARGE.place(i, 922), _LARGE.r) for i, one in enumerate(out)]
    return [group(*parts, class_=f"supply {name}")]


@cache
def _tray(name: str, opposition: bool) -> list[str]:
    """All tokens that can be in a side's supply, in the order of their places."""
    leaders = [TOKEN_IDS[LEADER_TOKEN[card]] for card in LEADER_CARDS[SIDE_IDS.index(name)]]
    if opposition:
        return [*leaders, *(TOKEN_IDS[t] for t in OPPOSITION)]
    return [*leaders, *(one for one in TOKEN_IDS[:UNITS] if OWNER[one] == name)]


# --- the reader's own hand


def hand_width(sheet: Sheet) -> float:
    """The width of the drawing of the reader's hand."""
    return 24 + (CARD_WIDTH * _HAND_SCALE + 10) * len(sheet.table["hand"] or ())


def hand(sheet: Sheet, width: float) -> list[str]:
    """The reader's cards in one row, overlapping when there are many; one already chosen is raised."""
    cards: list[str] = sorted(sheet.table["hand"] or (), key=_hand_order)
    drawn = []
    for one, x in zip(cards, row_positions(len(cards), CARD_WIDTH * _HAND_SCALE, width, 10), strict=True):
        lift = 10 if one in sheet.chosen else 0
        drawn.append(card(sheet, one, x, 16 - lift, _HAND_SCALE, sheet.classes(one, "in-hand"), thing=True))
    ground = [
        rect(0, 0, width, HAND_HEIGHT, class_="own"),
        polygon(((0, HAND_HEIGHT), (0, 200), (width, 60), (width, 150)), class_="under"),
        rect(0, 0, width, 7, class_="ink"),
    ]
    return [group(*ground, class_=sheet.you or "neutral"), *drawn]


def _hand_order(name: str) -> int:
    """Command cards as the data lists them, region by region; leaders at the right."""
    return CARD_IDS.index(name)
