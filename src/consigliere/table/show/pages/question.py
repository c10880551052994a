"""The bar above the board: the question, its answers, standing orders, and the tools."""

from __future__ import annotations

from markupsafe import Markup

from consigliere.board.words import Words

from . import html as h
from .advice import advice_tool
from .frame import (
    cached,
    csrf,
    emblem,
    flash,
    hidden,
    icon,
    line_text,
    pace,
    seat_mark,
)
from .hints import hints_tool
from .html import Element, Node
from .play_context import OptionInfo, PlayContext
from .standing import standing_chips, standing_form
from .stepper import number_runs, stepper, stepper_form
from .terms import glossed

MOST_IN_BAR, LETTERS_IN_BAR = 5, 72  # choices in the bar itself, and their total length


def question(context: PlayContext, words: Words) -> Node:
    """Render the bar above the board: who is asked what, and the answers."""
    yours = bool(context.question)
    if yours:
        kicker, text = words("your-move"), context.question
    elif context.seat is None:
        kicker, text = words("web-watching"), context.waiting or words("waiting-hidden")
    else:
        out = any(seat.out and seat.index == context.seat for seat in context.seats)
        kicker = words("web-you-are-out" if out else "web-not-your-move")
        text = context.waiting or words("waiting-hidden")
    if yours:
        mover = next((seat for seat in context.seats if seat.index == context.seat), None)
    else:
        mover = next((seat for seat in context.seats if seat.to_move), None)
    mark = seat_mark(mover) if mover else emblem("mark")
    return [
        _just_now(line_text(context.log[-1][-1]) if context.log else _goal(words)),
        _asked(mark, kicker, context.status, text, words),
        h.div(".ask-do")[
            flash(context.frame.flash, words, context.game),
            _choices(context, words),
            not yours and bool(context.awaited) and h.p(".awaited")[context.awaited],
            not yours and context.seat is not None and _hint(_meanwhile(context, words)),
            standing_chips(context, words),
            standing_form(context, words),
        ],
        tools(context, words),
    ]


@cached(256)
def _just_now(text: Node) -> Element:
    """Render the last event. On a phone, where the log is a separate page, it links there."""
    return h.button(".just-now", type="button", data_tab="log")[text]


def _goal(words: Words) -> str:
    """Return the goal of the game, which is shown until there is a last event."""
    return words("game-goal") if words.has("game-goal") else ""


def _meanwhile(context: PlayContext, words: Words) -> str:
    """Return what the reader can do while others decide."""
    trades = context.deals is not None and not context.deals.closed
    do = words("web-meanwhile-deals" if trades else "web-meanwhile")
    return f"{words('web-meanwhile-undo')} {do}" if context.can_undo else do


@cached(2048)
def _asked(mark: Markup, kicker: str, facts: tuple[tuple[str, str], ...], text: str, words: Words) -> Node:
    """Render who is asked, what they are asked, and the game's status."""
    return [
        h.div(".ask-who")[mark],
        h.div(".ask-text")[
            h.p(".kicker")[h.span[kicker], [h.span(".status", data_fact=name)[value] for name, value in facts]],
            h.h2("#ask-text", title=text)[glossed(text, words)],
        ],
    ]


@cached(64)
def _hint(text: str) -> Element:
    return h.p(".hint")[text]


def _fits(options: tuple[OptionInfo, ...]) -> bool:
    return len(options) <= MOST_IN_BAR and sum(len(option.label) for option in options) <= LETTERS_IN_BAR


def in_bar(options: tuple[OptionInfo, ...]) -> tuple[OptionInfo, ...]:
    """Return the choices in the bar itself: all if they are few, else those without a place on the board."""
    shown = options if _fits(options) else tuple([option for option in options if not option.thing])
    return shown if _fits(shown) else ()


def _choices(context: PlayContext, words: Words) -> Node:
    """Render the legal options as buttons: one form, each button one answer.

    Options on the board are chosen there. Their buttons are in a list, one key away, unless they are few enough to fit
    into the bar. A list that has options without a place on the board is open from the start.
    """
    numbers, all_options = number_runs(context.options)
    options = tuple([option for option in all_options if not option.same])
    on_board = (*[option for option in all_options if option.same], *context.far)  # no button of these is visible
    extras = context.extras
    if not numbers and not options and not extras:
        return None
    shown = in_bar(options)
    listed = tuple([option for option in options if option not in shown])
    beside = extras if _fits((*shown, *extras)) else ()
    listed_extras = extras if not beside else ()
    form = h.form("#choices.choices", method="post", action=f"/t/{context.table}/play", aria_label=words("choose"))[
        csrf(context.frame),
        hidden("number", context.number),
        [stepper(run, context, words) for run in numbers],
        [_choice(option) for option in shown],
        [_choice(option, ".extra") for option in beside],
        [option.text for option in options] == ["pass"] and _hint(words("web-only-pass")),
        bool(on_board) and h.div(hidden=True)[[_choice(option) for option in on_board]],
        bool(listed or listed_extras) and _list(context.number, listed, listed_extras, words),
    ]
    return [[stepper_form(run, context) for run in numbers], form]


def _list(number: int, options: tuple[OptionInfo, ...], extras: tuple[OptionInfo, ...], words: Words) -> Element:
    """Render the choices that do not fit into the bar, by kind.

    Its id has the question's number, so a new one resets it.
    """
    kinds: dict[str, list[OptionInfo]] = {}
    for option in options:
        kinds.setdefault(option.text.partition(":")[0], []).append(option)
    all_drawn = all(option.thing for option in options)
    count = len(options) + len(extras)
    return h.details(f"#more-{number}.more", open=not all_drawn)[
        h.summary(aria_keyshortcuts="c")[
            h.span[words("web-choose-board" if all_drawn and options else "web-choose" if options else "web-anytime")],
            not (all_drawn and options) and h.span(".count")[str(count)],  # more may glow than the list has rows
        ],
        h.div(".more-list")[
            [h.div(".kind")[[_choice(option) for option in group]] for group in kinds.values()],
            bool(extras) and h.div(".kind")[[_choice(option, ".extra") for option in extras]],
        ],
    ]


@cached(4096)
def _choice(option: OptionInfo, style: str = "") -> Element:
    selector = f".choice{style}" if option.thing else f".choice.bare{style}"
    if option.sure:
        selector = f"{selector}.gives-up"
    return h.button(
        selector,
        type="submit",
        name="option",
        value=option.text,
        id=f"option-{option.text}",
        data_for=option.thing or None,
        data_from=" ".join(option.sources) or None,
        data_here=option.here or None,
        data_sure=option.sure or None,
        data_asks="1" if option.asks else None,
        title=option.hint or None,
    )[option.label]


def tools(context: PlayContext, words: Words) -> Element:
    """Render the tools next to the question: undo, reset, rules, the switch of the rail."""
    table = context.table
    return h.div(".ask-tools")[
        context.can_undo
        and h.form("#undo.act", method="post", action=f"/t/{table}/undo")[
            csrf(context.frame),
            hidden("number", context.number),
            _undo(words("undo"), f"{words('undo')} (U)", "u"),
        ],
        context.can_reset
        and h.form("#reset.act", method="post", action=f"/t/{table}/undo")[
            csrf(context.frame),
            hidden("number", context.number),
            hidden("turn", 1),
            _reset(words("web-reset")),
        ],
        not context.can_undo
        and context.can_ask_undo
        and context.undo_request is None
        and h.form("#undo.act", method="post", action=f"/t/{table}/undo")[
            csrf(context.frame),
            hidden("number", context.number),
            _undo(words("web-undo-ask"), words("web-undo-ask-hint")),
        ],
        context.hints and hints_tool(table, words),
        context.advice and advice_tool(context.frame, table, context.number, words),
        context.seat is not None and _plan_link(f"/t/{table}/plan", words),
        pace(words, "tool"),
        _rules_link(f"/rules/{context.game}{f'#{context.rules_here[0].id}' if context.rules_here else ''}", words),
        _rail_switch(words("web-rail-switch")),
    ]


@cached(16)
def _rail_switch(label: str) -> Element:
    """Render the switch that closes and opens the rail next to the board. The page remembers it."""
    return h.button(
        ".tool.needs-script", type="button", data_switch="rail", aria_keyshortcuts="r", title=f"{label} (R)"
    )[icon("rail"), h.span[label]]


@cached(16)
def _reset(label: str) -> Element:
    return h.button(".tool", type="submit", title=label)[icon("reset"), h.span[label]]


@cached(64)
def _undo(label: str, title: str, key: str | None = None) -> Element:
    return h.button(".tool", type="submit", aria_keyshortcuts=key, title=title)[icon("undo"), h.span[label]]


@cached(512)
def _rules_link(address: str, words: Words) -> Element:
    return h.a(".tool", href=address, data_tab="rules", aria_keyshortcuts="?", title=f"{words('web-rules')} (?)")[
        icon("book"), h.span[words("web-rules")]
    ]


@cached(64)
def _plan_link(address: str, words: Words) -> Element:
    return h.a(".tool", href=address, title=words("web-plan"))[icon("branch"), h.span[words("web-plan")]]
