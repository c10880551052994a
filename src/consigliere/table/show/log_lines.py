"""The log: what a choice caused, in sentences, from the events that the reader may know."""

from __future__ import annotations

from typing import Any

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.drawing import MOVE
from consigliere.engine import Event
from consigliere.games import face

from .pages.play_context import LogLine, TallyRow

NO_THINGS = ("event", "text", "side", "why", "words", "deal")


def seen(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """Return the events a seat may know, as it may know them."""
    return [fact for fact in (event.seen_by(seat) for event in events) if fact is not None]


def log_lines(
    number: int, events: list[dict[str, Any]], view: dict[str, Any], words: Words, names: list[str]
) -> list[LogLine]:
    """Return the sentences of one choice, each in the colour of the seat it is about."""
    lines: list[LogLine] = []
    shown = face(view["game"])
    sides, ruled = shown.sides(view), False
    for event in events:
        if "seat" in event or "side" in event:
            ruled = "seat" not in event and sides.get(event["side"], -1) is None
        text = tell.sentence(event, view, words, names)
        if text:
            named = tuple(v for k, v in event.items() if isinstance(v, str) and k not in NO_THINGS)
            things = shown.touched_things(named, event, view)
            seat = tell.actor(event, view)
            own = seat is not None and seat == view["seat"]
            weight = shown.event_durations.get(event["event"], MOVE)
            begins = shown.section_events.get(event["event"], "")
            kind, decided = event["event"], _tally(event, view, words, names)
            quotes = tell.quotes(event)
            lines.append(LogLine(number, text, own, False, seat, things, weight, ruled, quotes, begins, kind, decided))
    return lines


def _tally(event: dict[str, Any], view: dict[str, Any], words: Words, names: list[str]) -> tuple[TallyRow, ...]:
    """Return what decided a fight, worded."""
    found: list[TallyRow] = []
    for count in face(view["game"]).tally(event, view):
        seat = count.who if isinstance(count.who, int) else None
        name = names[count.who] if isinstance(count.who, int) else words(count.who)
        parts = tuple([(part, words(part), amount) for part, amount in count.parts if amount])
        found.append(TallyRow(seat, name, parts, count.total, count.wins))
    return tuple(sorted(found, key=lambda row: (not row.wins, -row.total)))
