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
# What reading stored text raises, and what the engine says to it, where it is not what was written.
DAMAGE = (ConsigliereError, ValueError, TypeError, LookupError, AttributeError, RecursionError)


class Broken(Exception):
    """A stored game cannot be opened: other rules, or damaged."""


class Damaged(Broken):
    """What is stored of a table is not what was written. Says which part of it, never what is in it: that is secret."""


def setup(game: str, rules: int, seats: int, options: str, chance: str, position: str | None) -> Setup:
    """How a stored match began; raises Broken where this release plays other rules."""
    try:
        title = find_rules(game, rules)
        given = json.loads(position) if position is not None else None
        drawn = chance_from(json.loads(chance))
        return Setup(title, seats, title.complete_options(seats, json.loads(options)), drawn, given, drawn.commitment())
    except DAMAGE as error:
        raise Damaged(f"how it began cannot be read: {type(error).__name__}") from error


def find_rules(game: str, rules: int) -> Title[Any]:
    """A game's title, if this release plays it by these rules; raises Broken."""
    try:
        title = find(game)
    except NotUnderstood as error:
        raise Broken(str(error)) from error
    if title.version != rules:
        raise Broken(f"played under rules {rules} of {game}; this release plays rules {title.version}")
    return title


def told(match: Match) -> str:
    """A digest of what the last choice told and of what everybody sees after it, secrets included.

    A game brought over to other rules must come to the same.
    """
    last = match.last
    assert last is not None
    return told_by(last.events, [match.view(eye) for eye in (None, *range(match.setup.seats))])


def told_by(events: list[Event], views: list[dict[str, Any]]) -> str:
    """The same, of what is known already: what a choice told, and the views after it, the public one first."""
    seen = [[write_event(event) for event in events], [view["table"] for view in views]]
    # As json.dumps(seen, ensure_ascii=False) writes it, which stored digests were made of, for a third of the time.
    return hashlib.blake2b(msgspec.json.format(msgspec.json.encode(seen), indent=0), digest_size=8).hexdigest()


def after(match: Match, row: ChoiceRow) -> Match:
    """The match after one more row; the one given stays as it is. Raises what the engine raises."""
    if row.kind == "choice":
        later = match.clone(telling=True)
        later.play(row.seat, Option.parse(row.text))
        return later
    if row.kind == "undo":
        later = match.clone(telling=True)
        later.undo(row.seat)
        return later
    return rewound(match, int(row.text))


def rewound(match: Match, keep: int) -> Match:
    """The match as it was after its first `keep` choices."""
    earlier = Match.begin(match.setup)
    for choice in match.history()[:keep]:
        earlier.play(choice.seat, choice.option)
    return earlier


def replay(match: Match, rows: list[ChoiceRow]) -> Match:
    """The match after many rows, in one go."""
    for row in rows:
        try:
            if row.kind == "choice":
                match.play(row.seat, Option.parse(row.text))
            else:
                match = after(match, row)
        except DAMAGE as error:
            raise Damaged(f"choice {row.number} cannot be replayed: {type(error).__name__}") from error
    return match


# --- snapshots: the state and its past, so that a long game opens without playing it again


def freeze(match: Match) -> str:
    """A match with its whole past as text. It holds every secret."""
    return json.dumps(
        {
            "position": match.position(),
            "opening": [write_event(event) for event in match.opening],
            "past": [
                [
                    choice.seat,
                    str(choice.option),
                    choice.extra,
                    choice.firm,
                    [write_event(event) for event in choice.events],
                ]
                for choice in match.history()
            ],
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def thaw(began: Setup, text: str) -> Match:
    """The match a snapshot holds; raises Broken, and then the rows are replayed."""
    try:
        data = json.loads(text)
        state = positions.read(began.title, data["position"], began.seats, began.options)
        positions.settle(state, began.seats)  # it stands at a decision already: this finds out whose
        state.told = []
        opening = [read_event(event) for event in data["opening"]]
        history = [
            Choice(seat, Option.parse(option), extra, firm, [read_event(event) for event in events])
            for seat, option, extra, firm, events in data["past"]
        ]
        return Match.resumed(began, state, opening, history)
    except DAMAGE as error:
        raise Broken(f"a snapshot cannot be read: {error}") from error


def release(title: Title[Any]) -> str:
    """What a snapshot was written by: another release replays instead of trusting it."""
    return f"{__version__}/{title.version}"


def write_event(event: Event) -> list[Any]:
    """Turn an event into JSON values."""
    return [event.kind, event.facts, event.secret, list(event.knows)]


def read_event(data: list[Any]) -> Event:
    """Turn JSON values back into an event."""
    return Event(data[0], data[1], data[2], tuple(data[3]))
