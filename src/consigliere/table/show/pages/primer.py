"""How to play a game, for beginners: its lessons as a page, and the links to it.

The lessons, their texts and drawings come from the game (`Face.primer`). This module only lays them out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from markupsafe import Markup

from consigliere.board.lessons import lessons as guided_games
from consigliere.board.words import Words
from consigliere.drawing import Figure, Lesson
from consigliere.games import face

from . import html as h
from .frame import icon, texts
from .html import Element, Node


@cache
def lessons(game: str, language: str) -> tuple[Lesson, ...]:
    """Return a game's primer in a language, drawn once, or () if it has none."""
    return face(game).primer(texts(language, game))


def primer_link(game: str, words: Words, style: str = ".quiet", new_tab: bool = False) -> Element:
    """Render the link to a game's primer, or to its rules if it has none."""
    taught = face(game).has_primer
    return h.a(
        f".learn{style}",
        href=f"/rules/{game}#primer" if taught else f"/rules/{game}",
        target="_blank" if new_tab else None,
    )[icon("book"), h.span[words("web-primer" if taught else "web-rules")]]


def primer(taught: tuple[Lesson, ...], rules: Mapping[str, str], words: Words) -> Element:
    """Render all lessons. `rules` are the ledger's texts by id: a link shows its rule on hover."""
    return h.section("#primer.primer", aria_labelledby="primer-title")[
        h.h2("#primer-title")[words("web-primer")],
        h.p(".lead")[words("web-primer-lead")],
        words.game_id is not None
        and bool(guided_games(words.game_id))
        and h.p[h.a(".button", href=f"/learn/{words.game_id}")[icon("hat-novice"), h.span[words("web-learn")]]],
        h.nav(".primer-index", aria_label=words("web-primer"))[
            h.ol[
                [h.li[h.a(href=f"#primer-{lesson.id}")[lesson.title]] for lesson in taught],
                h.li[h.a(href="#ledger")[icon("book"), h.span[words("web-rules-all")]]],
            ]
        ],
        h.div(".lessons")[[_lesson(lesson, rules, words) for lesson in taught]],
    ]


def _lesson(lesson: Lesson, rules: Mapping[str, str], words: Words) -> Element:
    name = f"primer-{lesson.id}"
    row = any(one.caption for one in lesson.figures)
    notes = [note for one in lesson.figures for note in one.notes]
    return h.section(
        ".lesson",
        id=name,
        data_row="1" if row else None,
        data_wide="1" if not row and any(_wide(one) for one in lesson.figures) else None,
        aria_labelledby=f"{name}-title",
    )[
        h.h3(id=f"{name}-title")[lesson.title],
        h.ol(".lesson-row", data_count=str(len(lesson.figures)))[
            [h.li[_figure(one, f"{name}-{i}")] for i, one in enumerate(lesson.figures, 1)]
        ]
        if row
        else h.div(".lesson-see")[[_figure(one, f"{name}-{i}") for i, one in enumerate(lesson.figures, 1)]],
        h.div(".lesson-say")[
            h.p[lesson.text],
            notes and h.ol(".callouts")[[h.li[h.b[str(i)], h.span[note]] for i, note in enumerate(notes, 1)]],
            _rule_links(lesson, rules, words),
        ],
    ]


def _wide(one: Figure) -> bool:
    """Return whether a picture needs the whole width. Its text is then below it."""
    return one.picture.width > 2.2 * one.picture.height


def _figure(one: Figure, name: str) -> Element:
    drawn = Markup(one.picture.static_svg(f"{name}-", spoken=not one.caption))
    return h.figure[drawn, one.caption and h.figcaption[one.caption]]


def _rule_links(lesson: Lesson, rules: Mapping[str, str], words: Words) -> Node:
    """Render the links to the exact rules."""
    return h.p(".exactly")[
        h.span[words("web-primer-exactly")],
        [(" ", h.a(".rule", href=f"#{rule}", title=rules.get(rule))[rule]) for rule in lesson.rules],
    ]
