"""Actions and observations as numbers.

An action is the number of an option in `Title.actions`. An observation is a flat array made from what a seat may see,
and nothing else. Each column has a name that follows from its place in the view:

- `table.round`: a number or a yes-or-no, as it is
- `table.players[1].goods?`: 1 if something is there, where it can be missing or hidden
- `step=ChooseClub`: 1 if a text has this value
- `table.hand~Pistol`: how often a value is in a list
- `table.hand#`: how long a list is

The names are collected from random games with fixed seeds, so they are the same on every machine. A name that never
occurred in those games is not lost: its hash says which of the last columns, `other 0` and so on, it shares.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from consigliere.engine import Match, Option, Seat
from consigliere.games import find
from consigliere.match import new

SURVEY_GAMES = 12
SEEN_EVERY = 3  # decisions between two views that are read for names
OTHERS = 256  # columns for names that no random game had
READ = ("step", "asked", "progress", "waiting", "row", "out", "facts", "table")  # parts of a view that change

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding:
    """The numbers of one game with one number of seats and one set of options."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.title = find(game)
        self.seats = seats
        self.options = self.title.complete_options(seats, options)
        self.actions: tuple[Option, ...] = self.title.actions(seats, self.options)
        self._numbers = {option: number for number, option in enumerate(self.actions)}
        self.longest = 0  # decisions of the longest random game so far
        names: set[str] = set()
        for seed in range(SURVEY_GAMES):
            self._survey(seed, names)
        self._columns = {name: column for column, name in enumerate(sorted(names))}
        self.names: tuple[str, ...] = (*self._columns, *(f"other {number}" for number in range(OTHERS)))

    def _survey(self, seed: int, names: set[str]) -> None:
        """Collect the names of columns from one random game."""
        match = new(self.title.id, self.seats, seed, self.options).clone()
        random, decisions = Random(seed), 0
        while match.result is None:
            if decisions % SEEN_EVERY == 0:
                for seat in range(self.seats):
                    names.update(name for name, _ in _leaves(match.view(seat)))
            seat = match.deciders[0]
            match.play(seat, random.choice(match.options(seat)))
            decisions += 1
        for seat in range(self.seats):
            names.update(name for name, _ in _leaves(match.view(seat)))
        self.longest = max(self.longest, decisions)

    def __deepcopy__(self, memo: object) -> Encoding:
        return self  # nothing in it changes

    def number(self, option: Option) -> int:
        """Return the number of an option."""
        return self._numbers[option]

    def legal(self, match: Match, seat: Seat) -> list[int]:
        """Return the numbers of a seat's legal options, in ascending order."""
        return sorted([self._numbers[option] for option in match.options(seat)])

    def mask(self, match: Match, seat: Seat) -> Mask:
        """Return 1 for each action that is legal for a seat now, else 0."""
        found = np.zeros(len(self.actions), np.int8)
        found[self.legal(match, seat)] = 1
        return found

    def observation(self, match: Match, seat: Seat | None) -> Observation:
        """Return what a seat sees, as numbers."""
        return self.encode(match.view(seat))

    def encode(self, view: dict[str, Any]) -> Observation:
        """Return a view as numbers."""
        found = np.zeros(len(self.names), np.float32)
        columns = self._columns
        for name, value in _leaves(view):
            column = columns.get(name)
            if column is None:
                column = len(columns) + crc32(name.encode()) % OTHERS
            found[column] += value
        return found


@cache
def _encoding(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Encoding:
    return Encoding(game, seats, dict(options))


def encoding_of(game: str, seats: int, options: dict[str, Any] | None = None) -> Encoding:
    """Return the encoding of a game; it is made once in a process."""
    return _encoding(game, seats, tuple(sorted((options or {}).items())))


def default_seats(game: str) -> int:
    """Return the smallest number of seats with an opponent."""
    low, high = find(game).facts.players
    return min(high, max(2, low))


def _leaves(view: dict[str, Any]) -> list[tuple[str, float]]:
    """Return the name and value of every column that a view sets."""
    found: list[tuple[str, float]] = []
    for part in READ:
        _walk(part, view[part], found)
    return found


def _walk(name: str, value: Any, found: list[tuple[str, float]]) -> None:
    """Add the columns of a part of a view. A list instead of nested generators: each observation runs this."""
    if isinstance(value, dict):
        found.append((f"{name}?", 1.0))
        for key, one in value.items():
            _walk(f"{name}.{key}", one, found)
    elif isinstance(value, list):
        found.append((f"{name}#", float(len(value))))
        for place, one in enumerate(value):
            if isinstance(one, dict | list):
                _walk(f"{name}[{place}]", one, found)
            else:
                found.append((f"{name}~{one}", 1.0))
    elif isinstance(value, str):
        found.append((f"{name}={value}", 1.0))
    elif value is not None:
        found.append((f"{name}?", 1.0))
        found.append((name, float(value)))
