"""The score: a frieze of twelve district tiles that the teams fill from both ends, a sun at the goal, and the control
tokens of both teams."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from consigliere.drawing import Sheet
from consigliere.drawing.shapes import piece
from consigliere.drawing.svg import at, circle, path, rect, text
from consigliere.games.la_famiglia.components import ALONE_WINS, DISTRICTS, TEAM_WINS

from .pieces import LIT, fig, mark, rope_box
from .style import emblem, icon

WIDTH: Final = 1236
HEIGHT: Final = 42
NAMES: Final = ("blue", "green", "red", "white", "yellow", "black")
_TILE: Final = 34
_LEFT: Final = (WIDTH - _TILE * DISTRICTS) / 2
_MIDDLE: Final = HEIGHT / 2
_TOKEN: Final = 30
_STEP: Final = 34
_FIRST: Final = 132  # where the tokens of a team begin, from its end


def score(sheet: Sheet) -> list[str]:
    """Both teams' districts, their distance from the goal, and their tokens. [LF-END-02, LF-CTL-05]"""
    held = [_districts(sheet.table, team) for team in (0, 1)]
    parts = [_ground(), _frieze(sheet, held)]
    for team in (0, 1):
        parts += _team(sheet, team, len(held[team]))
    return parts


def _districts(table: dict[str, Any], team: int) -> list[str]:
    """The families that hold a team's districts, once for each district."""
    players = [player for player in table["seats"] if player["team"] == team and player["family"] is not None]
    return [player["family"] for player in players for _ in range(player["districts"])]


@cache
def _ground() -> str:
    return rect(0, 0, WIDTH, HEIGHT, class_="deep") + path(
        f"M0 {HEIGHT - 1}H{WIDTH}", class_="none s-ochre", stroke_width=2
    )


def _frieze(sheet: Sheet, held: list[list[str]]) -> str:
    told = sheet.words(
        "pic-score-told",
        first=str(len(held[0])),
        second=str(len(held[1])),
        team=str(TEAM_WINS),
        alone=str(ALONE_WINS),
    )
    return piece(
        0, 0, _tiles(sheet.id_prefix, tuple(held[0]), tuple(held[1])), tooltip=told, id="score", class_="score"
    )


@lru_cache(maxsize=1024)
def _tiles(part: str, first: tuple[str, ...], second: tuple[str, ...]) -> str:
    filled: list[str | None] = [None] * DISTRICTS
    for i, family in enumerate(first):
        filled[i] = family
    for i, family in enumerate(second):
        filled[DISTRICTS - 1 - i] = family
    found = ""
    for i, holder in enumerate(filled):
        number = i + 1 if i < DISTRICTS // 2 else DISTRICTS - i
        found += at(_LEFT + _TILE * i, 0, _tile(part, number, holder))
    sun = HEIGHT * 1.32
    return found + emblem("sun", WIDTH / 2 - sun / 2, _MIDDLE - sun / 2, sun)


@lru_cache(maxsize=64)
def _tile(part: str, number: int, family: str | None) -> str:
    """A district that somebody holds, or an empty place. Five districts of one family win as well. [LF-END-02]"""
    box = (1.2, 4, _TILE - 2.4, HEIGHT - 9)
    if family is not None:
        inside = rect(*box, rx=3, class_="glaze s-ink") + rect(*box, rx=3, fill=f"url(#{part}-{family})")
        return at(0, 0, inside, mark(family, 25, False, 1.8, _TILE / 2, _MIDDLE - 0.5), class_=f"of-{family}")
    found = rect(*box, rx=3, class_="paper s-ink") + emblem("tile", 1.8, 4.6, _TILE - 3.6)
    found += rect(*box, rx=3, class_="paper", opacity=0.55)
    if number != TEAM_WINS:
        found += circle(_TILE / 2, _MIDDLE, 11, class_="chalk s-ink") + fig(number, _TILE / 2, _MIDDLE, 15, "small")
    if number == ALONE_WINS:
        found += circle(_TILE / 2, 7, 7.5, class_="lemon s-ink") + icon("soldier", _TILE / 2, 7, 12)
    return found


def _team(sheet: Sheet, team: int, count: int) -> list[str]:
    """A team's end of the frieze: its fruit, its families, its tokens and its score."""
    fruit = emblem("lemon" if not team else "pomegranate", 0 if not team else WIDTH - HEIGHT, 0, HEIGHT - 2)
    families = [player["family"] for player in sheet.table["seats"] if player["team"] == team and player["family"]]
    marks = [mark(family, 27, True, 1.8, _from(team, 64 + 32 * i), _MIDDLE - 1) for i, family in enumerate(families)]
    middle = _LEFT - 24 if not team else WIDTH - _LEFT + 24
    sum_ = text(str(count), middle, _MIDDLE + 11, 32, text_anchor="middle", class_="display chalk")
    return [
        at(0, 0, fruit, *marks, class_="ends through"),
        at(0, 0, sum_, class_="through"),
        at(0, 0, *_tokens(sheet, team), class_=f"tokens-{team}"),
    ]


def _from(team: int, x: float) -> float:
    """The x of a point at a distance from a team's end."""
    return x if not team else WIDTH - x


def _tokens(sheet: Sheet, team: int) -> list[str]:
    """The control tokens of a team with the signs of their holders. Both teams' tokens have tooltips. [LF-CTL-05]"""
    reader = sheet.view["seat"]
    own = reader is not None and reader % 2 == team
    claims, kinds = sheet.table["claims"][team], sheet.table["kinds"]
    at_work = _at_work(sheet.table, team)
    found = []
    for i, kind in enumerate(kinds):
        holder = claims.get(kind)
        colour = None if holder is None else str(sheet.table["seats"][holder]["family"])
        thing = kind if own else f"{kind}-{team}"
        names: dict[str, Any] = {"class_": sheet.classes(thing, f"token {LIT}"), "data_thing": thing}
        names["id"] = f"token_{kind}" if own else f"token-{team}-{kind}"
        lines = [sheet.words(kind), sheet.words(f"{kind}.hint")]
        if colour is not None:
            lines.insert(1, sheet.words("pic-token-held", colour=colour))
        place = i if not team else len(kinds) - 1 - i
        x = _from(team, _FIRST + _STEP * place)
        drawn = _token(kind, colour, kind in at_work)
        half = _TOKEN / 2 + 0.6
        line = rope_box(-half, -half, 2 * half, 2 * half)
        found.append(piece(x, _MIDDLE - 1, line, drawn, tooltip="\n".join(lines), **names))
    return found


def _at_work(table: dict[str, Any], team: int) -> set[str]:
    """The tokens of a team that count in the current conflict. [LF-TOK-06, LF-TOK-11]"""
    b = table["battle"]
    if b is None:
        return set()
    attacks = table["seats"][b["seat"]]["team"] == team
    return {kind for kind, amount in b["bonuses"][0 if attacks else 1].items() if amount}


@lru_cache(maxsize=128)
def _token(kind: str, colour: str | None, at_work: bool) -> str:
    half = _TOKEN / 2
    sign = kind.replace("_", "-")
    if colour is None:
        line: dict[str, Any] = {"stroke_width": 1.4, "stroke_dasharray": "3 3"}
        frame = rect(-half, -half, _TOKEN, _TOKEN, rx=4, class_="deep frame s-foam", **line)
        return frame + icon(sign, 0, 0, 21, "c-pale")
    frame = rect(-half, -half, _TOKEN, _TOKEN, rx=4, class_="ochre thin frame")
    if at_work:
        frame = rect(-half - 3, -half - 3, _TOKEN + 6, _TOKEN + 6, rx=6, class_="lemon thin") + frame
    return frame + icon(sign, 0, 0, 21) + mark(colour, 15, False, 1.4, 11, 10)


def token(kind: str) -> str:
    """A control token that nobody holds, around 0,0."""
    return _token(kind, None, False)
