"""From evaluations to chances to win.

A game's evaluation says who is ahead, not how often that wins. `consigliere fit` plays games of greedy bots and
determines, for each part of the game, how steeply a lead in the evaluation turns into a chance to win. The result is a
small table in the game's folder (`chances.toml`). Early in a game a lead often means little: the curve is flat there,
and every side has nearly the same chance.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
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

    def at(self, moves: int) -> float:
        """The steepness after so many questions, interpolated between the two nearest parts."""
        last = len(self.steepness) - 1
        place = min(max(moves / self.length * (last + 1) - 0.5, 0.0), float(last))
        left = min(int(place), max(0, last - 1))
        share = place - left
        return self.steepness[left] * (1 - share) + self.steepness[min(left + 1, last)] * share

    def of(self, title: Title, g: State) -> tuple[float, ...]:
        """Each seat's chance to win in a state; its share of the win if the game is over."""
        seats = sum([len(side) for side in self.sides])
        if g.result is not None:
            return tuple([g.result.share(seat) for seat in range(seats)])
        values = [sum([title.value(g, seat) for seat in side]) / len(side) for side in self.sides]
        found = [0.0] * seats
        for side, chance in zip(self.sides, shares(values, max(FLATTEST, self.at(g.moves))), strict=True):
            for seat in side:
                found[seat] = chance
        return tuple(found)


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
    file = sys.modules[type(title).__module__].__file__
    return None if file is None else Path(file).parent


@cache
def _fitted(title: Title) -> dict[int, tuple[float, tuple[float, ...]]]:
    """The content of a game's table: by number of seats, the length of a game and the steepness of its parts."""
    folder = folder_of(title)
    if folder is None or not (folder / FILE).is_file():
        return {}
    data = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    return {
        int(seats): (float(row["length"]), tuple([float(one) for one in row["steepness"]]))
        for seats, row in data["seats"].items()
    }


def chances(title: Title, seats: int, options: dict[str, Any]) -> Chances:
    """The chances of a game. If this number of seats was not fitted, those of the nearest number."""
    sides, fitted = sides_of(title, seats, options), _fitted(title)
    if not fitted:
        return Chances(LENGTH, USUAL, sides)
    nearest = min(fitted, key=lambda one: (abs(one - seats), one))
    length, steepness = fitted[nearest]
    return Chances(length * seats / nearest, steepness, sides)
