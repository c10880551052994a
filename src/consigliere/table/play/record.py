"""From stored rows to a match: replays a game from its secret and its choices, or from a snapshot.

The rows are append-only. A row is a choice, an `undo` (a seat takes its last choice back, as the engine allows) or a
`back` (all have agreed to return to an earlier moment; its text is the number of choices that stay).
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from consigliere import __version__
from consigliere.engine import ConsigliereError, Event, NotUnderstood, Option, Setup, Title
from consigliere.engine import position as positions
from consigliere.engine.chance import chance_from
from consigliere.engine.history import Choice
from consigliere.games import find
from consigliere.match import Match
from consigliere.table.store.rows import ChoiceRow

EVERY = 64  # rows between two snapshots
# Errors of parsers and of the engine when stored text is not what was written.
DAMAGE = (ConsigliereError, ValueError, TypeError, LookupError, AttributeError, RecursionError)


class Broken(Exception):
    """A stored game cannot be opened: it has other rules, or is damaged."""


class Damaged(Broken):
    """Stored data of a table is not what was written.

    The message names the part, never its content, which is secret.
    """


def setup(game: str, rules: int, seats: int, options: str, chance: str, position: str | None) -> Setup:
    """Return how a stored match began. Raises Broken if this release has other rules."""
    try:
        title = find_rules(game, rules)
        given = json.loads(position) if position is not None else None
        drawn = chance_from(json.loads(chance))
        return Setup(title, seats, title.complete_options(seats, json.loads(options)), drawn, given, drawn.commitment())
    except DAMAGE as error:
        raise Damaged(f"how it began cannot be read: {type(error).__name__}") from error


def find_rules(game: str, rules: int) -> Title[Any]:
    """Return a game's title if this release has these rules. Raises Broken otherwise."""
    try:
        title = find(game)
    except NotUnderstood as error:
        raise Broken(str(error)) from error
    if title.version != rules:
        raise Broken(f"played under rules {rules} of {game}; this release plays rules {title.version}")
    return title


def digest_of_last(match: Match) -> str:
    """Return a digest of the last choice's events and of all views after it, secrets included.

    A game that is migrated to other rules must produce the same digest.
    """
    last = match.last
    assert last is not None
    return digest_of(last.events, [match.view(eye) for eye in (None, *range(match.setup.seats))])


def digest_of(events: list[Event], views: list[dict[str, Any]]) -> str:
    """Return the same digest from known values: the events of a choice, and the views after it, the public one
    first.
    """
    seen = [[write_event(event) for event in events], [view["table"] for view in views]]
    # Same output as json.dumps(seen, ensure_ascii=False), from which the stored digests were made, in a third of the
    # time.
    return hashlib.blake2b(msgspec.json.format(msgspec.json.encode(seen), indent=0), digest_size=8).hexdigest()


def after(match: Match, row: ChoiceRow) -> Match:
    """Return the match after one more row, without modifying the given one. Raises the engine's errors."""
    if row.kind == "choice":
        later = match.clone(record_events=True)
        later.play(row.seat, Option.parse(row.text))
        return later
    if row.kind == "undo":
        later = match.clone(record_events=True)
        later.undo(row.seat)
        return later
    return rewound(match, int(row.text))


def rewound(match: Match, keep: int) -> Match:
    """Return the match as it was after its first `keep` choices."""
    earlier = Match.begin(match.setup)
    for choice in match.history()[:keep]:
        earlier.play(choice.seat, choice.option)
    return earlier


def replay(match: Match, rows: list[ChoiceRow]) -> Match:
    """Return the match after many rows, applied together."""
    for row in rows:
        try:
            if row.kind == "choice":
                match.play(row.seat, Option.parse(row.text))
            else:
                match = after(match, row)
        except DAMAGE as error:
            raise Damaged(f"choice {row.number} cannot be replayed: {type(error).__name__}") from error
    return match


# --- snapshots: the state and its history, so that a long game opens without a replay


def to_snapshot(match: Match) -> str:
    """Encode a match with its whole history as text. It contains every secret."""
    return json.dumps(
        {
            "position": match.position(),
            "opening": [write_event(event) for event in match.opening],
            "past": [
                [
                    choice.seat,
                    str(choice.option),
                    choice.extra,
                    choice.final,
                    [write_event(event) for event in choice.events],
                ]
                for choice in match.history()
            ],
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def from_snapshot(began: Setup, text: str) -> Match:
    """Decode a snapshot. Raises Broken; the caller then replays the rows."""
    try:
        data = json.loads(text)
        state = positions.read(began.title, data["position"], began.seats, began.options)
        positions.settle(state, began.seats)  # it is at a decision already: this finds out whose
        state.event_log = []
        opening = [read_event(event) for event in data["opening"]]
        history = [
            Choice(seat, Option.parse(option), extra, firm, [read_event(event) for event in events])
            for seat, option, extra, firm, events in data["past"]
        ]
        return Match.resumed(began, state, opening, history)
    except DAMAGE as error:
        raise Broken(f"a snapshot cannot be read: {error}") from error


def release(title: Title[Any]) -> str:
    """Return the release that a snapshot belongs to. Another release replays the rows instead."""
    return f"{__version__}/{title.version}"


def write_event(event: Event) -> list[Any]:
    """Turn an event into JSON values."""
    return [event.kind, event.facts, event.secret, list(event.knows)]


def read_event(data: list[Any]) -> Event:
    """Turn JSON values back into an event."""
    return Event(data[0], data[1], data[2], tuple(data[3]))
