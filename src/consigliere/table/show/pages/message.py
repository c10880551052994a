"""The page for errors: not found, not allowed, failed."""

from __future__ import annotations

from . import html as h
from .context import MessageContext
from .frame import document, emblem, flash, texts


def message(context: MessageContext) -> str:
    """Render a page for something missing, not allowed or failed: what it is, and where to go."""
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
