"""The pages about notice: channels, of what one is told, and the pages that links in messages lead to."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .frame import act, csrf, document, empty, flash, hidden, icon, texts, title_of
from .html import Element, Node
from .notice_context import ChannelInfo, LinkContext, NoticeContext, TableNoticeContext

LEVELS = ("all", "deadlines", "none")
WEBHOOKS = ("discord", "slack", "json")
STOPPED = "stopped"


def notice(context: NoticeContext) -> str:
    """Render the page where a person chooses how they are told that a table waits."""
    frame = context.frame
    words = texts(frame.language)
    content = h.main("#table.account.column")[
        h.h1[words("web-notice")],
        h.p(".hint")[words("web-notice-hint")],
        flash(frame.flash, words),
        context.error and h.p(".flash", data_kind="error", role="alert")[context.error],
        h.section(".card", aria_labelledby="channels-title")[
            h.h2("#channels-title")[words("web-notice-channels")],
            h.ul(".channels")[[_channel(one, context, words) for one in context.channels]]
            if context.channels
            else empty(words("web-notice-no-channel"), "bell"),
        ],
        _push(context, words),
        context.mail and _mail(context, words),
        _webhook(context, words),
        h.section(".card", aria_labelledby="level-title")[
            h.h2("#level-title")[words("web-notice-level")],
            h.p(".hint")[words("web-notice-level-hint")],
            _levels("/notice/level", context.level, context, words),
        ],
        h.p[h.a(href="/account")[words("web-account")]],
    ]
    return document(frame, words("web-notice"), content, kind="page", scripts=("notice",))


def _levels(action: str, chosen: str, context: NoticeContext | TableNoticeContext, words: Words) -> Element:
    return h.form(".stack.levels", method="post", action=action)[
        csrf(context.frame),
        h.div(role="radiogroup", aria_label=words("web-notice-level"))[
            [
                h.label(".switch")[
                    h.input(type="radio", name="level", value=one, checked=one == chosen),
                    h.span[words(f"web-notice-{one}"), h.small[words(f"web-notice-{one}-hint")]],
                ]
                for one in LEVELS
            ]
        ],
        h.button(".button", type="submit")[words("web-save")],
    ]


def _channel(one: ChannelInfo, context: NoticeContext, words: Words) -> Element:
    state = "stopped" if one.error == STOPPED else "off" if one.off else "failing" if one.error else "works"
    if not one.confirmed:
        state = "unconfirmed"
    mend = one.off and act(context.frame, "/notice/resume", words("web-notice-resume"), ".small", channel=one.id)
    again = "web-notice-test" if one.confirmed else "web-notice-confirm-again"
    return h.li(".channel", data_state=state)[
        h.div(".channel-name")[h.strong[words(f"web-notice-kind-{one.kind}")], h.span[one.name]],
        h.p(".hint")[words(f"web-notice-{state}", code=one.error)],
        one.secret
        and h.details[
            h.summary[words("web-notice-secret")], h.p(".hint")[words("web-notice-secret-hint")], h.code[one.secret]
        ],
        h.div(".row")[
            mend or act(context.frame, "/notice/test", words(again), ".small", channel=one.id),
            act(context.frame, "/notice/remove", words("web-notice-remove"), ".quiet.small", channel=one.id),
        ],
    ]


def _push(context: NoticeContext, words: Words) -> Element:
    """Render the button that lets this browser show notices. It needs a script, and says what went wrong."""
    return h.section(".card", aria_labelledby="push-title")[
        h.h2("#push-title")[words("web-notice-push")],
        h.p(".hint")[words("web-notice-push-hint")],
        h.form("#push.row.needs-script", method="post", action="/notice/push", data_key=context.push_key)[
            csrf(context.frame),
            hidden("endpoint", ""),
            hidden("p256dh", ""),
            hidden("auth", ""),
            hidden("name", ""),
            h.button(".button.primary", type="submit")[icon("bell"), h.span[words("web-notice-push-do")]],
        ],
        h.p(
            "#push-problem.flash",
            data_kind="error",
            role="alert",
            hidden=True,
            data_denied=words("web-notice-push-denied"),
            data_unable=words("web-notice-push-unable"),
            data_failed=words("web-notice-push-failed"),
        ),
        h.noscript[h.p[words("web-notice-push-unable")]],
    ]


def _mail(context: NoticeContext, words: Words) -> Element:
    if not context.frame.account:
        hint = h.p(".hint")[words("web-notice-mail-account"), " ", h.a(href="/account")[words("web-account")]]
        return h.section(".card")[h.h2[words("web-notice-mail")], hint]
    return h.section(".card", aria_labelledby="mail-title")[
        h.h2("#mail-title")[words("web-notice-mail")],
        h.p(".hint")[words("web-notice-mail-hint")],
        h.form(".new-channel", method="post", action="/notice/mail")[
            csrf(context.frame),
            h.label[
                h.span(".unseen")[words("web-notice-mail")],
                h.input(name="address", type="email", maxlength="254", required=True, autocomplete="email"),
            ],
            h.button(".button", type="submit")[words("web-notice-mail-do")],
        ],
    ]


def _webhook(context: NoticeContext, words: Words) -> Element:
    return h.section(".card", aria_labelledby="webhook-title")[
        h.h2("#webhook-title")[words("web-notice-webhook")],
        h.p(".hint")[words("web-notice-webhook-hint")],
        h.form(".new-channel", method="post", action="/notice/webhook")[
            csrf(context.frame),
            h.label[
                h.span(".unseen")[words("web-notice-webhook-kind")],
                h.select(name="kind")[[h.option(value=one)[words(f"web-notice-kind-{one}")] for one in WEBHOOKS]],
            ],
            h.label[
                h.span(".unseen")[words("web-notice-webhook-url")],
                h.input(
                    name="url", type="url", maxlength="2000", required=True, placeholder="https://", autocomplete="off"
                ),
            ],
            h.button(".button", type="submit")[words("web-notice-webhook-do")],
        ],
    ]


def table_notice(context: TableNoticeContext) -> str:
    """Render the page where a person chooses of what they are told at one table."""
    words = texts(context.frame.language, context.game)
    title = words("web-notice-table", game=title_of(words, context.game))
    content = h.main("#table.account.column")[
        h.h1[title],
        flash(context.frame.flash, words),
        h.section(".card")[
            _levels(f"/t/{context.table}/notice", context.level, context, words),
            not context.channels and h.p(".hint")[words("web-notice-nowhere")],
            h.p[h.a(href="/notice")[words("web-notice-settings")]],
        ],
        h.p[h.a(".button", href=f"/t/{context.table}")[words("web-back")]],
    ]
    return document(context.frame, title, content, game=context.game, kind="page")


def link_page(context: LinkContext) -> str:
    """Render a page that a link in a message leads to. Programs follow links too, so a button does what it says."""
    words = texts(context.frame.language)
    title = words(f"web-notice-{context.purpose}")
    content = h.main("#table.account.column")[
        h.h1[title],
        context.error and h.p(".flash", data_kind="error", role="alert")[context.error],
        h.section(".card")[
            h.p[words(f"web-notice-{context.purpose}-{'done' if context.done else 'hint'}", name=context.name)],
            _link_form(context, words),
        ],
        h.p[h.a(href="/account" if context.purpose in ("forgot", "reset") else "/notice")[words("web-back")]],
    ]
    return document(context.frame, title, content, kind="page")


def _link_form(context: LinkContext, words: Words) -> Node:
    if context.done:
        return None
    field: Node = None
    if context.purpose == "forgot":
        field = h.label(".form-field")[
            h.span[words("web-name")],
            h.input(name="name", maxlength="32", required=True, autocomplete="username"),
        ]
    if context.purpose == "reset":
        field = h.label(".form-field")[
            h.span[words("web-password-new")],
            h.input(
                name="new", type="password", minlength="8", maxlength="200", required=True, autocomplete="new-password"
            ),
        ]
    return h.form(".stack", method="post", action=context.action)[
        csrf(context.frame),
        field,
        h.button(".button.primary", type="submit")[words(f"web-notice-{context.purpose}-do")],
    ]
