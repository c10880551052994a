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

from collections.abc import Callable, Sequence
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
        names: dict[str, int] = {}
        views = [_Survey("", lambda name: names.setdefault(name, 1)) for _ in range(seats)]
        for seed in range(SURVEY_GAMES):
            self._survey(seed, views)
        self._columns = {name: column for column, name in enumerate(sorted(names))}
        self._views = _Place("", self._column)
        self.names: tuple[str, ...] = (*self._columns, *(f"other {number}" for number in range(OTHERS)))

    def _survey(self, seed: int, views: Sequence[_Place]) -> None:
        """Collect the names of columns from one random game."""
        match = new(self.title.id, self.seats, seed, self.options).clone()
        random, decisions = Random(seed), 0
        while match.result is None:
            if decisions % SEEN_EVERY == 0:
                for seat, names in enumerate(views):
                    names.read_view(match.view(seat))
            seat = match.deciders[0]
            match.play(seat, random.choice(match.options(seat)))
            decisions += 1
        for seat, names in enumerate(views):
            names.read_view(match.view(seat))
        self.longest = max(self.longest, decisions)

    def _column(self, name: str) -> int:
        """Return the number of a column. A name that no random game had shares one."""
        number = self._columns.get(name)
        return len(self._columns) + crc32(name.encode()) % OTHERS if number is None else number

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
        columns, amounts = self._views.read_view(view)
        return np.bincount(columns, amounts, len(self.names)).astype(np.float32)


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


class _Place:
    """A place in a view, and the places inside it. It keeps the numbers of its columns: to form and look up their names
    would take most of the time of an observation.
    """

    __slots__ = ("_columns", "_inside", "_name", "_number")

    def __init__(self, name: str, number: Callable[[str], int]) -> None:
        self._name = name
        self._number = number  # of a column, by its name
        self._columns: dict[str, int] = {}  # by what follows this place's name
        self._inside: dict[str | int, _Place] = {}

    def read_view(self, view: dict[str, Any]) -> tuple[list[int], list[float]]:
        """Return the number and the value of every column that a view sets."""
        columns: list[int] = []
        amounts: list[float] = []
        for part in READ:
            self._at(part, part).read(view[part], columns, amounts)
        return columns, amounts

    def read(self, value: Any, columns: list[int], amounts: list[float]) -> None:
        """Add the columns of what is at this place."""
        known = self._columns
        if isinstance(value, dict):
            columns.append(known.get("?") or self._new("?"))
            amounts.append(1.0)
            for key, one in value.items():
                place = self._inside.get(key) or self._at(key, f"{self._name}.{key}")
                place.read(one, columns, amounts)
        elif isinstance(value, list):
            columns.append(known.get("#") or self._new("#"))
            amounts.append(len(value))
            for key, one in enumerate(value):
                if isinstance(one, dict | list):
                    place = self._inside.get(key) or self._at(key, f"{self._name}[{key}]")
                    place.read(one, columns, amounts)
                else:
                    end = f"~{one}"
                    columns.append(known.get(end) or self._new(end))
                    amounts.append(1.0)
        elif isinstance(value, str):
            end = f"={value}"
            columns.append(known.get(end) or self._new(end))
            amounts.append(1.0)
        elif value is not None:
            columns += (known.get("?") or self._new("?"), known.get("") or self._new(""))
            amounts += (1.0, value)

    def _new(self, end: str) -> int:
        number = self._columns[end] = self._number(self._name + end)
        return number

    def _at(self, key: str | int, name: str) -> _Place:
        if key not in self._inside:
            self._inside[key] = type(self)(name, self._number)
        return self._inside[key]


class _Survey(_Place):
    """A place whose columns are only collected: what has not changed since it was last read has no new ones."""

    __slots__ = ("_last",)

    def read(self, value: Any, columns: list[int], amounts: list[float]) -> None:
        """Add the columns, unless they are known."""
        if isinstance(value, dict | list):
            if value == getattr(self, "_last", None):
                return
            self._last = value
        super().read(value, columns, amounts)
