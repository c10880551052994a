"""The rules page: how to play, then the ledger."""

from __future__ import annotations

from itertools import groupby

from consigliere.board.words import Words
from consigliere.drawing import Lesson

from . import html as h
from .context import RuleInfo, RulesContext
from .drawing import shapes
from .frame import cached, document, ledger_text, texts, title_of
from .html import Element
from .primer import primer


def rules(context: RulesContext) -> str:
    """Render how to play, then the rule ledger by chapter. Every lesson and every rule has an anchor."""
    words = texts(context.frame.language, context.game)
    content = _rules(context.game, context.rules, context.primer, words)
    after = shapes(context.game) if context.primer else None
    return document(context.frame, words("web-rules"), content, game=context.game, kind="rules-page", after=after)


@cached(16)  # a long page, the same for every reader of a language
def _rules(game: str, ledger: tuple[RuleInfo, ...], taught: tuple[Lesson, ...], words: Words) -> Element:
    return h.main("#table.rules")[
        h.div(".rules-head")[h.h1[words("web-rules")], h.p(".lead")[title_of(words, game)]],
        bool(taught) and primer(taught, {rule.id: rule.text for rule in ledger}, words),
        _ledger(ledger, words),
    ]


def _ledger(rules: tuple[RuleInfo, ...], words: Words) -> Element:
    chapters = [(chapter, list(group)) for chapter, group in groupby(rules, lambda rule: rule.chapter)]
    return h.section("#ledger.ledger", aria_labelledby="ledger-title")[
        h.div(".ledger-head")[
            h.h2("#ledger-title")[words("web-rules-all")],
            words.language != "en" and h.p(".hint")[words("web-rules-translated")],
        ],
        h.nav(".rules-index", aria_label=words("web-rules-chapters"))[
            h.ol[[h.li[h.a(href=f"#chapter-{i}")[chapter]] for i, (chapter, _) in enumerate(chapters)]]
        ],
        h.div(".rules-body")[
            [
                h.section(aria_labelledby=f"chapter-{i}")[
                    h.h3(f"#chapter-{i}")[chapter],
                    h.dl[
                        [
                            h.div(".rule-row", id=rule.id)[
                                h.dt[h.a(href=f"#{rule.id}")[rule.id]], h.dd[ledger_text(rule.text)]
                            ]
                            for rule in group
                        ]
                    ],
                ]
                for i, (chapter, group) in enumerate(chapters)
            ]
        ],
    ]
