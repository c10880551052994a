"""A part of the game as one reader follows it: a picture and a sentence for each step that showed them something."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from markupsafe import Markup

from consigliere.board.words import Words, words_for
from consigliere.drawing import ROUND
from consigliere.games import face
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.segments import Segment

from . import pages
from .boards import drawing, status, with_sketches
from .log_lines import log_lines, seen
from .pages.context import SeatInfo
from .pages.play_context import LogLine
from .seats import Reader, livery_of, seat_names

MOST_SAID = 3  # sentences of one beat; a longer step continues in the next beat
MANY = 3  # events of a kind in one step, from which on they are one sentence, if the game has one for them
MOST_PICTURES = 16  # pictures of a scene; a longer scene has a part without pictures in its middle


SUMMARY = 4000  # the minimum milliseconds for the summary of a round


class Shown(NamedTuple):
    """One beat: its duration in milliseconds, its text, its drawings by place, and its extras."""

    length: int
    says: list[str]
    drawings: dict[str, Markup]
    flights: list[dict[str, Any]] = []
    opens: str = ""
    """The round or phase that begins with it, in words."""
    summary: str = ""
    """What covers the board, as HTML: the summary of a round, or the picture of a climax."""

    def extras(self) -> dict[str, Any]:
        """Return the content of a message besides duration, text and drawings."""
        found = {"flights": self.flights, "opens": self.opens, "summary": self.summary}
        return {name: value for name, value in found.items() if value}


def scene(loaded: LoadedTable, reader: Reader, stretches: list[Segment], ends: bool = False) -> list[Shown]:
    """Return the beats from which a reader learned something.

    They depend only on the reader's views and events: each step shows what they would have seen if everybody had waited
    in between. The last beat is the page itself. It needs no picture unless the scene `ends` the game.
    """
    words = words_for(reader.language, loaded.row.game)
    names = seat_names(loaded, reader.language, loaded.match.view(None))  # by their sides in the last scene, too
    told = [
        (beat.match, events)
        for stretch in stretches
        for beat in stretch.beats()
        if (events := seen(beat.events, reader.seat))
    ]
    shown: list[Shown] = []
    stage = _stage(stretches[0].before.view(reader.seat), words) if told else ("", "")
    for number, (match, events) in enumerate(told):
        view = match.view(reader.seat)
        lines = log_lines(0, events, view, words, names)
        if not lines:
            continue
        told_of = folded(lines, words)
        says = list(told_of)
        parts = [says[i : i + MOST_SAID] for i in range(0, len(says), MOST_SAID)]
        drawings: dict[str, Markup] = {}
        drawn_apart = ends or number < len(told) - 1 or len(parts) > 1
        if drawn_apart and (number < MOST_PICTURES // 2 or number >= len(told) - MOST_PICTURES // 2):
            drawn = drawing(face(view["game"]).with_recent_events(view, reversed(events)), words)
            marks = {thing: ("new",) for line in lines for thing in line.things}
            board = with_sketches(loaded, drawn.board, reader.seat, view)
            drawings = pages.beat(board, drawn.areas, drawn.hands, marks)
        before, stage = stage, _stage(view, words)
        flown, opens = flights(events, view), _opened(before, stage)
        summary = _summary(ended_round(before, stage), lines, view, words, names) or _staged(view, events, words)
        for part in parts:  # a long step (dice for each wounded member) is shown a few sentences at a time
            length = max([told_of[text] for text in part] + [SUMMARY] * any(line.begins == ROUND for line in lines))
            shown.append(Shown(length, part, drawings, flown, opens, summary))
            drawings, flown, opens, summary = {}, [], "", ""
    return shown


def folded(lines: list[LogLine], words: Words) -> dict[str, int]:
    """Return the sentences of a step, each with its duration. Many events of a kind become one sentence (`many-<event>`
    in the texts of the game): nobody reads that twelve tokens tire, one by one. The log has them all."""
    counts = Counter([line.kind for line in lines])
    many = {kind for kind, count in counts.items() if count >= MANY and words.has(f"many-{kind}")}
    found: dict[str, int] = {}
    for line in lines:
        text = words(f"many-{line.kind}", count=counts[line.kind]) if line.kind in many else line.text
        found[text] = max(line.weight, found.get(text, 0))
    return found


def flights(events: list[dict[str, Any]], view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what flies over a reader's board, from the events that they saw."""
    shown = face(view["game"])
    found: list[dict[str, Any]] = []
    for event in events:
        for flight in shown.flights(event, view):
            worn = shown.liveries.get(flight.side)
            more = {
                "many": flight.many if flight.many > 1 else 0,
                "side": (worn.pattern or worn.emblem) if worn is not None else "",
                "turn": flight.turn,
            }
            sent = {"what": flight.what, "from": flight.source, "to": flight.target}
            found.append(sent | {name: value for name, value in more.items() if value})
    return found


def _stage(view: dict[str, Any], words: Words) -> tuple[str, str]:
    """Return the round and the phase, in words."""
    facts = dict(status(view, words))
    return facts.get("round", ""), facts.get("phase", "")


def _opened(before: tuple[str, str], now: tuple[str, str]) -> str:
    """Return what has begun: a round with its phase, or a phase; "" for nothing."""
    if before == now:
        return ""
    return " · ".join([text for text in now if text]) if before[0] != now[0] else now[1]


def ended_round(before: tuple[str, str], now: tuple[str, str]) -> str:
    """Return the round that is over; "" where none is, as when a game begins in its first round."""
    return before[0] if before[0] != now[0] else ""


def _summary(over: str, lines: list[LogLine], view: dict[str, Any], words: Words, names: list[str]) -> str:
    """Return the standings at the end of a round, when another one begins."""
    if not over or not any(line.begins == ROUND for line in lines):
        return ""
    rows = face(view["game"]).standings(view, words)
    if not rows:
        return ""
    own = view["seat"]
    seats = [
        SeatInfo(
            index=seat, name=name, kind="human", yours=seat == own, livery=livery_of(seat, view), game=view["game"]
        )
        for seat, name in enumerate(names)
    ]
    return pages.round_summary(words("web-round-over", round=over), rows, seats, words)


def _staged(view: dict[str, Any], events: list[dict[str, Any]], words: Words) -> str:
    """Return the picture of a climax."""
    picture = face(view["game"]).stage(view, events, words)
    return "" if picture is None else pages.staged(picture)
