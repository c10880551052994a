"""The account: nickname, own tables, signing in and out."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .context import AccountContext
from .frame import act, csrf, document, empty, flash, hidden, texts
from .front import table_row
from .html import Element, Node
from .over_days import night_form


def account(context: AccountContext) -> str:
    """Render the account page. A nickname is enough to play; an account keeps the games across devices."""
    frame = context.frame
    words = texts(frame.language)
    content = h.main("#table.account.column")[
        h.h1[frame.account or words("web-account")],
        flash(frame.flash, words),
        context.error and h.p(".flash", data_kind="error", role="alert")[context.error],
        _nickname(context, words),
        night_form(context, words),
        h.section(".card")[
            h.h2[words("web-notice")],
            h.p(".hint")[words("web-notice-hint")],
            h.p[h.a(".button", href="/notice")[words("web-notice-settings")]],
        ],
        _member(context, words) if frame.account else _sign_in_forms(context, words),
    ]
    return document(frame, words("web-account"), content, kind="page", scripts=("zone",))


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
        h.section(".card")[
            h.h2[words("web-sessions")],
            h.p(".hint")[words("web-sessions-hint")],
            h.div(".row")[
                act(context.frame, "/account/logout", words("web-logout")),
                act(context.frame, "/account/logout", words("web-logout-everywhere"), ".quiet", everywhere="1"),
            ],
        ],
        _programs(context, words),
        _with_password(context, words, "password", "web-password-change"),
        _with_password(context, words, "delete", "web-account-delete"),
    ]


def _programs(context: AccountContext, words: Words) -> Element:
    return h.section(".card")[
        h.h2[words("web-programs")],
        h.p(".hint")[words("web-programs-hint")],
        bool(context.token)
        and h.p(".flash", data_kind="good", role="status")[h.code[words("web-programs-token", token=context.token)]],
        h.div(".row")[
            act(context.frame, "/account/token", words("web-programs-new")),
            context.has_token and act(context.frame, "/account/token", words("web-programs-drop"), ".quiet", drop="1"),
        ],
    ]


def _with_password(context: AccountContext, words: Words, what: str, label: str) -> Element:
    """Render an action that needs the account's password, collapsed until it is opened."""
    new = what == "password"
    return h.details(".card", open=context.form == what)[
        h.summary[words(label)],
        h.p(".hint")[words(f"{label}-hint")],
        h.form(".stack", method="post", action=f"/account/{what}")[
            csrf(context.frame),
            _password(words("web-password-now"), "password", f"{what}-now", "current-password"),
            new and _password(words("web-password-new"), "new", f"{what}-new", "new-password", "8"),
            h.button(".button" if new else ".button.danger", type="submit")[words(label)],
        ],
    ]


def _password(label: str, name: str, place: str, kind: str, least: str | None = None) -> Element:
    return h.label(".form-field")[
        h.span[label],
        h.input(
            name=name, id=place, type="password", minlength=least, maxlength="200", required=True, autocomplete=kind
        ),
    ]


def _sign_in_forms(context: AccountContext, words: Words) -> Element:
    return h.div(".ways-in")[
        _sign_in_form(context, words, "login", "current-password"),
        _sign_in_form(context, words, "register", "new-password"),
    ]


def _sign_in_form(context: AccountContext, words: Words, way: str, kind: str) -> Element:
    return h.section(".card")[
        h.h2[words(f"web-{way}")],
        h.p(".hint")[words(f"web-{way}-hint")],
        h.form(".stack", method="post", action=f"/account/{way}")[
            csrf(context.frame),
            h.label(".form-field")[
                h.span[words("web-name")],
                h.input(name="name", id=f"{way}-name", maxlength="32", required=True, autocomplete="username"),
            ],
            h.label(".form-field")[
                h.span[words("web-password")],
                h.input(
                    name="password",
                    id=f"{way}-password",
                    type="password",
                    minlength="8" if way == "register" else None,
                    maxlength="200",
                    required=True,
                    autocomplete=kind,
                ),
            ],
            h.button(".button" if way == "register" else ".button.primary", type="submit")[words(f"web-{way}")],
        ],
        way == "login" and context.mail and h.p[h.a(href="/account/forgot")[words("web-notice-forgot")]],
    ]
