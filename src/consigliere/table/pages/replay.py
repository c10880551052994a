"""The replay: every position of a game, through every pair of eyes that may look."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .context import ReplayContext
from .drawing import drawn, stage
from .frame import document, hidden, icon, texts, title_of
from .html import Element, Node


def replay(context: ReplayContext) -> str:
    """One position of a finished game, with the way to every other and to other eyes. Works without script."""
    frame = context.frame
    words = texts(frame.language, context.game)
    content = h.main("#table.replay", data_page="replay", data_n=str(context.n), data_of=str(context.of))[
        h.h1(".unseen")[f"{words('web-replay')}: {title_of(words, context.game)}"],
        h.section(".replay-bar", aria_label=words("web-replay"))[
            h.nav(".steps", aria_label=words("web-replay-steps"))[
                _step(context, 0, "first", words("web-replay-first"), context.n > 0),
                _step(context, context.n - 1, "prev", words("web-replay-prev"), context.n > 0),
                h.form(".jump", method="get", action=f"/t/{context.table}/replay")[
                    hidden("eyes", context.eyes),
                    h.label[
                        h.span(".unseen")[words("web-replay-jump")],
                        h.input(
                            "#position",
                            type="range",
                            name="n",
                            min="0",
                            max=str(context.of),
                            value=str(context.n),
                            data_jump="1",
                        ),
                    ],
                    h.noscript[h.button(".button.small", type="submit")[words("web-replay-go")]],
                ],
                _step(context, context.n + 1, "next", words("web-replay-next"), context.n < context.of),
                _step(context, context.of, "last", words("web-replay-last"), context.n < context.of),
                h.span(".replay-where")[f"{context.n} / {context.of}"],
            ],
            h.form(".eyes", method="get", action=f"/t/{context.table}/replay")[
                hidden("n", context.n),
                h.span[icon("eye"), h.span[words("web-eyes")]],
                [
                    h.button(
                        type="submit", name="eyes", value=eyes, aria_pressed="true" if eyes == context.eyes else "false"
                    )[_eyes(eyes, context, words)]
                    for eyes in context.may
                ],
            ],
        ],
        h.section(".replay-line", role="status")[
            [h.p[line.text] for line in context.lines]
            or h.p[words("web-replay-quiet" if context.n else "web-replay-start")],
            h.p(".kicker")[[h.span(".status", data_fact=name)[value] for name, value in context.status]],
        ],
        h.section("#board.board", aria_label=words("web-board"))[
            h.div("#viewport")[context.board is not None and stage(context.board, context.areas)]
        ],
        bool(context.hands)
        and h.section("#hand.hand", aria_label=words("web-hand"), tabindex="0")[
            [drawn(hand) for hand in context.hands]
        ],
        h.p(".replay-back")[h.a(".button", href=f"/t/{context.table}")[words("web-to-result")],],
    ]
    return document(frame, words("web-replay"), content, game=context.game, kind="replay-page", scripts=("replay",))


def _step(context: ReplayContext, n: int, sign: str, label: str, possible: bool) -> Element:
    inside: Node = [icon(sign), h.span(".unseen")[label]]
    if not possible:
        return h.span(".step", aria_hidden="true")[icon(sign)]
    address = f"/t/{context.table}/replay?n={n}&eyes={context.eyes}"
    return h.a(f"#step-{sign}.step", href=address, title=label, rel="next" if sign == "next" else None)[inside]


def _eyes(eyes: str, context: ReplayContext, words: Words) -> str:
    if eyes in {"open", "public"}:
        return words(f"web-eyes-{eyes}")
    return next((seat.name for seat in context.seats if str(seat.index) == eyes), eyes)
