"""The history of a match: its choices, stored flat and shared between a match and its clones."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from . import deals
from .events import Event
from .option import Option, Seat


class Choice(NamedTuple):
    """One choice of a match's history."""

    seat: Seat
    option: Option
    extra: bool
    """An any-time option, taken outside the stack."""
    final: bool
    """Something was drawn or revealed: nobody may undo this choice."""
    events: list[Event]


# The choices that a match shares with its clones: (earlier choices, the fields of later ones in one flat list). Long
# games take less memory that way, and playing a choice only extends a list.
SharedChoices = tuple[Any, list[Any]]  # mypyc supports no recursive types, hence Any
FIELDS: Final = len(Choice._fields)
FINAL: Final = Choice._fields.index("final") - FIELDS  # from the end of a flat list: of the newest choice
EVENTS: Final = Choice._fields.index("events") - FIELDS

# A cache of `Choice` objects: (the last flat list they were built from, the choices). Clones share it, so it is
# replaced and never changed.
ChoiceCache = tuple[list[Any], list[Choice]]
EMPTY_CACHE: Final[ChoiceCache] = ([], [])


def build_choices(past: SharedChoices | None, laid: ChoiceCache) -> ChoiceCache:
    """The shared choices as objects, oldest first. What the cache `laid` holds is not built again."""
    until, known = laid
    rows: list[list[Any]] = []
    while past is not None and past[1] is not until:
        rows.append(past[1])
        past = past[0]
    if not rows:
        return laid if past is not None else EMPTY_CACHE
    found = [*known] if past is not None else []
    for row in rows[::-1]:
        add_choices(row, found)
    return rows[0], found


def add_choices(row: list[Any], found: list[Choice]) -> None:
    """Append the choices whose fields are in a flat list."""
    for i in range(0, len(row), FIELDS):
        found.append(Choice(*row[i : i + FIELDS]))


def is_talk(choice: Choice) -> bool:
    """Whether a choice was only talk: an offer, an answer to one or a promise, by which nothing changed hands."""
    if not choice.extra or choice.option.verb not in deals.VERBS:
        return False
    if choice.option.verb != "accept":
        return True
    if not choice.events:  # no events were recorded: goods may have moved
        return False
    for event in choice.events:
        if event.facts.get("gives") or (event.secret is not None and event.secret.get("gives")):
            return False
    return True


def seen_events(events: list[Event], whom: tuple[Seat, ...]) -> list[dict[str, Any]]:
    """The events as seats that share their secrets may know them, without those of which they may know nothing."""
    return [seen for seen in [event.seen_by(*whom) for event in events] if seen is not None]
