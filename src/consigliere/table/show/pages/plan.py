"""The planner: a private copy of the game, in the layout of the table. It works by links alone."""

from __future__ import annotations

from urllib.parse import urlencode

from consigliere.board.words import Words

from . import html as h
from .advice_context import PlanContext
from .drawing import drawings, drawn, places, shapes
from .frame import document, icon, seat_mark, texts, title_of
from .html import Element, Node
from .play_context import OptionInfo


def plan(context: PlanContext) -> str:
    """Render one moment of a plan."""
    words = texts(context.frame.language, context.game)
    parts = drawings(context.board, context.areas, _marks(context)) if context.board is not None else {}
    content = h.main("#table", data_page="plan")[
        h.h1(".unseen")[f"{words('web-plan-title')}: {title_of(words, context.game)}"],
        h.section(".ask.looking", aria_label=words("web-plan-title"))[
            h.nav(".steps.plan-steps", aria_label=words("web-plan-title"))[_steps(context, words)],
            h.a("#way-back.button.small", href=f"/t/{context.table}")[words("web-plan-leave")],
        ],
        h.section("#board.board", aria_label=words("web-board"))[
            h.div("#viewport", tabindex="0", aria_label=words("web-board-pan"), role="group")[
                places(context.game, len(context.areas), parts) if parts else None
            ]
        ],
        h.section("#hand.hand", aria_label=words("web-hand"), tabindex="0")[drawn(*context.hands)],
        h.aside(".rail.plan-rail", aria_label=words("web-plan-title"), tabindex="0")[
            h.h2(".side-title")[words("web-plan-title")],
            h.p(".hint")[words("web-plan-hint")],
            _asked(context, words),
            h.h2(".side-title")[words("web-plan-moves")],
            h.ol(".plan-moves")[[h.li[text] for text in context.said]]
            if context.said
            else h.p(".hint")[words("web-plan-first")],
        ],
    ]
    return document(
        context.frame,
        words("web-plan-title"),
        content,
        game=context.game,
        kind="play.looking-back",
        scripts=("plan", "look"),
        after=shapes(context.game),
    )


def _marks(context: PlanContext) -> dict[str, tuple[str, ...]]:
    return {option.thing: ("legal",) for option in context.options if option.thing}


def _address(context: PlanContext, moves: tuple[str, ...], world: int | None = None, reply: bool = False) -> str:
    fields = [("at", str(context.at)), ("world", str(context.world if world is None else world))]
    fields += [("m", move) for move in moves]
    if reply:
        fields.append(("reply", "1"))
    return f"/t/{context.table}/plan?{urlencode(fields)}"


def _steps(context: PlanContext, words: Words) -> Node:
    others = context.decider is not None and not context.own
    return [
        bool(context.moves) and _step(_address(context, context.moves[:-1]), "undo", words("web-plan-back")),
        bool(context.moves) and _step(_address(context, ()), "reset", words("web-plan-restart")),
        _step(_address(context, (), context.world + 1), "branch", words("web-plan-world")),
        others and _step(_address(context, context.moves, reply=True), "play", words("web-plan-reply")),
        [h.span(".status", data_fact=name)[value] for name, value in context.status],
    ]


def _step(address: str, sign: str, label: str) -> Element:
    return h.a(".button.small", href=address)[icon(sign), h.span[label]]


def _asked(context: PlanContext, words: Words) -> Node:
    """Render who decides now, with the options as links."""
    seat = context.decider
    if seat is None:
        return [h.p(".flash", data_kind="note")[words("web-plan-over")], [h.p[line] for line in context.outcome]]
    return [
        h.p(".plan-who")[
            seat_mark(seat), h.strong[words("web-plan-you") if context.own else words("web-plan-now", name=seat.name)]
        ],
        not context.own and h.p(".hint")[words("web-plan-guess", name=seat.name)],
        h.ul("#plan-options.plan-options")[[_option(option, context, seat.index) for option in context.options]],
    ]


def _option(option: OptionInfo, context: PlanContext, seat: int) -> Element:
    address = _address(context, (*context.moves, f"{seat} {option.text}"))
    return h.li[h.a(".choice", href=address, data_for=option.thing or None, title=option.hint or None)[option.label]]
