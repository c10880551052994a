"""The board as a list, for screen readers and keyboards: every place, and what can be done there."""

from __future__ import annotations

from consigliere.board.words import Words
from consigliere.drawing import Line, Piece, Place

from . import html as h
from .frame import (
    cached,
    icon,
    ledger_text,
)
from .html import Element, Woven
from .play_context import OptionInfo, PlayContext, Reason


def listing(context: PlayContext, words: Words) -> Woven:
    """Render the board in words: for screen readers, and for anyone who likes lists."""
    here = context.places()
    blocks = [Piece.of(str(_now(context, here, words)), "now")]
    blocks += [Piece.of(place_item(place, *options_beside(place, context)), place.heading) for place in here]
    if context.forbidden:
        reasons = [
            _not_now(context.things[thing].name if thing in context.things else thing, reason, context.game)
            for thing, reason in context.forbidden.items()
        ]
        blocks.append(Piece.of(str(h.section[h.h3[words("web-not-now")], h.ul[reasons]]), "not now"))
    return Woven.of(blocks)


def _now(context: PlayContext, places: tuple[Place, ...], words: Words) -> Element:
    """Render what a screen reader says first.

    This is the question, the status, who plays whom, and the choices without a place on the board. A player can play by
    the list alone.
    """
    there = {thing for place in places for line in place.lines for thing in line.things}
    sides = [f"{words('you') if seat.yours else seat.name}: {seat.role}" for seat in context.seats if seat.role]
    said = " · ".join([value for _, value in context.status]), "; ".join(sides)
    choices = [
        option for option in (*context.options, *context.extras) if option.thing not in there and not option.same
    ]
    return h.section(".now")[
        h.h3[context.question or context.waiting or words("waiting-hidden")],
        h.ul[[h.li[line] for line in said if line], [h.li[_in_list(option)] for option in choices]],
    ]


@cached(4096)
def _in_list(option: OptionInfo) -> Element:
    return h.button(".button.small", type="submit", form="choices", name="option", value=option.text)[option.label]


@cached(16)
def list_sign(label: str) -> Element:
    """Render the label that opens the list."""
    return h.summary(title=label)[icon("list"), h.span[label]]


@cached(8192)
def place_item(place: Place, *options: OptionInfo) -> Element:
    """Render a place of the board: its heading and its lines, with the options that point at them."""
    return h.section[bool(place.heading) and h.h3[place.heading], h.ul[[_line(line, *options) for line in place.lines]]]


def options_beside(place: Place, context: PlayContext) -> list[OptionInfo]:
    """Return the choices that point at something in a place. They can be taken from the list."""
    there = {thing for line in place.lines for thing in line.things}
    return [option for option in (*context.options, *context.extras) if option.thing in there and not option.same]


@cached(16384)
def _line(line: Line, *options: OptionInfo) -> Element:
    here = [option for option in options if option.thing in line.things]
    return h.li[line.text, [(" ", _in_list(option)) for option in here]]


@cached(4096)
def _not_now(name: str, reason: Reason, game: str) -> Element:
    rule = h.a(".rule", href=f"/rules/{game}#{reason.rule}")[reason.rule]
    return h.li[name, ": ", ledger_text(reason.line), " ", rule]
