"""Which reconstructed figures matter: the balance of a game with each of them moved, beside the balance without.

A figure is moved up and down by a quarter, at least by one, as a box would correct it. The same deals are played with
the same bots. What changes is the share of wins of seats, sides, families or clubs; a figure that moves none of them
may be wrong without harm to the balance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from consigliere.bots import make
from consigliere.engine import NotUnderstood
from consigliere.engine.box import BadBox, Box, entries
from consigliere.engine.data import load_data
from consigliere.games import find
from consigliere.games.editions import install, package_of

from .balance import DIGITS, Match, Tally, play_games_of
from .sim import MOST_GAMES, Progress
from .workers import check_workers, run

STEP = 0.25  # of the figure
SURE = 0.05  # the chance that any of the figures called important is not, if none is
Role = tuple[str, str]


class Move(NamedTuple):
    """A figure and what it is moved to."""

    path: str
    value: Any
    moved: Any


def moves(game: str, begin: str = "") -> list[Move]:
    """Every move of the reconstructed numbers whose path begins so, up before down.

    Of a list of numbers the largest is moved. Words, names and effects are no numbers, and zero is only moved up.
    """
    found: list[Move] = []
    for entry in entries(load_data(package_of(find(game)))):
        for figure in entry.figures:
            if figure.source == "reconstructed" and figure.path.startswith(begin):
                found += [Move(figure.path, figure.value, moved) for moved in _moved(figure.value)]
    return found


def _moved(value: Any) -> list[Any]:
    if isinstance(value, list) and value and all(type(one) is int for one in value):
        place = value.index(max(value))
        return [[*value[:place], one, *value[place + 1 :]] for one in _moved(value[place])]
    if type(value) is not int or value < 0:
        return []
    step = max(1, round(STEP * value))
    return [value + step, value - step] if value >= step else [value + step]


def measure_moves(
    wanted: Match,
    tried: Sequence[Move],
    games: int,
    workers: int = 1,
    progress: Progress | None = None,
    executor: Any = None,
) -> dict[str, Any]:
    """Play so many games without a move and with each, and compare. The same seed gives the same report.

    A move that the check of the dataset refuses is listed in `bound`: rules or other figures fix it.
    """
    if not 1 <= games <= MOST_GAMES:
        raise NotUnderstood(f"the number of games lies between 1 and {MOST_GAMES}, not {games}")
    if not tried:
        raise NotUnderstood(f"no reconstructed number of {wanted.game} has such a path; `consigliere box` lists them")
    check_workers(workers)
    title = find(wanted.game)
    full = wanted._replace(options=title.complete_options(wanted.seats, wanted.options))
    make(full.bot)
    names: list[str] = []
    moved: list[Move] = []
    bound: list[dict[str, Any]] = []
    for move in tried:
        try:
            names.append(install(title, Box(title.id, title.version, "", {move.path: move.moved}, {})))
            moved.append(move)
        except BadBox as error:
            bound.append({**move._asdict(), "why": str(error)})
    size = max(1, min(50, games // (2 * workers)))
    pieces = [
        (full._replace(game=name), first, min(first + size, games))
        for name in (full.game, *names)
        for first in range(0, games, size)
    ]
    tallies: dict[str, tuple[Counter[Role], Counter[Role]]] = {}
    for name, part in run(_named, pieces, workers, executor):
        played, won = tallies.setdefault(name, (Counter(), Counter()))
        played.update(part.played)
        won.update(part.won)
        if progress is not None:
            progress(part.games)
    return _report(
        full, games, [(move, tallies[name]) for move, name in zip(moved, names, strict=True)], tallies, bound
    )


def _named(wanted: Match, first: int, end: int) -> tuple[str, Tally]:
    return wanted.game, play_games_of(wanted, first, end)


def _report(
    wanted: Match,
    games: int,
    rows: Sequence[tuple[Move, tuple[Counter[Role], Counter[Role]]]],
    tallies: dict[str, tuple[Counter[Role], Counter[Role]]],
    bound: list[dict[str, Any]],
) -> dict[str, Any]:
    title = find(wanted.game)
    sides = len(title.teams(wanted.seats, wanted.options)) or wanted.seats
    played, won = tallies[wanted.game]
    tests = max(1, len(rows) * len(played))
    limit = NormalDist().inv_cdf(1 - SURE / 2 / tests)
    found = []
    for move, (with_played, with_won) in rows:
        changes = [
            _change(role, (played[role], won[role]), (with_played[role], with_won[role]), sides, limit)
            for role in sorted(played)
            if with_played[role]
        ]
        largest = max(changes, key=lambda one: (abs(one["errors"]), one["role"]), default=None)
        found.append(
            {**move._asdict(), "largest": largest, "matters": bool(largest and abs(largest["errors"]) > limit)}
        )
    found.sort(key=lambda one: -abs(one["largest"]["errors"]) if one["largest"] else 0.0)
    return {
        "game": wanted.game,
        "rules": title.version,
        "players": wanted.seats,
        "options": wanted.options,
        "bot": wanted.bot,
        "seed": wanted.seed,
        "games": games,
        "limit": round(limit, 2),
        "figures": found,
        "bound": bound,
    }


def _change(role: Role, before: tuple[int, int], after: tuple[int, int], sides: int, limit: float) -> dict[str, Any]:
    """How a role's share of wins changes, beside an equal chance, with an interval that holds for all moves at once."""
    shares = [won / 10**DIGITS / played for played, won in (before, after)]
    spread = [max(1.0, won / 10**DIGITS) / played for played, won in (before, after)]
    error = sqrt(sum([s * max(1 - s, 0.01) / n for s, (n, _) in zip(spread, (before, after), strict=True)]))
    change = shares[1] - shares[0]
    return {
        "role": f"{role[0]}: {role[1]}",
        "change": change * sides,
        "interval": [(change - limit * error) * sides, (change + limit * error) * sides],
        "errors": change / error,
    }
