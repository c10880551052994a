"""The replay: every position of a game, in every view the reader may use.

It has the layout of the table itself, so that the board does not move. It works without script, by links and forms.
With script the next moment is put into the same page.
"""

from __future__ import annotations

import msgspec

from consigliere.board.words import Words

from . import html as h
from .commentary import replay_note
from .deals import promise_list
from .drawing import drawings, drawn, places, shapes
from .frame import csrf, document, hidden, icon, line_text, put, texts, title_of
from .html import Element, Node
from .result_context import ReplayContext
from .together import connection, controls


def replay(context: ReplayContext) -> str:
    """Render one position of a game, with links to every other position and view."""
    frame = context.frame
    words = texts(frame.language, context.game)
    hand = drawn(*context.hands)
    parts = drawings(context.board, context.areas) if context.board is not None else {}
    content = h.main(
        "#table",
        data_page="replay",
        data_n=str(context.n),
        data_of=str(context.of),
        data_flights=msgspec.json.encode(context.flights).decode() if context.flights else None,
    )[
        h.h1(".unseen")[f"{words('web-replay')}: {title_of(words, context.game)}"],
        h.section(".ask.looking", aria_label=words("web-replay"))[
            h.nav(".steps", aria_label=words("web-replay-steps"), data_part="steps")[_steps(context, words)],
            _autoplay(words),
            _slider(context, words),
            _way_back(context, words),
        ],
        h.section("#board.board", aria_label=words("web-board"))[
            h.div("#viewport", tabindex="0", aria_label=words("web-board-pan"), role="group")[
                places(context.game, len(context.areas), parts) if parts else None
            ]
        ],
        h.section("#hand.hand", data_drawing="hand", aria_label=words("web-hand"), tabindex="0")[
            put({"hand": hand}, "hand")
        ],
        h.aside(".rail", aria_label=words("web-replay-steps"))[
            context.over and controls(frame, context.table, context.leads, words),
            replay_note(context.commentary, words),
            h.section(".replay-line", role="status", data_part="line", tabindex="0")[_line(context, words)],
            h.section(".replay-side", data_part="side")[
                _rounds(context, words),
                _eyes(context, words),
                bool(context.promises) and promise_list(context.promises, context.seats, words),
                _branch(context, words),
            ],
        ],
    ]
    title = words("web-replay")
    live = f"/t/{context.table}/live?back=1{'&told=1' if context.commentary is not None else ''}"
    line = {"data_live": live, "data_title": title, "data_move": words("your-move")}
    if context.over:
        line = {"data_together": connection(context.table)}
    return document(
        frame,
        f"{words('your-move')} – {title}" if context.asked else title,
        content,
        game=context.game,
        kind="play.looking-back",
        scripts=("replay", "look", "together") if context.over else ("replay", "look"),
        data=line,
        after=[
            h.div("#announce.unseen", role="status", aria_live="polite"),
            h.p("#herald", aria_hidden="true", hidden=True),
            shapes(context.game),
        ],
    )


def _way_back(context: ReplayContext, words: Words) -> Element:
    """Render the link to the table. In a running game the script updates it when the table waits for the reader."""
    said = {"calm": words("web-to-table"), "asked": words("web-to-table-asked"), "over": words("web-to-result")}
    state = "over" if context.over else "asked" if context.asked else "calm"
    return h.a("#way-back.button.small", href=f"/t/{context.table}", data_state=state)[
        [h.span(data_when=when, hidden=when != state)[text] for when, text in said.items()]
    ]


def _steps(context: ReplayContext, words: Words) -> Node:
    n, of = context.n, context.of
    return [
        _step(context, 0, "first", words("web-replay-first"), n > 0),
        _step(context, n - 1, "prev", words("web-replay-prev"), n > 0),
        _step(context, n + 1, "next", words("web-replay-next"), n < of),
        _step(context, of, "last", words("web-replay-last"), n < of),
        h.span(".replay-where")[f"{n} / {of}"],
    ]


def _autoplay(words: Words) -> Element:
    """Render the autoplay button. It uses the reader's pace for scenes."""
    return h.button(
        "#autoplay.button.small.needs-script",
        type="button",
        aria_pressed="false",
        data_play=words("web-replay-auto"),
        data_stop=words("web-replay-stop"),
    )[icon("play"), h.span[words("web-replay-auto")]]


def _slider(context: ReplayContext, words: Words) -> Element:
    return h.form(".jump", method="get", action=f"/t/{context.table}/replay")[
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
    ]


def _line(context: ReplayContext, words: Words) -> Node:
    return [
        h.p(".kicker")[[h.span(".status", data_fact=name)[value] for name, value in context.status]],
        [h.p[line_text(line)] for line in context.lines]
        or h.p(".nothing")[words("web-replay-quiet" if context.n else "web-replay-start")],
        context.standing and h.p(".was-standing")[words("web-replay-standing")],
    ]


def _rounds(context: ReplayContext, words: Words) -> Node:
    """Render links to the beginning of each round."""
    if not context.rounds:
        return None
    now = max((n for n, _ in context.rounds if n <= context.n), default=-1)
    return h.nav(".rounds", aria_label=words("web-replay-rounds"))[
        h.h2(".side-title")[words("web-replay-rounds")],
        h.ol[
            [
                h.li[h.a(href=_address(context, n), data_n=str(n), aria_current="step" if n == now else None)[name]]
                for n, name in context.rounds
            ]
        ],
    ]


def _eyes(context: ReplayContext, words: Words) -> Element:
    return h.form(".eyes", method="get", action=f"/t/{context.table}/replay")[
        hidden("n", context.n),
        h.span[icon("eye"), h.span[words("web-eyes")]],
        [
            h.button(type="submit", name="eyes", value=eyes, aria_pressed="true" if eyes == context.eyes else "false")[
                _seen_by(eyes, context, words)
            ]
            for eyes in context.may
        ],
    ]


def _branch(context: ReplayContext, words: Words) -> Node:
    """Render the form to play on from here: at one seat against bots, or at all seats, to try something out."""
    if not context.can_branch:
        return None
    return h.form(".branch", method="post", action=f"/t/{context.table}/branch")[
        csrf(context.frame),
        hidden("n", context.n),
        h.h2(".side-title")[words("web-branch")],
        h.p(".hint")[words("web-branch-hint")],
        h.label[
            h.span[words("web-branch-seat")],
            h.select(name="seat")[
                [
                    h.option(value=str(seat.index), selected=seat.yours)[seat.name or str(seat.index + 1)]
                    for seat in context.seats
                ],
                h.option(value="all")[words("web-branch-all")],
            ],
        ],
        h.button(".button.small.primary", type="submit")[words("web-branch-go")],
    ]


def _step(context: ReplayContext, n: int, sign: str, label: str, possible: bool) -> Element:
    inside: Node = [icon(sign), h.span(".unseen")[label]]
    if not possible:
        return h.span(".step", aria_hidden="true")[icon(sign)]
    return h.a(
        f"#step-{sign}.step",
        href=_address(context, n),
        data_n=str(n),
        title=label,
        rel="next" if sign == "next" else None,
    )[inside]


def _address(context: ReplayContext, n: int) -> str:
    return f"/t/{context.table}/replay?n={n}&eyes={context.eyes}"


def _seen_by(eyes: str, context: ReplayContext, words: Words) -> str:
    if eyes in {"open", "public"}:
        return words(f"web-eyes-{eyes}")
    return next((seat.name for seat in context.seats if str(seat.index) == eyes), eyes)
