"""From evaluations to chances to win.

A game's evaluation says who is ahead, not how often that wins. `consigliere fit` plays games of greedy bots and
determines, for each part of the game, how steeply a lead in the evaluation turns into a chance to win, how much the
game's other signs count (`Title.signs`), and what each role is worth (`Title.roles`). The result is a small table in
the game's folder (`chances.toml`). Early in a game all this often means little: the curve is flat there, and every side
has nearly the same chance.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from consigliere.engine import Seat, State, Title

FILE = "chances.toml"
PARTS = 5  # the parts of a game, each with its own steepness
USUAL = (1.0, 2.0, 4.0, 6.0, 9.0)  # for a game without a fit: a lead counts for more towards the end
LENGTH = 120.0  # questions of such a game
FLATTEST = 0.25  # if a lead means nothing, a better state still gets a slightly higher chance
EVEN = 0.5  # the evaluation at which a seat without rivals is as likely to win as to lose


class Chances(NamedTuple):
    """How evaluations turn into chances, for one game and one number of seats."""

    length: float
    """The number of questions in a typical game."""
    steepness: tuple[float, ...]
    """For each part of the game: the weight of a lead."""
    sides: tuple[tuple[Seat, ...], ...]
    """Who wins together: the teams, or each seat alone."""
    signs: tuple[tuple[float, ...], ...] = ()
    """For each part of the game: the weights of the game's signs, in their order. () for none."""
    roles: Mapping[str, float] = MappingProxyType({})
    """The weights of roles, such as `club: mayans`; a role that is not listed has none."""

    def at(self, moves: int) -> float:
        """The steepness after so many questions, interpolated between the two nearest parts."""
        return sum([share * self.steepness[part] for part, share in weights_at(moves, self.length)])

    def of(self, title: Title, g: State) -> tuple[float, ...]:
        """Each seat's chance to win in a state; its share of the win if the game is over."""
        seats = sum([len(side) for side in self.sides])
        if g.result is not None:
            return tuple([g.result.share(seat) for seat in range(seats)])
        look = Look.at(title, g, self.sides, bool(self.signs))
        found = [0.0] * seats
        for side, chance in zip(self.sides, self.of_look(g.moves, look), strict=True):
            for seat in side:
                found[seat] = chance
        return tuple(found)

    def of_look(self, moves: int, look: Look) -> list[float]:
        """Each side's chance after so many questions, by what it looks like."""
        steepness = max(FLATTEST, self.at(moves))
        if len(look.values) == 1:
            return shares(look.values, steepness)
        scores = [steepness * value for value in look.values]
        if self.signs:
            for part, share in weights_at(moves, self.length):
                weights = self.signs[part]
                for i, row in enumerate(look.signs):
                    scores[i] += share * sum([weight * sign for weight, sign in zip(weights, row, strict=True)])
        if self.roles:
            for i, names in enumerate(look.roles):
                scores[i] += sum([self.roles.get(name, 0.0) for name in names])
        return shares(scores, 1.0)


class Look(NamedTuple):
    """What each side looks like in a state: all that chances depend on."""

    values: tuple[float, ...]
    """The evaluation, the mean of a side's seats."""
    signs: tuple[tuple[float, ...], ...] = ()
    """The game's signs, the sum of a side's seats; () for a game that names none."""
    roles: tuple[tuple[str, ...], ...] = ()
    """What the seats of a side play, such as `club: mayans`."""

    @classmethod
    def at(cls, title: Title, g: State, sides: Sequence[Sequence[Seat]], with_signs: bool = True) -> Look:
        """The look of a state. Signs take time, so they may be left out."""
        values = tuple([sum([title.value(g, seat) for seat in side]) / len(side) for side in sides])
        rows = title.signs(g) if with_signs else ()
        of_sides = [[rows[seat] for seat in side] for side in sides] if rows else []
        signs = tuple([tuple([sum(column) for column in zip(*side, strict=True)]) for side in of_sides])
        named = [[role for seat in side for role in title.roles(g, seat).items()] for side in sides]
        return cls(values, signs, tuple([tuple([f"{a}: {b}" for a, b in row]) for row in named]))


def weights_at(moves: int, length: float, parts: int = PARTS) -> list[tuple[int, float]]:
    """The nearest parts of the game after so many questions, and how much each counts."""
    place = min(max(moves / length * parts - 0.5, 0.0), float(parts - 1))
    left = min(int(place), parts - 2)
    return [(left, left + 1 - place), (left + 1, place - left)]


def shares(values: Sequence[float], steepness: float) -> list[float]:
    """The chances of sides with these evaluations. A side without rivals plays against the game itself."""
    if len(values) == 1:
        values = (values[0], EVEN)
        return shares(values, steepness)[:1]
    best = max(values)
    weights = [exp(steepness * (value - best)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def sides_of(title: Title, seats: int, options: dict[str, Any]) -> tuple[tuple[Seat, ...], ...]:
    """Who wins together."""
    return title.teams(seats, options) or tuple([(seat,) for seat in range(seats)])


def folder_of(title: Title) -> Path | None:
    """The folder of a game's package; None if it has none."""
    file = getattr(sys.modules[type(title).__module__], "__file__", None)  # a notebook has none
    return None if file is None else Path(file).parent


class Fitted(NamedTuple):
    """The table of a game for one number of seats."""

    length: float
    steepness: tuple[float, ...]
    signs: tuple[tuple[float, ...], ...]
    roles: dict[str, float]


@cache
def _fitted(title: Title) -> dict[int, Fitted]:
    """The content of a game's table, by number of seats."""
    folder = folder_of(title)
    if folder is None or not (folder / FILE).is_file():
        return {}
    data = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    return {int(seats): _read(row, title.sign_names) for seats, row in data["seats"].items()}


def _read(row: dict[str, Any], names: Sequence[str]) -> Fitted:
    """One table. A sign that it does not name has no weight."""
    steepness = tuple([float(one) for one in row["steepness"]])
    known: dict[str, list[float]] = row.get("signs", {})
    by_sign = [known.get(name, [0.0] * len(steepness)) for name in names]
    signs = tuple([tuple([float(one[part]) for one in by_sign]) for part in range(len(steepness))]) if known else ()
    return Fitted(float(row["length"]), steepness, signs, {name: float(x) for name, x in row.get("roles", {}).items()})


def chances(title: Title, seats: int, options: dict[str, Any]) -> Chances:
    """The chances of a game. If this number of seats was not fitted, those of the nearest number."""
    sides, fitted = sides_of(title, seats, options), _fitted(title)
    if not fitted:
        return Chances(LENGTH, USUAL, sides)
    nearest = min(fitted, key=lambda one: (abs(one - seats), one))
    found = fitted[nearest]
    return Chances(found.length * seats / nearest, found.steepness, sides, found.signs, found.roles)
