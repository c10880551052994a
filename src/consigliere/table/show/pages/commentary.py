"""A commentator at a table: the proposal, the slip to agree to it, and the line that everybody sees."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .frame import act, csrf, hidden, icon
from .html import Element, Node, spelled
from .play_context import CommentaryInfo, PlayContext


def proposal_form(context: PlayContext, words: Words) -> Node:
    """Render the form to propose a commentator; nothing if there is one, or if the reader has no say."""
    info = context.commentary
    if info is None or info.name or not info.votes:
        return None
    return h.details(".sure", id="sure-commentator")[
        h.summary(".button.quiet")[words("web-commentator")],
        h.form(".over-days.stack", method="post", action=f"/t/{context.table}/commentary")[
            csrf(context.frame),
            hidden("say", "propose"),
            h.p(".hint")[words("web-commentator-hint")],
            h.label(".form-field")[
                h.span[words("web-commentator-name")],
                h.input(
                    "#commentator-name", name="name", required=True, maxlength="40", autocomplete="off", data_keep="1"
                ),
            ],
            h.label(".form-field")[
                h.span[words("web-commentator-delay")],
                h.select("#commentator-delay", name="delay", data_keep="1")[
                    [h.option(value=delay)[words(f"web-delay-{delay}")] for delay in info.delays]
                ],
            ],
            h.button(".button", type="submit")[words("web-commentator-propose")],
        ],
    ]


def slip_body(info: CommentaryInfo, context: PlayContext, words: Words) -> list[Node]:
    """Render what a proposal means, the answers, and how many agree."""
    action = f"/t/{context.table}/commentary"
    refuse = words("web-slip-days-withdraw" if info.mine else "no")
    return [
        h.p(".slip-says")[spelled(words("web-slip-commentator-says", **_said(info, words)))],
        h.div(".slip-do")[
            not info.mine and act(context.frame, action, words("web-slip-agree"), ".slip-yes", say="yes", key=info.key),
            act(context.frame, action, refuse, say="no"),
        ],
        h.p(".slip-note")[words("web-slip-commentator-tally", agreed=info.agreed, needed=info.needed)],
    ]


def looking_line(context: PlayContext, words: Words) -> Element | None:
    """Render who sees all hands, for everybody at the table; nothing if nobody does."""
    info = context.commentary
    if info is None or not info.looks:
        return None
    return h.div(".commented", role="note")[
        icon("eye"),
        h.p[spelled(words("web-commented", **_said(info, words)))],
        context.seat is None
        and h.a(href=f"/t/{context.table}/replay?eyes=open")[spelled(words("web-commented-open", name=info.name))],
        info.votes
        and act(context.frame, f"/t/{context.table}/commentary", words("web-commented-end"), ".quiet", say="no"),
    ]


def replay_note(info: CommentaryInfo | None, words: Words) -> Node:
    """Render what a commentator sees, above the moments of a running game."""
    return (
        info is not None
        and h.div(".commented")[icon("eye"), h.p[words("web-commenting", delay=words(f"web-delay-{info.delay}"))]]
    )


def _said(info: CommentaryInfo, words: Words) -> dict[str, str]:
    return {"name": info.name, "delay": words(f"web-delay-{info.delay}")}
