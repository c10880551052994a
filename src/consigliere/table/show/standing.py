"""Standing answers in words: the chips of those that a reader has given, and those they could give now."""

from __future__ import annotations

from consigliere.board.words import Words
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.standing import PASSES, UNLESS, answers_to, declared, public_answer, question_kind
from consigliere.table.store.rows import StandingOrder

from .pages.play_context import Standing


def standing_answers(loaded: LoadedTable, seat: int | None, words: Words) -> tuple[Standing, ...]:
    """Return the seat's own standing answers, and the kind of question to which it could give one now. [LCN-TIM-14]"""
    if seat is None or loaded.row.hotseat or not loaded.running or loaded.lesson is not None:
        return ()
    window = loaded.window()
    asked = seat in (window.asked if window is not None else loaded.match.deciders)
    here = question_kind(loaded.match) if asked and answers_to(loaded.setup.title, question_kind(loaded.match)) else ""
    orders = {kind: order for (whose, kind), order in loaded.standing.items() if whose == seat}
    kinds = sorted({*orders, *([here] if here else [])}, key=lambda kind: (kind != here, kind))
    return tuple(_standing(loaded, seat, kind, orders.get(kind), kind == here, words) for kind in kinds)


def _standing(
    loaded: LoadedTable, seat: int, kind: str, order: StandingOrder | None, here: bool, words: Words
) -> Standing:
    title = loaded.setup.title
    own = declared(title).kinds.get(kind)
    may_unless = loaded.fixed_times and loaded.row.speed == TONIGHT  # else the time would tell who holds something
    names = [name for name in answers_to(title, kind) if name != UNLESS or may_unless]
    conditions = tuple(own.unless.values()) if own is not None else ()
    shown = Standing(
        kind,
        words(f"window-{kind}") if words.has(f"window-{kind}") else kind,
        now=here,
        answers=tuple((name, answer_words(kind, name, words)) for name in names),
        conditions=tuple((one.name, words(f"standing-unless-{one.name}"), one.values) for one in conditions),
    )
    if order is None:
        return shown
    return Standing(
        shown.kind,
        shown.name,
        order.order,
        here,
        _says(kind, order, words),
        order.until,
        order.unless,
        order.value,
        order.stopped,
        here and not order.stopped and loaded.window() is None and public_answer(loaded, seat) is not None,
        shown.answers,
        shown.conditions,
    )


def answer_words(kind: str, answer: str, words: Words) -> str:
    """Return a standing answer in words."""
    own = f"standing-{kind}-{answer}"
    if answer in (PASSES, UNLESS) and not words.has(own):
        return words(f"web-standing-do-{answer}")
    return words(own) if words.has(own) else answer


def _says(kind: str, order: StandingOrder, words: Words) -> str:
    unless = words(f"standing-unless-{order.unless}") if order.unless else ""
    if unless and order.value:
        unless = f"{unless} {order.value}"
    parts = [answer_words(kind, order.order, words), unless, words(f"web-standing-until-{order.until}")]
    return ", ".join(part for part in parts if part)
