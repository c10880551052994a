"""A review that somebody leads, on the pages of a finished game. The script shows what is true now (together.js)."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .context import Frame
from .frame import csrf, hidden, icon
from .html import Element


def connection(table: str) -> str:
    """Return the address at which a page hears who leads."""
    return f"/t/{table}/live?together=1"


def invitation(table: str, words: Words) -> Element:
    """Render the line that appears when somebody leads the review, with the way there."""
    return h.div("#together.together.needs-script", role="status", hidden=True)[
        h.p(data_when="led", hidden=True)[
            icon("people"),
            h.span(data_says=words("web-together-leads", name="#")),
            " ",
            h.a(".button.small.primary", href=f"/t/{table}/replay?follow=1")[words("web-together-join")],
        ]
    ]


def controls(frame: Frame, table: str, may_lead: bool, words: Words) -> Element:
    """Render how to lead, follow, look around alone and come back, next to the replay."""
    lead = may_lead and h.button(".button.small", type="button", data_lead="1")[words("web-together-lead")]
    return h.section("#together.together.needs-script", aria_label=words("web-together"), role="status")[
        may_lead
        and h.form("#lead", method="post", action=f"/t/{table}/lead")[
            csrf(frame), hidden("n", 0), hidden("eyes", "open"), hidden("stop", "")
        ],
        h.p(data_when="alone")[icon("people"), h.span[words("web-together")], " ", lead] if may_lead else None,
        h.p(data_when="mine", hidden=True)[
            icon("people"),
            h.span[words("web-together-mine")],
            " ",
            h.button(".button.small", type="button", data_lead="")[words("web-together-stop")],
        ],
        h.p(data_when="led", hidden=True)[
            icon("people"),
            h.span(data_says=words("web-together-leads", name="#")),
            " ",
            h.button(".button.small.primary", type="button", data_follow="1")[words("web-together-follow")],
            lead and h.button(".button.small", type="button", data_lead="1")[words("web-together-lead-myself")],
        ],
        h.p(data_when="follows", hidden=True)[
            icon("people"),
            h.span(data_says=words("web-together-follows", name="#")),
            " ",
            h.button(".button.small", type="button", data_follow="")[words("web-together-free")],
        ],
    ]
