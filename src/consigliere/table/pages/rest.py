"""The account, the rules as readers see them, and the page for what is not there or not allowed."""

from __future__ import annotations

from itertools import groupby

import htpy as h
from htpy import Element, Node

from consigliere.board.words import Words
from consigliere.engine import Lesson

from .context import AccountContext, MessageContext, RuleInfo, RulesContext
from .frame import act, csrf, document, emblem, empty, flash, hidden, kept, ledger_text, texts, title_of
from .front import table_row
from .primer import primer

# --- the account


def account(context: AccountContext) -> str:
    """A nickname is enough to play; an account keeps the games across devices."""
    frame = context.frame
    words = texts(frame.language)
    content = h.main("#table.account.column")[
        h.h1[frame.account or words("web-account")],
        flash(frame.flash, words),
        context.error and h.p(".flash", data_kind="error", role="alert")[context.error],
        _nickname(context, words),
        _member(context, words) if frame.account else _doors(context, words),
    ]
    return document(frame, words("web-account"), content, kind="page")


def _nickname(context: AccountContext, words: Words) -> Element:
    frame = context.frame
    return h.section(".card")[
        h.h2[words("web-nickname")],
        h.p(".hint")[words("web-nickname-hint")],
        h.form(".row", method="post", action="/account/nickname")[
            csrf(frame),
            hidden("next", "/account"),
            h.label[
                h.span(".unseen")[words("web-nickname")],
                h.input(name="nickname", value=frame.nickname, maxlength="24", required=True, autocomplete="nickname"),
            ],
            h.button(".button", type="submit")[words("web-save")],
        ],
    ]


def _member(context: AccountContext, words: Words) -> Node:
    return [
        h.section(".card")[
            h.h2[words("web-own-tables")],
            h.ul(".table-list")[[table_row(table, words) for table in context.games]]
            if context.games
            else empty(words("web-own-none")),
        ],
        act(context.frame, "/account/logout", words("web-logout")),
    ]


def _doors(context: AccountContext, words: Words) -> Element:
    return h.div(".doors")[
        _door(context, words, "login", "current-password"), _door(context, words, "register", "new-password")
    ]


def _door(context: AccountContext, words: Words, door: str, kind: str) -> Element:
    return h.section(".card")[
        h.h2[words(f"web-{door}")],
        h.p(".hint")[words(f"web-{door}-hint")],
        h.form(".stack", method="post", action=f"/account/{door}")[
            csrf(context.frame),
            h.label(".form-field")[
                h.span[words("web-name")],
                h.input(name="name", id=f"{door}-name", maxlength="32", required=True, autocomplete="username"),
            ],
            h.label(".form-field")[
                h.span[words("web-password")],
                h.input(
                    name="password",
                    id=f"{door}-password",
                    type="password",
                    minlength="8" if door == "register" else None,
                    maxlength="200",
                    required=True,
                    autocomplete=kind,
                ),
            ],
            h.button(".button" if door == "register" else ".button.primary", type="submit")[words(f"web-{door}")],
        ],
    ]


# --- the rules


def rules(context: RulesContext) -> str:
    """How it is played, then the rule ledger, chapter by chapter; every lesson and every rule can be linked to."""
    words = texts(context.frame.language, context.game)
    content = _rules(context.game, context.rules, context.provenance, context.primer, words)
    return document(context.frame, words("web-rules"), content, game=context.game, kind="rules-page")


@kept(16)  # a long page, the same for every reader of a language
def _rules(
    game: str, ledger: tuple[RuleInfo, ...], provenance: str, taught: tuple[Lesson, ...], words: Words
) -> Element:
    return h.main("#table.rules")[
        h.div(".rules-head")[h.h1[words("web-rules")], h.p(".lead")[title_of(words, game)]],
        taught and primer(taught, {rule.id: rule.text for rule in ledger}, words),
        _ledger(ledger, provenance, words),
    ]


def _ledger(rules: tuple[RuleInfo, ...], provenance: str, words: Words) -> Element:
    chapters = [(chapter, list(group)) for chapter, group in groupby(rules, lambda rule: rule.chapter)]
    return h.section("#ledger.ledger", aria_labelledby="ledger-title")[
        h.div(".ledger-head")[
            h.h2("#ledger-title")[words("web-rules-all")],
            words.language != "en" and h.p(".hint")[words("web-rules-translated")],
            provenance and h.p(".hint")[provenance],
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


# --- messages


def message(context: MessageContext) -> str:
    """A page for what is not there, not allowed or gone wrong: what it is, and the way on."""
    frame = context.frame
    words = texts(frame.language)
    known = f"web-status-{context.status}"
    if not words.has(known):
        known = "web-status-500" if context.status >= 500 else "web-status-400"
    title = context.title or words(known)
    content = h.main("#table.message.column")[
        h.div(".message-card")[
            emblem("mark"),
            h.p(".kicker")[str(context.status)],
            h.h1[title],
            h.p[context.text or words(f"{known}.more")],
            flash(frame.flash, words),
            h.a(".button.primary", href=context.back)[words("web-back" if context.back != "/" else "web-to-front")],
        ],
    ]
    return document(frame, title, content, kind="page")
