"""The seats around the board: a badge for each, with its public information."""

from __future__ import annotations

from markupsafe import Markup

from consigliere.board.words import Words

from . import html as h
from .context import SeatInfo
from .frame import (
    act,
    bot_level,
    cached,
    icon,
    pattern_of,
    seat_mark,
)
from .html import Element, Node, markup
from .over_days import clock
from .play_context import PlayContext


def badge(seat: SeatInfo, context: PlayContext, words: Words) -> Markup:
    """Render the badge of a seat."""
    return _seat(seat, words, markup(_substitute(seat, context, words)) if context.host else Markup())


@cached(1024)
def _seat(seat: SeatInfo, words: Words, substitute: Markup) -> Element:
    level = bot_level(seat, words)
    notes = [
        seat.yours and words("you"),
        bool(seat.team) and words("web-team", number=str(seat.team)),
        seat.out and words("web-out"),
        seat.replaced and words("web-replaced"),
        seat.kind == "human" and not seat.connected and words("web-away"),
        bool(seat.advised) and words("web-advice-asked", count=seat.advised),
    ]
    counts = ", ".join(seat.counts)
    return h.li(
        f"#badge-{seat.index}.badge",
        data_seat=str(seat.index),
        data_side=pattern_of(seat),
        data_move="1" if seat.to_move else None,
        data_yours="1" if seat.yours else None,
        data_out="1" if seat.out else None,
    )[
        seat_mark(seat),
        h.span(".badge-who")[
            h.strong[seat.name],
            h.span(".badge-role", title=level or None)[
                bool(level) and h.i(".badge-bot")[icon("bot"), h.span(".unseen")[_short(seat, level, words)]],
                bool(seat.role) and h.span[seat.role],
                [h.em[note] for note in notes if note],
                seat.to_move and h.span(".unseen")[words("web-to-move")],
            ],
            clock(seat.clock, words),
            bool(counts) and h.span(".badge-counts", title=counts)[_figures(seat.counts)],
        ],
        substitute,
    ]


def _short(seat: SeatInfo, level: str, words: Words) -> str:
    """Return the level of a bot in two words, for screen readers. The badge shows a sign and a tooltip."""
    message = f"bot-short-{seat.level.partition('-')[0]}"
    return words(message) if words.has(message) else level


@cached(2048)
def _figures(counts: tuple[str, ...]) -> Node:
    """Render figures so that a row breaks between them, never between a figure and its name."""
    last = len(counts) - 1
    return [[h.span[f"{count},"], " "] if at < last else h.span[count] for at, count in enumerate(counts)]


def _substitute(seat: SeatInfo, context: PlayContext, words: Words) -> Node:
    """Render the host's buttons: seat a bot for an absent person, or give the seat back. Over days the others vote."""
    if any(one.clock is not None for one in context.seats):
        return None
    absent = seat.kind == "human" and not seat.connected and not seat.yours and not seat.replaced
    return [
        absent
        and context.bots
        and act(
            context.frame,
            f"/t/{context.table}/replace",
            [icon("bot"), h.span[words("web-replace")]],
            ".small",
            words("web-replace-hint"),
            seat=seat.index,
            level=context.bots[-1],
        ),
        seat.replaced
        and not seat.yours
        and act(
            context.frame,
            f"/t/{context.table}/restore",
            [icon("person"), h.span[words("web-restore")]],
            ".small",
            words("web-restore"),
            seat=seat.index,
        ),
    ]
