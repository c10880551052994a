"""The page of a game's glossary."""

from __future__ import annotations

from consigliere.board.glossary import Term, glossary

from . import html as h
from .context import Frame
from .frame import document, texts, title_of
from .html import Element


def glossary_page(frame: Frame, game: str) -> str:
    """Render all terms of a game, by name. Each has an anchor."""
    words = texts(frame.language, game)
    terms = sorted(glossary(game, frame.language), key=lambda term: term.name.casefold().removeprefix("the "))
    content = h.main("#table.rules")[
        h.div(".rules-head")[
            h.h1[words("web-glossary")],
            h.p(".lead")[title_of(words, game), " · ", h.a(href=f"/rules/{game}")[words("web-rules")]],
        ],
        h.dl(".glossary")[[_term(term, game) for term in terms]],
    ]
    return document(frame, words("web-glossary"), content, game=game, kind="rules-page")


def _term(term: Term, game: str) -> Element:
    return h.div(".rule-row", id=term.id)[
        h.dt[term.name],
        h.dd[term.text, " ", [[h.a(".term-rule", href=f"/rules/{game}#{rule}")[rule], " "] for rule in term.rules]],
    ]
