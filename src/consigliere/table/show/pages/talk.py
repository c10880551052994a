"""Lines of talk, the form that says one, and what a reader can do about the talk of others: fold it, or report it."""

from __future__ import annotations

from markupsafe import Markup

from consigliere.board.words import Words

from . import html as h
from .context import ChatLine
from .frame import cached, hidden, icon
from .html import Element, Node, spelled
from .play_context import PlayContext

LINES = 12  # the last lines of others that can be reported
SHOWN = 60  # letters of a line in the list


@cached(1024)
def say_form(room: str, table: str, token: Markup, words: Words, action: str = "chat") -> Element:
    """Render the form that says something in a room."""
    return h.form(".say", method="post", action=f"/t/{table}/{action}")[
        token,
        hidden("room", room),
        h.label[
            h.span(".unseen")[words("web-say")],
            h.input(
                id=f"say-{room or 'table'}",
                name="text",
                maxlength="500",
                required=True,
                autocomplete="off",
                placeholder=words("web-say"),
                data_keep="1",
            ),
        ],
        h.button(".tool", type="submit", title=words("web-send"))[icon("send"), h.span(".unseen")[words("web-send")]],
    ]


@cached(4096)
def said(line: ChatLine, side: str | None) -> Element:
    """Render a line of talk."""
    return h.li(
        f"#chat-{line.n}",
        data_own="1" if line.own else None,
        data_seat=None if line.seat is None else str(line.seat),
        data_side=side,
    )[h.strong[line.name], line.when and h.time[line.when], h.span[spelled(line.text)]]


def talk_tools(context: PlayContext, token: Markup, words: Words) -> Node:
    """Render the tools for the talk of others, collapsed; nothing for a spectator or where only bots sit."""
    if context.seat is None:
        return None
    others = tuple(
        (seat.index, seat.name, seat.index in context.folded)
        for seat in context.seats
        if seat.kind == "human" and not seat.yours
    )
    if not others:
        return None
    people = {seat for seat, _, _ in others}
    lines = sorted(
        [line for room in context.rooms for line in room.lines if line.seat in people], key=lambda one: one.n
    )
    return _tools(others, tuple(lines[-LINES:]), context.table, token, words)


@cached(256)
def _tools(
    others: tuple[tuple[int, str, bool], ...], lines: tuple[ChatLine, ...], table: str, token: Markup, words: Words
) -> Element:
    return h.details("#talk-tools.whisper")[
        h.summary[icon("mute"), h.span[words("web-talk-tools")]],
        [
            h.form(method="post", action=f"/t/{table}/mute")[
                token,
                hidden("seat", seat),
                hidden("on", "0" if folded else "1"),
                h.button(".button.small", type="submit")[
                    spelled(words("web-unmute" if folded else "web-mute", name=name))
                ],
            ]
            for seat, name, folded in others
        ],
        h.p(".hint")[words("web-mute-hint")],
        h.form(".stack", method="post", action=f"/t/{table}/report")[
            token,
            h.label(".form-field")[
                h.span[words("web-report-what")],
                h.select("#report-what", name="what", data_keep="1")[
                    [h.option(value=f"seat:{seat}")[spelled(name)] for seat, name, _ in others],
                    [
                        h.option(value=f"line:{line.n}")[spelled(f"{line.name}: {line.text[:SHOWN]}")]
                        for line in reversed(lines)
                    ],
                ],
            ],
            h.label(".form-field")[
                h.span[words("web-report-why")],
                h.input("#report-why", name="why", maxlength="500", required=True, autocomplete="off", data_keep="1"),
            ],
            h.button(".button.small", type="submit")[words("web-report-do")],
        ],
    ]
