"""Advice: a panel over the rail, or a separate page without script."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .advice_context import AdviceContext, WeighedInfo
from .context import Frame
from .frame import cached, csrf, document, hidden, icon, texts, title_of
from .html import Element, Node

STROKE = 2.2  # the distance between the strokes that hatch the uncertain part


def advice(context: AdviceContext) -> str:
    """Render advice as a page, for a browser without script."""
    words = texts(context.frame.language, context.game)
    return sheet(context.frame, context.game, context.table, words, _body(context, words))


def sheet(frame: Frame, game: str, table: str, words: Words, body: Node) -> str:
    """Render the content of the panel as a page with a way back to the table."""
    content = h.main("#table.sheet.advice-page")[
        h.div(".sheet-body")[
            h.section(".advice")[body],
            h.p[h.a(".button", href=f"/t/{table}")[words("back-to-table")]],
        ]
    ]
    return document(frame, title_of(words, game), content, game=game, kind="page")


def advice_panel(context: AdviceContext) -> str:
    """Render only the content of the panel. The script of the table puts it in its place."""
    return str(h.div[_body(context, texts(context.frame.language, context.game))])


def advice_place(words: Words) -> Element:
    """Render the empty panel of the table's page."""
    return h.aside("#advice.advice", hidden=True, aria_label=words("web-advice"), tabindex="-1")[
        h.div("#advice-body", aria_live="polite", data_thinking=words("web-advice-thinking")),
        h.button(".advice-close.button.small", type="button", data_advice="close")[
            words("web-close"), " ", h.kbd["Esc"]
        ],
    ]


def advice_tool(frame: Frame, table: str, number: int, words: Words) -> Element:
    """Render the button in the bar that asks for advice."""
    return h.form("#advice-ask.act", method="post", action=f"/t/{table}/advice")[
        csrf(frame), hidden("number", number), _tool(words("web-advice"))
    ]


@cached(16)
def _tool(label: str) -> Element:
    return h.button(".tool", type="submit", aria_keyshortcuts="h", title=f"{label} (H)")[icon("bulb"), h.span[label]]


def _body(context: AdviceContext, words: Words) -> Node:
    return [
        h.h2[words("web-advice-title")],
        h.p(".hint")[words("web-advice-ways", count=context.worlds)],
        h.ol(".weighed")[[_weighed(one, words, str(n)) for n, one in enumerate(context.best, 1)]],
        not context.apart and len(context.best) > 1 and h.p(".same")[words("web-advice-same")],
        h.section("#advice-point.point")[
            h.h3[words("web-advice-point")],
            h.ol(".weighed")[_weighed(context.other, words, "?")]
            if context.other is not None
            else h.p(".hint")[words("web-advice-point-hint")],
        ],
        context.seen and h.p(".hint")[words("web-advice-seen")],
    ]


def _weighed(one: WeighedInfo, words: Words, sign: str) -> Element:
    said = words("web-advice-chance-said", chance=round(100 * one.chance), error=round(100 * one.error))
    return h.li(data_option=one.option, data_thing_named=one.thing or None, data_sign=sign)[
        h.span(".number", aria_hidden="true")[sign],
        h.strong[one.label],
        h.span(".worth")[
            chance_bar(one.chance, one.error),
            h.b(title=said)[words("web-advice-chance", chance=round(100 * one.chance)), h.span(".unseen")[said]],
        ],
        h.p[one.says],
    ]


def chance_bar(chance: float, error: float) -> Element:
    """Render a chance as a bar. The uncertain part is hatched."""
    middle, half = 100 * min(1.0, max(0.0, chance)), 100 * min(0.5, error)
    low, high = max(0.0, middle - half), min(100.0, middle + half)
    strokes, x = [], low
    while x <= high:
        strokes.append(f"M{x:.1f} 0V8")
        x += STROKE
    return h.svg(".chance", viewBox="0 0 100 8", preserveAspectRatio="none", aria_hidden="true")[
        Element("rect")(".whole", width="100", height="8"),
        Element("rect")(".sure", width=f"{low:.1f}", height="8"),
        Element("path")(".open", d="".join(strokes)),
    ]
