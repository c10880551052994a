"""Levels of bots: cards with a hat, one sentence each, and the temper next to them. One click seats a bot."""

from __future__ import annotations

from consigliere.board.words import Words
from consigliere.bots import LEVELS
from consigliere.table.play.levels import by_level, tempers, without_level

from . import html as h
from .frame import cached, emblem, icon
from .html import Element

SPEED = {"novice": "at-once", "soldier": "at-once", "capo": "second", "consigliere": "seconds"}


@cached(64)
def level_cards(bots: tuple[str, ...], seat: int, words: Words) -> Element:
    """Render the levels as buttons of a form, with the temper of a game with deals."""
    kinds = tempers(bots)
    return h.div(".levels")[
        h.h3[words("web-level-title")],
        h.div(".level-cards")[[_card(level, words) for level in by_level(bots)]],
        [
            h.button(".button.small", type="submit", name="level", value=bot)[bot_label(bot, words)]
            for bot in without_level(bots)
        ],
        h.div(".level-notes")[
            bool(kinds)
            and h.fieldset(".tempers")[
                h.legend[words("web-temper")],
                h.span(".segments")[
                    [
                        h.label[
                            h.input(
                                type="radio",
                                name="temper",
                                value=kind,
                                checked=not kind,
                                id=f"temper-{seat}-{kind or 'any'}",
                                data_keep="1",
                            ),
                            h.span[words(f"web-temper-{kind or 'any'}")],
                        ]
                        for kind in kinds
                    ]
                ],
                h.small[words("web-temper-hint")],
            ],
            h.p[h.strong[words("web-level-keeps")], " ", words("web-level-keeps-text")],
        ],
    ]


def bot_label(bot: str, words: Words) -> str:
    """Return the name of a bot that is not a level."""
    return words(f"bot-{bot}") if words.has(f"bot-{bot}") else bot


def _card(level: str, words: Words) -> Element:
    return h.button(".level", type="submit", name="level", value=level)[
        emblem(f"hat-{level}"),
        h.strong[words(f"web-level-{level}")],
        h.span[words(f"web-level-{level}-says")],
        h.small[words(f"web-level-{level}-for")],
        _strength(level, words),
        h.small[words(f"web-level-{SPEED[level]}")],
    ]


def _strength(level: str, words: Words) -> Element:
    much = LEVELS.index(level) + 1
    return h.span(".strength", role="img", aria_label=words("web-level-strength", n=much))[
        [h.i(data_on="1" if n <= much else None) for n in range(1, 5)]
    ]


@cached(64)
def level_choice(bots: tuple[str, ...], seat: int, words: Words) -> Element:
    """Render the levels behind a button. It works without script."""
    return h.details(".level-choice", id=f"levels-{seat}")[
        h.summary(".button")[icon("bot"), h.span[words("web-add-bot")]], level_cards(bots, seat, words)
    ]


@cached(64)
def quick_levels(bots: tuple[str, ...], words: Words) -> Element:
    """Render a small button for each level, for a game that starts at once."""
    return h.span(".quick-levels", role="group", aria_label=words("web-quick-level"))[
        [
            h.button(".quick-level", type="submit", name="level", value=level, title=words(f"web-level-{level}-says"))[
                emblem(f"hat-{level}"), h.span[words(f"web-level-{level}")]
            ]
            for level in by_level(bots)
        ]
    ]
