"""What a team notes for itself: sketches on the board, suggestions to an ally, what a bot intends.

A note is a line in the team's own room that begins with a control character, which people cannot type. It is stored
and kept secret as the talk of that room is. The lines, in their order, give the current state. The rules know nothing
of notes: no choice waits for one or depends on one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from consigliere.games import face
from consigliere.table.store.rows import Said

from .loaded import LoadedTable

NOTE = "\x1f"  # a line that begins with it is a note
MOST_DRAWN = 40  # marks and arrows of a team at a time


class Drawn(NamedTuple):
    """An arrow from one thing on the board to another, or a mark on one thing."""

    seat: int
    start: str
    end: str = ""


def note(**facts: Any) -> str:
    """Return a note as a chat line."""
    return NOTE + json.dumps(facts, sort_keys=True)


def noted(line: Said) -> dict[str, Any] | None:
    """Return the facts of a note, or None for an ordinary line."""
    if not line.text.startswith(NOTE):
        return None
    facts: dict[str, Any] = json.loads(line.text[len(NOTE) :])
    return facts


def team_of(loaded: LoadedTable, seat: int | None) -> tuple[int, ...]:
    """The seats of a seat's team; () if it plays for itself."""
    teams = loaded.setup.title.teams(loaded.row.seats, loaded.setup.options)
    own = next((team for team in teams if seat in team), ())
    return own if len(own) > 1 else ()


def team_room(loaded: LoadedTable, seat: int | None) -> str:
    """The name of the room where a seat's team talks; "" if it plays for itself."""
    return "-".join(str(one) for one in team_of(loaded, seat))


def notes(loaded: LoadedTable, seat: int | None) -> list[tuple[int, dict[str, Any]]]:
    """What a seat's team has noted, oldest first, with who noted it."""
    room = team_room(loaded, seat)
    if not room:
        return []
    found = [(line.seat, noted(line)) for line in loaded.talk.lines if line.room == room]
    return [(who, facts) for who, facts in found if who is not None and facts is not None]


def drawn(rows: Iterable[tuple[int, dict[str, Any]]], leaf: str) -> tuple[Drawn, ...]:
    """Return what a team has drawn on a page of the board. Drawing the same again erases it."""
    found: dict[tuple[str, str], int] = {}
    for seat, facts in rows:
        if facts.get("leaf") != leaf:
            continue
        if facts["note"] == "wipe":
            found.clear()
        elif facts["note"] == "draw":
            key = (facts["start"], facts["end"])
            if found.pop(key, None) is None:
                found[key] = seat
    return tuple([Drawn(seat, *key) for key, seat in found.items()])


def suggestions(rows: Iterable[tuple[int, dict[str, Any]]], seat: int, number: int) -> dict[int, str]:
    """What allies suggest a seat should answer to its question, by the ally's seat."""
    found: dict[int, str] = {}
    for who, facts in rows:
        if facts["note"] == "wish" and (facts["to"], facts["number"]) == (seat, number):
            found[who] = facts["option"]
    return found


def last_intent(rows: Iterable[tuple[int, dict[str, Any]]], seat: int) -> dict[str, Any] | None:
    """The last intent that a seat has announced, or None."""
    said: list[dict[str, Any]] = [facts["event"] for who, facts in rows if who == seat and facts["note"] == "mean"]
    return said[-1] if said else None


def asked_ally(loaded: LoadedTable, seat: int | None) -> int | None:
    """The ally who has to answer a question that the team decides together, or None. [LF-RULE-58]

    Only if a team shares all it sees: otherwise the question itself would reveal something.
    """
    title = loaded.setup.title
    if not loaded.running or loaded.window() is not None:
        return None
    if not title.teams_share_views(loaded.row.seats, loaded.setup.options):
        return None
    step = loaded.match.step
    if step is None or type(step).__name__ not in face(loaded.row.game).team_steps:
        return None
    return next((one for one in team_of(loaded, seat) if one != seat and loaded.owes(one)), None)
