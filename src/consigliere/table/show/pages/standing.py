"""Standing answers in the bar: a chip for each that the reader has given, and the form that gives one."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .frame import csrf, hidden, icon
from .html import Element, Node
from .play_context import PlayContext, Standing


def standing_chips(context: PlayContext, words: Words) -> Node:
    """Render what is answered for the reader. One click stops it. Only its owner ever gets this."""
    given = [one for one in context.standing if one.order]
    if not given:
        return None
    return h.div(".standing-chips", aria_label=words("web-standing-yours"), role="group")[
        [_chip(one, context, words) for one in given]
    ]


def _chip(one: Standing, context: PlayContext, words: Words) -> Element:
    stop = words("web-standing-stop" if not one.stopped else "web-standing-dismiss")
    return h.form(
        f"#chip-{one.kind}.standing-chip",
        method="post",
        action=f"/t/{context.table}/standing",
        data_stopped=one.stopped or None,
    )[
        csrf(context.frame),
        hidden("kind", one.kind),
        hidden("until", one.until),
        hidden("unless", one.unless),
        hidden("value", one.value),
        icon("repeat"),
        h.span(title=f"{one.name}: {one.says}")[h.b[one.name], " ", one.says],
        bool(one.stopped) and h.em[words(f"web-standing-stopped-{one.stopped}")],
        one.soon and h.em[words("web-standing-soon")],
        bool(one.stopped)
        and h.button(".button.small", type="submit", name="order", value=one.order)[words("web-standing-again")],
        h.button(".button.small.stop", type="submit", name="order", value="", title=stop, aria_label=stop)["×"],
    ]


def standing_form(context: PlayContext, words: Words) -> Node:
    """Render the form for the question on the table: when it ends, unless what, and a button for each answer."""
    one = next((one for one in context.standing if one.now), None)
    if one is None:
        return None
    return h.details("#standing.standing")[
        h.summary[words("web-standing")],
        h.form(f"#standing-{one.kind}", method="post", action=f"/t/{context.table}/standing")[
            csrf(context.frame),
            hidden("kind", one.kind),
            h.span[one.name, ": ", h.strong[one.says or words("web-standing-ask")]],
            h.select(name="until", aria_label=words("web-standing-until"))[
                [
                    h.option(value=end, selected=end == (one.until if one.order else "round"))[
                        words(f"web-standing-until-{end}")
                    ]
                    for end in ("phase", "round", "game")
                ]
            ],
            bool(one.conditions) and _conditions(one, words),
            [
                h.button(".button.small", type="submit", name="order", value=name)[text]
                for name, text in one.answers
                if (name != one.order or one.stopped)
            ],
            bool(one.order)
            and h.button(".button.small", type="submit", name="order", value="")[words("web-standing-do-ask")],
            h.p(".hint")[words("web-standing-hint")],
        ],
    ]


def _conditions(one: Standing, words: Words) -> Node:
    ranges = [values for _, _, values in one.conditions if values is not None]
    return [
        h.select(name="unless", aria_label=words("web-standing-condition"))[
            h.option(value="")[words("web-standing-always")],
            [h.option(value=name, selected=name == one.unless)[text] for name, text, _ in one.conditions],
        ],
        bool(ranges)
        and h.input(
            type="number",
            name="value",
            aria_label=words("web-standing-value"),
            min=str(min(low for low, _ in ranges)),
            max=str(max(high for _, high in ranges)),
            value=str(one.value or ranges[0][0]),
        ),
    ]
