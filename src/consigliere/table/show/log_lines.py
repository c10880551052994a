"""The log: what a choice caused, in sentences, from the events that the reader may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.drawing import MOVE, Count
from consigliere.engine import Event
from consigliere.games import face

from .pages.play_context import LogLine, TallyRow

NO_THINGS = ("event", "text", "side", "why", "words", "deal")


class Around(NamedTuple):
    """The events that the reader saw before and after those of one choice, up to the view."""

    earlier: Callable[[], Iterable[dict[str, Any]]]
    """The newest first."""
    later: Callable[[], Iterable[dict[str, Any]]]
    """The oldest first."""


def seen(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """Return the events a seat may know, as it may know them."""
    return [fact for fact in (event.seen_by(seat) for event in events) if fact is not None]


def log_lines(
    number: int,
    events: list[dict[str, Any]],
    view: dict[str, Any],
    words: Words,
    names: list[str],
    around: Around | None = None,
) -> list[LogLine]:
    """Return the sentences of one choice, each in the colour of the seat it is about.

    What decided a fight is added only if the caller tells what is `around` the choice: its beginning may be told by an
    earlier choice.
    """
    lines: list[LogLine] = []
    shown = face(view["game"])
    sides, ruled = shown.sides(view), False
    for place, event in enumerate(events):
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
            kind, quotes = event["event"], tell.quotes(event)
            decided: tuple[TallyRow, ...] = ()
            if around is not None:
                earlier = _chained(events[:place][::-1], around.earlier)
                later = _chained(events[place + 1 :], around.later)
                decided = _decided(shown.tally(event, view, earlier, later), words, names)
            upon = tell.is_upon_reader(event, view)
            lines.append(
                LogLine(number, text, own, False, seat, things, weight, ruled, quotes, begins, kind, decided, upon)
            )
    return lines


def _decided(counts: tuple[Count, ...], words: Words, names: list[str]) -> tuple[TallyRow, ...]:
    """Return the sides of what decided a fight, worded, the winner first."""
    rows = [_tally_row(count, words, names) for count in counts]
    return tuple(sorted(rows, key=lambda row: (not row.wins, -row.total)))


def _chained(near: list[dict[str, Any]], far: Callable[[], Iterable[dict[str, Any]]]) -> Iterator[dict[str, Any]]:
    """Yield events of the same choice, then those of others, which are looked up only if somebody asks for them."""
    yield from near
    yield from far()


def _tally_row(count: Count, words: Words, names: list[str]) -> TallyRow:
    """Return one side of what decided a fight, worded."""
    seat = count.who if isinstance(count.who, int) else None
    name = names[count.who] if isinstance(count.who, int) else words(count.who)
    parts = tuple([(part, words(part), amount) for part, amount in count.parts if amount])
    return TallyRow(seat, name, parts, count.total, count.wins, tuple([words(note) for note in count.notes]))
