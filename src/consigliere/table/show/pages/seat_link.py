"""Two small pages about a seat's key: the link for another device, and the page it opens."""

from __future__ import annotations

from markupsafe import Markup

from consigliere.board.words import Words

from . import html as h
from .context import Frame
from .frame import act, document


def seat_link(frame: Frame, table: str, game: str, address: str, code: str) -> str:
    """Render the link that opens a seat on another device, with its QR code. It is shown once."""
    words = Words(frame.language)
    content = h.main("#table.message.column")[
        h.div(".message-card")[
            h.h1[words("seat-link-title")],
            h.p[words("seat-link-text")],
            h.div(".qr.seat-code")[Markup(code)],
            h.p(".copy")[h.input(type="text", readonly=True, value=address, aria_label=words("seat-link-title"))],
            h.a(".button.primary", href=f"/t/{table}")[words("back-to-table")],
            act(frame, f"/t/{table}/unlink", words("seat-link-revoke"), style=".quiet"),
        ]
    ]
    return document(frame, words("seat-link-title"), content, game=game, kind="page")


def take_seat(frame: Frame, table: str, game: str, name: str) -> str:
    """Render the page of a seat's link. Programs follow links too, so only the button changes anything."""
    words = Words(frame.language)
    content = h.main("#table.message.column")[
        h.div(".message-card")[
            h.h1[words("seat-door-title")],
            h.p[words("seat-door-text", name=name)],
            act(frame, f"/t/{table}/seat", words("seat-door-button"), style=".primary.big"),
        ]
    ]
    return document(frame, words("seat-door-title"), content, game=game, kind="page")
