"""Cards, 150 by 214, drawn from their upper left corner, with all printed elements. [DP-COMP-15, DP-COMP-19]"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import Texts, pattern_fill, star
from consigliere.drawing.svg import at, circle, group, path, polygon, rect, text, title
from consigliere.games.dual_powers.components import (
    CARD,
    CARD_DAYS,
    CARD_POINTS,
    CARD_RECRUIT,
    CARD_REGION,
    COMMANDS,
    DATA,
    LEADER_TOKEN,
    REGION_IDS,
    TOKEN_EXHAUSTED,
    TOKEN_IDS,
    TOKEN_READY,
)
from consigliere.games.dual_powers.effects import CARD_ACTIONS

from .glyphs import STAR, caption, emblem, icon, numeral, portrait, symbol
from .sheet import SYMBOL, Sheet, called

WIDTH: Final = 150
HEIGHT: Final = 214
SMALL: Final = 0.6  # below this scale only legible parts are drawn; the tooltip has the rest
_FACTION: Final[dict[str, str]] = {card["id"]: card["faction"] for card in DATA["leader_cards"]}
_ROSETTE: Final = star(27, 12, 0.82)


def card(sheet: Sheet, name: str, x: float, y: float, scale: float, kind: str = "", thing: bool = False) -> str:
    """A card's face. `thing`: one of the reader's options may point at it."""
    return _card(sheet.words, sheet.id_prefix, name, x, y, scale, kind, thing)


@lru_cache(maxsize=8192)
def _card(words: Texts, part: str, name: str, x: float, y: float, scale: float, kind: str, thing: bool) -> str:
    number = CARD[name]
    leader = number >= COMMANDS
    if scale < SMALL:
        inside = _small_leader(words, name, number) if leader else _small_command(part, number)
    else:
        inside = _leader(words, name, number) if leader else _command(words, part, number)
    return at(
        x,
        y,
        title(said(words, name)),
        *inside,
        scale=scale,
        id=f"card-{name}",
        class_=f"card {f'leader {_FACTION[name]}' if leader else 'command'} {kind}".rstrip(),
        data_thing=name if thing else None,
    )


def said(words: Texts, name: str) -> str:
    """A card's tooltip: everything printed on it, then what it does, in words."""
    number = CARD[name]
    leads, second = CARD_ACTIONS[number]
    action = words("pic-card-action", action=second, hint=words(f"{second}-hint"))
    if number >= COMMANDS:
        first = words("pic-card-action", action=leads, hint=words(f"{leads}-hint"))
        lines = [words("pic-leader-days", days=CARD_DAYS[number]), first, action]
    else:
        region = REGION_IDS[CARD_REGION[number]]
        lines = [
            words("pic-card-days", days=CARD_DAYS[number]),
            words("pic-card-recruit", recruit=CARD_RECRUIT[number], region=region),
            action,
            words("pic-card-points", points=CARD_POINTS[number], region=region),
        ]
    return "\n".join([called(words, name, "full"), *lines])


def _command(words: Texts, part: str, number: int) -> list[str]:
    region = REGION_IDS[CARD_REGION[number]]
    recruit = CARD_RECRUIT[number]
    field = ((0, 0), (150, 0), (150, 104), (0, 134))
    dark = region != "white"
    return [
        rect(0, 0, WIDTH, HEIGHT, class_="paper"),
        group(
            polygon(field, class_="hue"),
            polygon(field, fill=pattern_fill(part, f"print-{region}"), class_="printed"),
            symbol(SYMBOL[region], 102, 56, 84, "chalk" if dark else "ink"),
            class_=f"of-{region}",
        ),
        polygon(((0, 0), (56, 0), (56, 64), (0, 84)), class_="ink"),
        numeral(CARD_DAYS[number], 28, 37, 48, "paper"),
        polygon(((0, 134), (150, 104), (150, 130), (0, 160)), class_="ink"),
        at(
            75,
            138,
            caption(called(words, region, "card"), 0, 1, 24.5, 138, class_="paper"),
            turn=-11.3,
        ),
        icon("recruit", 18, 187, 38, "ink"),
        *(rect(34, 197 - 11 * i, 16, 8, class_="ink") for i in range(recruit)),
        icon(CARD_ACTIONS[number][1], 77, 183, 36, "ink"),
        at(120, 174, path(_ROSETTE), class_="poster"),
        numeral(CARD_POINTS[number], 120, 174, 26, "chalk"),
        rect(0, 0, WIDTH, HEIGHT, class_="frame none line"),
    ]


def _leader(words: Texts, name: str, number: int) -> list[str]:
    side = _FACTION[name]
    token = LEADER_TOKEN[number]
    rays = "".join(f"M96 96L{x0} {y0}L{x1} {y1}Z" for x0, y0, x1, y1 in _RAYS)
    return [
        rect(0, 0, WIDTH, HEIGHT, class_="own"),
        path(rays, class_="under"),
        portrait(TOKEN_IDS[token].removeprefix("leader_"), 97, 104, 104, "ink", "paper"),
        polygon(((0, 0), (56, 0), (56, 64), (0, 84)), class_="ink"),
        numeral(CARD_DAYS[number], 28, 37, 48, "paper"),
        emblem(side, 22, 108, 30, "on"),
        polygon(((0, 156), (150, 156), (150, 214), (0, 214)), class_="paper"),
        rect(0, 152, WIDTH, 26, class_="ink"),
        caption(called(words, TOKEN_IDS[token]), 75, 173.5, 24.5, 142, class_="paper"),
        icon("leader_recruit", 22, 196, 26, "ink"),
        icon(CARD_ACTIONS[number][1], 70, 196, 32, "ink"),
        numeral(TOKEN_READY[token], 110, 196, 24, "ink"),
        numeral(TOKEN_EXHAUSTED[token], 134, 199, 17, "ink half"),
        rect(0, 0, WIDTH, HEIGHT, class_="frame none line"),
    ]


def _small_command(part: str, number: int) -> list[str]:
    """A command card that has been played: days, landmark, points."""
    region = REGION_IDS[CARD_REGION[number]]
    return [
        group(
            rect(0, 0, WIDTH, HEIGHT, class_="hue"),
            rect(0, 0, WIDTH, HEIGHT, fill=pattern_fill(part, f"print-{region}"), class_="printed"),
            symbol(SYMBOL[region], 84, 104, 104, "ink" if region == "white" else "chalk"),
            class_=f"of-{region}",
        ),
        polygon(((0, 0), (66, 0), (66, 70), (0, 94)), class_="ink"),
        numeral(CARD_DAYS[number], 33, 39, 54, "paper"),
        at(108, 174, path(_ROSETTE), class_="poster line", scale=1.3),
        numeral(CARD_POINTS[number], 108, 174, 42, "chalk"),
        rect(0, 0, WIDTH, HEIGHT, class_="frame none line"),
    ]


def _small_leader(words: Texts, name: str, number: int) -> list[str]:
    """A leader's card that has been played: days, face, name."""
    shown = TOKEN_IDS[LEADER_TOKEN[number]]
    return [
        rect(0, 0, WIDTH, HEIGHT, class_="own"),
        portrait(shown.removeprefix("leader_"), 98, 88, 112, "ink", "paper"),
        polygon(((0, 0), (66, 0), (66, 70), (0, 94)), class_="ink"),
        numeral(CARD_DAYS[number], 33, 39, 54, "paper"),
        rect(0, 158, WIDTH, 56, class_="ink"),
        caption(called(words, shown), 75, 204, 46, 142, class_="paper"),
        rect(0, 0, WIDTH, HEIGHT, class_="frame none line"),
    ]


_RAYS: Final = (
    (56, 0, 80, 0),
    (104, 0, 128, 0),
    (150, 4, 150, 28),
    (150, 52, 150, 76),
    (150, 100, 150, 124),
    (0, 84, 0, 108),
    (0, 132, 0, 152),
)


@lru_cache(maxsize=1024)
def back(x: float, y: float, scale: float, told: str = "", name: str | None = None) -> str:
    """A card's back."""
    said = title(told) if told else ""
    return at(x, y, said, _BACK, scale=scale, id=name, class_="card back")


_BACK: Final = (
    rect(0, 0, WIDTH, HEIGHT, class_="ink")
    + polygon(((0, 214), (0, 150), (150, 30), (150, 94)), class_="poster")
    + polygon(((8, 206), (8, 196), (142, 89), (142, 99)), class_="paper")
    + circle(75, 107, 37, class_="paper")
    + circle(75, 107, 31, class_="ink")
    + at(75, 109, path(STAR), scale=0.5, class_="poster")
    + rect(0, 0, WIDTH, HEIGHT, class_="none rimmed")
)


@lru_cache(maxsize=256)
def empty(x: float, y: float, scale: float, mark: str) -> str:
    """The outline of an empty space for a card."""
    return at(
        x,
        y,
        rect(0, 0, WIDTH, HEIGHT, class_="none line", stroke_dasharray="12 9", opacity=0.5),
        text(mark, 75, 125, 60, text_anchor="middle", opacity=0.4, class_="display"),
        scale=scale,
    )
