"""The page of letters: private messages between the reader and a person."""

from __future__ import annotations

from consigliere.board.words import Words
from consigliere.table.base.names import letters_page, person_page

from . import html as h
from .frame import csrf, document, empty, flash, icon, texts
from .html import Element, Node, spelled
from .people_context import LetterInfo, LettersContext

LONGEST_LETTER = 2000


def letters(context: LettersContext) -> str:
    """Render the letters between the reader and a person, the newest last, and the form that writes one."""
    frame = context.frame
    words = texts(frame.language)
    title = words("web-letters-with", name=context.name)
    content = h.main("#table.people.column")[
        h.h1[spelled(title)],
        h.p[h.a(href=person_page(context.name))[words("web-letters-page")]],
        flash(frame.flash, words),
        _folded(context, words) if context.folded else _lines(context.letters, words),
        _form(context, words) if context.writes else h.p(".hint")[words("web-letters-closed")],
        any(not one.own for one in context.letters) and _report(context, words),
    ]
    return document(frame, title, content, kind="page")


def _lines(rows: tuple[LetterInfo, ...], words: Words) -> Node:
    if not rows:
        return empty(words("web-letters-none"), "send")
    last = len(rows) - 1
    return h.ol(".letter-list")[
        [
            h.li(
                "#last" if place == last else "",
                data_own="1" if one.own else None,
                data_new="1" if one.new else None,
            )[
                h.small[words("web-letters-you") if one.own else None, h.time[one.when]],
                [h.p[spelled(part)] for part in one.text.split("\n") if part],
            ]
            for place, one in enumerate(rows)
        ]
    ]


def _folded(context: LettersContext, words: Words) -> Element:
    return h.details(".whisper")[
        h.summary[icon("mute"), h.span[words("web-letters-folded")]], _lines(context.letters, words)
    ]


def _form(context: LettersContext, words: Words) -> Element:
    return h.form("#write.stack.letter-form", method="post", action=letters_page(context.name))[
        csrf(context.frame),
        h.label(".form-field")[
            h.span[words("web-letters-text")],
            h.textarea(name="text", rows="4", maxlength=str(LONGEST_LETTER), required=True)[spelled(context.text)],
        ],
        h.p(".hint")[words("web-letters-hint")],
        h.button(".button.primary", type="submit")[icon("send"), h.span[words("web-send")]],
    ]


def _report(context: LettersContext, words: Words) -> Element:
    return h.details("#report.whisper")[
        h.summary[words("web-letters-report")],
        h.form(".stack.letter-form", method="post", action=f"{person_page(context.name)}/report")[
            csrf(context.frame),
            h.p(".hint")[words("web-letters-report-hint")],
            h.label(".form-field")[
                h.span[words("web-report-why")],
                h.input(name="why", maxlength="500", required=True, autocomplete="off"),
            ],
            h.button(".button.small", type="submit")[words("web-report-do")],
        ],
    ]
