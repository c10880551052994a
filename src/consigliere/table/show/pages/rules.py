"""The rules page: how to play, then the ledger."""

from __future__ import annotations

from itertools import groupby

from consigliere.board.glossary import glossary
from consigliere.board.words import Words
from consigliere.drawing import Lesson

from . import html as h
from .context import RuleInfo, RulesContext
from .drawing import shapes
from .frame import cached, chapter_text, document, texts, title_of
from .html import Element, Node
from .primer import primer

LONGEST_QUERY = 80  # letters


def rules(context: RulesContext) -> str:
    """Render how to play, then the rule ledger by chapter. Every lesson and every rule has an anchor.

    A search hides the introduction and everything that does not match. `rules.js` does the same while somebody types.
    """
    words = texts(context.frame.language, context.game)
    found = None
    if context.query or context.rulings_only:
        found = matching(context.rules, context.query, context.rulings_only)
    content = h.main("#table.rules")[
        h.div(".rules-head")[
            h.h1[words("web-rules")],
            h.p(".lead")[
                title_of(words, context.game),
                " · ",
                h.a(href=f"/box/{context.game}")[words("web-box-title")],
                bool(glossary(context.game, words.language))
                and [" · ", h.a(href=f"/glossary/{context.game}")[words("web-glossary")]],
            ],
        ],
        _search(context, found, words),
        _all_rules(context.rules, context.primer, words) if found is None else _ledger(found, words),
    ]
    after = shapes(context.game) if context.primer and found is None else None
    scripts = ("rules",)
    return document(
        context.frame, words("web-rules"), content, game=context.game, kind="rules-page", after=after, scripts=scripts
    )


def matching(rules: tuple[RuleInfo, ...], query: str, rulings_only: bool = False) -> tuple[RuleInfo, ...]:
    """Return the rules that contain every word of the query, in their id or their text."""
    wanted = query.casefold().split()
    return tuple(
        rule
        for rule in rules
        if (rule.is_ruling or not rulings_only) and all(word in f"{rule.id} {rule.text}".casefold() for word in wanted)
    )


def _search(context: RulesContext, found: tuple[RuleInfo, ...] | None, words: Words) -> Element:
    return h.form("#rules-search.rules-search", role="search", method="get", action=f"/rules/{context.game}")[
        h.label(".rules-query")[
            h.span[words("web-rules-search")],
            h.input(type="search", name="q", value=context.query, maxlength=str(LONGEST_QUERY), autocomplete="off"),
        ],
        h.label(".check")[
            h.input(type="checkbox", name="ours", value="1", checked=context.rulings_only),
            h.span[words("web-rules-ours-only")],
        ],
        h.button(".button", type="submit")[words("web-rules-find")],
        h.output(aria_live="polite", data_text=words("web-rules-found", found="#"))[
            found is not None and words("web-rules-found", found=str(len(found)))
        ],
    ]


@cached(16)  # a long part, the same for every reader of a language
def _all_rules(ledger: tuple[RuleInfo, ...], taught: tuple[Lesson, ...], words: Words) -> Node:
    return [bool(taught) and primer(taught, {rule.id: rule.text for rule in ledger}, words), _ledger(ledger, words)]


def _ledger(rules: tuple[RuleInfo, ...], words: Words) -> Element:
    chapters = [(chapter, list(group), set[str]()) for chapter, group in groupby(rules, lambda rule: rule.chapter)]
    return h.section("#ledger.ledger", aria_labelledby="ledger-title")[
        h.div(".ledger-head")[
            h.h2("#ledger-title")[words("web-rules-all")],
            words.language != "en" and h.p(".hint")[words("web-rules-translated")],
        ],
        h.nav(".rules-index", aria_label=words("web-rules-chapters"))[
            h.ol[[h.li[h.a(href=f"#chapter-{i}")[chapter]] for i, (chapter, *_) in enumerate(chapters)]]
        ],
        h.div(".rules-body")[
            [
                h.section(aria_labelledby=f"chapter-{i}")[
                    h.h3(f"#chapter-{i}")[chapter],
                    h.dl[
                        [
                            h.div(".rule-row", id=rule.id)[
                                h.dt[
                                    h.a(href=f"#{rule.id}")[rule.id],
                                    rule.is_ruling
                                    and h.small(".ruling", title=words("web-rules-ours-why"))[words("web-rules-ours")],
                                    bool(rule.line) and _line(rule, words),
                                ],
                                h.dd[chapter_text(rule.text, words, seen)],
                            ]
                            for rule in group
                        ]
                    ],
                ]
                for i, (chapter, group, seen) in enumerate(chapters)
            ]
        ],
    ]


def _line(rule: RuleInfo, words: Words) -> Element:
    """Where the rulebook speaks of a rule, or where one would look for what it does not say."""
    kind = "web-rules-silent" if rule.silent else "web-rules-line"
    return h.small(".rule-line", title=words(f"{kind}-why"))[words(kind, line=str(rule.line))]
