"""Hints: "What can I do here?" in the panel over the rail, or as a separate page without script."""

from __future__ import annotations

from consigliere.board.hints import HintGroup, HintInfo
from consigliere.board.words import Words

from . import html as h
from .advice import sheet
from .frame import cached, icon, ledger_text, texts
from .hints_context import HintsContext
from .html import Element, Node

FEW = 8  # choices of a kind that are shown at once; more are folded


def hints(context: HintsContext) -> str:
    """Render hints as a page, for a browser without script."""
    words = texts(context.frame.language, context.game)
    return sheet(context.frame, context.game, context.table, words, _body(context, words))


def hints_panel(context: HintsContext) -> str:
    """Render only the content of the panel. The script of the table puts it in its place."""
    return str(h.div[_body(context, texts(context.frame.language, context.game))])


@cached(512)
def hints_tool(table: str, words: Words) -> Element:
    """Render the link in the bar that asks what one can do here."""
    label = words("web-hints")
    return h.a("#hints-ask.tool", href=f"/t/{table}/hints", aria_keyshortcuts="i", title=f"{label} (I)")[
        icon("ask"), h.span[label]
    ]


def _body(context: HintsContext, words: Words) -> Node:
    return [
        h.h2[words("web-hints")],
        h.p(".hint")[" · ".join(context.status)],
        h.p(".hints-question")[h.strong[context.question]],
        [
            h.p(".hint")[ledger_text(rule.text, words), " ", h.a(href=f"/rules/{context.game}#{rule.id}")[rule.id]]
            for rule in context.rules
        ],
        bool(context.always) and h.p(".hints-always")[words("web-hints-always", changes="; ".join(context.always))],
        [_group(group, words) for group in context.groups],
        context.trades and h.p(".hint")[words("web-hints-deals")],
    ]


def _group(group: HintGroup, words: Words) -> Node:
    shown = h.ul(".hints")[[_hint(one) for one in group.hints]]
    each = bool(group.shared) and h.p(".hint")[words("web-hints-each", changes="; ".join(group.shared))]
    if len(group.hints) > FEW:
        label = group.about or group.hints[0].label
        return h.details(".hints-kind")[h.summary[label, " ", h.span(".count")[str(len(group.hints))]], each, shown]
    return [bool(group.about) and h.p(".hints-about")[group.about], each, shown]


def _hint(one: HintInfo) -> Element:
    return h.li(data_thing_named=one.thing or None)[
        h.strong[one.label],
        bool(one.about) and h.p[one.about],
        [h.p(".change")[line] for line in one.lines],
        bool(one.then) and h.p(".then")[one.then],
    ]
