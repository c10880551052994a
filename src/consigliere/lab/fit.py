"""Fits chances to win: how steeply a lead in a game's evaluation turns into wins, in each part of a game.

Greedy bots play many games. Some moments of each are stored: every side's evaluation, the progress of the game, and who
won. One number for each part of a game is fitted by maximum likelihood. The quality of the chances (Brier score),
compared with a constant chance for every side, is measured on other games than the fit: each half of the games is
judged by the fit of the other half.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, NamedTuple

from consigliere.bots import Sight, make
from consigliere.bots.chances import EVEN, PARTS, Chances, shares, sides_of
from consigliere.engine import Fast, NotUnderstood
from consigliere.games import find
from consigliere.match import new

from .sim import MOST_GAMES, SEEDS, Progress
from .workers import check_workers, run

EACH = 3  # every third moment is stored: neighbours are nearly equal
STEEPEST = 60.0  # the maximum: every lead wins
NEAR = 0.01  # the precision of the search
TINY = 1e-12
DOUBT = 4.0  # the weight of the prior, in games: pulls a steepness with little evidence towards zero
BINS = 10  # of the calibration plot


class Moment(NamedTuple):
    """One moment of a game: how many questions were answered, each side's evaluation, what each won in the end."""

    game: int
    moves: int
    values: tuple[float, ...]
    won: tuple[float, ...]


class Fitting(NamedTuple):
    """What is fitted. Small and picklable, because it is sent to the workers."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int


def fitting(game: str, seats: int, options: dict[str, Any], seed: int) -> Fitting:
    """A checked plan. Raises NotUnderstood if the game has no evaluation or something does not fit."""
    title = find(game)
    full = title.complete_options(seats, options)
    if not title.evaluates:
        raise NotUnderstood(f"{game} has no evaluation, so there is nothing to fit")
    return Fitting(game, seats, full, seed)


def play_games_of(wanted: Fitting, first: int, end: int) -> tuple[list[Moment], list[int]]:
    """Play the games from `first` up to but not including `end`: their moments, and the number of questions of each."""
    moments: list[Moment] = []
    lengths: list[int] = []
    for number in range(first, end):
        seed = Fast(wanted.seed).draw(number, SEEDS)
        match = new(wanted.game, wanted.seats, seed, wanted.options).clone()
        title, sides = match.title, sides_of(match.title, wanted.seats, wanted.options)
        bots = [make("greedy", Fast(seed).draw(-1 - seat, SEEDS)) for seat in range(wanted.seats)]
        kept: list[tuple[int, tuple[float, ...]]] = []
        last = -EACH
        while match.result is None:
            g = match.state
            if g.moves >= last + EACH:
                last = g.moves
                kept.append((g.moves, tuple([sum([title.value(g, s) for s in side]) / len(side) for side in sides])))
            seat = match.deciders[0]
            match.play(seat, bots[seat].choose(Sight(match, seat)))
        won = tuple([match.result.share(side[0]) for side in sides])
        moments += [Moment(number, moves, values, won) for moves, values in kept]
        lengths.append(match.state.moves)
    return moments, lengths


def fit(
    wanted: Fitting, games: int, workers: int = 1, progress: Progress | None = None, executor: Any = None
) -> dict[str, Any]:
    """Play and fit; return the table and how good it is, JSON-able. The same seed gives the same table.

    >>> found = fit(fitting("dual_powers", 2, {}, seed=1), games=2)
    >>> len(found["steepness"]), found["games"]
    (5, 2)
    """
    if not 2 <= games <= MOST_GAMES:
        raise NotUnderstood(f"the number of games lies between 2 and {MOST_GAMES}, not {games}")
    check_workers(workers)
    size = max(1, min(25, games // (8 * workers)))
    moments: list[Moment] = []
    lengths: list[int] = []
    for part, lasted in run(
        play_games_of, [(wanted, one, min(one + size, games)) for one in range(0, games, size)], workers, executor
    ):
        moments += part
        lengths += lasted
        if progress is not None:
            progress(len(lasted))
    moments.sort()
    title = find(wanted.game)
    length = round(sum(lengths) / len(lengths), 1)
    sides = sides_of(title, wanted.seats, wanted.options)
    halves = [[moment for moment in moments if moment.game % 2 == half] for half in (0, 1)]
    judged = [
        (one, shares(one.values, chances.at(one.moves)))
        for learned, fresh in (halves, halves[::-1])
        for chances in [Chances(length, _steepness(learned, length), sides)]
        for one in fresh
    ]
    return {
        "game": wanted.game,
        "rules": title.version,
        "players": wanted.seats,
        "options": wanted.options,
        "seed": wanted.seed,
        "games": games,
        "length": length,
        "steepness": list(_steepness(moments, length)),
        "parts": [_quality([one for one in judged if _part(one[0], length) == part]) for part in range(PARTS)],
        "all": _quality(judged),
        "calibration": _calibration(judged),
    }


def _part(moment: Moment, length: float) -> int:
    return min(PARTS - 1, int(moment.moves / length * PARTS))


def _steepness(moments: Sequence[Moment], length: float) -> tuple[float, ...]:
    """The steepness of each part of the game."""
    return tuple([round(_steepest([one for one in moments if _part(one, length) == part]), 2) for part in range(PARTS)])


def _steepest(moments: Sequence[Moment]) -> float:
    """The steepness with the maximum likelihood, including the prior. The loss has one minimum."""
    each = len(moments) / max(1, len({one.game for one in moments}))  # the moments of one game are one observation
    leads = [value - _middle(one.values) for one in moments for value in one.values]
    spread = sqrt(sum([lead * lead for lead in leads]) / max(1, len(leads)))

    def loss(steepness: float) -> float:
        total = DOUBT * each * steepness * steepness * spread * spread / 2
        for one in moments:
            found = shares(one.values, steepness)
            total -= sum([w * log(max(p, TINY)) for w, p in zip(one.won, found, strict=True)])
            if len(found) == 1:
                total -= (1 - one.won[0]) * log(max(1 - found[0], TINY))
        return total

    low, high = 0.0, STEEPEST
    while high - low > NEAR:
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        low, high = (low, right) if loss(left) < loss(right) else (left, high)
    return (low + high) / 2


def _middle(values: Sequence[float]) -> float:
    """The reference of a lead: the mean of all sides, or an even game against the game itself."""
    return EVEN if len(values) == 1 else sum(values) / len(values)


Judged = tuple[Moment, list[float]]


def _quality(judged: Sequence[Judged]) -> dict[str, Any]:
    """The Brier score of the chances and of a constant, over all sides: lower is better."""
    if not judged:
        return {"moments": 0, "brier": None, "constant": None}
    brier = constant = 0.0
    for one, found in judged:
        even = 1 / max(2, len(found))
        brier += sum([(p - w) ** 2 for p, w in zip(found, one.won, strict=True)])
        constant += sum([(even - w) ** 2 for w in one.won])
    return {
        "moments": len(judged),
        "brier": round(brier / len(judged), 4),
        "constant": round(constant / len(judged), 4),
    }


def _calibration(judged: Sequence[Judged]) -> list[dict[str, Any]]:
    """By tenths of the predicted chance: the mean prediction, and how often it came true."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one, found in judged:
        for p, w in zip(found, one.won, strict=True):
            rows[min(BINS - 1, int(p * BINS))].append((p, w))
    return [
        {
            "given": round(sum([p for p, _ in row]) / len(row), 3),
            "came": round(sum([w for _, w in row]) / len(row), 3),
            "count": len(row),
        }
        for row in rows
        if row
    ]


def as_toml(found: Sequence[dict[str, Any]]) -> str:
    """The tables of a game in the format of its `chances.toml`."""
    first = found[0]
    command = f"consigliere fit {first['game']} --games {first['games']} --seed {first['seed']} --write"
    lines = [f"# Made by `{command}`.", "# How steeply a lead in the evaluation turns into wins, by fifths of a game."]
    for one in found:
        everything = one["all"]
        lines += [
            "",
            f"[seats.{one['players']}]",
            f"length = {one['length']}",
            f"steepness = {one['steepness']}",
            f"brier = {everything['brier']}",
            f"constant = {everything['constant']}",
        ]
    return "\n".join(lines) + "\n"
